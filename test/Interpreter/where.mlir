// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32_to_f32() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[0x7FC00000, 1.0, -0.0]> : tensor<3xf32>
  %2 = uop.const dense<[2.0, 0x7FC00000, 3.0]> : tensor<3xf32>
  %r = uop.where %0, %1, %2 : tensor<3xf32>
  %e = uop.const dense<[0x7FC00000, 0x7FC00000, -0.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

func.func @f32_to_f32_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 0x7FC00000 : f32
  %2 = uop.const 2.0 : f32
  %r = uop.where %0, %1, %2 : f32
  %e = uop.const 0x7FC00000 : f32
  check.expect_eq %r, %e : f32
  return
}

func.func @f32_to_f32_vector() {
  %0 = uop.const dense<[true, false, true]> : vector<3xi1>
  %1 = uop.const dense<[0x7FC00000, 1.0, -0.0]> : vector<3xf32>
  %2 = uop.const dense<[2.0, 0x7FC00000, 3.0]> : vector<3xf32>
  %r = uop.where %0, %1, %2 : vector<3xf32>
  %e = uop.const dense<[0x7FC00000, 0x7FC00000, -0.0]> : vector<3xf32>
  check.expect_eq %r, %e : vector<3xf32>
  return
}

func.func @f64_to_f64() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %2 = uop.const dense<[4.0, 5.0, 6.0]> : tensor<3xf64>
  %r = uop.where %0, %1, %2 : tensor<3xf64>
  %e = uop.const dense<[1.0, 5.0, 3.0]> : tensor<3xf64>
  check.expect_eq %r, %e : tensor<3xf64>
  return
}

func.func @f64_to_f64_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1.0 : f64
  %2 = uop.const 4.0 : f64
  %r = uop.where %0, %1, %2 : f64
  %e = uop.const 1.0 : f64
  check.expect_eq %r, %e : f64
  return
}

func.func @f16_to_f16() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1.0, 2.0, 3.0]> : tensor<3xf16>
  %2 = uop.const dense<[4.0, 5.0, 6.0]> : tensor<3xf16>
  %r = uop.where %0, %1, %2 : tensor<3xf16>
  %e = uop.const dense<[1.0, 5.0, 3.0]> : tensor<3xf16>
  check.expect_eq %r, %e : tensor<3xf16>
  return
}

func.func @f16_to_f16_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1.0 : f16
  %2 = uop.const 4.0 : f16
  %r = uop.where %0, %1, %2 : f16
  %e = uop.const 1.0 : f16
  check.expect_eq %r, %e : f16
  return
}

func.func @bf16_to_bf16() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %2 = uop.const dense<[4.0, 5.0, 6.0]> : tensor<3xbf16>
  %r = uop.where %0, %1, %2 : tensor<3xbf16>
  %e = uop.const dense<[1.0, 5.0, 3.0]> : tensor<3xbf16>
  check.expect_eq %r, %e : tensor<3xbf16>
  return
}

func.func @bf16_to_bf16_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1.0 : bf16
  %2 = uop.const 4.0 : bf16
  %r = uop.where %0, %1, %2 : bf16
  %e = uop.const 1.0 : bf16
  check.expect_eq %r, %e : bf16
  return
}

func.func @f8E4M3FN_to_f8E4M3FN() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1.0, 2.0, 0x7F]> : tensor<3xf8E4M3FN>
  %2 = uop.const dense<[4.0, 5.0, 6.0]> : tensor<3xf8E4M3FN>
  %r = uop.where %0, %1, %2 : tensor<3xf8E4M3FN>
  %e = uop.const dense<[1.0, 5.0, 0x7F]> : tensor<3xf8E4M3FN>
  check.expect_eq %r, %e : tensor<3xf8E4M3FN>
  return
}

func.func @f8E4M3FN_to_f8E4M3FN_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1.0 : f8E4M3FN
  %2 = uop.const 4.0 : f8E4M3FN
  %r = uop.where %0, %1, %2 : f8E4M3FN
  %e = uop.const 1.0 : f8E4M3FN
  check.expect_eq %r, %e : f8E4M3FN
  return
}

func.func @f8E5M2_to_f8E5M2() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1.0, 2.0, 3.0]> : tensor<3xf8E5M2>
  %2 = uop.const dense<[4.0, 5.0, 6.0]> : tensor<3xf8E5M2>
  %r = uop.where %0, %1, %2 : tensor<3xf8E5M2>
  %e = uop.const dense<[1.0, 5.0, 3.0]> : tensor<3xf8E5M2>
  check.expect_eq %r, %e : tensor<3xf8E5M2>
  return
}

func.func @f8E5M2_to_f8E5M2_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1.0 : f8E5M2
  %2 = uop.const 4.0 : f8E5M2
  %r = uop.where %0, %1, %2 : f8E5M2
  %e = uop.const 1.0 : f8E5M2
  check.expect_eq %r, %e : f8E5M2
  return
}

func.func @i1_to_i1() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %2 = uop.const dense<[false, true, false]> : tensor<3xi1>
  %r = uop.where %0, %1, %2 : tensor<3xi1>
  %e = uop.const dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  return
}

