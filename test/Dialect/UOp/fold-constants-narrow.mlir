// RUN: uop-opt %s --canonicalize --cse | FileCheck %s

// Constants of the narrow floats that are not IEEE's, and casts that saturate.

// CHECK-LABEL: func @saturate_overflow(
// CHECK-NEXT: %[[R:.*]] = uop.const 4.480000e+02 : f8E4M3FN
// CHECK-NEXT: return %[[R]]
func.func @saturate_overflow() -> f8E4M3FN {
  %0 = uop.const 1000.0 : f32
  %1 = uop.cast %0 saturate : f32 -> f8E4M3FN
  return %1 : f8E4M3FN
}

// CHECK-LABEL: func @saturate_infinity(
// CHECK-NEXT: %[[R:.*]] = uop.const -5.734400e+04 : f8E5M2
// CHECK-NEXT: return %[[R]]
func.func @saturate_infinity() -> f8E5M2 {
  %0 = uop.const -inf : f32
  %1 = uop.cast %0 saturate : f32 -> f8E5M2
  return %1 : f8E5M2
}

// CHECK-LABEL: func @saturate_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x7E : f8E5M2
// CHECK-NEXT: return %[[R]]
func.func @saturate_nan() -> f8E5M2 {
  %0 = uop.const nan : f32
  %1 = uop.cast %0 saturate : f32 -> f8E5M2
  return %1 : f8E5M2
}

// CHECK-LABEL: func @saturate_integer(
// CHECK-NEXT: %[[R:.*]] = uop.const -2.400000e+02 : f8E4M3FNUZ
// CHECK-NEXT: return %[[R]]
func.func @saturate_integer() -> f8E4M3FNUZ {
  %0 = uop.const -1000 : i32
  %1 = uop.cast %0 saturate : i32 -> f8E4M3FNUZ
  return %1 : f8E4M3FNUZ
}

// CHECK-LABEL: func @fnuz_overflow(
// CHECK-NEXT: %[[R:.*]] = uop.const 0x80 : f8E4M3FNUZ
// CHECK-NEXT: return %[[R]]
func.func @fnuz_overflow() -> f8E4M3FNUZ {
  %0 = uop.const 1000.0 : f32
  %1 = uop.cast %0 : f32 -> f8E4M3FNUZ
  return %1 : f8E4M3FNUZ
}

// CHECK-LABEL: func @fnuz_negative_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 0.000000e+00 : f8E5M2FNUZ
// CHECK-NEXT: return %[[R]]
func.func @fnuz_negative_zero() -> f8E5M2FNUZ {
  %0 = uop.const -0.0 : f32
  %1 = uop.cast %0 : f32 -> f8E5M2FNUZ
  return %1 : f8E5M2FNUZ
}

// CHECK-LABEL: func @scale_of_zero(
// CHECK-NEXT: %[[R:.*]] = uop.const 5.877470e-39 : f8E8M0FNU
// CHECK-NEXT: return %[[R]]
func.func @scale_of_zero() -> f8E8M0FNU {
  %0 = uop.const 0.0 : f32
  %1 = uop.cast %0 : f32 -> f8E8M0FNU
  return %1 : f8E8M0FNU
}

// CHECK-LABEL: func @scale_of_negative(
// CHECK-NEXT: %[[R:.*]] = uop.const 0xFF : f8E8M0FNU
// CHECK-NEXT: return %[[R]]
func.func @scale_of_negative() -> f8E8M0FNU {
  %0 = uop.const -0.3 : f32
  %1 = uop.cast %0 : f32 -> f8E8M0FNU
  return %1 : f8E8M0FNU
}

// CHECK-LABEL: func @scale_tie(
// CHECK-NEXT: %[[R:.*]] = uop.const 4.000000e+00 : f8E8M0FNU
// CHECK-NEXT: return %[[R]]
func.func @scale_tie() -> f8E8M0FNU {
  %0 = uop.const 3.0 : f32
  %1 = uop.cast %0 : f32 -> f8E8M0FNU
  return %1 : f8E8M0FNU
}

// CHECK-LABEL: func @scale_overflow(
// CHECK-NEXT: %[[R:.*]] = uop.const 0xFF : f8E8M0FNU
// CHECK-NEXT: return %[[R]]
func.func @scale_overflow() -> f8E8M0FNU {
  %0 = uop.const inf : f32
  %1 = uop.cast %0 : f32 -> f8E8M0FNU
  return %1 : f8E8M0FNU
}

