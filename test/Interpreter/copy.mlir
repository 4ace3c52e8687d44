// RUN: uop-opt %s --test-uop-interpret

// A copy is the value, wherever it is.
func.func @copy() {
  %0 = uop.const dense<[1.5, -0.0, 0x7FC00001, 0xFF800000]> : tensor<4xf32>
  %1 = uop.copy %0 to "cpu:1" : tensor<4xf32>
  %2 = uop.copy %1 to "cuda:3" clone : tensor<4xf32>
  check.expect_eq %2, %0 : tensor<4xf32>
  %e = uop.const dense<> : tensor<0x2xi1>
  %3 = uop.copy %e to "cpu:1" : tensor<0x2xi1>
  check.expect_eq %3, %e : tensor<0x2xi1>
  return
}
