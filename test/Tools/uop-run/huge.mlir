// Shapes that no machine holds: an error, and nothing is allocated.

// RUN: not uop-run %s --entry=argument --random-inputs=1 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not uop-run %s --entry=argument --random-inputs=1 --device=interpreter 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: uop-run: error: input 0: out of memory: cannot allocate 70368744177664 bytes
func.func @argument(%a: tensor<17592186044416xf32>) -> tensor<17592186044416xf32> {
  %r = uop.add %a, %a : tensor<17592186044416xf32>
  return %r : tensor<17592186044416xf32>
}

// RUN: not uop-run %s --entry=countless --random-inputs=1 2>&1 | FileCheck %s --check-prefix=COUNTLESS
// COUNTLESS: huge.mlir:[[#@LINE+1]]:1: error: argument 0 of @countless is too large: shape 4611686018427387904x4 has more than 2^63-1 elements
func.func @countless(%a: tensor<4611686018427387904x4xf32>) {
  return
}

// RUN: not uop-run %s --entry=temporary 2>&1 | FileCheck %s --check-prefix=TEMPORARY
// TEMPORARY: uop-run: error: plan 'temporary': {{.*}}out of memory: cannot allocate 140737488355328 bytes
func.func @temporary() -> tensor<1xi64> {
  %a = uop.iota axis 0 : tensor<17592186044416xi64>
  %b = uop.contiguous %a : tensor<17592186044416xi64>
  %s = uop.shrink %b offsets [5] sizes [1] : tensor<17592186044416xi64> -> tensor<1xi64>
  return %s : tensor<1xi64>
}

// RUN: not uop-run %s --entry=bytes 2>&1 | FileCheck %s --check-prefix=BYTES
func.func @bytes() -> tensor<1xi64> {
  %a = uop.iota axis 0 : tensor<4611686018427387904xi64>
  // BYTES: huge.mlir:[[#@LINE+1]]:8: error: a plan needs contiguous buffers of static size, less than 2^63 bytes, got 'memref<4611686018427387904xi64>'
  %b = uop.contiguous %a : tensor<4611686018427387904xi64>
  %s = uop.shrink %b offsets [5] sizes [1] : tensor<4611686018427387904xi64> -> tensor<1xi64>
  return %s : tensor<1xi64>
}

// RUN: not uop-run %s --entry=arena 2>&1 | FileCheck %s --check-prefix=ARENA
func.func @arena() -> tensor<1xi8> {
  %a = uop.iota axis 0 : tensor<6000000000000000000xi8>
  // ARENA: huge.mlir:[[#@LINE+1]]:8: error: with this buffer the function needs more than 2^62 bytes of temporary memory
  %b = uop.contiguous %a : tensor<6000000000000000000xi8>
  %c = uop.add %b, %b : tensor<6000000000000000000xi8>
  %d = uop.contiguous %c : tensor<6000000000000000000xi8>
  %s = uop.shrink %d offsets [5] sizes [1] : tensor<6000000000000000000xi8> -> tensor<1xi8>
  return %s : tensor<1xi8>
}

// What is never stored has any size.
// RUN: uop-run %s --entry=view --print | FileCheck %s --check-prefix=VIEW
// VIEW: [7]
func.func @view() -> tensor<1xi64> {
  %a = uop.iota axis 0 : tensor<17592186044416xi64>
  %s = uop.shrink %a offsets [7] sizes [1] : tensor<17592186044416xi64> -> tensor<1xi64>
  return %s : tensor<1xi64>
}
