// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=1 --device=interpreter --print | FileCheck %s
// RUN: uop-run %s --compile-to=tensor | FileCheck %s --check-prefix=TENSOR
// RUN: uop-compile %s --list | FileCheck %s --check-prefix=PLAN
// RUN: not uop-run %s --entry=refused --random-inputs=1 2>&1 | FileCheck %s --check-prefix=REFUSED

// A program of linalg compiles and runs as it is. What cannot be converted matters
// where it is used.

// CHECK: output 0: 4xf32 =
// TENSOR: uop.reduce_axis add
// PLAN: launch
func.func @main(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return %0 : tensor<4xf32>
}

// REFUSED: linalg.mlir:[[@LINE+2]]:8: error: 'arith.truncf' op cannot be converted to uop: numbers of less than a byte are rounded to nearest even; drop the rounding mode
func.func @refused(%a: tensor<4xf32>) -> tensor<4xf4E2M1FN> {
  %0 = arith.truncf %a upward : tensor<4xf32> to tensor<4xf4E2M1FN>
  return %0 : tensor<4xf4E2M1FN>
}
