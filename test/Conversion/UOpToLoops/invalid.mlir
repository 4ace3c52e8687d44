// RUN: uop-opt %s --convert-uop-to-loops --split-input-file --verify-diagnostics

uop.kernel @reverse(%x: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c = uop.const 7 : index
  %j = uop.sub %c, %i : index
  // expected-error @+1 {{the element may be overwritten before it is read}}
  %0 = uop.load %x[%j] : memref<8xf32> -> f32
  // expected-note @+1 {{the store is here}}
  uop.store %0, %x[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @free(%x: memref<8xf32>, %o: memref<8xf32>) {
  // expected-note @+1 {{the range is here}}
  %i = uop.range 5 to 8 : index
  %c = uop.const 7 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  // expected-error @+1 {{depends on range 5, over which it does not run}}
  uop.store %0, %o[%c] over () : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @threads(%o: memref<64xf32>) {
  // expected-note @+1 {{a range of kind thread}}
  %i = uop.range 0 to 8 thread : index
  // expected-note @+1 {{a range of kind thread}}
  %j = uop.range 1 to 8 thread : index
  %c = uop.const 7.0 : f32
  %p = uop.add %i, %j : index
  // expected-error @+1 {{threads share one of the loops around a store}}
  uop.store %c, %o[%p] over (%i, %j) : memref<64xf32>
  uop.sink
}

// -----

uop.kernel @threads(%o: memref<1xf32>) {
  %i = uop.range 0 to 8 thread : index
  %f = uop.cast %i : index -> f32
  // expected-error @+1 {{a reduction cannot end the range of kind thread}}
  %s = uop.reduce add %f over (%i) : f32
  %c = uop.const 0 : index
  uop.store %s, %o[%c] over () : memref<1xf32>
  uop.sink
}

// -----

// expected-error @+1 {{argument 0 needs a static size, got 'memref<?xf32>'}}
uop.kernel @dynamic(%o: memref<?xf32>) {
  uop.sink
}

// -----

// expected-error @+1 {{argument 0 must be in global space, got 'memref<8xf32, #uop.space<local>>'}}
uop.kernel @space(%o: memref<8xf32, #uop.space<local>>) {
  uop.sink
}

// -----

func.func @tensors(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{outside of kernels only uop.launch, uop.alloc and uop.dealloc are: form kernels first}}
  %0 = uop.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

uop.kernel @copy(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
func.func @alias(%x: memref<8xf32>) {
  // expected-error @+1 {{operands 0 and 1 are one buffer and the kernel writes it}}
  uop.launch @copy ins(%x : memref<8xf32>) outs(%x : memref<8xf32>)
  return
}
func.func @onTensors(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{its operands must be memrefs: bufferize first}}
  %0 = uop.launch @copy ins(%x : tensor<8xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

uop.kernel @foreign(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  // expected-error @+1 {{in a kernel, only uop.load and uop.store may access memory}}
  %0 = memref.load %x[%i] : memref<8xf32>
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @tensor(%o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  // expected-error @+1 {{values are scalars}}
  %t = uop.iota axis 0 : tensor<8xf32>
  %0 = uop.index %t[%i] : tensor<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @foreignType(%x: memref<8xf16>, %o: memref<8xf16>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf16> -> f16
  // expected-error @+1 {{ops of other dialects must be on index, signless integers, f32 or f64}}
  %1 = arith.addf %0, %0 : f16
  uop.store %1, %o[%i] over (%i) : memref<8xf16>
  uop.sink
}

// -----

uop.kernel @passBuffer(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  // expected-error @+1 {{in a kernel, only uop.load and uop.store use buffers}}
  %p = memref.extract_aligned_pointer_as_index %x : memref<8xf32> -> index
  %0 = uop.cast %p : index -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// The sums are made between the writes.
uop.kernel @inPlaceProduct(%x: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 8 reduce : index
  // expected-error @+1 {{the element may be overwritten before it is read}}
  %0 = uop.load %x[%k] : memref<8xf32> -> f32
  %f = uop.cast %i : index -> f32
  %p = uop.mul %0, %f : f32
  %1 = uop.reduce add %p over (%k) : f32
  // expected-note @+1 {{the store is here}}
  uop.store %1, %x[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// The last store needs the old elements and must come after the first.
uop.kernel @oldAndNew(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  // expected-error @+1 {{the element may be overwritten before it is read}}
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.add %0, %0 : f32
  // expected-note @+1 {{the store is here}}
  uop.store %1, %x[%i] over (%i) : memref<8xf32>
  %c7 = uop.const 7 : index
  %j = uop.sub %c7, %i : index
  %2 = uop.load %x[%j] : memref<8xf32> -> f32
  %3 = uop.add %0, %2 : f32
  uop.store %3, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

uop.kernel @lanes(%x: memref<2048xi8>) {
  %c0 = uop.const 0 : index
  // expected-error @+1 {{'uop.load' op is not lowered by convert-uop-to-loops; a vector may have 1024 lanes, got 'vector<1025xi8>'}}
  %0 = uop.load %x[%c0] : memref<2048xi8> -> vector<1025xi8>
  uop.store %0, %x[%c0] over () : memref<2048xi8>, vector<1025xi8>
  uop.sink
}

// -----

uop.kernel @resource(%o: memref<2xi8>) {
  %c0 = uop.const 0 : index
  // expected-error @+1 {{is not lowered by convert-uop-to-loops; a kernel may not contain this op}}
  %0 = uop.const dense_resource<two> : vector<2xi8>
  uop.store %0, %o[%c0] over () : memref<2xi8>, vector<2xi8>
  uop.sink
}

{-#
  dialect_resources: { builtin: { two: "0x010000000102" } }
#-}

// -----

uop.kernel @lane_of_no_range(%o: memref<4xf32>) {
  // expected-note @+1 {{the range is here}}
  %l = uop.range 3 to 2 simd : index
  %v = uop.const dense<[1.0, 2.0]> : vector<2xf32>
  %0 = uop.unroll %v over (%l) : vector<2xf32> -> f32
  %c0 = uop.const 0 : index
  // expected-error @+1 {{depends on range 3, over which it does not run}}
  uop.store %0, %o[%c0] over () : memref<4xf32>
  uop.sink
}

// -----

func.func @variable() -> index {
  // expected-error @below {{is not lowered by convert-uop-to-loops; a host function has no caller that chooses variables: compile the function to a plan, as uop-run does}}
  %n = uop.define_var "n" [1, 128] : index
  return %n : index
}

// -----

uop.kernel @lastLane(%x: memref<8xf32>, %o: memref<4xf32>) {
  %c0 = uop.const 0 : index
  %c5 = uop.const 5 : index
  // expected-error @+1 {{it reads element 8, outside of a buffer of 8: a gate can exclude such points}}
  %0 = uop.load %x[%c5] : memref<8xf32> -> vector<4xf32>
  uop.store %0, %o[%c0] over () : memref<4xf32>, vector<4xf32>
  uop.sink
}

// -----

// What one of the points reads, the one before it would have overwritten.
uop.kernel @overlap(%x: memref<20xf32>) {
  %i = uop.range 0 to 4 : index
  %c4 = uop.const 4 : index
  %at = uop.mul %i, %c4 : index
  // expected-error @+1 {{the element may be overwritten before it is read}}
  %0 = uop.load %x[%at] : memref<20xf32> -> vector<8xf32>
  %1 = uop.gep %0[4, 5, 6, 7] : vector<8xf32> -> vector<4xf32>
  // expected-note @+1 {{the store is here}}
  uop.store %1, %x[%at] over (%i) : memref<20xf32>, vector<4xf32>
  uop.sink
}

// -----

uop.kernel @nests(%x: memref<8xf32>, %y: memref<8xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 8 thread : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %y[%i] over (%i) : memref<8xf32>
  %j = uop.range 1 to 4 thread : index
  // expected-error @+1 {{it reads what was stored, and threads share several loops of the kernel}}
  %1 = uop.load %y[%j] : memref<8xf32> -> f32
  uop.store %1, %o[%j] over (%j) : memref<4xf32>
  uop.sink
}

// -----

uop.kernel @unbounded(%x: memref<8xf32>, %o: memref<8xf32>, %n: index) {
  // expected-error @+1 {{a range of kind thread needs a static size, or its greatest one as uop.max}}
  %i = uop.range 0 to %n thread : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

func.func @part(%x: memref<8xf32>, %o: memref<4xf32>) {
  %0 = memref.subview %x[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  // expected-error @+1 {{is not lowered by convert-uop-to-loops; host code passes whole buffers, got 'memref<4xf32, strided<[1], offset: 4>>'; run uop-bufferize without windows}}
  uop.launch @k ins(%0 : memref<4xf32, strided<[1], offset: 4>>) outs(%o : memref<4xf32>)
  return
}
uop.kernel @k(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
