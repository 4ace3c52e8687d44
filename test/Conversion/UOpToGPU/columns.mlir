// Rows that are added to rows of a table, one after the other: a thread for each
// column.
// RUN: uop-opt %s --split-input-file --uop-map-to-grid | FileCheck %s
// RUN: uop-opt %s --split-input-file --uop-map-to-grid --remark-format=emitRemark --remarks-filter=uop-map-to-grid -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --split-input-file --uop-map-to-grid --uop-insert-barriers --convert-uop-to-gpu | FileCheck %s --check-prefix=GPU

// No thread waits for another one.
// CHECK-LABEL: uop.kernel @scattered
// CHECK: %[[C:.*]] = uop.special task 0 to 96 by 96
// CHECK: uop.store %{{.*}}, %arg2[%{{.*}}] over (%{{[^,]*}})
// CHECK: uop.if %{{.*}} over
// CHECK-NOT: uop.range
// CHECK: uop.add %{{.*}}, %[[C]]
// CHECK: uop.store %{{.*}}, %arg2[%{{.*}}] over ()
// REMARK: [Passed] Columns | Category:uop-map-to-grid | Function=scattered | Columns=96
// GPU-LABEL: gpu.func @scattered
// GPU-SAME: known_block_size = array<i32: 96, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// GPU-NOT: gpu.barrier
// GPU: gpu.return
uop.kernel @scattered(%ids: memref<16xi64>, %x: memref<1536xf32>, %o: memref<6144xf32>) {
  %r0 = uop.range 0 to 64 : index
  %r1 = uop.range 1 to 96 : index
  %r2 = uop.range 2 to 16 : index
  %c96 = uop.const 96 : index
  %0 = uop.load %ids[%r2] : memref<16xi64> -> i64
  %1 = uop.cast %0 : i64 -> index
  %2 = uop.mul %r0, %c96 : index
  %3 = uop.add %2, %r1 : index
  %zero = uop.const 0.0 : f32
  uop.store %zero, %o[%3] over (%r0, %r1) : memref<6144xf32>
  %c0 = uop.const 0 : index
  %c64 = uop.const 64 : index
  %4 = uop.cmp le %c0, %1 : index
  %5 = uop.cmp lt %1, %c64 : index
  %6 = uop.and %4, %5 : i1
  uop.if %6 over (%r2) {
    %r3 = uop.range 3 to 96 : index
    %7 = uop.mul %1, %c96 : index
    %8 = uop.add %7, %r3 : index
    %9 = uop.mul %r2, %c96 : index
    %10 = uop.add %9, %r3 : index
    %11 = uop.load %x[%10] : memref<1536xf32> -> f32
    %12 = uop.load %o[%8] : memref<6144xf32> -> f32
    %13 = uop.add %12, %11 : f32
    uop.store %13, %o[%8] over (%r3) : memref<6144xf32>
  }
  uop.sink
}

// -----

// More columns than a block has threads: blocks of a divisor.
// CHECK-LABEL: uop.kernel @wide
// CHECK: uop.special task 0 to 768 by 256
// GPU-LABEL: gpu.func @wide
// GPU-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 3, 1, 1>
uop.kernel @wide(%o: memref<6144xf32>) {
  %true = uop.const true : i1
  %i = uop.range 0 to 8 : index
  %c768 = uop.const 768 : index
  uop.if %true over (%i) {
    %j = uop.range 1 to 768 : index
    %0 = uop.mul %i, %c768 : index
    %1 = uop.add %0, %j : index
    %2 = uop.load %o[%1] : memref<6144xf32> -> f32
    %3 = uop.neg %2 : f32
    uop.store %3, %o[%1] over (%j) : memref<6144xf32>
  }
  uop.sink
}

// -----

// REMARK: [Missed] Columns | Category:uop-map-to-grid | Function=shifted | Reason="it reads another column of a buffer that it writes"
// CHECK-LABEL: uop.kernel @shifted
// CHECK-NOT: uop.special
uop.kernel @shifted(%x: memref<64xf32>, %p: memref<64xf32>, %o: memref<64xf32>) {
  %true = uop.const true : i1
  %c63 = uop.const 63 : index
  %i = uop.range 0 to 64 : index
  %0 = uop.load %x[%i] : memref<64xf32> -> f32
  uop.store %0, %p[%i] over (%i) : memref<64xf32>
  uop.if %true {
    %j = uop.range 1 to 64 : index
    %1 = uop.sub %c63, %j : index
    %2 = uop.load %p[%1] : memref<64xf32> -> f32
    uop.store %2, %o[%j] over (%j) : memref<64xf32>
  }
  uop.sink
}

// -----

// REMARK: [Missed] Columns | Category:uop-map-to-grid | Function=anywhere | Reason="a statement stores outside its column"
uop.kernel @anywhere(%ids: memref<64xi64>, %o: memref<64xf32>) {
  %true = uop.const true : i1
  %one = uop.const 1.0 : f32
  uop.if %true {
    %j = uop.range 1 to 64 : index
    %0 = uop.load %ids[%j] : memref<64xi64> -> i64
    %1 = uop.cast %0 : i64 -> index
    uop.store %one, %o[%1] over (%j) : memref<64xf32>
  }
  uop.sink
}

// -----

// REMARK: [Missed] Columns | Category:uop-map-to-grid | Function=in_order | Reason="it loops over its columns in order"
uop.kernel @in_order(%o: memref<64xf32>, %p: memref<64xf32>) {
  %true = uop.const true : i1
  %one = uop.const 1.0 : f32
  %c0 = uop.const 0 : index
  %j = uop.range 1 to 64 : index
  uop.if %true {
    uop.store %one, %o[%j] over (%j) : memref<64xf32>
  }
  uop.if %true over (%j) {
    %k = uop.range 2 to 64 : index
    uop.store %one, %p[%k] over (%k) : memref<64xf32>
  }
  uop.sink
}
