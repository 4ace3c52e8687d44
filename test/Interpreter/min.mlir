// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[1.0, 0x7FC00000, 1.0, -0.0, 0.0, 0x7F800000, 0xFF800000]> : tensor<7xf32>
  %1 = uop.const dense<[2.0, 1.0, 0x7FC00000, 0.0, -0.0, 1.0, -1.0]> : tensor<7xf32>
  %r = uop.min %0, %1 : tensor<7xf32>
  %e = uop.const dense<[1.0, 0x7FC00000, 0x7FC00000, -0.0, -0.0, 1.0, 0xFF800000]> : tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const 1.0 : f32
  %1 = uop.const 2.0 : f32
  %r = uop.min %0, %1 : f32
  %e = uop.const 1.0 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[1.0, 0x7FC00000, 1.0, -0.0, 0.0, 0x7F800000, 0xFF800000]> : vector<7xf32>
  %1 = uop.const dense<[2.0, 1.0, 0x7FC00000, 0.0, -0.0, 1.0, -1.0]> : vector<7xf32>
  %r = uop.min %0, %1 : vector<7xf32>
  %e = uop.const dense<[1.0, 0x7FC00000, 0x7FC00000, -0.0, -0.0, 1.0, 0xFF800000]> : vector<7xf32>
  check.expect_eq %r, %e : vector<7xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[-1.0]> : tensor<1xf64>
  %1 = uop.const dense<[-2.0]> : tensor<1xf64>
  %r = uop.min %0, %1 : tensor<1xf64>
  %e = uop.const dense<[-2.0]> : tensor<1xf64>
  check.expect_eq %r, %e : tensor<1xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const -1.0 : f64
  %1 = uop.const -2.0 : f64
  %r = uop.min %0, %1 : f64
  %e = uop.const -2.0 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[-0.0]> : tensor<1xf16>
  %1 = uop.const dense<[0.0]> : tensor<1xf16>
  %r = uop.min %0, %1 : tensor<1xf16>
  %e = uop.const dense<[-0.0]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const -0.0 : f16
  %1 = uop.const 0.0 : f16
  %r = uop.min %0, %1 : f16
  %e = uop.const -0.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[1.0]> : tensor<1xbf16>
  %1 = uop.const dense<[0x7FC0]> : tensor<1xbf16>
  %r = uop.min %0, %1 : tensor<1xbf16>
  %e = uop.const dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_eq %r, %e : tensor<1xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const 1.0 : bf16
  %1 = uop.const 0x7FC0 : bf16
  %r = uop.min %0, %1 : bf16
  %e = uop.const 0x7FC0 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[448.0]> : tensor<1xf8E4M3FN>
  %1 = uop.const dense<[-448.0]> : tensor<1xf8E4M3FN>
  %r = uop.min %0, %1 : tensor<1xf8E4M3FN>
  %e = uop.const dense<[-448.0]> : tensor<1xf8E4M3FN>
  check.expect_eq %r, %e : tensor<1xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const 448.0 : f8E4M3FN
  %1 = uop.const -448.0 : f8E4M3FN
  %r = uop.min %0, %1 : f8E4M3FN
  %e = uop.const -448.0 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[0xFC]> : tensor<1xf8E5M2>
  %1 = uop.const dense<[2.0]> : tensor<1xf8E5M2>
  %r = uop.min %0, %1 : tensor<1xf8E5M2>
  %e = uop.const dense<[0xFC]> : tensor<1xf8E5M2>
  check.expect_eq %r, %e : tensor<1xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 0xFC : f8E5M2
  %1 = uop.const 2.0 : f8E5M2
  %r = uop.min %0, %1 : f8E5M2
  %e = uop.const 0xFC : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}

func.func @i1() {
  %0 = uop.const dense<[false, false, true, true]> : tensor<4xi1>
  %1 = uop.const dense<[false, true, false, true]> : tensor<4xi1>
  %r = uop.min %0, %1 : tensor<4xi1>
  %e = uop.const dense<[false, false, false, true]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  return
}

