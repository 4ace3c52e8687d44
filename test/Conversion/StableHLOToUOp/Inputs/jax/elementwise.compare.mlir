"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12x12xf32>, tensor<12x12xf32>) -> (tensor<12x12xi1>, tensor<12x12xi1>, tensor<12x12xi1>, tensor<12x12xi1>, tensor<12x12xi1>, tensor<12x12xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<12x12xf32>, %arg1: tensor<12x12xf32>):
    %0 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<12x12xi1>
    %1 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<12x12xi1>
    %2 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<12x12xi1>
    %3 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<12x12xi1>
    %4 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<12x12xi1>
    %5 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<12x12xi1>
    "func.return"(%0, %1, %2, %3, %4, %5) : (tensor<12x12xi1>, tensor<12x12xi1>, tensor<12x12xi1>, tensor<12x12xi1>, tensor<12x12xi1>, tensor<12x12xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
