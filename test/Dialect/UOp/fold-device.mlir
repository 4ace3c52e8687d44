// RUN: uop-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func @copies(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[A:.*]] = uop.copy %[[X]] to "cpu:1" : tensor<4xf32>
// CHECK-NEXT: %[[B:.*]] = uop.copy %[[X]] to "cpu:2" : tensor<4xf32>
// CHECK-NEXT: %[[C:.*]] = uop.copy %[[X]] to "cpu:1" clone : tensor<4xf32>
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]]
func.func @copies(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  %1 = uop.copy %0 to "cpu:1" : tensor<4xf32>
  %2 = uop.copy %0 to "cpu:2" : tensor<4xf32>
  %3 = uop.copy %0 to "cpu:1" clone : tensor<4xf32>
  return %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @select_of_stack(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @select_of_stack(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.mstack %x, %y : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  %1 = uop.mselect %0 [1] : !uop.multi<tensor<4xf32>, 2> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func private @stack_of_selects(
// CHECK-SAME: %[[M:.*]]: !uop.multi<tensor<4xf32>, 2>
// CHECK-NEXT: %[[A:.*]] = uop.mselect %[[M]] [0]
// CHECK-NEXT: %[[B:.*]] = uop.mselect %[[M]] [1]
// CHECK-NEXT: %[[S:.*]] = uop.mstack %[[B]], %[[A]]
// CHECK-NEXT: %[[P:.*]] = uop.mstack %[[A]] : tensor<4xf32>
// CHECK-NEXT: return %[[M]], %[[S]], %[[P]]
func.func private @stack_of_selects(%m: !uop.multi<tensor<4xf32>, 2>) -> (!uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 1>) {
  %0 = uop.mselect %m [0] : !uop.multi<tensor<4xf32>, 2> -> tensor<4xf32>
  %1 = uop.mselect %m [1] : !uop.multi<tensor<4xf32>, 2> -> tensor<4xf32>
  %2 = uop.mstack %0, %1 : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  %3 = uop.mstack %1, %0 : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  %4 = uop.mstack %0 : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 1>
  return %2, %3, %4 : !uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 1>
}

// CHECK-LABEL: func @multi_of_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: return %[[X]], %[[X]]
func.func @multi_of_one(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.mstack %x : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 1>
  %1 = uop.multi %0 axis 0 : !uop.multi<tensor<4xf32>, 1> -> tensor<4xf32>
  %2 = uop.mstack %x, %x, %x : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 3>
  %3 = uop.multi %2 : !uop.multi<tensor<4xf32>, 3> -> tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func private @allreduce(
// CHECK-SAME: %[[M:.*]]: !uop.multi<tensor<4xf32>, 2>, %[[N:.*]]: !uop.multi<tensor<4xf32>, 1>
// CHECK-NEXT: %[[A:.*]] = uop.allreduce max %[[M]]
// CHECK-NEXT: %[[B:.*]] = uop.allreduce add %[[M]]
// CHECK-NEXT: %[[C:.*]] = uop.allreduce add %[[B]]
// CHECK-NEXT: %[[D:.*]] = uop.allreduce min %[[A]]
// CHECK-NEXT: return %[[A]], %[[C]], %[[D]], %[[N]]
func.func private @allreduce(%m: !uop.multi<tensor<4xf32>, 2>, %n: !uop.multi<tensor<4xf32>, 1>) -> (!uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 1>) {
  %0 = uop.allreduce max %m : !uop.multi<tensor<4xf32>, 2>
  %1 = uop.allreduce max %0 : !uop.multi<tensor<4xf32>, 2>
  %2 = uop.allreduce add %m : !uop.multi<tensor<4xf32>, 2>
  %3 = uop.allreduce add %2 : !uop.multi<tensor<4xf32>, 2>
  %4 = uop.allreduce min %0 : !uop.multi<tensor<4xf32>, 2>
  %5 = uop.allreduce mul %n : !uop.multi<tensor<4xf32>, 1>
  return %1, %3, %4, %5 : !uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 2>, !uop.multi<tensor<4xf32>, 1>
}

// Calls without effects may become one or none; others may not.

func.func private @f(tensor<4xf32>) -> tensor<4xf32>

// CHECK-LABEL: func @unused_custom(
// CHECK-NEXT: uop.custom @f(%{{.*}}) effects
// CHECK-NEXT: uop.custom @f(%{{.*}}) effects
// CHECK-NEXT: return
func.func @unused_custom(%x: tensor<4xf32>) {
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = uop.custom @f(%x) effects : (tensor<4xf32>) -> tensor<4xf32>
  %2 = uop.custom @f(%x) effects : (tensor<4xf32>) -> tensor<4xf32>
  return
}
