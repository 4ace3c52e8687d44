// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

func.func @out_of_bounds() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %i = uop.range 0 to 3 : index
  // expected-error @+1 {{reads position [2], outside of sizes [2]}}
  %0 = uop.index %x[%i] : tensor<2xf32> -> f32
  %1 = uop.bufferize %0 over (%i) : f32 -> tensor<3xf32>
  return
}

// -----

func.func @negative() {
  %x = uop.const dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %zero = uop.const 0 : index
  %m = uop.const -1 : index
  // expected-error @+1 {{reads position [0, -1], outside of sizes [1, 2]}}
  %0 = uop.index %x[%zero, %m] : tensor<1x2xf32> -> f32
  return
}

// -----

func.func @true_gate() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %n = uop.const 3 : index
  %i = uop.range 0 to 4 : index
  %in = uop.cmp lt %i, %n : index
  // expected-error @+1 {{reads position [2], outside of sizes [2]}}
  %0 = uop.index %x[%i] if %in : tensor<2xf32> -> f32
  %1 = uop.bufferize %0 over (%i) : f32 -> tensor<4xf32>
  return
}

// -----

func.func @returned() -> f32 {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %i = uop.range 0 to 2 : index
  %0 = uop.index %x[%i] : tensor<2xf32> -> f32
  // expected-error @+1 {{operand 0 depends on a range that nothing runs over}}
  return %0 : f32
}

// -----

func.func @checked() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  // expected-note @+1 {{the range is here}}
  %i = uop.range 7 to 2 : index
  %0 = uop.index %x[%i] : tensor<2xf32> -> f32
  // expected-error @+1 {{depends on range 7, over which it does not run}}
  check.expect_eq %0, %0 : f32
  return
}

// -----

func.func @uninitialised() {
  %x = tensor.empty() : tensor<2xf32>
  %i = uop.range 0 to 2 : index
  // expected-error @+1 {{reads position [0], which was never written}}
  %0 = uop.index %x[%i] : tensor<2xf32> -> f32
  %1 = uop.bufferize %0 over (%i) : f32 -> tensor<2xf32>
  return
}

// -----

func.func @uninitialised_tensor() {
  %x = tensor.empty() : tensor<2xf32>
  // expected-error @+1 {{operand 0 has elements that were never written, the first at 0 in row-major order}}
  %0 = uop.neg %x : tensor<2xf32>
  return
}

// -----

func.func @negative_size() {
  %n = uop.const -2 : index
  // expected-error @+1 {{has the negative size -2}}
  %i = uop.range 0 to %n : index
  return
}

// -----

func.func @size_differs() {
  %n = uop.const 3 : index
  %i = uop.range 0 to %n : index
  %0 = uop.cast %i : index -> i8
  // expected-error @+1 {{runs over 3 points where 'tensor<2xi8>' has 2}}
  %1 = uop.bufferize %0 over (%i) : i8 -> tensor<2xi8>
  return
}

// -----

func.func @open_size() {
  %i = uop.range 0 to 3 : index
  %j = uop.range 1 to %i {uop.max = 3 : i64} : index
  %0 = uop.cast %j : index -> i8
  // expected-error @+1 {{runs over range 1, whose size depends on another range, which the interpreter supports for reductions and scans alone}}
  %1 = uop.bufferize %0 over (%i, %j) : i8 -> tensor<3x3xi8>
  return
}

// -----

func.func @negative_open_size() {
  %i = uop.range 0 to 3 : index
  %c1 = uop.const 1 : index
  %n = uop.sub %i, %c1 : index
  // expected-error @+1 {{has the negative size -1}}
  %j = uop.range 1 to %n reduce {uop.max = 3 : i64} : index
  %0 = uop.cast %j : index -> i8
  %1 = uop.reduce add %0 over (%j) : i8
  %2 = uop.bufferize %1 over (%i) : i8 -> tensor<3xi8>
  return
}
