"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x40xf32>, tensor<77x2xf32>, tensor<5xi32>) -> (tensor<3x40xf32>, tensor<3x40xf32>, tensor<77x2xf32>, tensor<77xf32>, tensor<77xi32>, tensor<77xf32>, tensor<77xi32>, tensor<33xf32>, tensor<33xi32>, tensor<33xf32>, tensor<33xi32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<5xf32>, tensor<5xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3][0][0]"}, {jax.result_info = "result[3][0][1]"}, {jax.result_info = "result[3][1][0]"}, {jax.result_info = "result[3][1][1]"}, {jax.result_info = "result[3][2][0]"}, {jax.result_info = "result[3][2][1]"}, {jax.result_info = "result[3][3][0]"}, {jax.result_info = "result[3][3][1]"}, {jax.result_info = "result[3][4][0]"}, {jax.result_info = "result[3][4][1]"}, {jax.result_info = "result[3][5][0]"}, {jax.result_info = "result[3][5][1]"}, {jax.result_info = "result[4][0]"}, {jax.result_info = "result[4][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<3x40xf32>, %arg16: tensor<77x2xf32>, %arg17: tensor<5xi32>):
    %38 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 77, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<77x2xf32>) -> tensor<77x1xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<77x1xf32>) -> tensor<77xf32>
    %40 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 33, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<77x2xf32>) -> tensor<33x1xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<33x1xf32>) -> tensor<33xf32>
    %42 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<77x2xf32>) -> tensor<2x1xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x1xf32>) -> tensor<2xf32>
    %44 = "func.call"(%arg15) <{callee = @cumlogsumexp}> : (tensor<3x40xf32>) -> tensor<3x40xf32>
    %45 = "func.call"(%arg15) <{callee = @cumlogsumexp_0}> : (tensor<3x40xf32>) -> tensor<3x40xf32>
    %46 = "func.call"(%arg16) <{callee = @cumlogsumexp_1}> : (tensor<77x2xf32>) -> tensor<77x2xf32>
    %47 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<77xi32>
    %48 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %50:2 = "stablehlo.reduce_window"(%39, %47, %48, %49) <{base_dilations = array<i64: 1>, padding = dense<[[76, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 77>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<i32>, %arg44: tensor<f32>, %arg45: tensor<i32>):
      %94 = "stablehlo.compare"(%arg44, %arg42) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %95 = "func.call"(%94, %arg44, %arg42) <{callee = @_where}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %96 = "func.call"(%94, %arg45, %arg43) <{callee = @_where_2}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%95, %96) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<77xf32>, tensor<77xi32>, tensor<f32>, tensor<i32>) -> (tensor<77xf32>, tensor<77xi32>)
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<77xi32>
    %52 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %54:2 = "stablehlo.reduce_window"(%39, %51, %52, %53) <{base_dilations = array<i64: 1>, padding = dense<[[0, 76]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 77>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<i32>, %arg40: tensor<f32>, %arg41: tensor<i32>):
      %91 = "stablehlo.compare"(%arg40, %arg38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %92 = "func.call"(%91, %arg40, %arg38) <{callee = @_where}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %93 = "func.call"(%91, %arg41, %arg39) <{callee = @_where_2}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92, %93) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<77xf32>, tensor<77xi32>, tensor<f32>, tensor<i32>) -> (tensor<77xf32>, tensor<77xi32>)
    %55 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<33xi32>
    %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %58:2 = "stablehlo.reduce_window"(%41, %55, %56, %57) <{base_dilations = array<i64: 1>, padding = dense<[[32, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 33>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<i32>, %arg36: tensor<f32>, %arg37: tensor<i32>):
      %88 = "stablehlo.compare"(%arg36, %arg34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = "func.call"(%88, %arg36, %arg34) <{callee = @_where}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %90 = "func.call"(%88, %arg37, %arg35) <{callee = @_where_2}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%89, %90) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<33xf32>, tensor<33xi32>, tensor<f32>, tensor<i32>) -> (tensor<33xf32>, tensor<33xi32>)
    %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<33xi32>
    %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %62:2 = "stablehlo.reduce_window"(%41, %59, %60, %61) <{base_dilations = array<i64: 1>, padding = dense<[[0, 32]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 33>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<i32>, %arg32: tensor<f32>, %arg33: tensor<i32>):
      %85 = "stablehlo.compare"(%arg32, %arg30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %86 = "func.call"(%85, %arg32, %arg30) <{callee = @_where}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %87 = "func.call"(%85, %arg33, %arg31) <{callee = @_where_2}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%86, %87) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<33xf32>, tensor<33xi32>, tensor<f32>, tensor<i32>) -> (tensor<33xf32>, tensor<33xi32>)
    %63 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %64 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %66:2 = "stablehlo.reduce_window"(%43, %63, %64, %65) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<i32>, %arg28: tensor<f32>, %arg29: tensor<i32>):
      %82 = "stablehlo.compare"(%arg28, %arg26) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %83 = "func.call"(%82, %arg28, %arg26) <{callee = @_where}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %84 = "func.call"(%82, %arg29, %arg27) <{callee = @_where_2}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%83, %84) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %70:2 = "stablehlo.reduce_window"(%43, %67, %68, %69) <{base_dilations = array<i64: 1>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<i32>, %arg24: tensor<f32>, %arg25: tensor<i32>):
      %79 = "stablehlo.compare"(%arg24, %arg22) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %80 = "func.call"(%79, %arg24, %arg22) <{callee = @_where}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %81 = "func.call"(%79, %arg25, %arg23) <{callee = @_where_2}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%80, %81) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    %71 = "stablehlo.convert"(%arg17) : (tensor<5xi32>) -> tensor<5xf32>
    %72 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %73 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %75:2 = "stablehlo.reduce_window"(%71, %72, %73, %74) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<i32>, %arg20: tensor<f32>, %arg21: tensor<i32>):
      %76 = "stablehlo.compare"(%arg20, %arg18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %77 = "func.call"(%76, %arg20, %arg18) <{callee = @_where}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %78 = "func.call"(%76, %arg21, %arg19) <{callee = @_where_2}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%77, %78) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5xf32>, tensor<5xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
    "func.return"(%44, %45, %46, %50#0, %50#1, %54#0, %54#1, %58#0, %58#1, %62#0, %62#1, %66#0, %66#1, %70#0, %70#1, %75#0, %75#1) : (tensor<3x40xf32>, tensor<3x40xf32>, tensor<77x2xf32>, tensor<77xf32>, tensor<77xi32>, tensor<77xf32>, tensor<77xi32>, tensor<33xf32>, tensor<33xi32>, tensor<33xf32>, tensor<33xi32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<5xf32>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x40xf32>) -> tensor<3x40xf32>, sym_name = "cumlogsumexp", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<3x40xf32>):
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce_window"(%arg12, %26) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 40>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %28 = "stablehlo.maximum"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %29 = "stablehlo.subtract"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %30 = "stablehlo.compare"(%29, %29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %32 = "stablehlo.abs"(%29) : (tensor<f32>) -> tensor<f32>
      %33 = "stablehlo.negate"(%32) : (tensor<f32>) -> tensor<f32>
      %34 = "stablehlo.exponential"(%33) : (tensor<f32>) -> tensor<f32>
      %35 = "stablehlo.log_plus_one"(%34) : (tensor<f32>) -> tensor<f32>
      %36 = "stablehlo.add"(%28, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %37 = "stablehlo.select"(%30, %31, %36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
    "func.return"(%27) : (tensor<3x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x40xf32>) -> tensor<3x40xf32>, sym_name = "cumlogsumexp_0", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<3x40xf32>):
    %14 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce_window"(%arg9, %14) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 40>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %16 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %17 = "stablehlo.subtract"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %18 = "stablehlo.compare"(%17, %17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.abs"(%17) : (tensor<f32>) -> tensor<f32>
      %21 = "stablehlo.negate"(%20) : (tensor<f32>) -> tensor<f32>
      %22 = "stablehlo.exponential"(%21) : (tensor<f32>) -> tensor<f32>
      %23 = "stablehlo.log_plus_one"(%22) : (tensor<f32>) -> tensor<f32>
      %24 = "stablehlo.add"(%16, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %25 = "stablehlo.select"(%18, %19, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
    "func.return"(%15) : (tensor<3x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<77x2xf32>) -> tensor<77x2xf32>, sym_name = "cumlogsumexp_1", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<77x2xf32>):
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%arg6, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<[[76, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 77, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %4 = "stablehlo.maximum"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %5 = "stablehlo.subtract"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %6 = "stablehlo.compare"(%5, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %8 = "stablehlo.abs"(%5) : (tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.negate"(%8) : (tensor<f32>) -> tensor<f32>
      %10 = "stablehlo.exponential"(%9) : (tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.log_plus_one"(%10) : (tensor<f32>) -> tensor<f32>
      %12 = "stablehlo.add"(%4, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %13 = "stablehlo.select"(%6, %7, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<77x2xf32>, tensor<f32>) -> tensor<77x2xf32>
    "func.return"(%3) : (tensor<77x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i1>, %arg4: tensor<f32>, %arg5: tensor<f32>):
    %1 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%1) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
