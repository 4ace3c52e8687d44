"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x2x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<5x2x4xf32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<5x2x3xf32>, %arg11: tensor<3x16xf32>, %arg12: tensor<4x16xf32>):
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x4xf32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %52:7 = "stablehlo.while"(%arg10, %arg11, %arg12, %51, %46, %48, %50) ({
    ^bb0(%arg20: tensor<5x2x3xf32>, %arg21: tensor<3x16xf32>, %arg22: tensor<4x16xf32>, %arg23: tensor<i64>, %arg24: tensor<2x4xf32>, %arg25: tensor<2x4xf32>, %arg26: tensor<5x2x4xf32>):
      %58 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %59 = "stablehlo.compare"(%arg23, %58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg13: tensor<5x2x3xf32>, %arg14: tensor<3x16xf32>, %arg15: tensor<4x16xf32>, %arg16: tensor<i64>, %arg17: tensor<2x4xf32>, %arg18: tensor<2x4xf32>, %arg19: tensor<5x2x4xf32>):
      %53 = "func.call"(%arg13, %arg16) <{callee = @dynamic_index_in_dim}> : (tensor<5x2x3xf32>, tensor<i64>) -> tensor<2x3xf32>
      %54:3 = "func.call"(%arg14, %arg15, %arg17, %arg18, %53) <{callee = @closed_call}> : (tensor<3x16xf32>, tensor<4x16xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
      %55 = "func.call"(%arg19, %54#2, %arg16) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i64>) -> tensor<5x2x4xf32>
      %56 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %57 = "stablehlo.add"(%arg16, %56) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg13, %arg14, %arg15, %57, %54#0, %54#1, %55) : (tensor<5x2x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<i64>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<5x2x4xf32>) -> ()
    }) : (tensor<5x2x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<i64>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<5x2x4xf32>) -> (tensor<5x2x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<i64>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<5x2x4xf32>)
    "func.return"(%52#4, %52#5, %52#6) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<5x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x2x3xf32>, tensor<i64>) -> tensor<2x3xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<5x2x3xf32>, %arg9: tensor<i64>):
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %43 = "stablehlo.dynamic_slice"(%arg8, %arg9, %41, %42) <{slice_sizes = array<i64: 1, 2, 3>}> : (tensor<5x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%44) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x16xf32>, tensor<4x16xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>), res_attrs = [{}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x16xf32>, %arg4: tensor<4x16xf32>, %arg5: tensor<2x4xf32>, %arg6: tensor<2x4xf32>, %arg7: tensor<2x3xf32>):
    %4 = "stablehlo.dot_general"(%arg7, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x16xf32>) -> tensor<2x16xf32>
    %5 = "stablehlo.dot_general"(%arg5, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4xf32>, tensor<4x16xf32>) -> tensor<2x16xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x16xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>}> : (tensor<2x16xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 12>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<2x16xf32>) -> tensor<2x4xf32>
    %10 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>}> : (tensor<2x16xf32>) -> tensor<2x4xf32>
    %11 = "stablehlo.negate"(%8) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %12 = "stablehlo.exponential"(%11) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %15 = "stablehlo.add"(%14, %12) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %18 = "stablehlo.divide"(%17, %15) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %19 = "stablehlo.multiply"(%18, %arg6) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %20 = "stablehlo.negate"(%7) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %21 = "stablehlo.exponential"(%20) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %27 = "stablehlo.divide"(%26, %24) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %28 = "stablehlo.tanh"(%9) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %30 = "stablehlo.add"(%19, %29) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %31 = "stablehlo.negate"(%10) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %32 = "stablehlo.exponential"(%31) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %35 = "stablehlo.add"(%34, %32) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %38 = "stablehlo.divide"(%37, %35) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %39 = "stablehlo.tanh"(%30) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%40, %30, %40) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i64>) -> tensor<5x2x4xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<i64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1, %2) : (tensor<5x2x4xf32>, tensor<1x2x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x2x4xf32>
    "func.return"(%3) : (tensor<5x2x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
