// RUN: uop-opt %s --split-input-file --verify-diagnostics --uop-gradient

// expected-error @below {{uop-gradient: no function @main with a body; the module has @f, @g}}
module {
  func.func @f(%x: tensor<4xf32>) { return }
  func.func private @main(%x: tensor<4xf32>)
  func.func @g(%x: tensor<4xf32>) { return }
}

// -----

// expected-error @below {{uop-gradient: no function @main with a body; the module has none}}
module {}

// -----

// expected-error @below {{there is no result 0: @main has 0}}
func.func @main(%x: tensor<4xf32>) { return }

// -----

// expected-error @below {{result 0 must be a tensor of floats of static shape to be differentiated, got 'tensor<4xi32>'}}
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> { return %x : tensor<4xi32> }

// -----

// expected-error @below {{result 0 must be a tensor of floats of static shape to be differentiated, got 'tensor<?xf32>'}}
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> { return %x : tensor<?xf32> }

// -----

// expected-error @below {{@main has no argument that is a tensor of floats of static shape, so that there is nothing to differentiate by}}
func.func @main(%x: tensor<4xi32>) -> tensor<4xf32> {
  %0 = uop.cast %x : tensor<4xi32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{@main has control flow between blocks, which uop-gradient cannot follow; use uop.where}}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^end
^end:
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{there is a symbol @main_grad already; the option suffix gives another name}}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func private @main_grad()

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'arith.negf' op has no gradient rule}}
  // expected-note @below {{an op has one if it implements DifferentiableOpInterface; uop.detach of its operands, or of its result, excludes it}}
  %0 = arith.negf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xbf16> {
  %0 = uop.cast %x : tensor<4xf32> -> tensor<4xf16>
  // expected-error @below {{'uop.bitcast' op has no gradient rule}}
  // expected-note @below {{an op has one}}
  %1 = uop.bitcast %0 : tensor<4xf16> -> tensor<4xbf16>
  return %1 : tensor<4xbf16>
}

// -----

func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'func.call' op has no gradient rule}}
  // expected-note @below {{calls have none: inline them first (--inline)}}
  %0 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A region that reads the argument from outside, too.
func.func @main(%c: i1, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'scf.if' op has no gradient rule}}
  // expected-note @below {{ops with regions have none: unroll loops and turn branches into uop.where first}}
  %0 = scf.if %c -> tensor<4xf32> {
    %1 = uop.neg %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = uop.const 0.0 : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>, %i: index) -> tensor<5xf32> {
  // expected-error @below {{'tensor.extract' op has no gradient unless its indices are constants inside of the tensor; use uop.gather}}
  %0 = tensor.extract %x[%i] : tensor<4xf32>
  %1 = uop.pad %x low [0] high [1] value %0 : tensor<4xf32> -> tensor<5xf32>
  return %1 : tensor<5xf32>
}

// -----

// Code that is not there cannot be differentiated.
func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'uop.custom' op has no gradient rule}}
  // expected-note @below {{custom code has none: --uop-inline-custom inlines its function, if that has a body}}
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// What an argument depends on goes through memory.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.buffer 0 : tensor<4xf32>
  // expected-note @below {{it is assigned here}}
  %1 = uop.assign %x, %0 : tensor<4xf32>, tensor<4xf32>
  // expected-error @below {{'uop.buffer' op reads a differentiated value that was assigned to the buffer, which uop-gradient does not follow; use the assignment's result}}
  %2 = uop.buffer 0 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>, %m: memref<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'bufferization.materialize_in_destination' op writes a differentiated value to memory, where uop-gradient cannot follow it; differentiate tensors, before bufferization}}
  bufferization.materialize_in_destination %x in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %0 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<f32> {
  %i = uop.define_var "i" [0, 2] : index
  // expected-error @below {{'uop.shrink' op needs static offsets and sizes to be differentiated}}
  %0 = uop.shrink %x offsets [%i] sizes [2] : tensor<4xf32> -> tensor<2xf32>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<2xf32> -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<f32> {
  %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  // expected-error @below {{'uop.reduce_axis' op needs static shapes to be differentiated, got 'tensor<?xf32>'}}
  %1 = uop.reduce_axis add %0 axes [0] : tensor<?xf32> -> tensor<f32>
  return %1 : tensor<f32>
}
