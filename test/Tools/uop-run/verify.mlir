// Sums in another order: floats agree within the tolerance, their bits do not.

// RUN: uop-run %s --random-inputs=1 --verify
// RUN: rm -f %t.npy
// RUN: not uop-run %s --entry=bits --random-inputs=1 --verify --output=%t.npy --output=%t.2.npy 2>&1 | FileCheck %s
// RUN: not ls %t.npy

// CHECK: uop-run: error: --verify: output 1, 64xi32, differs at [{{[0-9]+}}]: got {{[0-9-]+}}, the interpreter has {{[0-9-]+}}; {{[0-9]+}} of 64 elements differ

func.func @main(%x: tensor<64x4096xf32>) -> tensor<64xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<64x4096xf32> -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
func.func @bits(%x: tensor<64x4096xf32>) -> (tensor<64xf32>, tensor<64xi32>) {
  %0 = uop.reduce_axis add %x axes [1] : tensor<64x4096xf32> -> tensor<64xf32>
  %1 = uop.bitcast %0 : tensor<64xf32> -> tensor<64xi32>
  return %0, %1 : tensor<64xf32>, tensor<64xi32>
}
