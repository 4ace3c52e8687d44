// Graphs for which tinygrad launches few kernels. The numbers in comments are the
// launches of ours and of tinygrad's; where ours are more, docs/benchmarks.md has
// the times of both.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-run %s --entry=broadcast_partial --random-inputs=1 --verify
// RUN: uop-run %s --entry=copysign --random-inputs=1 --verify
// RUN: uop-run %s --entry=pad_reflect --random-inputs=1 --verify
// RUN: uop-run %s --entry=pad_replicate --random-inputs=1 --verify
// RUN: uop-run %s --entry=conv2d_nn --random-inputs=1 --verify
// RUN: uop-run %s --entry=conv_transpose2d --random-inputs=1 --verify
// RUN: uop-run %s --entry=arange_cumsum --random-inputs=1 --verify
// RUN: uop-run %s --entry=logsumexp_gradient --random-inputs=1 --verify
// RUN: uop-run %s --entry=max_pool2d_gradient --random-inputs=1 --verify
// RUN: uop-run %s --entry=max_pool2d_padded_gradient --random-inputs=1 --verify
// RUN: uop-run %s --entry=cummax_gradient --random-inputs=1 --verify
// RUN: uop-run %s --entry=cummin_gradient --random-inputs=1 --verify
// RUN: uop-run %s --entry=cummin_positions --random-inputs=1 --verify
// RUN: uop-run %s --entry=cumprod_gradient --random-inputs=1 --verify
// RUN: uop-run %s --entry=nested_conv2d_gradients --random-inputs=1 --verify
// RUN: uop-run %s --entry=gemm_f16 --random-inputs=1 --verify

// x / y, y with sizes 1: 1, tinygrad 1.
// CHECK-LABEL: func.func @broadcast_partial(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @broadcast_partial(%arg0: tensor<49920xf32>, %arg1: tensor<312xf32>) -> tensor<5x13x24x16x2xf32> {
  %0 = uop.reshape %arg0 : tensor<49920xf32> -> tensor<5x13x24x16x2xf32>
  %1 = uop.reshape %arg1 : tensor<312xf32> -> tensor<1x13x24x1x1xf32>
  %2 = uop.recip %1 : tensor<1x13x24x1x1xf32>
  %3 = uop.expand %2 : tensor<1x13x24x1x1xf32> -> tensor<5x13x24x16x2xf32>
  %4 = uop.mul %0, %3 : tensor<5x13x24x16x2xf32>
  return %4 : tensor<5x13x24x16x2xf32>
}

// copysign of a column and a row: 1, tinygrad 1.
// CHECK-LABEL: func.func @copysign(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @copysign(%arg0: tensor<65xf32>, %arg1: tensor<45xf32>) -> tensor<45x65xf32> {
  %cst = uop.const 1.000000e+00 : tensor<45x1xf32>
  %cst_0 = uop.const -1.000000e+00 : tensor<45x1xf32>
  %cst_1 = uop.const 0.000000e+00 : tensor<45x1xf32>
  %cst_2 = uop.const 0.000000e+00 : tensor<1x65xf32>
  %0 = uop.reshape %arg0 : tensor<65xf32> -> tensor<1x65xf32>
  %1 = uop.cmp lt %0, %cst_2 : tensor<1x65xf32>
  %2 = uop.recip %0 : tensor<1x65xf32>
  %3 = uop.cmp lt %2, %cst_2 : tensor<1x65xf32>
  %4 = uop.or %1, %3 : tensor<1x65xi1>
  %5 = uop.reshape %arg1 : tensor<45xf32> -> tensor<45x1xf32>
  %6 = uop.cmp ne %5, %cst_1 : tensor<45x1xf32>
  %7 = uop.cmp lt %5, %cst_1 : tensor<45x1xf32>
  %8 = uop.where %7, %cst_0, %cst : tensor<45x1xf32>
  %9 = uop.where %6, %8, %cst_1 : tensor<45x1xf32>
  %10 = uop.mul %5, %9 : tensor<45x1xf32>
  %11 = uop.mul %10, %cst_0 : tensor<45x1xf32>
  %12 = uop.expand %4 : tensor<1x65xi1> -> tensor<45x65xi1>
  %13 = uop.expand %11 : tensor<45x1xf32> -> tensor<45x65xf32>
  %14 = uop.expand %10 : tensor<45x1xf32> -> tensor<45x65xf32>
  %15 = uop.where %12, %13, %14 : tensor<45x65xf32>
  return %15 : tensor<45x65xf32>
}

// pad, reflected: 1, tinygrad 1.
// CHECK-LABEL: func.func @pad_reflect(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @pad_reflect(%arg0: tensor<25xf32>) -> tensor<1x1x10x7xf32> {
  %0 = uop.reshape %arg0 : tensor<25xf32> -> tensor<1x1x1x5x5xf32>
  %1 = uop.permute %0 [1, 0, 2, 3, 4] : tensor<1x1x1x5x5xf32> -> tensor<1x1x1x5x5xf32>
  %2 = uop.reshape %1 : tensor<1x1x1x5x5xf32> -> tensor<1x1x5x5xf32>
  %3 = uop.shrink %2 offsets [0, 0, 1, 0] sizes [1, 1, 3, 5] : tensor<1x1x5x5xf32> -> tensor<1x1x3x5xf32>
  %4 = uop.flip %3 axes [2] : tensor<1x1x3x5xf32>
  %5 = uop.pad %4 low [0, 0, 0, 0] high [0, 0, 7, 0] : tensor<1x1x3x5xf32> -> tensor<1x1x10x5xf32>
  %6 = uop.pad %2 low [0, 0, 3, 0] high [0, 0, 2, 0] : tensor<1x1x5x5xf32> -> tensor<1x1x10x5xf32>
  %7 = uop.add %5, %6 : tensor<1x1x10x5xf32>
  %8 = uop.shrink %2 offsets [0, 0, 2, 0] sizes [1, 1, 2, 5] : tensor<1x1x5x5xf32> -> tensor<1x1x2x5xf32>
  %9 = uop.flip %8 axes [2] : tensor<1x1x2x5xf32>
  %10 = uop.pad %9 low [0, 0, 8, 0] high [0, 0, 0, 0] : tensor<1x1x2x5xf32> -> tensor<1x1x10x5xf32>
  %11 = uop.add %7, %10 : tensor<1x1x10x5xf32>
  %12 = uop.pad %11 low [0, 0, 0, 0] high [0, 0, 0, 2] : tensor<1x1x10x5xf32> -> tensor<1x1x10x7xf32>
  %13 = uop.shrink %11 offsets [0, 0, 0, 2] sizes [1, 1, 10, 2] : tensor<1x1x10x5xf32> -> tensor<1x1x10x2xf32>
  %14 = uop.flip %13 axes [3] : tensor<1x1x10x2xf32>
  %15 = uop.pad %14 low [0, 0, 0, 5] high [0, 0, 0, 0] : tensor<1x1x10x2xf32> -> tensor<1x1x10x7xf32>
  %16 = uop.add %12, %15 : tensor<1x1x10x7xf32>
  return %16 : tensor<1x1x10x7xf32>
}

