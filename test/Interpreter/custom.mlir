// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

func.func private @f(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<f32>) {
  %0 = uop.sub %x, %y : tensor<2xf32>
  %1 = uop.reduce_axis add %y axes [0] : tensor<2xf32> -> tensor<f32>
  return %0, %1 : tensor<2xf32>, tensor<f32>
}
func.func @function() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %y = uop.const dense<[5.0, 3.0]> : tensor<2xf32>
  %0:2 = uop.custom @f(%x, %y) {note = "metadata"} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<f32>)
  %e = uop.const dense<[-4.0, -1.0]> : tensor<2xf32>
  %s = uop.const dense<8.0> : tensor<f32>
  check.expect_eq %0#0, %e : tensor<2xf32>
  check.expect_eq %0#1, %s : tensor<f32>
  uop.custom @g(%x) effects : (tensor<2xf32>) -> ()
  return
}
func.func private @g(%x: tensor<2xf32>) {
  return
}

// -----

func.func private @external(tensor<2xf32>) -> tensor<2xf32>
func.func @no_implementation() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  // expected-error @below {{calls a function without a body: @external is registered nowhere (Interpreter::registerFunction), and no library with it is loaded (uop-run --load)}}
  %0 = uop.custom @external(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func private @external(f32) -> f32
func.func @no_scalar_implementation() {
  %x = uop.const 1.0 : f32
  // expected-error @below {{@external is registered nowhere}}
  %0 = uop.custom @external(%x) : (f32) -> f32
  return
}

// -----

// What a kernel does not write has no value.
uop.kernel @half(%o: memref<2xf32>) {
  %0 = uop.const 1.0 : f32
  %i = uop.const 0 : index
  uop.store %0, %o[%i] over () : memref<2xf32>
  uop.sink
}
func.func @unwritten() {
  %0 = uop.custom @half() : () -> tensor<2xf32>
  // expected-error @below {{operand 0 has elements that were never written, the first at 1}}
  %1 = uop.neg %0 : tensor<2xf32>
  return
}

// -----

func.func private @loop(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{calls deeper than 256}}
  %0 = uop.custom @loop(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @endless() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = uop.custom @loop(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
