// A product whose parts are all taken is one kernel; the parts read its result.
//
// RUN: uop-opt %s --convert-stablehlo-to-uop | FileCheck %s

// CHECK-LABEL: @gates
// CHECK: uop.reduce_axis add
// CHECK: %[[SUM:.*]] = uop.add
// CHECK-NEXT: %[[WHOLE:.*]] = uop.contiguous %[[SUM]]
// CHECK-NEXT: uop.shrink %[[WHOLE]]
// CHECK-NEXT: uop.shrink %[[WHOLE]]
// CHECK-NOT: uop.contiguous
func.func @gates(%x: tensor<2x8xf32>, %w: tensor<8x6xf32>, %b: tensor<2x6xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.dot"(%x, %w) : (tensor<2x8xf32>, tensor<8x6xf32>) -> tensor<2x6xf32>
  %1 = "stablehlo.add"(%0, %b) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x6xf32>) -> tensor<2x3xf32>
  %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x6xf32>) -> tensor<2x3xf32>
  %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}

// What is not taken is not computed, and an argument is in memory as it is.
// CHECK-LABEL: @some
// CHECK-NOT: uop.contiguous
func.func @some(%x: tensor<2x8xf32>, %w: tensor<8x6xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.dot"(%x, %w) : (tensor<2x8xf32>, tensor<8x6xf32>) -> tensor<2x6xf32>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x6xf32>) -> tensor<2x2xf32>
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 4>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x6xf32>) -> tensor<2x2xf32>
  %3 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x8xf32>) -> tensor<2x4xf32>
  %4 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 4>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 1>}> : (tensor<2x8xf32>) -> tensor<2x4xf32>
  %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %6 = "stablehlo.slice"(%5) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
  %7 = "stablehlo.multiply"(%1, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %8 = "stablehlo.add"(%6, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %8 : tensor<2x2xf32>
}
