// Results that are larger than the last cache go past it.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' --mlir-disable-threading --remarks-filter=uop-select-schedule --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule,uop-apply-schedule,uop-expand))' | FileCheck %s --check-prefix=EXPANDED
// RUN: sed 's/"uop.last_cache_bytes" = 65535/"uop.last_cache_bytes" = 65536/' %s | uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' | FileCheck %s --check-prefix=FITS
// RUN: sed 's/"uop.last_cache_bytes" = 65535/"uop.last_cache_bytes" = -1/' %s | not uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule))' 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// FITS-LABEL: uop.kernel @flat(
// FITS-NOT: stream(
// FITS: uop.range
// NEGATIVE: error: the target description has 'uop.last_cache_bytes' of -1 : i64, which has to be a number of at least 0

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.last_cache_bytes" = 65535 : i64>>} {

// CHECK-LABEL: uop.kernel @flat(
// CHECK-SAME: uop.schedule = #uop.schedule<[split(0, 32), simd(1, 8), upcast(1, 4), stream(2)]>
// REMARK: Function=flat | Axes=1, Lanes=8, Remark="the results are vectorized"
// REMARK: Function=flat | Argument=2, LastCacheBytes=65535, Remark="stores bypass the caches"
// EXPANDED-LABEL: uop.kernel @flat(
// EXPANDED-COUNT-4: uop.store %{{.*}} over (%{{.*}}) {uop.nontemporal} : memref<16384xf32>, vector<8xf32>
uop.kernel @flat(%x: memref<16384xf32>, %y: memref<16384xf32>, %o: memref<16384xf32>) {
  %i = uop.range 0 to 16384 : index
  %0 = uop.load %x[%i] : memref<16384xf32> -> f32
  %1 = uop.load %y[%i] : memref<16384xf32> -> f32
  %2 = uop.add %0, %1 : f32
  uop.store %2, %o[%i] over (%i) : memref<16384xf32>
  uop.sink
}

// A bias that is the same for all rows.
// CHECK-LABEL: uop.kernel @rows(
// CHECK-SAME: stream(2)]>
// EXPANDED-LABEL: uop.kernel @rows(
// EXPANDED: {uop.nontemporal}
uop.kernel @rows(%x: memref<16384xf32>, %y: memref<256xf32>, %o: memref<16384xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 256 : index
  %c256 = uop.const 256 : index
  %r = uop.mul %i, %c256 : index
  %at = uop.add %r, %j : index
  %0 = uop.load %x[%at] : memref<16384xf32> -> f32
  %1 = uop.load %y[%j] : memref<256xf32> -> f32
  %2 = uop.add %0, %1 : f32
  uop.store %2, %o[%at] over (%i, %j) : memref<16384xf32>
  uop.sink
}

// Rows of 129 elements begin anywhere in a line of the cache.
// CHECK-LABEL: uop.kernel @odd(
// CHECK-NOT: uop.schedule
// CHECK: uop.range
// REMARK: Function=odd{{.*}}Reason="it has no reduction, and no buffer is transposed"
uop.kernel @odd(%x: memref<16512xf32>, %y: memref<129xf32>, %o: memref<16512xf32>) {
  %i = uop.range 0 to 128 : index
  %j = uop.range 1 to 129 : index
  %c129 = uop.const 129 : index
  %r = uop.mul %i, %c129 : index
  %at = uop.add %r, %j : index
  %0 = uop.load %x[%at] : memref<16512xf32> -> f32
  %1 = uop.load %y[%j] : memref<129xf32> -> f32
  %2 = uop.add %0, %1 : f32
  uop.store %2, %o[%at] over (%i, %j) : memref<16512xf32>
  uop.sink
}

// Each row less its sum: the reduction reads, and only results are written.
// CHECK-LABEL: uop.kernel @minus_sum(
// CHECK-SAME: stream(1)]>
// EXPANDED-LABEL: uop.kernel @minus_sum(
// EXPANDED: {uop.nontemporal}
uop.kernel @minus_sum(%x: memref<32768xf32>, %o: memref<32768xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 512 : index
  %k = uop.range 2 to 512 reduce : index
  %c512 = uop.const 512 : index
  %r = uop.mul %i, %c512 : index
  %from = uop.add %r, %k : index
  %0 = uop.load %x[%from] : memref<32768xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %at = uop.add %r, %j : index
  %2 = uop.load %x[%at] : memref<32768xf32> -> f32
  %3 = uop.sub %2, %1 : f32
  uop.store %3, %o[%at] over (%i, %j) : memref<32768xf32>
  uop.sink
}

// What is written under a gate would be in parts of lines.
// CHECK-LABEL: uop.kernel @gated(
// CHECK-NOT: stream(
// CHECK: uop.range
uop.kernel @gated(%x: memref<32768xf32>, %o: memref<32768xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 512 : index
  %k = uop.range 2 to 512 reduce : index
  %c512 = uop.const 512 : index
  %c500 = uop.const 500 : index
  %r = uop.mul %i, %c512 : index
  %from = uop.add %r, %k : index
  %0 = uop.load %x[%from] : memref<32768xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %at = uop.add %r, %j : index
  %in = uop.cmp lt %j, %c500 : index
  uop.store %1, %o[%at] over (%i, %j) if %in : memref<32768xf32>
  uop.sink
}

}
