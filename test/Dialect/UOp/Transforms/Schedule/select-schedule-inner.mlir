// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule,uop-apply-schedule,uop-expand))' --split-input-file --remarks-filter=uop-expand --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=EXPANDED
// EXPANDED-NOT: remark:

// Four rows times a transposed matrix: both are in order along what is reduced,
// and the matrix is read once.
// CHECK-LABEL: uop.kernel @fewRows(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(1, 0), peel(2, 8), peel(1, 3), thread(1), upcast(1, 3), upcast(4, 1), upcast(0, 4), simd(2, 8), simd(3, 4)]>
// REMARK: Schedule | Category:uop-select-schedule | Function=fewRows | Columns=4, Copied=0, Lanes=8, Remark="inner products share their loads", Rows=3
uop.kernel @fewRows(%a: memref<400xf32>, %b: memref<6400xf32>, %o: memref<256xf32>) {
  %i = uop.range 0 to 4 thread : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 100 reduce : index
  %c100 = uop.const 100 : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c100 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<400xf32> -> f32
  %3 = uop.mul %j, %c100 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<6400xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c64 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<256xf32>
  uop.sink
}

// -----

// A matrix times three columns, which are copied so that each is in order.
// CHECK-LABEL: uop.kernel @fewColumns(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(0, 1), split(0, 64), thread(0), upcast(3, 4), upcast(1, 3), simd(2, 8), stage(1, 0)]>
// REMARK: Function=fewColumns | Columns=3, Copied=1, Lanes=8, Remark="inner products share their loads", Rows=4
uop.kernel @fewColumns(%a: memref<131072xf32>, %b: memref<768xf32>, %o: memref<1536xf32>) {
  %i = uop.range 0 to 512 thread : index
  %j = uop.range 1 to 3 : index
  %k = uop.range 2 to 256 reduce : index
  %c256 = uop.const 256 : index
  %c3 = uop.const 3 : index
  %0 = uop.mul %i, %c256 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<131072xf32> -> f32
  %3 = uop.mul %k, %c3 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<768xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c3 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<1536xf32>
  uop.sink
}

// -----

// With a hundred rows, panels are worth it.
// CHECK-LABEL: uop.kernel @manyRows(
// CHECK-SAME: stage(1,
// REMARK: Function=manyRows | {{.*}}Remark="a tile of the output stays in registers"
uop.kernel @manyRows(%a: memref<10000xf32>, %b: memref<6400xf32>, %o: memref<6400xf32>) {
  %i = uop.range 0 to 100 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 100 reduce : index
  %c100 = uop.const 100 : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c100 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<10000xf32> -> f32
  %3 = uop.mul %j, %c100 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<6400xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c64 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<6400xf32>
  uop.sink
}
