// RUN: uop-opt %s --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

// Upstream's integer range analysis sees the bounds of uop ops: what has one
// possible value becomes a constant.

// CHECK-LABEL: func @by_range(
// CHECK-DAG: %[[C0:.*]] = uop.const 0 : index
// CHECK-DAG: %[[C9:.*]] = uop.const 9 : index
// CHECK: "test.use"(%[[C0]], %[[C0]], %[[C9]], %[[C0]], %[[C9]])
func.func @by_range() {
  %i = uop.range 0 to 32 : index
  %one = uop.range 1 to 1 : index
  %c9 = uop.const 9 : index
  %c32 = uop.const 32 : index
  %c100 = uop.const 100 : index
  %0 = uop.floordiv %i, %c32 : index
  %1 = uop.add %one, %one : index
  %2 = uop.add %one, %c9 : index
  %m = uop.floormod %c100, %c32 : index
  %3 = uop.idiv %m, %c32 : index
  %sum = uop.add %i, %c100 : index
  %4 = uop.min %sum, %c9 : index
  "test.use"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
  return
}

// A negative dividend, a divisor that may be 0 or -1, a wrapping sum, and a range
// of unknown size leave more than one value.
// CHECK-LABEL: func @unknown(
// CHECK: %[[A:.*]] = uop.floordiv
// CHECK-NEXT: %[[B:.*]] = uop.idiv
// CHECK-NEXT: %[[C:.*]] = uop.mod
// CHECK: %[[D:.*]] = uop.floordiv
// CHECK: %[[E:.*]] = uop.floordiv
// CHECK: "test.use"(%[[A]], %[[B]], %[[C]], %[[D]], %[[E]])
func.func @unknown(%x: i8, %n: index) {
  %i = uop.range 0 to 4 : index
  %c4 = uop.const 4 : index
  %c4_i8 = uop.const 4 : i8
  %c127 = uop.const 127 : i8
  %0 = uop.floordiv %x, %c4_i8 : i8
  %1 = uop.idiv %c4_i8, %x : i8
  %2 = uop.mod %c4_i8, %x : i8
  %d = uop.range 1 to %n : index
  %3 = uop.floordiv %d, %c4 : index
  %small = uop.cast %i : index -> i8
  %wraps = uop.add %small, %c127 : i8
  %4 = uop.floordiv %wraps, %c127 : i8
  "test.use"(%0, %1, %2, %3, %4) : (i8, i8, i8, index, i8) -> ()
  return
}

// Unsigned types are compared and divided as unsigned.
// CHECK-LABEL: func @unsigned(
// CHECK-DAG: %[[C0:.*]] = uop.const 0 : ui8
// CHECK-DAG: %[[C200:.*]] = uop.const 200 : ui8
// CHECK: "test.use"(%[[C0]], %[[C200]])
func.func @unsigned(%x: ui8) {
  %c200 = uop.const 200 : ui8
  %c100 = uop.const 100 : ui8
  %m = uop.min %x, %c100 : ui8
  %0 = uop.idiv %m, %c200 : ui8
  %1 = uop.max %m, %c200 : ui8
  "test.use"(%0, %1) : (ui8, ui8) -> ()
  return
}

// Floats, tensors and vectors have no bounds; nothing breaks.
// CHECK-LABEL: func @others(
// CHECK: uop.add %{{.*}} : tensor<4xi32>
// CHECK: uop.mul %{{.*}} : vector<4xi8>
// CHECK: uop.where %{{.*}} : f32
func.func @others(%t: tensor<4xi32>, %v: vector<4xi8>, %f: f32, %g: f32, %c: i1) {
  %0 = uop.add %t, %t : tensor<4xi32>
  %1 = uop.mul %v, %v : vector<4xi8>
  %2 = uop.where %c, %f, %g : f32
  %3 = uop.cast %f : f32 -> i1
  "test.use"(%0, %1, %2, %3) : (tensor<4xi32>, vector<4xi8>, f32, i1) -> ()
  return
}
