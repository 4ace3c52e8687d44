"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<4x8xf32>, tensor<8x5xf32>, tensor<3x4x8xf32>, tensor<8xf32>) -> (tensor<4x5xf32>, tensor<4xf32>, tensor<f32>, tensor<3x4x4xf32>, tensor<4x4x3xf32>, tensor<4x4xf32>, tensor<8x8xf32>, tensor<4x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<3x4x8xf32>, %arg3: tensor<8xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    %1 = "stablehlo.dot_general"(%arg0, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
    %2 = "stablehlo.dot_general"(%arg3, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
    %3 = "stablehlo.dot_general"(%arg2, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4x8xf32>, tensor<4x8xf32>) -> tensor<3x4x4xf32>
    %4 = "stablehlo.dot_general"(%arg2, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4x8xf32>, tensor<3x4x8xf32>) -> tensor<3x4x4xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x4xf32>) -> tensor<4x4x3xf32>
    %6 = "stablehlo.dot_general"(%arg2, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4x8xf32>, tensor<3x4x8xf32>) -> tensor<4x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %12 = "stablehlo.convert"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %13 = "stablehlo.convert"(%arg1) : (tensor<8x5xf32>) -> tensor<8x5xbf16>
    %14 = "stablehlo.dot_general"(%12, %13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xbf16>, tensor<8x5xbf16>) -> tensor<4x5xf32>
    "func.return"(%0, %1, %2, %3, %5, %6, %11, %14) : (tensor<4x5xf32>, tensor<4xf32>, tensor<f32>, tensor<3x4x4xf32>, tensor<4x4x3xf32>, tensor<4x4xf32>, tensor<8x8xf32>, tensor<4x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
