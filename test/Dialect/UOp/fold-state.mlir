// RUN: uop-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func @values(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[Y:.*]]: tensor<4x8xf32>
// CHECK-NEXT: return %[[Y]], %[[Y]], %[[X]], %[[X]]
func.func @values(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %e: tensor<0x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = uop.assign %y, %x : tensor<4x8xf32>, tensor<4x8xf32>
  %1 = uop.assign %y, %x offsets [0, 0] sizes [4, 8] : tensor<4x8xf32>, tensor<4x8xf32>
  %2 = uop.assign %e, %x offsets [4, 0] sizes [0, 8] : tensor<0x8xf32>, tensor<4x8xf32>
  %s = uop.shrink %x offsets [1, 0] sizes [2, 8] : tensor<4x8xf32> -> tensor<2x8xf32>
  %3 = uop.assign %s, %x offsets [1, 0] sizes [2, 8] : tensor<2x8xf32>, tensor<4x8xf32>
  return %0, %1, %2, %3 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// What changes something stays: other elements, another place, a state.
// CHECK-LABEL: func @stay(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[Y:.*]]: tensor<4x8xf32>
// CHECK: %[[S:.*]] = uop.shrink %[[X]]
// CHECK: uop.assign %[[S]], %[[X]] offsets [0, 0] sizes [2, 8]
// CHECK: uop.assign %[[S]], %[[Y]] offsets [1, 0] sizes [2, 8]
// CHECK: %[[B:.*]] = uop.buffer 0
// CHECK: uop.assign %[[X]], %[[B]] :
// CHECK-NOT: uop.assign
// CHECK: return
func.func @stay(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %e: tensor<0x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %s = uop.shrink %x offsets [1, 0] sizes [2, 8] : tensor<4x8xf32> -> tensor<2x8xf32>
  %0 = uop.assign %s, %x offsets [0, 0] sizes [2, 8] : tensor<2x8xf32>, tensor<4x8xf32>
  %1 = uop.assign %s, %y offsets [1, 0] sizes [2, 8] : tensor<2x8xf32>, tensor<4x8xf32>
  // No user, and yet it writes.
  %b = uop.buffer 0 : tensor<4x8xf32>
  %2 = uop.assign %x, %b offsets [0, 0] sizes [4, 8] : tensor<4x8xf32>, tensor<4x8xf32>
  // These write nothing.
  %c = uop.buffer 1 : tensor<4x8xf32>
  %3 = uop.assign %c, %c : tensor<4x8xf32>, tensor<4x8xf32>
  %4 = uop.assign %e, %3 offsets [4, 0] sizes [0, 8] : tensor<0x8xf32>, tensor<4x8xf32>
  // Nobody wants the value, and nothing else happens.
  %5 = uop.assign %s, %y offsets [2, 0] sizes [2, 8] : tensor<2x8xf32>, tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func @bind(
// CHECK-SAME: %[[I:.*]]: index
// CHECK-DAG: %[[C:.*]] = uop.const 5 : index
// CHECK-DAG: %[[N:.*]] = uop.define_var
// CHECK-DAG: %[[B:.*]] = uop.bind %[[N]], %[[I]] : index
// CHECK: return %[[C]], %[[B]]
func.func @bind(%i: index) -> (index, index) {
  %n = uop.define_var "n" [1, 128] : index
  %c = uop.const 5 : index
  %0 = uop.bind %n, %c : index
  %1 = uop.bind %n, %i : index
  return %0, %1 : index, index
}
