// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @device_empty(%x: tensor<4xf32>) {
  // expected-error @below {{device must be a kind and a number such as "cpu:1", got ""}}
  %0 = uop.copy %x to "" : tensor<4xf32>
  return
}

// -----

func.func @device_no_number(%x: tensor<4xf32>) {
  // expected-error @below {{device must be a kind and a number such as "cpu:1", got "cpu"}}
  %0 = uop.copy %x to "cpu" : tensor<4xf32>
  return
}

// -----

func.func @device_leading_zero(%x: tensor<4xf32>) {
  // expected-error @below {{got "cpu:01"}}
  %0 = uop.copy %x to "cpu:01" : tensor<4xf32>
  return
}

// -----

func.func @device_kind(%x: tensor<4xf32>) {
  // expected-error @below {{got "CPU 0:1"}}
  %0 = uop.copy %x to "CPU 0:1" : tensor<4xf32>
  return
}

// -----

func.func @device_huge(%x: tensor<4xf32>) {
  // expected-error @below {{got "cpu:99999999999"}}
  %0 = uop.copy %x to "cpu:99999999999" : tensor<4xf32>
  return
}

// -----

func.func @copy_type(%x: tensor<4xf32>) {
  // expected-error @below {{operands and result have one type}}
  %0 = "uop.copy"(%x) <{device = "cpu:1"}> : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

// expected-error @below {{needs at least one part, got 0}}
func.func private @no_parts(!uop.multi<tensor<4xf32>, 0>)

// -----

// expected-error @below {{parts must be tensors of an element type of uop, got 'tensor<4xcomplex<f32>>'}}
func.func private @part_element(!uop.multi<tensor<4xcomplex<f32>>, 2>)

// -----

func.func @mstack_nothing() {
  // expected-error @+2 {{'uop.mstack' op needs at least one part}}
  // expected-error @below {{failed to infer returned types}}
  %0 = "uop.mstack"() : () -> !uop.multi<tensor<4xf32>, 1>
  return
}

// -----

func.func @mstack_parts(%x: tensor<4xf32>, %y: tensor<2xf32>) {
  // expected-error @+2 {{'uop.mstack' op part 1 has type 'tensor<2xf32>', part 0 has 'tensor<4xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = "uop.mstack"(%x, %y) : (tensor<4xf32>, tensor<2xf32>) -> !uop.multi<tensor<4xf32>, 2>
  return
}

// -----

func.func @mstack_result(%x: tensor<4xf32>) {
  // expected-error @+2 {{are incompatible with return type(s) of operation '!uop.multi<tensor<4xf32>, 2>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.mstack %x : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  return
}

// -----

func.func @mselect_index(%m: !uop.multi<tensor<4xf32>, 2>) {
  // expected-error @+2 {{'uop.mselect' op index 2 is out of range of 2 parts}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.mselect %m [2] : !uop.multi<tensor<4xf32>, 2> -> tensor<4xf32>
  return
}

// -----

func.func @mselect_result(%m: !uop.multi<tensor<4xf32>, 2>) {
  // expected-error @+2 {{are incompatible with return type(s) of operation 'tensor<8xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.mselect %m [1] : !uop.multi<tensor<4xf32>, 2> -> tensor<8xf32>
  return
}

// -----

func.func @multi_axis(%m: !uop.multi<tensor<4xf32>, 2>) {
  // expected-error @+2 {{'uop.multi' op axis 1 is out of range of rank 1}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.multi %m axis 1 : !uop.multi<tensor<4xf32>, 2> -> tensor<8xf32>
  return
}

// -----

func.func @multi_dynamic(%m: !uop.multi<tensor<?xf32>, 2>) {
  // expected-error @+2 {{'uop.multi' op needs static shapes, got 'tensor<?xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.multi %m axis 0 : !uop.multi<tensor<?xf32>, 2> -> tensor<?xf32>
  return
}

// -----

func.func @multi_long(%m: !uop.multi<tensor<0x4611686018427387904xf32>, 2>) {
  // expected-error @+2 {{'uop.multi' op axis 1 is longer than 64 bits count}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.multi %m axis 1 : !uop.multi<tensor<0x4611686018427387904xf32>, 2> -> tensor<0x1xf32>
  return
}

// -----

func.func @multi_result(%m: !uop.multi<tensor<4xf32>, 2>) {
  // expected-error @+2 {{are incompatible with return type(s) of operation 'tensor<4xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.multi %m axis 0 : !uop.multi<tensor<4xf32>, 2> -> tensor<4xf32>
  return
}

// -----

func.func @allreduce_of_another_type(%x: tensor<4xf32>) {
  %0 = uop.mstack %x, %x : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  // expected-error @below {{failed to verify that all of {parts, result} have same type}}
  %1 = "uop.allreduce"(%0) <{kind = #uop<reduce_kind add>}> : (!uop.multi<tensor<4xf32>, 2>) -> !uop.multi<tensor<4xf32>, 3>
  return
}
