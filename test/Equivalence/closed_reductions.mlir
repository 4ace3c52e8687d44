// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-close-reductions --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-close-reductions --uop-form-scans=force=true --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-fuse --uop-close-reductions=fuse=true --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-fuse --uop-close-reductions=fuse=true | FileCheck %s
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=threads=32 --test-uop-interpret

// Nothing here needs a loop.
// CHECK-NOT: uop.reduce

// Equal elements: sums wrap, products too, and an infinity stays one.
func.func @equal() {
  %x = uop.const dense<[100, -3, 0]> : tensor<3xi8>
  %x1 = uop.reshape %x : tensor<3xi8> -> tensor<3x1xi8>
  %x2 = uop.expand %x1 : tensor<3x1xi8> -> tensor<3x7xi8>
  %s = uop.reduce_axis add %x2 axes [1] : tensor<3x7xi8> -> tensor<3xi8>
  %es = uop.const dense<[-68, -21, 0]> : tensor<3xi8>
  check.expect_eq %s, %es : tensor<3xi8>
  %p = uop.reduce_axis mul %x2 axes [1] : tensor<3x7xi8> -> tensor<3xi8>
  %ep = uop.const dense<[0, 117, 0]> : tensor<3xi8>
  check.expect_eq %p, %ep : tensor<3xi8>
  %m = uop.reduce_axis max %x2 axes [1] : tensor<3x7xi8> -> tensor<3xi8>
  check.expect_eq %m, %x : tensor<3xi8>
  %f = uop.const dense<[0x7F800000, -0.0, 0x7FC00000, 1.5]> : tensor<4xf32>
  %f1 = uop.reshape %f : tensor<4xf32> -> tensor<4x1xf32>
  %f2 = uop.expand %f1 : tensor<4x1xf32> -> tensor<4x5xf32>
  %fs = uop.reduce_axis add %f2 axes [1] : tensor<4x5xf32> -> tensor<4xf32>
  %ef = uop.const dense<[0x7F800000, -0.0, 0x7FC00000, 7.5]> : tensor<4xf32>
  check.expect_eq %fs, %ef : tensor<4xf32>
  %fm = uop.reduce_axis min %f2 axes [1] : tensor<4x5xf32> -> tensor<4xf32>
  check.expect_eq %fm, %f : tensor<4xf32>
  return
}

// Sums of narrow floats are rounded once, after all of them: 3000 ones are 3000 in
// f16, not 2048.
func.func @narrow() {
  %x = uop.const dense<[1.0, 20.0]> : tensor<2xf16>
  %x1 = uop.reshape %x : tensor<2xf16> -> tensor<2x1xf16>
  %x2 = uop.expand %x1 : tensor<2x1xf16> -> tensor<2x3000xf16>
  %s = uop.reduce_axis add %x2 axes [1] : tensor<2x3000xf16> -> tensor<2xf16>
  %e = uop.const dense<[3000.0, 6.0e4]> : tensor<2xf16>
  check.expect_eq %s, %e : tensor<2xf16>
  return
}

// Arithmetic series, with numbers that wrap.
func.func @series() {
  %i = uop.iota axis 0 : tensor<100xi32>
  %s = uop.reduce_axis add %i axes [0] : tensor<100xi32> -> tensor<i32>
  %e = uop.const 4950 : tensor<i32>
  check.expect_eq %s, %e : tensor<i32>
  %b = uop.iota axis 1 : tensor<3x100xi8>
  %a = uop.iota axis 0 : tensor<3x100xi8>
  %t = uop.const 3 : tensor<3x100xi8>
  %a3 = uop.mul %a, %t : tensor<3x100xi8>
  %c = uop.sub %a3, %b : tensor<3x100xi8>
  %u = uop.reduce_axis add %c axes [1] : tensor<3x100xi8> -> tensor<3xi8>
  // 300 * i - 4950
  %eu = uop.const dense<[-86, -42, 2]> : tensor<3xi8>
  check.expect_eq %u, %eu : tensor<3xi8>
  %f = uop.iota axis 0 : tensor<1000xf32>
  %fs = uop.reduce_axis add %f axes [0] : tensor<1000xf32> -> tensor<f32>
  %ef = uop.const 499500.0 : tensor<f32>
  check.expect_eq %fs, %ef : tensor<f32>
  return
}

