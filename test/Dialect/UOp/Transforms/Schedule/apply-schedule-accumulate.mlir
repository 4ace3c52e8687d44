// Reductions that are accumulated in the kernel's own memory.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-apply-schedule))' --split-input-file | FileCheck %s
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-apply-schedule,uop-expand),convert-uop-to-loops)' --split-input-file | FileCheck %s --check-prefix=LOOPS

// A vector times a matrix.
// CHECK-LABEL: uop.kernel @product(
// CHECK-DAG:     %[[J:.*]] = uop.range 1 to 4 : index
// CHECK-DAG:     %[[L:.*]] = uop.range 4 to 8 simd : index
// CHECK-DAG:     %[[P:.*]] = uop.range 3 to 4 : index
// CHECK-DAG:     %[[V:.*]] = uop.range 5 to 8 simd : index
// CHECK:         %[[SUM:.*]] = uop.reduce add %{{.*}} over (%[[K:.*]], %[[U:.*]]) : f32
// CHECK:         %[[TILE:.*]] = uop.bufferize %[[SUM]] over (%[[P]], %[[V]]) in <local> removable = false {uop.accumulated} : f32 -> tensor<32xf32>
// CHECK:         %[[READ:.*]] = uop.index %[[TILE]]
// CHECK:         uop.store %[[READ]], %{{.*}} over (%[[J]], %[[L]])
// The loop over rows is around that over columns; a vector of sums is read and
// written for two rows.
// LOOPS-LABEL: func.func @product(
// LOOPS:         %[[SUMS:.*]] = memref.alloca() {alignment = 64 : i64} : memref<32xf32>
// LOOPS:         scf.for %{{.*}} = %c0 to %c4 step
// LOOPS:           vector.store %{{.*}}, %[[SUMS]]
// LOOPS:         scf.for %{{.*}} = %c0 to %c32 step
// LOOPS:           memref.load
// LOOPS:           memref.load
// LOOPS:           scf.for %{{.*}} = %c0 to %c4 step
// LOOPS:             vector.load %[[SUMS]]
// LOOPS-COUNT-2:     arith.addf
// LOOPS-NOT:         arith.addf
// LOOPS:             vector.store %{{.*}}, %[[SUMS]]
// LOOPS:         scf.for %{{.*}} = %c0 to %c4 step
// LOOPS:           vector.load %[[SUMS]]
// LOOPS:           vector.store
uop.kernel @product(%x: memref<64xf32>, %w: memref<2048xf32>, %o: memref<32xf32>) attributes {
    uop.schedule = #uop.schedule<[accumulate(1, 2), simd(1, 8), simd(3, 8), unroll(2, 2)]>} {
  %j = uop.range 1 to 32 : index
  %k = uop.range 2 to 64 reduce : index
  %c32 = uop.const 32 : index
  %0 = uop.load %x[%k] : memref<64xf32> -> f32
  %1 = uop.mul %k, %c32 : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %w[%2] : memref<2048xf32> -> f32
  %4 = uop.mul %0, %3 : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%j] over (%j) : memref<32xf32>
  uop.sink
}

// -----

// Two reductions, of which one rounds after it, and what is done with both.
// CHECK-LABEL: uop.kernel @two(
// CHECK-COUNT-2: uop.bufferize {{.*}} {uop.accumulated} : f32 -> tensor<8xf32>
// LOOPS-LABEL: func.func @two(
// LOOPS:         scf.for %{{.*}} = %c0 to %c16 step
// LOOPS:           scf.for %{{.*}} = %c0 to %c8 step
// LOOPS-NOT:     scf.for
// LOOPS:           arith.addf
// LOOPS-NOT:     scf.for
// LOOPS:           arith.maximumf
// LOOPS:         scf.for %{{.*}} = %c0 to %c8 step
uop.kernel @two(%x: memref<128xf16>, %y: memref<128xf32>, %o: memref<8xf32>) attributes {
    uop.schedule = #uop.schedule<[accumulate(0, 1)]>} {
  %j = uop.range 0 to 8 : index
  %k = uop.range 1 to 16 reduce : index
  %c8 = uop.const 8 : index
  %1 = uop.mul %k, %c8 : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %x[%2] : memref<128xf16> -> f16
  %4 = uop.reduce add %3 over (%k) : f16
  %5 = uop.load %y[%2] : memref<128xf32> -> f32
  %6 = uop.reduce max %5 over (%k) : f32
  %7 = uop.cast %4 : f16 -> f32
  %8 = uop.add %7, %6 : f32
  uop.store %8, %o[%j] over (%j) : memref<8xf32>
  uop.sink
}