func.func @i1_scalar() {
  %0 = uop.const false : i1
  %1 = uop.const false : i1
  %r = uop.min %0, %1 : i1
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i8() {
  %0 = uop.const dense<[-128]> : tensor<1xi8>
  %1 = uop.const dense<[127]> : tensor<1xi8>
  %r = uop.min %0, %1 : tensor<1xi8>
  %e = uop.const dense<[-128]> : tensor<1xi8>
  check.expect_eq %r, %e : tensor<1xi8>
  return
}

func.func @i8_scalar() {
  %0 = uop.const -128 : i8
  %1 = uop.const 127 : i8
  %r = uop.min %0, %1 : i8
  %e = uop.const -128 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i16() {
  %0 = uop.const dense<[-1]> : tensor<1xi16>
  %1 = uop.const dense<[1]> : tensor<1xi16>
  %r = uop.min %0, %1 : tensor<1xi16>
  %e = uop.const dense<[-1]> : tensor<1xi16>
  check.expect_eq %r, %e : tensor<1xi16>
  return
}

func.func @i16_scalar() {
  %0 = uop.const -1 : i16
  %1 = uop.const 1 : i16
  %r = uop.min %0, %1 : i16
  %e = uop.const -1 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32() {
  %0 = uop.const dense<[-2147483648]> : tensor<1xi32>
  %1 = uop.const dense<[-1]> : tensor<1xi32>
  %r = uop.min %0, %1 : tensor<1xi32>
  %e = uop.const dense<[-2147483648]> : tensor<1xi32>
  check.expect_eq %r, %e : tensor<1xi32>
  return
}

func.func @i32_scalar() {
  %0 = uop.const -2147483648 : i32
  %1 = uop.const -1 : i32
  %r = uop.min %0, %1 : i32
  %e = uop.const -2147483648 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64() {
  %0 = uop.const dense<[-9223372036854775808]> : tensor<1xi64>
  %1 = uop.const dense<[0]> : tensor<1xi64>
  %r = uop.min %0, %1 : tensor<1xi64>
  %e = uop.const dense<[-9223372036854775808]> : tensor<1xi64>
  check.expect_eq %r, %e : tensor<1xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const -9223372036854775808 : i64
  %1 = uop.const 0 : i64
  %r = uop.min %0, %1 : i64
  %e = uop.const -9223372036854775808 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @ui8() {
  %0 = uop.const dense<[200]> : tensor<1xui8>
  %1 = uop.const dense<[100]> : tensor<1xui8>
  %r = uop.min %0, %1 : tensor<1xui8>
  %e = uop.const dense<[100]> : tensor<1xui8>
  check.expect_eq %r, %e : tensor<1xui8>
  return
}

func.func @ui8_scalar() {
  %0 = uop.const 200 : ui8
  %1 = uop.const 100 : ui8
  %r = uop.min %0, %1 : ui8
  %e = uop.const 100 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16() {
  %0 = uop.const dense<[65535]> : tensor<1xui16>
  %1 = uop.const dense<[1]> : tensor<1xui16>
  %r = uop.min %0, %1 : tensor<1xui16>
  %e = uop.const dense<[1]> : tensor<1xui16>
  check.expect_eq %r, %e : tensor<1xui16>
  return
}

func.func @ui16_scalar() {
  %0 = uop.const 65535 : ui16
  %1 = uop.const 1 : ui16
  %r = uop.min %0, %1 : ui16
  %e = uop.const 1 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32() {
  %0 = uop.const dense<[4294967295]> : tensor<1xui32>
  %1 = uop.const dense<[1]> : tensor<1xui32>
  %r = uop.min %0, %1 : tensor<1xui32>
  %e = uop.const dense<[1]> : tensor<1xui32>
  check.expect_eq %r, %e : tensor<1xui32>
  return
}

func.func @ui32_scalar() {
  %0 = uop.const 4294967295 : ui32
  %1 = uop.const 1 : ui32
  %r = uop.min %0, %1 : ui32
  %e = uop.const 1 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64() {
  %0 = uop.const dense<[18446744073709551615]> : tensor<1xui64>
  %1 = uop.const dense<[1]> : tensor<1xui64>
  %r = uop.min %0, %1 : tensor<1xui64>
  %e = uop.const dense<[1]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 18446744073709551615 : ui64
  %1 = uop.const 1 : ui64
  %r = uop.min %0, %1 : ui64
  %e = uop.const 1 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @idx() {
  %0 = uop.const dense<[-1]> : vector<1xindex>
  %1 = uop.const dense<[1]> : vector<1xindex>
  %r = uop.min %0, %1 : vector<1xindex>
  %e = uop.const dense<[-1]> : vector<1xindex>
  check.expect_eq %r, %e : vector<1xindex>
  return
}

func.func @idx_scalar() {
  %0 = uop.const -1 : index
  %1 = uop.const 1 : index
  %r = uop.min %0, %1 : index
  %e = uop.const -1 : index
  check.expect_eq %r, %e : index
  return
}
