// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --cse --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @diamond(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<7xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 7 : index
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C1]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[X]][%[[V0]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V2:.*]] = uop.square %[[V1]] : f32
// CHECK-NEXT: %[[V3:.*]] = uop.index %[[X]][%[[R0]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.square %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.add %[[V2]], %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]]) : f32 -> tensor<7xf32>
// CHECK-NEXT: return %[[V6]] : tensor<7xf32>
func.func @diamond(%x: tensor<8xf32>) -> tensor<7xf32> {
  %e = uop.square %x : tensor<8xf32>
  %0 = uop.shrink %e offsets [1] sizes [7] : tensor<8xf32> -> tensor<7xf32>
  %1 = uop.shrink %e offsets [0] sizes [7] : tensor<8xf32> -> tensor<7xf32>
  %2 = uop.add %0, %1 : tensor<7xf32>
  return %2 : tensor<7xf32>
}
