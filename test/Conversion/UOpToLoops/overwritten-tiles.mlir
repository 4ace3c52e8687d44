// A tile takes the memory of another one if each of its elements is made of the
// element in its place, and all else that reads the other one comes before.
//
// RUN: uop-opt %s --convert-uop-to-loops --split-input-file | FileCheck %s

// The exponentials overwrite the scores; the maximum is complete before them.
// CHECK-LABEL: func.func @softmax(
// CHECK: %[[TILE:.*]] = memref.alloca() {alignment = 64 : i64} : memref<6xf32>
// CHECK-NOT: memref.alloca
// CHECK: scf.for
// CHECK: scf.for
// CHECK: memref.store %{{.*}}, %[[TILE]]
// CHECK: scf.for
// CHECK: memref.load %[[TILE]]
// CHECK: arith.maximumf
// CHECK: scf.for
// CHECK: memref.load %[[TILE]]
// CHECK: math.exp2
// CHECK: memref.store %{{.*}}, %[[TILE]]
// CHECK: scf.for
// CHECK: memref.load %[[TILE]]
// CHECK: arith.addf
uop.kernel @softmax(%x: memref<24xf32>, %o: memref<24xf32>) {
  %r = uop.range 0 to 4 : index
  %c = uop.range 1 to 6 : index
  %n = uop.const 6 : index
  %row = uop.mul %r, %n : index
  %i = uop.add %row, %c : index
  %0 = uop.load %x[%i] : memref<24xf32> -> f32
  %1 = uop.neg %0 : f32
  %scores = uop.bufferize %1 over (%c) in <local> : f32 -> tensor<6xf32>
  %k = uop.range 2 to 6 reduce : index
  %2 = uop.index %scores[%k] : tensor<6xf32> -> f32
  %3 = uop.reduce max %2 over (%k) : f32
  %d = uop.range 3 to 6 : index
  %4 = uop.index %scores[%d] : tensor<6xf32> -> f32
  %5 = uop.sub %4, %3 : f32
  %6 = uop.exp2 %5 : f32
  %weights = uop.bufferize %6 over (%d) in <local> : f32 -> tensor<6xf32>
  %l = uop.range 4 to 6 reduce : index
  %7 = uop.index %weights[%l] : tensor<6xf32> -> f32
  %8 = uop.reduce add %7 over (%l) : f32
  %j = uop.range 5 to 6 : index
  %9 = uop.index %weights[%j] : tensor<6xf32> -> f32
  %10 = uop.fdiv %9, %8 : f32
  %p = uop.add %row, %j : index
  uop.store %10, %o[%p] over (%r, %j) : memref<24xf32>
  uop.sink
}

// -----

// Each vector is put together from two, which are read one by one.
// CHECK-LABEL: func.func @vectors(
// CHECK: %[[TILE:.*]] = memref.alloca() {alignment = 64 : i64} : memref<16xf32>
// CHECK-NOT: memref.alloca
// CHECK: scf.for
uop.kernel @vectors(%x: memref<16xf32>, %o: memref<16xf32>) {
  %a = uop.range 0 to 2 : index
  %c4 = uop.const 4 : index
  %c8 = uop.const 8 : index
  %i = uop.mul %a, %c8 : index
  %i1 = uop.add %i, %c4 : index
  %0 = uop.load %x[%i] : memref<16xf32> -> vector<4xf32>
  %1 = uop.load %x[%i1] : memref<16xf32> -> vector<4xf32>
  %2 = uop.vectorize %0, %1 : vector<4xf32>, vector<4xf32> -> vector<8xf32>
  %first = uop.bufferize %2 over (%a) in <local> : vector<8xf32> -> tensor<2x8xf32>
  %b = uop.range 1 to 2 : index
  %c0 = uop.const 0 : index
  %3 = uop.index %first[%b, %c0] : tensor<2x8xf32> -> vector<4xf32>
  %4 = uop.index %first[%b, %c4] : tensor<2x8xf32> -> vector<4xf32>
  %5 = uop.neg %3 : vector<4xf32>
  %6 = uop.sqrt %4 : vector<4xf32>
  %7 = uop.vectorize %5, %6 : vector<4xf32>, vector<4xf32> -> vector<8xf32>
  %second = uop.bufferize %7 over (%b) in <local> : vector<8xf32> -> tensor<2x8xf32>
  %e = uop.range 2 to 2 : index
  %s = uop.range 3 to 2 : index
  %8 = uop.mul %s, %c4 : index
  %9 = uop.index %second[%e, %8] : tensor<2x8xf32> -> vector<4xf32>
  %10 = uop.mul %e, %c8 : index
  %11 = uop.add %10, %8 : index
  uop.store %9, %o[%11] over (%e, %s) : memref<16xf32>, vector<4xf32>
  uop.sink
}

