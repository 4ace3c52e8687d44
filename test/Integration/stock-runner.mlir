// REQUIRES: uop-plugin
// RUN: mlir-opt %s --load-dialect-plugin=%uop_plugin --load-pass-plugin=%uop_plugin \
// RUN:   --pass-pipeline='builtin.module(uop-to-llvm)' \
// RUN: | mlir-runner -e main --entry-point-result=void \
// RUN:     --shared-libs=%mlir_libs/libmlir_runner_utils.so,%mlir_libs/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// Stock mlir-opt lowers tensor programs, beside ops of other dialects, and stock
// mlir-runner runs the result.

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @softmax(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<2x4xf32> -> tensor<2xf32>
  %m1 = uop.reshape %m : tensor<2xf32> -> tensor<2x1xf32>
  %m2 = uop.expand %m1 : tensor<2x1xf32> -> tensor<2x4xf32>
  %d = uop.sub %x, %m2 : tensor<2x4xf32>
  %e = uop.exp %d : tensor<2x4xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<2x4xf32> -> tensor<2xf32>
  %s1 = uop.reshape %s : tensor<2xf32> -> tensor<2x1xf32>
  %s2 = uop.expand %s1 : tensor<2x1xf32> -> tensor<2x4xf32>
  %o = uop.fdiv %e, %s2 : tensor<2x4xf32>
  return %o : tensor<2x4xf32>
}

func.func @print(%x: tensor<2x4xf32>) {
  %b = bufferization.to_buffer %x : tensor<2x4xf32> to memref<2x4xf32>
  %u = memref.cast %b : memref<2x4xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

// CHECK: [0.0320586, {{ *}}0.0871443, {{ *}}0.236883, {{ *}}0.643914]
// CHECK: [0.25, {{ *}}0.25, {{ *}}0.25, {{ *}}0.25]
// CHECK: [1.03206, {{ *}}1.08714, {{ *}}1.23688, {{ *}}1.64391]
func.func @main() {
  %i = uop.iota axis 1 : tensor<2x4xf32>
  %j = uop.iota axis 0 : tensor<2x4xf32>
  %one = uop.const 1.0 : tensor<2x4xf32>
  %k = uop.sub %one, %j : tensor<2x4xf32>
  %x = uop.mul %i, %k : tensor<2x4xf32>
  %0 = call @softmax(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  call @print(%0) : (tensor<2x4xf32>) -> ()

  %empty = tensor.empty() : tensor<2x4xf32>
  %1 = linalg.add ins(%0, %one : tensor<2x4xf32>, tensor<2x4xf32>) outs(%empty : tensor<2x4xf32>) -> tensor<2x4xf32>
  call @print(%1) : (tensor<2x4xf32>) -> ()
  return
}
