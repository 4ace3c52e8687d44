"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6xf32>, tensor<12xi32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2][0]"}, {jax.result_info = "result[2][1]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<4x6xf32>, %arg12: tensor<12xi32>):
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%arg11, %31) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<f32>):
      %127 = "stablehlo.add"(%arg45, %arg46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%127) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %35 = "stablehlo.compare"(%32, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %36 = "stablehlo.convert"(%35) : (tensor<4xi1>) -> tensor<4xi32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %39 = "stablehlo.compare"(%36, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x6xi1>
    %41 = "stablehlo.select"(%40, %arg11, %arg11) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %47 = "stablehlo.compare"(%36, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x6xi1>
    %49 = "stablehlo.select"(%48, %arg11, %arg11) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %52 = "stablehlo.add"(%49, %51) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %53 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x6xi32>
    %54 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %56 = "stablehlo.compare"(%53, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %57 = "stablehlo.select"(%56, %44, %52) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %61:3 = "stablehlo.while"(%arg11, %60, %59) ({
    ^bb0(%arg42: tensor<4x6xf32>, %arg43: tensor<i64>, %arg44: tensor<4x6xf32>):
      %125 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %126 = "stablehlo.compare"(%arg43, %125) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%126) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg39: tensor<4x6xf32>, %arg40: tensor<i64>, %arg41: tensor<4x6xf32>):
      %120 = "func.call"(%arg39, %arg40) <{callee = @dynamic_index_in_dim}> : (tensor<4x6xf32>, tensor<i64>) -> tensor<6xf32>
      %121 = "func.call"(%120) <{callee = @closed_call}> : (tensor<6xf32>) -> tensor<6xf32>
      %122 = "func.call"(%arg41, %121, %arg40) <{callee = @dynamic_update_index_in_dim}> : (tensor<4x6xf32>, tensor<6xf32>, tensor<i64>) -> tensor<4x6xf32>
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %124 = "stablehlo.add"(%arg40, %123) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg39, %124, %122) : (tensor<4x6xf32>, tensor<i64>, tensor<4x6xf32>) -> ()
    }) : (tensor<4x6xf32>, tensor<i64>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<i64>, tensor<4x6xf32>)
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %67:4 = "stablehlo.while"(%arg11, %66, %63, %65) ({
    ^bb0(%arg35: tensor<4x6xf32>, %arg36: tensor<i64>, %arg37: tensor<6xf32>, %arg38: tensor<4x6xf32>):
      %118 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %119 = "stablehlo.compare"(%arg36, %118) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%119) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg31: tensor<4x6xf32>, %arg32: tensor<i64>, %arg33: tensor<6xf32>, %arg34: tensor<4x6xf32>):
      %113 = "func.call"(%arg31, %arg32) <{callee = @dynamic_index_in_dim}> : (tensor<4x6xf32>, tensor<i64>) -> tensor<6xf32>
      %114:2 = "func.call"(%arg33, %113) <{callee = @closed_call_0}> : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
      %115 = "func.call"(%arg34, %114#1, %arg32) <{callee = @dynamic_update_index_in_dim}> : (tensor<4x6xf32>, tensor<6xf32>, tensor<i64>) -> tensor<4x6xf32>
      %116 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %117 = "stablehlo.add"(%arg32, %116) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg31, %117, %114#0, %115) : (tensor<4x6xf32>, tensor<i64>, tensor<6xf32>, tensor<4x6xf32>) -> ()
    }) : (tensor<4x6xf32>, tensor<i64>, tensor<6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<i64>, tensor<6xf32>, tensor<4x6xf32>)
    %68 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xi32>) -> tensor<4xi32>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %73 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<4x6xf32>
    %74:4 = "stablehlo.while"(%arg11, %72, %68, %73) ({
    ^bb0(%arg25: tensor<4x6xf32>, %arg26: tensor<4xi32>, %arg27: tensor<4xi32>, %arg28: tensor<4x6xf32>):
      %109 = "stablehlo.compare"(%arg26, %arg27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %110 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %111 = "stablehlo.reduce"(%109, %110) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg29: tensor<i1>, %arg30: tensor<i1>):
        %112 = "stablehlo.or"(%arg29, %arg30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%112) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%111) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<4x6xf32>, %arg22: tensor<4xi32>, %arg23: tensor<4xi32>, %arg24: tensor<4x6xf32>):
      %98 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
      %100 = "stablehlo.add"(%arg22, %99) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %101 = "stablehlo.add"(%arg24, %arg21) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
      %102 = "stablehlo.compare"(%arg22, %arg23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4xi1>
      %104 = "stablehlo.select"(%103, %100, %arg22) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %105 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4xi1>
      %106 = "stablehlo.select"(%105, %arg23, %arg23) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %107 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x6xi1>
      %108 = "stablehlo.select"(%107, %101, %arg24) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
      "stablehlo.return"(%arg21, %104, %106, %108) : (tensor<4x6xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4x6xf32>) -> ()
    }) : (tensor<4x6xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4x6xf32>)
    %75 = "stablehlo.while"(%arg11) ({
    ^bb0(%arg16: tensor<4x6xf32>):
      %88 = "stablehlo.multiply"(%arg16, %arg16) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
      %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %90 = "stablehlo.reduce"(%88, %89) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
        %97 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%97) : (tensor<f32>) -> ()
      }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
      %91 = "stablehlo.constant"() <{value = dense<5.000000e+01> : tensor<f32>}> : () -> tensor<f32>
      %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %93 = "stablehlo.compare"(%90, %92) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %94 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %95 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg17: tensor<i1>, %arg18: tensor<i1>):
        %96 = "stablehlo.or"(%arg17, %arg18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%96) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%95) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg13: tensor<4x6xf32>):
      %76 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<f32>}> : () -> tensor<f32>
      %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
      %78 = "stablehlo.multiply"(%arg13, %77) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
      %79 = "stablehlo.multiply"(%arg13, %arg13) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
      %80 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %81 = "stablehlo.reduce"(%79, %80) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %87 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%87) : (tensor<f32>) -> ()
      }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
      %82 = "stablehlo.constant"() <{value = dense<5.000000e+01> : tensor<f32>}> : () -> tensor<f32>
      %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %84 = "stablehlo.compare"(%81, %83) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x6xi1>
      %86 = "stablehlo.select"(%85, %78, %arg13) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
      "stablehlo.return"(%86) : (tensor<4x6xf32>) -> ()
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%57, %61#2, %67#2, %67#3, %74#3, %75) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6xf32>, tensor<i64>) -> tensor<6xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<4x6xf32>, %arg10: tensor<i64>):
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %29 = "stablehlo.dynamic_slice"(%arg9, %arg10, %28) <{slice_sizes = array<i64: 1, 6>}> : (tensor<4x6xf32>, tensor<i64>, tensor<i64>) -> tensor<1x6xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x6xf32>) -> tensor<6xf32>
    "func.return"(%30) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xf32>) -> tensor<6xf32>, res_attrs = [{}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<6xf32>):
    %27 = "func.call"(%arg8) <{callee = @sort}> : (tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%27) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6xf32>) -> tensor<6xf32>, res_attrs = [{}], sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<6xf32>):
    %11 = "stablehlo.sort"(%arg5) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %13 = "stablehlo.compare"(%arg6, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %15 = "stablehlo.select"(%13, %14, %arg6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %16 = "stablehlo.compare"(%arg6, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %18 = "stablehlo.select"(%16, %17, %15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %20 = "stablehlo.compare"(%arg7, %19) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %22 = "stablehlo.select"(%20, %21, %arg7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %23 = "stablehlo.compare"(%arg7, %arg7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %25 = "stablehlo.select"(%23, %24, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %26 = "stablehlo.compare"(%18, %25) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%26) : (tensor<i1>) -> ()
    }) : (tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%11) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xf32>, tensor<6xf32>, tensor<i64>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4x6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<i64>):
    %8 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %10 = "stablehlo.dynamic_update_slice"(%arg2, %8, %arg4, %9) : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i64>, tensor<i64>) -> tensor<4x6xf32>
    "func.return"(%10) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>), res_attrs = [{}, {}], sym_name = "closed_call_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>):
    %0 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.convert"(%3) : (tensor<i1>) -> tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      %7 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      "stablehlo.return"(%7) : (tensor<6xf32>) -> ()
    }, {
      %6 = "stablehlo.add"(%arg0, %arg1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      "stablehlo.return"(%6) : (tensor<6xf32>) -> ()
    }) : (tensor<i32>) -> tensor<6xf32>
    "func.return"(%5, %arg0) : (tensor<6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
