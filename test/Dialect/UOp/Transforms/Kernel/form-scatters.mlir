// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-form-scatters))' --split-input-file --mlir-disable-threading --remarks-filter="uop-form-scatters" --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t

// Rows are added up at indices, and then to rows.
// CHECK-LABEL: uop.kernel @rows(
// CHECK-SAME: %[[N:.*]]: memref<32xi32>, %[[U:.*]]: memref<512xf32>, %[[X:.*]]: memref<1024xf32>, %[[O:.*]]: memref<1024xf32>)
// CHECK: %[[K:.*]] = uop.range 2 to 32 : index
// CHECK: %[[ROW:.*]] = uop.cast %{{.*}} : i32 -> index
// CHECK: %[[BEFORE:.*]] = uop.load %[[X]]
// CHECK: %[[NONE:.*]] = uop.const -0.000000e+00 : f32
// CHECK: uop.store %[[NONE]], %[[O]][%{{.*}}] over (%{{.*}}, %{{.*}})
// CHECK: %[[LOW:.*]] = uop.cmp le %c0, %[[ROW]] : index
// CHECK: %[[HIGH:.*]] = uop.cmp lt %[[ROW]], %c64 : index
// CHECK: %[[IN:.*]] = uop.and %[[LOW]], %[[HIGH]] : i1
// CHECK: uop.if %[[IN]] over (%[[K]]) {
// CHECK: %[[J:.*]] = uop.range 3 to 16 : index
// CHECK: %[[UPDATE:.*]] = uop.load %[[U]]
// CHECK: %[[ELEMENT:.*]] = uop.load %[[O]]
// CHECK: %[[SUM:.*]] = uop.add %[[ELEMENT]], %[[UPDATE]] : f32
// CHECK: uop.store %[[SUM]], %[[O]][%{{.*}}] over (%[[J]])
// CHECK: }
// CHECK: %[[ALL:.*]] = uop.load %[[O]]
// CHECK: %[[RESULT:.*]] = uop.add %[[BEFORE]], %[[ALL]] : f32
// CHECK: uop.store %[[RESULT]], %[[O]]
// CHECK-NEXT: uop.sink
// REMARK: Function=rows | Asked=32768, Remark="each update is combined with the element at its index"
uop.kernel @rows(%n: memref<32xi32>, %u: memref<512xf32>, %x: memref<1024xf32>, %o: memref<1024xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 16 : index
  %k = uop.range 2 to 32 reduce : index
  %c16 = uop.const 16 : index
  %zero = uop.const 0.0 : f32
  %0 = uop.load %n[%k] : memref<32xi32> -> i32
  %1 = uop.cast %0 : i32 -> index
  %2 = uop.cmp eq %1, %i : index
  %any = uop.reduce max %2 over (%k) : i1
  %3 = uop.mul %k, %c16 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %u[%4] : memref<512xf32> -> f32
  %6 = uop.where %2, %5, %zero : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c16 : index
  %9 = uop.add %8, %j : index
  %10 = uop.load %x[%9] : memref<1024xf32> -> f32
  %11 = uop.add %10, %7 : f32
  %12 = uop.where %any, %11, %10 : f32
  uop.store %12, %o[%9] over (%i, %j) : memref<1024xf32>
  uop.sink
}

// -----

