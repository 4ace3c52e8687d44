// Axes that indices take apart, and whose last part is shorter.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' --split-input-file | FileCheck %s
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32},uop-apply-schedule,uop-expand))' --split-input-file | FileCheck %s --check-prefix=VECTORS

// The columns are in panels of 16. What is left of the last one is peeled off and
// has lanes of its own.
// CHECK: uop.kernel @columns_in_panels({{.*}}<[peel(1, 16), split(1, 16), simd(3, 12),
// VECTORS-LABEL: uop.kernel @columns_in_panels(
// VECTORS: vector<16xf32>
uop.kernel @columns_in_panels(%a: memref<8192xf32>, %b: memref<3072xf32>, %o: memref<5632xf32>) {
  %i = uop.range 0 to 128 thread : index
  %j = uop.range 1 to 44 : index
  %k = uop.range 2 to 64 reduce : index
  %c16 = uop.const 16 : index
  %c44 = uop.const 44 : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<8192xf32> -> f32
  %p = uop.floordiv %j, %c16 : index
  %l = uop.floormod %j, %c16 : index
  %3 = uop.mul %p, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.mul %4, %c16 : index
  %6 = uop.add %5, %l : index
  %7 = uop.load %b[%6] : memref<3072xf32> -> f32
  %8 = uop.mul %2, %7 : f32
  %9 = uop.reduce add %8 over (%k) : f32
  %10 = uop.mul %i, %c44 : index
  %11 = uop.add %10, %j : index
  uop.store %9, %o[%11] over (%i, %j) : memref<5632xf32>
  uop.sink
}

// -----

// Parts of the rows, whose elements are no lanes of the output: the lanes are along
// the columns, and nothing is peeled off for the parts.
// CHECK: uop.kernel @rows_in_parts({{.*}}<[reorder(1, 0), peel(1,
// VECTORS-LABEL: uop.kernel @rows_in_parts(
// VECTORS: vector<16xf32>
uop.kernel @rows_in_parts(%a: memref<65536xf32>, %b: memref<65536xf32>, %o: memref<65536xf32>) {
  %i = uop.range 0 to 107 thread : index
  %j = uop.range 1 to 107 : index
  %k = uop.range 2 to 64 reduce : index
  %c48 = uop.const 48 : index
  %c64 = uop.const 64 : index
  %c107 = uop.const 107 : index
  %p = uop.floordiv %i, %c48 : index
  %l = uop.floormod %i, %c48 : index
  %c0 = uop.const 0 : index
  %r = uop.add %j, %c0 : index
  %0 = uop.mul %p, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.mul %1, %c48 : index
  %3 = uop.add %2, %l : index
  %4 = uop.load %a[%3] : memref<65536xf32> -> f32
  %5 = uop.mul %c0, %c64 : index
  %6 = uop.add %5, %k : index
  %7 = uop.mul %6, %c107 : index
  %8 = uop.add %7, %r : index
  %9 = uop.load %b[%8] : memref<65536xf32> -> f32
  %10 = uop.mul %4, %9 : f32
  %11 = uop.reduce add %10 over (%k) : f32
  %12 = uop.mul %i, %c107 : index
  %13 = uop.add %12, %j : index
  uop.store %11, %o[%13] over (%i, %j) : memref<65536xf32>
  uop.sink
}

// -----

// Of two axes, the one in order has lanes.
// CHECK: uop.kernel @both_in_parts({{.*}}<[peel(1, 48), split(1, 48), simd(3, 11),
// VECTORS-LABEL: uop.kernel @both_in_parts(
// VECTORS: vector<16xf32>
uop.kernel @both_in_parts(%a: memref<65536xf32>, %b: memref<65536xf32>, %o: memref<65536xf32>) {
  %i = uop.range 0 to 107 thread : index
  %j = uop.range 1 to 107 : index
  %k = uop.range 2 to 64 reduce : index
  %c48 = uop.const 48 : index
  %c64 = uop.const 64 : index
  %c107 = uop.const 107 : index
  %p = uop.floordiv %i, %c48 : index
  %l = uop.floormod %i, %c48 : index
  %q = uop.floordiv %j, %c48 : index
  %r = uop.floormod %j, %c48 : index
  %0 = uop.mul %p, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.mul %1, %c48 : index
  %3 = uop.add %2, %l : index
  %4 = uop.load %a[%3] : memref<65536xf32> -> f32
  %5 = uop.mul %q, %c64 : index
  %6 = uop.add %5, %k : index
  %7 = uop.mul %6, %c48 : index
  %8 = uop.add %7, %r : index
  %9 = uop.load %b[%8] : memref<65536xf32> -> f32
  %10 = uop.mul %4, %9 : f32
  %11 = uop.reduce add %10 over (%k) : f32
  %12 = uop.mul %i, %c107 : index
  %13 = uop.add %12, %j : index
  uop.store %11, %o[%13] over (%i, %j) : memref<65536xf32>
  uop.sink
}

// -----

// A rest of 64 vectors would have all its sums side by side.
// CHECK: uop.kernel @long_rest(
// CHECK-NOT: peel(1, 1024)
// CHECK: uop.sink
// VECTORS-LABEL: uop.kernel @long_rest(
// VECTORS: vector<16xf32>
uop.kernel @long_rest(%a: memref<65536xf32>, %b: memref<1048576xf32>, %o: memref<1048576xf32>) {
  %i = uop.range 0 to 64 thread : index
  %j = uop.range 1 to 2047 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c1024 = uop.const 1024 : index
  %c2047 = uop.const 2047 : index
  %q = uop.floordiv %j, %c1024 : index
  %r = uop.floormod %j, %c1024 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %4 = uop.load %a[%1] : memref<65536xf32> -> f32
  %5 = uop.mul %q, %c64 : index
  %6 = uop.add %5, %k : index
  %7 = uop.mul %6, %c1024 : index
  %8 = uop.add %7, %r : index
  %9 = uop.load %b[%8] : memref<1048576xf32> -> f32
  %10 = uop.mul %4, %9 : f32
  %11 = uop.reduce add %10 over (%k) : f32
  %12 = uop.mul %i, %c2047 : index
  %13 = uop.add %12, %j : index
  uop.store %11, %o[%13] over (%i, %j) : memref<1048576xf32>
  uop.sink
}
