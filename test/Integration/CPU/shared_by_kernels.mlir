// RUN: uop-run %s --random-inputs=1 --verify

// A value without axes (%s) is read under conditions of two kernels, each with
// ranges of its own: it must not depend on the ranges of both.
func.func @main(%x: tensor<1x2xi64>) -> (tensor<4xi64>, tensor<3xi64>) {
  %p = uop.pad %x low [0, 1] high [0, 1] : tensor<1x2xi64> -> tensor<1x4xi64>
  %s = uop.reduce_axis add %p axes [1] : tensor<1x4xi64> -> tensor<1xi64>
  %c = uop.const 5 : tensor<1xi64>
  %0 = uop.cat %s, %c axis 0 : tensor<1xi64>, tensor<1xi64> -> tensor<2xi64>
  %1 = uop.cat %0, %0 axis 0 : tensor<2xi64>, tensor<2xi64> -> tensor<4xi64>
  %2 = uop.pad %s low [1] high [1] : tensor<1xi64> -> tensor<3xi64>
  return %1, %2 : tensor<4xi64>, tensor<3xi64>
}
