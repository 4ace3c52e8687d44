// RUN: uop-run %s --random-inputs=2 --verify --threads=2

// Gradients of a square layer's weight and bias: x^T dy, and the sum of dy over the batch.
func.func @main(%x: tensor<128x500xf32>, %dy: tensor<128x512xf32>) -> (tensor<500x512xf32>, tensor<512xf32>) {
  %0 = uop.reshape %x : tensor<128x500xf32> -> tensor<128x500x1xf32>
  %1 = uop.expand %0 : tensor<128x500x1xf32> -> tensor<128x500x512xf32>
  %2 = uop.reshape %dy : tensor<128x512xf32> -> tensor<128x1x512xf32>
  %3 = uop.expand %2 : tensor<128x1x512xf32> -> tensor<128x500x512xf32>
  %4 = uop.mul %1, %3 : tensor<128x500x512xf32>
  %5 = uop.reduce_axis add %4 axes [0] : tensor<128x500x512xf32> -> tensor<500x512xf32>
  %6 = uop.reduce_axis add %dy axes [0] : tensor<128x512xf32> -> tensor<512xf32>
  return %5, %6 : tensor<500x512xf32>, tensor<512xf32>
}