// Counts, whose product with a weight follows; the index is compared as it is.
// CHECK-LABEL: uop.kernel @histogram(
// CHECK: uop.store %{{.*}}, %[[O:.*]][%{{.*}}] over (%{{.*}}) : memref<256xf32>
// CHECK: uop.if %{{.*}} over (%{{.*}}) {
// CHECK: uop.store %{{.*}}, %{{.*}}[%{{.*}}] over () : memref<256xf32>
// CHECK: }
// CHECK: %[[COUNT:.*]] = uop.load %{{.*}} : memref<256xf32> -> f32
// CHECK: %[[PRODUCT:.*]] = uop.mul %[[COUNT]], %{{.*}} : f32
// CHECK: uop.store %[[PRODUCT]], %{{.*}} over (%{{.*}}) : memref<256xf32>
// REMARK: Function=histogram | Asked=1048576
uop.kernel @histogram(%n: memref<4096xi64>, %w: memref<256xf32>, %o: memref<256xf32>) {
  %i = uop.range 0 to 256 thread : index
  %k = uop.range 1 to 4096 reduce : index
  %zero = uop.const 0.0 : f32
  %one = uop.const 1.0 : f32
  %0 = uop.load %n[%k] : memref<4096xi64> -> i64
  %1 = uop.cast %i : index -> i64
  %2 = uop.cmp eq %0, %1 : i64
  %3 = uop.where %2, %one, %zero : f32
  %4 = uop.reduce add %3 over (%k) : f32
  %5 = uop.load %w[%i] : memref<256xf32> -> f32
  %6 = uop.mul %4, %5 : f32
  uop.store %6, %o[%i] over (%i) : memref<256xf32>
  uop.sink
}

// -----

// Sums of f16 are kept in f32: they would be rounded at each update.
// CHECK-LABEL: uop.kernel @narrow(
// CHECK-NOT: uop.if
uop.kernel @narrow(%n: memref<4096xi64>, %u: memref<4096xf16>, %o: memref<256xf16>) {
  %i = uop.range 0 to 256 : index
  %k = uop.range 1 to 4096 reduce : index
  %zero = uop.const 0.0 : f16
  %0 = uop.load %n[%k] : memref<4096xi64> -> i64
  %1 = uop.cast %0 : i64 -> index
  %2 = uop.cmp eq %1, %i : index
  %3 = uop.load %u[%k] : memref<4096xf16> -> f16
  %4 = uop.where %2, %3, %zero : f16
  %5 = uop.reduce add %4 over (%k) : f16
  uop.store %5, %o[%i] over (%i) : memref<256xf16>
  uop.sink
}

// -----

// Few positions are asked faster by vectors.
// CHECK-LABEL: uop.kernel @few(
// CHECK-NOT: uop.if
uop.kernel @few(%n: memref<4096xi64>, %u: memref<4096xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %k = uop.range 1 to 4096 reduce : index
  %zero = uop.const 0.0 : f32
  %0 = uop.load %n[%k] : memref<4096xi64> -> i64
  %1 = uop.cast %0 : i64 -> index
  %2 = uop.cmp eq %1, %i : index
  %3 = uop.load %u[%k] : memref<4096xf32> -> f32
  %4 = uop.where %2, %3, %zero : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// -----

// What counts otherwise is 1 and not nothing.
// CHECK-LABEL: uop.kernel @otherwise(
// CHECK-NOT: uop.if
uop.kernel @otherwise(%n: memref<4096xi64>, %u: memref<4096xf32>, %o: memref<256xf32>) {
  %i = uop.range 0 to 256 : index
  %k = uop.range 1 to 4096 reduce : index
  %one = uop.const 1.0 : f32
  %0 = uop.load %n[%k] : memref<4096xi64> -> i64
  %1 = uop.cast %0 : i64 -> index
  %2 = uop.cmp eq %1, %i : index
  %3 = uop.load %u[%k] : memref<4096xf32> -> f32
  %4 = uop.where %2, %3, %one : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%i] over (%i) : memref<256xf32>
  uop.sink
}

// -----

// In place, what is there is what each element is before.
// CHECK-LABEL: uop.kernel @inPlace(
// CHECK-NOT: uop.store
// CHECK: uop.if
// CHECK: uop.store
// CHECK-NOT: uop.store
uop.kernel @inPlace(%n: memref<4096xi64>, %u: memref<4096xf32>, %o: memref<256xf32>) {
  %i = uop.range 0 to 256 : index
  %k = uop.range 1 to 4096 reduce : index
  %least = uop.const 0xFF800000 : f32
  %0 = uop.load %n[%k] : memref<4096xi64> -> i64
  %1 = uop.cast %0 : i64 -> index
  %2 = uop.cmp eq %1, %i : index
  %3 = uop.load %u[%k] : memref<4096xf32> -> f32
  %4 = uop.where %2, %3, %least : f32
  %5 = uop.reduce max %4 over (%k) : f32
  %6 = uop.load %o[%i] : memref<256xf32> -> f32
  %7 = uop.max %6, %5 : f32
  uop.store %7, %o[%i] over (%i) : memref<256xf32>
  uop.sink
}

