// RUN: uop-opt %s --split-input-file --uop-gradient --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --split-input-file --uop-gradient > %t.1
// RUN: uop-opt %s --split-input-file --uop-gradient | diff %t.1 -

// The original stays; what was computed forward is used backward.
// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[Y:.*]] = uop.exp
// CHECK-NEXT:    return %[[Y]]
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:    %[[Y:.*]] = uop.exp %[[X]]
// CHECK-NEXT:    return %[[Y]], %[[Y]]
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = uop.exp %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// The gradients of all uses are added.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<8xf32>)
// CHECK:         %[[SIN:.*]] = uop.sin %[[X]]
// CHECK:         %[[COS:.*]] = uop.cos %[[X]]
// CHECK:         %[[SUM:.*]] = uop.add %[[SIN]], %[[PRODUCT:.*]] :
// CHECK:         return %{{.*}}, %[[SUM]]
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = uop.sin %x : tensor<8xf32>
  %1 = uop.mul %0, %x : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// A matrix product, whose gradients are matrix products.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[G:.*]]: tensor<4x5xf32>
// CHECK:         %[[A1:.*]] = uop.expand %{{.*}} : tensor<4x3x1xf32> -> tensor<4x3x5xf32>
// CHECK:         %[[B1:.*]] = uop.expand %{{.*}} : tensor<1x3x5xf32> -> tensor<4x3x5xf32>
// CHECK:         %[[G0:.*]] = uop.reshape %[[G]] : tensor<4x5xf32> -> tensor<4x1x5xf32>
// CHECK:         %[[G1:.*]] = uop.expand %[[G0]] : tensor<4x1x5xf32> -> tensor<4x3x5xf32>
// CHECK:         %[[PA:.*]] = uop.mul %[[G1]], %[[B1]]
// CHECK:         %[[PB:.*]] = uop.mul %[[G1]], %[[A1]]
// CHECK:         %[[SB:.*]] = uop.reduce_axis add %[[PB]] axes [0] : tensor<4x3x5xf32> -> tensor<3x5xf32>
// CHECK:         %[[SA:.*]] = uop.reduce_axis add %[[PA]] axes [2] : tensor<4x3x5xf32> -> tensor<4x3xf32>
// CHECK:         return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : tensor<4x5xf32>, tensor<4x3xf32>, tensor<3x5xf32>, tensor<4x5xf32>
module {
  func.func @main(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %w: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = uop.reshape %a : tensor<4x3xf32> -> tensor<4x3x1xf32>
    %1 = uop.expand %0 : tensor<4x3x1xf32> -> tensor<4x3x5xf32>
    %2 = uop.reshape %b : tensor<3x5xf32> -> tensor<1x3x5xf32>
    %3 = uop.expand %2 : tensor<1x3x5xf32> -> tensor<4x3x5xf32>
    %4 = uop.mul %1, %3 : tensor<4x3x5xf32>
    %5 = uop.reduce_axis add %4 axes [1] : tensor<4x3x5xf32> -> tensor<4x5xf32>
    %6 = uop.mul %5, %w : tensor<4x5xf32>
    return %6 : tensor<4x5xf32>
  }
}
