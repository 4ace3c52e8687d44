// REQUIRES: uop-reduce
// RUN: uop-reduce %s --reduction-tree='traversal-mode=0 test=%S/Inputs/has_sin.sh' 2>%t.err | FileCheck %s

// What has nothing to do with the failure goes: whole functions, and values on
// the way to it.

// CHECK-NOT: @unused
// CHECK-LABEL: func.func @main(
// CHECK-NOT: uop.exp2
// CHECK-NOT: uop.mul
// CHECK-NOT: uop.reduce_axis
// CHECK: uop.sin
// CHECK-NOT: uop.exp2
// CHECK-NOT: uop.mul
// CHECK-NOT: uop.reduce_axis
// CHECK: return

func.func @unused(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.exp2 %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %0 = uop.mul %a, %b : tensor<4xf32>
  %1 = uop.exp2 %0 : tensor<4xf32>
  %2 = uop.sin %1 : tensor<4xf32>
  %3 = uop.mul %2, %b : tensor<4xf32>
  %4 = uop.reduce_axis add %1 axes [0] : tensor<4xf32> -> tensor<f32>
  return %3, %4 : tensor<4xf32>, tensor<f32>
}
