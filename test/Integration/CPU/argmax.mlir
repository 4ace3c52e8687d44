// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

// The index of the first maximum of each row: the largest of (size - index)
// where the element equals the row's maximum.
func.func @main(%x: tensor<13x29xi32>) -> tensor<13xi64> {
  %m = uop.reduce_axis max %x axes [1] : tensor<13x29xi32> -> tensor<13xi32>
  %m1 = uop.reshape %m : tensor<13xi32> -> tensor<13x1xi32>
  %m2 = uop.expand %m1 : tensor<13x1xi32> -> tensor<13x29xi32>
  %eq = uop.cmp eq %x, %m2 : tensor<13x29xi32>
  %i = uop.iota axis 1 : tensor<13x29xi64>
  %n = uop.const 29 : tensor<13x29xi64>
  %r = uop.sub %n, %i : tensor<13x29xi64>
  %z = uop.const 0 : tensor<13x29xi64>
  %w = uop.where %eq, %r, %z : tensor<13x29xi64>
  %k = uop.reduce_axis max %w axes [1] : tensor<13x29xi64> -> tensor<13xi64>
  %n1 = uop.const 29 : tensor<13xi64>
  %o = uop.sub %n1, %k : tensor<13xi64>
  return %o : tensor<13xi64>
}
