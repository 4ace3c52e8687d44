// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-lower-sort --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret

func.func @greatest() {
  %x = uop.const dense<[[2.0, 5.0, 0x7FC00000, 5.0, -1.0], [1.0, 1.0, 1.0, 0x7FC00000, 1.0]]> : tensor<2x5xf32>
  %v, %p = uop.topk %x axis 1 : tensor<2x5xf32> -> tensor<2x3xf32>, tensor<2x3xi64>
  %ev = uop.const dense<[[5.0, 5.0, 2.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf32>
  %ep = uop.const dense<[[1, 3, 0], [0, 1, 2]]> : tensor<2x3xi64>
  check.expect_eq %v, %ev : tensor<2x3xf32>
  check.expect_eq %p, %ep : tensor<2x3xi64>
  return
}

func.func @smallest() {
  %x = uop.const dense<[[3, 1], [2, 2], [-4, 1]]> : tensor<3x2xi32>
  %v, %p = uop.topk %x axis 0 smallest : tensor<3x2xi32> -> tensor<2x2xi32>, tensor<2x2xi8>
  %ev = uop.const dense<[[-4, 1], [2, 1]]> : tensor<2x2xi32>
  %ep = uop.const dense<[[2, 0], [1, 2]]> : tensor<2x2xi8>
  check.expect_eq %v, %ev : tensor<2x2xi32>
  check.expect_eq %p, %ep : tensor<2x2xi8>
  return
}

// None, and all of them.
func.func @edges() {
  %x = uop.const dense<[[3, 1], [2, 2], [4, 1]]> : tensor<3x2xui16>
  %0:2 = uop.topk %x axis 1 : tensor<3x2xui16> -> tensor<3x0xui16>, tensor<3x0xi8>
  %e0 = uop.const 0 : tensor<3x0xui16>
  check.expect_eq %0#0, %e0 : tensor<3x0xui16>
  %1:2 = uop.topk %x axis 1 : tensor<3x2xui16> -> tensor<3x2xui16>, tensor<3x2xi8>
  %e1 = uop.const dense<[[3, 1], [2, 2], [4, 1]]> : tensor<3x2xui16>
  check.expect_eq %1#0, %e1 : tensor<3x2xui16>
  return
}

// Rows that are long enough for blocks: of f32 with the position beside the key
// in one integer, of i64 in two. Each element occurs three times.
func.func @blocks() {
  %i = uop.iota axis 1 : tensor<2x300xi64>
  %c7 = uop.const 7 : tensor<2x300xi64>
  %c100 = uop.const 100 : tensor<2x300xi64>
  %i7 = uop.mul %i, %c7 : tensor<2x300xi64>
  %x = uop.mod %i7, %c100 : tensor<2x300xi64>
  %0:2 = uop.topk %x axis 1 : tensor<2x300xi64> -> tensor<2x5xi64>, tensor<2x5xi64>
  %ev = uop.const dense<[[99, 99, 99, 98, 98], [99, 99, 99, 98, 98]]> : tensor<2x5xi64>
  %ep = uop.const dense<[[57, 157, 257, 14, 114], [57, 157, 257, 14, 114]]> : tensor<2x5xi64>
  check.expect_eq %0#0, %ev : tensor<2x5xi64>
  check.expect_eq %0#1, %ep : tensor<2x5xi64>
  %f = uop.cast %x : tensor<2x300xi64> -> tensor<2x300xf32>
  %1:2 = uop.topk %f axis 1 : tensor<2x300xf32> -> tensor<2x5xf32>, tensor<2x5xi64>
  %ef = uop.cast %ev : tensor<2x5xi64> -> tensor<2x5xf32>
  check.expect_eq %1#0, %ef : tensor<2x5xf32>
  check.expect_eq %1#1, %ep : tensor<2x5xi64>
  %2:2 = uop.topk %f axis 1 smallest : tensor<2x300xf32> -> tensor<2x4xf32>, tensor<2x4xi64>
  %ep2 = uop.const dense<[[0, 100, 200, 43], [0, 100, 200, 43]]> : tensor<2x4xi64>
  check.expect_eq %2#1, %ep2 : tensor<2x4xi64>
  return
}
