// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @kind(%x: tensor<8xf32>) -> tensor<?xf32> {
  %n = uop.define_var "n" [0, 8] : index
  // expected-error @+1 {{'uop.shrink' op 'uop.in_bounds' must be a unit attribute, got true}}
  %0 = uop.shrink %x offsets [1] sizes [%n] {uop.in_bounds = true} : tensor<8xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @numbers(%x: tensor<8xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'uop.shrink' op 'uop.in_bounds' is for a box with an offset or a size that is a value; that of numbers alone is checked}}
  %0 = uop.shrink %x offsets [1] sizes [2] {uop.in_bounds} : tensor<8xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @whole(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'uop.assign' op 'uop.in_bounds' is for a box with an offset or a size that is a value}}
  %0 = uop.assign %x, %y {uop.in_bounds} : tensor<8xf32>, tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// The mark is no way around what numbers tell.
func.func @outside(%x: tensor<8x4xf32>) -> tensor<1x4xf32> {
  %i = uop.define_var "i" [0, 7] : index
  // expected-error @+1 {{'uop.shrink' op}}
  %0 = uop.shrink %x offsets [%i, 1] sizes [1, 4] {uop.in_bounds} : tensor<8x4xf32> -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
