// RUN: uop-opt %s --uop-to-rocdl=chip=gfx90a | FileCheck %s -DCHIP=gfx90a
// RUN: uop-opt %s --uop-to-rocdl=chip=gfx942 | FileCheck %s -DCHIP=gfx942
// RUN: uop-opt %s --uop-to-rocdl=chip=gfx1100 | FileCheck %s -DCHIP=gfx1100
// RUN: uop-opt %s --uop-to-rocdl=chip=gfx942 --gpu-module-to-binary=format=isa | FileCheck %s --check-prefix=ISA

// CHECK: gpu.module @uop_kernels [#rocdl.target<O = 3, chip = "[[CHIP]]">]
// CHECK: rocdl.workgroup.id.x
// ISA: gpu.binary @uop_kernels
// ISA-SAME: amdgcn-amd-amdhsa--gfx942
// ISA-SAME: v_fma
func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = uop.exp %x : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
