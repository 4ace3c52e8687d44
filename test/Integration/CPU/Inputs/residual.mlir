func.func @main(%x: tensor<64x28x28xf32>, %w: tensor<64x64x3x3xf32>, %v: tensor<64x64x1x1xf32>) -> tensor<64x28x28xf32> {
  %0 = uop.pad %x low [0, 1, 1] high [0, 1, 1] : tensor<64x28x28xf32> -> tensor<64x30x30xf32>
  %1 = uop.reshape %0 : tensor<64x30x30xf32> -> tensor<64x1x30x1x30xf32>
  %2 = uop.expand %1 : tensor<64x1x30x1x30xf32> -> tensor<64x4x30x4x30xf32>
  %3 = uop.reshape %2 : tensor<64x4x30x4x30xf32> -> tensor<64x120x120xf32>
  %4 = uop.shrink %3 offsets [0, 0, 0] sizes [64, 93, 93] : tensor<64x120x120xf32> -> tensor<64x93x93xf32>
  %5 = uop.reshape %4 : tensor<64x93x93xf32> -> tensor<64x3x31x3x31xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0] sizes [64, 3, 28, 3, 28] : tensor<64x3x31x3x31xf32> -> tensor<64x3x28x3x28xf32>
  %7 = uop.permute %6 [2, 4, 0, 1, 3] : tensor<64x3x28x3x28xf32> -> tensor<28x28x64x3x3xf32>
  %8 = uop.reshape %7 : tensor<28x28x64x3x3xf32> -> tensor<1x28x28x64x3x3xf32>
  %9 = uop.expand %8 : tensor<1x28x28x64x3x3xf32> -> tensor<64x28x28x64x3x3xf32>
  %10 = uop.reshape %w : tensor<64x64x3x3xf32> -> tensor<64x1x1x64x3x3xf32>
  %11 = uop.expand %10 : tensor<64x1x1x64x3x3xf32> -> tensor<64x28x28x64x3x3xf32>
  %12 = uop.mul %9, %11 : tensor<64x28x28x64x3x3xf32>
  %13 = uop.reduce_axis add %12 axes [3, 4, 5] : tensor<64x28x28x64x3x3xf32> -> tensor<64x28x28xf32>
  %14 = uop.reshape %x : tensor<64x28x28xf32> -> tensor<64x1x28x1x28xf32>
  %15 = uop.permute %14 [2, 4, 0, 1, 3] : tensor<64x1x28x1x28xf32> -> tensor<28x28x64x1x1xf32>
  %16 = uop.reshape %15 : tensor<28x28x64x1x1xf32> -> tensor<1x28x28x64x1x1xf32>
  %17 = uop.expand %16 : tensor<1x28x28x64x1x1xf32> -> tensor<64x28x28x64x1x1xf32>
  %18 = uop.reshape %v : tensor<64x64x1x1xf32> -> tensor<64x1x1x64x1x1xf32>
  %19 = uop.expand %18 : tensor<64x1x1x64x1x1xf32> -> tensor<64x28x28x64x1x1xf32>
  %20 = uop.mul %17, %19 : tensor<64x28x28x64x1x1xf32>
  %21 = uop.reduce_axis add %20 axes [3, 4, 5] : tensor<64x28x28x64x1x1xf32> -> tensor<64x28x28xf32>
  %22 = uop.add %13, %21 : tensor<64x28x28xf32>
  %23 = uop.const 0.0 : tensor<64x28x28xf32>
  %24 = uop.max %22, %23 : tensor<64x28x28xf32>
  return %24 : tensor<64x28x28xf32>
}
