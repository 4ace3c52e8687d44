// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-simplify-integers --test-uop-interpret
// RUN: uop-opt %s --uop-narrow-integers --test-uop-interpret
// RUN: uop-opt %s --uop-simplify-integers --uop-narrow-integers --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-lower-gates --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret

// Floats at and beyond the ends of what they are compared with, NaN and
// infinities: where the condition does not hold, another value is chosen.
func.func @chosen() {
  %x = uop.const dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.5, 0.0, 63.99, 64.0, 3.0e38, -5.0e9, 5.0e9]> : tensor<10xf32>
  %lo = uop.const 0.0 : tensor<10xf32>
  %hi = uop.const 64.0 : tensor<10xf32>
  %none = uop.const -1 : tensor<10xi64>
  %0 = uop.cmp ge %x, %lo : tensor<10xf32>
  %1 = uop.cmp lt %x, %hi : tensor<10xf32>
  %2 = uop.and %0, %1 : tensor<10xi1>
  %3 = uop.cast %x : tensor<10xf32> -> tensor<10xi64>
  %4 = uop.where %2, %3, %none : tensor<10xi64>
  %e = uop.const dense<[-1, -1, -1, -1, 0, 63, -1, -1, -1, -1]> : tensor<10xi64>
  check.expect_eq %4, %e : tensor<10xi64>

  // The conversion alone is that of 64 bits.
  %e3 = uop.const dense<[0, 9223372036854775807, -9223372036854775808, 0, 0, 63, 64, 9223372036854775807, -5000000000, 5000000000]> : tensor<10xi64>
  check.expect_eq %3, %e3 : tensor<10xi64>

  %t = uop.iota axis 0 : tensor<64xi64>
  %read = uop.gather %t, %4 axis 0 : tensor<64xi64>, tensor<10xi64> -> tensor<10xi64>
  %er = uop.const dense<[0, 0, 0, 0, 0, 63, 0, 0, 0, 0]> : tensor<10xi64>
  check.expect_eq %read, %er : tensor<10xi64>
  return
}

// A clamp keeps NaN, which becomes 0.
func.func @clamped() {
  %x = uop.const dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.5, 3.5, 7.0, 7.5]> : tensor<7xf32>
  %lo = uop.const 3.0 : tensor<7xf32>
  %hi = uop.const 7.0 : tensor<7xf32>
  %0 = uop.max %x, %lo : tensor<7xf32>
  %1 = uop.min %0, %hi : tensor<7xf32>
  %2 = uop.cast %1 : tensor<7xf32> -> tensor<7xi64>
  %e = uop.const dense<[0, 7, 3, 3, 3, 7, 7]> : tensor<7xi64>
  check.expect_eq %2, %e : tensor<7xi64>
  %three = uop.const 3 : tensor<7xi64>
  %3 = uop.cmp ge %2, %three : tensor<7xi64>
  %e3 = uop.const dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  check.expect_eq %3, %e3 : tensor<7xi1>

  // One more than the last element is outside of the source.
  %one = uop.const 1 : tensor<7xi64>
  %4 = uop.add %2, %one : tensor<7xi64>
  %t = uop.const dense<[9, 8, 7, 6, 5, 4, 3, 2]> : tensor<8xi32>
  %5 = uop.gather %t, %4 axis 0 : tensor<8xi32>, tensor<7xi64> -> tensor<7xi32>
  %e5 = uop.const dense<[8, 0, 5, 5, 5, 0, 0]> : tensor<7xi32>
  check.expect_eq %5, %e5 : tensor<7xi32>
  return
}

// Indices from the end, as frontends write them, and sums that wrap.
func.func @wrapped() {
  %i = uop.const dense<[-4, -1, 0, 3, 4, -5]> : tensor<6xi64>
  %zero = uop.const 0 : tensor<6xi64>
  %four = uop.const 4 : tensor<6xi64>
  %0 = uop.cmp lt %i, %zero : tensor<6xi64>
  %1 = uop.add %i, %four : tensor<6xi64>
  %2 = uop.where %0, %1, %i : tensor<6xi64>
  %t = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %3 = uop.gather %t, %2 axis 0 : tensor<4xf32>, tensor<6xi64> -> tensor<6xf32>
  %e3 = uop.const dense<[1.0, 4.0, 1.0, 4.0, 0.0, 0.0]> : tensor<6xf32>
  check.expect_eq %3, %e3 : tensor<6xf32>

  %b = uop.const dense<[100, 27]> : tensor<2xi8>
  %c = uop.const 100 : tensor<2xi8>
  %4 = uop.add %b, %c : tensor<2xi8>
  %lim = uop.const 0 : tensor<2xi8>
  %5 = uop.cmp lt %4, %lim : tensor<2xi8>
  %e5 = uop.const dense<[true, false]> : tensor<2xi1>
  check.expect_eq %5, %e5 : tensor<2xi1>
  return
}
