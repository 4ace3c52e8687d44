// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --split-input-file --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' --split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule,uop-apply-schedule,uop-expand))' --split-input-file --remarks-filter=uop-expand --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=EXPANDED
// EXPANDED-NOT: remark:

// Squares of elements; several, one below the other, before the next column.
// CHECK-LABEL: uop.kernel @transpose(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(0, 1), thread(0), split(0, 128), reorder(0, 1, 2), upcast(2, 8), simd(1, 8)]>
// REMARK: Schedule | Category:uop-select-schedule | Function=transpose | Lanes=8, Remark="square blocks are transposed in registers"
// WIDE-LABEL: uop.kernel @transpose(
// WIDE-SAME: [reorder(0, 1), thread(0), split(0, 256), reorder(0, 1, 2), upcast(2, 16), simd(1, 16)]
uop.kernel @transpose(%x: memref<262144xf32>, %o: memref<262144xf32>) {
  %i = uop.range 0 to 512 thread : index
  %j = uop.range 1 to 512 : index
  %c512 = uop.const 512 : index
  %0 = uop.mul %j, %c512 : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<262144xf32> -> f32
  %3 = uop.mul %i, %c512 : index
  %4 = uop.add %3, %j : index
  uop.store %2, %o[%4] over (%i, %j) : memref<262144xf32>
  uop.sink
}

// -----

// What squares do not cover is shorter; the other factor is in order.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(0, 1, 2), peel(1, 8), upcast(1, 8), upcast(3, 2), peel(2, 8), simd(2, 8), simd(5, 7)]>
uop.kernel @product(%x: memref<5850xf32>, %y: memref<5850xf32>, %o: memref<5850xf32>) {
  %b = uop.range 0 to 3 : index
  %i = uop.range 1 to 50 : index
  %j = uop.range 2 to 39 : index
  %c1950 = uop.const 1950 : index
  %c50 = uop.const 50 : index
  %c39 = uop.const 39 : index
  %0 = uop.mul %b, %c1950 : index
  %1 = uop.mul %j, %c50 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %i : index
  %4 = uop.load %x[%3] : memref<5850xf32> -> f32
  %5 = uop.mul %i, %c39 : index
  %6 = uop.add %0, %5 : index
  %7 = uop.add %6, %j : index
  %8 = uop.load %y[%7] : memref<5850xf32> -> f32
  %9 = uop.mul %4, %8 : f32
  uop.store %9, %o[%7] over (%b, %i, %j) : memref<5850xf32>
  uop.sink
}

// -----

// LLVM does well at elements in order.
// CHECK-LABEL: uop.kernel @copy(
// CHECK-NOT: uop.schedule
// REMARK: Function=copy | Reason="it has no reduction, and no buffer is transposed"
uop.kernel @copy(%x: memref<8192xf32>, %o: memref<8192xf32>) {
  %i = uop.range 0 to 8192 : index
  %0 = uop.load %x[%i] : memref<8192xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8192xf32>
  uop.sink
}

// -----

// CHECK-LABEL: uop.kernel @narrow(
// CHECK-NOT: uop.schedule
// REMARK: Function=narrow | Reason="too little is transposed"
uop.kernel @narrow(%x: memref<6144xf32>, %o: memref<6144xf32>) {
  %i = uop.range 0 to 2048 : index
  %j = uop.range 1 to 3 : index
  %c2048 = uop.const 2048 : index
  %c3 = uop.const 3 : index
  %0 = uop.mul %j, %c2048 : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<6144xf32> -> f32
  %3 = uop.mul %i, %c3 : index
  %4 = uop.add %3, %j : index
  uop.store %2, %o[%4] over (%i, %j) : memref<6144xf32>
  uop.sink
}
