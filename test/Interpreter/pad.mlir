// RUN: uop-opt %s --test-uop-interpret

func.func @zero() {
  %0 = uop.const dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>
  %1 = uop.pad %0 low [1, 0] high [0, 2] : tensor<2x2xi16> -> tensor<3x4xi16>
  %e = uop.const dense<[[0, 0, 0, 0], [1, 2, 0, 0], [3, 4, 0, 0]]> : tensor<3x4xi16>
  check.expect_eq %1, %e : tensor<3x4xi16>
  return
}

func.func @value() {
  %0 = uop.const dense<[1.0, 2.0]> : tensor<2xf16>
  %v = uop.const -inf : f16
  %1 = uop.pad %0 low [1] high [1] value %v : tensor<2xf16> -> tensor<4xf16>
  %e = uop.const dense<[0xFC00, 1.0, 2.0, 0xFC00]> : tensor<4xf16>
  check.expect_eq %1, %e : tensor<4xf16>
  return
}

func.func @empty_source() {
  %0 = uop.const dense<> : tensor<0xf32>
  %1 = uop.pad %0 low [1] high [2] : tensor<0xf32> -> tensor<3xf32>
  %e = uop.const 0.0 : tensor<3xf32>
  check.expect_eq %1, %e : tensor<3xf32>
  return
}
