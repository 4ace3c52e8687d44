// Loops leave out products with the padding only if all weights are finite: 0
// times an infinity is NaN.
//
// RUN: uop-opt %s --convert-stablehlo-to-uop --uop-schedule | FileCheck %s --check-prefix=NOTE
// RUN: uop-run %s --entry=finite --random-inputs=1 --verify
// RUN: uop-run %s --entry=infinite --random-inputs=1 --verify --print | FileCheck %s

// NOTE: uop.kernel @{{.*}}uop.finite
// NOTE-NOT: uop.finite

// CHECK: output 0: 1x1x4x3xf32
// CHECK-NEXT: nan nan nan
func.func @finite(%x: tensor<1x2x5x3xf32>) -> tensor<1x1x5x3xf32> {
  %w = uop.const dense<[[[[1.0, 0.5, 2.0], [-1.0, 2.0, 3.0], [0.5, 0.25, 4.0]], [[1.0, 0.5, 2.0], [-1.0, 2.0, 3.0], [0.5, 0.25, 4.0]]]]> : tensor<1x2x3x3xf32>
  %0 = "stablehlo.convolution"(%x, %w) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>}> : (tensor<1x2x5x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x1x5x3xf32>
  return %0 : tensor<1x1x5x3xf32>
}

func.func @infinite(%x: tensor<1x2x4x3xf32>) -> tensor<1x1x4x3xf32> {
  %w = uop.const dense<[[[[0x7F800000, 0.5, 2.0], [-1.0, 2.0, 3.0], [0.5, 0.25, 4.0]], [[1.0, 0.5, 2.0], [-1.0, 2.0, 3.0], [0.5, 0.25, 4.0]]]]> : tensor<1x2x3x3xf32>
  %0 = "stablehlo.convolution"(%x, %w) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>}> : (tensor<1x2x4x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x1x4x3xf32>
  return %0 : tensor<1x1x4x3xf32>
}
