// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @i1() {
  %0 = uop.const dense<[true, false]> : tensor<2xi1>
  %r = uop.not %0 : tensor<2xi1>
  %e = uop.const dense<[false, true]> : tensor<2xi1>
  check.expect_eq %r, %e : tensor<2xi1>
  return
}

func.func @i1_scalar() {
  %0 = uop.const true : i1
  %r = uop.not %0 : i1
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i1_vector() {
  %0 = uop.const dense<[true, false]> : vector<2xi1>
  %r = uop.not %0 : vector<2xi1>
  %e = uop.const dense<[false, true]> : vector<2xi1>
  check.expect_eq %r, %e : vector<2xi1>
  return
}

func.func @i8() {
  %0 = uop.const dense<[0, -1, 5]> : tensor<3xi8>
  %r = uop.not %0 : tensor<3xi8>
  %e = uop.const dense<[-1, 0, -6]> : tensor<3xi8>
  check.expect_eq %r, %e : tensor<3xi8>
  return
}

func.func @i8_scalar() {
  %0 = uop.const 0 : i8
  %r = uop.not %0 : i8
  %e = uop.const -1 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i16() {
  %0 = uop.const dense<[32767]> : tensor<1xi16>
  %r = uop.not %0 : tensor<1xi16>
  %e = uop.const dense<[-32768]> : tensor<1xi16>
  check.expect_eq %r, %e : tensor<1xi16>
  return
}

func.func @i16_scalar() {
  %0 = uop.const 32767 : i16
  %r = uop.not %0 : i16
  %e = uop.const -32768 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32() {
  %0 = uop.const dense<[0]> : tensor<1xi32>
  %r = uop.not %0 : tensor<1xi32>
  %e = uop.const dense<[-1]> : tensor<1xi32>
  check.expect_eq %r, %e : tensor<1xi32>
  return
}

func.func @i32_scalar() {
  %0 = uop.const 0 : i32
  %r = uop.not %0 : i32
  %e = uop.const -1 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64() {
  %0 = uop.const dense<[-9223372036854775808]> : tensor<1xi64>
  %r = uop.not %0 : tensor<1xi64>
  %e = uop.const dense<[9223372036854775807]> : tensor<1xi64>
  check.expect_eq %r, %e : tensor<1xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const -9223372036854775808 : i64
  %r = uop.not %0 : i64
  %e = uop.const 9223372036854775807 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @ui8() {
  %0 = uop.const dense<[0, 255, 170]> : tensor<3xui8>
  %r = uop.not %0 : tensor<3xui8>
  %e = uop.const dense<[255, 0, 85]> : tensor<3xui8>
  check.expect_eq %r, %e : tensor<3xui8>
  return
}

func.func @ui8_scalar() {
  %0 = uop.const 0 : ui8
  %r = uop.not %0 : ui8
  %e = uop.const 255 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16() {
  %0 = uop.const dense<[1]> : tensor<1xui16>
  %r = uop.not %0 : tensor<1xui16>
  %e = uop.const dense<[65534]> : tensor<1xui16>
  check.expect_eq %r, %e : tensor<1xui16>
  return
}

func.func @ui16_scalar() {
  %0 = uop.const 1 : ui16
  %r = uop.not %0 : ui16
  %e = uop.const 65534 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32() {
  %0 = uop.const dense<[0]> : tensor<1xui32>
  %r = uop.not %0 : tensor<1xui32>
  %e = uop.const dense<[4294967295]> : tensor<1xui32>
  check.expect_eq %r, %e : tensor<1xui32>
  return
}

func.func @ui32_scalar() {
  %0 = uop.const 0 : ui32
  %r = uop.not %0 : ui32
  %e = uop.const 4294967295 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64() {
  %0 = uop.const dense<[0]> : tensor<1xui64>
  %r = uop.not %0 : tensor<1xui64>
  %e = uop.const dense<[18446744073709551615]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 0 : ui64
  %r = uop.not %0 : ui64
  %e = uop.const 18446744073709551615 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @idx() {
  %0 = uop.const dense<[0]> : vector<1xindex>
  %r = uop.not %0 : vector<1xindex>
  %e = uop.const dense<[-1]> : vector<1xindex>
  check.expect_eq %r, %e : vector<1xindex>
  return
}

func.func @idx_scalar() {
  %0 = uop.const 0 : index
  %r = uop.not %0 : index
  %e = uop.const -1 : index
  check.expect_eq %r, %e : index
  return
}
