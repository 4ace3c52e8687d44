// A vector that reaches outside of a buffer is an error wherever one of its
// lanes does that no mask excludes.

// RUN: rm -rf %t && mkdir %t
// RUN: python3 -c "import numpy as np; np.save(r'%t/in.npy', np.array([4, 0, 2, 1], 'i4')); np.save(r'%t/over.npy', np.array([5, 0, 9, 1], 'i4')); np.save(r'%t/under.npy', np.array([-2, 0, -7, 1], 'i4'))"
// RUN: uop-run %s --input=%t/in.npy --print | FileCheck %s
// RUN: uop-run %s --input=%t/in.npy --print --check-bounds=none | FileCheck %s
// RUN: not uop-run %s --input=%t/over.npy 2>&1 | FileCheck %s --check-prefix=OVER
// RUN: not uop-run %s --input=%t/under.npy 2>&1 | FileCheck %s --check-prefix=UNDER
// RUN: uop-run %s --entry=masked --input=%t/in.npy --print | FileCheck %s --check-prefix=MASKED
// RUN: uop-run %s --entry=masked --input=%t/over.npy --print | FileCheck %s --check-prefix=INSIDE
// RUN: not uop-run %s --entry=masked --input=%t/under.npy 2>&1 | FileCheck %s --check-prefix=LANE
// RUN: not uop-run %s --entry=scattered --input=%t/over.npy 2>&1 | FileCheck %s --check-prefix=SCATTER
// RUN: not uop-run %s --entry=scattered --input=%t/under.npy 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: uop-run %s --entry=scattered --input=%t/in.npy --print | FileCheck %s --check-prefix=SCATTERED

// CHECK: output 0: 4xi32 =
// CHECK-NEXT: [4 5 6 7]
// OVER: uop-run: error: kernel 'row' reads element 8, outside of a buffer of 8 (
// UNDER: uop-run: error: kernel 'row' reads element -2, outside of a buffer of 8 (
// MASKED: output 0: 4xi32 =
// MASKED-NEXT: [4 5 6 0]
// INSIDE: output 0: 4xi32 =
// INSIDE-NEXT: [5 6 7 0]
// LANE: uop-run: error: kernel 'lanes' reads element -1, outside of a buffer of 8 (
// SCATTER: uop-run: error: kernel 'scatter' writes element 9, outside of a buffer of 8 (
// BELOW: uop-run: error: kernel 'scatter' writes element -2, outside of a buffer of 8 (
// SCATTERED: output 0: 8xi32 =
// SCATTERED-NEXT: [0 1 2 0 4 0 0 0]

uop.kernel @row(%x: memref<4xi32>, %o: memref<4xi32>) {
  %c0 = uop.const 0 : index
  %r = uop.define_local : memref<8xi32, #uop.space<local>>
  %i = uop.range 0 to 8 : index
  %number = uop.cast %i : index -> i32
  uop.store %number, %r[%i] over (%i) : memref<8xi32, #uop.space<local>>
  %0 = uop.load %x[%c0] : memref<4xi32> -> i32
  %1 = uop.cast %0 : i32 -> index
  %2 = uop.load %r[%1] : memref<8xi32, #uop.space<local>> -> vector<4xi32>
  uop.store %2, %o[%c0] over () : memref<4xi32>, vector<4xi32>
  uop.sink
}

func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @row ins(%x : tensor<4xi32>) outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

uop.kernel @lanes(%x: memref<4xi32>, %o: memref<4xi32>) {
  %c0 = uop.const 0 : index
  %r = uop.define_local : memref<8xi32, #uop.space<local>>
  %i = uop.range 0 to 8 : index
  %number = uop.cast %i : index -> i32
  uop.store %number, %r[%i] over (%i) : memref<8xi32, #uop.space<local>>
  %0 = uop.load %x[%c0] : memref<4xi32> -> i32
  %1 = uop.cast %0 : i32 -> index
  %mask = uop.const dense<[true, true, true, false]> : vector<4xi1>
  %2 = uop.load %r[%1] if %mask : memref<8xi32, #uop.space<local>>, vector<4xi1> -> vector<4xi32>
  uop.store %2, %o[%c0] over () : memref<4xi32>, vector<4xi32>
  uop.sink
}

func.func @masked(%x: tensor<4xi32>) -> tensor<4xi32> {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @lanes ins(%x : tensor<4xi32>) outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

uop.kernel @scatter(%x: memref<4xi32>, %o: memref<8xi32>) {
  %c0 = uop.const 0 : index
  %zero = uop.const dense<0> : vector<8xi32>
  uop.store %zero, %o[%c0] over () : memref<8xi32>, vector<8xi32>
  %0 = uop.load %x[%c0] : memref<4xi32> -> vector<4xi32>
  %1 = uop.cast %0 : vector<4xi32> -> vector<4xindex>
  uop.store %0, %o[%1] over () : memref<8xi32>, vector<4xi32>, vector<4xindex>
  uop.sink
}

func.func @scattered(%x: tensor<4xi32>) -> tensor<8xi32> {
  %t = tensor.empty() : tensor<8xi32>
  %0 = uop.launch @scatter ins(%x : tensor<4xi32>) outs(%t : tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
