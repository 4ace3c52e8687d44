// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --verify

// Maxima and minima of infinities alone are infinite, with an edge around them
// too. Upstream's lowering begins at the largest finite numbers.

// CHECK:      output 0: 1x3x1x1xf32 =
// CHECK-NEXT: -inf]
// CHECK:      -inf]
// CHECK:      2]
// CHECK:      output 1: 1x3x1x1xf32 =
// CHECK-NEXT: -inf]
// CHECK:      -inf]
// CHECK:      2]
// CHECK:      output 2: 1x1xf32 =
// CHECK-NEXT: -inf]
// CHECK-NEXT: output 3: 1x1xf32 =
// CHECK-NEXT: {{\[\[}}inf]
func.func @main() -> (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) {
  %x = "tosa.const"() <{values = dense<[[[[0xFF800000]], [[0xFF800000]], [[2.0]]]]> : tensor<1x3x1x1xf32>}> : () -> tensor<1x3x1x1xf32>
  %0 = tosa.max_pool2d %x {pad = array<i64: 1, 0, 0, 0>, kernel = array<i64: 2, 1>, stride = array<i64: 1, 1>} : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
  %1 = tosa.max_pool2d %x {pad = array<i64: 1, 0, 0, 0>, kernel = array<i64: 2, 1>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
  %y = "tosa.const"() <{values = dense<0xFF800000> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
  %z = "tosa.const"() <{values = dense<0x7F800000> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
  %2 = tosa.reduce_max %y {axis = 1 : i32} : (tensor<1x2xf32>) -> tensor<1x1xf32>
  %3 = tosa.reduce_min %z {axis = 1 : i32} : (tensor<1x2xf32>) -> tensor<1x1xf32>
  return %0, %1, %2, %3 : tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>
}
