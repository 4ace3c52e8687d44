// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

uop.kernel @k(%x: memref<4xf32>, %o: memref<4xf32>) {
  %c1 = uop.const 1 : index
  // expected-error @+1 {{reads element 4, outside of a buffer of 4}}
  %0 = uop.load %x[%c1] : memref<4xf32> -> vector<4xf32>
  %c0 = uop.const 0 : index
  uop.store %0, %o[%c0] over () : memref<4xf32>, vector<4xf32>
  uop.sink
}

func.func @consecutive() {
  %x = uop.const 1.0 : tensor<4xf32>
  %t = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @k ins(%x : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

uop.kernel @k(%x: memref<4xf32>, %o: memref<2xf32>) {
  %at = uop.const dense<[3, -1]> : vector<2xindex>
  %mask = uop.const dense<[false, true]> : vector<2xi1>
  // expected-error @+1 {{reads element -1, outside of a buffer of 4}}
  %0 = uop.load %x[%at] if %mask : memref<4xf32>, vector<2xindex>, vector<2xi1> -> vector<2xf32>
  %c0 = uop.const 0 : index
  uop.store %0, %o[%c0] over () : memref<2xf32>, vector<2xf32>
  uop.sink
}

func.func @gather() {
  %x = uop.const 1.0 : tensor<4xf32>
  %t = tensor.empty() : tensor<2xf32>
  %0 = uop.launch @k ins(%x : tensor<4xf32>) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// The offset of the last lane is beyond 64 bits.
uop.kernel @k(%x: memref<4xf32>, %o: memref<2xf32>) {
  %at = uop.const 9223372036854775807 : index
  %mask = uop.const dense<[false, true]> : vector<2xi1>
  // expected-error @+1 {{reads element -9223372036854775808, outside of a buffer of 4}}
  %0 = uop.load %x[%at] if %mask : memref<4xf32>, vector<2xi1> -> vector<2xf32>
  %c0 = uop.const 0 : index
  uop.store %0, %o[%c0] over () : memref<2xf32>, vector<2xf32>
  uop.sink
}

func.func @overflow() {
  %x = uop.const 1.0 : tensor<4xf32>
  %t = tensor.empty() : tensor<2xf32>
  %0 = uop.launch @k ins(%x : tensor<4xf32>) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

uop.kernel @k(%o: memref<4xf32>) {
  %v = uop.const dense<[1.0, 2.0]> : vector<2xf32>
  %at = uop.const 2 : vector<2xindex>
  // expected-error @+1 {{writes element 2 twice}}
  uop.store %v, %o[%at] over () : memref<4xf32>, vector<2xf32>, vector<2xindex>
  uop.sink
}

func.func @lanes_meet() {
  %t = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @k ins() outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

uop.kernel @k(%o: memref<4xf32>) {
  %i = uop.range 0 to 3 : index
  %v = uop.const dense<[1.0, 2.0]> : vector<2xf32>
  // expected-error @+1 {{writes element 1 twice}}
  uop.store %v, %o[%i] over (%i) : memref<4xf32>, vector<2xf32>
  uop.sink
}

func.func @vectors_overlap() {
  %t = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @k ins() outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

uop.kernel @k(%o: memref<4xf32>) {
  // expected-note @+1 {{the range is here}}
  %l = uop.range 0 to 2 simd : index
  %v = uop.const dense<[1.0, 2.0]> : vector<2xf32>
  %0 = uop.unroll %v over (%l) : vector<2xf32> -> f32
  %c0 = uop.const 0 : index
  // expected-error @+1 {{depends on range 0, over which it does not run}}
  uop.store %0, %o[%c0] over () : memref<4xf32>
  uop.sink
}

func.func @lane_of_no_range() {
  %t = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @k ins() outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @huge() {
  %i = uop.range 0 to 4294967296 simd : index
  // expected-error @+1 {{makes a value of sizes [4294967296], more than the interpreter allocates}}
  %0 = uop.contract %i over (%i) : index -> vector<4294967296xindex>
  return
}

// -----

func.func @joined() -> vector<2xindex> {
  %c0 = uop.const 0 : index
  %none = uop.invalid : index
  // expected-error @+1 {{'uop.vectorize' op joins uop.invalid, which is no number}}
  %0 = uop.vectorize %c0, %none : index -> vector<2xindex>
  return %0 : vector<2xindex>
}

// -----

func.func @contracted() -> vector<2xindex> {
  %i = uop.range 0 to 2 simd : index
  %c1 = uop.const 1 : index
  %in = uop.cmp lt %i, %c1 : index
  %none = uop.invalid : index
  %0 = uop.where %in, %i, %none : index
  // expected-error @+1 {{'uop.contract' op is over uop.invalid, which is no number}}
  %1 = uop.contract %0 over (%i) : index -> vector<2xindex>
  return %1 : vector<2xindex>
}
