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

// -----

// Elements as far apart as numbers say are others, wherever the row begins that
// a run chooses: the stores share a loop.
// CHECK-LABEL: func.func @row(
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: return
uop.kernel @row(%n: memref<1xi64>, %x: memref<4xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 4 : index
  %c0 = uop.const 0 : index
  %c4 = uop.const 4 : index
  %c8 = uop.const 8 : index
  %0 = uop.load %n[%c0] : memref<1xi64> -> i64
  %1 = uop.cast %0 : i64 -> index
  %2 = uop.mul %1, %c8 : index
  %3 = uop.add %2, %i : index
  %4 = uop.add %3, %c4 : index
  %5 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %5, %o[%3] over (%i) : memref<64xf32>
  uop.store %5, %o[%4] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// Two rows may be one.
// CHECK-LABEL: func.func @rows(
// CHECK-COUNT-2: scf.for
// CHECK: return
uop.kernel @rows(%n: memref<2xi64>, %x: memref<4xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 4 : index
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %c4 = uop.const 4 : index
  %c8 = uop.const 8 : index
  %0 = uop.load %n[%c0] : memref<2xi64> -> i64
  %1 = uop.cast %0 : i64 -> index
  %2 = uop.mul %1, %c8 : index
  %3 = uop.load %n[%c1] : memref<2xi64> -> i64
  %4 = uop.cast %3 : i64 -> index
  %5 = uop.mul %4, %c8 : index
  %6 = uop.add %2, %i : index
  %7 = uop.add %5, %i : index
  %8 = uop.add %7, %c4 : index
  %9 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %9, %o[%6] over (%i) : memref<64xf32>
  uop.store %9, %o[%8] over (%i) : memref<64xf32>
  uop.sink
}
