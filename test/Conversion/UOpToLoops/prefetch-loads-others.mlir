// RUN: uop-opt %s --uop-prefetch-loads | FileCheck %s

// Elements that are vectors, a loop over wide integers, and lanes whose number
// a run decides are left alone.
// CHECK-LABEL: func.func @others(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @others(%x: memref<1048576xvector<16xf32>>, %y: memref<1048576xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %i0 = arith.constant 0 : i128
  %i1 = arith.constant 170141183460469231731687303715884105727 : i128
  %c1048576 = arith.constant 1048576 : index
  scf.for %i = %c0 to %c1048576 step %c1 {
    %0 = vector.load %x[%i] : memref<1048576xvector<16xf32>>, vector<16xf32>
    vector.store %0, %y[%c0] : memref<1048576xf32>, vector<16xf32>
  }
  scf.for %j = %i0 to %i1 step %i1 : i128 {
    scf.for %i = %c0 to %c1048576 step %c16 {
      %0 = vector.load %y[%i] : memref<1048576xf32>, vector<[16]xf32>
      vector.store %0, %y[%c0] : memref<1048576xf32>, vector<[16]xf32>
    }
  }
  return
}
