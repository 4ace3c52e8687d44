"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xcomplex<f32>>, tensor<i32>) -> (tensor<5xcomplex<f32>>, tensor<i64>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xf32>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3][0]"}, {jax.result_info = "result[3][1]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6][0]"}, {jax.result_info = "result[6][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<5xcomplex<f32>>, %arg9: tensor<i32>):
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %8:2 = "stablehlo.while"(%arg8, %7) ({
    ^bb0(%arg20: tensor<5xcomplex<f32>>, %arg21: tensor<i64>):
      %123 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %124 = "stablehlo.compare"(%arg21, %123) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%124) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<5xcomplex<f32>>, %arg19: tensor<i64>):
      %114 = "stablehlo.multiply"(%arg18, %arg18) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
      %115 = "stablehlo.constant"() <{value = dense<(1.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
      %117 = "stablehlo.multiply"(%114, %116) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
      %118 = "stablehlo.constant"() <{value = dense<(3.000000e-01,-2.000000e-01)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
      %120 = "stablehlo.add"(%117, %119) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
      %121 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %122 = "stablehlo.add"(%arg19, %121) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%120, %122) : (tensor<5xcomplex<f32>>, tensor<i64>) -> ()
    }) : (tensor<5xcomplex<f32>>, tensor<i64>) -> (tensor<5xcomplex<f32>>, tensor<i64>)
    %9 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.compare"(%arg9, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = "stablehlo.convert"(%10) : (tensor<i1>) -> tensor<i32>
    %12 = "stablehlo.case"(%11) ({
      %111 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
      %113 = "stablehlo.multiply"(%arg8, %112) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
      "stablehlo.return"(%113) : (tensor<5xcomplex<f32>>) -> ()
    }, {
      %107 = "stablehlo.real"(%arg8) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
      %108 = "stablehlo.imag"(%arg8) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
      %109 = "stablehlo.negate"(%108) : (tensor<5xf32>) -> tensor<5xf32>
      %110 = "stablehlo.complex"(%107, %109) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
      "stablehlo.return"(%110) : (tensor<5xcomplex<f32>>) -> ()
    }) : (tensor<i32>) -> tensor<5xcomplex<f32>>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.clamp"(%13, %arg9, %14) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.case"(%15) ({
      "stablehlo.return"(%arg8) : (tensor<5xcomplex<f32>>) -> ()
    }, {
      %104 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
      %106 = "stablehlo.multiply"(%arg8, %105) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
      "stablehlo.return"(%106) : (tensor<5xcomplex<f32>>) -> ()
    }, {
      %103 = "stablehlo.negate"(%arg8) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
      "stablehlo.return"(%103) : (tensor<5xcomplex<f32>>) -> ()
    }) : (tensor<i32>) -> tensor<5xcomplex<f32>>
    %17 = "stablehlo.slice"(%arg8) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %18 = "stablehlo.reshape"(%17) : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %19 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %22:4 = "stablehlo.while"(%arg8, %21, %18, %20) ({
    ^bb0(%arg14: tensor<5xcomplex<f32>>, %arg15: tensor<i64>, %arg16: tensor<complex<f32>>, %arg17: tensor<5xcomplex<f32>>):
      %101 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %102 = "stablehlo.compare"(%arg15, %101) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%102) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<5xcomplex<f32>>, %arg11: tensor<i64>, %arg12: tensor<complex<f32>>, %arg13: tensor<5xcomplex<f32>>):
      %96 = "func.call"(%arg10, %arg11) <{callee = @dynamic_index_in_dim}> : (tensor<5xcomplex<f32>>, tensor<i64>) -> tensor<complex<f32>>
      %97:2 = "func.call"(%arg12, %96) <{callee = @closed_call}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>)
      %98 = "func.call"(%arg13, %97#1, %arg11) <{callee = @dynamic_update_index_in_dim}> : (tensor<5xcomplex<f32>>, tensor<complex<f32>>, tensor<i64>) -> tensor<5xcomplex<f32>>
      %99 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %100 = "stablehlo.add"(%arg11, %99) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg10, %100, %97#0, %98) : (tensor<5xcomplex<f32>>, tensor<i64>, tensor<complex<f32>>, tensor<5xcomplex<f32>>) -> ()
    }) : (tensor<5xcomplex<f32>>, tensor<i64>, tensor<complex<f32>>, tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<i64>, tensor<complex<f32>>, tensor<5xcomplex<f32>>)
    %23 = "stablehlo.real"(%arg8) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %24 = "stablehlo.multiply"(%23, %23) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %27 = "stablehlo.multiply"(%26, %23) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %28 = "stablehlo.convert"(%24) : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %29 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %31 = "stablehlo.multiply"(%30, %28) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %32 = "stablehlo.convert"(%23) : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %33 = "stablehlo.add"(%32, %31) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %34 = "stablehlo.multiply"(%33, %33) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %35 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %37 = "stablehlo.add"(%34, %36) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %38 = "stablehlo.abs"(%37) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %39 = "stablehlo.real"(%37) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %40 = "stablehlo.imag"(%37) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %41 = "stablehlo.negate"(%40) : (tensor<5xf32>) -> tensor<5xf32>
    %42 = "stablehlo.complex"(%39, %41) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %43 = "stablehlo.convert"(%38) : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %44 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %46 = "stablehlo.compare"(%43, %45) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xi1>
    %47 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %49 = "stablehlo.select"(%46, %48, %43) : (tensor<5xi1>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %50 = "stablehlo.divide"(%42, %49) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %55 = "stablehlo.complex"(%52, %54) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %56 = "stablehlo.multiply"(%55, %50) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %57 = "stablehlo.multiply"(%33, %56) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %58 = "stablehlo.multiply"(%56, %33) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %59 = "stablehlo.add"(%57, %58) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %60 = "stablehlo.real"(%59) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %61 = "stablehlo.convert"(%60) : (tensor<5xf32>) -> tensor<5xf32>
    %62 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %64 = "stablehlo.multiply"(%63, %59) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %65 = "stablehlo.real"(%64) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %66 = "stablehlo.convert"(%65) : (tensor<5xf32>) -> tensor<5xf32>
    %67 = "stablehlo.multiply"(%66, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %68 = "stablehlo.add"(%61, %67) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %69 = "stablehlo.multiply"(%arg8, %arg8) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %70 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %72 = "stablehlo.add"(%69, %71) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %73 = "stablehlo.abs"(%72) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %74 = "stablehlo.real"(%72) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %75 = "stablehlo.imag"(%72) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %76 = "stablehlo.negate"(%75) : (tensor<5xf32>) -> tensor<5xf32>
    %77 = "stablehlo.complex"(%74, %76) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %78 = "stablehlo.convert"(%73) : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %79 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %81 = "stablehlo.compare"(%78, %80) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xi1>
    %82 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %84 = "stablehlo.select"(%81, %83, %78) : (tensor<5xi1>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %85 = "stablehlo.divide"(%77, %84) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %86 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %90 = "stablehlo.complex"(%87, %89) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %91 = "stablehlo.multiply"(%90, %85) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %92 = "stablehlo.multiply"(%arg8, %91) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %93 = "stablehlo.multiply"(%91, %arg8) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %94 = "stablehlo.add"(%92, %93) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %95:2 = "func.call"(%arg8) <{callee = @"<lambda>"}> : (tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
    "func.return"(%8#0, %8#1, %12, %16, %22#2, %22#3, %68, %94, %95#0, %95#1) : (tensor<5xcomplex<f32>>, tensor<i64>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xf32>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xcomplex<f32>>, tensor<i64>) -> tensor<complex<f32>>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5xcomplex<f32>>, %arg7: tensor<i64>):
    %5 = "stablehlo.dynamic_slice"(%arg6, %arg7) <{slice_sizes = array<i64: 1>}> : (tensor<5xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    "func.return"(%6) : (tensor<complex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
    %2 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %3 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %4 = "stablehlo.add"(%2, %3) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    "func.return"(%4, %arg4) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5xcomplex<f32>>, tensor<complex<f32>>, tensor<i64>) -> tensor<5xcomplex<f32>>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<5xcomplex<f32>>, %arg2: tensor<complex<f32>>, %arg3: tensor<i64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %1 = "stablehlo.dynamic_update_slice"(%arg1, %0, %arg3) : (tensor<5xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i64>) -> tensor<5xcomplex<f32>>
    "func.return"(%1) : (tensor<5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "<lambda>", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xcomplex<f32>>):
    "func.return"(%arg0, %arg0) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
