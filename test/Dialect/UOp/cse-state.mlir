// RUN: uop-opt %s --cse | FileCheck %s

// Reads of a buffer are one value as long as nothing is assigned in between.
// CHECK-LABEL: func @reads(
// CHECK-NEXT: %[[A:.*]] = uop.buffer 0 : tensor<4xf32>
// CHECK-NEXT: %[[B:.*]] = uop.buffer 1 : tensor<4xf32>
// CHECK-NEXT: uop.assign
// CHECK-NEXT: %[[C:.*]] = uop.buffer 0 : tensor<4xf32>
// CHECK-NEXT: return %[[A]], %[[A]], %[[B]], %[[C]]
func.func @reads(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.buffer 0 : tensor<4xf32>
  %1 = uop.buffer 0 : tensor<4xf32>
  %2 = uop.buffer 1 : tensor<4xf32>
  %3 = uop.assign %x, %2 : tensor<4xf32>, tensor<4xf32>
  %4 = uop.buffer 0 : tensor<4xf32>
  return %0, %1, %2, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @variables(
// CHECK-NEXT: %[[N:.*]] = uop.define_var "n" [1, 128] : index
// CHECK-NEXT: %[[M:.*]] = uop.define_var "m" [1, 128] : index
// CHECK-NEXT: return %[[N]], %[[N]], %[[M]]
func.func @variables() -> (index, index, index) {
  %0 = uop.define_var "n" [1, 128] : index
  %1 = uop.define_var "n" [1, 128] : index
  %2 = uop.define_var "m" [1, 128] : index
  return %0, %1, %2 : index, index, index
}
