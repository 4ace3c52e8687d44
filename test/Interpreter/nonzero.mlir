// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-lower-sort --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret

func.func @rows() {
  %x = uop.const dense<[[0.0, 2.0, -0.0], [0x7FC00000, 0.0, -1.0]]> : tensor<2x3xf32>
  %p, %n = uop.nonzero %x : tensor<2x3xf32> -> tensor<6x2xi64>, tensor<i64>
  %ep = uop.const dense<[[0, 1], [1, 0], [1, 2], [-1, -1], [-1, -1], [-1, -1]]> : tensor<6x2xi64>
  %en = uop.const dense<3> : tensor<i64>
  check.expect_eq %p, %ep : tensor<6x2xi64>
  check.expect_eq %n, %en : tensor<i64>
  return
}

// Less room than there are elements, and more.
func.func @room() {
  %x = uop.const dense<[true, false, true, true]> : tensor<4xi1>
  %0:2 = uop.nonzero %x : tensor<4xi1> -> tensor<2x1xi8>, tensor<ui8>
  %e0 = uop.const dense<[[0], [2]]> : tensor<2x1xi8>
  %n0 = uop.const dense<3> : tensor<ui8>
  check.expect_eq %0#0, %e0 : tensor<2x1xi8>
  check.expect_eq %0#1, %n0 : tensor<ui8>
  %1:2 = uop.nonzero %x : tensor<4xi1> -> tensor<5x1xi8>, tensor<i32>
  %e1 = uop.const dense<[[0], [2], [3], [-1], [-1]]> : tensor<5x1xi8>
  check.expect_eq %1#0, %e1 : tensor<5x1xi8>
  %2:2 = uop.nonzero %x : tensor<4xi1> -> tensor<0x1xi8>, tensor<i32>
  %n2 = uop.const dense<3> : tensor<i32>
  check.expect_eq %2#1, %n2 : tensor<i32>
  return
}

// Without axes, without elements, of three axes, and of numbers that are only
// stored, one kind of which has no zero.
func.func @shapes() {
  %s = uop.const dense<4> : tensor<ui16>
  %0:2 = uop.nonzero %s : tensor<ui16> -> tensor<1x0xi64>, tensor<i64>
  %one = uop.const dense<1> : tensor<i64>
  check.expect_eq %0#1, %one : tensor<i64>
  %x = uop.const 0 : tensor<2x0xi64>
  %1:2 = uop.nonzero %x : tensor<2x0xi64> -> tensor<2x2xi64>, tensor<i64>
  %none = uop.const -1 : tensor<2x2xi64>
  %zero = uop.const dense<0> : tensor<i64>
  check.expect_eq %1#0, %none : tensor<2x2xi64>
  check.expect_eq %1#1, %zero : tensor<i64>
  %y = uop.const dense<[[[0, 1, 0]], [[0, 0, 7]]]> : tensor<2x1x3xi8>
  %2:2 = uop.nonzero %y : tensor<2x1x3xi8> -> tensor<3x3xi64>, tensor<i64>
  %e2 = uop.const dense<[[0, 0, 1], [1, 0, 2], [-1, -1, -1]]> : tensor<3x3xi64>
  check.expect_eq %2#0, %e2 : tensor<3x3xi64>
  %f = uop.const dense<[0.0, 6.0]> : tensor<2xf4E2M1FN>
  %3:2 = uop.nonzero %f : tensor<2xf4E2M1FN> -> tensor<1x1xi64>, tensor<i64>
  %e3 = uop.const dense<[[1]]> : tensor<1x1xi64>
  check.expect_eq %3#0, %e3 : tensor<1x1xi64>
  %m = uop.const dense<[1.0, 0xFF]> : tensor<2xf8E8M0FNU>
  %4:2 = uop.nonzero %m : tensor<2xf8E8M0FNU> -> tensor<2x1xi64>, tensor<i64>
  %e4 = uop.const dense<[[0], [1]]> : tensor<2x1xi64>
  check.expect_eq %4#0, %e4 : tensor<2x1xi64>
  return
}
