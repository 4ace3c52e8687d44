// RUN: uop-run %s --input=%S/Inputs/one_value_two_roundings.x0.npy \
// RUN:   --input=%S/Inputs/one_value_two_roundings.x1.npy --verify

// %d is at most 0: %y minus its own maximum. But %y is a sum that the kernel computes
// several times and rounds differently, so that %d is positive and exp2 overflows.
func.func @main(%x: tensor<4xf32>, %w: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
  %0 = uop.reshape %x : tensor<4xf32> -> tensor<4x1xf32>
  %1 = uop.expand %0 : tensor<4x1xf32> -> tensor<4x4xf32>
  %2 = uop.mul %1, %w : tensor<4x4xf32>
  %y = uop.reduce_axis add %2 axes [0] : tensor<4x4xf32> -> tensor<4xf32>
  %m = uop.reduce_axis max %y axes [0] : tensor<4xf32> -> tensor<f32>
  %3 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %4 = uop.expand %3 : tensor<1xf32> -> tensor<4xf32>
  %d = uop.sub %y, %4 : tensor<4xf32>
  %e = uop.exp2 %d : tensor<4xf32>
  %s = uop.reduce_axis add %e axes [0] : tensor<4xf32> -> tensor<f32>
  %r = uop.recip %s : tensor<f32>
  %r1 = uop.reshape %r : tensor<f32> -> tensor<1xf32>
  %r4 = uop.expand %r1 : tensor<1xf32> -> tensor<4xf32>
  %p = uop.mul %e, %r4 : tensor<4xf32>
  %5 = uop.reshape %p : tensor<4xf32> -> tensor<1x4xf32>
  %6 = uop.expand %5 : tensor<1x4xf32> -> tensor<4x4xf32>
  %7 = uop.mul %w, %6 : tensor<4x4xf32>
  %8 = uop.reduce_axis add %7 axes [1] : tensor<4x4xf32> -> tensor<4xf32>
  %9 = uop.mul %1, %6 : tensor<4x4xf32>
  return %8, %9 : tensor<4xf32>, tensor<4x4xf32>
}
