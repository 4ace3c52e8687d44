// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret

// A sum starts from its first element: of -0.0 alone it is -0.0, over however
// many elements and axes; the sum of nothing is 0.0.
func.func @sums() {
  %x = uop.const -0.0 : tensor<3x1x2xf32>
  %e = uop.const -0.0 : tensor<3x2xf32>
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x1x2xf32> -> tensor<3x2xf32>
  check.expect_eq %0, %e : tensor<3x2xf32>
  %1 = uop.reduce_axis add %x axes [0, 1, 2] : tensor<3x1x2xf32> -> tensor<f32>
  %e1 = uop.const -0.0 : tensor<f32>
  check.expect_eq %1, %e1 : tensor<f32>
  %2 = uop.reduce_axis add %x axes [] : tensor<3x1x2xf32> -> tensor<3x1x2xf32>
  check.expect_eq %2, %x : tensor<3x1x2xf32>
  %n = uop.const -0.0 : tensor<3x0xf32>
  %3 = uop.reduce_axis add %n axes [1] : tensor<3x0xf32> -> tensor<3xf32>
  %e3 = uop.const 0.0 : tensor<3xf32>
  check.expect_eq %3, %e3 : tensor<3xf32>
  return
}
