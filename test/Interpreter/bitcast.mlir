// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32_to_i32() {
  %0 = uop.const dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  %r = uop.bitcast %0 : tensor<3xf32> -> tensor<3xi32>
  %e = uop.const dense<[1065353216, -2147483648, 2143289344]> : tensor<3xi32>
  check.expect_eq %r, %e : tensor<3xi32>
  return
}

func.func @f32_to_i32_scalar() {
  %0 = uop.const 1.0 : f32
  %r = uop.bitcast %0 : f32 -> i32
  %e = uop.const 1065353216 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @f32_to_i32_vector() {
  %0 = uop.const dense<[1.0, -0.0, 0x7FC00000]> : vector<3xf32>
  %r = uop.bitcast %0 : vector<3xf32> -> vector<3xi32>
  %e = uop.const dense<[1065353216, -2147483648, 2143289344]> : vector<3xi32>
  check.expect_eq %r, %e : vector<3xi32>
  return
}

func.func @i32_to_f32() {
  %0 = uop.const dense<[1065353216, -2147483648]> : tensor<2xi32>
  %r = uop.bitcast %0 : tensor<2xi32> -> tensor<2xf32>
  %e = uop.const dense<[1.0, -0.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

func.func @i32_to_f32_scalar() {
  %0 = uop.const 1065353216 : i32
  %r = uop.bitcast %0 : i32 -> f32
  %e = uop.const 1.0 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f64_to_ui64() {
  %0 = uop.const dense<[1.0]> : tensor<1xf64>
  %r = uop.bitcast %0 : tensor<1xf64> -> tensor<1xui64>
  %e = uop.const dense<[4607182418800017408]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @f64_to_ui64_scalar() {
  %0 = uop.const 1.0 : f64
  %r = uop.bitcast %0 : f64 -> ui64
  %e = uop.const 4607182418800017408 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @i64_to_f64() {
  %0 = uop.const dense<[4607182418800017408]> : tensor<1xi64>
  %r = uop.bitcast %0 : tensor<1xi64> -> tensor<1xf64>
  %e = uop.const dense<[1.0]> : tensor<1xf64>
  check.expect_eq %r, %e : tensor<1xf64>
  return
}

func.func @i64_to_f64_scalar() {
  %0 = uop.const 4607182418800017408 : i64
  %r = uop.bitcast %0 : i64 -> f64
  %e = uop.const 1.0 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16_to_bf16() {
  %0 = uop.const dense<[1.0]> : tensor<1xf16>
  %r = uop.bitcast %0 : tensor<1xf16> -> tensor<1xbf16>
  %e = uop.const dense<[0x3C00]> : tensor<1xbf16>
  check.expect_eq %r, %e : tensor<1xbf16>
  return
}

func.func @f16_to_bf16_scalar() {
  %0 = uop.const 1.0 : f16
  %r = uop.bitcast %0 : f16 -> bf16
  %e = uop.const 0x3C00 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @bf16_to_i16() {
  %0 = uop.const dense<[-0.0]> : tensor<1xbf16>
  %r = uop.bitcast %0 : tensor<1xbf16> -> tensor<1xi16>
  %e = uop.const dense<[-32768]> : tensor<1xi16>
  check.expect_eq %r, %e : tensor<1xi16>
  return
}

func.func @bf16_to_i16_scalar() {
  %0 = uop.const -0.0 : bf16
  %r = uop.bitcast %0 : bf16 -> i16
  %e = uop.const -32768 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @f8E4M3FN_to_f8E5M2() {
  %0 = uop.const dense<[1.0, 0x7F]> : tensor<2xf8E4M3FN>
  %r = uop.bitcast %0 : tensor<2xf8E4M3FN> -> tensor<2xf8E5M2>
  %e = uop.const dense<[0x38, 0x7E]> : tensor<2xf8E5M2>
  check.expect_eq %r, %e : tensor<2xf8E5M2>
  return
}

func.func @f8E4M3FN_to_f8E5M2_scalar() {
  %0 = uop.const 1.0 : f8E4M3FN
  %r = uop.bitcast %0 : f8E4M3FN -> f8E5M2
  %e = uop.const 0x38 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}

func.func @f8E5M2_to_ui8() {
  %0 = uop.const dense<[0x7C]> : tensor<1xf8E5M2>
  %r = uop.bitcast %0 : tensor<1xf8E5M2> -> tensor<1xui8>
  %e = uop.const dense<[124]> : tensor<1xui8>
  check.expect_eq %r, %e : tensor<1xui8>
  return
}

func.func @f8E5M2_to_ui8_scalar() {
  %0 = uop.const 0x7C : f8E5M2
  %r = uop.bitcast %0 : f8E5M2 -> ui8
  %e = uop.const 124 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @i8_to_ui8() {
  %0 = uop.const dense<[-1]> : tensor<1xi8>
  %r = uop.bitcast %0 : tensor<1xi8> -> tensor<1xui8>
  %e = uop.const dense<[255]> : tensor<1xui8>
  check.expect_eq %r, %e : tensor<1xui8>
  return
}

func.func @i8_to_ui8_scalar() {
  %0 = uop.const -1 : i8
  %r = uop.bitcast %0 : i8 -> ui8
  %e = uop.const 255 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @i1_to_i1() {
  %0 = uop.const dense<[true, false]> : tensor<2xi1>
  %r = uop.bitcast %0 : tensor<2xi1> -> tensor<2xi1>
  %e = uop.const dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %e : tensor<2xi1>
  return
}

func.func @i1_to_i1_scalar() {
  %0 = uop.const true : i1
  %r = uop.bitcast %0 : i1 -> i1
  %e = uop.const true : i1
  check.expect_eq %r, %e : i1
  return
}
