// Lines of a stream that is longer than the second-level cache are prefetched.
//
// RUN: uop-opt %s --uop-prefetch-loads --split-input-file --mlir-disable-threading --remarks-filter=uop-prefetch-loads --remark-format=emitRemark 2>%t.remarks >%t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %t.mlir --split-input-file --uop-loops-to-llvm | FileCheck %s --check-prefix=LLVM
// RUN: uop-opt %t.mlir --split-input-file --convert-loops-to-llvm | FileCheck %s --check-prefix=LLVM

// REMARK: [Passed] Prefetch | Category:uop-prefetch-loads | Function=rows | BytesAhead=8192, Remark="streams are prefetched", Streams=1
// REMARK-NOT: Function={{gaps|small|again|short|panels|distance|scalars|gather|halves|off}}
// REMARK:     Function=narrow

// LLVM-LABEL: @rows(
// LLVM: llvm.getelementptr
// LLVM: "llvm.intr.prefetch"(%{{.*}}) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}>

// Two vectors in each step: two lines.
// CHECK-LABEL: func.func @rows(
// CHECK:         scf.for %[[I:.*]] =
// CHECK:           scf.for %[[J:.*]] =
// CHECK:             %[[AT:.*]] = arith.addi
// CHECK-NEXT:        arith.addi
// CHECK-NEXT:        vector.load
// CHECK-NEXT:        vector.load
// CHECK-NOT:         prefetch
// CHECK:             vector.store
// CHECK:             %[[C:.*]] = arith.constant 2048 : index
// CHECK-NEXT:        %[[A:.*]] = arith.addi %[[AT]], %[[C]] : index
// CHECK-NEXT:        memref.prefetch %arg0[%[[A]]], read, locality<2>, data : memref<1048576xf32>
// CHECK-NEXT:        %[[D:.*]] = arith.constant 2064 : index
// CHECK-NEXT:        %[[B:.*]] = arith.addi %[[AT]], %[[D]] : index
// CHECK-NEXT:        memref.prefetch %arg0[%[[B]]], read, locality<2>, data : memref<1048576xf32>
// CHECK-NOT:         prefetch
// CHECK:         return
func.func @rows(%x: memref<1048576xf32>, %o: memref<1048576xf32>, %begin: index, %end: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c1024 = arith.constant 1024 : index
  scf.for %i = %begin to %end step %c1 {
    %0 = arith.muli %i, %c1024 : index
    scf.for %j = %c0 to %c32 step %c1 {
      %1 = arith.muli %c32, %j : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.addi %2, %c16 : index
      %4 = vector.load %x[%2] : memref<1048576xf32>, vector<16xf32>
      %5 = vector.load %x[%3] : memref<1048576xf32>, vector<16xf32>
      %6 = arith.addf %4, %5 : vector<16xf32>
      vector.store %6, %o[%2] : memref<1048576xf32>, vector<16xf32>
    }
  }
  return
}

// Half of what it passes is not loaded.
// CHECK-LABEL: func.func @gaps(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @gaps(%x: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c32768 = arith.constant 32768 : index
  scf.for %i = %c0 to %c32768 step %c1 {
    %0 = arith.muli %i, %c32 : index
    %1 = vector.load %x[%0] : memref<1048576xf32>, vector<16xf32>
    vector.store %1, %o[%c0] : memref<16xf32>, vector<16xf32>
  }
  return
}

// It stays in the second-level cache.
// CHECK-LABEL: func.func @small(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @small(%x: memref<524288xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c524288 = arith.constant 524288 : index
  scf.for %i = %c0 to %c524288 step %c16 {
    %1 = vector.load %x[%i] : memref<524288xf32>, vector<16xf32>
    vector.store %1, %o[%c0] : memref<16xf32>, vector<16xf32>
  }
  return
}

// A loop around it loads the same bytes again.
// CHECK-LABEL: func.func @again(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @again(%x: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c1048576 = arith.constant 1048576 : index
  scf.for %k = %c0 to %c8 step %c1 {
    scf.for %i = %c0 to %c1048576 step %c16 {
      %1 = vector.load %x[%i] : memref<1048576xf32>, vector<16xf32>
      vector.store %1, %o[%c0] : memref<16xf32>, vector<16xf32>
    }
  }
  return
}

