"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi32>) -> (tensor<6xi32>, tensor<6xi64>, tensor<8xi64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg67: tensor<12xi32>):
    %208:2 = "func.call"(%arg67) <{callee = @_unique_sorted_mask}> : (tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi1>)
    %209 = "func.call"(%208#1) <{callee = @cumsum}> : (tensor<12xi1>) -> tensor<12xi64>
    %210 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %212 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %213 = "func.call"(%209, %212) <{callee = @clip}> : (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>
    %214 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %216 = "stablehlo.compare"(%213, %215) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %217 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %219 = "stablehlo.add"(%213, %218) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %220 = "stablehlo.select"(%216, %219, %213) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %221 = "stablehlo.convert"(%220) : (tensor<12xi64>) -> tensor<12xi32>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %223 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %225 = "stablehlo.scatter"(%211, %222, %224) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg78: tensor<i64>, %arg79: tensor<i64>):
      %319 = "stablehlo.add"(%arg78, %arg79) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%319) : (tensor<i64>) -> ()
    }) : (tensor<6xi64>, tensor<12x1xi32>, tensor<12xi64>) -> tensor<6xi64>
    %226 = "func.call"(%225) <{callee = @cumsum_1}> : (tensor<6xi64>) -> tensor<6xi64>
    %227 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %228 = "func.call"(%226, %227) <{callee = @floor_divide}> : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %229 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %230 = "func.call"(%228, %229) <{callee = @remainder}> : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %231 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %233 = "stablehlo.compare"(%230, %232) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %234 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %235 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %236 = "stablehlo.add"(%230, %235) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %237 = "stablehlo.select"(%233, %236, %230) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %238 = "stablehlo.convert"(%237) : (tensor<6xi64>) -> tensor<6xi32>
    %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %240 = "stablehlo.gather"(%208#0, %239) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %241 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %242 = "stablehlo.convert"(%208#1) : (tensor<12xi1>) -> tensor<12xi32>
    %243 = "stablehlo.convert"(%242) : (tensor<12xi32>) -> tensor<12xi64>
    %244 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %245 = "stablehlo.reduce"(%243, %244) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg76: tensor<i64>, %arg77: tensor<i64>):
      %318 = "stablehlo.add"(%arg76, %arg77) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%318) : (tensor<i64>) -> ()
    }) : (tensor<12xi64>, tensor<i64>) -> tensor<i64>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %247 = "stablehlo.compare"(%241, %246) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %248 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %249 = "func.call"(%247, %240, %248) <{callee = @_where_4}> : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %250 = "func.call"(%arg67) <{callee = @_unique_sorted_mask_5}> : (tensor<12xi32>) -> tensor<12xi1>
    %251 = "func.call"(%250) <{callee = @cumsum}> : (tensor<12xi1>) -> tensor<12xi64>
    %252 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %254 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %255 = "func.call"(%251, %254) <{callee = @clip}> : (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>
    %256 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %258 = "stablehlo.compare"(%255, %257) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %259 = "stablehlo.constant"() <{value = dense<7> : tensor<i64>}> : () -> tensor<i64>
    %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %261 = "stablehlo.add"(%255, %260) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %262 = "stablehlo.select"(%258, %261, %255) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %263 = "stablehlo.convert"(%262) : (tensor<12xi64>) -> tensor<12xi32>
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %265 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %267 = "stablehlo.scatter"(%253, %264, %266) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg74: tensor<i64>, %arg75: tensor<i64>):
      %317 = "stablehlo.add"(%arg74, %arg75) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%317) : (tensor<i64>) -> ()
    }) : (tensor<7xi64>, tensor<12x1xi32>, tensor<12xi64>) -> tensor<7xi64>
    %268 = "func.call"(%267) <{callee = @cumsum_6}> : (tensor<7xi64>) -> tensor<7xi64>
    %269 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %270 = "func.call"(%268, %269) <{callee = @floor_divide_8}> : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    %271 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %272 = "func.call"(%270, %271) <{callee = @remainder_10}> : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    %273 = "stablehlo.slice"(%272) <{limit_indices = array<i64: 7>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<7xi64>) -> tensor<6xi64>
    %274 = "stablehlo.slice"(%272) <{limit_indices = array<i64: 7>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<7xi64>) -> tensor<6xi64>
    %275 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %276 = "func.call"(%273, %274, %275) <{callee = @_where_11}> : (tensor<6xi64>, tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %277 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %279 = "stablehlo.scatter"(%272, %278, %276) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg72: tensor<i64>, %arg73: tensor<i64>):
      "stablehlo.return"(%arg73) : (tensor<i64>) -> ()
    }) : (tensor<7xi64>, tensor<1xi32>, tensor<6xi64>) -> tensor<7xi64>
    %280 = "func.call"(%279) <{callee = @diff}> : (tensor<7xi64>) -> tensor<6xi64>
    %281 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %283 = "stablehlo.compare"(%arg67, %282) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %284 = "func.call"(%283) <{callee = @cumsum}> : (tensor<12xi1>) -> tensor<12xi64>
    %285 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %287 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %288 = "func.call"(%284, %287) <{callee = @clip}> : (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>
    %289 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %291 = "stablehlo.compare"(%288, %290) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %292 = "stablehlo.constant"() <{value = dense<8> : tensor<i64>}> : () -> tensor<i64>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %294 = "stablehlo.add"(%288, %293) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %295 = "stablehlo.select"(%291, %294, %288) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %296 = "stablehlo.convert"(%295) : (tensor<12xi64>) -> tensor<12xi32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %298 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %300 = "stablehlo.scatter"(%286, %297, %299) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg70: tensor<i64>, %arg71: tensor<i64>):
      %316 = "stablehlo.add"(%arg70, %arg71) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%316) : (tensor<i64>) -> ()
    }) : (tensor<8xi64>, tensor<12x1xi32>, tensor<12xi64>) -> tensor<8xi64>
    %301 = "func.call"(%300) <{callee = @cumsum_12}> : (tensor<8xi64>) -> tensor<8xi64>
    %302 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %303 = "func.call"(%301, %302) <{callee = @floor_divide_14}> : (tensor<8xi64>, tensor<i64>) -> tensor<8xi64>
    %304 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %305 = "func.call"(%303, %304) <{callee = @remainder_16}> : (tensor<8xi64>, tensor<i64>) -> tensor<8xi64>
    %306 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi64>
    %307 = "stablehlo.convert"(%283) : (tensor<12xi1>) -> tensor<12xi32>
    %308 = "stablehlo.convert"(%307) : (tensor<12xi32>) -> tensor<12xi64>
    %309 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %310 = "stablehlo.reduce"(%308, %309) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg68: tensor<i64>, %arg69: tensor<i64>):
      %315 = "stablehlo.add"(%arg68, %arg69) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%315) : (tensor<i64>) -> ()
    }) : (tensor<12xi64>, tensor<i64>) -> tensor<i64>
    %311 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %312 = "stablehlo.compare"(%306, %311) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %313 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %314 = "func.call"(%312, %313, %305) <{callee = @_where_17}> : (tensor<8xi1>, tensor<i64>, tensor<8xi64>) -> tensor<8xi64>
    "func.return"(%249, %280, %314) : (tensor<6xi32>, tensor<6xi64>, tensor<8xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi1>), res_attrs = [{}, {}], sym_name = "_unique_sorted_mask", sym_visibility = "private"}> ({
  ^bb0(%arg62: tensor<12xi32>):
    %183 = "stablehlo.reshape"(%arg62) : (tensor<12xi32>) -> tensor<12x1xi32>
    %184 = "stablehlo.transpose"(%183) <{permutation = array<i64: 1, 0>}> : (tensor<12x1xi32>) -> tensor<1x12xi32>
    %185 = "stablehlo.reverse"(%184) <{dimensions = array<i64: 0>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
    %186 = "func.call"(%185) <{callee = @lexsort}> : (tensor<1x12xi32>) -> tensor<12xi64>
    %187 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %189 = "stablehlo.compare"(%186, %188) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %190 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %192 = "stablehlo.add"(%186, %191) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %193 = "stablehlo.select"(%189, %192, %186) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %194 = "stablehlo.convert"(%193) : (tensor<12xi64>) -> tensor<12xi32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %196 = "stablehlo.gather"(%arg62, %195) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<12x1xi32>) -> tensor<12xi32>
    %197 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<12xi1>
    %199 = "stablehlo.slice"(%196) <{limit_indices = array<i64: 12>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<12xi32>) -> tensor<11xi32>
    %200 = "stablehlo.slice"(%196) <{limit_indices = array<i64: 11>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xi32>) -> tensor<11xi32>
    %201 = "stablehlo.compare"(%199, %200) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %202 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %203 = "stablehlo.reduce"(%201, %202) <{dimensions = array<i64>}> ({
    ^bb0(%arg65: tensor<i1>, %arg66: tensor<i1>):
      %207 = "stablehlo.or"(%arg65, %arg66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%207) : (tensor<i1>) -> ()
    }) : (tensor<11xi1>, tensor<i1>) -> tensor<11xi1>
    %204 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %206 = "stablehlo.scatter"(%198, %205, %203) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg63: tensor<i1>, %arg64: tensor<i1>):
      "stablehlo.return"(%arg64) : (tensor<i1>) -> ()
    }) : (tensor<12xi1>, tensor<1xi32>, tensor<11xi1>) -> tensor<12xi1>
    "func.return"(%196, %206) : (tensor<12xi32>, tensor<12xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x12xi32>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "lexsort", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<1x12xi32>):
    %178 = "stablehlo.slice"(%arg57) <{limit_indices = array<i64: 1, 12>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
    %179 = "stablehlo.reshape"(%178) : (tensor<1x12xi32>) -> tensor<12xi32>
    %180 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi64>
    %181:2 = "stablehlo.sort"(%179, %180) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>, %arg60: tensor<i64>, %arg61: tensor<i64>):
      %182 = "stablehlo.compare"(%arg58, %arg59) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%182) : (tensor<i1>) -> ()
    }) : (tensor<12xi32>, tensor<12xi64>) -> (tensor<12xi32>, tensor<12xi64>)
    "func.return"(%181#1) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi1>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg56: tensor<12xi1>):
    %176 = "stablehlo.convert"(%arg56) : (tensor<12xi1>) -> tensor<12xi64>
    %177 = "func.call"(%176) <{callee = @cumsum_0}> : (tensor<12xi64>) -> tensor<12xi64>
    "func.return"(%177) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xi64>) -> tensor<12xi64>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<12xi64>):
    %172 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %174 = "stablehlo.reduce_window"(%arg53, %173) <{base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg54: tensor<i64>, %arg55: tensor<i64>):
      %175 = "stablehlo.add"(%arg54, %arg55) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%175) : (tensor<i64>) -> ()
    }) : (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>
    "func.return"(%174) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<12xi64>, %arg52: tensor<i64>):
    %169 = "stablehlo.convert"(%arg52) : (tensor<i64>) -> tensor<i64>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %171 = "stablehlo.maximum"(%170, %arg51) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    "func.return"(%171) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6xi64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "cumsum_1", sym_visibility = "private"}> ({
  ^bb0(%arg50: tensor<6xi64>):
    %168 = "func.call"(%arg50) <{callee = @cumsum_2}> : (tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%168) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xi64>) -> tensor<6xi64>, sym_name = "cumsum_2", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<6xi64>):
    %164 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %166 = "stablehlo.reduce_window"(%arg47, %165) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg48: tensor<i64>, %arg49: tensor<i64>):
      %167 = "stablehlo.add"(%arg48, %arg49) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%167) : (tensor<i64>) -> ()
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    "func.return"(%166) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg45: tensor<6xi64>, %arg46: tensor<i64>):
    %148 = "stablehlo.broadcast_in_dim"(%arg46) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %149 = "stablehlo.divide"(%arg45, %148) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %150 = "stablehlo.sign"(%arg45) : (tensor<6xi64>) -> tensor<6xi64>
    %151 = "stablehlo.sign"(%arg46) : (tensor<i64>) -> tensor<i64>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %153 = "stablehlo.compare"(%150, %152) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %154 = "stablehlo.broadcast_in_dim"(%arg46) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %155 = "stablehlo.remainder"(%arg45, %154) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %158 = "stablehlo.compare"(%155, %157) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %159 = "stablehlo.and"(%153, %158) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %160 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %162 = "stablehlo.subtract"(%149, %161) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %163 = "func.call"(%159, %162, %149) <{callee = @_where}> : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%163) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<6xi1>, %arg43: tensor<6xi64>, %arg44: tensor<6xi64>):
    %147 = "stablehlo.select"(%arg42, %arg43, %arg44) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%147) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<6xi64>, %arg41: tensor<i64>):
    %126 = "stablehlo.convert"(%arg41) : (tensor<i64>) -> tensor<i64>
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %128 = "stablehlo.compare"(%126, %127) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %129 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %130 = "func.call"(%128, %129, %126) <{callee = @_where_3}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %132 = "stablehlo.remainder"(%arg40, %131) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %133 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %135 = "stablehlo.compare"(%132, %134) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %136 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %138 = "stablehlo.compare"(%132, %137) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %140 = "stablehlo.compare"(%130, %139) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6xi1>
    %142 = "stablehlo.compare"(%138, %141) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %143 = "stablehlo.and"(%142, %135) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %144 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %145 = "stablehlo.add"(%132, %144) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %146 = "stablehlo.select"(%143, %145, %132) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%146) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where_3", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<i1>, %arg38: tensor<i64>, %arg39: tensor<i64>):
    %125 = "stablehlo.select"(%arg37, %arg38, %arg39) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%125) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg34: tensor<6xi1>, %arg35: tensor<6xi32>, %arg36: tensor<i32>):
    %123 = "stablehlo.broadcast_in_dim"(%arg36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %124 = "stablehlo.select"(%arg34, %arg35, %123) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    "func.return"(%124) : (tensor<6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi32>) -> tensor<12xi1>, res_attrs = [{}], sym_name = "_unique_sorted_mask_5", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<12xi32>):
    %98 = "stablehlo.reshape"(%arg29) : (tensor<12xi32>) -> tensor<12x1xi32>
    %99 = "stablehlo.transpose"(%98) <{permutation = array<i64: 1, 0>}> : (tensor<12x1xi32>) -> tensor<1x12xi32>
    %100 = "stablehlo.reverse"(%99) <{dimensions = array<i64: 0>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
    %101 = "func.call"(%100) <{callee = @lexsort}> : (tensor<1x12xi32>) -> tensor<12xi64>
    %102 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %104 = "stablehlo.compare"(%101, %103) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %105 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %107 = "stablehlo.add"(%101, %106) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %108 = "stablehlo.select"(%104, %107, %101) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %109 = "stablehlo.convert"(%108) : (tensor<12xi64>) -> tensor<12xi32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %111 = "stablehlo.gather"(%arg29, %110) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<12x1xi32>) -> tensor<12xi32>
    %112 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<12xi1>
    %114 = "stablehlo.slice"(%111) <{limit_indices = array<i64: 12>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<12xi32>) -> tensor<11xi32>
    %115 = "stablehlo.slice"(%111) <{limit_indices = array<i64: 11>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xi32>) -> tensor<11xi32>
    %116 = "stablehlo.compare"(%114, %115) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %117 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %118 = "stablehlo.reduce"(%116, %117) <{dimensions = array<i64>}> ({
    ^bb0(%arg32: tensor<i1>, %arg33: tensor<i1>):
      %122 = "stablehlo.or"(%arg32, %arg33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%122) : (tensor<i1>) -> ()
    }) : (tensor<11xi1>, tensor<i1>) -> tensor<11xi1>
    %119 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %121 = "stablehlo.scatter"(%113, %120, %118) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg30: tensor<i1>, %arg31: tensor<i1>):
      "stablehlo.return"(%arg31) : (tensor<i1>) -> ()
    }) : (tensor<12xi1>, tensor<1xi32>, tensor<11xi1>) -> tensor<12xi1>
    "func.return"(%121) : (tensor<12xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<7xi64>) -> tensor<7xi64>, res_attrs = [{}], sym_name = "cumsum_6", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<7xi64>):
    %97 = "func.call"(%arg28) <{callee = @cumsum_7}> : (tensor<7xi64>) -> tensor<7xi64>
    "func.return"(%97) : (tensor<7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7xi64>) -> tensor<7xi64>, sym_name = "cumsum_7", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<7xi64>):
    %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %95 = "stablehlo.reduce_window"(%arg25, %94) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg26: tensor<i64>, %arg27: tensor<i64>):
      %96 = "stablehlo.add"(%arg26, %arg27) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%96) : (tensor<i64>) -> ()
    }) : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    "func.return"(%95) : (tensor<7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>, res_attrs = [{}], sym_name = "floor_divide_8", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<7xi64>, %arg24: tensor<i64>):
    %77 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %78 = "stablehlo.divide"(%arg23, %77) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %79 = "stablehlo.sign"(%arg23) : (tensor<7xi64>) -> tensor<7xi64>
    %80 = "stablehlo.sign"(%arg24) : (tensor<i64>) -> tensor<i64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %82 = "stablehlo.compare"(%79, %81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %83 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %84 = "stablehlo.remainder"(%arg23, %83) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %87 = "stablehlo.compare"(%84, %86) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %88 = "stablehlo.and"(%82, %87) : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %89 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %91 = "stablehlo.subtract"(%78, %90) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %92 = "func.call"(%88, %91, %78) <{callee = @_where_9}> : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    "func.return"(%92) : (tensor<7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>, res_attrs = [{}], sym_name = "_where_9", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<7xi1>, %arg21: tensor<7xi64>, %arg22: tensor<7xi64>):
    %76 = "stablehlo.select"(%arg20, %arg21, %arg22) : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    "func.return"(%76) : (tensor<7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>, res_attrs = [{}], sym_name = "remainder_10", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<7xi64>, %arg19: tensor<i64>):
    %55 = "stablehlo.convert"(%arg19) : (tensor<i64>) -> tensor<i64>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %57 = "stablehlo.compare"(%55, %56) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %58 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %59 = "func.call"(%57, %58, %55) <{callee = @_where_3}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %61 = "stablehlo.remainder"(%arg18, %60) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %64 = "stablehlo.compare"(%61, %63) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %67 = "stablehlo.compare"(%61, %66) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %69 = "stablehlo.compare"(%59, %68) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<7xi1>
    %71 = "stablehlo.compare"(%67, %70) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %72 = "stablehlo.and"(%71, %64) : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %73 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<7xi64>
    %74 = "stablehlo.add"(%61, %73) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %75 = "stablehlo.select"(%72, %74, %61) : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    "func.return"(%75) : (tensor<7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6xi64>, tensor<6xi64>, tensor<i64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "_where_11", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<6xi64>, %arg16: tensor<6xi64>, %arg17: tensor<i64>):
    %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %51 = "stablehlo.compare"(%arg15, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %52 = "stablehlo.convert"(%arg17) : (tensor<i64>) -> tensor<i64>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %54 = "stablehlo.select"(%51, %arg16, %53) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%54) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<7xi64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "diff", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<7xi64>):
    %46 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 7>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<7xi64>) -> tensor<6xi64>
    %47 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 6>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<7xi64>) -> tensor<6xi64>
    %48 = "stablehlo.subtract"(%46, %47) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%48) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8xi64>) -> tensor<8xi64>, res_attrs = [{}], sym_name = "cumsum_12", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<8xi64>):
    %45 = "func.call"(%arg13) <{callee = @cumsum_13}> : (tensor<8xi64>) -> tensor<8xi64>
    "func.return"(%45) : (tensor<8xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xi64>) -> tensor<8xi64>, sym_name = "cumsum_13", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<8xi64>):
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %43 = "stablehlo.reduce_window"(%arg10, %42) <{base_dilations = array<i64: 1>, padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 8>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<i64>, %arg12: tensor<i64>):
      %44 = "stablehlo.add"(%arg11, %arg12) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%44) : (tensor<i64>) -> ()
    }) : (tensor<8xi64>, tensor<i64>) -> tensor<8xi64>
    "func.return"(%43) : (tensor<8xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8xi64>, tensor<i64>) -> tensor<8xi64>, res_attrs = [{}], sym_name = "floor_divide_14", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<8xi64>, %arg9: tensor<i64>):
    %25 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %26 = "stablehlo.divide"(%arg8, %25) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %27 = "stablehlo.sign"(%arg8) : (tensor<8xi64>) -> tensor<8xi64>
    %28 = "stablehlo.sign"(%arg9) : (tensor<i64>) -> tensor<i64>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %30 = "stablehlo.compare"(%27, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %31 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %32 = "stablehlo.remainder"(%arg8, %31) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %35 = "stablehlo.compare"(%32, %34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %36 = "stablehlo.and"(%30, %35) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %37 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %39 = "stablehlo.subtract"(%26, %38) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %40 = "func.call"(%36, %39, %26) <{callee = @_where_15}> : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    "func.return"(%40) : (tensor<8xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>, res_attrs = [{}], sym_name = "_where_15", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<8xi1>, %arg6: tensor<8xi64>, %arg7: tensor<8xi64>):
    %24 = "stablehlo.select"(%arg5, %arg6, %arg7) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    "func.return"(%24) : (tensor<8xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8xi64>, tensor<i64>) -> tensor<8xi64>, res_attrs = [{}], sym_name = "remainder_16", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<8xi64>, %arg4: tensor<i64>):
    %3 = "stablehlo.convert"(%arg4) : (tensor<i64>) -> tensor<i64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %5 = "stablehlo.compare"(%3, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %7 = "func.call"(%5, %6, %3) <{callee = @_where_3}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %9 = "stablehlo.remainder"(%arg3, %8) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %12 = "stablehlo.compare"(%9, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %15 = "stablehlo.compare"(%9, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %17 = "stablehlo.compare"(%7, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<8xi1>
    %19 = "stablehlo.compare"(%15, %18) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %20 = "stablehlo.and"(%19, %12) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %21 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %22 = "stablehlo.add"(%9, %21) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %23 = "stablehlo.select"(%20, %22, %9) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    "func.return"(%23) : (tensor<8xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xi1>, tensor<i64>, tensor<8xi64>) -> tensor<8xi64>, res_attrs = [{}], sym_name = "_where_17", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8xi1>, %arg1: tensor<i64>, %arg2: tensor<8xi64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8xi64>
    %2 = "stablehlo.select"(%arg0, %1, %arg2) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    "func.return"(%2) : (tensor<8xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
