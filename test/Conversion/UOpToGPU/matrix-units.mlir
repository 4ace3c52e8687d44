// RUN: uop-opt %s --uop-map-to-blocks="tile=8,4,2,4,16 matrix-units" --uop-simplify-index --cse | FileCheck %s
// RUN: uop-opt %s --uop-map-to-blocks="tile=8,4,2,4,16 matrix-units" --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --uop-map-to-blocks="tile=8,4,2,4,16" --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: uop-opt %s --uop-map-to-blocks="tile=8,4,1,4,16 matrix-units" --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=TILE
// RUN: uop-opt %s --uop-map-to-blocks="tile=8,4,2,4,16 matrix-units stages=1" --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: uop-opt %s --uop-map-to-blocks="tile=8,4,2,4,16 matrix-units" --uop-insert-barriers | FileCheck %s --check-prefix=BARRIER
// RUN: uop-opt %s --uop-map-to-blocks="tile=8,4,2,4,16 matrix-units" --uop-insert-barriers --convert-uop-to-gpu | FileCheck %s --check-prefix=GPU
// RUN: uop-opt %s --uop-kernels-to-gpu=chip=gfx942 | FileCheck %s --check-prefix=OTHER
// RUN: uop-opt %s --uop-kernels-to-gpu=chip=sm_75 | FileCheck %s --check-prefix=OTHER

// One warp: a thread has 2 rows, and 2 of each of 2 blocks of 8 columns. A row of
// 16 terms of the left factor is 3 pieces of 16 bytes, one of 16 columns of the
// right one, too.
// CHECK-LABEL: uop.kernel @copied
// CHECK-COUNT-2: uop.define_local : memref<768xf16, #uop.space<local>>
// CHECK: uop.load %arg0[%{{.*}}] : memref<2048xf16> -> vector<8xf16>
// CHECK: uop.store %{{.*}}, %[[A:.*]][%{{.*}}] over ({{.*}}) {uop.async = 1 : i64}
// CHECK: uop.load %arg1[%{{.*}}] : memref<2048xf16> -> vector<8xf16>
// CHECK: uop.store %{{.*}}, %{{.*}}[%{{.*}}] over ({{.*}}) {uop.async = 1 : i64}
// CHECK: uop.if
// CHECK: uop.store %{{.*}}, %[[A]][%{{.*}}] over ({{.*}}) if %{{.*}} {uop.async = 1 : i64}
// CHECK: uop.fold
// CHECK-COUNT-8: uop.mulacc
// CHECK: uop.matrix_unit = array<i64: 2, 24, 1>
// REMARK: [Passed] Blocks | Category:uop-map-to-blocks | Function=copied | Columns=16, CopiedStages=2, Depth=16, MatrixUnits=true, Ns={{.*}}, Rows=16, Threads=32
// NONE: [Missed] MatrixUnits | Category:uop-map-to-blocks | Function=copied | Reason="the target has no matrix units"
// TILE: Function=copied | Reason="the tile does not fit matrix units"
// ONE: [Missed] Stages | Category:uop-map-to-blocks | Function=copied | Reason="two stages do not fit or are not faster"
// ONE: Function=copied | Columns=16, CopiedStages=1

// The copies of the next part meet the products of the one before; the products
// wait for the copies of all but the last part.
// BARRIER-LABEL: uop.kernel @copied
// BARRIER: uop.if
// BARRIER: uop.barrier{{$}}
// BARRIER: uop.async
// BARRIER: uop.async
// BARRIER: uop.fold
// BARRIER: uop.barrier {uop.wait = 1 : i64}
// BARRIER-NOT: uop.barrier
// BARRIER: uop.sink

