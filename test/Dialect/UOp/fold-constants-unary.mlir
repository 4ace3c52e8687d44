// RUN: uop-opt %s --canonicalize | FileCheck %s

// Ops of constants, by the semantics of the dialect: total division, wrapping,
// saturating casts, one rounding, NaN and -0.0 kept. Functions whose value
// depends on a mathematical library stay.

// CHECK-LABEL: func @neg_int_min(
// CHECK-NEXT: %[[R:.*]] = uop.const -128 : i8
// CHECK-NEXT: return %[[R]]
func.func @neg_int_min() -> i8 {
  %a0 = uop.const -128 : i8
  %r = uop.neg %a0 : i8
  return %r : i8
}

// CHECK-LABEL: func @neg_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 255 : ui8
// CHECK-NEXT: return %[[R]]
func.func @neg_unsigned() -> ui8 {
  %a0 = uop.const 1 : ui8
  %r = uop.neg %a0 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @neg_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const -0.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @neg_zero() -> f32 {
  %a0 = uop.const 0.0 : f32
  %r = uop.neg %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @neg_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0xFFC00000 : f32
// CHECK-NEXT: return %[[R]]
func.func @neg_nan() -> f32 {
  %a0 = uop.const nan : f32
  %r = uop.neg %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @not_int(
// CHECK-NEXT: %[[R:.*]] = uop.const -6 : i8
// CHECK-NEXT: return %[[R]]
func.func @not_int() -> i8 {
  %a0 = uop.const 5 : i8
  %r = uop.not %a0 : i8
  return %r : i8
}

// CHECK-LABEL: func @not_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @not_bool() -> i1 {
  %a0 = uop.const true : i1
  %r = uop.not %a0 : i1
  return %r : i1
}

// CHECK-LABEL: func @not_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 65535 : ui16
// CHECK-NEXT: return %[[R]]
func.func @not_unsigned() -> ui16 {
  %a0 = uop.const 0 : ui16
  %r = uop.not %a0 : ui16
  return %r : ui16
}

// CHECK-LABEL: func @abs_int_min(
// CHECK-NEXT: %[[R:.*]] = uop.const -128 : i8
// CHECK-NEXT: return %[[R]]
func.func @abs_int_min() -> i8 {
  %a0 = uop.const -128 : i8
  %r = uop.abs %a0 : i8
  return %r : i8
}

// CHECK-LABEL: func @abs_int(
// CHECK-NEXT: %[[R:.*]] = uop.const 5 : i8
// CHECK-NEXT: return %[[R]]
func.func @abs_int() -> i8 {
  %a0 = uop.const -5 : i8
  %r = uop.abs %a0 : i8
  return %r : i8
}

// CHECK-LABEL: func @abs_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @abs_zero() -> f32 {
  %a0 = uop.const -0.0 : f32
  %r = uop.abs %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @abs_inf(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7C00 : f16
// CHECK-NEXT: return %[[R]]
func.func @abs_inf() -> f16 {
  %a0 = uop.const -inf : f16
  %r = uop.abs %a0 : f16
  return %r : f16
}

// CHECK-LABEL: func @sign_negative(
// CHECK-NEXT: %[[R:.*]] = uop.const -1 : i32
// CHECK-NEXT: return %[[R]]
func.func @sign_negative() -> i32 {
  %a0 = uop.const -7 : i32
  %r = uop.sign %a0 : i32
  return %r : i32
}

// CHECK-LABEL: func @sign_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i32
// CHECK-NEXT: return %[[R]]
func.func @sign_zero() -> i32 {
  %a0 = uop.const 0 : i32
  %r = uop.sign %a0 : i32
  return %r : i32
}

// CHECK-LABEL: func @sign_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : ui8
// CHECK-NEXT: return %[[R]]
func.func @sign_unsigned() -> ui8 {
  %a0 = uop.const 200 : ui8
  %r = uop.sign %a0 : ui8
  return %r : ui8
}

// CHECK-LABEL: func @sign_float_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const -0.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @sign_float_zero() -> f32 {
  %a0 = uop.const -0.0 : f32
  %r = uop.sign %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @sign_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7FC00000 : f32
// CHECK-NEXT: return %[[R]]
func.func @sign_nan() -> f32 {
  %a0 = uop.const nan : f32
  %r = uop.sign %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @sign_float(
// CHECK-NEXT: %[[R:.*]] = uop.const -1.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @sign_float() -> f32 {
  %a0 = uop.const -2.5 : f32
  %r = uop.sign %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @trunc(
// CHECK-NEXT: %[[R:.*]] = uop.const -2.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @trunc() -> f32 {
  %a0 = uop.const -2.5 : f32
  %r = uop.trunc %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @floor(
// CHECK-NEXT: %[[R:.*]] = uop.const -3.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @floor() -> f32 {
  %a0 = uop.const -2.5 : f32
  %r = uop.floor %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @ceil(
// CHECK-NEXT: %[[R:.*]] = uop.const -2.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @ceil() -> f32 {
  %a0 = uop.const -2.5 : f32
  %r = uop.ceil %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @ceil_to_negative_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const -0.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @ceil_to_negative_zero() -> f32 {
  %a0 = uop.const -0.5 : f32
  %r = uop.ceil %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @round_half_even(
// CHECK-NEXT: %[[R:.*]] = uop.const 2.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @round_half_even() -> f32 {
  %a0 = uop.const 2.5 : f32
  %r = uop.round %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @round_half_odd(
// CHECK-NEXT: %[[R:.*]] = uop.const 4.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @round_half_odd() -> f32 {
  %a0 = uop.const 3.5 : f32
  %r = uop.round %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @floor_inf(
// CHECK-NEXT: %[[R:.*]] = uop.const 0xFF800000 : f32
// CHECK-NEXT: return %[[R]]
func.func @floor_inf() -> f32 {
  %a0 = uop.const -inf : f32
  %r = uop.floor %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @round_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7FC00000 : f32
// CHECK-NEXT: return %[[R]]
func.func @round_nan() -> f32 {
  %a0 = uop.const nan : f32
  %r = uop.round %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @square_wraps(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i8
// CHECK-NEXT: return %[[R]]
func.func @square_wraps() -> i8 {
  %a0 = uop.const 16 : i8
  %r = uop.square %a0 : i8
  return %r : i8
}

// CHECK-LABEL: func @square_float(
// CHECK-NEXT: %[[R:.*]] = uop.const 2.250000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @square_float() -> f32 {
  %a0 = uop.const -1.5 : f32
  %r = uop.square %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @recip_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7F800000 : f32
// CHECK-NEXT: return %[[R]]
func.func @recip_zero() -> f32 {
  %a0 = uop.const 0.0 : f32
  %r = uop.recip %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @recip_negative_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0xFF800000 : f32
// CHECK-NEXT: return %[[R]]
func.func @recip_negative_zero() -> f32 {
  %a0 = uop.const -0.0 : f32
  %r = uop.recip %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @recip_rounds(
// CHECK-NEXT: %[[R:.*]] = uop.const 0.333333343 : f32
// CHECK-NEXT: return %[[R]]
func.func @recip_rounds() -> f32 {
  %a0 = uop.const 3.0 : f32
  %r = uop.recip %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @recip_without_infinity(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7F : f8E4M3FN
// CHECK-NEXT: return %[[R]]
func.func @recip_without_infinity() -> f8E4M3FN {
  %a0 = uop.const 0.0 : f8E4M3FN
  %r = uop.recip %a0 : f8E4M3FN
  return %r : f8E4M3FN
}

// CHECK-LABEL: func @sqrt_stays(
// CHECK: %[[R:.*]] = uop.sqrt 
// CHECK-NEXT: return %[[R]]
func.func @sqrt_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.sqrt %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @rsqrt_stays(
// CHECK: %[[R:.*]] = uop.rsqrt 
// CHECK-NEXT: return %[[R]]
func.func @rsqrt_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.rsqrt %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @exp_stays(
// CHECK: %[[R:.*]] = uop.exp 
// CHECK-NEXT: return %[[R]]
func.func @exp_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.exp %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @exp2_stays(
// CHECK: %[[R:.*]] = uop.exp2 
// CHECK-NEXT: return %[[R]]
func.func @exp2_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.exp2 %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @log_stays(
// CHECK: %[[R:.*]] = uop.log 
// CHECK-NEXT: return %[[R]]
func.func @log_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.log %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @log2_stays(
// CHECK: %[[R:.*]] = uop.log2 
// CHECK-NEXT: return %[[R]]
func.func @log2_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.log2 %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @sin_stays(
// CHECK: %[[R:.*]] = uop.sin 
// CHECK-NEXT: return %[[R]]
func.func @sin_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.sin %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @cos_stays(
// CHECK: %[[R:.*]] = uop.cos 
// CHECK-NEXT: return %[[R]]
func.func @cos_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.cos %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @tan_stays(
// CHECK: %[[R:.*]] = uop.tan 
// CHECK-NEXT: return %[[R]]
func.func @tan_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.tan %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @tanh_stays(
// CHECK: %[[R:.*]] = uop.tanh 
// CHECK-NEXT: return %[[R]]
func.func @tanh_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.tanh %a0 : f32
  return %r : f32
}

// CHECK-LABEL: func @erf_stays(
// CHECK: %[[R:.*]] = uop.erf 
// CHECK-NEXT: return %[[R]]
func.func @erf_stays() -> f32 {
  %a0 = uop.const 1.0 : f32
  %r = uop.erf %a0 : f32
  return %r : f32
}
