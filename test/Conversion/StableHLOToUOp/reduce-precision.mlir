// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --verify

// The numbers are what JAX computes. Below the smallest normal number of the
// format there is 0, of either sign: a cast to f16 and back would keep some.

// CHECK:      output 0: 8xf32 =
// CHECK-NEXT: [0 0 -0 65504 inf nan -inf 1]
// CHECK-NEXT: output 1: 8xf32 =
// CHECK-NEXT: [0 0 -0 inf inf nan -inf 1]
// CHECK-NEXT: output 2: 4xf64 =
// CHECK-NEXT: [1 1.00390625 0 -inf]
func.func @main() -> (tensor<8xf32>, tensor<8xf32>, tensor<4xf64>) {
  %x = "stablehlo.constant"() <{value = dense<[1.0e-6, 6.1e-5, -1.0e-7, 65519.0, 65520.0, 0x7FC00000, 0xFF800000, 1.00048828]> : tensor<8xf32>}> : () -> tensor<8xf32>
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<8xf32>) -> tensor<8xf32>
  %y = "stablehlo.constant"() <{value = dense<[1.001953125, 1.001953126, 1.0e-40, -1.0e39]> : tensor<4xf64>}> : () -> tensor<4xf64>
  %2 = "stablehlo.reduce_precision"(%y) <{exponent_bits = 8 : i32, mantissa_bits = 8 : i32}> : (tensor<4xf64>) -> tensor<4xf64>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<4xf64>
}
