// Roots of squares are exact, and what is infinite over zero is infinite.
//
// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --device=interpreter --print | FileCheck %s
//
// CHECK: output 0: 4x2xf32 =
// CHECK-NEXT: {{\[\[}}0 -1]
// CHECK-NEXT: [1 0]
// CHECK-NEXT: [4 0]
// CHECK-NEXT: [0 3]]
// CHECK-NEXT: output 1: 3x2xf32 =
// CHECK-NEXT: {{\[\[}}inf inf]
// CHECK-NEXT: [{{-?}}nan inf]
// CHECK-NEXT: [inf -inf]]

func.func @main() -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>) {
  %x = "stablehlo.constant"() <{value = dense<[(-1.0, -0.0), (1.0, 0.0), (16.0, 0.0), (-9.0, 0.0)]> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %0 = "stablehlo.sqrt"(%x) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %y = "stablehlo.constant"() <{value = dense<[(0x7F800000, 1.0), (0.0, 0x7F800000), (1.0, -2.0)]> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %z = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %1 = "stablehlo.divide"(%y, %z) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0, %1 : tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>
}
