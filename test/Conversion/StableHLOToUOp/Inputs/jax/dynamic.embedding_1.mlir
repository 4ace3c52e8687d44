"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{uop.shape = [#uop.var<"b" [1, 64]>, #uop.var<"s" [1, 64]>]}, {}, {uop.shape = [#uop.var<"n" [1, 64]>, 4]}], function_type = (tensor<?x?xi32>, tensor<11x6xf32>, tensor<?x4xf32>) -> (tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<?x?x11xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<?x?xi32>, %arg28: tensor<11x6xf32>, %arg29: tensor<?x4xf32>):
    %182 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %183 = "stablehlo.get_dimension_size"(%arg27) <{dimension = 0 : i64}> : (tensor<?x?xi32>) -> tensor<i32>
    %184 = "stablehlo.convert"(%183) : (tensor<i32>) -> tensor<i64>
    %185 = "stablehlo.get_dimension_size"(%arg27) <{dimension = 1 : i64}> : (tensor<?x?xi32>) -> tensor<i32>
    %186 = "stablehlo.convert"(%185) : (tensor<i32>) -> tensor<i64>
    %187 = "stablehlo.get_dimension_size"(%arg29) <{dimension = 0 : i64}> : (tensor<?x4xf32>) -> tensor<i32>
    %188 = "stablehlo.convert"(%187) : (tensor<i32>) -> tensor<i64>
    %189 = "stablehlo.compare"(%184, %182) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.custom_call"(%189, %184) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, s),args[2].shape = (n, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i64>) -> ()
    %190 = "stablehlo.compare"(%186, %182) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.custom_call"(%190, %184, %186) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 's'. Using the following polymorphic shapes specifications: args[0].shape = (b, s),args[2].shape = (n, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 's' = {1} from specification 's' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
    %191 = "stablehlo.compare"(%188, %182) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.custom_call"(%191, %184, %186, %188) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (b, s),args[2].shape = (n, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 's' = {1} from specification 's' for dimension args[0].shape[1] (= {1}), 'n' = {2} from specification 'n' for dimension args[2].shape[0] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
    %192:5 = "func.call"(%184, %188, %186, %arg27, %arg28, %arg29) <{callee = @_wrapped_jax_export_main}> : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<?x?xi32>, tensor<11x6xf32>, tensor<?x4xf32>) -> (tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<?x?x11xf32>)
    "func.return"(%192#0, %192#1, %192#2, %192#3, %192#4) : (tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<?x?x11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "n"}, {jax.global_constant = "s"}, {}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<i64>, tensor<?x?xi32>, tensor<11x6xf32>, tensor<?x4xf32>) -> (tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<?x?x11xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<i64>, %arg22: tensor<i64>, %arg23: tensor<i64>, %arg24: tensor<?x?xi32>, %arg25: tensor<11x6xf32>, %arg26: tensor<?x4xf32>):
    %104 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %105 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %106 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %108 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %109 = "stablehlo.constant"() <{value = dense<11> : tensor<i32>}> : () -> tensor<i32>
    %110 = "stablehlo.constant"() <{value = dense<[3, 0]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %111 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %112 = "stablehlo.convert"(%arg21) : (tensor<i64>) -> tensor<i32>
    %113 = "stablehlo.reshape"(%112) : (tensor<i32>) -> tensor<1xi32>
    %114 = "stablehlo.convert"(%arg23) : (tensor<i64>) -> tensor<i32>
    %115 = "stablehlo.reshape"(%114) : (tensor<i32>) -> tensor<1xi32>
    %116 = "stablehlo.concatenate"(%113, %115) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %117 = "stablehlo.dynamic_broadcast_in_dim"(%111, %116) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %118 = "stablehlo.compare"(%arg24, %117) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %119 = "stablehlo.convert"(%arg21) : (tensor<i64>) -> tensor<i32>
    %120 = "stablehlo.reshape"(%119) : (tensor<i32>) -> tensor<1xi32>
    %121 = "stablehlo.convert"(%arg23) : (tensor<i64>) -> tensor<i32>
    %122 = "stablehlo.reshape"(%121) : (tensor<i32>) -> tensor<1xi32>
    %123 = "stablehlo.concatenate"(%120, %122) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %124 = "stablehlo.dynamic_broadcast_in_dim"(%109, %123) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %125 = "stablehlo.add"(%arg24, %124) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %126 = "stablehlo.select"(%118, %125, %arg24) : (tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %127 = "stablehlo.convert"(%arg21) : (tensor<i64>) -> tensor<i32>
    %128 = "stablehlo.reshape"(%127) : (tensor<i32>) -> tensor<1xi32>
    %129 = "stablehlo.convert"(%arg23) : (tensor<i64>) -> tensor<i32>
    %130 = "stablehlo.reshape"(%129) : (tensor<i32>) -> tensor<1xi32>
    %131 = "stablehlo.concatenate"(%128, %130, %107) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %132 = "stablehlo.dynamic_broadcast_in_dim"(%126, %131) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xi32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %133 = "stablehlo.gather"(%arg25, %132) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 6>}> : (tensor<11x6xf32>, tensor<?x?x1xi32>) -> tensor<?x?x6xf32>
    %134 = "stablehlo.convert"(%arg21) : (tensor<i64>) -> tensor<i32>
    %135 = "stablehlo.reshape"(%134) : (tensor<i32>) -> tensor<1xi32>
    %136 = "stablehlo.convert"(%arg23) : (tensor<i64>) -> tensor<i32>
    %137 = "stablehlo.reshape"(%136) : (tensor<i32>) -> tensor<1xi32>
    %138 = "stablehlo.concatenate"(%135, %137) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %139 = "stablehlo.dynamic_broadcast_in_dim"(%106, %138) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %140 = "stablehlo.add"(%arg24, %139) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %141 = "func.call"(%arg21, %arg22, %arg23, %arg25, %140) <{callee = @_take}> : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<11x6xf32>, tensor<?x?xi32>) -> tensor<?x?x6xf32>
    %142 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %143 = "stablehlo.compare"(%110, %142) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %144 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %145 = "stablehlo.add"(%110, %144) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %146 = "stablehlo.select"(%143, %145, %110) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %148 = "stablehlo.convert"(%arg22) : (tensor<i64>) -> tensor<i32>
    %149 = "stablehlo.reshape"(%148) : (tensor<i32>) -> tensor<1xi32>
    %150 = "stablehlo.concatenate"(%149, %107) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %151 = "stablehlo.dynamic_gather"(%arg26, %147, %150) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>}> : (tensor<?x4xf32>, tensor<2x1xi64>, tensor<2xi32>) -> tensor<?x2xf32>
    %152 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %153 = "stablehlo.convert"(%arg22) : (tensor<i64>) -> tensor<i32>
    %154 = "stablehlo.reshape"(%153) : (tensor<i32>) -> tensor<1xi32>
    %155 = "stablehlo.concatenate"(%154, %107) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %156 = "stablehlo.dynamic_gather"(%arg26, %152, %155) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = true}> : (tensor<?x4xf32>, tensor<1xi64>, tensor<2xi32>) -> tensor<?xf32>
    %157 = "stablehlo.convert"(%arg21) : (tensor<i64>) -> tensor<i32>
    %158 = "stablehlo.reshape"(%157) : (tensor<i32>) -> tensor<1xi32>
    %159 = "stablehlo.convert"(%arg23) : (tensor<i64>) -> tensor<i32>
    %160 = "stablehlo.reshape"(%159) : (tensor<i32>) -> tensor<1xi32>
    %161 = "stablehlo.concatenate"(%158, %160) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %162 = "stablehlo.dynamic_broadcast_in_dim"(%111, %161) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %163 = "stablehlo.compare"(%arg24, %162) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %164 = "stablehlo.convert"(%arg21) : (tensor<i64>) -> tensor<i32>
    %165 = "stablehlo.reshape"(%164) : (tensor<i32>) -> tensor<1xi32>
    %166 = "stablehlo.convert"(%arg23) : (tensor<i64>) -> tensor<i32>
    %167 = "stablehlo.reshape"(%166) : (tensor<i32>) -> tensor<1xi32>
    %168 = "stablehlo.concatenate"(%165, %167) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %169 = "stablehlo.dynamic_broadcast_in_dim"(%109, %168) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %170 = "stablehlo.add"(%arg24, %169) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %171 = "stablehlo.select"(%163, %170, %arg24) : (tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %172 = "stablehlo.convert"(%arg21) : (tensor<i64>) -> tensor<i32>
    %173 = "stablehlo.reshape"(%172) : (tensor<i32>) -> tensor<1xi32>
    %174 = "stablehlo.convert"(%arg23) : (tensor<i64>) -> tensor<i32>
    %175 = "stablehlo.reshape"(%174) : (tensor<i32>) -> tensor<1xi32>
    %176 = "stablehlo.concatenate"(%173, %175, %107) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %177 = "stablehlo.dynamic_broadcast_in_dim"(%171, %176) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xi32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %178 = "stablehlo.gather"(%arg25, %177) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 6>}> : (tensor<11x6xf32>, tensor<?x?x1xi32>) -> tensor<?x?x6xf32>
    %179 = "stablehlo.transpose"(%arg25) <{permutation = array<i64: 1, 0>}> : (tensor<11x6xf32>) -> tensor<6x11xf32>
    %180 = "stablehlo.dot_general"(%178, %179) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<?x?x6xf32>, tensor<6x11xf32>) -> tensor<?x?x11xf32>
    %181 = "func.call"(%arg21, %arg22, %arg23, %180) <{callee = @log_softmax}> : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<?x?x11xf32>) -> tensor<?x?x11xf32>
    "func.return"(%133, %141, %151, %156, %181) : (tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<?x?x11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "n"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<i64>, tensor<11x6xf32>, tensor<?x?xi32>) -> tensor<?x?x6xf32>, sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<i64>, %arg15: tensor<i64>, %arg16: tensor<i64>, %arg17: tensor<11x6xf32>, %arg18: tensor<?x?xi32>):
    %44 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %46 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %47 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
    %48 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %49 = "stablehlo.constant"() <{value = dense<11> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.convert"(%arg14) : (tensor<i64>) -> tensor<i32>
    %52 = "stablehlo.reshape"(%51) : (tensor<i32>) -> tensor<1xi32>
    %53 = "stablehlo.convert"(%arg16) : (tensor<i64>) -> tensor<i32>
    %54 = "stablehlo.reshape"(%53) : (tensor<i32>) -> tensor<1xi32>
    %55 = "stablehlo.concatenate"(%52, %54) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %56 = "stablehlo.dynamic_broadcast_in_dim"(%50, %55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %57 = "stablehlo.compare"(%arg18, %56) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %58 = "stablehlo.convert"(%arg14) : (tensor<i64>) -> tensor<i32>
    %59 = "stablehlo.reshape"(%58) : (tensor<i32>) -> tensor<1xi32>
    %60 = "stablehlo.convert"(%arg16) : (tensor<i64>) -> tensor<i32>
    %61 = "stablehlo.reshape"(%60) : (tensor<i32>) -> tensor<1xi32>
    %62 = "stablehlo.concatenate"(%59, %61) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %63 = "stablehlo.dynamic_broadcast_in_dim"(%49, %62) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %64 = "stablehlo.add"(%arg18, %63) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %65 = "func.call"(%arg14, %arg15, %arg16, %57, %64, %arg18) <{callee = @_where}> : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %66 = "stablehlo.convert"(%arg14) : (tensor<i64>) -> tensor<i32>
    %67 = "stablehlo.reshape"(%66) : (tensor<i32>) -> tensor<1xi32>
    %68 = "stablehlo.convert"(%arg16) : (tensor<i64>) -> tensor<i32>
    %69 = "stablehlo.reshape"(%68) : (tensor<i32>) -> tensor<1xi32>
    %70 = "stablehlo.concatenate"(%67, %69, %48) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %71 = "stablehlo.dynamic_broadcast_in_dim"(%65, %70) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xi32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %72 = "stablehlo.convert"(%arg14) : (tensor<i64>) -> tensor<i32>
    %73 = "stablehlo.reshape"(%72) : (tensor<i32>) -> tensor<1xi32>
    %74 = "stablehlo.convert"(%arg16) : (tensor<i64>) -> tensor<i32>
    %75 = "stablehlo.reshape"(%74) : (tensor<i32>) -> tensor<1xi32>
    %76 = "stablehlo.concatenate"(%73, %75, %48) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %77 = "stablehlo.dynamic_broadcast_in_dim"(%50, %76) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %78 = "stablehlo.compare"(%71, %77) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<?x?x1xi32>, tensor<?x?x1xi32>) -> tensor<?x?x1xi1>
    %79 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %80 = "stablehlo.convert"(%arg14) : (tensor<i64>) -> tensor<i32>
    %81 = "stablehlo.reshape"(%80) : (tensor<i32>) -> tensor<1xi32>
    %82 = "stablehlo.convert"(%arg16) : (tensor<i64>) -> tensor<i32>
    %83 = "stablehlo.reshape"(%82) : (tensor<i32>) -> tensor<1xi32>
    %84 = "stablehlo.concatenate"(%81, %83, %48) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %85 = "stablehlo.dynamic_broadcast_in_dim"(%79, %84) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %86 = "stablehlo.compare"(%71, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<?x?x1xi32>, tensor<?x?x1xi32>) -> tensor<?x?x1xi1>
    %87 = "stablehlo.and"(%78, %86) : (tensor<?x?x1xi1>, tensor<?x?x1xi1>) -> tensor<?x?x1xi1>
    %88 = "stablehlo.reduce"(%87, %46) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg19: tensor<i1>, %arg20: tensor<i1>):
      %103 = "stablehlo.and"(%arg19, %arg20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%103) : (tensor<i1>) -> ()
    }) : (tensor<?x?x1xi1>, tensor<i1>) -> tensor<?x?xi1>
    %89 = "stablehlo.gather"(%arg17, %71) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 6>}> : (tensor<11x6xf32>, tensor<?x?x1xi32>) -> tensor<?x?x6xf32>
    %90 = "stablehlo.convert"(%arg14) : (tensor<i64>) -> tensor<i32>
    %91 = "stablehlo.reshape"(%90) : (tensor<i32>) -> tensor<1xi32>
    %92 = "stablehlo.convert"(%arg16) : (tensor<i64>) -> tensor<i32>
    %93 = "stablehlo.reshape"(%92) : (tensor<i32>) -> tensor<1xi32>
    %94 = "stablehlo.concatenate"(%91, %93, %45) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %95 = "stablehlo.dynamic_broadcast_in_dim"(%88, %94) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xi1>, tensor<3xi32>) -> tensor<?x?x6xi1>
    %96 = "stablehlo.convert"(%arg14) : (tensor<i64>) -> tensor<i32>
    %97 = "stablehlo.reshape"(%96) : (tensor<i32>) -> tensor<1xi32>
    %98 = "stablehlo.convert"(%arg16) : (tensor<i64>) -> tensor<i32>
    %99 = "stablehlo.reshape"(%98) : (tensor<i32>) -> tensor<1xi32>
    %100 = "stablehlo.concatenate"(%97, %99, %45) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %101 = "stablehlo.dynamic_broadcast_in_dim"(%44, %100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x6xf32>
    %102 = "stablehlo.select"(%95, %89, %101) : (tensor<?x?x6xi1>, tensor<?x?x6xf32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
    "func.return"(%102) : (tensor<?x?x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "n"}, {jax.global_constant = "s"}, {}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<i64>, tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<i64>, %arg9: tensor<i64>, %arg10: tensor<i64>, %arg11: tensor<?x?xi1>, %arg12: tensor<?x?xi32>, %arg13: tensor<?x?xi32>):
    %43 = "stablehlo.select"(%arg11, %arg12, %arg13) : (tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    "func.return"(%43) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "n"}, {jax.global_constant = "s"}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<i64>, tensor<?x?x11xf32>) -> tensor<?x?x11xf32>, sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<?x?x11xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<11> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg3, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %42 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<?x?x11xf32>, tensor<f32>) -> tensor<?x?xf32>
    %5 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %6 = "stablehlo.reshape"(%5) : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %8 = "stablehlo.reshape"(%7) : (tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.concatenate"(%6, %8) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %10 = "stablehlo.dynamic_broadcast_in_dim"(%3, %9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
    %11 = "stablehlo.maximum"(%10, %4) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %12 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %13 = "stablehlo.reshape"(%12) : (tensor<i32>) -> tensor<1xi32>
    %14 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %15 = "stablehlo.reshape"(%14) : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.concatenate"(%13, %15, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %17 = "stablehlo.dynamic_broadcast_in_dim"(%11, %16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %18 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %19 = "stablehlo.reshape"(%18) : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %21 = "stablehlo.reshape"(%20) : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.concatenate"(%19, %21, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %23 = "stablehlo.dynamic_broadcast_in_dim"(%17, %22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x11xf32>
    %24 = "stablehlo.subtract"(%arg3, %23) : (tensor<?x?x11xf32>, tensor<?x?x11xf32>) -> tensor<?x?x11xf32>
    %25 = "stablehlo.exponential"(%24) : (tensor<?x?x11xf32>) -> tensor<?x?x11xf32>
    %26 = "stablehlo.reduce"(%25, %0) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %41 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<?x?x11xf32>, tensor<f32>) -> tensor<?x?xf32>
    %27 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %28 = "stablehlo.reshape"(%27) : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %30 = "stablehlo.reshape"(%29) : (tensor<i32>) -> tensor<1xi32>
    %31 = "stablehlo.concatenate"(%28, %30, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %32 = "stablehlo.dynamic_broadcast_in_dim"(%26, %31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %33 = "stablehlo.log"(%32) : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %34 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %35 = "stablehlo.reshape"(%34) : (tensor<i32>) -> tensor<1xi32>
    %36 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %37 = "stablehlo.reshape"(%36) : (tensor<i32>) -> tensor<1xi32>
    %38 = "stablehlo.concatenate"(%35, %37, %1) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %39 = "stablehlo.dynamic_broadcast_in_dim"(%33, %38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x11xf32>
    %40 = "stablehlo.subtract"(%24, %39) : (tensor<?x?x11xf32>, tensor<?x?x11xf32>) -> tensor<?x?x11xf32>
    "func.return"(%40) : (tensor<?x?x11xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
