// Products of f32 by matrix units, where the module allows tf32 and only there.
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --gpu-module-to-binary=format=isa | FileCheck %s
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: sed 's/module attributes {uop.allow_tf32} {/module {/' %s | uop-opt --uop-to-nvvm=chip=sm_80 --remark-format=emitRemark --remarks-filter=uop-map-to-blocks 2>&1 | FileCheck %s --check-prefix=EXACT
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_90a --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOPPER

// REMARK: [Passed] Blocks | Category:uop-map-to-blocks | Function=products | {{.*}}CopiedStages=2, {{.*}}MatrixUnits=true
// CHECK: gpu.binary
// CHECK-NOT: .local
// CHECK-SAME: cp.async.cg.shared.global
// CHECK-SAME: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK-SAME: cvt.rna.tf32.f32
// CHECK-SAME: mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
// CHECK-NOT: .local
// EXACT: [Missed] MatrixUnits | Category:uop-map-to-blocks | Function=products | Reason="its factors are f32, and the module does not allow tf32"
// EXACT-NOT: tf32
// Those of wgmma read memory, where nothing rounds.
// HOPPER: [Missed] Warpgroups | Category:uop-map-to-blocks | Function=products | Reason="warpgroups would truncate f32"
module attributes {uop.allow_tf32} {
uop.kernel @products(%a: memref<16777216xf32> {llvm.align = 64 : i64}, %b: memref<16777216xf32> {llvm.align = 64 : i64}, %o: memref<16777216xf32>) {
  %i = uop.range 0 to 4096 : index
  %j = uop.range 1 to 4096 : index
  %k = uop.range 2 to 4096 reduce : index
  %n = uop.const 4096 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<16777216xf32> -> f32
  %3 = uop.mul %j, %n : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<16777216xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<16777216xf32>
  uop.sink
}
}
