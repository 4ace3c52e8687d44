// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=1 --verify --threads=2
// RUN: uop-run %s --random-inputs=1 --remarks=uop-expand 2>&1 | FileCheck %s --allow-empty

// A gradient of a function of products: both products read the same matrix, one
// of them its transpose, and all loops have vectors.
//
// CHECK-NOT: Missed
func.func @main(%w: tensor<64x64xf32>, %x: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %x1 = uop.reshape %x : tensor<32x64xf32> -> tensor<32x1x64xf32>
  %x2 = uop.expand %x1 : tensor<32x1x64xf32> -> tensor<32x64x64xf32>
  %w1 = uop.reshape %w : tensor<64x64xf32> -> tensor<1x64x64xf32>
  %w2 = uop.expand %w1 : tensor<1x64x64xf32> -> tensor<32x64x64xf32>
  %p = uop.mul %w2, %x2 : tensor<32x64x64xf32>
  %s = uop.reduce_axis add %p axes [2] : tensor<32x64x64xf32> -> tensor<32x64xf32>
  %sin = uop.sin %s : tensor<32x64xf32>
  %cos = uop.cos %s : tensor<32x64xf32>
  %d = uop.mul %sin, %cos : tensor<32x64xf32>
  %d1 = uop.reshape %d : tensor<32x64xf32> -> tensor<32x64x1xf32>
  %d2 = uop.expand %d1 : tensor<32x64x1xf32> -> tensor<32x64x64xf32>
  %q = uop.mul %d2, %w2 : tensor<32x64x64xf32>
  %r = uop.reduce_axis add %q axes [1] : tensor<32x64x64xf32> -> tensor<32x64xf32>
  return %r : tensor<32x64xf32>
}
