"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<64xf32>, %arg1: tensor<64xf32>):
    %0 = "stablehlo.exponential"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %1 = "stablehlo.log"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %2 = "stablehlo.tanh"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %3 = "stablehlo.negate"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<64xf32>) -> tensor<64xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %7 = "stablehlo.add"(%6, %4) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %10 = "stablehlo.divide"(%9, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %11 = "stablehlo.rsqrt"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %12 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %13 = "stablehlo.log_plus_one"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %14 = "stablehlo.cbrt"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %15 = "chlo.atan"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %16 = "stablehlo.atan2"(%arg0, %arg1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %17 = "chlo.erf"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.700000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %20 = "stablehlo.power"(%arg1, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %23 = "stablehlo.multiply"(%22, %arg0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %24 = "stablehlo.exponential"(%23) : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%0, %1, %2, %10, %11, %12, %13, %14, %15, %16, %17, %20, %24) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
