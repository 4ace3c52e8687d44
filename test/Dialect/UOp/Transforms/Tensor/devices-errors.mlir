// RUN: uop-opt %s --uop-form-kernels --one-shot-bufferize --split-input-file --verify-diagnostics

// At the range stage, where uop-shard has not been.
func.func @mixed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  %i = uop.range 0 to 4 : index
  %1 = uop.index %x[%i] : tensor<4xf32> -> f32
  %2 = uop.index %0[%i] : tensor<4xf32> -> f32
  // expected-error @below {{'uop.add' op has operands on "cpu:0" and "cpu:1"; uop.copy moves one of them}}
  %3 = uop.add %1, %2 : f32
  %4 = uop.bufferize %3 over (%i) : f32 -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// -----

func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+2 {{failed to bufferize op}}
  // expected-error @below {{has dynamic shape 'tensor<?xf32>'; bufferization needs static shapes}}
  %0 = uop.copy %x to "cpu:1" : tensor<?xf32>
  return %0 : tensor<?xf32>
}
