// RUN: uop-opt %s --split-input-file --uop-map-to-blocks --uop-simplify-index | FileCheck %s
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks=threads=64 | FileCheck %s --check-prefix=FORCED

// A block for each row. Its threads read neighbouring elements, the last ones
// beyond the end nothing that counts, and merge what they have.
// CHECK-LABEL: uop.kernel @rows
// CHECK-DAG: %[[S:.*]] = uop.define_local : memref<256xf32, #uop.space<local>>
// CHECK-DAG: %[[B:.*]] = uop.special global 0 to 8 : index
// CHECK: %[[J:.*]] = uop.range {{[0-9]+}} to 40 reduce : index
// CHECK: %[[STEP:.*]] = uop.mul %[[J]], %c256
// CHECK: %[[T:.*]] = uop.special local 0 to 256 : index
// CHECK: %[[K:.*]] = uop.add
// CHECK: %[[CLAMPED:.*]] = uop.min %[[K]], %c9999
// CHECK: uop.load %arg0
// CHECK: %[[IN:.*]] = uop.cmp lt %[[K]], %c10000
// CHECK: %[[V:.*]] = uop.where %[[IN]]
// CHECK: %[[P:.*]] = uop.reduce add %[[V]] over (%[[J]]) : f32
// CHECK: uop.store %[[P]], %[[S]][%[[T]]] over ()
// CHECK-COUNT-8: uop.if
// CHECK-NOT: uop.if
// CHECK: %[[R:.*]] = uop.load %[[S]][%c0]
// CHECK: %[[FIRST:.*]] = uop.cmp eq %[[T]], %c0
// CHECK: uop.store %[[R]], %arg1[%[[B]]] over () if %[[FIRST]]
// REMARK: remark: [Passed] Blocks | Category:uop-map-to-blocks | Function=rows | Across=false, Lanes=1, Ns={{.*}}, Points=1, SerialNs={{.*}}, Threads=256, Width=1
uop.kernel @rows(%arg0: memref<80000xf32>, %arg1: memref<8xf32>) {
  %i = uop.range 0 to 8 thread : index
  %k = uop.range 1 to 10000 reduce : index
  %c10000 = uop.const 10000 : index
  %0 = uop.mul %i, %c10000 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %arg0[%1] : memref<80000xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %arg1[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// Many columns, whose threads are neighbours as they are.
// Two threads share one of them.
// CHECK-LABEL: uop.kernel @columns
// CHECK: %[[S:.*]] = uop.define_local : memref<256xf32, #uop.space<local>>
// CHECK-DAG: uop.special global 0 to 782
// CHECK-DAG: uop.special local 0 to 256
// CHECK: uop.if
// CHECK: uop.load %[[S]]
// CHECK-NOT: uop.if
// CHECK: uop.sink
// REMARK: remark: [Passed] Blocks | Category:uop-map-to-blocks | Function=columns | Across=true, Lanes=1, Ns={{.*}}, Points=128, SerialNs={{.*}}, Threads=2, Width=1
// FORCED-LABEL: uop.kernel @columns
// FORCED: uop.special global 0 to 100000
// FORCED: uop.special local 0 to 64
uop.kernel @columns(%x: memref<6400000xf32>, %o: memref<100000xf32>) {
  %i = uop.range 0 to 100000 thread : index
  %k = uop.range 1 to 64 reduce : index
  %c100000 = uop.const 100000 : index
  %0 = uop.mul %k, %c100000 : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<6400000xf32> -> f32
  %3 = uop.reduce max %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<100000xf32>
  uop.sink
}

// -----

// Both reductions share one loop, and a narrow one is merged in its wide type.
// CHECK-LABEL: uop.kernel @two
// CHECK-DAG: uop.define_local : memref<{{[0-9]+}}xf32, #uop.space<local>>
// CHECK: uop.reduce max %{{.*}} over (%[[J:.*]]) : f16
// CHECK: uop.store %{{.*}} over ()
// CHECK: uop.reduce add %{{.*}} over (%[[J]]) : f32
// CHECK: uop.store %{{.*}} over ()
// CHECK: uop.if
// CHECK: uop.cast %{{.*}} : f32 -> f16
uop.kernel @two(%x: memref<4096xf16>, %o: memref<1xf16>, %p: memref<1xf16>) {
  %k = uop.range 0 to 4096 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<4096xf16> -> f16
  %1 = uop.reduce max %0 over (%k) : f16
  %2 = uop.reduce add %0 over (%k) : f16
  uop.store %1, %o[%c0] over () : memref<1xf16>
  uop.store %2, %p[%c0] over () : memref<1xf16>
  uop.sink
}

// -----

// A size that a run chooses: as many steps as it takes.
// CHECK-LABEL: uop.kernel @dynamic
// CHECK: %[[UP:.*]] = uop.add %arg2, %c255
// CHECK: %[[STEPS:.*]] = uop.floordiv %[[UP]], %c256
// CHECK: uop.range {{[0-9]+}} to %[[STEPS]] reduce {uop.max = 40 : i64} : index
uop.kernel @dynamic(%x: memref<10000xf32>, %o: memref<1xf32>, %n: index) {
  %k = uop.range 0 to %n reduce {uop.max = 10000 : i64} : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<10000xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// What is scanned has an order.
// CHECK-LABEL: uop.kernel @scanned
// CHECK-NOT: uop.special
// CHECK: uop.sink
// REMARK: Function=scanned | Reason="it carries a value from iteration to iteration in order"
uop.kernel @scanned(%x: memref<10000xf32>, %o: memref<10000xf32>) {
  %i = uop.range 0 to 10000 : index
  %0 = uop.load %x[%i] : memref<10000xf32> -> f32
  %1 = uop.scan add %0 over (%i) : f32
  uop.store %1, %o[%i] over (%i) : memref<10000xf32>
  uop.sink
}

// -----

// REMARK: Function=elementwise | Reason="it has no reduction that the threads of a block can share"
uop.kernel @elementwise(%x: memref<10000xf32>, %o: memref<10000xf32>) {
  %i = uop.range 0 to 10000 : index
  %0 = uop.load %x[%i] : memref<10000xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<10000xf32>
  uop.sink
}

// -----

// REMARK: Function=in_place | Reason="it reads what it writes"
uop.kernel @in_place(%x: memref<10000xf32>) {
  %i = uop.range 0 to 10000 : index
  %k = uop.range 1 to 10000 reduce : index
  %0 = uop.load %x[%k] : memref<10000xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  uop.store %1, %x[%i] over (%i) : memref<10000xf32>
  uop.sink
}

// -----

// REMARK: Function=vectors | Reason="it has vectors"
uop.kernel @vectors(%x: memref<10000xf32>, %o: memref<4xf32>) {
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%c0] : memref<10000xf32> -> vector<4xf32>
  uop.store %0, %o[%c0] over () : memref<4xf32>, vector<4xf32>
  uop.sink
}

// -----

// REMARK: Function=both | Reason="threads would share two ranges of a reduction"
uop.kernel @both(%x: memref<1000000xf32>, %o: memref<1xf32>, %p: memref<1xf32>, %q: memref<1xf32>) {
  %k = uop.range 0 to 1000 reduce : index
  %j = uop.range 1 to 1000 reduce : index
  %c0 = uop.const 0 : index
  %c1000 = uop.const 1000 : index
  %at = uop.mul %k, %c1000 : index
  %both = uop.add %at, %j : index
  %0 = uop.load %x[%k] : memref<1000000xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.load %x[%j] : memref<1000000xf32> -> f32
  %3 = uop.reduce max %2 over (%j) : f32
  %4 = uop.load %x[%both] : memref<1000000xf32> -> f32
  %5 = uop.reduce min %4 over (%k, %j) : f32
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.store %3, %p[%c0] over () : memref<1xf32>
  uop.store %5, %q[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// Each thread has a sum over one point: it is not added up for all of them.
// FORCED-LABEL: uop.kernel @one_point
// FORCED: uop.define_local
// FORCED-NOT: uop.define_local
// FORCED: uop.reduce add %{{.*}} over (%{{.*}}) : f32
// FORCED: uop.reduce max
uop.kernel @one_point(%x: memref<1000xf32>, %o: memref<1xf32>) {
  %j = uop.range 0 to 1 reduce : index
  %k = uop.range 1 to 1000 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%j] : memref<1000xf32> -> f32
  %1 = uop.reduce add %0 over (%j) : f32
  %2 = uop.load %x[%k] : memref<1000xf32> -> f32
  %3 = uop.reduce max %2 over (%k) : f32
  %4 = uop.add %1, %3 : f32
  uop.store %4, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// A device that does little at a time gains nothing.
// CHECK-LABEL: uop.kernel @slow_barriers
// CHECK-NOT: uop.special
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"uop.barrier_ns" = 1000000, "other.entry" = 1>>} {
  uop.kernel @slow_barriers(%x: memref<4096xf32>, %o: memref<1xf32>) {
    %k = uop.range 0 to 4096 reduce : index
    %c0 = uop.const 0 : index
    %0 = uop.load %x[%k] : memref<4096xf32> -> f32
    %1 = uop.reduce add %0 over (%k) : f32
    uop.store %1, %o[%c0] over () : memref<1xf32>
    uop.sink
  }
}
