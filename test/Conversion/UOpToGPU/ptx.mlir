// Kernels as PTX, in process, for each chip that is promised; the assembler of a
// toolkit takes them where there is one.
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --gpu-module-to-binary=format=isa | FileCheck %s --check-prefixes=CHECK,SM80
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_86 --gpu-module-to-binary=format=isa | FileCheck %s --check-prefixes=CHECK,SM86
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_89 --gpu-module-to-binary=format=isa | FileCheck %s --check-prefixes=CHECK,SM89
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_90a --gpu-module-to-binary=format=isa | FileCheck %s --check-prefixes=CHECK,SM90
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_100a --gpu-module-to-binary=format=isa | FileCheck %s --check-prefixes=CHECK,SM100
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_120a --gpu-module-to-binary=format=isa | FileCheck %s --check-prefixes=CHECK,SM120

// CHECK: gpu.launch_func @uop_kernels::@
// CHECK: gpu.binary @uop_kernels
// SM80-SAME: .target sm_80
// SM86-SAME: .target sm_86
// SM89-SAME: .target sm_89
// SM90-SAME: .target sm_90a
// SM100-SAME: .target sm_100a
// SM120-SAME: .target sm_120a
// CHECK-SAME: .visible .entry
// Functions of a library would be left to a linker that there is not.
// CHECK-NOT: .extern
// CHECK-SAME: .maxntid 128
// CHECK-SAME: ld.global.nc.b32
// CHECK-SAME: fma.rn.f32
// CHECK-SAME: st.global.b32
func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = uop.exp %x : tensor<1000xf32>
  %1 = uop.sin %0 : tensor<1000xf32>
  return %1 : tensor<1000xf32>
}

// Positions are computed in 32 bits where sizes prove that they fit.
// RUN: uop-opt %s --uop-plan --uop-kernels-to-gpu | FileCheck %s --check-prefix=INDEX
// INDEX: gpu.func
// INDEX: arith.muli %{{.*}} : i32
// INDEX: arith.addi %{{.*}} : i32
// INDEX-NOT: arith.muli %{{.*}} : index
