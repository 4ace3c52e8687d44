// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @join(
// CHECK-SAME: %[[A:.*]]: f32, %[[V:.*]]: vector<4xf32>, %[[I:.*]]: index, %[[U:.*]]: vector<2xui8>
// CHECK-NEXT: uop.vectorize %[[A]] : f32 -> vector<1xf32>
// CHECK-NEXT: uop.vectorize %[[A]], %[[A]] : f32 -> vector<2xf32>
// CHECK-NEXT: uop.vectorize %[[V]], %[[V]] : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT: uop.vectorize %[[A]], %[[V]], %[[A]] : f32, vector<4xf32>, f32 -> vector<6xf32>
// CHECK-NEXT: uop.vectorize %[[I]], %[[I]], %[[I]] {note = "kept"} : index -> vector<3xindex>
// CHECK-NEXT: uop.vectorize %[[U]], %[[U]] : vector<2xui8> -> vector<4xui8>
func.func @join(%a: f32, %v: vector<4xf32>, %i: index, %u: vector<2xui8>) {
  %0 = uop.vectorize %a : f32 -> vector<1xf32>
  %1 = uop.vectorize %a, %a : f32, f32 -> vector<2xf32>
  %2 = uop.vectorize %v, %v : vector<4xf32> -> vector<8xf32>
  %3 = uop.vectorize %a, %v, %a : f32, vector<4xf32>, f32 -> vector<6xf32>
  %4 = uop.vectorize %i, %i, %i {note = "kept"} : index -> vector<3xindex>
  %5 = uop.vectorize %u, %u : vector<2xui8> -> vector<4xui8>
  return
}

// CHECK-LABEL: func @take(
// CHECK-SAME: %[[V:.*]]: vector<4xf8E5M2>, %[[B:.*]]: vector<2xi1>
// CHECK-NEXT: uop.gep %[[V]] [3, 0, 0] : vector<4xf8E5M2> -> vector<3xf8E5M2>
// CHECK-NEXT: uop.gep %[[V]] [3] : vector<4xf8E5M2> -> f8E5M2
// CHECK-NEXT: uop.gep %[[V]] [3] : vector<4xf8E5M2> -> vector<1xf8E5M2>
// CHECK-NEXT: uop.gep %[[B]] [1] : vector<2xi1> -> i1
func.func @take(%v: vector<4xf8E5M2>, %b: vector<2xi1>) {
  %0 = uop.gep %v [3, 0, 0] : vector<4xf8E5M2> -> vector<3xf8E5M2>
  %1 = uop.gep %v [3] : vector<4xf8E5M2> -> f8E5M2
  %2 = uop.gep %v [3] : vector<4xf8E5M2> -> vector<1xf8E5M2>
  %3 = uop.gep %b [1] : vector<2xi1> -> i1
  return
}

// CHECK-LABEL: func @lanes_and_ranges(
// CHECK-SAME: %[[A:.*]]: f16
// CHECK-NEXT: %[[I:.*]] = uop.range 0 to 2 upcast
// CHECK-NEXT: %[[J:.*]] = uop.range 1 to 3 unroll
// CHECK-NEXT: %[[K:.*]] = uop.range 2 to 1 simd
// CHECK-NEXT: %[[V:.*]] = uop.contract %[[A]] over (%[[I]], %[[J]], %[[K]]) : f16 -> vector<6xf16>
// CHECK-NEXT: uop.contract %[[I]] over (%[[I]]) : index -> vector<2xindex>
// CHECK-NEXT: uop.contract %[[A]] over () : f16 -> vector<1xf16>
// CHECK-NEXT: uop.unroll %[[V]] over (%[[J]], %[[I]]) : vector<6xf16> -> f16
func.func @lanes_and_ranges(%a: f16) {
  %i = uop.range 0 to 2 upcast : index
  %j = uop.range 1 to 3 unroll : index
  %k = uop.range 2 to 1 simd : index
  %0 = uop.contract %a over (%i, %j, %k) : f16 -> vector<6xf16>
  %1 = uop.contract %i over (%i) : index -> vector<2xindex>
  %2 = uop.contract %a over () : f16 -> vector<1xf16>
  %3 = uop.unroll %0 over (%j, %i) : vector<6xf16> -> f16
  return
}

