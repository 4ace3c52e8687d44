// RUN: uop-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{axis 2 is out of range of rank 2}}
%0 = uop.iota axis 2 : tensor<4x8xi64>

// -----

// expected-error @below {{axis -1 is out of range of rank 2}}
%0 = uop.iota axis -1 : tensor<4x8xi64>

// -----

// expected-error @below {{axis 0 is out of range of rank 0}}
%0 = uop.iota axis 0 : tensor<i64>

// -----

// expected-error @below {{needs 1 values for what is not static, got 0}}
%0 = uop.iota axis 0 : tensor<?xi64>

// -----

// expected-error @below {{result #0 must be a ranked tensor of integers or floats, but got 'tensor<4xi1>'}}
%0 = uop.iota axis 0 : tensor<4xi1>

// -----

func.func @reshape_count(%x: tensor<4x8xf32>) {
  // expected-error @below {{must keep the number of elements: 'tensor<4x8xf32>' has 32, 'tensor<4x7xf32>' has 28}}
  %0 = uop.reshape %x : tensor<4x8xf32> -> tensor<4x7xf32>
  return
}

// -----

func.func @reshape_element(%x: tensor<4xf32>) {
  // expected-error @below {{result element type must be 'f32', got 'f16'}}
  %0 = uop.reshape %x : tensor<4xf32> -> tensor<4xf16>
  return
}

// -----

func.func @reshape_dynamic(%x: tensor<?xf32>) {
  // expected-error @below {{needs 1 values for what is not static, got 0}}
  %0 = uop.reshape %x : tensor<?xf32> -> tensor<?xf32>
  return
}

// -----

// 2^64 elements are not 0 elements.
func.func @reshape_beyond_64_bits(%x: tensor<4611686018427387904x4xf32>) {
  // expected-error @below {{has a tensor of more elements than 64 bits count: 'tensor<4611686018427387904x4xf32>'}}
  %0 = uop.reshape %x : tensor<4611686018427387904x4xf32> -> tensor<0xf32>
  return
}

// -----

func.func @reshape_to_beyond_64_bits(%x: tensor<0xf32>) {
  // expected-error @below {{has a tensor of more elements than 64 bits count: 'tensor<4x4611686018427387904xf32>'}}
  %0 = uop.reshape %x : tensor<0xf32> -> tensor<4x4611686018427387904xf32>
  return
}

// -----

func.func @reshape_unranked(%x: tensor<*xf32>) {
  // expected-error @below {{invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = uop.reshape %x : tensor<*xf32> -> tensor<4xf32>
  return
}

// -----

