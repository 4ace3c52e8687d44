// Axes that are merged, and those that are taken apart.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule,uop-apply-schedule))' --split-input-file -o /dev/null

// Images of 7 by 7 pixels are rows of 49; the bias is another for each.
// CHECK-LABEL: uop.kernel @bias(
// CHECK-SAME: uop.schedule = #uop.schedule<[merge(2, 3), peel(2, 32), simd(2, 8), upcast(2, 4), peel(4, 8), simd(4, 8), upcast(4, 2), simd(6, 1)]>
// REMARK: Function=bias | Axes=2, Lanes=8, Remark="axes too short for vectors are merged"
uop.kernel @bias(%x: memref<25088xf32>, %b: memref<64xf32>, %o: memref<25088xf32>) {
  %n = uop.range 0 to 8 : index
  %c = uop.range 1 to 64 : index
  %i = uop.range 2 to 7 : index
  %j = uop.range 3 to 7 : index
  %c3136 = uop.const 3136 : index
  %c49 = uop.const 49 : index
  %c7 = uop.const 7 : index
  %0 = uop.mul %n, %c3136 : index
  %1 = uop.mul %c, %c49 : index
  %2 = uop.mul %i, %c7 : index
  %3 = uop.add %0, %1 : index
  %4 = uop.add %3, %2 : index
  %5 = uop.add %4, %j : index
  %6 = uop.load %x[%5] : memref<25088xf32> -> f32
  %7 = uop.load %b[%c] : memref<64xf32> -> f32
  %8 = uop.add %6, %7 : f32
  uop.store %8, %o[%5] over (%n, %c, %i, %j) : memref<25088xf32>
  uop.sink
}

// -----

// Columns of 4 heads, each of which has a matrix of its own: heads and the
// columns of one are two axes.
// CHECK-LABEL: uop.kernel @heads(
// CHECK-SAME: uop.schedule = #uop.schedule<[split(1, 16), reorder(1, 3, 0)
// REMARK: Function=heads | Lanes=8, Reductions=1
uop.kernel @heads(%p: memref<4096xf32>, %v: memref<2048xf32>, %o: memref<2048xf32>) {
  %i = uop.range 0 to 32 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 32 reduce : index
  %c16 = uop.const 16 : index
  %c1024 = uop.const 1024 : index
  %c32 = uop.const 32 : index
  %c64 = uop.const 64 : index
  %h = uop.floordiv %j, %c16 : index
  %0 = uop.mul %h, %c1024 : index
  %1 = uop.mul %i, %c32 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %k : index
  %4 = uop.load %p[%3] : memref<4096xf32> -> f32
  %5 = uop.mul %k, %c64 : index
  %6 = uop.add %5, %j : index
  %7 = uop.load %v[%6] : memref<2048xf32> -> f32
  %8 = uop.mul %4, %7 : f32
  %9 = uop.reduce add %8 over (%k) : f32
  %10 = uop.mul %i, %c64 : index
  %11 = uop.add %10, %j : index
  uop.store %9, %o[%11] over (%i, %j) : memref<2048xf32>
  uop.sink
}

// -----

// Scores are a tile, for which keys are lanes, and are copied to a panel.
// CHECK-LABEL: uop.kernel @scores(
// CHECK-SAME: uop.schedule = #uop.schedule<[tile(1, 32), simd(4, 8), upcast(4, 4), {{.*}}stage(1, 0)]>
// REMARK: Function=scores | Copied=1, Remark="sums of products are computed for several rows", TiledRows=32
uop.kernel @scores(%q: memref<2048xf32>, %k: memref<2048xf32>, %o: memref<4096xf32>) {
  %h = uop.range 0 to 4 : index
  %i = uop.range 1 to 32 : index
  %j = uop.range 2 to 32 : index
  %d = uop.range 3 to 16 reduce : index
  %t = uop.range 4 to 32 : index
  %m = uop.range 5 to 32 reduce : index
  %c512 = uop.const 512 : index
  %c16 = uop.const 16 : index
  %0 = uop.mul %h, %c512 : index
  %1 = uop.mul %i, %c16 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %d : index
  %4 = uop.load %q[%3] : memref<2048xf32> -> f32
  %5 = uop.mul %t, %c16 : index
  %6 = uop.add %0, %5 : index
  %7 = uop.add %6, %d : index
  %8 = uop.load %k[%7] : memref<2048xf32> -> f32
  %9 = uop.mul %4, %8 : f32
  %10 = uop.reduce add %9 over (%d) : f32
  %11 = uop.bufferize %10 over (%t) in <local> : f32 -> tensor<32xf32>
  %12 = uop.index %11[%m] : tensor<32xf32> -> f32
  %13 = uop.reduce max %12 over (%m) : f32
  %14 = uop.index %11[%j] : tensor<32xf32> -> f32
  %15 = uop.sub %14, %13 : f32
  %c1024 = uop.const 1024 : index
  %c32 = uop.const 32 : index
  %16 = uop.mul %h, %c1024 : index
  %17 = uop.mul %i, %c32 : index
  %18 = uop.add %16, %17 : index
  %19 = uop.add %18, %j : index
  uop.store %15, %o[%19] over (%h, %i, %j) : memref<4096xf32>
  uop.sink
}

