// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --cse --split-input-file | FileCheck %s

// Row reductions stand under the row.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: tensor<6x8xf32>) -> tensor<6x8xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 6 : index
// CHECK-NEXT: %[[R9:.*]] = uop.range 9 to 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]], %[[R9]]] : tensor<6x8xf32> -> f32
// CHECK-NEXT: %[[K10:.*]] = uop.range 10 to 8 reduce : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[X]][%[[R0]], %[[K10]]] : tensor<6x8xf32> -> f32
// CHECK-NEXT: %[[V2:.*]] = uop.reduce max %[[V1]] over (%[[K10]]) : f32
// CHECK-NEXT: %[[V3:.*]] = uop.sub %[[V0]], %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.exp %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R9]]) in <local> : f32 -> tensor<8xf32>
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 8 : index
// CHECK-NEXT: %[[V6:.*]] = uop.index %[[V5]][%[[R1]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[K8:.*]] = uop.range 8 to 8 reduce : index
// CHECK-NEXT: %[[V7:.*]] = uop.index %[[V5]][%[[K8]]] : tensor<8xf32> -> f32
// CHECK-NEXT: %[[V8:.*]] = uop.reduce add %[[V7]] over (%[[K8]]) : f32
// CHECK-NEXT: %[[V9:.*]] = uop.fdiv %[[V6]], %[[V8]] : f32
// CHECK-NEXT: %[[V10:.*]] = uop.bufferize %[[V9]] over (%[[R0]], %[[R1]]) : f32 -> tensor<6x8xf32>
// CHECK-NEXT: return %[[V10]] : tensor<6x8xf32>
func.func @main(%x: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<6x8xf32> -> tensor<6xf32>
  %m1 = uop.reshape %m : tensor<6xf32> -> tensor<6x1xf32>
  %m2 = uop.expand %m1 : tensor<6x1xf32> -> tensor<6x8xf32>
  %d = uop.sub %x, %m2 : tensor<6x8xf32>
  %e = uop.exp %d : tensor<6x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<6x8xf32> -> tensor<6xf32>
  %s1 = uop.reshape %s : tensor<6xf32> -> tensor<6x1xf32>
  %s2 = uop.expand %s1 : tensor<6x1xf32> -> tensor<6x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<6x8xf32>
  return %o : tensor<6x8xf32>
}
