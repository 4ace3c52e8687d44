// An error that appears after rangeify, when kernels become loops, names the op
// of the program: the exponential, which is fused into its readers out of
// range. The interpreter names the read.
//
// RUN: not uop-run %s --random-inputs=1 2>&1 | FileCheck %s
// RUN: not uop-run %s --random-inputs=1 --device=interpreter 2>&1 | FileCheck %s --check-prefix=ORACLE

// CHECK: provenance.mlir:[[#@LINE+4]]:8: error: 'uop.load' op is not lowered by convert-uop-to-loops; it reads element 100, outside of a buffer of 32
// CHECK-NEXT: %e = uop.exp2 %x
// ORACLE: provenance.mlir:[[#@LINE+10]]:8: error: 'uop.index' op reads position [0, 100], outside of sizes [4, 8]
func.func @main(%x: tensor<4x8xf32>, %w: tensor<8xi32>) -> tensor<4xf32> {
  %e = uop.exp2 %x : tensor<4x8xf32>
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %n = uop.const 7 : index
  %j = uop.index %w[%k] : tensor<8xi32> -> i32
  %big = uop.const 100 : i32
  %far = uop.max %j, %big : i32
  %at = uop.cast %far : i32 -> index
  %0 = uop.index %e[%i, %at] : tensor<4x8xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
