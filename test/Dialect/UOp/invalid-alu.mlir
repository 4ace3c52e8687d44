// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @float_op_of_integers(%x: tensor<4xi32>) {
  // expected-error @below {{operand #0 must be a tensor, scalar or 1-D vector of floats, but got 'tensor<4xi32>'}}
  %0 = uop.exp2 %x : tensor<4xi32>
  return
}

// -----

func.func @integer_op_of_floats(%x: f32) {
  // expected-error @below {{operand #0 must be a tensor, scalar or 1-D vector of integers, but got 'f32'}}
  %0 = uop.idiv %x, %x : f32
  return
}

// -----

func.func @number_op_of_truth_values(%x: i1) {
  // expected-error @below {{operand #0 must be a tensor, scalar or 1-D vector of integers or floats, but got 'i1'}}
  %0 = uop.sub %x, %x : i1
  return
}

// -----

func.func @bits_of_floats(%x: tensor<2xf16>) {
  // expected-error @below {{operand #0 must be a tensor, scalar or 1-D vector of integers or i1, but got 'tensor<2xf16>'}}
  %0 = uop.and %x, %x : tensor<2xf16>
  return
}

// -----

func.func @threefry_of_32_bits(%x: ui32) {
  // expected-error @below {{operand #0 must be a tensor, scalar or 1-D vector of 64-bit integers, but got 'ui32'}}
  %0 = uop.threefry %x, %x : ui32
  return
}

// -----

func.func @unranked(%x: tensor<*xf32>) {
  // expected-error @below {{must be a tensor, scalar or 1-D vector of any element type, but got 'tensor<*xf32>'}}
  %0 = uop.add %x, %x : tensor<*xf32>
  return
}

// -----

func.func @memref(%x: memref<4xf32>) {
  // expected-error @below {{must be a tensor, scalar or 1-D vector of any element type, but got 'memref<4xf32>'}}
  %0 = uop.cmp lt %x, %x : memref<4xf32>
  return
}

// -----

func.func @vector_of_two_axes(%x: vector<4x4xf32>) {
  // expected-error @below {{must be a tensor, scalar or 1-D vector of any element type, but got 'vector<4x4xf32>'}}
  %0 = uop.mul %x, %x : vector<4x4xf32>
  return
}

// -----

func.func @scalable_vector(%x: vector<[4]xf32>) {
  // expected-error @below {{must be a tensor, scalar or 1-D vector of any element type, but got 'vector<[4]xf32>'}}
  %0 = uop.add %x, %x : vector<[4]xf32>
  return
}

// -----

func.func @odd_width(%x: i12) {
  // expected-error @below {{must be a tensor, scalar or 1-D vector of any element type, but got 'i12'}}
  %0 = uop.add %x, %x : i12
  return
}

// -----

func.func @tensor_of_indices(%x: tensor<4xindex>) {
  // expected-error @below {{must be a tensor, scalar or 1-D vector of any element type, but got 'tensor<4xindex>'}}
  %0 = uop.add %x, %x : tensor<4xindex>
  return
}

// -----

func.func @two_element_types(%x: tensor<4xf32>, %y: tensor<4xf16>) {
  // expected-error @below {{operands and result have one type}}
  %0 = "uop.add"(%x, %y) : (tensor<4xf32>, tensor<4xf16>) -> tensor<4xf32>
  return
}

// -----

