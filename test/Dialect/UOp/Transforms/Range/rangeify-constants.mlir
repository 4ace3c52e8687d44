// RUN: uop-opt %s --uop-rangeify --cse --split-input-file | FileCheck %s

// A splat is a scalar; many values are read from memory.
// CHECK-LABEL: func.func @splat_and_dense(
// CHECK-SAME: ) -> tensor<2xf32>
// CHECK-NEXT: %[[CST:.*]] = uop.const dense<[1.000000e+00, 3.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[CST]][%[[R0]]] : tensor<2xf32> -> f32
// CHECK-NEXT: %[[CST_0:.*]] = uop.const 2.000000e+00 : f32
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[CST_0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f32 -> tensor<2xf32>
// CHECK-NEXT: return %[[V2]] : tensor<2xf32>
func.func @splat_and_dense() -> tensor<2xf32> {
  %0 = uop.const 2.0 : tensor<2xf32>
  %1 = uop.const dense<[1.0, 3.0]> : tensor<2xf32>
  %2 = uop.add %0, %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}

// -----

// A constant that is returned stays.
// CHECK-LABEL: func.func @returned(
// CHECK-SAME: ) -> tensor<2xf32>
// CHECK-NEXT: %[[CST:.*]] = uop.const 2.000000e+00 : tensor<2xf32>
// CHECK-NEXT: return %[[CST]] : tensor<2xf32>
func.func @returned() -> tensor<2xf32> {
  %0 = uop.const 2.0 : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// An index is its own value.
// CHECK-LABEL: func.func @iota(
// CHECK-SAME: ) -> tensor<4x2xi64>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cast %[[R0]] : index -> i64
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 2 : index
// CHECK-NEXT: %[[V1:.*]] = uop.bufferize %[[V0]] over (%[[R0]], %[[R1]]) : i64 -> tensor<4x2xi64>
// CHECK-NEXT: return %[[V1]] : tensor<4x2xi64>
func.func @iota() -> tensor<4x2xi64> {
  %0 = uop.iota axis 0 : tensor<4x2xi64>
  return %0 : tensor<4x2xi64>
}
