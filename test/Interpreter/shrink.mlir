// RUN: uop-opt %s --test-uop-interpret

func.func @shrink() {
  %0 = uop.const dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi64>
  %1 = uop.shrink %0 offsets [1, 0] sizes [2, 2] : tensor<3x3xi64> -> tensor<2x2xi64>
  %e = uop.const dense<[[4, 5], [7, 8]]> : tensor<2x2xi64>
  check.expect_eq %1, %e : tensor<2x2xi64>
  %2 = uop.shrink %0 offsets [3, 0] sizes [0, 3] : tensor<3x3xi64> -> tensor<0x3xi64>
  %e2 = uop.const dense<> : tensor<0x3xi64>
  check.expect_eq %2, %e2 : tensor<0x3xi64>
  return
}
