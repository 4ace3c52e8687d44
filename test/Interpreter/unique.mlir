// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-lower-sort --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret

func.func @groups() {
  %x = uop.const dense<[[3, -1, 3], [7, -1, 3]]> : tensor<2x3xi32>
  %v, %f, %r, %g, %n = uop.unique %x : tensor<2x3xi32> -> tensor<6xi32>, tensor<6xi64>, tensor<6xi64>, tensor<2x3xi64>, tensor<i64>
  %ev = uop.const dense<[-1, 3, 7, 0, 0, 0]> : tensor<6xi32>
  %ef = uop.const dense<[1, 0, 3, -1, -1, -1]> : tensor<6xi64>
  %er = uop.const dense<[2, 3, 1, 0, 0, 0]> : tensor<6xi64>
  %eg = uop.const dense<[[1, 0, 1], [2, 0, 1]]> : tensor<2x3xi64>
  %en = uop.const dense<3> : tensor<i64>
  check.expect_eq %v, %ev : tensor<6xi32>
  check.expect_eq %f, %ef : tensor<6xi64>
  check.expect_eq %r, %er : tensor<6xi64>
  check.expect_eq %g, %eg : tensor<2x3xi64>
  check.expect_eq %n, %en : tensor<i64>
  return
}

// All NaN are one group, and so are both zeros; the first one is there.
func.func @floats() {
  %x = uop.const dense<[0x7FC00000, -0.0, 1.0, 0.0, 0x7FC00001]> : tensor<5xf32>
  %v, %f, %r, %g, %n = uop.unique %x : tensor<5xf32> -> tensor<3xf32>, tensor<3xi8>, tensor<3xui8>, tensor<5xi8>, tensor<i32>
  %bits = uop.bitcast %v : tensor<3xf32> -> tensor<3xi32>
  %ev = uop.const dense<[-0.0, 1.0, 0x7FC00000]> : tensor<3xf32>
  %ebits = uop.bitcast %ev : tensor<3xf32> -> tensor<3xi32>
  %ef = uop.const dense<[1, 2, 0]> : tensor<3xi8>
  %er = uop.const dense<[2, 1, 2]> : tensor<3xui8>
  %eg = uop.const dense<[2, 0, 1, 0, 2]> : tensor<5xi8>
  %en = uop.const dense<3> : tensor<i32>
  check.expect_eq %bits, %ebits : tensor<3xi32>
  check.expect_eq %f, %ef : tensor<3xi8>
  check.expect_eq %r, %er : tensor<3xui8>
  check.expect_eq %g, %eg : tensor<5xi8>
  check.expect_eq %n, %en : tensor<i32>
  return
}

// Less room than there are groups, none at all, one element, and none.
func.func @room() {
  %x = uop.const dense<[5, 4, 5, 3]> : tensor<4xui8>
  %0:5 = uop.unique %x : tensor<4xui8> -> tensor<2xui8>, tensor<2xi64>, tensor<2xi64>, tensor<4xi64>, tensor<i64>
  %v0 = uop.const dense<[3, 4]> : tensor<2xui8>
  %r0 = uop.const dense<[1, 1]> : tensor<2xi64>
  %g0 = uop.const dense<[2, 1, 2, 0]> : tensor<4xi64>
  %n0 = uop.const dense<3> : tensor<i64>
  check.expect_eq %0#0, %v0 : tensor<2xui8>
  check.expect_eq %0#2, %r0 : tensor<2xi64>
  check.expect_eq %0#3, %g0 : tensor<4xi64>
  check.expect_eq %0#4, %n0 : tensor<i64>
  %1:5 = uop.unique %x : tensor<4xui8> -> tensor<0xui8>, tensor<0xi64>, tensor<0xi64>, tensor<4xi64>, tensor<i64>
  check.expect_eq %1#3, %g0 : tensor<4xi64>
  %s = uop.const dense<true> : tensor<i1>
  %2:5 = uop.unique %s : tensor<i1> -> tensor<1xi1>, tensor<1xi64>, tensor<1xi64>, tensor<i64>, tensor<i64>
  %v2 = uop.const dense<[true]> : tensor<1xi1>
  %g2 = uop.const dense<0> : tensor<i64>
  check.expect_eq %2#0, %v2 : tensor<1xi1>
  check.expect_eq %2#3, %g2 : tensor<i64>
  %e = uop.const 0 : tensor<0x3xi1>
  %3:5 = uop.unique %e : tensor<0x3xi1> -> tensor<1xi1>, tensor<1xi64>, tensor<1xi64>, tensor<0x3xi64>, tensor<i64>
  %f3 = uop.const dense<[-1]> : tensor<1xi64>
  check.expect_eq %3#1, %f3 : tensor<1xi64>
  check.expect_eq %3#4, %g2 : tensor<i64>
  return
}
