// Variables and boxes in loops and branches, which are functions of their own
// when a plan is made.

// A box is checked before a run, whether its branch is taken or not.
// RUN: uop-run %s --entry=branch --random-inputs=1 --var=n=0,3,7 --verify
// RUN: uop-run %s --entry=branch --random-inputs=1 --var=n=7 --list | FileCheck %s --check-prefix=LIST
// RUN: not uop-run %s --entry=branch --random-inputs=1 --var=n=8 2>&1 | FileCheck %s --check-prefix=BRANCH
// LIST: box 0: 'uop.shrink' ({{.*}}regions.mlir:[[#@LINE+30]]:10) axis 0
// BRANCH: uop-run: error: 'branch': 'uop.shrink' ({{.*}}) axis 0: elements from 8, 1 of them, are not all within size 8

// RUN: uop-run %s --entry=condition --random-inputs=1 --var=n=0,4 --verify
// RUN: not uop-run %s --entry=condition --random-inputs=1 --var=n=5 2>&1 | FileCheck %s --check-prefix=CONDITION
// CONDITION: uop-run: error: 'condition': 'uop.shrink' ({{.*}}) axis 0: elements from 5, 4 of them, are not all within size 8

// A variable that only branches have.
// RUN: uop-run %s --entry=only_inside --random-inputs=1 --var=n=0,3,8 --verify
// RUN: not uop-run %s --entry=only_inside --random-inputs=1 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: variable 'n' has no value; choose one in [0, 8]

// A binding in a branch.
// RUN: uop-run %s --entry=bound --random-inputs=1 --var=n=0,4 --verify

// One name has one pair of bounds: less memory would be there in the branch.
// RUN: not uop-run %s --entry=bounds --random-inputs=1 --var=n=5 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not uop-run %s --entry=bounds --random-inputs=1 --var=n=5 --device=interpreter 2>&1 | FileCheck %s --check-prefix=BOUNDS
// BOUNDS: regions.mlir:[[#@LINE+58]]:10: error: 'uop.define_var' op variable 'n' has bounds [0, 4] here and [0, 4000] elsewhere

// A result whose size a run decides.
// RUN: uop-run %s --entry=dynamic --random-inputs=2 --var=n=0,5,8 --verify

// A slice at an offset that an element decides.
// RUN: uop-run %s --entry=computed --random-inputs=1 --verify

func.func @branch(%x: tensor<8x4xf32>, %c: tensor<i1>) -> tensor<1x4xf32> {
  %h = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %h -> tensor<1x4xf32> {
    %n = uop.define_var "n" [0, 4000] : index
    %1 = uop.shrink %x offsets [%n, 0] sizes [1, 4] {uop.in_bounds} : tensor<8x4xf32> -> tensor<1x4xf32>
    scf.yield %1 : tensor<1x4xf32>
  } else {
    %1 = uop.const 1.0 : tensor<1x4xf32>
    scf.yield %1 : tensor<1x4xf32>
  }
  return %0 : tensor<1x4xf32>
}

func.func @condition(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = scf.while (%a = %x) : (tensor<8x4xf32>) -> (tensor<8x4xf32>) {
    %n = uop.define_var "n" [0, 6] : index
    %p = uop.shrink %a offsets [%n, 0] sizes [4, 4] {uop.in_bounds} : tensor<8x4xf32> -> tensor<4x4xf32>
    %m = uop.reduce_axis max %p axes [0, 1] : tensor<4x4xf32> -> tensor<f32>
    %big = uop.const 100.0 : tensor<f32>
    %l = uop.cmp lt %m, %big : tensor<f32>
    %h = tensor.extract %l[] : tensor<i1>
    scf.condition(%h) %a : tensor<8x4xf32>
  } do {
  ^bb0(%a: tensor<8x4xf32>):
    %b = uop.add %a, %a : tensor<8x4xf32>
    scf.yield %b : tensor<8x4xf32>
  }
  return %0 : tensor<8x4xf32>
}

func.func @only_inside(%x: tensor<8x4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %h = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %h -> tensor<4xf32> {
    %n = uop.define_var "n" [0, 8] : index
    %s = uop.shrink %x offsets [0, 0] sizes [%n, 4] : tensor<8x4xf32> -> tensor<?x4xf32>
    %1 = uop.reduce_axis add %s axes [0] : tensor<?x4xf32> -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %n = uop.define_var "n" [0, 8] : index
    %s = uop.shrink %x offsets [0, 0] sizes [%n, 4] : tensor<8x4xf32> -> tensor<?x4xf32>
    %1 = uop.reduce_axis max %s axes [0] : tensor<?x4xf32> -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

func.func @bounds(%y: tensor<?xf32> {uop.shape = [#uop.var<"n" [0, 4000]>]}, %c: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
  %s = uop.reduce_axis add %y axes [0] : tensor<?xf32> -> tensor<f32>
  %h = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %h -> tensor<f32> {
    %n = uop.define_var "n" [0, 4] : index
    %e = uop.iota axis 0 sizes [%n] : tensor<?xf32>
    %k = uop.contiguous %e : tensor<?xf32>
    %m = uop.reduce_axis add %k axes [0] : tensor<?xf32> -> tensor<f32>
    scf.yield %m : tensor<f32>
  } else {
    scf.yield %s : tensor<f32>
  }
  return %0, %s : tensor<f32>, tensor<f32>
}

func.func @bound(%x: tensor<8x4xf32>, %y: tensor<?xf32> {uop.shape = [#uop.var<"n" [0, 6]>]}, %c: tensor<i1>) -> (tensor<4xf32>, tensor<f32>) {
  %s = uop.reduce_axis add %y axes [0] : tensor<?xf32> -> tensor<f32>
  %h = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %h -> tensor<4xf32> {
    %v = uop.define_var "k" [0, 4] : index
    %n = uop.define_var "n" [0, 6] : index
    %b = uop.bind %v, %n : index
    %p = uop.shrink %x offsets [%b, 0] sizes [4, 4] : tensor<8x4xf32> -> tensor<4x4xf32>
    %1 = uop.reduce_axis add %p axes [0] : tensor<4x4xf32> -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = uop.const 3.0 : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0, %s : tensor<4xf32>, tensor<f32>
}

func.func @dynamic(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 8]>, 4]}, %c: tensor<i1>) -> tensor<?x4xf32> {
  %h = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %h -> tensor<?x4xf32> {
    %1 = uop.neg %x : tensor<?x4xf32>
    scf.yield %1 : tensor<?x4xf32>
  } else {
    scf.yield %x : tensor<?x4xf32>
  }
  return %0 : tensor<?x4xf32>
}

func.func @computed(%x: tensor<8x4xf32>, %p: tensor<i32>, %c: tensor<i1>) -> tensor<2x4xf32> {
  %h = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %h -> tensor<2x4xf32> {
    %v = tensor.extract %p[] : tensor<i32>
    %i = arith.index_cast %v : i32 to index
    %s = tensor.extract_slice %x[%i, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
    scf.yield %s : tensor<2x4xf32>
  } else {
    %s = tensor.extract_slice %x[0, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
    scf.yield %s : tensor<2x4xf32>
  }
  return %0 : tensor<2x4xf32>
}