// pad, replicated: 1, tinygrad 1.
// CHECK-LABEL: func.func @pad_replicate(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @pad_replicate(%arg0: tensor<25xf32>) -> tensor<1x1x10x7xf32> {
  %0 = uop.reshape %arg0 : tensor<25xf32> -> tensor<1x1x1x5x5xf32>
  %1 = uop.permute %0 [1, 0, 2, 3, 4] : tensor<1x1x1x5x5xf32> -> tensor<1x1x1x5x5xf32>
  %2 = uop.reshape %1 : tensor<1x1x1x5x5xf32> -> tensor<1x1x5x5xf32>
  %3 = uop.shrink %2 offsets [0, 0, 0, 0] sizes [1, 1, 1, 5] : tensor<1x1x5x5xf32> -> tensor<1x1x1x5xf32>
  %4 = uop.expand %3 : tensor<1x1x1x5xf32> -> tensor<3x1x1x5xf32>
  %5 = uop.permute %4 [1, 2, 0, 3] : tensor<3x1x1x5xf32> -> tensor<1x1x3x5xf32>
  %6 = uop.pad %5 low [0, 0, 0, 0] high [0, 0, 7, 0] : tensor<1x1x3x5xf32> -> tensor<1x1x10x5xf32>
  %7 = uop.pad %2 low [0, 0, 3, 0] high [0, 0, 2, 0] : tensor<1x1x5x5xf32> -> tensor<1x1x10x5xf32>
  %8 = uop.add %6, %7 : tensor<1x1x10x5xf32>
  %9 = uop.shrink %2 offsets [0, 0, 4, 0] sizes [1, 1, 1, 5] : tensor<1x1x5x5xf32> -> tensor<1x1x1x5xf32>
  %10 = uop.expand %9 : tensor<1x1x1x5xf32> -> tensor<2x1x1x5xf32>
  %11 = uop.permute %10 [1, 2, 0, 3] : tensor<2x1x1x5xf32> -> tensor<1x1x2x5xf32>
  %12 = uop.pad %11 low [0, 0, 8, 0] high [0, 0, 0, 0] : tensor<1x1x2x5xf32> -> tensor<1x1x10x5xf32>
  %13 = uop.add %8, %12 : tensor<1x1x10x5xf32>
  %14 = uop.pad %13 low [0, 0, 0, 0] high [0, 0, 0, 2] : tensor<1x1x10x5xf32> -> tensor<1x1x10x7xf32>
  %15 = uop.shrink %13 offsets [0, 0, 0, 4] sizes [1, 1, 10, 1] : tensor<1x1x10x5xf32> -> tensor<1x1x10x1xf32>
  %16 = uop.reshape %15 : tensor<1x1x10x1xf32> -> tensor<1x1x1x10xf32>
  %17 = uop.expand %16 : tensor<1x1x1x10xf32> -> tensor<2x1x1x10xf32>
  %18 = uop.permute %17 [1, 2, 3, 0] : tensor<2x1x1x10xf32> -> tensor<1x1x10x2xf32>
  %19 = uop.pad %18 low [0, 0, 0, 5] high [0, 0, 0, 0] : tensor<1x1x10x2xf32> -> tensor<1x1x10x7xf32>
  %20 = uop.add %14, %19 : tensor<1x1x10x7xf32>
  return %20 : tensor<1x1x10x7xf32>
}

// 7x7 convolution with stride 2 and a bias: 1, tinygrad 1.
// CHECK-LABEL: func.func @conv2d_nn(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @conv2d_nn(%arg0: tensor<2048xf32>, %arg1: tensor<1568xf32>, %arg2: tensor<8xf32>) -> tensor<2x8x6x6xf32> {
  %0 = uop.reshape %arg0 : tensor<2048xf32> -> tensor<2x4x16x16xf32>
  %1 = uop.pad %0 low [0, 0, 1, 1] high [0, 0, 1, 1] : tensor<2x4x16x16xf32> -> tensor<2x4x18x18xf32>
  %2 = uop.reshape %1 : tensor<2x4x18x18xf32> -> tensor<1x1x2x4x18x18xf32>
  %3 = uop.expand %2 : tensor<1x1x2x4x18x18xf32> -> tensor<8x8x2x4x18x18xf32>
  %4 = uop.permute %3 [2, 3, 0, 4, 1, 5] : tensor<8x8x2x4x18x18xf32> -> tensor<2x4x8x18x8x18xf32>
  %5 = uop.reshape %4 : tensor<2x4x8x18x8x18xf32> -> tensor<2x4x144x144xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0] sizes [2, 4, 133, 133] : tensor<2x4x144x144xf32> -> tensor<2x4x133x133xf32>
  %7 = uop.reshape %6 : tensor<2x4x133x133xf32> -> tensor<2x4x7x19x7x19xf32>
  %8 = uop.shrink %7 offsets [0, 0, 0, 0, 0, 0] sizes [2, 4, 7, 12, 7, 12] : tensor<2x4x7x19x7x19xf32> -> tensor<2x4x7x12x7x12xf32>
  %9 = uop.reshape %8 : tensor<2x4x7x12x7x12xf32> -> tensor<2x4x7x6x2x7x6x2xf32>
  %10 = uop.shrink %9 offsets [0, 0, 0, 0, 0, 0, 0, 0] sizes [2, 4, 7, 6, 1, 7, 6, 1] : tensor<2x4x7x6x2x7x6x2xf32> -> tensor<2x4x7x6x1x7x6x1xf32>
  %11 = uop.reshape %10 : tensor<2x4x7x6x1x7x6x1xf32> -> tensor<2x4x7x6x7x6xf32>
  %12 = uop.permute %11 [0, 1, 3, 5, 2, 4] : tensor<2x4x7x6x7x6xf32> -> tensor<2x4x6x6x7x7xf32>
  %13 = uop.reshape %12 : tensor<2x4x6x6x7x7xf32> -> tensor<1x2x1x4x6x6x7x7xf32>
  %14 = uop.expand %13 : tensor<1x2x1x4x6x6x7x7xf32> -> tensor<8x2x1x4x6x6x7x7xf32>
  %15 = uop.permute %14 [1, 2, 0, 4, 5, 3, 6, 7] : tensor<8x2x1x4x6x6x7x7xf32> -> tensor<2x1x8x6x6x4x7x7xf32>
  %16 = uop.reshape %arg1 : tensor<1568xf32> -> tensor<1x1x8x1x1x4x7x7xf32>
  %17 = uop.expand %16 : tensor<1x1x8x1x1x4x7x7xf32> -> tensor<2x1x8x6x6x4x7x7xf32>
  %18 = uop.mul %15, %17 : tensor<2x1x8x6x6x4x7x7xf32>
  %19 = uop.permute %18 [5, 6, 7, 0, 1, 2, 3, 4] : tensor<2x1x8x6x6x4x7x7xf32> -> tensor<4x7x7x2x1x8x6x6xf32>
  %20 = uop.reduce_axis add %19 axes [0, 1, 2] : tensor<4x7x7x2x1x8x6x6xf32> -> tensor<2x1x8x6x6xf32>
  %21 = uop.reshape %20 : tensor<2x1x8x6x6xf32> -> tensor<2x8x6x6xf32>
  %22 = uop.reshape %arg2 : tensor<8xf32> -> tensor<1x8x1x1xf32>
  %23 = uop.expand %22 : tensor<1x8x1x1xf32> -> tensor<2x8x6x6xf32>
  %24 = uop.add %21, %23 : tensor<2x8x6x6xf32>
  return %24 : tensor<2x8x6x6xf32>
}

// transposed convolution: 1, tinygrad 1.
// CHECK-LABEL: func.func @conv_transpose2d(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @conv_transpose2d(%arg0: tensor<648xf32>, %arg1: tensor<144xf32>) -> tensor<2x1x4x11x11xf32> {
  %0 = uop.reshape %arg0 : tensor<648xf32> -> tensor<2x4x9x9xf32>
  %1 = uop.pad %0 low [0, 0, 2, 2] high [0, 0, 2, 2] : tensor<2x4x9x9xf32> -> tensor<2x4x13x13xf32>
  %2 = uop.reshape %1 : tensor<2x4x13x13xf32> -> tensor<1x1x2x4x13x13xf32>
  %3 = uop.expand %2 : tensor<1x1x2x4x13x13xf32> -> tensor<4x4x2x4x13x13xf32>
  %4 = uop.permute %3 [2, 3, 0, 4, 1, 5] : tensor<4x4x2x4x13x13xf32> -> tensor<2x4x4x13x4x13xf32>
  %5 = uop.reshape %4 : tensor<2x4x4x13x4x13xf32> -> tensor<2x4x52x52xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0] sizes [2, 4, 42, 42] : tensor<2x4x52x52xf32> -> tensor<2x4x42x42xf32>
  %7 = uop.reshape %6 : tensor<2x4x42x42xf32> -> tensor<2x4x3x14x3x14xf32>
  %8 = uop.shrink %7 offsets [0, 0, 0, 0, 0, 0] sizes [2, 4, 3, 11, 3, 11] : tensor<2x4x3x14x3x14xf32> -> tensor<2x4x3x11x3x11xf32>
  %9 = uop.permute %8 [0, 1, 3, 5, 2, 4] : tensor<2x4x3x11x3x11xf32> -> tensor<2x4x11x11x3x3xf32>
  %10 = uop.reshape %9 : tensor<2x4x11x11x3x3xf32> -> tensor<1x2x1x4x11x11x3x3xf32>
  %11 = uop.expand %10 : tensor<1x2x1x4x11x11x3x3xf32> -> tensor<4x2x1x4x11x11x3x3xf32>
  %12 = uop.permute %11 [1, 2, 0, 4, 5, 3, 6, 7] : tensor<4x2x1x4x11x11x3x3xf32> -> tensor<2x1x4x11x11x4x3x3xf32>
  %13 = uop.reshape %arg1 : tensor<144xf32> -> tensor<1x4x4x3x3xf32>
  %14 = uop.permute %13 [0, 2, 1, 3, 4] : tensor<1x4x4x3x3xf32> -> tensor<1x4x4x3x3xf32>
  %15 = uop.flip %14 axes [3, 4] : tensor<1x4x4x3x3xf32>
  %16 = uop.reshape %15 : tensor<1x4x4x3x3xf32> -> tensor<1x1x4x1x1x4x3x3xf32>
  %17 = uop.expand %16 : tensor<1x1x4x1x1x4x3x3xf32> -> tensor<2x1x4x11x11x4x3x3xf32>
  %18 = uop.mul %12, %17 : tensor<2x1x4x11x11x4x3x3xf32>
  %19 = uop.permute %18 [5, 6, 7, 0, 1, 2, 3, 4] : tensor<2x1x4x11x11x4x3x3xf32> -> tensor<4x3x3x2x1x4x11x11xf32>
  %20 = uop.reduce_axis add %19 axes [0, 1, 2] : tensor<4x3x3x2x1x4x11x11xf32> -> tensor<2x1x4x11x11xf32>
  return %20 : tensor<2x1x4x11x11xf32>
}

