// RUN: uop-opt %s --uop-map-to-blocks="warpgroups warpgroup-tile=2,64,3" --uop-simplify-index --cse | FileCheck %s
// RUN: uop-opt %s --uop-map-to-blocks="warpgroups warpgroup-tile=2,64,3" --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --uop-map-to-blocks=warpgroups --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=PRICE
// RUN: uop-opt %s --uop-map-to-blocks="warpgroups warpgroup-tile=2,64,3" --uop-insert-barriers | FileCheck %s --check-prefix=BARRIER
// RUN: uop-opt %s --uop-map-to-blocks="warpgroups warpgroup-tile=2,64,3" --uop-insert-barriers --convert-uop-to-gpu | FileCheck %s --check-prefix=GPU
// RUN: uop-opt %s --uop-kernels-to-gpu=chip=sm_90 | FileCheck %s --check-prefix=OTHER
// RUN: uop-opt %s --uop-kernels-to-gpu=chip=sm_100a | FileCheck %s --check-prefix=OTHER

// 200 x 192 results in tiles of 128 x 64: 6 tiles in 4 blocks, of which two have
// no tile in the second round. 3 stages of 64 terms each. One thread copies a box
// of 128 rows of the left factor, and one of 64 terms of 64 columns.
// CHECK-LABEL: uop.kernel @halves
// CHECK: uop.define_local : memref<24576xf16, #uop.space<local>>
// CHECK: uop.define_local : memref<12288xf16, #uop.space<local>>
// CHECK: uop.special global 0 to 4
// CHECK: %[[T:.*]] = uop.special local 0 to 384
// CHECK: %[[ONE:.*]] = uop.cmp eq %[[T]], %c256
// CHECK: uop.if %{{.*}} over (%{{.*}}) attributes {uop.warp_roles = array<i64: 256, 3>} {
// CHECK: uop.cmp lt %{{.*}}, %c6
// CHECK: uop.if
// CHECK: uop.if %{{.*}} over (%{{.*}}) attributes {uop.stage_loop} {
// CHECK: uop.if %[[ONE]] {
// CHECK: uop.store {{.*}} {uop.bulk_copy = {argument = 0 : i64, box = array<i64: 64, 128>, offset = 0 : i64, sizes = array<i64: 256, 200>, strides = array<i64: 1, 256>}}
// CHECK: uop.if %[[ONE]] {
// CHECK: uop.store {{.*}} {uop.bulk_copy = {argument = 1 : i64, box = array<i64: 64, 64>, offset = 0 : i64, sizes = array<i64: 192, 256>, strides = array<i64: 1, 192>}}
// CHECK: uop.fold
// CHECK-COUNT-32: uop.mulacc
// CHECK: uop.warpgroup_product = array<i64: 1, 0>
// REMARK: [Passed] Warpgroups | Category:uop-map-to-blocks | Function=halves | Columns=64, Ns={{.*}}, OtherNs={{.*}}, Rows=128, Stages=3, Threads=384
// PRICE: [Passed] Warpgroups | Category:uop-map-to-blocks | Function=halves | Columns={{.*}}
// PRICE: [Missed] Warpgroups | Category:uop-map-to-blocks | Function=small | Reason="another schedule is faster"
// The barriers of the two roles are none of the block.
// BARRIER-LABEL: uop.kernel @halves
// BARRIER-SAME: uop.concurrent
// BARRIER-NOT: uop.barrier
// BARRIER: uop.sink