// -----

// The parts change places.
// CHECK-LABEL: func.func @swapped_parts(
// CHECK-COUNT-2: memref.alloca() {alignment = 64 : i64} : memref<16xf32>
uop.kernel @swapped_parts(%x: memref<16xf32>, %o: memref<16xf32>) {
  %a = uop.range 0 to 2 : index
  %c4 = uop.const 4 : index
  %c8 = uop.const 8 : index
  %i = uop.mul %a, %c8 : index
  %i1 = uop.add %i, %c4 : index
  %0 = uop.load %x[%i] : memref<16xf32> -> vector<4xf32>
  %1 = uop.load %x[%i1] : memref<16xf32> -> vector<4xf32>
  %2 = uop.vectorize %0, %1 : vector<4xf32>, vector<4xf32> -> vector<8xf32>
  %first = uop.bufferize %2 over (%a) in <local> : vector<8xf32> -> tensor<2x8xf32>
  %b = uop.range 1 to 2 : index
  %c0 = uop.const 0 : index
  %3 = uop.index %first[%b, %c0] : tensor<2x8xf32> -> vector<4xf32>
  %4 = uop.index %first[%b, %c4] : tensor<2x8xf32> -> vector<4xf32>
  %5 = uop.neg %3 : vector<4xf32>
  %6 = uop.sqrt %4 : vector<4xf32>
  %7 = uop.vectorize %6, %5 : vector<4xf32>, vector<4xf32> -> vector<8xf32>
  %second = uop.bufferize %7 over (%b) in <local> : vector<8xf32> -> tensor<2x8xf32>
  %e = uop.range 2 to 2 : index
  %s = uop.range 3 to 2 : index
  %8 = uop.mul %s, %c4 : index
  %9 = uop.index %second[%e, %8] : tensor<2x8xf32> -> vector<4xf32>
  %10 = uop.mul %e, %c8 : index
  %11 = uop.add %10, %8 : index
  uop.store %9, %o[%11] over (%e, %s) : memref<16xf32>, vector<4xf32>
  uop.sink
}

// -----

// An element is made of another one.
// CHECK-LABEL: func.func @reversed(
// CHECK-COUNT-2: memref.alloca() {alignment = 64 : i64} : memref<6xf32>
uop.kernel @reversed(%x: memref<6xf32>, %o: memref<6xf32>) {
  %c = uop.range 0 to 6 : index
  %0 = uop.load %x[%c] : memref<6xf32> -> f32
  %first = uop.bufferize %0 over (%c) in <local> : f32 -> tensor<6xf32>
  %d = uop.range 1 to 6 : index
  %c5 = uop.const 5 : index
  %at = uop.sub %c5, %d : index
  %1 = uop.index %first[%at] : tensor<6xf32> -> f32
  %2 = uop.neg %1 : f32
  %second = uop.bufferize %2 over (%d) in <local> : f32 -> tensor<6xf32>
  %j = uop.range 2 to 6 : index
  %3 = uop.index %second[%j] : tensor<6xf32> -> f32
  uop.store %3, %o[%j] over (%j) : memref<6xf32>
  uop.sink
}

// -----

// The store reads both.
// CHECK-LABEL: func.func @read_later(
// CHECK-COUNT-2: memref.alloca() {alignment = 64 : i64} : memref<6xf32>
uop.kernel @read_later(%x: memref<6xf32>, %o: memref<6xf32>) {
  %c = uop.range 0 to 6 : index
  %0 = uop.load %x[%c] : memref<6xf32> -> f32
  %first = uop.bufferize %0 over (%c) in <local> : f32 -> tensor<6xf32>
  %d = uop.range 1 to 6 : index
  %1 = uop.index %first[%d] : tensor<6xf32> -> f32
  %2 = uop.neg %1 : f32
  %second = uop.bufferize %2 over (%d) in <local> : f32 -> tensor<6xf32>
  %j = uop.range 2 to 6 : index
  %3 = uop.index %second[%j] : tensor<6xf32> -> f32
  %4 = uop.index %first[%j] : tensor<6xf32> -> f32
  %5 = uop.mul %3, %4 : f32
  uop.store %5, %o[%j] over (%j) : memref<6xf32>
  uop.sink
}

