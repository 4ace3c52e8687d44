// RUN: uop-opt %s --test-uop-interpret

func.func @values() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %v = uop.const dense<[[7], [8]]> : tensor<2x1xi32>
  %0 = uop.assign %v, %x offsets [0, 1] sizes [2, 1] : tensor<2x1xi32>, tensor<2x3xi32>
  %e = uop.const dense<[[1, 7, 3], [4, 8, 6]]> : tensor<2x3xi32>
  check.expect_eq %0, %e : tensor<2x3xi32>
  %1 = uop.assign %0, %x : tensor<2x3xi32>, tensor<2x3xi32>
  check.expect_eq %1, %e : tensor<2x3xi32>
  %n = uop.const 0 : tensor<2x0xi32>
  %2 = uop.assign %n, %x offsets [0, 3] sizes [2, 0] : tensor<2x0xi32>, tensor<2x3xi32>
  check.expect_eq %2, %x : tensor<2x3xi32>
  return
}

// Parts of a buffer, one after the other, also from the old contents.
func.func @parts() {
  %0 = uop.buffer 0 : tensor<4xi32>
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = uop.assign %x, %0 : tensor<4xi32>, tensor<4xi32>
  %low = uop.shrink %1 offsets [0] sizes [3] : tensor<4xi32> -> tensor<3xi32>
  %2 = uop.assign %low, %1 offsets [1] sizes [3] : tensor<3xi32>, tensor<4xi32>
  %e = uop.const dense<[1, 1, 2, 3]> : tensor<4xi32>
  check.expect_eq %2, %e : tensor<4xi32>
  %3 = uop.flip %2 axes [0] : tensor<4xi32>
  %4 = uop.assign %3, %2 : tensor<4xi32>, tensor<4xi32>
  return
}

func.func @parts_after() {
  %0 = uop.buffer 0 : tensor<4xi32>
  %e = uop.const dense<[3, 2, 1, 1]> : tensor<4xi32>
  check.expect_eq %0, %e : tensor<4xi32>
  return
}
