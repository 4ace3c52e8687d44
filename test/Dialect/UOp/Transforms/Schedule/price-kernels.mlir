// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-price-kernels{vector-bytes=32}))' --remarks-filter=uop-price-kernels -o /dev/null 2>&1 | FileCheck %s
// RUN: not uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-price-kernels{vector-bytes=0}))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=INVALID

// INVALID: error: 'uop.kernel' op cannot be priced: vector-bytes must be positive

// A machine on which every instruction takes a nanosecond, one after the other
// of its kind, and nothing else takes time but memory behind a cache of 1 KB.
#machine = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
  "uop.vector_op_ns" = 1.0, "uop.load_ns" = 1.0, "uop.store_ns" = 1.0,
  "uop.overlap_loss" = 0.0, "uop.issue_overlap_loss" = 0.0, "uop.loop_step_ns" = 0.0, "uop.loop_entry_ns" = 0.0,
  "uop.call_overhead_ns" = 0.0, "uop.latency_ns" = 4.0,
  "uop.first_cache_bytes" = 1024, "uop.second_cache_bytes" = 1048576,
  "uop.second_cache_bytes_per_ns" = 2.0>>

module attributes {dlti.target_system_spec = #machine} {
  // Eight vectors of eight lanes; loads, additions and stores side by side.
  // CHECK: Function=vectors | Computation=8, Total=8, Traffic=0
  uop.kernel @vectors(%x: memref<64xf32>, %o: memref<64xf32>) {
    %i = uop.range 0 to 64 : index
    %0 = uop.load %x[%i] : memref<64xf32> -> f32
    %1 = uop.add %0, %0 : f32
    uop.store %1, %o[%i] over (%i) : memref<64xf32>
    uop.sink
  }

  // 16 KB read, 16 KB written, which are read before: at 2 bytes a nanosecond.
  // CHECK: Function=far | Computation=512, Total=24576, Traffic=24576
  uop.kernel @far(%x: memref<4096xf32>, %o: memref<4096xf32>) {
    %i = uop.range 0 to 4096 : index
    %0 = uop.load %x[%i] : memref<4096xf32> -> f32
    %1 = uop.add %0, %0 : f32
    uop.store %1, %o[%i] over (%i) : memref<4096xf32>
    uop.sink
  }

  // Sums of 4, 12 and so on to 508 elements: of 256 on average.
  // CHECK: Function=triangle | Computation=[[T:[0-9]+]],
  // CHECK: Function=square | Computation=[[T]],
  uop.kernel @triangle(%x: memref<32768xf32>, %o: memref<64xf32>) {
    %i = uop.range 0 to 64 : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %i, %c8 : index
    %c4 = uop.const 4 : index
    %1 = uop.add %0, %c4 : index
    %k = uop.range 1 to %1 reduce {uop.max = 508 : i64} : index
    %c512 = uop.const 512 : index
    %row = uop.mul %i, %c512 : index
    %at = uop.add %row, %k : index
    %2 = uop.load %x[%at] : memref<32768xf32> -> f32
    %3 = uop.reduce add %2 over (%k) : f32
    uop.store %3, %o[%i] over (%i) : memref<64xf32>
    uop.sink
  }
  uop.kernel @square(%x: memref<32768xf32>, %o: memref<64xf32>) {
    %i = uop.range 0 to 64 : index
    %k = uop.range 1 to 256 reduce : index
    %c512 = uop.const 512 : index
    %row = uop.mul %i, %c512 : index
    %at = uop.add %row, %k : index
    %2 = uop.load %x[%at] : memref<32768xf32> -> f32
    %3 = uop.reduce add %2 over (%k) : f32
    uop.store %3, %o[%i] over (%i) : memref<64xf32>
    uop.sink
  }

  // A sum waits for the one before it: 64 additions are 8 vectors, of which
  // LLVM keeps four accumulators.
  // CHECK: Function=sum | Computation=9,
  uop.kernel @sum(%x: memref<64xf32>, %o: memref<1xf32>) {
    %k = uop.range 0 to 64 reduce : index
    %0 = uop.load %x[%k] : memref<64xf32> -> f32
    %1 = uop.reduce add %0 over (%k) : f32
    %c0 = uop.const 0 : index
    uop.store %1, %o[%c0] over () : memref<1xf32>
    uop.sink
  }

  // Sums of 3 vectors have no loop, and those of one row go on while those of the
  // next begin: in each of 64 rows 3 loads beside 3 additions, and a store.
  // CHECK: Function=short | Computation=256,
  uop.kernel @short(%x: memref<1536xf32>, %o: memref<512xf32>) {
    %i = uop.range 0 to 64 : index
    %j = uop.range 1 to 8 simd : index
    %k = uop.range 2 to 3 reduce : index
    %c8 = uop.const 8 : index
    %c24 = uop.const 24 : index
    %0 = uop.mul %i, %c24 : index
    %1 = uop.mul %k, %c8 : index
    %2 = uop.add %0, %1 : index
    %3 = uop.add %2, %j : index
    %4 = uop.load %x[%3] : memref<1536xf32> -> f32
    %5 = uop.reduce add %4 over (%k) : f32
    %6 = uop.mul %i, %c8 : index
    %7 = uop.add %6, %j : index
    uop.store %5, %o[%7] over (%i, %j) : memref<512xf32>
    uop.sink
  }