// CHECK-LABEL: func @matrices(
// CHECK-SAME: %[[A:.*]]: vector<8xi8>, %[[B:.*]]: vector<12xi8>, %[[C:.*]]: vector<6xi32>
// CHECK-NEXT: uop.wmma %[[A]], %[[B]], %[[C]] m 2 n 3 k 4 : vector<8xi8>, vector<12xi8>, vector<6xi32>
func.func @matrices(%a: vector<8xi8>, %b: vector<12xi8>, %c: vector<6xi32>) -> vector<6xi32> {
  %0 = uop.wmma %a, %b, %c m 2 n 3 k 4 : vector<8xi8>, vector<12xi8>, vector<6xi32>
  return %0 : vector<6xi32>
}

// Every element type has vectors.
// CHECK-LABEL: func @elements(
// CHECK-NEXT: uop.const dense<[true, false]> : vector<2xi1>
// CHECK-NEXT: uop.const dense<[-1, 2]> : vector<2xi8>
// CHECK-NEXT: uop.const dense<[255, 2]> : vector<2xui8>
// CHECK-NEXT: uop.const dense<[1.000000e+00, -5.000000e-01]> : vector<2xf8E4M3FN>
// CHECK-NEXT: uop.const dense<[1.000000e+00, 0x7FC0]> : vector<2xbf16>
// CHECK-NEXT: uop.const dense<[7, -7]> : vector<2xindex>
// CHECK-NEXT: uop.const 3 : vector<4xui64>
func.func @elements() {
  %0 = uop.const dense<[true, false]> : vector<2xi1>
  %1 = uop.const dense<[-1, 2]> : vector<2xi8>
  %2 = uop.const dense<[255, 2]> : vector<2xui8>
  %3 = uop.const dense<[1.0, -0.5]> : vector<2xf8E4M3FN>
  %4 = uop.const dense<[1.0, 0x7FC0]> : vector<2xbf16>
  %5 = uop.const dense<[7, -7]> : vector<2xindex>
  %6 = uop.const 3 : vector<4xui64>
  return
}

