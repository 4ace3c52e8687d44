// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

func.func @old_state() {
  %x = uop.const 1.0 : tensor<2xf32>
  %0 = uop.buffer 3 : tensor<2xf32>
  %1 = uop.buffer 3 : tensor<2xf32>
  %2 = uop.assign %x, %0 : tensor<2xf32>, tensor<2xf32>
  // expected-error @below {{assigns to an old state of buffer 3; assign to the result of its last assignment}}
  %3 = uop.assign %x, %1 : tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @types() {
  %0 = uop.buffer 3 : tensor<2xf32>
  // expected-error @below {{has type 'tensor<2xi32>'; buffer 3 holds 'tensor<2xf32>'}}
  %1 = uop.buffer 3 : tensor<2xi32>
  return
}

// -----

func.func @no_value() -> index {
  // expected-error @below {{variable 'n' has no value; choose one in [1, 128]}}
  %n = uop.define_var "n" [1, 128] : index
  return %n : index
}

// -----

func.func @bound() {
  %n = uop.define_var "n" [1, 128] : index
  %t = tensor.empty() : tensor<200xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<200xf32>
  // expected-error @below {{variable 'n' is in [1, 128], got 200}}
  %m = uop.bind %n, %d : index
  return
}

// -----

func.func @bounds() {
  // expected-note @below {{it is defined here, too}}
  %0 = uop.define_var "n" [1, 128] : index
  // expected-error @below {{variable 'n' has bounds [0, 128] here and [1, 128] elsewhere}}
  %1 = uop.define_var "n" [0, 128] : index
  return
}
