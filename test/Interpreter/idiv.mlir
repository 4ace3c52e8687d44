// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @i8() {
  %0 = uop.const dense<[7, -7, 7, -7, 5, 0, -128, -128]> : tensor<8xi8>
  %1 = uop.const dense<[2, 2, -2, -2, 0, 3, -1, 0]> : tensor<8xi8>
  %r = uop.idiv %0, %1 : tensor<8xi8>
  %e = uop.const dense<[3, -3, -3, 3, 0, 0, -128, 0]> : tensor<8xi8>
  check.expect_eq %r, %e : tensor<8xi8>
  return
}

func.func @i8_scalar() {
  %0 = uop.const 7 : i8
  %1 = uop.const 2 : i8
  %r = uop.idiv %0, %1 : i8
  %e = uop.const 3 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i8_vector() {
  %0 = uop.const dense<[7, -7, 7, -7, 5, 0, -128, -128]> : vector<8xi8>
  %1 = uop.const dense<[2, 2, -2, -2, 0, 3, -1, 0]> : vector<8xi8>
  %r = uop.idiv %0, %1 : vector<8xi8>
  %e = uop.const dense<[3, -3, -3, 3, 0, 0, -128, 0]> : vector<8xi8>
  check.expect_eq %r, %e : vector<8xi8>
  return
}

func.func @i16() {
  %0 = uop.const dense<[7, -7, 7, -7, 5, 0, -32768]> : tensor<7xi16>
  %1 = uop.const dense<[2, 2, -2, -2, 0, 3, -1]> : tensor<7xi16>
  %r = uop.idiv %0, %1 : tensor<7xi16>
  %e = uop.const dense<[3, -3, -3, 3, 0, 0, -32768]> : tensor<7xi16>
  check.expect_eq %r, %e : tensor<7xi16>
  return
}

func.func @i16_scalar() {
  %0 = uop.const 7 : i16
  %1 = uop.const 2 : i16
  %r = uop.idiv %0, %1 : i16
  %e = uop.const 3 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32() {
  %0 = uop.const dense<[7, -7, 7, -7, 5, 0, -2147483648]> : tensor<7xi32>
  %1 = uop.const dense<[2, 2, -2, -2, 0, 3, -1]> : tensor<7xi32>
  %r = uop.idiv %0, %1 : tensor<7xi32>
  %e = uop.const dense<[3, -3, -3, 3, 0, 0, -2147483648]> : tensor<7xi32>
  check.expect_eq %r, %e : tensor<7xi32>
  return
}

func.func @i32_scalar() {
  %0 = uop.const 7 : i32
  %1 = uop.const 2 : i32
  %r = uop.idiv %0, %1 : i32
  %e = uop.const 3 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64() {
  %0 = uop.const dense<[7, -7, 7, -7, 5, 0, -9223372036854775808]> : tensor<7xi64>
  %1 = uop.const dense<[2, 2, -2, -2, 0, 3, -1]> : tensor<7xi64>
  %r = uop.idiv %0, %1 : tensor<7xi64>
  %e = uop.const dense<[3, -3, -3, 3, 0, 0, -9223372036854775808]> : tensor<7xi64>
  check.expect_eq %r, %e : tensor<7xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const 7 : i64
  %1 = uop.const 2 : i64
  %r = uop.idiv %0, %1 : i64
  %e = uop.const 3 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @idx() {
  %0 = uop.const dense<[7, -7, 7, -7, 5, 0]> : vector<6xindex>
  %1 = uop.const dense<[2, 2, -2, -2, 0, 3]> : vector<6xindex>
  %r = uop.idiv %0, %1 : vector<6xindex>
  %e = uop.const dense<[3, -3, -3, 3, 0, 0]> : vector<6xindex>
  check.expect_eq %r, %e : vector<6xindex>
  return
}

func.func @idx_scalar() {
  %0 = uop.const 7 : index
  %1 = uop.const 2 : index
  %r = uop.idiv %0, %1 : index
  %e = uop.const 3 : index
  check.expect_eq %r, %e : index
  return
}

func.func @ui8() {
  %0 = uop.const dense<[255, 200, 1]> : tensor<3xui8>
  %1 = uop.const dense<[2, 0, 255]> : tensor<3xui8>
  %r = uop.idiv %0, %1 : tensor<3xui8>
  %e = uop.const dense<[127, 0, 0]> : tensor<3xui8>
  check.expect_eq %r, %e : tensor<3xui8>
  return
}

func.func @ui8_scalar() {
  %0 = uop.const 255 : ui8
  %1 = uop.const 2 : ui8
  %r = uop.idiv %0, %1 : ui8
  %e = uop.const 127 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16() {
  %0 = uop.const dense<[65535]> : tensor<1xui16>
  %1 = uop.const dense<[2]> : tensor<1xui16>
  %r = uop.idiv %0, %1 : tensor<1xui16>
  %e = uop.const dense<[32767]> : tensor<1xui16>
  check.expect_eq %r, %e : tensor<1xui16>
  return
}

func.func @ui16_scalar() {
  %0 = uop.const 65535 : ui16
  %1 = uop.const 2 : ui16
  %r = uop.idiv %0, %1 : ui16
  %e = uop.const 32767 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32() {
  %0 = uop.const dense<[4294967295]> : tensor<1xui32>
  %1 = uop.const dense<[2]> : tensor<1xui32>
  %r = uop.idiv %0, %1 : tensor<1xui32>
  %e = uop.const dense<[2147483647]> : tensor<1xui32>
  check.expect_eq %r, %e : tensor<1xui32>
  return
}

func.func @ui32_scalar() {
  %0 = uop.const 4294967295 : ui32
  %1 = uop.const 2 : ui32
  %r = uop.idiv %0, %1 : ui32
  %e = uop.const 2147483647 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64() {
  %0 = uop.const dense<[18446744073709551615]> : tensor<1xui64>
  %1 = uop.const dense<[2]> : tensor<1xui64>
  %r = uop.idiv %0, %1 : tensor<1xui64>
  %e = uop.const dense<[9223372036854775807]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 18446744073709551615 : ui64
  %1 = uop.const 2 : ui64
  %r = uop.idiv %0, %1 : ui64
  %e = uop.const 9223372036854775807 : ui64
  check.expect_eq %r, %e : ui64
  return
}