  // But where the sums go on in the loop around them, one step waits for the one
  // before it: 3 additions of 4 nanoseconds in each of 64 steps.
  // CHECK: Function=chained | Computation=769,
  uop.kernel @chained(%x: memref<1536xf32>, %o: memref<8xf32>) {
    %j = uop.range 0 to 8 simd : index
    %i = uop.range 1 to 64 reduce : index
    %k = uop.range 2 to 3 reduce : index
    %c8 = uop.const 8 : index
    %c24 = uop.const 24 : index
    %0 = uop.mul %i, %c24 : index
    %1 = uop.mul %k, %c8 : index
    %2 = uop.add %0, %1 : index
    %3 = uop.add %2, %j : index
    %4 = uop.load %x[%3] : memref<1536xf32> -> f32
    %5 = uop.reduce add %4 over (%i, %k) : f32
    uop.store %5, %o[%j] over (%j) : memref<8xf32>
    uop.sink
  }

  // 7 elements that are read and written in order are three vectors: of 4, 2 and
  // 1 elements.
  // CHECK: Function=packed | Computation=192,
  uop.kernel @packed(%x: memref<448xf32>, %o: memref<448xf32>) {
    %i = uop.range 0 to 64 : index
    %j = uop.range 1 to 7 : index
    %c7 = uop.const 7 : index
    %0 = uop.mul %i, %c7 : index
    %1 = uop.add %0, %j : index
    %2 = uop.load %x[%1] : memref<448xf32> -> f32
    %3 = uop.add %2, %2 : f32
    uop.store %3, %o[%1] over (%i, %j) : memref<448xf32>
    uop.sink
  }

  // What is the same for all columns is loaded once for each row: 16 rows of a
  // load and 2 vectors of a load, a product and a store.
  // CHECK: Function=broadcast | Computation=48,
  uop.kernel @broadcast(%x: memref<16xf32>, %y: memref<16xf32>, %o: memref<256xf32>) {
    %i = uop.range 0 to 16 : index
    %j = uop.range 1 to 16 : index
    %0 = uop.load %x[%i] : memref<16xf32> -> f32
    %1 = uop.load %y[%j] : memref<16xf32> -> f32
    %2 = uop.mul %0, %1 : f32
    %c16 = uop.const 16 : index
    %3 = uop.mul %i, %c16 : index
    %4 = uop.add %3, %j : index
    uop.store %2, %o[%4] over (%i, %j) : memref<256xf32>
    uop.sink
  }

  // What a condition guards counts, too: 8 vectors of a comparison and two
  // additions.
  // CHECK: Function=guarded | Computation=24,
  uop.kernel @guarded(%x: memref<64xf32>, %o: memref<64xf32>) {
    %i = uop.range 0 to 64 : index
    %c9 = uop.const 9 : index
    %in = uop.cmp lt %i, %c9 : index
    uop.if %in over (%i) {
      %0 = uop.load %x[%i] : memref<64xf32> -> f32
      %1 = uop.add %0, %0 : f32
      %2 = uop.add %1, %0 : f32
      uop.store %2, %o[%i] over () : memref<64xf32>
    }
    uop.sink
  }

  // A tile of 16 x 32 elements has 2 KB, twice the cache: each of the 8 sums
  // reads all of it from behind the cache, at 2 bytes a nanosecond: 16 KB, beside
  // 2 KB of the argument, 2 KB of the tile when it is made, and the result twice.
  // CHECK: Function=tile | {{.*}}Traffic=10272
  uop.kernel @tile(%x: memref<512xf32>, %o: memref<8xf32>) {
    %i = uop.range 0 to 8 : index
    %a = uop.range 1 to 16 : index
    %b = uop.range 2 to 32 : index
    %c32 = uop.const 32 : index
    %0 = uop.mul %a, %c32 : index
    %1 = uop.add %0, %b : index
    %2 = uop.load %x[%1] : memref<512xf32> -> f32
    %3 = uop.bufferize %2 over (%a, %b) in <local> : f32 -> tensor<16x32xf32>
    %k = uop.range 3 to 16 reduce : index
    %l = uop.range 4 to 32 reduce : index
    %4 = uop.index %3[%k, %l] : tensor<16x32xf32> -> f32
    %5 = uop.cast %i : index -> f32
    %6 = uop.mul %4, %5 : f32
    %7 = uop.reduce add %6 over (%k, %l) : f32
    uop.store %7, %o[%i] over (%i) : memref<8xf32>
    uop.sink
  }
}
