"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<32xi32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xi32>, tensor<64xi1>, tensor<32xi8>, tensor<32xui8>, tensor<32xf32>, tensor<32xi64>, tensor<32xi32>, tensor<64xi32>, tensor<64x4xui8>, tensor<64xf32>, tensor<64xf64>, tensor<64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<64xf32>, %arg9: tensor<32xi32>):
    %25 = "stablehlo.is_finite"(%arg8) : (tensor<64xf32>) -> tensor<64xi1>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %27 = "func.call"(%25, %arg8, %26) <{callee = @_where}> : (tensor<64xi1>, tensor<64xf32>, tensor<i64>) -> tensor<64xf32>
    %28 = "stablehlo.convert"(%arg8) : (tensor<64xf32>) -> tensor<64xbf16>
    %29 = "stablehlo.convert"(%28) : (tensor<64xbf16>) -> tensor<64xf32>
    %30 = "stablehlo.convert"(%arg8) : (tensor<64xf32>) -> tensor<64xf16>
    %31 = "stablehlo.convert"(%30) : (tensor<64xf16>) -> tensor<64xf32>
    %32 = "stablehlo.convert"(%27) : (tensor<64xf32>) -> tensor<64xi32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %35 = "stablehlo.compare"(%arg8, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %36 = "stablehlo.convert"(%35) : (tensor<64xi1>) -> tensor<64xi1>
    %37 = "stablehlo.convert"(%arg9) : (tensor<32xi32>) -> tensor<32xi8>
    %38 = "stablehlo.convert"(%arg9) : (tensor<32xi32>) -> tensor<32xui8>
    %39 = "stablehlo.convert"(%arg9) : (tensor<32xi32>) -> tensor<32xf32>
    %40 = "stablehlo.convert"(%arg9) : (tensor<32xi32>) -> tensor<32xi64>
    %41 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %42 = "func.call"(%arg9, %41) <{callee = @remainder}> : (tensor<32xi32>, tensor<i64>) -> tensor<32xi32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %45 = "stablehlo.compare"(%42, %44) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %46 = "stablehlo.convert"(%45) : (tensor<32xi1>) -> tensor<32xi32>
    %47 = "stablehlo.bitcast_convert"(%arg8) : (tensor<64xf32>) -> tensor<64xi32>
    %48 = "stablehlo.bitcast_convert"(%arg8) : (tensor<64xf32>) -> tensor<64x4xui8>
    %49 = "stablehlo.bitcast_convert"(%arg8) : (tensor<64xf32>) -> tensor<64x2xui16>
    %50 = "stablehlo.bitcast_convert"(%49) : (tensor<64x2xui16>) -> tensor<64xf32>
    %51 = "stablehlo.convert"(%arg8) : (tensor<64xf32>) -> tensor<64xf64>
    %52 = "stablehlo.reduce_precision"(%arg8) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%29, %31, %32, %36, %37, %38, %39, %40, %46, %47, %48, %50, %51, %52) : (tensor<64xf32>, tensor<64xf32>, tensor<64xi32>, tensor<64xi1>, tensor<32xi8>, tensor<32xui8>, tensor<32xf32>, tensor<32xi64>, tensor<32xi32>, tensor<64xi32>, tensor<64x4xui8>, tensor<64xf32>, tensor<64xf64>, tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xi1>, tensor<64xf32>, tensor<i64>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<64xi1>, %arg6: tensor<64xf32>, %arg7: tensor<i64>):
    %22 = "stablehlo.convert"(%arg7) : (tensor<i64>) -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %24 = "stablehlo.select"(%arg5, %arg6, %23) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%24) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<32xi32>, tensor<i64>) -> tensor<32xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<32xi32>, %arg4: tensor<i64>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<i64>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "func.call"(%3, %4, %1) <{callee = @_where_0}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %7 = "stablehlo.remainder"(%arg3, %6) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %10 = "stablehlo.compare"(%7, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %13 = "stablehlo.compare"(%7, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.compare"(%5, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<32xi1>
    %17 = "stablehlo.compare"(%13, %16) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
    %18 = "stablehlo.and"(%17, %10) : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
    %19 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %20 = "stablehlo.add"(%7, %19) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %21 = "stablehlo.select"(%18, %20, %7) : (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    "func.return"(%21) : (tensor<32xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
