func.func @main(%x: tensor<2x700xf32>) -> (tensor<2x700xf32>, tensor<2x700xi64>) {
  %0:2 = uop.sort %x axis 1 : tensor<2x700xf32> -> tensor<2x700xf32>, tensor<2x700xi64>
  return %0#0, %0#1 : tensor<2x700xf32>, tensor<2x700xi64>
}
