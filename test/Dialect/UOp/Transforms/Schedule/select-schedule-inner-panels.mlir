// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16}))' --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: sed 's/"uop.last_cache_bytes" = 1048576/"uop.last_cache_bytes" = 67108864/' %s | uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16}))' | FileCheck %s --check-prefix=LARGE
// RUN: sed 's/"uop.memory_latency_ns" = 90.0/"uop.memory_latency_ns" = 0.0/' %s | uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16}))' | FileCheck %s --check-prefix=PREFETCHED

// Rows of 12 pixels are short, so that channels are lanes. A padded image of 2.7
// MB comes from memory, a line of each of 48 channels in turn, which no
// prefetcher follows; the panels of weights, 83 KB, stay in the cache. The image
// comes three times if the loop over panels (axis 0) is outside, once if it is
// inside of the loop over rows of pixels (axis 1).
// CHECK-LABEL: uop.kernel @image(
// CHECK-SAME: #uop.schedule<[reorder(1, 0, 2), split(0, 16), simd(6, 8),
// REMARK: Function=image | InnerPanels=1, Lanes=8, Reductions=1, Remark="a tile of the output stays in registers, and is transposed when it is stored", Rows=6, Vectors=2
// LARGE-LABEL: uop.kernel @image(
// LARGE-SAME: #uop.schedule<[reorder(0, 1, 2), split(0, 16), simd(6, 8),
// PREFETCHED-LABEL: uop.kernel @image(
// PREFETCHED-SAME: #uop.schedule<[reorder(0, 1, 2), split(0, 16), simd(6, 8),
#machine = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<
  "uop.vector_op_ns" = 0.15, "uop.load_ns" = 0.15, "uop.store_ns" = 0.3, "uop.latency_ns" = 1.35,
  "uop.loop_step_ns" = 0.57, "uop.loop_entry_ns" = 4.6,
  "uop.first_cache_bytes" = 32768, "uop.first_cache_ways" = 8,
  "uop.second_cache_bytes" = 524288, "uop.second_cache_ways" = 8,
  "uop.last_cache_bytes" = 1048576, "uop.last_cache_bytes_per_ns" = 65.0, "uop.memory_bytes_per_ns" = 13.0,
  "uop.last_cache_latency_ns" = 25.0, "uop.memory_latency_ns" = 90.0>>

module attributes {dlti.target_system_spec = #machine} {
  uop.kernel @image(%arg0: memref<576000xf32>, %arg1: memref<20736xf32>, %arg2: memref<576000xf32>) {
    %c0 = uop.const 0 : index
    %r0 = uop.range 0 to 48 : index
    %r1 = uop.range 1 to 1000 : index
    %r2 = uop.range 2 to 12 : index
    %k3 = uop.range 3 to 48 reduce : index
    %k4 = uop.range 4 to 3 reduce : index
    %0 = uop.add %k4, %r1 : index
    %k5 = uop.range 5 to 3 reduce : index
    %1 = uop.add %k5, %r2 : index
    %2 = uop.cmp lt %c0, %0 : index
    %c1001 = uop.const 1001 : index
    %3 = uop.cmp lt %0, %c1001 : index
    %4 = uop.and %2, %3 : i1
    %5 = uop.cmp lt %c0, %1 : index
    %6 = uop.and %4, %5 : i1
    %c13 = uop.const 13 : index
    %7 = uop.cmp lt %1, %c13 : index
    %8 = uop.and %6, %7 : i1
    %c12 = uop.const 12 : index
    %9 = uop.mul %k4, %c12 : index
    %10 = uop.mul %r1, %c12 : index
    %11 = uop.add %9, %10 : index
    %12 = uop.add %11, %k5 : index
    %13 = uop.add %12, %r2 : index
    %c12000 = uop.const 12000 : index
    %14 = uop.mul %k3, %c12000 : index
    %15 = uop.add %13, %14 : index
    %c_13 = uop.const -13 : index
    %16 = uop.add %15, %c_13 : index
    %17 = uop.load %arg0[%16] if %8 : memref<576000xf32> -> f32
    %c3 = uop.const 3 : index
    %18 = uop.mul %k4, %c3 : index
    %19 = uop.add %18, %k5 : index
    %c9 = uop.const 9 : index
    %20 = uop.mul %k3, %c9 : index
    %21 = uop.add %19, %20 : index
    %c432 = uop.const 432 : index
    %22 = uop.mul %r0, %c432 : index
    %23 = uop.add %21, %22 : index
    %24 = uop.load %arg1[%23] : memref<20736xf32> -> f32
    %25 = uop.mul %17, %24 : f32
    %26 = uop.reduce add %25 over (%k3, %k4, %k5) : f32
    %27 = uop.add %10, %r2 : index
    %28 = uop.mul %r0, %c12000 : index
    %29 = uop.add %27, %28 : index
    uop.store %26, %arg2[%29] over (%r0, %r1, %r2) : memref<576000xf32>
    uop.sink
  }
}
