// A price is of the loops in the order that threads share them. The gradient of
// a convolution with a stride, of few pixels: where its outermost loop is that
// over columns, weights are copied once, and no border is worth a tile in its
// kernel, which would have no schedule.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s

// CHECK-NOT: in <local>
// CHECK: uop.kernel @r_8_512_3_3_256_2_2(
// CHECK-NOT: in <local>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.second_cache_bytes" = 524288 : i64>>} {
  func.func @strided_gradient(%arg0: tensor<8x256x2x2xf32>, %arg1: tensor<256x128x3x3xf32>) -> (tensor<8x256x2x2xf32>, tensor<8x128x4x4xf32>) {
    %0 = uop.mul %arg0, %arg0 : tensor<8x256x2x2xf32>
    %cst = uop.const 1.000000e+00 : tensor<8x256x2x2xf32>
    %1 = uop.add %0, %cst : tensor<8x256x2x2xf32>
    %2 = uop.pad %1 low [0, 0, 1, 1] high [0, 0, 1, 1] : tensor<8x256x2x2xf32> -> tensor<8x256x4x4xf32>
    %3 = uop.reshape %2 : tensor<8x256x4x4xf32> -> tensor<8x256x1x4x1x4xf32>
    %4 = uop.expand %3 : tensor<8x256x1x4x1x4xf32> -> tensor<8x256x3x4x3x4xf32>
    %5 = uop.reshape %4 : tensor<8x256x3x4x3x4xf32> -> tensor<8x256x12x12xf32>
    %6 = uop.shrink %5 offsets [0, 0, 0, 0] sizes [8, 256, 10, 10] : tensor<8x256x12x12xf32> -> tensor<8x256x10x10xf32>
    %7 = uop.reshape %6 : tensor<8x256x10x10xf32> -> tensor<8x256x2x5x2x5xf32>
    %8 = uop.shrink %7 offsets [0, 0, 0, 0, 0, 0] sizes [8, 256, 2, 3, 2, 3] : tensor<8x256x2x5x2x5xf32> -> tensor<8x256x2x3x2x3xf32>
    %9 = uop.reshape %8 : tensor<8x256x2x3x2x3xf32> -> tensor<8x256x2x3x1x2x3x1xf32>
    %10 = uop.reshape %9 : tensor<8x256x2x3x1x2x3x1xf32> -> tensor<8x256x2x3x2x3xf32>
    %11 = uop.permute %10 [0, 1, 3, 5, 2, 4] : tensor<8x256x2x3x2x3xf32> -> tensor<8x256x3x3x2x2xf32>
    %12 = uop.reshape %11 : tensor<8x256x3x3x2x2xf32> -> tensor<8x1x256x3x3x2x2xf32>
    %13 = uop.permute %12 [0, 1, 3, 4, 2, 5, 6] : tensor<8x1x256x3x3x2x2xf32> -> tensor<8x1x3x3x256x2x2xf32>
    %14 = uop.reshape %13 : tensor<8x1x3x3x256x2x2xf32> -> tensor<8x1x1x3x3x256x2x2xf32>
    %15 = uop.expand %14 : tensor<8x1x1x3x3x256x2x2xf32> -> tensor<8x1x512x3x3x256x2x2xf32>
    %16 = uop.pad %arg1 low [0, 0, 0, 0] high [0, 0, 1, 1] : tensor<256x128x3x3xf32> -> tensor<256x128x4x4xf32>
    %17 = uop.reshape %16 : tensor<256x128x4x4xf32> -> tensor<256x128x2x2x2x2xf32>
    %18 = uop.permute %17 [0, 1, 3, 5, 2, 4] : tensor<256x128x2x2x2x2xf32> -> tensor<256x128x2x2x2x2xf32>
    %19 = uop.reshape %18 : tensor<256x128x2x2x2x2xf32> -> tensor<256x512x2x2xf32>
    %20 = uop.reshape %19 : tensor<256x512x2x2xf32> -> tensor<1x256x512x2x2xf32>
    %21 = uop.permute %20 [0, 2, 1, 3, 4] : tensor<1x256x512x2x2xf32> -> tensor<1x512x256x2x2xf32>
    %22 = uop.reshape %21 : tensor<1x512x256x2x2xf32> -> tensor<512x256x2x2xf32>
    %23 = uop.flip %22 axes [2, 3] : tensor<512x256x2x2xf32>
    %24 = uop.reshape %23 : tensor<512x256x2x2xf32> -> tensor<1x1x512x1x1x256x2x2xf32>
    %25 = uop.expand %24 : tensor<1x1x512x1x1x256x2x2xf32> -> tensor<8x1x512x3x3x256x2x2xf32>
    %26 = uop.mul %15, %25 : tensor<8x1x512x3x3x256x2x2xf32>
    %27 = uop.reduce_axis add %26 axes [5, 6, 7] : tensor<8x1x512x3x3x256x2x2xf32> -> tensor<8x1x512x3x3xf32>
    %28 = uop.reshape %27 : tensor<8x1x512x3x3xf32> -> tensor<8x512x3x3xf32>
    %29 = uop.reshape %28 : tensor<8x512x3x3xf32> -> tensor<8x128x2x2x3x3xf32>
    %30 = uop.permute %29 [0, 1, 4, 2, 5, 3] : tensor<8x128x2x2x3x3xf32> -> tensor<8x128x3x2x3x2xf32>
    %31 = uop.reshape %30 : tensor<8x128x3x2x3x2xf32> -> tensor<8x128x6x6xf32>
    %32 = uop.shrink %31 offsets [0, 0, 1, 1] sizes [8, 128, 4, 4] : tensor<8x128x6x6xf32> -> tensor<8x128x4x4xf32>
    return %1, %32 : tensor<8x256x2x2xf32>, tensor<8x128x4x4xf32>
  }
}
