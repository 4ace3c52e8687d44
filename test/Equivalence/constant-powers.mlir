// Powers with a constant exponent that a few ops compute: of all f16 numbers,
// zeros, infinities, NaN and subnormals among them, and of others.
//
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify | FileCheck %s --implicit-check-not=uop.pow

// CHECK-LABEL: func.func @f16(
// CHECK: uop.mul
// CHECK: uop.fdiv
// CHECK: uop.sqrt
func.func @f16() {
  %0 = uop.iota axis 0 : tensor<65536xui16>
  %x = uop.bitcast %0 : tensor<65536xui16> -> tensor<65536xf16>
  %w = uop.cast %x : tensor<65536xf16> -> tensor<65536xf64>
  %one = uop.const 1.0 : tensor<65536xf16>
  %two = uop.const 2.0 : tensor<65536xf16>
  %minus = uop.const -1.0 : tensor<65536xf16>
  %half = uop.const 0.5 : tensor<65536xf16>
  %none = uop.const 0.0 : tensor<65536xf16>
  %p0 = uop.pow %x, %none : tensor<65536xf16>
  %p1 = uop.pow %x, %one : tensor<65536xf16>
  %p2 = uop.pow %x, %two : tensor<65536xf16>
  %pm = uop.pow %x, %minus : tensor<65536xf16>
  %ph = uop.pow %x, %half : tensor<65536xf16>
  // In f64, of which the results have 11 bits.
  %w2 = uop.mul %w, %w : tensor<65536xf64>
  %e2 = uop.cast %w2 : tensor<65536xf64> -> tensor<65536xf16>
  %c1 = uop.const 1.0 : tensor<65536xf64>
  %wm = uop.fdiv %c1, %w : tensor<65536xf64>
  %em = uop.cast %wm : tensor<65536xf64> -> tensor<65536xf16>
  %inf = uop.const inf : tensor<65536xf64>
  %least = uop.const -inf : tensor<65536xf64>
  %zero = uop.const 0.0 : tensor<65536xf64>
  %plus = uop.add %w, %zero : tensor<65536xf64>
  %root = uop.sqrt %plus : tensor<65536xf64>
  %isLeast = uop.cmp eq %w, %least : tensor<65536xf64>
  %wh = uop.where %isLeast, %inf, %root : tensor<65536xf64>
  %eh = uop.cast %wh : tensor<65536xf64> -> tensor<65536xf16>
  check.expect_eq %p0, %one : tensor<65536xf16>
  check.expect_eq %p1, %x : tensor<65536xf16>
  check.expect_eq %p2, %e2 : tensor<65536xf16>
  check.expect_eq %pm, %em : tensor<65536xf16>
  check.expect_eq %ph, %eh : tensor<65536xf16>
  return
}
