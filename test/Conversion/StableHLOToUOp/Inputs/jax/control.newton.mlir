"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf32>) -> tensor<3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0:3 = "stablehlo.while"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>):
      %15 = "stablehlo.multiply"(%arg6, %arg6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %16 = "stablehlo.subtract"(%15, %arg4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %17 = "stablehlo.abs"(%16) : (tensor<3xf32>) -> tensor<3xf32>
      %18 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
      %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %20 = "stablehlo.multiply"(%19, %arg4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %21 = "stablehlo.compare"(%17, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %22 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg7: tensor<i1>, %arg8: tensor<i1>):
        %24 = "stablehlo.or"(%arg7, %arg8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%24) : (tensor<i1>) -> ()
      }) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>):
      %1 = "stablehlo.divide"(%arg2, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.add"(%arg3, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %3 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %5 = "stablehlo.multiply"(%4, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %6 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %7 = "stablehlo.subtract"(%6, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %8 = "stablehlo.abs"(%7) : (tensor<3xf32>) -> tensor<3xf32>
      %9 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
      %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %11 = "stablehlo.multiply"(%10, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %12 = "stablehlo.compare"(%8, %11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
      %14 = "stablehlo.select"(%13, %5, %arg3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%arg1, %arg2, %14) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    "func.return"(%0#2) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
