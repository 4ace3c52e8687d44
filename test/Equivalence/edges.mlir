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

func.func @integers() {
  %x = uop.const dense<[-2147483648, -2147483648, 7, -7, 7, -7, 0]> : tensor<7xi32>
  %y = uop.const dense<[-1, 0, -2, 2, 0, -2, 0]> : tensor<7xi32>
  %x1 = uop.flip %x axes [0] : tensor<7xi32>
  %y1 = uop.flip %y axes [0] : tensor<7xi32>
  %q = uop.floordiv %x1, %y1 : tensor<7xi32>
  %m = uop.floormod %x1, %y1 : tensor<7xi32>
  %i = uop.idiv %x1, %y1 : tensor<7xi32>
  %r = uop.mod %x1, %y1 : tensor<7xi32>
  %q0 = uop.floordiv %x, %y : tensor<7xi32>
  %q1 = uop.flip %q axes [0] : tensor<7xi32>
  check.expect_eq %q1, %q0 : tensor<7xi32>
  %s = uop.shrink %q1 offsets [2] sizes [2] : tensor<7xi32> -> tensor<2xi32>
  %es = uop.const dense<[-4, -4]> : tensor<2xi32>
  check.expect_eq %s, %es : tensor<2xi32>
  %m1 = uop.flip %m axes [0] : tensor<7xi32>
  %s1 = uop.shrink %m1 offsets [2] sizes [2] : tensor<7xi32> -> tensor<2xi32>
  %es1 = uop.const dense<[-1, 1]> : tensor<2xi32>
  check.expect_eq %s1, %es1 : tensor<2xi32>
  // x == (x div y) * y + (x mod y) where y is not 0, wrapping included
  %p = uop.mul %i, %y1 : tensor<7xi32>
  %t = uop.add %p, %r : tensor<7xi32>
  %z = uop.const 0 : tensor<7xi32>
  %c = uop.cmp ne %y1, %z : tensor<7xi32>
  %w = uop.where %c, %t, %x1 : tensor<7xi32>
  check.expect_eq %w, %x1 : tensor<7xi32>
  return
}

func.func @floats() {
  %x = uop.const dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 1.0e-45, -1.0e-45]> : tensor<7xf32>
  %p = uop.pad %x low [1] high [1] : tensor<7xf32> -> tensor<9xf32>
  %n = uop.neg %p : tensor<9xf32>
  %s = uop.shrink %n offsets [1] sizes [7] : tensor<9xf32> -> tensor<7xf32>
  %e = uop.const dense<[0x7FC00000, 0xFF800000, 0x7F800000, 0.0, -0.0, -1.0e-45, 1.0e-45]> : tensor<7xf32>
  check.expect_eq %s, %e : tensor<7xf32>
  %f = uop.shrink %n offsets [0] sizes [1] : tensor<9xf32> -> tensor<1xf32>
  %ef = uop.const -0.0 : tensor<1xf32>
  check.expect_eq %f, %ef : tensor<1xf32>
  // Only the finite ones.
  %d = uop.shrink %x offsets [3] sizes [4] : tensor<7xf32> -> tensor<4xf32>
  %a = uop.reduce_axis add %d axes [0] : tensor<4xf32> -> tensor<f32>
  %z = uop.const 0.0 : tensor<f32>
  check.expect_eq %a, %z : tensor<f32>
  %m = uop.reduce_axis max %d axes [0] : tensor<4xf32> -> tensor<f32>
  %em = uop.const 1.0e-45 : tensor<f32>
  check.expect_eq %m, %em : tensor<f32>
  return
}

// Reductions of nothing give the neutral element; empty tensors stay empty.
func.func @empty() {
  %x = uop.const 3.0 : tensor<4x0xf32>
  %y = uop.exp2 %x : tensor<4x0xf32>
  %a = uop.reduce_axis add %y axes [1] : tensor<4x0xf32> -> tensor<4xf32>
  %b = uop.reduce_axis mul %y axes [0, 1] : tensor<4x0xf32> -> tensor<f32>
  %c = uop.reduce_axis max %y axes [1] : tensor<4x0xf32> -> tensor<4xf32>
  %d = uop.reduce_axis max %y axes [0] : tensor<4x0xf32> -> tensor<0xf32>
  %p = uop.pad %d low [1] high [1] : tensor<0xf32> -> tensor<2xf32>
  %ea = uop.const 0.0 : tensor<4xf32>
  %eb = uop.const 1.0 : tensor<f32>
  %ec = uop.const 0xFF800000 : tensor<4xf32>
  %ed = uop.const 1.0 : tensor<0xf32>
  %ep = uop.const 0.0 : tensor<2xf32>
  check.expect_eq %a, %ea : tensor<4xf32>
  check.expect_eq %b, %eb : tensor<f32>
  check.expect_eq %c, %ec : tensor<4xf32>
  check.expect_eq %d, %ed : tensor<0xf32>
  check.expect_eq %p, %ep : tensor<2xf32>
  return
}