func.func @permute_length(%x: tensor<4x8xf32>) {
  // expected-error @below {{permutation must have one entry per axis: expected 2, got 1}}
  %0 = uop.permute %x [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @permute_range(%x: tensor<4x8xf32>) {
  // expected-error @below {{axis 2 is out of range of rank 2}}
  %0 = uop.permute %x [0, 2] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @permute_twice(%x: tensor<4x8xf32>) {
  // expected-error @below {{axis 1 is given twice}}
  %0 = uop.permute %x [1, 1] : tensor<4x8xf32> -> tensor<8x8xf32>
  return
}

// -----

func.func @permute_result(%x: tensor<4x8xf32>) {
  // expected-error @below {{result must have type 'tensor<8x4xf32>', got 'tensor<4x8xf32>'}}
  %0 = uop.permute %x [1, 0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @permute_element(%x: tensor<4xf32>) {
  // expected-error @below {{result element type must be 'f32', got 'i32'}}
  %0 = uop.permute %x [0] : tensor<4xf32> -> tensor<4xi32>
  return
}

// -----

func.func @expand_rank(%x: tensor<4xf32>) {
  // expected-error @below {{must keep the rank: 'tensor<4xf32>' to 'tensor<4x4xf32>'}}
  %0 = uop.expand %x : tensor<4xf32> -> tensor<4x4xf32>
  return
}

// -----

func.func @expand_size(%x: tensor<1x4xf32>) {
  // expected-error @below {{axis 1 of size 4 cannot be expanded to 8: only axes of size 1 can}}
  %0 = uop.expand %x : tensor<1x4xf32> -> tensor<3x8xf32>
  return
}

// -----

func.func @expand_empty(%x: tensor<0xf32>) {
  // expected-error @below {{axis 0 of size 0 cannot be expanded to 1: only axes of size 1 can}}
  %0 = uop.expand %x : tensor<0xf32> -> tensor<1xf32>
  return
}

// -----

func.func @expand_dynamic(%x: tensor<1xf32>) {
  // expected-error @below {{needs 1 values for what is not static, got 0}}
  %0 = uop.expand %x : tensor<1xf32> -> tensor<?xf32>
  return
}

// -----

func.func @expand_unknown(%x: tensor<?xf32>) {
  // expected-error @below {{axis 0 of size ? cannot be expanded to 4: only axes of size 1 can}}
  %0 = uop.expand %x : tensor<?xf32> -> tensor<4xf32>
  return
}

// -----

func.func @expand_sizes(%x: tensor<1x4xf32>, %n: index) {
  // expected-error @below {{the sizes are not those of 'tensor<?x4xf32>'}}
  %0 = uop.expand %x sizes [%n, 5] : tensor<1x4xf32> -> tensor<?x4xf32>
  return
}

// -----

func.func @expand_element(%x: tensor<1xf32>) {
  // expected-error @below {{result element type must be 'f32', got 'f64'}}
  %0 = uop.expand %x : tensor<1xf32> -> tensor<4xf64>
  return
}

// -----

func.func @pad_low(%x: tensor<4x8xf32>) {
  // expected-error @below {{low must have one entry per axis: expected 2, got 1}}
  %0 = uop.pad %x low [0] high [2, 0] : tensor<4x8xf32> -> tensor<6x8xf32>
  return
}

// -----

func.func @pad_high(%x: tensor<4x8xf32>) {
  // expected-error @below {{high must have one entry per axis: expected 2, got 3}}
  %0 = uop.pad %x low [0, 0] high [2, 0, 0] : tensor<4x8xf32> -> tensor<6x8xf32>
  return
}

// -----

func.func @pad_negative(%x: tensor<4xf32>) {
  // expected-error @below {{axis 0 is padded by a negative amount; uop.shrink removes elements}}
  %0 = uop.pad %x low [-1] high [0] : tensor<4xf32> -> tensor<3xf32>
  return
}

// -----

func.func @pad_overflow(%x: tensor<4xf32>) {
  // expected-error @below {{axis 0 is padded beyond 64 bits}}
  %0 = uop.pad %x low [9223372036854775807] high [0] : tensor<4xf32> -> tensor<3xf32>
  return
}

// -----

func.func @pad_result(%x: tensor<4xf32>) {
  // expected-error @below {{result must have type 'tensor<6xf32>', got 'tensor<7xf32>'}}
  %0 = uop.pad %x low [1] high [1] : tensor<4xf32> -> tensor<7xf32>
  return
}

// -----

func.func @pad_value(%x: tensor<4xf32>, %v: i32) {
  // expected-error @below {{value must have type 'f32', got 'i32'}}
  %0 = "uop.pad"(%x, %v) <{low = array<i64: 1>, high = array<i64: 1>}> : (tensor<4xf32>, i32) -> tensor<6xf32>
  return
}

// -----

func.func @pad_dynamic(%x: tensor<?xf32>) {
  // expected-error @below {{result must have type 'tensor<?xf32>', got 'tensor<4xf32>'}}
  %0 = uop.pad %x low [1] high [1] : tensor<?xf32> -> tensor<4xf32>
  return
}

// -----

func.func @pad_element(%x: tensor<4xf32>) {
  // expected-error @below {{result element type must be 'f32', got 'i32'}}
  %0 = uop.pad %x low [1] high [1] : tensor<4xf32> -> tensor<6xi32>
  return
}

// -----

func.func @shrink_offsets(%x: tensor<4x8xf32>) {
  // expected-error @below {{offsets must have one entry per axis: expected 2, got 0}}
  %0 = uop.shrink %x offsets [] sizes [4, 8] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @shrink_sizes(%x: tensor<4x8xf32>) {
  // expected-error @below {{sizes must have one entry per axis: expected 2, got 1}}
  %0 = uop.shrink %x offsets [0, 0] sizes [4] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @shrink_box(%x: tensor<4x8xf32>) {
  // expected-error @below {{axis 1: elements from 4, 5 of them, are not all within size 8}}
  %0 = uop.shrink %x offsets [0, 4] sizes [4, 5] : tensor<4x8xf32> -> tensor<4x5xf32>
  return
}

// -----

func.func @shrink_overflow(%x: tensor<4xf32>) {
  // expected-error @below {{axis 0: elements from 1, 9223372036854775807 of them, are not all within size 4}}
  %0 = uop.shrink %x offsets [1] sizes [9223372036854775807] : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @shrink_negative(%x: tensor<4xf32>) {
  // expected-error @below {{axis 0: elements from -1, 2 of them, are not all within size 4}}
  %0 = uop.shrink %x offsets [-1] sizes [2] : tensor<4xf32> -> tensor<2xf32>
  return
}

// -----

func.func @shrink_result(%x: tensor<4xf32>) {
  // expected-error @below {{result must have type 'tensor<2xf32>', got 'tensor<3xf32>'}}
  %0 = uop.shrink %x offsets [0] sizes [2] : tensor<4xf32> -> tensor<3xf32>
  return
}

// -----

func.func @shrink_element(%x: tensor<4xf32>) {
  // expected-error @below {{result element type must be 'f32', got 'f16'}}
  %0 = uop.shrink %x offsets [0] sizes [2] : tensor<4xf32> -> tensor<2xf16>
  return
}

// -----

func.func @shrink_dynamic(%x: tensor<4xf32>, %n: index) {
  // expected-error @below {{axis 0: elements from 5, ? of them, are not all within size 4}}
  %0 = uop.shrink %x offsets [5] sizes [%n] : tensor<4xf32> -> tensor<?xf32>
  return
}

// -----

func.func @flip_range(%x: tensor<4xf32>) {
  // expected-error @below {{axis 1 is out of range of rank 1}}
  %0 = uop.flip %x axes [1] : tensor<4xf32>
  return
}

// -----

func.func @flip_twice(%x: tensor<4xf32>) {
  // expected-error @below {{axis 0 is given twice}}
  %0 = uop.flip %x axes [0, 0] : tensor<4xf32>
  return
}

// -----

func.func @flip_dynamic(%x: tensor<?xf32>) {
  // expected-error @below {{axis 1 is out of range of rank 1}}
  %0 = uop.flip %x axes [1] : tensor<?xf32>
  return
}

// -----

func.func @flip_types(%x: tensor<4xf32>) {
  // expected-error @below {{operands and result have one type}}
  %0 = "uop.flip"(%x) <{axes = array<i64: 0>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

// expected-error @below {{needs at least one operand}}
%0 = "uop.cat"() <{axis = 0 : i64}> : () -> tensor<4xf32>

// -----

func.func @cat_axis(%x: tensor<4xf32>) {
  // expected-error @below {{axis 1 is out of range of rank 1}}
  %0 = uop.cat %x, %x axis 1 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  return
}

// -----

func.func @cat_rank(%x: tensor<4xf32>, %y: tensor<4x1xf32>) {
  // expected-error @below {{operand 1 has rank 2, the result has 1}}
  %0 = uop.cat %x, %y axis 0 : tensor<4xf32>, tensor<4x1xf32> -> tensor<8xf32>
  return
}

// -----

func.func @cat_size(%x: tensor<4x2xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{operand 1 has size 3 on axis 1, the result has 2}}
  %0 = uop.cat %x, %y axis 0 : tensor<4x2xf32>, tensor<4x3xf32> -> tensor<8x2xf32>
  return
}

// -----

func.func @cat_element(%x: tensor<4xf32>, %y: tensor<4xf16>) {
  // expected-error @below {{result element type must be 'f16', got 'f32'}}
  %0 = uop.cat %x, %y axis 0 : tensor<4xf32>, tensor<4xf16> -> tensor<8xf32>
  return
}

// -----

func.func @cat_result(%x: tensor<4xf32>) {
  // expected-error @below {{result must have type 'tensor<8xf32>', got 'tensor<9xf32>'}}
  %0 = uop.cat %x, %x axis 0 : tensor<4xf32>, tensor<4xf32> -> tensor<9xf32>
  return
}

// -----

func.func @cat_overflow(%x: tensor<4611686018427387904xf32>) {
  // expected-error @below {{axis 0 is longer than 64 bits count}}
  %0 = uop.cat %x, %x axis 0 : tensor<4611686018427387904xf32>, tensor<4611686018427387904xf32> -> tensor<1xf32>
  return
}

// -----

func.func @cat_dynamic(%x: tensor<?x4xf32>, %y: tensor<4x4xf32>) {
  // expected-error @below {{operand 1 has size 4 on axis 0, the result has ?}}
  %0 = uop.cat %x, %y axis 1 : tensor<?x4xf32>, tensor<4x4xf32> -> tensor<?x8xf32>
  return
}

// -----

func.func @reduce_range(%x: tensor<4xf32>) {
  // expected-error @below {{axis -1 is out of range of rank 1}}
  %0 = uop.reduce_axis add %x axes [-1] : tensor<4xf32> -> tensor<f32>
  return
}

// -----

func.func @reduce_twice(%x: tensor<4xf32>) {
  // expected-error @below {{axis 0 is given twice}}
  %0 = uop.reduce_axis add %x axes [0, 0] : tensor<4xf32> -> tensor<f32>
  return
}

// -----

func.func @reduce_order(%x: tensor<4x8xf32>) {
  // expected-error @below {{axes must be in ascending order}}
  %0 = uop.reduce_axis add %x axes [1, 0] : tensor<4x8xf32> -> tensor<f32>
  return
}

// -----

func.func @reduce_result(%x: tensor<4x8xf32>) {
  // expected-error @below {{result must have type 'tensor<8xf32>', got 'tensor<4xf32>'}}
  %0 = uop.reduce_axis add %x axes [0] : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @reduce_element(%x: tensor<4xf16>) {
  // expected-error @below {{result element type must be 'f16', got 'f32'}}
  %0 = uop.reduce_axis add %x axes [0] : tensor<4xf16> -> tensor<f32>
  return
}

// -----

func.func @reduce_kind(%x: tensor<4xf16>) {
  // expected-error @below {{expected one of [add, mul, max, min] for how a reduction combines, got: mean}}
  // expected-error @below {{failed to parse UOp_ReduceKindAttr}}
  %0 = uop.reduce_axis mean %x axes [0] : tensor<4xf16> -> tensor<f16>
  return
}

// -----

func.func @contiguous_types(%x: tensor<?xf32>) {
  // expected-error @below {{operands and result have one type}}
  %0 = "uop.contiguous"(%x) : (tensor<?xf32>) -> tensor<4xf32>
  return
}
