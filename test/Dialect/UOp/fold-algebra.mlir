// RUN: uop-opt %s --canonicalize | FileCheck %s

// Rules that need no constant result: neutral and absorbing operands,
// involutions, and what must not be folded.

// CHECK-LABEL: func @int_neutral(
// CHECK-SAME: %[[X:.*]]: tensor<?xi32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @int_neutral(%x: tensor<?xi32>, %s: i32, %v: i32)
    -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
  %0 = uop.max %x, %x : tensor<?xi32>
  %1 = uop.min %x, %x : tensor<?xi32>
  %2 = uop.and %x, %x : tensor<?xi32>
  %3 = uop.or %x, %x : tensor<?xi32>
  %4 = uop.neg %x : tensor<?xi32>
  %5 = uop.neg %4 : tensor<?xi32>
  %6 = uop.not %x : tensor<?xi32>
  %7 = uop.not %6 : tensor<?xi32>
  return %0, %1, %2, %3, %5, %7 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
}

// The constant moves to the right of a commutative op first.
// CHECK-LABEL: func @int_zero_and_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xi32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @int_zero_and_one(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %zero = uop.const 0 : tensor<4xi32>
  %one = uop.const 1 : tensor<4xi32>
  %ones = uop.const -1 : tensor<4xi32>
  %0 = uop.add %zero, %x : tensor<4xi32>
  %1 = uop.sub %x, %zero : tensor<4xi32>
  %2 = uop.mul %one, %x : tensor<4xi32>
  %3 = uop.idiv %x, %one : tensor<4xi32>
  %4 = uop.floordiv %x, %one : tensor<4xi32>
  %5 = uop.and %x, %ones : tensor<4xi32>
  %6 = uop.or %x, %zero : tensor<4xi32>
  %7 = uop.xor %x, %zero : tensor<4xi32>
  %8 = uop.shl %x, %zero : tensor<4xi32>
  %9 = uop.shr %x, %zero : tensor<4xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func @int_absorbing(
// CHECK-DAG: %[[ZERO:.*]] = uop.const 0 : ui8
// CHECK-DAG: %[[ONES:.*]] = uop.const 255 : ui8
// CHECK-NEXT: return %[[ZERO]], %[[ZERO]], %[[ONES]], %[[ZERO]] : ui8, ui8, ui8, ui8
func.func @int_absorbing(%x: ui8) -> (ui8, ui8, ui8, ui8) {
  %zero = uop.const 0 : ui8
  %ones = uop.const 255 : ui8
  %0 = uop.mul %x, %zero : ui8
  %1 = uop.and %x, %zero : ui8
  %2 = uop.or %x, %ones : ui8
  %3 = uop.sub %x, %x : ui8
  return %0, %1, %2, %3 : ui8, ui8, ui8, ui8
}

// CHECK-LABEL: func @bool(
// CHECK-SAME: %[[X:.*]]: i1
// CHECK-NEXT: %[[FALSE:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[X]], %[[X]], %[[FALSE]]
func.func @bool(%x: i1) -> (i1, i1, i1) {
  %true = uop.const true : i1
  %false = uop.const false : i1
  %0 = uop.add %x, %false : i1
  %1 = uop.mul %x, %true : i1
  %2 = uop.mul %x, %false : i1
  return %0, %1, %2 : i1, i1, i1
}

// x + true is true or true, and no sum.
// CHECK-LABEL: func @bool_stays(
// CHECK: %[[R:.*]] = uop.add
// CHECK-NEXT: return %[[R]]
func.func @bool_stays(%x: i1) -> i1 {
  %true = uop.const true : i1
  %0 = uop.add %x, %true : i1
  return %0 : i1
}

// CHECK-LABEL: func @float_neutral(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @float_neutral(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %minus_zero = uop.const -0.0 : tensor<4xf32>
  %zero = uop.const 0.0 : tensor<4xf32>
  %one = uop.const 1.0 : tensor<4xf32>
  %0 = uop.add %x, %minus_zero : tensor<4xf32>
  %1 = uop.sub %x, %zero : tensor<4xf32>
  %2 = uop.mul %one, %x : tensor<4xf32>
  %3 = uop.fdiv %x, %one : tensor<4xf32>
  %4 = uop.max %x, %x : tensor<4xf32>
  %5 = uop.neg %x : tensor<4xf32>
  %6 = uop.neg %5 : tensor<4xf32>
  return %0, %1, %2, %3, %4, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -0.0 + 0.0 is 0.0, -0.0 - -0.0 is 0.0, and NaN and infinity times 0 are NaN.
// CHECK-LABEL: func @float_stays(
// CHECK: %[[A:.*]] = uop.add
// CHECK-NEXT: %[[B:.*]] = uop.sub
// CHECK-NEXT: %[[C:.*]] = uop.mul
// CHECK-NEXT: %[[D:.*]] = uop.sub
// CHECK-NEXT: %[[E:.*]] = uop.fdiv
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]]
func.func @float_stays(%x: f32) -> (f32, f32, f32, f32, f32) {
  %minus_zero = uop.const -0.0 : f32
  %zero = uop.const 0.0 : f32
  %0 = uop.add %x, %zero : f32
  %1 = uop.sub %x, %minus_zero : f32
  %2 = uop.mul %x, %zero : f32
  %3 = uop.sub %x, %x : f32
  %4 = uop.fdiv %x, %x : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// x / x and x % x are 0 at 0; a size that is not known has no constant.
// CHECK-LABEL: func @int_stays(
// CHECK: %[[A:.*]] = uop.idiv
// CHECK-NEXT: %[[B:.*]] = uop.mod
// CHECK-NEXT: %[[C:.*]] = uop.sub
// CHECK-NEXT: %[[D:.*]] = uop.neg
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]], %[[D]]
func.func @int_stays(%x: i32, %t: tensor<?xi32>) -> (i32, i32, tensor<?xi32>, i32) {
  %0 = uop.idiv %x, %x : i32
  %1 = uop.mod %x, %x : i32
  %2 = uop.sub %t, %t : tensor<?xi32>
  %3 = uop.neg %x : i32
  return %0, %1, %2, %3 : i32, i32, tensor<?xi32>, i32
}

