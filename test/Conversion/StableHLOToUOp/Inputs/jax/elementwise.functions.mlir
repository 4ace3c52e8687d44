"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<64xf32>, %arg2: tensor<64xf32>):
    %1 = "stablehlo.exponential"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %2 = "stablehlo.log"(%arg2) : (tensor<64xf32>) -> tensor<64xf32>
    %3 = "stablehlo.tanh"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %4 = "stablehlo.negate"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<64xf32>) -> tensor<64xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %11 = "stablehlo.divide"(%10, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %12 = "stablehlo.rsqrt"(%arg2) : (tensor<64xf32>) -> tensor<64xf32>
    %13 = "stablehlo.exponential_minus_one"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %14 = "stablehlo.log_plus_one"(%arg2) : (tensor<64xf32>) -> tensor<64xf32>
    %15 = "stablehlo.cbrt"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %16 = "chlo.sinh"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %17 = "chlo.cosh"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %18 = "chlo.asinh"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %21 = "stablehlo.add"(%arg2, %20) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %22 = "func.call"(%21) <{callee = @arccosh}> : (tensor<64xf32>) -> tensor<64xf32>
    %23 = "chlo.atan"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %24 = "stablehlo.atan2"(%arg1, %arg2) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %25 = "chlo.erf"(%arg1) : (tensor<64xf32>) -> tensor<64xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.700000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %28 = "stablehlo.power"(%arg2, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %31 = "stablehlo.multiply"(%30, %arg1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %32 = "stablehlo.exponential"(%31) : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%1, %2, %3, %11, %12, %13, %14, %15, %16, %17, %18, %22, %23, %24, %25, %28, %32) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xf32>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "arccosh", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<64xf32>):
    %0 = "chlo.acosh"(%arg0) : (tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%0) : (tensor<64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