// Eight axes, most of size 1, in another order, and reduced to nothing.
func.func @ranks() {
  %i = uop.iota axis 7 : tensor<2x1x3x1x2x1x1x4xi64>
  %j = uop.iota axis 2 : tensor<2x1x3x1x2x1x1x4xi64>
  %k = uop.const 10 : tensor<2x1x3x1x2x1x1x4xi64>
  %jk = uop.mul %j, %k : tensor<2x1x3x1x2x1x1x4xi64>
  %x = uop.add %i, %jk : tensor<2x1x3x1x2x1x1x4xi64>
  %p = uop.permute %x [7, 6, 5, 4, 3, 2, 1, 0] : tensor<2x1x3x1x2x1x1x4xi64> -> tensor<4x1x1x2x1x3x1x2xi64>
  %s = uop.reduce_axis add %p axes [0, 1, 2, 3, 4, 5, 6, 7] : tensor<4x1x1x2x1x3x1x2xi64> -> tensor<i64>
  %r = uop.reshape %s : tensor<i64> -> tensor<1x1x1x1x1x1x1x1xi64>
  %e = uop.const 552 : tensor<1x1x1x1x1x1x1x1xi64>
  check.expect_eq %r, %e : tensor<1x1x1x1x1x1x1x1xi64>
  %q = uop.shrink %p offsets [3, 0, 0, 1, 0, 0, 0, 1] sizes [1, 1, 1, 1, 1, 3, 1, 1] : tensor<4x1x1x2x1x3x1x2xi64> -> tensor<1x1x1x1x1x3x1x1xi64>
  %v = uop.reshape %q : tensor<1x1x1x1x1x3x1x1xi64> -> tensor<3xi64>
  %ev = uop.const dense<[3, 13, 23]> : tensor<3xi64>
  check.expect_eq %v, %ev : tensor<3xi64>
  return
}

func.func @narrow() {
  %a = uop.const dense<[1.0, 2.0, -0.5, 448.0]> : tensor<4xf8E4M3FN>
  %b = uop.const dense<[1.0, 2.0, -0.5, 3.0]> : tensor<4xbf16>
  %c = uop.const dense<[65535, 1, 2, 3]> : tensor<4xui16>
  %d = uop.const dense<[true, false, true, true]> : tensor<4xi1>
  %0 = uop.reduce_axis max %a axes [0] : tensor<4xf8E4M3FN> -> tensor<f8E4M3FN>
  %1 = uop.reduce_axis mul %b axes [0] : tensor<4xbf16> -> tensor<bf16>
  %2 = uop.reduce_axis max %c axes [0] : tensor<4xui16> -> tensor<ui16>
  %3 = uop.reduce_axis add %c axes [0] : tensor<4xui16> -> tensor<ui16>
  %4 = uop.reduce_axis min %d axes [0] : tensor<4xi1> -> tensor<i1>
  %e0 = uop.const 448.0 : tensor<f8E4M3FN>
  %e1 = uop.const -3.0 : tensor<bf16>
  %e2 = uop.const 65535 : tensor<ui16>
  %e3 = uop.const 5 : tensor<ui16>
  %e4 = uop.const false : tensor<i1>
  check.expect_eq %0, %e0 : tensor<f8E4M3FN>
  check.expect_eq %1, %e1 : tensor<bf16>
  check.expect_eq %2, %e2 : tensor<ui16>
  check.expect_eq %3, %e3 : tensor<ui16>
  check.expect_eq %4, %e4 : tensor<i1>
  return
}

// Constants are reduced, repeated and selected among.
func.func @constants() {
  %k = uop.const 2.0 : tensor<4x5xf32>
  %m = uop.const -1.0 : tensor<4x5xf32>
  %0 = uop.reduce_axis add %k axes [1] : tensor<4x5xf32> -> tensor<4xf32>
  %1 = uop.reduce_axis mul %k axes [1] : tensor<4x5xf32> -> tensor<4xf32>
  %i = uop.iota axis 1 : tensor<4x5xi8>
  %two = uop.const 2 : tensor<4x5xi8>
  %c = uop.cmp lt %i, %two : tensor<4x5xi8>
  %w = uop.where %c, %k, %m : tensor<4x5xf32>
  %2 = uop.reduce_axis add %w axes [0, 1] : tensor<4x5xf32> -> tensor<f32>
  %e0 = uop.const 10.0 : tensor<4xf32>
  %e1 = uop.const 32.0 : tensor<4xf32>
  %e2 = uop.const 4.0 : tensor<f32>
  check.expect_eq %0, %e0 : tensor<4xf32>
  check.expect_eq %1, %e1 : tensor<4xf32>
  check.expect_eq %2, %e2 : tensor<f32>
  return
}