// cumulative sum of positions: 2, of which 1 runs while compiling; tinygrad 1.
// CHECK-LABEL: func.func @arange_cumsum(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @arange_cumsum() -> tensor<513xi32> {
  %cst = uop.const -1 : tensor<513xi32>
  %cst_0 = uop.const 1 : tensor<513xi32>
  %0 = uop.pad %cst_0 low [512] high [0] : tensor<513xi32> -> tensor<1025xi32>
  %1 = uop.reshape %0 : tensor<1025xi32> -> tensor<1x1025xi32>
  %2 = uop.expand %1 : tensor<1x1025xi32> -> tensor<514x1025xi32>
  %3 = uop.reshape %2 : tensor<514x1025xi32> -> tensor<526850xi32>
  %4 = uop.shrink %3 offsets [0] sizes [526338] : tensor<526850xi32> -> tensor<526338xi32>
  %5 = uop.reshape %4 : tensor<526338xi32> -> tensor<513x1026xi32>
  %6 = uop.shrink %5 offsets [0, 0] sizes [513, 513] : tensor<513x1026xi32> -> tensor<513x513xi32>
  %7 = uop.reduce_axis add %6 axes [0] : tensor<513x513xi32> -> tensor<513xi32>
  %8 = uop.add %7, %cst : tensor<513xi32>
  %9 = uop.pad %8 low [255] high [0] : tensor<513xi32> -> tensor<768xi32>
  %10 = uop.reshape %9 : tensor<768xi32> -> tensor<3x256xi32>
  %11 = uop.pad %10 low [0, 255] high [0, 0] : tensor<3x256xi32> -> tensor<3x511xi32>
  %12 = uop.reshape %11 : tensor<3x511xi32> -> tensor<1x3x511xi32>
  %13 = uop.expand %12 : tensor<1x3x511xi32> -> tensor<257x3x511xi32>
  %14 = uop.permute %13 [1, 0, 2] : tensor<257x3x511xi32> -> tensor<3x257x511xi32>
  %15 = uop.reshape %14 : tensor<3x257x511xi32> -> tensor<3x131327xi32>
  %16 = uop.shrink %15 offsets [0, 0] sizes [3, 131072] : tensor<3x131327xi32> -> tensor<3x131072xi32>
  %17 = uop.reshape %16 : tensor<3x131072xi32> -> tensor<3x256x512xi32>
  %18 = uop.shrink %17 offsets [0, 0, 0] sizes [3, 256, 256] : tensor<3x256x512xi32> -> tensor<3x256x256xi32>
  %19 = uop.permute %18 [1, 0, 2] : tensor<3x256x256xi32> -> tensor<256x3x256xi32>
  %20 = uop.reduce_axis add %19 axes [0] : tensor<256x3x256xi32> -> tensor<3x256xi32>
  %21 = uop.shrink %20 offsets [0, 255] sizes [3, 1] : tensor<3x256xi32> -> tensor<3x1xi32>
  %22 = uop.reshape %21 : tensor<3x1xi32> -> tensor<3xi32>
  %23 = uop.pad %22 low [2] high [0] : tensor<3xi32> -> tensor<5xi32>
  %24 = uop.reshape %23 : tensor<5xi32> -> tensor<1x5xi32>
  %25 = uop.expand %24 : tensor<1x5xi32> -> tensor<4x5xi32>
  %26 = uop.reshape %25 : tensor<4x5xi32> -> tensor<20xi32>
  %27 = uop.shrink %26 offsets [0] sizes [18] : tensor<20xi32> -> tensor<18xi32>
  %28 = uop.reshape %27 : tensor<18xi32> -> tensor<3x6xi32>
  %29 = uop.shrink %28 offsets [0, 0] sizes [3, 3] : tensor<3x6xi32> -> tensor<3x3xi32>
  %30 = uop.reduce_axis add %29 axes [0] : tensor<3x3xi32> -> tensor<3xi32>
  %31 = uop.shrink %30 offsets [0] sizes [2] : tensor<3xi32> -> tensor<2xi32>
  %32 = uop.pad %31 low [1] high [0] : tensor<2xi32> -> tensor<3xi32>
  %33 = uop.reshape %32 : tensor<3xi32> -> tensor<3x1xi32>
  %34 = uop.expand %33 : tensor<3x1xi32> -> tensor<3x256xi32>
  %35 = uop.add %20, %34 : tensor<3x256xi32>
  %36 = uop.reshape %35 : tensor<3x256xi32> -> tensor<768xi32>
  %37 = uop.shrink %36 offsets [255] sizes [513] : tensor<768xi32> -> tensor<513xi32>
  return %37 : tensor<513xi32>
}

// gradient of logsumexp along rows: 1, tinygrad 3.
// CHECK-LABEL: func.func @logsumexp_gradient(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @logsumexp_gradient(%arg0: tensor<2925xf32>) -> tensor<45x65xf32> {
  %cst = uop.const 0.693147182 : tensor<45x65xf32>
  %cst_0 = uop.const 0.693147182 : tensor<65xf32>
  %cst_1 = uop.const 1.44269502 : tensor<45x65xf32>
  %cst_2 = uop.const -1.000000e+00 : tensor<1x65xf32>
  %0 = uop.reshape %arg0 : tensor<2925xf32> -> tensor<45x65xf32>
  %1 = uop.reduce_axis max %0 axes [0] : tensor<45x65xf32> -> tensor<65xf32>
  %2 = uop.reshape %1 : tensor<65xf32> -> tensor<1x65xf32>
  %3 = uop.mul %2, %cst_2 : tensor<1x65xf32>
  %4 = uop.expand %3 : tensor<1x65xf32> -> tensor<45x65xf32>
  %5 = uop.add %0, %4 : tensor<45x65xf32>
  %6 = uop.mul %5, %cst_1 : tensor<45x65xf32>
  %7 = uop.exp2 %6 : tensor<45x65xf32>
  %8 = uop.reduce_axis add %7 axes [0] : tensor<45x65xf32> -> tensor<65xf32>
  %9 = uop.mul %8, %cst_0 : tensor<65xf32>
  %10 = uop.recip %9 : tensor<65xf32>
  %11 = uop.mul %10, %cst_0 : tensor<65xf32>
  %12 = uop.reshape %11 : tensor<65xf32> -> tensor<1x65xf32>
  %13 = uop.expand %12 : tensor<1x65xf32> -> tensor<45x65xf32>
  %14 = uop.mul %7, %13 : tensor<45x65xf32>
  %15 = uop.mul %14, %cst : tensor<45x65xf32>
  %16 = uop.mul %15, %cst_1 : tensor<45x65xf32>
  return %16 : tensor<45x65xf32>
}

