// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[0.5, -1.5, 0.0, 3.0, -149.0, -151.0, 128.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = uop.exp2 %0 : tensor<10xf32>
  %e = uop.const dense<[0x3FB504F3, 0x3EB504F3, 1.0, 8.0, 0x00000001, 0.0, 0x7F800000, 0.0, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  check.expect_eq %r, %e : tensor<10xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const 0.5 : f32
  %r = uop.exp2 %0 : f32
  %e = uop.const 0x3FB504F3 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[0.5, -1.5, 0.0, 3.0, -149.0, -151.0, 128.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : vector<10xf32>
  %r = uop.exp2 %0 : vector<10xf32>
  %e = uop.const dense<[0x3FB504F3, 0x3EB504F3, 1.0, 8.0, 0x00000001, 0.0, 0x7F800000, 0.0, 0x7F800000, 0x7FC00000]> : vector<10xf32>
  check.expect_eq %r, %e : vector<10xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[0.5, -1.5]> : tensor<2xf64>
  %r = uop.exp2 %0 : tensor<2xf64>
  %e = uop.const dense<[0x3FF6A09E667F3BCD, 0x3FD6A09E667F3BCD]> : tensor<2xf64>
  check.expect_eq %r, %e : tensor<2xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const 0.5 : f64
  %r = uop.exp2 %0 : f64
  %e = uop.const 0x3FF6A09E667F3BCD : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[4.0, -24.0]> : tensor<2xf16>
  %r = uop.exp2 %0 : tensor<2xf16>
  %e = uop.const dense<[16.0, 0x0001]> : tensor<2xf16>
  check.expect_eq %r, %e : tensor<2xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const 4.0 : f16
  %r = uop.exp2 %0 : f16
  %e = uop.const 16.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[7.0]> : tensor<1xbf16>
  %r = uop.exp2 %0 : tensor<1xbf16>
  %e = uop.const dense<[128.0]> : tensor<1xbf16>
  check.expect_eq %r, %e : tensor<1xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const 7.0 : bf16
  %r = uop.exp2 %0 : bf16
  %e = uop.const 128.0 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[8.0, 9.0]> : tensor<2xf8E4M3FN>
  %r = uop.exp2 %0 : tensor<2xf8E4M3FN>
  %e = uop.const dense<[256.0, 0x7F]> : tensor<2xf8E4M3FN>
  check.expect_eq %r, %e : tensor<2xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const 8.0 : f8E4M3FN
  %r = uop.exp2 %0 : f8E4M3FN
  %e = uop.const 256.0 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[14.0, 16.0]> : tensor<2xf8E5M2>
  %r = uop.exp2 %0 : tensor<2xf8E5M2>
  %e = uop.const dense<[16384.0, 0x7C]> : tensor<2xf8E5M2>
  check.expect_eq %r, %e : tensor<2xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 14.0 : f8E5M2
  %r = uop.exp2 %0 : f8E5M2
  %e = uop.const 16384.0 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}
