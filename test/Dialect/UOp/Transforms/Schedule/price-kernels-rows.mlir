// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-price-kernels{vector-bytes=32}))' --remarks-filter=uop-price-kernels --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s

// Every instruction takes a nanosecond, one after the other of its kind, and a
// line that no prefetcher asks for takes five. There are caches of 4 KB, and
// memory.
#machine = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
  "uop.vector_op_ns" = 1.0, "uop.load_ns" = 1.0, "uop.store_ns" = 1.0,
  "uop.overlap_loss" = 0.0, "uop.issue_overlap_loss" = 0.0, "uop.loop_step_ns" = 0.0, "uop.loop_entry_ns" = 0.0,
  "uop.call_overhead_ns" = 0.0, "uop.latency_ns" = 0.0,
  "uop.first_cache_bytes" = 4096, "uop.second_cache_bytes" = 4096,
  "uop.last_cache_bytes" = 4096,
  "uop.memory_latency_ns" = 5.0, "uop.memory_lines" = 1, "uop.reorder_ns" = 0.0, "uop.gather_ns" = 10.0>>

module attributes {dlti.target_system_spec = #machine} {
  // The columns of a matrix of 1,024 rows of 4 KB, 8 at a time: 128 times 1,024
  // rows of 32 bytes, of which a few lines are still there.
  // CHECK: Function=apart | {{.*}}Latency=654081,
  uop.kernel @apart(%x: memref<1048576xf32>, %o: memref<1024xf32>) {
    %j = uop.range 0 to 128 : index
    %k = uop.range 1 to 1024 reduce : index
    %l = uop.range 2 to 8 simd : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %j, %c8 : index
    %1 = uop.add %0, %l : index
    %c1024 = uop.const 1024 : index
    %2 = uop.mul %k, %c1024 : index
    %3 = uop.add %2, %1 : index
    %4 = uop.load %x[%3] : memref<1048576xf32> -> f32
    %5 = uop.reduce add %4 over (%k) : f32
    uop.store %5, %o[%1] over (%j, %l) : memref<1024xf32>
    uop.sink
  }

  // The same in panels of eight columns: one row after the other.
  // CHECK: Function=panels |
  // CHECK-NOT: Latency
  // CHECK-SAME: Total
  uop.kernel @panels(%x: memref<1048576xf32>, %o: memref<1024xf32>) {
    %j = uop.range 0 to 128 : index
    %k = uop.range 1 to 1024 reduce : index
    %l = uop.range 2 to 8 simd : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %j, %c8 : index
    %1 = uop.add %0, %l : index
    %c8192 = uop.const 8192 : index
    %2 = uop.mul %k, %c8 : index
    %3 = uop.mul %j, %c8192 : index
    %4 = uop.add %2, %3 : index
    %5 = uop.add %4, %l : index
    %6 = uop.load %x[%5] : memref<1048576xf32> -> f32
    %7 = uop.reduce add %6 over (%k) : f32
    uop.store %7, %o[%1] over (%j, %l) : memref<1024xf32>
    uop.sink
  }

  // Rows of 1 KB: the prefetcher finds the next one in the page.
  // CHECK: Function=near |
  // CHECK-NOT: Latency
  // CHECK-SAME: Total
  uop.kernel @near(%x: memref<1048576xf32>, %o: memref<256xf32>) {
    %j = uop.range 0 to 32 : index
    %k = uop.range 1 to 4096 reduce : index
    %l = uop.range 2 to 8 simd : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %j, %c8 : index
    %1 = uop.add %0, %l : index
    %c256 = uop.const 256 : index
    %2 = uop.mul %k, %c256 : index
    %3 = uop.add %2, %1 : index
    %4 = uop.load %x[%3] : memref<1048576xf32> -> f32
    %5 = uop.reduce add %4 over (%k) : f32
    uop.store %5, %o[%1] over (%j, %l) : memref<256xf32>
    uop.sink
  }

  // Eight vectors are stored as eight rows: three shuffles and a store for each.
  // CHECK: Function=square | Computation=32,
  uop.kernel @square(%x: memref<64xf32>, %o: memref<64xf32>) {
    %i = uop.range 0 to 8 upcast : index
    %l = uop.range 1 to 8 simd : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %i, %c8 : index
    %1 = uop.add %0, %l : index
    %2 = uop.load %x[%1] : memref<64xf32> -> f32
    %3 = uop.mul %l, %c8 : index
    %4 = uop.add %3, %i : index
    uop.store %2, %o[%4] over (%i, %l) : memref<64xf32>
    uop.sink
  }

  // Of four rows, each of four vectors has two halves: two shuffles to take them
  // apart, two for each, and two stores.
  // CHECK: Function=halves | Computation=32,
  uop.kernel @halves(%x: memref<32xf32>, %o: memref<32xf32>) {
    %i = uop.range 0 to 4 upcast : index
    %l = uop.range 1 to 8 simd : index
    %c8 = uop.const 8 : index
    %c4 = uop.const 4 : index
    %0 = uop.mul %i, %c8 : index
    %1 = uop.add %0, %l : index
    %2 = uop.load %x[%1] : memref<32xf32> -> f32
    %3 = uop.mul %l, %c4 : index
    %4 = uop.add %3, %i : index
    uop.store %2, %o[%4] over (%i, %l) : memref<32xf32>
    uop.sink
  }

  // Elements 64 bytes apart are scattered.
  // CHECK: Function=scattered | Computation=80,
  uop.kernel @scattered(%x: memref<8xf32>, %o: memref<128xf32>) {
    %l = uop.range 0 to 8 simd : index
    %0 = uop.load %x[%l] : memref<8xf32> -> f32
    %c16 = uop.const 16 : index
    %1 = uop.mul %l, %c16 : index
    uop.store %0, %o[%1] over (%l) : memref<128xf32>
    uop.sink
  }

  // Every second element: two loads and a shuffle for each. A mask is spread for
  // each load as well: two shuffles more.
  // CHECK: Function=second | Computation=4,
  // CHECK: Function=masked | Computation=8,
  uop.kernel @second(%x: memref<16xf32>, %o: memref<8xf32>) {
    %l = uop.range 0 to 8 simd : index
    %c2 = uop.const 2 : index
    %0 = uop.mul %l, %c2 : index
    %1 = uop.load %x[%0] : memref<16xf32> -> f32
    uop.store %1, %o[%l] over (%l) : memref<8xf32>
    uop.sink
  }
  uop.kernel @masked(%x: memref<16xf32>, %o: memref<8xf32>) {
    %l = uop.range 0 to 8 simd : index
    %c2 = uop.const 2 : index
    %c9 = uop.const 9 : index
    %0 = uop.mul %l, %c2 : index
    %in = uop.cmp lt %0, %c9 : index
    %1 = uop.load %x[%0] if %in : memref<16xf32> -> f32
    uop.store %1, %o[%l] over (%l) : memref<8xf32>
    uop.sink
  }
}
