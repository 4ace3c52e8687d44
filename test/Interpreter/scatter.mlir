// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret

func.func @set() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %i = uop.const dense<[3, 0, 3, -1, 9]> : tensor<5xi64>
  %u = uop.const dense<[10, 20, 30, 40, 50]> : tensor<5xi32>
  // The last write of 3 wins; -1 and 9 are dropped.
  %0 = uop.scatter set %x, %i, %u axis 0 : tensor<4xi32>, tensor<5xi64>, tensor<5xi32>
  %e = uop.const dense<[20, 2, 3, 30]> : tensor<4xi32>
  check.expect_eq %0, %e : tensor<4xi32>
  return
}

func.func @combine() {
  %x = uop.const dense<[1.0, -0.0, 3.0]> : tensor<3xf32>
  %i = uop.const dense<[0, 2, 2, 0]> : tensor<4xi32>
  %u = uop.const dense<[0.5, 4.0, 2.0, 8.0]> : tensor<4xf32>
  %add = uop.scatter add %x, %i, %u axis 0 : tensor<3xf32>, tensor<4xi32>, tensor<4xf32>
  %add_e = uop.const dense<[9.5, -0.0, 9.0]> : tensor<3xf32>
  check.expect_eq %add, %add_e : tensor<3xf32>
  %mul = uop.scatter mul %x, %i, %u axis 0 : tensor<3xf32>, tensor<4xi32>, tensor<4xf32>
  %mul_e = uop.const dense<[4.0, -0.0, 24.0]> : tensor<3xf32>
  check.expect_eq %mul, %mul_e : tensor<3xf32>
  %max = uop.scatter max %x, %i, %u axis 0 : tensor<3xf32>, tensor<4xi32>, tensor<4xf32>
  %max_e = uop.const dense<[8.0, -0.0, 4.0]> : tensor<3xf32>
  check.expect_eq %max, %max_e : tensor<3xf32>
  %min = uop.scatter min %x, %i, %u axis 0 : tensor<3xf32>, tensor<4xi32>, tensor<4xf32>
  %min_e = uop.const dense<[0.5, -0.0, 2.0]> : tensor<3xf32>
  check.expect_eq %min, %min_e : tensor<3xf32>
  return
}

// Updates smaller than the target off the axis leave the rest as it is.
func.func @partly() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %i = uop.const dense<[[1, 1]]> : tensor<1x2xi64>
  %u = uop.const dense<[[100, 50]]> : tensor<1x2xi8>
  %0 = uop.scatter add %x, %i, %u axis 1 : tensor<2x3xi8>, tensor<1x2xi64>, tensor<1x2xi8>
  // 2 + 150 wraps.
  %e = uop.const dense<[[1, -104, 3], [4, 5, 6]]> : tensor<2x3xi8>
  check.expect_eq %0, %e : tensor<2x3xi8>
  %n = uop.const 0 : tensor<0x2xi64>
  %m = uop.const 0 : tensor<0x2xi8>
  %1 = uop.scatter set %x, %n, %m axis 1 : tensor<2x3xi8>, tensor<0x2xi64>, tensor<0x2xi8>
  check.expect_eq %1, %x : tensor<2x3xi8>
  return
}
