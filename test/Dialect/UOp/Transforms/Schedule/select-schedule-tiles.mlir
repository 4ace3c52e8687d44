// Contractions that transpose their output, and contractions of what tiles hold.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' --split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=16}))' --split-input-file | FileCheck %s --check-prefix=NARROW

// Rows of 7 points fill no vectors, 64 output channels do. Weights are packed,
// and the image is copied with its border.
// CHECK-LABEL: uop.kernel @convolution(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(0, 1, 2), reorder(4, 3), split(0, 8), simd(5, 8), upcast(2, 7), stage(0, 0), stage(1, 0)]>
// REMARK: Function=convolution | Lanes=8, Reductions=1, Remark="a tile of the output stays in registers, and is transposed when it is stored", Rows=7, Vectors=1
// WIDE-LABEL: uop.kernel @convolution(
// WIDE-SAME: simd(5, 16), upcast(5, 2), upcast(2, 7), stage(0, 0), stage(1, 0)]>
// There are no stores of 3 of 4 lanes.
// NARROW-LABEL: uop.kernel @convolution(
// NARROW-SAME: simd(6, 4), simd(7, 3), upcast(0, 4)
uop.kernel @convolution(%x: memref<6272xf32>, %w: memref<24576xf32>, %o: memref<3136xf32>) {
  %n = uop.range 0 to 64 : index
  %y = uop.range 1 to 7 : index
  %p = uop.range 2 to 7 : index
  %c = uop.range 3 to 128 reduce : index
  %t = uop.range 4 to 3 reduce : index
  %c1 = uop.const 1 : index
  %c7 = uop.const 7 : index
  %c8 = uop.const 8 : index
  %0 = uop.add %p, %t : index
  %1 = uop.cmp ge %0, %c1 : index
  %2 = uop.cmp lt %0, %c8 : index
  %3 = uop.and %1, %2 : i1
  %c49 = uop.const 49 : index
  %4 = uop.mul %c, %c49 : index
  %5 = uop.mul %y, %c7 : index
  %6 = uop.add %4, %5 : index
  %7 = uop.add %6, %0 : index
  %8 = uop.sub %7, %c1 : index
  %9 = uop.load %x[%8] if %3 : memref<6272xf32> -> f32
  %c384 = uop.const 384 : index
  %c3 = uop.const 3 : index
  %10 = uop.mul %n, %c384 : index
  %11 = uop.mul %c, %c3 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.add %12, %t : index
  %14 = uop.load %w[%13] : memref<24576xf32> -> f32
  %15 = uop.mul %9, %14 : f32
  %16 = uop.reduce add %15 over (%c, %t) : f32
  %17 = uop.mul %n, %c49 : index
  %18 = uop.add %17, %5 : index
  %19 = uop.add %18, %p : index
  uop.store %16, %o[%19] over (%n, %y, %p) : memref<3136xf32>
  uop.sink
}

// -----

// Where the first-level cache has what a tile reads, the longest loop is the
// innermost.
// CHECK-LABEL: uop.kernel @cached(
// CHECK-NOT: reorder(3, 2)
// CHECK-SAME: uop.schedule
uop.kernel @cached(%x: memref<8192xf32>, %w: memref<8192xf32>, %o: memref<4096xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %c = uop.range 2 to 8 reduce : index
  %t = uop.range 3 to 16 reduce : index
  %c8 = uop.const 8 : index
  %c64 = uop.const 64 : index
  %row = uop.const 128 : index
  %0 = uop.mul %t, %c8 : index
  %1 = uop.add %0, %c : index
  %2 = uop.mul %i, %row : index
  %3 = uop.add %2, %1 : index
  %4 = uop.load %x[%3] : memref<8192xf32> -> f32
  %5 = uop.mul %1, %c64 : index
  %6 = uop.add %5, %j : index
  %7 = uop.load %w[%6] : memref<8192xf32> -> f32
  %8 = uop.mul %4, %7 : f32
  %9 = uop.reduce add %8 over (%c, %t) : f32
  %10 = uop.mul %i, %c64 : index
  %11 = uop.add %10, %j : index
  uop.store %9, %o[%11] over (%i, %j) : memref<4096xf32>
  uop.sink
}

// -----

