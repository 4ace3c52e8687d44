// RUN: uop-opt %s --test-uop-interpret

func.func @bits() {
  %0 = uop.const dense<[1.0, -0.0, 0x7F800000, 0x00000001]> : tensor<4xf32>
  %1 = uop.bitcast %0 : tensor<4xf32> -> tensor<4xui32>
  %e = uop.const dense<[1065353216, 2147483648, 2139095040, 1]> : tensor<4xui32>
  check.expect_eq %1, %e : tensor<4xui32>
  return
}

func.func @splat_and_arith() {
  %0 = uop.const 3 : tensor<2x2xi8>
  %1 = arith.constant dense<3> : tensor<2x2xi8>
  check.expect_eq %0, %1 : tensor<2x2xi8>
  %2 = arith.constant 7 : index
  %3 = uop.const 7 : index
  check.expect_eq %2, %3 : index
  %4 = uop.const -inf : f8E5M2
  %5 = uop.const 0xFC : f8E5M2
  check.expect_eq %4, %5 : f8E5M2
  return
}

func.func @booleans() {
  %0 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %1 = uop.cast %0 : tensor<3xi1> -> tensor<3xi32>
  %e = uop.const dense<[1, 0, 1]> : tensor<3xi32>
  check.expect_eq %1, %e : tensor<3xi32>
  return
}

func.func @empty_and_rank0() {
  %0 = uop.const dense<> : tensor<0x3xf32>
  %1 = uop.neg %0 : tensor<0x3xf32>
  check.expect_eq %0, %1 : tensor<0x3xf32>
  %2 = uop.const dense<-2.5> : tensor<f64>
  %3 = uop.neg %2 : tensor<f64>
  %e = uop.const 2.5 : tensor<f64>
  check.expect_eq %3, %e : tensor<f64>
  return
}
