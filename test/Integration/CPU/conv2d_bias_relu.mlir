// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

func.func @main(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x8x8xf32> {
  %p = uop.pad %x low [0, 0, 1, 1] high [0, 0, 1, 1] : tensor<1x3x8x8xf32> -> tensor<1x3x10x10xf32>
  // windows: repeat, then shrink and reshape, as pooling by movement ops does
  %r0 = uop.reshape %p : tensor<1x3x10x10xf32> -> tensor<1x3x1x10x1x10xf32>
  %r1 = uop.expand %r0 : tensor<1x3x1x10x1x10xf32> -> tensor<1x3x4x10x4x10xf32>
  %r2 = uop.reshape %r1 : tensor<1x3x4x10x4x10xf32> -> tensor<1x3x40x40xf32>
  %r3 = uop.shrink %r2 offsets [0, 0, 0, 0] sizes [1, 3, 33, 33] : tensor<1x3x40x40xf32> -> tensor<1x3x33x33xf32>
  %r4 = uop.reshape %r3 : tensor<1x3x33x33xf32> -> tensor<1x3x3x11x3x11xf32>
  %r5 = uop.shrink %r4 offsets [0, 0, 0, 0, 0, 0] sizes [1, 3, 3, 8, 3, 8] : tensor<1x3x3x11x3x11xf32> -> tensor<1x3x3x8x3x8xf32>
  %r6 = uop.permute %r5 [0, 3, 5, 1, 2, 4] : tensor<1x3x3x8x3x8xf32> -> tensor<1x8x8x3x3x3xf32>
  %r7 = uop.reshape %r6 : tensor<1x8x8x3x3x3xf32> -> tensor<1x1x8x8x3x3x3xf32>
  %r8 = uop.expand %r7 : tensor<1x1x8x8x3x3x3xf32> -> tensor<1x4x8x8x3x3x3xf32>
  %w1 = uop.reshape %w : tensor<4x3x3x3xf32> -> tensor<1x4x1x1x3x3x3xf32>
  %w2 = uop.expand %w1 : tensor<1x4x1x1x3x3x3xf32> -> tensor<1x4x8x8x3x3x3xf32>
  %m = uop.mul %r8, %w2 : tensor<1x4x8x8x3x3x3xf32>
  %s = uop.reduce_axis add %m axes [4, 5, 6] : tensor<1x4x8x8x3x3x3xf32> -> tensor<1x4x8x8xf32>
  %b1 = uop.reshape %b : tensor<4xf32> -> tensor<1x4x1x1xf32>
  %b2 = uop.expand %b1 : tensor<1x4x1x1xf32> -> tensor<1x4x8x8xf32>
  %t = uop.add %s, %b2 : tensor<1x4x8x8xf32>
  %z = uop.const 0.0 : tensor<1x4x8x8xf32>
  %r = uop.max %t, %z : tensor<1x4x8x8xf32>
  return %r : tensor<1x4x8x8xf32>
}
