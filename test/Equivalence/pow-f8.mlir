// Every power of 8-bit floats, all 2^16 pairs, to the bit: decomposed in a kernel,
// and as an op on tensors, which is left for the interpreter.
//
// RUN: uop-opt %s --uop-decompose --test-uop-interpret

uop.kernel @f8E4M3FN_kernel(%x: memref<65536xf8E4M3FN>, %y: memref<65536xf8E4M3FN>, %o: memref<65536xf8E4M3FN>) {
  %i = uop.range 0 to 65536 : index
  %0 = uop.load %x[%i] : memref<65536xf8E4M3FN> -> f8E4M3FN
  %1 = uop.load %y[%i] : memref<65536xf8E4M3FN> -> f8E4M3FN
  %2 = uop.pow %0, %1 : f8E4M3FN
  uop.store %2, %o[%i] over (%i) : memref<65536xf8E4M3FN>
  uop.sink
}

func.func @f8E4M3FN() {
  %0 = uop.iota axis 0 : tensor<256x256xui8>
  %1 = uop.iota axis 1 : tensor<256x256xui8>
  %2 = uop.reshape %0 : tensor<256x256xui8> -> tensor<65536xui8>
  %3 = uop.reshape %1 : tensor<256x256xui8> -> tensor<65536xui8>
  %x = uop.bitcast %2 : tensor<65536xui8> -> tensor<65536xf8E4M3FN>
  %y = uop.bitcast %3 : tensor<65536xui8> -> tensor<65536xf8E4M3FN>
  %e = uop.pow %x, %y : tensor<65536xf8E4M3FN>
  %init = tensor.empty() : tensor<65536xf8E4M3FN>
  %r = uop.launch @f8E4M3FN_kernel ins(%x, %y : tensor<65536xf8E4M3FN>, tensor<65536xf8E4M3FN>) outs(%init : tensor<65536xf8E4M3FN>) -> tensor<65536xf8E4M3FN>
  check.expect_eq %r, %e : tensor<65536xf8E4M3FN>
  return
}

uop.kernel @f8E5M2_kernel(%x: memref<65536xf8E5M2>, %y: memref<65536xf8E5M2>, %o: memref<65536xf8E5M2>) {
  %i = uop.range 0 to 65536 : index
  %0 = uop.load %x[%i] : memref<65536xf8E5M2> -> f8E5M2
  %1 = uop.load %y[%i] : memref<65536xf8E5M2> -> f8E5M2
  %2 = uop.pow %0, %1 : f8E5M2
  uop.store %2, %o[%i] over (%i) : memref<65536xf8E5M2>
  uop.sink
}

func.func @f8E5M2() {
  %0 = uop.iota axis 0 : tensor<256x256xui8>
  %1 = uop.iota axis 1 : tensor<256x256xui8>
  %2 = uop.reshape %0 : tensor<256x256xui8> -> tensor<65536xui8>
  %3 = uop.reshape %1 : tensor<256x256xui8> -> tensor<65536xui8>
  %x = uop.bitcast %2 : tensor<65536xui8> -> tensor<65536xf8E5M2>
  %y = uop.bitcast %3 : tensor<65536xui8> -> tensor<65536xf8E5M2>
  %e = uop.pow %x, %y : tensor<65536xf8E5M2>
  %init = tensor.empty() : tensor<65536xf8E5M2>
  %r = uop.launch @f8E5M2_kernel ins(%x, %y : tensor<65536xf8E5M2>, tensor<65536xf8E5M2>) outs(%init : tensor<65536xf8E5M2>) -> tensor<65536xf8E5M2>
  check.expect_eq %r, %e : tensor<65536xf8E5M2>
  return
}
