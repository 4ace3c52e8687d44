func.func @main(%x: tensor<4x16xf32>, %n: tensor<3xi32> {uop.donated}, %h: tensor<2xbf16>) -> (tensor<4xf32>, tensor<3xi32>, tensor<2xbf16>) {
  %0 = uop.exp %x : tensor<4x16xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<4x16xf32> -> tensor<4xf32>
  %2 = uop.add %n, %n : tensor<3xi32>
  %3 = uop.neg %h : tensor<2xbf16>
  return %1, %2, %3 : tensor<4xf32>, tensor<3xi32>, tensor<2xbf16>
}

// A count of the runs so far.
func.func @count(%x: tensor<f32>) -> tensor<f32> {
  %b = uop.buffer 0 : tensor<f32>
  %0 = uop.add %b, %x : tensor<f32>
  %1 = uop.assign %0, %b : tensor<f32>, tensor<f32>
  return %1 : tensor<f32>
}

#n = #uop.var<"n" [0, 100]>
func.func @sized(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<?xf32> {
  %0 = uop.add %x, %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
