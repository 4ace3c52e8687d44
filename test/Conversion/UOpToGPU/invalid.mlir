// RUN: uop-opt %s --convert-uop-to-gpu=max-scratch-bytes=64 --split-input-file --verify-diagnostics
// RUN: not uop-opt %s --split-input-file --convert-uop-to-gpu=block-size=48 2>&1 | FileCheck %s
// CHECK: error: block-size must be a power of two up to 1024, got 48

func.func private @host(f32) -> f32
uop.kernel @calls(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  // expected-error @+1 {{kernel @calls cannot run on a GPU: it calls @host, a function of the host; run the program with --device=cpu}}
  %1 = uop.custom @host(%0) : (f32) -> f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

uop.kernel @large(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %j = uop.range 1 to 32 : index
  %c31 = uop.const 31 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  // expected-error @+1 {{kernel @large cannot run on a GPU: each of its threads needs more than 64 bytes of scratch memory; uop.contiguous on the value in scratch materializes it}}
  %1 = uop.bufferize %0 over (%i) in <local> : f32 -> tensor<32xf32>
  %2 = uop.sub %c31, %j : index
  %3 = uop.index %1[%2] : tensor<32xf32> -> f32
  uop.store %3, %o[%j] over (%j) : memref<32xf32>
  uop.sink
}

// -----

uop.kernel @vectors(%x: memref<4xf32>, %o: memref<4xf32>) {
  %c0 = uop.const 0 : index
  // expected-error @+1 {{kernel @vectors cannot run on a GPU: it has vectors, which are not lowered for devices; write it on scalars}}
  %0 = uop.load %x[%c0] : memref<4xf32> -> vector<4xf32>
  uop.store %0, %o[%c0] over () : memref<4xf32>, vector<4xf32>
  uop.sink
}

// -----

uop.kernel @checked(%x: memref<4xi64>, %o: memref<4xi64>) attributes {uop.check_bounds} {
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%c0] : memref<4xi64> -> i64
  %1 = uop.cast %0 : i64 -> index
  %2 = uop.load %x[%1] : memref<4xi64> -> i64
  uop.store %2, %o[%c0] over () : memref<4xi64>
  uop.sink
}
func.func @main(%x: memref<4xi64>, %o: memref<4xi64>) {
  // expected-error @+1 {{is not lowered by convert-uop-to-gpu; host code does not report failed checks: @checked must not have uop.check_bounds}}
  uop.launch @checked ins(%x : memref<4xi64>) outs(%o : memref<4xi64>)
  return
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  // expected-error @+1 {{is not lowered by convert-uop-to-gpu; its operands must be memrefs: bufferize first}}
  %1 = uop.launch @k ins(%x : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
uop.kernel @k(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

func.func @part(%x: memref<8xf32>, %o: memref<4xf32>) {
  %0 = memref.subview %x[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  // expected-error @+1 {{is not lowered by convert-uop-to-gpu; host code passes whole buffers, got 'memref<4xf32, strided<[1], offset: 4>>'; run uop-bufferize without windows}}
  uop.launch @k ins(%0 : memref<4xf32, strided<[1], offset: 4>>) outs(%o : memref<4xf32>)
  return
}
uop.kernel @k(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
