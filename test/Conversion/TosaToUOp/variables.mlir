// Variables keep what a run wrote for the next one; they begin with their initial value.
//
// RUN: uop-run %s --entry=count --print | FileCheck %s --check-prefix=ONCE
// RUN: uop-run %s --entry=count --repeat=3 --print | FileCheck %s --check-prefix=THRICE
// RUN: uop-run %s --entry=count --verify
// RUN: uop-opt %s --convert-tosa-to-uop | FileCheck %s

// CHECK-NOT: tosa.
// CHECK-LABEL: func.func @count
// CHECK: uop.buffer 0 : tensor<2xi32>
// CHECK: uop.xor
// CHECK: uop.assign
tosa.variable @counter = dense<[7, -1]> : tensor<2xi32>
tosa.variable @scale = dense<0.5> : tensor<1xf32>
tosa.variable @zeros : tensor<1xi8>

// ONCE: output 0: 2xi32 =
// ONCE-NEXT: [8 0]
// ONCE: output 1: 1xf32 =
// ONCE-NEXT: [0.5]
// ONCE: output 2: 1xi8 =
// ONCE-NEXT: [0]
// THRICE: output 0: 2xi32 =
// THRICE-NEXT: [10 2]
// THRICE: output 1: 1xf32 =
// THRICE-NEXT: [2]
// THRICE: output 2: 1xi8 =
// THRICE-NEXT: [3]
func.func @count() -> (tensor<2xi32>, tensor<1xf32>, tensor<1xi8>) {
  %one = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %byte = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.variable_read @counter : tensor<2xi32>
  %1 = tosa.add %0, %one : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  tosa.variable_write @counter, %1 : tensor<2xi32>
  %2 = tosa.variable_read @counter : tensor<2xi32>
  %s = tosa.variable_read @scale : tensor<1xf32>
  %t = tosa.add %s, %s : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  tosa.variable_write @scale, %t : tensor<1xf32>
  %z = tosa.variable_read @zeros : tensor<1xi8>
  %y = tosa.logical_left_shift %z, %byte : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  %e = tosa.bitwise_or %y, %byte : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  tosa.variable_write @zeros, %e : tensor<1xi8>
  return %2, %s, %z : tensor<2xi32>, tensor<1xf32>, tensor<1xi8>
}

// In branches and loops, one in the other: what was written before is read, and
// what is written is there for what follows and for the next run.
//
// RUN: uop-run %s --entry=steps --print | FileCheck %s --check-prefix=STEPS
// RUN: uop-run %s --entry=steps --repeat=3 --print | FileCheck %s --check-prefix=STEPS3
// RUN: uop-run %s --entry=steps --verify
tosa.variable @limit : tensor<i32>
tosa.variable @odd = dense<100> : tensor<i32>
tosa.variable @even : tensor<i32>

// STEPS: output 0: i32 =
// STEPS-NEXT: 104
// STEPS: output 1: i32 =
// STEPS-NEXT: 6
// STEPS: output 2: i32 =
// STEPS-NEXT: 110
// STEPS3: output 0: i32 =
// STEPS3-NEXT: 112
// STEPS3: output 1: i32 =
// STEPS3-NEXT: 18
// STEPS3: output 2: i32 =
// STEPS3-NEXT: 130
func.func @steps() -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %five = "tosa.const"() <{values = dense<5> : tensor<i32>}> : () -> tensor<i32>
  tosa.variable_write @limit, %five : tensor<i32>
  %0 = tosa.while_loop (%i = %zero) : (tensor<i32>) -> tensor<i32> {
    %limit = tosa.variable_read @limit : tensor<i32>
    %1 = tosa.greater %limit, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %2 = tosa.bitwise_and %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = tosa.equal %2, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %unused = tosa.cond_if %3 (%n = %i) : tensor<i1> (tensor<i32>) -> tensor<i32> {
    ^bb0(%n: tensor<i32>):
      %4 = tosa.variable_read @odd : tensor<i32>
      %5 = tosa.add %4, %n : (tensor<i32>, tensor<i32>) -> tensor<i32>
      tosa.variable_write @odd, %5 : tensor<i32>
      tosa.yield %n : tensor<i32>
    } else {
    ^bb0(%n: tensor<i32>):
      %4 = tosa.variable_read @even : tensor<i32>
      %5 = tosa.add %4, %n : (tensor<i32>, tensor<i32>) -> tensor<i32>
      tosa.variable_write @even, %5 : tensor<i32>
      tosa.yield %n : tensor<i32>
    }
    %6 = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %6 : tensor<i32>
  }
  %7 = tosa.variable_read @odd : tensor<i32>
  %8 = tosa.variable_read @even : tensor<i32>
  %9 = tosa.add %7, %8 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %7, %8, %9 : tensor<i32>, tensor<i32>, tensor<i32>
}
