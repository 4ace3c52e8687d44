// RUN: uop-opt %s --uop-form-kernels --split-input-file --verify-diagnostics

func.func @f(%x: tensor<?xf32>) -> tensor<4xf32> {
  %i = uop.range 0 to 4 : index
  %0 = uop.index %x[%i] : tensor<?xf32> -> f32
  // expected-error @+1 {{'uop.bufferize' op has an operand of dynamic shape 'tensor<?xf32>'; uop-form-kernels needs static shapes}}
  %1 = uop.bufferize %0 over (%i) : f32 -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @tile_that_escapes(%v: f32) -> tensor<4xf32> {
  %i = uop.range 0 to 4 : index
  // expected-error @+1 {{outside of global space can only be read by uop.index}}
  %0 = uop.bufferize %v over (%i) in <local> : f32 -> tensor<4xf32>
  // expected-note @+1 {{another user is here}}
  return %0 : tensor<4xf32>
}

// -----

func.func @outer_vector(%v: vector<4xf32>) -> tensor<4xf32> {
  %l = uop.range 0 to 4 simd : index
  %0 = uop.unroll %v over (%l) : vector<4xf32> -> f32
  // expected-error @+1 {{depends on a value of type 'vector<4xf32>' that is computed outside of kernels; uop-form-kernels can pass scalars only}}
  %1 = uop.bufferize %0 over (%l) : f32 -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
