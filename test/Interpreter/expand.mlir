// RUN: uop-opt %s --test-uop-interpret

func.func @expand() {
  %0 = uop.const dense<[[1.0], [0x7FC00000]]> : tensor<2x1xf32>
  %1 = uop.expand %0 : tensor<2x1xf32> -> tensor<2x3xf32>
  %e = uop.const dense<[[1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<2x3xf32>
  check.expect_eq %1, %e : tensor<2x3xf32>
  %2 = uop.expand %0 : tensor<2x1xf32> -> tensor<2x0xf32>
  %e2 = uop.const dense<> : tensor<2x0xf32>
  check.expect_eq %2, %e2 : tensor<2x0xf32>
  return
}
