// RUN: uop-opt %s --test-uop-interpret

func.func @mselect() {
  %a = uop.const dense<[0x7FC00001, -0.0]> : tensor<2xf32>
  %b = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %m = uop.mstack %a, %b : tensor<2xf32> -> !uop.multi<tensor<2xf32>, 2>
  %0 = uop.mselect %m [0] : !uop.multi<tensor<2xf32>, 2> -> tensor<2xf32>
  %1 = uop.mselect %m [1] : !uop.multi<tensor<2xf32>, 2> -> tensor<2xf32>
  check.expect_eq %0, %a : tensor<2xf32>
  check.expect_eq %1, %b : tensor<2xf32>
  return
}
