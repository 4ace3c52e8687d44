// RUN: uop-opt %s --uop-select-schedule="vector-bytes=64 registers=32" --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-select-schedule="vector-bytes=64 registers=32" --uop-apply-schedule --split-input-file | FileCheck %s --check-prefix=LOOPS

// Constants around what is computed are vectors along rows, and single
// elements down columns.

// CHECK-LABEL: uop.kernel @border(
// CHECK-SAME: #uop.schedule<[peel(5, 64), simd(5, 16), upcast(5, 4), peel(8, 16), simd(8, 16), simd(10, 2), thread(0),

// LOOPS-LABEL: uop.kernel @border(
// LOOPS-DAG: %[[WHOLE:.*]] = uop.range 5 to 4 upcast : index
// LOOPS-DAG: %[[LANES:.*]] = uop.range 9 to 16 simd : index
// LOOPS-DAG: %[[REST:.*]] = uop.range 10 to 2 simd : index
// LOOPS: uop.store {{.*}} over (%[[WHOLE]], %[[LANES]]) : memref<21120xf32>
// LOOPS: uop.store {{.*}} over (%[[REST]]) : memref<21120xf32>
// LOOPS: uop.store {{.*}} over (%r7) : memref<21120xf32>
uop.kernel @border(%x: memref<20480xf32>, %o: memref<21120xf32>) {
  %zero = uop.const 0.0 : f32
  %r0 = uop.range 0 to 256 thread : index
  %k2 = uop.range 2 to 80 reduce : index
  %c80 = uop.const 80 : index
  %row = uop.mul %r0, %c80 : index
  %p = uop.add %row, %k2 : index
  %v = uop.load %x[%p] : memref<20480xf32> -> f32
  %s = uop.reduce add %v over (%k2) : f32
  %r5 = uop.range 5 to 82 : index
  uop.store %zero, %o[%r5] over (%r5) : memref<21120xf32>
  %r7 = uop.range 7 to 256 : index
  %c82 = uop.const 82 : index
  %q = uop.mul %r7, %c82 : index
  %q1 = uop.add %q, %c82 : index
  uop.store %zero, %o[%q1] over (%r7) : memref<21120xf32>
  %a = uop.mul %r0, %c82 : index
  %c83 = uop.const 83 : index
  %b = uop.add %a, %c83 : index
  uop.store %s, %o[%b] over (%r0) : memref<21120xf32>
  uop.sink
}

// -----

// The exponentials of a row of softmax are vectors, as the sums over them are.

// CHECK-LABEL: uop.kernel @softmax(
// CHECK-SAME: simd(2, 16)
uop.kernel @softmax(%x: memref<16384xf32>, %o: memref<16384xf32>) {
  %r0 = uop.range 0 to 16 thread : index
  %r1 = uop.range 1 to 1024 : index
  %r2 = uop.range 2 to 1024 : index
  %c1024 = uop.const 1024 : index
  %0 = uop.mul %r0, %c1024 : index
  %1 = uop.add %r2, %0 : index
  %2 = uop.load %x[%1] : memref<16384xf32> -> f32
  %k3 = uop.range 3 to 1024 reduce : index
  %3 = uop.add %0, %k3 : index
  %4 = uop.load %x[%3] : memref<16384xf32> -> f32
  %5 = uop.reduce max %4 over (%k3) : f32
  %6 = uop.sub %2, %5 : f32
  %7 = uop.exp %6 : f32
  %8 = uop.bufferize %7 over (%r2) in <local> : f32 -> tensor<1024xf32>
  %9 = uop.index %8[%r1] : tensor<1024xf32> -> f32
  %k4 = uop.range 4 to 1024 reduce : index
  %10 = uop.index %8[%k4] : tensor<1024xf32> -> f32
  %11 = uop.reduce add %10 over (%k4) : f32
  %12 = uop.fdiv %9, %11 : f32
  %13 = uop.add %0, %r1 : index
  uop.store %12, %o[%13] over (%r0, %r1) : memref<16384xf32>
  uop.sink
}
