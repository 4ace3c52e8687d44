// RUN: uop-run %s --random-inputs=1 --var=h=3,4,9 --var=w=5,8,16 --verify --entry=main
// RUN: uop-run %s --random-inputs=1 --var=h=3,4,9 --var=w=5,8,16 --verify --entry=strided
// RUN: uop-run %s --random-inputs=1 --var=h=3,4,9 --var=w=5,8,16 --verify --entry=pool
// RUN: uop-opt %s --convert-tosa-to-uop | FileCheck %s

// Windows over an image whose size a run decides.

#h = #uop.var<"h" [3, 9]>
#w = #uop.var<"w" [5, 16]>
// CHECK-LABEL: func.func @main(
// CHECK-NOT: tosa
// CHECK: uop.reduce_axis add
func.func @main(%x: tensor<1x?x?x3xf32> {uop.shape = [1, #h, #w, 3]}, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x?x?x4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x4xf32>
  return %0 : tensor<1x?x?x4xf32>
}

// Upstream computes the size by an unsigned quotient.
func.func @strided(%x: tensor<1x?x?x3xf32> {uop.shape = [1, #h, #w, 3]}, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x?x?x4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 2, 3>, dilation = array<i64: 1, 2>} : (tensor<1x?x?x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x4xf32>
  return %0 : tensor<1x?x?x4xf32>
}

func.func @pool(%x: tensor<1x?x?x3xf32> {uop.shape = [1, #h, #w, 3]}) -> tensor<1x?x?x3xf32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 2, 2>} : (tensor<1x?x?x3xf32>) -> tensor<1x?x?x3xf32>
  return %0 : tensor<1x?x?x3xf32>
}
