// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

// relu(x @ w + b)
func.func @main(%x: tensor<32x784xf32>, %w: tensor<784x128xf32>, %b: tensor<128xf32>) -> tensor<32x128xf32> {
  %x1 = uop.reshape %x : tensor<32x784xf32> -> tensor<32x1x784xf32>
  %x2 = uop.expand %x1 : tensor<32x1x784xf32> -> tensor<32x128x784xf32>
  %w0 = uop.permute %w [1, 0] : tensor<784x128xf32> -> tensor<128x784xf32>
  %w1 = uop.reshape %w0 : tensor<128x784xf32> -> tensor<1x128x784xf32>
  %w2 = uop.expand %w1 : tensor<1x128x784xf32> -> tensor<32x128x784xf32>
  %m = uop.mul %x2, %w2 : tensor<32x128x784xf32>
  %s = uop.reduce_axis add %m axes [2] : tensor<32x128x784xf32> -> tensor<32x128xf32>
  %b1 = uop.reshape %b : tensor<128xf32> -> tensor<1x128xf32>
  %b2 = uop.expand %b1 : tensor<1x128xf32> -> tensor<32x128xf32>
  %t = uop.add %s, %b2 : tensor<32x128xf32>
  %z = uop.const 0.0 : tensor<32x128xf32>
  %r = uop.max %t, %z : tensor<32x128xf32>
  return %r : tensor<32x128xf32>
}
