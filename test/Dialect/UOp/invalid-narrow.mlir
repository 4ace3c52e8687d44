// RUN: uop-opt %s --split-input-file --verify-diagnostics

// Casts that say `saturate` where it means nothing, and computing with what only
// stores numbers.

func.func @saturate_to_f32(%x: tensor<4xf64>) {
  // expected-error @below {{cannot saturate from 'f64' to 'f32': it is for a float of at most 16 bits that is exceeded by numbers of the operand; leave `saturate` out}}
  %0 = uop.cast %x saturate : tensor<4xf64> -> tensor<4xf32>
  return
}

// -----

func.func @saturate_to_integer(%x: f32) {
  // expected-error @below {{cannot saturate from 'f32' to 'i8': it is for a float of at most 16 bits that is exceeded by numbers of the operand; leave `saturate` out}}
  %0 = uop.cast %x saturate : f32 -> i8
  return
}

// -----

func.func @saturate_to_truth(%x: f32) {
  // expected-error @below {{cannot saturate from 'f32' to 'i1': it is for a float of at most 16 bits that is exceeded by numbers of the operand; leave `saturate` out}}
  %0 = uop.cast %x saturate : f32 -> i1
  return
}

// -----

func.func @saturate_what_fits(%x: f8E4M3FN) {
  // expected-error @below {{cannot saturate from 'f8E4M3FN' to 'f8E5M2': it is for a float of at most 16 bits that is exceeded by numbers of the operand; leave `saturate` out}}
  %0 = uop.cast %x saturate : f8E4M3FN -> f8E5M2
  return
}

// -----

func.func @saturate_itself(%x: f8E4M3FN) {
  // expected-error @below {{cannot saturate from 'f8E4M3FN' to 'f8E4M3FN': it is for a float of at most 16 bits that is exceeded by numbers of the operand; leave `saturate` out}}
  %0 = uop.cast %x saturate : f8E4M3FN -> f8E4M3FN
  return
}

// -----

func.func @saturate_small_integers(%x: vector<4xi8>) {
  // expected-error @below {{cannot saturate from 'i8' to 'f8E4M3FN': it is for a float of at most 16 bits that is exceeded by numbers of the operand; leave `saturate` out}}
  %0 = uop.cast %x saturate : vector<4xi8> -> vector<4xf8E4M3FN>
  return
}

// -----

func.func @saturate_integers_to_scales(%x: i64) {
  // expected-error @below {{cannot saturate from 'i64' to 'f8E8M0FNU': it is for a float of at most 16 bits that is exceeded by numbers of the operand; leave `saturate` out}}
  %0 = uop.cast %x saturate : i64 -> f8E8M0FNU
  return
}

// -----

func.func @add_scales(%x: tensor<4xf8E8M0FNU>) {
  // expected-error @below {{does not compute with 'f8E8M0FNU', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.add %x, %x : tensor<4xf8E8M0FNU>
  return
}

// -----

func.func @negate(%x: f4E2M1FN) {
  // expected-error @below {{does not compute with 'f4E2M1FN', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.neg %x : f4E2M1FN
  return
}

// -----

func.func @exponential(%x: vector<4xf4E2M1FN>) {
  // expected-error @below {{does not compute with 'f4E2M1FN', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.exp2 %x : vector<4xf4E2M1FN>
  return
}

// -----

func.func @maximum(%x: tensor<?xf8E8M0FNU>) {
  // expected-error @below {{does not compute with 'f8E8M0FNU', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.max %x, %x : tensor<?xf8E8M0FNU>
  return
}

// -----

func.func @powers_of_two(%x: f8E8M0FNU, %n: i32) {
  // expected-error @below {{does not compute with 'f8E8M0FNU', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.ldexp %x, %n : f8E8M0FNU
  return
}

// -----

func.func @multiply_add(%x: f8E8M0FNU) {
  // expected-error @below {{does not compute with 'f8E8M0FNU', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.mulacc %x, %x, %x : f8E8M0FNU
  return
}

// -----

func.func @positions() {
  // expected-error @below {{does not compute with 'f4E2M1FN', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.iota axis 0 : tensor<4xf4E2M1FN>
  return
}

// -----

func.func @reduce(%x: tensor<4xf8E8M0FNU>) {
  // expected-error @below {{does not compute with 'f8E8M0FNU', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.reduce_axis max %x axes [0] : tensor<4xf8E8M0FNU> -> tensor<f8E8M0FNU>
  return
}

// -----

func.func @reduce_over_ranges(%x: f4E2M1FN, %n: index) {
  // expected-error @below {{does not compute with 'f4E2M1FN', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.reduce add %x over () : f4E2M1FN
  return
}

// -----

func.func @scatter_sum(%x: tensor<4xf4E2M1FN>, %i: tensor<4xi32>) {
  // expected-error @below {{does not compute with 'f4E2M1FN', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.scatter add %x, %i, %x axis 0 : tensor<4xf4E2M1FN>, tensor<4xi32>, tensor<4xf4E2M1FN>
  return
}

// -----

func.func @matrix_product(%x: vector<4xf4E2M1FN>, %c: vector<4xf32>) {
  // expected-error @below {{does not compute with 'f4E2M1FN', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.wmma %x, %x, %c m 2 n 2 k 2 : vector<4xf4E2M1FN>, vector<4xf4E2M1FN>, vector<4xf32>
  return
}

// -----

func.func @sum_of_parts(%x: !uop.multi<tensor<4xf8E8M0FNU>, 2>) {
  // expected-error @below {{does not compute with 'f8E8M0FNU', a type to store numbers in: uop.cast to f32 before it, and back after it}}
  %0 = uop.allreduce add %x : !uop.multi<tensor<4xf8E8M0FNU>, 2>
  return
}

// -----

func.func @bitcast_of_four_bits(%x: f4E2M1FN) {
  // expected-error @below {{element types must have one width in bits, got 'f4E2M1FN' and 'ui8'}}
  %0 = uop.bitcast %x : f4E2M1FN -> ui8
  return
}

// -----

func.func @const_no_zero() {
  // expected-error @below {{there is no zero in type 'f8E8M0FNU'}}
  %0 = uop.const 0.0 : f8E8M0FNU
  return
}

// -----

func.func @const_no_negative() {
  // expected-error @below {{there is no negative number in type 'f8E8M0FNU'}}
  %0 = uop.const -1.0 : f8E8M0FNU
  return
}

// -----

func.func @const_no_infinity() {
  // expected-error @below {{there is no infinity in type 'f8E8M0FNU'}}
  %0 = uop.const inf : f8E8M0FNU
  return
}

// -----

func.func @const_too_large_scale() {
  // expected-error @below {{the literal is out of range of type 'f8E8M0FNU'}}
  %0 = uop.const 3.0e38 : f8E8M0FNU
  return
}

// -----

func.func @const_too_large() {
  // expected-error @below {{the literal is out of range of type 'f4E2M1FN'}}
  %0 = uop.const 6.5 : f4E2M1FN
  return
}

// -----

func.func @const_no_nan() {
  // expected-error @below {{there is no NaN in type 'f4E2M1FN'}}
  %0 = uop.const nan : f4E2M1FN
  return
}

// -----

func.func @const_five_bits() {
  // expected-error @below {{the hexadecimal literal has more bits than type 'f4E2M1FN'}}
  %0 = uop.const 0x10 : f4E2M1FN
  return
}

// -----

func.func @const_too_large_fnuz() {
  // expected-error @below {{the literal is out of range of type 'f8E4M3FNUZ'}}
  %0 = uop.const 250.0 : f8E4M3FNUZ
  return
}