// -----

// A convolution of single pixels: images of 7 by 14 are rows of 98 lanes. Their
// border would keep the two axes apart.
// CHECK-LABEL: uop.kernel @pixels(
// CHECK-SAME: uop.schedule = #uop.schedule<[merge(1, 2), reorder(1, 0), peel(1, 16), peel(0, 6)
// REMARK: Function=pixels | Lanes=8, Reductions=1, Remark="a tile of the output stays in registers", Rows=6
uop.kernel @pixels(%w: memref<4096xf32>, %x: memref<6272xf32>, %o: memref<6272xf32>) {
  %c = uop.range 0 to 64 : index
  %i = uop.range 1 to 7 : index
  %j = uop.range 2 to 14 : index
  %k = uop.range 3 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c98 = uop.const 98 : index
  %c14 = uop.const 14 : index
  %0 = uop.mul %c, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %w[%1] : memref<4096xf32> -> f32
  %3 = uop.mul %i, %c14 : index
  %4 = uop.add %3, %j : index
  %5 = uop.mul %k, %c98 : index
  %6 = uop.add %4, %5 : index
  %7 = uop.load %x[%6] : memref<6272xf32> -> f32
  %8 = uop.mul %2, %7 : f32
  %9 = uop.reduce add %8 over (%k) : f32
  %10 = uop.mul %c, %c98 : index
  %11 = uop.add %4, %10 : index
  uop.store %9, %o[%11] over (%c, %i, %j) : memref<6272xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @border(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder
uop.kernel @border(%w: memref<4096xf32>, %x: memref<6272xf32>, %o: memref<9216xf32>) {
  %c = uop.range 0 to 64 : index
  %i = uop.range 1 to 7 : index
  %j = uop.range 2 to 14 : index
  %k = uop.range 3 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c98 = uop.const 98 : index
  %c14 = uop.const 14 : index
  %c16 = uop.const 16 : index
  %c17 = uop.const 17 : index
  %c144 = uop.const 144 : index
  %0 = uop.mul %c, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %w[%1] : memref<4096xf32> -> f32
  %3 = uop.mul %i, %c14 : index
  %4 = uop.add %3, %j : index
  %5 = uop.mul %k, %c98 : index
  %6 = uop.add %4, %5 : index
  %7 = uop.load %x[%6] : memref<6272xf32> -> f32
  %8 = uop.mul %2, %7 : f32
  %9 = uop.reduce add %8 over (%k) : f32
  %10 = uop.mul %c, %c144 : index
  %11 = uop.mul %i, %c16 : index
  %12 = uop.add %11, %j : index
  %13 = uop.add %10, %12 : index
  %14 = uop.add %13, %c17 : index
  uop.store %9, %o[%14] over (%c, %i, %j) : memref<9216xf32>
  uop.sink
}

// -----

// The gradient of a convolution's weights: all 3 by 3 taps are in registers, so
// that what the lanes are of is loaded once for all of them.
// CHECK-LABEL: uop.kernel @taps(
// CHECK-SAME: upcast(3, 3), upcast(2, 3), stage(0, 0)]>
// REMARK: Function=taps | Lanes=8, Planes=3, Reductions=1, Remark="a tile of the output stays in registers, and is transposed when it is stored", Rows=3
uop.kernel @taps(%y: memref<524288xf32>, %x: memref<819200xf32>, %o: memref<36864xf32>) {
  %c = uop.range 0 to 64 : index
  %d = uop.range 1 to 64 : index
  %r = uop.range 2 to 3 : index
  %s = uop.range 3 to 3 : index
  %n = uop.range 4 to 128 reduce : index
  %i = uop.range 5 to 8 reduce : index
  %j = uop.range 6 to 8 reduce : index
  %c3 = uop.const 3 : index
  %c8 = uop.const 8 : index
  %c9 = uop.const 9 : index
  %c10 = uop.const 10 : index
  %c64 = uop.const 64 : index
  %c100 = uop.const 100 : index
  %c576 = uop.const 576 : index
  %c4096 = uop.const 4096 : index
  %c6400 = uop.const 6400 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.mul %c, %c64 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.mul %n, %c4096 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.load %y[%5] : memref<524288xf32> -> f32
  %7 = uop.add %i, %r : index
  %8 = uop.mul %7, %c10 : index
  %9 = uop.add %j, %s : index
  %10 = uop.add %8, %9 : index
  %11 = uop.mul %d, %c100 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.mul %n, %c6400 : index
  %14 = uop.add %12, %13 : index
  %15 = uop.load %x[%14] : memref<819200xf32> -> f32
  %16 = uop.mul %6, %15 : f32
  %17 = uop.reduce add %16 over (%n, %i, %j) : f32
  %18 = uop.mul %r, %c3 : index
  %19 = uop.add %18, %s : index
  %20 = uop.mul %d, %c9 : index
  %21 = uop.add %19, %20 : index
  %22 = uop.mul %c, %c576 : index
  %23 = uop.add %21, %22 : index
  uop.store %17, %o[%23] over (%c, %d, %r, %s) : memref<36864xf32>
  uop.sink
}
