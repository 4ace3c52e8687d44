// Sums and products with a border, read with it and without.
//
// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret

func.func @borders() {
  %x = uop.const dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %y = uop.const dense<[[1.0, -1.0], [0.5, 2.0], [-3.0, 0.0]]> : tensor<3x2xf32>
  %0 = uop.reshape %x : tensor<2x3xf32> -> tensor<2x3x1xf32>
  %1 = uop.expand %0 : tensor<2x3x1xf32> -> tensor<2x3x2xf32>
  %2 = uop.reshape %y : tensor<3x2xf32> -> tensor<1x3x2xf32>
  %3 = uop.expand %2 : tensor<1x3x2xf32> -> tensor<2x3x2xf32>
  %4 = uop.mul %1, %3 : tensor<2x3x2xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<2x3x2xf32> -> tensor<2x2xf32>
  %fill = uop.const 0.5 : f32
  %6 = uop.pad %5 low [1, 0] high [2, 1] value %fill : tensor<2x2xf32> -> tensor<5x3xf32>
  %7 = uop.contiguous %6 : tensor<5x3xf32>
  %e1 = uop.const dense<[[0.5, 0.5, 0.5], [-7.0, 3.0, 0.5], [-11.5, 6.0, 0.5], [0.5, 0.5, 0.5], [0.5, 0.5, 0.5]]> : tensor<5x3xf32>
  check.expect_eq %7, %e1 : tensor<5x3xf32>
  // A border of a border, in another shape.
  %8 = uop.pad %6 low [0, 1] high [0, 0] : tensor<5x3xf32> -> tensor<5x4xf32>
  %9 = uop.reshape %8 : tensor<5x4xf32> -> tensor<5x1x4xf32>
  %10 = uop.contiguous %9 : tensor<5x1x4xf32>
  %11 = uop.reduce_axis add %10 axes [0] : tensor<5x1x4xf32> -> tensor<1x4xf32>
  %e2 = uop.const dense<[[0.0, -17.0, 10.5, 2.5]]> : tensor<1x4xf32>
  check.expect_eq %11, %e2 : tensor<1x4xf32>
  // The inside, from before it had a border.
  %12 = uop.neg %5 : tensor<2x2xf32>
  %13 = uop.contiguous %12 : tensor<2x2xf32>
  %e3 = uop.const dense<[[7.0, -3.0], [11.5, -6.0]]> : tensor<2x2xf32>
  check.expect_eq %13, %e3 : tensor<2x2xf32>
  return
}
