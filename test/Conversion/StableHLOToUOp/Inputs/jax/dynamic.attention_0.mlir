"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{uop.shape = [#uop.var<"b" [1, 64]>, #uop.var<"s" [1, 64]>, 8]}, {}], function_type = (tensor<?x?x8xf32>, tensor<8x24xf32>) -> (tensor<?x?x8xf32>, tensor<?x?x8xf32>, tensor<?x?x8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<?x?x8xf32>, %arg14: tensor<8x24xf32>):
    %171 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %172 = "stablehlo.get_dimension_size"(%arg13) <{dimension = 0 : i64}> : (tensor<?x?x8xf32>) -> tensor<i32>
    %173 = "stablehlo.convert"(%172) : (tensor<i32>) -> tensor<i64>
    %174 = "stablehlo.get_dimension_size"(%arg13) <{dimension = 1 : i64}> : (tensor<?x?x8xf32>) -> tensor<i32>
    %175 = "stablehlo.convert"(%174) : (tensor<i32>) -> tensor<i64>
    %176 = "stablehlo.compare"(%173, %171) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.custom_call"(%176, %173) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 8). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i64>) -> ()
    %177 = "stablehlo.compare"(%175, %171) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.custom_call"(%177, %173, %175) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 's'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 8). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 's' = {1} from specification 's' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
    %178:3 = "func.call"(%173, %175, %arg13, %arg14) <{callee = @_wrapped_jax_export_main}> : (tensor<i64>, tensor<i64>, tensor<?x?x8xf32>, tensor<8x24xf32>) -> (tensor<?x?x8xf32>, tensor<?x?x8xf32>, tensor<?x?x8xf32>)
    "func.return"(%178#0, %178#1, %178#2) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<?x?x8xf32>, tensor<8x24xf32>) -> (tensor<?x?x8xf32>, tensor<?x?x8xf32>, tensor<?x?x8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i64>, %arg6: tensor<i64>, %arg7: tensor<?x?x8xf32>, %arg8: tensor<8x24xf32>):
    %18 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
    %22 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %26 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %28 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %29 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.slice"(%arg8) <{limit_indices = array<i64: 8, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x24xf32>) -> tensor<8x8xf32>
    %31 = "stablehlo.dot_general"(%arg7, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<?x?x8xf32>, tensor<8x8xf32>) -> tensor<?x?x8xf32>
    %32 = "stablehlo.slice"(%arg8) <{limit_indices = array<i64: 8, 16>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<8x24xf32>) -> tensor<8x8xf32>
    %33 = "stablehlo.dot_general"(%arg7, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<?x?x8xf32>, tensor<8x8xf32>) -> tensor<?x?x8xf32>
    %34 = "stablehlo.slice"(%arg8) <{limit_indices = array<i64: 8, 24>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<8x24xf32>) -> tensor<8x8xf32>
    %35 = "stablehlo.dot_general"(%arg7, %34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<?x?x8xf32>, tensor<8x8xf32>) -> tensor<?x?x8xf32>
    %36 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x?xf32>
    %37 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %38 = "stablehlo.reshape"(%37) : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %40 = "stablehlo.reshape"(%39) : (tensor<i32>) -> tensor<1xi32>
    %41 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %42 = "stablehlo.reshape"(%41) : (tensor<i32>) -> tensor<1xi32>
    %43 = "stablehlo.concatenate"(%38, %40, %42) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %44 = "stablehlo.dynamic_broadcast_in_dim"(%29, %43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x?xf32>
    %45 = "stablehlo.divide"(%36, %44) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %46 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %47 = "stablehlo.reshape"(%46) : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.dynamic_iota"(%47) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi64>
    %49 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %50 = "stablehlo.reshape"(%49) : (tensor<i32>) -> tensor<1xi32>
    %51 = "stablehlo.dynamic_broadcast_in_dim"(%28, %50) <{broadcast_dimensions = array<i64>}> : (tensor<i64>, tensor<1xi32>) -> tensor<?xi64>
    %52 = "stablehlo.multiply"(%51, %48) : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
    %53 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %54 = "stablehlo.reshape"(%53) : (tensor<i32>) -> tensor<1xi32>
    %55 = "stablehlo.dynamic_broadcast_in_dim"(%27, %54) <{broadcast_dimensions = array<i64>}> : (tensor<i64>, tensor<1xi32>) -> tensor<?xi64>
    %56 = "stablehlo.add"(%55, %52) : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
    %57 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %58 = "stablehlo.reshape"(%57) : (tensor<i32>) -> tensor<1xi32>
    %59 = "stablehlo.concatenate"(%58, %26) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %60 = "stablehlo.dynamic_broadcast_in_dim"(%56, %59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xi64>, tensor<2xi32>) -> tensor<?x1xi64>
    %61 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %62 = "stablehlo.reshape"(%61) : (tensor<i32>) -> tensor<1xi32>
    %63 = "stablehlo.concatenate"(%26, %62) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %64 = "stablehlo.dynamic_broadcast_in_dim"(%56, %63) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xi64>, tensor<2xi32>) -> tensor<1x?xi64>
    %65 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %66 = "stablehlo.reshape"(%65) : (tensor<i32>) -> tensor<1xi32>
    %67 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %68 = "stablehlo.reshape"(%67) : (tensor<i32>) -> tensor<1xi32>
    %69 = "stablehlo.concatenate"(%66, %68) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %70 = "stablehlo.dynamic_broadcast_in_dim"(%60, %69) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x1xi64>, tensor<2xi32>) -> tensor<?x?xi64>
    %71 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %72 = "stablehlo.reshape"(%71) : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %74 = "stablehlo.reshape"(%73) : (tensor<i32>) -> tensor<1xi32>
    %75 = "stablehlo.concatenate"(%72, %74) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %76 = "stablehlo.dynamic_broadcast_in_dim"(%64, %75) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x?xi64>, tensor<2xi32>) -> tensor<?x?xi64>
    %77 = "stablehlo.compare"(%70, %76) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi1>
    %78 = "func.call"(%arg5, %arg6, %77, %45, %25) <{callee = @_where}> : (tensor<i64>, tensor<i64>, tensor<?x?xi1>, tensor<?x?x?xf32>, tensor<f64>) -> tensor<?x?x?xf32>
    %79 = "stablehlo.reduce"(%78, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %170 = "stablehlo.maximum"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%170) : (tensor<f32>) -> ()
    }) : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %80 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %81 = "stablehlo.reshape"(%80) : (tensor<i32>) -> tensor<1xi32>
    %82 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %83 = "stablehlo.reshape"(%82) : (tensor<i32>) -> tensor<1xi32>
    %84 = "stablehlo.concatenate"(%81, %83) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %85 = "stablehlo.dynamic_broadcast_in_dim"(%24, %84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
    %86 = "stablehlo.maximum"(%85, %79) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %87 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %88 = "stablehlo.reshape"(%87) : (tensor<i32>) -> tensor<1xi32>
    %89 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %90 = "stablehlo.reshape"(%89) : (tensor<i32>) -> tensor<1xi32>
    %91 = "stablehlo.concatenate"(%88, %90, %26) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %92 = "stablehlo.dynamic_broadcast_in_dim"(%86, %91) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %93 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %94 = "stablehlo.reshape"(%93) : (tensor<i32>) -> tensor<1xi32>
    %95 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %96 = "stablehlo.reshape"(%95) : (tensor<i32>) -> tensor<1xi32>
    %97 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %98 = "stablehlo.reshape"(%97) : (tensor<i32>) -> tensor<1xi32>
    %99 = "stablehlo.concatenate"(%94, %96, %98) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %100 = "stablehlo.dynamic_broadcast_in_dim"(%92, %99) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
    %101 = "stablehlo.subtract"(%78, %100) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %102 = "stablehlo.exponential"(%101) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %103 = "stablehlo.reduce"(%102, %23) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %169 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%169) : (tensor<f32>) -> ()
    }) : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %104 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %105 = "stablehlo.reshape"(%104) : (tensor<i32>) -> tensor<1xi32>
    %106 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %107 = "stablehlo.reshape"(%106) : (tensor<i32>) -> tensor<1xi32>
    %108 = "stablehlo.concatenate"(%105, %107, %26) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %109 = "stablehlo.dynamic_broadcast_in_dim"(%103, %108) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %110 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %111 = "stablehlo.reshape"(%110) : (tensor<i32>) -> tensor<1xi32>
    %112 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %113 = "stablehlo.reshape"(%112) : (tensor<i32>) -> tensor<1xi32>
    %114 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %115 = "stablehlo.reshape"(%114) : (tensor<i32>) -> tensor<1xi32>
    %116 = "stablehlo.concatenate"(%111, %113, %115) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %117 = "stablehlo.dynamic_broadcast_in_dim"(%109, %116) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
    %118 = "stablehlo.divide"(%102, %117) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %119 = "stablehlo.dot_general"(%118, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<?x?x?xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %120 = "stablehlo.multiply"(%arg7, %arg7) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %121 = "stablehlo.multiply"(%120, %arg7) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %122 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %123 = "stablehlo.reshape"(%122) : (tensor<i32>) -> tensor<1xi32>
    %124 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %125 = "stablehlo.reshape"(%124) : (tensor<i32>) -> tensor<1xi32>
    %126 = "stablehlo.concatenate"(%123, %125, %21) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %127 = "stablehlo.dynamic_broadcast_in_dim"(%22, %126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %128 = "stablehlo.multiply"(%127, %121) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %129 = "stablehlo.add"(%arg7, %128) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %130 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %131 = "stablehlo.reshape"(%130) : (tensor<i32>) -> tensor<1xi32>
    %132 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %133 = "stablehlo.reshape"(%132) : (tensor<i32>) -> tensor<1xi32>
    %134 = "stablehlo.concatenate"(%131, %133, %21) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %135 = "stablehlo.dynamic_broadcast_in_dim"(%20, %134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %136 = "stablehlo.multiply"(%135, %129) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %137 = "stablehlo.tanh"(%136) : (tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %138 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %139 = "stablehlo.reshape"(%138) : (tensor<i32>) -> tensor<1xi32>
    %140 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %141 = "stablehlo.reshape"(%140) : (tensor<i32>) -> tensor<1xi32>
    %142 = "stablehlo.concatenate"(%139, %141, %21) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %143 = "stablehlo.dynamic_broadcast_in_dim"(%19, %142) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %144 = "stablehlo.add"(%143, %137) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %145 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %146 = "stablehlo.reshape"(%145) : (tensor<i32>) -> tensor<1xi32>
    %147 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %148 = "stablehlo.reshape"(%147) : (tensor<i32>) -> tensor<1xi32>
    %149 = "stablehlo.concatenate"(%146, %148, %21) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %150 = "stablehlo.dynamic_broadcast_in_dim"(%18, %149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %151 = "stablehlo.multiply"(%150, %144) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %152 = "stablehlo.multiply"(%arg7, %151) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %153 = "stablehlo.negate"(%arg7) : (tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %154 = "stablehlo.exponential"(%153) : (tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %155 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %156 = "stablehlo.reshape"(%155) : (tensor<i32>) -> tensor<1xi32>
    %157 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %158 = "stablehlo.reshape"(%157) : (tensor<i32>) -> tensor<1xi32>
    %159 = "stablehlo.concatenate"(%156, %158, %21) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %160 = "stablehlo.dynamic_broadcast_in_dim"(%19, %159) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %161 = "stablehlo.add"(%160, %154) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %162 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
    %163 = "stablehlo.reshape"(%162) : (tensor<i32>) -> tensor<1xi32>
    %164 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<i32>
    %165 = "stablehlo.reshape"(%164) : (tensor<i32>) -> tensor<1xi32>
    %166 = "stablehlo.concatenate"(%163, %165, %21) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %167 = "stablehlo.dynamic_broadcast_in_dim"(%19, %166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %168 = "stablehlo.divide"(%167, %161) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    "func.return"(%119, %152, %168) : (tensor<?x?x8xf32>, tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<?x?xi1>, tensor<?x?x?xf32>, tensor<f64>) -> tensor<?x?x?xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<?x?xi1>, %arg3: tensor<?x?x?xf32>, %arg4: tensor<f64>):
    %0 = "stablehlo.convert"(%arg4) : (tensor<f64>) -> tensor<f32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %2 = "stablehlo.reshape"(%1) : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %4 = "stablehlo.reshape"(%3) : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %6 = "stablehlo.reshape"(%5) : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.concatenate"(%2, %4, %6) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %8 = "stablehlo.dynamic_broadcast_in_dim"(%arg2, %7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<?x?xi1>, tensor<3xi32>) -> tensor<?x?x?xi1>
    %9 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %10 = "stablehlo.reshape"(%9) : (tensor<i32>) -> tensor<1xi32>
    %11 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %12 = "stablehlo.reshape"(%11) : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %14 = "stablehlo.reshape"(%13) : (tensor<i32>) -> tensor<1xi32>
    %15 = "stablehlo.concatenate"(%10, %12, %14) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %16 = "stablehlo.dynamic_broadcast_in_dim"(%0, %15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x?xf32>
    %17 = "stablehlo.select"(%8, %arg3, %16) : (tensor<?x?x?xi1>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"(%17) : (tensor<?x?x?xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
