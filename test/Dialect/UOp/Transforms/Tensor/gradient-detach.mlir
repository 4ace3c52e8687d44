// RUN: uop-opt %s --split-input-file --uop-gradient='keep-results=false' | FileCheck %s

// The other factor is a constant.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[S:.*]] = uop.sin %[[X]]
// CHECK-NEXT:    %[[D:.*]] = uop.detach %[[S]]
// CHECK-NEXT:    return %[[D]]
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sin %x : tensor<4xf32>
  %1 = uop.detach %0 : tensor<4xf32>
  %2 = uop.mul %1, %x : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// What has no rule may be behind it.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[TWO:.*]] = uop.const 2.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[D:.*]] = uop.mul %[[X]], %[[TWO]]
// CHECK-NEXT:    return %[[D]]
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.detach %x : tensor<4xf32>
  %1 = arith.negf %0 : tensor<4xf32>
  %2 = arith.negf %x : tensor<4xf32>
  %3 = uop.detach %2 : tensor<4xf32>
  %4 = uop.square %x : tensor<4xf32>
  %5 = uop.add %1, %3 : tensor<4xf32>
  %6 = uop.add %4, %5 : tensor<4xf32>
  return %6 : tensor<4xf32>
}

// -----

// A result that depends on nothing, or only in steps.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[Z:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[ZERO:.*]] = uop.const 0.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    return %[[ZERO]], %[[ZERO]], %[[ZERO]]
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.floor %x : tensor<4xf32>
  %1 = uop.ceil %x : tensor<4xf32>
  %2 = uop.trunc %x : tensor<4xf32>
  %3 = uop.round %x : tensor<4xf32>
  %4 = uop.sign %x : tensor<4xf32>
  %5 = uop.add %0, %1 : tensor<4xf32>
  %6 = uop.add %2, %3 : tensor<4xf32>
  %7 = uop.add %5, %6 : tensor<4xf32>
  %8 = uop.add %7, %4 : tensor<4xf32>
  %c = uop.cmp lt %x, %y : tensor<4xf32>
  %9 = uop.cast %c : tensor<4xi1> -> tensor<4xf32>
  %i = uop.cast %y : tensor<4xf32> -> tensor<4xi32>
  %10 = uop.cast %i : tensor<4xi32> -> tensor<4xf32>
  %b = uop.bitcast %y : tensor<4xf32> -> tensor<4xi32>
  %11 = uop.cast %b : tensor<4xi32> -> tensor<4xf32>
  %12 = uop.add %8, %9 : tensor<4xf32>
  %13 = uop.add %10, %11 : tensor<4xf32>
  %14 = uop.add %12, %13 : tensor<4xf32>
  return %14 : tensor<4xf32>
}

// -----

// Ops without a rule that the result does not depend on, or that do not depend
// on the arguments, are no errors; neither are loops of other dialects.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<4xi32>)
// CHECK-NEXT:    %[[F:.*]] = arith.sitofp %[[I]]
// CHECK-NEXT:    return %[[F]]
func.func @main(%x: tensor<4xf32>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %unused = scf.for %k = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %y = uop.mul %a, %x : tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %0 = arith.sitofp %i : tensor<4xi32> to tensor<4xf32>
  %1 = uop.mul %0, %x : tensor<4xf32>
  return %1, %unused : tensor<4xf32>, tensor<4xf32>
}

// -----

// An argument that is the result, twice over; empty tensors.
// CHECK-LABEL: func.func @main_grad(
// CHECK:         %[[ONE:.*]] = uop.const 1.000000e+00 : tensor<4xf32>
// CHECK:         %[[NONE:.*]] = uop.const 0.000000e+00 : tensor<0x4xf32>
// CHECK:         return %[[ONE]], %[[NONE]]
func.func @main(%x: tensor<4xf32>, %y: tensor<0x4xf32>) -> tensor<4xf32> {
  %0 = uop.reduce_axis max %y axes [0] : tensor<0x4xf32> -> tensor<4xf32>
  %1 = uop.add %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
