// Loops and branches of scf become launches that call functions.
//
// RUN: uop-opt %s --convert-scf-to-uop --split-input-file | FileCheck %s
// RUN: uop-opt %s --convert-scf-to-uop --split-input-file --remarks-filter=convert-scf-to-uop 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// CHECK: uop.kernel private @while_while_0(%{{.*}}: memref<4xf32>, %{{.*}}: memref<1xi32>, %{{.*}}: memref<4xf32>, %{{.*}}: memref<1xi32>) attributes {uop.while = [@while_while, @while_do]} {
// CHECK-NEXT: uop.sink
// CHECK: func.func @while(
// CHECK: %[[LOOP:.*]]:2 = uop.launch @while_while_0 ins(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<i32>) outs(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<i32>)
// CHECK-NEXT: return %[[LOOP]]#0
// CHECK: func.func private @while_do(%{{.*}}: tensor<4xf32> {uop.donated}, %{{.*}}: tensor<i32> {uop.bounds = array<i64: -2147483648, 8>, uop.donated}) -> (tensor<4xf32>, tensor<i32>)
// CHECK: uop.const 1 : tensor<i32>
// CHECK: func.func private @while_while(%{{.*}}: tensor<4xf32> {uop.donated}, %[[I:.*]]: tensor<i32> {uop.donated}) -> (tensor<i1>, tensor<4xf32>, tensor<i32>)
// CHECK: %[[HOLDS:.*]] = uop.cmp lt %[[I]]
// CHECK-NEXT: return %[[HOLDS]]
func.func @while(%x: tensor<4xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %one = uop.const 1 : tensor<i32>
  %0:2 = scf.while (%a = %x, %n = %i) : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>) {
    %limit = uop.const 9 : tensor<i32>
    %less = uop.cmp lt %n, %limit : tensor<i32>
    %holds = tensor.extract %less[] : tensor<i1>
    scf.condition(%holds) %a, %n : tensor<4xf32>, tensor<i32>
  } do {
  ^bb0(%a: tensor<4xf32>, %n: tensor<i32>):
    %1 = uop.add %a, %a : tensor<4xf32>
    %2 = uop.add %n, %one : tensor<i32>
    scf.yield %1, %2 : tensor<4xf32>, tensor<i32>
  }
  return %0#0 : tensor<4xf32>
}

// -----

// What a region uses from outside is an input, the condition the first.
// CHECK: uop.kernel private @if_if({{.*}}) attributes {uop.if = [@if_then, @if_else]}
// CHECK: func.func @if(%[[X:.*]]: tensor<4xf32>, %[[C:.*]]: tensor<i1>)
// CHECK: uop.launch @if_if ins(%[[C]], %[[X]] : tensor<i1>, tensor<4xf32>)
// CHECK-NOT: tensor.extract
func.func @if(%x: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %holds = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %holds -> tensor<4xf32> {
    %1 = uop.neg %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// Two branches inside of each other: an index beyond the cases takes the last.
// CHECK-COUNT-2: attributes {uop.if = [
// CHECK: func.func @switch
// CHECK: uop.cmp eq
// CHECK: uop.cmp eq
// CHECK: uop.launch
func.func @switch(%x: tensor<4xf32>, %c: tensor<i32>) -> tensor<4xf32> {
  %number = tensor.extract %c[] : tensor<i32>
  %index = arith.index_cast %number : i32 to index
  %0 = scf.index_switch %index -> tensor<4xf32>
  case 0 {
    %1 = uop.neg %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  case 1 {
    %1 = uop.exp %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  default {
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// REMARK: 'scf.if' stays: its condition must be read from a tensor of one bool, and it needs two regions
// CHECK: func.func @scalar
// CHECK: scf.if
func.func @scalar(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = scf.if %c -> tensor<4xf32> {
    %1 = uop.neg %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// REMARK: 'scf.while' stays: carried value 1 has type index; it must be a tensor of uop elements whose sizes are static, or computed from variables
func.func @index_state(%x: tensor<4xf32>, %i: index, %c: tensor<i1>) -> tensor<4xf32> {
  %0:2 = scf.while (%a = %x, %n = %i) : (tensor<4xf32>, index) -> (tensor<4xf32>, index) {
    %holds = tensor.extract %c[] : tensor<i1>
    scf.condition(%holds) %a, %n : tensor<4xf32>, index
  } do {
  ^bb0(%a: tensor<4xf32>, %n: index):
    scf.yield %a, %n : tensor<4xf32>, index
  }
  return %0#0 : tensor<4xf32>
}

// -----

// Of one branch alone there is no choice.
// CHECK: func.func @default
// CHECK-NEXT: %[[NEG:.*]] = uop.neg
// CHECK-NEXT: return %[[NEG]]
func.func @default(%x: tensor<4xf32>, %c: tensor<i32>) -> tensor<4xf32> {
  %number = tensor.extract %c[] : tensor<i32>
  %index = arith.index_cast %number : i32 to index
  %0 = scf.index_switch %index -> tensor<4xf32>
  default {
    %1 = uop.neg %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// An assignment of the program to all of a tensor.
// CHECK: func.func @whole
// CHECK: uop.assign
func.func @whole(%x: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %s = uop.shrink %x offsets [0] sizes [4] : tensor<4xf32> -> tensor<4xf32>
  %a = uop.assign %s, %e : tensor<4xf32>, tensor<4xf32>
  return %a : tensor<4xf32>
}
