"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x9xf32>, tensor<3x6xi32>) -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<3x6xi32>, tensor<3x6xi32>, tensor<4x9xf32>, tensor<3x6xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg28: tensor<4x9xf32>, %arg29: tensor<3x6xi32>):
    %43 = "func.call"(%arg28) <{callee = @cumsum}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %44 = "func.call"(%arg28) <{callee = @cumsum_1}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %45 = "func.call"(%arg28) <{callee = @cumprod}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %46 = "func.call"(%arg28) <{callee = @cummax}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %47 = "func.call"(%arg28) <{callee = @cummin}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %48 = "func.call"(%arg29) <{callee = @cumsum_4}> : (tensor<3x6xi32>) -> tensor<3x6xi32>
    %49 = "func.call"(%arg29) <{callee = @cumsum_6}> : (tensor<3x6xi32>) -> tensor<3x6xi32>
    %50 = "func.call"(%arg28) <{callee = @cumlogsumexp}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %51 = "stablehlo.slice"(%arg29) <{limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<3x6xi32>) -> tensor<3x3xi32>
    %52 = "stablehlo.slice"(%arg29) <{limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<3x6xi32>) -> tensor<3x3xi32>
    %53 = "stablehlo.add"(%51, %52) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %54 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %55 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %57 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 2>}> : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %59 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %60 = "stablehlo.concatenate"(%59, %58) <{dimension = 1 : i64}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.pad"(%60, %61) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x3xi32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %64 = "stablehlo.pad"(%56, %63) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %65 = "stablehlo.add"(%62, %64) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %66 = "stablehlo.slice"(%65) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xi32>) -> tensor<3x2xi32>
    %67 = "stablehlo.slice"(%arg29) <{limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 2>}> : (tensor<3x6xi32>) -> tensor<3x2xi32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %69 = "stablehlo.slice"(%arg29) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x6xi32>) -> tensor<3x1xi32>
    %70 = "stablehlo.concatenate"(%69, %68) <{dimension = 1 : i64}> : (tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<3x3xi32>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.pad"(%70, %71) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x6xi32>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.pad"(%65, %73) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x6xi32>
    %75 = "stablehlo.add"(%72, %74) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
    "func.return"(%43, %44, %45, %46, %47, %48, %49, %50, %75) : (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<3x6xi32>, tensor<3x6xi32>, tensor<4x9xf32>, tensor<3x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<4x9xf32>):
    %42 = "func.call"(%arg27) <{callee = @cumsum_0}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    "func.return"(%42) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<4x9xf32>):
    %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.reduce_window"(%arg24, %39) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %41 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    "func.return"(%40) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, res_attrs = [{}], sym_name = "cumsum_1", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<4x9xf32>):
    %37 = "func.call"(%arg23) <{callee = @cumsum_2}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    "func.return"(%37) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, sym_name = "cumsum_2", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<4x9xf32>):
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.reduce_window"(%arg20, %34) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %36 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    "func.return"(%35) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, res_attrs = [{}], sym_name = "cumprod", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<4x9xf32>):
    %32 = "func.call"(%arg19) <{callee = @cumprod_3}> : (tensor<4x9xf32>) -> tensor<4x9xf32>
    "func.return"(%32) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, sym_name = "cumprod_3", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<4x9xf32>):
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce_window"(%arg16, %29) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %31 = "stablehlo.multiply"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    "func.return"(%30) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, sym_name = "cummax", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<4x9xf32>):
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.reduce_window"(%arg13, %26) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %28 = "stablehlo.maximum"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    "func.return"(%27) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, sym_name = "cummin", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<4x9xf32>):
    %21 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.reduce_window"(%arg10, %22) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %24 = "stablehlo.minimum"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    "func.return"(%23) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xi32>) -> tensor<3x6xi32>, res_attrs = [{}], sym_name = "cumsum_4", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<3x6xi32>):
    %20 = "func.call"(%arg9) <{callee = @cumsum_5}> : (tensor<3x6xi32>) -> tensor<3x6xi32>
    "func.return"(%20) : (tensor<3x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>) -> tensor<3x6xi32>, sym_name = "cumsum_5", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<3x6xi32>):
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %18 = "stablehlo.reduce_window"(%arg6, %17) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
      %19 = "stablehlo.add"(%arg7, %arg8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%19) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x6xi32>
    "func.return"(%18) : (tensor<3x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x6xi32>) -> tensor<3x6xi32>, sym_name = "cumsum_6", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x6xi32>):
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.reduce_window"(%arg3, %13) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %15 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) : (tensor<3x6xi32>, tensor<i32>) -> tensor<3x6xi32>
    "func.return"(%14) : (tensor<3x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x9xf32>) -> tensor<4x9xf32>, sym_name = "cumlogsumexp", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x9xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %3 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %4 = "stablehlo.compare"(%3, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %6 = "stablehlo.abs"(%3) : (tensor<f32>) -> tensor<f32>
      %7 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
      %8 = "stablehlo.exponential"(%7) : (tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.log_plus_one"(%8) : (tensor<f32>) -> tensor<f32>
      %10 = "stablehlo.add"(%2, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.select"(%4, %5, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    "func.return"(%1) : (tensor<4x9xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
