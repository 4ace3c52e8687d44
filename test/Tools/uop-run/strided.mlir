// Slices of tensor are no kernels where a module is scheduled already.

// RUN: not uop-run %s --random-inputs=1 2>&1 | FileCheck %s
uop.kernel @negate(%x: memref<3xf32>, %o: memref<3xf32>) {
  %i = uop.range 0 to 3 : index
  %0 = uop.load %x[%i] : memref<3xf32> -> f32
  %1 = uop.neg %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<3xf32>
  uop.sink
}
func.func @main(%a: tensor<8xf32>) -> tensor<3xf32> {
  // CHECK: strided.mlir:[[#@LINE+4]]:8: error: a plan needs contiguous buffers of static size, {{.*}}; uop.shrink and uop.flip take parts of a tensor and uop.contiguous copies them
  // CHECK: strided.mlir:[[#@LINE+1]]:8: note: the buffer is from here
  %q = tensor.extract_slice %a[1] [3] [2] : tensor<8xf32> to tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %r = uop.launch @negate ins(%q : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
