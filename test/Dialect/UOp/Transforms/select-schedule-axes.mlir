// Axes that are merged, and those that are taken apart.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule,uop-apply-schedule))' --split-input-file -o /dev/null

// Images of 7 by 7 pixels are rows of 49; the bias is another for each.
// CHECK-LABEL: uop.kernel @bias(
// CHECK-SAME: uop.schedule = #uop.schedule<[merge(2, 3), peel(2, 32), simd(2, 8), upcast(2, 4), peel(4, 8), simd(4, 8), upcast(4, 2), simd(6, 1)]>
// REMARK: Function=bias | Axes=2, Lanes=8, Remark="axes too short for vectors are one"
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
// REMARK: Function=scores | Copied=1, Remark="sums of products are made for several rows", TiledRows=32
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
