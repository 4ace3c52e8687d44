"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xui8>, tensor<12xi32>, tensor<12xui8>, tensor<12xi1>, tensor<9xi32>, tensor<12xi32>, tensor<12xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4][0]"}, {jax.result_info = "result[4][1]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg83: tensor<12xi32>):
    %257 = "stablehlo.constant"() <{value = dense<[1, 2, 3]> : tensor<3xi64>}> : () -> tensor<3xi64>
    %258 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %259 = "func.call"(%arg83, %258) <{callee = @gcd}> : (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>
    %260 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %261 = "func.call"(%arg83, %260) <{callee = @lcm}> : (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>
    %262 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %263 = "func.call"(%arg83, %262) <{callee = @floor_divide_4}> : (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>
    %264 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %265 = "func.call"(%arg83, %264) <{callee = @remainder}> : (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>
    %266 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %267:2 = "func.call"(%arg83, %266) <{callee = @divmod}> : (tensor<12xi32>, tensor<i64>) -> (tensor<12xi32>, tensor<12xi32>)
    %268 = "func.call"(%arg83) <{callee = @bitwise_count}> : (tensor<12xi32>) -> tensor<12xui8>
    %269 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %271 = "stablehlo.shift_left"(%arg83, %270) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %272 = "stablehlo.convert"(%arg83) : (tensor<12xi32>) -> tensor<12xui8>
    %273 = "stablehlo.constant"() <{value = dense<20> : tensor<ui8>}> : () -> tensor<ui8>
    %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<12xui8>
    %275 = "stablehlo.subtract"(%272, %274) : (tensor<12xui8>, tensor<12xui8>) -> tensor<12xui8>
    %276 = "func.call"(%arg83, %257) <{callee = @_in1d}> : (tensor<12xi32>, tensor<3xi64>) -> tensor<12xi1>
    %277:2 = "func.call"(%arg83) <{callee = @_unique_sorted_mask}> : (tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi1>)
    %278 = "func.call"(%277#1) <{callee = @cumsum}> : (tensor<12xi1>) -> tensor<12xi64>
    %279 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %281 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %282 = "func.call"(%278, %281) <{callee = @clip}> : (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>
    %283 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %285 = "stablehlo.compare"(%282, %284) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %286 = "stablehlo.constant"() <{value = dense<9> : tensor<i64>}> : () -> tensor<i64>
    %287 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %288 = "stablehlo.add"(%282, %287) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %289 = "stablehlo.select"(%285, %288, %282) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %290 = "stablehlo.convert"(%289) : (tensor<12xi64>) -> tensor<12xi32>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %292 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %294 = "stablehlo.scatter"(%280, %291, %293) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg86: tensor<i64>, %arg87: tensor<i64>):
      %325 = "stablehlo.add"(%arg86, %arg87) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%325) : (tensor<i64>) -> ()
    }) : (tensor<9xi64>, tensor<12x1xi32>, tensor<12xi64>) -> tensor<9xi64>
    %295 = "func.call"(%294) <{callee = @cumsum_9}> : (tensor<9xi64>) -> tensor<9xi64>
    %296 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %297 = "func.call"(%295, %296) <{callee = @floor_divide_11}> : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %298 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %299 = "func.call"(%297, %298) <{callee = @remainder_13}> : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %300 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %301 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %302 = "stablehlo.compare"(%299, %301) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %303 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %304 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %305 = "stablehlo.add"(%299, %304) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %306 = "stablehlo.select"(%302, %305, %299) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %307 = "stablehlo.convert"(%306) : (tensor<9xi64>) -> tensor<9xi32>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %309 = "stablehlo.gather"(%277#0, %308) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %310 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi64>
    %311 = "stablehlo.convert"(%277#1) : (tensor<12xi1>) -> tensor<12xi32>
    %312 = "stablehlo.convert"(%311) : (tensor<12xi32>) -> tensor<12xi64>
    %313 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %314 = "stablehlo.reduce"(%312, %313) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg84: tensor<i64>, %arg85: tensor<i64>):
      %324 = "stablehlo.add"(%arg84, %arg85) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%324) : (tensor<i64>) -> ()
    }) : (tensor<12xi64>, tensor<i64>) -> tensor<i64>
    %315 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %316 = "stablehlo.compare"(%310, %315) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %317 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %318 = "func.call"(%316, %309, %317) <{callee = @_where_15}> : (tensor<9xi1>, tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %319 = "stablehlo.not"(%arg83) : (tensor<12xi32>) -> tensor<12xi32>
    %320 = "stablehlo.convert"(%arg83) : (tensor<12xi32>) -> tensor<12xf32>
    %321 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %323 = "stablehlo.power"(%320, %322) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%259, %261, %263, %265, %267#0, %267#1, %268, %271, %275, %276, %318, %319, %323) : (tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xui8>, tensor<12xi32>, tensor<12xui8>, tensor<12xi1>, tensor<9xi32>, tensor<12xi32>, tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "gcd", sym_visibility = "private"}> ({
  ^bb0(%arg75: tensor<12xi32>, %arg76: tensor<i64>):
    %232 = "stablehlo.convert"(%arg76) : (tensor<i64>) -> tensor<i32>
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %234 = "stablehlo.abs"(%arg75) : (tensor<12xi32>) -> tensor<12xi32>
    %235 = "stablehlo.abs"(%233) : (tensor<12xi32>) -> tensor<12xi32>
    %236:2 = "stablehlo.while"(%234, %235) ({
    ^bb0(%arg79: tensor<12xi32>, %arg80: tensor<12xi32>):
      %251 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
      %253 = "stablehlo.compare"(%arg80, %252) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %254 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %255 = "stablehlo.reduce"(%253, %254) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg81: tensor<i1>, %arg82: tensor<i1>):
        %256 = "stablehlo.or"(%arg81, %arg82) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%256) : (tensor<i1>) -> ()
      }) : (tensor<12xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%255) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg77: tensor<12xi32>, %arg78: tensor<12xi32>):
      %237 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
      %239 = "stablehlo.compare"(%arg78, %238) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %240 = "func.call"(%239, %arg78, %arg77) <{callee = @_where}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      %241 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
      %243 = "stablehlo.compare"(%arg78, %242) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %244 = "stablehlo.remainder"(%arg77, %arg78) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      %245 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %246 = "func.call"(%243, %244, %245) <{callee = @_where_0}> : (tensor<12xi1>, tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
      %247 = "stablehlo.compare"(%240, %246) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %248 = "func.call"(%247, %246, %240) <{callee = @_where}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      %249 = "stablehlo.compare"(%240, %246) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %250 = "func.call"(%249, %240, %246) <{callee = @_where}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      "stablehlo.return"(%248, %250) : (tensor<12xi32>, tensor<12xi32>) -> ()
    }) : (tensor<12xi32>, tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi32>)
    "func.return"(%236#0) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<12xi1>, %arg73: tensor<12xi32>, %arg74: tensor<12xi32>):
    %231 = "stablehlo.select"(%arg72, %arg73, %arg74) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%231) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<12xi32>, tensor<i32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg69: tensor<12xi1>, %arg70: tensor<12xi32>, %arg71: tensor<i32>):
    %229 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %230 = "stablehlo.select"(%arg69, %arg70, %229) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%230) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "lcm", sym_visibility = "private"}> ({
  ^bb0(%arg67: tensor<12xi32>, %arg68: tensor<i64>):
    %218 = "stablehlo.convert"(%arg68) : (tensor<i64>) -> tensor<i32>
    %219 = "stablehlo.abs"(%arg67) : (tensor<12xi32>) -> tensor<12xi32>
    %220 = "stablehlo.abs"(%218) : (tensor<i32>) -> tensor<i32>
    %221 = "func.call"(%219, %220) <{callee = @gcd_1}> : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %222 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %224 = "stablehlo.compare"(%221, %223) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %225 = "func.call"(%220, %221) <{callee = @floor_divide}> : (tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    %226 = "stablehlo.multiply"(%219, %225) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %227 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %228 = "func.call"(%224, %227, %226) <{callee = @_where_3}> : (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%228) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "gcd_1", sym_visibility = "private"}> ({
  ^bb0(%arg59: tensor<12xi32>, %arg60: tensor<i32>):
    %194 = "stablehlo.broadcast_in_dim"(%arg60) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %195 = "stablehlo.abs"(%arg59) : (tensor<12xi32>) -> tensor<12xi32>
    %196 = "stablehlo.abs"(%194) : (tensor<12xi32>) -> tensor<12xi32>
    %197:2 = "stablehlo.while"(%195, %196) ({
    ^bb0(%arg63: tensor<12xi32>, %arg64: tensor<12xi32>):
      %212 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
      %214 = "stablehlo.compare"(%arg64, %213) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %215 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %216 = "stablehlo.reduce"(%214, %215) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg65: tensor<i1>, %arg66: tensor<i1>):
        %217 = "stablehlo.or"(%arg65, %arg66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%217) : (tensor<i1>) -> ()
      }) : (tensor<12xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%216) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg61: tensor<12xi32>, %arg62: tensor<12xi32>):
      %198 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
      %200 = "stablehlo.compare"(%arg62, %199) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %201 = "func.call"(%200, %arg62, %arg61) <{callee = @_where}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      %202 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
      %204 = "stablehlo.compare"(%arg62, %203) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %205 = "stablehlo.remainder"(%arg61, %arg62) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      %206 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %207 = "func.call"(%204, %205, %206) <{callee = @_where_0}> : (tensor<12xi1>, tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
      %208 = "stablehlo.compare"(%201, %207) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %209 = "func.call"(%208, %207, %201) <{callee = @_where}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      %210 = "stablehlo.compare"(%201, %207) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %211 = "func.call"(%210, %201, %207) <{callee = @_where}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      "stablehlo.return"(%209, %211) : (tensor<12xi32>, tensor<12xi32>) -> ()
    }) : (tensor<12xi32>, tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi32>)
    "func.return"(%197#0) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<12xi32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<i32>, %arg58: tensor<12xi32>):
    %178 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %179 = "stablehlo.divide"(%178, %arg58) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %180 = "stablehlo.sign"(%arg57) : (tensor<i32>) -> tensor<i32>
    %181 = "stablehlo.sign"(%arg58) : (tensor<12xi32>) -> tensor<12xi32>
    %182 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %183 = "stablehlo.compare"(%182, %181) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %184 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %185 = "stablehlo.remainder"(%184, %arg58) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %186 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %188 = "stablehlo.compare"(%185, %187) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %189 = "stablehlo.and"(%183, %188) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %190 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %192 = "stablehlo.subtract"(%179, %191) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %193 = "func.call"(%189, %192, %179) <{callee = @_where_2}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%193) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg54: tensor<12xi1>, %arg55: tensor<12xi32>, %arg56: tensor<12xi32>):
    %177 = "stablehlo.select"(%arg54, %arg55, %arg56) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%177) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_where_3", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<12xi1>, %arg52: tensor<i32>, %arg53: tensor<12xi32>):
    %175 = "stablehlo.broadcast_in_dim"(%arg52) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %176 = "stablehlo.select"(%arg51, %175, %arg53) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%176) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "floor_divide_4", sym_visibility = "private"}> ({
  ^bb0(%arg49: tensor<12xi32>, %arg50: tensor<i64>):
    %158 = "stablehlo.convert"(%arg50) : (tensor<i64>) -> tensor<i32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %160 = "stablehlo.divide"(%arg49, %159) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %161 = "stablehlo.sign"(%arg49) : (tensor<12xi32>) -> tensor<12xi32>
    %162 = "stablehlo.sign"(%158) : (tensor<i32>) -> tensor<i32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %164 = "stablehlo.compare"(%161, %163) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %165 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %166 = "stablehlo.remainder"(%arg49, %165) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %169 = "stablehlo.compare"(%166, %168) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %170 = "stablehlo.and"(%164, %169) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %171 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %173 = "stablehlo.subtract"(%160, %172) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %174 = "func.call"(%170, %173, %160) <{callee = @_where_2}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%174) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<12xi32>, %arg48: tensor<i64>):
    %137 = "stablehlo.convert"(%arg48) : (tensor<i64>) -> tensor<i32>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.compare"(%137, %138) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %140 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %141 = "func.call"(%139, %140, %137) <{callee = @_where_5}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %143 = "stablehlo.remainder"(%arg47, %142) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %144 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %146 = "stablehlo.compare"(%143, %145) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %147 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %149 = "stablehlo.compare"(%143, %148) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %150 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %151 = "stablehlo.compare"(%141, %150) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<12xi1>
    %153 = "stablehlo.compare"(%149, %152) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %154 = "stablehlo.and"(%153, %146) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %155 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %156 = "stablehlo.add"(%143, %155) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %157 = "stablehlo.select"(%154, %156, %143) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%157) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_5", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<i1>, %arg45: tensor<i32>, %arg46: tensor<i32>):
    %136 = "stablehlo.select"(%arg44, %arg45, %arg46) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%136) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i64>) -> (tensor<12xi32>, tensor<12xi32>), res_attrs = [{}, {}], sym_name = "divmod", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<12xi32>, %arg43: tensor<i64>):
    %133 = "stablehlo.convert"(%arg43) : (tensor<i64>) -> tensor<i32>
    %134 = "func.call"(%arg42, %133) <{callee = @floor_divide_6}> : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %135 = "func.call"(%arg42, %133) <{callee = @remainder_7}> : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    "func.return"(%134, %135) : (tensor<12xi32>, tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "floor_divide_6", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<12xi32>, %arg41: tensor<i32>):
    %117 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %118 = "stablehlo.divide"(%arg40, %117) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %119 = "stablehlo.sign"(%arg40) : (tensor<12xi32>) -> tensor<12xi32>
    %120 = "stablehlo.sign"(%arg41) : (tensor<i32>) -> tensor<i32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %122 = "stablehlo.compare"(%119, %121) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %123 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %124 = "stablehlo.remainder"(%arg40, %123) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %125 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %127 = "stablehlo.compare"(%124, %126) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %128 = "stablehlo.and"(%122, %127) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %129 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %131 = "stablehlo.subtract"(%118, %130) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %132 = "func.call"(%128, %131, %118) <{callee = @_where_2}> : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%132) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "remainder_7", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<12xi32>, %arg39: tensor<i32>):
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %98 = "stablehlo.compare"(%arg39, %97) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %99 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %100 = "func.call"(%98, %99, %arg39) <{callee = @_where_5}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %102 = "stablehlo.remainder"(%arg38, %101) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %103 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %105 = "stablehlo.compare"(%102, %104) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %108 = "stablehlo.compare"(%102, %107) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %110 = "stablehlo.compare"(%100, %109) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<12xi1>
    %112 = "stablehlo.compare"(%108, %111) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %113 = "stablehlo.and"(%112, %105) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %114 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %115 = "stablehlo.add"(%102, %114) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %116 = "stablehlo.select"(%113, %115, %102) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%116) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi32>) -> tensor<12xui8>, res_attrs = [{}], sym_name = "bitwise_count", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<12xi32>):
    %94 = "stablehlo.abs"(%arg37) : (tensor<12xi32>) -> tensor<12xi32>
    %95 = "stablehlo.popcnt"(%94) : (tensor<12xi32>) -> tensor<12xi32>
    %96 = "stablehlo.convert"(%95) : (tensor<12xi32>) -> tensor<12xui8>
    "func.return"(%96) : (tensor<12xui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<3xi64>) -> tensor<12xi1>, res_attrs = [{}], sym_name = "_in1d", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<12xi32>, %arg34: tensor<3xi64>):
    %85 = "stablehlo.convert"(%arg33) : (tensor<12xi32>) -> tensor<12xi64>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi64>) -> tensor<12x1xi64>
    %87 = "stablehlo.broadcast_in_dim"(%arg34) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<1x3xi64>
    %88 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<12x1xi64>) -> tensor<12x3xi64>
    %89 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<12x3xi64>
    %90 = "stablehlo.compare"(%88, %89) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12x3xi64>, tensor<12x3xi64>) -> tensor<12x3xi1>
    %91 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %92 = "stablehlo.reduce"(%90, %91) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<i1>, %arg36: tensor<i1>):
      %93 = "stablehlo.or"(%arg35, %arg36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%93) : (tensor<i1>) -> ()
    }) : (tensor<12x3xi1>, tensor<i1>) -> tensor<12xi1>
    "func.return"(%92) : (tensor<12xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi1>), res_attrs = [{}, {}], sym_name = "_unique_sorted_mask", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<12xi32>):
    %60 = "stablehlo.reshape"(%arg28) : (tensor<12xi32>) -> tensor<12x1xi32>
    %61 = "stablehlo.transpose"(%60) <{permutation = array<i64: 1, 0>}> : (tensor<12x1xi32>) -> tensor<1x12xi32>
    %62 = "stablehlo.reverse"(%61) <{dimensions = array<i64: 0>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
    %63 = "func.call"(%62) <{callee = @lexsort}> : (tensor<1x12xi32>) -> tensor<12xi64>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %66 = "stablehlo.compare"(%63, %65) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %67 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %69 = "stablehlo.add"(%63, %68) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %70 = "stablehlo.select"(%66, %69, %63) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %71 = "stablehlo.convert"(%70) : (tensor<12xi64>) -> tensor<12xi32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %73 = "stablehlo.gather"(%arg28, %72) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<12x1xi32>) -> tensor<12xi32>
    %74 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<12xi1>
    %76 = "stablehlo.slice"(%73) <{limit_indices = array<i64: 12>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<12xi32>) -> tensor<11xi32>
    %77 = "stablehlo.slice"(%73) <{limit_indices = array<i64: 11>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xi32>) -> tensor<11xi32>
    %78 = "stablehlo.compare"(%76, %77) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %79 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %80 = "stablehlo.reduce"(%78, %79) <{dimensions = array<i64>}> ({
    ^bb0(%arg31: tensor<i1>, %arg32: tensor<i1>):
      %84 = "stablehlo.or"(%arg31, %arg32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%84) : (tensor<i1>) -> ()
    }) : (tensor<11xi1>, tensor<i1>) -> tensor<11xi1>
    %81 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %83 = "stablehlo.scatter"(%75, %82, %80) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg29: tensor<i1>, %arg30: tensor<i1>):
      "stablehlo.return"(%arg30) : (tensor<i1>) -> ()
    }) : (tensor<12xi1>, tensor<1xi32>, tensor<11xi1>) -> tensor<12xi1>
    "func.return"(%73, %83) : (tensor<12xi32>, tensor<12xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x12xi32>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "lexsort", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<1x12xi32>):
    %55 = "stablehlo.slice"(%arg23) <{limit_indices = array<i64: 1, 12>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x12xi32>) -> tensor<12xi32>
    %57 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi64>
    %58:2 = "stablehlo.sort"(%56, %57) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg24: tensor<i32>, %arg25: tensor<i32>, %arg26: tensor<i64>, %arg27: tensor<i64>):
      %59 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }) : (tensor<12xi32>, tensor<12xi64>) -> (tensor<12xi32>, tensor<12xi64>)
    "func.return"(%58#1) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi1>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<12xi1>):
    %53 = "stablehlo.convert"(%arg22) : (tensor<12xi1>) -> tensor<12xi64>
    %54 = "func.call"(%53) <{callee = @cumsum_8}> : (tensor<12xi64>) -> tensor<12xi64>
    "func.return"(%54) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xi64>) -> tensor<12xi64>, sym_name = "cumsum_8", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<12xi64>):
    %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %51 = "stablehlo.reduce_window"(%arg19, %50) <{base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<i64>, %arg21: tensor<i64>):
      %52 = "stablehlo.add"(%arg20, %arg21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%52) : (tensor<i64>) -> ()
    }) : (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>
    "func.return"(%51) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<12xi64>, %arg18: tensor<i64>):
    %46 = "stablehlo.convert"(%arg18) : (tensor<i64>) -> tensor<i64>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %48 = "stablehlo.maximum"(%47, %arg17) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    "func.return"(%48) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xi64>) -> tensor<9xi64>, res_attrs = [{}], sym_name = "cumsum_9", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<9xi64>):
    %45 = "func.call"(%arg16) <{callee = @cumsum_10}> : (tensor<9xi64>) -> tensor<9xi64>
    "func.return"(%45) : (tensor<9xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9xi64>) -> tensor<9xi64>, sym_name = "cumsum_10", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<9xi64>):
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %43 = "stablehlo.reduce_window"(%arg13, %42) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg14: tensor<i64>, %arg15: tensor<i64>):
      %44 = "stablehlo.add"(%arg14, %arg15) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%44) : (tensor<i64>) -> ()
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    "func.return"(%43) : (tensor<9xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>, res_attrs = [{}], sym_name = "floor_divide_11", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<9xi64>, %arg12: tensor<i64>):
    %25 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %26 = "stablehlo.divide"(%arg11, %25) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %27 = "stablehlo.sign"(%arg11) : (tensor<9xi64>) -> tensor<9xi64>
    %28 = "stablehlo.sign"(%arg12) : (tensor<i64>) -> tensor<i64>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %30 = "stablehlo.compare"(%27, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %31 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %32 = "stablehlo.remainder"(%arg11, %31) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %35 = "stablehlo.compare"(%32, %34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %36 = "stablehlo.and"(%30, %35) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %37 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %39 = "stablehlo.subtract"(%26, %38) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %40 = "func.call"(%36, %39, %26) <{callee = @_where_12}> : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    "func.return"(%40) : (tensor<9xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>, res_attrs = [{}], sym_name = "_where_12", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<9xi1>, %arg9: tensor<9xi64>, %arg10: tensor<9xi64>):
    %24 = "stablehlo.select"(%arg8, %arg9, %arg10) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    "func.return"(%24) : (tensor<9xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>, res_attrs = [{}], sym_name = "remainder_13", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<9xi64>, %arg7: tensor<i64>):
    %3 = "stablehlo.convert"(%arg7) : (tensor<i64>) -> tensor<i64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %5 = "stablehlo.compare"(%3, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %7 = "func.call"(%5, %6, %3) <{callee = @_where_14}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %9 = "stablehlo.remainder"(%arg6, %8) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %12 = "stablehlo.compare"(%9, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %15 = "stablehlo.compare"(%9, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %17 = "stablehlo.compare"(%7, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<9xi1>
    %19 = "stablehlo.compare"(%15, %18) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %20 = "stablehlo.and"(%19, %12) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %21 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<9xi64>
    %22 = "stablehlo.add"(%9, %21) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %23 = "stablehlo.select"(%20, %22, %9) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    "func.return"(%23) : (tensor<9xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where_14", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i1>, %arg4: tensor<i64>, %arg5: tensor<i64>):
    %2 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%2) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9xi1>, tensor<9xi32>, tensor<i32>) -> tensor<9xi32>, res_attrs = [{}], sym_name = "_where_15", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<9xi1>, %arg1: tensor<9xi32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<9xi32>
    %1 = "stablehlo.select"(%arg0, %arg1, %0) : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    "func.return"(%1) : (tensor<9xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
