// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' --split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=16 registers=16}))' --split-input-file | FileCheck %s --check-prefix=NARROW
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule,uop-apply-schedule,uop-expand))' --split-input-file --remarks-filter=uop-expand --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=EXPANDED
// No schedule that is chosen is one that there are no vectors for.
// EXPANDED-NOT: remark:

// The sum of a buffer: lanes are combined after the loop. What four vectors do
// not divide is an axis of its own, and so is what one vector does not.
// CHECK-LABEL: uop.kernel @sum(
// CHECK-SAME: uop.schedule = #uop.schedule<[peel(0, 32), simd(0, 8), unroll(0, 4), peel(1, 8), simd(1, 8), simd(4, 4)]>
// REMARK: Schedule | Category:uop-select-schedule | Function=sum | Accumulators=4, Lanes=8, Nests=1, Remark="lanes are combined after the loops"
// WIDE-LABEL: uop.kernel @sum(
// WIDE-SAME: [peel(0, 64), simd(0, 16), unroll(0, 4), peel(1, 16), simd(1, 16), unroll(1, 2), simd(4, 12)]
// NARROW-LABEL: uop.kernel @sum(
// NARROW-SAME: [peel(0, 16), simd(0, 4), unroll(0, 4), simd(1, 4), unroll(1, 3)]
uop.kernel @sum(%x: memref<4140xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 4140 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<4140xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// Sums of columns: columns are lanes, of which there are some vectors.
// CHECK-LABEL: uop.kernel @columnSums(
// CHECK-SAME: uop.schedule = #uop.schedule<[split(0, 64), simd(2, 8), upcast(2, 8), thread(0)]>
// REMARK: Function=columnSums | Lanes=8, Remark="each lane reduces an element of the output", Rows=1, Vectors=8
uop.kernel @columnSums(%x: memref<32768xf32>, %o: memref<512xf32>) {
  %j = uop.range 0 to 512 thread : index
  %k = uop.range 1 to 64 reduce : index
  %c512 = uop.const 512 : index
  %0 = uop.mul %k, %c512 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<32768xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%j] over (%j) : memref<512xf32>
  uop.sink
}

// -----

// Where there are few columns, several rows at once make as many accumulators.
// Narrow floats are computed as wide ones.
// CHECK-LABEL: uop.kernel @fewColumns(
// CHECK-SAME: uop.schedule = #uop.schedule<[peel(1, 4), unroll(1, 4), simd(0, 5)]>
// REMARK: Function=fewColumns | Lanes=8, Remark="each lane reduces an element of the output", Rows=4, Vectors=1
uop.kernel @fewColumns(%x: memref<5015xf16>, %o: memref<5xf16>) {
  %j = uop.range 0 to 5 : index
  %k = uop.range 1 to 1003 reduce : index
  %c5 = uop.const 5 : index
  %0 = uop.mul %k, %c5 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<5015xf16> -> f16
  %3 = uop.reduce max %2 over (%k) : f16
  uop.store %3, %o[%j] over (%j) : memref<5xf16>
  uop.sink
}

// -----

// One vector times a matrix: nothing is used for several points of the output.
// CHECK-LABEL: uop.kernel @vectorTimesMatrix(
// CHECK-SAME: uop.schedule = #uop.schedule<[split(0, 64), simd(2, 8), upcast(2, 8)]>
uop.kernel @vectorTimesMatrix(%a: memref<64xf32>, %b: memref<8192xf32>, %o: memref<128xf32>) {
  %j = uop.range 0 to 128 : index
  %k = uop.range 1 to 64 reduce : index
  %0 = uop.load %a[%k] : memref<64xf32> -> f32
  %c128 = uop.const 128 : index
  %1 = uop.mul %k, %c128 : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %b[%2] : memref<8192xf32> -> f32
  %4 = uop.mul %0, %3 : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%j] over (%j) : memref<128xf32>
  uop.sink
}

// -----

