// RUN: uop-opt %s --test-uop-interpret

func.func @transpose() {
  %0 = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = uop.permute %0 [1, 0] : tensor<2x3xi32> -> tensor<3x2xi32>
  %e = uop.const dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  check.expect_eq %1, %e : tensor<3x2xi32>
  return
}

// Axis i of the result is axis permutation[i] of the source: not its inverse.
func.func @rotate() {
  %0 = uop.iota axis 0 : tensor<6xi64>
  %1 = uop.reshape %0 : tensor<6xi64> -> tensor<1x2x3xi64>
  %2 = uop.permute %1 [1, 2, 0] : tensor<1x2x3xi64> -> tensor<2x3x1xi64>
  %e = uop.const dense<[[[0], [1], [2]], [[3], [4], [5]]]> : tensor<2x3x1xi64>
  check.expect_eq %2, %e : tensor<2x3x1xi64>
  %3 = uop.permute %1 [2, 0, 1] : tensor<1x2x3xi64> -> tensor<3x1x2xi64>
  %e3 = uop.const dense<[[[0, 3]], [[1, 4]], [[2, 5]]]> : tensor<3x1x2xi64>
  check.expect_eq %3, %e3 : tensor<3x1x2xi64>
  return
}

func.func @rank6() {
  %0 = uop.iota axis 0 : tensor<8xui8>
  %1 = uop.reshape %0 : tensor<8xui8> -> tensor<2x1x2x1x2x1xui8>
  %2 = uop.permute %1 [4, 1, 2, 3, 0, 5] : tensor<2x1x2x1x2x1xui8> -> tensor<2x1x2x1x2x1xui8>
  %3 = uop.reshape %2 : tensor<2x1x2x1x2x1xui8> -> tensor<8xui8>
  %e = uop.const dense<[0, 4, 2, 6, 1, 5, 3, 7]> : tensor<8xui8>
  check.expect_eq %3, %e : tensor<8xui8>
  return
}
