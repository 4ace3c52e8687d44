// A loop that leaves out points prefetches as if it had all of them; one whose
// first point is not known, or another number than 0, does not.
//
// RUN: uop-opt %s --uop-prefetch-loads | FileCheck %s

// CHECK-LABEL: func.func @within(
// CHECK: memref.prefetch %arg0
func.func @within(%w: memref<1966080xf32>, %o: memref<16xf32>, %begin: index, %end: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c3072 = arith.constant 3072 : index
  %c49152 = arith.constant 49152 : index
  scf.for %j = %begin to %end step %c1 {
    %0 = arith.muli %j, %c49152 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %1 = arith.subi %c1, %i : index
      %first = arith.maxsi %1, %c0 : index
      %last = arith.minsi %end, %c3072 : index
      scf.for %k = %first to %last step %c1 {
        %2 = arith.muli %k, %c16 : index
        %3 = arith.addi %0, %2 : index
        %4 = vector.load %w[%3] : memref<1966080xf32>, vector<16xf32>
        vector.store %4, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @later(
// CHECK-NOT: prefetch
func.func @later(%w: memref<1966080xf32>, %o: memref<16xf32>, %begin: index, %end: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c3072 = arith.constant 3072 : index
  %c49152 = arith.constant 49152 : index
  scf.for %j = %begin to %end step %c1 {
    %0 = arith.muli %j, %c49152 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %first = arith.maxsi %i, %c8 : index
      %last = arith.minsi %end, %c3072 : index
      scf.for %k = %first to %last step %c1 {
        %2 = arith.muli %k, %c16 : index
        %3 = arith.addi %0, %2 : index
        %4 = vector.load %w[%3] : memref<1966080xf32>, vector<16xf32>
        vector.store %4, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}
