// The state of a loop lies where the loop's output does, and a step updates it
// there.
//
// RUN: uop-run %s --entry=cell --random-inputs=1 --verify --repeat=2
// RUN: uop-run %s --entry=cell --random-inputs=1 --verify --threads=2
// RUN: uop-run %s --entry=cell --random-inputs=1 --list | FileCheck %s --check-prefix=CELL
//
// The three initial values are copied. In a step only the hidden state is, of which
// each new element needs a row of the old one.
// CELL-COUNT-3: step {{[0-9]+}}: copy
// CELL: launch 'r_4_8_8n1'
// CELL: step {{[0-9]+}}: copy
// CELL-NOT: copy
//
// States that change places in each step, in either function, are copied.
// RUN: uop-run %s --entry=fibonacci --verify --repeat=2
// RUN: uop-run %s --entry=swap --random-inputs=1 --verify --repeat=2
//
// One input is two states, and another is a state and is read in each step.
// RUN: uop-run %s --entry=twice --random-inputs=1 --verify --repeat=2
//
// Two outputs are one state, and one is none.
// RUN: uop-run %s --entry=outputs --random-inputs=1 --verify --repeat=2
//
// Loops in loops, whose states are states outside.
// RUN: uop-run %s --entry=nested --random-inputs=1 --verify --repeat=2
//
// A loop over what the caller gives away, and a loop after a loop.
// RUN: uop-run %s --entry=donated --random-inputs=1 --verify
// RUN: uop-run %s --entry=chained --random-inputs=1 --verify --repeat=2

func.func @cell(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = uop.const 0.0 : tensor<4x8xf32>
  %i0 = uop.const 0 : tensor<i64>
  %r:3 = scf.while (%i = %i0, %h = %zero, %c = %zero) : (tensor<i64>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<i64>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %limit = uop.const 5 : tensor<i64>
    %less = uop.cmp lt %i, %limit : tensor<i64>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %i, %h, %c : tensor<i64>, tensor<4x8xf32>, tensor<4x8xf32>
  } do {
  ^bb0(%i: tensor<i64>, %h: tensor<4x8xf32>, %c: tensor<4x8xf32>):
    %s = uop.reduce_axis add %h axes [1] : tensor<4x8xf32> -> tensor<4xf32>
    %s1 = uop.reshape %s : tensor<4xf32> -> tensor<4x1xf32>
    %s8 = uop.expand %s1 : tensor<4x1xf32> -> tensor<4x8xf32>
    %gate = uop.add %s8, %x : tensor<4x8xf32>
    %t = uop.tanh %gate : tensor<4x8xf32>
    %nc = uop.add %c, %t : tensor<4x8xf32>
    %nh = uop.tanh %nc : tensor<4x8xf32>
    %one = uop.const 1 : tensor<i64>
    %j = uop.add %i, %one : tensor<i64>
    scf.yield %j, %nh, %nc : tensor<i64>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %r#1, %r#2 : tensor<4x8xf32>, tensor<4x8xf32>
}

func.func @fibonacci() -> tensor<3xi32> {
  %a0 = uop.const 1 : tensor<3xi32>
  %b0 = uop.const dense<[1, 2, 3]> : tensor<3xi32>
  %r:2 = scf.while (%a = %a0, %b = %b0) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %m = uop.reduce_axis max %b axes [0] : tensor<3xi32> -> tensor<i32>
    %limit = uop.const 100 : tensor<i32>
    %less = uop.cmp lt %m, %limit : tensor<i32>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %a, %b : tensor<3xi32>, tensor<3xi32>
  } do {
  ^bb0(%a: tensor<3xi32>, %b: tensor<3xi32>):
    %s = uop.add %a, %b : tensor<3xi32>
    scf.yield %b, %s : tensor<3xi32>, tensor<3xi32>
  }
  return %r#1 : tensor<3xi32>
}

