// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --cse --split-input-file | FileCheck %s

// A read that is gated stays gated, and is the zero where its gate is false.
// CHECK-LABEL: func.func @gated(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R2]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R2]]) in <local> : f32 -> tensor<8xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[V3:.*]] = uop.index %[[V2]][%[[R0]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[V5:.*]] = uop.add %[[R0]], %[[C1]] : index
// CHECK-NEXT: %[[C7:.*]] = uop.const 7 : index
// CHECK-NEXT: %[[V4:.*]] = uop.cmp lt %[[R0]], %[[C7]] : index
// CHECK-NEXT: %[[V6:.*]] = uop.index %[[V2]][%[[V5]]] if %[[V4]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V8:.*]] = uop.add %[[V3]], %[[V6]] : f32
// CHECK-NEXT: %[[V9:.*]] = uop.bufferize %[[V8]] over (%[[R0]]) : f32 -> tensor<8xf32>
// CHECK-NEXT: return %[[V9]] : tensor<8xf32>
func.func @gated(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = uop.exp2 %x : tensor<8xf32>
  %0 = uop.shrink %e offsets [1] sizes [7] : tensor<8xf32> -> tensor<7xf32>
  %1 = uop.pad %0 low [0] high [1] : tensor<7xf32> -> tensor<8xf32>
  %2 = uop.add %e, %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}
