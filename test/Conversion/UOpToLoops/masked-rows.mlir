// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s

// The masked lanes of a row lie in the next one. They are not written, so that
// both rows are written in one loop.
// CHECK-LABEL: func.func @rows(
// CHECK: scf.for
// CHECK-COUNT-2: vector.maskedstore
// CHECK-NOT: scf.for
// CHECK: return
uop.kernel @rows(%x: memref<16xf32>, %o: memref<54xf32>) {
  %i = uop.range 0 to 3 : index
  %c0 = uop.const 0 : index
  %c9 = uop.const 9 : index
  %c18 = uop.const 18 : index
  %mask = uop.const dense<[true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false]> : vector<16xi1>
  %0 = uop.load %x[%c0] : memref<16xf32> -> vector<16xf32>
  %1 = uop.mul %i, %c18 : index
  %2 = uop.add %1, %c9 : index
  uop.store %0, %o[%1] over (%i) if %mask : memref<54xf32>, vector<16xf32>, vector<16xi1>
  uop.store %0, %o[%2] over (%i) if %mask : memref<54xf32>, vector<16xf32>, vector<16xi1>
  uop.sink
}

// Lanes that are written twice are written one row after the other.
// CHECK-LABEL: func.func @overlap(
// CHECK: scf.for
// CHECK: vector.store
// CHECK: scf.for
// CHECK: vector.store
// CHECK: return
uop.kernel @overlap(%x: memref<16xf32>, %o: memref<70xf32>) {
  %i = uop.range 0 to 3 : index
  %c0 = uop.const 0 : index
  %c9 = uop.const 9 : index
  %c18 = uop.const 18 : index
  %0 = uop.load %x[%c0] : memref<16xf32> -> vector<16xf32>
  %1 = uop.mul %i, %c18 : index
  %2 = uop.add %1, %c9 : index
  uop.store %0, %o[%1] over (%i) : memref<70xf32>, vector<16xf32>
  uop.store %0, %o[%2] over (%i) : memref<70xf32>, vector<16xf32>
  uop.sink
}
