// RUN: uop-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @constants(
// CHECK-DAG: %[[SUM:.*]] = uop.const dense<[5.000000e+00, 7.000000e+00]> : vector<2xf32>
// CHECK-DAG: %[[CMP:.*]] = uop.const dense<[true, false]> : vector<2xi1>
// CHECK-DAG: %[[WHERE:.*]] = uop.const dense<[1, 4]> : vector<2xui8>
// CHECK-DAG: %[[CAST:.*]] = uop.const dense<[-3, 127]> : vector<2xi8>
// CHECK-DAG: %[[BITS:.*]] = uop.const dense<[15360, -16384]> : vector<2xi16>
// CHECK-DAG: %[[FMA:.*]] = uop.const dense<[7, 0]> : vector<2xindex>
// CHECK: return %[[SUM]], %[[CMP]], %[[WHERE]], %[[CAST]], %[[BITS]], %[[FMA]]
func.func @constants() -> (vector<2xf32>, vector<2xi1>, vector<2xui8>, vector<2xi8>, vector<2xi16>, vector<2xindex>) {
  %a = uop.const dense<[1.0, 2.0]> : vector<2xf32>
  %b = uop.const dense<[4.0, 5.0]> : vector<2xf32>
  %sum = uop.add %a, %b : vector<2xf32>
  %u = uop.const dense<[1, 255]> : vector<2xui8>
  %four = uop.const 4 : vector<2xui8>
  %cmp = uop.cmp lt %u, %four : vector<2xui8>
  %where = uop.where %cmp, %u, %four : vector<2xui8>
  %f = uop.const dense<[-3.5, 1000.0]> : vector<2xf16>
  %cast = uop.cast %f : vector<2xf16> -> vector<2xi8>
  %g = uop.const dense<[1.0, -2.0]> : vector<2xf16>
  %bits = uop.bitcast %g : vector<2xf16> -> vector<2xi16>
  %i = uop.const dense<[2, -1]> : vector<2xindex>
  %one = uop.const dense<[3, 1]> : vector<2xindex>
  %more = uop.const 1 : vector<2xindex>
  %fma = uop.mulacc %i, %one, %more : vector<2xindex>
  return %sum, %cmp, %where, %cast, %bits, %fma : vector<2xf32>, vector<2xi1>, vector<2xui8>, vector<2xi8>, vector<2xi16>, vector<2xindex>
}

// -----

// CHECK-LABEL: func @vectorize(
// CHECK-SAME: %[[V:.*]]: vector<4xf32>, %[[A:.*]]: f32
// CHECK-DAG: %[[C:.*]] = uop.const dense<[1, 2, 3, 4]> : vector<4xi32>
// CHECK-DAG: %[[K:.*]] = uop.vectorize %[[A]], %[[A]] : f32
// CHECK: return %[[V]], %[[V]], %[[C]], %[[K]]
func.func @vectorize(%v: vector<4xf32>, %a: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xi32>, vector<2xf32>) {
  %0 = uop.vectorize %v : vector<4xf32> -> vector<4xf32>
  %1 = uop.gep %v [0] : vector<4xf32> -> f32
  %2 = uop.gep %v [1, 2] : vector<4xf32> -> vector<2xf32>
  %3 = uop.gep %v [3] : vector<4xf32> -> vector<1xf32>
  %4 = uop.vectorize %1, %2, %3 : f32, vector<2xf32>, vector<1xf32> -> vector<4xf32>
  %c1 = uop.const 1 : i32
  %c23 = uop.const dense<[2, 3]> : vector<2xi32>
  %c4 = uop.const 4 : vector<1xi32>
  %5 = uop.vectorize %c1, %c23, %c4 : i32, vector<2xi32>, vector<1xi32> -> vector<4xi32>
  %6 = uop.vectorize %a, %a : f32 -> vector<2xf32>
  return %0, %4, %5, %6 : vector<4xf32>, vector<4xf32>, vector<4xi32>, vector<2xf32>
}

// -----