// CHECK-LABEL: func @scale_of_integer(
// CHECK-NEXT: %[[R:.*]] = uop.const 0xFF : f8E8M0FNU
// CHECK-NEXT: return %[[R]]
func.func @scale_of_integer() -> f8E8M0FNU {
  %0 = uop.const -3 : i8
  %1 = uop.cast %0 : i8 -> f8E8M0FNU
  return %1 : f8E8M0FNU
}

// CHECK-LABEL: func @four_bits_infinity(
// CHECK-NEXT: %[[R:.*]] = uop.const -6.000000e+00 : f4E2M1FN
// CHECK-NEXT: return %[[R]]
func.func @four_bits_infinity() -> f4E2M1FN {
  %0 = uop.const -inf : f32
  %1 = uop.cast %0 : f32 -> f4E2M1FN
  return %1 : f4E2M1FN
}

// CHECK-LABEL: func @four_bits_nan(
// CHECK-NEXT: %[[R:.*]] = uop.const 0.000000e+00 : f4E2M1FN
// CHECK-NEXT: return %[[R]]
func.func @four_bits_nan() -> f4E2M1FN {
  %0 = uop.const nan : f32
  %1 = uop.cast %0 : f32 -> f4E2M1FN
  return %1 : f4E2M1FN
}

// CHECK-LABEL: func @four_bits_integer(
// CHECK-NEXT: %[[R:.*]] = uop.const 4.000000e+00 : f4E2M1FN
// CHECK-NEXT: return %[[R]]
func.func @four_bits_integer() -> f4E2M1FN {
  %0 = uop.const 5 : i8
  %1 = uop.cast %0 : i8 -> f4E2M1FN
  return %1 : f4E2M1FN
}

// A cast to its own type is nothing, unless infinities are to go.
// CHECK-LABEL: func @own_type(
// CHECK-SAME: %[[X:.*]]: tensor<4xf8E5M2>)
// CHECK-NEXT: %[[R:.*]] = uop.cast %[[X]] saturate : tensor<4xf8E5M2> -> tensor<4xf8E5M2>
// CHECK-NEXT: return %[[X]], %[[R]]
func.func @own_type(%x: tensor<4xf8E5M2>) -> (tensor<4xf8E5M2>, tensor<4xf8E5M2>) {
  %0 = uop.cast %x : tensor<4xf8E5M2> -> tensor<4xf8E5M2>
  %1 = uop.cast %x saturate : tensor<4xf8E5M2> -> tensor<4xf8E5M2>
  return %0, %1 : tensor<4xf8E5M2>, tensor<4xf8E5M2>
}

// Two modes are two values.
// CHECK-LABEL: func @modes(
// CHECK-NEXT: %[[A:.*]] = uop.cast %{{.*}} : f32 -> f16
// CHECK-NEXT: %[[B:.*]] = uop.cast %{{.*}} saturate : f32 -> f16
// CHECK-NEXT: return %[[A]], %[[B]], %[[B]]
func.func @modes(%x: f32) -> (f16, f16, f16) {
  %0 = uop.cast %x : f32 -> f16
  %1 = uop.cast %x saturate : f32 -> f16
  %2 = uop.cast %x saturate : f32 -> f16
  return %0, %1, %2 : f16, f16, f16
}

// The one zero and the one NaN have no other sign.
// CHECK-LABEL: func @signs(
// CHECK-NEXT: %[[Z:.*]] = uop.const 0.000000e+00 : f8E4M3FNUZ
// CHECK-NEXT: %[[N:.*]] = uop.const 0x80 : f8E4M3FNUZ
// CHECK-NEXT: return %[[Z]], %[[N]], %[[N]]
func.func @signs() -> (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ) {
  %z = uop.const 0.0 : f8E4M3FNUZ
  %n = uop.const nan : f8E4M3FNUZ
  %0 = uop.neg %z : f8E4M3FNUZ
  %1 = uop.neg %n : f8E4M3FNUZ
  %2 = uop.abs %n : f8E4M3FNUZ
  return %0, %1, %2 : f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ
}
