// A sum of products that one kernel needs twice: LLVM's SLP vectoriser made it
// again with the products in another order, and with another rounding.

// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify
// RUN: uop-run %s --random-inputs=3 --verify
// RUN: uop-run %s --random-inputs=4 --verify
// RUN: uop-run %s --random-inputs=5 --verify
// RUN: uop-run %s --random-inputs=6 --verify
// RUN: uop-run %s --random-inputs=7 --verify
// RUN: uop-run %s --random-inputs=8 --verify

func.func @main(%x: tensor<2x2x3xf32>, %c: tensor<8x4x3xf32>) -> (tensor<2x3xi1>) {
  %y = uop.shrink %c offsets [3, 1, 0] sizes [2, 2, 3] : tensor<8x4x3xf32> -> tensor<2x2x3xf32>
  %0 = uop.mul %x, %y : tensor<2x2x3xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<2x2x3xf32> -> tensor<2x3xf32>
  %2 = uop.reduce_axis min %1 axes [0] : tensor<2x3xf32> -> tensor<3xf32>
  %3 = uop.reshape %2 : tensor<3xf32> -> tensor<1x3xf32>
  %4 = uop.expand %3 : tensor<1x3xf32> -> tensor<2x3xf32>
  %5 = uop.cmp ge %1, %4 : tensor<2x3xf32>
  return %5 : tensor<2x3xi1>
}
