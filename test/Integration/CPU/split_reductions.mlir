// A large reduction is two stages where threads would wait; how many of them
// there are does not change the parts.
//
// RUN: bash %S/Inputs/split_reductions.sh %s %t
// RUN: uop-run %s --entry=sum --random-inputs=3 --stats --threads=1 | FileCheck %s --check-prefix=ONE
// RUN: uop-run %s --entry=sum --random-inputs=3 --stats --threads=2 | FileCheck %s --check-prefix=TWO
// RUN: uop-opt %s --uop-schedule=threads=2 | FileCheck %s
// ONE: "kernels": 1,
// TWO: "kernels": 2,

func.func @sum(%x: tensor<147456xf32>) -> tensor<f32> {
  %0 = uop.reduce_axis add %x axes [0] : tensor<147456xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @product_sum(%x: tensor<3x65536xf32>, %y: tensor<3x65536xf32>) -> tensor<f32> {
  %0 = uop.mul %x, %y : tensor<3x65536xf32>
  %1 = uop.reduce_axis add %0 axes [0, 1] : tensor<3x65536xf32> -> tensor<f32>
  return %1 : tensor<f32>
}

func.func @half(%x: tensor<147456xf16>) -> tensor<f16> {
  %0 = uop.reduce_axis add %x axes [0] : tensor<147456xf16> -> tensor<f16>
  return %0 : tensor<f16>
}

func.func @axes(%x: tensor<70000x3xf32>) -> (tensor<3xf32>, tensor<1x1xf32>) {
  %0 = uop.reduce_axis max %x axes [0] : tensor<70000x3xf32> -> tensor<3xf32>
  %1 = uop.reduce_axis min %x axes [0, 1] : tensor<70000x3xf32> -> tensor<f32>
  %2 = uop.reshape %1 : tensor<f32> -> tensor<1x1xf32>
  return %0, %2 : tensor<3xf32>, tensor<1x1xf32>
}

// The second reduction needs the first; threads share both.
// CHECK: func.func @moments(
// CHECK-COUNT-4: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @moments(%x: tensor<147456xf32>) -> (tensor<f32>, tensor<f32>) {
  %n = uop.const 147456.0 : tensor<f32>
  %0 = uop.reduce_axis add %x axes [0] : tensor<147456xf32> -> tensor<f32>
  %1 = uop.fdiv %0, %n : tensor<f32>
  %2 = uop.reshape %1 : tensor<f32> -> tensor<1xf32>
  %3 = uop.expand %2 : tensor<1xf32> -> tensor<147456xf32>
  %4 = uop.sub %x, %3 : tensor<147456xf32>
  %5 = uop.square %4 : tensor<147456xf32>
  %6 = uop.reduce_axis add %5 axes [0] : tensor<147456xf32> -> tensor<f32>
  return %1, %6 : tensor<f32>, tensor<f32>
}
