// A product of matrices as PTX: two barriers a step, factors in shared memory, sums
// in registers and no local memory.
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --gpu-module-to-binary=format=isa | FileCheck %s
// RUN: uop-opt %s --uop-plan --uop-kernels-to-gpu | FileCheck %s --check-prefix=GPU
// RUN: not uop-opt %s --uop-plan --uop-map-to-blocks=tile=1,2 2>&1 | FileCheck %s --check-prefix=TILE
// RUN: not uop-opt %s --uop-plan --uop-map-to-blocks=warpgroup-tile=2,64 2>&1 | FileCheck %s --check-prefix=GROUPS
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=tile=16,16,8,8,512 --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=LARGE

// CHECK: gpu.binary
// CHECK-NOT: .local
// CHECK-SAME: .shared .align
// CHECK-NOT: .local
// CHECK-SAME: bar.sync
// CHECK-NOT: .local
// CHECK-SAME: ld.shared
// CHECK-SAME: fma.rn.f32
// CHECK-NOT: .local

// GPU: gpu.func
// GPU-SAME: workgroup(
// GPU-COUNT-2: gpu.barrier
// GPU-NOT: gpu.barrier
// TILE: error: tile has 5 numbers: rows and columns of threads, rows and columns of a thread, terms at a time; got 2
// GROUPS: error: warpgroup-tile has 3 numbers: warpgroups, columns, stages; got 2
// LARGE: [Missed] Blocks | {{.*}}Reason="the tile does not fit the target"
func.func @main(%x: tensor<300x500xf32>, %w: tensor<500x400xf32>) -> tensor<300x400xf32> {
  %0 = uop.reshape %x : tensor<300x500xf32> -> tensor<300x500x1xf32>
  %1 = uop.expand %0 : tensor<300x500x1xf32> -> tensor<300x500x400xf32>
  %2 = uop.reshape %w : tensor<500x400xf32> -> tensor<1x500x400xf32>
  %3 = uop.expand %2 : tensor<1x500x400xf32> -> tensor<300x500x400xf32>
  %4 = uop.mul %1, %3 : tensor<300x500x400xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<300x500x400xf32> -> tensor<300x400xf32>
  return %5 : tensor<300x400xf32>
}
