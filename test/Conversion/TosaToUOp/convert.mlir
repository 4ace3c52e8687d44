// RUN: uop-opt %s --convert-tosa-to-uop | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify

// Nothing is left of TOSA, shapes included.

// CHECK-LABEL: func.func @main(
// CHECK-NOT: tosa
// CHECK: uop.reduce_axis max
// CHECK-NOT: tosa
// CHECK: return
func.func @main(%x: tensor<4x8xf32>) -> tensor<2x2xf32> {
  %0 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %1, %s : (tensor<4x1xf32>, !tosa.shape<2>) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}
