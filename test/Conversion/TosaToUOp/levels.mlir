// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-opt %s --convert-tosa-to-uop | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: uop-run %s --verify

// The limits of a level of TOSA, such as six axes, are not ours. Upstream's
// validation counted the paddings of four axes as eight axes.

// CHECK:      output 0: 1x2x3x1xi32 =
// CHECK-NEXT: {{\[\[\[\[}}9]
// CHECK-NEXT: [1]
// CHECK-NEXT: [2]]
// CHECK:      [9]
// CHECK-NEXT: [9]
// CHECK-NEXT: [9]]]]
// CHECK-NEXT: output 1: 1x3x3x1xi32 =
// CHECK-NEXT: {{\[\[\[\[}}6]
// CHECK-NEXT: [6]
// CHECK-NEXT: [7]]
// CHECK:      {{\[\[}}6]
// CHECK-NEXT: [6]
// CHECK-NEXT: [7]]
// CHECK:      {{\[\[}}5]
// CHECK-NEXT: [5]
// CHECK-NEXT: [5]]]]
// CHECK-NEXT: output 2: 1x1x1x1x1x1x1x2xi32 =
// CHECK-NEXT: {{\[\[\[\[\[\[\[\[}}1 2
// ATTRIBUTE-NOT: target_env
func.func @main() -> (tensor<1x2x3x1xi32>, tensor<1x3x3x1xi32>, tensor<1x1x1x1x1x1x1x2xi32>) {
  %x = "tosa.const"() <{values = dense<[[[[1], [2]]]]> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %nine = "tosa.const"() <{values = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
  %edges = tosa.const_shape {values = dense<[0, 0, 0, 1, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %x, %edges, %nine : (tensor<1x1x2x1xi32>, !tosa.shape<8>, tensor<1xi32>) -> tensor<1x2x3x1xi32>
  %y = "tosa.const"() <{values = dense<[[[[1], [2]]]]> : tensor<1x1x2x1xi8>}> : () -> tensor<1x1x2x1xi8>
  %w = "tosa.const"() <{values = dense<1> : tensor<1x2x2x1xi8>}> : () -> tensor<1x2x2x1xi8>
  %five = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %1 = tosa.transpose_conv2d %y, %w, %five, %zero, %zero {acc_type = i32, out_pad = array<i64: 0, 1, 0, -1>, stride = array<i64: 1, 2>} : (tensor<1x1x2x1xi8>, tensor<1x2x2x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x1xi32>
  %shape = tosa.const_shape {values = dense<[1, 1, 1, 1, 1, 1, 1, 2]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %2 = tosa.reshape %x, %shape : (tensor<1x1x2x1xi32>, !tosa.shape<8>) -> tensor<1x1x1x1x1x1x1x2xi32>
  return %0, %1, %2 : tensor<1x2x3x1xi32>, tensor<1x3x3x1xi32>, tensor<1x1x1x1x1x1x1x2xi32>
}
