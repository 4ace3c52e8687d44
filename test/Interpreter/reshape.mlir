// RUN: uop-opt %s --test-uop-interpret

func.func @reshape() {
  %0 = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = uop.reshape %0 : tensor<2x3xi32> -> tensor<3x1x2xi32>
  %e = uop.const dense<[[[1, 2]], [[3, 4]], [[5, 6]]]> : tensor<3x1x2xi32>
  check.expect_eq %1, %e : tensor<3x1x2xi32>
  return
}

func.func @rank0_and_empty() {
  %0 = uop.const dense<[[2.0]]> : tensor<1x1xf32>
  %1 = uop.reshape %0 : tensor<1x1xf32> -> tensor<f32>
  %e = uop.const 2.0 : tensor<f32>
  check.expect_eq %1, %e : tensor<f32>
  %2 = uop.const dense<> : tensor<0x3xf32>
  %3 = uop.reshape %2 : tensor<0x3xf32> -> tensor<5x0xf32>
  %e3 = uop.const dense<> : tensor<5x0xf32>
  check.expect_eq %3, %e3 : tensor<5x0xf32>
  return
}