// A softmax: a maximum, a tile of exponentials, which is left to LLVM, their
// sum and the quotients. The loop over rows is shared as it was.
// CHECK-LABEL: uop.kernel @softmax(
// CHECK-SAME: uop.schedule = #uop.schedule<[thread(0), peel(3, 32), simd(3, 8), unroll(3, 4), peel(5, 8), simd(5, 8), simd(8, 4), peel(4, 32), simd(4, 8), unroll(4, 4), peel(9, 8), simd(9, 8), simd(12, 4), peel(1, 8), simd(1, 8), simd(13, 4)]>
// REMARK: Function=softmax | Accumulators=4, Accumulators=4, Lanes=8, Nests=3, Remark="lanes are combined after the loops"
uop.kernel @softmax(%x: memref<5184xf32>, %o: memref<5184xf32>) {
  %i = uop.range 0 to 48 thread : index
  %j = uop.range 1 to 108 : index
  %t = uop.range 2 to 108 : index
  %k = uop.range 3 to 108 reduce : index
  %q = uop.range 4 to 108 reduce : index
  %c108 = uop.const 108 : index
  %0 = uop.mul %i, %c108 : index
  %1 = uop.add %0, %t : index
  %2 = uop.load %x[%1] : memref<5184xf32> -> f32
  %3 = uop.add %0, %k : index
  %4 = uop.load %x[%3] : memref<5184xf32> -> f32
  %5 = uop.reduce max %4 over (%k) : f32
  %6 = uop.sub %2, %5 : f32
  %7 = uop.exp %6 : f32
  %8 = uop.bufferize %7 over (%t) in <local> : f32 -> tensor<108xf32>
  %9 = uop.index %8[%j] : tensor<108xf32> -> f32
  %10 = uop.index %8[%q] : tensor<108xf32> -> f32
  %11 = uop.reduce add %10 over (%q) : f32
  %12 = uop.fdiv %9, %11 : f32
  %13 = uop.add %0, %j : index
  uop.store %12, %o[%13] over (%i, %j) : memref<5184xf32>
  uop.sink
}

// -----

