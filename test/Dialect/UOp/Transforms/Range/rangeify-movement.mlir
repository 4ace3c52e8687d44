// RUN: uop-opt %s --uop-rangeify --cse --split-input-file | FileCheck %s

// Axes in another order.
// CHECK-LABEL: func.func @permute(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 4 : index
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R1]], %[[R0]]] : tensor<4x8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]], %[[R1]]) : f32 -> tensor<8x4xf32>
// CHECK-NEXT: return %[[V2]] : tensor<8x4xf32>
func.func @permute(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = uop.permute %x [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = uop.exp2 %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// -----

// The offset is added.
// CHECK-LABEL: func.func @shrink(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<3xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 3 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C2]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[X]][%[[V0]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V2:.*]] = uop.exp2 %[[V1]] : f32
// CHECK-NEXT: %[[V3:.*]] = uop.bufferize %[[V2]] over (%[[R0]]) : f32 -> tensor<3xf32>
// CHECK-NEXT: return %[[V3]] : tensor<3xf32>
func.func @shrink(%x: tensor<8xf32>) -> tensor<3xf32> {
  %0 = uop.shrink %x offsets [2] sizes [3] : tensor<8xf32> -> tensor<3xf32>
  %1 = uop.exp2 %0 : tensor<3xf32>
  return %1 : tensor<3xf32>
}

// -----

// Reads outside of the source are gated; the padding is selected.
// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<11xf32>
// CHECK-NEXT: %[[CST:.*]] = uop.const 2.000000e+00 : f32
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 11 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[C0]], %[[R0]] : index
// CHECK-NEXT: %[[C9:.*]] = uop.const 9 : index
// CHECK-NEXT: %[[V1:.*]] = uop.cmp lt %[[R0]], %[[C9]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.and %[[V0]], %[[V1]] : i1
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[X]][%[[V3]]] if %[[V2]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.where %[[V2]], %[[V4]], %[[CST]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.exp2 %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = uop.bufferize %[[V6]] over (%[[R0]]) : f32 -> tensor<11xf32>
// CHECK-NEXT: return %[[V7]] : tensor<11xf32>
func.func @pad(%x: tensor<8xf32>) -> tensor<11xf32> {
  %v = uop.const 2.0 : f32
  %0 = uop.pad %x low [1] high [2] value %v : tensor<8xf32> -> tensor<11xf32>
  %1 = uop.exp2 %0 : tensor<11xf32>
  return %1 : tensor<11xf32>
}

// -----

// Only one end needs a condition.
// CHECK-LABEL: func.func @pad_high(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<9xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C8:.*]] = uop.const 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C8]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[X]][%[[R0]]] if %[[V0]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[V2:.*]] = uop.where %[[V0]], %[[V1]], %[[CST]] : f32
// CHECK-NEXT: %[[V3:.*]] = uop.exp2 %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.bufferize %[[V3]] over (%[[R0]]) : f32 -> tensor<9xf32>
// CHECK-NEXT: return %[[V4]] : tensor<9xf32>
func.func @pad_high(%x: tensor<8xf32>) -> tensor<9xf32> {
  %0 = uop.pad %x low [0] high [1] : tensor<8xf32> -> tensor<9xf32>
  %1 = uop.exp2 %0 : tensor<9xf32>
  return %1 : tensor<9xf32>
}

// -----

// The last element comes first.
// CHECK-LABEL: func.func @flip(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[C7:.*]] = uop.const 7 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C7]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.index %[[X]][%[[V1]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V3:.*]] = uop.exp2 %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.bufferize %[[V3]] over (%[[R0]]) : f32 -> tensor<8xf32>
// CHECK-NEXT: return %[[V4]] : tensor<8xf32>
func.func @flip(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = uop.flip %x axes [0] : tensor<8xf32>
  %1 = uop.exp2 %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// A repeated axis is read at 0.
// CHECK-LABEL: func.func @expand(
// CHECK-SAME: %[[X:.*]]: tensor<4x1xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]], %[[C0]]] : tensor<4x1xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 8 : index
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]], %[[R1]]) : f32 -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V2]] : tensor<4x8xf32>
func.func @expand(%x: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %0 = uop.expand %x : tensor<4x1xf32> -> tensor<4x8xf32>
  %1 = uop.exp2 %0 : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

// One linear index, divided.
// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.*]]: tensor<4x6xf32>) -> tensor<8x3xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C2]] : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 3 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floormod %[[R0]], %[[C2]] : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V2:.*]] = uop.mul %[[V1]], %[[C3]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[R1]], %[[V2]] : index
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[X]][%[[V0]], %[[V3]]] : tensor<4x6xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.exp2 %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]], %[[R1]]) : f32 -> tensor<8x3xf32>
// CHECK-NEXT: return %[[V6]] : tensor<8x3xf32>
func.func @reshape(%x: tensor<4x6xf32>) -> tensor<8x3xf32> {
  %0 = uop.reshape %x : tensor<4x6xf32> -> tensor<8x3xf32>
  %1 = uop.exp2 %0 : tensor<8x3xf32>
  return %1 : tensor<8x3xf32>
}

// -----

// The sources are selected by bounds; an empty one is not read.
// CHECK-LABEL: func.func @cat(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<3xf32>, %[[Z:.*]]: tensor<0xf32>) -> tensor<5xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 5 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C2]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[X]][%[[R0]]] if %[[V0]] : tensor<2xf32> -> f32
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[V2:.*]] = uop.cmp lt %[[C1]], %[[R0]] : index
// CHECK-NEXT: %[[C_2:.*]] = uop.const -2 : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[R0]], %[[C_2]] : index
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[Y]][%[[V3]]] if %[[V2]] : tensor<3xf32> -> f32
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[V5:.*]] = uop.where %[[V2]], %[[V4]], %[[CST]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.where %[[V0]], %[[V1]], %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = uop.exp2 %[[V6]] : f32
// CHECK-NEXT: %[[V8:.*]] = uop.bufferize %[[V7]] over (%[[R0]]) : f32 -> tensor<5xf32>
// CHECK-NEXT: return %[[V8]] : tensor<5xf32>
func.func @cat(%x: tensor<2xf32>, %y: tensor<3xf32>, %z: tensor<0xf32>) -> tensor<5xf32> {
  %0 = uop.cat %x, %z, %y axis 0 : tensor<2xf32>, tensor<0xf32>, tensor<3xf32> -> tensor<5xf32>
  %1 = uop.exp2 %0 : tensor<5xf32>
  return %1 : tensor<5xf32>
}

// -----

// A value is read through several movements at once.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 4 : index
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 3 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C5]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.index %[[X]][%[[R1]], %[[V1]]] : tensor<4x8xf32> -> f32
// CHECK-NEXT: %[[V3:.*]] = uop.exp2 %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.bufferize %[[V3]] over (%[[R0]], %[[R1]]) : f32 -> tensor<3x4xf32>
// CHECK-NEXT: return %[[V4]] : tensor<3x4xf32>
func.func @chain(%x: tensor<4x8xf32>) -> tensor<3x4xf32> {
  %0 = uop.flip %x axes [1] : tensor<4x8xf32>
  %1 = uop.permute %0 [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %2 = uop.shrink %1 offsets [2, 0] sizes [3, 4] : tensor<8x4xf32> -> tensor<3x4xf32>
  %3 = uop.exp2 %2 : tensor<3x4xf32>
  return %3 : tensor<3x4xf32>
}
