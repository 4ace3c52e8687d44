// Reductions as PTX: a row that a warp has is merged by shuffles alone, and one of
// several warps meets once for each reduction.
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --gpu-module-to-binary=format=isa | FileCheck %s
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_90a --gpu-module-to-binary=format=isa | FileCheck %s
// RUN: uop-opt %s --uop-to-rocdl=chip=gfx942 | FileCheck %s --check-prefix=AMD

// AMD: rocdl.ds_bpermute
// CHECK: gpu.binary
// CHECK-SAME: .visible .entry
// CHECK-NOT: .local
// CHECK-NOT: .shared
// CHECK-NOT: bar.sync
// CHECK-SAME: ld.global.nc.v4.b32
// CHECK-NOT: bar.sync
// CHECK-SAME: shfl.sync.bfly.b32
// CHECK-NOT: .local
// CHECK-NOT: bar.sync
// CHECK-SAME: .visible .entry
// CHECK-SAME: shfl.sync.bfly.b32
// CHECK-SAME: bar.sync
// CHECK-NOT: bar.sync
// CHECK-NOT: .local
uop.kernel @warps(%x: memref<131072xf32> {llvm.align = 64 : i64}, %o: memref<4096xf32>) {
  %i = uop.range 0 to 4096 : index
  %k = uop.range 1 to 32 reduce : index
  %c32 = uop.const 32 : index
  %0 = uop.mul %i, %c32 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<131072xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<4096xf32>
  uop.sink
}

uop.kernel @blocks(%x: memref<131072xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 32768 reduce : index
  %c32768 = uop.const 32768 : index
  %0 = uop.mul %i, %c32768 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<131072xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
