// RUN: uop-opt %s --convert-uop-to-loops --split-input-file | FileCheck %s

// The loop over the range carries the accumulator. Sums of floats are not
// reassociated, nor contracted.
// CHECK-LABEL: func.func @row(
// CHECK-SAME: %[[X:[^:]*]]: memref<32xf32> {{.*}}, %[[O:[^:]*]]: memref<32xf32>
// CHECK-DAG: %[[MINUS:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-DAG: %[[NINF:.*]] = arith.constant 0xFF800000 : f32
// CHECK: scf.for
// CHECK: %{{.*}}:2 = scf.for %[[J:.*]] = %{{.*}} iter_args(%[[S:.*]] = %[[MINUS]], %[[M:.*]] = %[[NINF]]) -> (f32, f32)
// CHECK: %[[V:.*]] = memref.load %[[X]]
// CHECK: %[[N:.*]] = arith.addf %[[S]], %[[V]] : f32
// CHECK: %[[NM:.*]] = arith.maximumf %[[M]], %[[V]] : f32
// CHECK: %[[P:.*]] = arith.mulf %[[N]], %[[M]] : f32
// CHECK: memref.store %[[P]], %[[O]]
// CHECK: scf.yield %[[N]], %[[NM]] : f32, f32
uop.kernel @row(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %c8 = uop.const 8 : index
  %r = uop.mul %i, %c8 : index
  %at = uop.add %r, %j : index
  %v = uop.load %x[%at] : memref<32xf32> -> f32
  %s = uop.scan add %v over (%j) : f32
  %m = uop.scan max %v over (%j) exclusive : f32
  %p = uop.mul %s, %m : f32
  uop.store %p, %o[%at] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// Downwards.
// CHECK-LABEL: func.func @reverse(
// CHECK-DAG: %[[C7:.*]] = arith.constant 7 : index
// CHECK: scf.for %[[I:.*]] = %{{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (i32)
// CHECK: %[[AT:.*]] = arith.subi %[[C7]], %[[I]] : index
// CHECK: %[[V:.*]] = memref.load %{{.*}}[%[[AT]]]
// CHECK: %[[N:.*]] = arith.addi %[[S]], %[[V]] : i32
// CHECK: memref.store %[[N]], %{{.*}}[%[[AT]]]
// CHECK: scf.yield %[[N]] : i32
uop.kernel @reverse(%x: memref<8xi32>, %o: memref<8xi32>) {
  %i = uop.range 0 to 8 : index
  %v = uop.load %x[%i] : memref<8xi32> -> i32
  %s = uop.scan add %v over (%i) reverse : i32
  uop.store %s, %o[%i] over (%i) : memref<8xi32>
  uop.sink
}

// -----

// One accumulator for each point of the loops inside, filled before the loop
// over the range; of an exclusive scan, one result, too.
// CHECK-LABEL: func.func @rows(
// CHECK: %[[SUMS:.*]] = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
// CHECK: %[[RESULTS:.*]] = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
// CHECK: scf.for %[[F:.*]] =
// CHECK-NEXT: memref.store %{{.*}}, %[[SUMS]][%[[F]]]
// CHECK-NEXT: }
// CHECK: scf.for
// CHECK: scf.for %[[J:.*]] =
// CHECK: %[[S:.*]] = memref.load %[[SUMS]][%[[J]]]
// CHECK-NEXT: memref.store %[[S]], %[[RESULTS]][%[[J]]]
// CHECK: %[[N:.*]] = arith.addf %[[S]], %{{.*}} : f32
// CHECK-NEXT: memref.store %[[N]], %[[SUMS]][%[[J]]]
// CHECK-NEXT: }
// CHECK: scf.for %[[J:.*]] =
// CHECK: %[[R:.*]] = memref.load %[[RESULTS]][%[[J]]]
// CHECK: arith.bitcast %[[R]] : f32 to i32
// CHECK: arith.trunci
uop.kernel @rows(%x: memref<32xf16>, %o: memref<32xf16>) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %c8 = uop.const 8 : index
  %r = uop.mul %i, %c8 : index
  %at = uop.add %r, %j : index
  %v = uop.load %x[%at] : memref<32xf16> -> f16
  %s = uop.scan add %v over (%i) exclusive : f16
  uop.store %s, %o[%at] over (%i, %j) : memref<32xf16>
  uop.sink
}

