// RUN: uop-opt %s --split-input-file --uop-gradient=keep-results=false \
// RUN:   --uop-gradient="function=main_grad keep-results=false" | FileCheck %s

// The derivative of 2 x is 2.
// CHECK-LABEL: func.func @main_grad_grad(
// CHECK-NEXT:    %[[TWO:.*]] = uop.const 2.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    return %[[TWO]]
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.square %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Of -sin x, that of cos x.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[COS:.*]] = uop.cos %[[X]]
// CHECK-NEXT:    return %[[COS]]
// CHECK-LABEL: func.func @main_grad_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[SIN:.*]] = uop.sin %[[X]]
// CHECK-NEXT:    %[[NEG:.*]] = uop.neg %[[SIN]]
// CHECK-NEXT:    return %[[NEG]]
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// What a maximum chooses is linear in the rest.
// CHECK-LABEL: func.func @main_grad_grad(
// CHECK-NEXT:    %[[ZERO:.*]] = uop.const 0.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    return %[[ZERO]]
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.const 1.0 : tensor<4xf32>
  %1 = uop.max %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
