// A stock mlir-opt brings a program to PTX.
// REQUIRES: uop-plugin
// RUN: mlir-opt %s --load-dialect-plugin=%uop_plugin --load-pass-plugin=%uop_plugin --pass-pipeline='builtin.module(uop-to-nvvm{chip=sm_90a},gpu-module-to-binary{format=isa})' | FileCheck %s
// RUN: mlir-opt %s --load-dialect-plugin=%uop_plugin --load-pass-plugin=%uop_plugin --pass-pipeline='builtin.module(uop-to-spirv)' | FileCheck %s --check-prefix=SPIRV

// CHECK: gpu.launch_func @uop_kernels::@
// CHECK: gpu.binary @uop_kernels
// CHECK-SAME: .target sm_90a
// SPIRV: spirv.module @{{.*}} Physical64 OpenCL
// SPIRV: spirv.EntryPoint "Kernel"
func.func @main(%x: tensor<16x16xf32>) -> tensor<16xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<16x16xf32> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
