"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<64xf32>, %arg2: tensor<64xf32>):
    %1 = "chlo.sinh"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %2 = "chlo.cosh"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %3 = "chlo.asinh"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %4 = "func.call"(%arg2) <{callee = @arccosh}> : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%1, %2, %3, %4) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xf32>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "arccosh", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<64xf32>):
    %0 = "chlo.acosh"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%0) : (tensor<64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
