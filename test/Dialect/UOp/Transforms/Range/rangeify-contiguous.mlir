// RUN: uop-opt %s --uop-rangeify --cse --split-input-file | FileCheck %s

// The tensor stays, whatever it costs.
// CHECK-LABEL: func.func @kept(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[R3:.*]] = uop.range 3 to 4 : index
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R3]], %[[R2]]] : tensor<4x8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.bufferize %[[V0]] over (%[[R2]], %[[R3]]) removable = false : f32 -> tensor<8x4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 4 : index
// CHECK-NEXT: %[[V2:.*]] = uop.index %[[V1]][%[[R0]], %[[R1]]] : tensor<8x4xf32> -> f32
// CHECK-NEXT: %[[V3:.*]] = uop.neg %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.bufferize %[[V3]] over (%[[R0]], %[[R1]]) : f32 -> tensor<8x4xf32>
// CHECK-NEXT: return %[[V4]] : tensor<8x4xf32>
func.func @kept(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = uop.permute %x [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = uop.contiguous %0 : tensor<8x4xf32>
  %2 = uop.neg %1 : tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

// -----

// CHECK-LABEL: func.func @of_argument(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.bufferize %[[V0]] over (%[[R0]]) removable = false : f32 -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @of_argument(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.contiguous %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
