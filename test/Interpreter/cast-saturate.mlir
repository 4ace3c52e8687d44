// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

// What is too large becomes the largest number, infinities included; NaN stays.
// The columns: just below the tie beyond the largest number, at it, far beyond,
// infinities, NaN, what is in range.

func.func @f8E4M3FN() {
  %0 = uop.const dense<[463.0, 464.0, 465.0, -465.0, 1.0e30, 0x7F800000, 0xFF800000, 0x7FC00000, -0.0, 1.0]> : tensor<10xf32>
  %1 = uop.cast %0 saturate : tensor<10xf32> -> tensor<10xf8E4M3FN>
  %2 = uop.cast %0 : tensor<10xf32> -> tensor<10xf8E4M3FN>
  %e1 = uop.const dense<[448.0, 448.0, 448.0, -448.0, 448.0, 448.0, -448.0, 0x7F, -0.0, 1.0]> : tensor<10xf8E4M3FN>
  %e2 = uop.const dense<[448.0, 448.0, 0x7F, 0xFF, 0x7F, 0x7F, 0xFF, 0x7F, -0.0, 1.0]> : tensor<10xf8E4M3FN>
  check.expect_eq %1, %e1 : tensor<10xf8E4M3FN>
  check.expect_eq %2, %e2 : tensor<10xf8E4M3FN>
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[61439.0, 61440.0, -61440.0, 1.0e30, 0x7F800000, 0xFF800000, 0x7FC00000, -0.0]> : tensor<8xf32>
  %1 = uop.cast %0 saturate : tensor<8xf32> -> tensor<8xf8E5M2>
  %2 = uop.cast %0 : tensor<8xf32> -> tensor<8xf8E5M2>
  %e1 = uop.const dense<[57344.0, 57344.0, -57344.0, 57344.0, 57344.0, -57344.0, 0x7E, -0.0]> : tensor<8xf8E5M2>
  %e2 = uop.const dense<[57344.0, 0x7C, 0xFC, 0x7C, 0x7C, 0xFC, 0x7E, -0.0]> : tensor<8xf8E5M2>
  check.expect_eq %1, %e1 : tensor<8xf8E5M2>
  check.expect_eq %2, %e2 : tensor<8xf8E5M2>
  // To its own type, infinities alone change.
  %3 = uop.cast %2 saturate : tensor<8xf8E5M2> -> tensor<8xf8E5M2>
  check.expect_eq %3, %e1 : tensor<8xf8E5M2>
  return
}

// NaN is what would be -0.0, and there is one zero.
func.func @f8E4M3FNUZ() {
  %0 = uop.const dense<[247.0, 248.0, -248.0, 0x7F800000, 0xFF800000, 0xFFC00000, -0.0, -1.0e-30, 0.00048828125, 0.000488281308, -1.0]> : tensor<11xf32>
  %1 = uop.cast %0 saturate : tensor<11xf32> -> tensor<11xf8E4M3FNUZ>
  %2 = uop.cast %0 : tensor<11xf32> -> tensor<11xf8E4M3FNUZ>
  %e1 = uop.const dense<[0x7F, 0x7F, 0xFF, 0x7F, 0xFF, 0x80, 0x00, 0x00, 0x00, 0x01, 0xC0]> : tensor<11xf8E4M3FNUZ>
  %e2 = uop.const dense<[0x7F, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x01, 0xC0]> : tensor<11xf8E4M3FNUZ>
  check.expect_eq %1, %e1 : tensor<11xf8E4M3FNUZ>
  check.expect_eq %2, %e2 : tensor<11xf8E4M3FNUZ>
  return
}

func.func @f8E5M2FNUZ() {
  %0 = uop.const dense<[61439.0, 61440.0, -61440.0, 0x7F800000, 0xFF800000, 0x7FC00000, -0.0]> : tensor<7xf32>
  %1 = uop.cast %0 saturate : tensor<7xf32> -> tensor<7xf8E5M2FNUZ>
  %2 = uop.cast %0 : tensor<7xf32> -> tensor<7xf8E5M2FNUZ>
  %e1 = uop.const dense<[0x7F, 0x7F, 0xFF, 0x7F, 0xFF, 0x80, 0x00]> : tensor<7xf8E5M2FNUZ>
  %e2 = uop.const dense<[0x7F, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00]> : tensor<7xf8E5M2FNUZ>
  check.expect_eq %1, %e1 : tensor<7xf8E5M2FNUZ>
  check.expect_eq %2, %e2 : tensor<7xf8E5M2FNUZ>
  return
}

