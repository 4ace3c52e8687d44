// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --verify

// Twice the size with the centres of pixels kept: the first position is a
// quarter of a pixel before the first one. The specification rounds positions
// down; upstream's lowering rounds them to zero, and would give -500 here.

// CHECK:      output 0: 1x1x4x1xi32 =
// CHECK-NEXT: [{{\[\[}}[0]
// CHECK-NEXT: [400]
// CHECK-NEXT: [1200]
// CHECK-NEXT: [1600]]]]
// The nearest pixels of twice and of thrice the size.
// CHECK-NEXT: output 1: 1x1x4x1xi8 =
// CHECK-NEXT: [{{\[\[}}[0]
// CHECK-NEXT: [0]
// CHECK-NEXT: [100]
// CHECK-NEXT: [100]]]]
// CHECK-NEXT: output 2: 1x1x6x1xi8 =
// CHECK-NEXT: [{{\[\[}}[0]
// CHECK-NEXT: [0]
// CHECK-NEXT: [0]
// CHECK-NEXT: [100]
// CHECK-NEXT: [100]
// CHECK-NEXT: [100]]]]
// 16 bits, whose sums have 48 bits and are divided by the 16 of the weights.
// CHECK-NEXT: output 3: 1x1x4x1xi32 =
// CHECK-NEXT: [{{\[\[}}[-30000]
// CHECK-NEXT: [-14750]
// CHECK-NEXT: [15750]
// CHECK-NEXT: [31000]]]]
func.func @main() -> (tensor<1x1x4x1xi32>, tensor<1x1x4x1xi8>, tensor<1x1x6x1xi8>, tensor<1x1x4x1xi32>) {
  %x = "tosa.const"() <{values = dense<[[[[0], [100]]]]> : tensor<1x1x2x1xi8>}> : () -> tensor<1x1x2x1xi8>
  %twice = tosa.const_shape {values = dense<[4, 4, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %thrice = tosa.const_shape {values = dense<[6, 6, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[0, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %offset3 = tosa.const_shape {values = dense<[0, -2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border3 = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %twice, %offset, %border {mode = BILINEAR} : (tensor<1x1x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x4x1xi32>
  %1 = tosa.resize %x, %twice, %offset, %border {mode = NEAREST_NEIGHBOR} : (tensor<1x1x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x4x1xi8>
  %2 = tosa.resize %x, %thrice, %offset3, %border3 {mode = NEAREST_NEIGHBOR} : (tensor<1x1x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x6x1xi8>
  %wide = "tosa.const"() <{values = dense<[[[[-30000], [31000]]]]> : tensor<1x1x2x1xi16>}> : () -> tensor<1x1x2x1xi16>
  %sums = tosa.resize %wide, %twice, %offset, %border {mode = BILINEAR} : (tensor<1x1x2x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x4x1xi48>
  %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
  %t = "tosa.const"() <{values = dense<18> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %zo = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %3 = tosa.rescale %sums, %m, %t, %zi, %zo {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<1x1x4x1xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi32>) -> tensor<1x1x4x1xi32>
  return %0, %1, %2, %3 : tensor<1x1x4x1xi32>, tensor<1x1x4x1xi8>, tensor<1x1x6x1xi8>, tensor<1x1x4x1xi32>
}