func.func @swap(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %i0 = uop.const 0 : tensor<i64>
  %r:3 = scf.while (%i = %i0, %a = %x, %b = %y) : (tensor<i64>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<i64>) {
    %limit = uop.const 5 : tensor<i64>
    %less = uop.cmp lt %i, %limit : tensor<i64>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %b, %a, %i : tensor<4xf32>, tensor<4xf32>, tensor<i64>
  } do {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: tensor<i64>):
    %s = uop.add %a, %b : tensor<4xf32>
    %one = uop.const 1 : tensor<i64>
    %j = uop.add %i, %one : tensor<i64>
    scf.yield %j, %s, %a : tensor<i64>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

func.func @twice(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %i0 = uop.const 0 : tensor<i64>
  %r:4 = scf.while (%i = %i0, %a = %x, %b = %x, %c = %y) : (tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %limit = uop.const 3 : tensor<i64>
    %less = uop.cmp lt %i, %limit : tensor<i64>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %i, %a, %b, %c : tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i64>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %s = uop.add %a, %y : tensor<4xf32>
    %t = uop.mul %b, %c : tensor<4xf32>
    %u = uop.add %c, %s : tensor<4xf32>
    %one = uop.const 1 : tensor<i64>
    %j = uop.add %i, %one : tensor<i64>
    scf.yield %j, %s, %t, %u : tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#1, %r#2, %r#3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

func.func @outputs(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %r:3 = scf.while (%a = %x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %s = uop.reduce_axis add %a axes [0] : tensor<4xf32> -> tensor<f32>
    %limit = uop.const 100.0 : tensor<f32>
    %less = uop.cmp lt %s, %limit : tensor<f32>
    %holds = tensor.extract %less[] : tensor<i1>
    %n = uop.neg %a : tensor<4xf32>
    scf.condition(%holds) %a, %n, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>, %n: tensor<4xf32>, %b: tensor<4xf32>):
    %m = uop.mul %n, %b : tensor<4xf32>
    %d = uop.sub %a, %m : tensor<4xf32>
    %one = uop.const 1.0 : tensor<4xf32>
    %e = uop.add %d, %one : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

func.func @nested(%x: tensor<4xf32>) -> tensor<4xf32> {
  %i0 = uop.const 0 : tensor<i64>
  %r:2 = scf.while (%i = %i0, %a = %x) : (tensor<i64>, tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>) {
    %limit = uop.const 3 : tensor<i64>
    %less = uop.cmp lt %i, %limit : tensor<i64>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %i, %a : tensor<i64>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i64>, %a: tensor<4xf32>):
    %q:2 = scf.while (%k = %i, %b = %a) : (tensor<i64>, tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>) {
      %most = uop.const 4 : tensor<i64>
      %less = uop.cmp lt %k, %most : tensor<i64>
      %holds = tensor.extract %less[] : tensor<i1>
      scf.condition(%holds) %k, %b : tensor<i64>, tensor<4xf32>
    } do {
    ^bb0(%k: tensor<i64>, %b: tensor<4xf32>):
      %two = uop.const 2 : tensor<i64>
      %l = uop.add %k, %two : tensor<i64>
      %c = uop.add %b, %a : tensor<4xf32>
      scf.yield %l, %c : tensor<i64>, tensor<4xf32>
    }
    %one = uop.const 1 : tensor<i64>
    %j = uop.add %i, %one : tensor<i64>
    scf.yield %j, %q#1 : tensor<i64>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

func.func @donated(%x: tensor<4xf32> {uop.donated}) -> tensor<4xf32> {
  %r = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %s = uop.reduce_axis add %a axes [0] : tensor<4xf32> -> tensor<f32>
    %limit = uop.const 100.0 : tensor<f32>
    %less = uop.cmp lt %s, %limit : tensor<f32>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %one = uop.const 1.0 : tensor<4xf32>
    %e = uop.add %a, %one : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

func.func @chained(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %s = uop.reduce_axis add %a axes [0] : tensor<4xf32> -> tensor<f32>
    %limit = uop.const 100.0 : tensor<f32>
    %less = uop.cmp lt %s, %limit : tensor<f32>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %one = uop.const 1.0 : tensor<4xf32>
    %e = uop.add %a, %one : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  %q = scf.while (%a = %r) : (tensor<4xf32>) -> tensor<4xf32> {
    %s = uop.reduce_axis add %a axes [0] : tensor<4xf32> -> tensor<f32>
    %limit = uop.const 500.0 : tensor<f32>
    %less = uop.cmp lt %s, %limit : tensor<f32>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %e = uop.add %a, %r : tensor<4xf32>
    %one = uop.const 1.0 : tensor<4xf32>
    %f = uop.add %e, %one : tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  }
  return %r, %q : tensor<4xf32>, tensor<4xf32>
}
