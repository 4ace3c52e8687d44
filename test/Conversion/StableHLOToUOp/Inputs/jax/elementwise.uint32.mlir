"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xi1>, tensor<64xi1>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<64xui32>, %arg6: tensor<64xui32>):
    %4 = "stablehlo.add"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %5 = "stablehlo.subtract"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %6 = "stablehlo.multiply"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %7 = "stablehlo.divide"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %8 = "stablehlo.remainder"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %9 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %10 = "stablehlo.minimum"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %11 = "stablehlo.and"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %12 = "stablehlo.or"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %13 = "stablehlo.xor"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %14 = "stablehlo.not"(%arg5) : (tensor<64xui32>) -> tensor<64xui32>
    %15 = "stablehlo.shift_left"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %16 = "stablehlo.shift_right_arithmetic"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %17 = "stablehlo.shift_right_logical"(%arg5, %arg6) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %18 = "stablehlo.popcnt"(%arg5) : (tensor<64xui32>) -> tensor<64xui32>
    %19 = "stablehlo.count_leading_zeros"(%arg5) : (tensor<64xui32>) -> tensor<64xui32>
    %20 = "stablehlo.compare"(%arg5, %arg6) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xi1>
    %21 = "stablehlo.compare"(%arg5, %arg6) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xi1>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<64xui32>
    %24 = "stablehlo.compare"(%arg5, %23) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xi1>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<64xui32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<64xui32>
    %29 = "stablehlo.select"(%24, %26, %28) : (tensor<64xi1>, tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<64xui32>
    %32 = "stablehlo.compare"(%arg6, %31) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xi1>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %34 = "func.call"(%32, %33, %arg6) <{callee = @_where}> : (tensor<64xi1>, tensor<i64>, tensor<64xui32>) -> tensor<64xui32>
    %35 = "func.call"(%arg5, %34) <{callee = @floor_divide}> : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %36 = "stablehlo.multiply"(%arg5, %arg5) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    %37 = "stablehlo.multiply"(%36, %arg5) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    "func.return"(%4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %29, %arg5, %35, %37) : (tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xi1>, tensor<64xi1>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>, tensor<64xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xi1>, tensor<i64>, tensor<64xui32>) -> tensor<64xui32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<64xi1>, %arg3: tensor<i64>, %arg4: tensor<64xui32>):
    %1 = "stablehlo.convert"(%arg3) : (tensor<i64>) -> tensor<ui32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<64xui32>
    %3 = "stablehlo.select"(%arg2, %2, %arg4) : (tensor<64xi1>, tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    "func.return"(%3) : (tensor<64xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<64xui32>, %arg1: tensor<64xui32>):
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
    "func.return"(%0) : (tensor<64xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
