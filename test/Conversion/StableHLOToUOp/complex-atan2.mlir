// The angle of complex numbers: -i log((x + i y) / sqrt(x^2 + y^2)).
//
// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --device=interpreter --print | FileCheck %s

// How far the parts are from those that Python's cmath gives.
// CHECK: output 0: 3xbool =
// CHECK-NEXT: [True True True]
// CHECK-NEXT: output 1: 3xbool =
// CHECK-NEXT: [True True True]
func.func @main() -> (tensor<3xi1>, tensor<3xi1>) {
  %y = "stablehlo.constant"() <{value = dense<[(1.0, 0.0), (1.0, 2.0), (-2.0, 0.5)]> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %x = "stablehlo.constant"() <{value = dense<[(1.0, 0.0), (3.0, -1.0), (-1.0, 1.0)]> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %0 = "stablehlo.atan2"(%y, %x) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %e = "stablehlo.constant"() <{value = dense<[(0.785398163, 0.0), (0.190253189, 0.841823957), (-2.14476753, 0.261492139)]> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %1 = "stablehlo.subtract"(%0, %e) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %2 = "stablehlo.real"(%1) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %3 = "stablehlo.imag"(%1) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %4 = "stablehlo.abs"(%2) : (tensor<3xf32>) -> tensor<3xf32>
  %5 = "stablehlo.abs"(%3) : (tensor<3xf32>) -> tensor<3xf32>
  %limit = "stablehlo.constant"() <{value = dense<1.0e-6> : tensor<3xf32>}> : () -> tensor<3xf32>
  %6 = "stablehlo.compare"(%4, %limit) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %7 = "stablehlo.compare"(%5, %limit) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %6, %7 : tensor<3xi1>, tensor<3xi1>
}
