// RUN: uop-opt %s --uop-simplify-integers --split-input-file | FileCheck %s

// A clamped index is inside: neither it counts from the end, nor is it masked.
//
// CHECK-LABEL: func.func @clamped(
// CHECK-SAME: %[[X:.*]]: tensor<8xi64>, %[[T:.*]]: tensor<8xf32>)
// CHECK: %[[LOW:.*]] = uop.max %[[X]]
// CHECK: %[[IN:.*]] = uop.min %[[LOW]]
// CHECK-NOT: uop.cmp
// CHECK-NOT: uop.where
// CHECK: %[[G:.*]] = uop.gather %[[T]], %[[IN]] axis 0
// CHECK-NEXT: return %[[G]]
func.func @clamped(%x: tensor<8xi64>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = uop.const 0 : tensor<8xi64>
  %c7 = uop.const 7 : tensor<8xi64>
  %c8 = uop.const 8 : tensor<8xi64>
  %f0 = uop.const 0.0 : tensor<8xf32>
  %0 = uop.max %x, %c0 : tensor<8xi64>
  %1 = uop.min %0, %c7 : tensor<8xi64>
  %2 = uop.cmp lt %1, %c0 : tensor<8xi64>
  %3 = uop.add %1, %c8 : tensor<8xi64>
  %4 = uop.where %2, %3, %1 : tensor<8xi64>
  %5 = uop.cmp ge %4, %c0 : tensor<8xi64>
  %6 = uop.cmp lt %4, %c8 : tensor<8xi64>
  %7 = uop.and %5, %6 : tensor<8xi1>
  %8 = uop.gather %t, %4 axis 0 : tensor<8xf32>, tensor<8xi64> -> tensor<8xf32>
  %9 = uop.where %7, %8, %f0 : tensor<8xf32>
  return %9 : tensor<8xf32>
}

// -----

// Moved positions have the range of the positions.
//
// CHECK-LABEL: func.func @moved(
// CHECK: %[[TRUE:.*]] = uop.const true : tensor<3x4xi1>
// CHECK-NEXT: return %[[TRUE]]
func.func @moved() -> tensor<3x4xi1> {
  %0 = uop.iota axis 0 : tensor<4xi64>
  %1 = uop.reshape %0 : tensor<4xi64> -> tensor<1x4xi64>
  %2 = uop.expand %1 : tensor<1x4xi64> -> tensor<3x4xi64>
  %c3 = uop.const 3 : tensor<3x4xi64>
  %3 = uop.cmp le %2, %c3 : tensor<3x4xi64>
  return %3 : tensor<3x4xi1>
}

// -----

// The border is 0, or the value that the pad has.
//
// CHECK-LABEL: func.func @padded(
// CHECK: %[[A:.*]] = uop.cmp gt
// CHECK: %[[B:.*]] = uop.const true : tensor<6xi1>
// CHECK: return %[[A]], %[[B]]
func.func @padded() -> (tensor<6xi1>, tensor<6xi1>) {
  %c9 = uop.const 9 : i64
  %0 = uop.iota axis 0 : tensor<4xi64>
  %one = uop.const 1 : tensor<4xi64>
  %1 = uop.add %0, %one : tensor<4xi64>
  %2 = uop.pad %1 low [1] high [1] : tensor<4xi64> -> tensor<6xi64>
  %3 = uop.pad %1 low [1] high [1] value %c9 : tensor<4xi64> -> tensor<6xi64>
  %c0 = uop.const 0 : tensor<6xi64>
  %4 = uop.cmp gt %2, %c0 : tensor<6xi64>
  %5 = uop.cmp gt %3, %c0 : tensor<6xi64>
  return %4, %5 : tensor<6xi1>, tensor<6xi1>
}

// -----

