"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<64xcomplex<f32>>, %arg5: tensor<64xcomplex<f32>>):
    %8 = "stablehlo.constant"() <{value = dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %10 = "stablehlo.divide"(%arg4, %9) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %11 = "stablehlo.exponential"(%10) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %12 = "stablehlo.log"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %13 = "stablehlo.sqrt"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %14 = "stablehlo.rsqrt"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %15 = "stablehlo.real"(%10) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %16 = "stablehlo.imag"(%10) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %19 = "stablehlo.compare"(%15, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %20 = "stablehlo.sine"(%15) : (tensor<64xf32>) -> tensor<64xf32>
    %21 = "stablehlo.cosine"(%15) : (tensor<64xf32>) -> tensor<64xf32>
    %22 = "stablehlo.exponential_minus_one"(%16) : (tensor<64xf32>) -> tensor<64xf32>
    %23 = "stablehlo.negate"(%16) : (tensor<64xf32>) -> tensor<64xf32>
    %24 = "stablehlo.exponential_minus_one"(%23) : (tensor<64xf32>) -> tensor<64xf32>
    %25 = "stablehlo.subtract"(%22, %24) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %26 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %28 = "stablehlo.divide"(%25, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %29 = "stablehlo.add"(%22, %24) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %30 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %32 = "stablehlo.add"(%29, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %33 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %35 = "stablehlo.divide"(%32, %34) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %36 = "stablehlo.multiply"(%20, %35) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %37 = "stablehlo.multiply"(%21, %28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %40 = "stablehlo.complex"(%39, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %41 = "stablehlo.complex"(%36, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %42 = "stablehlo.select"(%19, %40, %41) : (tensor<64xi1>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %43 = "stablehlo.real"(%10) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %44 = "stablehlo.imag"(%10) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %47 = "stablehlo.compare"(%43, %46) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %48 = "stablehlo.sine"(%43) : (tensor<64xf32>) -> tensor<64xf32>
    %49 = "stablehlo.cosine"(%43) : (tensor<64xf32>) -> tensor<64xf32>
    %50 = "stablehlo.exponential_minus_one"(%44) : (tensor<64xf32>) -> tensor<64xf32>
    %51 = "stablehlo.negate"(%44) : (tensor<64xf32>) -> tensor<64xf32>
    %52 = "stablehlo.exponential_minus_one"(%51) : (tensor<64xf32>) -> tensor<64xf32>
    %53 = "stablehlo.subtract"(%50, %52) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %54 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %56 = "stablehlo.divide"(%53, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %57 = "stablehlo.add"(%50, %52) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %58 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %60 = "stablehlo.add"(%57, %59) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %61 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %63 = "stablehlo.divide"(%60, %62) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %64 = "stablehlo.multiply"(%49, %63) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %65 = "stablehlo.negate"(%48) : (tensor<64xf32>) -> tensor<64xf32>
    %66 = "stablehlo.multiply"(%65, %56) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %69 = "stablehlo.complex"(%64, %68) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %70 = "stablehlo.complex"(%64, %66) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %71 = "stablehlo.select"(%47, %69, %70) : (tensor<64xi1>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %72 = "stablehlo.tanh"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %73 = "chlo.sinh"(%10) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %74 = "chlo.cosh"(%10) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %75 = "stablehlo.exponential_minus_one"(%arg5) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %76 = "stablehlo.log_plus_one"(%arg5) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %77 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %79 = "stablehlo.divide"(%arg5, %78) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %80 = "stablehlo.power"(%arg4, %79) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %81 = "stablehlo.negate"(%arg5) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %82 = "stablehlo.exponential"(%81) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %83 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %85 = "stablehlo.add"(%84, %82) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %86 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %88 = "stablehlo.divide"(%87, %85) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %89 = "stablehlo.tan"(%10) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %90 = "chlo.asin"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %91 = "chlo.acos"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %92 = "chlo.atan"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %93 = "chlo.asinh"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %94 = "func.call"(%arg4) <{callee = @arccosh}> : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %95 = "chlo.atanh"(%arg4) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    "func.return"(%11, %12, %13, %14, %42, %71, %72, %73, %74, %75, %76, %80, %88, %89, %90, %91, %92, %93, %94, %95) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>, res_attrs = [{}], sym_name = "arccosh", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<64xcomplex<f32>>):
    %1 = "chlo.acosh"(%arg3) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %2 = "stablehlo.real"(%1) : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %5 = "stablehlo.compare"(%2, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %6 = "stablehlo.negate"(%1) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %7 = "func.call"(%5, %6, %1) <{callee = @_where}> : (tensor<64xi1>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    "func.return"(%7) : (tensor<64xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xi1>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<64xi1>, %arg1: tensor<64xcomplex<f32>>, %arg2: tensor<64xcomplex<f32>>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<64xi1>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    "func.return"(%0) : (tensor<64xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
