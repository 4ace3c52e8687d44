// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s

// Variables come after the buffers and before the slice of the threads; they are
// the bounds of loops and parts of positions.
// CHECK-LABEL: func @window(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<32xf32> {{{[^}]*}}}, %[[O:[a-z0-9]+]]: memref<4xf32> {{{[^}]*}}}, %[[N:[a-z0-9]+]]: index, %[[P:[a-z0-9]+]]: index, %{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index)
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK: %[[BASE:.*]] = arith.addi %[[I]], %[[P]]
// CHECK: scf.for %[[K:.*]] = %{{.*}} to %[[N]] step
// CHECK: %[[AT:.*]] = arith.addi %[[BASE]], %[[K]]
// CHECK: memref.load %[[X]][%[[AT]]]
uop.kernel @window(%x: memref<32xf32>, %o: memref<4xf32>, %n: index, %p: index) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to %n reduce : index
  %base = uop.add %i, %p : index
  %at = uop.add %base, %k : index
  %0 = uop.load %x[%at] : memref<32xf32> -> f32
  %1 = uop.reduce max %0 over (%k) : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// CHECK-LABEL: func @main(
// CHECK-SAME: %[[X:.*]]: memref<4x8xf32>, %[[O:.*]]: memref<4xf32>, %[[A:.*]]: index, %[[B:.*]]: index)
// CHECK: call @window(%{{.*}}, %[[O]], %[[A]], %[[B]], %{{.*}}, %{{.*}})
func.func @main(%x: memref<4x8xf32>, %o: memref<4xf32>, %a: index, %b: index) {
  uop.launch @window ins(%x : memref<4x8xf32>) outs(%o : memref<4xf32>) vars(%a, %b)
  return
}
