// Products by matrix units as PTX: the parts of factors are copied and waited for,
// fragments are loaded by ldmatrix, and nothing is kept in local memory.
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --gpu-module-to-binary=format=isa | FileCheck %s
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_75 --gpu-module-to-binary=format=isa | FileCheck %s --check-prefix=OLD
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// A large tile of four warps: 16 bytes a copy, two parts.
// REMARK: Function=halves | Columns=128, CopiedStages=2, Depth=32, MatrixUnits=true, {{.*}}Rows=128, Threads=128
// CHECK: gpu.binary
// CHECK-NOT: .local
// CHECK-SAME: .shared .align 16
// CHECK-NOT: .local
// CHECK-SAME: cp.async.cg.shared.global
// CHECK-SAME: , 16
// CHECK-SAME: cp.async.commit_group
// CHECK-NOT: .local
// CHECK-SAME: cp.async.commit_group
// CHECK-SAME: cp.async.wait_group {{[^;]*}}1;
// CHECK-SAME: bar.sync
// CHECK-SAME: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK-SAME: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// CHECK-SAME: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// CHECK-NOT: .local
// CHECK-SAME: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK-SAME: mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
// CHECK-NOT: .local
// OLD-NOT: mma.sync
// OLD-NOT: cp.async
uop.kernel @halves(%a: memref<16777216xf16> {llvm.align = 64 : i64}, %b: memref<16777216xf16> {llvm.align = 64 : i64}, %o: memref<16777216xf16>) {
  %i = uop.range 0 to 4096 : index
  %j = uop.range 1 to 4096 : index
  %k = uop.range 2 to 4096 reduce : index
  %n = uop.const 4096 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<16777216xf16> -> f16
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<16777216xf16> -> f16
  %6 = uop.mul %2, %5 : f16
  %7 = uop.reduce add %6 over (%k) : f16
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<16777216xf16>
  uop.sink
}

// REMARK: Function=bytes | {{.*}}MatrixUnits=true
uop.kernel @bytes(%a: memref<65536xi8>, %b: memref<65536xi8>, %o: memref<65536xi32>) {
  %i = uop.range 0 to 256 : index
  %j = uop.range 1 to 256 : index
  %k = uop.range 2 to 256 reduce : index
  %n = uop.const 256 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<65536xi8> -> i8
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<65536xi8> -> i8
  %w2 = uop.cast %2 : i8 -> i32
  %w5 = uop.cast %5 : i8 -> i32
  %6 = uop.mul %w2, %w5 : i32
  %7 = uop.reduce add %6 over (%k) : i32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<65536xi32>
  uop.sink
}