func.func @i1_to_i1_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const true : i1
  %2 = uop.const false : i1
  %r = uop.where %0, %1, %2 : i1
  %e = uop.const true : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i8_to_i8() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xi8>
  %2 = uop.const dense<[4, 5, 6]> : tensor<3xi8>
  %r = uop.where %0, %1, %2 : tensor<3xi8>
  %e = uop.const dense<[1, 5, 3]> : tensor<3xi8>
  check.expect_eq %r, %e : tensor<3xi8>
  return
}

func.func @i8_to_i8_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : i8
  %2 = uop.const 4 : i8
  %r = uop.where %0, %1, %2 : i8
  %e = uop.const 1 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i16_to_i16() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xi16>
  %2 = uop.const dense<[4, 5, 6]> : tensor<3xi16>
  %r = uop.where %0, %1, %2 : tensor<3xi16>
  %e = uop.const dense<[1, 5, 3]> : tensor<3xi16>
  check.expect_eq %r, %e : tensor<3xi16>
  return
}

func.func @i16_to_i16_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : i16
  %2 = uop.const 4 : i16
  %r = uop.where %0, %1, %2 : i16
  %e = uop.const 1 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32_to_i32() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xi32>
  %2 = uop.const dense<[4, 5, 6]> : tensor<3xi32>
  %r = uop.where %0, %1, %2 : tensor<3xi32>
  %e = uop.const dense<[1, 5, 3]> : tensor<3xi32>
  check.expect_eq %r, %e : tensor<3xi32>
  return
}

func.func @i32_to_i32_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : i32
  %2 = uop.const 4 : i32
  %r = uop.where %0, %1, %2 : i32
  %e = uop.const 1 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64_to_i64() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xi64>
  %2 = uop.const dense<[4, 5, 6]> : tensor<3xi64>
  %r = uop.where %0, %1, %2 : tensor<3xi64>
  %e = uop.const dense<[1, 5, 3]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  return
}

func.func @i64_to_i64_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : i64
  %2 = uop.const 4 : i64
  %r = uop.where %0, %1, %2 : i64
  %e = uop.const 1 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @ui8_to_ui8() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xui8>
  %2 = uop.const dense<[4, 5, 6]> : tensor<3xui8>
  %r = uop.where %0, %1, %2 : tensor<3xui8>
  %e = uop.const dense<[1, 5, 3]> : tensor<3xui8>
  check.expect_eq %r, %e : tensor<3xui8>
  return
}

func.func @ui8_to_ui8_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : ui8
  %2 = uop.const 4 : ui8
  %r = uop.where %0, %1, %2 : ui8
  %e = uop.const 1 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16_to_ui16() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xui16>
  %2 = uop.const dense<[4, 5, 6]> : tensor<3xui16>
  %r = uop.where %0, %1, %2 : tensor<3xui16>
  %e = uop.const dense<[1, 5, 3]> : tensor<3xui16>
  check.expect_eq %r, %e : tensor<3xui16>
  return
}

func.func @ui16_to_ui16_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : ui16
  %2 = uop.const 4 : ui16
  %r = uop.where %0, %1, %2 : ui16
  %e = uop.const 1 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32_to_ui32() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xui32>
  %2 = uop.const dense<[4, 5, 6]> : tensor<3xui32>
  %r = uop.where %0, %1, %2 : tensor<3xui32>
  %e = uop.const dense<[1, 5, 3]> : tensor<3xui32>
  check.expect_eq %r, %e : tensor<3xui32>
  return
}

func.func @ui32_to_ui32_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : ui32
  %2 = uop.const 4 : ui32
  %r = uop.where %0, %1, %2 : ui32
  %e = uop.const 1 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64_to_ui64() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xui64>
  %2 = uop.const dense<[4, 5, 6]> : tensor<3xui64>
  %r = uop.where %0, %1, %2 : tensor<3xui64>
  %e = uop.const dense<[1, 5, 3]> : tensor<3xui64>
  check.expect_eq %r, %e : tensor<3xui64>
  return
}

func.func @ui64_to_ui64_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : ui64
  %2 = uop.const 4 : ui64
  %r = uop.where %0, %1, %2 : ui64
  %e = uop.const 1 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @idx_to_index() {
  %0 = uop.const dense<[true, false, true]> : vector<3xi1>
  %1 = uop.const dense<[1, 2, 3]> : vector<3xindex>
  %2 = uop.const dense<[4, 5, 6]> : vector<3xindex>
  %r = uop.where %0, %1, %2 : vector<3xindex>
  %e = uop.const dense<[1, 5, 3]> : vector<3xindex>
  check.expect_eq %r, %e : vector<3xindex>
  return
}

func.func @idx_to_index_scalar() {
  %0 = uop.const true : i1
  %1 = uop.const 1 : index
  %2 = uop.const 4 : index
  %r = uop.where %0, %1, %2 : index
  %e = uop.const 1 : index
  check.expect_eq %r, %e : index
  return
}
