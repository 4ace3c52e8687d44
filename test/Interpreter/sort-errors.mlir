// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

// Fewer elements than are taken, where the type does not say how many.
func.func @few() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %n = uop.const 1 : index
  %0 = uop.shrink %x offsets [0] sizes [%n] : tensor<2xf32> -> tensor<?xf32>
  // expected-error @below {{takes 2 elements of axis 0, which has 1}}
  %1:2 = uop.topk %0 axis 0 : tensor<?xf32> -> tensor<2xf32>, tensor<2xi64>
  return
}
