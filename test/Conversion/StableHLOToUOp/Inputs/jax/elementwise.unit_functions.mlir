"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<65xf32>) -> (tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<65xf32>):
    %0 = "chlo.erf_inv"(%arg0) : (tensor<65xf32>) -> tensor<65xf32>
    %1 = "chlo.asin"(%arg0) : (tensor<65xf32>) -> tensor<65xf32>
    %2 = "chlo.acos"(%arg0) : (tensor<65xf32>) -> tensor<65xf32>
    %3 = "chlo.atanh"(%arg0) : (tensor<65xf32>) -> tensor<65xf32>
    %4 = "stablehlo.tan"(%arg0) : (tensor<65xf32>) -> tensor<65xf32>
    %5 = "stablehlo.sine"(%arg0) : (tensor<65xf32>) -> tensor<65xf32>
    %6 = "stablehlo.cosine"(%arg0) : (tensor<65xf32>) -> tensor<65xf32>
    "func.return"(%0, %1, %2, %3, %4, %5, %6) : (tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
