// RUN: uop-opt %s --uop-expand --split-input-file | FileCheck %s

// Every other element: two blocks, the second of which ends with the last
// element that is needed.
// CHECK-LABEL: uop.kernel @everyOther(
// CHECK-SAME: %[[X:.*]]: memref<7xf32>,
// CHECK: %[[A:.*]] = uop.load %[[X]][%c0] : memref<7xf32> -> vector<4xf32>
// CHECK: %[[B:.*]] = uop.load %[[X]][%c3] : memref<7xf32> -> vector<4xf32>
// CHECK: %[[AB:.*]] = uop.vectorize %[[A]], %[[B]] : vector<4xf32> -> vector<8xf32>
// CHECK: %[[V:.*]] = uop.gep %[[AB]] [0, 2, 5, 7]
// CHECK: uop.store %[[V]]
uop.kernel @everyOther(%x: memref<7xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 simd : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %i, %c2 : index
  %1 = uop.load %x[%0] : memref<7xf32> -> f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// Backwards.
// CHECK-LABEL: uop.kernel @flip(
// CHECK: %[[A:.*]] = uop.load %{{.*}}[%c0{{.*}}] : memref<4xf32> -> vector<4xf32>
// CHECK: uop.gep %[[A]] [3, 2, 1, 0]
uop.kernel @flip(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 simd : index
  %c3 = uop.const 3 : index
  %0 = uop.sub %c3, %i : index
  %1 = uop.load %x[%0] : memref<4xf32> -> f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// Three points have four lanes, the last of which is not read: the elements
// fill one block but for one.
// CHECK-LABEL: uop.kernel @fewPoints(
// CHECK: %[[A:.*]] = uop.load %{{.*}}[%c0] : memref<5xf32> -> vector<4xf32>
// CHECK: %[[B:.*]] = uop.load %{{.*}}[%c1] : memref<5xf32> -> vector<4xf32>
// CHECK: %[[AB:.*]] = uop.vectorize %[[A]], %[[B]]
// CHECK: uop.gep %[[AB]] [0, 2, 7, 0]
uop.kernel @fewPoints(%x: memref<5xf32>, %o: memref<3xf32>) {
  %i = uop.range 0 to 3 simd : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %i, %c2 : index
  %1 = uop.load %x[%0] : memref<5xf32> -> f32
  uop.store %1, %o[%i] over (%i) : memref<3xf32>
  uop.sink
}

// -----

// Fewer elements than lanes are masked.
// CHECK-LABEL: uop.kernel @flipThree(
// CHECK: %[[MASK:.*]] = uop.const dense<[true, true, true, false]>
// CHECK: uop.load %{{.*}}[%c0] if %[[MASK]] : memref<3xf32>, vector<4xi1> -> vector<4xf32>
// CHECK: uop.gep %{{.*}} [2, 1, 0, 2]
uop.kernel @flipThree(%x: memref<3xf32>, %o: memref<3xf32>) {
  %i = uop.range 0 to 3 simd : index
  %c2 = uop.const 2 : index
  %0 = uop.sub %c2, %i : index
  %1 = uop.load %x[%0] : memref<3xf32> -> f32
  uop.store %1, %o[%i] over (%i) : memref<3xf32>
  uop.sink
}

// -----

// A window of three, of which the first two points share blocks. The gate may
// be false for the first point alone, so that only those have masks.
// CHECK-LABEL: uop.kernel @window(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>,
// CHECK: %[[G:.*]] = uop.cmp lt
// CHECK: uop.vectorize %[[G]], %{{.*}} : vector<4xi1> -> vector<8xi1>
// CHECK: %[[M0:.*]] = uop.gep %{{.*}} [0, 4, 1, 5]
// CHECK: %[[A:.*]] = uop.load %[[X]][%c_1{{.*}}] if %[[M0]] : memref<8xf32>, vector<4xi1> -> vector<4xf32>
// CHECK: %[[M1:.*]] = uop.gep %{{.*}} [2, 6, 3, 7]
// CHECK: %[[B:.*]] = uop.load %[[X]][%{{.*}}] if %[[M1]]
// CHECK: uop.gep %{{.*}} [0, 2, 4, 6]
// CHECK: uop.gep %{{.*}} [1, 3, 5, 7]
// CHECK: uop.load %[[X]][%{{.*}}] : memref<8xf32> -> vector<4xf32>
// CHECK: uop.load %[[X]][%{{.*}}] : memref<8xf32> -> vector<4xf32>
// CHECK: uop.gep %{{.*}} [0, 2, 5, 7]
// CHECK-NOT: uop.load
uop.kernel @window(%x: memref<8xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 simd : index
  %k = uop.range 1 to 3 unroll : index
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %c2 = uop.const 2 : index
  %none = uop.const 0xFF800000 : f32
  %0 = uop.mul %i, %c2 : index
  %1 = uop.add %0, %k : index
  %2 = uop.cmp lt %c0, %1 : index
  %3 = uop.sub %1, %c1 : index
  %4 = uop.load %x[%3] if %2 : memref<8xf32> -> f32
  %5 = uop.where %2, %4, %none : f32
  %6 = uop.reduce max %5 over (%k) : f32
  uop.store %6, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// The alternative is chosen after the shuffles.
// CHECK-LABEL: uop.kernel @alternative(
// CHECK: %[[V:.*]] = uop.gep %{{.*}} [0, 2, 5, 7] : vector<8xf32> -> vector<4xf32>
// CHECK: uop.where %{{.*}}, %[[V]], %{{.*}} : vector<4xf32>
uop.kernel @alternative(%x: memref<7xf32>, %n: memref<1xi32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 simd : index
  %c0 = uop.const 0 : index
  %c2 = uop.const 2 : index
  %one = uop.const 1.0 : f32
  %0 = uop.load %n[%c0] : memref<1xi32> -> i32
  %1 = uop.cast %0 : i32 -> index
  %2 = uop.cmp lt %i, %1 : index
  %3 = uop.mul %i, %c2 : index
  %4 = uop.load %x[%3] if %2 else %one : memref<7xf32> -> f32
  uop.store %4, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// Elements that are too far apart for shuffles are gathered.
// CHECK-LABEL: uop.kernel @far(
// CHECK: uop.load %{{.*}}[%{{.*}}] : memref<28xf32>, vector<4xindex> -> vector<4xf32>
uop.kernel @far(%x: memref<28xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 simd : index
  %c9 = uop.const 9 : index
  %0 = uop.mul %i, %c9 : index
  %1 = uop.load %x[%0] : memref<28xf32> -> f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
