// RUN: uop-run %s --random-inputs=2 --verify --threads=2

// dw of a square hidden layer: x^T dy, with x = relu(h) recomputed, and the update of w.
func.func @main(%h: tensor<128x512xf32>, %dy: tensor<128x512xf32>, %w: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = uop.permute %h [1, 0] : tensor<128x512xf32> -> tensor<512x128xf32>
  %1 = uop.reshape %0 : tensor<512x128xf32> -> tensor<512x128x1xf32>
  %2 = uop.expand %1 : tensor<512x128x1xf32> -> tensor<512x128x512xf32>
  %3 = uop.reshape %dy : tensor<128x512xf32> -> tensor<1x128x512xf32>
  %4 = uop.expand %3 : tensor<1x128x512xf32> -> tensor<512x128x512xf32>
  %5 = uop.mul %2, %4 : tensor<512x128x512xf32>
  %6 = uop.reduce_axis add %5 axes [1] : tensor<512x128x512xf32> -> tensor<512x512xf32>
  %r = uop.const 0.125 : tensor<512x512xf32>
  %7 = uop.mul %6, %r : tensor<512x512xf32>
  %8 = uop.sub %w, %7 : tensor<512x512xf32>
  return %8 : tensor<512x512xf32>
}