// NaN becomes 0, whatever the bounds of the float.
//
// CHECK-LABEL: func.func @rounded(
// CHECK: %[[A:.*]] = uop.const true : tensor<8xi1>
// CHECK: %[[B:.*]] = uop.cmp ge
// CHECK: return %[[A]], %[[B]]
func.func @rounded(%x: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xi1>) {
  %lo = uop.const 3.0 : tensor<8xf32>
  %hi = uop.const 7.5 : tensor<8xf32>
  %0 = uop.max %x, %lo : tensor<8xf32>
  %1 = uop.min %0, %hi : tensor<8xf32>
  %2 = uop.cast %1 : tensor<8xf32> -> tensor<8xi64>
  %c7 = uop.const 7 : tensor<8xi64>
  %c3 = uop.const 3 : tensor<8xi64>
  %3 = uop.cmp le %2, %c7 : tensor<8xi64>
  %4 = uop.cmp ge %2, %c3 : tensor<8xi64>
  return %3, %4 : tensor<8xi1>, tensor<8xi1>
}

// -----

// Sums and products of floats may be rounded once or twice: a result that could
// reach an integer is taken to reach it.
//
// CHECK-LABEL: func.func @inexact(
// CHECK: %[[A:.*]] = uop.const true : tensor<9xi1>
// CHECK: %[[B:.*]] = uop.cmp lt
// CHECK: return %[[A]], %[[B]]
func.func @inexact() -> (tensor<9xi1>, tensor<9xi1>) {
  %0 = uop.iota axis 0 : tensor<9xi64>
  %1 = uop.cast %0 : tensor<9xi64> -> tensor<9xf32>
  %half = uop.const 0.5 : tensor<9xf32>
  %below = uop.const 0.9999999 : tensor<9xf32>
  %2 = uop.mul %1, %half : tensor<9xf32>
  %3 = uop.add %2, %half : tensor<9xf32>
  %4 = uop.cast %3 : tensor<9xf32> -> tensor<9xi64>
  %5 = uop.mul %1, %below : tensor<9xf32>
  %6 = uop.floor %5 : tensor<9xf32>
  %7 = uop.cast %6 : tensor<9xf32> -> tensor<9xi64>
  %c5 = uop.const 5 : tensor<9xi64>
  %c8 = uop.const 8 : tensor<9xi64>
  %8 = uop.cmp lt %4, %c5 : tensor<9xi64>
  %9 = uop.cmp lt %7, %c8 : tensor<9xi64>
  return %8, %9 : tensor<9xi1>, tensor<9xi1>
}

// -----

// Where the condition holds, the float is inside; a condition that one of two
// comparisons is enough for tells nothing.
//
// CHECK-LABEL: func.func @chosen(
// CHECK: %[[A:.*]] = uop.const false : tensor<8xi1>
// CHECK: %[[B:.*]] = uop.cmp lt
// CHECK: return %[[A]], %[[B]]
func.func @chosen(%x: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xi1>) {
  %lo = uop.const 0.0 : tensor<8xf32>
  %hi = uop.const 64.0 : tensor<8xf32>
  %c0 = uop.const 0 : tensor<8xi64>
  %0 = uop.cmp ge %x, %lo : tensor<8xf32>
  %1 = uop.cmp lt %x, %hi : tensor<8xf32>
  %2 = uop.cast %x : tensor<8xf32> -> tensor<8xi64>
  %and = uop.and %0, %1 : tensor<8xi1>
  %or = uop.or %0, %1 : tensor<8xi1>
  %3 = uop.where %and, %2, %c0 : tensor<8xi64>
  %4 = uop.where %or, %2, %c0 : tensor<8xi64>
  %c64 = uop.const 64 : tensor<8xi64>
  %5 = uop.cmp ge %3, %c64 : tensor<8xi64>
  %6 = uop.cmp lt %4, %c0 : tensor<8xi64>
  return %5, %6 : tensor<8xi1>, tensor<8xi1>
}

// -----