// -----

// The loop of a reduction carries what the reduction and a scan under it need.
// CHECK-LABEL: func.func @reduced(
// CHECK: %[[L:.*]]:2 = scf.for %{{.*}} iter_args(%[[M:.*]] = %{{.*}}, %[[S:.*]] = %{{.*}}) -> (i32, i32)
// CHECK: %[[N:.*]] = arith.addi %[[S]], %{{.*}} : i32
// CHECK: %[[NM:.*]] = arith.maxsi %[[M]], %[[N]] : i32
// CHECK: scf.yield %[[NM]], %[[N]] : i32, i32
// CHECK: memref.store %[[L]]#0
uop.kernel @reduced(%x: memref<8xi32>, %o: memref<1xi32>) {
  %k = uop.range 0 to 8 reduce : index
  %v = uop.load %x[%k] : memref<8xi32> -> i32
  %s = uop.scan add %v over (%k) : i32
  %m = uop.reduce max %s over (%k) : i32
  %c0 = uop.const 0 : index
  uop.store %m, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// Lanes are carried as they are.
// CHECK-LABEL: func.func @lanes(
// CHECK-DAG: %[[LEAST:.*]] = arith.constant dense<0xFF800000> : vector<4xf32>
// CHECK: scf.for %{{.*}} iter_args(%[[M:.*]] = %[[LEAST]]) -> (vector<4xf32>)
// CHECK: %[[V:.*]] = vector.load
// CHECK: %[[N:.*]] = arith.maximumf %[[M]], %[[V]] : vector<4xf32>
// CHECK: vector.store %[[M]], %{{.*}}
// CHECK: scf.yield %[[N]] : vector<4xf32>
uop.kernel @lanes(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 8 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c4 : index
  %1 = uop.load %x[%0] : memref<32xf32> -> vector<4xf32>
  %2 = uop.scan max %1 over (%i) exclusive : vector<4xf32>
  uop.store %2, %o[%0] over (%i) : memref<32xf32>, vector<4xf32>
  uop.sink
}

// -----

// With a loop inside of that over the range, in memory; conditions as bytes.
// CHECK-LABEL: func.func @lanes_in_memory(
// CHECK-DAG: %[[S:.*]] = memref.alloca() {alignment = 64 : i64} : memref<2x4xf32>
// CHECK-DAG: %[[B:.*]] = memref.alloca() {alignment = 64 : i64} : memref<2x4xi8>
// CHECK: vector.load %[[S]][%{{.*}}, %{{.*}}] : memref<2x4xf32>, vector<4xf32>
// CHECK: vector.store %{{.*}}, %[[S]]
// CHECK: vector.load %[[B]][%{{.*}}, %{{.*}}] : memref<2x4xi8>, vector<4xi8>
// CHECK: vector.store %{{.*}}, %[[B]]
uop.kernel @lanes_in_memory(%x: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 2 : index
  %c8 = uop.const 8 : index
  %c4 = uop.const 4 : index
  %zero = uop.const dense<0.0> : vector<4xf32>
  %0 = uop.mul %i, %c8 : index
  %1 = uop.mul %j, %c4 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.load %x[%2] : memref<64xf32> -> vector<4xf32>
  %4 = uop.scan add %3 over (%i) : vector<4xf32>
  %5 = uop.cmp gt %3, %zero : vector<4xf32>
  %6 = uop.scan max %5 over (%i) : vector<4xi1>
  %7 = uop.where %6, %4, %zero : vector<4xf32>
  uop.store %7, %o[%2] over (%i, %j) : memref<64xf32>, vector<4xf32>
  uop.sink
}
