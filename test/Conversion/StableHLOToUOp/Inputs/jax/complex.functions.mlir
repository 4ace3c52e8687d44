"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<64xcomplex<f32>>, %arg1: tensor<64xcomplex<f32>>):
    %0 = "stablehlo.constant"() <{value = dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %2 = "stablehlo.divide"(%arg0, %1) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %3 = "stablehlo.exponential"(%2) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %4 = "stablehlo.log"(%arg0) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %5 = "stablehlo.sqrt"(%arg0) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %6 = "stablehlo.rsqrt"(%arg0) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %7 = "stablehlo.real"(%2) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %8 = "stablehlo.imag"(%2) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %11 = "stablehlo.compare"(%7, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %12 = "stablehlo.sine"(%7) : (tensor<64xf32>) -> tensor<64xf32>
    %13 = "stablehlo.cosine"(%7) : (tensor<64xf32>) -> tensor<64xf32>
    %14 = "stablehlo.exponential_minus_one"(%8) : (tensor<64xf32>) -> tensor<64xf32>
    %15 = "stablehlo.negate"(%8) : (tensor<64xf32>) -> tensor<64xf32>
    %16 = "stablehlo.exponential_minus_one"(%15) : (tensor<64xf32>) -> tensor<64xf32>
    %17 = "stablehlo.subtract"(%14, %16) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %18 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %20 = "stablehlo.divide"(%17, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %21 = "stablehlo.add"(%14, %16) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %22 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %27 = "stablehlo.divide"(%24, %26) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %28 = "stablehlo.multiply"(%12, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %29 = "stablehlo.multiply"(%13, %20) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %32 = "stablehlo.complex"(%31, %29) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %33 = "stablehlo.complex"(%28, %29) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %34 = "stablehlo.select"(%11, %32, %33) : (tensor<64xi1>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %35 = "stablehlo.real"(%2) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %36 = "stablehlo.imag"(%2) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %39 = "stablehlo.compare"(%35, %38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %40 = "stablehlo.sine"(%35) : (tensor<64xf32>) -> tensor<64xf32>
    %41 = "stablehlo.cosine"(%35) : (tensor<64xf32>) -> tensor<64xf32>
    %42 = "stablehlo.exponential_minus_one"(%36) : (tensor<64xf32>) -> tensor<64xf32>
    %43 = "stablehlo.negate"(%36) : (tensor<64xf32>) -> tensor<64xf32>
    %44 = "stablehlo.exponential_minus_one"(%43) : (tensor<64xf32>) -> tensor<64xf32>
    %45 = "stablehlo.subtract"(%42, %44) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %48 = "stablehlo.divide"(%45, %47) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %49 = "stablehlo.add"(%42, %44) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %50 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %52 = "stablehlo.add"(%49, %51) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %53 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %55 = "stablehlo.divide"(%52, %54) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %56 = "stablehlo.multiply"(%41, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %57 = "stablehlo.negate"(%40) : (tensor<64xf32>) -> tensor<64xf32>
    %58 = "stablehlo.multiply"(%57, %48) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %61 = "stablehlo.complex"(%56, %60) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %62 = "stablehlo.complex"(%56, %58) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %63 = "stablehlo.select"(%39, %61, %62) : (tensor<64xi1>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %64 = "stablehlo.tanh"(%arg0) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %65 = "chlo.sinh"(%2) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %66 = "chlo.cosh"(%2) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %67 = "stablehlo.exponential_minus_one"(%arg1) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %68 = "stablehlo.log_plus_one"(%arg1) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %69 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %71 = "stablehlo.divide"(%arg1, %70) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %72 = "stablehlo.power"(%arg0, %71) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %73 = "stablehlo.negate"(%arg1) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %74 = "stablehlo.exponential"(%73) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %75 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %77 = "stablehlo.add"(%76, %74) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %78 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %80 = "stablehlo.divide"(%79, %77) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %81 = "stablehlo.tan"(%2) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    "func.return"(%3, %4, %5, %6, %34, %63, %64, %65, %66, %67, %68, %72, %80, %81) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
