// RUN: uop-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{'uop.donated' has no value: expected a unit attribute, got true}}
func.func @value(%x: tensor<4xf32> {uop.donated = true}) {
  return
}

// -----

// expected-error @below {{'uop.donated' gives memory away, which argument 1 of type 'f32' has none of}}
func.func @scalar(%x: tensor<4xf32> {uop.donated}, %s: f32 {uop.donated}) {
  return
}
