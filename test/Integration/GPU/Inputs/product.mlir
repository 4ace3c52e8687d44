// A product that the warpgroups of sm_90a compute.
func.func @main(%x: tensor<512x512xf16>, %w: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = uop.reshape %x : tensor<512x512xf16> -> tensor<512x512x1xf16>
  %1 = uop.expand %0 : tensor<512x512x1xf16> -> tensor<512x512x512xf16>
  %2 = uop.reshape %w : tensor<512x512xf16> -> tensor<1x512x512xf16>
  %3 = uop.expand %2 : tensor<1x512x512xf16> -> tensor<512x512x512xf16>
  %4 = uop.mul %1, %3 : tensor<512x512x512xf16>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<512x512x512xf16> -> tensor<512x512xf16>
  return %5 : tensor<512x512xf16>
}
