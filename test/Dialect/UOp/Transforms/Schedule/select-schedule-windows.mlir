// Sums of products in which the input slides over filters that are not larger
// than it, as in the gradient of a convolution with respect to a small image.

// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16}))' --split-input-file | FileCheck %s --check-prefix=NARROW
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32},uop-apply-schedule))' --split-input-file | FileCheck %s --check-prefix=APPLIED
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32},uop-apply-schedule,uop-expand),convert-uop-to-loops)' --split-input-file -o /dev/null

// The lanes are channels of the filters (axis 1); the two columns (axis 3) have
// vectors of their own, the images (axis 0) share them.
// CHECK-LABEL: uop.kernel @images(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(1, 0, 2, 3), reorder(5, 6, 4), split(1, 32), simd(7, 16), upcast(7, 2), upcast(0, 3), upcast(3, 2), stage(1, 1)]>
// REMARK: Function=images | Lanes=16, Planes=2
// NARROW-LABEL: uop.kernel @images(
// NARROW-SAME: simd(7, 8), upcast(0, 3), upcast(3, 2), stage(1, 1)]>

// The panel is in the order in which it is read: filters, then their rows and
// columns, then lanes.
// APPLIED-LABEL: uop.kernel @images(
// APPLIED: uop.bufferize {{.*}} -> tensor<{{.*}}64x3x3x16xf32>
uop.kernel @images(%g: memref<768xf32>, %w: memref<36864xf32>, %o: memref<768xf32>) {
  %n = uop.range 0 to 3 : index
  %c = uop.range 1 to 64 : index
  %y = uop.range 2 to 2 : index
  %x = uop.range 3 to 2 : index
  %f = uop.range 4 to 64 reduce : index
  %i = uop.range 5 to 2 reduce : index
  %j = uop.range 6 to 2 reduce : index
  %c2 = uop.const 2 : index
  %c3 = uop.const 3 : index
  %c4 = uop.const 4 : index
  %c9 = uop.const 9 : index
  %c256 = uop.const 256 : index
  %c576 = uop.const 576 : index
  %0 = uop.add %y, %i : index
  %1 = uop.add %x, %j : index
  %2 = uop.mul %0, %c3 : index
  %3 = uop.add %2, %1 : index
  %4 = uop.mul %c, %c9 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.mul %f, %c576 : index
  %7 = uop.add %5, %6 : index
  %8 = uop.load %w[%7] : memref<36864xf32> -> f32
  %9 = uop.mul %i, %c2 : index
  %10 = uop.add %9, %j : index
  %11 = uop.mul %f, %c4 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.mul %n, %c256 : index
  %14 = uop.add %12, %13 : index
  %15 = uop.load %g[%14] : memref<768xf32> -> f32
  %16 = uop.mul %8, %15 : f32
  %17 = uop.reduce add %16 over (%f, %i, %j) : f32
  %18 = uop.mul %y, %c2 : index
  %19 = uop.add %18, %x : index
  %20 = uop.mul %c, %c4 : index
  %21 = uop.add %19, %20 : index
  %22 = uop.add %21, %13 : index
  uop.store %17, %o[%22] over (%n, %c, %y, %x) : memref<768xf32>
  uop.sink
}

// -----

// Of one image, each multiplication loads a vector.
// CHECK-LABEL: uop.kernel @image(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(1, 2, 3), reorder(5, 6, 4), split(1, 64), simd(7, 16), upcast(7, 4), upcast(3, 2), stage(1, 1)]>
// REMARK: Function=image | Lanes=16
// REMARK-SAME: Rows=2
uop.kernel @image(%g: memref<256xf32>, %w: memref<36864xf32>, %o: memref<256xf32>) {
  %c = uop.range 1 to 64 : index
  %y = uop.range 2 to 2 : index
  %x = uop.range 3 to 2 : index
  %f = uop.range 4 to 64 reduce : index
  %i = uop.range 5 to 2 reduce : index
  %j = uop.range 6 to 2 reduce : index
  %c2 = uop.const 2 : index
  %c3 = uop.const 3 : index
  %c4 = uop.const 4 : index
  %c9 = uop.const 9 : index
  %c576 = uop.const 576 : index
  %0 = uop.add %y, %i : index
  %1 = uop.add %x, %j : index
  %2 = uop.mul %0, %c3 : index
  %3 = uop.add %2, %1 : index
  %4 = uop.mul %c, %c9 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.mul %f, %c576 : index
  %7 = uop.add %5, %6 : index
  %8 = uop.load %w[%7] : memref<36864xf32> -> f32
  %9 = uop.mul %i, %c2 : index
  %10 = uop.add %9, %j : index
  %11 = uop.mul %f, %c4 : index
  %12 = uop.add %10, %11 : index
  %15 = uop.load %g[%12] : memref<256xf32> -> f32
  %16 = uop.mul %8, %15 : f32
  %17 = uop.reduce add %16 over (%f, %i, %j) : f32
  %18 = uop.mul %y, %c2 : index
  %19 = uop.add %18, %x : index
  %20 = uop.mul %c, %c4 : index
  %21 = uop.add %19, %20 : index
  uop.store %17, %o[%21] over (%c, %y, %x) : memref<256xf32>
  uop.sink
}

