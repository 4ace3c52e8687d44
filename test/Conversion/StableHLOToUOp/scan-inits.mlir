// Each element of padding counts as an initial value: a window that ends at element i of
// five has 5 - i of them. Sums of 0 to 4, from both ends.
//
// RUN: uop-run %s --print | FileCheck %s
// CHECK: [15 13 12 12 13]
// CHECK: [13 16 18 19 19]
func.func @main() -> (tensor<5xi32>, tensor<5xi32>) {
  %x = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %i = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %i) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %1 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  %2 = "stablehlo.reduce_window"(%x, %i) <{base_dilations = array<i64: 1>, padding = dense<[[0, 4]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %1 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  return %0, %2 : tensor<5xi32>, tensor<5xi32>
}
