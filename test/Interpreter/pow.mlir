// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32() {
  %0 = uop.const dense<[2.0, 2.0, 0.0, -0.0, -8.0, 0x7FC00000, 1.0, 0x7F800000, -2.0]> : tensor<9xf32>
  %1 = uop.const dense<[10.0, -1.0, 0.0, -1.0, 0.5, 0.0, 0x7FC00000, -1.0, 3.0]> : tensor<9xf32>
  %r = uop.pow %0, %1 : tensor<9xf32>
  %e = uop.const dense<[1024.0, 0.5, 1.0, 0xFF800000, 0x7FC00000, 1.0, 1.0, 0.0, -8.0]> : tensor<9xf32>
  check.expect_eq %r, %e : tensor<9xf32>
  return
}

func.func @f32_scalar() {
  %0 = uop.const 2.0 : f32
  %1 = uop.const 10.0 : f32
  %r = uop.pow %0, %1 : f32
  %e = uop.const 1024.0 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_vector() {
  %0 = uop.const dense<[2.0, 2.0, 0.0, -0.0, -8.0, 0x7FC00000, 1.0, 0x7F800000, -2.0]> : vector<9xf32>
  %1 = uop.const dense<[10.0, -1.0, 0.0, -1.0, 0.5, 0.0, 0x7FC00000, -1.0, 3.0]> : vector<9xf32>
  %r = uop.pow %0, %1 : vector<9xf32>
  %e = uop.const dense<[1024.0, 0.5, 1.0, 0xFF800000, 0x7FC00000, 1.0, 1.0, 0.0, -8.0]> : vector<9xf32>
  check.expect_eq %r, %e : vector<9xf32>
  return
}

func.func @f64() {
  %0 = uop.const dense<[2.0]> : tensor<1xf64>
  %1 = uop.const dense<[0.5]> : tensor<1xf64>
  %r = uop.pow %0, %1 : tensor<1xf64>
  %e = uop.const dense<[0x3FF6A09E667F3BCD]> : tensor<1xf64>
  check.expect_eq %r, %e : tensor<1xf64>
  return
}

func.func @f64_scalar() {
  %0 = uop.const 2.0 : f64
  %1 = uop.const 0.5 : f64
  %r = uop.pow %0, %1 : f64
  %e = uop.const 0x3FF6A09E667F3BCD : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16() {
  %0 = uop.const dense<[2.0]> : tensor<1xf16>
  %1 = uop.const dense<[16.0]> : tensor<1xf16>
  %r = uop.pow %0, %1 : tensor<1xf16>
  %e = uop.const dense<[0x7C00]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

func.func @f16_scalar() {
  %0 = uop.const 2.0 : f16
  %1 = uop.const 16.0 : f16
  %r = uop.pow %0, %1 : f16
  %e = uop.const 0x7C00 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16() {
  %0 = uop.const dense<[2.0]> : tensor<1xbf16>
  %1 = uop.const dense<[7.0]> : tensor<1xbf16>
  %r = uop.pow %0, %1 : tensor<1xbf16>
  %e = uop.const dense<[128.0]> : tensor<1xbf16>
  check.expect_eq %r, %e : tensor<1xbf16>
  return
}

func.func @bf16_scalar() {
  %0 = uop.const 2.0 : bf16
  %1 = uop.const 7.0 : bf16
  %r = uop.pow %0, %1 : bf16
  %e = uop.const 128.0 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN() {
  %0 = uop.const dense<[2.0]> : tensor<1xf8E4M3FN>
  %1 = uop.const dense<[9.0]> : tensor<1xf8E4M3FN>
  %r = uop.pow %0, %1 : tensor<1xf8E4M3FN>
  %e = uop.const dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_eq %r, %e : tensor<1xf8E4M3FN>
  return
}

func.func @f8E4M3FN_scalar() {
  %0 = uop.const 2.0 : f8E4M3FN
  %1 = uop.const 9.0 : f8E4M3FN
  %r = uop.pow %0, %1 : f8E4M3FN
  %e = uop.const 0x7F : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2() {
  %0 = uop.const dense<[2.0]> : tensor<1xf8E5M2>
  %1 = uop.const dense<[-2.0]> : tensor<1xf8E5M2>
  %r = uop.pow %0, %1 : tensor<1xf8E5M2>
  %e = uop.const dense<[0.25]> : tensor<1xf8E5M2>
  check.expect_eq %r, %e : tensor<1xf8E5M2>
  return
}

func.func @f8E5M2_scalar() {
  %0 = uop.const 2.0 : f8E5M2
  %1 = uop.const -2.0 : f8E5M2
  %r = uop.pow %0, %1 : f8E5M2
  %e = uop.const 0.25 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}

func.func @i8() {
  %0 = uop.const dense<[2, 2, -1, -1, 1, 0, 0, 3]> : tensor<8xi8>
  %1 = uop.const dense<[7, 8, -3, -2, -100, -1, 0, -1]> : tensor<8xi8>
  %r = uop.pow %0, %1 : tensor<8xi8>
  %e = uop.const dense<[-128, 0, -1, 1, 1, 0, 1, 0]> : tensor<8xi8>
  check.expect_eq %r, %e : tensor<8xi8>
  return
}

func.func @i8_scalar() {
  %0 = uop.const 2 : i8
  %1 = uop.const 7 : i8
  %r = uop.pow %0, %1 : i8
  %e = uop.const -128 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i16() {
  %0 = uop.const dense<[3]> : tensor<1xi16>
  %1 = uop.const dense<[9]> : tensor<1xi16>
  %r = uop.pow %0, %1 : tensor<1xi16>
  %e = uop.const dense<[19683]> : tensor<1xi16>
  check.expect_eq %r, %e : tensor<1xi16>
  return
}

func.func @i16_scalar() {
  %0 = uop.const 3 : i16
  %1 = uop.const 9 : i16
  %r = uop.pow %0, %1 : i16
  %e = uop.const 19683 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32() {
  %0 = uop.const dense<[-2, -2147483648]> : tensor<2xi32>
  %1 = uop.const dense<[31, -1]> : tensor<2xi32>
  %r = uop.pow %0, %1 : tensor<2xi32>
  %e = uop.const dense<[-2147483648, 0]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  return
}

func.func @i32_scalar() {
  %0 = uop.const -2 : i32
  %1 = uop.const 31 : i32
  %r = uop.pow %0, %1 : i32
  %e = uop.const -2147483648 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64() {
  %0 = uop.const dense<[3]> : tensor<1xi64>
  %1 = uop.const dense<[40]> : tensor<1xi64>
  %r = uop.pow %0, %1 : tensor<1xi64>
  %e = uop.const dense<[-6289078614652622815]> : tensor<1xi64>
  check.expect_eq %r, %e : tensor<1xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const 3 : i64
  %1 = uop.const 40 : i64
  %r = uop.pow %0, %1 : i64
  %e = uop.const -6289078614652622815 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @ui8() {
  %0 = uop.const dense<[2, 3]> : tensor<2xui8>
  %1 = uop.const dense<[255, 5]> : tensor<2xui8>
  %r = uop.pow %0, %1 : tensor<2xui8>
  %e = uop.const dense<[0, 243]> : tensor<2xui8>
  check.expect_eq %r, %e : tensor<2xui8>
  return
}

func.func @ui8_scalar() {
  %0 = uop.const 2 : ui8
  %1 = uop.const 255 : ui8
  %r = uop.pow %0, %1 : ui8
  %e = uop.const 0 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16() {
  %0 = uop.const dense<[2]> : tensor<1xui16>
  %1 = uop.const dense<[15]> : tensor<1xui16>
  %r = uop.pow %0, %1 : tensor<1xui16>
  %e = uop.const dense<[32768]> : tensor<1xui16>
  check.expect_eq %r, %e : tensor<1xui16>
  return
}

func.func @ui16_scalar() {
  %0 = uop.const 2 : ui16
  %1 = uop.const 15 : ui16
  %r = uop.pow %0, %1 : ui16
  %e = uop.const 32768 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32() {
  %0 = uop.const dense<[2]> : tensor<1xui32>
  %1 = uop.const dense<[31]> : tensor<1xui32>
  %r = uop.pow %0, %1 : tensor<1xui32>
  %e = uop.const dense<[2147483648]> : tensor<1xui32>
  check.expect_eq %r, %e : tensor<1xui32>
  return
}

func.func @ui32_scalar() {
  %0 = uop.const 2 : ui32
  %1 = uop.const 31 : ui32
  %r = uop.pow %0, %1 : ui32
  %e = uop.const 2147483648 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64() {
  %0 = uop.const dense<[2]> : tensor<1xui64>
  %1 = uop.const dense<[63]> : tensor<1xui64>
  %r = uop.pow %0, %1 : tensor<1xui64>
  %e = uop.const dense<[9223372036854775808]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 2 : ui64
  %1 = uop.const 63 : ui64
  %r = uop.pow %0, %1 : ui64
  %e = uop.const 9223372036854775808 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @idx() {
  %0 = uop.const dense<[-3]> : vector<1xindex>
  %1 = uop.const dense<[3]> : vector<1xindex>
  %r = uop.pow %0, %1 : vector<1xindex>
  %e = uop.const dense<[-27]> : vector<1xindex>
  check.expect_eq %r, %e : vector<1xindex>
  return
}

func.func @idx_scalar() {
  %0 = uop.const -3 : index
  %1 = uop.const 3 : index
  %r = uop.pow %0, %1 : index
  %e = uop.const -27 : index
  check.expect_eq %r, %e : index
  return
}
