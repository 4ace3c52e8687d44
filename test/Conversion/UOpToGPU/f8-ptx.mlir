// Products of f8 by matrix units, where the chip widens f8.
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_89 --gpu-module-to-binary=format=isa | FileCheck %s
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_90a --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOPPER
// RUN: sed 's/f32/f16/g' %s | uop-opt --uop-to-nvvm=chip=sm_89 --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: sed 's/f32/f8E4M3FN/g; s/cast %\(.\) : f8E4M3FN/bitcast %\1 : f8E4M3FN/' %s | uop-opt --uop-to-nvvm=chip=sm_89 --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROUNDED
// CHECK: gpu.binary
// CHECK-NOT: .local
// CHECK-SAME: cp.async.cg.shared.global
// CHECK-SAME: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK-SAME: cvt.rn.f16x2.e4m3x2
// CHECK-SAME: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// CHECK-NOT: .local
// OLD: [Missed] MatrixUnits | Category:uop-map-to-blocks | Function=products | Reason="the target does not widen f8"
// HOPPER: [Missed] Warpgroups | Category:uop-map-to-blocks | Function=products | Reason="warpgroups would accumulate f8 with fewer bits"
// Threads widen what is multiplied as f16 while they stage it.
// SMALL: [Missed] Stages | Category:uop-map-to-blocks | Function=products | Reason="a factor is not loaded unchanged"
// SMALL: [Passed] Blocks | Category:uop-map-to-blocks | Function=products | {{.*}}MatrixUnits=true
// ROUNDED: [Missed] MatrixUnits | Category:uop-map-to-blocks | Function=products | Reason="its factors are not both f16, bf16 or i8, or widened f8"
uop.kernel @products(%a: memref<16777216xf8E4M3FN> {llvm.align = 64 : i64}, %b: memref<16777216xf8E4M3FN> {llvm.align = 64 : i64}, %o: memref<16777216xf32>) {
  %i = uop.range 0 to 4096 : index
  %j = uop.range 1 to 4096 : index
  %k = uop.range 2 to 4096 reduce : index
  %n = uop.const 4096 : index
  %0 = uop.mul %i, %n : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<16777216xf8E4M3FN> -> f8E4M3FN
  %3 = uop.mul %j, %n : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<16777216xf8E4M3FN> -> f8E4M3FN
  %w2 = uop.cast %2 : f8E4M3FN -> f32
  %w5 = uop.cast %5 : f8E4M3FN -> f32
  %6 = uop.mul %w2, %w5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<16777216xf32>
  uop.sink
}
