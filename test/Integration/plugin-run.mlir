// REQUIRES: uop-plugin
// RUN: mlir-opt %s --load-dialect-plugin=%uop_plugin --load-pass-plugin=%uop_plugin --pass-pipeline='builtin.module(uop-to-llvm)' \
// RUN:   | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_libs/libmlir_runner_utils.so,%mlir_libs/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s

// Stock mlir-opt lowers a program, stock mlir-runner runs it.

// CHECK: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// CHECK-NEXT: [6,  22,  38]
func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %x = uop.iota axis 1 : tensor<3x4xi32>
  %y = uop.iota axis 0 : tensor<3x4xi32>
  %four = uop.const 4 : tensor<3x4xi32>
  %0 = uop.mul %y, %four : tensor<3x4xi32>
  %1 = uop.add %x, %0 : tensor<3x4xi32>
  %2 = uop.cast %1 : tensor<3x4xi32> -> tensor<3x4xf32>
  %3 = uop.reduce_axis add %2 axes [1] : tensor<3x4xf32> -> tensor<3xf32>
  %4 = tensor.cast %3 : tensor<3xf32> to tensor<*xf32>
  call @printMemrefF32(%4) : (tensor<*xf32>) -> ()
  return
}
