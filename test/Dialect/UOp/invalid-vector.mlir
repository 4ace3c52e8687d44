// RUN: uop-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{'uop.vectorize' op needs an operand}}
// expected-error @below {{failed to infer returned types}}
%0 = "uop.vectorize"() : () -> vector<2xf32>

// -----

func.func @elements(%a: f32, %b: f16) {
  // expected-error @below {{'uop.vectorize' op operand 1 must be of 'f32', as operand 0 is, got 'f16'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.vectorize %a, %b : f32, f16 -> vector<2xf32>
  return
}

// -----

func.func @count(%a: f32) {
  // expected-error @below {{op inferred type(s) 'vector<2xf32>' are incompatible with return type(s) of operation 'vector<3xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.vectorize %a, %a : f32 -> vector<3xf32>
  return
}

// -----

func.func @types(%a: f32) {
  // expected-error @below {{number of operands and types do not match: got 3 operands and 2 types}}
  %0 = uop.vectorize %a, %a, %a : f32, f32 -> vector<3xf32>
  return
}

// -----

func.func @tensors(%a: tensor<2xf32>) {
  // expected-error @below {{must be variadic of a scalar or 1-D vector, but got 'tensor<2xf32>'}}
  %0 = uop.vectorize %a, %a : tensor<2xf32> -> vector<2xf32>
  return
}

// -----

func.func @nothing(%a: none) {
  // expected-error @below {{must be variadic of a scalar or 1-D vector, but got 'none'}}
  %0 = uop.vectorize %a, %a : none -> vector<2xf32>
  return
}

// -----

func.func @scalable(%a: vector<[4]xf32>) {
  // expected-error @below {{must be variadic of a scalar or 1-D vector, but got 'vector<[4]xf32>'}}
  %0 = uop.vectorize %a : vector<[4]xf32> -> vector<4xf32>
  return
}

// -----

func.func @overflow(%a: vector<9223372036854775807xi8>) {
  // expected-error @below {{'uop.vectorize' op has more lanes than 64 bits count}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.vectorize %a, %a : vector<9223372036854775807xi8> -> vector<2xi8>
  return
}

// -----

