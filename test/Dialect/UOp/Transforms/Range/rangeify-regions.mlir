// RUN: uop-opt %s --uop-rangeify --cse --split-input-file | FileCheck %s

// A region reads tensors of the enclosing block.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[C:.*]]: i1) -> tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = scf.if %[[C]] -> (tensor<4xf32>) {
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[V2]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.sqrt %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: scf.yield %[[V6]] : tensor<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V4]] = uop.index %[[V2]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V5]] = uop.neg %[[V4]] : f32
// CHECK-NEXT: %[[V6]] = uop.bufferize %[[V5]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: scf.yield %[[V6]] : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V3]] : tensor<4xf32>
func.func @f(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = uop.sqrt %0 : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    %3 = uop.neg %0 : tensor<4xf32>
    scf.yield %3 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

// Blocks pass tensors to each other.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[C:.*]]: i1) -> tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2(%[[V2]] : tensor<4xf32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V3:.*]] = uop.index %[[V2]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.sqrt %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: cf.br ^bb2(%[[V5]] : tensor<4xf32>)
// CHECK-NEXT: ^bb2(%[[V6:.*]]: tensor<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[V7:.*]] = uop.index %[[V6]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V8:.*]] = uop.neg %[[V7]] : f32
// CHECK-NEXT: %[[V9:.*]] = uop.bufferize %[[V8]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: return %[[V9]] : tensor<4xf32>
func.func @f(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  cf.cond_br %c, ^a, ^b(%0 : tensor<4xf32>)
^a:
  %1 = uop.sqrt %0 : tensor<4xf32>
  cf.br ^b(%1 : tensor<4xf32>)
^b(%2: tensor<4xf32>):
  %3 = uop.neg %2 : tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// A loop.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[N:.*]]: index) -> tensor<4xf32>
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = scf.for %[[ARG2:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ARG3:.*]] = %[[X]]) -> (tensor<4xf32>) {
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 4 : index
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[ARG3]][%[[R2]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.index %[[V2]][%[[R2]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V6:.*]] = uop.add %[[V4]], %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = uop.bufferize %[[V6]] over (%[[R2]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: %[[K1:.*]] = uop.range 1 to 4 reduce : index
// CHECK-NEXT: %[[V8:.*]] = uop.index %[[V7]][%[[K1]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V9:.*]] = uop.reduce add %[[V8]] over (%[[K1]]) : f32
// CHECK-NEXT: %[[V10:.*]] = uop.bufferize %[[V9]] over () : f32 -> tensor<f32>
// CHECK-NEXT: %[[V11:.*]] = uop.index %[[V7]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V12:.*]] = uop.index %[[V10]][] : tensor<f32> -> f32
// CHECK-NEXT: %[[V13:.*]] = uop.sub %[[V11]], %[[V12]] : f32
// CHECK-NEXT: %[[V14:.*]] = uop.bufferize %[[V13]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: scf.yield %[[V14]] : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V3]] : tensor<4xf32>
func.func @f(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = uop.exp2 %x : tensor<4xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %1 = uop.add %a, %y : tensor<4xf32>
    %2 = uop.reduce_axis add %1 axes [0] : tensor<4xf32> -> tensor<f32>
    %3 = uop.reshape %2 : tensor<f32> -> tensor<1xf32>
    %4 = uop.expand %3 : tensor<1xf32> -> tensor<4xf32>
    %5 = uop.sub %1, %4 : tensor<4xf32>
    scf.yield %5 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