// Lanes in another order, of two vectors, or only some of them are kept.
// CHECK-LABEL: func @vectorize_kept(
// CHECK: uop.vectorize
// CHECK: uop.vectorize
// CHECK: uop.vectorize
// CHECK: return
func.func @vectorize_kept(%v: vector<2xf32>, %w: vector<2xf32>, %x: vector<3xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = uop.gep %v [0] : vector<2xf32> -> f32
  %1 = uop.gep %v [1] : vector<2xf32> -> f32
  %2 = uop.gep %w [1] : vector<2xf32> -> f32
  %3 = uop.vectorize %1, %0 : f32 -> vector<2xf32>
  %4 = uop.vectorize %0, %2 : f32 -> vector<2xf32>
  %5 = uop.gep %x [0] : vector<3xf32> -> f32
  %6 = uop.gep %x [1] : vector<3xf32> -> f32
  %7 = uop.vectorize %5, %6 : f32 -> vector<2xf32>
  return %3, %4, %7 : vector<2xf32>, vector<2xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func @gep(
// CHECK-SAME: %[[V:.*]]: vector<4xf32>, %[[A:.*]]: f32, %[[B:.*]]: f32
// CHECK-DAG: %[[C:.*]] = uop.const dense<[3, 1]> : vector<2xi32>
// CHECK-DAG: %[[S:.*]] = uop.const 2 : i32
// CHECK-DAG: %[[P:.*]] = uop.const 7 : vector<2xi32>
// CHECK-DAG: %[[G:.*]] = uop.gep %[[V]] [1, 3] : vector<4xf32>
// CHECK-DAG: %[[T:.*]] = uop.gep %[[V]] [2, 1] : vector<4xf32>
// CHECK-DAG: %[[W:.*]] = uop.vectorize %[[B]], %[[A]], %[[B]] : f32
// CHECK: return %[[V]], %[[C]], %[[S]], %[[P]], %[[G]], %[[A]], %[[V]], %[[T]], %[[W]]
func.func @gep(%v: vector<4xf32>, %a: f32, %b: f32) -> (vector<4xf32>, vector<2xi32>, i32, vector<2xi32>, vector<2xf32>, f32, vector<4xf32>, vector<2xf32>, vector<3xf32>) {
  %0 = uop.gep %v [0, 1, 2, 3] : vector<4xf32> -> vector<4xf32>
  %c = uop.const dense<[1, 2, 3]> : vector<3xi32>
  %1 = uop.gep %c [2, 0] : vector<3xi32> -> vector<2xi32>
  %2 = uop.gep %c [1] : vector<3xi32> -> i32
  %splat = uop.const 7 : vector<3xi32>
  %3 = uop.gep %splat [2, 0] : vector<3xi32> -> vector<2xi32>
  %4 = uop.gep %v [3, 1] : vector<4xf32> -> vector<2xf32>
  %5 = uop.gep %4 [1, 0] : vector<2xf32> -> vector<2xf32>
  %6 = uop.vectorize %b, %v, %a : f32, vector<4xf32>, f32 -> vector<6xf32>
  %7 = uop.gep %6 [5] : vector<6xf32> -> f32
  %8 = uop.gep %6 [1, 2, 3, 4] : vector<6xf32> -> vector<4xf32>
  %9 = uop.gep %6 [3, 2] : vector<6xf32> -> vector<2xf32>
  %10 = uop.vectorize %a, %b : f32 -> vector<2xf32>
  %11 = uop.gep %10 [1, 0, 1] : vector<2xf32> -> vector<3xf32>
  return %0, %1, %2, %3, %5, %7, %8, %9, %11 : vector<4xf32>, vector<2xi32>, i32, vector<2xi32>, vector<2xf32>, f32, vector<4xf32>, vector<2xf32>, vector<3xf32>
}

// -----

// CHECK-LABEL: func @contract(
// CHECK-SAME: %[[A:.*]]: f32, %[[V:.*]]: vector<6xf32>
// CHECK-DAG: %[[C:.*]] = uop.const 2.000000e+00 : vector<6xf32>
// CHECK-DAG: %[[I:.*]] = uop.const dense<[0, 0, 0, 1, 1, 1]> : vector<6xindex>
// CHECK-DAG: %[[J:.*]] = uop.const dense<[0, 1, 2, 0, 1, 2]> : vector<6xindex>
// CHECK-DAG: %[[S:.*]] = uop.vectorize %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]] : f32
// CHECK-DAG: %[[ONE:.*]] = uop.vectorize %[[A]] : f32 -> vector<1xf32>
// CHECK: return %[[C]], %[[I]], %[[J]], %[[S]], %[[V]], %[[ONE]]
func.func @contract(%a: f32, %v: vector<6xf32>) -> (vector<6xf32>, vector<6xindex>, vector<6xindex>, vector<6xf32>, vector<6xf32>, vector<1xf32>) {
  %i = uop.range 0 to 2 upcast : index
  %j = uop.range 1 to 3 simd : index
  %c = uop.const 2.0 : f32
  %0 = uop.contract %c over (%i, %j) : f32 -> vector<6xf32>
  %1 = uop.contract %i over (%i, %j) : index -> vector<6xindex>
  %2 = uop.contract %j over (%i, %j) : index -> vector<6xindex>
  %3 = uop.contract %a over (%i, %j) : f32 -> vector<6xf32>
  %4 = uop.unroll %v over (%i, %j) : vector<6xf32> -> f32
  %5 = uop.contract %4 over (%i, %j) : f32 -> vector<6xf32>
  %6 = uop.contract %a over () : f32 -> vector<1xf32>
  return %0, %1, %2, %3, %5, %6 : vector<6xf32>, vector<6xindex>, vector<6xindex>, vector<6xf32>, vector<6xf32>, vector<1xf32>
}

// -----

// The value varies, the ranges are in another order, or the vector itself
// depends on the range.
// CHECK-LABEL: func @contract_kept(
// CHECK: uop.contract
// CHECK: uop.contract
// CHECK: uop.contract
// CHECK: return
func.func @contract_kept(%v: vector<6xi32>) -> (vector<2xi32>, vector<6xi32>, vector<2xi32>) {
  %i = uop.range 0 to 2 upcast : index
  %j = uop.range 1 to 3 upcast : index
  %0 = uop.cast %i : index -> i32
  %1 = uop.contract %0 over (%i) : i32 -> vector<2xi32>
  %2 = uop.unroll %v over (%j, %i) : vector<6xi32> -> i32
  %3 = uop.contract %2 over (%i, %j) : i32 -> vector<6xi32>
  %4 = uop.vectorize %0, %0 : i32 -> vector<2xi32>
  %5 = uop.add %4, %4 : vector<2xi32>
  %6 = uop.unroll %5 over (%i) : vector<2xi32> -> i32
  %7 = uop.contract %6 over (%i) : i32 -> vector<2xi32>
  return %1, %3, %7 : vector<2xi32>, vector<6xi32>, vector<2xi32>
}

// -----

// CHECK-LABEL: func @unroll(
// CHECK-SAME: %[[A:.*]]: f32
// CHECK-DAG: %[[R:.*]] = uop.range 0 to 2 upcast
// CHECK-DAG: %[[F:.*]] = uop.cast %[[R]] : index -> f32
// CHECK-DAG: %[[C:.*]] = uop.const 7 : i32
// CHECK: return %[[F]], %[[C]], %[[A]]
func.func @unroll(%a: f32) -> (f32, i32, f32) {
  %i = uop.range 0 to 2 upcast : index
  %f = uop.cast %i : index -> f32
  %0 = uop.contract %f over (%i) : f32 -> vector<2xf32>
  // An equal op is the same range.
  %same = uop.range 0 to 2 upcast : index
  %1 = uop.unroll %0 over (%same) : vector<2xf32> -> f32
  %c = uop.const 7 : vector<2xi32>
  %2 = uop.unroll %c over (%i) : vector<2xi32> -> i32
  %3 = uop.vectorize %a, %a : f32 -> vector<2xf32>
  %4 = uop.unroll %3 over (%i) : vector<2xf32> -> f32
  return %1, %2, %4 : f32, i32, f32
}

// -----

// CHECK-LABEL: func @unroll_kept(
// CHECK: uop.unroll
// CHECK: uop.unroll
// CHECK: return
func.func @unroll_kept() -> (index, i32) {
  %i = uop.range 0 to 2 upcast : index
  %other = uop.range 1 to 2 upcast : index
  %f = uop.mul %i, %i : index
  %0 = uop.contract %f over (%i) : index -> vector<2xindex>
  %1 = uop.unroll %0 over (%other) : vector<2xindex> -> index
  %c = uop.const dense<[1, 2]> : vector<2xi32>
  %2 = uop.unroll %c over (%i) : vector<2xi32> -> i32
  return %1, %2 : index, i32
}
