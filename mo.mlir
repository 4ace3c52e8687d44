module {
  func.func @main(%arg0: tensor<1000x997xf32>, %arg1: tensor<997x1003xf32>) -> tensor<1000x1003xf32> {
    %0 = uop.reshape %arg0 : tensor<1000x997xf32> -> tensor<1000x997x1xf32>
    %1 = uop.reshape %arg1 : tensor<997x1003xf32> -> tensor<1x997x1003xf32>
    %2 = uop.expand %0 : tensor<1000x997x1xf32> -> tensor<1000x997x1003xf32>
    %3 = uop.expand %1 : tensor<1x997x1003xf32> -> tensor<1000x997x1003xf32>
    %4 = uop.mul %2, %3 : tensor<1000x997x1003xf32>
    %5 = uop.reduce_axis add %4 axes [1] : tensor<1000x997x1003xf32> -> tensor<1000x1003xf32>
    %6 = uop.reshape %5 : tensor<1000x1003xf32> -> tensor<1000x1x1003xf32>
    %7 = uop.reshape %6 : tensor<1000x1x1003xf32> -> tensor<1000x1003xf32>
    return %7 : tensor<1000x1003xf32>
  }
}
