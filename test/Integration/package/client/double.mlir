func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = uop.add %x, %x : tensor<3xf32>
  return %y : tensor<3xf32>
}
