//--- kernels.mlir
func.func @main(%x: tensor<61x40xf32>, %w: tensor<40x24xf32>) -> (tensor<61x24xf32>, tensor<40xf32>) {
  %0 = uop.reshape %x : tensor<61x40xf32> -> tensor<61x40x1xf32>
  %1 = uop.expand %0 : tensor<61x40x1xf32> -> tensor<61x40x24xf32>
  %2 = uop.reshape %w : tensor<40x24xf32> -> tensor<1x40x24xf32>
  %3 = uop.expand %2 : tensor<1x40x24xf32> -> tensor<61x40x24xf32>
  %4 = uop.mul %1, %3 : tensor<61x40x24xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<61x40x24xf32> -> tensor<61x24xf32>
  %6 = uop.exp %x : tensor<61x40xf32>
  %7 = uop.reduce_axis add %6 axes [0] : tensor<61x40xf32> -> tensor<40xf32>
  return %5, %7 : tensor<61x24xf32>, tensor<40xf32>
}
//--- own.mlir
uop.kernel @product(%a: memref<6xf32>, %o: memref<6xf32>) attributes {uop.schedule = #uop.schedule<[simd(0, 2)]>} {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}
func.func @main(%a: tensor<6xf32>) -> tensor<6xf32> {
  %init = tensor.empty() : tensor<6xf32>
  %0 = uop.launch @product ins(%a : tensor<6xf32>) outs(%init : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
//--- varies.mlir
#n = #uop.var<"n" [0, 128]>
func.func @main(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> tensor<?x4xf32> {
  %0 = uop.exp %x : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
