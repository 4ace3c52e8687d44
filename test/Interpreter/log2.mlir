// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[3.0, 10.0, 8.0, 0.25, 0.0, -1.0, 0x7F800000, 0x7FC00000, 0x00000001]> : tensor<9xf32>
  %r = uop.log2 %0 : tensor<9xf32>
  %e = uop.const dense<[0x3FCAE00D, 0x40549A78, 3.0, -2.0, 0xFF800000, 0x7FC00000, 0x7F800000, 0x7FC00000, -149.0]> : tensor<9xf32>
  check.expect_eq %r, %e : tensor<9xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const 3.0 : f32
  %r = uop.log2 %0 : f32
  %e = uop.const 0x3FCAE00D : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[3.0, 10.0, 8.0, 0.25, 0.0, -1.0, 0x7F800000, 0x7FC00000, 0x00000001]> : vector<9xf32>
  %r = uop.log2 %0 : vector<9xf32>
  %e = uop.const dense<[0x3FCAE00D, 0x40549A78, 3.0, -2.0, 0xFF800000, 0x7FC00000, 0x7F800000, 0x7FC00000, -149.0]> : vector<9xf32>
  check.expect_eq %r, %e : vector<9xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[3.0, 10.0]> : tensor<2xf64>
  %r = uop.log2 %0 : tensor<2xf64>
  %e = uop.const dense<[0x3FF95C01A39FBD68, 0x400A934F0979A371]> : tensor<2xf64>
  check.expect_eq %r, %e : tensor<2xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const 3.0 : f64
  %r = uop.log2 %0 : f64
  %e = uop.const 0x3FF95C01A39FBD68 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[1024.0]> : tensor<1xf16>
  %r = uop.log2 %0 : tensor<1xf16>
  %e = uop.const dense<[10.0]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const 1024.0 : f16
  %r = uop.log2 %0 : f16
  %e = uop.const 10.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[0.5]> : tensor<1xbf16>
  %r = uop.log2 %0 : tensor<1xbf16>
  %e = uop.const dense<[-1.0]> : tensor<1xbf16>
  check.expect_eq %r, %e : tensor<1xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const 0.5 : bf16
  %r = uop.log2 %0 : bf16
  %e = uop.const -1.0 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[256.0]> : tensor<1xf8E4M3FN>
  %r = uop.log2 %0 : tensor<1xf8E4M3FN>
  %e = uop.const dense<[8.0]> : tensor<1xf8E4M3FN>
  check.expect_eq %r, %e : tensor<1xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const 256.0 : f8E4M3FN
  %r = uop.log2 %0 : f8E4M3FN
  %e = uop.const 8.0 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[4.0]> : tensor<1xf8E5M2>
  %r = uop.log2 %0 : tensor<1xf8E5M2>
  %e = uop.const dense<[2.0]> : tensor<1xf8E5M2>
  check.expect_eq %r, %e : tensor<1xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 4.0 : f8E5M2
  %r = uop.log2 %0 : f8E5M2
  %e = uop.const 2.0 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}
