// RUN: uop-opt %s --convert-uop-to-loops --split-input-file | FileCheck %s

// Pieces of one store share its loops, although the offsets of one meet those
// of the other at other points: the gates keep them apart.
// CHECK-LABEL: func.func @pieces(
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: return
uop.kernel @pieces(%x: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 20 : index
  %c1 = uop.const 1 : index
  %c3 = uop.const 3 : index
  %c15 = uop.const 15 : index
  %0 = uop.mul %i, %c3 : index
  %1 = uop.add %0, %c3 : index
  %2 = uop.add %1, %c1 : index
  %in = uop.cmp lt %i, %c15 : index
  %3 = uop.load %x[%0] : memref<64xf32> -> f32
  %4 = uop.load %x[%2] : memref<64xf32> -> f32
  uop.store %3, %o[%0] over (%i) if %in {uop.piece = 0 : i64} : memref<64xf32>
  uop.store %4, %o[%1] over (%i) if %in {uop.piece = 0 : i64} : memref<64xf32>
  uop.sink
}

// -----

// Other stores are in the order in which they stand.
// CHECK-LABEL: func.func @others(
// CHECK-COUNT-2: scf.for
// CHECK: return
uop.kernel @others(%x: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 20 : index
  %c1 = uop.const 1 : index
  %c3 = uop.const 3 : index
  %c15 = uop.const 15 : index
  %0 = uop.mul %i, %c3 : index
  %1 = uop.add %0, %c3 : index
  %2 = uop.add %1, %c1 : index
  %in = uop.cmp lt %i, %c15 : index
  %3 = uop.load %x[%0] : memref<64xf32> -> f32
  %4 = uop.load %x[%2] : memref<64xf32> -> f32
  uop.store %3, %o[%0] over (%i) if %in {uop.piece = 0 : i64} : memref<64xf32>
  uop.store %4, %o[%1] over (%i) if %in {uop.piece = 1 : i64} : memref<64xf32>
  uop.sink
}
