func.func @main(%x: tensor<1000xf32>) -> (tensor<1000xf32>, tensor<f32>) {
  %0 = uop.exp %x : tensor<1000xf32>
  %1 = uop.contiguous %0 : tensor<1000xf32>
  %2 = uop.reduce_axis add %1 axes [0] : tensor<1000xf32> -> tensor<f32>
  return %1, %2 : tensor<1000xf32>, tensor<f32>
}
