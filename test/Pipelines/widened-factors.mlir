// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-opt %s --uop-schedule \
// RUN:   | uop-opt --pass-pipeline="builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))" | FileCheck %s --check-prefix=SCHEDULE

// A convolution of bf16 in f32, with a border: numbers are widened where they are
// read, and the panels of the schedule are of f32.
// CHECK-LABEL: uop.kernel @r_64_28_28_64_3_3(
// CHECK-NOT: uop.bufferize
// CHECK: uop.reduce add
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// SCHEDULE: stage(0, 0), stage(1, 0)
module {
  func.func @main(%arg0: tensor<1x64x28x28xbf16>, %arg1: tensor<64x64x3x3xbf16>) -> tensor<1x64x28x28xf32> {
    %arg0w = uop.cast %arg0 : tensor<1x64x28x28xbf16> -> tensor<1x64x28x28xf32>
    %arg1w = uop.cast %arg1 : tensor<64x64x3x3xbf16> -> tensor<64x64x3x3xf32>
    %0 = uop.pad %arg0w low [0, 0, 1, 1] high [0, 0, 1, 1] : tensor<1x64x28x28xf32> -> tensor<1x64x30x30xf32>
    %1 = uop.reshape %0 : tensor<1x64x30x30xf32> -> tensor<1x64x1x30x1x30xf32>
    %2 = uop.expand %1 : tensor<1x64x1x30x1x30xf32> -> tensor<1x64x4x30x4x30xf32>
    %3 = uop.reshape %2 : tensor<1x64x4x30x4x30xf32> -> tensor<1x64x120x120xf32>
    %4 = uop.shrink %3 offsets [0, 0, 0, 0] sizes [1, 64, 93, 93] : tensor<1x64x120x120xf32> -> tensor<1x64x93x93xf32>
    %5 = uop.reshape %4 : tensor<1x64x93x93xf32> -> tensor<1x64x3x31x3x31xf32>
    %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0, 0] sizes [1, 64, 3, 28, 3, 28] : tensor<1x64x3x31x3x31xf32> -> tensor<1x64x3x28x3x28xf32>
    %7 = uop.reshape %6 : tensor<1x64x3x28x3x28xf32> -> tensor<1x64x3x28x1x3x28x1xf32>
    %8 = uop.reshape %7 : tensor<1x64x3x28x1x3x28x1xf32> -> tensor<1x64x3x28x3x28xf32>
    %9 = uop.permute %8 [0, 1, 3, 5, 2, 4] : tensor<1x64x3x28x3x28xf32> -> tensor<1x64x28x28x3x3xf32>
    %10 = uop.reshape %9 : tensor<1x64x28x28x3x3xf32> -> tensor<1x1x64x28x28x3x3xf32>
    %11 = uop.permute %10 [0, 1, 3, 4, 2, 5, 6] : tensor<1x1x64x28x28x3x3xf32> -> tensor<1x1x28x28x64x3x3xf32>
    %12 = uop.reshape %11 : tensor<1x1x28x28x64x3x3xf32> -> tensor<1x1x1x28x28x64x3x3xf32>
    %13 = uop.reshape %arg1w : tensor<64x64x3x3xf32> -> tensor<1x1x64x1x1x64x3x3xf32>
    %14 = uop.expand %12 : tensor<1x1x1x28x28x64x3x3xf32> -> tensor<1x1x64x28x28x64x3x3xf32>
    %15 = uop.expand %13 : tensor<1x1x64x1x1x64x3x3xf32> -> tensor<1x1x64x28x28x64x3x3xf32>
    %16 = uop.mul %14, %15 : tensor<1x1x64x28x28x64x3x3xf32>
    %17 = uop.reduce_axis add %16 axes [5, 6, 7] : tensor<1x1x64x28x28x64x3x3xf32> -> tensor<1x1x64x28x28xf32>
    %18 = uop.reshape %17 : tensor<1x1x64x28x28xf32> -> tensor<1x1x64x28x28x1x1x1xf32>
    %19 = uop.reshape %18 : tensor<1x1x64x28x28x1x1x1xf32> -> tensor<1x64x28x28xf32>
    return %19 : tensor<1x64x28x28xf32>
  }
}

