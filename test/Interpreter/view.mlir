// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --canonicalize --test-uop-interpret

func.func @windows() {
  %x = uop.iota axis 0 : tensor<6xi32>
  // Overlapping windows, the second axis backward.
  %0 = uop.view %x sizes [2, 3] strides [3, -1] offset 2 : tensor<6xi32> -> tensor<2x3xi32>
  %e0 = uop.const dense<[[2, 1, 0], [5, 4, 3]]> : tensor<2x3xi32>
  check.expect_eq %0, %e0 : tensor<2x3xi32>
  // The mask keeps what is out of the source from being read.
  %1 = uop.view %x sizes [2, 4] strides [4, 1] offset -1 mask [0, 1] to [2, 3] : tensor<6xi32> -> tensor<2x4xi32>
  %e1 = uop.const dense<[[0, 0, 1, 0], [0, 4, 5, 0]]> : tensor<2x4xi32>
  check.expect_eq %1, %e1 : tensor<2x4xi32>
  // A stride of 0 repeats; a scalar is a view without axes.
  %2 = uop.view %x sizes [3] strides [0] offset 5 : tensor<6xi32> -> tensor<3xi32>
  %e2 = uop.const 5 : tensor<3xi32>
  check.expect_eq %2, %e2 : tensor<3xi32>
  %3 = uop.view %x sizes [] strides [] offset 4 : tensor<6xi32> -> tensor<i32>
  %e3 = uop.const 4 : tensor<i32>
  check.expect_eq %3, %e3 : tensor<i32>
  // An empty mask reads nothing, wherever it points.
  %4 = uop.view %x sizes [2] strides [100] offset -7 mask [1] to [1] : tensor<6xi32> -> tensor<2xi32>
  %e4 = uop.const 0 : tensor<2xi32>
  check.expect_eq %4, %e4 : tensor<2xi32>
  // Nor is what a mask hides anywhere.
  %5 = uop.view %x sizes [4] strides [9223372036854775807] offset 3 mask [0] to [1] : tensor<6xi32> -> tensor<4xi32>
  %e5 = uop.const dense<[3, 0, 0, 0]> : tensor<4xi32>
  check.expect_eq %5, %e5 : tensor<4xi32>
  return
}

// A masked view of a splat is no splat.
func.func @splat() {
  %x = uop.const 7 : tensor<6xi32>
  %0 = uop.view %x sizes [3] strides [1] offset 0 mask [0] to [2] : tensor<6xi32> -> tensor<3xi32>
  %e = uop.const dense<[7, 7, 0]> : tensor<3xi32>
  check.expect_eq %0, %e : tensor<3xi32>
  return
}

func.func @marks() {
  %x = uop.iota axis 0 : tensor<4xf32>
  %0 = uop.detach %x : tensor<4xf32>
  %1 = uop.contiguous_backward %0 : tensor<4xf32>
  %2 = uop.fuse %1 : tensor<4xf32>
  %3 = uop.precast %2 : tensor<4xf32>
  %4 = uop.add %3, %x : tensor<4xf32>
  %e = uop.const dense<[0.0, 2.0, 4.0, 6.0]> : tensor<4xf32>
  check.expect_eq %4, %e : tensor<4xf32>
  return
}
