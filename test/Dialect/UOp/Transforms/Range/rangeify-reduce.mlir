// RUN: uop-opt %s --uop-rangeify --cse --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @one_axis(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[K1:.*]] = uop.range 1 to 8 reduce : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]], %[[K1]]] : tensor<4x8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.reduce add %[[V0]] over (%[[K1]]) : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: return %[[V2]] : tensor<4xf32>
func.func @one_axis(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @all_axes(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>) -> tensor<f32>
// CHECK-NEXT: %[[K0:.*]] = uop.range 0 to 4 reduce : index
// CHECK-NEXT: %[[K1:.*]] = uop.range 1 to 8 reduce : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[K0]], %[[K1]]] : tensor<4x8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.reduce max %[[V0]] over (%[[K0]], %[[K1]]) : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over () : f32 -> tensor<f32>
// CHECK-NEXT: return %[[V2]] : tensor<f32>
func.func @all_axes(%x: tensor<4x8xf32>) -> tensor<f32> {
  %0 = uop.reduce_axis max %x axes [0, 1] : tensor<4x8xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// An axis of size 1 needs no loop.
// CHECK-LABEL: func.func @size_one(
// CHECK-SAME: %[[X:.*]]: tensor<4x1xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]], %[[C0]]] : tensor<4x1xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.bufferize %[[V0]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @size_one(%x: tensor<4x1xf32>) -> tensor<4xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<4x1xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Nothing is read where there is nothing to read.
// CHECK-LABEL: func.func @empty(
// CHECK-SAME: %[[X:.*]]: tensor<0x4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V1:.*]] = uop.bufferize %[[CST]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @empty(%x: tensor<0x4xf32>) -> tensor<4xf32> {
  %0 = uop.reduce_axis add %x axes [0] : tensor<0x4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A reduction of a reduction.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>) -> tensor<f32>
// CHECK-NEXT: %[[K0:.*]] = uop.range 0 to 4 reduce : index
// CHECK-NEXT: %[[K1:.*]] = uop.range 1 to 8 reduce : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[K0]], %[[K1]]] : tensor<4x8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.reduce max %[[V0]] over (%[[K1]]) : f32
// CHECK-NEXT: %[[V2:.*]] = uop.reduce add %[[V1]] over (%[[K0]]) : f32
// CHECK-NEXT: %[[V3:.*]] = uop.bufferize %[[V2]] over () : f32 -> tensor<f32>
// CHECK-NEXT: return %[[V3]] : tensor<f32>
func.func @twice(%x: tensor<4x8xf32>) -> tensor<f32> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<4xf32> -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

// A reduction of a constant.
// CHECK-LABEL: func.func @constant(
// CHECK-SAME: ) -> tensor<f32>
// CHECK-NEXT: %[[CST:.*]] = uop.const 2.000000e+00 : f32
// CHECK-NEXT: %[[K0:.*]] = uop.range 0 to 8 reduce : index
// CHECK-NEXT: %[[V0:.*]] = uop.reduce mul %[[CST]] over (%[[K0]]) : f32
// CHECK-NEXT: %[[V1:.*]] = uop.bufferize %[[V0]] over () : f32 -> tensor<f32>
// CHECK-NEXT: return %[[V1]] : tensor<f32>
func.func @constant() -> tensor<f32> {
  %x = uop.const 2.0 : tensor<8xf32>
  %0 = uop.reduce_axis mul %x axes [0] : tensor<8xf32> -> tensor<f32>
  return %0 : tensor<f32>
}
