// RUN: uop-opt %s --uop-rangeify --split-input-file --verify-diagnostics

func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'uop.exp2' op has an operand of dynamic shape 'tensor<?xf32>'; uop-rangeify needs static shapes}}
  %0 = uop.exp2 %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// 4 * 2^62 elements are not 0.
func.func @h(%a: tensor<4x1xi8>) -> tensor<4x4611686018427387904xi8> {
  // expected-error @+1 {{'uop.expand' op has shape 'tensor<4x4611686018427387904xi8>'; uop-rangeify cannot count that many elements in 64 bits}}
  %0 = uop.expand %a : tensor<4x1xi8> -> tensor<4x4611686018427387904xi8>
  return %0 : tensor<4x4611686018427387904xi8>
}
