// A branch that is a function already uses a buffer of its caller.
//
// RUN: uop-opt %s --uop-resolve-state --verify-diagnostics

uop.kernel private @choice(%c: memref<1xi1>, %x: memref<4xf32>, %o: memref<4xf32>) attributes {uop.if = [@first, @second]} {
  uop.sink
}
func.func private @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %old = uop.buffer 0 : tensor<4xf32>
  %new = uop.assign %x, %old : tensor<4xf32>, tensor<4xf32>
  return %new : tensor<4xf32>
}
func.func private @second(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%c: tensor<i1>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %old = uop.buffer 0 : tensor<4xf32>
  %init = tensor.empty() : tensor<4xf32>
  // expected-error @below {{'uop.launch' op runs @first, a loop or branch that uses runtime buffers, as this function does: give the new contents out of the region}}
  %0 = uop.launch @choice ins(%c, %x : tensor<i1>, tensor<4xf32>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
  return %0, %old : tensor<4xf32>, tensor<4xf32>
}