// Not every element is 0.
// CHECK-LABEL: func @not_a_splat(
// CHECK: uop.add
func.func @not_a_splat(%x: tensor<2xi32>) -> tensor<2xi32> {
  %c = uop.const dense<[0, 1]> : tensor<2xi32>
  %0 = uop.add %x, %c : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: func @abs(
// CHECK-SAME: %[[U:.*]]: ui8, %[[S:.*]]: i8
// CHECK-NEXT: %[[R:.*]] = uop.abs %[[S]]
// CHECK-NEXT: return %[[U]], %[[R]]
func.func @abs(%u: ui8, %s: i8) -> (ui8, i8) {
  %0 = uop.abs %u : ui8
  %1 = uop.abs %s : i8
  return %0, %1 : ui8, i8
}

// The second rounding finds an integer.
// CHECK-LABEL: func @rounding(
// CHECK-NEXT: %[[A:.*]] = uop.trunc
// CHECK-NEXT: %[[B:.*]] = uop.floor
// CHECK-NEXT: %[[C:.*]] = uop.ceil
// CHECK-NEXT: %[[D:.*]] = uop.round
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]], %[[D]]
func.func @rounding(%x: f32) -> (f32, f32, f32, f32) {
  %0 = uop.trunc %x : f32
  %1 = uop.floor %x : f32
  %2 = uop.ceil %x : f32
  %3 = uop.round %x : f32
  %4 = uop.floor %0 : f32
  %5 = uop.ceil %1 : f32
  %6 = uop.round %2 : f32
  %7 = uop.trunc %3 : f32
  return %4, %5, %6, %7 : f32, f32, f32, f32
}

