"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4x5xf32>, tensor<5x2xf32>) -> (tensor<3x4x2xf32>, tensor<5xf32>, tensor<2x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4x5xf32>, %arg1: tensor<5x2xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4x5xf32>, tensor<5x2xf32>) -> tensor<3x4x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %51 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<3x4x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %5 = "stablehlo.maximum"(%4, %2) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x1xf32>) -> tensor<3x4x2xf32>
    %8 = "stablehlo.subtract"(%0, %7) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
    %9 = "stablehlo.exponential"(%8) : (tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %50 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<3x4x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x1xf32>) -> tensor<3x4x2xf32>
    %14 = "stablehlo.divide"(%9, %13) : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
    %15 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 1, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<1x1x5xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x1x5xf32>) -> tensor<5xf32>
    %17 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
    %19 = "stablehlo.transpose"(%18) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %22 = "stablehlo.dot_general"(%19, %21) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x4xf32>, tensor<4x5xf32>) -> tensor<5x5xf32>
    %23 = "stablehlo.dot_general"(%16, %22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xf32>, tensor<5x5xf32>) -> tensor<5xf32>
    %24 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 1, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<1x1x5xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x1x5xf32>) -> tensor<5xf32>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %27 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %30 = "stablehlo.add"(%26, %29) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %31 = "stablehlo.compare"(%30, %27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %32 = "stablehlo.convert"(%31) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %33 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %35 = "stablehlo.dot_general"(%25, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xf32>, tensor<5x2xf32>) -> tensor<2xf32>
    %36 = "stablehlo.dot_general"(%34, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %37 = "stablehlo.tanh"(%35) : (tensor<2xf32>) -> tensor<2xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %41 = "stablehlo.add"(%36, %40) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %44 = "stablehlo.subtract"(%43, %37) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %47 = "stablehlo.multiply"(%41, %46) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %48 = "stablehlo.transpose"(%47) <{permutation = array<i64: 1, 0>}> : (tensor<5x2xf32>) -> tensor<2x5xf32>
    %49 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%14, %23, %49) : (tensor<3x4x2xf32>, tensor<5xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
