// Loops and branches over tensors whose sizes a run decides.
//
// RUN: uop-run %s --entry=repeat --random-inputs=2 --var=n=0,1,16 --verify
// RUN: uop-run %s --entry=steps --random-inputs=2 --var=n=0,3,16 --var=s=1,4,9 --verify
// RUN: uop-run %s --entry=steps --random-inputs=1 --var=n=3 --var=s=9 --verify --device=emulator
// RUN: %if opencl %{ uop-run %s --entry=steps --random-inputs=2 --var=n=0,3,16 --var=s=1,4,9 --verify --device=opencl %}
// RUN: uop-run %s --entry=nested --random-inputs=1 --var=n=0,2,5 --verify
// RUN: uop-run %s --entry=switch --random-inputs=4 --var=n=0,2,5 --verify
// RUN: uop-run %s --entry=sorted --random-inputs=1 --var=n=0,2,5 --verify

// RUN: uop-run %s --entry=counted --random-inputs=3 --var=n=0,2,5 --verify

// A loop that changes sizes, and one of sizes that nobody tells. What the former
// holds has no size that is known, either.
// RUN: uop-opt %s --convert-scf-to-uop --remarks-filter=convert-scf-to-uop 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// REMARK-DAG: 'scf.while' stays: carried value 1 is not known to keep its sizes
// REMARK-DAG: 'scf.while' stays: carried value 0 has type tensor<?xf32>; it must be a tensor of uop elements whose sizes are static, or computed from variables
// REMARK-DAG: 'scf.if' stays: result 0 has type tensor<?xf32>; it must be
// RUN: not uop-run %s --entry=grows --random-inputs=1 --var=n=2 2>&1 | FileCheck %s --check-prefix=GROWS
// GROWS: error: 'scf.while' cannot be a step of a plan

#n = #uop.var<"n" [0, 16]>
#s = #uop.var<"s" [1, 9]>

