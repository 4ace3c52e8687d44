// RUN: uop-opt %s --uop-split-borders --split-input-file --remarks-filter=uop-split-borders --remark-format=emitRemark --verify-diagnostics | FileCheck %s

// Nothing is reduced for the border, and each side of it is stored apart.
// CHECK-LABEL: uop.kernel @both(
// CHECK-SAME: %[[X:.*]]: memref<16xf32>, %[[O:.*]]: memref<7xf32>)
// CHECK: %[[I:.*]] = uop.range 0 to 4 thread : index
// CHECK: uop.load %[[X]][%{{.*}}] : memref<16xf32> -> f32
// CHECK: %[[ONE:.*]] = uop.const 1.000000e+00 : f32
// CHECK: %[[C0:.*]] = uop.const 0 : index
// CHECK: uop.store %[[ONE]], %[[O]][%[[C0]]] over () : memref<7xf32>
// CHECK: %[[T:.*]] = uop.range 2 to 2 : index
// CHECK: %[[AT:.*]] = uop.add %[[T]], %{{.*}} : index
// CHECK: uop.store %[[ONE]], %[[O]][%[[AT]]] over (%[[T]]) : memref<7xf32>
// CHECK: %[[SUM:.*]] = uop.reduce add
// CHECK-NOT: uop.where
// CHECK: %[[IN:.*]] = uop.add %[[I]], %{{.*}} : index
// CHECK: uop.store %[[SUM]], %[[O]][%[[IN]]] over (%[[I]]) : memref<7xf32>
// CHECK-NEXT: uop.sink
// expected-remark@+1 {{the constant border is stored separately}}
uop.kernel @both(%x: memref<16xf32>, %o: memref<7xf32>) {
  %i = uop.range 0 to 7 thread : index
  %c1 = uop.const 1 : index
  %c5 = uop.const 5 : index
  %low = uop.cmp ge %i, %c1 : index
  %high = uop.cmp lt %i, %c5 : index
  %in = uop.and %low, %high : i1
  %k = uop.range 1 to 4 reduce : index
  %c4 = uop.const 4 : index
  %c-4 = uop.const -4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %k : index
  %2 = uop.add %1, %c-4 : index
  %3 = uop.load %x[%2] if %in : memref<16xf32> -> f32
  %4 = uop.reduce add %3 over (%k) : f32
  %one = uop.const 1.0 : f32
  %5 = uop.where %in, %4, %one : f32
  uop.store %5, %o[%i] over (%i) : memref<7xf32>
  uop.sink
}

// -----

// What is not reduced is cheaper than a second loop.
// CHECK-LABEL: uop.kernel @read(
// CHECK: uop.where
// CHECK-COUNT-1: uop.store
// CHECK-NOT: uop.store
uop.kernel @read(%x: memref<5xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %c5 = uop.const 5 : index
  %in = uop.cmp lt %i, %c5 : index
  %0 = uop.load %x[%i] if %in : memref<5xf32> -> f32
  %zero = uop.const 0.0 : f32
  %1 = uop.where %in, %0, %zero : f32
  uop.store %1, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

// -----

// Where the border is depends on what is read.
// CHECK-LABEL: uop.kernel @masked(
// CHECK: uop.where
// CHECK-COUNT-1: uop.store
// CHECK-NOT: uop.store
uop.kernel @masked(%x: memref<24xf32>, %m: memref<6xi1>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %k = uop.range 1 to 4 reduce : index
  %in = uop.load %m[%i] : memref<6xi1> -> i1
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<24xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %zero = uop.const 0.0 : f32
  %4 = uop.where %in, %3, %zero : f32
  uop.store %4, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

// -----

// The ranges that a schedule names stay.
// CHECK-LABEL: uop.kernel @scheduled(
// CHECK: uop.where
// CHECK-COUNT-1: uop.store
// CHECK-NOT: uop.store
uop.kernel @scheduled(%x: memref<20xf32>, %o: memref<6xf32>) attributes {uop.schedule = #uop.schedule<[unroll(1, 2)]>} {
  %i = uop.range 0 to 6 : index
  %k = uop.range 1 to 4 reduce : index
  %c5 = uop.const 5 : index
  %in = uop.cmp lt %i, %c5 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] if %in : memref<20xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  %zero = uop.const 0.0 : f32
  %4 = uop.where %in, %3, %zero : f32
  uop.store %4, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}
