// RUN: uop-opt %s --convert-scf-to-uop --split-input-file | FileCheck %s

// Behind the last step, a counter is as large as the limit.
//
// CHECK-LABEL: func.func private @up_do(
// CHECK-SAME: %{{.*}}: tensor<i64> {uop.bounds = array<i64: 2, 9>, uop.donated}
// CHECK-LABEL: func.func private @up_while(
// CHECK-SAME: %{{.*}}: tensor<i64> {uop.bounds = array<i64: 2, 12>, uop.donated}
func.func @up() -> tensor<i64> {
  %i0 = uop.const 2 : tensor<i64>
  %r = scf.while (%i = %i0) : (tensor<i64>) -> tensor<i64> {
    %limit = uop.const 10 : tensor<i64>
    %c = uop.cmp lt %i, %limit : tensor<i64>
    %e = tensor.extract %c[] : tensor<i1>
    scf.condition(%e) %i : tensor<i64>
  } do {
  ^bb0(%i: tensor<i64>):
    %step = uop.const 3 : tensor<i64>
    %j = uop.add %i, %step : tensor<i64>
    scf.yield %j : tensor<i64>
  }
  return %r : tensor<i64>
}

// -----

// The condition is one of two, and the values change places on the way.
//
// CHECK-LABEL: func.func private @down_do(
// CHECK-SAME: %{{.*}}: tensor<1xf32> {uop.donated}, %{{.*}}: tensor<1xi32> {uop.bounds = array<i64: 1, 7>, uop.donated}
// CHECK-LABEL: func.func private @down_while(
// CHECK-SAME: %{{.*}}: tensor<1xi32> {uop.bounds = array<i64: 0, 7>, uop.donated}, %{{.*}}: tensor<1xf32> {uop.donated}
func.func @down(%x: tensor<1xf32>) -> tensor<1xf32> {
  %i0 = uop.const 7 : tensor<1xi32>
  %r:2 = scf.while (%i = %i0, %v = %x) : (tensor<1xi32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi32>) {
    %limit = uop.const 0 : tensor<1xi32>
    %c = uop.cmp gt %i, %limit : tensor<1xi32>
    %most = uop.const 100.0 : tensor<1xf32>
    %d = uop.cmp lt %v, %most : tensor<1xf32>
    %b = uop.and %c, %d : tensor<1xi1>
    %s = uop.reshape %b : tensor<1xi1> -> tensor<i1>
    %e = tensor.extract %s[] : tensor<i1>
    scf.condition(%e) %v, %i : tensor<1xf32>, tensor<1xi32>
  } do {
  ^bb0(%v: tensor<1xf32>, %i: tensor<1xi32>):
    %step = uop.const -1 : tensor<1xi32>
    %j = uop.add %step, %i : tensor<1xi32>
    %w = uop.add %v, %v : tensor<1xf32>
    scf.yield %j, %w : tensor<1xi32>, tensor<1xf32>
  }
  return %r#0 : tensor<1xf32>
}

// -----

// Of a limit that each run chooses only the greatest value is known. With steps
// of 2 the counter could pass it.
//
// CHECK-LABEL: func.func private @chosen_do(
// CHECK-SAME: %{{.*}}: tensor<i8> {uop.bounds = array<i64: 0, 126>, uop.donated}, %{{.*}}: tensor<i8> {uop.donated}
// CHECK-LABEL: func.func private @chosen_while(
// CHECK-SAME: %{{.*}}: tensor<i8> {uop.bounds = array<i64: 0, 127>, uop.donated}, %{{.*}}: tensor<i8> {uop.donated}
func.func @chosen(%limit: tensor<i8>) -> (tensor<i8>, tensor<i8>) {
  %i0 = uop.const 0 : tensor<i8>
  %r:2 = scf.while (%i = %i0, %k = %i0) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>) {
    %c = uop.cmp lt %i, %limit : tensor<i8>
    %d = uop.cmp lt %k, %limit : tensor<i8>
    %b = uop.and %c, %d : tensor<i1>
    %e = tensor.extract %b[] : tensor<i1>
    scf.condition(%e) %i, %k : tensor<i8>, tensor<i8>
  } do {
  ^bb0(%i: tensor<i8>, %k: tensor<i8>):
    %one = uop.const 1 : tensor<i8>
    %two = uop.const 2 : tensor<i8>
    %j = uop.add %i, %one : tensor<i8>
    %l = uop.add %k, %two : tensor<i8>
    scf.yield %j, %l : tensor<i8>, tensor<i8>
  }
  return %r#0, %r#1 : tensor<i8>, tensor<i8>
}

// -----

// No counters: the step is not known, the condition does not bound it, what is
// compared is not the counter, it is unsigned, it has several elements, the loop
// is never entered.
//
// CHECK-LABEL: func.func @none(
// CHECK-NOT: uop.bounds
func.func @none(%step: tensor<i64>, %v: tensor<2xi64>) -> tensor<i64> {
  %i0 = uop.const 0 : tensor<i64>
  %u0 = uop.const 0 : tensor<ui32>
  %far = uop.const 20 : tensor<i64>
  %r:6 = scf.while (%a = %i0, %b = %i0, %c = %i0, %d = %u0, %f = %v, %g = %far) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<ui32>, tensor<2xi64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<ui32>, tensor<2xi64>, tensor<i64>) {
    %limit = uop.const 10 : tensor<i64>
    %ulimit = uop.const 10 : tensor<ui32>
    %other = uop.add %c, %a : tensor<i64>
    %0 = uop.cmp lt %a, %limit : tensor<i64>
    %1 = uop.cmp gt %b, %limit : tensor<i64>
    %2 = uop.cmp lt %other, %limit : tensor<i64>
    %3 = uop.cmp lt %d, %ulimit : tensor<ui32>
    %4 = uop.cmp lt %g, %limit : tensor<i64>
    %5 = uop.and %0, %1 : tensor<i1>
    %6 = uop.and %5, %2 : tensor<i1>
    %7 = uop.and %6, %3 : tensor<i1>
    %8 = uop.and %7, %4 : tensor<i1>
    %e = tensor.extract %8[] : tensor<i1>
    scf.condition(%e) %a, %b, %c, %d, %f, %g : tensor<i64>, tensor<i64>, tensor<i64>, tensor<ui32>, tensor<2xi64>, tensor<i64>
  } do {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>, %c: tensor<i64>, %d: tensor<ui32>, %f: tensor<2xi64>, %g: tensor<i64>):
    %one = uop.const 1 : tensor<i64>
    %uone = uop.const 1 : tensor<ui32>
    %ones = uop.const 1 : tensor<2xi64>
    %0 = uop.add %a, %step : tensor<i64>
    %1 = uop.add %b, %one : tensor<i64>
    %2 = uop.add %c, %one : tensor<i64>
    %3 = uop.add %d, %uone : tensor<ui32>
    %4 = uop.add %f, %ones : tensor<2xi64>
    %5 = uop.add %g, %one : tensor<i64>
    scf.yield %0, %1, %2, %3, %4, %5 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<ui32>, tensor<2xi64>, tensor<i64>
  }
  return %r#0 : tensor<i64>
}
