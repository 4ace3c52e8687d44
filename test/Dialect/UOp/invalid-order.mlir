// RUN: uop-opt %s --split-input-file --verify-diagnostics

// A module is a graph region: upstream lets values in it be used before they are
// defined. Ours form no cycles, which folds would follow for ever.

// expected-error @below {{'uop.reshape' op operand #0 is defined by this op or after it; uop values form no cycles, not even in a graph region}}
%0 = uop.reshape %0 : tensor<4xf32> -> tensor<4xf32>

// -----

// expected-error @below {{'uop.neg' op operand #0 is defined by this op or after it}}
%0 = uop.neg %1 : tensor<4xf32>
%1 = uop.neg %0 : tensor<4xf32>

// -----

// expected-error @below {{'uop.add' op operand #0 is defined by this op or after it}}
%0 = uop.add %1, %2 : tensor<4xf32>
%1 = uop.const 1.0 : tensor<4xf32>
%2 = uop.square %0 : tensor<4xf32>

// -----

// Unreachable code may use a value before its definition, too.
func.func @unreachable() {
  return
^bb1:
  // expected-error @below {{'uop.neg' op operand #0 is defined by this op or after it}}
  %0 = uop.neg %0 : tensor<4xf32>
  cf.br ^bb1
}