// Positions of a cumulative mask; bounds from both sides; none left.
func.func @counted() {
  %i = uop.iota axis 0 : tensor<6x6xi32>
  %k = uop.iota axis 1 : tensor<6x6xi32>
  %le = uop.cmp le %k, %i : tensor<6x6xi32>
  %m = uop.cast %le : tensor<6x6xi1> -> tensor<6x6xi32>
  %s = uop.reduce_axis add %m axes [1] : tensor<6x6xi32> -> tensor<6xi32>
  %e = uop.const dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  check.expect_eq %s, %e : tensor<6xi32>
  %two = uop.const 2 : tensor<6x6xi32>
  %k2 = uop.mul %k, %two : tensor<6x6xi32>
  %gt = uop.cmp gt %k2, %i : tensor<6x6xi32>
  %four = uop.const 4 : tensor<6x6xi32>
  %lt = uop.cmp lt %k, %four : tensor<6x6xi32>
  %both = uop.and %gt, %lt : tensor<6x6xi1>
  %x = uop.const dense<[0x7F800000, -0.0, 0x7FC00000, 1.5, -2.0, 3.0]> : tensor<6xf32>
  %x1 = uop.reshape %x : tensor<6xf32> -> tensor<6x1xf32>
  %x2 = uop.expand %x1 : tensor<6x1xf32> -> tensor<6x6xf32>
  %z = uop.const 0.0 : tensor<6x6xf32>
  %w = uop.where %both, %x2, %z : tensor<6x6xf32>
  // 3, 3, 2, 2, 1, 1 of them
  %ws = uop.reduce_axis add %w axes [1] : tensor<6x6xf32> -> tensor<6xf32>
  %ew = uop.const dense<[0x7F800000, 0.0, 0x7FC00000, 3.0, -2.0, 3.0]> : tensor<6xf32>
  check.expect_eq %ws, %ew : tensor<6xf32>
  %wm = uop.reduce_axis min %w axes [1] : tensor<6x6xf32> -> tensor<6xf32>
  %em = uop.const dense<[0.0, -0.0, 0x7FC00000, 0.0, -2.0, 0.0]> : tensor<6xf32>
  check.expect_eq %wm, %em : tensor<6xf32>
  %never = uop.cmp gt %k, %i : tensor<6x6xi32>
  %n = uop.where %never, %x2, %z : tensor<6x6xf32>
  %ns = uop.reduce_axis add %n axes [1] : tensor<6x6xf32> -> tensor<6xf32>
  %en = uop.const dense<[0x7F800000, 0.0, 0x7FC00000, 3.0, -2.0, 0.0]> : tensor<6xf32>
  check.expect_eq %ns, %en : tensor<6xf32>
  return
}

