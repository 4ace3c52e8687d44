// Branches, loops and variables of TOSA, run by plans and by the interpreter.
//
// RUN: uop-run %s --entry=branch --random-inputs=1 --verify
// RUN: uop-run %s --entry=loop --random-inputs=1 --verify --print | FileCheck %s --check-prefix=LOOP
// RUN: uop-run %s --entry=nested --random-inputs=1 --verify --print | FileCheck %s --check-prefix=NESTED
// RUN: uop-run %s --entry=loop --random-inputs=1 --threads=2 --print | FileCheck %s --check-prefix=LOOP
// RUN: uop-opt %s --convert-tosa-to-uop --convert-scf-to-uop | FileCheck %s --check-prefix=CONVERTED
// CONVERTED-NOT: tosa.
// CONVERTED-NOT: scf.

func.func @branch(%c: tensor<i1>, %x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.cond_if %c (%a = %x, %b = %y) : tensor<i1> (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>):
    %1 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    tosa.yield %1 : tensor<2x3xf32>
  } else {
  ^bb0(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>):
    %1 = tosa.sub %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    tosa.yield %1 : tensor<2x3xf32>
  }
  return %0 : tensor<2x3xf32>
}

// The first power of 2 that is above 1000, and how often it was doubled.
// LOOP: output 0: i32 =
// LOOP-NEXT: 1024
// LOOP: output 1: i32 =
// LOOP-NEXT: 10
func.func @loop() -> (tensor<i32>, tensor<i32>) {
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %limit = "tosa.const"() <{values = dense<1000> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = tosa.while_loop (%v = %one, %n = %zero) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %1 = tosa.greater_equal %limit, %v : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%v: tensor<i32>, %n: tensor<i32>):
    %1 = tosa.add %v, %v : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = tosa.add %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %1, %2 : tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<i32>
}

// A branch in a loop: Collatz from 27 has 111 steps.
// NESTED: output 0: i32 =
// NESTED-NEXT: 111
func.func @nested() -> tensor<i32> {
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %first = "tosa.const"() <{values = dense<27> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = tosa.while_loop (%v = %first, %n = %zero) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %1 = tosa.greater %v, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%v: tensor<i32>, %n: tensor<i32>):
    %1 = tosa.bitwise_and %v, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = tosa.equal %1, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = tosa.cond_if %2 (%a = %v) : tensor<i1> (tensor<i32>) -> tensor<i32> {
    ^bb0(%a: tensor<i32>):
      %5 = tosa.logical_right_shift %a, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
      tosa.yield %5 : tensor<i32>
    } else {
    ^bb0(%a: tensor<i32>):
      %5 = tosa.add %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %6 = tosa.add %5, %a : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %7 = tosa.add %6, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
      tosa.yield %7 : tensor<i32>
    }
    %4 = tosa.add %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %3, %4 : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<i32>
}
