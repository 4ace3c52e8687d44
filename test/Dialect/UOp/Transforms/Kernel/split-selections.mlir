// RUN: uop-opt %s --uop-split-selections --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-split-selections --split-input-file --remarks-filter=uop-split-selections 2>&1 | FileCheck %s --check-prefix=REMARK

// Rows of four tensors side by side: one loop over the rows, in which each part
// is copied on its own.

// REMARK: remark: [Passed] Split | {{.*}} Function=rows | PartsNs={{[0-9]+}}, Remark="the parts of a selection are stored separately", SelectionNs={{[0-9]+}}, Stores=3
// CHECK-LABEL: uop.kernel @rows(
// CHECK-SAME: %[[A:.*]]: memref<2048xf32>, %[[B:.*]]: memref<2048xf32>, %[[C:.*]]: memref<4096xf32>, %[[O:.*]]: memref<8192xf32>)
// CHECK: %[[R:.*]] = uop.range 0 to 64 : index
// CHECK: %[[I:.*]] = uop.range {{[0-9]+}} to 32 : index
// CHECK: %[[X:.*]] = uop.load %[[A]][%{{.*}}] : memref<2048xf32> -> f32
// CHECK: %[[E:.*]] = uop.exp %[[X]]
// CHECK: uop.store %[[E]], %[[O]][%{{.*}}] over (%[[R]], %[[I]])
// CHECK: %[[J:.*]] = uop.range {{[0-9]+}} to 32 : index
// CHECK: uop.load %[[B]][%{{.*}}] : memref<2048xf32> -> f32
// CHECK: uop.store %{{.*}}, %[[O]][%{{.*}}] over (%[[R]], %[[J]])
// CHECK: %[[K:.*]] = uop.range {{[0-9]+}} to 64 : index
// CHECK: uop.load %[[C]][%{{.*}}] : memref<4096xf32> -> f32
// CHECK: uop.store %{{.*}}, %[[O]][%{{.*}}] over (%[[R]], %[[K]])
// CHECK-NOT: uop.where
uop.kernel @rows(%a: memref<2048xf32>, %b: memref<2048xf32>, %c: memref<4096xf32>, %o: memref<8192xf32>) {
  %r = uop.range 0 to 64 : index
  %j = uop.range 1 to 128 : index
  %c32 = uop.const 32 : index
  %c31 = uop.const 31 : index
  %c63 = uop.const 63 : index
  %c64 = uop.const 64 : index
  %cm32 = uop.const -32 : index
  %cm64 = uop.const -64 : index
  %c128 = uop.const 128 : index
  %first = uop.cmp lt %j, %c32 : index
  %low = uop.cmp lt %c31, %j : index
  %high = uop.cmp lt %j, %c64 : index
  %second = uop.and %low, %high : i1
  %third = uop.cmp lt %c63, %j : index
  %r32 = uop.mul %r, %c32 : index
  %p0 = uop.add %r32, %j : index
  %0 = uop.load %a[%p0] if %first : memref<2048xf32> -> f32
  %p1 = uop.add %p0, %cm32 : index
  %1 = uop.load %b[%p1] if %second : memref<2048xf32> -> f32
  %r64 = uop.mul %r, %c64 : index
  %p2 = uop.add %r64, %j : index
  %p3 = uop.add %p2, %cm64 : index
  %2 = uop.load %c[%p3] if %third : memref<4096xf32> -> f32
  %3 = uop.where %second, %1, %2 : f32
  %4 = uop.where %first, %0, %3 : f32
  %5 = uop.exp %4 : f32
  %r128 = uop.mul %r, %c128 : index
  %p4 = uop.add %r128, %j : index
  uop.store %5, %o[%p4] over (%r, %j) : memref<8192xf32>
  uop.sink
}

// -----

// A condition on data selects element by element.

// CHECK-LABEL: uop.kernel @data(
// CHECK: uop.where
uop.kernel @data(%a: memref<64xf32>, %b: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 64 : index
  %0 = uop.load %a[%i] : memref<64xf32> -> f32
  %1 = uop.load %b[%i] : memref<64xf32> -> f32
  %2 = uop.cmp lt %0, %1 : f32
  %3 = uop.where %2, %0, %1 : f32
  uop.store %3, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// What is reduced is computed by one schedule for all elements.

// CHECK-LABEL: uop.kernel @reduced(
// CHECK: uop.where
uop.kernel @reduced(%a: memref<4096xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c8 = uop.const 8 : index
  %p = uop.mul %i, %c64 : index
  %q = uop.add %p, %k : index
  %0 = uop.load %a[%q] : memref<4096xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.exp %1 : f32
  %3 = uop.cmp lt %i, %c8 : index
  %4 = uop.where %3, %1, %2 : f32
  uop.store %4, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// Other loops cost more than a selection of two constants.

// REMARK: remark: [Missed] Split | {{.*}} Function=halves | {{.*}}Reason="the selection is cheaper than loops for its parts"
// CHECK-LABEL: uop.kernel @halves(
// CHECK: uop.where
uop.kernel @halves(%a: memref<8192xf32>, %o: memref<8192xf32>) {
  %r = uop.range 0 to 4096 : index
  %j = uop.range 1 to 2 : index
  %c1 = uop.const 1 : index
  %c2 = uop.const 2 : index
  %p = uop.mul %r, %c2 : index
  %q = uop.add %p, %j : index
  %0 = uop.load %a[%q] : memref<8192xf32> -> f32
  %x = uop.const 2.0 : f32
  %y = uop.const 3.0 : f32
  %1 = uop.cmp lt %j, %c1 : index
  %2 = uop.where %1, %x, %y : f32
  %3 = uop.mul %0, %2 : f32
  uop.store %3, %o[%q] over (%r, %j) : memref<8192xf32>
  uop.sink
}

// -----

// A view has merged the loop over sequences with that over steps, along which
// the parts are: they are two loops again.

// CHECK-LABEL: uop.kernel @steps(
// CHECK-DAG: %[[R:.*]] = uop.range {{[0-9]+}} to 64 : index
// CHECK-DAG: %[[J:.*]] = uop.range {{[0-9]+}} to 128 : index
// CHECK: uop.load %{{.*}}[%{{.*}}] : memref<8192xf32> -> f32
// CHECK: uop.store %{{.*}} over (%[[R]], %[[J]])
// CHECK: uop.store %{{.*}} over (%[[R]], %[[J]])
// CHECK-NOT: uop.where
// CHECK: uop.sink
uop.kernel @steps(%a: memref<8192xf32>, %b: memref<8192xf32>, %o: memref<16384xf32>) {
  %r = uop.range 0 to 128 : index
  %j = uop.range 1 to 128 : index
  %c1 = uop.const 1 : index
  %c2 = uop.const 2 : index
  %c128 = uop.const 128 : index
  %step = uop.floormod %r, %c2 : index
  %sequence = uop.floordiv %r, %c2 : index
  %first = uop.cmp lt %step, %c1 : index
  %row = uop.mul %sequence, %c128 : index
  %p = uop.add %row, %j : index
  %0 = uop.load %a[%p] if %first : memref<8192xf32> -> f32
  %1 = uop.load %b[%p] : memref<8192xf32> -> f32
  %2 = uop.where %first, %0, %1 : f32
  %all = uop.mul %r, %c128 : index
  %q = uop.add %all, %j : index
  uop.store %2, %o[%q] over (%r, %j) : memref<16384xf32>
  uop.sink
}