// GPU-LABEL: gpu.func @copied
// GPU-SAME: workgroup(%{{.*}} : memref<768xi16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}
// GPU: nvgpu.device_async_copy %arg0[%{{.*}}], %{{.*}}[%{{.*}}], 8 {bypassL1} : memref<2048xi16, #gpu.address_space<global>> to memref<768xi16, #gpu.address_space<workgroup>>
// GPU: nvgpu.device_async_copy
// GPU: nvvm.cp.async.commit.group
// GPU: scf.for
// GPU: gpu.barrier
// GPU: scf.if
// GPU: nvgpu.device_async_copy
// GPU: nvvm.cp.async.commit.group
// GPU: nvvm.cp.async.wait.group 1
// GPU-NEXT: gpu.barrier
// GPU: nvgpu.ldmatrix %{{.*}} {numTiles = 4 : i32, transpose = false} : memref<768xi16, #gpu.address_space<workgroup>> -> vector<4x2xi16>
// GPU: nvgpu.ldmatrix %{{.*}} {numTiles = 4 : i32, transpose = true}
// GPU-COUNT-2: nvvm.mma.sync
// GPU-NOT: nvvm.mma.sync
// GPU: gpu.return
// OTHER-NOT: nvvm.mma.sync
uop.kernel @copied(%a: memref<2048xf16> {llvm.align = 64 : i64}, %b: memref<2048xf16> {llvm.align = 64 : i64}, %o: memref<1024xf16>) {
  %i = uop.range 0 to 32 : index
  %j = uop.range 1 to 32 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c32 = uop.const 32 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<2048xf16> -> f16
  %3 = uop.mul %k, %c32 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<2048xf16> -> f16
  %6 = uop.mul %2, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %8 = uop.mul %i, %c32 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<1024xf16>
  uop.sink
}

// Nothing is known of where the factors are.
// CHECK-LABEL: uop.kernel @loaded
// CHECK-NOT: uop.async
// CHECK: uop.matrix_unit = array<i64: 2, 24, 1>
// REMARK: [Missed] Stages | Category:uop-map-to-blocks | Function=loaded | Reason="a factor is not known to be aligned to 16 bytes"
// REMARK: Function=loaded | Columns=16, CopiedStages=0
uop.kernel @loaded(%a: memref<2048xbf16>, %b: memref<2048xbf16>, %o: memref<1024xf32>) {
  %i = uop.range 0 to 32 : index
  %j = uop.range 1 to 32 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c32 = uop.const 32 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<2048xbf16> -> bf16
  %3 = uop.mul %k, %c32 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<2048xbf16> -> bf16
  %w2 = uop.cast %2 : bf16 -> f32
  %w5 = uop.cast %5 : bf16 -> f32
  %6 = uop.mul %w2, %w5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c32 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<1024xf32>
  uop.sink
}

// Pieces of 10 columns are no pieces of 8.
// REMARK: [Missed] Stages | Category:uop-map-to-blocks | Function=odd | Reason="a factor cannot be split into pieces of 16 bytes"
uop.kernel @odd(%a: memref<2048xf16> {llvm.align = 64 : i64}, %b: memref<640xf16> {llvm.align = 64 : i64}, %o: memref<320xf16>) {
  %i = uop.range 0 to 32 : index
  %j = uop.range 1 to 10 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c10 = uop.const 10 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<2048xf16> -> f16
  %3 = uop.mul %k, %c10 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<640xf16> -> f16
  %6 = uop.mul %2, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %8 = uop.mul %i, %c10 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<320xf16>
  uop.sink
}

// REMARK: [Missed] MatrixUnits | Category:uop-map-to-blocks | Function=mixed | Reason="its factors are not both f16, bf16 or i8, or widened f8"
uop.kernel @mixed(%a: memref<2048xf16>, %b: memref<2048xbf16>, %o: memref<1024xf32>) {
  %i = uop.range 0 to 32 : index
  %j = uop.range 1 to 32 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c32 = uop.const 32 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<2048xf16> -> f16
  %3 = uop.mul %k, %c32 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<2048xbf16> -> bf16
  %w2 = uop.cast %2 : f16 -> f32
  %w5 = uop.cast %5 : bf16 -> f32
  %6 = uop.mul %w2, %w5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c32 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<1024xf32>
  uop.sink
}

// REMARK: [Missed] MatrixUnits | Category:uop-map-to-blocks | Function=long_sums | Reason="its sums are wider than those of matrix units"
uop.kernel @long_sums(%a: memref<2048xi8>, %b: memref<2048xi8>, %o: memref<1024xi64>) {
  %i = uop.range 0 to 32 : index
  %j = uop.range 1 to 32 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c32 = uop.const 32 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<2048xi8> -> i8
  %3 = uop.mul %k, %c32 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<2048xi8> -> i8
  %w2 = uop.cast %2 : i8 -> i64
  %w5 = uop.cast %5 : i8 -> i64
  %6 = uop.mul %w2, %w5 : i64
  %7 = uop.reduce add %6 over (%k) : i64
  %8 = uop.mul %i, %c32 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<1024xi64>
  uop.sink
}
