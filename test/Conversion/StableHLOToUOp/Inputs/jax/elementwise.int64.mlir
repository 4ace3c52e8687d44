"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xi64>, tensor<64xi64>) -> (tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi1>, tensor<64xi1>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<64xi64>, %arg9: tensor<64xi64>):
    %17 = "stablehlo.add"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %18 = "stablehlo.subtract"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %19 = "stablehlo.multiply"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %20 = "stablehlo.divide"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %21 = "stablehlo.remainder"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %22 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %23 = "stablehlo.minimum"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %24 = "stablehlo.and"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %25 = "stablehlo.or"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %26 = "stablehlo.xor"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %27 = "stablehlo.not"(%arg8) : (tensor<64xi64>) -> tensor<64xi64>
    %28 = "stablehlo.shift_left"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %29 = "stablehlo.shift_right_arithmetic"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %30 = "stablehlo.shift_right_logical"(%arg8, %arg9) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %31 = "stablehlo.popcnt"(%arg8) : (tensor<64xi64>) -> tensor<64xi64>
    %32 = "stablehlo.count_leading_zeros"(%arg8) : (tensor<64xi64>) -> tensor<64xi64>
    %33 = "stablehlo.compare"(%arg8, %arg9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi1>
    %34 = "stablehlo.compare"(%arg8, %arg9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi1>
    %35 = "stablehlo.sign"(%arg8) : (tensor<64xi64>) -> tensor<64xi64>
    %36 = "stablehlo.abs"(%arg8) : (tensor<64xi64>) -> tensor<64xi64>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<64xi64>
    %39 = "stablehlo.compare"(%arg9, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi1>
    %40 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %41 = "func.call"(%39, %40, %arg9) <{callee = @_where}> : (tensor<64xi1>, tensor<i64>, tensor<64xi64>) -> tensor<64xi64>
    %42 = "func.call"(%arg8, %41) <{callee = @floor_divide}> : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %43 = "stablehlo.multiply"(%arg8, %arg8) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %44 = "stablehlo.multiply"(%43, %arg8) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    "func.return"(%17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %42, %44) : (tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi1>, tensor<64xi1>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xi1>, tensor<i64>, tensor<64xi64>) -> tensor<64xi64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<64xi1>, %arg6: tensor<i64>, %arg7: tensor<64xi64>):
    %14 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i64>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<64xi64>
    %16 = "stablehlo.select"(%arg5, %15, %arg7) : (tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    "func.return"(%16) : (tensor<64xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<64xi64>, %arg4: tensor<64xi64>):
    %1 = "stablehlo.divide"(%arg3, %arg4) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %2 = "stablehlo.sign"(%arg3) : (tensor<64xi64>) -> tensor<64xi64>
    %3 = "stablehlo.sign"(%arg4) : (tensor<64xi64>) -> tensor<64xi64>
    %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi1>
    %5 = "stablehlo.remainder"(%arg3, %arg4) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<64xi64>
    %8 = "stablehlo.compare"(%5, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi1>
    %9 = "stablehlo.and"(%4, %8) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<64xi64>
    %12 = "stablehlo.subtract"(%1, %11) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %13 = "func.call"(%9, %12, %1) <{callee = @_where_0}> : (tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    "func.return"(%13) : (tensor<64xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<64xi1>, %arg1: tensor<64xi64>, %arg2: tensor<64xi64>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    "func.return"(%0) : (tensor<64xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
