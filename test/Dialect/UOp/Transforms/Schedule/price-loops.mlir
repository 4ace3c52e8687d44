// RUN: uop-opt %s --split-input-file --pass-pipeline='builtin.module(uop.kernel(uop-price-kernels{vector-bytes=32}))' --remarks-filter=uop-price-kernels -o /dev/null 2>&1 | FileCheck %s

// 128 sums, in 16 loops of 8 steps: each sum is a loop of 1024 steps. Entering
// a loop takes a nanosecond, except where the end of it is predicted.
// CHECK: Function=predicted | Computation=[[#T:]],
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
    "uop.loop_entry_ns" = 1.0>>} {
  uop.kernel @predicted(%x: memref<131072xf32>, %o: memref<128xf32>) {
    %i = uop.range 0 to 16 : index
    %j = uop.range 1 to 8 : index
    %k = uop.range 2 to 1024 reduce : index
    %c8 = uop.const 8 : index
    %c1024 = uop.const 1024 : index
    %0 = uop.mul %i, %c8 : index
    %1 = uop.add %0, %j : index
    %2 = uop.mul %1, %c1024 : index
    %3 = uop.add %2, %k : index
    %4 = uop.load %x[%3] : memref<131072xf32> -> f32
    %5 = uop.reduce add %4 over (%k) : f32
    uop.store %5, %o[%1] over (%i, %j) : memref<128xf32>
    uop.sink
  }
}

// -----

// CHECK: Function=unpredicted | Computation=[[#T+16]],
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
    "uop.loop_entry_ns" = 1.0, "uop.predicted_steps" = 7>>} {
  uop.kernel @unpredicted(%x: memref<131072xf32>, %o: memref<128xf32>) {
    %i = uop.range 0 to 16 : index
    %j = uop.range 1 to 8 : index
    %k = uop.range 2 to 1024 reduce : index
    %c8 = uop.const 8 : index
    %c1024 = uop.const 1024 : index
    %0 = uop.mul %i, %c8 : index
    %1 = uop.add %0, %j : index
    %2 = uop.mul %1, %c1024 : index
    %3 = uop.add %2, %k : index
    %4 = uop.load %x[%3] : memref<131072xf32> -> f32
    %5 = uop.reduce add %4 over (%k) : f32
    uop.store %5, %o[%1] over (%i, %j) : memref<128xf32>
    uop.sink
  }
}

// -----

// A step of a loop takes a microsecond, and nothing else comes near. 16 rows
// are 66 instructions of vectors, which LLVM leaves in a loop of 3 steps; 15
// are 62, which it unrolls.
// CHECK: Function=stays | Computation=30{{[0-9][0-9]}},
// CHECK: Function=unrolled | Computation={{[0-9][0-9]?}},
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
    "uop.loop_step_ns" = 1000.0, "uop.issue_overlap_loss" = 0.0>>} {
  uop.kernel @stays(%x: memref<48xf32>, %y: memref<24xf32>, %o: memref<128xf32>) {
    %i = uop.range 0 to 16 upcast : index
    %j = uop.range 1 to 8 simd : index
    %k = uop.range 2 to 3 reduce : index
    %c3 = uop.const 3 : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %i, %c3 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<48xf32> -> f32
    %3 = uop.mul %k, %c8 : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %y[%4] : memref<24xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %c8 : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<128xf32>
    uop.sink
  }

  uop.kernel @unrolled(%x: memref<48xf32>, %y: memref<24xf32>, %o: memref<128xf32>) {
    %i = uop.range 0 to 15 upcast : index
    %j = uop.range 1 to 8 simd : index
    %k = uop.range 2 to 3 reduce : index
    %c3 = uop.const 3 : index
    %c8 = uop.const 8 : index
    %0 = uop.mul %i, %c3 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<48xf32> -> f32
    %3 = uop.mul %k, %c8 : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %y[%4] : memref<24xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %c8 : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<128xf32>
    uop.sink
  }
}

// -----

// Bytes come from memory in a millisecond; a reduction takes longer. They come
// meanwhile if its loop reads them, and before it if another one copies them.
// CHECK: Function=meanwhile | Computation=[[C:[0-9]+]], Total=[[C]], Traffic=10
// CHECK: Function=before | Computation=365{{[0-9]+}}, Total=374{{[0-9]+}}, Traffic=10
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
    "uop.memory_bytes_per_ns" = 4, "uop.last_cache_bytes" = 65536,
    "uop.second_cache_bytes" = 65536, "uop.overlap_loss" = 0.0,
    "uop.call_overhead_ns" = 0.0, "uop.next_page_ns" = 1.0e-6,
    "uop.page_walk_ns" = 1.0e-6>>} {
  uop.kernel @meanwhile(%x: memref<1048576xf32>, %o: memref<1024xf32>) {
    %i = uop.range 0 to 1024 : index
    %k = uop.range 1 to 64 reduce : index
    %j = uop.range 2 to 1024 reduce : index
    %c1024 = uop.const 1024 : index
    %0 = uop.mul %i, %c1024 : index
    %1 = uop.add %0, %j : index
    %2 = uop.load %x[%1] : memref<1048576xf32> -> f32
    %3 = uop.cast %k : index -> f32
    %4 = uop.fdiv %2, %3 : f32
    %5 = uop.reduce add %4 over (%k, %j) : f32
    uop.store %5, %o[%i] over (%i) : memref<1024xf32>
    uop.sink
  }

  uop.kernel @before(%x: memref<1048576xf32>, %o: memref<1024xf32>) {
    %i = uop.range 0 to 1024 : index
    %k = uop.range 1 to 64 reduce : index
    %j = uop.range 2 to 1024 reduce : index
    %l = uop.range 3 to 1024 : index
    %c1024 = uop.const 1024 : index
    %0 = uop.mul %i, %c1024 : index
    %1 = uop.add %0, %l : index
    %2 = uop.load %x[%1] : memref<1048576xf32> -> f32
    %tile = uop.bufferize %2 over (%l) in <local> : f32 -> tensor<1024xf32>
    %3 = uop.index %tile[%j] : tensor<1024xf32> -> f32
    %4 = uop.cast %k : index -> f32
    %5 = uop.fdiv %3, %4 : f32
    %6 = uop.reduce add %5 over (%k, %j) : f32
    uop.store %6, %o[%i] over (%i) : memref<1024xf32>
    uop.sink
  }
}
