// A window slides over images whose rows are padded by at least a register of
// zeros. In a copy of a padded row, a register is outside of the image whatever
// the row: LLVM 22 read it as a whole on AVX2, or ended the process.

// RUN: uop-run %s --entry=dilated --random-inputs=1 --verify
// RUN: uop-run %s --entry=wide --random-inputs=1 --verify
// RUN: uop-run %s --entry=dilated --random-inputs=1 --verify --threads=2
// RUN: %if uop-compile %{ uop-compile %s --entry=dilated -o %t.uop --target=x86-64-v3 %}
// RUN: %if uop-compile %{ uop-compile %s --entry=wide -o %t.uop --target=x86-64-v3 %}

func.func @dilated(%arg0: tensor<1x16x14x14xf32>, %cst: tensor<32x16x3x3xf32>) -> tensor<1x32x14x14xf32> {
  %0 = uop.pad %arg0 low [0, 0, 8, 8] high [0, 0, 8, 8] : tensor<1x16x14x14xf32> -> tensor<1x16x30x30xf32>
  %1 = uop.reshape %0 : tensor<1x16x30x30xf32> -> tensor<1x16x1x30x1x30xf32>
  %2 = uop.expand %1 : tensor<1x16x1x30x1x30xf32> -> tensor<1x16x4x30x4x30xf32>
  %3 = uop.reshape %2 : tensor<1x16x4x30x4x30xf32> -> tensor<1x16x120x120xf32>
  %4 = uop.shrink %3 offsets [0, 0, 0, 0] sizes [1, 16, 114, 114] : tensor<1x16x120x120xf32> -> tensor<1x16x114x114xf32>
  %5 = uop.reshape %4 : tensor<1x16x114x114xf32> -> tensor<1x16x3x38x3x38xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0, 0] sizes [1, 16, 3, 14, 3, 14] : tensor<1x16x3x38x3x38xf32> -> tensor<1x16x3x14x3x14xf32>
  %7 = uop.reshape %6 : tensor<1x16x3x14x3x14xf32> -> tensor<1x16x3x14x1x3x14x1xf32>
  %8 = uop.reshape %7 : tensor<1x16x3x14x1x3x14x1xf32> -> tensor<1x16x3x14x3x14xf32>
  %9 = uop.permute %8 [0, 1, 3, 5, 2, 4] : tensor<1x16x3x14x3x14xf32> -> tensor<1x16x14x14x3x3xf32>
  %10 = uop.reshape %9 : tensor<1x16x14x14x3x3xf32> -> tensor<1x1x16x14x14x3x3xf32>
  %11 = uop.permute %10 [0, 1, 3, 4, 2, 5, 6] : tensor<1x1x16x14x14x3x3xf32> -> tensor<1x1x14x14x16x3x3xf32>
  %12 = uop.reshape %11 : tensor<1x1x14x14x16x3x3xf32> -> tensor<1x1x1x14x14x16x3x3xf32>
  %13 = uop.reshape %cst : tensor<32x16x3x3xf32> -> tensor<1x1x32x1x1x16x3x3xf32>
  %14 = uop.expand %12 : tensor<1x1x1x14x14x16x3x3xf32> -> tensor<1x1x32x14x14x16x3x3xf32>
  %15 = uop.expand %13 : tensor<1x1x32x1x1x16x3x3xf32> -> tensor<1x1x32x14x14x16x3x3xf32>
  %16 = uop.mul %14, %15 : tensor<1x1x32x14x14x16x3x3xf32>
  %17 = uop.reduce_axis add %16 axes [5, 6, 7] : tensor<1x1x32x14x14x16x3x3xf32> -> tensor<1x1x32x14x14xf32>
  %18 = uop.reshape %17 : tensor<1x1x32x14x14xf32> -> tensor<1x32x14x14xf32>
  return %18 : tensor<1x32x14x14xf32>
}

func.func @wide(%arg0: tensor<1x16x30x17xf32>, %cst: tensor<16x16x3x3xf32>) -> tensor<1x16x30x17xf32> {
  %0 = uop.pad %arg0 low [0, 0, 8, 8] high [0, 0, 8, 8] : tensor<1x16x30x17xf32> -> tensor<1x16x46x33xf32>
  %1 = uop.reshape %0 : tensor<1x16x46x33xf32> -> tensor<1x16x1x46x1x33xf32>
  %2 = uop.expand %1 : tensor<1x16x1x46x1x33xf32> -> tensor<1x16x4x46x4x33xf32>
  %3 = uop.reshape %2 : tensor<1x16x4x46x4x33xf32> -> tensor<1x16x184x132xf32>
  %4 = uop.shrink %3 offsets [0, 0, 0, 0] sizes [1, 16, 162, 123] : tensor<1x16x184x132xf32> -> tensor<1x16x162x123xf32>
  %5 = uop.reshape %4 : tensor<1x16x162x123xf32> -> tensor<1x16x3x54x3x41xf32>
  %6 = uop.shrink %5 offsets [0, 0, 0, 0, 0, 0] sizes [1, 16, 3, 30, 3, 17] : tensor<1x16x3x54x3x41xf32> -> tensor<1x16x3x30x3x17xf32>
  %7 = uop.reshape %6 : tensor<1x16x3x30x3x17xf32> -> tensor<1x16x3x30x1x3x17x1xf32>
  %8 = uop.reshape %7 : tensor<1x16x3x30x1x3x17x1xf32> -> tensor<1x16x3x30x3x17xf32>
  %9 = uop.permute %8 [0, 1, 3, 5, 2, 4] : tensor<1x16x3x30x3x17xf32> -> tensor<1x16x30x17x3x3xf32>
  %10 = uop.reshape %9 : tensor<1x16x30x17x3x3xf32> -> tensor<1x1x16x30x17x3x3xf32>
  %11 = uop.permute %10 [0, 1, 3, 4, 2, 5, 6] : tensor<1x1x16x30x17x3x3xf32> -> tensor<1x1x30x17x16x3x3xf32>
  %12 = uop.reshape %11 : tensor<1x1x30x17x16x3x3xf32> -> tensor<1x1x1x30x17x16x3x3xf32>
  %13 = uop.reshape %cst : tensor<16x16x3x3xf32> -> tensor<1x1x16x1x1x16x3x3xf32>
  %14 = uop.expand %12 : tensor<1x1x1x30x17x16x3x3xf32> -> tensor<1x1x16x30x17x16x3x3xf32>
  %15 = uop.expand %13 : tensor<1x1x16x1x1x16x3x3xf32> -> tensor<1x1x16x30x17x16x3x3xf32>
  %16 = uop.mul %14, %15 : tensor<1x1x16x30x17x16x3x3xf32>
  %17 = uop.reduce_axis add %16 axes [5, 6, 7] : tensor<1x1x16x30x17x16x3x3xf32> -> tensor<1x1x16x30x17xf32>
  %18 = uop.reshape %17 : tensor<1x1x16x30x17xf32> -> tensor<1x16x30x17xf32>
  return %18 : tensor<1x16x30x17xf32>
}
