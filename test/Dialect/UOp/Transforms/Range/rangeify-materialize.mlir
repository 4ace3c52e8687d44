// RUN: uop-opt %s --uop-rangeify --cse --split-input-file | FileCheck %s

// Readers at different indices: e[1:] and pad(e)[:-1] must not share a range.
// CHECK-LABEL: func.func @different_readers(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<7xf32>
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R1]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R1]]) : f32 -> tensor<8xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 7 : index
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[R0]], %[[C1]] : index
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[V2]][%[[V3]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.index %[[V2]][%[[R0]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V6:.*]] = uop.add %[[V4]], %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = uop.bufferize %[[V6]] over (%[[R0]]) : f32 -> tensor<7xf32>
// CHECK-NEXT: return %[[V7]] : tensor<7xf32>
func.func @different_readers(%x: tensor<8xf32>) -> tensor<7xf32> {
  %e = uop.exp2 %x : tensor<8xf32>
  %0 = uop.shrink %e offsets [1] sizes [7] : tensor<8xf32> -> tensor<7xf32>
  %1 = uop.shrink %e offsets [0] sizes [7] : tensor<8xf32> -> tensor<7xf32>
  %2 = uop.add %0, %1 : tensor<7xf32>
  return %2 : tensor<7xf32>
}

// -----

// Readers at equal indices share the value.
// CHECK-LABEL: func.func @equal_readers(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.neg %[[V1]] : f32
// CHECK-NEXT: %[[V3:.*]] = uop.sqrt %[[V1]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.add %[[V2]], %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R0]]) : f32 -> tensor<8xf32>
// CHECK-NEXT: return %[[V5]] : tensor<8xf32>
func.func @equal_readers(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = uop.exp2 %x : tensor<8xf32>
  %0 = uop.neg %e : tensor<8xf32>
  %1 = uop.sqrt %e : tensor<8xf32>
  %2 = uop.add %0, %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// A repeated computation is offered as a tensor.
// CHECK-LABEL: func.func @repeated(
// CHECK-SAME: %[[X:.*]]: tensor<4x1xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 4 : index
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R2]], %[[C0]]] : tensor<4x1xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R2]], %[[C0]]) : f32 -> tensor<4x1xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V3:.*]] = uop.index %[[V2]][%[[R0]], %[[C0]]] : tensor<4x1xf32> -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.neg %[[V3]] : f32
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 8 : index
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R0]], %[[R1]]) : f32 -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4x8xf32>
func.func @repeated(%x: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %e = uop.exp2 %x : tensor<4x1xf32>
  %0 = uop.expand %e : tensor<4x1xf32> -> tensor<4x8xf32>
  %1 = uop.neg %0 : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

// A value that is returned twice, and as a view.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = uop.reshape %[[V2]] : tensor<4xf32> -> tensor<2x2xf32>
// CHECK-NEXT: return %[[V2]], %[[V2]], %[[V3]] : tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>
func.func @f(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>) {
  %0 = uop.exp2 %x : tensor<4xf32>
  %1 = uop.reshape %0 : tensor<4xf32> -> tensor<2x2xf32>
  return %0, %0, %1 : tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>
}
