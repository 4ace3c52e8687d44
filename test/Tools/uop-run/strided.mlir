// A module of uop ops alone is taken as it is: slices of tensor are no kernels.

// RUN: not uop-run %s --random-inputs=1 2>&1 | FileCheck %s
func.func @main(%a: tensor<6x4xf32>) -> tensor<3x2xf32> {
  // CHECK: strided.mlir:[[#@LINE+3]]:8: error: a plan needs contiguous buffers of static size, {{.*}}; uop.shrink and uop.flip take parts of a tensor and uop.contiguous copies them
  // CHECK: strided.mlir:[[#@LINE+1]]:8: note: the buffer is from here
  %q = tensor.extract_slice %a[1, 1] [3, 2] [2, 1] : tensor<6x4xf32> to tensor<3x2xf32>
  %r = uop.exp %q : tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
