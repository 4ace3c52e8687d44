// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[1.0, 1.0, -1.0, 0.0, 0x7F800000, 0x7FC00000, 1.0]> : tensor<7xf32>
  %1 = uop.const dense<[3.0, 0.0, 0.0, 0.0, 0x7F800000, 1.0, 0x7F800000]> : tensor<7xf32>
  %r = uop.fdiv %0, %1 : tensor<7xf32>
  %e = uop.const dense<[0x3EAAAAAB, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0]> : tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const 1.0 : f32
  %1 = uop.const 3.0 : f32
  %r = uop.fdiv %0, %1 : f32
  %e = uop.const 0x3EAAAAAB : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[1.0, 1.0, -1.0, 0.0, 0x7F800000, 0x7FC00000, 1.0]> : vector<7xf32>
  %1 = uop.const dense<[3.0, 0.0, 0.0, 0.0, 0x7F800000, 1.0, 0x7F800000]> : vector<7xf32>
  %r = uop.fdiv %0, %1 : vector<7xf32>
  %e = uop.const dense<[0x3EAAAAAB, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0]> : vector<7xf32>
  check.expect_eq %r, %e : vector<7xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[1.0]> : tensor<1xf64>
  %1 = uop.const dense<[3.0]> : tensor<1xf64>
  %r = uop.fdiv %0, %1 : tensor<1xf64>
  %e = uop.const dense<[0x3FD5555555555555]> : tensor<1xf64>
  check.expect_eq %r, %e : tensor<1xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const 1.0 : f64
  %1 = uop.const 3.0 : f64
  %r = uop.fdiv %0, %1 : f64
  %e = uop.const 0x3FD5555555555555 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[1.0]> : tensor<1xf16>
  %1 = uop.const dense<[3.0]> : tensor<1xf16>
  %r = uop.fdiv %0, %1 : tensor<1xf16>
  %e = uop.const dense<[0x3555]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const 1.0 : f16
  %1 = uop.const 3.0 : f16
  %r = uop.fdiv %0, %1 : f16
  %e = uop.const 0x3555 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[1.0]> : tensor<1xbf16>
  %1 = uop.const dense<[3.0]> : tensor<1xbf16>
  %r = uop.fdiv %0, %1 : tensor<1xbf16>
  %e = uop.const dense<[0x3EAB]> : tensor<1xbf16>
  check.expect_eq %r, %e : tensor<1xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const 1.0 : bf16
  %1 = uop.const 3.0 : bf16
  %r = uop.fdiv %0, %1 : bf16
  %e = uop.const 0x3EAB : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[1.0, 1.0]> : tensor<2xf8E4M3FN>
  %1 = uop.const dense<[4.0, 0.0]> : tensor<2xf8E4M3FN>
  %r = uop.fdiv %0, %1 : tensor<2xf8E4M3FN>
  %e = uop.const dense<[0.25, 0x7F]> : tensor<2xf8E4M3FN>
  check.expect_eq %r, %e : tensor<2xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const 1.0 : f8E4M3FN
  %1 = uop.const 4.0 : f8E4M3FN
  %r = uop.fdiv %0, %1 : f8E4M3FN
  %e = uop.const 0.25 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[1.0, -1.0]> : tensor<2xf8E5M2>
  %1 = uop.const dense<[4.0, 0.0]> : tensor<2xf8E5M2>
  %r = uop.fdiv %0, %1 : tensor<2xf8E5M2>
  %e = uop.const dense<[0.25, 0xFC]> : tensor<2xf8E5M2>
  check.expect_eq %r, %e : tensor<2xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 1.0 : f8E5M2
  %1 = uop.const 4.0 : f8E5M2
  %r = uop.fdiv %0, %1 : f8E5M2
  %e = uop.const 0.25 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}