// Where it has not, the one along which both factors are in order is.
// CHECK-LABEL: uop.kernel @order(
// CHECK-SAME: uop.schedule = #uop.schedule<[{{.*}}reorder(3, 2), {{.*}}]>
uop.kernel @order(%x: memref<65536xf32>, %w: memref<65536xf32>, %o: memref<4096xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %c = uop.range 2 to 8 reduce : index
  %t = uop.range 3 to 128 reduce : index
  %c8 = uop.const 8 : index
  %c64 = uop.const 64 : index
  %row = uop.const 1024 : index
  %0 = uop.mul %t, %c8 : index
  %1 = uop.add %0, %c : index
  %2 = uop.mul %i, %row : index
  %3 = uop.add %2, %1 : index
  %4 = uop.load %x[%3] : memref<65536xf32> -> f32
  %5 = uop.mul %1, %c64 : index
  %6 = uop.add %5, %j : index
  %7 = uop.load %w[%6] : memref<65536xf32> -> f32
  %8 = uop.mul %4, %7 : f32
  %9 = uop.reduce add %8 over (%c, %t) : f32
  %10 = uop.mul %i, %c64 : index
  %11 = uop.add %10, %j : index
  uop.store %9, %o[%11] over (%i, %j) : memref<4096xf32>
  uop.sink
}

// -----

// Rows less their mean, times a matrix: the rows are made first, all 32 of them,
// because they fit into a cache. The mean has lanes of its own.
// CHECK-LABEL: uop.kernel @normalized(
// CHECK-SAME: tile(0, 32)
// CHECK-SAME: simd(2, 8), unroll(2, 4)
// CHECK-SAME: simd(3, 8)
// CHECK-SAME: reorder(1, 0)
// CHECK-SAME: upcast(0, 4)
// REMARK: Function=normalized | Lanes=8, Reductions=1, Remark="a tile of the output stays in registers", Rows=4, TiledRows=32, Vectors=2
// WIDE-LABEL: uop.kernel @normalized(
// WIDE-SAME: tile(0, 32)
uop.kernel @normalized(%x: memref<2048xf32>, %w: memref<8192xf32>, %o: memref<4096xf32>) {
  %i = uop.range 0 to 32 : index
  %j = uop.range 1 to 128 : index
  %q = uop.range 2 to 64 reduce : index
  %t = uop.range 3 to 64 : index
  %k = uop.range 4 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c128 = uop.const 128 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %q : index
  %2 = uop.load %x[%1] : memref<2048xf32> -> f32
  %3 = uop.reduce add %2 over (%q) : f32
  %part = uop.const 0.015625 : f32
  %4 = uop.mul %3, %part : f32
  %5 = uop.add %0, %t : index
  %6 = uop.load %x[%5] : memref<2048xf32> -> f32
  %7 = uop.sub %6, %4 : f32
  %8 = uop.bufferize %7 over (%t) in <local> : f32 -> tensor<64xf32>
  %9 = uop.index %8[%k] : tensor<64xf32> -> f32
  %10 = uop.mul %k, %c128 : index
  %11 = uop.add %10, %j : index
  %12 = uop.load %w[%11] : memref<8192xf32> -> f32
  %13 = uop.mul %9, %12 : f32
  %14 = uop.reduce add %13 over (%k) : f32
  %15 = uop.mul %i, %c128 : index
  %16 = uop.add %15, %j : index
  uop.store %14, %o[%16] over (%i, %j) : memref<4096xf32>
  uop.sink
}

// -----

// The tile and the output are products with the same argument, read in two
// orders: the copy for the tile is of its reads only.
// CHECK-LABEL: uop.kernel @read_twice(
// CHECK-SAME: stage(0, 0, 2){{[],]}}
uop.kernel @read_twice(%arg0: memref<4096xf32>, %arg1: memref<2048xf32>, %arg2: memref<2048xf32>) {
  %r0 = uop.range 0 to 32 thread : index
  %r1 = uop.range 1 to 64 : index
  %r2 = uop.range 2 to 64 : index
  %k3 = uop.range 3 to 64 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %r2, %c64 : index
  %1 = uop.add %k3, %0 : index
  %2 = uop.load %arg0[%1] : memref<4096xf32> -> f32
  %3 = uop.mul %r0, %c64 : index
  %4 = uop.add %k3, %3 : index
  %5 = uop.load %arg1[%4] : memref<2048xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k3) : f32
  %8 = uop.sin %7 : f32
  %cst = uop.const 2.000000e+00 : f32
  %9 = uop.mul %8, %cst : f32
  %10 = uop.cos %7 : f32
  %11 = uop.mul %9, %10 : f32
  %12 = uop.bufferize %11 over (%r2) in <local> : f32 -> tensor<64xf32>
  %k4 = uop.range 4 to 64 reduce : index
  %13 = uop.index %12[%k4] : tensor<64xf32> -> f32
  %14 = uop.mul %k4, %c64 : index
  %15 = uop.add %r1, %14 : index
  %16 = uop.load %arg0[%15] : memref<4096xf32> -> f32
  %17 = uop.mul %13, %16 : f32
  %18 = uop.reduce add %17 over (%k4) : f32
  %19 = uop.add %3, %r1 : index
  uop.store %18, %arg2[%19] over (%r0, %r1) : memref<2048xf32>
  uop.sink
}
