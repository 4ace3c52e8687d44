// RUN: uop-opt %s --canonicalize | FileCheck %s

// Ops of constants, by the semantics of the dialect: total division, wrapping,
// saturating casts, one rounding, NaN and -0.0 kept. Functions whose value
// depends on a mathematical library stay.

// CHECK-LABEL: func @cmp_lt(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_lt() -> i1 {
  %a0 = uop.const -1 : i8
  %a1 = uop.const 1 : i8
  %r = uop.cmp lt %a0, %a1 : i8
  return %r : i1
}

// CHECK-LABEL: func @cmp_le(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_le() -> i1 {
  %a0 = uop.const 1 : i8
  %a1 = uop.const 1 : i8
  %r = uop.cmp le %a0, %a1 : i8
  return %r : i1
}

// CHECK-LABEL: func @cmp_gt(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_gt() -> i1 {
  %a0 = uop.const 1 : i8
  %a1 = uop.const -1 : i8
  %r = uop.cmp gt %a0, %a1 : i8
  return %r : i1
}

// CHECK-LABEL: func @cmp_ge(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_ge() -> i1 {
  %a0 = uop.const -1 : i8
  %a1 = uop.const 1 : i8
  %r = uop.cmp ge %a0, %a1 : i8
  return %r : i1
}

// CHECK-LABEL: func @cmp_eq(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_eq() -> i1 {
  %a0 = uop.const 1 : i8
  %a1 = uop.const 1 : i8
  %r = uop.cmp eq %a0, %a1 : i8
  return %r : i1
}

// CHECK-LABEL: func @cmp_ne(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_ne() -> i1 {
  %a0 = uop.const 1 : i8
  %a1 = uop.const 1 : i8
  %r = uop.cmp ne %a0, %a1 : i8
  return %r : i1
}

// CHECK-LABEL: func @cmp_lt_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_lt_nan() -> i1 {
  %a0 = uop.const nan : f32
  %a1 = uop.const nan : f32
  %r = uop.cmp lt %a0, %a1 : f32
  return %r : i1
}

// CHECK-LABEL: func @cmp_le_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_le_nan() -> i1 {
  %a0 = uop.const nan : f32
  %a1 = uop.const nan : f32
  %r = uop.cmp le %a0, %a1 : f32
  return %r : i1
}

// CHECK-LABEL: func @cmp_gt_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_gt_nan() -> i1 {
  %a0 = uop.const nan : f32
  %a1 = uop.const nan : f32
  %r = uop.cmp gt %a0, %a1 : f32
  return %r : i1
}

// CHECK-LABEL: func @cmp_ge_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_ge_nan() -> i1 {
  %a0 = uop.const nan : f32
  %a1 = uop.const nan : f32
  %r = uop.cmp ge %a0, %a1 : f32
  return %r : i1
}

// CHECK-LABEL: func @cmp_eq_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_eq_nan() -> i1 {
  %a0 = uop.const nan : f32
  %a1 = uop.const nan : f32
  %r = uop.cmp eq %a0, %a1 : f32
  return %r : i1
}

// CHECK-LABEL: func @cmp_ne_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_ne_nan() -> i1 {
  %a0 = uop.const nan : f32
  %a1 = uop.const nan : f32
  %r = uop.cmp ne %a0, %a1 : f32
  return %r : i1
}

// CHECK-LABEL: func @cmp_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_unsigned() -> i1 {
  %a0 = uop.const 255 : ui8
  %a1 = uop.const 1 : ui8
  %r = uop.cmp lt %a0, %a1 : ui8
  return %r : i1
}

// CHECK-LABEL: func @cmp_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_bool() -> i1 {
  %a0 = uop.const false : i1
  %a1 = uop.const true : i1
  %r = uop.cmp lt %a0, %a1 : i1
  return %r : i1
}

// CHECK-LABEL: func @cmp_zeros(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cmp_zeros() -> i1 {
  %a0 = uop.const -0.0 : f32
  %a1 = uop.const 0.0 : f32
  %r = uop.cmp eq %a0, %a1 : f32
  return %r : i1
}

