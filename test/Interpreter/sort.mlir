// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-lower-sort --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret

// Equal elements keep their order, zeros of either sign are equal, and NaN is
// last. check.expect_eq takes any NaN for any, so that bits tell zeros apart.
func.func @ascending() {
  %x = uop.const dense<[[2.0, -0.0, 0x7FC00000, 0.0, 0xFF800000], [1.0, 1.0, 0x7F800000, -1.0, 1.0]]> : tensor<2x5xf32>
  %v, %p = uop.sort %x axis 1 : tensor<2x5xf32> -> tensor<2x5xf32>, tensor<2x5xi64>
  %ev = uop.const dense<[[0xFF800000, -0.0, 0.0, 2.0, 0x7FC00000], [-1.0, 1.0, 1.0, 1.0, 0x7F800000]]> : tensor<2x5xf32>
  %ep = uop.const dense<[[4, 1, 3, 0, 2], [3, 0, 1, 4, 2]]> : tensor<2x5xi64>
  %bits = uop.bitcast %v : tensor<2x5xf32> -> tensor<2x5xi32>
  %ebits = uop.bitcast %ev : tensor<2x5xf32> -> tensor<2x5xi32>
  check.expect_eq %bits, %ebits : tensor<2x5xi32>
  check.expect_eq %p, %ep : tensor<2x5xi64>
  return
}

func.func @descending() {
  %x = uop.const dense<[[2.0, -0.0, 0xFFC00001, 0.0, 0xFF800000], [1.0, 1.0, 0x7F800000, -1.0, 1.0]]> : tensor<2x5xf32>
  %v, %p = uop.sort %x axis 1 descending : tensor<2x5xf32> -> tensor<2x5xf32>, tensor<2x5xi8>
  %ev = uop.const dense<[[2.0, -0.0, 0.0, 0xFF800000, 0xFFC00001], [0x7F800000, 1.0, 1.0, 1.0, -1.0]]> : tensor<2x5xf32>
  %ep = uop.const dense<[[0, 1, 3, 4, 2], [2, 0, 1, 4, 3]]> : tensor<2x5xi8>
  %bits = uop.bitcast %v : tensor<2x5xf32> -> tensor<2x5xi32>
  %ebits = uop.bitcast %ev : tensor<2x5xf32> -> tensor<2x5xi32>
  check.expect_eq %bits, %ebits : tensor<2x5xi32>
  check.expect_eq %p, %ep : tensor<2x5xi8>
  return
}

