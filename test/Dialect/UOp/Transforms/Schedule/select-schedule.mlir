// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' --split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: not uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{registers=0}))' --split-input-file 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: cannot be scheduled: vector-bytes, registers and threads must be positive

// A product of matrices: columns are lanes, rows share them. Threads share the
// panels of columns.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(1, 0), split(1, 16), thread(1), simd(3, 8), upcast(3, 2), upcast(0, 4), stage(1, 1)]>
// CHECK-NEXT: uop.range 0 to 256 : index
// REMARK: Schedule | Category:uop-select-schedule | Function=product | Lanes=8, Reductions=1, Remark="a tile of the output stays in registers", Rows=4, SharedAxis=1, Vectors=2
// WIDE-LABEL: uop.kernel @product(
// WIDE-SAME: uop.schedule = #uop.schedule<[reorder(1, 0), peel(0, 6), split(1, 64), thread(0), simd(4, 16), upcast(4, 4), upcast(0, 6), upcast(3, 4)]>
uop.kernel @product(%a: memref<49152xf32>, %b: memref<24576xf32>, %o: memref<32768xf32>) {
  %i = uop.range 0 to 256 thread : index
  %j = uop.range 1 to 128 : index
  %k = uop.range 2 to 192 reduce : index
  %c192 = uop.const 192 : index
  %0 = uop.mul %i, %c192 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<49152xf32> -> f32
  %c128 = uop.const 128 : index
  %3 = uop.mul %k, %c128 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<24576xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c128 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<32768xf32>
  uop.sink
}

// -----

// The columns of a transposed factor are copied to panels; those left over have
// panels of their own.
// CHECK-LABEL: uop.kernel @transposed(
// CHECK-SAME: peel(1, 16)
// CHECK-SAME: stage(1, 1), stage(1, 3)]>
uop.kernel @transposed(%a: memref<4160xf32>, %b: memref<2816xf32>, %o: memref<2860xf32>) {
  %i = uop.range 0 to 65 : index
  %j = uop.range 1 to 44 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c44 = uop.const 44 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4160xf32> -> f32
  %3 = uop.mul %j, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<2816xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c44 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<2860xf32>
  uop.sink
}

// -----

// Where both factors have to be copied, lanes along the rows leave no columns over:
// squares are transposed when they are stored.
// CHECK-LABEL: uop.kernel @rows_or_columns(
// CHECK-SAME: split(0, 16), simd(
// CHECK-SAME: stage(0, 0)]>
uop.kernel @rows_or_columns(%a: memref<4096xf32>, %b: memref<2816xf32>, %o: memref<2816xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 44 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c44 = uop.const 44 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4096xf32> -> f32
  %3 = uop.mul %j, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<2816xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c44 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<2816xf32>
  uop.sink
}

// -----

// A sum of two products, of which the second one is shorter: one tile of the
// output after the other, both sums of it in registers.
// CHECK-LABEL: uop.kernel @twoProducts(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(1, 0), peel(0, 6), split(1, 16), simd(5, 8), upcast(5, 2), upcast(0, 6), upcast(4, 4)]>
// REMARK: Function=twoProducts | Lanes=8, Reductions=2, Remark="a tile of the output stays in registers", Rows=6, Vectors=2
uop.kernel @twoProducts(%a: memref<4096xf32>, %b: memref<4096xf32>, %c: memref<1024xf32>, %d: memref<1024xf32>, %o: memref<4096xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %q = uop.range 3 to 16 reduce : index
  %c64 = uop.const 64 : index
  %c16 = uop.const 16 : index
  %row = uop.mul %i, %c64 : index
  %0 = uop.add %row, %k : index
  %1 = uop.load %a[%0] : memref<4096xf32> -> f32
  %2 = uop.mul %k, %c64 : index
  %3 = uop.add %2, %j : index
  %4 = uop.load %b[%3] : memref<4096xf32> -> f32
  %5 = uop.mul %1, %4 : f32
  %6 = uop.reduce add %5 over (%k) : f32
  %7 = uop.mul %i, %c16 : index
  %8 = uop.add %7, %q : index
  %9 = uop.load %c[%8] : memref<1024xf32> -> f32
  %10 = uop.mul %q, %c64 : index
  %11 = uop.add %10, %j : index
  %12 = uop.load %d[%11] : memref<1024xf32> -> f32
  %13 = uop.mul %9, %12 : f32
  %14 = uop.reduce add %13 over (%q) : f32
  %15 = uop.add %6, %14 : f32
  %16 = uop.add %row, %j : index
  uop.store %15, %o[%16] over (%i, %j) : memref<4096xf32>
  uop.sink
}

