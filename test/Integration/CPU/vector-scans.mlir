// UNSUPPORTED: other-device
// Scans of vectors, in registers and, with a loop inside of that over the
// range, in memory: the interpreter and the machine code agree.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify

uop.kernel @registers(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 8 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.load %x[%0] : memref<32xf32> -> vector<4xf32>
  %2 = uop.scan max %1 over (%i) exclusive reverse : vector<4xf32>
  uop.store %2, %o[%0] over (%i) : memref<32xf32>, vector<4xf32>
  uop.sink
}

uop.kernel @memory(%x: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 2 : index
  %c8 = uop.const 8 : index
  %c4 = uop.const 4 : index
  %zero = uop.const dense<0.0> : vector<4xf32>
  %0 = uop.mul %i, %c8 : index
  %1 = uop.mul %j, %c4 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.load %x[%2] : memref<64xf32> -> vector<4xf32>
  %4 = uop.scan min %3 over (%i) exclusive : vector<4xf32>
  %5 = uop.cmp gt %3, %zero : vector<4xf32>
  %6 = uop.scan max %5 over (%i) : vector<4xi1>
  %7 = uop.where %6, %4, %3 : vector<4xf32>
  uop.store %7, %o[%2] over (%i, %j) : memref<64xf32>, vector<4xf32>
  uop.sink
}

func.func @main(%x: tensor<32xf32>, %y: tensor<64xf32>) -> (tensor<32xf32>, tensor<64xf32>) {
  %0 = tensor.empty() : tensor<32xf32>
  %1 = uop.launch @registers ins(%x : tensor<32xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
  %2 = tensor.empty() : tensor<64xf32>
  %3 = uop.launch @memory ins(%y : tensor<64xf32>) outs(%2 : tensor<64xf32>) -> tensor<64xf32>
  return %1, %3 : tensor<32xf32>, tensor<64xf32>
}
