// RUN: uop-opt %s --uop-dedup-kernels --split-input-file | FileCheck %s

// Launches are redirected and numbers close up; other names stay.

// CHECK-LABEL: uop.kernel @e_4(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[O:.*]]: memref<4xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[X]][%[[R0]]] : memref<4xf32> -> f32
// CHECK-NEXT: uop.store %[[V0]], %[[O]][%[[R0]]] over (%[[R0]]) : memref<4xf32>
// CHECK-NEXT: uop.sink
// CHECK-LABEL: uop.kernel @e_4n1(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[A]][%[[R0]]] : memref<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.neg %[[V0]] : f32
// CHECK-NEXT: uop.store %[[V1]], %[[B]][%[[R0]]] over (%[[R0]]) : memref<4xf32>
// CHECK-NEXT: uop.sink
// CHECK-LABEL: uop.kernel @mine(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[O:.*]]: memref<4xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[X]][%[[R0]]] : memref<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.sqrt %[[V0]] : f32
// CHECK-NEXT: uop.store %[[V1]], %[[O]][%[[R0]]] over (%[[R0]]) : memref<4xf32>
// CHECK-NEXT: uop.sink
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32>)
// CHECK-NEXT: uop.launch @e_4 ins(%[[X]] : memref<4xf32>) outs(%[[Y]] : memref<4xf32>)
// CHECK-NEXT: uop.launch @e_4 ins(%[[X]] : memref<4xf32>) outs(%[[Y]] : memref<4xf32>)
// CHECK-NEXT: uop.launch @e_4n1 ins(%[[X]] : memref<4xf32>) outs(%[[Y]] : memref<4xf32>)
// CHECK-NEXT: uop.launch @mine ins(%[[X]] : memref<4xf32>) outs(%[[Y]] : memref<4xf32>)
// CHECK-NEXT: return
uop.kernel @e_4(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @e_4n1(%a: memref<4xf32>, %b: memref<4xf32>) {
  %j = uop.range 0 to 4 : index
  %0 = uop.load %a[%j] : memref<4xf32> -> f32
  uop.store %0, %b[%j] over (%j) : memref<4xf32>
  uop.sink
}
uop.kernel @e_4n2(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.neg %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @mine(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.sqrt %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
func.func @main(%x: memref<4xf32>, %y: memref<4xf32>) {
  uop.launch @e_4 ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  uop.launch @e_4n1 ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  uop.launch @e_4n2 ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  uop.launch @mine ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}
