func.func @main(%x: tensor<3x4xi32>, %y: tensor<4x2xi32>, %v: tensor<4xi32>) -> (tensor<3x2xi32>, tensor<3xi32>, tensor<i32>, tensor<3x4xi32>, tensor<i32>, tensor<12xi32>, tensor<2x4xi32>, tensor<4xi32>) {
  %0 = "stablehlo.dot"(%x, %y) : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
  %1 = "stablehlo.dot"(%x, %v) : (tensor<3x4xi32>, tensor<4xi32>) -> tensor<3xi32>
  %2 = "stablehlo.dot"(%v, %v) : (tensor<4xi32>, tensor<4xi32>) -> tensor<i32>
  %3 = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %d = "stablehlo.multiply"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %e = "stablehlo.subtract"(%d, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%e) : (tensor<i32>) -> ()
  }) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  %4 = "stablehlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<3x4xi32>) -> tensor<i32>
  %n = "stablehlo.constant"() <{value = dense<12> : tensor<1xi64>}> : () -> tensor<1xi64>
  %5 = "stablehlo.dynamic_reshape"(%x, %n) : (tensor<3x4xi32>, tensor<1xi64>) -> tensor<12xi32>
  %s = "stablehlo.constant"() <{value = dense<[2, 4]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %6 = "stablehlo.dynamic_broadcast_in_dim"(%v, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>, tensor<2xi64>) -> tensor<2x4xi32>
  %k = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
  %7 = "stablehlo.dynamic_iota"(%k) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<4xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<3x2xi32>, tensor<3xi32>, tensor<i32>, tensor<3x4xi32>, tensor<i32>, tensor<12xi32>, tensor<2x4xi32>, tensor<4xi32>
}
