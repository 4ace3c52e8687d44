// Programs of StableHLO that are refused, and what the messages say.
//
// RUN: uop-opt %s --convert-stablehlo-to-uop --split-input-file --verify-diagnostics

func.func @unknown(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'stablehlo.frobnicate' op cannot be converted to uop: there is no lowering of it; docs/stablehlo.md lists the ops that have one}}
  %0 = "stablehlo.frobnicate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @dynamic(%x: tensor<?xf32>, %f: tensor<f32>) {
  // expected-error @+1 {{it has a value of type tensor<?xf32>, and takes static shapes only; export the program for constant sizes}}
  %0 = "stablehlo.pad"(%x, %f) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @dynamic_sizes(%x: tensor<1xf32>, %n: tensor<1xi32>) -> tensor<?xf32> {
  // expected-error @+1 {{the sizes of its result must be constants, sizes of arguments, or sums, differences and products of these}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %n) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_axis(%x: tensor<3xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %n = "stablehlo.get_dimension_size"(%y) <{dimension = 0 : i64}> : (tensor<?xf32>) -> tensor<i32>
  %s = "stablehlo.reshape"(%n) : (tensor<i32>) -> tensor<1xi32>
  // expected-error @+1 {{axis 0 of size 3 cannot be broadcast to a size that is a variable; only an axis of size 1 can}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_iota(%y: tensor<?xf32>) -> tensor<?xi1> {
  %n = "stablehlo.get_dimension_size"(%y) <{dimension = 0 : i64}> : (tensor<?xf32>) -> tensor<i32>
  %s = "stablehlo.reshape"(%n) : (tensor<i32>) -> tensor<1xi32>
  // expected-error @+1 {{is for integers and floats, got bools}}
  %0 = "stablehlo.dynamic_iota"(%s) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}

// -----

