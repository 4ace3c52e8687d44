// UNSUPPORTED: other-device
// Hand-written kernels on vectors: the interpreter and the machine code agree
// bit by bit (there are no sums), and the vectors arrive in LLVM as such.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: rm -rf %t && uop-run %s --random-inputs=1 --dump-kernels=%t
// RUN: FileCheck %s --input-file=%t/fma.ll
// RUN: uop-run %s --random-inputs=1 --stats | FileCheck %s --check-prefix=STATS

// An op counts once for each lane: fma 128, transpose 64, masks 16.
// STATS: "flops": 208

// CHECK: define {{.*}}@fma
// CHECK: load <8 x float>
// CHECK: call <8 x float> @llvm.fma.v8f32(<8 x float>
// CHECK: store <8 x float>
uop.kernel @fma(%a: memref<64xf32>, %b: memref<64xf32>, %c: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 8 : index
  %c8 = uop.const 8 : index
  %at = uop.mul %i, %c8 : index
  %x = uop.load %a[%at] : memref<64xf32> -> vector<8xf32>
  %y = uop.load %b[%at] : memref<64xf32> -> vector<8xf32>
  %z = uop.load %c[%at] : memref<64xf32> -> vector<8xf32>
  %0 = uop.mulacc %x, %y, %z : vector<8xf32>
  uop.store %0, %o[%at] over (%i) : memref<64xf32>, vector<8xf32>
  uop.sink
}

// Four lanes of one column each, and back: a transposition. The last stage
// stores scalars over the range of the lanes.
uop.kernel @transpose(%x: memref<32xbf16>, %o: memref<32xbf16>, %p: memref<32xbf16>) {
  %j = uop.range 0 to 8 : index
  %l = uop.range 1 to 4 upcast : index
  %c8 = uop.const 8 : index
  %c4 = uop.const 4 : index
  %row = uop.mul %l, %c8 : index
  %at = uop.add %row, %j : index
  %0 = uop.load %x[%at] : memref<32xbf16> -> bf16
  %1 = uop.contract %0 over (%l) : bf16 -> vector<4xbf16>
  %column = uop.mul %j, %c4 : index
  uop.store %1, %o[%column] over (%j) : memref<32xbf16>, vector<4xbf16>
  %2 = uop.add %1, %1 : vector<4xbf16>
  %3 = uop.unroll %2 over (%l) : vector<4xbf16> -> bf16
  %4 = uop.sub %3, %0 : bf16
  uop.store %4, %p[%at] over (%j, %l) : memref<32xbf16>
  uop.sink
}

// More lanes than are written out: loops make and read the vector.
uop.kernel @long(%x: memref<200xi16>, %o: memref<200xi32>) {
  %i = uop.range 0 to 2 : index
  %l = uop.range 1 to 10 unroll : index
  %m = uop.range 2 to 10 upcast : index
  %c10 = uop.const 10 : index
  %c100 = uop.const 100 : index
  %first = uop.mul %i, %c100 : index
  %0 = uop.mul %l, %c10 : index
  %1 = uop.add %0, %m : index
  %2 = uop.add %first, %1 : index
  %3 = uop.load %x[%2] : memref<200xi16> -> i16
  %4 = uop.cast %3 : i16 -> i32
  %5 = uop.contract %4 over (%l, %m) : i32 -> vector<100xi32>
  %6 = uop.contract %1 over (%m, %l) : index -> vector<100xindex>
  %firsts = uop.contract %first over (%l, %m) : index -> vector<100xindex>
  %at = uop.add %6, %firsts : vector<100xindex>
  %7 = uop.unroll %5 over (%m, %l) : vector<100xi32> -> i32
  %8 = uop.contract %7 over (%l, %m) : i32 -> vector<100xi32>
  uop.store %8, %o[%at] over (%i) : memref<200xi32>, vector<100xi32>, vector<100xindex>
  uop.sink
}

// i1 is a byte in memory and a bit in a lane; what is masked may be anywhere.
uop.kernel @masks(%x: memref<16xi1>, %y: memref<16xf8E5M2>, %o: memref<16xi1>, %p: memref<16xf8E5M2>) {
  %i = uop.range 0 to 4 : index
  %c4 = uop.const 4 : index
  %cm2 = uop.const -2 : index
  %at = uop.mul %i, %c4 : index
  %0 = uop.load %x[%at] : memref<16xi1> -> vector<4xi1>
  %shifted = uop.add %at, %cm2 : index
  %places = uop.vectorize %shifted, %shifted, %shifted, %shifted : index -> vector<4xindex>
  %iota = uop.const dense<[0, 1, 2, 3]> : vector<4xindex>
  %lanes = uop.add %places, %iota : vector<4xindex>
  %zero = uop.const 0 : vector<4xindex>
  %in = uop.cmp ge %lanes, %zero : vector<4xindex>
  %1 = uop.load %x[%shifted] if %in else %0 : memref<16xi1>, vector<4xi1> -> vector<4xi1>
  %2 = uop.load %y[%lanes] if %in : memref<16xf8E5M2>, vector<4xindex>, vector<4xi1> -> vector<4xf8E5M2>
  %3 = uop.xor %0, %1 : vector<4xi1>
  uop.store %3, %o[%at] over (%i) : memref<16xi1>, vector<4xi1>
  uop.store %2, %p[%at] over (%i) if %3 : memref<16xf8E5M2>, vector<4xf8E5M2>, vector<4xi1>
  %not = uop.not %3 : vector<4xi1>
  %4 = uop.neg %2 : vector<4xf8E5M2>
  uop.store %4, %p[%at] over (%i) if %not : memref<16xf8E5M2>, vector<4xf8E5M2>, vector<4xi1>
  uop.sink
}

func.func @main(%a: tensor<64xf32>, %h: tensor<32xbf16>, %n: tensor<200xi16>, %t: tensor<16xi1>, %e: tensor<16xf8E5M2>) -> (tensor<64xf32>, tensor<32xbf16>, tensor<32xbf16>, tensor<200xi32>, tensor<16xi1>, tensor<16xf8E5M2>) {
  %i0 = tensor.empty() : tensor<64xf32>
  %0 = uop.launch @fma ins(%a, %a, %a : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%i0 : tensor<64xf32>) -> tensor<64xf32>
  %i2 = tensor.empty() : tensor<32xbf16>
  %i3 = tensor.empty() : tensor<32xbf16>
  %2:2 = uop.launch @transpose ins(%h : tensor<32xbf16>) outs(%i2, %i3 : tensor<32xbf16>, tensor<32xbf16>) -> tensor<32xbf16>, tensor<32xbf16>
  %i4 = tensor.empty() : tensor<200xi32>
  %3 = uop.launch @long ins(%n : tensor<200xi16>) outs(%i4 : tensor<200xi32>) -> tensor<200xi32>
  %i6 = tensor.empty() : tensor<16xi1>
  %i7 = tensor.empty() : tensor<16xf8E5M2>
  %5:2 = uop.launch @masks ins(%t, %e : tensor<16xi1>, tensor<16xf8E5M2>) outs(%i6, %i7 : tensor<16xi1>, tensor<16xf8E5M2>) -> tensor<16xi1>, tensor<16xf8E5M2>
  return %0, %2#0, %2#1, %3, %5#0, %5#1 : tensor<64xf32>, tensor<32xbf16>, tensor<32xbf16>, tensor<200xi32>, tensor<16xi1>, tensor<16xf8E5M2>
}
