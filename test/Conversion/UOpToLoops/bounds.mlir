// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s
// RUN: uop-opt %s --uop-expand --convert-uop-to-loops | FileCheck %s

// The loop over a range with bounds leaves out the points outside of them, and
// never leaves the range.
// CHECK-LABEL: func.func @within
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK: %[[FIRST:.*]] = arith.maxsi %{{.*}}, %c0
// CHECK: %[[END:.*]] = arith.minsi %{{.*}}, %c3
// CHECK: scf.for %[[K:.*]] = %[[FIRST]] to %[[END]] step %c1 iter_args
// CHECK: memref.load %arg1[%[[K]]]
uop.kernel @within(%x: memref<66xf32>, %w: memref<3xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 64 : index
  %c1 = uop.const 1 : index
  %c65 = uop.const 65 : index
  %low = uop.sub %c1, %i : index
  %high = uop.sub %c65, %i : index
  %k = uop.range 1 to 3 reduce within %low, %high : index
  %0 = uop.add %i, %k : index
  %1 = uop.load %x[%0] : memref<66xf32> -> f32
  %2 = uop.load %w[%k] : memref<3xf32> -> f32
  %3 = uop.mul %1, %2 : f32
  %4 = uop.reduce add %3 over (%k) : f32
  uop.store %4, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// Equal ranges that differ in their bounds are one loop without any.
// CHECK-LABEL: func.func @two
// CHECK-COUNT-1: iter_args
// CHECK-NOT: arith.maxsi
uop.kernel @two(%w: memref<3xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 64 : index
  %c1 = uop.const 1 : index
  %c3 = uop.const 3 : index
  %low = uop.sub %c1, %i : index
  %k = uop.range 1 to 3 reduce within %low, %c3 : index
  %l = uop.range 1 to 3 reduce : index
  %0 = uop.load %w[%k] : memref<3xf32> -> f32
  %1 = uop.load %w[%l] : memref<3xf32> -> f32
  %2 = uop.reduce add %0 over (%k) : f32
  %3 = uop.reduce add %1 over (%l) : f32
  %4 = uop.add %2, %3 : f32
  uop.store %4, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// A size that is a value; only sums leave points out.
// CHECK-LABEL: func.func @sizes
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c3{{.*}} iter_args
// CHECK: arith.maximumf
// CHECK: %[[END:.*]] = arith.minsi %{{.*}}, %arg2
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[END]]
uop.kernel @sizes(%w: memref<64xf32>, %o: memref<64xf32>, %n: index) {
  %i = uop.range 0 to 64 : index
  %c1 = uop.const 1 : index
  %low = uop.sub %c1, %i : index
  %high = uop.add %c1, %i : index
  %k = uop.range 1 to %n reduce within %low, %high : index
  %l = uop.range 2 to 3 reduce within %low, %high : index
  %0 = uop.load %w[%k] : memref<64xf32> -> f32
  %1 = uop.load %w[%l] : memref<64xf32> -> f32
  %2 = uop.reduce add %0 over (%k) : f32
  %3 = uop.reduce max %1 over (%l) : f32
  %4 = uop.add %2, %3 : f32
  uop.store %4, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}
