// UNSUPPORTED: other-device
// Sums of vectors, apart from vectors.mlir: their order is free, so that the
// results are compared with a tolerance.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --random-inputs=1 --stats | FileCheck %s

// matmul 1024, tiles 768 + 96.
// CHECK: "flops": 1888

// A row of the result in registers: lanes along j, rows upcast by hand.
uop.kernel @matmul(%a: memref<32xf32>, %b: memref<128xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 4 thread : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %c16 = uop.const 16 : index
  %row = uop.mul %i, %c8 : index
  %at = uop.add %row, %k : index
  %x = uop.load %a[%at] : memref<32xf32> -> f32
  %xs = uop.vectorize %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x : f32 -> vector<16xf32>
  %bat = uop.mul %k, %c16 : index
  %y = uop.load %b[%bat] : memref<128xf32> -> vector<16xf32>
  %p = uop.mul %xs, %y : vector<16xf32>
  %s = uop.reduce add %p over (%k) : vector<16xf32>
  %oat = uop.mul %i, %c16 : index
  uop.store %s, %o[%oat] over (%i) : memref<64xf32>, vector<16xf32>
  uop.sink
}

// Fragments of a matrix product, summed over tiles of 4.
uop.kernel @tiles(%a: memref<96xf16>, %b: memref<48xf16>, %o: memref<32xf32>) {
  %i = uop.range 0 to 4 : index
  %t = uop.range 1 to 3 reduce : index
  %r = uop.range 2 to 2 upcast : index
  %k = uop.range 3 to 4 unroll : index
  %n = uop.range 4 to 4 simd : index
  %c2 = uop.const 2 : index
  %c4 = uop.const 4 : index
  %c12 = uop.const 12 : index
  %i2 = uop.mul %i, %c2 : index
  %row = uop.add %i2, %r : index
  %t4 = uop.mul %t, %c4 : index
  %inner = uop.add %t4, %k : index
  %arow = uop.mul %row, %c12 : index
  %aat = uop.add %arow, %inner : index
  %x = uop.load %a[%aat] : memref<96xf16> -> f16
  %xs = uop.contract %x over (%r, %k) : f16 -> vector<8xf16>
  %brow = uop.mul %inner, %c4 : index
  %bat = uop.add %brow, %n : index
  %y = uop.load %b[%bat] : memref<48xf16> -> f16
  %ys = uop.contract %y over (%k, %n) : f16 -> vector<16xf16>
  %zero = uop.const 0.0 : vector<8xf32>
  %p = uop.wmma %xs, %ys, %zero m 2 n 4 k 4 : vector<8xf16>, vector<16xf16>, vector<8xf32>
  %s = uop.reduce add %p over (%t) : vector<8xf32>
  %c8 = uop.const 8 : index
  %oat = uop.mul %i, %c8 : index
  uop.store %s, %o[%oat] over (%i) : memref<32xf32>, vector<8xf32>
  uop.sink
}

func.func @main(%a: tensor<32xf32>, %b: tensor<128xf32>, %f: tensor<96xf16>, %g: tensor<48xf16>) -> (tensor<64xf32>, tensor<32xf32>) {
  %i0 = tensor.empty() : tensor<64xf32>
  %0 = uop.launch @matmul ins(%a, %b : tensor<32xf32>, tensor<128xf32>) outs(%i0 : tensor<64xf32>) -> tensor<64xf32>
  %i1 = tensor.empty() : tensor<32xf32>
  %1 = uop.launch @tiles ins(%f, %g : tensor<96xf16>, tensor<48xf16>) outs(%i1 : tensor<32xf32>) -> tensor<32xf32>
  return %0, %1 : tensor<64xf32>, tensor<32xf32>
}
