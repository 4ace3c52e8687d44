// Contractions whose output has short axes: pixels that are one axis, taps of a
// gradient that are in registers together, and windows that do not overlap.
//
// RUN: uop-run %s --entry=pixels --random-inputs=1 --verify
// RUN: uop-run %s --entry=pixels --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=border --random-inputs=1 --verify
// RUN: uop-run %s --entry=taps --random-inputs=1 --verify
// RUN: uop-run %s --entry=taps --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=channels --random-inputs=1 --verify

func.func @pixels(%x: tensor<40x7x14xf32>, %w: tensor<50x40xf32>) -> tensor<50x7x14xf32> {
  %x1 = uop.reshape %x : tensor<40x7x14xf32> -> tensor<1x40x7x14xf32>
  %x2 = uop.expand %x1 : tensor<1x40x7x14xf32> -> tensor<50x40x7x14xf32>
  %w1 = uop.reshape %w : tensor<50x40xf32> -> tensor<50x40x1x1xf32>
  %w2 = uop.expand %w1 : tensor<50x40x1x1xf32> -> tensor<50x40x7x14xf32>
  %m = uop.mul %x2, %w2 : tensor<50x40x7x14xf32>
  %r = uop.reduce_axis add %m axes [1] : tensor<50x40x7x14xf32> -> tensor<50x7x14xf32>
  return %r : tensor<50x7x14xf32>
}

// What a later convolution reads with a border of zeros.
func.func @border(%x: tensor<64x14x14xf32>, %w: tensor<96x64xf32>) -> tensor<96x16x16xf32> {
  %x1 = uop.reshape %x : tensor<64x14x14xf32> -> tensor<1x64x14x14xf32>
  %x2 = uop.expand %x1 : tensor<1x64x14x14xf32> -> tensor<96x64x14x14xf32>
  %w1 = uop.reshape %w : tensor<96x64xf32> -> tensor<96x64x1x1xf32>
  %w2 = uop.expand %w1 : tensor<96x64x1x1xf32> -> tensor<96x64x14x14xf32>
  %m = uop.mul %x2, %w2 : tensor<96x64x14x14xf32>
  %r = uop.reduce_axis add %m axes [1] : tensor<96x64x14x14xf32> -> tensor<96x14x14xf32>
  %z = uop.const 0.0 : tensor<96x14x14xf32>
  %a = uop.max %r, %z : tensor<96x14x14xf32>
  %p = uop.pad %a low [0, 1, 1] high [0, 1, 1] : tensor<96x14x14xf32> -> tensor<96x16x16xf32>
  return %p : tensor<96x16x16xf32>
}

// The gradient of the weights of a 3x3 convolution: sums over images and pixels
// of the gradient y times the image that each tap sees.
func.func @taps(%y: tensor<16x40x8x8xf32>, %x: tensor<16x24x10x10xf32>) -> tensor<40x24x3x3xf32> {
  %t0 = uop.reshape %x : tensor<16x24x10x10xf32> -> tensor<16x24x1x10x1x10xf32>
  %t1 = uop.expand %t0 : tensor<16x24x1x10x1x10xf32> -> tensor<16x24x4x10x4x10xf32>
  %t2 = uop.reshape %t1 : tensor<16x24x4x10x4x10xf32> -> tensor<16x24x40x40xf32>
  %t3 = uop.shrink %t2 offsets [0, 0, 0, 0] sizes [16, 24, 33, 33] : tensor<16x24x40x40xf32> -> tensor<16x24x33x33xf32>
  %t4 = uop.reshape %t3 : tensor<16x24x33x33xf32> -> tensor<16x24x3x11x3x11xf32>
  %t5 = uop.shrink %t4 offsets [0, 0, 0, 0, 0, 0] sizes [16, 24, 3, 8, 3, 8] : tensor<16x24x3x11x3x11xf32> -> tensor<16x24x3x8x3x8xf32>
  %t6 = uop.permute %t5 [1, 2, 4, 0, 3, 5] : tensor<16x24x3x8x3x8xf32> -> tensor<24x3x3x16x8x8xf32>
  %t7 = uop.reshape %t6 : tensor<24x3x3x16x8x8xf32> -> tensor<1x24x3x3x16x8x8xf32>
  %t8 = uop.expand %t7 : tensor<1x24x3x3x16x8x8xf32> -> tensor<40x24x3x3x16x8x8xf32>
  %y1 = uop.permute %y [1, 0, 2, 3] : tensor<16x40x8x8xf32> -> tensor<40x16x8x8xf32>
  %y2 = uop.reshape %y1 : tensor<40x16x8x8xf32> -> tensor<40x1x1x1x16x8x8xf32>
  %y3 = uop.expand %y2 : tensor<40x1x1x1x16x8x8xf32> -> tensor<40x24x3x3x16x8x8xf32>
  %m = uop.mul %t8, %y3 : tensor<40x24x3x3x16x8x8xf32>
  %r = uop.reduce_axis add %m axes [4, 5, 6] : tensor<40x24x3x3x16x8x8xf32> -> tensor<40x24x3x3xf32>
  return %r : tensor<40x24x3x3xf32>
}

// Rows of 5 pixels: the lanes are channels.
func.func @channels(%x: tensor<30x5x5xf32>, %w: tensor<70x30xf32>, %b: tensor<70x5x6xf32>) -> tensor<70x5x6xf32> {
  %x0 = uop.pad %x low [0, 0, 0] high [0, 0, 1] : tensor<30x5x5xf32> -> tensor<30x5x6xf32>
  %x1 = uop.reshape %x0 : tensor<30x5x6xf32> -> tensor<1x30x5x6xf32>
  %x2 = uop.expand %x1 : tensor<1x30x5x6xf32> -> tensor<70x30x5x6xf32>
  %w1 = uop.reshape %w : tensor<70x30xf32> -> tensor<70x30x1x1xf32>
  %w2 = uop.expand %w1 : tensor<70x30x1x1xf32> -> tensor<70x30x5x6xf32>
  %m = uop.mul %x2, %w2 : tensor<70x30x5x6xf32>
  %r = uop.reduce_axis add %m axes [1] : tensor<70x30x5x6xf32> -> tensor<70x5x6xf32>
  %s = uop.add %r, %b : tensor<70x5x6xf32>
  return %s : tensor<70x5x6xf32>
}