// Of several axes that are reduced, the one in order is the innermost.
// CHECK-LABEL: uop.kernel @channels(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(2, 1), simd(1, 8), unroll(1, 4)]>
uop.kernel @channels(%x: memref<4096xf64>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 128 reduce : index
  %n = uop.range 2 to 4 reduce : index
  %c128 = uop.const 128 : index
  %c1024 = uop.const 1024 : index
  %0 = uop.mul %i, %c128 : index
  %1 = uop.mul %n, %c1024 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %k : index
  %4 = uop.load %x[%3] : memref<4096xf64> -> f64
  %5 = uop.cast %4 : f64 -> f32
  %6 = uop.reduce add %5 over (%k, %n) : f32
  uop.store %6, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// Elements that are read in another order would have to be gathered.
// CHECK-LABEL: uop.kernel @strided(
// CHECK-NOT: uop.schedule
// REMARK: Function=strided | Reason="no reduction is over a contiguous axis"
uop.kernel @strided(%x: memref<16384xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 8192 reduce : index
  %c0 = uop.const 0 : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %k, %c2 : index
  %1 = uop.load %x[%0] : memref<16384xf32> -> f32
  %2 = uop.reduce add %1 over (%k) : f32
  uop.store %2, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @few(
// CHECK-NOT: uop.schedule
// REMARK: Function=few | Reason="it is too little work"
uop.kernel @few(%x: memref<64xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 64 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<64xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// Attention: what is the same for all lanes of the output has lanes of its own,
// the products of rows and the maximum of a tile.
// CHECK-LABEL: uop.kernel @scores(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(0, 1), simd(2, 8), unroll(2, 4), simd(4, 8), unroll(4, 4), simd(1, 8), upcast(1, 8)]>
// REMARK: Function=scores | Lanes=8, Remark="each lane reduces an element of the output", Rows=1, Vectors=8
uop.kernel @scores(%q: memref<1024xf32>, %k: memref<2048xf32>, %v: memref<4096xf32>, %o: memref<2048xf32>) {
  %i = uop.range 0 to 32 : index
  %d = uop.range 1 to 64 : index
  %e = uop.range 2 to 32 reduce : index
  %t = uop.range 3 to 64 : index
  %m = uop.range 4 to 64 reduce : index
  %n = uop.range 5 to 64 reduce : index
  %c32 = uop.const 32 : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c32 : index
  %1 = uop.add %0, %e : index
  %2 = uop.load %q[%1] : memref<1024xf32> -> f32
  %3 = uop.mul %t, %c32 : index
  %4 = uop.add %3, %e : index
  %5 = uop.load %k[%4] : memref<2048xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%e) : f32
  %8 = uop.bufferize %7 over (%t) in <local> : f32 -> tensor<64xf32>
  %9 = uop.index %8[%m] : tensor<64xf32> -> f32
  %10 = uop.reduce max %9 over (%m) : f32
  %11 = uop.index %8[%n] : tensor<64xf32> -> f32
  %12 = uop.sub %11, %10 : f32
  %13 = uop.mul %n, %c64 : index
  %14 = uop.add %13, %d : index
  %15 = uop.load %v[%14] : memref<4096xf32> -> f32
  %16 = uop.mul %12, %15 : f32
  %17 = uop.reduce add %16 over (%n) : f32
  %18 = uop.mul %i, %c64 : index
  %19 = uop.add %18, %d : index
  uop.store %17, %o[%19] over (%i, %d) : memref<2048xf32>
  uop.sink
}

// -----

// A window of 3 by 3, two apart: the points of the window have code of their
// own, and lanes are every other element.
// CHECK-LABEL: uop.kernel @pool(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(0, 1, 2), unroll(3, 3), unroll(4, 3), simd(2, 8), upcast(2, 2)]>
// REMARK: Function=pool | Lanes=8, Remark="each lane reduces an element of the output", Rows=1, Stride=2, Taps=9, Vectors=2
uop.kernel @pool(%x: memref<8712xf32>, %o: memref<2048xf32>) {
  %b = uop.range 0 to 8 : index
  %i = uop.range 1 to 16 : index
  %j = uop.range 2 to 16 : index
  %k = uop.range 3 to 3 reduce : index
  %l = uop.range 4 to 3 reduce : index
  %c2 = uop.const 2 : index
  %c33 = uop.const 33 : index
  %c1089 = uop.const 1089 : index
  %c16 = uop.const 16 : index
  %c256 = uop.const 256 : index
  %0 = uop.mul %b, %c1089 : index
  %1 = uop.mul %i, %c2 : index
  %2 = uop.add %1, %k : index
  %3 = uop.mul %2, %c33 : index
  %4 = uop.mul %j, %c2 : index
  %5 = uop.add %4, %l : index
  %6 = uop.add %0, %3 : index
  %7 = uop.add %6, %5 : index
  %8 = uop.load %x[%7] : memref<8712xf32> -> f32
  %9 = uop.reduce max %8 over (%k, %l) : f32
  %10 = uop.mul %b, %c256 : index
  %11 = uop.mul %i, %c16 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.add %12, %j : index
  uop.store %9, %o[%13] over (%b, %i, %j) : memref<2048xf32>
  uop.sink
}

// -----

// Sums beside a vector that the kernel makes itself.
// CHECK-LABEL: uop.kernel @sumsBesideVectors
// CHECK-NOT: uop.schedule
// CHECK: uop.sink
uop.kernel @sumsBesideVectors(%x: memref<8192xf32>, %o: memref<1024xf32>, %p: memref<8192xf32>) {
  %i = uop.range 0 to 1024 : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %c1024 = uop.const 1024 : index
  %at = uop.mul %i, %c8 : index
  %0 = uop.mul %k, %c1024 : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<8192xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<1024xf32>
  %4 = uop.load %x[%at] : memref<8192xf32> -> vector<8xf32>
  uop.store %4, %p[%at] over (%i) : memref<8192xf32>, vector<8xf32>
  uop.sink
}

// -----

// One row of a product whose columns are in panels of 16: the lanes are along
// the columns of a panel.
// CHECK: uop.kernel @panels({{.*}}uop.schedule = #uop.schedule<[split(0, 16), {{.*}}simd(
uop.kernel @panels(%x: memref<512xf32>, %w: memref<262144xf32>, %o: memref<512xf32>) {
  %j = uop.range 0 to 512 : index
  %k = uop.range 1 to 512 reduce : index
  %c16 = uop.const 16 : index
  %c512 = uop.const 512 : index
  %p = uop.floordiv %j, %c16 : index
  %l = uop.floormod %j, %c16 : index
  %0 = uop.mul %p, %c512 : index
  %1 = uop.add %0, %k : index
  %2 = uop.mul %1, %c16 : index
  %3 = uop.add %2, %l : index
  %4 = uop.load %x[%k] : memref<512xf32> -> f32
  %5 = uop.load %w[%3] : memref<262144xf32> -> f32
  %6 = uop.mul %4, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  uop.store %7, %o[%j] over (%j) : memref<512xf32>
  uop.sink
}

// -----

// A mean over positions of what is reduced over the classes of each: the lanes
// are positions, for the element at a class that is read, too.
// CHECK-LABEL: uop.kernel @enclosing(
// CHECK-SAME: uop.schedule = #uop.schedule<[peel(1, 8), simd(1, 8), simd({{[0-9]+}}, 4)]>
uop.kernel @enclosing(%t: memref<6400xi64>, %x: memref<134400xf32>, %o: memref<1xf32>) {
  %n = uop.range 0 to 64 reduce : index
  %p = uop.range 1 to 100 reduce : index
  %c100 = uop.const 100 : index
  %c2100 = uop.const 2100 : index
  %0 = uop.mul %n, %c100 : index
  %1 = uop.add %0, %p : index
  %2 = uop.load %t[%1] : memref<6400xi64> -> i64
  %3 = uop.cast %2 : i64 -> index
  %4 = uop.mul %n, %c2100 : index
  %5 = uop.add %4, %p : index
  %6 = uop.mul %3, %c100 : index
  %7 = uop.add %5, %6 : index
  %8 = uop.load %x[%7] : memref<134400xf32> -> f32
  %c = uop.range 2 to 21 reduce : index
  %9 = uop.mul %c, %c100 : index
  %10 = uop.add %5, %9 : index
  %11 = uop.load %x[%10] : memref<134400xf32> -> f32
  %12 = uop.exp %11 : f32
  %13 = uop.reduce add %12 over (%c) : f32
  %14 = uop.log %13 : f32
  %15 = uop.sub %14, %8 : f32
  %16 = uop.reduce add %15 over (%n, %p) : f32
  %c0 = uop.const 0 : index
  uop.store %16, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// Rows of classes that are read in order have lanes of their own instead.
// CHECK-LABEL: uop.kernel @enclosed_rows(
// CHECK-SAME: uop.schedule = #uop.schedule<[peel(1, 16), simd(1, 8), unroll(1, 2), simd(2, 5)]>
uop.kernel @enclosed_rows(%x: memref<134400xf32>, %o: memref<1xf32>) {
  %n = uop.range 0 to 6400 reduce : index
  %c = uop.range 1 to 21 reduce : index
  %c21 = uop.const 21 : index
  %0 = uop.mul %n, %c21 : index
  %1 = uop.add %0, %c : index
  %2 = uop.load %x[%1] : memref<134400xf32> -> f32
  %3 = uop.exp %2 : f32
  %4 = uop.reduce add %3 over (%c) : f32
  %5 = uop.log %4 : f32
  %6 = uop.reduce add %5 over (%n) : f32
  %c0 = uop.const 0 : index
  uop.store %6, %o[%c0] over () : memref<1xf32>
  uop.sink
}