// A table read by comparing, at positions inside and outside of it.
func.func @selected() {
  %t = uop.const dense<[[0x7F800000, -0.0], [0x7FC00000, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %p = uop.const dense<[2, 0, -1, 1, 3, -9223372036854775808, 9223372036854775807]> : tensor<7xi64>
  %p1 = uop.reshape %p : tensor<7xi64> -> tensor<7x1x1xi64>
  %p2 = uop.expand %p1 : tensor<7x1x1xi64> -> tensor<7x3x2xi64>
  %k = uop.iota axis 1 : tensor<7x3x2xi64>
  %eq = uop.cmp eq %p2, %k : tensor<7x3x2xi64>
  %t1 = uop.reshape %t : tensor<3x2xf32> -> tensor<1x3x2xf32>
  %t2 = uop.expand %t1 : tensor<1x3x2xf32> -> tensor<7x3x2xf32>
  %z = uop.const 0.0 : tensor<7x3x2xf32>
  %w = uop.where %eq, %t2, %z : tensor<7x3x2xf32>
  %s = uop.reduce_axis add %w axes [1] : tensor<7x3x2xf32> -> tensor<7x2xf32>
  // -0.0 is added to zeros.
  %e = uop.const dense<[[5.0, 6.0], [0x7F800000, 0.0], [0.0, 0.0], [0x7FC00000, 4.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<7x2xf32>
  check.expect_eq %s, %e : tensor<7x2xf32>
  %m = uop.const -0.0 : tensor<7x3x2xf32>
  %w1 = uop.where %eq, %t2, %m : tensor<7x3x2xf32>
  %s1 = uop.reduce_axis add %w1 axes [1] : tensor<7x3x2xf32> -> tensor<7x2xf32>
  %e1 = uop.const dense<[[5.0, 6.0], [0x7F800000, -0.0], [-0.0, -0.0], [0x7FC00000, 4.0], [-0.0, -0.0], [-0.0, -0.0], [-0.0, -0.0]]> : tensor<7x2xf32>
  check.expect_eq %s1, %e1 : tensor<7x2xf32>
  %five = uop.const 5.5 : tensor<7x3x2xf32>
  %w2 = uop.where %eq, %t2, %five : tensor<7x3x2xf32>
  %s2 = uop.reduce_axis max %w2 axes [1] : tensor<7x3x2xf32> -> tensor<7x2xf32>
  %e2 = uop.const dense<[[5.5, 6.0], [0x7F800000, 5.5], [5.5, 5.5], [0x7FC00000, 5.5], [5.5, 5.5], [5.5, 5.5], [5.5, 5.5]]> : tensor<7x2xf32>
  check.expect_eq %s2, %e2 : tensor<7x2xf32>
  return
}

// Unsigned positions, backwards, a product with a one-hot row, and a second
// condition.
func.func @one_hot() {
  %t = uop.const dense<[10, 20, 30, 40]> : tensor<4xi16>
  %p = uop.const dense<[0, 3, 255, 5, 1]> : tensor<5xui8>
  %p1 = uop.reshape %p : tensor<5xui8> -> tensor<5x1xui8>
  %p2 = uop.expand %p1 : tensor<5x1xui8> -> tensor<5x4xui8>
  %k = uop.iota axis 1 : tensor<5x4xui8>
  %three = uop.const 3 : tensor<5x4xui8>
  %back = uop.sub %three, %k : tensor<5x4xui8>
  %eq = uop.cmp eq %back, %p2 : tensor<5x4xui8>
  %hot = uop.cast %eq : tensor<5x4xi1> -> tensor<5x4xi16>
  %t1 = uop.reshape %t : tensor<4xi16> -> tensor<1x4xi16>
  %t2 = uop.expand %t1 : tensor<1x4xi16> -> tensor<5x4xi16>
  %w = uop.mul %hot, %t2 : tensor<5x4xi16>
  %s = uop.reduce_axis add %w axes [1] : tensor<5x4xi16> -> tensor<5xi16>
  %e = uop.const dense<[40, 10, 0, 0, 30]> : tensor<5xi16>
  check.expect_eq %s, %e : tensor<5xi16>
  %two = uop.const 2 : tensor<5x4xui8>
  %lt = uop.cmp lt %k, %two : tensor<5x4xui8>
  %both = uop.and %eq, %lt : tensor<5x4xi1>
  %z = uop.const 0 : tensor<5x4xi16>
  %w1 = uop.where %both, %t2, %z : tensor<5x4xi16>
  %s1 = uop.reduce_axis add %w1 axes [1] : tensor<5x4xi16> -> tensor<5xi16>
  %e1 = uop.const dense<[0, 10, 0, 0, 0]> : tensor<5xi16>
  check.expect_eq %s1, %e1 : tensor<5xi16>
  return
}

// Over two axes at once: a diagonal, and a row of one.
func.func @two_axes() {
  %t = uop.const dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %i = uop.iota axis 0 : tensor<3x3xi32>
  %k = uop.iota axis 1 : tensor<3x3xi32>
  %eq = uop.cmp eq %i, %k : tensor<3x3xi32>
  %m = uop.cast %eq : tensor<3x3xi1> -> tensor<3x3xi32>
  %s = uop.reduce_axis add %m axes [0, 1] : tensor<3x3xi32> -> tensor<i32>
  %e = uop.const 3 : tensor<i32>
  check.expect_eq %s, %e : tensor<i32>
  %one = uop.const 1 : tensor<3x3xi32>
  %a = uop.cmp eq %i, %one : tensor<3x3xi32>
  %b = uop.cmp eq %k, %one : tensor<3x3xi32>
  %ab = uop.and %a, %b : tensor<3x3xi1>
  %z = uop.const 0 : tensor<3x3xi32>
  %w = uop.where %ab, %t, %z : tensor<3x3xi32>
  %s1 = uop.reduce_axis add %w axes [0, 1] : tensor<3x3xi32> -> tensor<i32>
  %e1 = uop.const 5 : tensor<i32>
  check.expect_eq %s1, %e1 : tensor<i32>
  return
}