// -----

// Truth values take a byte in memory, and are accumulated in registers.
// LOOPS-LABEL: func.func @any(
// LOOPS:         scf.for %{{.*}} = %c0 to %c8 step
// LOOPS:           scf.for %{{.*}} = %c0 to %c16 step {{.*}} iter_args
uop.kernel @any(%x: memref<128xi1>, %o: memref<8xi1>) attributes {
    uop.schedule = #uop.schedule<[accumulate(0, 1)]>} {
  %j = uop.range 0 to 8 : index
  %k = uop.range 1 to 16 reduce : index
  %c8 = uop.const 8 : index
  %1 = uop.mul %k, %c8 : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %x[%2] : memref<128xi1> -> i1
  %4 = uop.reduce max %3 over (%k) : i1
  uop.store %4, %o[%j] over (%j) : memref<8xi1>
  uop.sink
}

// -----

// As many reductions as there are ways through the sums: too many, and the tile
// is made as others are.
// LOOPS-LABEL: func.func @doublings(
// LOOPS:         scf.for %{{.*}} = %c0 to %c8 step
// LOOPS:           scf.for %{{.*}} = %c0 to %c16 step {{.*}} iter_args
uop.kernel @doublings(%x: memref<128xf32>, %o: memref<8xf32>) {
  %j = uop.range 0 to 8 : index
  %i = uop.range 2 to 8 : index
  %k = uop.range 1 to 16 reduce : index
  %c8 = uop.const 8 : index
  %1 = uop.mul %k, %c8 : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %x[%2] : memref<128xf32> -> f32
  %a0 = uop.reduce add %3 over (%k) : f32
  %a1 = uop.add %a0, %a0 : f32
  %a2 = uop.add %a1, %a1 : f32
  %a3 = uop.add %a2, %a2 : f32
  %a4 = uop.add %a3, %a3 : f32
  %a5 = uop.add %a4, %a4 : f32
  %a6 = uop.add %a5, %a5 : f32
  %a7 = uop.add %a6, %a6 : f32
  %a8 = uop.add %a7, %a7 : f32
  %a9 = uop.add %a8, %a8 : f32
  %a10 = uop.add %a9, %a9 : f32
  %a11 = uop.add %a10, %a10 : f32
  %a12 = uop.add %a11, %a11 : f32
  %a13 = uop.add %a12, %a12 : f32
  %a14 = uop.add %a13, %a13 : f32
  %a15 = uop.add %a14, %a14 : f32
  %a16 = uop.add %a15, %a15 : f32
  %a17 = uop.add %a16, %a16 : f32
  %a18 = uop.add %a17, %a17 : f32
  %a19 = uop.add %a18, %a18 : f32
  %a20 = uop.add %a19, %a19 : f32
  %a21 = uop.add %a20, %a20 : f32
  %a22 = uop.add %a21, %a21 : f32
  %a23 = uop.add %a22, %a22 : f32
  %a24 = uop.add %a23, %a23 : f32
  %a25 = uop.add %a24, %a24 : f32
  %a26 = uop.add %a25, %a25 : f32
  %a27 = uop.add %a26, %a26 : f32
  %a28 = uop.add %a27, %a27 : f32
  %a29 = uop.add %a28, %a28 : f32
  %a30 = uop.add %a29, %a29 : f32
  %a31 = uop.add %a30, %a30 : f32
  %a32 = uop.add %a31, %a31 : f32
  %a33 = uop.add %a32, %a32 : f32
  %a34 = uop.add %a33, %a33 : f32
  %a35 = uop.add %a34, %a34 : f32
  %a36 = uop.add %a35, %a35 : f32
  %a37 = uop.add %a36, %a36 : f32
  %a38 = uop.add %a37, %a37 : f32
  %a39 = uop.add %a38, %a38 : f32
  %a40 = uop.add %a39, %a39 : f32
  %t = uop.bufferize %a40 over (%j) in <local> {uop.accumulated} : f32 -> tensor<8xf32>
  %e = uop.index %t[%i] : tensor<8xf32> -> f32
  uop.store %e, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
