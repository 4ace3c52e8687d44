// RUN: uop-opt %s --test-uop-interpret

func.func @cat() {
  %0 = uop.const dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = uop.const dense<[[5, 6]]> : tensor<1x2xi32>
  %n = uop.const dense<> : tensor<0x2xi32>
  %2 = uop.cat %1, %n, %0 axis 0 : tensor<1x2xi32>, tensor<0x2xi32>, tensor<2x2xi32> -> tensor<3x2xi32>
  %e = uop.const dense<[[5, 6], [1, 2], [3, 4]]> : tensor<3x2xi32>
  check.expect_eq %2, %e : tensor<3x2xi32>
  %3 = uop.cat %0, %0 axis 1 : tensor<2x2xi32>, tensor<2x2xi32> -> tensor<2x4xi32>
  %e3 = uop.const dense<[[1, 2, 1, 2], [3, 4, 3, 4]]> : tensor<2x4xi32>
  check.expect_eq %3, %e3 : tensor<2x4xi32>
  return
}
