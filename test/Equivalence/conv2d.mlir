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
// RUN: uop-opt %s --uop-schedule --uop-note-finite --uop-trim-reductions=force --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --uop-select-schedule --uop-apply-schedule --uop-trim-reductions=force --test-uop-interpret
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=tile=2,4,2,2,8 --test-uop-interpret
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=threads=8 --test-uop-interpret

// A convolution with padding 1 by movement ops; sums are exact.
func.func @conv2d() {
  %x = uop.const dense<[[[[0.0, 0.5, 1.5, 0.75, -0.625], [0.625, 0.375, -1.625, -1.875, 0.625], [-0.5, 0.375, -0.75, -1.125, -1.5], [-0.5, 1.25, -0.375, -0.5, 0.25], [2.0, -0.5, 0.375, -0.25, 0.375]], [[-0.25, 0.625, 0.25, 0.75, 1.875], [-1.5, 0.25, -0.25, -0.625, -1.125], [-1.875, -0.375, 1.375, -1.625, -0.375], [1.875, 1.875, -1.125, -2.0, 0.75], [-2.0, -0.875, 0.0, 1.5, -1.625]]]]> : tensor<1x2x5x5xf32>
  %w = uop.const dense<[[[[0.625, 0.125, -1.5], [1.375, 1.375, -0.125], [1.875, 0.5, 1.625]], [[1.875, 0.25, -0.875], [-1.5, 0.25, -1.25], [1.0, 1.75, -1.0]]], [[[0.25, -1.875, -1.375], [-0.5, 1.625, 1.875], [0.625, 0.375, 0.25]], [[-1.75, -0.5, 2.0], [-0.375, -1.125, -1.125], [0.875, -1.875, 1.875]]], [[[1.5, 0.25, -0.125], [1.125, 0.25, -0.125], [-0.75, -0.25, 1.0]], [[-1.875, -2.0, 0.875], [-0.5, 1.25, -1.875], [1.625, -1.5, -0.375]]]]> : tensor<3x2x3x3xf32>
  %p = uop.pad %x low [0, 0, 1, 1] high [0, 0, 1, 1] : tensor<1x2x5x5xf32> -> tensor<1x2x7x7xf32>
  %r0 = uop.reshape %p : tensor<1x2x7x7xf32> -> tensor<1x2x1x7x1x7xf32>
  %r1 = uop.expand %r0 : tensor<1x2x1x7x1x7xf32> -> tensor<1x2x4x7x4x7xf32>
  %r2 = uop.reshape %r1 : tensor<1x2x4x7x4x7xf32> -> tensor<1x2x28x28xf32>
  %r3 = uop.shrink %r2 offsets [0, 0, 0, 0] sizes [1, 2, 24, 24] : tensor<1x2x28x28xf32> -> tensor<1x2x24x24xf32>
  %r4 = uop.reshape %r3 : tensor<1x2x24x24xf32> -> tensor<1x2x3x8x3x8xf32>
  %r5 = uop.shrink %r4 offsets [0, 0, 0, 0, 0, 0] sizes [1, 2, 3, 5, 3, 5] : tensor<1x2x3x8x3x8xf32> -> tensor<1x2x3x5x3x5xf32>
  %r6 = uop.permute %r5 [0, 3, 5, 1, 2, 4] : tensor<1x2x3x5x3x5xf32> -> tensor<1x5x5x2x3x3xf32>
  %r7 = uop.reshape %r6 : tensor<1x5x5x2x3x3xf32> -> tensor<1x1x5x5x2x3x3xf32>
  %r8 = uop.expand %r7 : tensor<1x1x5x5x2x3x3xf32> -> tensor<1x3x5x5x2x3x3xf32>
  %w1 = uop.reshape %w : tensor<3x2x3x3xf32> -> tensor<1x3x1x1x2x3x3xf32>
  %w2 = uop.expand %w1 : tensor<1x3x1x1x2x3x3xf32> -> tensor<1x3x5x5x2x3x3xf32>
  %m = uop.mul %r8, %w2 : tensor<1x3x5x5x2x3x3xf32>
  %s = uop.reduce_axis add %m axes [4, 5, 6] : tensor<1x3x5x5x2x3x3xf32> -> tensor<1x3x5x5xf32>
  %e = uop.const dense<[[[[-2.859375, -1.375, -1.875, -2.546875, -6.28125], [-3.78125, -4.390625, 0.96875, -7.78125, -3.9375], [1.375, 6.625, 9.609375, -12.140625, -5.3125], [-5.921875, -3.234375, 0.03125, 8.59375, -2.8125], [0.296875, 10.171875, 5.765625, -1.40625, -6.328125]], [[4.125, 0.609375, 0.90625, -6.46875, -3.15625], [6.53125, -3.28125, -15.171875, 6.046875, 0.578125], [2.109375, -1.203125, 1.578125, 2.03125, -4.203125], [0.65625, 7.5, 2.21875, -2.3125, 10.46875], [7.578125, -7.796875, -5.984375, 5.21875, 4.53125]], [[0.828125, -4.53125, -1.296875, 2.515625, 4.578125], [2.203125, -1.5625, -2.28125, 5.421875, -8.09375], [-0.625, 1.1875, 9.34375, -3.65625, -4.59375], [4.125, 5.28125, -2.125, -6.28125, 8.140625], [-2.6875, -6.65625, -3.984375, 11.28125, -1.40625]]]]> : tensor<1x3x5x5xf32>
  check.expect_eq %s, %e : tensor<1x3x5x5xf32>
  return
}
