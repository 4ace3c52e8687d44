// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @f32_to_i1() {
  %0 = uop.const dense<[1.0, 2.0, 2.0, -0.0, 0x7FC00000, 0x7FC00000, 0xFF800000]> : tensor<7xf32>
  %1 = uop.const dense<[2.0, 1.0, 2.0, 0.0, 0x7FC00000, 1.0, 0x7F800000]> : tensor<7xf32>
  %r = uop.cmp eq %0, %1 : tensor<7xf32>
  %e = uop.const dense<[false, false, true, true, false, false, false]> : tensor<7xi1>
  check.expect_eq %r, %e : tensor<7xi1>
  return
}

func.func @f32_to_i1_scalar() {
  %0 = uop.const 1.0 : f32
  %1 = uop.const 2.0 : f32
  %r = uop.cmp eq %0, %1 : f32
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @f32_to_i1_vector() {
  %0 = uop.const dense<[1.0, 2.0, 2.0, -0.0, 0x7FC00000, 0x7FC00000, 0xFF800000]> : vector<7xf32>
  %1 = uop.const dense<[2.0, 1.0, 2.0, 0.0, 0x7FC00000, 1.0, 0x7F800000]> : vector<7xf32>
  %r = uop.cmp eq %0, %1 : vector<7xf32>
  %e = uop.const dense<[false, false, true, true, false, false, false]> : vector<7xi1>
  check.expect_eq %r, %e : vector<7xi1>
  return
}

func.func @f64_to_i1() {
  %0 = uop.const dense<[1.0, 2.0, 2.0, -0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<7xf64>
  %1 = uop.const dense<[2.0, 1.0, 2.0, 0.0, 0x7FF8000000000000, 1.0, 0x7FF0000000000000]> : tensor<7xf64>
  %r = uop.cmp eq %0, %1 : tensor<7xf64>
  %e = uop.const dense<[false, false, true, true, false, false, false]> : tensor<7xi1>
  check.expect_eq %r, %e : tensor<7xi1>
  return
}

func.func @f64_to_i1_scalar() {
  %0 = uop.const 1.0 : f64
  %1 = uop.const 2.0 : f64
  %r = uop.cmp eq %0, %1 : f64
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @f16_to_i1() {
  %0 = uop.const dense<[1.0, 2.0, 2.0, -0.0, 0x7E00, 0x7E00, 0xFC00]> : tensor<7xf16>
  %1 = uop.const dense<[2.0, 1.0, 2.0, 0.0, 0x7E00, 1.0, 0x7C00]> : tensor<7xf16>
  %r = uop.cmp eq %0, %1 : tensor<7xf16>
  %e = uop.const dense<[false, false, true, true, false, false, false]> : tensor<7xi1>
  check.expect_eq %r, %e : tensor<7xi1>
  return
}

func.func @f16_to_i1_scalar() {
  %0 = uop.const 1.0 : f16
  %1 = uop.const 2.0 : f16
  %r = uop.cmp eq %0, %1 : f16
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @bf16_to_i1() {
  %0 = uop.const dense<[1.0, 2.0, 2.0, -0.0, 0x7FC0, 0x7FC0, 0xFF80]> : tensor<7xbf16>
  %1 = uop.const dense<[2.0, 1.0, 2.0, 0.0, 0x7FC0, 1.0, 0x7F80]> : tensor<7xbf16>
  %r = uop.cmp eq %0, %1 : tensor<7xbf16>
  %e = uop.const dense<[false, false, true, true, false, false, false]> : tensor<7xi1>
  check.expect_eq %r, %e : tensor<7xi1>
  return
}

func.func @bf16_to_i1_scalar() {
  %0 = uop.const 1.0 : bf16
  %1 = uop.const 2.0 : bf16
  %r = uop.cmp eq %0, %1 : bf16
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @f8E5M2_to_i1() {
  %0 = uop.const dense<[1.0, 2.0, 2.0, -0.0, 0x7E, 0x7E, 0xFC]> : tensor<7xf8E5M2>
  %1 = uop.const dense<[2.0, 1.0, 2.0, 0.0, 0x7E, 1.0, 0x7C]> : tensor<7xf8E5M2>
  %r = uop.cmp eq %0, %1 : tensor<7xf8E5M2>
  %e = uop.const dense<[false, false, true, true, false, false, false]> : tensor<7xi1>
  check.expect_eq %r, %e : tensor<7xi1>
  return
}

func.func @f8E5M2_to_i1_scalar() {
  %0 = uop.const 1.0 : f8E5M2
  %1 = uop.const 2.0 : f8E5M2
  %r = uop.cmp eq %0, %1 : f8E5M2
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @f8E4M3FN_to_i1() {
  %0 = uop.const dense<[1.0, 2.0, 2.0, -0.0, 0x7F, 0x7F]> : tensor<6xf8E4M3FN>
  %1 = uop.const dense<[2.0, 1.0, 2.0, 0.0, 0x7F, 1.0]> : tensor<6xf8E4M3FN>
  %r = uop.cmp eq %0, %1 : tensor<6xf8E4M3FN>
  %e = uop.const dense<[false, false, true, true, false, false]> : tensor<6xi1>
  check.expect_eq %r, %e : tensor<6xi1>
  return
}

func.func @f8E4M3FN_to_i1_scalar() {
  %0 = uop.const 1.0 : f8E4M3FN
  %1 = uop.const 2.0 : f8E4M3FN
  %r = uop.cmp eq %0, %1 : f8E4M3FN
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i8_to_i1() {
  %0 = uop.const dense<[-1, 1, 0, -128]> : tensor<4xi8>
  %1 = uop.const dense<[1, -1, 0, 127]> : tensor<4xi8>
  %r = uop.cmp eq %0, %1 : tensor<4xi8>
  %e = uop.const dense<[false, false, true, false]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  return
}

func.func @i8_to_i1_scalar() {
  %0 = uop.const -1 : i8
  %1 = uop.const 1 : i8
  %r = uop.cmp eq %0, %1 : i8
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i16_to_i1() {
  %0 = uop.const dense<[-1, 1, 0, -128]> : tensor<4xi16>
  %1 = uop.const dense<[1, -1, 0, 127]> : tensor<4xi16>
  %r = uop.cmp eq %0, %1 : tensor<4xi16>
  %e = uop.const dense<[false, false, true, false]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  return
}

func.func @i16_to_i1_scalar() {
  %0 = uop.const -1 : i16
  %1 = uop.const 1 : i16
  %r = uop.cmp eq %0, %1 : i16
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i32_to_i1() {
  %0 = uop.const dense<[-1, 1, 0, -128]> : tensor<4xi32>
  %1 = uop.const dense<[1, -1, 0, 127]> : tensor<4xi32>
  %r = uop.cmp eq %0, %1 : tensor<4xi32>
  %e = uop.const dense<[false, false, true, false]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  return
}

func.func @i32_to_i1_scalar() {
  %0 = uop.const -1 : i32
  %1 = uop.const 1 : i32
  %r = uop.cmp eq %0, %1 : i32
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i64_to_i1() {
  %0 = uop.const dense<[-1, 1, 0, -128]> : tensor<4xi64>
  %1 = uop.const dense<[1, -1, 0, 127]> : tensor<4xi64>
  %r = uop.cmp eq %0, %1 : tensor<4xi64>
  %e = uop.const dense<[false, false, true, false]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  return
}

func.func @i64_to_i1_scalar() {
  %0 = uop.const -1 : i64
  %1 = uop.const 1 : i64
  %r = uop.cmp eq %0, %1 : i64
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @idx_to_i1() {
  %0 = uop.const dense<[-1, 1, 0, -128]> : vector<4xindex>
  %1 = uop.const dense<[1, -1, 0, 127]> : vector<4xindex>
  %r = uop.cmp eq %0, %1 : vector<4xindex>
  %e = uop.const dense<[false, false, true, false]> : vector<4xi1>
  check.expect_eq %r, %e : vector<4xi1>
  return
}

func.func @idx_to_i1_scalar() {
  %0 = uop.const -1 : index
  %1 = uop.const 1 : index
  %r = uop.cmp eq %0, %1 : index
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @ui8_to_i1() {
  %0 = uop.const dense<[200, 1, 0]> : tensor<3xui8>
  %1 = uop.const dense<[100, 255, 0]> : tensor<3xui8>
  %r = uop.cmp eq %0, %1 : tensor<3xui8>
  %e = uop.const dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  return
}

func.func @ui8_to_i1_scalar() {
  %0 = uop.const 200 : ui8
  %1 = uop.const 100 : ui8
  %r = uop.cmp eq %0, %1 : ui8
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @ui16_to_i1() {
  %0 = uop.const dense<[200, 1, 0]> : tensor<3xui16>
  %1 = uop.const dense<[100, 255, 0]> : tensor<3xui16>
  %r = uop.cmp eq %0, %1 : tensor<3xui16>
  %e = uop.const dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  return
}

func.func @ui16_to_i1_scalar() {
  %0 = uop.const 200 : ui16
  %1 = uop.const 100 : ui16
  %r = uop.cmp eq %0, %1 : ui16
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @ui32_to_i1() {
  %0 = uop.const dense<[200, 1, 0]> : tensor<3xui32>
  %1 = uop.const dense<[100, 255, 0]> : tensor<3xui32>
  %r = uop.cmp eq %0, %1 : tensor<3xui32>
  %e = uop.const dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  return
}

func.func @ui32_to_i1_scalar() {
  %0 = uop.const 200 : ui32
  %1 = uop.const 100 : ui32
  %r = uop.cmp eq %0, %1 : ui32
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @ui64_to_i1() {
  %0 = uop.const dense<[200, 1, 0]> : tensor<3xui64>
  %1 = uop.const dense<[100, 255, 0]> : tensor<3xui64>
  %r = uop.cmp eq %0, %1 : tensor<3xui64>
  %e = uop.const dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  return
}

func.func @ui64_to_i1_scalar() {
  %0 = uop.const 200 : ui64
  %1 = uop.const 100 : ui64
  %r = uop.cmp eq %0, %1 : ui64
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i1_to_i1() {
  %0 = uop.const dense<[false, false, true, true]> : tensor<4xi1>
  %1 = uop.const dense<[false, true, false, true]> : tensor<4xi1>
  %r = uop.cmp eq %0, %1 : tensor<4xi1>
  %e = uop.const dense<[true, false, false, true]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  return
}

func.func @i1_to_i1_scalar() {
  %0 = uop.const false : i1
  %1 = uop.const false : i1
  %r = uop.cmp eq %0, %1 : i1
  %e = uop.const true : i1
  check.expect_eq %r, %e : i1
  return
}
