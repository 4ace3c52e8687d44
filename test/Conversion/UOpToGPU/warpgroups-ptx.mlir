// Products of warpgroups as PTX: maps of tensors are parameters, memory of a block is
// what the launch gives, and nothing is kept in local memory.
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_90a --gpu-module-to-binary=format=isa | FileCheck %s
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_90a --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// As many blocks as there are processors; 4 stages of 48 KiB each.
// REMARK: [Passed] Warpgroups | Category:uop-map-to-blocks | Function=halves | Columns=256, {{.*}}Rows=128, Stages=4, Threads=384
// CHECK: gpu.binary
// CHECK-NOT: .local
// CHECK-SAME: .target sm_90a
// CHECK-SAME: .extern .shared .align 1024 .b8 uop_shared[]
// CHECK-SAME: .param .align 64 .b8 halves_param_3[128]
// CHECK-SAME: .maxntid 384
// CHECK-NOT: .local
// CHECK-SAME: mbarrier.init.shared.b64
// CHECK-SAME: fence.mbarrier_init.release.cluster
// CHECK-SAME: bar.sync
// CHECK-SAME: setmaxnreg.inc.sync.aligned.u32 {{[^;]*}}232;
// CHECK-SAME: mbarrier.try_wait.parity
// CHECK-SAME: wgmma.fence.sync.aligned
// CHECK-SAME: wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16
// CHECK-SAME: wgmma.commit_group.sync.aligned
// CHECK-SAME: wgmma.wait_group.sync.aligned
// CHECK-SAME: mbarrier.arrive.shared.b64
// CHECK-NOT: .local
// CHECK-SAME: setmaxnreg.dec.sync.aligned.u32 {{[^;]*}}40;
// CHECK-SAME: mbarrier.arrive.expect_tx.shared.b64
// CHECK-SAME: cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
// CHECK-NOT: .local
// CHECK-SAME: wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16
// CHECK-NOT: .local
// CHECK-SAME: wgmma.mma_async.sync.aligned.m64n256k32.s32.s8.s8
// CHECK-NOT: .local
uop.kernel @halves(%a: memref<16777216xf16> {llvm.align = 64 : i64}, %b: memref<16777216xf16> {llvm.align = 64 : i64}, %o: memref<16777216xf16>) {
  %i = uop.range 0 to 4096 : index
  %j = uop.range 1 to 4096 : index
  %k = uop.range 2 to 4096 reduce : index
  %n = uop.const 4096 : index
  %m = uop.const 4096 : index
  %0 = uop.mul %i, %m : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<16777216xf16> -> f16
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<16777216xf16> -> f16
  %6 = uop.mul %2, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %8 = uop.mul %i, %n : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<16777216xf16>
  uop.sink
}

uop.kernel @brains(%a: memref<16777216xbf16> {llvm.align = 64 : i64}, %b: memref<16777216xbf16> {llvm.align = 64 : i64}, %o: memref<16777216xbf16>) {
  %i = uop.range 0 to 4096 : index
  %j = uop.range 1 to 4096 : index
  %k = uop.range 2 to 4096 reduce : index
  %n = uop.const 4096 : index
  %m = uop.const 4096 : index
  %0 = uop.mul %i, %m : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<16777216xbf16> -> bf16
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<16777216xbf16> -> bf16
  %6 = uop.mul %2, %5 : bf16
  %7 = uop.reduce add %6 over (%k) : bf16
  %8 = uop.mul %i, %n : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<16777216xbf16>
  uop.sink
}

uop.kernel @bytes(%a: memref<16777216xi8> {llvm.align = 64 : i64}, %b: memref<16777216xi8> {llvm.align = 64 : i64}, %o: memref<16777216xi32>) {
  %i = uop.range 0 to 4096 : index
  %j = uop.range 1 to 4096 : index
  %k = uop.range 2 to 4096 reduce : index
  %n = uop.const 4096 : index
  %m = uop.const 4096 : index
  %0 = uop.mul %i, %m : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<16777216xi8> -> i8
  %3 = uop.mul %j, %n : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<16777216xi8> -> i8
  %c2 = uop.cast %2 : i8 -> i32
  %c5 = uop.cast %5 : i8 -> i32
  %6 = uop.mul %c2, %c5 : i32
  %7 = uop.reduce add %6 over (%k) : i32
  %8 = uop.mul %i, %n : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<16777216xi32>
  uop.sink
}
