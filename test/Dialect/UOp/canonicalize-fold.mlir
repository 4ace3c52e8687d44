// RUN: uop-opt %s --canonicalize --split-input-file | FileCheck %s

// Over no range there is one point.
// CHECK-LABEL: func @one_point(
// CHECK-SAME: %[[V:.*]]: f32, %[[Z:.*]]: f32)
// CHECK-NEXT: %[[S:.*]] = uop.add %[[Z]], %[[V]] : f32
// CHECK-NEXT: return %[[S]], %[[V]]
func.func @one_point(%v: f32, %z: f32) -> (f32, f32) {
  %s, %l = uop.fold (%v : f32) over () init (%z, %z : f32, f32) {
  ^bb0(%x: f32, %as: f32, %al: f32):
    %ns = uop.add %as, %x : f32
    uop.yield %ns, %x : f32, f32
  } combine {
  ^bb0(%s0: f32, %l0: f32, %s1: f32, %l1: f32):
    %ns = uop.add %s0, %s1 : f32
    uop.yield %ns, %l1 : f32, f32
  } : f32, f32
  return %s, %l : f32, f32
}

// -----

// Over no point nothing happens, whether the size is an attribute or a value.
// CHECK-LABEL: func @no_point(
// CHECK-SAME: %{{.*}}: tensor<4x0xf32>, %[[Z:.*]]: f32)
// CHECK-NOT: uop.fold
// CHECK: return %[[Z]], %[[Z]]
func.func @no_point(%x: tensor<4x0xf32>, %z: f32) -> (f32, f32) {
  %i = uop.range 0 to 4 reduce : index
  %k = uop.range 1 to 0 reduce : index
  %none = uop.const -1 : index
  %d = uop.range 2 to %none reduce : index
  %v = uop.index %x[%i, %k] : tensor<4x0xf32> -> f32
  %s = uop.fold (%v : f32) over (%i, %k) init (%z : f32) {
  ^bb0(%x0: f32, %as: f32):
    %ns = uop.add %as, %x0 : f32
    uop.yield %ns : f32
  } combine {
  ^bb0(%s0: f32, %s1: f32):
    %ns = uop.add %s0, %s1 : f32
    uop.yield %ns : f32
  } : f32
  %n = uop.fold () over (%d) init (%z : f32) {
  ^bb0(%as: f32):
    %one = uop.const 1.0 : f32
    %ns = uop.add %as, %one : f32
    uop.yield %ns : f32
  } combine {
  ^bb0(%s0: f32, %s1: f32):
    %ns = uop.add %s0, %s1 : f32
    uop.yield %ns : f32
  } : f32
  return %s, %n : f32, f32
}

// -----

// The second accumulator has no user; the third has one, and needs the first
// where two pieces meet. Inputs given twice are one, and those that only the
// second needed are none.
// CHECK-LABEL: func @unused(
// CHECK: %[[K:.*]] = uop.range
// CHECK: %[[V:.*]] = uop.index
// CHECK: %[[F:.*]]:2 = uop.fold (%[[V]] : f32) over (%[[K]]) init (%{{.*}}, %{{.*}} : f32, i32) {
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[A:.*]]: f32, %[[C:.*]]: i32):
// CHECK-DAG: %[[ONE:.*]] = uop.const 1 : i32
// CHECK-DAG: %[[M:.*]] = uop.max %[[A]], %[[X]] : f32
// CHECK-DAG: %[[N:.*]] = uop.add %[[C]], %[[ONE]] : i32
// CHECK: uop.yield %[[M]], %[[N]] : f32, i32
// CHECK-NEXT: } combine {
// CHECK-NEXT: ^bb0(%[[A0:.*]]: f32, %[[C0:.*]]: i32, %[[A1:.*]]: f32, %[[C1:.*]]: i32):
// CHECK-NEXT: %[[M:.*]] = uop.max %[[A0]], %[[A1]] : f32
// CHECK-NEXT: %[[E:.*]] = uop.cmp eq %[[A0]], %[[M]] : f32
// CHECK-NEXT: %[[W:.*]] = uop.where %[[E]], %[[C0]], %[[C1]] : i32
// CHECK-NEXT: uop.yield %[[M]], %[[W]] : f32, i32
// CHECK-NEXT: } {commutative, note = "kept"} : f32, i32
// CHECK: return %[[F]]#1
func.func @unused(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: f32, %n: i32) -> i32 {
  %k = uop.range 0 to 8 reduce : index
  %v = uop.index %x[%k] : tensor<8xf32> -> f32
  %w = uop.index %y[%k] : tensor<8xf32> -> f32
  %one = uop.const 1 : i32
  %m, %s, %c = uop.fold (%w, %v, %v, %one : f32, f32, f32, i32) over (%k) init (%z, %z, %n : f32, f32, i32) {
  ^bb0(%w0: f32, %v0: f32, %v1: f32, %i: i32, %am: f32, %as: f32, %ac: i32):
    %nm = uop.max %am, %v1 : f32
    %p = uop.mul %w0, %v0 : f32
    %ns = uop.add %as, %p : f32
    %nc = uop.add %ac, %i : i32
    uop.yield %nm, %ns, %nc : f32, f32, i32
  } combine {
  ^bb0(%m0: f32, %s0: f32, %c0: i32, %m1: f32, %s1: f32, %c1: i32):
    %nm = uop.max %m0, %m1 : f32
    %ns = uop.add %s0, %s1 : f32
    %keep = uop.cmp eq %m0, %nm : f32
    %nc = uop.where %keep, %c0, %c1 : i32
    uop.yield %nm, %ns, %nc : f32, f32, i32
  } {commutative, note = "kept"} : f32, f32, i32
  return %c : i32
}

// -----

// What never changes is what it was at first.
// CHECK-LABEL: func @unchanged(
// CHECK-SAME: %{{.*}}: tensor<8xf32>, %[[Z:.*]]: f32, %[[N:.*]]: i32)
// CHECK: %[[F:.*]]:2 = uop.fold
// CHECK: return %[[F]]#0, %[[N]]
func.func @unchanged(%x: tensor<8xf32>, %z: f32, %n: i32) -> (f32, i32) {
  %k = uop.range 0 to 8 reduce : index
  %v = uop.index %x[%k] : tensor<8xf32> -> f32
  %m, %c = uop.fold (%v : f32) over (%k) init (%z, %n : f32, i32) {
  ^bb0(%v0: f32, %am: f32, %ac: i32):
    %f = uop.cast %ac : i32 -> f32
    %p = uop.mul %f, %v0 : f32
    %nm = uop.add %am, %p : f32
    uop.yield %nm, %ac : f32, i32
  } combine {
  ^bb0(%m0: f32, %c0: i32, %m1: f32, %c1: i32):
    %nm = uop.add %m0, %m1 : f32
    uop.yield %nm, %c0 : f32, i32
  } : f32, i32
  return %m, %c : f32, i32
}

// -----

// Nobody asks.
// CHECK-LABEL: func @dead(
// CHECK-NEXT: return
func.func @dead(%z: f32) {
  %k = uop.range 0 to 8 reduce : index
  %s = uop.fold () over (%k) init (%z : f32) {
  ^bb0(%as: f32):
    %ns = uop.add %as, %as : f32
    uop.yield %ns : f32
  } combine {
  ^bb0(%s0: f32, %s1: f32):
    uop.yield %s0 : f32
  } : f32
  return
}
