"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<i64>, tensor<i32>, tensor<i64>, tensor<2xf32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<2xf32>, %arg8: tensor<i32>):
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %30:2 = "stablehlo.while"(%arg7, %29) ({
    ^bb0(%arg17: tensor<2xf32>, %arg18: tensor<i64>):
      %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %62 = "stablehlo.reduce"(%arg17, %61) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
        %65 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%65) : (tensor<f32>) -> ()
      }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %63 = "stablehlo.constant"() <{value = dense<1.000000e+03> : tensor<f32>}> : () -> tensor<f32>
      %64 = "stablehlo.compare"(%62, %63) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%64) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg15: tensor<2xf32>, %arg16: tensor<i64>):
      %56 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %58 = "stablehlo.multiply"(%arg15, %57) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %59 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %60 = "stablehlo.add"(%arg16, %59) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%58, %60) : (tensor<2xf32>, tensor<i64>) -> ()
    }) : (tensor<2xf32>, tensor<i64>) -> (tensor<2xf32>, tensor<i64>)
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %32:2 = "stablehlo.while"(%arg8, %31) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i64>):
      %54 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %55 = "stablehlo.compare"(%arg13, %54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%55) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<i64>):
      %41 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %42 = "func.call"(%arg11, %41) <{callee = @remainder}> : (tensor<i32>, tensor<i64>) -> tensor<i32>
      %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %44 = "stablehlo.compare"(%42, %43) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %45 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %46 = "func.call"(%arg11, %45) <{callee = @floor_divide}> : (tensor<i32>, tensor<i64>) -> tensor<i32>
      %47 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %48 = "stablehlo.multiply"(%47, %arg11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %49 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.add"(%48, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %51 = "func.call"(%44, %46, %50) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %52 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %53 = "stablehlo.add"(%arg12, %52) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%51, %53) : (tensor<i32>, tensor<i64>) -> ()
    }) : (tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
    %33 = "stablehlo.while"(%arg7) ({
    ^bb0(%arg10: tensor<2xf32>):
      %37 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
      %38 = "stablehlo.reshape"(%37) : (tensor<1xf32>) -> tensor<f32>
      %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %40 = "stablehlo.compare"(%38, %39) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%40) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg9: tensor<2xf32>):
      %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %36 = "stablehlo.add"(%arg9, %35) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      "stablehlo.return"(%36) : (tensor<2xf32>) -> ()
    }) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%30#0, %30#1, %32#0, %32#1, %33) : (tensor<2xf32>, tensor<i64>, tensor<i32>, tensor<i64>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<i64>) -> tensor<i32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<i64>):
    %13 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.compare"(%13, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "func.call"(%15, %16, %13) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %18 = "stablehlo.remainder"(%arg5, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.compare"(%18, %19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.compare"(%18, %21) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.compare"(%17, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %25 = "stablehlo.compare"(%22, %24) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %26 = "stablehlo.and"(%25, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %27 = "stablehlo.add"(%18, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.select"(%26, %27, %18) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%28) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>):
    %12 = "stablehlo.select"(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%12) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<i64>) -> tensor<i32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.sign"(%arg0) : (tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.sign"(%0) : (tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.remainder"(%arg0, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.compare"(%5, %6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = "stablehlo.and"(%4, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.subtract"(%1, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "func.call"(%8, %10, %1) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%11) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