func.func @two_shapes(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @below {{operands and result have one type}}
  %0 = "uop.add"(%x, %y) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

// Compatible is not equal: the syntax has one type for all.
func.func @compatible_shapes(%x: tensor<?xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{operands and result have one type}}
  %0 = "uop.add"(%x, %y) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @compatible_shapes_unary(%x: tensor<?xf32>) {
  // expected-error @below {{operands and result have one type}}
  %0 = "uop.neg"(%x) : (tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scalar_and_tensor(%x: tensor<4xf32>, %y: f32) {
  // expected-error @below {{operands and result have one type}}
  %0 = "uop.add"(%x, %y) : (tensor<4xf32>, f32) -> tensor<4xf32>
  return
}

// -----

func.func @compare_two_types(%x: i32, %y: i64) {
  // expected-error @below {{requires all operands to have the same type}}
  %0 = "uop.cmp"(%x, %y) <{predicate = #uop<cmp_predicate lt>}> : (i32, i64) -> i1
  return
}

// -----

func.func @compare_result(%x: tensor<4xi32>) {
  // expected-error @below {{result has the shape of the operands and element type i1}}
  %0 = "uop.cmp"(%x, %x) <{predicate = #uop<cmp_predicate lt>}> : (tensor<4xi32>, tensor<4xi32>) -> i1
  return
}

// -----

func.func @no_predicate(%x: i32) {
  // expected-error @below {{expected one of [lt, le, gt, ge, eq, ne] for an ordering or equality, got: less}}
  // expected-error @below {{failed to parse UOp_CmpPredicateAttr}}
  %0 = uop.cmp less %x, %x : i32
  return
}

// -----

func.func @condition(%c: i1, %x: tensor<4xf32>) {
  // expected-error @below {{condition has the shape of the result and element type i1}}
  %0 = "uop.where"(%c, %x, %x) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @exponent_of_one(%x: tensor<4xf32>, %n: i32) {
  // expected-error @below {{exponent has the shape of the result and element type i32}}
  %0 = "uop.ldexp"(%x, %n) : (tensor<4xf32>, i32) -> tensor<4xf32>
  return
}

// -----

func.func @wide_exponents(%x: f64, %n: i64) {
  // expected-error @below {{exponent has the shape of the result and element type i32}}
  %0 = "uop.ldexp"(%x, %n) : (f64, i64) -> f64
  return
}

// -----

func.func @wider_result(%x: f32, %n: i32) {
  // expected-error @below {{all of {input, result} have same type}}
  %0 = "uop.ldexp"(%x, %n) : (f32, i32) -> f64
  return
}

// -----

func.func @branches(%c: i1, %x: f32, %y: f64) {
  // expected-error @below {{all of {trueValue, falseValue, result} have same type}}
  %0 = "uop.where"(%c, %x, %y) : (i1, f32, f64) -> f32
  return
}

// -----

func.func @cast_shape(%x: tensor<4xf32>) {
  // expected-error @below {{all non-scalar operands/results must have the same shape and base type}}
  %0 = uop.cast %x : tensor<4xf32> -> tensor<5xi32>
  return
}

// -----

func.func @cast_scalar_to_tensor(%x: f32) {
  // expected-error @below {{if a result is non-scalar, then at least one operand must be non-scalar}}
  %0 = uop.cast %x : f32 -> tensor<f32>
  return
}

// -----

func.func @cast_to_dynamic(%x: tensor<4xf32>) {
  // expected-error @below {{operand and result must have one shape, got 'tensor<4xf32>' and 'tensor<?xi32>'}}
  %0 = uop.cast %x : tensor<4xf32> -> tensor<?xi32>
  return
}

// -----

func.func @bitcast_shape(%x: tensor<4xf32>) {
  // expected-error @below {{operand and result must have one shape, got 'tensor<4xf32>' and 'tensor<?xi32>'}}
  %0 = uop.bitcast %x : tensor<4xf32> -> tensor<?xi32>
  return
}

// -----

func.func @bitcast_width(%x: tensor<4xf32>) {
  // expected-error @below {{element types must have one width in bits, got 'f32' and 'i16'}}
  %0 = uop.bitcast %x : tensor<4xf32> -> tensor<4xi16>
  return
}

// -----

func.func @bitcast_bool(%x: i1) {
  // expected-error @below {{element types must have one width in bits, got 'i1' and 'i8'}}
  %0 = uop.bitcast %x : i1 -> i8
  return
}

// -----

func.func @bitcast_index(%x: index) {
  // expected-error @below {{element types must have one width in bits, got 'index' and 'i64'}}
  %0 = uop.bitcast %x : index -> i64
  return
}

// -----

func.func @unknown_fastmath(%x: f32) {
  // expected-error @below {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @below {{failed to parse Arith_FastMathAttr parameter 'value'}}
  %0 = uop.add %x, %x fastmath<quick> : f32
  return
}
