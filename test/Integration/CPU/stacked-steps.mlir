// The steps of a loop, stacked, and the stack as rows of a product: the stack is
// stored step by step.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=1 --verify --threads=2
// RUN: uop-run %s --compile-to=schedule | FileCheck %s

// CHECK: uop.kernel @
// CHECK-COUNT-3: uop.store
// CHECK-NOT: uop.where
// CHECK: uop.sink
func.func @main(%x: tensor<8x256xf32>, %y: tensor<8x256xf32>, %z: tensor<8x256xf32>, %w: tensor<256x20xf32>) -> tensor<24x20xf32> {
  %0 = uop.exp %x : tensor<8x256xf32>
  %1 = uop.cat %0, %y, %z axis 1 : tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x256xf32> -> tensor<8x768xf32>
  %2 = uop.reshape %1 : tensor<8x768xf32> -> tensor<24x256xf32>
  %3 = uop.reshape %2 : tensor<24x256xf32> -> tensor<24x256x1xf32>
  %4 = uop.expand %3 : tensor<24x256x1xf32> -> tensor<24x256x20xf32>
  %5 = uop.reshape %w : tensor<256x20xf32> -> tensor<1x256x20xf32>
  %6 = uop.expand %5 : tensor<1x256x20xf32> -> tensor<24x256x20xf32>
  %7 = uop.mul %4, %6 : tensor<24x256x20xf32>
  %8 = uop.reduce_axis add %7 axes [1] : tensor<24x256x20xf32> -> tensor<24x20xf32>
  return %8 : tensor<24x20xf32>
}
