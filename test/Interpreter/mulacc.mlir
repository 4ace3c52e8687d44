// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[0x3F800001, 2.0, 0x7F800000, 0x7FC00000, -0.0]> : tensor<5xf32>
  %1 = uop.const dense<[0x3F800001, 3.0, 0.0, 1.0, 1.0]> : tensor<5xf32>
  %2 = uop.const dense<[0xBF800002, 4.0, 1.0, 1.0, -0.0]> : tensor<5xf32>
  %r = uop.mulacc %0, %1, %2 : tensor<5xf32>
  %e = uop.const dense<[0x28800000, 10.0, 0x7FC00000, 0x7FC00000, -0.0]> : tensor<5xf32>
  check.expect_eq %r, %e : tensor<5xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const 0x3F800001 : f32
  %1 = uop.const 0x3F800001 : f32
  %2 = uop.const 0xBF800002 : f32
  %r = uop.mulacc %0, %1, %2 : f32
  %e = uop.const 0x28800000 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[0x3F800001, 2.0, 0x7F800000, 0x7FC00000, -0.0]> : vector<5xf32>
  %1 = uop.const dense<[0x3F800001, 3.0, 0.0, 1.0, 1.0]> : vector<5xf32>
  %2 = uop.const dense<[0xBF800002, 4.0, 1.0, 1.0, -0.0]> : vector<5xf32>
  %r = uop.mulacc %0, %1, %2 : vector<5xf32>
  %e = uop.const dense<[0x28800000, 10.0, 0x7FC00000, 0x7FC00000, -0.0]> : vector<5xf32>
  check.expect_eq %r, %e : vector<5xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[0x3FF0000000000001]> : tensor<1xf64>
  %1 = uop.const dense<[0x3FF0000000000001]> : tensor<1xf64>
  %2 = uop.const dense<[0xBFF0000000000002]> : tensor<1xf64>
  %r = uop.mulacc %0, %1, %2 : tensor<1xf64>
  %e = uop.const dense<[0x3970000000000000]> : tensor<1xf64>
  check.expect_eq %r, %e : tensor<1xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const 0x3FF0000000000001 : f64
  %1 = uop.const 0x3FF0000000000001 : f64
  %2 = uop.const 0xBFF0000000000002 : f64
  %r = uop.mulacc %0, %1, %2 : f64
  %e = uop.const 0x3970000000000000 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[1.0, 2.0, 2048.0]> : tensor<3xf16>
  %1 = uop.const dense<[2048.0, 3.0, 1.0]> : tensor<3xf16>
  %2 = uop.const dense<[0x0001, 1.0, 1.0]> : tensor<3xf16>
  %r = uop.mulacc %0, %1, %2 : tensor<3xf16>
  %e = uop.const dense<[2048.0, 7.0, 2048.0]> : tensor<3xf16>
  check.expect_eq %r, %e : tensor<3xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const 1.0 : f16
  %1 = uop.const 2048.0 : f16
  %2 = uop.const 0x0001 : f16
  %r = uop.mulacc %0, %1, %2 : f16
  %e = uop.const 2048.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @f16_1() {
  %0 = uop.const dense<[0x3C01]> : tensor<1xf16>
  %1 = uop.const dense<[0x4400]> : tensor<1xf16>
  %2 = uop.const dense<[0x0001]> : tensor<1xf16>
  %r = uop.mulacc %0, %1, %2 : tensor<1xf16>
  %e = uop.const dense<[0x4401]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

func.func @f16_1_scalar() {
  %0 = uop.const 0x3C01 : f16
  %1 = uop.const 0x4400 : f16
  %2 = uop.const 0x0001 : f16
  %r = uop.mulacc %0, %1, %2 : f16
  %e = uop.const 0x4401 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[3.0, 0x4380]> : tensor<2xbf16>
  %1 = uop.const dense<[5.0, 1.0]> : tensor<2xbf16>
  %2 = uop.const dense<[1.0, 0x3F80]> : tensor<2xbf16>
  %r = uop.mulacc %0, %1, %2 : tensor<2xbf16>
  %e = uop.const dense<[16.0, 256.0]> : tensor<2xbf16>
  check.expect_eq %r, %e : tensor<2xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const 3.0 : bf16
  %1 = uop.const 5.0 : bf16
  %2 = uop.const 1.0 : bf16
  %r = uop.mulacc %0, %1, %2 : bf16
  %e = uop.const 16.0 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[1.125, 448.0]> : tensor<2xf8E4M3FN>
  %1 = uop.const dense<[1.125, 1.0]> : tensor<2xf8E4M3FN>
  %2 = uop.const dense<[0x01, 448.0]> : tensor<2xf8E4M3FN>
  %r = uop.mulacc %0, %1, %2 : tensor<2xf8E4M3FN>
  %e = uop.const dense<[1.25, 0x7F]> : tensor<2xf8E4M3FN>
  check.expect_eq %r, %e : tensor<2xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const 1.125 : f8E4M3FN
  %1 = uop.const 1.125 : f8E4M3FN
  %2 = uop.const 0x01 : f8E4M3FN
  %r = uop.mulacc %0, %1, %2 : f8E4M3FN
  %e = uop.const 1.25 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[1.25]> : tensor<1xf8E5M2>
  %1 = uop.const dense<[1.5]> : tensor<1xf8E5M2>
  %2 = uop.const dense<[0.125]> : tensor<1xf8E5M2>
  %r = uop.mulacc %0, %1, %2 : tensor<1xf8E5M2>
  %e = uop.const dense<[2.0]> : tensor<1xf8E5M2>
  check.expect_eq %r, %e : tensor<1xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 1.25 : f8E5M2
  %1 = uop.const 1.5 : f8E5M2
  %2 = uop.const 0.125 : f8E5M2
  %r = uop.mulacc %0, %1, %2 : f8E5M2
  %e = uop.const 2.0 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}

func.func @i8() {
  %0 = uop.const dense<[100, -128]> : tensor<2xi8>
  %1 = uop.const dense<[2, -1]> : tensor<2xi8>
  %2 = uop.const dense<[60, 1]> : tensor<2xi8>
  %r = uop.mulacc %0, %1, %2 : tensor<2xi8>
  %e = uop.const dense<[4, -127]> : tensor<2xi8>
  check.expect_eq %r, %e : tensor<2xi8>
  return
}

func.func @i8_scalar() {
  %0 = uop.const 100 : i8
  %1 = uop.const 2 : i8
  %2 = uop.const 60 : i8
  %r = uop.mulacc %0, %1, %2 : i8
  %e = uop.const 4 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i16() {
  %0 = uop.const dense<[256]> : tensor<1xi16>
  %1 = uop.const dense<[256]> : tensor<1xi16>
  %2 = uop.const dense<[7]> : tensor<1xi16>
  %r = uop.mulacc %0, %1, %2 : tensor<1xi16>
  %e = uop.const dense<[7]> : tensor<1xi16>
  check.expect_eq %r, %e : tensor<1xi16>
  return
}

func.func @i16_scalar() {
  %0 = uop.const 256 : i16
  %1 = uop.const 256 : i16
  %2 = uop.const 7 : i16
  %r = uop.mulacc %0, %1, %2 : i16
  %e = uop.const 7 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32() {
  %0 = uop.const dense<[2147483647]> : tensor<1xi32>
  %1 = uop.const dense<[2]> : tensor<1xi32>
  %2 = uop.const dense<[3]> : tensor<1xi32>
  %r = uop.mulacc %0, %1, %2 : tensor<1xi32>
  %e = uop.const dense<[1]> : tensor<1xi32>
  check.expect_eq %r, %e : tensor<1xi32>
  return
}

func.func @i32_scalar() {
  %0 = uop.const 2147483647 : i32
  %1 = uop.const 2 : i32
  %2 = uop.const 3 : i32
  %r = uop.mulacc %0, %1, %2 : i32
  %e = uop.const 1 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64() {
  %0 = uop.const dense<[9223372036854775807]> : tensor<1xi64>
  %1 = uop.const dense<[2]> : tensor<1xi64>
  %2 = uop.const dense<[3]> : tensor<1xi64>
  %r = uop.mulacc %0, %1, %2 : tensor<1xi64>
  %e = uop.const dense<[1]> : tensor<1xi64>
  check.expect_eq %r, %e : tensor<1xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const 9223372036854775807 : i64
  %1 = uop.const 2 : i64
  %2 = uop.const 3 : i64
  %r = uop.mulacc %0, %1, %2 : i64
  %e = uop.const 1 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @ui8() {
  %0 = uop.const dense<[255]> : tensor<1xui8>
  %1 = uop.const dense<[255]> : tensor<1xui8>
  %2 = uop.const dense<[255]> : tensor<1xui8>
  %r = uop.mulacc %0, %1, %2 : tensor<1xui8>
  %e = uop.const dense<[0]> : tensor<1xui8>
  check.expect_eq %r, %e : tensor<1xui8>
  return
}

func.func @ui8_scalar() {
  %0 = uop.const 255 : ui8
  %1 = uop.const 255 : ui8
  %2 = uop.const 255 : ui8
  %r = uop.mulacc %0, %1, %2 : ui8
  %e = uop.const 0 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16() {
  %0 = uop.const dense<[65535]> : tensor<1xui16>
  %1 = uop.const dense<[2]> : tensor<1xui16>
  %2 = uop.const dense<[3]> : tensor<1xui16>
  %r = uop.mulacc %0, %1, %2 : tensor<1xui16>
  %e = uop.const dense<[1]> : tensor<1xui16>
  check.expect_eq %r, %e : tensor<1xui16>
  return
}

func.func @ui16_scalar() {
  %0 = uop.const 65535 : ui16
  %1 = uop.const 2 : ui16
  %2 = uop.const 3 : ui16
  %r = uop.mulacc %0, %1, %2 : ui16
  %e = uop.const 1 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32() {
  %0 = uop.const dense<[4294967295]> : tensor<1xui32>
  %1 = uop.const dense<[2]> : tensor<1xui32>
  %2 = uop.const dense<[3]> : tensor<1xui32>
  %r = uop.mulacc %0, %1, %2 : tensor<1xui32>
  %e = uop.const dense<[1]> : tensor<1xui32>
  check.expect_eq %r, %e : tensor<1xui32>
  return
}

func.func @ui32_scalar() {
  %0 = uop.const 4294967295 : ui32
  %1 = uop.const 2 : ui32
  %2 = uop.const 3 : ui32
  %r = uop.mulacc %0, %1, %2 : ui32
  %e = uop.const 1 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64() {
  %0 = uop.const dense<[18446744073709551615]> : tensor<1xui64>
  %1 = uop.const dense<[2]> : tensor<1xui64>
  %2 = uop.const dense<[3]> : tensor<1xui64>
  %r = uop.mulacc %0, %1, %2 : tensor<1xui64>
  %e = uop.const dense<[1]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 18446744073709551615 : ui64
  %1 = uop.const 2 : ui64
  %2 = uop.const 3 : ui64
  %r = uop.mulacc %0, %1, %2 : ui64
  %e = uop.const 1 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @idx() {
  %0 = uop.const dense<[2]> : vector<1xindex>
  %1 = uop.const dense<[3]> : vector<1xindex>
  %2 = uop.const dense<[-7]> : vector<1xindex>
  %r = uop.mulacc %0, %1, %2 : vector<1xindex>
  %e = uop.const dense<[-1]> : vector<1xindex>
  check.expect_eq %r, %e : vector<1xindex>
  return
}

func.func @idx_scalar() {
  %0 = uop.const 2 : index
  %1 = uop.const 3 : index
  %2 = uop.const -7 : index
  %r = uop.mulacc %0, %1, %2 : index
  %e = uop.const -1 : index
  check.expect_eq %r, %e : index
  return
}