// CHECK-LABEL: func @cmp_tensor(
// CHECK-NEXT: %[[R:.*]] = uop.const dense<[true, false]> : tensor<2xi1>
// CHECK-NEXT: return %[[R]]
func.func @cmp_tensor() -> tensor<2xi1> {
  %a0 = uop.const dense<[1, 2]> : tensor<2xi32>
  %a1 = uop.const dense<[2, 1]> : tensor<2xi32>
  %r = uop.cmp lt %a0, %a1 : tensor<2xi32>
  return %r : tensor<2xi1>
}

// CHECK-LABEL: func @where_elements(
// CHECK-NEXT: %[[R:.*]] = uop.const dense<[1, 9]> : tensor<2xi8>
// CHECK-NEXT: return %[[R]]
func.func @where_elements() -> tensor<2xi8> {
  %a0 = uop.const dense<[true, false]> : tensor<2xi1>
  %a1 = uop.const dense<[1, 2]> : tensor<2xi8>
  %a2 = uop.const 9 : tensor<2xi8>
  %r = uop.where %a0, %a1, %a2 : tensor<2xi8>
  return %r : tensor<2xi8>
}

// CHECK-LABEL: func @mulacc_wraps(
// CHECK-NEXT: %[[R:.*]] = uop.const -127 : i8
// CHECK-NEXT: return %[[R]]
func.func @mulacc_wraps() -> i8 {
  %a0 = uop.const 64 : i8
  %a1 = uop.const 2 : i8
  %a2 = uop.const 1 : i8
  %r = uop.mulacc %a0, %a1, %a2 : i8
  return %r : i8
}

// CHECK-LABEL: func @mulacc_rounds_once(
// CHECK-NEXT: %[[R:.*]] = uop.const 1.42108547E-14 : f32
// CHECK-NEXT: return %[[R]]
func.func @mulacc_rounds_once() -> f32 {
  %a0 = uop.const 0x3F800001 : f32
  %a1 = uop.const 0x3F800001 : f32
  %a2 = uop.const 0xBF800002 : f32
  %r = uop.mulacc %a0, %a1, %a2 : f32
  return %r : f32
}