// So it is with integers, of either signedness.
//
// CHECK-LABEL: func.func @chosen_integers(
// CHECK: %[[A:.*]] = uop.const true : tensor<8xi1>
// CHECK: %[[B:.*]] = uop.const true : tensor<8xi1>
// CHECK: %[[C:.*]] = uop.cmp le
// CHECK: return %[[A]], %[[B]], %[[C]]
func.func @chosen_integers(%x: tensor<8xi64>, %u: tensor<8xui8>) -> (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) {
  %c9 = uop.const 9 : tensor<8xi64>
  %u9 = uop.const 9 : tensor<8xui8>
  %0 = uop.cmp gt %c9, %x : tensor<8xi64>
  %1 = uop.where %0, %x, %c9 : tensor<8xi64>
  %2 = uop.cmp le %1, %c9 : tensor<8xi64>
  %3 = uop.cmp lt %u, %u9 : tensor<8xui8>
  %4 = uop.where %3, %u, %u9 : tensor<8xui8>
  %5 = uop.cmp le %4, %u9 : tensor<8xui8>
  %6 = uop.where %0, %c9, %x : tensor<8xi64>
  %7 = uop.cmp le %6, %c9 : tensor<8xi64>
  return %2, %5, %7 : tensor<8xi1>, tensor<8xi1>, tensor<8xi1>
}

// -----

// A count is at most the number of elements; a sum that may wrap is anything.
//
// CHECK-LABEL: func.func @counted(
// CHECK: %[[A:.*]] = uop.const true : tensor<4xi1>
// CHECK: %[[B:.*]] = uop.cmp ge
// CHECK: return %[[A]], %[[B]]
func.func @counted(%m: tensor<4x100xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = uop.cast %m : tensor<4x100xi1> -> tensor<4x100xi64>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<4x100xi64> -> tensor<4xi64>
  %c100 = uop.const 100 : tensor<4xi64>
  %2 = uop.cmp le %1, %c100 : tensor<4xi64>
  %3 = uop.cast %m : tensor<4x100xi1> -> tensor<4x100xi8>
  %two = uop.const 2 : tensor<4x100xi8>
  %4 = uop.mul %3, %two : tensor<4x100xi8>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<4x100xi8> -> tensor<4xi8>
  %c0 = uop.const 0 : tensor<4xi8>
  %6 = uop.cmp ge %5, %c0 : tensor<4xi8>
  return %2, %6 : tensor<4xi1>, tensor<4xi1>
}

// -----

// Constants have the range of their elements, a reduction of none its identity.
//
// CHECK-LABEL: func.func @constants(
// CHECK: %[[A:.*]] = uop.const true : tensor<4xi1>
// CHECK: %[[B:.*]] = uop.cmp ge
// CHECK: return %[[A]], %[[B]]
func.func @constants(%e: tensor<4x0xi64>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = uop.const dense<[3, 1, 4, 1]> : tensor<4xi64>
  %c1 = uop.const 1 : tensor<4xi64>
  %1 = uop.cmp ge %0, %c1 : tensor<4xi64>
  %lo = uop.const 5 : tensor<4x0xi64>
  %2 = uop.max %e, %lo : tensor<4x0xi64>
  %3 = uop.reduce_axis max %2 axes [1] : tensor<4x0xi64> -> tensor<4xi64>
  %4 = uop.cmp ge %3, %c1 : tensor<4xi64>
  return %1, %4 : tensor<4xi1>, tensor<4xi1>
}

// -----

// The counter of a loop is inside: it needs no clamp, and its gate always holds.
//
// CHECK-LABEL: func.func private @counter(
// CHECK-SAME: %[[I:.*]]: tensor<i64>
// CHECK-NOT: uop.max
// CHECK-NOT: uop.where
// CHECK: return %[[I]]
func.func private @counter(%i: tensor<i64> {uop.bounds = array<i64: 0, 7>}) -> tensor<i64> {
  %c0 = uop.const 0 : tensor<i64>
  %c8 = uop.const 8 : tensor<i64>
  %0 = uop.cmp lt %i, %c0 : tensor<i64>
  %1 = uop.add %i, %c8 : tensor<i64>
  %2 = uop.where %0, %1, %i : tensor<i64>
  return %2 : tensor<i64>
}
