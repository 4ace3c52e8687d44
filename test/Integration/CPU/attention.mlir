// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

// Attention in one kernel: products of rows with lanes along them, the maximum and
// the sum of a tile, and sums whose lanes are columns; no size is a multiple.
func.func @main(%a0: tensor<2x37x21xf32>, %a1: tensor<2x37x21xf32>, %a2: tensor<2x37x21xf32>) -> (tensor<2x37x21xf32>) {
  %0 = uop.reshape %a1 : tensor<2x37x21xf32> -> tensor<2x1x37x21xf32>
  %1 = uop.expand %0 : tensor<2x1x37x21xf32> -> tensor<2x37x37x21xf32>
  %2 = uop.reshape %a0 : tensor<2x37x21xf32> -> tensor<2x37x1x21xf32>
  %3 = uop.expand %2 : tensor<2x37x1x21xf32> -> tensor<2x37x37x21xf32>
  %4 = uop.mul %3, %1 : tensor<2x37x37x21xf32>
  %5 = uop.reduce_axis add %4 axes [3] : tensor<2x37x37x21xf32> -> tensor<2x37x37xf32>
  %6 = uop.const 0.125000000 : tensor<2x37x37xf32>
  %7 = uop.mul %5, %6 : tensor<2x37x37xf32>
  %8 = uop.reduce_axis max %7 axes [2] : tensor<2x37x37xf32> -> tensor<2x37xf32>
  %9 = uop.reshape %8 : tensor<2x37xf32> -> tensor<2x37x1xf32>
  %10 = uop.expand %9 : tensor<2x37x1xf32> -> tensor<2x37x37xf32>
  %11 = uop.sub %7, %10 : tensor<2x37x37xf32>
  %12 = uop.exp %11 : tensor<2x37x37xf32>
  %13 = uop.reduce_axis add %12 axes [2] : tensor<2x37x37xf32> -> tensor<2x37xf32>
  %14 = uop.reshape %13 : tensor<2x37xf32> -> tensor<2x37x1xf32>
  %15 = uop.expand %14 : tensor<2x37x1xf32> -> tensor<2x37x37xf32>
  %16 = uop.fdiv %12, %15 : tensor<2x37x37xf32>
  %17 = uop.reshape %16 : tensor<2x37x37xf32> -> tensor<2x37x37x1xf32>
  %18 = uop.expand %17 : tensor<2x37x37x1xf32> -> tensor<2x37x37x21xf32>
  %19 = uop.reshape %a2 : tensor<2x37x21xf32> -> tensor<2x1x37x21xf32>
  %20 = uop.expand %19 : tensor<2x1x37x21xf32> -> tensor<2x37x37x21xf32>
  %21 = uop.mul %18, %20 : tensor<2x37x37x21xf32>
  %22 = uop.reduce_axis add %21 axes [2] : tensor<2x37x37x21xf32> -> tensor<2x37x21xf32>
  return %22 : tensor<2x37x21xf32>
}
