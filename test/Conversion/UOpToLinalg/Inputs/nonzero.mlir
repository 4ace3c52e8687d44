func.func @main(%y: tensor<5x4xi32>) -> (tensor<20x2xi64>, tensor<i64>) {
  %0 = uop.const 3 : tensor<5x4xi32>
  %1 = uop.floordiv %y, %0 : tensor<5x4xi32>
  %2:2 = uop.nonzero %1 : tensor<5x4xi32> -> tensor<20x2xi64>, tensor<i64>
  return %2#0, %2#1 : tensor<20x2xi64>, tensor<i64>
}