// CHECK-LABEL: func @ldexp_by_nothing(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: return %[[X]]
func.func @ldexp_by_nothing(%x: tensor<4xf32>) -> tensor<4xf32> {
  %n = uop.const dense<0> : tensor<4xi32>
  %r = uop.ldexp %x, %n : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func @ldexp_rounds_once(
// CHECK-NEXT: %[[R:.*]] = uop.const 8.407790e-45 : f32
// CHECK-NEXT: return %[[R]]
func.func @ldexp_rounds_once() -> f32 {
  %x = uop.const 5.5 : f32
  %n = uop.const -149 : i32
  %r = uop.ldexp %x, %n : f32
  return %r : f32
}

// CHECK-LABEL: func @cast_saturates(
// CHECK-NEXT: %[[R:.*]] = uop.const 127 : i8
// CHECK-NEXT: return %[[R]]
func.func @cast_saturates() -> i8 {
  %a0 = uop.const 300.0 : f32
  %r = uop.cast %a0 : f32 -> i8
  return %r : i8
}

// CHECK-LABEL: func @cast_saturates_low(
// CHECK-NEXT: %[[R:.*]] = uop.const -128 : i8
// CHECK-NEXT: return %[[R]]
func.func @cast_saturates_low() -> i8 {
  %a0 = uop.const -300.0 : f32
  %r = uop.cast %a0 : f32 -> i8
  return %r : i8
}

// CHECK-LABEL: func @cast_saturates_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : ui8
// CHECK-NEXT: return %[[R]]
func.func @cast_saturates_unsigned() -> ui8 {
  %a0 = uop.const -1.0 : f32
  %r = uop.cast %a0 : f32 -> ui8
  return %r : ui8
}

// CHECK-LABEL: func @cast_inf(
// CHECK-NEXT: %[[R:.*]] = uop.const 255 : ui8
// CHECK-NEXT: return %[[R]]
func.func @cast_inf() -> ui8 {
  %a0 = uop.const inf : f32
  %r = uop.cast %a0 : f32 -> ui8
  return %r : ui8
}

// CHECK-LABEL: func @cast_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0 : i32
// CHECK-NEXT: return %[[R]]
func.func @cast_nan() -> i32 {
  %a0 = uop.const nan : f32
  %r = uop.cast %a0 : f32 -> i32
  return %r : i32
}

// CHECK-LABEL: func @cast_truncates(
// CHECK-NEXT: %[[R:.*]] = uop.const -2 : i32
// CHECK-NEXT: return %[[R]]
func.func @cast_truncates() -> i32 {
  %a0 = uop.const -2.9 : f32
  %r = uop.cast %a0 : f32 -> i32
  return %r : i32
}

// CHECK-LABEL: func @cast_nan_to_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cast_nan_to_bool() -> i1 {
  %a0 = uop.const nan : f32
  %r = uop.cast %a0 : f32 -> i1
  return %r : i1
}

// CHECK-LABEL: func @cast_zero_to_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const false : i1
// CHECK-NEXT: return %[[R]]
func.func @cast_zero_to_bool() -> i1 {
  %a0 = uop.const -0.0 : f32
  %r = uop.cast %a0 : f32 -> i1
  return %r : i1
}

// CHECK-LABEL: func @cast_int_to_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const true : i1
// CHECK-NEXT: return %[[R]]
func.func @cast_int_to_bool() -> i1 {
  %a0 = uop.const 256 : i32
  %r = uop.cast %a0 : i32 -> i1
  return %r : i1
}

// CHECK-LABEL: func @cast_narrows(
// CHECK-NEXT: %[[R:.*]] = uop.const 44 : i8
// CHECK-NEXT: return %[[R]]
func.func @cast_narrows() -> i8 {
  %a0 = uop.const 300 : i32
  %r = uop.cast %a0 : i32 -> i8
  return %r : i8
}

// CHECK-LABEL: func @cast_sign_extends(
// CHECK-NEXT: %[[R:.*]] = uop.const -1 : i32
// CHECK-NEXT: return %[[R]]
func.func @cast_sign_extends() -> i32 {
  %a0 = uop.const -1 : i8
  %r = uop.cast %a0 : i8 -> i32
  return %r : i32
}

// CHECK-LABEL: func @cast_zero_extends(
// CHECK-NEXT: %[[R:.*]] = uop.const 255 : i32
// CHECK-NEXT: return %[[R]]
func.func @cast_zero_extends() -> i32 {
  %a0 = uop.const 255 : ui8
  %r = uop.cast %a0 : ui8 -> i32
  return %r : i32
}

// CHECK-LABEL: func @cast_to_unsigned(
// CHECK-NEXT: %[[R:.*]] = uop.const 4294967295 : ui32
// CHECK-NEXT: return %[[R]]
func.func @cast_to_unsigned() -> ui32 {
  %a0 = uop.const -1 : i8
  %r = uop.cast %a0 : i8 -> ui32
  return %r : ui32
}

// CHECK-LABEL: func @cast_bool(
// CHECK-NEXT: %[[R:.*]] = uop.const 1 : i8
// CHECK-NEXT: return %[[R]]
func.func @cast_bool() -> i8 {
  %a0 = uop.const true : i1
  %r = uop.cast %a0 : i1 -> i8
  return %r : i8
}

// CHECK-LABEL: func @cast_bool_to_float(
// CHECK-NEXT: %[[R:.*]] = uop.const 1.000000e+00 : f32
// CHECK-NEXT: return %[[R]]
func.func @cast_bool_to_float() -> f32 {
  %a0 = uop.const true : i1
  %r = uop.cast %a0 : i1 -> f32
  return %r : f32
}

// CHECK-LABEL: func @cast_rounds_to_even(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x4B800000 : f32
// CHECK-NEXT: return %[[R]]
func.func @cast_rounds_to_even() -> f32 {
  %a0 = uop.const 16777217 : i32
  %r = uop.cast %a0 : i32 -> f32
  return %r : f32
}

// CHECK-LABEL: func @cast_unsigned_to_float(
// CHECK-NEXT: %[[R:.*]] = uop.const 1.84467441E+19 : f32
// CHECK-NEXT: return %[[R]]
func.func @cast_unsigned_to_float() -> f32 {
  %a0 = uop.const 18446744073709551615 : ui64
  %r = uop.cast %a0 : ui64 -> f32
  return %r : f32
}

// CHECK-LABEL: func @cast_overflow_to_inf(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7C00 : f16
// CHECK-NEXT: return %[[R]]
func.func @cast_overflow_to_inf() -> f16 {
  %a0 = uop.const 65520.0 : f32
  %r = uop.cast %a0 : f32 -> f16
  return %r : f16
}

// CHECK-LABEL: func @cast_overflow_to_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7F : f8E4M3FN
// CHECK-NEXT: return %[[R]]
func.func @cast_overflow_to_nan() -> f8E4M3FN {
  %a0 = uop.const 500.0 : f32
  %r = uop.cast %a0 : f32 -> f8E4M3FN
  return %r : f8E4M3FN
}

// CHECK-LABEL: func @cast_ties_to_even(
// CHECK-NEXT: %[[R:.*]] = uop.const 1.000000e+00 : bf16
// CHECK-NEXT: return %[[R]]
func.func @cast_ties_to_even() -> bf16 {
  %a0 = uop.const 0x3F808000 : f32
  %r = uop.cast %a0 : f32 -> bf16
  return %r : bf16
}

// CHECK-LABEL: func @cast_index(
// CHECK-NEXT: %[[R:.*]] = uop.const 127 : i8
// CHECK-NEXT: return %[[R]]
func.func @cast_index() -> i8 {
  %a0 = uop.const -129 : index
  %r = uop.cast %a0 : index -> i8
  return %r : i8
}

// CHECK-LABEL: func @bitcast_float(
// CHECK-NEXT: %[[R:.*]] = uop.const 2147483648 : ui32
// CHECK-NEXT: return %[[R]]
func.func @bitcast_float() -> ui32 {
  %a0 = uop.const -0.0 : f32
  %r = uop.bitcast %a0 : f32 -> ui32
  return %r : ui32
}

// CHECK-LABEL: func @bitcast_to_signalling_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7F800001 : f32
// CHECK-NEXT: return %[[R]]
func.func @bitcast_to_signalling_nan() -> f32 {
  %a0 = uop.const 2139095041 : i32
  %r = uop.bitcast %a0 : i32 -> f32
  return %r : f32
}

// CHECK-LABEL: func @bitcast_int(
// CHECK-NEXT: %[[R:.*]] = uop.const -1 : i8
// CHECK-NEXT: return %[[R]]
func.func @bitcast_int() -> i8 {
  %a0 = uop.const 255 : ui8
  %r = uop.bitcast %a0 : ui8 -> i8
  return %r : i8
}

// CHECK-LABEL: func @add_splat(
// CHECK-NEXT: %[[R:.*]] = uop.const 3.000000e+00 : tensor<4611686018427387904x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @add_splat() -> tensor<4611686018427387904x4xf32> {
  %a0 = uop.const 1.0 : tensor<4611686018427387904x4xf32>
  %a1 = uop.const 2.0 : tensor<4611686018427387904x4xf32>
  %r = uop.add %a0, %a1 : tensor<4611686018427387904x4xf32>
  return %r : tensor<4611686018427387904x4xf32>
}