// -----

// The position is that of an element of several axes, and the index is in a
// tile: each update computes its own.
// CHECK-LABEL: uop.kernel @elements(
// CHECK-NOT: uop.bufferize
// CHECK: uop.if %{{.*}} over (%{{.*}}) {
// CHECK-DAG: %[[LAST:.*]] = uop.floormod %[[AT:.*]], %[[C50:.*]] : index
// CHECK-DAG: %[[REST:.*]] = uop.floordiv %[[AT]], %[[C50]] : index
// CHECK-DAG: uop.floormod %[[REST]], %{{.*}} : index
// CHECK-DAG: uop.floordiv %[[REST]], %{{.*}} : index
// CHECK: uop.store %{{.*}} over () : memref<1200xf32>
// CHECK: }
// REMARK: Function=elements | Asked=115200
uop.kernel @elements(%n: memref<96xi32>, %u: memref<96xf32>, %o: memref<1200xf32>) {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 6 : index
  %c = uop.range 2 to 50 : index
  %c50 = uop.const 50 : index
  %c300 = uop.const 300 : index
  %zero = uop.const 0.0 : f32
  %two = uop.const 2 : i32
  %p = uop.range 3 to 96 : index
  %0 = uop.load %n[%p] : memref<96xi32> -> i32
  %1 = uop.mul %0, %two : i32
  %2 = uop.bufferize %1 over (%p) in <local> : i32 -> tensor<96xi32>
  %k = uop.range 4 to 96 reduce : index
  %3 = uop.index %2[%k] : tensor<96xi32> -> i32
  %4 = uop.cast %3 : i32 -> index
  %5 = uop.mul %a, %c300 : index
  %6 = uop.mul %b, %c50 : index
  %7 = uop.add %5, %6 : index
  %8 = uop.add %7, %c : index
  %9 = uop.cmp eq %4, %8 : index
  %10 = uop.load %u[%k] : memref<96xf32> -> f32
  %11 = uop.where %9, %10, %zero : f32
  %12 = uop.reduce add %11 over (%k) : f32
  uop.store %12, %o[%8] over (%a, %b, %c) : memref<1200xf32>
  uop.sink
}

// -----

// Positions 60 apart leave gaps, which no update is for.
// CHECK-LABEL: uop.kernel @gaps(
// CHECK-NOT: uop.if
uop.kernel @gaps(%n: memref<96xi32>, %u: memref<96xf32>, %o: memref<1200xf32>) {
  %b = uop.range 1 to 24 : index
  %c = uop.range 2 to 50 : index
  %c50 = uop.const 50 : index
  %c60 = uop.const 60 : index
  %zero = uop.const 0.0 : f32
  %k = uop.range 4 to 96 reduce : index
  %3 = uop.load %n[%k] : memref<96xi32> -> i32
  %4 = uop.cast %3 : i32 -> index
  %6 = uop.mul %b, %c60 : index
  %8 = uop.add %6, %c : index
  %9 = uop.cmp eq %4, %8 : index
  %10 = uop.load %u[%k] : memref<96xf32> -> f32
  %11 = uop.where %9, %10, %zero : f32
  %12 = uop.reduce add %11 over (%k) : f32
  %13 = uop.mul %b, %c50 : index
  %14 = uop.add %13, %c : index
  uop.store %12, %o[%14] over (%b, %c) : memref<1200xf32>
  uop.sink
}

// -----

