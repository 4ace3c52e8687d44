// What cannot be written with vectors and copies stays as it is, and a remark
// says why.
//
// RUN: uop-opt %s --uop-expand --split-input-file --mlir-disable-threading --remarks-filter=uop-expand --remark-format=emitRemark 2>%t.remarks | FileCheck %s --check-prefix=IR
// RUN: FileCheck %s < %t.remarks
// IR-COUNT-19: {{(simd|upcast)}} : index

// CHECK: Reason="uop.add depends on range 0 of kind simd and on range 1 of kind simd"
uop.kernel @twoLanes(%x: memref<16xf32>, %o: memref<16xf32>) {
  %i = uop.range 0 to 4 simd : index
  %j = uop.range 1 to 4 simd : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<16xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<16xf32>
  uop.sink
}

// -----

// CHECK: Reason="arith.addi depends on range 0 of kind simd, and the op does not exist on vectors"
uop.kernel @foreign(%x: memref<8xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 simd : index
  %0 = arith.addi %i, %i : index
  %1 = uop.load %x[%0] : memref<8xf32> -> f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.load reads a vector already, and depends on range 0 of kind simd"
uop.kernel @readsVectors(%x: memref<16xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 simd : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.load %x[%0] : memref<16xf32> -> vector<4xf32>
  %2 = uop.gep %1 [0] : vector<4xf32> -> f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.index reads a tile that is too small for all lanes of range 0 of kind simd"
uop.kernel @smallTile(%x: memref<3xf32>, %o: memref<3xf32>) {
  %i = uop.range 0 to 3 simd : index
  %t = uop.range 1 to 3 : index
  %0 = uop.load %x[%t] : memref<3xf32> -> f32
  %1 = uop.bufferize %0 over (%t) in <local> : f32 -> tensor<3xf32>
  %2 = uop.index %1[%i] : tensor<3xf32> -> f32
  uop.store %2, %o[%i] over (%i) : memref<3xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.index reads a tile along range 0 of kind simd, which is not its last axis"
uop.kernel @column(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 4 simd : index
  %j = uop.range 1 to 2 : index
  %t = uop.range 2 to 4 : index
  %u = uop.range 3 to 2 : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %t, %c2 : index
  %1 = uop.add %0, %u : index
  %2 = uop.load %x[%1] : memref<8xf32> -> f32
  %3 = uop.bufferize %2 over (%t, %u) in <local> : f32 -> tensor<4x2xf32>
  %4 = uop.index %3[%i, %j] : tensor<4x2xf32> -> f32
  %5 = uop.mul %i, %c2 : index
  %6 = uop.add %5, %j : index
  uop.store %4, %o[%6] over (%i, %j) : memref<8xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.contract runs over range 0 of kind simd, but not last"
uop.kernel @lanesFirst(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 4 simd : index
  %j = uop.range 1 to 2 upcast : index
  %c0 = uop.const 0 : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %i, %c2 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%1] : memref<8xf32> -> f32
  %3 = uop.contract %2 over (%i, %j) : f32 -> vector<8xf32>
  uop.store %3, %o[%c0] over () : memref<8xf32>, vector<8xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.store runs over range 0 of kind simd and over range 1 of kind simd"
uop.kernel @storesBoth(%o: memref<16xi32>) {
  %i = uop.range 0 to 4 simd : index
  %j = uop.range 1 to 4 simd : index
  %c0 = uop.const 0 : index
  %0 = uop.const 7 : i32
  uop.store %0, %o[%c0] over (%i, %j) : memref<16xi32>
  uop.sink
}

// -----

// CHECK: Reason="uop.store writes a vector already, and runs over range 0 of kind simd"
uop.kernel @storesVectors(%x: memref<4xf32>, %o: memref<16xf32>) {
  %i = uop.range 0 to 4 simd : index
  %c0 = uop.const 0 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.load %x[%c0] : memref<4xf32> -> vector<4xf32>
  uop.store %1, %o[%0] over (%i) : memref<16xf32>, vector<4xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.range needs a size from 1 to 1024"
uop.kernel @long(%x: memref<2048xf32>, %o: memref<2048xf32>) {
  %i = uop.range 0 to 2048 upcast : index
  %0 = uop.load %x[%i] : memref<2048xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<2048xf32>
  uop.sink
}

// -----

// CHECK: makes it more than {{[0-9]+}} ops"
uop.kernel @many(%x: memref<1000000xf32>, %o: memref<1000000xf32>) {
  %i = uop.range 0 to 1000 upcast : index
  %j = uop.range 1 to 1000 : index
  %k = uop.range 2 to 1000 upcast : index
  %c1000 = uop.const 1000 : index
  %0 = uop.mul %i, %c1000 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<1000000xf32> -> f32
  uop.store %2, %o[%1] over (%i, %k) : memref<1000000xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.bufferize runs over range 2 inside of range 1 of kind upcast"
uop.kernel @loopInside(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %t = uop.range 1 to 4 upcast : index
  %u = uop.range 2 to 2 : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %t, %c2 : index
  %1 = uop.add %0, %u : index
  %2 = uop.load %x[%1] : memref<8xf32> -> f32
  %3 = uop.bufferize %2 over (%t, %u) in <local> : f32 -> tensor<8xf32>
  %4 = uop.index %3[%i] : tensor<8xf32> -> f32
  uop.store %4, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.bufferize runs over range 2 of kind upcast inside of range 1 of kind simd"
uop.kernel @copiesInside(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %t = uop.range 1 to 4 simd : index
  %u = uop.range 2 to 2 upcast : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %t, %c2 : index
  %1 = uop.add %0, %u : index
  %2 = uop.load %x[%1] : memref<8xf32> -> f32
  %3 = uop.bufferize %2 over (%t, %u) in <local> : f32 -> tensor<8xf32>
  %4 = uop.index %3[%i] : tensor<8xf32> -> f32
  uop.store %4, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// CHECK: Reason="uop.bufferize is made of 2048 lanes at once, more than 1024"
uop.kernel @longTile(%x: memref<2048xf32>, %o: memref<2048xf32>) {
  %i = uop.range 0 to 2048 : index
  %t = uop.range 1 to 128 upcast : index
  %u = uop.range 2 to 16 simd : index
  %c16 = uop.const 16 : index
  %0 = uop.mul %t, %c16 : index
  %1 = uop.add %0, %u : index
  %2 = uop.load %x[%1] : memref<2048xf32> -> f32
  %3 = uop.bufferize %2 over (%t, %u) in <local> : f32 -> tensor<2048xf32>
  %4 = uop.index %3[%i] : tensor<2048xf32> -> f32
  uop.store %4, %o[%i] over (%i) : memref<2048xf32>
  uop.sink
}