// CHECK-LABEL: func @add_empty(
// CHECK-NEXT: %[[R:.*]] = uop.const {{.*}} : tensor<0x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @add_empty() -> tensor<0x3xf32> {
  %a0 = uop.const dense<> : tensor<0x3xf32>
  %a1 = uop.const 1.0 : tensor<0x3xf32>
  %r = uop.mul %a0, %a1 : tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}

// CHECK-LABEL: func @add_rank_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 3 : tensor<i32>
// CHECK-NEXT: return %[[R]]
func.func @add_rank_zero() -> tensor<i32> {
  %a0 = uop.const 1 : tensor<i32>
  %a1 = uop.const 2 : tensor<i32>
  %r = uop.add %a0, %a1 : tensor<i32>
  return %r : tensor<i32>
}

// CHECK-LABEL: func @add_dense(
// CHECK-NEXT: %[[R:.*]] = uop.const dense<[4, 6]> : vector<2xi32>
// CHECK-NEXT: return %[[R]]
func.func @add_dense() -> vector<2xi32> {
  %a0 = uop.const dense<[1, 2]> : vector<2xi32>
  %a1 = uop.const dense<[3, 4]> : vector<2xi32>
  %r = uop.add %a0, %a1 : vector<2xi32>
  return %r : vector<2xi32>
}
