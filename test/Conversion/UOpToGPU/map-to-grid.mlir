// RUN: uop-opt %s --uop-map-to-grid --uop-simplify-index | FileCheck %s
// RUN: uop-opt %s --uop-map-to-grid --remark-format=emitRemark --remarks-filter=uop-map-to-grid -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Ranges of all stores are one, whose points store in the order of memory.
// CHECK-LABEL: uop.kernel @copy
// CHECK: %[[T:.*]] = uop.range {{[0-9]+}} to 32 thread : index
// CHECK-NEXT: %[[V:.*]] = uop.load %{{.*}}[%[[T]]]
// CHECK-NEXT: uop.store %[[V]], %{{.*}}[%[[T]]] over (%[[T]])
// REMARK: remark: [Passed] Grid | Category:uop-map-to-grid | Function=copy | Ranges=2
uop.kernel @copy(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<32xf32>
  uop.sink
}

// Each row's maximum is computed by one thread, and not by one for each column.
// CHECK-LABEL: uop.kernel @rows
// CHECK-DAG: uop.range 0 to 4 thread : index
// CHECK-DAG: uop.range 1 to 8 : index
uop.kernel @rows(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.reduce max %2 over (%k) : f32
  %4 = uop.add %0, %j : index
  uop.store %3, %o[%4] over (%i, %j) : memref<32xf32>
  uop.sink
}

// The order of what is stored at a place that was loaded is that of the loop.
// CHECK-LABEL: uop.kernel @scattered
// CHECK-NOT: thread
// CHECK: uop.sink
// REMARK: remark: [Missed] Grid | Category:uop-map-to-grid | Function=scattered | Reason="two points may store the same element"
uop.kernel @scattered(%x: memref<8xf32>, %p: memref<8xi64>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.load %p[%i] : memref<8xi64> -> i64
  %2 = uop.cast %1 : i64 -> index
  uop.store %0, %o[%2] over (%i) : memref<8xf32>
  uop.sink
}

// So is that of a place that does not depend on the range.
// CHECK-LABEL: uop.kernel @last
// CHECK-NOT: thread
// CHECK: uop.sink
uop.kernel @last(%x: memref<8xf32>, %o: memref<1xf32>) {
  %i = uop.range 0 to 8 : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%c0] over (%i) : memref<1xf32>
  uop.sink
}

// i + j is the same for several points.
// CHECK-LABEL: uop.kernel @diagonals
// CHECK-NOT: thread
// CHECK: uop.sink
uop.kernel @diagonals(%x: memref<8xf32>, %o: memref<15xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %0 = uop.add %i, %j : index
  %1 = uop.load %x[%j] : memref<8xf32> -> f32
  uop.store %1, %o[%0] over (%i, %j) : memref<15xf32>
  uop.sink
}

// CHECK-LABEL: uop.kernel @shifted
// CHECK-NOT: thread
// CHECK: uop.sink
// REMARK: remark: [Missed] Grid | Category:uop-map-to-grid | Function=shifted | Reason="it reads what it writes"
uop.kernel @shifted(%x: memref<9xf32>) {
  %i = uop.range 0 to 8 : index
  %c1 = uop.const 1 : index
  %0 = uop.add %i, %c1 : index
  %1 = uop.load %x[%0] : memref<9xf32> -> f32
  uop.store %1, %x[%i] over (%i) : memref<9xf32>
  uop.sink
}

// An element that only its own point reads may be updated.
// CHECK-LABEL: uop.kernel @updated
// CHECK: uop.range 0 to 8 thread : index
uop.kernel @updated(%x: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.neg %0 : f32
  uop.store %1, %x[%i] over (%i) : memref<8xf32>
  uop.sink
}

// A scan goes from point to point.
// CHECK-LABEL: uop.kernel @scanned
// CHECK-DAG: uop.range 0 to 4 thread : index
// CHECK-DAG: uop.range 1 to 8 : index
uop.kernel @scanned(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.scan add %2 over (%j) : f32
  uop.store %3, %o[%1] over (%i, %j) : memref<32xf32>
  uop.sink
}

// Nothing to share.
// REMARK: remark: [Missed] Grid | Category:uop-map-to-grid | Function=sum | Reason="no range of fixed size is in all of its stores and loops"
uop.kernel @sum(%x: memref<8xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}
