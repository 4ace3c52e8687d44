// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-kernels --uop-dedup-kernels --uop-thread-kernels=min-time=0 --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null

// By a mask of the indices, and by windows of the padded row, which are a
// reshape of its repetition.
func.func @cumulative_sum() {
  %x = uop.const dense<[[1.25, 1.875, 0.0, -1.75, 0.875], [-1.125, -1.125, -1.25, -1.25, 1.75]]> : tensor<2x5xf32>
  %x1 = uop.reshape %x : tensor<2x5xf32> -> tensor<2x1x5xf32>
  %x2 = uop.expand %x1 : tensor<2x1x5xf32> -> tensor<2x5x5xf32>
  %i = uop.iota axis 1 : tensor<2x5x5xi32>
  %j = uop.iota axis 2 : tensor<2x5x5xi32>
  %c = uop.cmp le %j, %i : tensor<2x5x5xi32>
  %z = uop.const 0.0 : tensor<2x5x5xf32>
  %w = uop.where %c, %x2, %z : tensor<2x5x5xf32>
  %s = uop.reduce_axis add %w axes [2] : tensor<2x5x5xf32> -> tensor<2x5xf32>

  %q = uop.pad %x low [0, 4] high [0, 1] : tensor<2x5xf32> -> tensor<2x10xf32>
  %q1 = uop.reshape %q : tensor<2x10xf32> -> tensor<2x1x10xf32>
  %q2 = uop.expand %q1 : tensor<2x1x10xf32> -> tensor<2x5x10xf32>
  %q3 = uop.reshape %q2 : tensor<2x5x10xf32> -> tensor<2x50xf32>
  %q4 = uop.shrink %q3 offsets [0, 0] sizes [2, 45] : tensor<2x50xf32> -> tensor<2x45xf32>
  %q5 = uop.reshape %q4 : tensor<2x45xf32> -> tensor<2x5x9xf32>
  %q6 = uop.shrink %q5 offsets [0, 0, 0] sizes [2, 5, 5] : tensor<2x5x9xf32> -> tensor<2x5x5xf32>
  %t = uop.reduce_axis add %q6 axes [1] : tensor<2x5x5xf32> -> tensor<2x5xf32>
  %e = uop.const dense<[[1.25, 3.125, 3.125, 1.375, 2.25], [-1.125, -2.25, -3.5, -4.75, -3.0]]> : tensor<2x5xf32>
  check.expect_eq %s, %e : tensor<2x5xf32>
  %g = uop.const dense<[[-0.875, -0.875, 0.875, 0.0, 1.25], [-0.75, 0.5, 1.75, 0.0, -1.125]]> : tensor<2x5xf32>
  check.expect_eq %t, %g : tensor<2x5xf32>
  return
}