// Another axis than the last one.
func.func @axes() {
  %x = uop.const dense<[[[3, 1], [2, 2]], [[1, 9], [0, -7]], [[2, 4], [2, -128]]]> : tensor<3x2x2xi8>
  %v0, %p0 = uop.sort %x axis 0 : tensor<3x2x2xi8> -> tensor<3x2x2xi8>, tensor<3x2x2xui8>
  %ev0 = uop.const dense<[[[1, 1], [0, -128]], [[2, 4], [2, -7]], [[3, 9], [2, 2]]]> : tensor<3x2x2xi8>
  %ep0 = uop.const dense<[[[1, 0], [1, 2]], [[2, 2], [0, 1]], [[0, 1], [2, 0]]]> : tensor<3x2x2xui8>
  check.expect_eq %v0, %ev0 : tensor<3x2x2xi8>
  check.expect_eq %p0, %ep0 : tensor<3x2x2xui8>
  %v1, %p1 = uop.sort %x axis 1 descending : tensor<3x2x2xi8> -> tensor<3x2x2xi8>, tensor<3x2x2xi32>
  %ev1 = uop.const dense<[[[3, 2], [2, 1]], [[1, 9], [0, -7]], [[2, 4], [2, -128]]]> : tensor<3x2x2xi8>
  %ep1 = uop.const dense<[[[0, 1], [1, 0]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xi32>
  check.expect_eq %v1, %ev1 : tensor<3x2x2xi8>
  check.expect_eq %p1, %ep1 : tensor<3x2x2xi32>
  return
}

// Each type in its own order; values alone, positions alone.
func.func @types() {
  %b = uop.const dense<[true, false, true, false]> : tensor<4xi1>
  %0:2 = uop.sort %b axis 0 : tensor<4xi1> -> tensor<4xi1>, tensor<4xi64>
  %e0 = uop.const dense<[false, false, true, true]> : tensor<4xi1>
  check.expect_eq %0#0, %e0 : tensor<4xi1>
  %1:2 = uop.sort %b axis 0 descending : tensor<4xi1> -> tensor<4xi1>, tensor<4xi64>
  %e1 = uop.const dense<[0, 2, 1, 3]> : tensor<4xi64>
  check.expect_eq %1#1, %e1 : tensor<4xi64>

  %u = uop.const dense<[200, 3, 255, 0]> : tensor<4xui8>
  %2:2 = uop.sort %u axis 0 : tensor<4xui8> -> tensor<4xui8>, tensor<4xi64>
  %e2 = uop.const dense<[0, 3, 200, 255]> : tensor<4xui8>
  check.expect_eq %2#0, %e2 : tensor<4xui8>

  %l = uop.const dense<[4611686018427387904, -9223372036854775808, 5, 9223372036854775807, 5]> : tensor<5xi64>
  %3:2 = uop.sort %l axis 0 : tensor<5xi64> -> tensor<5xi64>, tensor<5xi64>
  %e3 = uop.const dense<[-9223372036854775808, 5, 5, 4611686018427387904, 9223372036854775807]> : tensor<5xi64>
  %p3 = uop.const dense<[1, 2, 4, 0, 3]> : tensor<5xi64>
  check.expect_eq %3#0, %e3 : tensor<5xi64>
  check.expect_eq %3#1, %p3 : tensor<5xi64>
  %4:2 = uop.sort %l axis 0 descending : tensor<5xi64> -> tensor<5xi64>, tensor<5xi64>
  %e4 = uop.const dense<[9223372036854775807, 4611686018427387904, 5, 5, -9223372036854775808]> : tensor<5xi64>
  check.expect_eq %4#0, %e4 : tensor<5xi64>

  %d = uop.const dense<[1.5, 0x7FF8000000000000, -2.0, -0.0, 0.0]> : tensor<5xf64>
  %5:2 = uop.sort %d axis 0 descending : tensor<5xf64> -> tensor<5xf64>, tensor<5xi16>
  %p5 = uop.const dense<[0, 3, 4, 2, 1]> : tensor<5xi16>
  %e5 = uop.const dense<[1.5, -0.0, 0.0, -2.0, 0x7FF8000000000000]> : tensor<5xf64>
  check.expect_eq %5#1, %p5 : tensor<5xi16>
  check.expect_eq %5#0, %e5 : tensor<5xf64>
  return
}

func.func @narrow_floats() {
  %h = uop.const dense<[1.0, -2.0, 65504.0, 0x7E00, 0xFC00, 5.9604645e-08]> : tensor<6xf16>
  %0:2 = uop.sort %h axis 0 : tensor<6xf16> -> tensor<6xf16>, tensor<6xi64>
  %e0 = uop.const dense<[0xFC00, -2.0, 5.9604645e-08, 1.0, 65504.0, 0x7E00]> : tensor<6xf16>
  check.expect_eq %0#0, %e0 : tensor<6xf16>
  %s = uop.const dense<[1.0, 0x7F, -2.0, 448.0, -448.0]> : tensor<5xf8E4M3FN>
  %1:2 = uop.sort %s axis 0 descending : tensor<5xf8E4M3FN> -> tensor<5xf8E4M3FN>, tensor<5xi64>
  %e1 = uop.const dense<[448.0, 1.0, -2.0, -448.0, 0x7F]> : tensor<5xf8E4M3FN>
  check.expect_eq %1#0, %e1 : tensor<5xf8E4M3FN>
  %z = uop.const dense<[1.0, 0x80, -2.0, 0.0]> : tensor<4xf8E5M2FNUZ>
  %2:2 = uop.sort %z axis 0 : tensor<4xf8E5M2FNUZ> -> tensor<4xf8E5M2FNUZ>, tensor<4xi64>
  %e2 = uop.const dense<[-2.0, 0.0, 1.0, 0x80]> : tensor<4xf8E5M2FNUZ>
  check.expect_eq %2#0, %e2 : tensor<4xf8E5M2FNUZ>
  // Types that only store numbers.
  %f = uop.const dense<[6.0, -0.5, 0.0, -6.0]> : tensor<4xf4E2M1FN>
  %3:2 = uop.sort %f axis 0 : tensor<4xf4E2M1FN> -> tensor<4xf4E2M1FN>, tensor<4xi64>
  %e3 = uop.const dense<[-6.0, -0.5, 0.0, 6.0]> : tensor<4xf4E2M1FN>
  check.expect_eq %3#0, %e3 : tensor<4xf4E2M1FN>
  %m = uop.const dense<[4.0, 0xFF, 0.5, 2.0]> : tensor<4xf8E8M0FNU>
  %4:2 = uop.sort %m axis 0 descending : tensor<4xf8E8M0FNU> -> tensor<4xf8E8M0FNU>, tensor<4xi64>
  %e4 = uop.const dense<[4.0, 2.0, 0.5, 0xFF]> : tensor<4xf8E8M0FNU>
  check.expect_eq %4#0, %e4 : tensor<4xf8E8M0FNU>
  return
}

// No row, no element, one element.
func.func @edges() {
  %x = uop.const 1.0 : tensor<0x5xf32>
  %0:2 = uop.sort %x axis 1 : tensor<0x5xf32> -> tensor<0x5xf32>, tensor<0x5xi64>
  check.expect_eq %0#0, %x : tensor<0x5xf32>
  %1:2 = uop.sort %x axis 0 : tensor<0x5xf32> -> tensor<0x5xf32>, tensor<0x5xi64>
  check.expect_eq %1#0, %x : tensor<0x5xf32>
  %y = uop.const dense<[[3.0, 1.0]]> : tensor<1x2xf32>
  %2:2 = uop.sort %y axis 0 : tensor<1x2xf32> -> tensor<1x2xf32>, tensor<1x2xi64>
  %e2 = uop.const 0 : tensor<1x2xi64>
  check.expect_eq %2#0, %y : tensor<1x2xf32>
  check.expect_eq %2#1, %e2 : tensor<1x2xi64>
  return
}
