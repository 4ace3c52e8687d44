func.func @main(%x: tensor<ROWSx96xf32>, %w: tensor<96xCOLUMNSxf32>) -> tensor<ROWSxCOLUMNSxf32> {
  %0 = uop.reshape %x : tensor<ROWSx96xf32> -> tensor<ROWSx96x1xf32>
  %1 = uop.expand %0 : tensor<ROWSx96x1xf32> -> tensor<ROWSx96xCOLUMNSxf32>
  %2 = uop.reshape %w : tensor<96xCOLUMNSxf32> -> tensor<1x96xCOLUMNSxf32>
  %3 = uop.expand %2 : tensor<1x96xCOLUMNSxf32> -> tensor<ROWSx96xCOLUMNSxf32>
  %4 = uop.mul %1, %3 : tensor<ROWSx96xCOLUMNSxf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<ROWSx96xCOLUMNSxf32> -> tensor<ROWSxCOLUMNSxf32>
  return %5 : tensor<ROWSxCOLUMNSxf32>
}
