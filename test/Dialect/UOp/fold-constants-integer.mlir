// RUN: uop-opt %s --canonicalize | FileCheck %s

// Ops of constants, by the semantics of the dialect: total division, wrapping,
// saturating casts, one rounding, NaN and -0.0 kept. Functions whose value
// depends on a mathematical library stay.

// CHECK-LABEL: func @idiv_by_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i32
// CHECK-NEXT: return %[[R]]
func.func @idiv_by_zero() -> i32 {
  %a0 = uop.const 7 : i32
  %a1 = uop.const 0 : i32
  %r = uop.idiv %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @idiv_unsigned_by_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : ui32
// CHECK-NEXT: return %[[R]]
func.func @idiv_unsigned_by_zero() -> ui32 {
  %a0 = uop.const 7 : ui32
  %a1 = uop.const 0 : ui32
  %r = uop.idiv %a0, %a1 : ui32
  return %r : ui32
}

// CHECK-LABEL: func @mod_by_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i32
// CHECK-NEXT: return %[[R]]
func.func @mod_by_zero() -> i32 {
  %a0 = uop.const 7 : i32
  %a1 = uop.const 0 : i32
  %r = uop.mod %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @mod_unsigned_by_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : ui32
// CHECK-NEXT: return %[[R]]
func.func @mod_unsigned_by_zero() -> ui32 {
  %a0 = uop.const 7 : ui32
  %a1 = uop.const 0 : ui32
  %r = uop.mod %a0, %a1 : ui32
  return %r : ui32
}

// CHECK-LABEL: func @floordiv_by_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i32
// CHECK-NEXT: return %[[R]]
func.func @floordiv_by_zero() -> i32 {
  %a0 = uop.const 7 : i32
  %a1 = uop.const 0 : i32
  %r = uop.floordiv %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @floordiv_unsigned_by_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : ui32
// CHECK-NEXT: return %[[R]]
func.func @floordiv_unsigned_by_zero() -> ui32 {
  %a0 = uop.const 7 : ui32
  %a1 = uop.const 0 : ui32
  %r = uop.floordiv %a0, %a1 : ui32
  return %r : ui32
}

// CHECK-LABEL: func @floormod_by_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i32
// CHECK-NEXT: return %[[R]]
func.func @floormod_by_zero() -> i32 {
  %a0 = uop.const 7 : i32
  %a1 = uop.const 0 : i32
  %r = uop.floormod %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @floormod_unsigned_by_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : ui32
// CHECK-NEXT: return %[[R]]
func.func @floormod_unsigned_by_zero() -> ui32 {
  %a0 = uop.const 7 : ui32
  %a1 = uop.const 0 : ui32
  %r = uop.floormod %a0, %a1 : ui32
  return %r : ui32
}

// CHECK-LABEL: func @idiv_int_min(
// CHECK-NEXT: %[[R:.*]] = uop.const -128 : i8
// CHECK-NEXT: return %[[R]]
func.func @idiv_int_min() -> i8 {
  %a0 = uop.const -128 : i8
  %a1 = uop.const -1 : i8
  %r = uop.idiv %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @idiv_truncates(
// CHECK-NEXT: %[[R:.*]] = uop.const -3 : i32
// CHECK-NEXT: return %[[R]]
func.func @idiv_truncates() -> i32 {
  %a0 = uop.const -7 : i32
  %a1 = uop.const 2 : i32
  %r = uop.idiv %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @idiv_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 127 : ui8
// CHECK-NEXT: return %[[R]]
func.func @idiv_unsigned() -> ui8 {
  %a0 = uop.const 255 : ui8
  %a1 = uop.const 2 : ui8
  %r = uop.idiv %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @mod_int_min(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i8
// CHECK-NEXT: return %[[R]]
func.func @mod_int_min() -> i8 {
  %a0 = uop.const -128 : i8
  %a1 = uop.const -1 : i8
  %r = uop.mod %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @mod_sign_of_dividend(
// CHECK-NEXT: %[[R:.*]] = uop.const -1 : i32
// CHECK-NEXT: return %[[R]]
func.func @mod_sign_of_dividend() -> i32 {
  %a0 = uop.const -7 : i32
  %a1 = uop.const 2 : i32
  %r = uop.mod %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @mod_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : ui8
// CHECK-NEXT: return %[[R]]
func.func @mod_unsigned() -> ui8 {
  %a0 = uop.const 255 : ui8
  %a1 = uop.const 2 : ui8
  %r = uop.mod %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @floordiv_int_min(
// CHECK-NEXT: %[[R:.*]] = uop.const -128 : i8
// CHECK-NEXT: return %[[R]]
func.func @floordiv_int_min() -> i8 {
  %a0 = uop.const -128 : i8
  %a1 = uop.const -1 : i8
  %r = uop.floordiv %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @floordiv_floors(
// CHECK-NEXT: %[[R:.*]] = uop.const -4 : i32
// CHECK-NEXT: return %[[R]]
func.func @floordiv_floors() -> i32 {
  %a0 = uop.const -7 : i32
  %a1 = uop.const 2 : i32
  %r = uop.floordiv %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @floordiv_negative_divisor(
// CHECK-NEXT: %[[R:.*]] = uop.const -4 : i32
// CHECK-NEXT: return %[[R]]
func.func @floordiv_negative_divisor() -> i32 {
  %a0 = uop.const 7 : i32
  %a1 = uop.const -2 : i32
  %r = uop.floordiv %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @floordiv_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 127 : ui8
// CHECK-NEXT: return %[[R]]
func.func @floordiv_unsigned() -> ui8 {
  %a0 = uop.const 255 : ui8
  %a1 = uop.const 2 : ui8
  %r = uop.floordiv %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @floordiv_index(
// CHECK-NEXT: %[[R:.*]] = uop.const -4 : index
// CHECK-NEXT: return %[[R]]
func.func @floordiv_index() -> index {
  %a0 = uop.const -7 : index
  %a1 = uop.const 2 : index
  %r = uop.floordiv %a0, %a1 : index
  return %r : index
}

// CHECK-LABEL: func @floormod_int_min(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i8
// CHECK-NEXT: return %[[R]]
func.func @floormod_int_min() -> i8 {
  %a0 = uop.const -128 : i8
  %a1 = uop.const -1 : i8
  %r = uop.floormod %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @floormod_sign_of_divisor(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : i32
// CHECK-NEXT: return %[[R]]
func.func @floormod_sign_of_divisor() -> i32 {
  %a0 = uop.const -7 : i32
  %a1 = uop.const 2 : i32
  %r = uop.floormod %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @floormod_negative_divisor(
// CHECK-NEXT: %[[R:.*]] = uop.const -1 : i32
// CHECK-NEXT: return %[[R]]
func.func @floormod_negative_divisor() -> i32 {
  %a0 = uop.const 7 : i32
  %a1 = uop.const -2 : i32
  %r = uop.floormod %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @floormod_exact(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i32
// CHECK-NEXT: return %[[R]]
func.func @floormod_exact() -> i32 {
  %a0 = uop.const -8 : i32
  %a1 = uop.const 2 : i32
  %r = uop.floormod %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @floormod_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : ui8
// CHECK-NEXT: return %[[R]]
func.func @floormod_unsigned() -> ui8 {
  %a0 = uop.const 255 : ui8
  %a1 = uop.const 2 : ui8
  %r = uop.floormod %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @and(
// CHECK-NEXT: %[[R:.*]] = uop.const 8 : i8
// CHECK-NEXT: return %[[R]]
func.func @and() -> i8 {
  %a0 = uop.const 12 : i8
  %a1 = uop.const 10 : i8
  %r = uop.and %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @or(
// CHECK-NEXT: %[[R:.*]] = uop.const 14 : i8
// CHECK-NEXT: return %[[R]]
func.func @or() -> i8 {
  %a0 = uop.const 12 : i8
  %a1 = uop.const 10 : i8
  %r = uop.or %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @xor(
// CHECK-NEXT: %[[R:.*]] = uop.const 6 : i8
// CHECK-NEXT: return %[[R]]
func.func @xor() -> i8 {
  %a0 = uop.const 12 : i8
  %a1 = uop.const 10 : i8
  %r = uop.xor %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @xor_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @xor_bool() -> i1 {
  %a0 = uop.const true : i1
  %a1 = uop.const true : i1
  %r = uop.xor %a0, %a1 : i1
  return %r : i1
}

// CHECK-LABEL: func @shl(
// CHECK-NEXT: %[[R:.*]] = uop.const -128 : i8
// CHECK-NEXT: return %[[R]]
func.func @shl() -> i8 {
  %a0 = uop.const 1 : i8
  %a1 = uop.const 7 : i8
  %r = uop.shl %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @shl_by_width(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i8
// CHECK-NEXT: return %[[R]]
func.func @shl_by_width() -> i8 {
  %a0 = uop.const 1 : i8
  %a1 = uop.const 8 : i8
  %r = uop.shl %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @shl_by_negative_is_huge(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i8
// CHECK-NEXT: return %[[R]]
func.func @shl_by_negative_is_huge() -> i8 {
  %a0 = uop.const 1 : i8
  %a1 = uop.const -1 : i8
  %r = uop.shl %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @shr_arithmetic(
// CHECK-NEXT: %[[R:.*]] = uop.const -1 : i8
// CHECK-NEXT: return %[[R]]
func.func @shr_arithmetic() -> i8 {
  %a0 = uop.const -128 : i8
  %a1 = uop.const 7 : i8
  %r = uop.shr %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @shr_by_width_is_sign(
// CHECK-NEXT: %[[R:.*]] = uop.const -1 : i8
// CHECK-NEXT: return %[[R]]
func.func @shr_by_width_is_sign() -> i8 {
  %a0 = uop.const -128 : i8
  %a1 = uop.const 8 : i8
  %r = uop.shr %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @shr_by_negative_is_huge(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i8
// CHECK-NEXT: return %[[R]]
func.func @shr_by_negative_is_huge() -> i8 {
  %a0 = uop.const 64 : i8
  %a1 = uop.const -1 : i8
  %r = uop.shr %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @shr_logical(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : ui8
// CHECK-NEXT: return %[[R]]
func.func @shr_logical() -> ui8 {
  %a0 = uop.const 128 : ui8
  %a1 = uop.const 7 : ui8
  %r = uop.shr %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @shr_logical_by_width(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : ui8
// CHECK-NEXT: return %[[R]]
func.func @shr_logical_by_width() -> ui8 {
  %a0 = uop.const 128 : ui8
  %a1 = uop.const 8 : ui8
  %r = uop.shr %a0, %a1 : ui8
  return %r : ui8
}
