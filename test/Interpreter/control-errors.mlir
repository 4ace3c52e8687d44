// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

uop.kernel @k(%o: memref<4xi32>) {
  %t = uop.special local 0 to 4 : index
  %s = uop.define_local : memref<4xi32, #uop.space<local>>
  // expected-error @+1 {{reads element 0, which was never written}}
  %0 = uop.load %s[%t] : memref<4xi32, #uop.space<local>> -> i32
  uop.store %0, %o[%t] over () : memref<4xi32>
  uop.sink
}

func.func @never_written() {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @k ins() outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

// Scratch does not keep what the block before has written.
uop.kernel @k(%o: memref<2xi32>) {
  %b = uop.special global 0 to 2 : index
  %r = uop.define_reg : memref<1xi32, #uop.space<register>>
  %c0 = uop.const 0 : index
  %one = uop.const 1 : i32
  %first = uop.cmp eq %b, %c0 : index
  uop.store %one, %r[%c0] over () if %first : memref<1xi32, #uop.space<register>>
  // expected-error @+1 {{reads element 0, which was never written}}
  %0 = uop.load %r[%c0] : memref<1xi32, #uop.space<register>> -> i32
  uop.store %0, %o[%b] over () : memref<2xi32>
  uop.sink
}

func.func @fresh_for_each_block() {
  %t = tensor.empty() : tensor<2xi32>
  %0 = uop.launch @k ins() outs(%t : tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

uop.kernel @k(%o: memref<1xi32>) {
  %t = uop.special local 0 to 2 : index
  %c0 = uop.const 0 : index
  %one = uop.const 1 : i32
  // expected-error @+1 {{writes element 0 twice}}
  uop.store %one, %o[%c0] over () : memref<1xi32>
  uop.sink
}

func.func @by_all_threads() {
  %t = tensor.empty() : tensor<1xi32>
  %0 = uop.launch @k ins() outs(%t : tensor<1xi32>) -> tensor<1xi32>
  return
}

// -----

uop.kernel @k(%o: memref<1xi32>) {
  %b = uop.special global 0 to 2 : index
  %c0 = uop.const 0 : index
  %one = uop.const 1 : i32
  // expected-error @+1 {{writes element 0, which another block has written}}
  uop.store %one, %o[%c0] over () : memref<1xi32>
  uop.sink
}

func.func @by_two_blocks() {
  %t = tensor.empty() : tensor<1xi32>
  %0 = uop.launch @k ins() outs(%t : tensor<1xi32>) -> tensor<1xi32>
  return
}

// -----

uop.kernel @k(%o: memref<2xi32>) {
  %b = uop.special global 0 to 2 : index
  %c0 = uop.const 0 : index
  %one = uop.const 1 : i32
  %first = uop.cmp eq %b, %c0 : index
  uop.store %one, %o[%c0] over () if %first : memref<2xi32>
  // expected-error @+1 {{reads element 0, which another block has written}}
  %0 = uop.load %o[%c0] : memref<2xi32> -> i32
  uop.store %0, %o[%b] over () : memref<2xi32>
  uop.sink
}

func.func @read_from_other_block() {
  %t = tensor.empty() : tensor<2xi32>
  %0 = uop.launch @k ins() outs(%t : tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

uop.kernel @k(%o: memref<4xi32>) {
  %t = uop.special local 0 to 4 : index
  %c1 = uop.const 1 : index
  %some = uop.cmp gt %t, %c1 : index
  uop.if %some {
    // expected-error @+1 {{is reached by 2 of 4 threads of the block; the condition of the uop.if around it must be the same for all}}
    uop.barrier
  }
  uop.sink
}

func.func @divergent_barrier() {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @k ins() outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

uop.kernel @k(%o: memref<4xi32>) {
  // expected-note @+1 {{the range is here}}
  %i = uop.range 7 to 4 : index
  %c1 = uop.const 1 : index
  %some = uop.cmp gt %i, %c1 : index
  // expected-error @+1 {{depends on range 7, over which it does not run}}
  uop.if %some {
  }
  uop.sink
}

func.func @condition_over_range() {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @k ins() outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

// A value of the region is computed for each statement of it.
uop.kernel @k(%x: memref<4xi32>, %o: memref<4xi32>) {
  %k = uop.special local 0 to 4 : index
  %true = uop.const true : i1
  %one = uop.const 1 : i32
  uop.if %true {
    // expected-error @+1 {{reads element 0, which a store after it has overwritten}}
    %0 = uop.load %o[%k] : memref<4xi32> -> i32
    %1 = uop.add %0, %one : i32
    uop.store %1, %o[%k] over () : memref<4xi32>
    uop.store %0, %x[%k] over () : memref<4xi32>
  }
  uop.sink
}

func.func @overwritten() {
  %x = uop.const 1 : tensor<4xi32>
  %y = uop.const 1 : tensor<4xi32>
  %0:2 = uop.launch @k ins() outs(%x, %y : tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>, tensor<4xi32>
  return
}

// -----

uop.kernel @k(%o: memref<4xi32>) {
  %i = uop.range 0 to 4 : index
  %none = uop.invalid : index
  %0 = uop.cast %none : index -> i32
  // expected-error @+1 {{writes uop.invalid, which is no number}}
  uop.store %0, %o[%i] over (%i) : memref<4xi32>
  uop.sink
}

func.func @stored() {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @k ins() outs(%t : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @reduced() -> i32 {
  %i = uop.range 0 to 4 reduce : index
  %c2 = uop.const 2 : index
  %none = uop.invalid : index
  %in = uop.cmp lt %i, %c2 : index
  %p = uop.where %in, %i, %none : index
  %0 = uop.cast %p : index -> i32
  // expected-error @+1 {{is over uop.invalid, which is no number}}
  %1 = uop.reduce add %0 over (%i) : i32
  return %1 : i32
}

// -----

func.func @size() {
  %none = uop.invalid : index
  // expected-error @+1 {{has the size uop.invalid, which is no number}}
  %i = uop.range 0 to %none : index
  return
}

// -----

func.func @returned() -> index {
  %none = uop.invalid : index
  // expected-error @+1 {{operand 0 is uop.invalid, which is no number}}
  return %none : index
}