// CHECK-LABEL: uop.kernel @memory(
// CHECK-SAME: %[[X:.*]]: memref<32xi1>, %[[O:.*]]: memref<64xi1>
// CHECK: %[[I:.*]] = uop.range
// CHECK: %[[G:.*]] = uop.const true
// CHECK: %[[AT:.*]] = uop.const dense<[0, 31]> : vector<2xindex>
// CHECK: %[[M:.*]] = uop.const dense<[true, false]> : vector<2xi1>
// CHECK: %[[A:.*]] = uop.load %[[X]][%[[I]]] : memref<32xi1> -> vector<2xi1>
// CHECK-NEXT: uop.load %[[X]][%[[AT]]] : memref<32xi1>, vector<2xindex> -> vector<2xi1>
// CHECK-NEXT: uop.load %[[X]][%[[I]]] if %[[G]] : memref<32xi1> -> vector<2xi1>
// CHECK-NEXT: uop.load %[[X]][%[[I]]] if %[[M]] : memref<32xi1>, vector<2xi1> -> vector<2xi1>
// CHECK-NEXT: uop.load %[[X]][%[[AT]]] if %[[G]] else %[[A]] : memref<32xi1>, vector<2xindex> -> vector<2xi1>
// CHECK-NEXT: %[[B:.*]] = uop.load %[[X]][%[[AT]]] if %[[M]] else %[[A]] : memref<32xi1>, vector<2xindex>, vector<2xi1> -> vector<2xi1>
// CHECK-NEXT: uop.store %[[A]], %[[O]][%[[I]]] over (%[[I]]) : memref<64xi1>, vector<2xi1>
// CHECK-NEXT: uop.store %[[A]], %[[O]][%[[AT]]] over () : memref<64xi1>, vector<2xi1>, vector<2xindex>
// CHECK-NEXT: uop.store %[[A]], %[[O]][%[[I]]] over (%[[I]]) if %[[G]] : memref<64xi1>, vector<2xi1>
// CHECK-NEXT: uop.store %[[A]], %[[O]][%[[I]]] over (%[[I]]) if %[[M]] : memref<64xi1>, vector<2xi1>, vector<2xi1>
// CHECK-NEXT: uop.store %[[B]], %[[O]][%[[AT]]] over () if %[[G]] : memref<64xi1>, vector<2xi1>, vector<2xindex>
// CHECK-NEXT: uop.store %[[B]], %[[O]][%[[AT]]] over () if %[[M]] : memref<64xi1>, vector<2xi1>, vector<2xindex>, vector<2xi1>
// CHECK-NEXT: uop.store %[[G]], %[[O]][%[[I]]] over (%[[I]]) : memref<64xi1>
uop.kernel @memory(%x: memref<32xi1>, %o: memref<64xi1>) {
  %i = uop.range 0 to 16 : index
  %g = uop.const true : i1
  %at = uop.const dense<[0, 31]> : vector<2xindex>
  %m = uop.const dense<[true, false]> : vector<2xi1>
  %0 = uop.load %x[%i] : memref<32xi1> -> vector<2xi1>
  %1 = uop.load %x[%at] : memref<32xi1>, vector<2xindex> -> vector<2xi1>
  %2 = uop.load %x[%i] if %g : memref<32xi1> -> vector<2xi1>
  %3 = uop.load %x[%i] if %m : memref<32xi1>, vector<2xi1> -> vector<2xi1>
  %4 = uop.load %x[%at] if %g else %0 : memref<32xi1>, vector<2xindex> -> vector<2xi1>
  %5 = uop.load %x[%at] if %m else %0 : memref<32xi1>, vector<2xindex>, vector<2xi1> -> vector<2xi1>
  uop.store %0, %o[%i] over (%i) : memref<64xi1>, vector<2xi1>
  uop.store %0, %o[%at] over () : memref<64xi1>, vector<2xi1>, vector<2xindex>
  uop.store %0, %o[%i] over (%i) if %g : memref<64xi1>, vector<2xi1>
  uop.store %0, %o[%i] over (%i) if %m : memref<64xi1>, vector<2xi1>, vector<2xi1>
  uop.store %5, %o[%at] over () if %g : memref<64xi1>, vector<2xi1>, vector<2xindex>
  uop.store %5, %o[%at] over () if %m : memref<64xi1>, vector<2xi1>, vector<2xindex>, vector<2xi1>
  uop.store %g, %o[%i] over (%i) : memref<64xi1>, i1
  uop.sink
}

// CHECK-LABEL: func @reduce(
// CHECK: uop.reduce max %{{.*}} over (%{{.*}}) : vector<4xf16>
func.func @reduce(%v: vector<4xf16>) -> vector<4xf16> {
  %k = uop.range 0 to 4 reduce : index
  %0 = uop.reduce max %v over (%k) : vector<4xf16>
  return %0 : vector<4xf16>
}

// CHECK-LABEL: func @packed(
// CHECK: %[[P:.*]] = uop.pack %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : i8 -> i32
// CHECK: %[[Q:.*]] = uop.pack %{{.*}}, %{{.*}} : vector<4xbf16> -> vector<4xi32>
// CHECK: uop.dot %[[P]] of i8, %[[P]] of ui8 : i32 -> i32
// CHECK: uop.dot %[[P]] of i16, %[[P]] of ui16 : i32 -> i32
// CHECK: uop.dot %[[Q]] of bf16, %[[Q]] of bf16 : vector<4xi32> -> vector<4xf32>
func.func @packed(%a: i8, %b: i8, %x: vector<4xbf16>) -> (i32, vector<4xf32>) {
  %p = uop.pack %a, %b, %a, %b : i8 -> i32
  %q = uop.pack %x, %x : vector<4xbf16> -> vector<4xi32>
  %0 = uop.dot %p of i8, %p of ui8 : i32 -> i32
  uop.dot %p of i16, %p of ui16 : i32 -> i32
  %1 = uop.dot %q of bf16, %q of bf16 : vector<4xi32> -> vector<4xf32>
  return %0, %1 : i32, vector<4xf32>
}