func.func @repeat(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> (tensor<?x4xf32>, tensor<i32>) {
  %one = uop.const 1 : tensor<i32>
  %three = uop.const 3 : tensor<i32>
  %zero = uop.const 0 : tensor<i32>
  %0:2 = scf.while (%a = %x, %k = %zero) : (tensor<?x4xf32>, tensor<i32>) -> (tensor<?x4xf32>, tensor<i32>) {
    %less = uop.cmp lt %k, %three : tensor<i32>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %a, %k : tensor<?x4xf32>, tensor<i32>
  } do {
  ^bb0(%a: tensor<?x4xf32>, %k: tensor<i32>):
    %1 = uop.add %a, %x : tensor<?x4xf32>
    %2 = uop.add %k, %one : tensor<i32>
    scf.yield %1, %2 : tensor<?x4xf32>, tensor<i32>
  }
  %r = uop.neg %0#0 : tensor<?x4xf32>
  return %r, %0#1 : tensor<?x4xf32>, tensor<i32>
}

// A recurrence of any length: a row of the input in, a row of the output out.
// One of the states has a size that is computed.
func.func @steps(%x: tensor<?x?x4xf32> {uop.shape = [#s, #n, 4]}, %w: tensor<4x4xf32>) -> (tensor<?x?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %n = uop.define_var "n" [0, 16] : index
  %s = uop.define_var "s" [1, 9] : index
  %one = uop.const 1 : tensor<i64>
  %zero = uop.const 0 : tensor<i64>
  %ones = uop.const 1 : tensor<1xi64>
  %many = uop.expand %ones sizes [%s] : tensor<1xi64> -> tensor<?xi64>
  %k = uop.reduce_axis add %many axes [0] : tensor<?xi64> -> tensor<i64>
  %z1 = uop.const 0.0 : tensor<1x1x4xf32>
  %out = uop.expand %z1 sizes [%s, %n, 4] : tensor<1x1x4xf32> -> tensor<?x?x4xf32>
  %z2 = uop.const 0.5 : tensor<1x4xf32>
  %h0 = uop.expand %z2 sizes [%n, 4] : tensor<1x4xf32> -> tensor<?x4xf32>
  %hh = uop.cat %h0, %h0 axis 0 : tensor<?x4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
  %0:4 = scf.while (%i = %zero, %h = %h0, %y = %out, %d = %hh) : (tensor<i64>, tensor<?x4xf32>, tensor<?x?x4xf32>, tensor<?x4xf32>) -> (tensor<i64>, tensor<?x4xf32>, tensor<?x?x4xf32>, tensor<?x4xf32>) {
    %less = uop.cmp lt %i, %k : tensor<i64>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %i, %h, %y, %d : tensor<i64>, tensor<?x4xf32>, tensor<?x?x4xf32>, tensor<?x4xf32>
  } do {
  ^bb0(%i: tensor<i64>, %h: tensor<?x4xf32>, %y: tensor<?x?x4xf32>, %d: tensor<?x4xf32>):
    %i3 = uop.reshape %i : tensor<i64> -> tensor<1x1x1xi64>
    %at = uop.expand %i3 sizes [1, %n, 4] : tensor<1x1x1xi64> -> tensor<1x?x4xi64>
    %xs = uop.gather %x, %at axis 0 : tensor<?x?x4xf32>, tensor<1x?x4xi64> -> tensor<1x?x4xf32>
    %xt = uop.reshape %xs sizes [%n, 4] : tensor<1x?x4xf32> -> tensor<?x4xf32>
    %h1 = uop.add %h, %xt : tensor<?x4xf32>
    %h2 = uop.tanh %h1 : tensor<?x4xf32>
    %row = uop.reshape %h2 sizes [1, %n, 4] : tensor<?x4xf32> -> tensor<1x?x4xf32>
    %y2 = uop.scatter set %y, %at, %row axis 0 : tensor<?x?x4xf32>, tensor<1x?x4xi64>, tensor<1x?x4xf32>
    %two = uop.const 2 : tensor<i64>
    %m = uop.mod %i, %two : tensor<i64>
    %even = uop.cmp eq %m, %zero : tensor<i64>
    %e = tensor.extract %even[] : tensor<i1>
    %d2 = scf.if %e -> tensor<?x4xf32> {
      %c = uop.cat %h2, %h axis 0 : tensor<?x4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
      %q = uop.add %c, %d : tensor<?x4xf32>
      scf.yield %q : tensor<?x4xf32>
    } else {
      scf.yield %d : tensor<?x4xf32>
    }
    %i2 = uop.add %i, %one : tensor<i64>
    scf.yield %i2, %h2, %y2, %d2 : tensor<i64>, tensor<?x4xf32>, tensor<?x?x4xf32>, tensor<?x4xf32>
  }
  return %0#2, %0#1, %0#3 : tensor<?x?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}

// A loop in a loop, which uses a value and a size of the outer one.
func.func @nested(%x: tensor<?x3xf32> {uop.shape = [#n, 3]}) -> tensor<3x?xf32> {
  %n = uop.define_var "n" [0, 16] : index
  %one = uop.const 1 : tensor<i32>
  %zero = uop.const 0 : tensor<i32>
  %two = uop.const 2 : tensor<i32>
  %t = uop.permute %x [1, 0] : tensor<?x3xf32> -> tensor<3x?xf32>
  %0:2 = scf.while (%a = %t, %k = %zero) : (tensor<3x?xf32>, tensor<i32>) -> (tensor<i32>, tensor<3x?xf32>) {
    %less = uop.cmp lt %k, %two : tensor<i32>
    %holds = tensor.extract %less[] : tensor<i1>
    %e = uop.exp %a : tensor<3x?xf32>
    scf.condition(%holds) %k, %e : tensor<i32>, tensor<3x?xf32>
  } do {
  ^bb0(%k: tensor<i32>, %a: tensor<3x?xf32>):
    %b = uop.sin %a : tensor<3x?xf32>
    %1:2 = scf.while (%c = %b, %j = %zero) : (tensor<3x?xf32>, tensor<i32>) -> (tensor<3x?xf32>, tensor<i32>) {
      %less = uop.cmp le %j, %k : tensor<i32>
      %holds = tensor.extract %less[] : tensor<i1>
      scf.condition(%holds) %c, %j : tensor<3x?xf32>, tensor<i32>
    } do {
    ^bb0(%c: tensor<3x?xf32>, %j: tensor<i32>):
      %z = uop.const 0.25 : tensor<1x1xf32>
      %y = uop.expand %z sizes [3, %n] : tensor<1x1xf32> -> tensor<3x?xf32>
      %d = uop.mul %c, %b : tensor<3x?xf32>
      %e = uop.add %d, %y : tensor<3x?xf32>
      %j1 = uop.add %j, %one : tensor<i32>
      scf.yield %e, %j1 : tensor<3x?xf32>, tensor<i32>
    }
    %k1 = uop.add %k, %one : tensor<i32>
    scf.yield %1#0, %k1 : tensor<3x?xf32>, tensor<i32>
  }
  return %0#1 : tensor<3x?xf32>
}

func.func @switch(%x: tensor<?xf32> {uop.shape = [#n]}, %c: tensor<i32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %number = tensor.extract %c[] : tensor<i32>
  %index = arith.index_cast %number : i32 to index
  %0:2 = scf.index_switch %index -> tensor<?xf32>, tensor<?xf32>
  case 0 {
    %1 = uop.neg %x : tensor<?xf32>
    scf.yield %x, %1 : tensor<?xf32>, tensor<?xf32>
  }
  case 1 {
    %1 = uop.exp %x : tensor<?xf32>
    scf.yield %1, %x : tensor<?xf32>, tensor<?xf32>
  }
  default {
    scf.yield %x, %x : tensor<?xf32>, tensor<?xf32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

func.func @sorted(%x: tensor<?x9xf32> {uop.shape = [#n, 9]}) -> tensor<?x9xf32> {
  %one = uop.const 1 : tensor<i32>
  %zero = uop.const 0 : tensor<i32>
  %two = uop.const 2 : tensor<i32>
  %0:2 = scf.while (%a = %x, %k = %zero) : (tensor<?x9xf32>, tensor<i32>) -> (tensor<?x9xf32>, tensor<i32>) {
    %less = uop.cmp lt %k, %two : tensor<i32>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %a, %k : tensor<?x9xf32>, tensor<i32>
  } do {
  ^bb0(%a: tensor<?x9xf32>, %k: tensor<i32>):
    %b = uop.sin %a : tensor<?x9xf32>
    %s:2 = uop.sort %b axis 1 : tensor<?x9xf32> -> tensor<?x9xf32>, tensor<?x9xi64>
    %k1 = uop.add %k, %one : tensor<i32>
    scf.yield %s#0, %k1 : tensor<?x9xf32>, tensor<i32>
  }
  return %0#0 : tensor<?x9xf32>
}

func.func @grows(%x: tensor<?xf32> {uop.shape = [#n]}, %k: tensor<i1>) -> tensor<?xf32> {
  %0:2 = scf.while (%c = %k, %a = %x) : (tensor<i1>, tensor<?xf32>) -> (tensor<i1>, tensor<?xf32>) {
    %holds = tensor.extract %c[] : tensor<i1>
    scf.condition(%holds) %c, %a : tensor<i1>, tensor<?xf32>
  } do {
  ^bb0(%c: tensor<i1>, %a: tensor<?xf32>):
    %h = tensor.extract %k[] : tensor<i1>
    %m = scf.if %h -> tensor<?xf32> {
      %1 = uop.neg %a : tensor<?xf32>
      scf.yield %1 : tensor<?xf32>
    } else {
      scf.yield %a : tensor<?xf32>
    }
    %b = uop.pad %m low [1] high [0] : tensor<?xf32> -> tensor<?xf32>
    scf.yield %c, %b : tensor<i1>, tensor<?xf32>
  }
  return %0#1 : tensor<?xf32>
}

func.func @counted(%x: tensor<?x3xf32> {uop.shape = [#n, 3]}, %t: tensor<i32>) -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = tensor.extract %t[] : tensor<i32>
  %m = arith.index_cast %v : i32 to index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%a = %x) -> (tensor<?x3xf32>) {
    %w = arith.addf %a, %x : tensor<?x3xf32>
    scf.yield %w : tensor<?x3xf32>
  }
  return %r : tensor<?x3xf32>
}

func.func private @unknown(%x: tensor<?xf32>, %k: tensor<i1>) -> tensor<?xf32> {
  %0 = scf.while (%a = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %holds = tensor.extract %k[] : tensor<i1>
    scf.condition(%holds) %a : tensor<?xf32>
  } do {
  ^bb0(%a: tensor<?xf32>):
    scf.yield %a : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
