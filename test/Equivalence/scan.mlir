// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-scans --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-scans=force=true --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-form-scans=force=true --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-form-scans=force=true --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-fuse --uop-form-scans="force=true fuse=true" --uop-form-folds=force=true --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-scans=force=true --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-scans=force=true --uop-form-kernels --uop-dedup-kernels --uop-thread-kernels=min-time=0 --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-fuse --uop-form-scans=force=true | FileCheck %s

// Each function has a scan where that is forced.
// CHECK-COUNT-10: uop.scan
// CHECK-NOT: uop.reduce

// Zeros of either sign: the 0.0 that later elements contribute is not nothing.
func.func @zeros() {
  %x = uop.const dense<[-0.0, -0.0, -0.0]> : tensor<3xf32>
  %x1 = uop.reshape %x : tensor<3xf32> -> tensor<1x3xf32>
  %x2 = uop.expand %x1 : tensor<1x3xf32> -> tensor<3x3xf32>
  %i = uop.iota axis 0 : tensor<3x3xi64>
  %k = uop.iota axis 1 : tensor<3x3xi64>
  %c = uop.cmp le %k, %i : tensor<3x3xi64>
  %z = uop.const 0.0 : tensor<3x3xf32>
  %w = uop.where %c, %x2, %z : tensor<3x3xf32>
  %s = uop.reduce_axis add %w axes [1] : tensor<3x3xf32> -> tensor<3xf32>
  %e = uop.const dense<[0.0, 0.0, -0.0]> : tensor<3xf32>
  check.expect_eq %s, %e : tensor<3xf32>
  %m = uop.const -0.0 : tensor<3x3xf32>
  %w1 = uop.where %c, %x2, %m : tensor<3x3xf32>
  %s1 = uop.reduce_axis add %w1 axes [1] : tensor<3x3xf32> -> tensor<3xf32>
  check.expect_eq %s1, %x : tensor<3xf32>
  %d = uop.cmp gt %k, %i : tensor<3x3xi64>
  %w2 = uop.where %d, %x2, %z : tensor<3x3xf32>
  %s2 = uop.reduce_axis add %w2 axes [1] : tensor<3x3xf32> -> tensor<3xf32>
  %e2 = uop.const 0.0 : tensor<3xf32>
  check.expect_eq %s2, %e2 : tensor<3xf32>
  return
}

// Rounded once: the smallest number in f32 is nothing in f16, and its sign is
// that of a sum with 0.0.
func.func @rounded_once() {
  %x = uop.const dense<[2048.0, 1.0, 1.0, -2050.0]> : tensor<4xf16>
  %x1 = uop.reshape %x : tensor<4xf16> -> tensor<1x4xf16>
  %x2 = uop.expand %x1 : tensor<1x4xf16> -> tensor<4x4xf16>
  %i = uop.iota axis 0 : tensor<4x4xi64>
  %k = uop.iota axis 1 : tensor<4x4xi64>
  %c = uop.cmp ge %i, %k : tensor<4x4xi64>
  %z = uop.const 0.0 : tensor<4x4xf16>
  %w = uop.where %c, %x2, %z : tensor<4x4xf16>
  %s = uop.reduce_axis add %w axes [1] : tensor<4x4xf16> -> tensor<4xf16>
  %e = uop.const dense<[2048.0, 2048.0, 2050.0, 0.0]> : tensor<4xf16>
  check.expect_eq %s, %e : tensor<4xf16>
  return
}

