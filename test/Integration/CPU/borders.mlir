// RUN: rm -rf %t && uop-run %s --random-inputs=1 --verify --dump-kernels=%t
// RUN: cat %t/*.ll | FileCheck %s

// A border of zeros around sums. Its rows are vectors. Its columns are loops of
// single stores, which LLVM neither unrolls nor makes scatters of: the code of
// the border would be longer than that of the sums.

// CHECK-NOT: masked.scatter
// CHECK-COUNT-2: store float 0.000000e+00
// CHECK-NOT: store float 0.000000e+00
func.func @main(%x: tensor<16x8x30x30xf32>) -> tensor<16x32x32xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<16x8x30x30xf32> -> tensor<16x30x30xf32>
  %1 = uop.pad %0 low [0, 1, 1] high [0, 1, 1] : tensor<16x30x30xf32> -> tensor<16x32x32xf32>
  return %1 : tensor<16x32x32xf32>
}