// Each column has indices of its own: the loop is over updates and columns.
// CHECK-LABEL: uop.kernel @columns(
// CHECK: uop.store %{{.*}}, %[[O:.*]][%{{.*}}] over (%r0, %r1) : memref<4096xf32>
// CHECK: %[[J:.*]] = uop.range 3 to 4 : index
// CHECK: uop.if %{{.*}} over (%{{.*}}, %[[J]]) {
// CHECK-NOT: uop.range
// CHECK: uop.store %{{.*}}, %{{.*}}[%{{.*}}] over () : memref<4096xf32>
// CHECK: }
// REMARK: Function=columns | Asked=1228800
uop.kernel @columns(%n: memref<1200xi64>, %u: memref<1200xf32>, %o: memref<4096xf32>) {
  %i = uop.range 0 to 1024 : index
  %j = uop.range 1 to 4 : index
  %k = uop.range 2 to 300 reduce : index
  %c4 = uop.const 4 : index
  %zero = uop.const 0.0 : f32
  %at = uop.mul %k, %c4 : index
  %0 = uop.add %at, %j : index
  %1 = uop.load %n[%0] : memref<1200xi64> -> i64
  %2 = uop.cast %1 : i64 -> index
  %3 = uop.cmp eq %2, %i : index
  %4 = uop.load %u[%0] : memref<1200xf32> -> f32
  %5 = uop.where %3, %4, %zero : f32
  %6 = uop.reduce add %5 over (%k) : f32
  %7 = uop.mul %i, %c4 : index
  %8 = uop.add %7, %j : index
  uop.store %6, %o[%8] over (%i, %j) : memref<4096xf32>
  uop.sink
}

// -----

// Each row has indices of its own, and some have no updates: rows are outside.
// CHECK-LABEL: uop.kernel @lines(
// CHECK: %[[K:.*]] = uop.range 2 to 300 : index
// CHECK: %[[HAS:.*]] = uop.cmp lt %r0, %{{.*}} : index
// CHECK: uop.store %{{.*}}, %{{.*}}[%{{.*}}] over (%r0, %r1) : memref<4096xi32>
// CHECK: %[[IN:.*]] = uop.and %{{.*}}, %[[HAS]] : i1
// CHECK: uop.if %[[IN]] over (%r0, %[[K]]) {
// REMARK: Function=lines | Asked=1228800
uop.kernel @lines(%n: memref<1200xi64>, %u: memref<1200xi32>, %o: memref<4096xi32>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 1024 : index
  %k = uop.range 2 to 300 reduce : index
  %c3 = uop.const 3 : index
  %c300 = uop.const 300 : index
  %c1024 = uop.const 1024 : index
  %none = uop.const 0 : i32
  %at = uop.mul %i, %c300 : index
  %0 = uop.add %at, %k : index
  %has = uop.cmp lt %i, %c3 : index
  %1 = uop.load %n[%0] : memref<1200xi64> -> i64
  %2 = uop.cast %1 : i64 -> index
  %3 = uop.cmp eq %2, %j : index
  %counts = uop.and %has, %3 : i1
  %4 = uop.load %u[%0] : memref<1200xi32> -> i32
  %5 = uop.where %counts, %4, %none : i32
  %6 = uop.reduce add %5 over (%k) : i32
  %7 = uop.mul %i, %c1024 : index
  %8 = uop.add %7, %j : index
  uop.store %6, %o[%8] over (%i, %j) : memref<4096xi32>
  uop.sink
}

// -----

// Whether an update counts depends on the very axis that its index chooses.
// CHECK-LABEL: uop.kernel @halves(
// CHECK-NOT: uop.if
uop.kernel @halves(%n: memref<300xi64>, %u: memref<300xf32>, %o: memref<1024xf32>) {
  %j = uop.range 0 to 1024 : index
  %k = uop.range 1 to 300 reduce : index
  %c512 = uop.const 512 : index
  %zero = uop.const 0.0 : f32
  %has = uop.cmp lt %j, %c512 : index
  %1 = uop.load %n[%k] : memref<300xi64> -> i64
  %2 = uop.cast %1 : i64 -> index
  %3 = uop.cmp eq %2, %j : index
  %counts = uop.and %has, %3 : i1
  %4 = uop.load %u[%k] : memref<300xf32> -> f32
  %5 = uop.where %counts, %4, %zero : f32
  %6 = uop.reduce add %5 over (%k) : f32
  uop.store %6, %o[%j] over (%j) : memref<1024xf32>
  uop.sink
}
