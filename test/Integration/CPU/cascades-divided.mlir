// Weights that are divided by a number of each key: outside of the keys, where the
// last block ends, there is none to divide by.
// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --random-inputs=3 --verify --device=emulator

// CHECK: uop.recurrence
func.func @main(%q: tensor<2x200x16xf32>, %k: tensor<2x200x16xf32>, %c: tensor<1x1x200xf32>) -> tensor<2x200xf32> {
  %1 = uop.reshape %q sizes [2, 200, 1, 16] : tensor<2x200x16xf32> -> tensor<2x200x1x16xf32>
  %2 = uop.reshape %k sizes [2, 1, 200, 16] : tensor<2x200x16xf32> -> tensor<2x1x200x16xf32>
  %3 = uop.expand %1 sizes [2, 200, 200, 16] : tensor<2x200x1x16xf32> -> tensor<2x200x200x16xf32>
  %4 = uop.expand %2 sizes [2, 200, 200, 16] : tensor<2x1x200x16xf32> -> tensor<2x200x200x16xf32>
  %5 = uop.mul %3, %4 : tensor<2x200x200x16xf32>
  %6 = uop.reduce_axis add %5 axes [3] : tensor<2x200x200x16xf32> -> tensor<2x200x200xf32>
  %7 = uop.reduce_axis max %6 axes [2] : tensor<2x200x200xf32> -> tensor<2x200xf32>
  %8 = uop.reshape %7 sizes [2, 200, 1] : tensor<2x200xf32> -> tensor<2x200x1xf32>
  %9 = uop.expand %8 sizes [2, 200, 200] : tensor<2x200x1xf32> -> tensor<2x200x200xf32>
  %10 = uop.sub %6, %9 : tensor<2x200x200xf32>
  %11 = uop.exp %10 : tensor<2x200x200xf32>
  %12 = uop.reduce_axis add %11 axes [2] : tensor<2x200x200xf32> -> tensor<2x200xf32>
  %13 = uop.reshape %12 sizes [2, 200, 1] : tensor<2x200xf32> -> tensor<2x200x1xf32>
  %14 = uop.expand %13 sizes [2, 200, 200] : tensor<2x200x1xf32> -> tensor<2x200x200xf32>
  %15 = uop.fdiv %11, %14 : tensor<2x200x200xf32>
  %16 = uop.expand %c sizes [2, 200, 200] : tensor<1x1x200xf32> -> tensor<2x200x200xf32>
  %17 = uop.fdiv %15, %16 : tensor<2x200x200xf32>
  %18 = uop.reduce_axis add %17 axes [2] : tensor<2x200x200xf32> -> tensor<2x200xf32>
  return %18 : tensor<2x200xf32>
}
