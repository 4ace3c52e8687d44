func.func @main(%x: tensor<300xf32>, %y: tensor<400xf32>) -> (tensor<300xf32>, tensor<400xf32>) {
  %0 = uop.exp %x : tensor<300xf32>
  %1 = uop.exp %y : tensor<400xf32>
  return %0, %1 : tensor<300xf32>, tensor<400xf32>
}
