// Two threads write one element, which no statement of a kernel may do.
func.func @main(%x: tensor<8xf32>) -> tensor<4xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @k ins(%x : tensor<8xf32>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
uop.kernel @k(%x: memref<8xf32>, %o: memref<4xf32>) {
  %t = uop.special local 0 to 8 : index
  %c2 = uop.const 2 : index
  %at = uop.floordiv %t, %c2 : index
  %0 = uop.load %x[%t] : memref<8xf32> -> f32
  uop.store %0, %o[%at] over () : memref<4xf32>
  uop.sink
}