// GPU-LABEL: gpu.func @halves
// GPU-SAME: %[[LEFT:[a-z0-9]*]]: !llvm.ptr {uop.tensor_map = {argument = 0 : i64, {{[^%]*}}%[[RIGHT:[a-z0-9]*]]: !llvm.ptr {uop.tensor_map = {argument = 1 : i64
// GPU-SAME: memref<24576xi16, #gpu.address_space<workgroup>> {llvm.align = 1024 : i64}
// GPU-SAME: memref<6xi64, #gpu.address_space<workgroup>> {llvm.align = 1024 : i64}
// GPU-SAME: known_block_size = array<i32: 384, 1, 1>
// GPU-SAME: uop.num_tensor_maps = 2 : i64, uop.shared_bytes = 73776 : i64
// GPU-COUNT-6: nvvm.mbarrier.init
// GPU-NEXT: }
// GPU-NEXT: nvvm.fence.mbarrier.init
// GPU-NEXT: gpu.barrier
// Those that multiply:
// GPU: nvvm.setmaxregister increase 232
// GPU: nvvm.mbarrier.try_wait.parity
// GPU: nvvm.wgmma.fence.aligned
// GPU-COUNT-4: nvvm.wgmma.mma_async {{.*}} <m = 64, n = 64, k = 16>, D[<f32>, <one>], A[<f16>, <one>, <row>], B[<f16>, <one>, <row>]
// GPU: nvvm.wgmma.commit.group.sync.aligned
// GPU-NEXT: nvvm.wgmma.wait.group.sync.aligned 0
// GPU: nvvm.mbarrier.arrive %
// GPU: memref.store {{.*}}#gpu.address_space<global>>
// The one that copies:
// GPU: nvvm.setmaxregister decrease 40
// GPU: nvvm.mbarrier.try_wait.parity
// GPU: nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c24576_i32
// GPU: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[LEFT]], %{{.*}}, box[%{{.*}}, %{{.*}}]
// GPU: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[RIGHT]]
// GPU-NOT: memref.store {{.*}}#gpu.address_space<global>>
// GPU: gpu.return
// OTHER-NOT: wgmma
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"uop.processors" = 4.0>>} {
uop.kernel @halves(%a: memref<51200xf16> {llvm.align = 64 : i64}, %b: memref<49152xf16> {llvm.align = 64 : i64}, %o: memref<38400xf16>) {
  %i = uop.range 0 to 200 : index
  %j = uop.range 1 to 192 : index
  %k = uop.range 2 to 256 reduce : index
  %n = uop.const 192 : index
  %m = uop.const 256 : index
  %0 = uop.mul %i, %m : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<51200xf16> -> f16
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<49152xf16> -> f16
  %6 = uop.mul %2, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %8 = uop.mul %i, %n : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<38400xf16>
  uop.sink
}

// What is not as copies of boxes take it.
// REMARK: [Missed] Warpgroups | Category:uop-map-to-blocks | Function=unaligned | Reason="a factor is not known to be aligned to 16 bytes"
uop.kernel @unaligned(%a: memref<4096xf16>, %b: memref<4096xf16> {llvm.align = 64 : i64}, %o: memref<4096xf16>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %n = uop.const 64 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4096xf16> -> f16
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<4096xf16> -> f16
  %6 = uop.mul %2, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<4096xf16>
  uop.sink
}

// REMARK: Function=odd | Reason="a factor has a row stride that is not a multiple of 16 bytes"
uop.kernel @odd(%a: memref<4032xf16> {llvm.align = 64 : i64}, %b: memref<4032xf16> {llvm.align = 64 : i64}, %o: memref<4096xf16>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 63 reduce : index
  %n = uop.const 64 : index
  %m = uop.const 63 : index
  %0 = uop.mul %i, %m : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4032xf16> -> f16
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<4032xf16> -> f16
  %6 = uop.mul %2, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %9 = uop.mul %i, %n : index
  %8 = uop.add %9, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<4096xf16>
  uop.sink
}

// REMARK: Function=across | Reason="a factor that is not 16 bits wide is not contiguous along the sum"
uop.kernel @across(%a: memref<4096xi8> {llvm.align = 64 : i64}, %b: memref<4096xi8> {llvm.align = 64 : i64}, %o: memref<4096xi8>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %n = uop.const 64 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4096xi8> -> i8
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<4096xi8> -> i8
  %6 = uop.mul %2, %5 : i8
  %7 = uop.reduce add %6 over (%k) : i8
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<4096xi8>
  uop.sink
}

// REMARK: Function=computed | Reason="a factor is not loaded unchanged"
uop.kernel @computed(%a: memref<4096xf16> {llvm.align = 64 : i64}, %b: memref<4096xf16> {llvm.align = 64 : i64}, %o: memref<4096xf16>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %n = uop.const 64 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4096xf16> -> f16
  %neg = uop.neg %2 : f16
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<4096xf16> -> f16
  %6 = uop.mul %neg, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<4096xf16>
  uop.sink
}

// REMARK: Function=single | Reason="its factors are f32, and the module does not allow tf32"
uop.kernel @single(%a: memref<4096xf32> {llvm.align = 64 : i64}, %b: memref<4096xf32> {llvm.align = 64 : i64}, %o: memref<4096xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %n = uop.const 64 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4096xf32> -> f32
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<4096xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<4096xf32>
  uop.sink
}
uop.kernel @small(%a: memref<256xf16> {llvm.align = 64 : i64}, %b: memref<256xf16> {llvm.align = 64 : i64}, %o: memref<256xf16>) {
  %i = uop.range 0 to 16 : index
  %j = uop.range 1 to 16 : index
  %k = uop.range 2 to 16 reduce : index
  %n = uop.const 16 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<256xf16> -> f16
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<256xf16> -> f16
  %6 = uop.mul %2, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<256xf16>
  uop.sink
}
}
