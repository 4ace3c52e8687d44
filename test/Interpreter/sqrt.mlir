// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[4.0, 2.0, 0.0, -0.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001]> : tensor<9xf32>
  %r = uop.sqrt %0 : tensor<9xf32>
  %e = uop.const dense<[2.0, 0x3FB504F3, 0.0, -0.0, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x1A3504F3]> : tensor<9xf32>
  check.expect_eq %r, %e : tensor<9xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const 4.0 : f32
  %r = uop.sqrt %0 : f32
  %e = uop.const 2.0 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[4.0, 2.0, 0.0, -0.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001]> : vector<9xf32>
  %r = uop.sqrt %0 : vector<9xf32>
  %e = uop.const dense<[2.0, 0x3FB504F3, 0.0, -0.0, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x1A3504F3]> : vector<9xf32>
  check.expect_eq %r, %e : vector<9xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[2.25, 2.0]> : tensor<2xf64>
  %r = uop.sqrt %0 : tensor<2xf64>
  %e = uop.const dense<[1.5, 0x3FF6A09E667F3BCD]> : tensor<2xf64>
  check.expect_eq %r, %e : tensor<2xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const 2.25 : f64
  %r = uop.sqrt %0 : f64
  %e = uop.const 1.5 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[2.0, 9.0]> : tensor<2xf16>
  %r = uop.sqrt %0 : tensor<2xf16>
  %e = uop.const dense<[0x3DA8, 3.0]> : tensor<2xf16>
  check.expect_eq %r, %e : tensor<2xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const 2.0 : f16
  %r = uop.sqrt %0 : f16
  %e = uop.const 0x3DA8 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[2.0, 16.0]> : tensor<2xbf16>
  %r = uop.sqrt %0 : tensor<2xbf16>
  %e = uop.const dense<[0x3FB5, 4.0]> : tensor<2xbf16>
  check.expect_eq %r, %e : tensor<2xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const 2.0 : bf16
  %r = uop.sqrt %0 : bf16
  %e = uop.const 0x3FB5 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[2.0, 64.0]> : tensor<2xf8E4M3FN>
  %r = uop.sqrt %0 : tensor<2xf8E4M3FN>
  %e = uop.const dense<[1.375, 8.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r, %e : tensor<2xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const 2.0 : f8E4M3FN
  %r = uop.sqrt %0 : f8E4M3FN
  %e = uop.const 1.375 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[2.0, 64.0]> : tensor<2xf8E5M2>
  %r = uop.sqrt %0 : tensor<2xf8E5M2>
  %e = uop.const dense<[1.5, 8.0]> : tensor<2xf8E5M2>
  check.expect_eq %r, %e : tensor<2xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 2.0 : f8E5M2
  %r = uop.sqrt %0 : f8E5M2
  %e = uop.const 1.5 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}
