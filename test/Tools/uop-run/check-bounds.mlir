// A kernel of the module that reaches outside of a buffer is an error, with one
// thread and with two; what it may touch stays as it was.

// RUN: rm -rf %t && mkdir %t
// RUN: python3 -c "import numpy as np; np.save(r'%t/in.npy', np.array([3, 0, 2, 1], 'i4')); np.save(r'%t/over.npy', np.array([3, 4, 9, 1], 'i4')); np.save(r'%t/under.npy', np.array([3, 0, -2, 1], 'i4'))"
// RUN: uop-run %s --input=%t/in.npy --print | FileCheck %s
// RUN: not uop-run %s --input=%t/over.npy --output=%t/o.npy 2>&1 | FileCheck %s --check-prefix=OVER
// RUN: not uop-run %s --input=%t/over.npy --threads=2 2>&1 | FileCheck %s --check-prefix=OVER
// RUN: not uop-run %s --input=%t/under.npy --threads=2 2>&1 | FileCheck %s --check-prefix=UNDER
// RUN: not ls %t/o.npy
// RUN: uop-run %s --input=%t/in.npy --print --check-bounds=none | FileCheck %s
// RUN: uop-run %s --input=%t/in.npy --print --check-bounds=all | FileCheck %s
// RUN: not uop-run %s --entry=written --input=%t/over.npy 2>&1 | FileCheck %s --check-prefix=WRITTEN
// RUN: not uop-run %s --entry=registers_main --input=%t/over.npy 2>&1 | FileCheck %s --check-prefix=REGISTERS
// RUN: not uop-run %s --check-bounds=some 2>&1 | FileCheck %s --check-prefix=OPTION

// CHECK: output 0: 4xi32 =
// CHECK-NEXT: [1 3 2 0]
// OVER: uop-run: error: kernel 'gather' reads element 9, outside of a buffer of 4 ({{.*}}check-bounds.mlir:[[#@LINE+10]]:8)
// UNDER: uop-run: error: kernel 'gather' reads element -2, outside of a buffer of 4 (
// WRITTEN: uop-run: error: kernel 'scatter' writes element 9, outside of a buffer of 4 (
// REGISTERS: uop-run: error: kernel 'registers' writes element 9, outside of a buffer of 4 (
// OPTION: uop-run: error: --check-bounds must be one of input, all, none, got 'some'

uop.kernel @gather(%x: memref<4xi32>, %o: memref<4xi32>) {
  %i = uop.special global 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xi32> -> i32
  %1 = uop.cast %0 : i32 -> index
  %2 = uop.load %x[%1] : memref<4xi32> -> i32
  uop.store %2, %o[%i] over () : memref<4xi32>
  uop.sink
}

func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @gather ins(%x : tensor<4xi32>) outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

uop.kernel @scatter(%x: memref<4xi32>, %o: memref<4xi32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xi32> -> i32
  %1 = uop.cast %0 : i32 -> index
  uop.store %0, %o[%1] over (%i) : memref<4xi32>
  uop.sink
}

func.func @written(%x: tensor<4xi32>) -> tensor<4xi32> {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @scatter ins(%x : tensor<4xi32>) outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

uop.kernel @registers(%x: memref<4xi32>, %o: memref<4xi32>) {
  %i = uop.special local 0 to 4 : index
  %k = uop.range 0 to 4 : index
  %r = uop.define_reg : memref<4xi32, #uop.space<register>>
  %0 = uop.load %x[%i] : memref<4xi32> -> i32
  %1 = uop.cast %0 : i32 -> index
  uop.store %0, %r[%k] over (%k) : memref<4xi32, #uop.space<register>>
  uop.store %0, %r[%1] over () : memref<4xi32, #uop.space<register>>
  %c0 = uop.const 0 : index
  %2 = uop.load %r[%c0] : memref<4xi32, #uop.space<register>> -> i32
  uop.store %2, %o[%i] over () : memref<4xi32>
  uop.sink
}

func.func @registers_main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @registers ins(%x : tensor<4xi32>) outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
