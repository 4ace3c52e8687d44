"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<8x5xf32>, tensor<8xi32>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0][0]"}, {jax.result_info = "result[1][0][1]"}, {jax.result_info = "result[1][1][0]"}, {jax.result_info = "result[1][1][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<8x5xf32>, %arg35: tensor<8xi32>, %arg36: tensor<5x16xf32>, %arg37: tensor<16xf32>, %arg38: tensor<16x3xf32>, %arg39: tensor<3xf32>):
    %126 = "stablehlo.dot_general"(%arg34, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x5xf32>, tensor<5x16xf32>) -> tensor<8x16xf32>
    %127 = "stablehlo.broadcast_in_dim"(%arg37) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %129 = "stablehlo.add"(%126, %128) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %130 = "func.call"(%129) <{callee = @relu}> : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
    %133 = "stablehlo.compare"(%129, %132) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %134 = "stablehlo.dot_general"(%130, %arg38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16xf32>, tensor<16x3xf32>) -> tensor<8x3xf32>
    %135 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<8x3xf32>
    %137 = "stablehlo.add"(%134, %136) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %138:2 = "func.call"(%137) <{callee = @log_softmax}> : (tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x1xf32>)
    %139 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi64>
    %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %142 = "stablehlo.compare"(%139, %141) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %143 = "stablehlo.constant"() <{value = dense<8> : tensor<i64>}> : () -> tensor<i64>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %145 = "stablehlo.add"(%139, %144) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %146 = "stablehlo.select"(%142, %145, %139) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %147 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %149 = "stablehlo.compare"(%arg35, %148) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %150 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %152 = "stablehlo.add"(%arg35, %151) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %153 = "stablehlo.select"(%149, %152, %arg35) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %154 = "stablehlo.convert"(%146) : (tensor<8xi64>) -> tensor<8xi32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %156 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %157 = "stablehlo.concatenate"(%155, %156) <{dimension = 1 : i64}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %158 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.negate"(%158) : (tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.divide"(%159, %160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %163 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %165 = "stablehlo.scatter"(%164, %157, %162) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %328 = "stablehlo.add"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%328) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x3xf32>
    %166 = "func.call"(%138#0, %138#1, %165) <{callee = @log_softmax_0}> : (tensor<8x3xf32>, tensor<8x1xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %167 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.reduce"(%166, %167) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %327 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%327) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %169 = "stablehlo.reshape"(%168) : (tensor<3xf32>) -> tensor<1x3xf32>
    %170 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %171 = "stablehlo.reduce"(%169, %170) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg70: tensor<f32>, %arg71: tensor<f32>):
      %326 = "stablehlo.add"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%326) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %172 = "stablehlo.dot_general"(%166, %130) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x3xf32>, tensor<8x16xf32>) -> tensor<3x16xf32>
    %173 = "stablehlo.transpose"(%172) <{permutation = array<i64: 1, 0>}> : (tensor<3x16xf32>) -> tensor<16x3xf32>
    %174 = "stablehlo.dot_general"(%166, %arg38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x3xf32>, tensor<16x3xf32>) -> tensor<8x16xf32>
    %175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
    %177 = "stablehlo.select"(%133, %174, %176) : (tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.reduce"(%177, %178) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %325 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%325) : (tensor<f32>) -> ()
    }) : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %180 = "stablehlo.reshape"(%179) : (tensor<16xf32>) -> tensor<1x16xf32>
    %181 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.reduce"(%180, %181) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %324 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%324) : (tensor<f32>) -> ()
    }) : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %183 = "stablehlo.dot_general"(%177, %arg34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16xf32>, tensor<8x5xf32>) -> tensor<16x5xf32>
    %184 = "stablehlo.transpose"(%183) <{permutation = array<i64: 1, 0>}> : (tensor<16x5xf32>) -> tensor<5x16xf32>
    %185 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %187 = "stablehlo.multiply"(%186, %184) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %188 = "stablehlo.subtract"(%arg36, %187) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %189 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %191 = "stablehlo.multiply"(%190, %182) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %192 = "stablehlo.subtract"(%arg37, %191) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %193 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x3xf32>
    %195 = "stablehlo.multiply"(%194, %173) : (tensor<16x3xf32>, tensor<16x3xf32>) -> tensor<16x3xf32>
    %196 = "stablehlo.subtract"(%arg38, %195) : (tensor<16x3xf32>, tensor<16x3xf32>) -> tensor<16x3xf32>
    %197 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %199 = "stablehlo.multiply"(%198, %171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %200 = "stablehlo.subtract"(%arg39, %199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %201 = "stablehlo.dot_general"(%arg34, %188) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x5xf32>, tensor<5x16xf32>) -> tensor<8x16xf32>
    %202 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %204 = "stablehlo.add"(%201, %203) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %205 = "func.call"(%204) <{callee = @relu}> : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %206 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
    %208 = "stablehlo.compare"(%204, %207) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %209 = "stablehlo.dot_general"(%205, %196) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16xf32>, tensor<16x3xf32>) -> tensor<8x3xf32>
    %210 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<8x3xf32>
    %212 = "stablehlo.add"(%209, %211) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %213:2 = "func.call"(%212) <{callee = @log_softmax}> : (tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x1xf32>)
    %214 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi64>
    %215 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %217 = "stablehlo.compare"(%214, %216) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %218 = "stablehlo.constant"() <{value = dense<8> : tensor<i64>}> : () -> tensor<i64>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %220 = "stablehlo.add"(%214, %219) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %221 = "stablehlo.select"(%217, %220, %214) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %222 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %224 = "stablehlo.compare"(%arg35, %223) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %225 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %227 = "stablehlo.add"(%arg35, %226) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %228 = "stablehlo.select"(%224, %227, %arg35) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %229 = "stablehlo.convert"(%221) : (tensor<8xi64>) -> tensor<8xi32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %231 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %232 = "stablehlo.concatenate"(%230, %231) <{dimension = 1 : i64}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %233 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %234 = "stablehlo.negate"(%233) : (tensor<f32>) -> tensor<f32>
    %235 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %236 = "stablehlo.divide"(%234, %235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %238 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %240 = "stablehlo.scatter"(%239, %232, %237) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %323 = "stablehlo.add"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%323) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x3xf32>
    %241 = "func.call"(%213#0, %213#1, %240) <{callee = @log_softmax_0}> : (tensor<8x3xf32>, tensor<8x1xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %242 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %243 = "stablehlo.reduce"(%241, %242) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %322 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%322) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %244 = "stablehlo.reshape"(%243) : (tensor<3xf32>) -> tensor<1x3xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %246 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %321 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%321) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %247 = "stablehlo.dot_general"(%241, %205) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x3xf32>, tensor<8x16xf32>) -> tensor<3x16xf32>
    %248 = "stablehlo.transpose"(%247) <{permutation = array<i64: 1, 0>}> : (tensor<3x16xf32>) -> tensor<16x3xf32>
    %249 = "stablehlo.dot_general"(%241, %196) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x3xf32>, tensor<16x3xf32>) -> tensor<8x16xf32>
    %250 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
    %252 = "stablehlo.select"(%208, %249, %251) : (tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %253 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %254 = "stablehlo.reduce"(%252, %253) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %320 = "stablehlo.add"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%320) : (tensor<f32>) -> ()
    }) : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %255 = "stablehlo.reshape"(%254) : (tensor<16xf32>) -> tensor<1x16xf32>
    %256 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %257 = "stablehlo.reduce"(%255, %256) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %319 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%319) : (tensor<f32>) -> ()
    }) : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %258 = "stablehlo.dot_general"(%252, %arg34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16xf32>, tensor<8x5xf32>) -> tensor<16x5xf32>
    %259 = "stablehlo.transpose"(%258) <{permutation = array<i64: 1, 0>}> : (tensor<16x5xf32>) -> tensor<5x16xf32>
    %260 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %262 = "stablehlo.multiply"(%261, %259) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %263 = "stablehlo.subtract"(%188, %262) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %264 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %266 = "stablehlo.multiply"(%265, %257) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %267 = "stablehlo.subtract"(%192, %266) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %268 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %269 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x3xf32>
    %270 = "stablehlo.multiply"(%269, %248) : (tensor<16x3xf32>, tensor<16x3xf32>) -> tensor<16x3xf32>
    %271 = "stablehlo.subtract"(%196, %270) : (tensor<16x3xf32>, tensor<16x3xf32>) -> tensor<16x3xf32>
    %272 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %274 = "stablehlo.multiply"(%273, %246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %275 = "stablehlo.subtract"(%200, %274) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %276 = "stablehlo.dot_general"(%arg34, %263) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x5xf32>, tensor<5x16xf32>) -> tensor<8x16xf32>
    %277 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %279 = "stablehlo.add"(%276, %278) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %280 = "func.call"(%279) <{callee = @relu}> : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %281 = "stablehlo.dot_general"(%280, %271) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16xf32>, tensor<16x3xf32>) -> tensor<8x3xf32>
    %282 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<8x3xf32>
    %284 = "stablehlo.add"(%281, %283) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %285 = "func.call"(%284) <{callee = @log_softmax_1}> : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %286 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi64>
    %287 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %289 = "stablehlo.compare"(%286, %288) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %290 = "stablehlo.constant"() <{value = dense<8> : tensor<i64>}> : () -> tensor<i64>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %292 = "stablehlo.add"(%286, %291) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %293 = "stablehlo.select"(%289, %292, %286) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %294 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %295 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %296 = "stablehlo.compare"(%arg35, %295) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %297 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %299 = "stablehlo.add"(%arg35, %298) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %300 = "stablehlo.select"(%296, %299, %arg35) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %301 = "stablehlo.convert"(%293) : (tensor<8xi64>) -> tensor<8xi32>
    %302 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %303 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %304 = "stablehlo.concatenate"(%302, %303) <{dimension = 1 : i64}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %305 = "stablehlo.gather"(%285, %304) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x3xf32>, tensor<8x2xi32>) -> tensor<8xf32>
    %306 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %307 = "stablehlo.reduce"(%305, %306) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %318 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%318) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %308 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %309 = "stablehlo.divide"(%307, %308) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %310 = "stablehlo.negate"(%309) : (tensor<f32>) -> tensor<f32>
    %311 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %312:7 = "stablehlo.while"(%arg34, %arg35, %311, %263, %267, %271, %275) ({
    ^bb0(%arg47: tensor<8x5xf32>, %arg48: tensor<8xi32>, %arg49: tensor<i64>, %arg50: tensor<5x16xf32>, %arg51: tensor<16xf32>, %arg52: tensor<16x3xf32>, %arg53: tensor<3xf32>):
      %316 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %317 = "stablehlo.compare"(%arg49, %316) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%317) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg40: tensor<8x5xf32>, %arg41: tensor<8xi32>, %arg42: tensor<i64>, %arg43: tensor<5x16xf32>, %arg44: tensor<16xf32>, %arg45: tensor<16x3xf32>, %arg46: tensor<3xf32>):
      %313:4 = "func.call"(%arg40, %arg41, %arg43, %arg44, %arg45, %arg46) <{callee = @closed_call}> : (tensor<8x5xf32>, tensor<8xi32>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>) -> (tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>)
      %314 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %315 = "stablehlo.add"(%arg42, %314) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg40, %arg41, %315, %313#0, %313#1, %313#2, %313#3) : (tensor<8x5xf32>, tensor<8xi32>, tensor<i64>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<8x5xf32>, tensor<8xi32>, tensor<i64>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>) -> (tensor<8x5xf32>, tensor<8xi32>, tensor<i64>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>)
    "func.return"(%310, %312#3, %312#4, %312#5, %312#6) : (tensor<f32>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x16xf32>) -> tensor<8x16xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<8x16xf32>):
    %123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
    %125 = "stablehlo.maximum"(%arg33, %124) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    "func.return"(%125) : (tensor<8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x1xf32>), res_attrs = [{}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<8x3xf32>):
    %109 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.reduce"(%arg28, %109) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %122 = "stablehlo.maximum"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%122) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %111 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %113 = "stablehlo.maximum"(%112, %110) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %116 = "stablehlo.subtract"(%arg28, %115) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %117 = "stablehlo.exponential"(%116) : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.reduce"(%117, %118) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %121 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%121) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    "func.return"(%117, %120) : (tensor<8x3xf32>, tensor<8x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x3xf32>, tensor<8x1xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>, res_attrs = [{}], sym_name = "log_softmax_0", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<8x3xf32>, %arg22: tensor<8x1xf32>, %arg23: tensor<8x3xf32>):
    %97 = "stablehlo.negate"(%arg23) : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %108 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %100 = "stablehlo.reshape"(%99) : (tensor<8xf32>) -> tensor<8x1xf32>
    %101 = "stablehlo.divide"(%100, %arg22) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.reduce"(%101, %102) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %107 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%107) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x3xf32>
    %105 = "stablehlo.multiply"(%104, %arg21) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %106 = "stablehlo.add"(%arg23, %105) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    "func.return"(%106) : (tensor<8x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x3xf32>) -> tensor<8x3xf32>, res_attrs = [{}], sym_name = "log_softmax_1", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<8x3xf32>):
    %80 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.reduce"(%arg16, %80) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %96 = "stablehlo.maximum"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%96) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %82 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %84 = "stablehlo.maximum"(%83, %81) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %87 = "stablehlo.subtract"(%arg16, %86) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %88 = "stablehlo.exponential"(%87) : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.reduce"(%88, %89) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %95 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%95) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %92 = "stablehlo.log"(%91) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %94 = "stablehlo.subtract"(%87, %93) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    "func.return"(%94) : (tensor<8x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x5xf32>, tensor<8xi32>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>) -> (tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x5xf32>, %arg1: tensor<8xi32>, %arg2: tensor<5x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16x3xf32>, %arg5: tensor<3xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x5xf32>, tensor<5x16xf32>) -> tensor<8x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %4 = "func.call"(%3) <{callee = @relu}> : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
    %7 = "stablehlo.compare"(%3, %6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %8 = "stablehlo.dot_general"(%4, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16xf32>, tensor<16x3xf32>) -> tensor<8x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<8x3xf32>
    %11 = "stablehlo.add"(%8, %10) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %12:2 = "func.call"(%11) <{callee = @log_softmax}> : (tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x1xf32>)
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi64>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %16 = "stablehlo.compare"(%13, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %17 = "stablehlo.constant"() <{value = dense<8> : tensor<i64>}> : () -> tensor<i64>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %19 = "stablehlo.add"(%13, %18) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %20 = "stablehlo.select"(%16, %19, %13) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %23 = "stablehlo.compare"(%arg1, %22) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %26 = "stablehlo.add"(%arg1, %25) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %27 = "stablehlo.select"(%23, %26, %arg1) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %28 = "stablehlo.convert"(%20) : (tensor<8xi64>) -> tensor<8xi32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %30 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 1 : i64}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.negate"(%32) : (tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.divide"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x3xf32>
    %39 = "stablehlo.scatter"(%38, %31, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %79 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%79) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x3xf32>
    %40 = "func.call"(%12#0, %12#1, %39) <{callee = @log_softmax_0}> : (tensor<8x3xf32>, tensor<8x1xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %78 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<3xf32>) -> tensor<1x3xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.reduce"(%43, %44) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %77 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %46 = "stablehlo.dot_general"(%40, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x3xf32>, tensor<8x16xf32>) -> tensor<3x16xf32>
    %47 = "stablehlo.transpose"(%46) <{permutation = array<i64: 1, 0>}> : (tensor<3x16xf32>) -> tensor<16x3xf32>
    %48 = "stablehlo.dot_general"(%40, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x3xf32>, tensor<16x3xf32>) -> tensor<8x16xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16xf32>
    %51 = "stablehlo.select"(%7, %48, %50) : (tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %76 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<16xf32>) -> tensor<1x16xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%54, %55) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %75 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%75) : (tensor<f32>) -> ()
    }) : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %57 = "stablehlo.dot_general"(%51, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16xf32>, tensor<8x5xf32>) -> tensor<16x5xf32>
    %58 = "stablehlo.transpose"(%57) <{permutation = array<i64: 1, 0>}> : (tensor<16x5xf32>) -> tensor<5x16xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %61 = "stablehlo.multiply"(%60, %58) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %62 = "stablehlo.subtract"(%arg2, %61) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %65 = "stablehlo.multiply"(%64, %56) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %66 = "stablehlo.subtract"(%arg3, %65) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %67 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x3xf32>
    %69 = "stablehlo.multiply"(%68, %47) : (tensor<16x3xf32>, tensor<16x3xf32>) -> tensor<16x3xf32>
    %70 = "stablehlo.subtract"(%arg4, %69) : (tensor<16x3xf32>, tensor<16x3xf32>) -> tensor<16x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %73 = "stablehlo.multiply"(%72, %45) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %74 = "stablehlo.subtract"(%arg5, %73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%62, %66, %70, %74) : (tensor<5x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
