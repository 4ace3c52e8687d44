// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32 threads=2}))' --split-input-file --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' --split-input-file | FileCheck %s --check-prefix=ONE
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32 threads=7}))' --split-input-file | FileCheck %s --check-prefix=SEVEN
// Which loop threads share.

// Four panels of channels are no fewer as there are threads. Each thread copies all
// of the image, which takes less than the weights. Of seven threads most would
// have nothing to do: rows are cut into pieces, and each thread copies the window
// of its own.
// REMARK: Function=strided | Lanes=16, Reductions=1, Remark="a tile of the output stays in registers, and is transposed when it is stored", Rows=14, SharedAxis=0, Vectors=2
// CHECK-LABEL: uop.kernel @strided(
// CHECK-SAME: [reorder(0, 1, 2), split(0, 32), thread(0), simd(6, 16), upcast(6, 2), upcast(2, 14), stage(0, 0), stage(1, 0)]
// One thread would copy the weights twice for nothing.
// ONE-LABEL: uop.kernel @strided(
// ONE-SAME: [reorder(0, 1, 2), split(0, 32), thread(0), simd(6, 16), upcast(6, 2), upcast(2, 14), stage(0, 0), stage(1, 0)]
// SEVEN-LABEL: uop.kernel @strided(
// SEVEN-SAME: [split(1, 4), reorder(1, 0, 6, 2),{{.*}} thread(1),
uop.kernel @strided(%arg0: memref<200704xf32>, %arg1: memref<73728xf32>, %arg2: memref<100352xf32>) {
  %c0 = uop.const 0 : index
  %r0 = uop.range 0 to 128 thread : index
  %r1 = uop.range 1 to 28 : index
  %r2 = uop.range 2 to 28 : index
  %k3 = uop.range 3 to 64 reduce : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %r1, %c2 : index
  %k4 = uop.range 4 to 3 reduce : index
  %1 = uop.add %0, %k4 : index
  %2 = uop.mul %r2, %c2 : index
  %k5 = uop.range 5 to 3 reduce : index
  %3 = uop.add %2, %k5 : index
  %4 = uop.cmp lt %c0, %1 : index
  %5 = uop.cmp lt %c0, %3 : index
  %6 = uop.and %4, %5 : i1
  %c112 = uop.const 112 : index
  %7 = uop.mul %r1, %c112 : index
  %c56 = uop.const 56 : index
  %8 = uop.mul %k4, %c56 : index
  %9 = uop.add %7, %8 : index
  %10 = uop.add %9, %2 : index
  %11 = uop.add %10, %k5 : index
  %c3136 = uop.const 3136 : index
  %12 = uop.mul %k3, %c3136 : index
  %13 = uop.add %11, %12 : index
  %c_57 = uop.const -57 : index
  %14 = uop.add %13, %c_57 : index
  %15 = uop.load %arg0[%14] if %6 : memref<200704xf32> -> f32
  %c3 = uop.const 3 : index
  %16 = uop.mul %k4, %c3 : index
  %17 = uop.add %16, %k5 : index
  %c9 = uop.const 9 : index
  %18 = uop.mul %k3, %c9 : index
  %19 = uop.add %17, %18 : index
  %c576 = uop.const 576 : index
  %20 = uop.mul %r0, %c576 : index
  %21 = uop.add %19, %20 : index
  %22 = uop.load %arg1[%21] : memref<73728xf32> -> f32
  %23 = uop.mul %15, %22 : f32
  %24 = uop.reduce add %23 over (%k3, %k4, %k5) : f32
  %c28 = uop.const 28 : index
  %25 = uop.mul %r1, %c28 : index
  %26 = uop.add %25, %r2 : index
  %c784 = uop.const 784 : index
  %27 = uop.mul %r0, %c784 : index
  %28 = uop.add %26, %27 : index
  uop.store %24, %arg2[%28] over (%r0, %r1, %r2) : memref<100352xf32>
  uop.sink
}

// -----

// Three images are uneven shares for 2 threads, their rows are not.
// CHECK-LABEL: uop.kernel @images(
// CHECK-SAME: [reorder(0, 1, 2), simd(2, 16), upcast(2, 4), thread(1)]
uop.kernel @images(%x: memref<786432xf32>, %o: memref<12288xf32>) {
  %b = uop.range 0 to 3 thread : index
  %i = uop.range 1 to 64 : index
  %j = uop.range 2 to 64 : index
  %k = uop.range 3 to 64 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %b, %c64 : index
  %1 = uop.add %0, %i : index
  %2 = uop.mul %1, %c64 : index
  %3 = uop.add %2, %k : index
  %4 = uop.mul %3, %c64 : index
  %5 = uop.add %4, %j : index
  %6 = uop.load %x[%5] : memref<786432xf32> -> f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %2, %j : index
  uop.store %7, %o[%8] over (%b, %i, %j) : memref<12288xf32>
  uop.sink
}

// -----

// 16 rows of sums would be one tile, of which there is nothing to share: there
// are two of 8 rows.
// REMARK: Function=tall | Lanes=16, Reductions=1, Remark="a tile of the output stays in registers", Rows=8, SharedAxis=0, Vectors=1
// CHECK-LABEL: uop.kernel @tall(
// CHECK-SAME: [reorder(1, 0), split(1, 16), thread(0), simd(3, 16), upcast(0, 8)]
// ONE-LABEL: uop.kernel @tall(
// ONE-SAME: [reorder(1, 0), split(1, 16), thread(0), simd(3, 16), upcast(0, 8)]
uop.kernel @tall(%a: memref<65536xf32>, %b: memref<65536xf32>, %o: memref<256xf32>) {
  %i = uop.range 0 to 16 thread : index
  %j = uop.range 1 to 16 : index
  %k = uop.range 2 to 4096 reduce : index
  %c4096 = uop.const 4096 : index
  %c16 = uop.const 16 : index
  %0 = uop.mul %i, %c4096 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<65536xf32> -> f32
  %3 = uop.mul %k, %c16 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<65536xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c16 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<256xf32>
  uop.sink
}
