// Elements that were never written may be moved, and written later; what is
// computed with them is an error.
//
// RUN: uop-run %s --entry=filled --device=interpreter --print | FileCheck %s
// RUN: uop-run %s --entry=filled --verify
// RUN: not uop-run %s --entry=partly --device=interpreter 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: not uop-run %s --entry=added --device=interpreter 2>&1 | FileCheck %s --check-prefix=ADDED

// CHECK: output 0: 2x2xf32 =
// CHECK-NEXT: {{\[\[}}5 6]
// CHECK-NEXT: [5 6]]
func.func @filled() -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %u = uop.const dense<[6.0, 5.0]> : tensor<2xf32>
  %i = uop.const dense<[0, 1]> : tensor<2xi64>
  %0 = uop.shrink %e offsets [2] sizes [2] : tensor<5xf32> -> tensor<2xf32>
  %1 = uop.scatter set %0, %i, %u axis 0 : tensor<2xf32>, tensor<2xi64>, tensor<2xf32>
  %2 = uop.flip %1 axes [0] : tensor<2xf32>
  %3 = uop.reshape %2 : tensor<2xf32> -> tensor<1x2xf32>
  %4 = uop.expand %3 : tensor<1x2xf32> -> tensor<2x2xf32>
  return %4 : tensor<2x2xf32>
}
func.func @partly() -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  %u = uop.const dense<[6.0]> : tensor<1xf32>
  %i = uop.const dense<[1]> : tensor<1xi64>
  %0 = uop.scatter set %e, %i, %u axis 0 : tensor<2xf32>, tensor<1xi64>, tensor<1xf32>
  // ERROR: moved-unwritten.mlir:[[#@LINE+1]]:8: error: 'uop.neg' op operand 0 has elements that were never written, the first at 0 in row-major order
  %1 = uop.neg %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func @added() -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  %u = uop.const dense<[6.0, 7.0]> : tensor<2xf32>
  %i = uop.const dense<[0, 1]> : tensor<2xi64>
  // ADDED: moved-unwritten.mlir:[[#@LINE+1]]:8: error: 'uop.scatter' op operand 0 has elements that were never written, the first at 0 in row-major order
  %0 = uop.scatter add %e, %i, %u axis 0 : tensor<2xf32>, tensor<2xi64>, tensor<2xf32>
  return %0 : tensor<2xf32>
}
