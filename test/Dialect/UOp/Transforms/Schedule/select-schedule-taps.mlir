// Windows whose sums have lanes in order, such as those of a depthwise convolution.
// Each tap has masks of its own at the borders, and the prices decide whether
// loops compute these, each tap has code of its own, or a padded copy has none.

// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16}))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16},uop-apply-schedule))' --split-input-file | FileCheck %s --check-prefix=APPLIED

// A copy of each channel, with its border.
// CHECK-LABEL: uop.kernel @channels(
// CHECK-SAME: #uop.schedule<[reorder(0, 1, 2), simd(2, 8), upcast(2, 7), stage(0, 0)]>
// REMARK: Function=channels | Lanes=8, Padded=1, Remark="each lane reduces an element of the output", Rows=1, Vectors=7
// REMARK: Function=channels | Price={{[0-9]+}}, Price={{[0-9]+}}, Price={{[0-9]+}}, Remark="the shortest of these times in nanoseconds"
// APPLIED-LABEL: uop.kernel @channels(
// APPLIED: uop.bufferize {{.*}} in <local> : f32 -> tensor<58x58xf32>
uop.kernel @channels(%arg0: memref<200704xf32>, %arg1: memref<576xf32>, %arg2: memref<200704xf32>) {
  %c0 = uop.const 0 : index
  %r0 = uop.range 0 to 64 : index
  %r1 = uop.range 1 to 56 : index
  %r2 = uop.range 2 to 56 : index
  %k3 = uop.range 3 to 3 reduce : index
  %0 = uop.add %k3, %r1 : index
  %k4 = uop.range 4 to 3 reduce : index
  %1 = uop.add %k4, %r2 : index
  %2 = uop.cmp lt %c0, %0 : index
  %c57 = uop.const 57 : index
  %3 = uop.cmp lt %0, %c57 : index
  %4 = uop.and %2, %3 : i1
  %5 = uop.cmp lt %c0, %1 : index
  %6 = uop.and %4, %5 : i1
  %7 = uop.cmp lt %1, %c57 : index
  %8 = uop.and %6, %7 : i1
  %c56 = uop.const 56 : index
  %9 = uop.mul %k3, %c56 : index
  %10 = uop.mul %r1, %c56 : index
  %11 = uop.add %9, %10 : index
  %12 = uop.add %11, %k4 : index
  %13 = uop.add %12, %r2 : index
  %c3136 = uop.const 3136 : index
  %14 = uop.mul %r0, %c3136 : index
  %15 = uop.add %13, %14 : index
  %c_57 = uop.const -57 : index
  %16 = uop.add %15, %c_57 : index
  %17 = uop.load %arg0[%16] if %8 : memref<200704xf32> -> f32
  %c3 = uop.const 3 : index
  %18 = uop.mul %k3, %c3 : index
  %19 = uop.add %18, %k4 : index
  %c9 = uop.const 9 : index
  %20 = uop.mul %r0, %c9 : index
  %21 = uop.add %19, %20 : index
  %22 = uop.load %arg1[%21] : memref<576xf32> -> f32
  %23 = uop.mul %17, %22 : f32
  %24 = uop.reduce add %23 over (%k3, %k4) : f32
  %25 = uop.add %10, %r2 : index
  %26 = uop.add %25, %14 : index
  uop.store %24, %arg2[%26] over (%r0, %r1, %r2) : memref<200704xf32>
  uop.sink
}

// -----

// No axis selects an image: there are two ways.
// CHECK-LABEL: uop.kernel @plane(
// CHECK-NOT: stage
// CHECK-SAME: unroll(3, 3), unroll(4, 3)
// REMARK: Function=plane | Lanes=8, Remark="each lane reduces an element of the output"{{.*}} Taps=9
// REMARK: Function=plane | Price={{[0-9]+}}, Price={{[0-9]+}}, Remark
uop.kernel @plane(%arg0: memref<3136xf32>, %arg1: memref<9xf32>, %arg2: memref<3136xf32>) {
  %c0 = uop.const 0 : index
  %r0 = uop.const 0 : index
  %r1 = uop.range 1 to 56 : index
  %r2 = uop.range 2 to 56 : index
  %k3 = uop.range 3 to 3 reduce : index
  %0 = uop.add %k3, %r1 : index
  %k4 = uop.range 4 to 3 reduce : index
  %1 = uop.add %k4, %r2 : index
  %2 = uop.cmp lt %c0, %0 : index
  %c57 = uop.const 57 : index
  %3 = uop.cmp lt %0, %c57 : index
  %4 = uop.and %2, %3 : i1
  %5 = uop.cmp lt %c0, %1 : index
  %6 = uop.and %4, %5 : i1
  %7 = uop.cmp lt %1, %c57 : index
  %8 = uop.and %6, %7 : i1
  %c56 = uop.const 56 : index
  %9 = uop.mul %k3, %c56 : index
  %10 = uop.mul %r1, %c56 : index
  %11 = uop.add %9, %10 : index
  %12 = uop.add %11, %k4 : index
  %13 = uop.add %12, %r2 : index
  %c3136 = uop.const 3136 : index
  %14 = uop.mul %r0, %c3136 : index
  %15 = uop.add %13, %14 : index
  %c_57 = uop.const -57 : index
  %16 = uop.add %15, %c_57 : index
  %17 = uop.load %arg0[%16] if %8 : memref<3136xf32> -> f32
  %c3 = uop.const 3 : index
  %18 = uop.mul %k3, %c3 : index
  %19 = uop.add %18, %k4 : index
  %c9 = uop.const 9 : index
  %20 = uop.mul %r0, %c9 : index
  %21 = uop.add %19, %20 : index
  %22 = uop.load %arg1[%21] : memref<9xf32> -> f32
  %23 = uop.mul %17, %22 : f32
  %24 = uop.reduce add %23 over (%k3, %k4) : f32
  %25 = uop.add %10, %r2 : index
  %26 = uop.add %25, %14 : index
  uop.store %24, %arg2[%26] over (%r1, %r2) : memref<3136xf32>
  uop.sink
}
