"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x21xf32>, tensor<3x10xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x10xi32>, tensor<3x10xi32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[2][0]"}, {jax.result_info = "result[2][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x21xf32>, %arg1: tensor<3x10xi32>):
    %0:2 = "chlo.top_k"(%arg0) <{k = 5 : i64}> : (tensor<2x21xf32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
    %1:2 = "chlo.top_k"(%arg1) <{k = 4 : i64}> : (tensor<3x10xi32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
    %2:2 = "chlo.top_k"(%arg1) <{k = 10 : i64}> : (tensor<3x10xi32>) -> (tensor<3x10xi32>, tensor<3x10xi32>)
    "func.return"(%0#0, %0#1, %1#0, %1#1, %2#0, %2#1) : (tensor<2x5xf32>, tensor<2x5xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x10xi32>, tensor<3x10xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
