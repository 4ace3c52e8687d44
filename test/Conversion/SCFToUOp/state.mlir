// A function reads its runtime buffers where it begins and writes them where it
// ends; a region that became one would not see what happens around it.
//
// RUN: uop-opt %s --convert-scf-to-uop --split-input-file --verify-diagnostics
// RUN: not uop-run %s --entry=in_loop --random-inputs=1 2>&1 | FileCheck %s --check-prefix=STATE
// RUN: not uop-run %s --entry=in_loop --random-inputs=1 --device=interpreter 2>&1 | FileCheck %s --check-prefix=STATE
// RUN: uop-opt %s --split-input-file --uop-resolve-state --verify-diagnostics

// STATE: error: 'uop.buffer' op must stand in the only block of a function, outside of loops and branches
func.func @in_loop(%k: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %o = uop.buffer 0 : tensor<4xf32>
  %r = scf.while (%a = %k) : (tensor<4xf32>) -> (tensor<4xf32>) {
    %m = uop.reduce_axis max %a axes [0] : tensor<4xf32> -> tensor<f32>
    %big = uop.const 10.0 : tensor<f32>
    %l = uop.cmp lt %m, %big : tensor<f32>
    %h = tensor.extract %l[] : tensor<i1>
    scf.condition(%h) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %b = uop.add %a, %a : tensor<4xf32>
    // expected-error @below {{'uop.buffer' op must stand in the only block of a function, outside of loops and branches}}
    %p = uop.buffer 0 : tensor<4xf32>
    %q = uop.assign %b, %p : tensor<4xf32>, tensor<4xf32>
    scf.yield %q : tensor<4xf32>
  }
  %1 = uop.add %o, %o : tensor<4xf32>
  return %1, %r : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @written_in_branch(%k: tensor<4xf32>, %c: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>) {
  %o = uop.buffer 0 : tensor<4xf32>
  %h = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %h -> tensor<4xf32> {
    // expected-error @below {{'uop.assign' op writes a runtime buffer in a loop or branch; give the new contents out of the region and assign them there}}
    %q = uop.assign %k, %o offsets [0] sizes [4] : tensor<4xf32>, tensor<4xf32>
    scf.yield %q : tensor<4xf32>
  } else {
    scf.yield %k : tensor<4xf32>
  }
  %1 = uop.add %o, %o : tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}
