// Bools have an order, false before true: limits, and the greatest of a row.
//
// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --verify

// CHECK:      output 0: 4xbool =
// CHECK-NEXT: [False True False True]
// CHECK-NEXT: output 1: 3xbool =
// CHECK-NEXT: [True True False]
// CHECK-NEXT: output 2: 3xi32 =
// CHECK-NEXT: [1 3 0]
func.func @main() -> (tensor<4xi1>, tensor<3xi1>, tensor<3xi32>) {
  %x = "stablehlo.constant"() <{value = dense<[false, true, false, true]> : tensor<4xi1>}> : () -> tensor<4xi1>
  %low = "stablehlo.constant"() <{value = dense<[false, true, false, false]> : tensor<4xi1>}> : () -> tensor<4xi1>
  %high = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %0 = "stablehlo.clamp"(%low, %x, %high) : (tensor<4xi1>, tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  %1:2 = "chlo.top_k"(%x) <{k = 3 : i64}> : (tensor<4xi1>) -> (tensor<3xi1>, tensor<3xi32>)
  return %0, %1#0, %1#1 : tensor<4xi1>, tensor<3xi1>, tensor<3xi32>
}