// -----

// What has a schedule keeps it.
// CHECK-LABEL: uop.kernel @given(
// CHECK-SAME: uop.schedule = #uop.schedule<[simd(0, 4)]>
uop.kernel @given(%x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[simd(0, 4)]>} {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @elementwise(
// CHECK-NOT: uop.schedule
// REMARK: Function=elementwise | Reason="it is too little work"
uop.kernel @elementwise(%x: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 64 : index
  %0 = uop.load %x[%i] : memref<64xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @small(
// CHECK-NOT: uop.schedule
// REMARK: Function=small | Reason="it is too little work"
uop.kernel @small(%a: memref<16xf32>, %b: memref<16xf32>, %o: memref<16xf32>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 4 : index
  %k = uop.range 2 to 4 reduce : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<16xf32> -> f32
  %3 = uop.mul %k, %c4 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<16xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @dynamic(
// CHECK-NOT: uop.schedule
// REMARK: Function=dynamic | Reason="it is too little work"
uop.kernel @dynamic(%x: memref<64xf32>, %o: memref<64xf32>, %n: index) {
  %i = uop.range 0 to %n : index
  %0 = uop.load %x[%i] : memref<64xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @sameIds(
// CHECK-NOT: uop.schedule
// REMARK: Function=sameIds | Reason="its ranges do not have distinct ids"
uop.kernel @sameIds(%a: memref<4096xf32>, %b: memref<8192xf32>, %o: memref<8192xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 0 to 128 : index
  %k = uop.range 9223372036854775807 to 64 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4096xf32> -> f32
  %c128 = uop.const 128 : index
  %3 = uop.mul %k, %c128 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<8192xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c128 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<8192xf32>
  uop.sink
}

// -----

// Sums of sums of products, some of which do not count: both loops keep a tile.
// CHECK-LABEL: uop.kernel @sumOfSums(
// CHECK-SAME: uop.schedule = #uop.schedule<[{{.*}}simd({{.*}}upcast(
// REMARK: Schedule | Category:uop-select-schedule | Function=sumOfSums | Lanes=8, Reductions=2, Remark="a tile of the output stays in registers"
uop.kernel @sumOfSums(%a: memref<8192xf32>, %b: memref<1536xf32>, %o: memref<1984xf32>) {
  %i = uop.range 0 to 16 thread : index
  %j = uop.range 1 to 124 : index
  %n = uop.range 2 to 3 reduce : index
  %k = uop.range 3 to 32 reduce : index
  %c123 = uop.const 123 : index
  %to = uop.add %j, %n : index
  %in = uop.cmp lt %to, %c123 : index
  %c128 = uop.const 128 : index
  %0 = uop.mul %k, %c128 : index
  %1 = uop.add %0, %to : index
  %2 = uop.load %a[%1] if %in : memref<8192xf32> -> f32
  %c96 = uop.const 96 : index
  %3 = uop.mul %i, %c96 : index
  %c32 = uop.const 32 : index
  %4 = uop.mul %n, %c32 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.add %5, %k : index
  %7 = uop.load %b[%6] : memref<1536xf32> -> f32
  %8 = uop.mul %2, %7 : f32
  %9 = uop.reduce add %8 over (%k) : f32
  %zero = uop.const 0.0 : f32
  %10 = uop.where %in, %9, %zero : f32
  %11 = uop.reduce add %10 over (%n) : f32
  %c124 = uop.const 124 : index
  %12 = uop.mul %i, %c124 : index
  %13 = uop.add %12, %j : index
  uop.store %11, %o[%13] over (%i, %j) : memref<1984xf32>
  uop.sink
}
