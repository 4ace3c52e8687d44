// RUN: uop-opt %s --test-uop-interpret

func.func @flip() {
  %0 = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %1 = uop.flip %0 axes [1] : tensor<2x3xi8>
  %e = uop.const dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi8>
  check.expect_eq %1, %e : tensor<2x3xi8>
  %2 = uop.flip %0 axes [0, 1] : tensor<2x3xi8>
  %e2 = uop.const dense<[[6, 5, 4], [3, 2, 1]]> : tensor<2x3xi8>
  check.expect_eq %2, %e2 : tensor<2x3xi8>
  return
}
