// RUN: uop-opt %s --convert-uop-to-linalg --split-input-file | FileCheck %s

// Arithmetic with one reader is in its body; what costs nothing is in the maps.

// CHECK-LABEL: func.func @norm(
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8xf32>)
// CHECK: arith.mulf
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]} ins(%{{.*}}, %[[SUM]] : tensor<4x8xf32>, tensor<4xf32>)
// CHECK: linalg.index 1
// CHECK: arith.divf
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
func.func @norm(%x: tensor<4x8xf32>, %w: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = uop.reshape %w : tensor<8xf32> -> tensor<1x8xf32>
  %1 = uop.expand %0 : tensor<1x8xf32> -> tensor<4x8xf32>
  %2 = uop.mul %x, %1 : tensor<4x8xf32>
  %3 = uop.reduce_axis add %2 axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %4 = uop.reshape %3 : tensor<4xf32> -> tensor<4x1xf32>
  %5 = uop.expand %4 : tensor<4x1xf32> -> tensor<4x8xf32>
  %6 = uop.fdiv %x, %5 : tensor<4x8xf32>
  %7 = uop.iota axis 1 : tensor<4x8xf32>
  %8 = uop.add %6, %7 : tensor<4x8xf32>
  return %8 : tensor<4x8xf32>
}

// -----

// Arithmetic with two readers is computed once.

// CHECK-LABEL: func.func @shared(
// CHECK: %[[E:.*]] = linalg.generic
// CHECK: math.exp
// CHECK: linalg.generic {{.*}} ins(%[[E]] :
// CHECK: linalg.generic {{.*}} ins(%[[E]],
func.func @shared(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = uop.exp %x : tensor<8xf32>
  %1 = uop.reduce_axis max %0 axes [0] : tensor<8xf32> -> tensor<f32>
  %2 = uop.reshape %1 : tensor<f32> -> tensor<1xf32>
  %3 = uop.expand %2 : tensor<1xf32> -> tensor<8xf32>
  %4 = uop.fdiv %0, %3 : tensor<8xf32>
  return %4 : tensor<8xf32>
}

// -----

// The sign of integers is in the ops; calls, branches and other dialects keep
// working.

// CHECK-LABEL: func.func private @half(
// CHECK-SAME: %{{.*}}: tensor<4xi8>) -> tensor<4xi8>
// CHECK: arith.shrui
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: tensor<4xi8>, %[[C:.*]]: i1) -> tensor<4xi8>
// CHECK: scf.if %[[C]] -> (tensor<4xi8>)
// CHECK: %[[H:.*]] = func.call @half(%[[X]]) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK: scf.yield %[[H]] : tensor<4xi8>
// CHECK-NOT: ui8
func.func private @half(%x: tensor<4xui8>) -> tensor<4xui8> {
  %one = uop.const 1 : tensor<4xui8>
  %0 = uop.shr %x, %one : tensor<4xui8>
  return %0 : tensor<4xui8>
}
func.func @main(%x: tensor<4xui8>, %c: i1) -> tensor<4xui8> {
  %0 = scf.if %c -> tensor<4xui8> {
    %1 = func.call @half(%x) : (tensor<4xui8>) -> tensor<4xui8>
    scf.yield %1 : tensor<4xui8>
  } else {
    %two = uop.const 2 : tensor<4xui8>
    %2 = uop.max %x, %two : tensor<4xui8>
    scf.yield %2 : tensor<4xui8>
  }
  return %0 : tensor<4xui8>
}

// -----

// Mapped weights stay where they are.

// CHECK-LABEL: func.func @weights(
// CHECK: arith.constant dense_resource<w> : tensor<4xi8>
func.func @weights(%x: tensor<4xui8>) -> tensor<4xui8> {
  %w = uop.const dense_resource<w> : tensor<4xui8>
  %0 = uop.add %x, %w : tensor<4xui8>
  return %0 : tensor<4xui8>
}

{-#
  dialect_resources: { builtin: { w: "0x0100000001020304" } }
#-}