// gradient of a maximum of windows: 1, tinygrad 3.
// CHECK-LABEL: func.func @max_pool2d_gradient(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @max_pool2d_gradient(%arg0: tensor<19712xf32>) -> tensor<32x2x11x28xf32> {
  %cst = uop.const true : tensor<5x32x2x2x28x1xi1>
  %0 = uop.reshape %arg0 : tensor<19712xf32> -> tensor<1x1x32x2x11x28xf32>
  %1 = uop.expand %0 : tensor<1x1x32x2x11x28xf32> -> tensor<6x2x32x2x11x28xf32>
  %2 = uop.permute %1 [2, 3, 0, 4, 1, 5] : tensor<6x2x32x2x11x28xf32> -> tensor<32x2x6x11x2x28xf32>
  %3 = uop.reshape %2 : tensor<32x2x6x11x2x28xf32> -> tensor<32x2x66x56xf32>
  %4 = uop.shrink %3 offsets [0, 0, 0, 0] sizes [32, 2, 60, 29] : tensor<32x2x66x56xf32> -> tensor<32x2x60x29xf32>
  %5 = uop.reshape %4 : tensor<32x2x60x29xf32> -> tensor<32x2x5x12x1x29xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0, 0] sizes [32, 2, 5, 10, 1, 28] : tensor<32x2x5x12x1x29xf32> -> tensor<32x2x5x10x1x28xf32>
  %7 = uop.reshape %6 : tensor<32x2x5x10x1x28xf32> -> tensor<32x2x5x2x5x1x28x1xf32>
  %8 = uop.shrink %7 offsets [0, 0, 0, 0, 0, 0, 0, 0] sizes [32, 2, 5, 2, 1, 1, 28, 1] : tensor<32x2x5x2x5x1x28x1xf32> -> tensor<32x2x5x2x1x1x28x1xf32>
  %9 = uop.reshape %8 : tensor<32x2x5x2x1x1x28x1xf32> -> tensor<32x2x5x2x1x28xf32>
  %10 = uop.permute %9 [2, 0, 1, 3, 5, 4] : tensor<32x2x5x2x1x28xf32> -> tensor<5x32x2x2x28x1xf32>
  %11 = uop.reduce_axis max %10 axes [0] : tensor<5x32x2x2x28x1xf32> -> tensor<32x2x2x28x1xf32>
  %12 = uop.reshape %11 : tensor<32x2x2x28x1xf32> -> tensor<1x32x2x2x28x1xf32>
  %13 = uop.expand %12 : tensor<1x32x2x2x28x1xf32> -> tensor<5x32x2x2x28x1xf32>
  %14 = uop.cmp ne %10, %13 : tensor<5x32x2x2x28x1xf32>
  %15 = uop.cmp ne %14, %cst : tensor<5x32x2x2x28x1xi1>
  %16 = uop.cast %15 : tensor<5x32x2x2x28x1xi1> -> tensor<5x32x2x2x28x1xf32>
  %17 = uop.reduce_axis add %16 axes [0] : tensor<5x32x2x2x28x1xf32> -> tensor<32x2x2x28x1xf32>
  %18 = uop.recip %17 : tensor<32x2x2x28x1xf32>
  %19 = uop.reshape %18 : tensor<32x2x2x28x1xf32> -> tensor<1x32x2x2x28x1xf32>
  %20 = uop.expand %19 : tensor<1x32x2x2x28x1xf32> -> tensor<5x32x2x2x28x1xf32>
  %21 = uop.mul %16, %20 : tensor<5x32x2x2x28x1xf32>
  %22 = uop.permute %21 [1, 2, 0, 3, 5, 4] : tensor<5x32x2x2x28x1xf32> -> tensor<32x2x5x2x1x28xf32>
  %23 = uop.reshape %22 : tensor<32x2x5x2x1x28xf32> -> tensor<32x2x5x2x1x1x28x1xf32>
  %24 = uop.pad %23 low [0, 0, 0, 0, 0, 0, 0, 0] high [0, 0, 0, 0, 4, 0, 0, 0] : tensor<32x2x5x2x1x1x28x1xf32> -> tensor<32x2x5x2x5x1x28x1xf32>
  %25 = uop.reshape %24 : tensor<32x2x5x2x5x1x28x1xf32> -> tensor<32x2x5x10x1x28xf32>
  %26 = uop.pad %25 low [0, 0, 0, 0, 0, 0] high [0, 0, 0, 2, 0, 1] : tensor<32x2x5x10x1x28xf32> -> tensor<32x2x5x12x1x29xf32>
  %27 = uop.reshape %26 : tensor<32x2x5x12x1x29xf32> -> tensor<32x2x60x29xf32>
  %28 = uop.pad %27 low [0, 0, 0, 0] high [0, 0, 6, 27] : tensor<32x2x60x29xf32> -> tensor<32x2x66x56xf32>
  %29 = uop.reshape %28 : tensor<32x2x66x56xf32> -> tensor<32x2x6x11x2x28xf32>
  %30 = uop.permute %29 [2, 4, 0, 1, 3, 5] : tensor<32x2x6x11x2x28xf32> -> tensor<6x2x32x2x11x28xf32>
  %31 = uop.reduce_axis add %30 axes [0, 1] : tensor<6x2x32x2x11x28xf32> -> tensor<32x2x11x28xf32>
  return %31 : tensor<32x2x11x28xf32>
}

// the same with a border: 1, tinygrad 3.
// CHECK-LABEL: func.func @max_pool2d_padded_gradient(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @max_pool2d_padded_gradient(%arg0: tensor<24864xf32>) -> tensor<4x2x114x30xf32> {
  %cst = uop.const 0.000000e+00 : tensor<4x2x114x30xf32>
  %cst_0 = uop.const true : tensor<5x5x4x2x22x6xi1>
  %cst_1 = uop.const 0xFF800000 : tensor<4x2x114x30xf32>
  %cst_2 = uop.const true : tensor<4x2x111x28xi1>
  %0 = uop.pad %cst_2 low [0, 0, 2, 2] high [0, 0, 1, 0] : tensor<4x2x111x28xi1> -> tensor<4x2x114x30xi1>
  %1 = uop.reshape %arg0 : tensor<24864xf32> -> tensor<4x2x111x28xf32>
  %2 = uop.pad %1 low [0, 0, 2, 2] high [0, 0, 1, 0] : tensor<4x2x111x28xf32> -> tensor<4x2x114x30xf32>
  %3 = uop.where %0, %2, %cst_1 : tensor<4x2x114x30xf32>
  %4 = uop.reshape %3 : tensor<4x2x114x30xf32> -> tensor<1x1x4x2x114x30xf32>
  %5 = uop.expand %4 : tensor<1x1x4x2x114x30xf32> -> tensor<6x6x4x2x114x30xf32>
  %6 = uop.permute %5 [2, 3, 0, 4, 1, 5] : tensor<6x6x4x2x114x30xf32> -> tensor<4x2x6x114x6x30xf32>
  %7 = uop.reshape %6 : tensor<4x2x6x114x6x30xf32> -> tensor<4x2x684x180xf32>
  %8 = uop.shrink %7 offsets [0, 0, 0, 0] sizes [4, 2, 575, 155] : tensor<4x2x684x180xf32> -> tensor<4x2x575x155xf32>
  %9 = uop.reshape %8 : tensor<4x2x575x155xf32> -> tensor<4x2x5x115x5x31xf32>
  %10 = uop.shrink %9 offsets [0, 0, 0, 0, 0, 0] sizes [4, 2, 5, 110, 5, 30] : tensor<4x2x5x115x5x31xf32> -> tensor<4x2x5x110x5x30xf32>
  %11 = uop.reshape %10 : tensor<4x2x5x110x5x30xf32> -> tensor<4x2x5x22x5x5x6x5xf32>
  %12 = uop.shrink %11 offsets [0, 0, 0, 0, 0, 0, 0, 0] sizes [4, 2, 5, 22, 1, 5, 6, 1] : tensor<4x2x5x22x5x5x6x5xf32> -> tensor<4x2x5x22x1x5x6x1xf32>
  %13 = uop.reshape %12 : tensor<4x2x5x22x1x5x6x1xf32> -> tensor<4x2x5x22x5x6xf32>
  %14 = uop.permute %13 [2, 4, 0, 1, 3, 5] : tensor<4x2x5x22x5x6xf32> -> tensor<5x5x4x2x22x6xf32>
  %15 = uop.reduce_axis max %14 axes [0, 1] : tensor<5x5x4x2x22x6xf32> -> tensor<4x2x22x6xf32>
  %16 = uop.reshape %15 : tensor<4x2x22x6xf32> -> tensor<1x1x4x2x22x6xf32>
  %17 = uop.expand %16 : tensor<1x1x4x2x22x6xf32> -> tensor<5x5x4x2x22x6xf32>
  %18 = uop.cmp ne %14, %17 : tensor<5x5x4x2x22x6xf32>
  %19 = uop.cmp ne %18, %cst_0 : tensor<5x5x4x2x22x6xi1>
  %20 = uop.cast %19 : tensor<5x5x4x2x22x6xi1> -> tensor<5x5x4x2x22x6xf32>
  %21 = uop.reduce_axis add %20 axes [0, 1] : tensor<5x5x4x2x22x6xf32> -> tensor<4x2x22x6xf32>
  %22 = uop.recip %21 : tensor<4x2x22x6xf32>
  %23 = uop.reshape %22 : tensor<4x2x22x6xf32> -> tensor<1x1x4x2x22x6xf32>
  %24 = uop.expand %23 : tensor<1x1x4x2x22x6xf32> -> tensor<5x5x4x2x22x6xf32>
  %25 = uop.mul %20, %24 : tensor<5x5x4x2x22x6xf32>
  %26 = uop.permute %25 [2, 3, 0, 4, 1, 5] : tensor<5x5x4x2x22x6xf32> -> tensor<4x2x5x22x5x6xf32>
  %27 = uop.reshape %26 : tensor<4x2x5x22x5x6xf32> -> tensor<4x2x5x22x1x5x6x1xf32>
  %28 = uop.pad %27 low [0, 0, 0, 0, 0, 0, 0, 0] high [0, 0, 0, 0, 4, 0, 0, 4] : tensor<4x2x5x22x1x5x6x1xf32> -> tensor<4x2x5x22x5x5x6x5xf32>
  %29 = uop.reshape %28 : tensor<4x2x5x22x5x5x6x5xf32> -> tensor<4x2x5x110x5x30xf32>
  %30 = uop.pad %29 low [0, 0, 0, 0, 0, 0] high [0, 0, 0, 5, 0, 1] : tensor<4x2x5x110x5x30xf32> -> tensor<4x2x5x115x5x31xf32>
  %31 = uop.reshape %30 : tensor<4x2x5x115x5x31xf32> -> tensor<4x2x575x155xf32>
  %32 = uop.pad %31 low [0, 0, 0, 0] high [0, 0, 109, 25] : tensor<4x2x575x155xf32> -> tensor<4x2x684x180xf32>
  %33 = uop.reshape %32 : tensor<4x2x684x180xf32> -> tensor<4x2x6x114x6x30xf32>
  %34 = uop.permute %33 [2, 4, 0, 1, 3, 5] : tensor<4x2x6x114x6x30xf32> -> tensor<6x6x4x2x114x30xf32>
  %35 = uop.reduce_axis add %34 axes [0, 1] : tensor<6x6x4x2x114x30xf32> -> tensor<4x2x114x30xf32>
  %36 = uop.where %0, %35, %cst : tensor<4x2x114x30xf32>
  return %36 : tensor<4x2x114x30xf32>
}

