"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xf32>) -> tensor<4x2xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg139: tensor<2xf32>):
    %386 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %387 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %388 = "func.call"(%386, %387) <{callee = @_linspace}> : (tensor<f64>, tensor<f64>) -> tensor<4xf32>
    %389 = "func.call"(%arg139, %388) <{callee = @_odeint_wrapper}> : (tensor<2xf32>, tensor<4xf32>) -> tensor<4x2xf32>
    "func.return"(%389) : (tensor<4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f64>, tensor<f64>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_linspace", sym_visibility = "private"}> ({
  ^bb0(%arg137: tensor<f64>, %arg138: tensor<f64>):
    %368 = "stablehlo.convert"(%arg137) : (tensor<f64>) -> tensor<f32>
    %369 = "stablehlo.convert"(%arg138) : (tensor<f64>) -> tensor<f32>
    %370 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
    %371 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %372 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %373 = "stablehlo.divide"(%370, %372) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %374 = "stablehlo.reshape"(%368) : (tensor<f32>) -> tensor<1xf32>
    %375 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %376 = "stablehlo.broadcast_in_dim"(%375) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %377 = "stablehlo.subtract"(%376, %373) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %378 = "stablehlo.broadcast_in_dim"(%374) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<3xf32>
    %379 = "stablehlo.multiply"(%378, %377) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %380 = "stablehlo.reshape"(%369) : (tensor<f32>) -> tensor<1xf32>
    %381 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<3xf32>
    %382 = "stablehlo.multiply"(%381, %373) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %383 = "stablehlo.add"(%379, %382) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %384 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %385 = "stablehlo.concatenate"(%383, %384) <{dimension = 0 : i64}> : (tensor<3xf32>, tensor<1xf32>) -> tensor<4xf32>
    "func.return"(%385) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xf32>, tensor<4xf32>) -> tensor<4x2xf32>, res_attrs = [{}], sym_name = "_odeint_wrapper", sym_visibility = "private"}> ({
  ^bb0(%arg107: tensor<2xf32>, %arg108: tensor<4xf32>):
    %271 = "stablehlo.constant"() <{value = dense<[2.000000e-01, 3.000000e-01, 8.000000e-01, 0.888888895, 1.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<7xf32>}> : () -> tensor<7xf32>
    %272 = "stablehlo.constant"() <{value = dense<[[2.000000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [7.500000e-02, 2.250000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.977777779, -3.73333335, 3.55555558, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.95259857, -11.5957937, 9.82289314, -0.290809333, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.84627533, -10.757576, 8.90642261, 0.278409094, -0.273531318, 0.000000e+00, 0.000000e+00], [0.0911458358, 0.000000e+00, 0.449236304, 0.651041686, -0.322376192, 0.130952388, 0.000000e+00]]> : tensor<6x7xf32>}> : () -> tensor<6x7xf32>
    %273 = "stablehlo.constant"() <{value = dense<[0.0911458358, 0.000000e+00, 0.449236304, 0.651041686, -0.322376192, 0.130952388, 0.000000e+00]> : tensor<7xf32>}> : () -> tensor<7xf32>
    %274 = "stablehlo.constant"() <{value = dense<[8.21759284E-4, 0.000000e+00, -0.00283518014, 0.0246527772, -0.0339091979, 0.027936507, -0.0166666675]> : tensor<7xf32>}> : () -> tensor<7xf32>
    %275 = "stablehlo.constant"() <{value = dense<[0.100134321, 0.000000e+00, 0.391832173, -0.0298246015, 0.0589326844, -0.0449788868, 0.0239043087]> : tensor<7xf32>}> : () -> tensor<7xf32>
    %276 = "stablehlo.slice"(%arg107) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<2xf32>
    %277 = "stablehlo.slice"(%276) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %278 = "stablehlo.reshape"(%277) : (tensor<1xf32>) -> tensor<f32>
    %279 = "stablehlo.slice"(%276) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %280 = "stablehlo.reshape"(%279) : (tensor<1xf32>) -> tensor<f32>
    %281 = "stablehlo.negate"(%280) : (tensor<f32>) -> tensor<f32>
    %282 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %283 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %284 = "stablehlo.concatenate"(%282, %283) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %285 = "stablehlo.abs"(%arg107) : (tensor<2xf32>) -> tensor<2xf32>
    %286 = "stablehlo.constant"() <{value = dense<1.400000e-08> : tensor<f32>}> : () -> tensor<f32>
    %287 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %288 = "stablehlo.multiply"(%285, %287) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %289 = "stablehlo.constant"() <{value = dense<1.400000e-08> : tensor<f32>}> : () -> tensor<f32>
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %291 = "stablehlo.add"(%290, %288) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %292 = "stablehlo.divide"(%arg107, %291) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %293 = "func.call"(%292) <{callee = @norm}> : (tensor<2xf32>) -> tensor<f32>
    %294 = "stablehlo.divide"(%284, %291) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %295 = "func.call"(%294) <{callee = @norm}> : (tensor<2xf32>) -> tensor<f32>
    %296 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %297 = "stablehlo.compare"(%293, %296) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %298 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %299 = "stablehlo.compare"(%295, %298) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %300 = "stablehlo.or"(%297, %299) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %301 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %302 = "stablehlo.multiply"(%301, %293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %303 = "stablehlo.divide"(%302, %295) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %304 = "stablehlo.constant"() <{value = dense<9.9999999999999995E-7> : tensor<f64>}> : () -> tensor<f64>
    %305 = "func.call"(%300, %304, %303) <{callee = @_where}> : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %307 = "stablehlo.multiply"(%306, %284) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %308 = "stablehlo.add"(%arg107, %307) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %309 = "stablehlo.slice"(%308) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<2xf32>
    %310 = "stablehlo.slice"(%309) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %311 = "stablehlo.reshape"(%310) : (tensor<1xf32>) -> tensor<f32>
    %312 = "stablehlo.slice"(%309) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %313 = "stablehlo.reshape"(%312) : (tensor<1xf32>) -> tensor<f32>
    %314 = "stablehlo.negate"(%313) : (tensor<f32>) -> tensor<f32>
    %315 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %316 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %317 = "stablehlo.concatenate"(%315, %316) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %318 = "stablehlo.subtract"(%317, %284) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %319 = "stablehlo.divide"(%318, %291) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %320 = "func.call"(%319) <{callee = @norm}> : (tensor<2xf32>) -> tensor<f32>
    %321 = "stablehlo.divide"(%320, %305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %322 = "stablehlo.constant"() <{value = dense<1.000000e-15> : tensor<f32>}> : () -> tensor<f32>
    %323 = "stablehlo.compare"(%295, %322) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %324 = "stablehlo.constant"() <{value = dense<1.000000e-15> : tensor<f32>}> : () -> tensor<f32>
    %325 = "stablehlo.compare"(%321, %324) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %326 = "stablehlo.and"(%323, %325) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %327 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %328 = "stablehlo.multiply"(%305, %327) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %329 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %330 = "stablehlo.maximum"(%329, %328) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %331 = "stablehlo.maximum"(%295, %321) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %332 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %333 = "stablehlo.divide"(%332, %331) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %334 = "stablehlo.constant"() <{value = dense<2.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %335 = "stablehlo.power"(%333, %334) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %336 = "func.call"(%326, %330, %335) <{callee = @_where_0}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %337 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %338 = "stablehlo.multiply"(%337, %305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %339 = "stablehlo.minimum"(%338, %336) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %340 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %341 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %342 = "func.call"(%339, %340, %341) <{callee = @clip}> : (tensor<f32>, tensor<f64>, tensor<f64>) -> tensor<f32>
    %343 = "stablehlo.broadcast_in_dim"(%arg107) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %344 = "stablehlo.broadcast_in_dim"(%arg107) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %345 = "stablehlo.broadcast_in_dim"(%arg107) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %346 = "stablehlo.broadcast_in_dim"(%arg107) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %347 = "stablehlo.broadcast_in_dim"(%arg107) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %348 = "stablehlo.concatenate"(%343, %344, %345, %346, %347) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
    %349 = "stablehlo.slice"(%arg108) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %350 = "stablehlo.reshape"(%349) : (tensor<1xf32>) -> tensor<f32>
    %351 = "stablehlo.slice"(%arg108) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %352 = "stablehlo.reshape"(%351) : (tensor<1xf32>) -> tensor<f32>
    %353 = "stablehlo.slice"(%arg108) <{limit_indices = array<i64: 4>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %354 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %356 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %357:14 = "stablehlo.while"(%353, %271, %272, %273, %274, %275, %356, %arg107, %284, %350, %342, %352, %348, %355) ({
    ^bb0(%arg123: tensor<3xf32>, %arg124: tensor<7xf32>, %arg125: tensor<6x7xf32>, %arg126: tensor<7xf32>, %arg127: tensor<7xf32>, %arg128: tensor<7xf32>, %arg129: tensor<i64>, %arg130: tensor<2xf32>, %arg131: tensor<2xf32>, %arg132: tensor<f32>, %arg133: tensor<f32>, %arg134: tensor<f32>, %arg135: tensor<5x2xf32>, %arg136: tensor<3x2xf32>):
      %366 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %367 = "stablehlo.compare"(%arg129, %366) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%367) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg109: tensor<3xf32>, %arg110: tensor<7xf32>, %arg111: tensor<6x7xf32>, %arg112: tensor<7xf32>, %arg113: tensor<7xf32>, %arg114: tensor<7xf32>, %arg115: tensor<i64>, %arg116: tensor<2xf32>, %arg117: tensor<2xf32>, %arg118: tensor<f32>, %arg119: tensor<f32>, %arg120: tensor<f32>, %arg121: tensor<5x2xf32>, %arg122: tensor<3x2xf32>):
      %361 = "func.call"(%arg109, %arg115) <{callee = @dynamic_index_in_dim}> : (tensor<3xf32>, tensor<i64>) -> tensor<f32>
      %362:7 = "func.call"(%arg110, %arg111, %arg112, %arg113, %arg114, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %361) <{callee = @closed_call}> : (tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<2xf32>)
      %363 = "func.call"(%arg122, %362#6, %arg115) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<3x2xf32>
      %364 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %365 = "stablehlo.add"(%arg115, %364) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %365, %362#0, %362#1, %362#2, %362#3, %362#4, %362#5, %363) : (tensor<3xf32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<3x2xf32>) -> ()
    }) : (tensor<3xf32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<3x2xf32>) -> (tensor<3xf32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<3x2xf32>)
    %358 = "stablehlo.broadcast_in_dim"(%arg107) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %359 = "stablehlo.concatenate"(%358, %357#13) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %360 = "stablehlo.slice"(%359) <{limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
    "func.return"(%360) : (tensor<4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "norm", sym_visibility = "private"}> ({
  ^bb0(%arg104: tensor<2xf32>):
    %266 = "stablehlo.multiply"(%arg104, %arg104) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %267 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %268 = "stablehlo.reduce"(%266, %267) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
      %270 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%270) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %269 = "stablehlo.sqrt"(%268) : (tensor<f32>) -> tensor<f32>
    "func.return"(%269) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg101: tensor<i1>, %arg102: tensor<f64>, %arg103: tensor<f32>):
    %264 = "stablehlo.convert"(%arg102) : (tensor<f64>) -> tensor<f32>
    %265 = "stablehlo.select"(%arg101, %264, %arg103) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%265) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<i1>, %arg99: tensor<f32>, %arg100: tensor<f32>):
    %263 = "stablehlo.select"(%arg98, %arg99, %arg100) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%263) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<f64>, tensor<f64>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg95: tensor<f32>, %arg96: tensor<f64>, %arg97: tensor<f64>):
    %259 = "stablehlo.convert"(%arg97) : (tensor<f64>) -> tensor<f32>
    %260 = "stablehlo.maximum"(%259, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %261 = "stablehlo.convert"(%arg96) : (tensor<f64>) -> tensor<f32>
    %262 = "stablehlo.minimum"(%261, %260) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%262) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3xf32>, tensor<i64>) -> tensor<f32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg93: tensor<3xf32>, %arg94: tensor<i64>):
    %257 = "stablehlo.dynamic_slice"(%arg93, %arg94) <{slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<i64>) -> tensor<1xf32>
    %258 = "stablehlo.reshape"(%257) : (tensor<1xf32>) -> tensor<f32>
    "func.return"(%258) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<2xf32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<7xf32>, %arg36: tensor<6x7xf32>, %arg37: tensor<7xf32>, %arg38: tensor<7xf32>, %arg39: tensor<7xf32>, %arg40: tensor<2xf32>, %arg41: tensor<2xf32>, %arg42: tensor<f32>, %arg43: tensor<f32>, %arg44: tensor<f32>, %arg45: tensor<5x2xf32>, %arg46: tensor<f32>):
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %88:13 = "stablehlo.while"(%arg46, %arg35, %arg36, %arg37, %arg38, %arg39, %87, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45) ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<7xf32>, %arg82: tensor<6x7xf32>, %arg83: tensor<7xf32>, %arg84: tensor<7xf32>, %arg85: tensor<7xf32>, %arg86: tensor<i64>, %arg87: tensor<2xf32>, %arg88: tensor<2xf32>, %arg89: tensor<f32>, %arg90: tensor<f32>, %arg91: tensor<f32>, %arg92: tensor<5x2xf32>):
      %245 = "stablehlo.compare"(%arg89, %arg80) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %246 = "stablehlo.convert"(%arg86) : (tensor<i64>) -> tensor<f64>
      %247 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %248 = "stablehlo.compare"(%246, %247) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %249 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %251 = "stablehlo.compare"(%248, %250) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %252 = "stablehlo.convert"(%251) : (tensor<i1>) -> tensor<i1>
      %253 = "stablehlo.and"(%245, %252) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %254 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %255 = "stablehlo.compare"(%arg90, %254) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %256 = "stablehlo.and"(%253, %255) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%256) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<7xf32>, %arg49: tensor<6x7xf32>, %arg50: tensor<7xf32>, %arg51: tensor<7xf32>, %arg52: tensor<7xf32>, %arg53: tensor<i64>, %arg54: tensor<2xf32>, %arg55: tensor<2xf32>, %arg56: tensor<f32>, %arg57: tensor<f32>, %arg58: tensor<f32>, %arg59: tensor<5x2xf32>):
      %93 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x2xf32>
      %95 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %97 = "stablehlo.scatter"(%94, %96, %arg55) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
        "stablehlo.return"(%arg79) : (tensor<f32>) -> ()
      }) : (tensor<7x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<7x2xf32>
      %98 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %99 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %100:8 = "stablehlo.while"(%arg48, %arg57, %arg56, %arg49, %arg54, %99, %98, %97) ({
      ^bb0(%arg70: tensor<7xf32>, %arg71: tensor<f32>, %arg72: tensor<f32>, %arg73: tensor<6x7xf32>, %arg74: tensor<2xf32>, %arg75: tensor<i64>, %arg76: tensor<i64>, %arg77: tensor<7x2xf32>):
        %243 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
        %244 = "stablehlo.compare"(%arg75, %243) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
        "stablehlo.return"(%244) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg62: tensor<7xf32>, %arg63: tensor<f32>, %arg64: tensor<f32>, %arg65: tensor<6x7xf32>, %arg66: tensor<2xf32>, %arg67: tensor<i64>, %arg68: tensor<i64>, %arg69: tensor<7x2xf32>):
        %240:2 = "func.call"(%arg62, %arg63, %arg64, %arg65, %arg66, %arg68, %arg69) <{callee = @closed_call_1}> : (tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<2xf32>, tensor<i64>, tensor<7x2xf32>) -> (tensor<i64>, tensor<7x2xf32>)
        %241 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
        %242 = "stablehlo.add"(%arg67, %241) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%arg62, %arg63, %arg64, %arg65, %arg66, %242, %240#0, %240#1) : (tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<2xf32>, tensor<i64>, tensor<i64>, tensor<7x2xf32>) -> ()
      }) : (tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<2xf32>, tensor<i64>, tensor<i64>, tensor<7x2xf32>) -> (tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<2xf32>, tensor<i64>, tensor<i64>, tensor<7x2xf32>)
      %101 = "stablehlo.dot_general"(%arg50, %100#7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %102 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %103 = "stablehlo.multiply"(%102, %101) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %104 = "stablehlo.add"(%103, %arg54) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %105 = "stablehlo.dot_general"(%arg51, %100#7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %106 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %107 = "stablehlo.multiply"(%106, %105) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %108 = "stablehlo.slice"(%100#7) <{limit_indices = array<i64: 7, 2>, start_indices = array<i64: 6, 0>, strides = array<i64: 1, 1>}> : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %109 = "stablehlo.reshape"(%108) : (tensor<1x2xf32>) -> tensor<2xf32>
      %110 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %111 = "stablehlo.abs"(%arg54) : (tensor<2xf32>) -> tensor<2xf32>
      %112 = "stablehlo.abs"(%104) : (tensor<2xf32>) -> tensor<2xf32>
      %113 = "stablehlo.maximum"(%111, %112) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %114 = "stablehlo.constant"() <{value = dense<1.400000e-08> : tensor<f32>}> : () -> tensor<f32>
      %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %116 = "stablehlo.multiply"(%115, %113) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %117 = "stablehlo.constant"() <{value = dense<1.400000e-08> : tensor<f32>}> : () -> tensor<f32>
      %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %119 = "stablehlo.add"(%118, %116) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %120 = "stablehlo.divide"(%107, %119) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %121 = "stablehlo.multiply"(%120, %120) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %123 = "stablehlo.reduce"(%121, %122) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
        %239 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%239) : (tensor<f32>) -> ()
      }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %124 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %125 = "stablehlo.divide"(%123, %124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %126 = "stablehlo.sqrt"(%125) : (tensor<f32>) -> tensor<f32>
      %127 = "stablehlo.dot_general"(%arg52, %100#7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %128 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %129 = "stablehlo.multiply"(%128, %127) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %130 = "stablehlo.add"(%arg54, %129) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %131 = "stablehlo.slice"(%100#7) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %132 = "stablehlo.reshape"(%131) : (tensor<1x2xf32>) -> tensor<2xf32>
      %133 = "stablehlo.slice"(%100#7) <{limit_indices = array<i64: 7, 2>, start_indices = array<i64: 6, 0>, strides = array<i64: 1, 1>}> : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %134 = "stablehlo.reshape"(%133) : (tensor<1x2xf32>) -> tensor<2xf32>
      %135 = "stablehlo.constant"() <{value = dense<-2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %136 = "stablehlo.multiply"(%135, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %138 = "stablehlo.multiply"(%137, %132) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %139 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %140 = "stablehlo.multiply"(%139, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %142 = "stablehlo.multiply"(%141, %134) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %143 = "stablehlo.add"(%138, %142) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %144 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %146 = "stablehlo.multiply"(%145, %arg54) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %147 = "stablehlo.subtract"(%143, %146) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %148 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %150 = "stablehlo.multiply"(%149, %104) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %151 = "stablehlo.subtract"(%147, %150) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %152 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %154 = "stablehlo.multiply"(%153, %130) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %155 = "stablehlo.add"(%151, %154) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %156 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %157 = "stablehlo.multiply"(%156, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %159 = "stablehlo.multiply"(%158, %132) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %160 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %161 = "stablehlo.multiply"(%160, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %163 = "stablehlo.multiply"(%162, %134) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %164 = "stablehlo.subtract"(%159, %163) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %165 = "stablehlo.constant"() <{value = dense<1.800000e+01> : tensor<f32>}> : () -> tensor<f32>
      %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %167 = "stablehlo.multiply"(%166, %arg54) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %168 = "stablehlo.add"(%164, %167) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %169 = "stablehlo.constant"() <{value = dense<1.400000e+01> : tensor<f32>}> : () -> tensor<f32>
      %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %171 = "stablehlo.multiply"(%170, %104) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %172 = "stablehlo.add"(%168, %171) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %173 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
      %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %175 = "stablehlo.multiply"(%174, %130) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %176 = "stablehlo.subtract"(%172, %175) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %177 = "stablehlo.constant"() <{value = dense<-4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %178 = "stablehlo.multiply"(%177, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %180 = "stablehlo.multiply"(%179, %132) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %181 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %182 = "stablehlo.multiply"(%181, %134) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %183 = "stablehlo.add"(%180, %182) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %184 = "stablehlo.constant"() <{value = dense<1.100000e+01> : tensor<f32>}> : () -> tensor<f32>
      %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %186 = "stablehlo.multiply"(%185, %arg54) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %187 = "stablehlo.subtract"(%183, %186) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %188 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %190 = "stablehlo.multiply"(%189, %104) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %191 = "stablehlo.subtract"(%187, %190) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %192 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %194 = "stablehlo.multiply"(%193, %130) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %195 = "stablehlo.add"(%191, %194) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %196 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %197 = "stablehlo.multiply"(%196, %132) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %198 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
      %199 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
      %200 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
      %201 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
      %202 = "stablehlo.broadcast_in_dim"(%arg54) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
      %203 = "stablehlo.concatenate"(%198, %199, %200, %201, %202) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
      %204 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %205 = "stablehlo.compare"(%126, %204) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %206 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %207 = "stablehlo.constant"() <{value = dense<2.000000e-01> : tensor<f64>}> : () -> tensor<f64>
      %208 = "func.call"(%205, %206, %207) <{callee = @_where_2}> : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %209 = "stablehlo.constant"() <{value = dense<-2.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %210 = "stablehlo.power"(%126, %209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %211 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
      %212 = "stablehlo.multiply"(%210, %211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %213 = "stablehlo.convert"(%208) : (tensor<f64>) -> tensor<f32>
      %214 = "stablehlo.maximum"(%212, %213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %215 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
      %216 = "stablehlo.minimum"(%215, %214) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %217 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %218 = "stablehlo.compare"(%126, %217) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %219 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
      %220 = "stablehlo.multiply"(%arg57, %219) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %221 = "stablehlo.multiply"(%arg57, %216) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %222 = "func.call"(%218, %220, %221) <{callee = @_where_3}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %223 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
      %224 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %225 = "func.call"(%222, %223, %224) <{callee = @clip_4}> : (tensor<f32>, tensor<f64>, tensor<f64>) -> tensor<f32>
      %226 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %227 = "stablehlo.add"(%arg53, %226) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %228 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %229 = "stablehlo.add"(%arg53, %228) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %230 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %231 = "stablehlo.compare"(%126, %230) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %232 = "func.call"(%231, %227, %229) <{callee = @_where_5}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %233 = "func.call"(%231, %104, %arg54) <{callee = @_where_6}> : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %234 = "func.call"(%231, %109, %arg55) <{callee = @_where_6}> : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %235 = "func.call"(%231, %110, %arg56) <{callee = @_where_3}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %236 = "func.call"(%231, %225, %225) <{callee = @_where_3}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %237 = "func.call"(%231, %arg56, %arg58) <{callee = @_where_3}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %238 = "func.call"(%231, %203, %arg59) <{callee = @_where_7}> : (tensor<i1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
      "stablehlo.return"(%arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %232, %233, %234, %235, %236, %237, %238) : (tensor<f32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>) -> ()
    }) : (tensor<f32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>) -> (tensor<f32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>)
    %89 = "stablehlo.subtract"(%arg46, %88#11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.subtract"(%88#9, %88#11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.divide"(%89, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "func.call"(%88#12, %91) <{callee = @polyval}> : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"(%88#7, %88#8, %88#9, %88#10, %88#11, %88#12, %92) : (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<2xf32>, tensor<i64>, tensor<7x2xf32>) -> (tensor<i64>, tensor<7x2xf32>), res_attrs = [{}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<7xf32>, %arg27: tensor<f32>, %arg28: tensor<f32>, %arg29: tensor<6x7xf32>, %arg30: tensor<2xf32>, %arg31: tensor<i64>, %arg32: tensor<7x2xf32>):
    %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %35 = "stablehlo.add"(%arg31, %34) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %37 = "stablehlo.subtract"(%arg31, %36) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %39 = "stablehlo.compare"(%37, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %40 = "stablehlo.convert"(%37) : (tensor<i64>) -> tensor<i64>
    %41 = "stablehlo.constant"() <{value = dense<7> : tensor<i64>}> : () -> tensor<i64>
    %42 = "stablehlo.add"(%40, %41) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %43 = "stablehlo.select"(%39, %42, %37) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %44 = "stablehlo.dynamic_slice"(%arg26, %43) <{slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<i64>) -> tensor<1xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1xf32>) -> tensor<f32>
    %46 = "stablehlo.multiply"(%arg27, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.add"(%arg28, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %49 = "stablehlo.subtract"(%arg31, %48) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %50 = "stablehlo.convert"(%49) : (tensor<i64>) -> tensor<i32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.compare"(%50, %51) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %53 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.add"(%50, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %55 = "stablehlo.select"(%52, %54, %50) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.compare"(%56, %57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %63 = "stablehlo.select"(%58, %61, %62) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%arg29, %55, %63) <{slice_sizes = array<i64: 1, 7>}> : (tensor<6x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x7xf32>) -> tensor<7xf32>
    %66 = "stablehlo.dot_general"(%65, %arg32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
    %67 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %68 = "stablehlo.multiply"(%67, %66) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %69 = "stablehlo.add"(%arg30, %68) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %70 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<2xf32>
    %71 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1xf32>) -> tensor<f32>
    %73 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1xf32>) -> tensor<f32>
    %75 = "stablehlo.negate"(%74) : (tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %78 = "stablehlo.concatenate"(%76, %77) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %80 = "stablehlo.compare"(%arg31, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %81 = "stablehlo.constant"() <{value = dense<7> : tensor<i64>}> : () -> tensor<i64>
    %82 = "stablehlo.add"(%arg31, %81) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %83 = "stablehlo.select"(%80, %82, %arg31) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %84 = "stablehlo.convert"(%83) : (tensor<i64>) -> tensor<i32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %86 = "stablehlo.scatter"(%arg32, %85, %78) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      "stablehlo.return"(%arg34) : (tensor<f32>) -> ()
    }) : (tensor<7x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<7x2xf32>
    "func.return"(%35, %86) : (tensor<i64>, tensor<7x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<i1>, %arg24: tensor<f64>, %arg25: tensor<f64>):
    %33 = "stablehlo.select"(%arg23, %arg24, %arg25) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    "func.return"(%33) : (tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_where_3", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<i1>, %arg21: tensor<f32>, %arg22: tensor<f32>):
    %32 = "stablehlo.select"(%arg20, %arg21, %arg22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%32) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<f64>, tensor<f64>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip_4", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<f32>, %arg18: tensor<f64>, %arg19: tensor<f64>):
    %28 = "stablehlo.convert"(%arg19) : (tensor<f64>) -> tensor<f32>
    %29 = "stablehlo.maximum"(%28, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.convert"(%arg18) : (tensor<f64>) -> tensor<f32>
    %31 = "stablehlo.minimum"(%30, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%31) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where_5", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<i1>, %arg15: tensor<i64>, %arg16: tensor<i64>):
    %27 = "stablehlo.select"(%arg14, %arg15, %arg16) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%27) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where_6", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<i1>, %arg12: tensor<2xf32>, %arg13: tensor<2xf32>):
    %26 = "stablehlo.select"(%arg11, %arg12, %arg13) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%26) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>, res_attrs = [{}], sym_name = "_where_7", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<i1>, %arg9: tensor<5x2xf32>, %arg10: tensor<5x2xf32>):
    %25 = "stablehlo.select"(%arg8, %arg9, %arg10) : (tensor<i1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    "func.return"(%25) : (tensor<5x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "polyval", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5x2xf32>, %arg7: tensor<f32>):
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %8 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 0, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<0x2xf32>
    %9 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x2xf32>
    %10 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x2xf32>) -> tensor<2xf32>
    %12 = "func.call"(%arg7, %7, %11) <{callee = @closed_call_8}> : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %13 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x2xf32>) -> tensor<2xf32>
    %15 = "func.call"(%arg7, %12, %14) <{callee = @closed_call_8}> : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %16 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x2xf32>) -> tensor<2xf32>
    %18 = "func.call"(%arg7, %15, %17) <{callee = @closed_call_8}> : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %19 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 4, 2>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x2xf32>) -> tensor<2xf32>
    %21 = "func.call"(%arg7, %18, %20) <{callee = @closed_call_8}> : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %22 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 5, 2>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x2xf32>) -> tensor<2xf32>
    %24 = "func.call"(%arg7, %21, %23) <{callee = @closed_call_8}> : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%24) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "closed_call_8", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>):
    %3 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %4 = "stablehlo.multiply"(%arg4, %3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %5 = "stablehlo.add"(%4, %arg5) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%5) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<3x2xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1) : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i64>, tensor<i64>) -> tensor<3x2xf32>
    "func.return"(%2) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
