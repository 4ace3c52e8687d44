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
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=threads=32 --test-uop-interpret

func.func @columns() {
  %x = uop.const dense<[[1.875, -1.625, 0.625], [1.0, -0.25, -1.75], [0.125, -0.25, 1.5], [0.75, -0.625, -1.875]]> : tensor<4x3xf32>
  %s = uop.reduce_axis add %x axes [0] : tensor<4x3xf32> -> tensor<3xf32>
  %q = uop.const 0.25 : tensor<3xf32>
  %m = uop.mul %s, %q : tensor<3xf32>
  %m1 = uop.reshape %m : tensor<3xf32> -> tensor<1x3xf32>
  %m2 = uop.expand %m1 : tensor<1x3xf32> -> tensor<4x3xf32>
  %d = uop.sub %x, %m2 : tensor<4x3xf32>
  %e = uop.const dense<[[0.9375, -0.9375, 1.0], [0.0625, 0.4375, -1.375], [-0.8125, 0.4375, 1.875], [-0.1875, 0.0625, -1.5]]> : tensor<4x3xf32>
  check.expect_eq %d, %e : tensor<4x3xf32>
  return
}

func.func @outer_and_inner() {
  %x = uop.const dense<[[[0.375, -0.875], [0.75, 1.5], [-0.625, 1.625], [0.125, 0.125]], [[1.125, 1.25], [1.75, 2.0], [-1.5, -0.375], [1.75, -0.75]], [[-2.0, 0.375], [1.0, 1.0], [1.25, 0.625], [-1.5, 1.375]], [[-0.375, 1.375], [1.25, 2.0], [-2.0, 1.5], [0.5, 0.0]]]> : tensor<4x4x2xf32>
  %s = uop.reduce_axis add %x axes [0, 2] : tensor<4x4x2xf32> -> tensor<4xf32>
  %q = uop.const 0.125 : tensor<4xf32>
  %m = uop.mul %s, %q : tensor<4xf32>
  %m1 = uop.reshape %m : tensor<4xf32> -> tensor<1x4x1xf32>
  %m2 = uop.expand %m1 : tensor<1x4x1xf32> -> tensor<4x4x2xf32>
  %d = uop.sub %x, %m2 : tensor<4x4x2xf32>
  %e = uop.const dense<[[[0.21875, -1.03125], [-0.65625, 0.09375], [-0.6875, 1.5625], [-0.078125, -0.078125]], [[0.96875, 1.09375], [0.34375, 0.59375], [-1.5625, -0.4375], [1.546875, -0.953125]], [[-2.15625, 0.21875], [-0.40625, -0.40625], [1.1875, 0.5625], [-1.703125, 1.171875]], [[-0.53125, 1.21875], [-0.15625, 0.59375], [-2.0625, 1.4375], [0.296875, -0.203125]]]> : tensor<4x4x2xf32>
  check.expect_eq %d, %e : tensor<4x4x2xf32>
  return
}