// gradient of a cumulative maximum: 3, as tinygrad.
// CHECK-LABEL: func.func @cummax_gradient(
// CHECK-COUNT-3: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cummax_gradient(%arg0: tensor<512xf32>) -> tensor<1023xf32> {
  %cst = uop.const 0.000000e+00 : tensor<1023xf32>
  %cst_0 = uop.const true : tensor<512x512xi1>
  %cst_1 = uop.const 0xFF800000 : tensor<1023xf32>
  %cst_2 = uop.const true : tensor<512xi1>
  %0 = uop.pad %cst_2 low [511] high [0] : tensor<512xi1> -> tensor<1023xi1>
  %1 = uop.pad %arg0 low [511] high [0] : tensor<512xf32> -> tensor<1023xf32>
  %2 = uop.where %0, %1, %cst_1 : tensor<1023xf32>
  %3 = uop.reshape %2 : tensor<1023xf32> -> tensor<1x1023xf32>
  %4 = uop.expand %3 : tensor<1x1023xf32> -> tensor<513x1023xf32>
  %5 = uop.reshape %4 : tensor<513x1023xf32> -> tensor<524799xf32>
  %6 = uop.shrink %5 offsets [0] sizes [524288] : tensor<524799xf32> -> tensor<524288xf32>
  %7 = uop.reshape %6 : tensor<524288xf32> -> tensor<512x1024xf32>
  %8 = uop.shrink %7 offsets [0, 0] sizes [512, 512] : tensor<512x1024xf32> -> tensor<512x512xf32>
  %9 = uop.reduce_axis max %8 axes [0] : tensor<512x512xf32> -> tensor<512xf32>
  %10 = uop.reshape %9 : tensor<512xf32> -> tensor<1x512xf32>
  %11 = uop.expand %10 : tensor<1x512xf32> -> tensor<512x512xf32>
  %12 = uop.cmp ne %8, %11 : tensor<512x512xf32>
  %13 = uop.cmp ne %12, %cst_0 : tensor<512x512xi1>
  %14 = uop.cast %13 : tensor<512x512xi1> -> tensor<512x512xf32>
  %15 = uop.reduce_axis add %14 axes [0] : tensor<512x512xf32> -> tensor<512xf32>
  %16 = uop.recip %15 : tensor<512xf32>
  %17 = uop.reshape %16 : tensor<512xf32> -> tensor<1x512xf32>
  %18 = uop.expand %17 : tensor<1x512xf32> -> tensor<512x512xf32>
  %19 = uop.mul %14, %18 : tensor<512x512xf32>
  %20 = uop.pad %19 low [0, 0] high [0, 512] : tensor<512x512xf32> -> tensor<512x1024xf32>
  %21 = uop.reshape %20 : tensor<512x1024xf32> -> tensor<524288xf32>
  %22 = uop.pad %21 low [0] high [511] : tensor<524288xf32> -> tensor<524799xf32>
  %23 = uop.reshape %22 : tensor<524799xf32> -> tensor<513x1023xf32>
  %24 = uop.reduce_axis add %23 axes [0] : tensor<513x1023xf32> -> tensor<1023xf32>
  %25 = uop.where %0, %24, %cst : tensor<1023xf32>
  return %25 : tensor<1023xf32>
}

// gradient of a cumulative minimum: 3, as tinygrad.
// CHECK-LABEL: func.func @cummin_gradient(
// CHECK-COUNT-3: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cummin_gradient(%arg0: tensor<512xf32>) -> tensor<512xf32> {
  %cst = uop.const 0.000000e+00 : tensor<1023xf32>
  %cst_0 = uop.const -1.000000e+00 : tensor<512x512xf32>
  %cst_1 = uop.const true : tensor<512x512xi1>
  %cst_2 = uop.const 0xFF800000 : tensor<1023xf32>
  %cst_3 = uop.const -1.000000e+00 : tensor<512xf32>
  %cst_4 = uop.const true : tensor<512xi1>
  %0 = uop.pad %cst_4 low [511] high [0] : tensor<512xi1> -> tensor<1023xi1>
  %1 = uop.mul %arg0, %cst_3 : tensor<512xf32>
  %2 = uop.pad %1 low [511] high [0] : tensor<512xf32> -> tensor<1023xf32>
  %3 = uop.where %0, %2, %cst_2 : tensor<1023xf32>
  %4 = uop.reshape %3 : tensor<1023xf32> -> tensor<1x1023xf32>
  %5 = uop.expand %4 : tensor<1x1023xf32> -> tensor<513x1023xf32>
  %6 = uop.reshape %5 : tensor<513x1023xf32> -> tensor<524799xf32>
  %7 = uop.shrink %6 offsets [0] sizes [524288] : tensor<524799xf32> -> tensor<524288xf32>
  %8 = uop.reshape %7 : tensor<524288xf32> -> tensor<512x1024xf32>
  %9 = uop.shrink %8 offsets [0, 0] sizes [512, 512] : tensor<512x1024xf32> -> tensor<512x512xf32>
  %10 = uop.reduce_axis max %9 axes [0] : tensor<512x512xf32> -> tensor<512xf32>
  %11 = uop.reshape %10 : tensor<512xf32> -> tensor<1x512xf32>
  %12 = uop.expand %11 : tensor<1x512xf32> -> tensor<512x512xf32>
  %13 = uop.cmp ne %9, %12 : tensor<512x512xf32>
  %14 = uop.cmp ne %13, %cst_1 : tensor<512x512xi1>
  %15 = uop.cast %14 : tensor<512x512xi1> -> tensor<512x512xf32>
  %16 = uop.reduce_axis add %15 axes [0] : tensor<512x512xf32> -> tensor<512xf32>
  %17 = uop.recip %16 : tensor<512xf32>
  %18 = uop.reshape %17 : tensor<512xf32> -> tensor<1x512xf32>
  %19 = uop.expand %18 : tensor<1x512xf32> -> tensor<512x512xf32>
  %20 = uop.mul %15, %19 : tensor<512x512xf32>
  %21 = uop.mul %20, %cst_0 : tensor<512x512xf32>
  %22 = uop.pad %21 low [0, 0] high [0, 512] : tensor<512x512xf32> -> tensor<512x1024xf32>
  %23 = uop.reshape %22 : tensor<512x1024xf32> -> tensor<524288xf32>
  %24 = uop.pad %23 low [0] high [511] : tensor<524288xf32> -> tensor<524799xf32>
  %25 = uop.reshape %24 : tensor<524799xf32> -> tensor<513x1023xf32>
  %26 = uop.reduce_axis add %25 axes [0] : tensor<513x1023xf32> -> tensor<1023xf32>
  %27 = uop.where %0, %26, %cst : tensor<1023xf32>
  %28 = uop.shrink %27 offsets [511] sizes [512] : tensor<1023xf32> -> tensor<512xf32>
  %29 = uop.mul %28, %cst_3 : tensor<512xf32>
  return %29 : tensor<512xf32>
}