// -----

// A reduction that the second tile does not need may come after it.
// CHECK-LABEL: func.func @reduced_later(
// CHECK-COUNT-2: memref.alloca() {alignment = 64 : i64} : memref<6xf32>
uop.kernel @reduced_later(%x: memref<6xf32>, %o: memref<6xf32>) {
  %c = uop.range 0 to 6 : index
  %0 = uop.load %x[%c] : memref<6xf32> -> f32
  %first = uop.bufferize %0 over (%c) in <local> : f32 -> tensor<6xf32>
  %d = uop.range 1 to 6 : index
  %1 = uop.index %first[%d] : tensor<6xf32> -> f32
  %2 = uop.neg %1 : f32
  %second = uop.bufferize %2 over (%d) in <local> : f32 -> tensor<6xf32>
  %k = uop.range 2 to 6 reduce : index
  %3 = uop.index %first[%k] : tensor<6xf32> -> f32
  %4 = uop.reduce add %3 over (%k) : f32
  %j = uop.range 3 to 6 : index
  %5 = uop.index %second[%j] : tensor<6xf32> -> f32
  %6 = uop.mul %5, %4 : f32
  uop.store %6, %o[%j] over (%j) : memref<6xf32>
  uop.sink
}

// -----

// The first tile is made once, and the second one for each row.
// CHECK-LABEL: func.func @outside(
// CHECK-COUNT-2: memref.alloca() {alignment = 64 : i64} : memref<6xf32>
uop.kernel @outside(%x: memref<6xf32>, %y: memref<4xf32>, %o: memref<24xf32>) {
  %c = uop.range 0 to 6 : index
  %0 = uop.load %x[%c] : memref<6xf32> -> f32
  %first = uop.bufferize %0 over (%c) in <local> : f32 -> tensor<6xf32>
  %r = uop.range 1 to 4 : index
  %scale = uop.load %y[%r] : memref<4xf32> -> f32
  %d = uop.range 2 to 6 : index
  %1 = uop.index %first[%d] : tensor<6xf32> -> f32
  %2 = uop.mul %1, %scale : f32
  %second = uop.bufferize %2 over (%d) in <local> : f32 -> tensor<6xf32>
  %j = uop.range 3 to 6 : index
  %3 = uop.index %second[%j] : tensor<6xf32> -> f32
  %n = uop.const 6 : index
  %row = uop.mul %r, %n : index
  %p = uop.add %row, %j : index
  uop.store %3, %o[%p] over (%r, %j) : memref<24xf32>
  uop.sink
}

// -----

// What is accumulated is carried from one point of the axis to the next.
// CHECK-LABEL: func.func @accumulated(
// CHECK-COUNT-2: memref.alloca() {alignment = 64 : i64} : memref<6xf32>
uop.kernel @accumulated(%x: memref<24xf32>, %o: memref<6xf32>) {
  %k = uop.range 0 to 4 reduce : index
  %c = uop.range 1 to 6 : index
  %n = uop.const 6 : index
  %row = uop.mul %k, %n : index
  %i = uop.add %row, %c : index
  %0 = uop.load %x[%i] : memref<24xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %sums = uop.bufferize %1 over (%c) in <local> removable = false {uop.accumulated} : f32 -> tensor<6xf32>
  %d = uop.range 2 to 6 : index
  %2 = uop.index %sums[%d] : tensor<6xf32> -> f32
  %3 = uop.neg %2 : f32
  %second = uop.bufferize %3 over (%d) in <local> : f32 -> tensor<6xf32>
  %j = uop.range 3 to 6 : index
  %4 = uop.index %second[%j] : tensor<6xf32> -> f32
  uop.store %4, %o[%j] over (%j) : memref<6xf32>
  uop.sink
}