func.func @dynamic_body(%x: tensor<?xi32>, %i: tensor<i32>) -> tensor<i32> {
  // expected-error @+1 {{with sizes that are variables, its body must add, multiply, or take the maximum or minimum}}
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = "stablehlo.xor"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1) : (tensor<i32>) -> ()
  }) : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @dynamic_bits(%x: tensor<?x2xi16>) -> tensor<?xi32> {
  // expected-error @+1 {{changes the number of elements, which is not possible with sizes that are variables}}
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<?x2xi16>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

func.func @dynamic_gather(%x: tensor<?x4xf32>, %i: tensor<2x1xi32>) -> tensor<2x4xf32> {
  // expected-error @+1 {{with sizes that are variables, it must take slices of size 1 along one axis of constant size, and its index vectors must have one element}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<?x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

func.func @dynamic_concatenate(%x: tensor<?x4xf32>, %y: tensor<?x3xf32>) -> tensor<?x4xf32> {
  // expected-error @+1 {{its operands must have one element type, and shapes that differ on axis 0 only}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<?x4xf32>, tensor<?x3xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

func.func @complex(%x: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
  // expected-error @+1 {{'stablehlo.cholesky' op cannot be converted to uop: it has complex operands or results, and no lowering to ops on their real and imaginary parts}}
  %0 = "stablehlo.cholesky"(%x) <{lower = true}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  return %0 : tensor<4x4xcomplex<f32>>
}

// -----

func.func @complex_order(%x: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.compare' op cannot be converted to uop: it has complex operands or results}}
  %0 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  return
}

// -----

func.func @complex_call(%x: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.custom_call' op cannot be converted to uop: it has complex operands or results}}
  %0 = "stablehlo.custom_call"(%x) {call_target_name = "other"} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @fft_length(%x: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{attribute 'fft_length' must have the lengths of up to 3 last axes of its operand of shape 4}}
  %0 = "stablehlo.fft"(%x) <{fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @fft_type(%x: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{attribute 'fft_type' must be FFT, IFFT, RFFT or IRFFT}}
  %0 = "stablehlo.fft"(%x) <{fft_length = array<i64: 4>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @fft_parts(%x: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{of type RFFT must take real numbers and return complex numbers}}
  %0 = "stablehlo.fft"(%x) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}

// -----

func.func @fft_element(%x: tensor<4xcomplex<f16>>) {
  // expected-error @+1 {{is for elements of f32 and f64}}
  %0 = "stablehlo.fft"(%x) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xcomplex<f16>>) -> tensor<4xcomplex<f16>>
  return
}

// -----

func.func @fft_long(%x: tensor<4194305xcomplex<f32>>) {
  // expected-error @+1 {{transforms 4194305 elements at once; at most 4194304 are supported: split the signal into parts}}
  %0 = "stablehlo.fft"(%x) <{fft_length = array<i64: 4194305>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4194305xcomplex<f32>>) -> tensor<4194305xcomplex<f32>>
  return
}

// -----

func.func @token() {
  // expected-error @+1 {{'stablehlo.create_token' op cannot be converted to uop: there is no lowering of it; docs/stablehlo.md lists the ops that have one}}
  %0 = "stablehlo.create_token"() : () -> !stablehlo.token
  return
}

// -----

func.func @token_operand(%t: !stablehlo.token) {
  // expected-error @+1 {{it has values of type !stablehlo.token; operands and results must be ranked tensors}}
  %0 = "stablehlo.abs"(%t) : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @huge(%x: tensor<4294967296x4294967296xf32>) {
  // expected-error @+1 {{whose number of elements does not fit 64 bits}}
  %0 = "stablehlo.abs"(%x) : (tensor<4294967296x4294967296xf32>) -> tensor<4294967296x4294967296xf32>
  return
}

// -----

func.func @arity(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'stablehlo.add' op cannot be converted to uop: takes 2 operands, got 1}}
  %0 = "stablehlo.add"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @results(%x: tensor<4xf32>) {
  // expected-error @+1 {{has 1 result, got 2}}
  %0:2 = "stablehlo.abs"(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @regions(%x: tensor<4xf32>) {
  // expected-error @+1 {{has 0 regions, got 1}}
  %0 = "stablehlo.abs"(%x) ({
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @shapes(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{its operands have the shapes 4 and 5}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @types(%x: tensor<4xf32>, %y: tensor<4xi32>) {
  // expected-error @+1 {{its operands have different element types}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @result_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{the type of result 0 does not match its operands and attributes, which give the shape 4 and another element type}}
  %0 = "stablehlo.abs"(%x) : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @bools(%x: tensor<4xi1>) {
  // expected-error @+1 {{is for integers and floats, got bools}}
  %0 = "stablehlo.negate"(%x) : (tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @floats(%x: tensor<4xf32>) {
  // expected-error @+1 {{is for integers and bools, got floats}}
  %0 = "stablehlo.not"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @integers(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.popcnt' op cannot be converted to uop: is for integers}}
  %0 = "stablehlo.popcnt"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @functions(%x: tensor<4xi32>) {
  // expected-error @+1 {{is for floats of one type}}
  %0 = "stablehlo.exponential"(%x) : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @direction(%x: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'comparison_direction' must be EQ, NE, GE, GT, LE or LT}}
  %0 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction XX>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @order(%x: tensor<4xi32>) {
  // expected-error @+1 {{attribute 'compare_type' is TOTALORDER, which is for floats, but its operands are not}}
  %0 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @compare_type(%x: tensor<4xi32>) {
  // expected-error @+1 {{attribute 'compare_type' is 'OTHER'; FLOAT, TOTALORDER, SIGNED and UNSIGNED are known}}
  %0 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type OTHER>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @select(%c: tensor<3xi1>, %x: tensor<4xf32>) {
  // expected-error @+1 {{takes two tensors of one type, and a predicate of bools that is a scalar or has their shape}}
  %0 = "stablehlo.select"(%c, %x, %x) : (tensor<3xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @clamp(%x: tensor<4xf32>, %l: tensor<3xf32>) {
  // expected-error @+1 {{its limits must have the type of its operand, or be scalars of its element type}}
  %0 = "stablehlo.clamp"(%l, %x, %l) : (tensor<3xf32>, tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{attribute 'value' must be a constant of the type of its result}}
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i32>
  return
}

// -----

func.func @bitcast(%x: tensor<4xi1>) {
  // expected-error @+1 {{bools cannot be bitcast to another type, nor other types to bools}}
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<4xi1>) -> tensor<4xi8>
  return
}

// -----

func.func @bitcast_parts(%x: tensor<3xi8>) {
  // expected-error @+1 {{the last axis of its operand must have size 4, one for each part of an element of the result}}
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<3xi8>) -> tensor<i32>
  return
}

// -----

func.func @precision(%x: tensor<4xf32>) {
  // expected-error @+1 {{rounds to 7 exponent bits and 0 mantissa bits; each number must be at least 1, and the element type f16, bf16, f32 or f64}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 7 : i32, mantissa_bits = 0 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @missing_integer(%x: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'mantissa_bits' must be an integer}}
  %0 = "stablehlo.reduce_precision"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @missing_list(%x: tensor<4x2xf32>) {
  // expected-error @+1 {{attribute 'permutation' must be a list of 2 integers, one for each axis}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 0>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @axes(%x: tensor<4x2xf32>) {
  // expected-error @+1 {{attribute 'permutation' must be different axes of 2, got 0}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 0, 0>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @list(%x: tensor<4x2xf32>) {
  // expected-error @+1 {{attribute 'dimensions' must be a list of integers}}
  %0 = "stablehlo.reverse"(%x) <{dimensions = "all"}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @broadcast(%x: tensor<3xf32>) {
  // expected-error @+1 {{an axis of size 3 cannot be broadcast to size 4}}
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reshape(%x: tensor<3xf32>) {
  // expected-error @+1 {{its operand of shape 3 and its result of shape 2x2 differ in the number of elements}}
  %0 = "stablehlo.reshape"(%x) : (tensor<3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @slice(%x: tensor<3xf32>) {
  // expected-error @+1 {{the slice from 1 to 5 with stride 1 is not inside of an axis of size 3}}
  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 1>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad(%x: tensor<3xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{an axis of size 3 with padding of 9223372036854775807 before it, 1 after it and 0 between elements does not have size 4}}
  %0 = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 9223372036854775807>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_value(%x: tensor<3xf32>, %v: tensor<i32>) {
  // expected-error @+1 {{the padding value must be a scalar of its element type}}
  %0 = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<3xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @concatenate_nothing() {
  // expected-error @+1 {{takes at least one operand}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<0xf32>
  return
}

// -----

func.func @concatenate(%x: tensor<3x2xf32>, %y: tensor<3x1xf32>) {
  // expected-error @+1 {{its operands must have one element type, and shapes that differ on axis 0 only}}
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x1xf32>) -> tensor<6x2xf32>
  return
}

// -----

func.func @dot_malformed(%x: tensor<3x2xf32>) {
  // expected-error @+1 {{attribute 'dot_dimension_numbers' is malformed}}
  %0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, rhs]>}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @dot_missing(%x: tensor<3x2xf32>) {
  // expected-error @+1 {{attribute 'dot_dimension_numbers' is missing}}
  %0 = "stablehlo.dot_general"(%x, %x) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @dot_sizes(%x: tensor<3x2xf32>) {
  // expected-error @+1 {{the batching and contracting axes of 3x2 and 3x2 differ in number or size}}
  %0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @dot_axes(%x: tensor<3x2xf32>) {
  // expected-error @+1 {{batching and contracting axes must be different axes of 2, got 7}}
  %0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [7], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @conv_numbers(%x: tensor<1x3x3x1xf32>, %k: tensor<2x2x1x1xf32>) {
  // expected-error @+1 {{attribute 'dimension_numbers' is malformed}}
  %0 = "stablehlo.convolution"(%x, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x3x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @conv_groups(%x: tensor<1x3x3x3xf32>, %k: tensor<2x2x1x2xf32>) {
  // expected-error @+1 {{input and filters do not fit 2 feature groups and 1 batch groups}}
  %0 = "stablehlo.convolution"(%x, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x3x3xf32>, tensor<2x2x1x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @conv_window(%x: tensor<1x3x3x1xf32>, %k: tensor<5x2x1x1xf32>) {
  // expected-error @+1 {{no window fits its padded input}}
  %0 = "stablehlo.convolution"(%x, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x3x1xf32>, tensor<5x2x1x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @conv_stride(%x: tensor<1x3x3x1xf32>, %k: tensor<2x2x1x1xf32>) {
  // expected-error @+1 {{strides and dilations must be above 0, got 0}}
  %0 = "stablehlo.convolution"(%x, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 0, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x3x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @reduce_operands(%x: tensor<4xf32>) {
  // expected-error @+1 {{must have as many initial values and results as operands, and one region}}
  %0 = "stablehlo.reduce"(%x) <{dimensions = array<i64: 0>}> ({
  }) : (tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_init(%x: tensor<4xf32>, %i: tensor<1xf32>) {
  // expected-error @+1 {{its operands must have one shape, and initial values be scalars of their element types}}
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  }) : (tensor<4xf32>, tensor<1xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_body(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{region 0 must be one block of 2 arguments that ends with stablehlo.return}}
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_yield(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{its body must yield one scalar for each operand}}
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"() : () -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_op(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.rng': the bodies of reductions, scatters and sorts may contain only elementwise ops of stablehlo and chlo on scalars}}
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.rng"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_arguments(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{the arguments of its body must be scalars of the element types of its operands}}
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @window(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{a window that covers 5 elements with its dilation does not fit axis 0, which has 4 elements with its padding}}
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @window_padding(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{attribute 'padding' has the amount 9223372036854775807}}
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 5>, padding = dense<[[0, 9223372036854775807]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @window_size(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{sizes, strides and dilations of windows must be above 0, got -1}}
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: -1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @gather_indices(%x: tensor<4xf32>, %i: tensor<2x1xf32>) {
  // expected-error @+1 {{indices must be integers}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @gather_map(%x: tensor<4xf32>, %i: tensor<2x3xi32>) {
  // expected-error @+1 {{start_index_map must name an axis for each of the 3 elements of an index vector, and operand and indices must have equally many batching axes}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x3xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @gather_vector(%x: tensor<4xf32>, %i: tensor<2x1xi32>) {
  // expected-error @+1 {{index_vector_dim must be an axis of its indices, or their rank}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 5>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @gather_slice(%x: tensor<4xf32>, %i: tensor<2x1xi32>) {
  // expected-error @+1 {{a slice of size 9 does not fit axis 0 of 4}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 9>}> : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @gather_offsets(%x: tensor<4xf32>, %i: tensor<2x1xi32>) {
  // expected-error @+1 {{offset_dims must name an axis of the result for each kept axis of the operand, in ascending order}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @scatter_body(%x: tensor<4xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>) {
  // expected-error @+1 {{its body must yield an element of the type of each operand}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.is_finite"(%a) : (tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scatter_body_op(%x: tensor<4xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.cholesky': the bodies of reductions, scatters and sorts may contain only elementwise ops}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.cholesky"(%a) : (tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scatter_shapes(%x: tensor<4xf32>, %i: tensor<2x1xi32>, %u: tensor<3xf32>) {
  // expected-error @+1 {{updates of shape 3 do not fit the operand, the indices and the dimension numbers}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<2x1xi32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scatter_operands(%x: tensor<4xf32>, %i: tensor<2x1xi32>) {
  // expected-error @+1 {{must have as many updates as operands, and one tensor of indices}}
  %0 = "stablehlo.scatter"(%x, %i) <{}> ({
  }) : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @dynamic_slice(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{takes an index for each of 1 axes}}
  %0 = "stablehlo.dynamic_slice"(%x, %i, %i) <{slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<1xf32>
  return
}

// -----

func.func @dynamic_slice_index(%x: tensor<4xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{indices must be scalars of integers}}
  %0 = "stablehlo.dynamic_slice"(%x, %i) <{slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
  return
}

// -----

func.func @dynamic_update(%x: tensor<4xf32>, %u: tensor<5xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{an update of shape 5 does not fit 4}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %u, %i) : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @dynamic_update_rank(%x: tensor<4xf32>, %u: tensor<f32>, %i: tensor<i32>) {
  // expected-error @+1 {{its update must have the rank and element type of its operand}}
  %0 = "stablehlo.dynamic_update_slice"(%x, %u, %i) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort_comparator(%x: tensor<4xf32>) {
  // expected-error @+1 {{its comparator must yield one bool}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort_long(%x: tensor<4194304xi32>) {
  // expected-error @+1 {{axis 0 has 4194304 elements, and its comparator does not compare the same keys of both elements; such sorts take at most 1048576 elements}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = "stablehlo.negate"(%a) : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.compare"(%1, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%2) : (tensor<i1>) -> ()
  }) : (tensor<4194304xi32>) -> tensor<4194304xi32>
  return
}

// -----

// Nothing but the conversion looks at the order of ops that are not registered.
func.func @sort_cycle(%x: tensor<4xi32>) {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    // expected-error @+1 {{'stablehlo.compare' op cannot be converted to uop: an operand is defined after it}}
    %1 = "stablehlo.compare"(%a, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.negate"(%b) : (tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @own_operand(%i: tensor<i32>, %x: tensor<4xf32>) {
  %0 = "stablehlo.case"(%i) ({
    // expected-error @+1 {{'stablehlo.transpose' op cannot be converted to uop: an operand is defined after it}}
    %1 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @top_k_call(%x: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'mhlo.attributes' must have an integer k}}
  %0:2 = "stablehlo.custom_call"(%x) {call_target_name = "mhlo.topk"} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

func.func @top_k(%x: tensor<4xf32>) {
  // expected-error @+1 {{k is 5; it must be from 0 to the size of the last axis of its operand}}
  %0:2 = "chlo.top_k"(%x) <{k = 5 : i64}> : (tensor<4xf32>) -> (tensor<5xf32>, tensor<5xi32>)
  return
}

// -----

func.func @while_condition(%x: tensor<4xf32>) {
  // expected-error @+1 {{its condition must be one scalar of type i1}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    "stablehlo.return"(%a) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%a: tensor<4xf32>):
    "stablehlo.return"(%a) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_yield(%x: tensor<4xf32>, %c: tensor<i1>) {
  // expected-error @+1 {{its regions must yield values of the types of its results}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<4xf32>):
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_types(%x: tensor<4xf32>, %c: tensor<i1>) {
  // expected-error @+1 {{its operands, results and the arguments of its regions must have the same types}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<5xf32>):
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<4xf32>):
    "stablehlo.return"(%a) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @if_condition(%c: tensor<1xi1>) {
  // expected-error @+1 {{its condition must be a scalar of type i1}}
  %0 = "stablehlo.if"(%c) ({
  }, {
  }) : (tensor<1xi1>) -> tensor<f32>
  return
}

// -----

func.func @case_index(%c: tensor<i64>) {
  // expected-error @+1 {{its index must be a scalar of type i32}}
  %0 = "stablehlo.case"(%c) ({
  }, {
  }) : (tensor<i64>) -> tensor<f32>
  return
}

// -----

func.func @case_nothing(%c: tensor<i32>) {
  // expected-error @+1 {{has no branches}}
  %0 = "stablehlo.case"(%c) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @custom_call(%x: tensor<4xf32>) {
  // expected-error @+1 {{calls the external function 'lapack_sgesdd_ffi', which cannot be compiled; export the program with ops of StableHLO in place of this call, for instance with another implementation of the function}}
  %0 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_sgesdd_ffi"}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @composite(%x: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'decomposition' must name a function of the module}}
  %0 = "stablehlo.composite"(%x) <{name = "chlo.foo", decomposition = @nowhere}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func private @other(%x: tensor<5xf32>) -> tensor<5xf32>
func.func @composite_types(%x: tensor<4xf32>) {
  // expected-error @+1 {{the types of its decomposition @other differ from those of its operands and results}}
  %0 = "stablehlo.composite"(%x) <{name = "chlo.foo", decomposition = @other}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_and_scatter_kind(%x: tensor<4xf32>, %s: tensor<2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{its scatter region must be an add, multiply, maximum or minimum of its arguments}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_and_scatter_source(%x: tensor<4xf32>, %s: tensor<3xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{its source must have as many elements as its operand has windows}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @cholesky(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{takes square matrices of floats, of one batch}}
  %0 = "stablehlo.cholesky"(%x) <{lower = true}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @solve(%a: tensor<3x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @+1 {{attribute 'transpose_a' must be NO_TRANSPOSE, TRANSPOSE or ADJOINT}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @solve_shapes(%a: tensor<3x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @+1 {{its matrices of shapes 3x3 and 3x2 do not fit}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @dot(%x: tensor<2x2x2xf32>) {
  // expected-error @+1 {{takes vectors and matrices}}
  %0 = "stablehlo.dot"(%x, %x) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  return
}

// -----

func.func @dynamic_iota() {
  // expected-error @+1 {{takes the sizes of its result}}
  %0 = "stablehlo.dynamic_iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
  return
}

// -----

func.func @norm_epsilon(%x: tensor<2x4xf32>, %v: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'epsilon' must be a float}}
  %0 = "stablehlo.batch_norm_inference"(%x, %v, %v, %v, %v) <{feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @norm_vectors(%x: tensor<2x4xf32>, %v: tensor<3xf32>) {
  // expected-error @+1 {{operand 1 must have one element of its type for each feature}}
  %0 = "stablehlo.batch_norm_inference"(%x, %v, %v, %v, %v) <{feature_index = 1 : i64, epsilon = 0.0 : f32}> : (tensor<2x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @norm_empty(%x: tensor<0x4xf32>, %v: tensor<4xf32>) {
  // expected-error @+1 {{its operand must have floats as elements, and at least one element}}
  %0 = "stablehlo.batch_norm_inference"(%x, %v, %v, %v, %v) <{feature_index = 1 : i64, epsilon = 0.0 : f32}> : (tensor<0x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<0x4xf32>
  return
}

// -----

func.func @norm_gradient(%x: tensor<2x4xf32>, %v: tensor<4xf32>) {
  // expected-error @+1 {{the gradient of its result must have the type of its operand}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %v, %v, %v, %v) <{feature_index = 1 : i64, epsilon = 0.0 : f32}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @potrf(%x: tensor<3x3xf32>) {
  // expected-error @+1 {{result 1 must have an integer for each matrix}}
  %0:2 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_spotrf_ffi"}> {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>)
  return
}

// -----

func.func @getrf(%x: tensor<3x3xf32>) {
  // expected-error @+1 {{result 1 must have an integer pivot for each of 3 columns}}
  %0:3 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_sgetrf_ffi"}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>)
  return
}

// -----

func.func @getrf_vector(%x: tensor<3xf32>) {
  // expected-error @+1 {{takes matrices of floats}}
  %0:3 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_sgetrf_ffi"}> : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi32>, tensor<i32>)
  return
}

// -----

func.func @generator_state(%s: tensor<3xui64>) {
  // expected-error @+1 {{takes a state of type tensor<2xui64> and gives integers}}
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @generator(%s: tensor<2xui64>) {
  // expected-error @+1 {{attribute 'rng_algorithm' must be DEFAULT, PHILOX or THREE_FRY}}
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm OTHER>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}

// -----

func.func @conv_dilation(%x: tensor<1x1x4xf32>, %k: tensor<1x1x3xf32>) {
  // expected-error @+1 {{strides and dilations must be above 0, got 0}}
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 0>}> : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
  return
}

// -----

func.func @conv_spread(%x: tensor<1x1x4096xf32>, %k: tensor<1x1x3xf32>) {
  // expected-error @+1 {{an axis of size 4096 is dilated by 2147483648}}
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2147483648>}> : (tensor<1x1x4096xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
  return
}

// -----

func.func @pretty(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{custom op 'stablehlo.add' must be in generic form, "stablehlo.add"(...); print the module with stablehlo-opt --mlir-print-op-generic or, in JAX, with get_asm(print_generic_op_form=True) of its operation}}
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
