// RUN: uop-opt %s --uop-insert-barriers | FileCheck %s
// RUN: uop-opt %s --uop-insert-barriers --remark-format=emitRemark --remarks-filter=uop-insert-barriers -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --uop-insert-barriers --convert-uop-to-gpu | FileCheck %s --check-prefix=GPU
// RUN: uop-opt %s --uop-insert-barriers --convert-uop-to-gpu --uop-prepare-for-spirv | FileCheck %s --check-prefix=SPIRV

// Between what is written and what reads it, and nowhere else.
// CHECK-LABEL: uop.kernel @reverse
// CHECK-SAME: attributes {uop.concurrent}
// CHECK: uop.store
// CHECK-NOT: uop.barrier
// CHECK: uop.store
// CHECK: uop.barrier
// CHECK-NEXT: uop.store
// CHECK-NOT: uop.barrier
// REMARK: [Passed] Barriers | Category:uop-insert-barriers | Function=reverse | Barriers=1
// GPU-LABEL: gpu.func @reverse
// GPU-SAME: workgroup(%[[S:.*]] : memref<64xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %{{.*}} : memref<64xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) kernel
// GPU-SAME: known_block_size = array<i32: 64, 1, 1>
// GPU-SAME: uop.thread_extent = 128 : i64
// GPU-DAG: gpu.block_id x
// GPU-DAG: %[[T:.*]] = gpu.thread_id x
// GPU-NOT: scf.if
// GPU: memref.store %{{.*}}, %[[S]][%[[T]]]
// GPU: gpu.barrier
// GPU: memref.load %[[S]]
// SPIRV-LABEL: gpu.func @reverse
// SPIRV-NOT: workgroup(
// SPIRV-DAG: memref.alloc() : memref<64xf32, #spirv.storage_class<Workgroup>>
// SPIRV: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory|CrossWorkgroupMemory>
uop.kernel @reverse(%x: memref<128xf32>, %o: memref<128xf32>) {
  %b = uop.special global 0 to 2 : index
  %t = uop.special local 0 to 64 : index
  %s = uop.define_local : memref<64xf32, #uop.space<local>>
  %unused = uop.define_local : memref<64xf32, #uop.space<local>>
  %r = uop.define_reg : memref<1xf32, #uop.space<register>>
  %c0 = uop.const 0 : index
  %c64 = uop.const 64 : index
  %first = uop.mul %b, %c64 : index
  %at = uop.add %first, %t : index
  %0 = uop.load %x[%at] : memref<128xf32> -> f32
  uop.store %0, %s[%t] over () : memref<64xf32, #uop.space<local>>
  uop.store %0, %unused[%t] over () : memref<64xf32, #uop.space<local>>
  %c63 = uop.const 63 : index
  %u = uop.sub %c63, %t : index
  %1 = uop.load %s[%u] : memref<64xf32, #uop.space<local>> -> f32
  uop.store %1, %r[%c0] over () : memref<1xf32, #uop.space<register>>
  %2 = uop.load %r[%c0] : memref<1xf32, #uop.space<register>> -> f32
  uop.store %2, %o[%at] over () : memref<128xf32>
  uop.sink
}

// In a loop, before the next round overwrites what this one reads, too.
// CHECK-LABEL: uop.kernel @rounds
// CHECK: uop.if
// CHECK: uop.barrier
// CHECK-NEXT: uop.store
// CHECK: uop.barrier
// CHECK-NEXT: uop.store
// CHECK: }
uop.kernel @rounds(%o: memref<256xf32>) {
  %t = uop.special local 0 to 64 : index
  %k = uop.range 0 to 4 : index
  %s = uop.define_local : memref<64xf32, #uop.space<local>>
  %true = uop.const true : i1
  %c63 = uop.const 63 : index
  %c64 = uop.const 64 : index
  %u = uop.sub %c63, %t : index
  uop.if %true over (%k) {
    %i = uop.cast %k : index -> i32
    %f = uop.cast %i : i32 -> f32
    uop.store %f, %s[%t] over () : memref<64xf32, #uop.space<local>>
    %0 = uop.load %s[%u] : memref<64xf32, #uop.space<local>> -> f32
    %first = uop.mul %k, %c64 : index
    %at = uop.add %first, %t : index
    uop.store %0, %o[%at] over () : memref<256xf32>
  }
  uop.sink
}

// Before a condition that some threads fail.
// CHECK-LABEL: uop.kernel @some
// CHECK: uop.barrier
// CHECK-NEXT: uop.if
// CHECK-NOT: uop.barrier
uop.kernel @some(%o: memref<64xf32>) {
  %t = uop.special local 0 to 64 : index
  %s = uop.define_local : memref<64xf32, #uop.space<local>>
  %c32 = uop.const 32 : index
  %one = uop.const 1.0 : f32
  uop.store %one, %s[%t] over () : memref<64xf32, #uop.space<local>>
  %low = uop.cmp lt %t, %c32 : index
  %u = uop.add %t, %c32 : index
  uop.if %low {
    %0 = uop.load %s[%u] : memref<64xf32, #uop.space<local>> -> f32
    uop.store %0, %o[%t] over () : memref<64xf32>
  }
  uop.sink
}

// There it would have to be inside: one thread runs the kernel.
// CHECK-LABEL: uop.kernel @inside
// CHECK-NOT: uop.concurrent
// REMARK: [Missed] Barriers | Category:uop-insert-barriers | Function=inside | Reason="a barrier would be under a condition that differs between threads"
// GPU-LABEL: gpu.func @inside
// GPU-SAME: known_block_size = array<i32: 1, 1, 1>
uop.kernel @inside(%o: memref<64xf32>) {
  %t = uop.special local 0 to 64 : index
  %s = uop.define_local : memref<64xf32, #uop.space<local>>
  %c32 = uop.const 32 : index
  %c31 = uop.const 31 : index
  %one = uop.const 1.0 : f32
  %low = uop.cmp lt %t, %c32 : index
  %u = uop.sub %c31, %t : index
  uop.if %low {
    uop.store %one, %s[%t] over () : memref<64xf32, #uop.space<local>>
    %0 = uop.load %s[%u] : memref<64xf32, #uop.space<local>> -> f32
    uop.store %0, %o[%t] over () : memref<64xf32>
  }
  uop.sink
}

// REMARK: [Missed] Barriers | Category:uop-insert-barriers | Function=large | Reason="a block would need more shared memory than the target has"
uop.kernel @large(%o: memref<64xf32>) {
  %t = uop.special local 0 to 64 : index
  %s = uop.define_local : memref<16000xf32, #uop.space<local>>
  %one = uop.const 1.0 : f32
  uop.store %one, %s[%t] over () : memref<16000xf32, #uop.space<local>>
  %0 = uop.load %s[%t] : memref<16000xf32, #uop.space<local>> -> f32
  uop.store %0, %o[%t] over () : memref<64xf32>
  uop.sink
}