func.func @no_lane(%v: vector<4xf32>) {
  // expected-error @below {{takes no lane}}
  %0 = "uop.gep"(%v) <{lanes = array<i64>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @lane(%v: vector<4xf32>) {
  // expected-error @below {{lane 4 is not in 'vector<4xf32>'}}
  %0 = uop.gep %v [0, 4] : vector<4xf32> -> vector<2xf32>
  return
}

// -----

func.func @negative_lane(%v: vector<4xf32>) {
  // expected-error @below {{lane -1 is not in 'vector<4xf32>'}}
  %0 = uop.gep %v [-1] : vector<4xf32> -> f32
  return
}

// -----

func.func @lanes(%v: vector<4xf32>) {
  // expected-error @below {{result must have type 'vector<2xf32>', got 'vector<3xf32>'}}
  %0 = uop.gep %v [0, 1] : vector<4xf32> -> vector<3xf32>
  return
}

// -----

func.func @one_lane(%v: vector<4xf32>) {
  // expected-error @below {{result must have type 'vector<1xf32>' or 'f32', got 'f16'}}
  %0 = uop.gep %v [0] : vector<4xf32> -> f16
  return
}

// -----

func.func @no_range(%a: f32, %i: index) {
  // expected-error @below {{'uop.contract' op range 0 must be the result of uop.range}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.contract %a over (%i) : f32 -> vector<4xf32>
  return
}

// -----

func.func @twice(%a: f32) {
  %i = uop.range 0 to 4 simd : index
  // expected-error @below {{'uop.contract' op range 1 is given twice}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.contract %a over (%i, %i) : f32 -> vector<4xf32>
  return
}

// -----

func.func @kind(%a: f32) {
  %i = uop.range 0 to 4 : index
  // expected-error @below {{'uop.contract' op range 0 must be of kind upcast, unroll or simd, got loop}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.contract %a over (%i) : f32 -> vector<4xf32>
  return
}

// -----

func.func @dynamic(%a: f32, %n: index) {
  %i = uop.range 0 to %n simd : index
  // expected-error @below {{'uop.contract' op range 0 needs a static size}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.contract %a over (%i) : f32 -> vector<4xf32>
  return
}

// -----

func.func @empty(%a: f32) {
  %i = uop.range 0 to 0 simd : index
  // expected-error @below {{'uop.contract' op range 0 must not be empty}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.contract %a over (%i) : f32 -> vector<4xf32>
  return
}

// -----

func.func @many(%a: f32) {
  %i = uop.range 0 to 4294967296 simd : index
  %j = uop.range 1 to 4294967296 simd : index
  // expected-error @below {{'uop.contract' op has more lanes than 64 bits count}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.contract %a over (%i, %j) : f32 -> vector<4xf32>
  return
}

// -----

func.func @contracted_type(%a: f32) {
  %i = uop.range 0 to 4 simd : index
  // expected-error @below {{op inferred type(s) 'vector<4xf32>' are incompatible with return type(s) of operation 'vector<5xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = uop.contract %a over (%i) : f32 -> vector<5xf32>
  return
}

// -----

func.func @contracted_vector(%a: vector<2xf32>) {
  %i = uop.range 0 to 4 simd : index
  // expected-error @below {{operand #0 must be a scalar, but got 'vector<2xf32>'}}
  %0 = uop.contract %a over (%i) : vector<2xf32> -> vector<8xf32>
  return
}

// -----

func.func @unrolled_kind(%v: vector<4xf32>) {
  %i = uop.range 0 to 4 reduce : index
  // expected-error @below {{'uop.unroll' op range 0 must be of kind upcast, unroll or simd, got reduce}}
  %0 = uop.unroll %v over (%i) : vector<4xf32> -> f32
  return
}

// -----

func.func @points(%v: vector<4xf32>) {
  %i = uop.range 0 to 3 upcast : index
  // expected-error @below {{needs a lane for each of the 3 points of the ranges, got 4}}
  %0 = uop.unroll %v over (%i) : vector<4xf32> -> f32
  return
}

// -----

func.func @unrolled_type(%v: vector<4xf32>) {
  %i = uop.range 0 to 4 upcast : index
  // expected-error @below {{result type is that of a lane}}
  %0 = uop.unroll %v over (%i) : vector<4xf32> -> f16
  return
}

// -----

func.func @sizes(%a: vector<4xf32>) {
  // expected-error @below {{sizes must be positive, got m 2 n -2 k 2}}
  %0 = uop.wmma %a, %a, %a m 2 n -2 k 2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @matrix_a(%a: vector<4xf32>) {
  // expected-error @below {{a must have 2 * 3 lanes, got 'vector<4xf32>'}}
  %0 = uop.wmma %a, %a, %a m 2 n 2 k 3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @matrix_b(%a: vector<4xf32>, %b: vector<6xf32>) {
  // expected-error @below {{b must have 2 * 2 lanes, got 'vector<6xf32>'}}
  %0 = uop.wmma %a, %b, %a m 2 n 2 k 2 : vector<4xf32>, vector<6xf32>, vector<4xf32>
  return
}

// -----

func.func @matrix_c(%a: vector<4xf32>, %c: vector<6xf32>) {
  // expected-error @below {{c must have 2 * 2 lanes, got 'vector<6xf32>'}}
  %0 = uop.wmma %a, %a, %c m 2 n 2 k 2 : vector<4xf32>, vector<4xf32>, vector<6xf32>
  return
}

// -----

func.func @large_matrix(%a: vector<4xf32>) {
  // expected-error @below {{a must have 4294967296 * 4294967296 lanes, got 'vector<4xf32>'}}
  %0 = uop.wmma %a, %a, %a m 4294967296 n 2 k 4294967296 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @factors(%a: vector<4xf16>, %b: vector<4xbf16>, %c: vector<4xf32>) {
  // expected-error @below {{a and b must have one element type, got 'f16' and 'bf16'}}
  %0 = uop.wmma %a, %b, %c m 2 n 2 k 2 : vector<4xf16>, vector<4xbf16>, vector<4xf32>
  return
}

// -----

func.func @narrower_sum(%a: vector<4xf16>, %c: vector<4xbf16>) {
  // expected-error @below {{the element type of c must hold all values of 'f16', got 'bf16'}}
  %0 = uop.wmma %a, %a, %c m 2 n 2 k 2 : vector<4xf16>, vector<4xf16>, vector<4xbf16>
  return
}

// -----

func.func @unsigned_sum(%a: vector<4xi8>, %c: vector<4xui32>) {
  // expected-error @below {{the element type of c must hold all values of 'i8', got 'ui32'}}
  %0 = uop.wmma %a, %a, %c m 2 n 2 k 2 : vector<4xi8>, vector<4xi8>, vector<4xui32>
  return
}

// -----

func.func @truth(%a: vector<4xi1>) {
  // expected-error @below {{operand #0 must be}}
  %0 = uop.wmma %a, %a, %a m 2 n 2 k 2 : vector<4xi1>, vector<4xi1>, vector<4xi1>
  return
}

// -----

uop.kernel @load_element(%x: memref<8xf32>) {
  %i = uop.const 0 : index
  // expected-error @below {{result must have element type 'f32', got 'vector<4xf16>'}}
  %0 = uop.load %x[%i] : memref<8xf32> -> vector<4xf16>
  uop.sink
}

// -----

uop.kernel @load_offsets(%x: memref<8xf32>) {
  %i = uop.const 0 : vector<2xindex>
  // expected-error @below {{offset has 2 lanes, the result is of type 'vector<4xf32>'}}
  %0 = uop.load %x[%i] : memref<8xf32>, vector<2xindex> -> vector<4xf32>
  uop.sink
}

// -----

uop.kernel @load_scalar_offsets(%x: memref<8xf32>) {
  %i = uop.const 0 : vector<2xindex>
  // expected-error @below {{offset has 2 lanes, the result is of type 'f32'}}
  %0 = uop.load %x[%i] : memref<8xf32>, vector<2xindex> -> f32
  uop.sink
}

// -----

uop.kernel @load_gates(%x: memref<8xf32>) {
  %i = uop.const 0 : index
  %g = uop.const true : vector<3xi1>
  // expected-error @below {{gate has 3 lanes, the result is of type 'vector<4xf32>'}}
  %0 = uop.load %x[%i] if %g : memref<8xf32>, vector<3xi1> -> vector<4xf32>
  uop.sink
}

// -----

uop.kernel @load_alternative(%x: memref<8xf32>) {
  %i = uop.const 0 : index
  %g = uop.const true : i1
  %z = uop.const 0.0 : f32
  // expected-error @below {{alternative must have type 'vector<4xf32>', got 'f32'}}
  %0 = "uop.load"(%x, %i, %g, %z) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xf32>, index, i1, f32) -> vector<4xf32>
  uop.sink
}

// -----

uop.kernel @load_types(%x: memref<8xf32>) {
  %i = uop.const 0 : index
  // expected-error @below {{expected the type of a vector of offsets, then that of a vector of gates, got 'vector<4xi1>'}}
  %0 = uop.load %x[%i] : memref<8xf32>, vector<4xi1> -> vector<4xf32>
  uop.sink
}

// -----

uop.kernel @load_type_order(%x: memref<8xf32>) {
  %i = uop.const 0 : vector<4xindex>
  %g = uop.const true : vector<4xi1>
  // expected-error @below {{expected the type of a vector of offsets, then that of a vector of gates, got 'vector<4xindex>'}}
  %0 = uop.load %x[%i] if %g : memref<8xf32>, vector<4xi1>, vector<4xindex> -> vector<4xf32>
  uop.sink
}

// -----

uop.kernel @store_element(%o: memref<8xf32>) {
  %i = uop.const 0 : index
  %v = uop.const 0.0 : vector<4xf16>
  // expected-error @below {{value must have element type 'f32', got 'vector<4xf16>'}}
  uop.store %v, %o[%i] over () : memref<8xf32>, vector<4xf16>
  uop.sink
}

// -----

uop.kernel @store_offsets(%o: memref<8xf32>) {
  %i = uop.const 0 : vector<2xindex>
  %v = uop.const 0.0 : vector<4xf32>
  // expected-error @below {{offset has 2 lanes, the value is of type 'vector<4xf32>'}}
  uop.store %v, %o[%i] over () : memref<8xf32>, vector<4xf32>, vector<2xindex>
  uop.sink
}

// -----

uop.kernel @store_gates(%o: memref<8xf32>) {
  %i = uop.const 0 : index
  %g = uop.const true : vector<3xi1>
  %v = uop.const 0.0 : vector<4xf32>
  // expected-error @below {{gate has 3 lanes, the value is of type 'vector<4xf32>'}}
  uop.store %v, %o[%i] over () if %g : memref<8xf32>, vector<4xf32>, vector<3xi1>
  uop.sink
}

// -----

// Lanes are of one dimension.
uop.kernel @rank(%x: memref<8xf32>) {
  %i = uop.const 0 : index
  // expected-error @below {{result #0 must be an element type or a 1-D vector of one, but got 'vector<2x2xf32>'}}
  %0 = uop.load %x[%i] : memref<8xf32> -> vector<2x2xf32>
  uop.sink
}

// -----

func.func @gep_of_scalar(%a: f32) {
  // expected-error @below {{operand #0 must be a 1-D vector of any element type or index, but got 'f32'}}
  %0 = "uop.gep"(%a) <{lanes = array<i64: 0>}> : (f32) -> f32
  return
}

// -----

func.func @wmma_of_bools(%a: vector<4xi1>, %c: vector<4xf32>) {
  // expected-error @below {{operand #0 must be a 1-D vector of integers or floats, but got 'vector<4xi1>'}}
  %0 = "uop.wmma"(%a, %a, %c) <{m = 2 : i64, n = 2 : i64, k = 2 : i64}> : (vector<4xi1>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @wmma_of_another_type(%a: vector<4xf16>, %c: vector<4xf32>) {
  // expected-error @below {{all of {c, result} have same type}}
  %0 = "uop.wmma"(%a, %a, %c) <{m = 2 : i64, n = 2 : i64, k = 2 : i64}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf64>
  return
}

// -----

func.func @offset(%x: memref<8xf32>, %i: i32) {
  // expected-error @below {{operand #1 must be an index or a 1-D vector of them, but got 'i32'}}
  %0 = "uop.load"(%x, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<8xf32>, i32) -> f32
  return
}

// -----

func.func @gate(%x: memref<8xf32>, %i: index, %g: i8) {
  // expected-error @below {{operand #2 must be an i1 or a 1-D vector of them, but got 'i8'}}
  %0 = "uop.load"(%x, %i, %g) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<8xf32>, index, i8) -> f32
  return
}

// -----

func.func @pack_nothing() {
  // expected-error @below {{needs an operand}}
  %0 = "uop.pack"() : () -> i32
  return
}

// -----

func.func @pack_types(%a: i8, %b: ui8) {
  // expected-error @below {{operands must have one type}}
  %0 = "uop.pack"(%a, %b, %a, %b) : (i8, ui8, i8, ui8) -> i32
  return
}

// -----

func.func @pack_wide(%a: f32) {
  // expected-error @below {{operands must have elements of 8 or 16 bits, got 'f32'}}
  %0 = uop.pack %a : f32 -> i32
  return
}

// -----

func.func @pack_too_few(%a: i8) {
  // expected-error @below {{takes 4 operands of 'i8', got 2}}
  %0 = uop.pack %a, %a : i8 -> i32
  return
}

// -----

func.func @pack_lanes(%a: vector<4xf16>) {
  // expected-error @below {{result must have as many lanes as 'vector<4xf16>', got 'i32'}}
  %0 = uop.pack %a, %a : vector<4xf16> -> i32
  return
}

// -----

func.func @dot_wide(%a: i32) {
  // expected-error @below {{multiplies integers of 8 or 16 bits or floats of 16, got 'i32'}}
  %0 = uop.dot %a of i8, %a of i32 : i32 -> i32
  return
}

// -----

func.func @dot_widths(%a: i32) {
  // expected-error @below {{cannot multiply 'i8' and 'i16'}}
  %0 = uop.dot %a of i8, %a of i16 : i32 -> i32
  return
}

// -----

func.func @dot_kinds(%a: i32) {
  // expected-error @below {{cannot multiply 'i8' and 'f16'}}
  %0 = uop.dot %a of i8, %a of f16 : i32 -> i32
  return
}

// -----

func.func @dot_floats(%a: i32) {
  // expected-error @below {{cannot multiply 'bf16' and 'f16'}}
  %0 = uop.dot %a of bf16, %a of f16 : i32 -> f32
  return
}

// -----

func.func @dot_result(%a: vector<4xi32>) {
  // expected-error @below {{result must have as many lanes as 'vector<4xi32>', got 'f32'}}
  %0 = uop.dot %a of f16, %a of f16 : vector<4xi32> -> f32
  return
}

// -----

func.func @dot_integers(%a: i32) {
  // expected-error @below {{gives i32 of integers and f32 of floats, got 'f32'}}
  %0 = uop.dot %a of i8, %a of i8 : i32 -> f32
  return
}

// -----

func.func @dot_lanes(%a: i32, %b: vector<4xi32>) {
  // expected-error @below {{all of {lhs, rhs} have same type}}
  %0 = "uop.dot"(%a, %b) <{lhsElement = i8, rhsElement = i8}> : (i32, vector<4xi32>) -> i32
  return
}
