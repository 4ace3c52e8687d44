// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret

func.func @rows() {
  %x = uop.const dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %i = uop.const dense<[[2, 0, 0, -1], [3, 1, 2, 1]]> : tensor<2x4xi64>
  %0 = uop.gather %x, %i axis 1 : tensor<2x3xf32>, tensor<2x4xi64> -> tensor<2x4xf32>
  %e = uop.const dense<[[3.0, 1.0, 1.0, 0.0], [0.0, 5.0, 6.0, 5.0]]> : tensor<2x4xf32>
  check.expect_eq %0, %e : tensor<2x4xf32>
  return
}

// An index that is far outside is not multiplied by a stride.
func.func @far() {
  %x = uop.const dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %i = uop.const dense<[[1, -9223372036854775808, 9223372036854775807]]> : tensor<1x3xi64>
  %0 = uop.gather %x, %i axis 0 : tensor<2x3xf32>, tensor<1x3xi64> -> tensor<1x3xf32>
  %e = uop.const dense<[[4.0, 0.0, 0.0]]> : tensor<1x3xf32>
  check.expect_eq %0, %e : tensor<1x3xf32>
  return
}

// Indices may be narrower than the source off the axis; unsigned ones are.
func.func @columns() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %i = uop.const dense<[[1, 0], [200, 1]]> : tensor<2x2xui8>
  %0 = uop.gather %x, %i axis 0 : tensor<2x3xi8>, tensor<2x2xui8> -> tensor<2x2xi8>
  %e = uop.const dense<[[4, 2], [0, 5]]> : tensor<2x2xi8>
  check.expect_eq %0, %e : tensor<2x2xi8>
  return
}

// The source is computed, the indices too, and both sides may be empty.
func.func @computed() {
  %x = uop.iota axis 0 : tensor<5xf32>
  %y = uop.mul %x, %x : tensor<5xf32>
  %i = uop.iota axis 0 : tensor<7xi32>
  %n = uop.const 5 : tensor<7xi32>
  %j = uop.sub %n, %i : tensor<7xi32>
  %0 = uop.gather %y, %j axis 0 : tensor<5xf32>, tensor<7xi32> -> tensor<7xf32>
  %e = uop.const dense<[0.0, 16.0, 9.0, 4.0, 1.0, 0.0, 0.0]> : tensor<7xf32>
  check.expect_eq %0, %e : tensor<7xf32>

  %none = uop.const 0 : tensor<0xi32>
  %1 = uop.gather %y, %none axis 0 : tensor<5xf32>, tensor<0xi32> -> tensor<0xf32>
  %e1 = uop.const 0.0 : tensor<0xf32>
  check.expect_eq %1, %e1 : tensor<0xf32>
  %2 = uop.gather %e1, %j axis 0 : tensor<0xf32>, tensor<7xi32> -> tensor<7xf32>
  %e2 = uop.const 0.0 : tensor<7xf32>
  check.expect_eq %2, %e2 : tensor<7xf32>

  %c = uop.const 2.5 : tensor<5xf32>
  %3 = uop.gather %c, %j axis 0 : tensor<5xf32>, tensor<7xi32> -> tensor<7xf32>
  %e3 = uop.const dense<[0.0, 2.5, 2.5, 2.5, 2.5, 2.5, 0.0]> : tensor<7xf32>
  check.expect_eq %3, %e3 : tensor<7xf32>
  return
}
