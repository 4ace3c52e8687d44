// RUN: uop-opt %s --convert-uop-to-linalg --split-input-file --verify-diagnostics

func.func @sizes(%x: tensor<?xf32> {uop.shape = [#uop.var<"n" [0, 8]>]}) -> tensor<?xf32> {
  // expected-error@+1 {{'uop.neg' op cannot be converted to linalg: its sizes are decided by a run; give the arguments static shapes}}
  %0 = uop.neg %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @box(%x: tensor<8xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{a variable is not an argument of the function; make it one}}
  %i = uop.define_var "i" [0, 6] : index
  // expected-error@+1 {{'uop.shrink' op cannot be converted to linalg: its box is decided by a run}}
  %0 = uop.shrink %x offsets [%i] sizes [2] : tensor<8xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @state(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{state is not a value that functions of linalg take; make it an argument and a result}}
  %0 = uop.buffer 0 : tensor<4xf32>
  // expected-error@+1 {{it changes state, which functions of linalg do not have}}
  %1 = uop.assign %x, %0 : tensor<4xf32>, tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @sort(%x: tensor<5000xf32>) -> tensor<5000xf32> {
  // expected-error@+1 {{linalg has no sort, and to compare all elements of a row of more than 4096 with each other takes too long}}
  %0:2 = uop.sort %x axis 0 : tensor<5000xf32> -> tensor<5000xf32>, tensor<5000xi64>
  return %0#0 : tensor<5000xf32>
}

// -----

func.func @unique(%x: tensor<4xf32>) -> tensor<i64> {
  // expected-error@+1 {{linalg has no counterpart, and it needs a sort}}
  %0:5 = uop.unique %x : tensor<4xf32> -> tensor<4xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<i64>
  return %0#4 : tensor<i64>
}

// -----

func.func @nonzero(%x: tensor<4xf32>) -> tensor<i64> {
  // expected-error@+1 {{linalg has no counterpart; uop-lower-sort before makes tensor ops of it}}
  %0:2 = uop.nonzero %x : tensor<4xf32> -> tensor<4x1xi64>, tensor<i64>
  return %0#1 : tensor<i64>
}

// -----

func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @custom(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{linalg calls no functions on parts of tensors; uop-inline-custom may replace it before}}
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @scale(%x: tensor<4xf32>) -> tensor<4xf8E8M0FNU> {
  // expected-error@+1 {{arith does not round to f8E8M0FNU as uop.cast does}}
  %0 = uop.cast %x : tensor<4xf32> -> tensor<4xf8E8M0FNU>
  return %0 : tensor<4xf8E8M0FNU>
}

// -----

func.func @lanes(%x: vector<4xf32>) -> vector<4xf32> {
  // expected-error@+1 {{vectors are of the kernel stage}}
  %0 = uop.neg %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @devices(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'uop.copy' op cannot be converted to linalg: it is not of the tensor stage on one device}}
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{'uop.kernel' op cannot be converted to linalg: it is not of the tensor stage on one device}}
uop.kernel @k(%x: memref<4xf32>) {
  uop.sink
}
