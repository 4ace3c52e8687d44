// Loops of variable size stay as they are around what is scheduled.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16 threads=2}))' --split-input-file | FileCheck %s
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16 threads=2}))' --remarks-filter=uop-select-schedule --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16 threads=2},uop-apply-schedule))' --split-input-file | FileCheck %s --check-prefix=APPLIED

// The rows of a product: their loop is around vectors of columns.
// REMARK: Function=rows | Lanes=8, Remark="each lane reduces an element of the output"
// CHECK: uop.kernel @rows({{.*}} attributes {uop.schedule = #uop.schedule<[split(1, {{[0-9]+}}), simd(
// APPLIED-LABEL: uop.kernel @rows(
// APPLIED: %[[N:.*]] = uop.range 0 to %{{.*}} {uop.max = 16 : i64}
// APPLIED: uop.store {{.*}} over (%[[N]], %{{.*}}, %{{.*}})
uop.kernel @rows(%a: memref<1024xf32>, %b: memref<16384xf32>, %o: memref<4096xf32>, %n: index) {
  %r = uop.range 0 to %n {uop.max = 16 : i64} : index
  %c = uop.range 1 to 256 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c256 = uop.const 256 : index
  %0 = uop.mul %r, %c64 : index
  %1 = uop.add %0, %k : index
  %x = uop.load %a[%1] : memref<1024xf32> -> f32
  %2 = uop.mul %k, %c256 : index
  %3 = uop.add %2, %c : index
  %y = uop.load %b[%3] : memref<16384xf32> -> f32
  %p = uop.mul %x, %y : f32
  %s = uop.reduce add %p over (%k) : f32
  %4 = uop.mul %r, %c256 : index
  %5 = uop.add %4, %c : index
  uop.store %s, %o[%5] over (%r, %c) : memref<4096xf32>
  uop.sink
}

// -----

// What is reduced: a tile of the output in registers, as for any length.
// REMARK: Function=reduced | {{.*}}Remark="a tile of the output stays in registers"
// CHECK: uop.kernel @reduced({{.*}}uop.schedule
// APPLIED-LABEL: uop.kernel @reduced(
// APPLIED: uop.range 2 to %{{.*}} reduce {uop.max = 64 : i64}
uop.kernel @reduced(%a: memref<4096xf32>, %b: memref<4096xf32>, %o: memref<4096xf32>, %n: index) {
  %r = uop.range 0 to 64 : index
  %c = uop.range 1 to 64 : index
  %k = uop.range 2 to %n reduce {uop.max = 64 : i64} : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %r, %c64 : index
  %1 = uop.add %0, %k : index
  %x = uop.load %a[%1] : memref<4096xf32> -> f32
  %2 = uop.mul %k, %c64 : index
  %3 = uop.add %2, %c : index
  %y = uop.load %b[%3] : memref<4096xf32> -> f32
  %p = uop.mul %x, %y : f32
  %s = uop.reduce add %p over (%k) : f32
  %5 = uop.add %0, %c : index
  uop.store %s, %o[%5] over (%r, %c) : memref<4096xf32>
  uop.sink
}

// -----

// Two nests: each has its own schedule, and ids go on counting.
// REMARK: Function=two |
// CHECK: uop.kernel @two({{.*}}uop.schedule = #uop.schedule<[split(1, {{[0-9]+}}), simd(4, 8), {{.*}}split(3, {{[0-9]+}})
// APPLIED-LABEL: uop.kernel @two(
// APPLIED-COUNT-2: simd
uop.kernel @two(%a: memref<16384xf32>, %b: memref<16384xf32>, %o: memref<256xf32>, %q: memref<256xf32>, %n: index) {
  %r = uop.range 0 to %n {uop.max = 64 : i64} : index
  %c = uop.range 1 to 256 : index
  %k = uop.range 2 to %n reduce {uop.max = 64 : i64} : index
  %c256 = uop.const 256 : index
  %1 = uop.mul %k, %c256 : index
  %2 = uop.add %1, %c : index
  %x = uop.load %a[%2] : memref<16384xf32> -> f32
  %s = uop.reduce add %x over (%k) : f32
  uop.store %s, %o[%c] over (%c) : memref<256xf32>
  %d = uop.range 3 to 256 : index
  %3 = uop.add %1, %d : index
  %y = uop.load %b[%3] : memref<16384xf32> -> f32
  %t = uop.reduce max %y over (%k) : f32
  uop.store %t, %q[%d] over (%d) : memref<256xf32>
  uop.sink
}

// -----

// Threads share a loop of static size that is beside one of variable size.
// CHECK: uop.kernel @shared({{.*}}uop.schedule{{.*}}thread(0)
uop.kernel @shared(%a: memref<25600xf32>, %b: memref<2048xf32>, %o: memref<51200xf32>, %n: index) {
  %r = uop.range 0 to 50 thread : index
  %i = uop.range 1 to %n {uop.max = 16 : i64} : index
  %c = uop.range 2 to 64 : index
  %k = uop.range 3 to 32 reduce : index
  %c32 = uop.const 32 : index
  %c64 = uop.const 64 : index
  %c512 = uop.const 512 : index
  %c1024 = uop.const 1024 : index
  %0 = uop.mul %r, %c512 : index
  %1 = uop.mul %i, %c32 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %k : index
  %x = uop.load %a[%3] : memref<25600xf32> -> f32
  %4 = uop.mul %k, %c64 : index
  %5 = uop.add %4, %c : index
  %y = uop.load %b[%5] : memref<2048xf32> -> f32
  %p = uop.mul %x, %y : f32
  %s = uop.reduce add %p over (%k) : f32
  %6 = uop.mul %r, %c1024 : index
  %7 = uop.mul %i, %c64 : index
  %8 = uop.add %6, %7 : index
  %9 = uop.add %8, %c : index
  uop.store %s, %o[%9] over (%r, %i, %c) : memref<51200xf32>
  uop.sink
}
