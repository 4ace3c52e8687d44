// Results that are arguments, constants, views, or returned more than once.

// RUN: rm -rf %t && mkdir %t
// RUN: python3 -c "import numpy as np; np.save(r'%t/x.npy', np.array([1, 2, 3, 4], 'f4'))"
// RUN: uop-run %s --input=%t/x.npy --print --verify | FileCheck %s

// CHECK:      output 0: 4xf32 =
// CHECK-NEXT: [1 2 3 4]
// CHECK-NEXT: output 1: 4xf32 =
// CHECK-NEXT: [10 20 30 40]
// CHECK-NEXT: output 2: 4xf32 =
// CHECK-NEXT: [11 22 33 44]
// CHECK-NEXT: output 3: 4xf32 =
// CHECK-NEXT: [11 22 33 44]
// CHECK-NEXT: output 4: 2x2xf32 =
// CHECK-NEXT: {{\[}}[11 22]
// CHECK-NEXT:  [33 44]]
func.func @main(%x: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>) {
  %c = uop.const dense<[10.0, 20.0, 30.0, 40.0]> : tensor<4xf32>
  %0 = uop.add %x, %c : tensor<4xf32>
  %1 = uop.reshape %0 : tensor<4xf32> -> tensor<2x2xf32>
  return %x, %c, %0, %0, %1
      : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>
}

// RUN: uop-run %s --entry=in_place --input=%t/x.npy --print | FileCheck %s --check-prefix=PLACE
// Bufferization updates the argument in place; its caller keeps the old value.
// PLACE:      output 0: 4xf32 =
// PLACE-NEXT: [1 7 7 4]
// PLACE-NEXT: output 1: 4xf32 =
// PLACE-NEXT: [1 7 7 4]
func.func @in_place(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.const 7.0 : tensor<2xf32>
  %1 = tensor.insert_slice %0 into %x[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %1, %1 : tensor<4xf32>, tensor<4xf32>
}

// RUN: uop-run %s --entry=calls --input=%t/x.npy --print | FileCheck %s --check-prefix=CALLS
// CALLS:      output 0: 4xf32 =
// CALLS-NEXT: [4 8 12 16]
func.func private @double(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @calls(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @double(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @double(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// RUN: uop-run %s --entry=nothing --print --stats | FileCheck %s --check-prefix=NOTHING
// NOTHING: {
// NOTHING-NEXT: "kernels": 0,
func.func @nothing() {
  return
}
