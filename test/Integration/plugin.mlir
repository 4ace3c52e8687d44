// REQUIRES: uop-plugin
// RUN: mlir-opt %s --load-dialect-plugin=%uop_plugin --load-pass-plugin=%uop_plugin --canonicalize | FileCheck %s
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=WITHOUT

// Stock mlir-opt knows the dialect through the plugin alone.

// WITHOUT: Dialect `uop' not found
// CHECK-LABEL: func @main(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[R:.*]] = uop.exp2 %[[X]] : tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = uop.const -0.0 : tensor<4xf32>
  %0 = uop.add %x, %zero : tensor<4xf32>
  %1 = uop.exp2 %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
