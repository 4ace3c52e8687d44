// RUN: uop-opt %s --uop-update-in-place | FileCheck %s

// One kernel computes both results from %c. Each result takes the memory of the
// argument of its own number, so that the states of a loop stay where they are.
//
// CHECK: uop.kernel @cell(%{{.*}}: memref<4xf32>, %[[H:.*]]: memref<4xf32>, %[[C:.*]]: memref<4xf32>)
// CHECK: uop.load %[[C]]
uop.kernel @cell(%c: memref<4xf32>, %x: memref<4xf32>, %nh: memref<4xf32>, %nc: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %c[%i] : memref<4xf32> -> f32
  %1 = uop.load %x[%i] : memref<4xf32> -> f32
  %2 = uop.add %0, %1 : f32
  %3 = uop.tanh %2 : f32
  uop.store %3, %nh[%i] over (%i) : memref<4xf32>
  uop.store %2, %nc[%i] over (%i) : memref<4xf32>
  uop.sink
}
// CHECK: func.func @own(%[[H:.*]]: tensor<4xf32> {uop.donated}, %[[C:.*]]: tensor<4xf32> {uop.donated}, %[[X:.*]]: tensor<4xf32>)
// CHECK: %[[R:.*]]:2 = uop.launch @cell ins(%[[X]] : tensor<4xf32>) outs(%[[H]], %[[C]] : tensor<4xf32>, tensor<4xf32>)
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @own(%h: tensor<4xf32> {uop.donated}, %c: tensor<4xf32> {uop.donated}, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  %2:2 = uop.launch @cell ins(%c, %x : tensor<4xf32>, tensor<4xf32>) outs(%0, %1 : tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, tensor<4xf32>
  return %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>
}
