// RUN: uop-opt %s --canonicalize | FileCheck %s

// One element is in order.
// CHECK-LABEL: func @one(
// CHECK-SAME: %[[X:.*]]: tensor<4x1xf32>)
// CHECK: %[[ZERO:.*]] = uop.const 0 : tensor<4x1xi64>
// CHECK: return %[[X]], %[[ZERO]], %[[X]], %[[ZERO]]
func.func @one(%x: tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<4x1xi64>, tensor<4x1xf32>, tensor<4x1xi64>) {
  %0:2 = uop.sort %x axis 1 descending : tensor<4x1xf32> -> tensor<4x1xf32>, tensor<4x1xi64>
  %1:2 = uop.topk %x axis 1 : tensor<4x1xf32> -> tensor<4x1xf32>, tensor<4x1xi64>
  return %0#0, %0#1, %1#0, %1#1 : tensor<4x1xf32>, tensor<4x1xi64>, tensor<4x1xf32>, tensor<4x1xi64>
}

// Rows of several elements, no element of one, and rows of unknown number stay.
// CHECK-LABEL: func @others(
// CHECK: uop.sort
// CHECK: uop.topk
// CHECK: uop.sort
func.func @others(%x: tensor<4x1xf32>, %y: tensor<?x1xf32>) -> (tensor<4x1xf32>, tensor<4x0xi64>, tensor<?x1xi64>) {
  %0:2 = uop.sort %x axis 0 : tensor<4x1xf32> -> tensor<4x1xf32>, tensor<4x1xi64>
  %1:2 = uop.topk %x axis 1 : tensor<4x1xf32> -> tensor<4x0xf32>, tensor<4x0xi64>
  %2:2 = uop.sort %y axis 1 : tensor<?x1xf32> -> tensor<?x1xf32>, tensor<?x1xi64>
  return %0#0, %1#1, %2#1 : tensor<4x1xf32>, tensor<4x0xi64>, tensor<?x1xi64>
}
