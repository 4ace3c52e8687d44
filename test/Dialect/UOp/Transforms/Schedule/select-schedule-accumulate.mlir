// Columns of a buffer that is larger than the cache are reduced in memory.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule,uop-apply-schedule,uop-expand),convert-uop-to-loops)' -o /dev/null
// RUN: sed 's/"uop.tile_bytes" = 8192/"uop.tile_bytes" = 65536/' %s | uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' | FileCheck %s --check-prefix=FITS

// FITS-NOT: accumulate(

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.tile_bytes" = 8192 : i64>>} {

// Blocks of 256 sums, an eighth of the 8192 bytes.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: uop.schedule = #uop.schedule<[split(1, 256), accumulate(3, 2), unroll(2, 8), simd(3, 8), upcast(3, 4), simd(4, 8), upcast(4, 4)]>
// REMARK: Function=product | Block=256, Lanes=8, Remark="sums of long rows are accumulated in memory", Rows=8
uop.kernel @product(%x: memref<256xf32>, %w: memref<262144xf32>, %o: memref<1024xf32>) {
  %j = uop.range 1 to 1024 : index
  %k = uop.range 2 to 256 reduce : index
  %c = uop.const 1024 : index
  %0 = uop.load %x[%k] : memref<256xf32> -> f32
  %1 = uop.mul %k, %c : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %w[%2] : memref<262144xf32> -> f32
  %4 = uop.mul %0, %3 : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%j] over (%j) : memref<1024xf32>
  uop.sink
}

// Columns and rows that are left over, threads, and two reductions.
// CHECK-LABEL: uop.kernel @odd(
// CHECK-SAME: uop.schedule = #uop.schedule<[peel(1, 64), split(1, 64), thread(1), accumulate(4, 2), peel(2, 8), unroll(2, 8), simd(4, 8), upcast(4, 4), simd(5, 8), upcast(5, 4), peel(3, 48), simd(3, 8), upcast(3, 6), peel(12, 8), simd(12, 8), simd(14, 7)]>
// REMARK: Function=odd | Block=64
uop.kernel @odd(%w: memref<263169xf32>, %o: memref<1023xf32>, %p: memref<1023xf32>) {
  %j = uop.range 1 to 1023 thread : index
  %k = uop.range 2 to 257 reduce : index
  %c = uop.const 1023 : index
  %1 = uop.mul %k, %c : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %w[%2] : memref<263169xf32> -> f32
  %4 = uop.reduce add %3 over (%k) : f32
  %5 = uop.reduce max %3 over (%k) : f32
  uop.store %4, %o[%j] over (%j) : memref<1023xf32>
  uop.store %5, %p[%j] over (%j) : memref<1023xf32>
  uop.sink
}

// Rows of 50 elements are read whole.
// CHECK-LABEL: uop.kernel @narrow(
// CHECK-NOT: accumulate(
// CHECK: uop.range
uop.kernel @narrow(%w: memref<409600xf32>, %o: memref<50xf32>) {
  %j = uop.range 1 to 50 : index
  %k = uop.range 2 to 8192 reduce : index
  %c = uop.const 50 : index
  %1 = uop.mul %k, %c : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %w[%2] : memref<409600xf32> -> f32
  %4 = uop.reduce add %3 over (%k) : f32
  uop.store %4, %o[%j] over (%j) : memref<50xf32>
  uop.sink
}

}
