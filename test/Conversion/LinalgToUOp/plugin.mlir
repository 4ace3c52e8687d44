// REQUIRES: uop-plugin
// RUN: mlir-opt %s --load-dialect-plugin=%uop_plugin --load-pass-plugin=%uop_plugin --pass-pipeline='builtin.module(convert-linalg-to-uop)' | FileCheck %s

// Stock mlir-opt has the pass from the plugin.

// CHECK-LABEL: func.func @main(
// CHECK: uop.reduce_axis add
func.func @main(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return %0 : tensor<4xf32>
}
