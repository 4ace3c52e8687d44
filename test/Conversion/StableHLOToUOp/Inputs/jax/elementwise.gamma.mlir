"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<64xf32>):
    %0 = "chlo.lgamma"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %1 = "chlo.digamma"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %2 = "chlo.erfc"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%0, %1, %2) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
