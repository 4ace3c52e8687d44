"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<6xi32>, tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>) -> (tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<3xf32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[0][2]"}, {jax.result_info = "result[0][3]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg91: tensor<6xi32>, %arg92: tensor<11x8xf32>, %arg93: tensor<4x8x8xf32>, %arg94: tensor<8x16xf32>, %arg95: tensor<16x8xf32>):
    %480 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %482 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %483:7 = "stablehlo.while"(%arg91, %482, %arg92, %arg93, %arg94, %arg95, %481) ({
    ^bb0(%arg103: tensor<6xi32>, %arg104: tensor<i64>, %arg105: tensor<11x8xf32>, %arg106: tensor<4x8x8xf32>, %arg107: tensor<8x16xf32>, %arg108: tensor<16x8xf32>, %arg109: tensor<3xf32>):
      %488 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %489 = "stablehlo.compare"(%arg104, %488) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%489) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg96: tensor<6xi32>, %arg97: tensor<i64>, %arg98: tensor<11x8xf32>, %arg99: tensor<4x8x8xf32>, %arg100: tensor<8x16xf32>, %arg101: tensor<16x8xf32>, %arg102: tensor<3xf32>):
      %484:5 = "func.call"(%arg96, %arg98, %arg99, %arg100, %arg101) <{callee = @closed_call}> : (tensor<6xi32>, tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>) -> (tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<f32>)
      %485 = "func.call"(%arg102, %484#4, %arg97) <{callee = @dynamic_update_index_in_dim}> : (tensor<3xf32>, tensor<f32>, tensor<i64>) -> tensor<3xf32>
      %486 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %487 = "stablehlo.add"(%arg97, %486) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg96, %487, %484#0, %484#1, %484#2, %484#3, %485) : (tensor<6xi32>, tensor<i64>, tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<3xf32>) -> ()
    }) : (tensor<6xi32>, tensor<i64>, tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<3xf32>) -> (tensor<6xi32>, tensor<i64>, tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<3xf32>)
    "func.return"(%483#2, %483#3, %483#4, %483#5, %483#6) : (tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xi32>, tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>) -> (tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<f32>), res_attrs = [{}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg50: tensor<6xi32>, %arg51: tensor<11x8xf32>, %arg52: tensor<4x8x8xf32>, %arg53: tensor<8x16xf32>, %arg54: tensor<16x8xf32>):
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %129 = "stablehlo.compare"(%arg50, %128) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %130 = "stablehlo.constant"() <{value = dense<11> : tensor<i32>}> : () -> tensor<i32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %132 = "stablehlo.add"(%arg50, %131) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %133 = "stablehlo.select"(%129, %132, %arg50) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %135 = "stablehlo.gather"(%arg51, %134) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<6x1xi32>) -> tensor<6x8xf32>
    %136 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.reduce"(%135, %136) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %479 = "stablehlo.add"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%479) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %139 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %141 = "stablehlo.divide"(%138, %140) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %143 = "stablehlo.subtract"(%135, %142) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %144 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %145:4 = "func.call"(%135, %144) <{callee = @_var}> : (tensor<6x8xf32>, tensor<i64>) -> (tensor<6x1xf32>, tensor<6x8xf32>, tensor<f32>, tensor<i1>)
    %146 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %148 = "stablehlo.add"(%145#0, %147) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %149 = "stablehlo.rsqrt"(%148) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %150 = "stablehlo.divide"(%149, %148) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %151 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %153 = "stablehlo.multiply"(%152, %150) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %154 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %155 = "stablehlo.multiply"(%143, %154) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %156 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 1, 8, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x8x8xf32>) -> tensor<1x8x8xf32>
    %157 = "stablehlo.reshape"(%156) : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %158 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 2, 8, 8>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x8x8xf32>) -> tensor<1x8x8xf32>
    %159 = "stablehlo.reshape"(%158) : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %160 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 3, 8, 8>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x8x8xf32>) -> tensor<1x8x8xf32>
    %161 = "stablehlo.reshape"(%160) : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %162 = "stablehlo.dot_general"(%155, %157) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %163 = "stablehlo.reshape"(%162) : (tensor<6x8xf32>) -> tensor<6x2x4xf32>
    %164 = "stablehlo.transpose"(%163) <{permutation = array<i64: 1, 0, 2>}> : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
    %165 = "stablehlo.dot_general"(%155, %159) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %166 = "stablehlo.reshape"(%165) : (tensor<6x8xf32>) -> tensor<6x2x4xf32>
    %167 = "stablehlo.transpose"(%166) <{permutation = array<i64: 1, 0, 2>}> : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
    %168 = "stablehlo.dot_general"(%155, %161) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %169 = "stablehlo.reshape"(%168) : (tensor<6x8xf32>) -> tensor<6x2x4xf32>
    %170 = "stablehlo.transpose"(%169) <{permutation = array<i64: 1, 0, 2>}> : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
    %171 = "stablehlo.dot_general"(%164, %167) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x6xf32>
    %172 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.sqrt"(%172) : (tensor<f32>) -> tensor<f32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %175 = "stablehlo.divide"(%171, %174) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %176 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %178 = "func.call"(%177) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %179 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f64>}> : () -> tensor<f64>
    %180:2 = "func.call"(%178, %175, %179) <{callee = @_where_0}> : (tensor<6x6xi1>, tensor<2x6x6xf32>, tensor<f64>) -> (tensor<2x6x6xf32>, tensor<2x6x6xi1>)
    %181 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.reduce"(%180#0, %181) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %478 = "stablehlo.maximum"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%478) : (tensor<f32>) -> ()
    }) : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %183 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %185 = "stablehlo.maximum"(%184, %182) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %188 = "stablehlo.subtract"(%180#0, %187) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %189 = "stablehlo.exponential"(%188) : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %191 = "stablehlo.reduce"(%189, %190) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %477 = "stablehlo.add"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%477) : (tensor<f32>) -> ()
    }) : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %194 = "stablehlo.divide"(%189, %193) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %195 = "stablehlo.multiply"(%192, %192) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %196 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %198 = "stablehlo.divide"(%197, %195) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %199 = "stablehlo.dot_general"(%194, %170) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x6xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %200 = "stablehlo.transpose"(%199) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x6x4xf32>) -> tensor<6x2x4xf32>
    %201 = "stablehlo.reshape"(%200) : (tensor<6x2x4xf32>) -> tensor<6x8xf32>
    %202 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 4, 8, 8>, start_indices = array<i64: 3, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x8x8xf32>) -> tensor<1x8x8xf32>
    %203 = "stablehlo.reshape"(%202) : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %204 = "stablehlo.dot_general"(%201, %203) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %205 = "stablehlo.add"(%135, %204) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %206 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.reduce"(%205, %206) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>):
      %476 = "stablehlo.add"(%arg83, %arg84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%476) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %208 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %209 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %211 = "stablehlo.divide"(%208, %210) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %213 = "stablehlo.subtract"(%205, %212) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %214 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %215:4 = "func.call"(%205, %214) <{callee = @_var}> : (tensor<6x8xf32>, tensor<i64>) -> (tensor<6x1xf32>, tensor<6x8xf32>, tensor<f32>, tensor<i1>)
    %216 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %218 = "stablehlo.add"(%215#0, %217) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %219 = "stablehlo.rsqrt"(%218) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %220 = "stablehlo.divide"(%219, %218) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %221 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %223 = "stablehlo.multiply"(%222, %220) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %224 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %225 = "stablehlo.multiply"(%213, %224) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %226 = "stablehlo.dot_general"(%225, %arg53) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
    %227 = "stablehlo.multiply"(%226, %226) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %228 = "stablehlo.multiply"(%227, %226) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %229 = "stablehlo.multiply"(%226, %226) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %230 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %232 = "stablehlo.multiply"(%231, %229) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %233 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %235 = "stablehlo.multiply"(%234, %228) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %236 = "stablehlo.add"(%226, %235) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %237 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %239 = "stablehlo.multiply"(%238, %236) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %240 = "stablehlo.tanh"(%239) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %241 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %243 = "stablehlo.subtract"(%242, %240) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %244 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %245 = "stablehlo.broadcast_in_dim"(%244) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %246 = "stablehlo.add"(%245, %240) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %247 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %248 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %249 = "stablehlo.multiply"(%248, %246) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %250 = "stablehlo.multiply"(%226, %249) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %251 = "stablehlo.dot_general"(%250, %arg54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x16xf32>, tensor<16x8xf32>) -> tensor<6x8xf32>
    %252 = "stablehlo.add"(%205, %251) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %253 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %254 = "stablehlo.reduce"(%252, %253) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %475 = "stablehlo.add"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%475) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %255 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %256 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %258 = "stablehlo.divide"(%255, %257) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %259 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %260 = "stablehlo.subtract"(%252, %259) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %261 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %262:4 = "func.call"(%252, %261) <{callee = @_var}> : (tensor<6x8xf32>, tensor<i64>) -> (tensor<6x1xf32>, tensor<6x8xf32>, tensor<f32>, tensor<i1>)
    %263 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %265 = "stablehlo.add"(%262#0, %264) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %266 = "stablehlo.rsqrt"(%265) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %267 = "stablehlo.divide"(%266, %265) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %268 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %269 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %270 = "stablehlo.multiply"(%269, %267) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %271 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %272 = "stablehlo.multiply"(%260, %271) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %273 = "stablehlo.transpose"(%arg51) <{permutation = array<i64: 1, 0>}> : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %274 = "stablehlo.dot_general"(%272, %273) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x11xf32>) -> tensor<6x11xf32>
    %275 = "stablehlo.slice"(%274) <{limit_indices = array<i64: 5, 11>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x11xf32>) -> tensor<5x11xf32>
    %276:3 = "func.call"(%275) <{callee = @log_softmax}> : (tensor<5x11xf32>) -> (tensor<5x11xf32>, tensor<5x11xf32>, tensor<5x1xf32>)
    %277 = "stablehlo.slice"(%arg50) <{limit_indices = array<i64: 6>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<5xi32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %279:2 = "func.call"(%276#0, %278) <{callee = @take_along_axis}> : (tensor<5x11xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>)
    %280 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %281 = "stablehlo.reduce"(%279#0, %280) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %474 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%474) : (tensor<f32>) -> ()
    }) : (tensor<5x1xf32>, tensor<f32>) -> tensor<f32>
    %282 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %283 = "stablehlo.divide"(%281, %282) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %284 = "stablehlo.negate"(%283) : (tensor<f32>) -> tensor<f32>
    %285 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %286 = "stablehlo.negate"(%285) : (tensor<f32>) -> tensor<f32>
    %287 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %288 = "stablehlo.divide"(%286, %287) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %289 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1xf32>
    %290 = "func.call"(%279#1, %289) <{callee = @take_along_axis_1}> : (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x11xf32>
    %291 = "func.call"(%276#1, %276#2, %290) <{callee = @log_softmax_2}> : (tensor<5x11xf32>, tensor<5x1xf32>, tensor<5x11xf32>) -> tensor<5x11xf32>
    %292 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %293 = "stablehlo.pad"(%291, %292) <{edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x11xf32>, tensor<f32>) -> tensor<6x11xf32>
    %294 = "stablehlo.dot_general"(%293, %272) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x11xf32>, tensor<6x8xf32>) -> tensor<11x8xf32>
    %295 = "stablehlo.transpose"(%294) <{permutation = array<i64: 1, 0>}> : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %296 = "stablehlo.dot_general"(%293, %273) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x11xf32>, tensor<8x11xf32>) -> tensor<6x8xf32>
    %297 = "stablehlo.transpose"(%295) <{permutation = array<i64: 1, 0>}> : (tensor<8x11xf32>) -> tensor<11x8xf32>
    %298 = "stablehlo.multiply"(%260, %296) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %299 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %300 = "stablehlo.reduce"(%298, %299) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %473 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%473) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %301 = "stablehlo.reshape"(%300) : (tensor<6xf32>) -> tensor<6x1xf32>
    %302 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %303 = "stablehlo.multiply"(%296, %302) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %304 = "stablehlo.multiply"(%301, %270) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %305 = "func.call"(%262#1, %262#2, %262#3, %304) <{callee = @_var_3}> : (tensor<6x8xf32>, tensor<f32>, tensor<i1>, tensor<6x1xf32>) -> tensor<6x8xf32>
    %306 = "stablehlo.negate"(%303) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %307 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %308 = "stablehlo.reduce"(%306, %307) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %472 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%472) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %309 = "stablehlo.reshape"(%308) : (tensor<6xf32>) -> tensor<6x1xf32>
    %310 = "stablehlo.add"(%305, %303) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %311 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %313 = "stablehlo.divide"(%309, %312) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %314 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %315 = "stablehlo.reduce"(%313, %314) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %471 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%471) : (tensor<f32>) -> ()
    }) : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x8xf32>
    %317 = "stablehlo.add"(%310, %316) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %318 = "stablehlo.dot_general"(%317, %250) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<6x16xf32>) -> tensor<8x16xf32>
    %319 = "stablehlo.transpose"(%318) <{permutation = array<i64: 1, 0>}> : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %320 = "stablehlo.dot_general"(%317, %arg54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<16x8xf32>) -> tensor<6x16xf32>
    %321 = "stablehlo.multiply"(%226, %320) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %322 = "stablehlo.multiply"(%320, %249) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %323 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %324 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %325 = "stablehlo.multiply"(%324, %321) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %326 = "stablehlo.multiply"(%325, %243) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %327 = "stablehlo.multiply"(%326, %240) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %328 = "stablehlo.add"(%326, %327) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %329 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %331 = "stablehlo.multiply"(%330, %328) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %332 = "stablehlo.add"(%322, %331) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %333 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %334 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16xf32>
    %335 = "stablehlo.multiply"(%334, %331) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %336 = "stablehlo.multiply"(%335, %232) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %337 = "stablehlo.add"(%332, %336) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %338 = "stablehlo.dot_general"(%337, %225) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
    %339 = "stablehlo.transpose"(%338) <{permutation = array<i64: 1, 0>}> : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %340 = "stablehlo.dot_general"(%337, %arg53) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x16xf32>, tensor<8x16xf32>) -> tensor<6x8xf32>
    %341 = "stablehlo.multiply"(%213, %340) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %342 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %343 = "stablehlo.reduce"(%341, %342) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %470 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%470) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %344 = "stablehlo.reshape"(%343) : (tensor<6xf32>) -> tensor<6x1xf32>
    %345 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %346 = "stablehlo.multiply"(%340, %345) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %347 = "stablehlo.multiply"(%344, %223) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %348 = "func.call"(%215#1, %215#2, %215#3, %347) <{callee = @_var_3}> : (tensor<6x8xf32>, tensor<f32>, tensor<i1>, tensor<6x1xf32>) -> tensor<6x8xf32>
    %349 = "stablehlo.add"(%317, %348) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %350 = "stablehlo.negate"(%346) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %351 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %352 = "stablehlo.reduce"(%350, %351) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %469 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%469) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %353 = "stablehlo.reshape"(%352) : (tensor<6xf32>) -> tensor<6x1xf32>
    %354 = "stablehlo.add"(%349, %346) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %355 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %356 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %357 = "stablehlo.divide"(%353, %356) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %358 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %359 = "stablehlo.reduce"(%357, %358) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %468 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%468) : (tensor<f32>) -> ()
    }) : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x8xf32>
    %361 = "stablehlo.add"(%354, %360) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %362 = "stablehlo.dot_general"(%361, %201) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
    %363 = "stablehlo.transpose"(%362) <{permutation = array<i64: 1, 0>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %364 = "stablehlo.dot_general"(%361, %203) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %365 = "stablehlo.broadcast_in_dim"(%363) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %366 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %367 = "stablehlo.pad"(%365, %366) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 3, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %368 = "stablehlo.reshape"(%364) : (tensor<6x8xf32>) -> tensor<6x2x4xf32>
    %369 = "stablehlo.transpose"(%368) <{permutation = array<i64: 1, 0, 2>}> : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
    %370 = "stablehlo.dot_general"(%369, %194) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x6x6xf32>) -> tensor<2x4x6xf32>
    %371 = "stablehlo.transpose"(%370) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x6xf32>) -> tensor<2x6x4xf32>
    %372 = "stablehlo.dot_general"(%369, %170) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x6xf32>
    %373 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %374 = "stablehlo.multiply"(%372, %373) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %375 = "stablehlo.multiply"(%374, %189) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %376 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %377 = "stablehlo.reduce"(%375, %376) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %467 = "stablehlo.add"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%467) : (tensor<f32>) -> ()
    }) : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %378 = "stablehlo.reshape"(%377) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %379 = "stablehlo.negate"(%378) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %380 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %381 = "stablehlo.divide"(%372, %380) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %382 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %383 = "stablehlo.reduce"(%379, %382) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %466 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%466) : (tensor<f32>) -> ()
    }) : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %384 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x6xf32>
    %385 = "stablehlo.add"(%381, %384) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %386 = "stablehlo.multiply"(%385, %189) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %387 = "func.call"(%180#1, %386) <{callee = @_where_5}> : (tensor<2x6x6xi1>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %388 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %389 = "stablehlo.divide"(%387, %388) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %390 = "stablehlo.dot_general"(%389, %164) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x6xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %391 = "stablehlo.dot_general"(%389, %167) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x6xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %392 = "stablehlo.transpose"(%371) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x6x4xf32>) -> tensor<6x2x4xf32>
    %393 = "stablehlo.reshape"(%392) : (tensor<6x2x4xf32>) -> tensor<6x8xf32>
    %394 = "stablehlo.dot_general"(%393, %155) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
    %395 = "stablehlo.transpose"(%394) <{permutation = array<i64: 1, 0>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %396 = "stablehlo.dot_general"(%393, %161) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %397 = "stablehlo.transpose"(%390) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x6x4xf32>) -> tensor<6x2x4xf32>
    %398 = "stablehlo.reshape"(%397) : (tensor<6x2x4xf32>) -> tensor<6x8xf32>
    %399 = "stablehlo.dot_general"(%398, %155) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
    %400 = "stablehlo.transpose"(%399) <{permutation = array<i64: 1, 0>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %401 = "stablehlo.dot_general"(%398, %159) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %402 = "stablehlo.add"(%396, %401) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %403 = "stablehlo.transpose"(%391) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x6x4xf32>) -> tensor<6x2x4xf32>
    %404 = "stablehlo.reshape"(%403) : (tensor<6x2x4xf32>) -> tensor<6x8xf32>
    %405 = "stablehlo.dot_general"(%404, %155) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
    %406 = "stablehlo.transpose"(%405) <{permutation = array<i64: 1, 0>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %407 = "stablehlo.dot_general"(%404, %157) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %408 = "stablehlo.add"(%402, %407) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %409 = "stablehlo.broadcast_in_dim"(%395) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %410 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %411 = "stablehlo.pad"(%409, %410) <{edge_padding_high = array<i64: 1, 0, 0>, edge_padding_low = array<i64: 2, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %412 = "stablehlo.add"(%367, %411) : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %413 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %414 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %415 = "stablehlo.pad"(%413, %414) <{edge_padding_high = array<i64: 2, 0, 0>, edge_padding_low = array<i64: 1, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %416 = "stablehlo.add"(%412, %415) : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %417 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %418 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %419 = "stablehlo.pad"(%417, %418) <{edge_padding_high = array<i64: 3, 0, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %420 = "stablehlo.add"(%416, %419) : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %421 = "stablehlo.multiply"(%143, %408) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %422 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %423 = "stablehlo.reduce"(%421, %422) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %465 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%465) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %424 = "stablehlo.reshape"(%423) : (tensor<6xf32>) -> tensor<6x1xf32>
    %425 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %426 = "stablehlo.multiply"(%408, %425) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %427 = "stablehlo.multiply"(%424, %153) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %428 = "func.call"(%145#1, %145#2, %145#3, %427) <{callee = @_var_3}> : (tensor<6x8xf32>, tensor<f32>, tensor<i1>, tensor<6x1xf32>) -> tensor<6x8xf32>
    %429 = "stablehlo.add"(%361, %428) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %430 = "stablehlo.negate"(%426) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %431 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %432 = "stablehlo.reduce"(%430, %431) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %464 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%464) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %433 = "stablehlo.reshape"(%432) : (tensor<6xf32>) -> tensor<6x1xf32>
    %434 = "stablehlo.add"(%429, %426) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %435 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %437 = "stablehlo.divide"(%433, %436) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %438 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %439 = "stablehlo.reduce"(%437, %438) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %463 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%463) : (tensor<f32>) -> ()
    }) : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %440 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x8xf32>
    %441 = "stablehlo.add"(%434, %440) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %442 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11x8xf32>
    %444 = "stablehlo.scatter"(%443, %134, %441) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %462 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%462) : (tensor<f32>) -> ()
    }) : (tensor<11x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<11x8xf32>
    %445 = "stablehlo.add"(%297, %444) : (tensor<11x8xf32>, tensor<11x8xf32>) -> tensor<11x8xf32>
    %446 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %447 = "stablehlo.broadcast_in_dim"(%446) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11x8xf32>
    %448 = "stablehlo.multiply"(%447, %445) : (tensor<11x8xf32>, tensor<11x8xf32>) -> tensor<11x8xf32>
    %449 = "stablehlo.subtract"(%arg51, %448) : (tensor<11x8xf32>, tensor<11x8xf32>) -> tensor<11x8xf32>
    %450 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %451 = "stablehlo.broadcast_in_dim"(%450) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8xf32>
    %452 = "stablehlo.multiply"(%451, %420) : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %453 = "stablehlo.subtract"(%arg52, %452) : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %454 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %455 = "stablehlo.broadcast_in_dim"(%454) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
    %456 = "stablehlo.multiply"(%455, %339) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %457 = "stablehlo.subtract"(%arg53, %456) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %458 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %459 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x8xf32>
    %460 = "stablehlo.multiply"(%459, %319) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %461 = "stablehlo.subtract"(%arg54, %460) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%449, %453, %457, %461, %284) : (tensor<11x8xf32>, tensor<4x8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x8xf32>, tensor<i64>) -> (tensor<6x1xf32>, tensor<6x8xf32>, tensor<f32>, tensor<i1>), res_attrs = [{}, {}, {}, {}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<6x8xf32>, %arg45: tensor<i64>):
    %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.reduce"(%arg44, %101) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %126 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%126) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %104 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %106 = "stablehlo.divide"(%103, %105) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %108 = "stablehlo.subtract"(%arg44, %107) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %109 = "chlo.square"(%108) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %110 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8xf32>
    %112 = "stablehlo.multiply"(%111, %108) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %113 = "stablehlo.convert"(%arg45) : (tensor<i64>) -> tensor<f32>
    %114 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.subtract"(%114, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%109, %116) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %125 = "stablehlo.add"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %119 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %120 = "stablehlo.divide"(%118, %119) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.compare"(%115, %121) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %123 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %124 = "func.call"(%122, %120, %123) <{callee = @_where}> : (tensor<i1>, tensor<6x1xf32>, tensor<f64>) -> tensor<6x1xf32>
    "func.return"(%124, %112, %115, %122) : (tensor<6x1xf32>, tensor<6x8xf32>, tensor<f32>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<6x1xf32>, tensor<f64>) -> tensor<6x1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<i1>, %arg42: tensor<6x1xf32>, %arg43: tensor<f64>):
    %98 = "stablehlo.convert"(%arg43) : (tensor<f64>) -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %100 = "stablehlo.select"(%arg41, %arg42, %99) : (tensor<i1>, tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    "func.return"(%100) : (tensor<6x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<6x6xi1>):
    %89 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi64>
    %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x6xi64>
    %92 = "stablehlo.add"(%89, %91) : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi64>
    %93 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi64>
    %94 = "stablehlo.compare"(%92, %93) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
    %95 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %97 = "stablehlo.select"(%94, %arg40, %96) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%97) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xi1>, tensor<2x6x6xf32>, tensor<f64>) -> (tensor<2x6x6xf32>, tensor<2x6x6xi1>), res_attrs = [{}, {}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<6x6xi1>, %arg38: tensor<2x6x6xf32>, %arg39: tensor<f64>):
    %85 = "stablehlo.convert"(%arg39) : (tensor<f64>) -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%arg37) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %87 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %88 = "stablehlo.select"(%86, %arg38, %87) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    "func.return"(%88, %86) : (tensor<2x6x6xf32>, tensor<2x6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x11xf32>) -> (tensor<5x11xf32>, tensor<5x11xf32>, tensor<5x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<5x11xf32>):
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%arg32, %68) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %84 = "stablehlo.maximum"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<5x11xf32>, tensor<f32>) -> tensor<5xf32>
    %70 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %72 = "stablehlo.maximum"(%71, %69) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x11xf32>
    %75 = "stablehlo.subtract"(%arg32, %74) : (tensor<5x11xf32>, tensor<5x11xf32>) -> tensor<5x11xf32>
    %76 = "stablehlo.exponential"(%75) : (tensor<5x11xf32>) -> tensor<5x11xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %83 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<5x11xf32>, tensor<f32>) -> tensor<5xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %80 = "stablehlo.log"(%79) : (tensor<5x1xf32>) -> tensor<5x1xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x11xf32>
    %82 = "stablehlo.subtract"(%75, %81) : (tensor<5x11xf32>, tensor<5x11xf32>) -> tensor<5x11xf32>
    "func.return"(%82, %76, %79) : (tensor<5x11xf32>, tensor<5x11xf32>, tensor<5x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x11xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<5x11xf32>, %arg29: tensor<5x1xi32>):
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %47 = "stablehlo.compare"(%arg29, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %48 = "stablehlo.constant"() <{value = dense<11> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %50 = "stablehlo.add"(%arg29, %49) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %51 = "stablehlo.select"(%47, %50, %arg29) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %52 = "stablehlo.reshape"(%51) : (tensor<5x1xi32>) -> tensor<5x1x1xi32>
    %53 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1x1xi32>
    %56 = "stablehlo.compare"(%52, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %57 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<5x1x1xi32>
    %59 = "stablehlo.compare"(%52, %58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %60 = "stablehlo.and"(%56, %59) : (tensor<5x1x1xi1>, tensor<5x1x1xi1>) -> tensor<5x1x1xi1>
    %61 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %62 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg30: tensor<i1>, %arg31: tensor<i1>):
      %67 = "stablehlo.and"(%arg30, %arg31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }) : (tensor<5x1x1xi1>, tensor<i1>) -> tensor<5x1xi1>
    %63 = "stablehlo.gather"(%arg28, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x11xf32>, tensor<5x1x1xi32>) -> tensor<5x1xf32>
    %64 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1xf32>
    %66 = "stablehlo.select"(%62, %63, %65) : (tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    "func.return"(%66, %52) : (tensor<5x1xf32>, tensor<5x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x11xf32>, res_attrs = [{}], sym_name = "take_along_axis_1", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<5x1x1xi32>, %arg25: tensor<5x1xf32>):
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x11xf32>
    %43 = "stablehlo.scatter"(%42, %arg24, %arg25) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %44 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<5x11xf32>, tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x11xf32>
    "func.return"(%43) : (tensor<5x11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x11xf32>, tensor<5x1xf32>, tensor<5x11xf32>) -> tensor<5x11xf32>, res_attrs = [{}], sym_name = "log_softmax_2", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<5x11xf32>, %arg18: tensor<5x1xf32>, %arg19: tensor<5x11xf32>):
    %29 = "stablehlo.negate"(%arg19) : (tensor<5x11xf32>) -> tensor<5x11xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %40 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<5x11xf32>, tensor<f32>) -> tensor<5xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<5xf32>) -> tensor<5x1xf32>
    %33 = "stablehlo.divide"(%32, %arg18) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %39 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x11xf32>
    %37 = "stablehlo.multiply"(%36, %arg17) : (tensor<5x11xf32>, tensor<5x11xf32>) -> tensor<5x11xf32>
    %38 = "stablehlo.add"(%arg19, %37) : (tensor<5x11xf32>, tensor<5x11xf32>) -> tensor<5x11xf32>
    "func.return"(%38) : (tensor<5x11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<6x8xf32>, tensor<f32>, tensor<i1>, tensor<6x1xf32>) -> tensor<6x8xf32>, res_attrs = [{}], sym_name = "_var_3", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<6x8xf32>, %arg8: tensor<f32>, %arg9: tensor<i1>, %arg10: tensor<6x1xf32>):
    %8 = "func.call"(%arg9, %arg10) <{callee = @_where_4}> : (tensor<i1>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %28 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x8xf32>
    %14 = "stablehlo.multiply"(%13, %arg7) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %15 = "stablehlo.negate"(%14) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %27 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<6xf32>) -> tensor<6x1xf32>
    %19 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %21 = "stablehlo.divide"(%18, %20) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %26 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x8xf32>
    %25 = "stablehlo.add"(%14, %24) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    "func.return"(%25) : (tensor<6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i1>, tensor<6x1xf32>) -> tensor<6x1xf32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i1>, %arg6: tensor<6x1xf32>):
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %7 = "stablehlo.select"(%arg5, %arg6, %6) : (tensor<i1>, tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    "func.return"(%7) : (tensor<6x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x6x6xi1>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>, res_attrs = [{}], sym_name = "_where_5", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x6x6xi1>, %arg4: tensor<2x6x6xf32>):
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %4 = "stablehlo.select"(%arg3, %arg4, %3) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    "func.return"(%4) : (tensor<2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3xf32>, tensor<f32>, tensor<i64>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2) : (tensor<3xf32>, tensor<1xf32>, tensor<i64>) -> tensor<3xf32>
    "func.return"(%1) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