// -----

// Eight images fill half of a register, where nothing else can be the lanes:
// the filters have a single channel.
// CHECK-LABEL: uop.kernel @half(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(0, 2, 3), reorder(5, 6, 4), split(0, 8), simd(7, 8), upcast(3, 2), upcast(2, 2), stage(0, 0)]>
// REMARK: Function=half | Lanes=8
uop.kernel @half(%g: memref<2048xf32>, %w: memref<576xf32>, %o: memref<32xf32>) {
  %n = uop.range 0 to 8 : index
  %y = uop.range 2 to 2 : index
  %x = uop.range 3 to 2 : index
  %f = uop.range 4 to 64 reduce : index
  %i = uop.range 5 to 2 reduce : index
  %j = uop.range 6 to 2 reduce : index
  %c2 = uop.const 2 : index
  %c3 = uop.const 3 : index
  %c4 = uop.const 4 : index
  %c9 = uop.const 9 : index
  %c256 = uop.const 256 : index
  %0 = uop.add %y, %i : index
  %1 = uop.add %x, %j : index
  %2 = uop.mul %0, %c3 : index
  %3 = uop.add %2, %1 : index
  %6 = uop.mul %f, %c9 : index
  %7 = uop.add %3, %6 : index
  %8 = uop.load %w[%7] : memref<576xf32> -> f32
  %9 = uop.mul %i, %c2 : index
  %10 = uop.add %9, %j : index
  %11 = uop.mul %f, %c4 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.mul %n, %c256 : index
  %14 = uop.add %12, %13 : index
  %15 = uop.load %g[%14] : memref<2048xf32> -> f32
  %16 = uop.mul %8, %15 : f32
  %17 = uop.reduce add %16 over (%f, %i, %j) : f32
  %18 = uop.mul %y, %c2 : index
  %19 = uop.add %18, %x : index
  %20 = uop.mul %n, %c4 : index
  %21 = uop.add %19, %20 : index
  uop.store %17, %o[%21] over (%n, %y, %x) : memref<32xf32>
  uop.sink
}

// -----

// The columns decide only what is padding; the channels are the lanes.
// CHECK-LABEL: uop.kernel @padded(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(1, 2, 3), reorder(5, 6, 4), split(1, 64), simd(7, 16), upcast(7, 4), upcast(3, 2), stage(1, 1)]>
// REMARK: Function=padded | Lanes=16
uop.kernel @padded(%g: memref<64xf32>, %w: memref<16384xf32>, %o: memref<256xf32>) {
  %c = uop.range 1 to 64 : index
  %y = uop.range 2 to 2 : index
  %x = uop.range 3 to 2 : index
  %f = uop.range 4 to 64 reduce : index
  %i = uop.range 5 to 2 reduce : index
  %j = uop.range 6 to 2 reduce : index
  %c1 = uop.const 1 : index
  %c2 = uop.const 2 : index
  %c4 = uop.const 4 : index
  %c256 = uop.const 256 : index
  %0 = uop.add %y, %i : index
  %1 = uop.add %x, %j : index
  %2 = uop.cmp eq %0, %c1 : index
  %3 = uop.cmp eq %1, %c1 : index
  %4 = uop.and %2, %3 : i1
  %5 = uop.load %g[%f] : memref<64xf32> -> f32
  %cst = uop.const 0.0 : f32
  %6 = uop.where %4, %5, %cst : f32
  %7 = uop.mul %i, %c2 : index
  %8 = uop.add %7, %j : index
  %9 = uop.mul %c, %c4 : index
  %10 = uop.add %8, %9 : index
  %11 = uop.mul %f, %c256 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.load %w[%12] : memref<16384xf32> -> f32
  %14 = uop.mul %6, %13 : f32
  %15 = uop.reduce add %14 over (%f, %i, %j) : f32
  %16 = uop.mul %y, %c2 : index
  %17 = uop.add %16, %x : index
  %18 = uop.add %17, %9 : index
  uop.store %15, %o[%18] over (%c, %y, %x) : memref<256xf32>
  uop.sink
}

