"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x8x8x3xf32>) -> (tensor<1x5x11x3xf32>, tensor<1x16x16x3xf32>, tensor<1x4x4x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg35: tensor<1x8x8x3xf32>):
    %371 = "func.call"(%arg35) <{callee = @_resize}> : (tensor<1x8x8x3xf32>) -> tensor<1x5x11x3xf32>
    %372 = "func.call"(%arg35) <{callee = @_resize_3}> : (tensor<1x8x8x3xf32>) -> tensor<1x16x16x3xf32>
    %373 = "func.call"(%arg35) <{callee = @_resize_4}> : (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>
    "func.return"(%371, %372, %373) : (tensor<1x5x11x3xf32>, tensor<1x16x16x3xf32>, tensor<1x4x4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x8x8x3xf32>) -> tensor<1x5x11x3xf32>, res_attrs = [{}], sym_name = "_resize", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<1x8x8x3xf32>):
    %246 = "stablehlo.constant"() <{value = dense<1.600000e+00> : tensor<f64>}> : () -> tensor<f64>
    %247 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %248 = "stablehlo.maximum"(%246, %247) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %249 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf64>
    %250 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %252 = "stablehlo.add"(%249, %251) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %253 = "stablehlo.constant"() <{value = dense<1.600000e+00> : tensor<f64>}> : () -> tensor<f64>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %255 = "stablehlo.multiply"(%252, %254) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %256 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %258 = "stablehlo.subtract"(%255, %257) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %259 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %261 = "stablehlo.subtract"(%258, %260) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %262 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf64>
    %263 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf64>) -> tensor<1x5xf64>
    %264 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf64>) -> tensor<8x1xf64>
    %265 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf64>) -> tensor<8x5xf64>
    %266 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf64>) -> tensor<8x5xf64>
    %267 = "stablehlo.subtract"(%265, %266) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %268 = "stablehlo.abs"(%267) : (tensor<8x5xf64>) -> tensor<8x5xf64>
    %269 = "stablehlo.convert"(%248) : (tensor<f64>) -> tensor<f64>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %271 = "stablehlo.divide"(%268, %270) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %272 = "stablehlo.abs"(%271) : (tensor<8x5xf64>) -> tensor<8x5xf64>
    %273 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %275 = "stablehlo.subtract"(%274, %272) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %276 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %278 = "stablehlo.maximum"(%277, %275) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %279 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %280 = "stablehlo.reduce"(%278, %279) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg33: tensor<f64>, %arg34: tensor<f64>):
      %370 = "stablehlo.add"(%arg33, %arg34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%370) : (tensor<f64>) -> ()
    }) : (tensor<8x5xf64>, tensor<f64>) -> tensor<5xf64>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf64>) -> tensor<1x5xf64>
    %282 = "stablehlo.abs"(%281) : (tensor<1x5xf64>) -> tensor<1x5xf64>
    %283 = "stablehlo.constant"() <{value = dense<1.1920928955078125E-4> : tensor<f64>}> : () -> tensor<f64>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x5xf64>
    %285 = "stablehlo.compare"(%282, %284) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %286 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %287 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x5xf64>
    %288 = "stablehlo.compare"(%281, %287) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %289 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %290 = "func.call"(%288, %281, %289) <{callee = @_where}> : (tensor<1x5xi1>, tensor<1x5xf64>, tensor<i64>) -> tensor<1x5xf64>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf64>) -> tensor<8x5xf64>
    %292 = "stablehlo.divide"(%278, %291) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %293 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %294 = "func.call"(%285, %292, %293) <{callee = @_where_0}> : (tensor<1x5xi1>, tensor<8x5xf64>, tensor<i64>) -> tensor<8x5xf64>
    %295 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %297 = "stablehlo.compare"(%261, %296) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %298 = "stablehlo.constant"() <{value = dense<7.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %300 = "stablehlo.compare"(%261, %299) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %301 = "stablehlo.and"(%297, %300) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %302 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi1>) -> tensor<1x5xi1>
    %303 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %304 = "func.call"(%302, %294, %303) <{callee = @_where_0}> : (tensor<1x5xi1>, tensor<8x5xf64>, tensor<i64>) -> tensor<8x5xf64>
    %305 = "stablehlo.convert"(%304) : (tensor<8x5xf64>) -> tensor<8x5xf32>
    %306 = "stablehlo.constant"() <{value = dense<0.72727272727272729> : tensor<f64>}> : () -> tensor<f64>
    %307 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %308 = "stablehlo.maximum"(%306, %307) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %309 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11xf64>
    %310 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %311 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<11xf64>
    %312 = "stablehlo.add"(%309, %311) : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xf64>
    %313 = "stablehlo.constant"() <{value = dense<0.72727272727272729> : tensor<f64>}> : () -> tensor<f64>
    %314 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<11xf64>
    %315 = "stablehlo.multiply"(%312, %314) : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xf64>
    %316 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %317 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<11xf64>
    %318 = "stablehlo.subtract"(%315, %317) : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xf64>
    %319 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %320 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<11xf64>
    %321 = "stablehlo.subtract"(%318, %320) : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xf64>
    %322 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf64>
    %323 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 1>}> : (tensor<11xf64>) -> tensor<1x11xf64>
    %324 = "stablehlo.broadcast_in_dim"(%322) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf64>) -> tensor<8x1xf64>
    %325 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x11xf64>) -> tensor<8x11xf64>
    %326 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf64>) -> tensor<8x11xf64>
    %327 = "stablehlo.subtract"(%325, %326) : (tensor<8x11xf64>, tensor<8x11xf64>) -> tensor<8x11xf64>
    %328 = "stablehlo.abs"(%327) : (tensor<8x11xf64>) -> tensor<8x11xf64>
    %329 = "stablehlo.convert"(%308) : (tensor<f64>) -> tensor<f64>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x11xf64>
    %331 = "stablehlo.divide"(%328, %330) : (tensor<8x11xf64>, tensor<8x11xf64>) -> tensor<8x11xf64>
    %332 = "stablehlo.abs"(%331) : (tensor<8x11xf64>) -> tensor<8x11xf64>
    %333 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %334 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x11xf64>
    %335 = "stablehlo.subtract"(%334, %332) : (tensor<8x11xf64>, tensor<8x11xf64>) -> tensor<8x11xf64>
    %336 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x11xf64>
    %338 = "stablehlo.maximum"(%337, %335) : (tensor<8x11xf64>, tensor<8x11xf64>) -> tensor<8x11xf64>
    %339 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %340 = "stablehlo.reduce"(%338, %339) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<f64>, %arg32: tensor<f64>):
      %369 = "stablehlo.add"(%arg31, %arg32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%369) : (tensor<f64>) -> ()
    }) : (tensor<8x11xf64>, tensor<f64>) -> tensor<11xf64>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 1>}> : (tensor<11xf64>) -> tensor<1x11xf64>
    %342 = "stablehlo.abs"(%341) : (tensor<1x11xf64>) -> tensor<1x11xf64>
    %343 = "stablehlo.constant"() <{value = dense<1.1920928955078125E-4> : tensor<f64>}> : () -> tensor<f64>
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x11xf64>
    %345 = "stablehlo.compare"(%342, %344) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x11xf64>, tensor<1x11xf64>) -> tensor<1x11xi1>
    %346 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %347 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x11xf64>
    %348 = "stablehlo.compare"(%341, %347) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x11xf64>, tensor<1x11xf64>) -> tensor<1x11xi1>
    %349 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %350 = "func.call"(%348, %341, %349) <{callee = @_where_1}> : (tensor<1x11xi1>, tensor<1x11xf64>, tensor<i64>) -> tensor<1x11xf64>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x11xf64>) -> tensor<8x11xf64>
    %352 = "stablehlo.divide"(%338, %351) : (tensor<8x11xf64>, tensor<8x11xf64>) -> tensor<8x11xf64>
    %353 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %354 = "func.call"(%345, %352, %353) <{callee = @_where_2}> : (tensor<1x11xi1>, tensor<8x11xf64>, tensor<i64>) -> tensor<8x11xf64>
    %355 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %356 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<11xf64>
    %357 = "stablehlo.compare"(%321, %356) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
    %358 = "stablehlo.constant"() <{value = dense<7.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<11xf64>
    %360 = "stablehlo.compare"(%321, %359) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
    %361 = "stablehlo.and"(%357, %360) : (tensor<11xi1>, tensor<11xi1>) -> tensor<11xi1>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64: 1>}> : (tensor<11xi1>) -> tensor<1x11xi1>
    %363 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %364 = "func.call"(%362, %354, %363) <{callee = @_where_2}> : (tensor<1x11xi1>, tensor<8x11xf64>, tensor<i64>) -> tensor<8x11xf64>
    %365 = "stablehlo.convert"(%364) : (tensor<8x11xf64>) -> tensor<8x11xf32>
    %366 = "stablehlo.dot_general"(%305, %arg30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<8x5xf32>, tensor<1x8x8x3xf32>) -> tensor<5x1x8x3xf32>
    %367 = "stablehlo.dot_general"(%366, %365) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x1x8x3xf32>, tensor<8x11xf32>) -> tensor<5x1x3x11xf32>
    %368 = "stablehlo.transpose"(%367) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<5x1x3x11xf32>) -> tensor<1x5x11x3xf32>
    "func.return"(%368) : (tensor<1x5x11x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x5xi1>, tensor<1x5xf64>, tensor<i64>) -> tensor<1x5xf64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<1x5xi1>, %arg28: tensor<1x5xf64>, %arg29: tensor<i64>):
    %243 = "stablehlo.convert"(%arg29) : (tensor<i64>) -> tensor<f64>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x5xf64>
    %245 = "stablehlo.select"(%arg27, %arg28, %244) : (tensor<1x5xi1>, tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xf64>
    "func.return"(%245) : (tensor<1x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x5xi1>, tensor<8x5xf64>, tensor<i64>) -> tensor<8x5xf64>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<1x5xi1>, %arg25: tensor<8x5xf64>, %arg26: tensor<i64>):
    %239 = "stablehlo.convert"(%arg26) : (tensor<i64>) -> tensor<f64>
    %240 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi1>) -> tensor<8x5xi1>
    %241 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %242 = "stablehlo.select"(%240, %arg25, %241) : (tensor<8x5xi1>, tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    "func.return"(%242) : (tensor<8x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x11xi1>, tensor<1x11xf64>, tensor<i64>) -> tensor<1x11xf64>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<1x11xi1>, %arg22: tensor<1x11xf64>, %arg23: tensor<i64>):
    %236 = "stablehlo.convert"(%arg23) : (tensor<i64>) -> tensor<f64>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x11xf64>
    %238 = "stablehlo.select"(%arg21, %arg22, %237) : (tensor<1x11xi1>, tensor<1x11xf64>, tensor<1x11xf64>) -> tensor<1x11xf64>
    "func.return"(%238) : (tensor<1x11xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x11xi1>, tensor<8x11xf64>, tensor<i64>) -> tensor<8x11xf64>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<1x11xi1>, %arg19: tensor<8x11xf64>, %arg20: tensor<i64>):
    %232 = "stablehlo.convert"(%arg20) : (tensor<i64>) -> tensor<f64>
    %233 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x11xi1>) -> tensor<8x11xi1>
    %234 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x11xf64>
    %235 = "stablehlo.select"(%233, %arg19, %234) : (tensor<8x11xi1>, tensor<8x11xf64>, tensor<8x11xf64>) -> tensor<8x11xf64>
    "func.return"(%235) : (tensor<8x11xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x8x8x3xf32>) -> tensor<1x16x16x3xf32>, res_attrs = [{}], sym_name = "_resize_3", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<1x8x8x3xf32>):
    %190 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %191 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %193 = "stablehlo.add"(%190, %192) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %194 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %196 = "stablehlo.multiply"(%193, %195) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %197 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %199 = "stablehlo.divide"(%196, %198) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %200 = "stablehlo.floor"(%199) : (tensor<16xf32>) -> tensor<16xf32>
    %201 = "stablehlo.convert"(%200) : (tensor<16xf32>) -> tensor<16xi32>
    %202 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %204 = "stablehlo.compare"(%201, %203) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %205 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %207 = "stablehlo.add"(%201, %206) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %208 = "stablehlo.select"(%204, %207, %201) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %210 = "stablehlo.gather"(%arg17, %209) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 8, 3>}> : (tensor<1x8x8x3xf32>, tensor<16x1xi32>) -> tensor<1x16x8x3xf32>
    %211 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %212 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %214 = "stablehlo.add"(%211, %213) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %215 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %217 = "stablehlo.multiply"(%214, %216) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %218 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %220 = "stablehlo.divide"(%217, %219) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %221 = "stablehlo.floor"(%220) : (tensor<16xf32>) -> tensor<16xf32>
    %222 = "stablehlo.convert"(%221) : (tensor<16xf32>) -> tensor<16xi32>
    %223 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %225 = "stablehlo.compare"(%222, %224) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %226 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %228 = "stablehlo.add"(%222, %227) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %229 = "stablehlo.select"(%225, %228, %222) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %231 = "stablehlo.gather"(%210, %230) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16, 1, 3>}> : (tensor<1x16x8x3xf32>, tensor<16x1xi32>) -> tensor<1x16x16x3xf32>
    "func.return"(%231) : (tensor<1x16x16x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>, res_attrs = [{}], sym_name = "_resize_4", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<1x8x8x3xf32>):
    %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.maximum"(%11, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf64>
    %15 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %17 = "stablehlo.add"(%14, %16) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %18 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %23 = "stablehlo.subtract"(%20, %22) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %24 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %26 = "stablehlo.subtract"(%23, %25) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf64>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1x4xf64>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf64>) -> tensor<8x1xf64>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<8x4xf64>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf64>) -> tensor<8x4xf64>
    %32 = "stablehlo.subtract"(%30, %31) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %33 = "stablehlo.abs"(%32) : (tensor<8x4xf64>) -> tensor<8x4xf64>
    %34 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %36 = "stablehlo.divide"(%33, %35) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %37 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %39 = "stablehlo.multiply"(%38, %36) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %40 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %42 = "stablehlo.subtract"(%39, %41) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %43 = "stablehlo.multiply"(%42, %36) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %44 = "stablehlo.multiply"(%43, %36) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %47 = "stablehlo.add"(%44, %46) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %50 = "stablehlo.compare"(%36, %49) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xi1>
    %51 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %53 = "stablehlo.multiply"(%52, %36) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %54 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %56 = "stablehlo.add"(%53, %55) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %57 = "stablehlo.multiply"(%56, %36) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %58 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %60 = "stablehlo.subtract"(%57, %59) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %61 = "stablehlo.multiply"(%60, %36) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %62 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %64 = "stablehlo.add"(%61, %63) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %65 = "func.call"(%50, %64, %47) <{callee = @_where_5}> : (tensor<8x4xi1>, tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %66 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %68 = "stablehlo.compare"(%36, %67) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xi1>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %70 = "func.call"(%68, %69, %65) <{callee = @_where_6}> : (tensor<8x4xi1>, tensor<f64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %72 = "stablehlo.reduce"(%70, %71) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg15: tensor<f64>, %arg16: tensor<f64>):
      %189 = "stablehlo.add"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%189) : (tensor<f64>) -> ()
    }) : (tensor<8x4xf64>, tensor<f64>) -> tensor<4xf64>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1x4xf64>
    %74 = "stablehlo.abs"(%73) : (tensor<1x4xf64>) -> tensor<1x4xf64>
    %75 = "stablehlo.constant"() <{value = dense<1.1920928955078125E-4> : tensor<f64>}> : () -> tensor<f64>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x4xf64>
    %77 = "stablehlo.compare"(%74, %76) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %78 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x4xf64>
    %80 = "stablehlo.compare"(%73, %79) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %81 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %82 = "func.call"(%80, %73, %81) <{callee = @_where_7}> : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<i64>) -> tensor<1x4xf64>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<8x4xf64>
    %84 = "stablehlo.divide"(%70, %83) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %86 = "func.call"(%77, %84, %85) <{callee = @_where_8}> : (tensor<1x4xi1>, tensor<8x4xf64>, tensor<i64>) -> tensor<8x4xf64>
    %87 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %89 = "stablehlo.compare"(%26, %88) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %90 = "stablehlo.constant"() <{value = dense<7.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %92 = "stablehlo.compare"(%26, %91) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %93 = "stablehlo.and"(%89, %92) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi1>) -> tensor<1x4xi1>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %96 = "func.call"(%94, %86, %95) <{callee = @_where_8}> : (tensor<1x4xi1>, tensor<8x4xf64>, tensor<i64>) -> tensor<8x4xf64>
    %97 = "stablehlo.convert"(%96) : (tensor<8x4xf64>) -> tensor<8x4xf32>
    %98 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %99 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %100 = "stablehlo.maximum"(%98, %99) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %101 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf64>
    %102 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %104 = "stablehlo.add"(%101, %103) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %105 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %107 = "stablehlo.multiply"(%104, %106) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %108 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %110 = "stablehlo.subtract"(%107, %109) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %111 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %113 = "stablehlo.subtract"(%110, %112) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %114 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf64>
    %115 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1x4xf64>
    %116 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf64>) -> tensor<8x1xf64>
    %117 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<8x4xf64>
    %118 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf64>) -> tensor<8x4xf64>
    %119 = "stablehlo.subtract"(%117, %118) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %120 = "stablehlo.abs"(%119) : (tensor<8x4xf64>) -> tensor<8x4xf64>
    %121 = "stablehlo.convert"(%100) : (tensor<f64>) -> tensor<f64>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %123 = "stablehlo.divide"(%120, %122) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %124 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %126 = "stablehlo.multiply"(%125, %123) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %127 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %129 = "stablehlo.subtract"(%126, %128) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %130 = "stablehlo.multiply"(%129, %123) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %131 = "stablehlo.multiply"(%130, %123) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %132 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %134 = "stablehlo.add"(%131, %133) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %135 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %137 = "stablehlo.compare"(%123, %136) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xi1>
    %138 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %140 = "stablehlo.multiply"(%139, %123) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %141 = "stablehlo.constant"() <{value = dense<2.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %143 = "stablehlo.add"(%140, %142) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %144 = "stablehlo.multiply"(%143, %123) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %145 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %147 = "stablehlo.subtract"(%144, %146) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %148 = "stablehlo.multiply"(%147, %123) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %149 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %151 = "stablehlo.add"(%148, %150) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %152 = "func.call"(%137, %151, %134) <{callee = @_where_5}> : (tensor<8x4xi1>, tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %153 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %155 = "stablehlo.compare"(%123, %154) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xi1>
    %156 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %157 = "func.call"(%155, %156, %152) <{callee = @_where_6}> : (tensor<8x4xi1>, tensor<f64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %159 = "stablehlo.reduce"(%157, %158) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg13: tensor<f64>, %arg14: tensor<f64>):
      %188 = "stablehlo.add"(%arg13, %arg14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%188) : (tensor<f64>) -> ()
    }) : (tensor<8x4xf64>, tensor<f64>) -> tensor<4xf64>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1x4xf64>
    %161 = "stablehlo.abs"(%160) : (tensor<1x4xf64>) -> tensor<1x4xf64>
    %162 = "stablehlo.constant"() <{value = dense<1.1920928955078125E-4> : tensor<f64>}> : () -> tensor<f64>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x4xf64>
    %164 = "stablehlo.compare"(%161, %163) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %165 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x4xf64>
    %167 = "stablehlo.compare"(%160, %166) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %168 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %169 = "func.call"(%167, %160, %168) <{callee = @_where_7}> : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<i64>) -> tensor<1x4xf64>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<8x4xf64>
    %171 = "stablehlo.divide"(%157, %170) : (tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    %172 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %173 = "func.call"(%164, %171, %172) <{callee = @_where_8}> : (tensor<1x4xi1>, tensor<8x4xf64>, tensor<i64>) -> tensor<8x4xf64>
    %174 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %176 = "stablehlo.compare"(%113, %175) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %177 = "stablehlo.constant"() <{value = dense<7.500000e+00> : tensor<f64>}> : () -> tensor<f64>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %179 = "stablehlo.compare"(%113, %178) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %180 = "stablehlo.and"(%176, %179) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi1>) -> tensor<1x4xi1>
    %182 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %183 = "func.call"(%181, %173, %182) <{callee = @_where_8}> : (tensor<1x4xi1>, tensor<8x4xf64>, tensor<i64>) -> tensor<8x4xf64>
    %184 = "stablehlo.convert"(%183) : (tensor<8x4xf64>) -> tensor<8x4xf32>
    %185 = "stablehlo.dot_general"(%97, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<8x4xf32>, tensor<1x8x8x3xf32>) -> tensor<4x1x8x3xf32>
    %186 = "stablehlo.dot_general"(%185, %184) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x1x8x3xf32>, tensor<8x4xf32>) -> tensor<4x1x3x4xf32>
    %187 = "stablehlo.transpose"(%186) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<4x1x3x4xf32>) -> tensor<1x4x4x3xf32>
    "func.return"(%187) : (tensor<1x4x4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x4xi1>, tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>, res_attrs = [{}], sym_name = "_where_5", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<8x4xi1>, %arg10: tensor<8x4xf64>, %arg11: tensor<8x4xf64>):
    %10 = "stablehlo.select"(%arg9, %arg10, %arg11) : (tensor<8x4xi1>, tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    "func.return"(%10) : (tensor<8x4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x4xi1>, tensor<f64>, tensor<8x4xf64>) -> tensor<8x4xf64>, res_attrs = [{}], sym_name = "_where_6", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<8x4xi1>, %arg7: tensor<f64>, %arg8: tensor<8x4xf64>):
    %7 = "stablehlo.convert"(%arg7) : (tensor<f64>) -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %9 = "stablehlo.select"(%arg6, %8, %arg8) : (tensor<8x4xi1>, tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    "func.return"(%9) : (tensor<8x4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4xi1>, tensor<1x4xf64>, tensor<i64>) -> tensor<1x4xf64>, res_attrs = [{}], sym_name = "_where_7", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1x4xi1>, %arg4: tensor<1x4xf64>, %arg5: tensor<i64>):
    %4 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x4xf64>
    %6 = "stablehlo.select"(%arg3, %arg4, %5) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xf64>
    "func.return"(%6) : (tensor<1x4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4xi1>, tensor<8x4xf64>, tensor<i64>) -> tensor<8x4xf64>, res_attrs = [{}], sym_name = "_where_8", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x4xi1>, %arg1: tensor<8x4xf64>, %arg2: tensor<i64>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi1>) -> tensor<8x4xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x4xf64>
    %3 = "stablehlo.select"(%1, %arg1, %2) : (tensor<8x4xi1>, tensor<8x4xf64>, tensor<8x4xf64>) -> tensor<8x4xf64>
    "func.return"(%3) : (tensor<8x4xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
