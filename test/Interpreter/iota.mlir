// RUN: uop-opt %s --test-uop-interpret

func.func @both_axes() {
  %0 = uop.iota axis 0 : tensor<2x3xi64>
  %1 = uop.iota axis 1 : tensor<2x3xi64>
  %e0 = uop.const dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  %e1 = uop.const dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
  check.expect_eq %0, %e0 : tensor<2x3xi64>
  check.expect_eq %1, %e1 : tensor<2x3xi64>
  return
}

func.func @types() {
  %0 = uop.iota axis 0 : tensor<3xf16>
  %e0 = uop.const dense<[0.0, 1.0, 2.0]> : tensor<3xf16>
  check.expect_eq %0, %e0 : tensor<3xf16>
  %1 = uop.iota axis 0 : tensor<258xi8>
  %2 = uop.shrink %1 offsets [127] sizes [3] : tensor<258xi8> -> tensor<3xi8>
  %e2 = uop.const dense<[127, -128, -127]> : tensor<3xi8>
  check.expect_eq %2, %e2 : tensor<3xi8>
  %3 = uop.iota axis 0 : tensor<18xf8E4M3FN>
  %4 = uop.shrink %3 offsets [16] sizes [2] : tensor<18xf8E4M3FN> -> tensor<2xf8E4M3FN>
  %e4 = uop.const 16.0 : tensor<2xf8E4M3FN>
  check.expect_eq %4, %e4 : tensor<2xf8E4M3FN>
  %5 = uop.iota axis 0 : tensor<0xui32>
  %6 = uop.contiguous %5 : tensor<0xui32>
  check.expect_eq %5, %6 : tensor<0xui32>
  return
}
