// RUN: uop-opt %s --uop-form-kernels | FileCheck %s

// Variables and other numbers that are computed outside are arguments; what is
// computed from them is computed in the kernel.

// CHECK-LABEL: uop.kernel @r_4_0(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[O:.*]]: memref<4xf32>, %[[N:.*]]: index, %[[D:.*]]: index)
// CHECK: %[[I:.*]] = uop.range 0 to 4 : index
// CHECK: %[[M:.*]] = uop.add %[[N]], %[[D]]
// CHECK: uop.range 1 to %[[M]] reduce : index
// CHECK: uop.store %{{.*}}, %[[O]][%[[I]]]

// CHECK-LABEL: func @sum(
// CHECK: %n = uop.define_var "n" [0, 7] : index
// CHECK: uop.launch @r_4_0 ins(%{{.*}} : tensor<4x8xf32>) outs(%{{.*}} : tensor<4xf32>) vars(%n, %{{.*}}) -> tensor<4xf32>
func.func @sum(%x: tensor<4x8xf32>, %d: index) -> tensor<4xf32> {
  %n = uop.define_var "n" [0, 7] : index
  %m = uop.add %n, %d : index
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to %m reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x8xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// CHECK-LABEL: uop.kernel @e_4(
// CHECK-SAME: %{{.*}}: memref<8xf32>, %{{.*}}: memref<4xf32>, %[[N:.*]]: index)
// CHECK: uop.add %{{.*}}, %[[N]]
func.func @window(%x: tensor<8xf32>, %n: index) -> tensor<4xf32> {
  %i = uop.range 0 to 4 : index
  %j = uop.add %i, %n : index
  %0 = uop.index %x[%j] : tensor<8xf32> -> f32
  %1 = uop.bufferize %0 over (%i) : f32 -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