// -----

// A vector times filters of which columns are short: they fill the lanes
// together.
// CHECK-LABEL: uop.kernel @columns(
// CHECK-SAME: uop.schedule = #uop.schedule<[merge(1, 2), split(1, 128), simd(4, 16), upcast(4, 8)]>
uop.kernel @columns(%g: memref<512xf32>, %w: memref<524288xf32>, %o: memref<1024xf32>) {
  %c = uop.range 1 to 256 : index
  %x = uop.range 2 to 4 : index
  %f = uop.range 3 to 512 reduce : index
  %c4 = uop.const 4 : index
  %c1024 = uop.const 1024 : index
  %0 = uop.mul %c, %c4 : index
  %1 = uop.add %0, %x : index
  %2 = uop.mul %f, %c1024 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.load %w[%3] : memref<524288xf32> -> f32
  %5 = uop.load %g[%f] : memref<512xf32> -> f32
  %6 = uop.mul %4, %5 : f32
  %7 = uop.reduce add %6 over (%f) : f32
  uop.store %7, %o[%1] over (%c, %x) : memref<1024xf32>
  uop.sink
}

// -----

// New filters by their gradient: the elements of a filter are in order in the output,
// and each has vectors of its own, of the image's channels (axis 1); the other
// channels (axis 0) share them. Rows of squares follow each other.
// CHECK-LABEL: uop.kernel @gradient(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(1, 0, 2, 3), reorder(5, 6, 4), split(1, 32), simd(7, 16), upcast(7, 2), upcast(0, 4), upcast(3, 3), stage(2, 1)]>
// REMARK: Function=gradient | Lanes=16, Planes=3
// NARROW-LABEL: uop.kernel @gradient(
// NARROW-SAME: simd(8, 8), upcast(0, 3), upcast(7, 2), upcast(3, 3), stage(2, 1)]>
uop.kernel @gradient(%w: memref<2359296xf32>, %g: memref<16384xf32>, %x: memref<16384xf32>, %o: memref<2359296xf32>) {
  %f = uop.range 0 to 512 : index
  %c = uop.range 1 to 512 : index
  %i = uop.range 2 to 3 : index
  %j = uop.range 3 to 3 : index
  %c3 = uop.const 3 : index
  %0 = uop.mul %i, %c3 : index
  %1 = uop.add %j, %0 : index
  %c9 = uop.const 9 : index
  %2 = uop.mul %c, %c9 : index
  %3 = uop.add %1, %2 : index
  %c4608 = uop.const 4608 : index
  %4 = uop.mul %f, %c4608 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.load %w[%5] : memref<2359296xf32> -> f32
  %n = uop.range 4 to 8 reduce : index
  %y = uop.range 5 to 2 reduce : index
  %k = uop.range 6 to 2 reduce : index
  %c4 = uop.const 4 : index
  %7 = uop.mul %f, %c4 : index
  %8 = uop.add %7, %k : index
  %c2 = uop.const 2 : index
  %9 = uop.mul %y, %c2 : index
  %10 = uop.add %8, %9 : index
  %c2048 = uop.const 2048 : index
  %11 = uop.mul %n, %c2048 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.load %g[%12] : memref<16384xf32> -> f32
  %14 = uop.add %i, %y : index
  %15 = uop.add %j, %k : index
  %c0 = uop.const 0 : index
  %16 = uop.cmp lt %c0, %14 : index
  %17 = uop.cmp lt %14, %c3 : index
  %18 = uop.and %16, %17 : i1
  %19 = uop.cmp lt %c0, %15 : index
  %20 = uop.and %18, %19 : i1
  %21 = uop.cmp lt %15, %c3 : index
  %22 = uop.and %20, %21 : i1
  %23 = uop.mul %i, %c2 : index
  %24 = uop.add %j, %23 : index
  %25 = uop.mul %c, %c4 : index
  %26 = uop.add %24, %25 : index
  %27 = uop.add %26, %k : index
  %28 = uop.add %27, %9 : index
  %29 = uop.add %28, %11 : index
  %c_3 = uop.const -3 : index
  %30 = uop.add %29, %c_3 : index
  %31 = uop.load %x[%30] if %22 : memref<16384xf32> -> f32
  %32 = uop.mul %13, %31 : f32
  %33 = uop.reduce add %32 over (%n, %y, %k) : f32
  %cst = uop.const 1.000000e-03 : f32
  %34 = uop.mul %33, %cst : f32
  %35 = uop.sub %6, %34 : f32
  uop.store %35, %o[%5] over (%f, %c, %i, %j) : memref<2359296xf32>
  uop.sink
}
