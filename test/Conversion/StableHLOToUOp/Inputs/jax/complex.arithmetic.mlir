"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xf32>) -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xi1>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<4x6xcomplex<f32>>, %arg5: tensor<4x6xcomplex<f32>>, %arg6: tensor<4x6xf32>):
    %4 = "stablehlo.add"(%arg4, %arg5) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %5 = "stablehlo.subtract"(%arg4, %arg5) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %6 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %7 = "stablehlo.divide"(%arg4, %arg5) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %8 = "stablehlo.negate"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %9 = "stablehlo.real"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %10 = "stablehlo.imag"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %11 = "stablehlo.negate"(%10) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %12 = "stablehlo.complex"(%9, %11) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xcomplex<f32>>
    %13 = "stablehlo.real"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %14 = "stablehlo.imag"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %15 = "stablehlo.abs"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %16 = "func.call"(%arg4) <{callee = @angle}> : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %19 = "stablehlo.multiply"(%arg6, %18) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %20 = "stablehlo.complex"(%arg6, %19) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xcomplex<f32>>
    %21 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    %23 = "stablehlo.multiply"(%arg4, %22) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %24 = "stablehlo.convert"(%arg6) : (tensor<4x6xf32>) -> tensor<4x6xcomplex<f32>>
    %25 = "stablehlo.multiply"(%24, %arg4) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %26 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    %28 = "stablehlo.add"(%arg4, %27) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %29 = "stablehlo.compare"(%arg4, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xi1>
    %30 = "stablehlo.compare"(%arg4, %arg4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xi1>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %33 = "stablehlo.compare"(%arg6, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %34 = "func.call"(%33, %arg4, %arg5) <{callee = @_where}> : (tensor<4x6xi1>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %35 = "stablehlo.convert"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f64>>
    %36 = "stablehlo.convert"(%arg6) : (tensor<4x6xf32>) -> tensor<4x6xcomplex<f32>>
    %37 = "chlo.square"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %38 = "stablehlo.real"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %39 = "stablehlo.is_finite"(%38) : (tensor<4x6xf32>) -> tensor<4x6xi1>
    %40 = "stablehlo.imag"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %41 = "stablehlo.is_finite"(%40) : (tensor<4x6xf32>) -> tensor<4x6xi1>
    %42 = "stablehlo.and"(%39, %41) : (tensor<4x6xi1>, tensor<4x6xi1>) -> tensor<4x6xi1>
    %43 = "stablehlo.sign"(%arg4) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %44 = "stablehlo.multiply"(%arg4, %arg4) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %45 = "stablehlo.constant"() <{value = dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    %47 = "stablehlo.divide"(%arg4, %46) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    "func.return"(%4, %5, %6, %7, %8, %12, %13, %14, %15, %16, %20, %23, %25, %28, %29, %30, %34, %35, %36, %37, %42, %43, %44, %47) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xi1>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "angle", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4x6xcomplex<f32>>):
    %1 = "stablehlo.real"(%arg3) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %2 = "stablehlo.imag"(%arg3) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %3 = "stablehlo.atan2"(%2, %1) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%3) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xi1>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xcomplex<f32>>, %arg2: tensor<4x6xcomplex<f32>>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<4x6xi1>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    "func.return"(%0) : (tensor<4x6xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