// positions of cumulative minima: 1, tinygrad 3.
// CHECK-LABEL: func.func @cummin_positions(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cummin_positions(%arg0: tensor<1022xf32>) -> tensor<1022xi32> {
  %cst = uop.const false : tensor<1022x1022xi1>
  %cst_0 = uop.const 1 : tensor<1022xi32>
  %cst_1 = uop.const true : tensor<4xi1>
  %cst_2 = uop.const true : tensor<3xi1>
  %cst_3 = uop.const true : tensor<1022xi1>
  %cst_4 = uop.const true : tensor<4x256xi1>
  %cst_5 = uop.const 1022 : tensor<1022xi32>
  %cst_6 = uop.const 1023 : tensor<1022xi32>
  %cst_7 = uop.const -1 : tensor<1022xi32>
  %cst_8 = uop.const true : tensor<1022x1022xi1>
  %cst_9 = uop.const 0xFF800000 : tensor<4xf32>
  %cst_10 = uop.const 0xFF800000 : tensor<7xf32>
  %cst_11 = uop.const 0xFF800000 : tensor<4x511xf32>
  %cst_12 = uop.const 0xFF800000 : tensor<1024xf32>
  %cst_13 = uop.const -1.000000e+00 : tensor<1022xf32>
  %0 = uop.mul %arg0, %cst_13 : tensor<1022xf32>
  %1 = uop.reshape %0 : tensor<1022xf32> -> tensor<1022x1xf32>
  %2 = uop.pad %cst_4 low [0, 255] high [0, 0] : tensor<4x256xi1> -> tensor<4x511xi1>
  %3 = uop.pad %cst_3 low [2] high [0] : tensor<1022xi1> -> tensor<1024xi1>
  %4 = uop.pad %0 low [2] high [0] : tensor<1022xf32> -> tensor<1024xf32>
  %5 = uop.where %3, %4, %cst_12 : tensor<1024xf32>
  %6 = uop.reshape %5 : tensor<1024xf32> -> tensor<4x256xf32>
  %7 = uop.pad %6 low [0, 255] high [0, 0] : tensor<4x256xf32> -> tensor<4x511xf32>
  %8 = uop.where %2, %7, %cst_11 : tensor<4x511xf32>
  %9 = uop.reshape %8 : tensor<4x511xf32> -> tensor<1x4x511xf32>
  %10 = uop.expand %9 : tensor<1x4x511xf32> -> tensor<257x4x511xf32>
  %11 = uop.permute %10 [1, 0, 2] : tensor<257x4x511xf32> -> tensor<4x257x511xf32>
  %12 = uop.reshape %11 : tensor<4x257x511xf32> -> tensor<4x131327xf32>
  %13 = uop.shrink %12 offsets [0, 0] sizes [4, 131072] : tensor<4x131327xf32> -> tensor<4x131072xf32>
  %14 = uop.reshape %13 : tensor<4x131072xf32> -> tensor<4x256x512xf32>
  %15 = uop.shrink %14 offsets [0, 0, 0] sizes [4, 256, 256] : tensor<4x256x512xf32> -> tensor<4x256x256xf32>
  %16 = uop.permute %15 [1, 0, 2] : tensor<4x256x256xf32> -> tensor<256x4x256xf32>
  %17 = uop.reduce_axis max %16 axes [0] : tensor<256x4x256xf32> -> tensor<4x256xf32>
  %18 = uop.pad %cst_2 low [1] high [0] : tensor<3xi1> -> tensor<4xi1>
  %19 = uop.pad %cst_1 low [3] high [0] : tensor<4xi1> -> tensor<7xi1>
  %20 = uop.shrink %17 offsets [0, 255] sizes [4, 1] : tensor<4x256xf32> -> tensor<4x1xf32>
  %21 = uop.reshape %20 : tensor<4x1xf32> -> tensor<4xf32>
  %22 = uop.pad %21 low [3] high [0] : tensor<4xf32> -> tensor<7xf32>
  %23 = uop.where %19, %22, %cst_10 : tensor<7xf32>
  %24 = uop.reshape %23 : tensor<7xf32> -> tensor<1x7xf32>
  %25 = uop.expand %24 : tensor<1x7xf32> -> tensor<5x7xf32>
  %26 = uop.reshape %25 : tensor<5x7xf32> -> tensor<35xf32>
  %27 = uop.shrink %26 offsets [0] sizes [32] : tensor<35xf32> -> tensor<32xf32>
  %28 = uop.reshape %27 : tensor<32xf32> -> tensor<4x8xf32>
  %29 = uop.shrink %28 offsets [0, 0] sizes [4, 4] : tensor<4x8xf32> -> tensor<4x4xf32>
  %30 = uop.reduce_axis max %29 axes [0] : tensor<4x4xf32> -> tensor<4xf32>
  %31 = uop.shrink %30 offsets [0] sizes [3] : tensor<4xf32> -> tensor<3xf32>
  %32 = uop.pad %31 low [1] high [0] : tensor<3xf32> -> tensor<4xf32>
  %33 = uop.where %18, %32, %cst_9 : tensor<4xf32>
  %34 = uop.reshape %33 : tensor<4xf32> -> tensor<4x1xf32>
  %35 = uop.expand %34 : tensor<4x1xf32> -> tensor<4x256xf32>
  %36 = uop.max %17, %35 : tensor<4x256xf32>
  %37 = uop.reshape %36 : tensor<4x256xf32> -> tensor<1024xf32>
  %38 = uop.shrink %37 offsets [2] sizes [1022] : tensor<1024xf32> -> tensor<1022xf32>
  %39 = uop.reshape %38 : tensor<1022xf32> -> tensor<1x1022xf32>
  %40 = uop.expand %1 : tensor<1022x1xf32> -> tensor<1022x1022xf32>
  %41 = uop.expand %39 : tensor<1x1022xf32> -> tensor<1022x1022xf32>
  %42 = uop.cmp ne %40, %41 : tensor<1022x1022xf32>
  %43 = uop.cmp ne %42, %cst_8 : tensor<1022x1022xi1>
  %44 = uop.pad %cst_0 low [1021] high [0] : tensor<1022xi32> -> tensor<2043xi32>
  %45 = uop.reshape %44 : tensor<2043xi32> -> tensor<1x2043xi32>
  %46 = uop.expand %45 : tensor<1x2043xi32> -> tensor<1023x2043xi32>
  %47 = uop.reshape %46 : tensor<1023x2043xi32> -> tensor<2089989xi32>
  %48 = uop.shrink %47 offsets [0] sizes [2088968] : tensor<2089989xi32> -> tensor<2088968xi32>
  %49 = uop.reshape %48 : tensor<2088968xi32> -> tensor<1022x2044xi32>
  %50 = uop.shrink %49 offsets [0, 0] sizes [1022, 1022] : tensor<1022x2044xi32> -> tensor<1022x1022xi32>
  %51 = uop.reduce_axis add %50 axes [0] : tensor<1022x1022xi32> -> tensor<1022xi32>
  %52 = uop.add %51, %cst_7 : tensor<1022xi32>
  %53 = uop.reshape %52 : tensor<1022xi32> -> tensor<1022x1xi32>
  %54 = uop.reshape %52 : tensor<1022xi32> -> tensor<1x1022xi32>
  %55 = uop.expand %54 : tensor<1x1022xi32> -> tensor<1022x1022xi32>
  %56 = uop.expand %53 : tensor<1022x1xi32> -> tensor<1022x1022xi32>
  %57 = uop.cmp lt %55, %56 : tensor<1022x1022xi32>
  %58 = uop.cmp ne %57, %cst_8 : tensor<1022x1022xi1>
  %59 = uop.where %58, %cst_8, %cst : tensor<1022x1022xi1>
  %60 = uop.mul %43, %59 : tensor<1022x1022xi1>
  %61 = uop.cast %60 : tensor<1022x1022xi1> -> tensor<1022x1022xi32>
  %62 = uop.pad %cst_7 low [1021] high [0] : tensor<1022xi32> -> tensor<2043xi32>
  %63 = uop.reshape %62 : tensor<2043xi32> -> tensor<1x2043xi32>
  %64 = uop.expand %63 : tensor<1x2043xi32> -> tensor<1023x2043xi32>
  %65 = uop.reshape %64 : tensor<1023x2043xi32> -> tensor<2089989xi32>
  %66 = uop.shrink %65 offsets [0] sizes [2088968] : tensor<2089989xi32> -> tensor<2088968xi32>
  %67 = uop.reshape %66 : tensor<2088968xi32> -> tensor<1022x2044xi32>
  %68 = uop.shrink %67 offsets [0, 0] sizes [1022, 1022] : tensor<1022x2044xi32> -> tensor<1022x1022xi32>
  %69 = uop.reduce_axis add %68 axes [0] : tensor<1022x1022xi32> -> tensor<1022xi32>
  %70 = uop.add %69, %cst_6 : tensor<1022xi32>
  %71 = uop.reshape %70 : tensor<1022xi32> -> tensor<1022x1xi32>
  %72 = uop.expand %71 : tensor<1022x1xi32> -> tensor<1022x1022xi32>
  %73 = uop.mul %61, %72 : tensor<1022x1022xi32>
  %74 = uop.reduce_axis max %73 axes [0] : tensor<1022x1022xi32> -> tensor<1022xi32>
  %75 = uop.mul %74, %cst_7 : tensor<1022xi32>
  %76 = uop.add %75, %cst_5 : tensor<1022xi32>
  return %76 : tensor<1022xi32>
}