// NaN and infinities, in a maximum whose other elements are no identity, and a
// minimum from behind.
func.func @extrema() {
  %x = uop.const dense<[0xFF800000, -3.0, 0x7FC00000, 5.0]> : tensor<4xf32>
  %x1 = uop.reshape %x : tensor<4xf32> -> tensor<1x4xf32>
  %x2 = uop.expand %x1 : tensor<1x4xf32> -> tensor<4x4xf32>
  %i = uop.iota axis 0 : tensor<4x4xi16>
  %k = uop.iota axis 1 : tensor<4x4xi16>
  %c = uop.cmp le %k, %i : tensor<4x4xi16>
  %z = uop.const -4.0 : tensor<4x4xf32>
  %w = uop.where %c, %x2, %z : tensor<4x4xf32>
  %s = uop.reduce_axis max %w axes [1] : tensor<4x4xf32> -> tensor<4xf32>
  %e = uop.const dense<[-4.0, -3.0, 0x7FC00000, 0x7FC00000]> : tensor<4xf32>
  check.expect_eq %s, %e : tensor<4xf32>
  %d = uop.cmp lt %k, %i : tensor<4x4xi16>
  %y = uop.const 0x7F800000 : tensor<4x4xf32>
  %w1 = uop.where %d, %y, %x2 : tensor<4x4xf32>
  %s1 = uop.reduce_axis min %w1 axes [1] : tensor<4x4xf32> -> tensor<4xf32>
  %e1 = uop.const dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 5.0]> : tensor<4xf32>
  check.expect_eq %s1, %e1 : tensor<4xf32>
  return
}

// Sums that wrap, written as a product with the condition.
func.func @wrapping() {
  %x = uop.const dense<[2147483647, 1, -2147483648, 5]> : tensor<4xi32>
  %x1 = uop.reshape %x : tensor<4xi32> -> tensor<1x4xi32>
  %x2 = uop.expand %x1 : tensor<1x4xi32> -> tensor<4x4xi32>
  %i = uop.iota axis 0 : tensor<4x4xi8>
  %k = uop.iota axis 1 : tensor<4x4xi8>
  %c = uop.cmp lt %i, %k : tensor<4x4xi8>
  %n = uop.not %c : tensor<4x4xi1>
  %m = uop.cast %n : tensor<4x4xi1> -> tensor<4x4xi32>
  %w = uop.mul %m, %x2 : tensor<4x4xi32>
  %s = uop.reduce_axis add %w axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  %e = uop.const dense<[2147483647, -2147483648, 0, 5]> : tensor<4xi32>
  check.expect_eq %s, %e : tensor<4xi32>
  return
}

// Read at other positions: flipped, shifted with a zero in front, and in two
// axes.
func.func @read_elsewhere() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %x1 = uop.reshape %x : tensor<4xi32> -> tensor<1x4xi32>
  %x2 = uop.expand %x1 : tensor<1x4xi32> -> tensor<4x4xi32>
  %i = uop.iota axis 0 : tensor<4x4xi64>
  %k = uop.iota axis 1 : tensor<4x4xi64>
  %c = uop.cmp le %k, %i : tensor<4x4xi64>
  %z = uop.const 0 : tensor<4x4xi32>
  %w = uop.where %c, %x2, %z : tensor<4x4xi32>
  %s = uop.reduce_axis add %w axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  %f = uop.flip %s axes [0] : tensor<4xi32>
  %e1 = uop.const dense<[10, 6, 3, 1]> : tensor<4xi32>
  check.expect_eq %f, %e1 : tensor<4xi32>

  %s2 = uop.reduce_axis add %w axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  %p = uop.pad %s2 low [1] high [0] : tensor<4xi32> -> tensor<5xi32>
  %n = uop.neg %p : tensor<5xi32>
  %e2 = uop.const dense<[0, -1, -3, -6, -10]> : tensor<5xi32>
  check.expect_eq %n, %e2 : tensor<5xi32>

  %s3 = uop.reduce_axis add %w axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  %r = uop.reshape %s3 : tensor<4xi32> -> tensor<2x2xi32>
  %t = uop.permute %r [1, 0] : tensor<2x2xi32> -> tensor<2x2xi32>
  %e3 = uop.const dense<[[1, 6], [3, 10]]> : tensor<2x2xi32>
  check.expect_eq %t, %e3 : tensor<2x2xi32>
  return
}
