// Complex tensors are pairs of reals inside of a function, and have one more
// axis where it begins and ends.
//
// RUN: uop-opt %s --split-input-file --convert-stablehlo-to-uop=partial=true | FileCheck %s

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: tensor<4x2xf32>, %{{.*}}: tensor<i32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[RE:.*]] = uop.shrink %[[X]] offsets [0, 0] sizes [4, 1]
// CHECK-NEXT: uop.reshape %[[RE]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT: %[[IM:.*]] = uop.shrink %[[X]] offsets [0, 1] sizes [4, 1]
// CHECK: call @twice(%{{.*}}) : (tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK: scf.index_switch {{.*}} -> tensor<4xf32>, tensor<4xf32>
// CHECK-NOT: complex
func.func @main(%x: tensor<4xcomplex<f32>>, %n: tensor<i32>) -> tensor<4xcomplex<f32>> {
  %0 = func.call @twice(%x) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = "stablehlo.case"(%n) ({
    %2 = "stablehlo.multiply"(%0, %x) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    "stablehlo.return"(%2) : (tensor<4xcomplex<f32>>) -> ()
  }, {
    "stablehlo.return"(%0) : (tensor<4xcomplex<f32>>) -> ()
  }) : (tensor<i32>) -> tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: func.func private @twice(
// CHECK-SAME: tensor<4x2xf32>) -> tensor<4x2xf32>
func.func private @twice(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

// What has no formula takes complex numbers that are made of the pairs.
// CHECK-LABEL: func.func @kept(
// CHECK: %[[Z:.*]] = "stablehlo.complex"({{.*}}) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
// CHECK: %[[L:.*]] = "stablehlo.cholesky"(%[[Z]])
// CHECK-DAG: "stablehlo.real"(%[[L]])
// CHECK-DAG: "stablehlo.imag"(%[[L]])
func.func @kept(%x: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %2 = "stablehlo.negate"(%1) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  return %2 : tensor<2x2xcomplex<f32>>
}
