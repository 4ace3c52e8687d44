// Loops and branches as plans on one thread and on several, saved, and by the interpreter.
//
// RUN: uop-run %s --random-inputs=1 --verify --print | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify --threads=3 --print | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --repeat=3 --print | FileCheck %s
// RUN: uop-compile %s -o %t.uop && uop-run %t.uop --random-inputs=1 --print | FileCheck %s
// RUN: uop-run %s --list | FileCheck %s --check-prefix=LIST
// RUN: uop-run %s --random-inputs=1 --check-bounds=all --print | FileCheck %s

// The outer loop runs three times, the inner one four; the branch takes each side.
// CHECK: output 0: i32 =
// CHECK-NEXT: 12
// CHECK: output 1: i32 =
// CHECK-NEXT: 24

// Memory is allocated around the loops, and a loop ends with a jump to its begin.
// LIST: to step [[END:[0-9]+]] unless
// LIST: to step {{[0-9]+}} unless
// LIST-NOT: allocate
// LIST: step {{[0-9]+}}: to step
func.func @main(%x: tensor<4xf32>) -> (tensor<i32>, tensor<i32>) {
  %zero = uop.const 0 : tensor<i32>
  %one = uop.const 1 : tensor<i32>
  %three = uop.const 3 : tensor<i32>
  %four = uop.const 4 : tensor<i32>
  %0:3 = scf.while (%i = %zero, %a = %zero, %b = %zero) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %less = uop.cmp lt %i, %three : tensor<i32>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %i, %a, %b : tensor<i32>, tensor<i32>, tensor<i32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<i32>, %b: tensor<i32>):
    %1:3 = scf.while (%j = %zero, %c = %a, %d = %b) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
      %less = uop.cmp lt %j, %four : tensor<i32>
      %holds = tensor.extract %less[] : tensor<i1>
      scf.condition(%holds) %j, %c, %d : tensor<i32>, tensor<i32>, tensor<i32>
    } do {
    ^bb0(%j: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
      %next = uop.add %j, %one : tensor<i32>
      %count = uop.add %c, %one : tensor<i32>
      %isFirst = uop.cmp eq %i, %one : tensor<i32>
      %first = tensor.extract %isFirst[] : tensor<i1>
      %sum = scf.if %first -> tensor<i32> {
        %2 = uop.add %d, %four : tensor<i32>
        scf.yield %2 : tensor<i32>
      } else {
        %2 = uop.add %d, %one : tensor<i32>
        scf.yield %2 : tensor<i32>
      }
      scf.yield %next, %count, %sum : tensor<i32>, tensor<i32>, tensor<i32>
    }
    %next = uop.add %i, %one : tensor<i32>
    scf.yield %next, %1#1, %1#2 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %0#1, %0#2 : tensor<i32>, tensor<i32>
}