// CHECK-LABEL: func @where(
// CHECK-SAME: %[[C:.*]]: tensor<2xi1>, %[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<2xf32>
// CHECK: %[[R:.*]] = uop.where %[[C]], %[[X]], %[[Y]]
// CHECK: %[[S:.*]] = uop.where
// CHECK: return %[[X]], %[[X]], %[[Y]], %[[R]], %[[S]]
func.func @where(%c: tensor<2xi1>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %true = uop.const true : tensor<2xi1>
  %false = uop.const false : tensor<2xi1>
  %mixed = uop.const dense<[true, false]> : tensor<2xi1>
  %0 = uop.where %c, %x, %x : tensor<2xf32>
  %1 = uop.where %true, %x, %y : tensor<2xf32>
  %2 = uop.where %false, %x, %y : tensor<2xf32>
  %3 = uop.where %c, %x, %y : tensor<2xf32>
  %4 = uop.where %mixed, %x, %y : tensor<2xf32>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// A cast there and back loses bits; a bitcast loses none.
// CHECK-LABEL: func @conversions(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[H:.*]] = uop.cast %[[X]] : tensor<4xf32> -> tensor<4xf16>
// CHECK-NEXT: %[[F:.*]] = uop.cast %[[H]] : tensor<4xf16> -> tensor<4xf32>
// CHECK-NEXT: return %[[X]], %[[F]], %[[X]], %[[X]]
func.func @conversions(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.cast %x : tensor<4xf32> -> tensor<4xf32>
  %1 = uop.cast %x : tensor<4xf32> -> tensor<4xf16>
  %2 = uop.cast %1 : tensor<4xf16> -> tensor<4xf32>
  %3 = uop.bitcast %x : tensor<4xf32> -> tensor<4xf32>
  %4 = uop.bitcast %x : tensor<4xf32> -> tensor<4xui32>
  %5 = uop.bitcast %4 : tensor<4xui32> -> tensor<4xf32>
  return %0, %2, %3, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Constants of more than 1024 different elements are not folded.
// CHECK-LABEL: func @many_elements(
// CHECK-DAG: uop.const dense<"0x00FFFEFD
// CHECK-DAG: %[[R:.*]] = uop.neg
// CHECK: return %{{.*}}, %[[R]]
func.func @many_elements() -> (tensor<1024xi8>, tensor<1025xi8>) {
  %0 = uop.const dense<"0x00010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001"> : tensor<1024xi8>
  %1 = uop.const dense<"0x0001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102"> : tensor<1025xi8>
  %2 = uop.neg %0 : tensor<1024xi8>
  %3 = uop.neg %1 : tensor<1025xi8>
  return %2, %3 : tensor<1024xi8>, tensor<1025xi8>
}

// The least and the greatest element of a type; infinities of the other sign
// decide.
// CHECK-LABEL: func @extremum_neutral(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: i8, %[[Z:.*]]: ui8)
// CHECK: %[[M:.*]] = uop.max %[[X]]
// CHECK: %[[N:.*]] = uop.min %[[Z]]
// CHECK: return %[[X]], %[[X]], %[[Y]], %[[Z]], %[[M]], %[[N]]
func.func @extremum_neutral(%x: tensor<4xf32>, %y: i8, %z: ui8) -> (tensor<4xf32>, tensor<4xf32>, i8, ui8, tensor<4xf32>, ui8) {
  %low = uop.const 0xFF800000 : tensor<4xf32>
  %high = uop.const 0x7F800000 : tensor<4xf32>
  %least = uop.const -128 : i8
  %none = uop.const 0 : ui8
  %0 = uop.max %low, %x : tensor<4xf32>
  %1 = uop.min %x, %high : tensor<4xf32>
  %2 = uop.max %y, %least : i8
  %3 = uop.max %none, %z : ui8
  %4 = uop.max %x, %high : tensor<4xf32>
  %5 = uop.min %z, %none : ui8
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, i8, ui8, tensor<4xf32>, ui8
}
