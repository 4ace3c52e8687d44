"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<13xcomplex<f32>>) -> (tensor<13xf32>, tensor<10xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<13xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>, tensor<12xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<13xcomplex<f32>>):
    %3 = "stablehlo.abs"(%arg1) : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
    %4 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 10>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<13xcomplex<f32>>) -> tensor<10xcomplex<f32>>
    %5 = "stablehlo.sqrt"(%4) : (tensor<10xcomplex<f32>>) -> tensor<10xcomplex<f32>>
    %6 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 13>, start_indices = array<i64: 11>, strides = array<i64: 1>}> : (tensor<13xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %7 = "stablehlo.sqrt"(%6) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %8 = "stablehlo.constant"() <{value = dense<(1.000000e+30,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<13xcomplex<f32>>
    %10 = "stablehlo.divide"(%arg1, %9) : (tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    %11 = "stablehlo.log_plus_one"(%10) : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    %12 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 13>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<13xcomplex<f32>>) -> tensor<12xcomplex<f32>>
    %13 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<12xcomplex<f32>>
    %15 = "stablehlo.divide"(%14, %12) : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
    %16 = "stablehlo.constant"() <{value = dense<(1.000000e-30,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<13xcomplex<f32>>
    %18 = "stablehlo.multiply"(%arg1, %17) : (tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    %19 = "stablehlo.exponential"(%18) : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    %20 = "stablehlo.tanh"(%arg1) : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    %21 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 13>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<13xcomplex<f32>>) -> tensor<12xcomplex<f32>>
    %22 = "func.call"(%21) <{callee = @angle}> : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
    "func.return"(%3, %5, %7, %11, %15, %19, %20, %22) : (tensor<13xf32>, tensor<10xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<13xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>, tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xcomplex<f32>>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "angle", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<12xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
    %2 = "stablehlo.atan2"(%1, %0) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%2) : (tensor<12xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