// gradient of a cumulative product: 4, as tinygrad.
// CHECK-LABEL: func.func @cumprod_gradient(
// CHECK-COUNT-4: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cumprod_gradient(%arg0: tensor<512xf32>) -> tensor<1023xf32> {
  %cst = uop.const 0.000000e+00 : tensor<1023xf32>
  %cst_0 = uop.const 0.000000e+00 : tensor<512xf32>
  %cst_1 = uop.const 1.000000e+00 : tensor<512x512xf32>
  %cst_2 = uop.const true : tensor<512xi1>
  %cst_3 = uop.const 1 : tensor<512xi32>
  %cst_4 = uop.const true : tensor<512x512xi1>
  %cst_5 = uop.const 0.000000e+00 : tensor<512x512xf32>
  %cst_6 = uop.const 1.000000e+00 : tensor<1023xf32>
  %0 = uop.pad %cst_2 low [511] high [0] : tensor<512xi1> -> tensor<1023xi1>
  %1 = uop.pad %arg0 low [511] high [0] : tensor<512xf32> -> tensor<1023xf32>
  %2 = uop.where %0, %1, %cst_6 : tensor<1023xf32>
  %3 = uop.reshape %2 : tensor<1023xf32> -> tensor<1x1023xf32>
  %4 = uop.expand %3 : tensor<1x1023xf32> -> tensor<513x1023xf32>
  %5 = uop.reshape %4 : tensor<513x1023xf32> -> tensor<524799xf32>
  %6 = uop.shrink %5 offsets [0] sizes [524288] : tensor<524799xf32> -> tensor<524288xf32>
  %7 = uop.reshape %6 : tensor<524288xf32> -> tensor<512x1024xf32>
  %8 = uop.shrink %7 offsets [0, 0] sizes [512, 512] : tensor<512x1024xf32> -> tensor<512x512xf32>
  %9 = uop.cmp ne %8, %cst_5 : tensor<512x512xf32>
  %10 = uop.cmp ne %9, %cst_4 : tensor<512x512xi1>
  %11 = uop.cast %10 : tensor<512x512xi1> -> tensor<512x512xi32>
  %12 = uop.reduce_axis add %11 axes [0] : tensor<512x512xi32> -> tensor<512xi32>
  %13 = uop.cmp ne %12, %cst_3 : tensor<512xi32>
  %14 = uop.cmp ne %13, %cst_2 : tensor<512xi1>
  %15 = uop.where %10, %cst_1, %8 : tensor<512x512xf32>
  %16 = uop.reduce_axis mul %15 axes [0] : tensor<512x512xf32> -> tensor<512xf32>
  %17 = uop.where %14, %16, %cst_0 : tensor<512xf32>
  %18 = uop.reduce_axis mul %8 axes [0] : tensor<512x512xf32> -> tensor<512xf32>
  %19 = uop.recip %15 : tensor<512x512xf32>
  %20 = uop.reshape %18 : tensor<512xf32> -> tensor<1x512xf32>
  %21 = uop.expand %20 : tensor<1x512xf32> -> tensor<512x512xf32>
  %22 = uop.mul %21, %19 : tensor<512x512xf32>
  %23 = uop.reshape %17 : tensor<512xf32> -> tensor<1x512xf32>
  %24 = uop.expand %23 : tensor<1x512xf32> -> tensor<512x512xf32>
  %25 = uop.where %10, %24, %22 : tensor<512x512xf32>
  %26 = uop.pad %25 low [0, 0] high [0, 512] : tensor<512x512xf32> -> tensor<512x1024xf32>
  %27 = uop.reshape %26 : tensor<512x1024xf32> -> tensor<524288xf32>
  %28 = uop.pad %27 low [0] high [511] : tensor<524288xf32> -> tensor<524799xf32>
  %29 = uop.reshape %28 : tensor<524799xf32> -> tensor<513x1023xf32>
  %30 = uop.reduce_axis add %29 axes [0] : tensor<513x1023xf32> -> tensor<1023xf32>
  %31 = uop.where %0, %30, %cst : tensor<1023xf32>
  return %31 : tensor<1023xf32>
}

