// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @i8() {
  %0 = uop.const dense<[-128, -128, 127, -1, 64]> : tensor<5xi8>
  %1 = uop.const dense<[7, 8, 8, -1, 3]> : tensor<5xi8>
  %r = uop.shr %0, %1 : tensor<5xi8>
  %e = uop.const dense<[-1, -1, 0, -1, 8]> : tensor<5xi8>
  check.expect_eq %r, %e : tensor<5xi8>
  return
}

func.func @i8_scalar() {
  %0 = uop.const -128 : i8
  %1 = uop.const 7 : i8
  %r = uop.shr %0, %1 : i8
  %e = uop.const -1 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i8_vector() {
  %0 = uop.const dense<[-128, -128, 127, -1, 64]> : vector<5xi8>
  %1 = uop.const dense<[7, 8, 8, -1, 3]> : vector<5xi8>
  %r = uop.shr %0, %1 : vector<5xi8>
  %e = uop.const dense<[-1, -1, 0, -1, 8]> : vector<5xi8>
  check.expect_eq %r, %e : vector<5xi8>
  return
}

func.func @i16() {
  %0 = uop.const dense<[-32768, 4]> : tensor<2xi16>
  %1 = uop.const dense<[100, 1]> : tensor<2xi16>
  %r = uop.shr %0, %1 : tensor<2xi16>
  %e = uop.const dense<[-1, 2]> : tensor<2xi16>
  check.expect_eq %r, %e : tensor<2xi16>
  return
}

func.func @i16_scalar() {
  %0 = uop.const -32768 : i16
  %1 = uop.const 100 : i16
  %r = uop.shr %0, %1 : i16
  %e = uop.const -1 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32() {
  %0 = uop.const dense<[-8, -8, 8]> : tensor<3xi32>
  %1 = uop.const dense<[1, 32, 33]> : tensor<3xi32>
  %r = uop.shr %0, %1 : tensor<3xi32>
  %e = uop.const dense<[-4, -1, 0]> : tensor<3xi32>
  check.expect_eq %r, %e : tensor<3xi32>
  return
}

func.func @i32_scalar() {
  %0 = uop.const -8 : i32
  %1 = uop.const 1 : i32
  %r = uop.shr %0, %1 : i32
  %e = uop.const -4 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64() {
  %0 = uop.const dense<[-9223372036854775808, -9223372036854775808, 5]> : tensor<3xi64>
  %1 = uop.const dense<[63, 64, -1]> : tensor<3xi64>
  %r = uop.shr %0, %1 : tensor<3xi64>
  %e = uop.const dense<[-1, -1, 0]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const -9223372036854775808 : i64
  %1 = uop.const 63 : i64
  %r = uop.shr %0, %1 : i64
  %e = uop.const -1 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @ui8() {
  %0 = uop.const dense<[255, 128, 255]> : tensor<3xui8>
  %1 = uop.const dense<[4, 8, 255]> : tensor<3xui8>
  %r = uop.shr %0, %1 : tensor<3xui8>
  %e = uop.const dense<[15, 0, 0]> : tensor<3xui8>
  check.expect_eq %r, %e : tensor<3xui8>
  return
}

func.func @ui8_scalar() {
  %0 = uop.const 255 : ui8
  %1 = uop.const 4 : ui8
  %r = uop.shr %0, %1 : ui8
  %e = uop.const 15 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16() {
  %0 = uop.const dense<[65535, 1]> : tensor<2xui16>
  %1 = uop.const dense<[15, 16]> : tensor<2xui16>
  %r = uop.shr %0, %1 : tensor<2xui16>
  %e = uop.const dense<[1, 0]> : tensor<2xui16>
  check.expect_eq %r, %e : tensor<2xui16>
  return
}

func.func @ui16_scalar() {
  %0 = uop.const 65535 : ui16
  %1 = uop.const 15 : ui16
  %r = uop.shr %0, %1 : ui16
  %e = uop.const 1 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32() {
  %0 = uop.const dense<[4294967295, 1]> : tensor<2xui32>
  %1 = uop.const dense<[31, 32]> : tensor<2xui32>
  %r = uop.shr %0, %1 : tensor<2xui32>
  %e = uop.const dense<[1, 0]> : tensor<2xui32>
  check.expect_eq %r, %e : tensor<2xui32>
  return
}

func.func @ui32_scalar() {
  %0 = uop.const 4294967295 : ui32
  %1 = uop.const 31 : ui32
  %r = uop.shr %0, %1 : ui32
  %e = uop.const 1 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64() {
  %0 = uop.const dense<[18446744073709551615, 1]> : tensor<2xui64>
  %1 = uop.const dense<[63, 64]> : tensor<2xui64>
  %r = uop.shr %0, %1 : tensor<2xui64>
  %e = uop.const dense<[1, 0]> : tensor<2xui64>
  check.expect_eq %r, %e : tensor<2xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 18446744073709551615 : ui64
  %1 = uop.const 63 : ui64
  %r = uop.shr %0, %1 : ui64
  %e = uop.const 1 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @idx() {
  %0 = uop.const dense<[-8]> : vector<1xindex>
  %1 = uop.const dense<[1]> : vector<1xindex>
  %r = uop.shr %0, %1 : vector<1xindex>
  %e = uop.const dense<[-4]> : vector<1xindex>
  check.expect_eq %r, %e : vector<1xindex>
  return
}

func.func @idx_scalar() {
  %0 = uop.const -8 : index
  %1 = uop.const 1 : index
  %r = uop.shr %0, %1 : index
  %e = uop.const -4 : index
  check.expect_eq %r, %e : index
  return
}
