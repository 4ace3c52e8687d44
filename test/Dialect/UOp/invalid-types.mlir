// RUN: uop-opt %s --split-input-file --verify-diagnostics

// The constraints on types that the custom syntax cannot say wrongly, or that
// no other test asks for.

func.func @condition(%c: tensor<4xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{operand #0 must be a tensor, scalar or 1-D vector of i1, but got 'tensor<4xf32>'}}
  %0 = "uop.where"(%c, %x, %x) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @unranked(%x: tensor<*xf32>) {
  // expected-error @below {{operand #0 must be a ranked tensor of any element type, but got 'tensor<*xf32>'}}
  %0 = "uop.contiguous"(%x) : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @element(%x: index) {
  %i = uop.range 0 to 4 : index
  // expected-error @below {{operand #0 must be an element type or a 1-D vector of one, but got 'index'}}
  %0 = "uop.bufferize"(%x, %i) : (index, index) -> tensor<4xf32>
  return
}

// -----

uop.kernel @nothing() {
  uop.sink
}
func.func @launch(%x: tensor<*xf32>) {
  // expected-error @below {{operand #0 must be variadic of a tensor or a contiguous memref, but got 'tensor<*xf32>'}}
  uop.launch @nothing ins(%x : tensor<*xf32>) outs()
  return
}

// -----

func.func @scatter(%x: tensor<4xf32>, %i: tensor<2xi64>, %u: tensor<2xf32>) {
  // expected-error @below {{failed to verify that all of {target, result} have same type}}
  %0 = "uop.scatter"(%x, %i, %u) <{axis = 0 : i64, kind = #uop<scatter_kind set>}> : (tensor<4xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<5xf32>
  return
}

// -----

// A string may have any type.
// expected-error @below {{value must be a number of type 'f32'}}
%0 = "uop.const"() <{value = "one" : f32}> : () -> f32

// -----

func.func @expect(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @below {{failed to verify that all of {actual, expected} have same type}}
  "check.expect_eq"(%x, %y) : (tensor<4xf32>, tensor<5xf32>) -> ()
  return
}
