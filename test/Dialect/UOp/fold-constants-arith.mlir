// RUN: uop-opt %s --canonicalize | FileCheck %s

// Ops of constants, by the semantics of the dialect: total division, wrapping,
// saturating casts, one rounding, NaN and -0.0 kept. Functions whose value
// depends on a mathematical library stay.

// CHECK-LABEL: func @add_wraps(
// CHECK-NEXT: %[[R:.*]] = uop.const -128 : i8
// CHECK-NEXT: return %[[R]]
func.func @add_wraps() -> i8 {
  %a0 = uop.const 127 : i8
  %a1 = uop.const 1 : i8
  %r = uop.add %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @add_unsigned_wraps(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : ui8
// CHECK-NEXT: return %[[R]]
func.func @add_unsigned_wraps() -> ui8 {
  %a0 = uop.const 255 : ui8
  %a1 = uop.const 2 : ui8
  %r = uop.add %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @add_bool_is_or(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @add_bool_is_or() -> i1 {
  %a0 = uop.const true : i1
  %a1 = uop.const true : i1
  %r = uop.add %a0, %a1 : i1
  return %r : i1
}

// CHECK-LABEL: func @add_float(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x4B800000 : f32
// CHECK-NEXT: return %[[R]]
func.func @add_float() -> f32 {
  %a0 = uop.const 16777216.0 : f32
  %a1 = uop.const 1.0 : f32
  %r = uop.add %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @add_inf_minus_inf(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7FC00000 : f32
// CHECK-NEXT: return %[[R]]
func.func @add_inf_minus_inf() -> f32 {
  %a0 = uop.const inf : f32
  %a1 = uop.const -inf : f32
  %r = uop.add %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @sub_wraps(
// CHECK-NEXT: %[[R:.*]] = uop.const 255 : ui8
// CHECK-NEXT: return %[[R]]
func.func @sub_wraps() -> ui8 {
  %a0 = uop.const 1 : ui8
  %a1 = uop.const 2 : ui8
  %r = uop.sub %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @sub_float(
// CHECK-NEXT: %[[R:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @sub_float() -> f32 {
  %a0 = uop.const 1.0 : f32
  %a1 = uop.const 1.0 : f32
  %r = uop.sub %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @mul_wraps(
// CHECK-NEXT: %[[R:.*]] = uop.const -128 : i8
// CHECK-NEXT: return %[[R]]
func.func @mul_wraps() -> i8 {
  %a0 = uop.const 64 : i8
  %a1 = uop.const 2 : i8
  %r = uop.mul %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @mul_bool_is_and(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @mul_bool_is_and() -> i1 {
  %a0 = uop.const true : i1
  %a1 = uop.const false : i1
  %r = uop.mul %a0, %a1 : i1
  return %r : i1
}

// CHECK-LABEL: func @mul_signed_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const -0.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @mul_signed_zero() -> f32 {
  %a0 = uop.const 0.0 : f32
  %a1 = uop.const -1.0 : f32
  %r = uop.mul %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @mul_zero_inf(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7FC00000 : f32
// CHECK-NEXT: return %[[R]]
func.func @mul_zero_inf() -> f32 {
  %a0 = uop.const 0.0 : f32
  %a1 = uop.const inf : f32
  %r = uop.mul %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @mul_overflow_without_infinity(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7F : f8E4M3FN
// CHECK-NEXT: return %[[R]]
func.func @mul_overflow_without_infinity() -> f8E4M3FN {
  %a0 = uop.const 448.0 : f8E4M3FN
  %a1 = uop.const 2.0 : f8E4M3FN
  %r = uop.mul %a0, %a1 : f8E4M3FN
  return %r : f8E4M3FN
}

// CHECK-LABEL: func @fdiv_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7F800000 : f32
// CHECK-NEXT: return %[[R]]
func.func @fdiv_zero() -> f32 {
  %a0 = uop.const 1.0 : f32
  %a1 = uop.const 0.0 : f32
  %r = uop.fdiv %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @fdiv_zero_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7FC00000 : f32
// CHECK-NEXT: return %[[R]]
func.func @fdiv_zero_zero() -> f32 {
  %a0 = uop.const 0.0 : f32
  %a1 = uop.const 0.0 : f32
  %r = uop.fdiv %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @max_signed(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : i8
// CHECK-NEXT: return %[[R]]
func.func @max_signed() -> i8 {
  %a0 = uop.const -1 : i8
  %a1 = uop.const 1 : i8
  %r = uop.max %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @max_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 255 : ui8
// CHECK-NEXT: return %[[R]]
func.func @max_unsigned() -> ui8 {
  %a0 = uop.const 255 : ui8
  %a1 = uop.const 1 : ui8
  %r = uop.max %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @max_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7FC00000 : f32
// CHECK-NEXT: return %[[R]]
func.func @max_nan() -> f32 {
  %a0 = uop.const nan : f32
  %a1 = uop.const 1.0 : f32
  %r = uop.max %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @max_zeros(
// CHECK-NEXT: %[[R:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @max_zeros() -> f32 {
  %a0 = uop.const -0.0 : f32
  %a1 = uop.const 0.0 : f32
  %r = uop.max %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @max_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @max_bool() -> i1 {
  %a0 = uop.const true : i1
  %a1 = uop.const false : i1
  %r = uop.max %a0, %a1 : i1
  return %r : i1
}

// CHECK-LABEL: func @min_signed(
// CHECK-NEXT: %[[R:.*]] = uop.const -1 : i8
// CHECK-NEXT: return %[[R]]
func.func @min_signed() -> i8 {
  %a0 = uop.const -1 : i8
  %a1 = uop.const 1 : i8
  %r = uop.min %a0, %a1 : i8
  return %r : i8
}

// CHECK-LABEL: func @min_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : ui8
// CHECK-NEXT: return %[[R]]
func.func @min_unsigned() -> ui8 {
  %a0 = uop.const 255 : ui8
  %a1 = uop.const 1 : ui8
  %r = uop.min %a0, %a1 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @min_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7FC00000 : f32
// CHECK-NEXT: return %[[R]]
func.func @min_nan() -> f32 {
  %a0 = uop.const 1.0 : f32
  %a1 = uop.const nan : f32
  %r = uop.min %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @min_zeros(
// CHECK-NEXT: %[[R:.*]] = uop.const -0.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @min_zeros() -> f32 {
  %a0 = uop.const 0.0 : f32
  %a1 = uop.const -0.0 : f32
  %r = uop.min %a0, %a1 : f32
  return %r : f32
}

// CHECK-LABEL: func @min_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @min_bool() -> i1 {
  %a0 = uop.const true : i1
  %a1 = uop.const false : i1
  %r = uop.min %a0, %a1 : i1
  return %r : i1
}

// CHECK-LABEL: func @pow_stays(
// CHECK: %[[R:.*]] = uop.pow 
// CHECK-NEXT: return %[[R]]
func.func @pow_stays() -> i32 {
  %a0 = uop.const 2 : i32
  %a1 = uop.const 3 : i32
  %r = uop.pow %a0, %a1 : i32
  return %r : i32
}

// CHECK-LABEL: func @threefry_stays(
// CHECK: %[[R:.*]] = uop.threefry 
// CHECK-NEXT: return %[[R]]
func.func @threefry_stays() -> ui64 {
  %a0 = uop.const 1 : ui64
  %a1 = uop.const 2 : ui64
  %r = uop.threefry %a0, %a1 : ui64
  return %r : ui64
}
