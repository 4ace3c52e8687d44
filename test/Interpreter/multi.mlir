// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

func.func @multi() {
  %a = uop.const dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = uop.const dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %m = uop.mstack %a, %b, %a : tensor<2x2xi32> -> !uop.multi<tensor<2x2xi32>, 3>
  %0 = uop.multi %m axis 0 : !uop.multi<tensor<2x2xi32>, 3> -> tensor<6x2xi32>
  %e0 = uop.const dense<[[1, 2], [3, 4], [5, 6], [7, 8], [1, 2], [3, 4]]> : tensor<6x2xi32>
  check.expect_eq %0, %e0 : tensor<6x2xi32>
  %1 = uop.multi %m axis 1 : !uop.multi<tensor<2x2xi32>, 3> -> tensor<2x6xi32>
  %e1 = uop.const dense<[[1, 2, 5, 6, 1, 2], [3, 4, 7, 8, 3, 4]]> : tensor<2x6xi32>
  check.expect_eq %1, %e1 : tensor<2x6xi32>
  %s = uop.mstack %b, %b : tensor<2x2xi32> -> !uop.multi<tensor<2x2xi32>, 2>
  %2 = uop.multi %s : !uop.multi<tensor<2x2xi32>, 2> -> tensor<2x2xi32>
  check.expect_eq %2, %b : tensor<2x2xi32>
  return
}

func.func @empty() {
  %a = uop.const dense<> : tensor<3x0xi32>
  %m = uop.mstack %a, %a : tensor<3x0xi32> -> !uop.multi<tensor<3x0xi32>, 2>
  %0 = uop.multi %m axis 1 : !uop.multi<tensor<3x0xi32>, 2> -> tensor<3x0xi32>
  %1 = uop.multi %m axis 0 : !uop.multi<tensor<3x0xi32>, 2> -> tensor<6x0xi32>
  check.expect_eq %0, %a : tensor<3x0xi32>
  %e = uop.const dense<> : tensor<6x0xi32>
  check.expect_eq %1, %e : tensor<6x0xi32>
  return
}

// -----

func.func @differ() {
  %a = uop.const dense<[1.0, 0.0]> : tensor<2xf32>
  %b = uop.const dense<[1.0, -0.0]> : tensor<2xf32>
  %m = uop.mstack %a, %a, %b : tensor<2xf32> -> !uop.multi<tensor<2xf32>, 3>
  // expected-error @below {{needs equal parts, but parts 0 and 2 differ at element 1}}
  %0 = uop.multi %m : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  return
}
