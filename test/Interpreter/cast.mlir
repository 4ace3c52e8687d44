// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32_to_i8() {
  %0 = uop.const dense<[1.9, -1.9, 127.5, 128.0, -129.0, 0x7F800000, 0xFF800000, 0x7FC00000, -0.5]> : tensor<9xf32>
  %r = uop.cast %0 : tensor<9xf32> -> tensor<9xi8>
  %e = uop.const dense<[1, -1, 127, 127, -128, 127, -128, 0, 0]> : tensor<9xi8>
  check.expect_eq %r, %e : tensor<9xi8>
  return
}

func.func @f32_to_i8_scalar() {
  %0 = uop.const 1.9 : f32
  %r = uop.cast %0 : f32 -> i8
  %e = uop.const 1 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @f32_to_i8_vector() {
  %0 = uop.const dense<[1.9, -1.9, 127.5, 128.0, -129.0, 0x7F800000, 0xFF800000, 0x7FC00000, -0.5]> : vector<9xf32>
  %r = uop.cast %0 : vector<9xf32> -> vector<9xi8>
  %e = uop.const dense<[1, -1, 127, 127, -128, 127, -128, 0, 0]> : vector<9xi8>
  check.expect_eq %r, %e : vector<9xi8>
  return
}

func.func @f32_to_i16_1() {
  %0 = uop.const dense<[40000.0, -40000.0, -1.5]> : tensor<3xf32>
  %r = uop.cast %0 : tensor<3xf32> -> tensor<3xi16>
  %e = uop.const dense<[32767, -32768, -1]> : tensor<3xi16>
  check.expect_eq %r, %e : tensor<3xi16>
  return
}

func.func @f32_to_i16_1_scalar() {
  %0 = uop.const 40000.0 : f32
  %r = uop.cast %0 : f32 -> i16
  %e = uop.const 32767 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @f32_to_i32_2() {
  %0 = uop.const dense<[3000000000.0, -3000000000.0, 0x7FC00000, 16777217.0]> : tensor<4xf32>
  %r = uop.cast %0 : tensor<4xf32> -> tensor<4xi32>
  %e = uop.const dense<[2147483647, -2147483648, 0, 16777216]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  return
}

func.func @f32_to_i32_2_scalar() {
  %0 = uop.const 3000000000.0 : f32
  %r = uop.cast %0 : f32 -> i32
  %e = uop.const 2147483647 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @f32_to_i64_3() {
  %0 = uop.const dense<[1.0e+19, -1.0e+19, 2.5]> : tensor<3xf32>
  %r = uop.cast %0 : tensor<3xf32> -> tensor<3xi64>
  %e = uop.const dense<[9223372036854775807, -9223372036854775808, 2]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  return
}

func.func @f32_to_i64_3_scalar() {
  %0 = uop.const 1.0e+19 : f32
  %r = uop.cast %0 : f32 -> i64
  %e = uop.const 9223372036854775807 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @f32_to_ui8_4() {
  %0 = uop.const dense<[255.9, 256.0, -1.0, 0x7FC00000, -0.9, 0x7F800000]> : tensor<6xf32>
  %r = uop.cast %0 : tensor<6xf32> -> tensor<6xui8>
  %e = uop.const dense<[255, 255, 0, 0, 0, 255]> : tensor<6xui8>
  check.expect_eq %r, %e : tensor<6xui8>
  return
}

func.func @f32_to_ui8_4_scalar() {
  %0 = uop.const 255.9 : f32
  %r = uop.cast %0 : f32 -> ui8
  %e = uop.const 255 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @f32_to_ui16_5() {
  %0 = uop.const dense<[70000.0]> : tensor<1xf32>
  %r = uop.cast %0 : tensor<1xf32> -> tensor<1xui16>
  %e = uop.const dense<[65535]> : tensor<1xui16>
  check.expect_eq %r, %e : tensor<1xui16>
  return
}

func.func @f32_to_ui16_5_scalar() {
  %0 = uop.const 70000.0 : f32
  %r = uop.cast %0 : f32 -> ui16
  %e = uop.const 65535 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @f32_to_ui32_6() {
  %0 = uop.const dense<[5000000000.0, 3000000000.0]> : tensor<2xf32>
  %r = uop.cast %0 : tensor<2xf32> -> tensor<2xui32>
  %e = uop.const dense<[4294967295, 3000000000]> : tensor<2xui32>
  check.expect_eq %r, %e : tensor<2xui32>
  return
}

func.func @f32_to_ui32_6_scalar() {
  %0 = uop.const 5000000000.0 : f32
  %r = uop.cast %0 : f32 -> ui32
  %e = uop.const 4294967295 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @f32_to_ui64_7() {
  %0 = uop.const dense<[2.0e+19, -5.0, 1.0e+19]> : tensor<3xf32>
  %r = uop.cast %0 : tensor<3xf32> -> tensor<3xui64>
  %e = uop.const dense<[18446744073709551615, 0, 9999999980506447872]> : tensor<3xui64>
  check.expect_eq %r, %e : tensor<3xui64>
  return
}

func.func @f32_to_ui64_7_scalar() {
  %0 = uop.const 2.0e+19 : f32
  %r = uop.cast %0 : f32 -> ui64
  %e = uop.const 18446744073709551615 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @f32_to_i1_8() {
  %0 = uop.const dense<[0.0, -0.0, 0.5, 0x7FC00000, 0x00000001, 0x7F800000]> : tensor<6xf32>
  %r = uop.cast %0 : tensor<6xf32> -> tensor<6xi1>
  %e = uop.const dense<[false, false, true, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e : tensor<6xi1>
  return
}

func.func @f32_to_i1_8_scalar() {
  %0 = uop.const 0.0 : f32
  %r = uop.cast %0 : f32 -> i1
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @f32_to_f64_9() {
  %0 = uop.const dense<[0x7FC00000, 0x7F800000, 0.5, 0x00000001]> : tensor<4xf32>
  %r = uop.cast %0 : tensor<4xf32> -> tensor<4xf64>
  %e = uop.const dense<[0x7FF8000000000000, 0x7FF0000000000000, 0.5, 0x36A0000000000000]> : tensor<4xf64>
  check.expect_eq %r, %e : tensor<4xf64>
  return
}

func.func @f32_to_f64_9_scalar() {
  %0 = uop.const 0x7FC00000 : f32
  %r = uop.cast %0 : f32 -> f64
  %e = uop.const 0x7FF8000000000000 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f64_to_f32() {
  %0 = uop.const dense<[0x3FF0000010000000, 0x3FF0000030000000, 0x47EFFFFFF0000000, 1.0]> : tensor<4xf64>
  %r = uop.cast %0 : tensor<4xf64> -> tensor<4xf32>
  %e = uop.const dense<[1.0, 0x3F800002, 0x7F800000, 1.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

func.func @f64_to_f32_scalar() {
  %0 = uop.const 0x3FF0000010000000 : f64
  %r = uop.cast %0 : f64 -> f32
  %e = uop.const 1.0 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_to_f16_10() {
  %0 = uop.const dense<[65504.0, 65519.0, 65520.0, 0x33000000, 0x33000001, 2049.0, 2051.0, 0x7FC00000]> : tensor<8xf32>
  %r = uop.cast %0 : tensor<8xf32> -> tensor<8xf16>
  %e = uop.const dense<[65504.0, 65504.0, 0x7C00, 0.0, 0x0001, 2048.0, 2052.0, 0x7E00]> : tensor<8xf16>
  check.expect_eq %r, %e : tensor<8xf16>
  return
}

func.func @f32_to_f16_10_scalar() {
  %0 = uop.const 65504.0 : f32
  %r = uop.cast %0 : f32 -> f16
  %e = uop.const 65504.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @f32_to_bf16_11() {
  %0 = uop.const dense<[0x3F808000, 0x3F818000, 0x3F808001, 0x7F7FFFFF, 0x7FC00000]> : tensor<5xf32>
  %r = uop.cast %0 : tensor<5xf32> -> tensor<5xbf16>
  %e = uop.const dense<[0x3F80, 0x3F82, 0x3F81, 0x7F80, 0x7FC0]> : tensor<5xbf16>
  check.expect_eq %r, %e : tensor<5xbf16>
  return
}

func.func @f32_to_bf16_11_scalar() {
  %0 = uop.const 0x3F808000 : f32
  %r = uop.cast %0 : f32 -> bf16
  %e = uop.const 0x3F80 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f32_to_f8E4M3FN_12() {
  %0 = uop.const dense<[448.0, 464.0, 465.0, 0x7F800000, -500.0, 0x3A800000, 0x3A800001, -0.0]> : tensor<8xf32>
  %r = uop.cast %0 : tensor<8xf32> -> tensor<8xf8E4M3FN>
  %e = uop.const dense<[448.0, 448.0, 0x7F, 0x7F, 0x7F, 0.0, 0x01, -0.0]> : tensor<8xf8E4M3FN>
  check.expect_eq %r, %e : tensor<8xf8E4M3FN>
  return
}

func.func @f32_to_f8E4M3FN_12_scalar() {
  %0 = uop.const 448.0 : f32
  %r = uop.cast %0 : f32 -> f8E4M3FN
  %e = uop.const 448.0 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f32_to_f8E5M2_13() {
  %0 = uop.const dense<[57344.0, 61439.0, 61440.0, 0xFF800000, 0x37000000, 1.125, 1.375]> : tensor<7xf32>
  %r = uop.cast %0 : tensor<7xf32> -> tensor<7xf8E5M2>
  %e = uop.const dense<[57344.0, 57344.0, 0x7C, 0xFC, 0.0, 1.0, 1.5]> : tensor<7xf8E5M2>
  check.expect_eq %r, %e : tensor<7xf8E5M2>
  return
}

func.func @f32_to_f8E5M2_13_scalar() {
  %0 = uop.const 57344.0 : f32
  %r = uop.cast %0 : f32 -> f8E5M2
  %e = uop.const 57344.0 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}

func.func @f64_to_f16_1() {
  %0 = uop.const dense<[0x40EFFDFFFFFFFFFF, 1.0]> : tensor<2xf64>
  %r = uop.cast %0 : tensor<2xf64> -> tensor<2xf16>
  %e = uop.const dense<[0x7BFF, 1.0]> : tensor<2xf16>
  check.expect_eq %r, %e : tensor<2xf16>
  return
}

func.func @f64_to_f16_1_scalar() {
  %0 = uop.const 0x40EFFDFFFFFFFFFF : f64
  %r = uop.cast %0 : f64 -> f16
  %e = uop.const 0x7BFF : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @f16_to_f32() {
  %0 = uop.const dense<[1.5, -2.0, 0x7E00, -0.0]> : tensor<4xf16>
  %r = uop.cast %0 : tensor<4xf16> -> tensor<4xf32>
  %e = uop.const dense<[1.5, -2.0, 0x7FC00000, -0.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

func.func @f16_to_f32_scalar() {
  %0 = uop.const 1.5 : f16
  %r = uop.cast %0 : f16 -> f32
  %e = uop.const 1.5 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @bf16_to_f32() {
  %0 = uop.const dense<[1.5, -2.0, 0x7FC0, -0.0]> : tensor<4xbf16>
  %r = uop.cast %0 : tensor<4xbf16> -> tensor<4xf32>
  %e = uop.const dense<[1.5, -2.0, 0x7FC00000, -0.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

func.func @bf16_to_f32_scalar() {
  %0 = uop.const 1.5 : bf16
  %r = uop.cast %0 : bf16 -> f32
  %e = uop.const 1.5 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f8E4M3FN_to_f32() {
  %0 = uop.const dense<[1.5, -2.0, 0x7F, -0.0]> : tensor<4xf8E4M3FN>
  %r = uop.cast %0 : tensor<4xf8E4M3FN> -> tensor<4xf32>
  %e = uop.const dense<[1.5, -2.0, 0x7FC00000, -0.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

func.func @f8E4M3FN_to_f32_scalar() {
  %0 = uop.const 1.5 : f8E4M3FN
  %r = uop.cast %0 : f8E4M3FN -> f32
  %e = uop.const 1.5 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f8E5M2_to_f32() {
  %0 = uop.const dense<[1.5, -2.0, 0x7E, -0.0]> : tensor<4xf8E5M2>
  %r = uop.cast %0 : tensor<4xf8E5M2> -> tensor<4xf32>
  %e = uop.const dense<[1.5, -2.0, 0x7FC00000, -0.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

func.func @f8E5M2_to_f32_scalar() {
  %0 = uop.const 1.5 : f8E5M2
  %r = uop.cast %0 : f8E5M2 -> f32
  %e = uop.const 1.5 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f16_to_i8_1() {
  %0 = uop.const dense<[300.0, -1.5]> : tensor<2xf16>
  %r = uop.cast %0 : tensor<2xf16> -> tensor<2xi8>
  %e = uop.const dense<[127, -1]> : tensor<2xi8>
  check.expect_eq %r, %e : tensor<2xi8>
  return
}

func.func @f16_to_i8_1_scalar() {
  %0 = uop.const 300.0 : f16
  %r = uop.cast %0 : f16 -> i8
  %e = uop.const 127 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @f8E5M2_to_ui8_1() {
  %0 = uop.const dense<[0x7C, -1.0]> : tensor<2xf8E5M2>
  %r = uop.cast %0 : tensor<2xf8E5M2> -> tensor<2xui8>
  %e = uop.const dense<[255, 0]> : tensor<2xui8>
  check.expect_eq %r, %e : tensor<2xui8>
  return
}

func.func @f8E5M2_to_ui8_1_scalar() {
  %0 = uop.const 0x7C : f8E5M2
  %r = uop.cast %0 : f8E5M2 -> ui8
  %e = uop.const 255 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @i32_to_i8() {
  %0 = uop.const dense<[300, -129, -1]> : tensor<3xi32>
  %r = uop.cast %0 : tensor<3xi32> -> tensor<3xi8>
  %e = uop.const dense<[44, 127, -1]> : tensor<3xi8>
  check.expect_eq %r, %e : tensor<3xi8>
  return
}

func.func @i32_to_i8_scalar() {
  %0 = uop.const 300 : i32
  %r = uop.cast %0 : i32 -> i8
  %e = uop.const 44 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i8_to_i32() {
  %0 = uop.const dense<[-1, 127]> : tensor<2xi8>
  %r = uop.cast %0 : tensor<2xi8> -> tensor<2xi32>
  %e = uop.const dense<[-1, 127]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  return
}

func.func @i8_to_i32_scalar() {
  %0 = uop.const -1 : i8
  %r = uop.cast %0 : i8 -> i32
  %e = uop.const -1 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i8_to_ui32_1() {
  %0 = uop.const dense<[-1]> : tensor<1xi8>
  %r = uop.cast %0 : tensor<1xi8> -> tensor<1xui32>
  %e = uop.const dense<[4294967295]> : tensor<1xui32>
  check.expect_eq %r, %e : tensor<1xui32>
  return
}

func.func @i8_to_ui32_1_scalar() {
  %0 = uop.const -1 : i8
  %r = uop.cast %0 : i8 -> ui32
  %e = uop.const 4294967295 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui8_to_i32() {
  %0 = uop.const dense<[255]> : tensor<1xui8>
  %r = uop.cast %0 : tensor<1xui8> -> tensor<1xi32>
  %e = uop.const dense<[255]> : tensor<1xi32>
  check.expect_eq %r, %e : tensor<1xi32>
  return
}

func.func @ui8_to_i32_scalar() {
  %0 = uop.const 255 : ui8
  %r = uop.cast %0 : ui8 -> i32
  %e = uop.const 255 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @ui8_to_i8_1() {
  %0 = uop.const dense<[255]> : tensor<1xui8>
  %r = uop.cast %0 : tensor<1xui8> -> tensor<1xi8>
  %e = uop.const dense<[-1]> : tensor<1xi8>
  check.expect_eq %r, %e : tensor<1xi8>
  return
}

func.func @ui8_to_i8_1_scalar() {
  %0 = uop.const 255 : ui8
  %r = uop.cast %0 : ui8 -> i8
  %e = uop.const -1 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i32_to_f32_1() {
  %0 = uop.const dense<[16777217, 16777219, -2147483648]> : tensor<3xi32>
  %r = uop.cast %0 : tensor<3xi32> -> tensor<3xf32>
  %e = uop.const dense<[16777216.0, 16777220.0, -2147483648.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

func.func @i32_to_f32_1_scalar() {
  %0 = uop.const 16777217 : i32
  %r = uop.cast %0 : i32 -> f32
  %e = uop.const 16777216.0 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @i64_to_f32() {
  %0 = uop.const dense<[9223372036854775807, 36028799166447617]> : tensor<2xi64>
  %r = uop.cast %0 : tensor<2xi64> -> tensor<2xf32>
  %e = uop.const dense<[0x5F000000, 0x5B000001]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

func.func @i64_to_f32_scalar() {
  %0 = uop.const 9223372036854775807 : i64
  %r = uop.cast %0 : i64 -> f32
  %e = uop.const 0x5F000000 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @ui64_to_f64() {
  %0 = uop.const dense<[18446744073709551615]> : tensor<1xui64>
  %r = uop.cast %0 : tensor<1xui64> -> tensor<1xf64>
  %e = uop.const dense<[0x43F0000000000000]> : tensor<1xf64>
  check.expect_eq %r, %e : tensor<1xf64>
  return
}

func.func @ui64_to_f64_scalar() {
  %0 = uop.const 18446744073709551615 : ui64
  %r = uop.cast %0 : ui64 -> f64
  %e = uop.const 0x43F0000000000000 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @ui32_to_f32() {
  %0 = uop.const dense<[4294967295]> : tensor<1xui32>
  %r = uop.cast %0 : tensor<1xui32> -> tensor<1xf32>
  %e = uop.const dense<[0x4F800000]> : tensor<1xf32>
  check.expect_eq %r, %e : tensor<1xf32>
  return
}

func.func @ui32_to_f32_scalar() {
  %0 = uop.const 4294967295 : ui32
  %r = uop.cast %0 : ui32 -> f32
  %e = uop.const 0x4F800000 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @i64_to_f16_1() {
  %0 = uop.const dense<[65519, 65520, 2049, -1]> : tensor<4xi64>
  %r = uop.cast %0 : tensor<4xi64> -> tensor<4xf16>
  %e = uop.const dense<[65504.0, 0x7C00, 2048.0, -1.0]> : tensor<4xf16>
  check.expect_eq %r, %e : tensor<4xf16>
  return
}

func.func @i64_to_f16_1_scalar() {
  %0 = uop.const 65519 : i64
  %r = uop.cast %0 : i64 -> f16
  %e = uop.const 65504.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @i64_to_bf16_2() {
  %0 = uop.const dense<[1157425104234217472, 1157425104234217473]> : tensor<2xi64>
  %r = uop.cast %0 : tensor<2xi64> -> tensor<2xbf16>
  %e = uop.const dense<[0x5D80, 0x5D81]> : tensor<2xbf16>
  check.expect_eq %r, %e : tensor<2xbf16>
  return
}

func.func @i64_to_bf16_2_scalar() {
  %0 = uop.const 1157425104234217472 : i64
  %r = uop.cast %0 : i64 -> bf16
  %e = uop.const 0x5D80 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @i32_to_f8E4M3FN_2() {
  %0 = uop.const dense<[464, 465, 17, -3]> : tensor<4xi32>
  %r = uop.cast %0 : tensor<4xi32> -> tensor<4xf8E4M3FN>
  %e = uop.const dense<[448.0, 0x7F, 16.0, -3.0]> : tensor<4xf8E4M3FN>
  check.expect_eq %r, %e : tensor<4xf8E4M3FN>
  return
}

func.func @i32_to_f8E4M3FN_2_scalar() {
  %0 = uop.const 464 : i32
  %r = uop.cast %0 : i32 -> f8E4M3FN
  %e = uop.const 448.0 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @i16_to_f8E5M2() {
  %0 = uop.const dense<[-32768, 9]> : tensor<2xi16>
  %r = uop.cast %0 : tensor<2xi16> -> tensor<2xf8E5M2>
  %e = uop.const dense<[-32768.0, 8.0]> : tensor<2xf8E5M2>
  check.expect_eq %r, %e : tensor<2xf8E5M2>
  return
}

func.func @i16_to_f8E5M2_scalar() {
  %0 = uop.const -32768 : i16
  %r = uop.cast %0 : i16 -> f8E5M2
  %e = uop.const -32768.0 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}

func.func @i1_to_f32() {
  %0 = uop.const dense<[true, false]> : tensor<2xi1>
  %r = uop.cast %0 : tensor<2xi1> -> tensor<2xf32>
  %e = uop.const dense<[1.0, 0.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

func.func @i1_to_f32_scalar() {
  %0 = uop.const true : i1
  %r = uop.cast %0 : i1 -> f32
  %e = uop.const 1.0 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @i1_to_i8_1() {
  %0 = uop.const dense<[true, false]> : tensor<2xi1>
  %r = uop.cast %0 : tensor<2xi1> -> tensor<2xi8>
  %e = uop.const dense<[1, 0]> : tensor<2xi8>
  check.expect_eq %r, %e : tensor<2xi8>
  return
}

func.func @i1_to_i8_1_scalar() {
  %0 = uop.const true : i1
  %r = uop.cast %0 : i1 -> i8
  %e = uop.const 1 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i1_to_ui64_2() {
  %0 = uop.const dense<[true]> : tensor<1xi1>
  %r = uop.cast %0 : tensor<1xi1> -> tensor<1xui64>
  %e = uop.const dense<[1]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @i1_to_ui64_2_scalar() {
  %0 = uop.const true : i1
  %r = uop.cast %0 : i1 -> ui64
  %e = uop.const 1 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @i8_to_i1_2() {
  %0 = uop.const dense<[0, 2, -128]> : tensor<3xi8>
  %r = uop.cast %0 : tensor<3xi8> -> tensor<3xi1>
  %e = uop.const dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  return
}

func.func @i8_to_i1_2_scalar() {
  %0 = uop.const 0 : i8
  %r = uop.cast %0 : i8 -> i1
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @ui64_to_i1_1() {
  %0 = uop.const dense<[9223372036854775808]> : tensor<1xui64>
  %r = uop.cast %0 : tensor<1xui64> -> tensor<1xi1>
  %e = uop.const dense<[true]> : tensor<1xi1>
  check.expect_eq %r, %e : tensor<1xi1>
  return
}

func.func @ui64_to_i1_1_scalar() {
  %0 = uop.const 9223372036854775808 : ui64
  %r = uop.cast %0 : ui64 -> i1
  %e = uop.const true : i1
  check.expect_eq %r, %e : i1
  return
}
