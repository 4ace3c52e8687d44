// The same program gives the same bytes in each run, and the same results
// whatever the number of threads, which may have other schedules.

// RUN: uop-run %s --compile-to=llvm --threads=1 > %t.1
// RUN: uop-run %s --compile-to=llvm --threads=2 > %t.2
// RUN: cmp %t.1 %t.2
// RUN: uop-run %s --compile-to=machine --threads=3 > %t.1
// RUN: uop-run %s --compile-to=machine --threads=3 > %t.2
// RUN: cmp %t.1 %t.2
// RUN: uop-run %s --random-inputs=5 --output=%t.1.npy
// RUN: uop-run %s --random-inputs=5 --output=%t.4.npy --threads=4
// RUN: cmp %t.1.npy %t.4.npy

func.func @main(%x: tensor<512x300xf32>, %y: tensor<300x64xf32>) -> tensor<512x64xf32> {
  %0 = uop.reshape %x : tensor<512x300xf32> -> tensor<512x1x300xf32>
  %1 = uop.expand %0 : tensor<512x1x300xf32> -> tensor<512x64x300xf32>
  %2 = uop.permute %y [1, 0] : tensor<300x64xf32> -> tensor<64x300xf32>
  %3 = uop.reshape %2 : tensor<64x300xf32> -> tensor<1x64x300xf32>
  %4 = uop.expand %3 : tensor<1x64x300xf32> -> tensor<512x64x300xf32>
  %5 = uop.mul %1, %4 : tensor<512x64x300xf32>
  %6 = uop.reduce_axis add %5 axes [2] : tensor<512x64x300xf32> -> tensor<512x64xf32>
  %7 = uop.reduce_axis max %6 axes [0] : tensor<512x64xf32> -> tensor<64xf32>
  %8 = uop.reshape %7 : tensor<64xf32> -> tensor<1x64xf32>
  %9 = uop.expand %8 : tensor<1x64xf32> -> tensor<512x64xf32>
  %10 = uop.sub %6, %9 : tensor<512x64xf32>
  return %10 : tensor<512x64xf32>
}
