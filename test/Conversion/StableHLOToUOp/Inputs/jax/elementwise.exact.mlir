"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xi1>, tensor<64xi1>, tensor<64xi1>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<64xf32>, %arg11: tensor<64xf32>):
    %33 = "stablehlo.add"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %34 = "stablehlo.subtract"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %35 = "stablehlo.multiply"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %36 = "stablehlo.divide"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %37 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %38 = "stablehlo.minimum"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %39 = "stablehlo.negate"(%arg10) : (tensor<64xf32>) -> tensor<64xf32>
    %40 = "stablehlo.abs"(%arg10) : (tensor<64xf32>) -> tensor<64xf32>
    %41 = "stablehlo.sign"(%arg10) : (tensor<64xf32>) -> tensor<64xf32>
    %42 = "stablehlo.floor"(%arg10) : (tensor<64xf32>) -> tensor<64xf32>
    %43 = "stablehlo.ceil"(%arg10) : (tensor<64xf32>) -> tensor<64xf32>
    %44 = "func.call"(%arg10) <{callee = @round}> : (tensor<64xf32>) -> tensor<64xf32>
    %45 = "stablehlo.round_nearest_afz"(%arg10) : (tensor<64xf32>) -> tensor<64xf32>
    %46 = "stablehlo.is_finite"(%arg10) : (tensor<64xf32>) -> tensor<64xi1>
    %47 = "stablehlo.compare"(%arg10, %arg10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %48 = "func.call"(%arg10) <{callee = @isinf}> : (tensor<64xf32>) -> tensor<64xi1>
    %49 = "chlo.next_after"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %50 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %54 = "stablehlo.clamp"(%52, %arg10, %53) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %55 = "stablehlo.compare"(%arg10, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %56 = "func.call"(%55, %arg10, %arg11) <{callee = @_where}> : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %57 = "stablehlo.remainder"(%arg10, %arg11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %58 = "func.call"(%arg10, %arg11) <{callee = @remainder}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %59 = "stablehlo.abs"(%arg10) : (tensor<64xf32>) -> tensor<64xf32>
    %60 = "stablehlo.sqrt"(%59) : (tensor<64xf32>) -> tensor<64xf32>
    %61 = "chlo.square"(%arg10) : (tensor<64xf32>) -> tensor<64xf32>
    %62 = "func.call"(%arg10, %arg11) <{callee = @copysign}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %54, %56, %57, %58, %60, %61, %62) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xi1>, tensor<64xi1>, tensor<64xi1>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xf32>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "round", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<64xf32>):
    %32 = "stablehlo.round_nearest_even"(%arg9) : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%32) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xf32>) -> tensor<64xi1>, res_attrs = [{}], sym_name = "isinf", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<64xf32>):
    %28 = "stablehlo.abs"(%arg8) : (tensor<64xf32>) -> tensor<64xf32>
    %29 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %31 = "stablehlo.compare"(%28, %30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    "func.return"(%31) : (tensor<64xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<64xi1>, %arg6: tensor<64xf32>, %arg7: tensor<64xf32>):
    %27 = "stablehlo.select"(%arg5, %arg6, %arg7) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%27) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<64xf32>, %arg4: tensor<64xf32>):
    %13 = "stablehlo.remainder"(%arg3, %arg4) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %16 = "stablehlo.compare"(%13, %15) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %19 = "stablehlo.compare"(%13, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %22 = "stablehlo.compare"(%arg4, %21) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %23 = "stablehlo.compare"(%19, %22) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %24 = "stablehlo.and"(%23, %16) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %25 = "stablehlo.add"(%13, %arg4) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %26 = "stablehlo.select"(%24, %25, %13) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%26) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "copysign", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<64xf32>, %arg2: tensor<64xf32>):
    %8 = "func.call"(%arg2) <{callee = @signbit}> : (tensor<64xf32>) -> tensor<64xi1>
    %9 = "stablehlo.abs"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<64xf32>) -> tensor<64xf32>
    %11 = "stablehlo.abs"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %12 = "func.call"(%8, %10, %11) <{callee = @_where}> : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%12) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xf32>) -> tensor<64xi1>, res_attrs = [{}], sym_name = "signbit", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<64xf32>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<64xf32>) -> tensor<64xi32>
    %1 = "stablehlo.constant"() <{value = dense<31> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %3 = "stablehlo.shift_right_arithmetic"(%0, %2) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %6 = "stablehlo.compare"(%3, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %7 = "stablehlo.convert"(%6) : (tensor<64xi1>) -> tensor<64xi1>
    "func.return"(%7) : (tensor<64xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