// gradients of two convolutions: 4, tinygrad 5.
// CHECK-LABEL: func.func @nested_conv2d_gradients(
// CHECK-COUNT-4: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @nested_conv2d_gradients(%arg0: tensor<9216xf32>, %arg1: tensor<2592xf32>, %arg2: tensor<9216xf32>) -> (tensor<1x32x9x9xf32>, tensor<1x1x32x32x3x3xf32>, tensor<1x1x32x32x3x3xf32>) {
  %cst = uop.const 0.000000e+00 : tensor<1x32x7x7xf32>
  %0 = uop.reshape %arg0 : tensor<9216xf32> -> tensor<1x1x32x1x1x32x3x3xf32>
  %1 = uop.reshape %arg1 : tensor<2592xf32> -> tensor<1x1x1x32x9x9xf32>
  %2 = uop.expand %1 : tensor<1x1x1x32x9x9xf32> -> tensor<4x4x1x32x9x9xf32>
  %3 = uop.permute %2 [2, 3, 0, 4, 1, 5] : tensor<4x4x1x32x9x9xf32> -> tensor<1x32x4x9x4x9xf32>
  %4 = uop.reshape %3 : tensor<1x32x4x9x4x9xf32> -> tensor<1x32x36x36xf32>
  %5 = uop.shrink %4 offsets [0, 0, 0, 0] sizes [1, 32, 30, 30] : tensor<1x32x36x36xf32> -> tensor<1x32x30x30xf32>
  %6 = uop.reshape %5 : tensor<1x32x30x30xf32> -> tensor<1x32x3x10x3x10xf32>
  %7 = uop.shrink %6 offsets [0, 0, 0, 0, 0, 0] sizes [1, 32, 3, 7, 3, 7] : tensor<1x32x3x10x3x10xf32> -> tensor<1x32x3x7x3x7xf32>
  %8 = uop.permute %7 [0, 1, 3, 5, 2, 4] : tensor<1x32x3x7x3x7xf32> -> tensor<1x32x7x7x3x3xf32>
  %9 = uop.reshape %8 : tensor<1x32x7x7x3x3xf32> -> tensor<1x1x1x32x7x7x3x3xf32>
  %10 = uop.expand %9 : tensor<1x1x1x32x7x7x3x3xf32> -> tensor<32x1x1x32x7x7x3x3xf32>
  %11 = uop.permute %10 [1, 2, 0, 4, 5, 3, 6, 7] : tensor<32x1x1x32x7x7x3x3xf32> -> tensor<1x1x32x7x7x32x3x3xf32>
  %12 = uop.expand %0 : tensor<1x1x32x1x1x32x3x3xf32> -> tensor<1x1x32x7x7x32x3x3xf32>
  %13 = uop.mul %11, %12 : tensor<1x1x32x7x7x32x3x3xf32>
  %14 = uop.permute %13 [5, 6, 7, 0, 1, 2, 3, 4] : tensor<1x1x32x7x7x32x3x3xf32> -> tensor<32x3x3x1x1x32x7x7xf32>
  %15 = uop.reduce_axis add %14 axes [0, 1, 2] : tensor<32x3x3x1x1x32x7x7xf32> -> tensor<1x1x32x7x7xf32>
  %16 = uop.reshape %15 : tensor<1x1x32x7x7xf32> -> tensor<1x32x7x7xf32>
  %17 = uop.cmp lt %cst, %16 : tensor<1x32x7x7xf32>
  %18 = uop.reshape %arg2 : tensor<9216xf32> -> tensor<1x1x32x1x1x32x3x3xf32>
  %19 = uop.expand %18 : tensor<1x1x32x1x1x32x3x3xf32> -> tensor<1x1x32x5x5x32x3x3xf32>
  %20 = uop.permute %19 [2, 0, 1, 5, 3, 4, 6, 7] : tensor<1x1x32x5x5x32x3x3xf32> -> tensor<32x1x1x32x5x5x3x3xf32>
  %21 = uop.reduce_axis add %20 axes [0] : tensor<32x1x1x32x5x5x3x3xf32> -> tensor<1x1x32x5x5x3x3xf32>
  %22 = uop.reshape %21 : tensor<1x1x32x5x5x3x3xf32> -> tensor<1x32x5x5x3x3xf32>
  %23 = uop.permute %22 [0, 1, 4, 2, 5, 3] : tensor<1x32x5x5x3x3xf32> -> tensor<1x32x3x5x3x5xf32>
  %24 = uop.pad %23 low [0, 0, 0, 0, 0, 0] high [0, 0, 0, 3, 0, 3] : tensor<1x32x3x5x3x5xf32> -> tensor<1x32x3x8x3x8xf32>
  %25 = uop.reshape %24 : tensor<1x32x3x8x3x8xf32> -> tensor<1x32x24x24xf32>
  %26 = uop.pad %25 low [0, 0, 0, 0] high [0, 0, 4, 4] : tensor<1x32x24x24xf32> -> tensor<1x32x28x28xf32>
  %27 = uop.reshape %26 : tensor<1x32x28x28xf32> -> tensor<1x32x4x7x4x7xf32>
  %28 = uop.permute %27 [2, 4, 0, 1, 3, 5] : tensor<1x32x4x7x4x7xf32> -> tensor<4x4x1x32x7x7xf32>
  %29 = uop.reduce_axis add %28 axes [0, 1] : tensor<4x4x1x32x7x7xf32> -> tensor<1x32x7x7xf32>
  %30 = uop.where %17, %29, %cst : tensor<1x32x7x7xf32>
  %31 = uop.reshape %30 : tensor<1x32x7x7xf32> -> tensor<1x1x1x1x1x32x7x7xf32>
  %32 = uop.expand %31 : tensor<1x1x1x1x1x32x7x7xf32> -> tensor<32x3x3x1x1x32x7x7xf32>
  %33 = uop.permute %32 [3, 4, 5, 6, 7, 0, 1, 2] : tensor<32x3x3x1x1x32x7x7xf32> -> tensor<1x1x32x7x7x32x3x3xf32>
  %34 = uop.mul %12, %33 : tensor<1x1x32x7x7x32x3x3xf32>
  %35 = uop.permute %34 [2, 0, 1, 5, 3, 4, 6, 7] : tensor<1x1x32x7x7x32x3x3xf32> -> tensor<32x1x1x32x7x7x3x3xf32>
  %36 = uop.reduce_axis add %35 axes [0] : tensor<32x1x1x32x7x7x3x3xf32> -> tensor<1x1x32x7x7x3x3xf32>
  %37 = uop.reshape %36 : tensor<1x1x32x7x7x3x3xf32> -> tensor<1x32x7x7x3x3xf32>
  %38 = uop.permute %37 [0, 1, 4, 2, 5, 3] : tensor<1x32x7x7x3x3xf32> -> tensor<1x32x3x7x3x7xf32>
  %39 = uop.pad %38 low [0, 0, 0, 0, 0, 0] high [0, 0, 0, 3, 0, 3] : tensor<1x32x3x7x3x7xf32> -> tensor<1x32x3x10x3x10xf32>
  %40 = uop.reshape %39 : tensor<1x32x3x10x3x10xf32> -> tensor<1x32x30x30xf32>
  %41 = uop.pad %40 low [0, 0, 0, 0] high [0, 0, 6, 6] : tensor<1x32x30x30xf32> -> tensor<1x32x36x36xf32>
  %42 = uop.reshape %41 : tensor<1x32x36x36xf32> -> tensor<1x32x4x9x4x9xf32>
  %43 = uop.permute %42 [2, 4, 0, 1, 3, 5] : tensor<1x32x4x9x4x9xf32> -> tensor<4x4x1x32x9x9xf32>
  %44 = uop.reduce_axis add %43 axes [0, 1] : tensor<4x4x1x32x9x9xf32> -> tensor<1x32x9x9xf32>
  %45 = uop.mul %11, %33 : tensor<1x1x32x7x7x32x3x3xf32>
  %46 = uop.permute %45 [3, 4, 0, 1, 2, 5, 6, 7] : tensor<1x1x32x7x7x32x3x3xf32> -> tensor<7x7x1x1x32x32x3x3xf32>
  %47 = uop.reduce_axis add %46 axes [0, 1] : tensor<7x7x1x1x32x32x3x3xf32> -> tensor<1x1x32x32x3x3xf32>
  %48 = uop.where %17, %16, %cst : tensor<1x32x7x7xf32>
  %49 = uop.reshape %48 : tensor<1x32x7x7xf32> -> tensor<1x1x1x32x7x7xf32>
  %50 = uop.expand %49 : tensor<1x1x1x32x7x7xf32> -> tensor<4x4x1x32x7x7xf32>
  %51 = uop.permute %50 [2, 3, 0, 4, 1, 5] : tensor<4x4x1x32x7x7xf32> -> tensor<1x32x4x7x4x7xf32>
  %52 = uop.reshape %51 : tensor<1x32x4x7x4x7xf32> -> tensor<1x32x28x28xf32>
  %53 = uop.shrink %52 offsets [0, 0, 0, 0] sizes [1, 32, 24, 24] : tensor<1x32x28x28xf32> -> tensor<1x32x24x24xf32>
  %54 = uop.reshape %53 : tensor<1x32x24x24xf32> -> tensor<1x32x3x8x3x8xf32>
  %55 = uop.shrink %54 offsets [0, 0, 0, 0, 0, 0] sizes [1, 32, 3, 5, 3, 5] : tensor<1x32x3x8x3x8xf32> -> tensor<1x32x3x5x3x5xf32>
  %56 = uop.permute %55 [0, 1, 3, 5, 2, 4] : tensor<1x32x3x5x3x5xf32> -> tensor<1x32x5x5x3x3xf32>
  %57 = uop.reshape %56 : tensor<1x32x5x5x3x3xf32> -> tensor<1x1x1x32x5x5x3x3xf32>
  %58 = uop.expand %57 : tensor<1x1x1x32x5x5x3x3xf32> -> tensor<32x1x1x32x5x5x3x3xf32>
  %59 = uop.permute %58 [4, 5, 1, 2, 0, 3, 6, 7] : tensor<32x1x1x32x5x5x3x3xf32> -> tensor<5x5x1x1x32x32x3x3xf32>
  %60 = uop.reduce_axis add %59 axes [0, 1] : tensor<5x5x1x1x32x32x3x3xf32> -> tensor<1x1x32x32x3x3xf32>
  return %44, %47, %60 : tensor<1x32x9x9xf32>, tensor<1x1x32x32x3x3xf32>, tensor<1x1x32x32x3x3xf32>
}

// product of matrices, each product rounded to f16: 1, tinygrad 1.
// CHECK-LABEL: func.func @gemm_f16(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @gemm_f16(%arg0: tensor<4096xf32>, %arg1: tensor<4096xf32>) -> tensor<64x64xf16> {
  %0 = uop.reshape %arg0 : tensor<4096xf32> -> tensor<64x64xf32>
  %1 = uop.cast %0 : tensor<64x64xf32> -> tensor<64x64xf16>
  %2 = uop.reshape %1 : tensor<64x64xf16> -> tensor<64x1x64xf16>
  %3 = uop.reshape %arg1 : tensor<4096xf32> -> tensor<64x64xf32>
  %4 = uop.cast %3 : tensor<64x64xf32> -> tensor<64x64xf16>
  %5 = uop.reshape %4 : tensor<64x64xf16> -> tensor<1x64x64xf16>
  %6 = uop.permute %5 [0, 2, 1] : tensor<1x64x64xf16> -> tensor<1x64x64xf16>
  %7 = uop.expand %2 : tensor<64x1x64xf16> -> tensor<64x64x64xf16>
  %8 = uop.expand %6 : tensor<1x64x64xf16> -> tensor<64x64x64xf16>
  %9 = uop.mul %7, %8 : tensor<64x64x64xf16>
  %10 = uop.cast %9 : tensor<64x64x64xf16> -> tensor<64x64x64xf32>
  %11 = uop.permute %10 [2, 0, 1] : tensor<64x64x64xf32> -> tensor<64x64x64xf32>
  %12 = uop.reduce_axis add %11 axes [0] : tensor<64x64x64xf32> -> tensor<64x64xf32>
  %13 = uop.cast %12 : tensor<64x64xf32> -> tensor<64x64xf16>
  return %13 : tensor<64x64xf16>
}
