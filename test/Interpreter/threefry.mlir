// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret
// Known answers of Random123 (threefry2x32, 20 rounds).

func.func @ui64() {
  %0 = uop.const dense<[0, 18446744073709551615, 9629550131187509896]> : tensor<3xui64>
  %1 = uop.const dense<[0, 18446744073709551615, 247824715720788526]> : tensor<3xui64>
  %r = uop.threefry %0, %1 : tensor<3xui64>
  %e = uop.const dense<[11077253088097075545, 13474818356711888636, 5205589014174907036]> : tensor<3xui64>
  check.expect_eq %r, %e : tensor<3xui64>
  return
}

func.func @ui64_scalar() {
  %0 = uop.const 0 : ui64
  %1 = uop.const 0 : ui64
  %r = uop.threefry %0, %1 : ui64
  %e = uop.const 11077253088097075545 : ui64
  check.expect_eq %r, %e : ui64
  return
}

func.func @ui64_vector() {
  %0 = uop.const dense<[0, 18446744073709551615, 9629550131187509896]> : vector<3xui64>
  %1 = uop.const dense<[0, 18446744073709551615, 247824715720788526]> : vector<3xui64>
  %r = uop.threefry %0, %1 : vector<3xui64>
  %e = uop.const dense<[11077253088097075545, 13474818356711888636, 5205589014174907036]> : vector<3xui64>
  check.expect_eq %r, %e : vector<3xui64>
  return
}

func.func @i64() {
  %0 = uop.const dense<[0, -1, -8817193942522041720]> : tensor<3xi64>
  %1 = uop.const dense<[0, -1, 247824715720788526]> : tensor<3xi64>
  %r = uop.threefry %0, %1 : tensor<3xi64>
  %e = uop.const dense<[-7369490985612476071, -4971925716997662980, 5205589014174907036]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  return
}

func.func @i64_scalar() {
  %0 = uop.const 0 : i64
  %1 = uop.const 0 : i64
  %r = uop.threefry %0, %1 : i64
  %e = uop.const -7369490985612476071 : i64
  check.expect_eq %r, %e : i64
  return
}
