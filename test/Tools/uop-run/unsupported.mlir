// What cannot be compiled is an error at its place, which says what would help.

// RUN: not uop-run %s --random-inputs=1 2>&1 | FileCheck %s --check-prefix=ENTRY
// ENTRY: unsupported.mlir:{{.*}} error: no function @main, and {{[0-9]+}} public functions to choose from; the module has @dynamic, @scalar, @complex, @call, @loop, @linalg, @undefined, @writes, @twice, @outside
// RUN: not uop-run %s --entry=absent 2>&1 | FileCheck %s --check-prefix=ABSENT
// ABSENT: error: no function @absent with a body; the module has @dynamic,

// RUN: not uop-run %s --entry=dynamic --random-inputs=1 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: unsupported.mlir:[[#@LINE+1]]:1: error: argument 0 of @dynamic has the dynamic type 'tensor<?xf32>'; uop.shape = [#uop.var<"n" [0, 128]>, ...] on it says what its sizes are
func.func @dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}

// RUN: not uop-run %s --entry=scalar --random-inputs=1 2>&1 | FileCheck %s --check-prefix=SCALAR
// SCALAR: unsupported.mlir:[[#@LINE+1]]:1: error: argument 0 of @scalar has type 'f32'; a compiled function takes and returns tensors: a scalar can be a tensor of rank 0
func.func @scalar(%a: f32) {
  return
}

// RUN: not uop-run %s --entry=complex --random-inputs=1 2>&1 | FileCheck %s --check-prefix=COMPLEX
// COMPLEX: unsupported.mlir:[[#@LINE+1]]:1: error: argument 0 of @complex has the unsupported element type 'complex<f32>'; 'uop-opt --split-complex' says which op keeps the program from being split into real and imaginary parts
func.func @complex(%a: tensor<4xcomplex<f32>>) {
  return
}

// RUN: not uop-run %s --entry=call --random-inputs=1 2>&1 | FileCheck %s --check-prefix=CALL
func.func private @external()
func.func @call() {
  // CALL: unsupported.mlir:[[#@LINE+1]]:3: error: 'func.call' cannot be a step of a plan, {{.*}} lower the module with uop-to-llvm and link @call as a host function
  call @external() : () -> ()
  return
}

// RUN: not uop-run %s --entry=loop --random-inputs=1 2>&1 | FileCheck %s --check-prefix=LOOP
func.func @loop(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // LOOP: unsupported.mlir:[[#@LINE+1]]:8: error: 'scf.for' cannot be a step of a plan
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %a) -> tensor<4xf32> {
    %b = uop.add %t, %t : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// Memory is not converted.
// RUN: not uop-run %s --entry=linalg --random-inputs=1 2>&1 | FileCheck %s --check-prefix=LINALG
func.func @linalg(%a: memref<4xf32>) {
  // LINALG: unsupported.mlir:[[#@LINE+1]]:3: error: 'linalg.exp' cannot be a step of a plan
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// RUN: not uop-run %s --entry=undefined 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// UNDEFINED: unsupported.mlir:[[#@LINE+1]]:1: error: plan 'undefined': output 0 is not written by any step
func.func @undefined() -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  return %e : tensor<4xf32>
}

uop.kernel @double(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.add %0, %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// RUN: not uop-run %s --entry=writes --random-inputs=1 2>&1 | FileCheck %s --check-prefix=WRITES
func.func @writes(%a: memref<4xf32>, %b: memref<4xf32>) {
  // WRITES: unsupported.mlir:[[#@LINE+1]]:3: error: writes argument 1 of @writes; a plan only reads its inputs: return the result instead
  uop.launch @double ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// RUN: not uop-run %s --entry=twice 2>&1 | FileCheck %s --check-prefix=TWICE
func.func @twice() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  // TWICE: unsupported.mlir:[[#@LINE+1]]:3: error: uses memory that was freed before
  return %a : memref<4xf32>
}

// RUN: not uop-run %s --entry=outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
func.func @outside() -> memref<4xf32> {
  %c16 = arith.constant 16 : index
  %a = uop.alloc : memref<16xi8>
  %v = memref.view %a[%c16][] : memref<16xi8> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  // OUTSIDE: unsupported.mlir:[[#@LINE+1]]:3: error: reaches bytes 16 to 32 of a buffer of 16
  memref.copy %v, %b : memref<4xf32> to memref<4xf32>
  return %b : memref<4xf32>
}
