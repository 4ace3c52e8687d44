// Threads may share several loops of a kernel: a call has the same part of each.
// The longest one has as many points as a launch has parts.
//
// RUN: uop-opt %s --convert-uop-to-loops --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @nests(
// CHECK-SAME: memref<4xf32> {llvm.noalias}, %[[N:.*]]: index, %[[FIRST:.*]]: index, %[[END:.*]]: index)
// CHECK-SAME: uop.thread_extent = 12
// CHECK-DAG: %[[C12:.*]] = arith.constant 12 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[SCALED:.*]] = arith.muli %[[FIRST]], %[[C8]]
// CHECK: %[[LOW:.*]] = arith.divui %[[SCALED]], %[[C12]]
// CHECK: %[[HIGH:.*]] = arith.divui %{{.*}}, %[[C12]]
// CHECK: scf.for %{{.*}} = %[[LOW]] to %[[HIGH]]
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[END]]
// The size of this one is told by a run.
// CHECK: %[[PART:.*]] = arith.muli %[[FIRST]], %[[N]]
// CHECK: arith.divui %[[PART]], %[[C12]]
uop.kernel @nests(%x: memref<12xf32>, %y: memref<8xf32>, %z: memref<12xf32>, %o: memref<4xf32>, %n: index) {
  %i = uop.range 0 to 8 thread : index
  %0 = uop.load %x[%i] : memref<12xf32> -> f32
  uop.store %0, %y[%i] over (%i) : memref<8xf32>
  %j = uop.range 1 to 12 thread : index
  %1 = uop.load %x[%j] : memref<12xf32> -> f32
  uop.store %1, %z[%j] over (%j) : memref<12xf32>
  %k = uop.range 2 to %n thread {uop.max = 4 : i64} : index
  %2 = uop.load %x[%k] : memref<12xf32> -> f32
  uop.store %2, %o[%k] over (%k) : memref<4xf32>
  uop.sink
}

// -----

// What is copied for a loop that may have no iterations is copied if it has.
// CHECK-LABEL: func.func @nothing(
// CHECK: %[[ANY:.*]] = arith.cmpi sgt, %{{.*}}, %{{.*}} : index
// CHECK: scf.if %[[ANY]] {
// CHECK-NEXT: scf.for
uop.kernel @nothing(%x: memref<32xf32>, %o: memref<128xf32>, %n: index) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.exp %0 : f32
  %j = uop.range 1 to %n {uop.max = 4 : i64} : index
  %c32 = uop.const 32 : index
  %2 = uop.mul %j, %c32 : index
  %3 = uop.add %2, %i : index
  uop.store %1, %o[%3] over (%i, %j) : memref<128xf32>
  uop.sink
}
