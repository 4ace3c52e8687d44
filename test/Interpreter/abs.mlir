// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[-1.5, -0.0, 0xFF800000, 0x7FC00000, 0x80000001]> : tensor<5xf32>
  %r = uop.abs %0 : tensor<5xf32>
  %e = uop.const dense<[1.5, 0.0, 0x7F800000, 0x7FC00000, 0x00000001]> : tensor<5xf32>
  check.expect_eq %r, %e : tensor<5xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const -1.5 : f32
  %r = uop.abs %0 : f32
  %e = uop.const 1.5 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[-1.5, -0.0, 0xFF800000, 0x7FC00000, 0x80000001]> : vector<5xf32>
  %r = uop.abs %0 : vector<5xf32>
  %e = uop.const dense<[1.5, 0.0, 0x7F800000, 0x7FC00000, 0x00000001]> : vector<5xf32>
  check.expect_eq %r, %e : vector<5xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[-2.5]> : tensor<1xf64>
  %r = uop.abs %0 : tensor<1xf64>
  %e = uop.const dense<[2.5]> : tensor<1xf64>
  check.expect_eq %r, %e : tensor<1xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const -2.5 : f64
  %r = uop.abs %0 : f64
  %e = uop.const 2.5 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[-65504.0]> : tensor<1xf16>
  %r = uop.abs %0 : tensor<1xf16>
  %e = uop.const dense<[65504.0]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const -65504.0 : f16
  %r = uop.abs %0 : f16
  %e = uop.const 65504.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[-3.0]> : tensor<1xbf16>
  %r = uop.abs %0 : tensor<1xbf16>
  %e = uop.const dense<[3.0]> : tensor<1xbf16>
  check.expect_eq %r, %e : tensor<1xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const -3.0 : bf16
  %r = uop.abs %0 : bf16
  %e = uop.const 3.0 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[-448.0]> : tensor<1xf8E4M3FN>
  %r = uop.abs %0 : tensor<1xf8E4M3FN>
  %e = uop.const dense<[448.0]> : tensor<1xf8E4M3FN>
  check.expect_eq %r, %e : tensor<1xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const -448.0 : f8E4M3FN
  %r = uop.abs %0 : f8E4M3FN
  %e = uop.const 448.0 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[0xFC, -2.0]> : tensor<2xf8E5M2>
  %r = uop.abs %0 : tensor<2xf8E5M2>
  %e = uop.const dense<[0x7C, 2.0]> : tensor<2xf8E5M2>
  check.expect_eq %r, %e : tensor<2xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 0xFC : f8E5M2
  %r = uop.abs %0 : f8E5M2
  %e = uop.const 0x7C : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}

func.func @i8() {
  %0 = uop.const dense<[-128, -127, 127, 0]> : tensor<4xi8>
  %r = uop.abs %0 : tensor<4xi8>
  %e = uop.const dense<[-128, 127, 127, 0]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  return
}

func.func @i8_scalar() {
  %0 = uop.const -128 : i8
  %r = uop.abs %0 : i8
  %e = uop.const -128 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i16() {
  %0 = uop.const dense<[-32768, -3]> : tensor<2xi16>
  %r = uop.abs %0 : tensor<2xi16>
  %e = uop.const dense<[-32768, 3]> : tensor<2xi16>
  check.expect_eq %r, %e : tensor<2xi16>
  return
}

func.func @i16_scalar() {
  %0 = uop.const -32768 : i16
  %r = uop.abs %0 : i16
  %e = uop.const -32768 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32() {
  %0 = uop.const dense<[-2147483648, -3]> : tensor<2xi32>
  %r = uop.abs %0 : tensor<2xi32>
  %e = uop.const dense<[-2147483648, 3]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  return
}

func.func @i32_scalar() {
  %0 = uop.const -2147483648 : i32
  %r = uop.abs %0 : i32
  %e = uop.const -2147483648 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64() {
  %0 = uop.const dense<[-9223372036854775808, -3]> : tensor<2xi64>
  %r = uop.abs %0 : tensor<2xi64>
  %e = uop.const dense<[-9223372036854775808, 3]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const -9223372036854775808 : i64
  %r = uop.abs %0 : i64
  %e = uop.const -9223372036854775808 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @ui8() {
  %0 = uop.const dense<[200, 0]> : tensor<2xui8>
  %r = uop.abs %0 : tensor<2xui8>
  %e = uop.const dense<[200, 0]> : tensor<2xui8>
  check.expect_eq %r, %e : tensor<2xui8>
  return
}

func.func @ui8_scalar() {
  %0 = uop.const 200 : ui8
  %r = uop.abs %0 : ui8
  %e = uop.const 200 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16() {
  %0 = uop.const dense<[65535]> : tensor<1xui16>
  %r = uop.abs %0 : tensor<1xui16>
  %e = uop.const dense<[65535]> : tensor<1xui16>
  check.expect_eq %r, %e : tensor<1xui16>
  return
}

func.func @ui16_scalar() {
  %0 = uop.const 65535 : ui16
  %r = uop.abs %0 : ui16
  %e = uop.const 65535 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32() {
  %0 = uop.const dense<[4294967295]> : tensor<1xui32>
  %r = uop.abs %0 : tensor<1xui32>
  %e = uop.const dense<[4294967295]> : tensor<1xui32>
  check.expect_eq %r, %e : tensor<1xui32>
  return
}

func.func @ui32_scalar() {
  %0 = uop.const 4294967295 : ui32
  %r = uop.abs %0 : ui32
  %e = uop.const 4294967295 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64() {
  %0 = uop.const dense<[18446744073709551615]> : tensor<1xui64>
  %r = uop.abs %0 : tensor<1xui64>
  %e = uop.const dense<[18446744073709551615]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 18446744073709551615 : ui64
  %r = uop.abs %0 : ui64
  %e = uop.const 18446744073709551615 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @idx() {
  %0 = uop.const dense<[-4, 4]> : vector<2xindex>
  %r = uop.abs %0 : vector<2xindex>
  %e = uop.const dense<[4, 4]> : vector<2xindex>
  check.expect_eq %r, %e : vector<2xindex>
  return
}

func.func @idx_scalar() {
  %0 = uop.const -4 : index
  %r = uop.abs %0 : index
  %e = uop.const 4 : index
  check.expect_eq %r, %e : index
  return
}
