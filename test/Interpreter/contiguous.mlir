// RUN: uop-opt %s --test-uop-interpret

func.func @contiguous() {
  %0 = uop.const dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  %1 = uop.contiguous %0 : tensor<3xf32>
  %e = uop.const dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  check.expect_eq %1, %e : tensor<3xf32>
  return
}
