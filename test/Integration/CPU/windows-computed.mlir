// Weights that are computed of constants are known to be finite once they are
// evaluated, or not to be.
//
// RUN: rm -rf %t
// RUN: uop-run %s --entry=finite --random-inputs=1 --verify --cache=off --dump-kernels=%t/finite
// RUN: cat %t/finite/r_*.uop.mlir | FileCheck %s
// RUN: uop-run %s --entry=infinite --random-inputs=1 --verify --cache=off --dump-kernels=%t/infinite
// RUN: cat %t/infinite/r_*.uop.mlir | FileCheck %s --check-prefix=INFINITE

// CHECK: uop.kernel @{{.*}}uop.finite
// INFINITE-NOT: uop.finite
// INFINITE: uop.reduce
func.func @finite(%x: tensor<1x2x5x3xf32>) -> tensor<1x1x5x3xf32> {
  %c = uop.const dense<[[[[1.0, 0.5, 2.0], [-1.0, 2.0, 3.0], [0.5, 0.25, 4.0]], [[1.0, 0.5, 2.0], [-1.0, 2.0, 3.0], [0.5, 0.25, 4.0]]]]> : tensor<1x2x3x3xf32>
  %w = uop.exp %c : tensor<1x2x3x3xf32>
  %0 = "stablehlo.convolution"(%x, %w) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>}> : (tensor<1x2x5x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x1x5x3xf32>
  return %0 : tensor<1x1x5x3xf32>
}

func.func @infinite(%x: tensor<1x2x5x3xf32>) -> tensor<1x1x5x3xf32> {
  %c = uop.const dense<[[[[100.0, 0.5, 2.0], [-1.0, 2.0, 3.0], [0.5, 0.25, 4.0]], [[1.0, 0.5, 2.0], [-1.0, 2.0, 3.0], [0.5, 0.25, 4.0]]]]> : tensor<1x2x3x3xf32>
  %w = uop.exp %c : tensor<1x2x3x3xf32>
  %0 = "stablehlo.convolution"(%x, %w) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>}> : (tensor<1x2x5x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x1x5x3xf32>
  return %0 : tensor<1x1x5x3xf32>
}
