// RUN: uop-opt %s --split-input-file --verify-diagnostics

// What a caller passes to a public function is not known.
// expected-error @below {{'uop.bounds' of argument 0 is for private functions, whose callers are known}}
func.func @public(%i: tensor<i64> {uop.bounds = array<i64: 0, 3>}) {
  return
}

// -----

// expected-error @below {{'uop.bounds' of argument 0 is for signed integers, got 'tensor<f32>'}}
func.func private @float(%i: tensor<f32> {uop.bounds = array<i64: 0, 3>}) {
  return
}

// -----

// expected-error @below {{'uop.bounds' of argument 0 is for signed integers, got 'tensor<ui8>'}}
func.func private @unsigned(%i: tensor<ui8> {uop.bounds = array<i64: 0, 3>}) {
  return
}

// -----

// expected-error @below {{'uop.bounds' of argument 0 must be array<i64: least, greatest> in the range of 'i64', got array<i64: 3, 0>}}
func.func private @empty(%i: tensor<i64> {uop.bounds = array<i64: 3, 0>}) {
  return
}

// -----

// expected-error @below {{'uop.bounds' of argument 0 must be array<i64: least, greatest> in the range of 'i8', got array<i64: 0, 200>}}
func.func private @wide(%i: tensor<i8> {uop.bounds = array<i64: 0, 200>}) {
  return
}

// -----

// expected-error @below {{'uop.bounds' of argument 0 must be array<i64: least, greatest> in the range of 'i64', got 3 : i64}}
func.func private @number(%i: tensor<i64> {uop.bounds = 3}) {
  return
}
