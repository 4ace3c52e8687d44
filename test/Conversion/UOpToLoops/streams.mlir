// Stores past the caches: whole vectors at aligned offsets, if the buffer is
// aligned, too.
//
// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s

// CHECK-LABEL: func.func @stream(
// CHECK-SAME:    %[[O:.*]]: memref<64xf32>
// CHECK:         %[[AT:.*]] = memref.extract_aligned_pointer_as_index %[[O]]
// CHECK:         %[[REST:.*]] = arith.andi %[[AT]], %c31{{.*}}
// CHECK:         %[[ALIGNED:.*]] = arith.cmpi eq, %[[REST]], %c0{{.*}}
// CHECK:         scf.for
// CHECK:           scf.if %[[ALIGNED]] {
// CHECK-NEXT:        vector.store %[[V:.*]], %[[O]][%[[PLACE:.*]]] {alignment = 32 : i64, nontemporal = true} : memref<64xf32>, vector<8xf32>
// CHECK-NEXT:      } else {
// CHECK-NEXT:        vector.store %[[V]], %[[O]][%[[PLACE]]] : memref<64xf32>, vector<8xf32>
// CHECK-NEXT:      }
uop.kernel @stream(%o: memref<64xf32>) {
  %i = uop.range 0 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.cast %0 : index -> f32
  %2 = uop.vectorize %1, %1, %1, %1, %1, %1, %1, %1 : f32 -> vector<8xf32>
  uop.store %2, %o[%0] over (%i) {uop.nontemporal} : memref<64xf32>, vector<8xf32>
  uop.sink
}

// CHECK-LABEL: func.func @unaligned(
// CHECK-NOT:     nontemporal
// CHECK:         return
uop.kernel @unaligned(%o: memref<65xf32>, %p: memref<64xf32>, %q: memref<64xf32>, %r: memref<64xf32>) {
  %i = uop.range 0 to 8 : index
  %c8 = uop.const 8 : index
  %c4 = uop.const 4 : index
  %c1 = uop.const 1 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.cast %0 : index -> f32
  %2 = uop.vectorize %1, %1, %1, %1, %1, %1, %1, %1 : f32 -> vector<8xf32>
  // One element further.
  %3 = uop.add %0, %c1 : index
  uop.store %2, %o[%3] over (%i) {uop.nontemporal} : memref<65xf32>, vector<8xf32>
  // A mask.
  %mask = uop.const dense<[true, true, true, false, true, true, true, true]> : vector<8xi1>
  uop.store %2, %p[%0] over (%i) if %mask {uop.nontemporal} : memref<64xf32>, vector<8xf32>, vector<8xi1>
  // One element, and half a line of a narrow register.
  uop.store %1, %q[%0] over (%i) {uop.nontemporal} : memref<64xf32>
  %4 = uop.vectorize %1, %1 : f32 -> vector<2xf32>
  uop.store %4, %r[%0] over (%i) {uop.nontemporal} : memref<64xf32>, vector<2xf32>
  uop.sink
}
