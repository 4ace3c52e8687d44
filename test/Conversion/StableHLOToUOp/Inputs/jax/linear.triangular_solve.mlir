"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5x3xf32>, tensor<5x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<2x5x5xf32>, %arg3: tensor<2x5x3xf32>):
    %2 = "stablehlo.triangular_solve"(%arg2, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %3 = "stablehlo.triangular_solve"(%arg2, %arg3) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %4 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xf32>) -> tensor<2x3x5xf32>
    %5 = "stablehlo.triangular_solve"(%arg2, %4) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %6 = "stablehlo.triangular_solve"(%arg2, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %7 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xf32>) -> tensor<2x3x5xf32>
    %8 = "stablehlo.triangular_solve"(%arg2, %7) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %9 = "stablehlo.triangular_solve"(%arg2, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %10 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 5, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x5xf32>) -> tensor<1x5x5xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.transpose"(%11) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %17 = "stablehlo.cholesky"(%16) <{lower = true}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %21 = "stablehlo.add"(%18, %20) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %22 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %23 = "stablehlo.compare"(%21, %22) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %26 = "stablehlo.select"(%23, %17, %25) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %27 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 5, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x3xf32>) -> tensor<1x5x3xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x5x3xf32>) -> tensor<5x3xf32>
    %29 = "func.call"(%26, %28) <{callee = @_cho_solve}> : (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"(%2, %3, %5, %6, %8, %9, %29) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5x3xf32>, tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>, res_attrs = [{}], sym_name = "_cho_solve", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x5xf32>, %arg1: tensor<5x3xf32>):
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"(%1) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
