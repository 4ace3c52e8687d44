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

// -----

// What follows the sums reads a tile at places from memory: no lanes along them,
// which would be scalar code.
// CHECK-LABEL: uop.kernel @out_of_order(
// CHECK-NOT: simd(
// CHECK: uop.sink
// REMARK: [Missed] {{.*}}Function=out_of_order
// WIDE-LABEL: uop.kernel @out_of_order(
// NARROW-LABEL: uop.kernel @out_of_order(
uop.kernel @out_of_order(%x: memref<1280xf32>, %w: memref<2048xf32>, %t: memref<25600xf32>, %n: memref<40xi64>, %o: memref<2560xf32>) {
  %c = uop.range 0 to 64 : index
  %p = uop.range 1 to 40 : index
  %k = uop.range 2 to 32 reduce : index
  %c40 = uop.const 40 : index
  %c32 = uop.const 32 : index
  %c400 = uop.const 400 : index
  %0 = uop.mul %k, %c40 : index
  %1 = uop.add %0, %p : index
  %2 = uop.load %x[%1] : memref<1280xf32> -> f32
  %3 = uop.mul %c, %c32 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %w[%4] : memref<2048xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %i = uop.range 3 to 400 : index
  %8 = uop.mul %c, %c400 : index
  %9 = uop.add %8, %i : index
  %10 = uop.load %t[%9] : memref<25600xf32> -> f32
  %11 = uop.exp %10 : f32
  %12 = uop.bufferize %11 over (%i) in <local> : f32 -> tensor<400xf32>
  %13 = uop.load %n[%p] : memref<40xi64> -> i64
  %14 = uop.cast %13 : i64 -> index
  %15 = uop.index %12[%14] : tensor<400xf32> -> f32
  %16 = uop.add %7, %15 : f32
  %17 = uop.mul %c, %c40 : index
  %18 = uop.add %17, %p : index
  uop.store %16, %o[%18] over (%c, %p) : memref<2560xf32>
  uop.sink
}
