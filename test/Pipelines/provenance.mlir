// Each op of each stage names the lines that it comes from, and no line that
// computes something is forgotten.

// RUN: python3 %S/../tools/check_provenance.py --complete %s
// RUN: python3 %S/../tools/check_provenance.py %S/../Equivalence/*.mlir
// RUN: uop-opt %s --uop-schedule --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The element of %a is read for the exponential and for the sum.
// CHECK-LABEL: uop.kernel @r_4_8_8
// CHECK: uop.load {{.*}} loc(fused["{{.*}}":[[#@LINE+7]]:8, "{{.*}}":[[#@LINE+8]]:8])
// CHECK: uop.exp2 {{.*}}":[[#@LINE+6]]:8)
// CHECK: uop.add {{.*}}":[[#@LINE+6]]:8)
// CHECK: uop.bufferize {{.*}}":[[#@LINE+5]]:8)
// CHECK: uop.reduce add {{.*}}":[[#@LINE+5]]:8)
// CHECK: uop.fdiv {{.*}}":[[#@LINE+7]]:8)
func.func @main(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = uop.exp2 %a : tensor<4x8xf32>
  %1 = uop.add %0, %a : tensor<4x8xf32>
  %2 = uop.reduce_axis add %1 axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %3 = uop.reshape %2 : tensor<4xf32> -> tensor<4x1xf32>
  %4 = uop.expand %3 : tensor<4x1xf32> -> tensor<4x8xf32>
  %5 = uop.fdiv %1, %4 : tensor<4x8xf32>
  %6 = uop.reduce_axis max %5 axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  return %6 : tensor<4xf32>
}