// Four kilobytes follow one another; what follows those is elsewhere.
// CHECK-LABEL: func.func @short(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @short(%x: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %c2048 = arith.constant 2048 : index
  scf.for %k = %c0 to %c512 step %c1 {
    %0 = arith.muli %k, %c2048 : index
    scf.for %i = %c0 to %c1024 step %c16 {
      %1 = arith.addi %0, %i : index
      %2 = vector.load %x[%1] : memref<1048576xf32>, vector<16xf32>
      vector.store %2, %o[%c0] : memref<16xf32>, vector<16xf32>
    }
  }
  return
}

// Panels of 16 columns are copied: 64 bytes of each row.
// CHECK-LABEL: func.func @panels(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @panels(%x: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c1024 = arith.constant 1024 : index
  scf.for %p = %c0 to %c1024 step %c16 {
    scf.for %k = %c0 to %c1024 step %c1 {
      %0 = arith.muli %k, %c1024 : index
      %1 = arith.addi %0, %p : index
      scf.for %i = %c0 to %c1 step %c1 {
        %2 = arith.muli %i, %c16 : index
        %3 = arith.addi %1, %2 : index
        %4 = vector.load %x[%3] : memref<1048576xf32>, vector<16xf32>
        vector.store %4, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// LLVM may make vectors of these.
// CHECK-LABEL: func.func @scalars(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @scalars(%x: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1048576 = arith.constant 1048576 : index
  scf.for %i = %c0 to %c1048576 step %c1 {
    %1 = memref.load %x[%i] : memref<1048576xf32>
    memref.store %1, %o[%c0] : memref<16xf32>
  }
  return
}

// The position is loaded itself.
// CHECK-LABEL: func.func @gather(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @gather(%x: memref<1048576xf32>, %p: memref<65536xindex>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c65536 = arith.constant 65536 : index
  scf.for %i = %c0 to %c65536 step %c1 {
    %at = memref.load %p[%i] : memref<65536xindex>
    %1 = vector.load %x[%at] : memref<1048576xf32>, vector<16xf32>
    vector.store %1, %o[%c0] : memref<16xf32>, vector<16xf32>
  }
  return
}

// Down from the end.
// CHECK-LABEL: func.func @halves(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @halves(%x: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %last = arith.constant 1048560 : index
  %c1048576 = arith.constant 1048576 : index
  scf.for %i = %c0 to %c1048576 step %c16 {
    %0 = arith.subi %last, %i : index
    %1 = vector.load %x[%0] : memref<1048576xf32>, vector<16xf32>
    vector.store %1, %o[%c0] : memref<16xf32>, vector<16xf32>
  }
  return
}

// A vector of half a line: one prefetch for each.
// CHECK-LABEL: func.func @narrow(
// CHECK:         vector.load
// CHECK-NEXT:    vector.store
// CHECK-NEXT:    %[[C:.*]] = arith.constant 8192 : index
// CHECK-NEXT:    %[[A:.*]] = arith.addi %{{.*}}, %[[C]] : index
// CHECK-NEXT:    memref.prefetch %arg0[%[[A]]], read, locality<2>, data : memref<4194304xi8>
func.func @narrow(%x: memref<4194304xi8>, %o: memref<32xi8>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4194304 = arith.constant 4194304 : index
  scf.for %i = %c0 to %c4194304 step %c32 {
    %1 = vector.load %x[%i] : memref<4194304xi8>, vector<32xi8>
    vector.store %1, %o[%c0] : memref<32xi8>, vector<32xi8>
  }
  return
}

// -----

// The target says that its hardware prefetches far enough.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.prefetch_bytes" = 0>>} {
  // CHECK-LABEL: func.func @off(
  // CHECK-NOT:     prefetch
  // CHECK:         return
  func.func @off(%x: memref<1048576xf32>, %o: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1048576 = arith.constant 1048576 : index
    scf.for %i = %c0 to %c1048576 step %c16 {
      %1 = vector.load %x[%i] : memref<1048576xf32>, vector<16xf32>
      vector.store %1, %o[%c0] : memref<16xf32>, vector<16xf32>
    }
    return
  }
}

// -----

// No argument is as long as this distance.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.prefetch_bytes" = 1.0e+8>>} {
  // CHECK-LABEL: func.func @distance(
  // CHECK-NOT:     prefetch
  // CHECK:         return
  func.func @distance(%x: memref<1048576xf32>, %o: memref<16xf32>, %begin: index, %end: index) {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %begin to %end step %c16 {
      %1 = vector.load %x[%i] : memref<1048576xf32>, vector<16xf32>
      vector.store %1, %o[%c0] : memref<16xf32>, vector<16xf32>
    }
    return
  }
}
