// Accesses of 16 bytes as PTX.
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop-kernels-to-gpu,nvvm-attach-target{chip=sm_80 O=3 features=+ptx78},gpu.module(uop-math-to-intrinsics,convert-scf-to-cf,convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1 index-bitwidth=64},convert-nvvm-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts,cse),gpu-module-to-binary{format=isa})' | FileCheck %s

// CHECK: .visible .entry aligned
// CHECK-SAME: ld.global.nc.v4.b32
// CHECK-SAME: st.global.v4.b32
// CHECK-SAME: .visible .entry anywhere
// CHECK-SAME: ld.global.nc.b32
// CHECK-SAME: st.global.b32
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"uop.processors" = 1>>} {
  uop.kernel @aligned(%x: memref<1048576xf32> {llvm.align = 64 : i64}, %o: memref<1048576xf32> {llvm.align = 64 : i64}) {
    %i = uop.range 0 to 1048576 thread : index
    %0 = uop.load %x[%i] : memref<1048576xf32> -> f32
    uop.store %0, %o[%i] over (%i) : memref<1048576xf32>
    uop.sink
  }
  uop.kernel @anywhere(%x: memref<1048576xf32>, %o: memref<1048576xf32>) {
    %i = uop.range 0 to 1048576 thread : index
    %0 = uop.load %x[%i] : memref<1048576xf32> -> f32
    uop.store %0, %o[%i] over (%i) : memref<1048576xf32>
    uop.sink
  }
}
