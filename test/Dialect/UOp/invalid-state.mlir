// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @number() {
  // expected-error @below {{number must not be negative, got -1}}
  %0 = uop.buffer -1 : tensor<4xf32>
  return
}

// -----

func.func @device() {
  // expected-error @below {{device must have a name}}
  %0 = uop.buffer 0 on "" : tensor<4xf32>
  return
}

// -----

func.func @dynamic_buffer() {
  // expected-error @below {{needs a static shape, got 'tensor<?xf32>'}}
  %0 = uop.buffer 0 : tensor<?xf32>
  return
}

// -----

func.func @dynamic(%v: tensor<4xf32>, %x: tensor<?xf32>) {
  // expected-error @below {{value must have type 'tensor<?xf32>', got 'tensor<4xf32>'}}
  %0 = uop.assign %v, %x : tensor<4xf32>, tensor<?xf32>
  return
}

// -----

func.func @element(%v: tensor<4xi32>, %x: tensor<4xf32>) {
  // expected-error @below {{value element type must be 'f32', got 'i32'}}
  %0 = uop.assign %v, %x : tensor<4xi32>, tensor<4xf32>
  return
}

// -----

func.func @one_list(%v: tensor<4xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{needs offsets and sizes, or neither}}
  %0 = "uop.assign"(%v, %x) <{offsets = array<i64: 0>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @offsets(%v: tensor<4xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{offsets must have one entry per axis: expected 1, got 2}}
  %0 = uop.assign %v, %x offsets [0, 0] sizes [4] : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

func.func @sizes(%v: tensor<4xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{sizes must have one entry per axis: expected 1, got 0}}
  %0 = uop.assign %v, %x offsets [0] sizes [] : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

func.func @beyond(%v: tensor<3xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{axis 0: elements from 2, 3 of them, are not all within size 4}}
  %0 = uop.assign %v, %x offsets [2] sizes [3] : tensor<3xf32>, tensor<4xf32>
  return
}

// -----

func.func @before(%v: tensor<3xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{axis 0: elements from -1, 3 of them, are not all within size 4}}
  %0 = uop.assign %v, %x offsets [-1] sizes [3] : tensor<3xf32>, tensor<4xf32>
  return
}

// -----

func.func @value(%v: tensor<2xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{value must have type 'tensor<3xf32>', got 'tensor<2xf32>'}}
  %0 = uop.assign %v, %x offsets [0] sizes [3] : tensor<2xf32>, tensor<4xf32>
  return
}

// -----

func.func @whole_value(%v: tensor<2xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{value must have type 'tensor<4xf32>', got 'tensor<2xf32>'}}
  %0 = uop.assign %v, %x : tensor<2xf32>, tensor<4xf32>
  return
}

// -----

func.func @target_type(%v: tensor<4xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{all of {target, result} have same type}}
  %0 = "uop.assign"(%v, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @twice(%v: tensor<4xf32>) {
  %0 = uop.buffer 0 : tensor<4xf32>
  // expected-note @below {{the first assignment is here}}
  %1 = uop.assign %v, %0 : tensor<4xf32>, tensor<4xf32>
  // expected-error @below {{assigns to a state that has a next one already; assign to the result of the first assignment}}
  %2 = uop.assign %v, %0 : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

// As values, both are fine: only states are followed by one state.
func.func @twice_to_a_value(%v: tensor<4xf32>, %x: tensor<4xf32>) {
  %0 = uop.assign %v, %x : tensor<4xf32>, tensor<4xf32>
  %1 = uop.assign %v, %x : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

// A graph region may have cycles, but not of these.
module {
  %v = uop.const 1.0 : tensor<4xf32>
  // expected-error @below {{operand #1 is defined by this op or after it; uop values form no cycles, not even in a graph region}}
  %0 = uop.assign %v, %2 : tensor<4xf32>, tensor<4xf32>
  %1 = uop.assign %v, %0 : tensor<4xf32>, tensor<4xf32>
  %2 = uop.assign %v, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @no_name() {
  // expected-error @below {{name must be letters, digits and '_', not beginning with a digit, got ''}}
  %0 = uop.define_var "" [0, 1] : index
  return
}

// -----

func.func @digit() {
  // expected-error @below {{name must be letters, digits and '_', not beginning with a digit, got '4n'}}
  %0 = uop.define_var "4n" [0, 1] : index
  return
}

// -----

func.func @letters() {
  // expected-error @below {{name must be letters, digits and '_', not beginning with a digit, got 'a=b'}}
  %0 = uop.define_var "a=b" [0, 1] : index
  return
}

// -----

func.func @no_value() {
  // expected-error @below {{variable 'n' has no value: [2, 1] is empty}}
  %0 = uop.define_var "n" [2, 1] : index
  return
}

// -----

func.func @not_a_variable(%n: index) {
  // expected-error @below {{variable must be the result of uop.define_var}}
  %0 = uop.bind %n, %n : index
  return
}

// -----

func.func @above() {
  %n = uop.define_var "n" [1, 128] : index
  %c = uop.const 129 : index
  // expected-error @below {{variable 'n' is in [1, 128], got 129}}
  %0 = uop.bind %n, %c : index
  return
}

// -----

func.func @below() {
  %n = uop.define_var "n" [1, 128] : index
  %c = arith.constant 0 : index
  // expected-error @below {{variable 'n' is in [1, 128], got 0}}
  %0 = uop.bind %n, %c : index
  return
}
