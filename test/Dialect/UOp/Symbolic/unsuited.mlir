// What the test pass of this folder cannot compare.
//
// RUN: uop-opt %s --test-uop-index --verify-diagnostics

// expected-error @+1 {{must return one tensor, the result of a uop.bufferize, to be tested}}
func.func @nothing() {
  return
}

// expected-error @+1 {{must return one tensor}}
func.func @constant() -> tensor<2xi64> {
  %0 = uop.const 1 : tensor<2xi64>
  return %0 : tensor<2xi64>
}

// expected-error @+1 {{must return one tensor}}
func.func private @external() -> tensor<2xi64>
