// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

uop.kernel @k(%o: memref<2xf32>) {
  %i = uop.range 0 to 3 : index
  %0 = uop.const 1.0 : f32
  // expected-error @+1 {{writes element 2, outside of a buffer of 2}}
  uop.store %0, %o[%i] over (%i) : memref<2xf32>
  uop.sink
}

func.func @store_out_of_bounds() {
  %t = tensor.empty() : tensor<2xf32>
  %0 = uop.launch @k ins() outs(%t : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

uop.kernel @k(%o: memref<2xf32>) {
  %i = uop.range 0 to 4 : index
  %two = uop.const 2 : index
  %p = uop.floordiv %i, %two : index
  %0 = uop.const 1.0 : f32
  // expected-error @+1 {{writes element 0 twice}}
  uop.store %0, %o[%p] over (%i) : memref<2xf32>
  uop.sink
}

func.func @store_twice() {
  %t = tensor.empty() : tensor<2xf32>
  %0 = uop.launch @k ins() outs(%t : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

uop.kernel @k(%x: memref<2xf32>, %o: memref<3xf32>) {
  %i = uop.range 0 to 3 : index
  // expected-error @+1 {{reads element 2, outside of a buffer of 2}}
  %0 = uop.load %x[%i] : memref<2xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<3xf32>
  uop.sink
}

func.func @load_out_of_bounds() {
  %x = uop.const 1.0 : tensor<2xf32>
  %t = tensor.empty() : tensor<3xf32>
  %0 = uop.launch @k ins(%x : tensor<2xf32>) outs(%t : tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

uop.kernel @k(%x: memref<2xf32>, %o: memref<2xf32>) {
  %i = uop.range 0 to 2 : index
  // expected-error @+1 {{reads element 0, which was never written}}
  %0 = uop.load %x[%i] : memref<2xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<2xf32>
  uop.sink
}

func.func @uninitialised() {
  %x = tensor.empty() : tensor<2xf32>
  %0 = uop.launch @k ins(%x : tensor<2xf32>) outs(%x : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

uop.kernel @k(%o: memref<3xf32>) {
  %i = uop.range 0 to 2 : index
  %0 = uop.const 1.0 : f32
  uop.store %0, %o[%i] over (%i) : memref<3xf32>
  uop.sink
}

func.func @partly_written() {
  %t = tensor.empty() : tensor<3xf32>
  %0 = uop.launch @k ins() outs(%t : tensor<3xf32>) -> tensor<3xf32>
  // expected-error @+1 {{operand 0 has elements that were never written, the first at 2}}
  check.expect_eq %0, %0 : tensor<3xf32>
  return
}

// -----

// A shift in place reads what another point has written.
uop.kernel @k(%x: memref<3xf32>) {
  %i = uop.range 0 to 2 : index
  %one = uop.const 1 : index
  %j = uop.add %i, %one : index
  // expected-error @+1 {{reads element 1, which a store after it has overwritten}}
  %0 = uop.load %x[%i] : memref<3xf32> -> f32
  uop.store %0, %x[%j] over (%i) : memref<3xf32>
  uop.sink
}

func.func @race() {
  %x = uop.const 1.0 : tensor<3xf32>
  %0 = uop.launch @k ins() outs(%x : tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

uop.kernel @k(%o: memref<2xi64>) {
  // expected-note @+1 {{the range is here}}
  %i = uop.range 4 to 2 : index
  %0 = uop.cast %i : index -> i64
  %zero = uop.const 0 : index
  // expected-error @+1 {{depends on range 4, over which it does not run}}
  uop.store %0, %o[%zero] over () : memref<2xi64>
  uop.sink
}

func.func @open_store() {
  %t = tensor.empty() : tensor<2xi64>
  %0 = uop.launch @k ins() outs(%t : tensor<2xi64>) -> tensor<2xi64>
  return
}

// -----

uop.kernel @k(%o: memref<1xf32>) {
  uop.sink
}

func.func @use_after_free() {
  %a = uop.alloc : memref<1xf32>
  uop.dealloc %a : memref<1xf32>
  // expected-error @+1 {{operand 0 was freed}}
  uop.launch @k ins() outs(%a : memref<1xf32>)
  return
}

// -----

func.func @double_free() {
  %a = uop.alloc : memref<1xf32>
  uop.dealloc %a : memref<1xf32>
  // expected-error @+1 {{frees a buffer that was freed}}
  uop.dealloc %a : memref<1xf32>
  return
}

// -----

func.func @leak() {
  // expected-error @+1 {{this buffer is never freed by uop.dealloc}}
  %a = uop.alloc : memref<1xf32>
  return
}

// -----

func.func @returned_is_no_leak() -> memref<1xf32> {
  %a = uop.alloc : memref<1xf32>
  return %a : memref<1xf32>
}

// -----

func.func @wrong_free() {
  %a = memref.alloc() : memref<1xf32>
  // expected-error @+1 {{frees a buffer that uop.alloc did not make}}
  uop.dealloc %a : memref<1xf32>
  return
}

// -----

func.func @wrong_free_2() {
  %a = uop.alloc : memref<1xf32>
  // expected-error @+1 {{frees a buffer that uop.alloc made}}
  memref.dealloc %a : memref<1xf32>
  return
}
