// RUN: uop-opt %s --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

// Bounds of quotients and remainders by a value that varies. Where the divisor
// is 0, the result is.

// CHECK-LABEL: func @variable(
// CHECK-DAG: %[[C0:.*]] = uop.const 0 : index
// CHECK-DAG: %[[C1:.*]] = uop.const 1 : index
// CHECK: "test.use"(%[[C1]], %[[C1]], %[[C0]], %[[C0]])
func.func @variable() {
  %n = uop.define_var "n" [3, 4] : index
  %m = uop.define_var "m" [2, 2] : index
  %i = uop.define_var "i" [0, 2] : index
  %0 = uop.floordiv %n, %n : index
  %1 = uop.idiv %n, %m : index
  %c1 = uop.const 1 : index
  %2 = uop.max %1, %c1 : index
  %3 = uop.min %2, %c1 : index
  %4 = uop.idiv %i, %n : index
  %5 = uop.floordiv %i, %n : index
  // [3, 4] / [3, 4] is 0 or 1: at least 1 with 1.
  %6 = uop.max %0, %c1 : index
  "test.use"(%6, %3, %4, %5) : (index, index, index, index) -> ()
  return
}

// A divisor that may be 0 or negative.
// CHECK-LABEL: func @zero(
// CHECK-DAG: %[[C0:.*]] = uop.const 0 : index
// CHECK-DAG: %[[C8:.*]] = uop.const 8 : index
// CHECK: "test.use"(%[[C0]], %[[C0]], %[[C0]], %[[C8]], %[[C8]], %[[C8]], %[[C8]])
func.func @zero() {
  %x = uop.define_var "x" [3, 8] : index
  %d = uop.define_var "d" [0, 5] : index
  %s = uop.define_var "s" [-5, 5] : index
  %big = uop.define_var "big" [0, 1000] : index
  %c0 = uop.const 0 : index
  %c8 = uop.const 8 : index
  // What is not negative stays so: 0 is the least.
  %0 = uop.floordiv %x, %d : index
  %1 = uop.min %0, %c0 : index
  %2 = uop.mod %x, %s : index
  %3 = uop.min %2, %c0 : index
  %4 = uop.floormod %x, %d : index
  %5 = uop.min %4, %c0 : index
  // No result is greater than 8.
  %6 = uop.max %0, %c8 : index
  %7 = uop.mod %x, %big : index
  %8 = uop.max %7, %c8 : index
  %9 = uop.floormod %x, %big : index
  %10 = uop.max %9, %c8 : index
  %11 = uop.idiv %x, %s : index
  %12 = uop.max %11, %c8 : index
  "test.use"(%1, %3, %5, %6, %8, %10, %12) : (index, index, index, index, index, index, index) -> ()
  return
}

// floormod by divisors of one sign has that sign.
// CHECK-LABEL: func @signs(
// CHECK-DAG: %[[C0:.*]] = uop.const 0 : index
// CHECK-DAG: %[[LOW:.*]] = uop.const -4 : index
// CHECK-DAG: %[[HIGH:.*]] = uop.const 4 : index
// CHECK: "test.use"(%[[C0]], %[[LOW]], %[[C0]], %[[HIGH]])
func.func @signs() {
  %x = uop.define_var "x" [-100, 100] : index
  %n = uop.define_var "n" [-5, -2] : index
  %p = uop.define_var "p" [2, 5] : index
  %c0 = uop.const 0 : index
  %low = uop.const -4 : index
  %high = uop.const 4 : index
  %0 = uop.floormod %x, %n : index
  %1 = uop.max %0, %c0 : index
  %2 = uop.min %0, %low : index
  %3 = uop.floormod %x, %p : index
  %4 = uop.min %3, %c0 : index
  %5 = uop.max %3, %high : index
  "test.use"(%1, %2, %4, %5) : (index, index, index, index) -> ()
  return
}

// INT_MIN / -1 is INT_MIN, so nothing is known.
// CHECK-LABEL: func @wraps(
// CHECK: %[[Q:.*]] = uop.idiv
// CHECK: %[[R:.*]] = uop.max %[[Q]]
// CHECK: "test.use"(%[[R]])
func.func @wraps(%x: i8, %y: i8) {
  %c127 = uop.const -127 : i8
  %0 = uop.idiv %x, %y : i8
  %1 = uop.max %0, %c127 : i8
  "test.use"(%1) : (i8) -> ()
  return
}

// CHECK-LABEL: func @unsigned(
// CHECK-DAG: %[[C200:.*]] = uop.const 200 : ui8
// CHECK: "test.use"(%[[C200]], %[[C200]])
func.func @unsigned(%x: ui8, %y: ui8) {
  %c200 = uop.const 200 : ui8
  %m = uop.min %x, %c200 : ui8
  %0 = uop.idiv %m, %y : ui8
  %1 = uop.max %0, %c200 : ui8
  %2 = uop.floormod %m, %y : ui8
  %3 = uop.max %2, %c200 : ui8
  "test.use"(%1, %3) : (ui8, ui8) -> ()
  return
}
