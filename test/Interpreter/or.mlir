// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @i1() {
  %0 = uop.const dense<[false, false, true, true]> : tensor<4xi1>
  %1 = uop.const dense<[false, true, false, true]> : tensor<4xi1>
  %r = uop.or %0, %1 : tensor<4xi1>
  %e = uop.const dense<[false, true, true, true]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  return
}

func.func @i1_scalar() {
  %0 = uop.const false : i1
  %1 = uop.const false : i1
  %r = uop.or %0, %1 : i1
  %e = uop.const false : i1
  check.expect_eq %r, %e : i1
  return
}

func.func @i1_vector() {
  %0 = uop.const dense<[false, false, true, true]> : vector<4xi1>
  %1 = uop.const dense<[false, true, false, true]> : vector<4xi1>
  %r = uop.or %0, %1 : vector<4xi1>
  %e = uop.const dense<[false, true, true, true]> : vector<4xi1>
  check.expect_eq %r, %e : vector<4xi1>
  return
}

func.func @i8() {
  %0 = uop.const dense<[12, -8]> : tensor<2xi8>
  %1 = uop.const dense<[10, -1]> : tensor<2xi8>
  %r = uop.or %0, %1 : tensor<2xi8>
  %e = uop.const dense<[14, -1]> : tensor<2xi8>
  check.expect_eq %r, %e : tensor<2xi8>
  return
}

func.func @i8_scalar() {
  %0 = uop.const 12 : i8
  %1 = uop.const 10 : i8
  %r = uop.or %0, %1 : i8
  %e = uop.const 14 : i8
  check.expect_eq %r, %e : i8
  return
}

func.func @i16() {
  %0 = uop.const dense<[12, -8]> : tensor<2xi16>
  %1 = uop.const dense<[10, -1]> : tensor<2xi16>
  %r = uop.or %0, %1 : tensor<2xi16>
  %e = uop.const dense<[14, -1]> : tensor<2xi16>
  check.expect_eq %r, %e : tensor<2xi16>
  return
}

func.func @i16_scalar() {
  %0 = uop.const 12 : i16
  %1 = uop.const 10 : i16
  %r = uop.or %0, %1 : i16
  %e = uop.const 14 : i16
  check.expect_eq %r, %e : i16
  return
}

func.func @i32() {
  %0 = uop.const dense<[12, -8]> : tensor<2xi32>
  %1 = uop.const dense<[10, -1]> : tensor<2xi32>
  %r = uop.or %0, %1 : tensor<2xi32>
  %e = uop.const dense<[14, -1]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  return
}

func.func @i32_scalar() {
  %0 = uop.const 12 : i32
  %1 = uop.const 10 : i32
  %r = uop.or %0, %1 : i32
  %e = uop.const 14 : i32
  check.expect_eq %r, %e : i32
  return
}

func.func @i64() {
  %0 = uop.const dense<[12, -8]> : tensor<2xi64>
  %1 = uop.const dense<[10, -1]> : tensor<2xi64>
  %r = uop.or %0, %1 : tensor<2xi64>
  %e = uop.const dense<[14, -1]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const 12 : i64
  %1 = uop.const 10 : i64
  %r = uop.or %0, %1 : i64
  %e = uop.const 14 : i64
  check.expect_eq %r, %e : i64
  return
}

func.func @idx() {
  %0 = uop.const dense<[12, -8]> : vector<2xindex>
  %1 = uop.const dense<[10, -1]> : vector<2xindex>
  %r = uop.or %0, %1 : vector<2xindex>
  %e = uop.const dense<[14, -1]> : vector<2xindex>
  check.expect_eq %r, %e : vector<2xindex>
  return
}

func.func @idx_scalar() {
  %0 = uop.const 12 : index
  %1 = uop.const 10 : index
  %r = uop.or %0, %1 : index
  %e = uop.const 14 : index
  check.expect_eq %r, %e : index
  return
}

func.func @ui8() {
  %0 = uop.const dense<[12]> : tensor<1xui8>
  %1 = uop.const dense<[10]> : tensor<1xui8>
  %r = uop.or %0, %1 : tensor<1xui8>
  %e = uop.const dense<[14]> : tensor<1xui8>
  check.expect_eq %r, %e : tensor<1xui8>
  return
}

func.func @ui8_scalar() {
  %0 = uop.const 12 : ui8
  %1 = uop.const 10 : ui8
  %r = uop.or %0, %1 : ui8
  %e = uop.const 14 : ui8
  check.expect_eq %r, %e : ui8
  return
}

func.func @ui16() {
  %0 = uop.const dense<[12]> : tensor<1xui16>
  %1 = uop.const dense<[10]> : tensor<1xui16>
  %r = uop.or %0, %1 : tensor<1xui16>
  %e = uop.const dense<[14]> : tensor<1xui16>
  check.expect_eq %r, %e : tensor<1xui16>
  return
}

func.func @ui16_scalar() {
  %0 = uop.const 12 : ui16
  %1 = uop.const 10 : ui16
  %r = uop.or %0, %1 : ui16
  %e = uop.const 14 : ui16
  check.expect_eq %r, %e : ui16
  return
}

func.func @ui32() {
  %0 = uop.const dense<[12]> : tensor<1xui32>
  %1 = uop.const dense<[10]> : tensor<1xui32>
  %r = uop.or %0, %1 : tensor<1xui32>
  %e = uop.const dense<[14]> : tensor<1xui32>
  check.expect_eq %r, %e : tensor<1xui32>
  return
}

func.func @ui32_scalar() {
  %0 = uop.const 12 : ui32
  %1 = uop.const 10 : ui32
  %r = uop.or %0, %1 : ui32
  %e = uop.const 14 : ui32
  check.expect_eq %r, %e : ui32
  return
}

func.func @ui64() {
  %0 = uop.const dense<[12]> : tensor<1xui64>
  %1 = uop.const dense<[10]> : tensor<1xui64>
  %r = uop.or %0, %1 : tensor<1xui64>
  %e = uop.const dense<[14]> : tensor<1xui64>
  check.expect_eq %r, %e : tensor<1xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 12 : ui64
  %1 = uop.const 10 : ui64
  %r = uop.or %0, %1 : ui64
  %e = uop.const 14 : ui64
  check.expect_eq %r, %e : ui64
  return
}
