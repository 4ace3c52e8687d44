// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @not_a_range(%x: f32, %k: index) {
  // expected-error @below {{'uop.scan' op range 0 must be the result of uop.range}}
  %0 = uop.scan add %x over (%k) : f32
  return
}

// -----

func.func @no_kind(%x: f32) {
  %k = uop.range 0 to 4 : index
  // expected-error @+2 {{expected one of [add, mul, max, min] for how a reduction combines, got: sub}}
  // expected-error @+1 {{failed to parse UOp_ReduceKindAttr parameter}}
  %0 = uop.scan sub %x over (%k) : f32
  return
}

// -----

func.func @two_types(%x: f32) {
  %k = uop.range 0 to 4 : index
  // expected-error @below {{all of {value, result} have same type}}
  %0 = "uop.scan"(%x, %k) <{kind = #uop<reduce_kind add>}> : (f32, index) -> f64
  return
}

// -----

func.func @of_positions() {
  %k = uop.range 0 to 4 : index
  // expected-error @below {{operand #0 must be an element type or a 1-D vector of one, but got 'index'}}
  %0 = uop.scan add %k over (%k) : index
  return
}

// -----

func.func @of_two_dimensions(%x: vector<2x4xf32>) {
  %k = uop.range 0 to 4 : index
  // expected-error @below {{operand #0 must be}}
  %0 = uop.scan add %x over (%k) : vector<2x4xf32>
  return
}
