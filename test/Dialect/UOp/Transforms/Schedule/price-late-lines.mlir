// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-price-kernels{vector-bytes=32}))' --remarks-filter=uop-price-kernels --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s
// RUN: sed 's/"uop.prefetched_rows" = 16/"uop.prefetched_rows" = 64/' %s | uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-price-kernels{vector-bytes=32}))' --remarks-filter=uop-price-kernels --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: sed 's/"uop.reorder_ns" = 0.0/"uop.reorder_ns" = 4.0/' %s | uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-price-kernels{vector-bytes=32}))' --remarks-filter=uop-price-kernels --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s --check-prefix=AHEAD

// A prefetcher follows 16 rows. The first line of each piece that is read before
// the next row comes from memory after 100 ns, or from the last cache after 10.
#machine = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
  "uop.vector_op_ns" = 1.0, "uop.load_ns" = 1.0, "uop.store_ns" = 1.0,
  "uop.overlap_loss" = 0.0, "uop.issue_overlap_loss" = 0.0, "uop.loop_step_ns" = 0.0, "uop.loop_entry_ns" = 0.0,
  "uop.call_overhead_ns" = 0.0, "uop.latency_ns" = 0.0,
  "uop.first_cache_bytes" = 1024, "uop.second_cache_bytes" = 2048, "uop.first_cache_ways" = 1, "uop.second_cache_ways" = 1,
  "uop.last_cache_bytes" = 524288,
  "uop.prefetched_rows" = 16, "uop.reorder_ns" = 0.0, "uop.memory_lines" = 8,
  "uop.last_cache_latency_ns" = 10.0, "uop.memory_latency_ns" = 100.0>>

module attributes {dlti.target_system_spec = #machine} {
  // 64 rows of 64 KB in turn, a line of each: all 65,536 lines are late but the
  // few that the launch before has left in the last cache.
  // CHECK: Function=lines | {{.*}}Latency=6552246,
  // MANY: Function=lines |
  // MANY-NOT: Latency
  // MANY: Function=eight
  // A core that computes 1.0156 ns for each, and runs ahead by 4, waits for 3.94
  // at the same time, less what it computes meanwhile.
  // AHEAD: Function=lines | {{.*}}Latency=1597096,
  uop.kernel @lines(%x: memref<1048576xf32>, %o: memref<16384xf32>) {
    %j = uop.range 0 to 1024 : index
    %k = uop.range 1 to 64 reduce : index
    %l = uop.range 2 to 8 simd : index
    %c16 = uop.const 16 : index
    %0 = uop.mul %j, %c16 : index
    %1 = uop.add %0, %l : index
    %c16384 = uop.const 16384 : index
    %2 = uop.mul %k, %c16384 : index
    %3 = uop.add %2, %1 : index
    %4 = uop.load %x[%3] : memref<1048576xf32> -> f32
    %5 = uop.reduce add %4 over (%k) : f32
    uop.store %5, %o[%1] over (%j, %l) : memref<16384xf32>
    uop.sink
  }

  // Eight rows of 512 KB are followed.
  // CHECK: Function=eight |
  // CHECK-NOT: Latency
  // CHECK: Function=pieces
  uop.kernel @eight(%x: memref<1048576xf32>, %o: memref<131072xf32>) {
    %j = uop.range 0 to 8192 : index
    %k = uop.range 1 to 8 reduce : index
    %l = uop.range 2 to 8 simd : index
    %c16 = uop.const 16 : index
    %0 = uop.mul %j, %c16 : index
    %1 = uop.add %0, %l : index
    %c131072 = uop.const 131072 : index
    %2 = uop.mul %k, %c131072 : index
    %3 = uop.add %2, %1 : index
    %4 = uop.load %x[%3] : memref<1048576xf32> -> f32
    %5 = uop.reduce add %4 over (%k) : f32
    uop.store %5, %o[%1] over (%j, %l) : memref<131072xf32>
    uop.sink
  }

  // Pieces of eight lines, of 64 rows in turn: one line in eight is late.
  // CHECK-SAME: | {{.*}}Latency=819188,
  uop.kernel @pieces(%x: memref<1048576xf32>, %o: memref<1048576xf32>) {
    %j = uop.range 0 to 128 : index
    %k = uop.range 1 to 64 : index
    %m = uop.range 2 to 16 : index
    %l = uop.range 3 to 8 simd : index
    %c128 = uop.const 128 : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %j, %c128 : index
    %1 = uop.mul %m, %c8 : index
    %2 = uop.add %0, %1 : index
    %3 = uop.add %2, %l : index
    %c16384 = uop.const 16384 : index
    %4 = uop.mul %k, %c16384 : index
    %5 = uop.add %4, %3 : index
    %6 = uop.load %x[%5] : memref<1048576xf32> -> f32
    uop.store %6, %o[%5] over (%j, %k, %m, %l) : memref<1048576xf32>
    uop.sink
  }

  // 256 KB four times, which the last cache has: 16,384 lines.
  // CHECK: Function=again | {{.*}}Latency=163840,
  uop.kernel @again(%x: memref<65536xf32>, %o: memref<4096xf32>) {
    %i = uop.range 0 to 4 : index
    %j = uop.range 1 to 64 : index
    %k = uop.range 2 to 64 reduce : index
    %l = uop.range 3 to 8 simd : index
    %c16 = uop.const 16 : index
    %0 = uop.mul %j, %c16 : index
    %1 = uop.add %0, %l : index
    %c1024 = uop.const 1024 : index
    %2 = uop.mul %k, %c1024 : index
    %3 = uop.add %2, %1 : index
    %4 = uop.load %x[%3] : memref<65536xf32> -> f32
    %5 = uop.reduce add %4 over (%k) : f32
    %6 = uop.mul %i, %c1024 : index
    %7 = uop.add %6, %1 : index
    uop.store %5, %o[%7] over (%i, %j, %l) : memref<4096xf32>
    uop.sink
  }
}
