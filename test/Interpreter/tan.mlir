// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[1.0, -2.0, 0.0, -0.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32>
  %r = uop.tan %0 : tensor<6xf32>
  %e = uop.const dense<[0x3FC75923, 0x400BD7B1, 0.0, -0.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const 1.0 : f32
  %r = uop.tan %0 : f32
  %e = uop.const 0x3FC75923 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[1.0, -2.0, 0.0, -0.0, 0x7F800000, 0x7FC00000]> : vector<6xf32>
  %r = uop.tan %0 : vector<6xf32>
  %e = uop.const dense<[0x3FC75923, 0x400BD7B1, 0.0, -0.0, 0x7FC00000, 0x7FC00000]> : vector<6xf32>
  check.expect_eq %r, %e : vector<6xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[1.0, -2.0]> : tensor<2xf64>
  %r = uop.tan %0 : tensor<2xf64>
  %e = uop.const dense<[0x3FF8EB245CBEE3A6, 0x40017AF62E0950F8]> : tensor<2xf64>
  check.expect_eq %r, %e : tensor<2xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const 1.0 : f64
  %r = uop.tan %0 : f64
  %e = uop.const 0x3FF8EB245CBEE3A6 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[0.0]> : tensor<1xf16>
  %r = uop.tan %0 : tensor<1xf16>
  %e = uop.const dense<[0.0]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const 0.0 : f16
  %r = uop.tan %0 : f16
  %e = uop.const 0.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[0.0]> : tensor<1xbf16>
  %r = uop.tan %0 : tensor<1xbf16>
  %e = uop.const dense<[0.0]> : tensor<1xbf16>
  check.expect_eq %r, %e : tensor<1xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const 0.0 : bf16
  %r = uop.tan %0 : bf16
  %e = uop.const 0.0 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[-0.0]> : tensor<1xf8E4M3FN>
  %r = uop.tan %0 : tensor<1xf8E4M3FN>
  %e = uop.const dense<[-0.0]> : tensor<1xf8E4M3FN>
  check.expect_eq %r, %e : tensor<1xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const -0.0 : f8E4M3FN
  %r = uop.tan %0 : f8E4M3FN
  %e = uop.const -0.0 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[0xFC]> : tensor<1xf8E5M2>
  %r = uop.tan %0 : tensor<1xf8E5M2>
  %e = uop.const dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_eq %r, %e : tensor<1xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 0xFC : f8E5M2
  %r = uop.tan %0 : f8E5M2
  %e = uop.const 0x7E : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}
