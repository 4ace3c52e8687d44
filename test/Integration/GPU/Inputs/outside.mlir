// The last of the eight elements is read 100 beyond its place.
uop.kernel @k(%x: memref<8xi32>, %p: memref<8xi32>, %o: memref<8xi32>) {
  %i = uop.range 0 to 8 : index
  %c7 = uop.const 7 : index
  %c100 = uop.const 100 : index
  %c0 = uop.const 0 : index
  %0 = uop.load %p[%c0] : memref<8xi32> -> i32
  %1 = uop.sub %0, %0 : i32
  %2 = uop.cast %1 : i32 -> index
  %is_last = uop.cmp eq %i, %c7 : index
  %far = uop.where %is_last, %c100, %2 : index
  %at = uop.add %i, %far : index
  %3 = uop.load %x[%at] : memref<8xi32> -> i32
  uop.store %3, %o[%i] over (%i) : memref<8xi32>
  uop.sink
}
func.func @main(%x: tensor<8xi32>, %p: tensor<8xi32>) -> tensor<8xi32> {
  %init = tensor.empty() : tensor<8xi32>
  %0 = uop.launch @k ins(%x, %p : tensor<8xi32>, tensor<8xi32>) outs(%init : tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
