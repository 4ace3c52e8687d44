// Tiles of kernels are scratch memory, filled where the innermost range is that
// they depend on.
//
// RUN: uop-opt %s --convert-uop-to-loops --split-input-file | FileCheck %s

// The tile and the sum of a row have one loop.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[X:.*]]: memref<24xf32> {{.*}}, %[[O:.*]]: memref<24xf32>
// CHECK: %[[TILE:.*]] = memref.alloca() {alignment = 64 : i64} : memref<6xf32>
// CHECK: scf.for
// CHECK: %[[SUM:.*]] = scf.for
// CHECK: %[[V:.*]] = memref.load %[[X]]
// CHECK: memref.store %{{.*}}, %[[TILE]][%{{.*}}] : memref<6xf32>
// CHECK: arith.addf
// CHECK: scf.yield
// CHECK: scf.for
// CHECK: %[[E:.*]] = memref.load %[[TILE]]
// CHECK: arith.divf %[[E]], %[[SUM]]
// CHECK: memref.store %{{.*}}, %[[O]]
uop.kernel @rows(%x: memref<24xf32>, %o: memref<24xf32>) {
  %r = uop.range 0 to 4 : index
  %c = uop.range 1 to 6 : index
  %n = uop.const 6 : index
  %row = uop.mul %r, %n : index
  %i = uop.add %row, %c : index
  %0 = uop.load %x[%i] : memref<24xf32> -> f32
  %1 = uop.neg %0 : f32
  %2 = uop.bufferize %1 over (%c) in <local> : f32 -> tensor<6xf32>
  %k = uop.range 1 to 6 : index
  %3 = uop.reduce add %1 over (%k) : f32
  %j = uop.range 2 to 6 : index
  %4 = uop.index %2[%j] : tensor<6xf32> -> f32
  %5 = uop.fdiv %4, %3 : f32
  %p = uop.add %row, %j : index
  uop.store %5, %o[%p] over (%r, %j) : memref<24xf32>
  uop.sink
}

// -----

// Truth values take a byte; a gated read gives 0. Nothing fills an empty tile.
// CHECK-LABEL: func.func @gated(
// CHECK-DAG: %[[TILE:.*]] = memref.alloca() {alignment = 64 : i64} : memref<2x3xi8>
// CHECK-DAG: memref.alloca() {alignment = 64 : i64} : memref<0xf32>
// CHECK: arith.extui {{.*}} : i1 to i8
// CHECK: memref.store %{{.*}}, %[[TILE]][%{{.*}}, %{{.*}}] : memref<2x3xi8>
// CHECK: scf.if
// CHECK: memref.load %[[TILE]]
// CHECK: arith.cmpi ne
uop.kernel @gated(%x: memref<6xi1>, %o: memref<8xi1>) {
  %a = uop.range 0 to 2 : index
  %b = uop.range 1 to 3 : index
  %n = uop.const 3 : index
  %row = uop.mul %a, %n : index
  %i = uop.add %row, %b : index
  %0 = uop.load %x[%i] : memref<6xi1> -> i1
  %1 = uop.not %0 : i1
  %2 = uop.bufferize %1 over (%a, %b) in <local> : i1 -> tensor<2x3xi1>
  %never = uop.range 2 to 0 : index
  %f = uop.const 1.0 : f32
  %3 = uop.bufferize %f over (%never) in <local> : f32 -> tensor<0xf32>
  %j = uop.range 3 to 8 : index
  %six = uop.const 6 : index
  %in = uop.cmp lt %j, %six : index
  %p = uop.floordiv %j, %n : index
  %q = uop.floormod %j, %n : index
  %4 = uop.index %2[%p, %q] if %in : tensor<2x3xi1> -> i1
  %no = uop.const false : i1
  %5 = uop.index %3[%j] if %no : tensor<0xf32> -> f32
  %zero = uop.const 0.0 : f32
  %6 = uop.cmp eq %5, %zero : f32
  %7 = uop.and %4, %6 : i1
  uop.store %7, %o[%j] over (%j) : memref<8xi1>
  uop.sink
}

// -----

// Much scratch is on the heap.
// CHECK-LABEL: func.func @large(
// CHECK: %[[TILE:.*]] = memref.alloc() {alignment = 64 : i64} : memref<100000xf32>
// CHECK: memref.dealloc %[[TILE]]
// CHECK-NEXT: return
uop.kernel @large(%x: memref<100000xf32>, %o: memref<100000xf32>) {
  %i = uop.range 0 to 100000 : index
  %0 = uop.load %x[%i] : memref<100000xf32> -> f32
  %1 = uop.bufferize %0 over (%i) in <local> : f32 -> tensor<100000xf32>
  %j = uop.range 1 to 100000 : index
  %2 = uop.index %1[%j] : tensor<100000xf32> -> f32
  uop.store %2, %o[%j] over (%j) : memref<100000xf32>
  uop.sink
}
