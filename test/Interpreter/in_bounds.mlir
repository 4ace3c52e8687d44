// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

// uop.in_bounds changes no value, and what it says is checked.
func.func @inside() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %i = uop.const 1 : index
  %n = uop.const 3 : index
  %0 = uop.shrink %x offsets [%i] sizes [%n] {uop.in_bounds} : tensor<4xi32> -> tensor<?xi32>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<?xi32> -> tensor<i32>
  %e = uop.const dense<9> : tensor<i32>
  check.expect_eq %1, %e : tensor<i32>
  %2 = uop.shrink %x offsets [%i] sizes [1] : tensor<4xi32> -> tensor<1xi32>
  %3 = uop.assign %2, %x offsets [%n] sizes [1] {uop.in_bounds} : tensor<1xi32>, tensor<4xi32>
  %f = uop.const dense<[1, 2, 3, 2]> : tensor<4xi32>
  check.expect_eq %3, %f : tensor<4xi32>
  return
}

// -----

func.func @read() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %i = uop.const 2 : index
  %n = uop.const 3 : index
  // expected-error @+1 {{'uop.shrink' op axis 0: elements from 2, 3 of them, are not all within size 4}}
  %0 = uop.shrink %x offsets [%i] sizes [%n] {uop.in_bounds} : tensor<4xi32> -> tensor<?xi32>
  return
}

// -----

func.func @written() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %v = uop.const dense<7> : tensor<1xi32>
  %i = uop.const 4 : index
  // expected-error @+1 {{'uop.assign' op axis 0: elements from 4, 1 of them, are not all within size 4}}
  %0 = uop.assign %v, %x offsets [%i] sizes [1] {uop.in_bounds} : tensor<1xi32>, tensor<4xi32>
  return
}

// -----

// Sizes that vary and do not add up.
func.func @cat() {
  %x = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %n = uop.const 2 : index
  %0 = uop.shrink %x offsets [0] sizes [%n] : tensor<4xi32> -> tensor<?xi32>
  %1 = uop.cat %0, %0 axis 0 : tensor<?xi32>, tensor<?xi32> -> tensor<4xi32>
  %e = uop.const dense<[1, 2, 1, 2]> : tensor<4xi32>
  check.expect_eq %1, %e : tensor<4xi32>
  // expected-error @+1 {{'uop.cat' op axis 0: the operands have 4 elements, the result has 5}}
  %2 = uop.cat %0, %0 axis 0 : tensor<?xi32>, tensor<?xi32> -> tensor<5xi32>
  return
}
