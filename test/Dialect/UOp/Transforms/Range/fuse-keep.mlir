// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --cse --split-input-file | FileCheck %s

// uop.contiguous is obeyed.
// CHECK-LABEL: func.func @contiguous(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R1]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R1]]) removable = false : f32 -> tensor<8xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[V3:.*]] = uop.index %[[V2]][%[[R0]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.neg %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R0]]) : f32 -> tensor<8xf32>
// CHECK-NEXT: return %[[V5]] : tensor<8xf32>
func.func @contiguous(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = uop.exp2 %x : tensor<8xf32>
  %0 = uop.contiguous %e : tensor<8xf32>
  %1 = uop.neg %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// A large reduction that every element needs is not made again for each.
// CHECK-LABEL: func.func @dear(
// CHECK-SAME: %[[X:.*]]: tensor<4096xf32>) -> tensor<4096xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4096 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[C4095:.*]] = uop.const 4095 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C4095]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.index %[[X]][%[[V1]]] : tensor<4096xf32> -> f32
// CHECK-NEXT: %[[K2:.*]] = uop.range 2 to 4096 reduce : index
// CHECK-NEXT: %[[V3:.*]] = uop.index %[[X]][%[[K2]]] : tensor<4096xf32> -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.reduce add %[[V3]] over (%[[K2]]) : f32
// CHECK-NEXT: %[[V5:.*]] = uop.sub %[[V2]], %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.exp2 %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = uop.bufferize %[[V6]] over (%[[R0]]) removable = false : f32 -> tensor<4096xf32>
// CHECK-NEXT: return %[[V7]] : tensor<4096xf32>
func.func @dear(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %s = uop.reduce_axis add %x axes [0] : tensor<4096xf32> -> tensor<f32>
  %0 = uop.reshape %s : tensor<f32> -> tensor<1xf32>
  %1 = uop.expand %0 : tensor<1xf32> -> tensor<4096xf32>
  %2 = uop.flip %x axes [0] : tensor<4096xf32>
  %3 = uop.sub %2, %1 : tensor<4096xf32>
  %4 = uop.exp2 %3 : tensor<4096xf32>
  %5 = uop.contiguous %4 : tensor<4096xf32>
  return %5 : tensor<4096xf32>
}