// Ties go up; zero and what is too small is the least power, 2^-127; negative
// numbers are NaN, the smallest too.
func.func @f8E8M0FNU() {
  %0 = uop.const dense<[1.0, 1.49999988, 1.5, 3.0, 0.75, 0.0, -0.0, 1.0e-45, 0x00600000, 0x005FFFFF, -1.0, -1.0e-45, 0x7F3FFFFF, 0x7F400000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<17xf32>
  %1 = uop.cast %0 saturate : tensor<17xf32> -> tensor<17xf8E8M0FNU>
  %2 = uop.cast %0 : tensor<17xf32> -> tensor<17xf8E8M0FNU>
  %e1 = uop.const dense<[0x7F, 0x7F, 0x80, 0x81, 0x7F, 0x00, 0x00, 0x00, 0x01, 0x00, 0xFF, 0xFF, 0xFE, 0xFE, 0xFE, 0xFF, 0xFF]> : tensor<17xf8E8M0FNU>
  %e2 = uop.const dense<[0x7F, 0x7F, 0x80, 0x81, 0x7F, 0x00, 0x00, 0x00, 0x01, 0x00, 0xFF, 0xFF, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF]> : tensor<17xf8E8M0FNU>
  check.expect_eq %1, %e1 : tensor<17xf8E8M0FNU>
  check.expect_eq %2, %e2 : tensor<17xf8E8M0FNU>
  %i = uop.const dense<[0, 1, 3, -1, 127]> : tensor<5xi8>
  %3 = uop.cast %i : tensor<5xi8> -> tensor<5xf8E8M0FNU>
  %e3 = uop.const dense<[0x00, 0x7F, 0x81, 0xFF, 0x86]> : tensor<5xf8E8M0FNU>
  check.expect_eq %3, %e3 : tensor<5xf8E8M0FNU>
  // There is no 0.
  %4 = uop.cast %3 : tensor<5xf8E8M0FNU> -> tensor<5xi1>
  %e4 = uop.const true : tensor<5xi1>
  check.expect_eq %4, %e4 : tensor<5xi1>
  return
}

// Neither infinity nor NaN: both modes are one, and NaN is 0.0.
func.func @f4E2M1FN() {
  %0 = uop.const dense<[5.0, 6.9, 7.0, -1.0e30, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0.25, 0.26, -0.25, 0.75, 2.5, 3.5]> : tensor<14xf32>
  %1 = uop.cast %0 saturate : tensor<14xf32> -> tensor<14xf4E2M1FN>
  %2 = uop.cast %0 : tensor<14xf32> -> tensor<14xf4E2M1FN>
  %e = uop.const dense<[4.0, 6.0, 6.0, -6.0, 6.0, -6.0, 0.0, 0.0, 0.0, 0.5, -0.0, 1.0, 2.0, 4.0]> : tensor<14xf4E2M1FN>
  check.expect_eq %1, %e : tensor<14xf4E2M1FN>
  check.expect_eq %2, %e : tensor<14xf4E2M1FN>
  return
}

func.func @f16_and_bf16() {
  %0 = uop.const dense<[65519.0, 65520.0, -1.0e30, 0x7F800000, 0x7FC00000, 0x7F7FFFFF]> : tensor<6xf32>
  %1 = uop.cast %0 saturate : tensor<6xf32> -> tensor<6xf16>
  %e1 = uop.const dense<[65504.0, 65504.0, -65504.0, 65504.0, 0x7E00, 65504.0]> : tensor<6xf16>
  check.expect_eq %1, %e1 : tensor<6xf16>
  %2 = uop.cast %0 saturate : tensor<6xf32> -> tensor<6xbf16>
  %e2 = uop.const dense<[65536.0, 65536.0, 0xF14A, 0x7F7F, 0x7FC0, 0x7F7F]> : tensor<6xbf16>
  check.expect_eq %2, %e2 : tensor<6xbf16>
  %3 = uop.const dense<[0x7C00, 0xFC00, 0x7E00, 65504.0]> : tensor<4xf16>
  %4 = uop.cast %3 saturate : tensor<4xf16> -> tensor<4xbf16>
  %e4 = uop.const dense<[0x7F7F, 0xFF7F, 0x7FC0, 65536.0]> : tensor<4xbf16>
  check.expect_eq %4, %e4 : tensor<4xbf16>
  return
}

// Rounded once: an f64 next to a tie is no tie, and neither is an integer.
func.func @once() {
  %0 = uop.const dense<[464.0, 464.00000000001, 1.0625, 1.06250000000001]> : tensor<4xf64>
  %1 = uop.cast %0 : tensor<4xf64> -> tensor<4xf8E4M3FN>
  %2 = uop.cast %0 saturate : tensor<4xf64> -> tensor<4xf8E4M3FN>
  %e1 = uop.const dense<[448.0, 0x7F, 1.0, 1.125]> : tensor<4xf8E4M3FN>
  %e2 = uop.const dense<[448.0, 448.0, 1.0, 1.125]> : tensor<4xf8E4M3FN>
  check.expect_eq %1, %e1 : tensor<4xf8E4M3FN>
  check.expect_eq %2, %e2 : tensor<4xf8E4M3FN>
  %3 = uop.const dense<[464, 465, -465, 9223372036854775807]> : tensor<4xi64>
  %4 = uop.cast %3 : tensor<4xi64> -> tensor<4xf8E4M3FN>
  %5 = uop.cast %3 saturate : tensor<4xi64> -> tensor<4xf8E4M3FN>
  %e4 = uop.const dense<[448.0, 0x7F, 0xFF, 0x7F]> : tensor<4xf8E4M3FN>
  %e5 = uop.const dense<[448.0, 448.0, -448.0, 448.0]> : tensor<4xf8E4M3FN>
  check.expect_eq %4, %e4 : tensor<4xf8E4M3FN>
  check.expect_eq %5, %e5 : tensor<4xf8E4M3FN>
  return
}

// As tinygrad casts to its float8_e4m3: finite numbers saturate, infinities
// are NaN.
func.func @as_tinygrad() {
  %0 = uop.const dense<[1000.0, -1000.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.5]> : tensor<6xf32>
  %1 = uop.abs %0 : tensor<6xf32>
  %inf = uop.const inf : tensor<6xf32>
  %2 = uop.cmp eq %1, %inf : tensor<6xf32>
  %nan = uop.const nan : tensor<6xf8E4M3FN>
  %3 = uop.cast %0 saturate : tensor<6xf32> -> tensor<6xf8E4M3FN>
  %4 = uop.where %2, %nan, %3 : tensor<6xf8E4M3FN>
  %e = uop.const dense<[448.0, -448.0, 0x7F, 0x7F, 0x7F, 1.5]> : tensor<6xf8E4M3FN>
  check.expect_eq %4, %e : tensor<6xf8E4M3FN>
  return
}
