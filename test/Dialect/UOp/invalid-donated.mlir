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

// -----

// expected-error @below {{'uop.donated' needs an argument of static shape, which argument 0 of type 'tensor<?xf32>' has not}}
func.func @dynamic(%x: tensor<?xf32> {uop.donated, uop.shape = [#uop.var<"n" [0, 8]>]}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
