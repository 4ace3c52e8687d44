// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// Inputs and accumulators of different types, over two ranges.
// CHECK-LABEL: func @two_ranges(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[NINF:.*]]: f32, %[[ZERO:.*]]: i64, %[[NONE:.*]]: index)
// CHECK: %[[R0:.*]] = uop.range 0 to 4 reduce
// CHECK: %[[R1:.*]] = uop.range 1 to 8 reduce
// CHECK: %[[V:.*]] = uop.index
// CHECK: %[[F:.*]]:3 = uop.fold (%[[V]], %[[R1]] : f32, index) over (%[[R0]], %[[R1]]) init (%[[NINF]], %[[ZERO]], %[[NONE]] : f32, i64, index) {
// CHECK-NEXT: ^bb0(%[[A0:.*]]: f32, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: i64, %[[A4:.*]]: index):
// CHECK-NEXT: %[[M:.*]] = uop.max %[[A2]], %[[A0]] : f32
// CHECK-NEXT: uop.yield %[[M]], %[[A3]], %[[A1]] : f32, i64, index
// CHECK-NEXT: } combine {
// CHECK-NEXT: ^bb0(%[[B0:.*]]: f32, %[[B1:.*]]: i64, %[[B2:.*]]: index, %[[B3:.*]]: f32, %[[B4:.*]]: i64, %[[B5:.*]]: index):
// CHECK-NEXT: %[[M:.*]] = uop.max %[[B0]], %[[B3]] : f32
// CHECK-NEXT: uop.yield %[[M]], %[[B1]], %[[B5]] : f32, i64, index
// CHECK-NEXT: } : f32, i64, index
func.func @two_ranges(%x: tensor<4x8xf32>, %ninf: f32, %zero: i64, %none: index) -> f32 {
  %i = uop.range 0 to 4 reduce : index
  %k = uop.range 1 to 8 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x8xf32> -> f32
  %m, %c, %l = uop.fold (%0, %k : f32, index) over (%i, %k) init (%ninf, %zero, %none : f32, i64, index) {
  ^bb0(%v: f32, %at: index, %am: f32, %ac: i64, %al: index):
    %nm = uop.max %am, %v : f32
    uop.yield %nm, %ac, %at : f32, i64, index
  } combine {
  ^bb0(%m0: f32, %c0: i64, %l0: index, %m1: f32, %c1: i64, %l1: index):
    %nm = uop.max %m0, %m1 : f32
    uop.yield %nm, %c0, %l1 : f32, i64, index
  } : f32, i64, index
  return %m : f32
}

// Nothing is read, nothing is run over; attributes.
// CHECK-LABEL: func @bare(
// CHECK-NEXT: uop.fold () over () init (%{{.*}} : i8) {
// CHECK-NEXT: ^bb0(%[[A:.*]]: i8):
// CHECK-NEXT: uop.yield %[[A]] : i8
// CHECK-NEXT: } combine {
// CHECK-NEXT: ^bb0(%[[A:.*]]: i8, %{{.*}}: i8):
// CHECK-NEXT: uop.yield %[[A]] : i8
// CHECK-NEXT: } {commutative, note = "kept"} : i8
func.func @bare(%z: i8) -> i8 {
  %0 = uop.fold () over () init (%z : i8) {
  ^bb0(%a: i8):
    uop.yield %a : i8
  } combine {
  ^bb0(%a: i8, %b: i8):
    uop.yield %a : i8
  } {commutative, note = "kept"} : i8
  return %0 : i8
}

// CHECK-LABEL: func @recurrence(
// CHECK-SAME: %[[V:[^:]*]]: f32, %[[S:[^:]*]]: f32
// CHECK: %[[K:.*]] = uop.range 0 to 8 reduce : index
// CHECK: %[[R:.*]] = uop.recurrence %[[V]] scale %[[S]] over (%[[K]]) : f32
// CHECK: uop.recurrence %{{.*}} scale %{{.*}} over () {note = "kept"} : vector<4xf64>
func.func @recurrence(%v: f32, %s: f32, %w: vector<4xf64>) -> (f32, vector<4xf64>) {
  %k = uop.range 0 to 8 reduce : index
  %0 = uop.recurrence %v scale %s over (%k) : f32
  %1 = uop.recurrence %w scale %w over () {note = "kept"} : vector<4xf64>
  return %0, %1 : f32, vector<4xf64>
}
