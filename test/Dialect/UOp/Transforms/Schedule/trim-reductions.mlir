// RUN: uop-opt %s --uop-trim-reductions=force --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-trim-reductions --split-input-file --remarks-filter="uop-.*" --remark-format=emitRemark -o %t.price.mlir 2>%t.remarks
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// RUN: FileCheck %s --check-prefix=PRICE --input-file=%t.price.mlir

// The loop is unrolled, unless it has bounds.
// REMARK: [Missed] Trim | Category:uop-trim-reductions | Function=window | Reason="loops with fewer terms would not take less time", TrimmedNs={{[0-9]+}}, WholeNs={{[0-9]+}}
// PRICE-LABEL: uop.kernel @window
// PRICE-NOT: within
// CHECK-LABEL: uop.kernel @window
// CHECK-DAG: %[[LOW:.*]] = uop.add %{{.*}}, %c1
// CHECK-DAG: %[[HIGH:.*]] = uop.add %{{.*}}, %c65
// CHECK: uop.range 1 to 3 reduce within %[[LOW]], %[[HIGH]] : index
uop.kernel @window(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>) attributes {uop.finite = array<i64: 1>} {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 3 reduce : index
  %c0 = uop.const 0 : index
  %c1 = uop.const -1 : index
  %c65 = uop.const 65 : index
  %0 = uop.add %i, %k : index
  %1 = uop.cmp lt %c0, %0 : index
  %2 = uop.cmp lt %0, %c65 : index
  %3 = uop.and %1, %2 : i1
  %4 = uop.add %0, %c1 : index
  %5 = uop.load %x[%4] if %3 : memref<64xf32> -> f32
  %6 = uop.load %w[%k] : memref<3xf32> -> f32
  %7 = uop.mul %5, %6 : f32
  %8 = uop.reduce add %7 over (%k) : f32
  uop.store %8, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// An infinity times 0 is NaN.
// CHECK-LABEL: uop.kernel @unknown_weights
// CHECK-NOT: within
uop.kernel @unknown_weights(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 3 reduce : index
  %c0 = uop.const 0 : index
  %c1 = uop.const -1 : index
  %0 = uop.add %i, %k : index
  %1 = uop.cmp lt %c0, %0 : index
  %4 = uop.add %0, %c1 : index
  %5 = uop.load %x[%4] if %1 : memref<64xf32> -> f32
  %6 = uop.load %w[%k] : memref<3xf32> -> f32
  %7 = uop.mul %5, %6 : f32
  %8 = uop.reduce add %7 over (%k) : f32
  uop.store %8, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// Integers are finite, whatever they are. Every second element counts.
// REMARK: [Passed] Trim | Category:uop-trim-reductions | Function=dilated | Remark="loops leave out terms that are 0", TrimmedNs={{[0-9]+}}, WholeNs={{[0-9]+}}
// PRICE-LABEL: uop.kernel @dilated
// PRICE: within
// CHECK-LABEL: uop.kernel @dilated
// CHECK: %[[STEPS:.*]] = uop.floordiv %{{.*}}, %c2
// CHECK: %[[BACK:.*]] = uop.mul %[[STEPS]], %c_1
// CHECK: %[[LOW:.*]] = uop.add %[[BACK]], %c50
// CHECK: uop.range 1 to 100 reduce within %[[LOW]], %c100 : index
uop.kernel @dilated(%x: memref<192xi8>, %w: memref<100xi8>, %o: memref<32xi32>) {
  %i = uop.range 0 to 32 : index
  %k = uop.range 1 to 100 reduce : index
  %c0 = uop.const 0 : index
  %c1 = uop.const -99 : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %k, %c2 : index
  %1 = uop.add %i, %0 : index
  %2 = uop.add %1, %c1 : index
  %3 = uop.cmp ge %2, %c0 : index
  %4 = uop.load %x[%2] if %3 : memref<192xi8> -> i8
  %5 = uop.cast %4 : i8 -> i32
  %6 = uop.load %w[%k] : memref<100xi8> -> i8
  %7 = uop.cast %6 : i8 -> i32
  %8 = uop.mul %5, %7 : i32
  %9 = uop.reduce add %8 over (%k) : i32
  uop.store %9, %o[%i] over (%i) : memref<32xi32>
  uop.sink
}

// -----

// The gate is that of a tile, in its own ranges.
// CHECK-LABEL: uop.kernel @tile
// CHECK: uop.range 1 to 3 reduce within
uop.kernel @tile(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>) attributes {uop.finite = array<i64: 1>} {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 3 reduce : index
  %c0 = uop.const 0 : index
  %c1 = uop.const -1 : index
  %t = uop.range 2 to 66 : index
  %1 = uop.cmp lt %c0, %t : index
  %4 = uop.add %t, %c1 : index
  %5 = uop.load %x[%4] if %1 : memref<64xf32> -> f32
  %6 = uop.bufferize %5 over (%t) in <local> : f32 -> tensor<66xf32>
  %0 = uop.add %i, %k : index
  %7 = uop.index %6[%0] : tensor<66xf32> -> f32
  %8 = uop.load %w[%k] : memref<3xf32> -> f32
  %9 = uop.mul %7, %8 : f32
  %10 = uop.reduce add %9 over (%k) : f32
  uop.store %10, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// Copies, or lanes, share the loop.
// CHECK-LABEL: uop.kernel @copies
// CHECK-NOT: within
uop.kernel @copies(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>) attributes {uop.finite = array<i64: 1>} {
  %i = uop.range 0 to 64 upcast : index
  %k = uop.range 1 to 3 reduce : index
  %c0 = uop.const 0 : index
  %c1 = uop.const -1 : index
  %0 = uop.add %i, %k : index
  %1 = uop.cmp lt %c0, %0 : index
  %4 = uop.add %0, %c1 : index
  %5 = uop.load %x[%4] if %1 : memref<64xf32> -> f32
  %6 = uop.load %w[%k] : memref<3xf32> -> f32
  %7 = uop.mul %5, %6 : f32
  %8 = uop.reduce add %7 over (%k) : f32
  uop.store %8, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// Where the gate does not hold, the terms are not 0; a maximum is no sum; and
// what the other sum over the loop needs is all of it.
// CHECK-LABEL: uop.kernel @others
// CHECK-NOT: within
uop.kernel @others(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>, %p: memref<64xf32>, %q: memref<64xf32>) attributes {uop.finite = array<i64: 1>} {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 3 reduce : index
  %l = uop.range 2 to 3 reduce : index
  %m = uop.range 3 to 3 reduce : index
  %c0 = uop.const 0 : index
  %c1 = uop.const -1 : index
  %one = uop.const 1.0 : f32
  %0 = uop.add %i, %k : index
  %1 = uop.cmp lt %c0, %0 : index
  %2 = uop.add %0, %c1 : index
  %3 = uop.load %x[%2] if %1 else %one : memref<64xf32> -> f32
  %4 = uop.load %w[%k] : memref<3xf32> -> f32
  %5 = uop.mul %3, %4 : f32
  %6 = uop.reduce add %5 over (%k) : f32
  uop.store %6, %o[%i] over (%i) : memref<64xf32>
  %7 = uop.add %i, %l : index
  %8 = uop.cmp lt %c0, %7 : index
  %9 = uop.add %7, %c1 : index
  %10 = uop.load %x[%9] if %8 : memref<64xf32> -> f32
  %11 = uop.load %w[%l] : memref<3xf32> -> f32
  %12 = uop.mul %10, %11 : f32
  %13 = uop.reduce max %12 over (%l) : f32
  uop.store %13, %p[%i] over (%i) : memref<64xf32>
  %14 = uop.add %i, %m : index
  %15 = uop.cmp lt %c0, %14 : index
  %16 = uop.add %14, %c1 : index
  %17 = uop.load %x[%16] if %15 : memref<64xf32> -> f32
  %18 = uop.load %w[%m] : memref<3xf32> -> f32
  %19 = uop.mul %17, %18 : f32
  %20 = uop.reduce add %19 over (%m) : f32
  %21 = uop.reduce add %18 over (%m) : f32
  %22 = uop.add %20, %21 : f32
  uop.store %22, %q[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// An alternative of a factor need not be finite. What bounds the range must not
// need all of its points, and must fit into 62 bits. Equal ranges are one.
// CHECK-LABEL: uop.kernel @unknown
// CHECK-NOT: within
uop.kernel @unknown(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>, %p: memref<64xf32>, %q: memref<64xf32>, %s: memref<64xf32>, %n: index) attributes {uop.finite = array<i64: 1>} {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 3 reduce : index
  %l = uop.range 2 to 3 reduce : index
  %m = uop.range 3 to 3 reduce : index
  %e = uop.range 4 to 3 reduce : index
  %f = uop.range 4 to 3 reduce : index
  %c0 = uop.const 0 : index
  %c1 = uop.const -1 : index
  %inf = uop.const 0x7F800000 : f32
  %0 = uop.add %i, %k : index
  %1 = uop.cmp lt %c0, %0 : index
  %2 = uop.add %0, %c1 : index
  %3 = uop.load %x[%2] if %1 : memref<64xf32> -> f32
  %4 = uop.load %w[%k] if %1 else %inf : memref<3xf32> -> f32
  %5 = uop.mul %3, %4 : f32
  %6 = uop.reduce add %5 over (%k) : f32
  uop.store %6, %o[%i] over (%i) : memref<64xf32>
  %number = uop.cast %l : index -> i32
  %most = uop.reduce max %number over (%l) : i32
  %7 = uop.cast %most : i32 -> index
  %8 = uop.cmp lt %l, %7 : index
  %9 = uop.load %x[%l] if %8 : memref<64xf32> -> f32
  %10 = uop.load %w[%l] : memref<3xf32> -> f32
  %11 = uop.mul %9, %10 : f32
  %12 = uop.reduce add %11 over (%l) : f32
  uop.store %12, %p[%i] over (%i) : memref<64xf32>
  %13 = uop.cmp le %m, %n : index
  %14 = uop.load %x[%m] if %13 : memref<64xf32> -> f32
  %15 = uop.load %w[%m] : memref<3xf32> -> f32
  %16 = uop.mul %14, %15 : f32
  %17 = uop.reduce add %16 over (%m) : f32
  uop.store %17, %q[%i] over (%i) : memref<64xf32>
  %18 = uop.cmp lt %e, %i : index
  %19 = uop.load %x[%f] if %18 : memref<64xf32> -> f32
  %20 = uop.load %w[%f] : memref<3xf32> -> f32
  %21 = uop.mul %19, %20 : f32
  %22 = uop.reduce add %21 over (%e) : f32
  uop.store %22, %s[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// Two sums that allow the same points share the loop; bounds of a tile may be
// upper ones, and may not be strict.
// CHECK-LABEL: uop.kernel @both
// CHECK: uop.range 1 to 3 reduce within %c0, %{{.*}} : index
uop.kernel @both(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>) attributes {uop.finite = array<i64: 1>} {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 3 reduce : index
  %t = uop.range 2 to 66 : index
  %c63 = uop.const 63 : index
  %0 = uop.cmp ge %c63, %t : index
  %1 = uop.load %x[%t] if %0 : memref<64xf32> -> f32
  %2 = uop.bufferize %1 over (%t) in <local> : f32 -> tensor<66xf32>
  %3 = uop.add %i, %k : index
  %4 = uop.index %2[%3] : tensor<66xf32> -> f32
  %5 = uop.load %w[%k] : memref<3xf32> -> f32
  %6 = uop.mul %4, %5 : f32
  %7 = uop.mul %5, %4 : f32
  %8 = uop.reduce add %6 over (%k) : f32
  %9 = uop.reduce add %7 over (%k) : f32
  %10 = uop.add %8, %9 : f32
  uop.store %10, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}
