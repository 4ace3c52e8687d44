// A value that depends on a range of one point, which the element's offset does not
// tell, is not computed in a kernel without that range.
//
// RUN: uop-opt %s --uop-merge-kernels -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: uop-run %t.mlir --random-inputs=1 --verify

// CHECK: uop.kernel @first(
// CHECK: uop.kernel @second(
// CHECK: uop.launch @first
// CHECK: uop.launch @second
uop.kernel @first(%x: memref<4096xf32>, %o: memref<4096xf32>) {
  %r0 = uop.range 0 to 64 : index
  %r1 = uop.range 1 to 64 : index
  %r2 = uop.range 2 to 1 : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %r0, %c64 : index
  %1 = uop.add %0, %r1 : index
  %2 = uop.load %x[%1] : memref<4096xf32> -> f32
  %3 = uop.cast %r2 : index -> f32
  %4 = uop.add %2, %3 : f32
  uop.store %4, %o[%1] over (%r0, %r1, %r2) : memref<4096xf32>
  uop.sink
}
uop.kernel @second(%x: memref<4096xf32>, %o: memref<4096xf32>) {
  %r0 = uop.range 0 to 64 : index
  %r1 = uop.range 1 to 64 : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %r0, %c64 : index
  %1 = uop.add %0, %r1 : index
  %2 = uop.load %x[%1] : memref<4096xf32> -> f32
  %3 = uop.neg %2 : f32
  uop.store %3, %o[%1] over (%r0, %r1) : memref<4096xf32>
  uop.sink
}
func.func @main(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %0 = tensor.empty() : tensor<4096xf32>
  %1 = uop.launch @first ins(%x : tensor<4096xf32>) outs(%0 : tensor<4096xf32>) -> tensor<4096xf32>
  %2 = tensor.empty() : tensor<4096xf32>
  %3 = uop.launch @second ins(%1 : tensor<4096xf32>) outs(%2 : tensor<4096xf32>) -> tensor<4096xf32>
  return %3 : tensor<4096xf32>
}
