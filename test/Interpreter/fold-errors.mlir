// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics
// RUN: not uop-opt %s --test-uop-interpret=split-folds=0 2>&1 | FileCheck %s

// CHECK: error: split-folds must be at least 1, got 0

func.func @init_in_the_loop() {
  %k = uop.range 3 to 4 reduce : index
  // expected-error @+1 {{init 0 depends on range 3, over which the fold runs}}
  %s = uop.fold (%k : index) over (%k) init (%k : index) {
  ^bb0(%v: index, %a: index):
    %na = uop.add %a, %v : index
    uop.yield %na : index
  } combine {
  ^bb0(%a: index, %b: index):
    %na = uop.add %a, %b : index
    uop.yield %na : index
  } : index
  return
}

// -----

// A read outside of a tensor is found at the point where it is.
func.func @outside() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %k = uop.range 0 to 3 reduce : index
  // expected-error @+1 {{reads position [2], outside of sizes [2]}}
  %0 = uop.index %x[%k] : tensor<2xf32> -> f32
  %z = uop.const 0.0 : f32
  %s = uop.fold (%0 : f32) over (%k) init (%z : f32) {
  ^bb0(%v: f32, %a: f32):
    %na = uop.add %a, %v : f32
    uop.yield %na : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    %na = uop.add %a, %b : f32
    uop.yield %na : f32
  } {commutative} : f32
  return
}
