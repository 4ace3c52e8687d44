"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xf32>, tensor<12xf32>, tensor<12xi32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<f32>, tensor<3x3xf32>, tensor<6x4xf32>, tensor<8x12xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<4x6xf32>, tensor<12xf32>, tensor<4x6xf32>, tensor<5xi64>, tensor<5xi64>, tensor<6x1xi64>, tensor<12xi64>, tensor<2xui8>, tensor<12xf32>, tensor<14xf32>, tensor<10xf32>, tensor<4x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7][0]"}, {jax.result_info = "result[7][1]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11][0]"}, {jax.result_info = "result[11][1]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg120: tensor<4x6xf32>, %arg121: tensor<12xf32>, %arg122: tensor<12xi32>):
    %362 = "stablehlo.slice"(%arg120) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<2x2xf32>
    %363 = "stablehlo.slice"(%arg120) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<2x2xf32>
    %364 = "func.call"(%362, %363) <{callee = @kron}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x4xf32>
    %365 = "stablehlo.slice"(%arg120) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<1x3xf32>
    %366 = "stablehlo.reshape"(%365) : (tensor<1x3xf32>) -> tensor<3xf32>
    %367 = "stablehlo.slice"(%arg120) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<1x3xf32>
    %368 = "stablehlo.reshape"(%367) : (tensor<1x3xf32>) -> tensor<3xf32>
    %369 = "func.call"(%366, %368) <{callee = @cross}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %370 = "stablehlo.slice"(%arg121) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<4xf32>
    %371 = "func.call"(%370) <{callee = @vander}> : (tensor<4xf32>) -> tensor<4x4xf32>
    %372 = "func.call"(%arg120) <{callee = @trace}> : (tensor<4x6xf32>) -> tensor<f32>
    %373 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %374 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %375 = "stablehlo.broadcast_in_dim"(%374) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %376 = "stablehlo.add"(%373, %375) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %377 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %378 = "stablehlo.compare"(%376, %377) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %379 = "stablehlo.convert"(%378) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %380 = "func.call"(%arg120) <{callee = @rot90}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %381 = "func.call"(%arg120, %arg120, %arg120, %arg120) <{callee = @block}> : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x12xf32>
    %382 = "stablehlo.slice"(%arg121) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<3xf32>
    %383 = "stablehlo.slice"(%arg121) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2xf32>
    %384 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %385 = "stablehlo.broadcast_in_dim"(%382) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %386 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %388 = "stablehlo.compare"(%arg120, %387) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %389 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %390 = "stablehlo.broadcast_in_dim"(%389) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %391 = "stablehlo.compare"(%arg120, %390) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %392 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %393 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %394 = "stablehlo.multiply"(%arg120, %393) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %395 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %396 = "stablehlo.broadcast_in_dim"(%395) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4x6xi1>
    %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<1x4x6xi1>
    %398 = "stablehlo.broadcast_in_dim"(%388) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<1x4x6xi1>
    %399 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<1x4x6xi1>
    %400 = "stablehlo.concatenate"(%397, %398, %399) <{dimension = 0 : i64}> : (tensor<1x4x6xi1>, tensor<1x4x6xi1>, tensor<1x4x6xi1>) -> tensor<3x4x6xi1>
    %401 = "func.call"(%400) <{callee = @argmax}> : (tensor<3x4x6xi1>) -> tensor<4x6xi64>
    %402 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %403 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %404 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %406 = "stablehlo.compare"(%401, %405) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %407 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %409 = "stablehlo.compare"(%401, %408) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %410 = "stablehlo.select"(%409, %arg120, %394) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %411 = "stablehlo.select"(%406, %403, %410) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %412 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %413 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %414 = "stablehlo.compare"(%arg121, %413) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %415 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %417 = "stablehlo.compare"(%arg121, %416) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %418 = "stablehlo.broadcast_in_dim"(%414) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xi1>) -> tensor<1x12xi1>
    %419 = "stablehlo.broadcast_in_dim"(%417) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xi1>) -> tensor<1x12xi1>
    %420 = "stablehlo.concatenate"(%418, %419) <{dimension = 0 : i64}> : (tensor<1x12xi1>, tensor<1x12xi1>) -> tensor<2x12xi1>
    %421 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %422 = "func.call"(%arg121, %420, %421) <{callee = @_piecewise}> : (tensor<12xf32>, tensor<2x12xi1>, tensor<i64>) -> tensor<12xf32>
    %423 = "func.call"(%arg120) <{callee = @cumsum_2}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %424 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %425 = "stablehlo.broadcast_in_dim"(%424) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %426 = "stablehlo.compare"(%arg120, %425) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %427 = "func.call"(%426) <{callee = @cumsum_4}> : (tensor<4x6xi1>) -> tensor<24xi64>
    %428 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %429 = "stablehlo.broadcast_in_dim"(%428) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %430 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %431 = "func.call"(%427, %430) <{callee = @clip}> : (tensor<24xi64>, tensor<i64>) -> tensor<24xi64>
    %432 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %433 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<24xi64>
    %434 = "stablehlo.compare"(%431, %433) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<24xi64>, tensor<24xi64>) -> tensor<24xi1>
    %435 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<24xi64>
    %437 = "stablehlo.add"(%431, %436) : (tensor<24xi64>, tensor<24xi64>) -> tensor<24xi64>
    %438 = "stablehlo.select"(%434, %437, %431) : (tensor<24xi1>, tensor<24xi64>, tensor<24xi64>) -> tensor<24xi64>
    %439 = "stablehlo.convert"(%438) : (tensor<24xi64>) -> tensor<24xi32>
    %440 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0>}> : (tensor<24xi32>) -> tensor<24x1xi32>
    %441 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %442 = "stablehlo.broadcast_in_dim"(%441) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<24xi64>
    %443 = "stablehlo.scatter"(%429, %440, %442) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg127: tensor<i64>, %arg128: tensor<i64>):
      %508 = "stablehlo.add"(%arg127, %arg128) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%508) : (tensor<i64>) -> ()
    }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
    %444 = "func.call"(%443) <{callee = @cumsum_6}> : (tensor<5xi64>) -> tensor<5xi64>
    %445 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %446 = "func.call"(%444, %445) <{callee = @floor_divide}> : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %447 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %448 = "func.call"(%446, %447) <{callee = @remainder}> : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %449 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %450 = "func.call"(%444, %449) <{callee = @floor_divide}> : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %451 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %452 = "func.call"(%450, %451) <{callee = @remainder}> : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %453 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %454 = "stablehlo.convert"(%426) : (tensor<4x6xi1>) -> tensor<4x6xi32>
    %455 = "stablehlo.convert"(%454) : (tensor<4x6xi32>) -> tensor<4x6xi64>
    %456 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %457 = "stablehlo.reduce"(%455, %456) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg125: tensor<i64>, %arg126: tensor<i64>):
      %507 = "stablehlo.add"(%arg125, %arg126) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%507) : (tensor<i64>) -> ()
    }) : (tensor<4x6xi64>, tensor<i64>) -> tensor<i64>
    %458 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %459 = "stablehlo.compare"(%453, %458) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %460 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %461 = "func.call"(%459, %460, %448) <{callee = @_where_10}> : (tensor<5xi1>, tensor<i64>, tensor<5xi64>) -> tensor<5xi64>
    %462 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %463 = "func.call"(%459, %462, %452) <{callee = @_where_10}> : (tensor<5xi1>, tensor<i64>, tensor<5xi64>) -> tensor<5xi64>
    %464 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %465 = "stablehlo.broadcast_in_dim"(%464) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %466 = "stablehlo.compare"(%arg121, %465) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %467 = "func.call"(%466) <{callee = @atleast_1d}> : (tensor<12xi1>) -> tensor<12xi1>
    %468 = "func.call"(%467) <{callee = @cumsum_11}> : (tensor<12xi1>) -> tensor<12xi64>
    %469 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %470 = "stablehlo.broadcast_in_dim"(%469) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %471 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %472 = "func.call"(%468, %471) <{callee = @clip_13}> : (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>
    %473 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %474 = "stablehlo.broadcast_in_dim"(%473) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %475 = "stablehlo.compare"(%472, %474) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %476 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %478 = "stablehlo.add"(%472, %477) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %479 = "stablehlo.select"(%475, %478, %472) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %480 = "stablehlo.convert"(%479) : (tensor<12xi64>) -> tensor<12xi32>
    %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %482 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %483 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %484 = "stablehlo.scatter"(%470, %481, %483) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg123: tensor<i64>, %arg124: tensor<i64>):
      %506 = "stablehlo.add"(%arg123, %arg124) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%506) : (tensor<i64>) -> ()
    }) : (tensor<6xi64>, tensor<12x1xi32>, tensor<12xi64>) -> tensor<6xi64>
    %485 = "func.call"(%484) <{callee = @cumsum_14}> : (tensor<6xi64>) -> tensor<6xi64>
    %486 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %487 = "func.call"(%485, %486) <{callee = @floor_divide_16}> : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %488 = "stablehlo.constant"() <{value = dense<12> : tensor<i64>}> : () -> tensor<i64>
    %489 = "func.call"(%487, %488) <{callee = @remainder_18}> : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %490 = "func.call"(%489) <{callee = @atleast_2d}> : (tensor<6xi64>) -> tensor<1x6xi64>
    %491 = "stablehlo.transpose"(%490) <{permutation = array<i64: 1, 0>}> : (tensor<1x6xi64>) -> tensor<6x1xi64>
    %492 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %493 = "func.call"(%arg122, %492) <{callee = @remainder_19}> : (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>
    %494 = "func.call"(%arg122, %493) <{callee = @lexsort}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi64>
    %495 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %496 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %497 = "stablehlo.compare"(%arg122, %496) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %498 = "func.call"(%497) <{callee = @packbits}> : (tensor<12xi1>) -> tensor<2xui8>
    %499 = "func.call"(%arg121) <{callee = @unwrap}> : (tensor<12xf32>) -> tensor<12xf32>
    %500 = "stablehlo.slice"(%arg121) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<3xf32>
    %501 = "func.call"(%arg121, %500) <{callee = @convolve}> : (tensor<12xf32>, tensor<3xf32>) -> tensor<14xf32>
    %502 = "stablehlo.slice"(%arg121) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<3xf32>
    %503 = "func.call"(%arg121, %502) <{callee = @correlate}> : (tensor<12xf32>, tensor<3xf32>) -> tensor<10xf32>
    %504 = "stablehlo.slice"(%arg120) <{limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<4x4xf32>
    %505 = "func.call"(%504) <{callee = @matrix_power}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%364, %369, %371, %372, %379, %380, %381, %385, %384, %411, %422, %423, %461, %463, %491, %494, %498, %499, %501, %503, %505) : (tensor<4x4xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<f32>, tensor<3x3xf32>, tensor<6x4xf32>, tensor<8x12xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<4x6xf32>, tensor<12xf32>, tensor<4x6xf32>, tensor<5xi64>, tensor<5xi64>, tensor<6x1xi64>, tensor<12xi64>, tensor<2xui8>, tensor<12xf32>, tensor<14xf32>, tensor<10xf32>, tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "kron", sym_visibility = "private"}> ({
  ^bb0(%arg118: tensor<2x2xf32>, %arg119: tensor<2x2xf32>):
    %356 = "stablehlo.broadcast_in_dim"(%arg118) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x1x2x1xf32>
    %357 = "stablehlo.broadcast_in_dim"(%arg119) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<2x2xf32>) -> tensor<1x2x1x2xf32>
    %358 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x2x1xf32>) -> tensor<2x2x2x2xf32>
    %359 = "stablehlo.broadcast_in_dim"(%357) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x2xf32>) -> tensor<2x2x2x2xf32>
    %360 = "stablehlo.multiply"(%358, %359) : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
    %361 = "stablehlo.reshape"(%360) : (tensor<2x2x2x2xf32>) -> tensor<4x4xf32>
    "func.return"(%361) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "cross", sym_visibility = "private"}> ({
  ^bb0(%arg116: tensor<3xf32>, %arg117: tensor<3xf32>):
    %331 = "stablehlo.slice"(%arg116) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %332 = "stablehlo.reshape"(%331) : (tensor<1xf32>) -> tensor<f32>
    %333 = "stablehlo.slice"(%arg116) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %334 = "stablehlo.reshape"(%333) : (tensor<1xf32>) -> tensor<f32>
    %335 = "stablehlo.slice"(%arg116) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %336 = "stablehlo.reshape"(%335) : (tensor<1xf32>) -> tensor<f32>
    %337 = "stablehlo.slice"(%arg117) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %338 = "stablehlo.reshape"(%337) : (tensor<1xf32>) -> tensor<f32>
    %339 = "stablehlo.slice"(%arg117) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %340 = "stablehlo.reshape"(%339) : (tensor<1xf32>) -> tensor<f32>
    %341 = "stablehlo.slice"(%arg117) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %342 = "stablehlo.reshape"(%341) : (tensor<1xf32>) -> tensor<f32>
    %343 = "stablehlo.multiply"(%334, %342) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %344 = "stablehlo.multiply"(%336, %340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %345 = "stablehlo.subtract"(%343, %344) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %346 = "stablehlo.multiply"(%336, %338) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %347 = "stablehlo.multiply"(%332, %342) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %348 = "stablehlo.subtract"(%346, %347) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %349 = "stablehlo.multiply"(%332, %340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %350 = "stablehlo.multiply"(%334, %338) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %351 = "stablehlo.subtract"(%349, %350) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %352 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %353 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %354 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %355 = "stablehlo.concatenate"(%352, %353, %354) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    "func.return"(%355) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "vander", sym_visibility = "private"}> ({
  ^bb0(%arg115: tensor<4xf32>):
    %322 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %323 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %324 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %325 = "stablehlo.subtract"(%324, %322) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %326 = "stablehlo.broadcast_in_dim"(%arg115) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %327 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %328 = "stablehlo.broadcast_in_dim"(%326) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %329 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %330 = "stablehlo.power"(%328, %329) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%330) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "trace", sym_visibility = "private"}> ({
  ^bb0(%arg112: tensor<4x6xf32>):
    %310 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi64>
    %311 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xi64>
    %312 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %313 = "stablehlo.broadcast_in_dim"(%312) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %314 = "stablehlo.add"(%310, %313) : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi64>
    %315 = "stablehlo.compare"(%314, %311) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %316 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %317 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %318 = "func.call"(%315, %arg112, %317) <{callee = @_where}> : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %319 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %320 = "stablehlo.reduce"(%318, %319) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
      %321 = "stablehlo.add"(%arg113, %arg114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%321) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%320) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg109: tensor<4x6xi1>, %arg110: tensor<4x6xf32>, %arg111: tensor<4x6xf32>):
    %309 = "stablehlo.select"(%arg109, %arg110, %arg111) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%309) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<6x4xf32>, res_attrs = [{}], sym_name = "rot90", sym_visibility = "private"}> ({
  ^bb0(%arg108: tensor<4x6xf32>):
    %307 = "func.call"(%arg108) <{callee = @_flip}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %308 = "stablehlo.transpose"(%307) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
    "func.return"(%308) : (tensor<6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "_flip", sym_visibility = "private"}> ({
  ^bb0(%arg107: tensor<4x6xf32>):
    %306 = "stablehlo.reverse"(%arg107) <{dimensions = array<i64: 1>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%306) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x12xf32>, res_attrs = [{}], sym_name = "block", sym_visibility = "private"}> ({
  ^bb0(%arg103: tensor<4x6xf32>, %arg104: tensor<4x6xf32>, %arg105: tensor<4x6xf32>, %arg106: tensor<4x6xf32>):
    %303 = "stablehlo.concatenate"(%arg103, %arg104) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
    %304 = "stablehlo.concatenate"(%arg105, %arg106) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
    %305 = "stablehlo.concatenate"(%303, %304) <{dimension = 0 : i64}> : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<8x12xf32>
    "func.return"(%305) : (tensor<8x12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x6xi1>) -> tensor<4x6xi64>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<3x4x6xi1>):
    %290 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x6xi64>
    %291 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %292 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %293:2 = "stablehlo.reduce"(%arg98, %290, %291, %292) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg99: tensor<i1>, %arg100: tensor<i64>, %arg101: tensor<i1>, %arg102: tensor<i64>):
      %294 = "stablehlo.compare"(%arg99, %arg101) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %295 = "stablehlo.compare"(%arg99, %arg99) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %296 = "stablehlo.or"(%294, %295) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %297 = "stablehlo.compare"(%arg99, %arg101) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %298 = "stablehlo.compare"(%arg100, %arg102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %299 = "stablehlo.and"(%297, %298) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %300 = "stablehlo.or"(%296, %299) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %301 = "stablehlo.select"(%296, %arg99, %arg101) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %302 = "stablehlo.select"(%300, %arg100, %arg102) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%301, %302) : (tensor<i1>, tensor<i64>) -> ()
    }) : (tensor<3x4x6xi1>, tensor<3x4x6xi64>, tensor<i1>, tensor<i64>) -> (tensor<4x6xi1>, tensor<4x6xi64>)
    "func.return"(%293#1) : (tensor<4x6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xf32>, tensor<2x12xi1>, tensor<i64>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "_piecewise", sym_visibility = "private"}> ({
  ^bb0(%arg95: tensor<12xf32>, %arg96: tensor<2x12xi1>, %arg97: tensor<i64>):
    %255 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x12xi1>
    %257 = "stablehlo.concatenate"(%256, %arg96) <{dimension = 0 : i64}> : (tensor<1x12xi1>, tensor<2x12xi1>) -> tensor<3x12xi1>
    %258 = "func.call"(%257) <{callee = @cumsum}> : (tensor<3x12xi1>) -> tensor<3x12xi64>
    %259 = "func.call"(%258) <{callee = @argmax_1}> : (tensor<3x12xi64>) -> tensor<12xi64>
    %260 = "stablehlo.convert"(%259) : (tensor<12xi64>) -> tensor<12xi32>
    %261 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %262 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %263 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %264 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %265 = "stablehlo.clamp"(%263, %260, %264) : (tensor<12xi32>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %266 = "stablehlo.broadcast_in_dim"(%arg97) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %267 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %269 = "stablehlo.compare"(%265, %268) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %270 = "stablehlo.select"(%269, %266, %266) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %271 = "stablehlo.convert"(%270) : (tensor<12xi64>) -> tensor<12xf32>
    %272 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %274 = "stablehlo.compare"(%265, %273) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %275 = "stablehlo.select"(%274, %arg95, %arg95) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %276 = "stablehlo.negate"(%275) : (tensor<12xf32>) -> tensor<12xf32>
    %277 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %279 = "stablehlo.compare"(%265, %278) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %280 = "stablehlo.select"(%279, %arg95, %arg95) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %281 = "stablehlo.multiply"(%280, %280) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %282 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %284 = "stablehlo.compare"(%265, %283) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %285 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %287 = "stablehlo.compare"(%265, %286) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %288 = "stablehlo.select"(%287, %276, %281) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %289 = "stablehlo.select"(%284, %271, %288) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%289) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x12xi1>) -> tensor<3x12xi64>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg94: tensor<3x12xi1>):
    %253 = "stablehlo.convert"(%arg94) : (tensor<3x12xi1>) -> tensor<3x12xi64>
    %254 = "func.call"(%253) <{callee = @cumsum_0}> : (tensor<3x12xi64>) -> tensor<3x12xi64>
    "func.return"(%254) : (tensor<3x12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x12xi64>) -> tensor<3x12xi64>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg91: tensor<3x12xi64>):
    %249 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %251 = "stablehlo.reduce_window"(%arg91, %250) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg92: tensor<i64>, %arg93: tensor<i64>):
      %252 = "stablehlo.add"(%arg92, %arg93) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%252) : (tensor<i64>) -> ()
    }) : (tensor<3x12xi64>, tensor<i64>) -> tensor<3x12xi64>
    "func.return"(%251) : (tensor<3x12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x12xi64>) -> tensor<12xi64>, sym_name = "argmax_1", sym_visibility = "private"}> ({
  ^bb0(%arg86: tensor<3x12xi64>):
    %236 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x12xi64>
    %237 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %238 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %239:2 = "stablehlo.reduce"(%arg86, %236, %237, %238) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg87: tensor<i64>, %arg88: tensor<i64>, %arg89: tensor<i64>, %arg90: tensor<i64>):
      %240 = "stablehlo.compare"(%arg87, %arg89) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %241 = "stablehlo.compare"(%arg87, %arg87) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %242 = "stablehlo.or"(%240, %241) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %243 = "stablehlo.compare"(%arg87, %arg89) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %244 = "stablehlo.compare"(%arg88, %arg90) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %245 = "stablehlo.and"(%243, %244) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %246 = "stablehlo.or"(%242, %245) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %247 = "stablehlo.select"(%242, %arg87, %arg89) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %248 = "stablehlo.select"(%246, %arg88, %arg90) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%247, %248) : (tensor<i64>, tensor<i64>) -> ()
    }) : (tensor<3x12xi64>, tensor<3x12xi64>, tensor<i64>, tensor<i64>) -> (tensor<12xi64>, tensor<12xi64>)
    "func.return"(%239#1) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "cumsum_2", sym_visibility = "private"}> ({
  ^bb0(%arg85: tensor<4x6xf32>):
    %235 = "func.call"(%arg85) <{callee = @cumsum_3}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%235) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, sym_name = "cumsum_3", sym_visibility = "private"}> ({
  ^bb0(%arg82: tensor<4x6xf32>):
    %231 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %233 = "stablehlo.reduce_window"(%arg82, %232) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>):
      %234 = "stablehlo.add"(%arg83, %arg84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%234) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    "func.return"(%233) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xi1>) -> tensor<24xi64>, res_attrs = [{}], sym_name = "cumsum_4", sym_visibility = "private"}> ({
  ^bb0(%arg81: tensor<4x6xi1>):
    %228 = "stablehlo.reshape"(%arg81) : (tensor<4x6xi1>) -> tensor<24xi1>
    %229 = "stablehlo.convert"(%228) : (tensor<24xi1>) -> tensor<24xi64>
    %230 = "func.call"(%229) <{callee = @cumsum_5}> : (tensor<24xi64>) -> tensor<24xi64>
    "func.return"(%230) : (tensor<24xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<24xi64>) -> tensor<24xi64>, sym_name = "cumsum_5", sym_visibility = "private"}> ({
  ^bb0(%arg78: tensor<24xi64>):
    %224 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %226 = "stablehlo.reduce_window"(%arg78, %225) <{base_dilations = array<i64: 1>, padding = dense<[[23, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 24>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg79: tensor<i64>, %arg80: tensor<i64>):
      %227 = "stablehlo.add"(%arg79, %arg80) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%227) : (tensor<i64>) -> ()
    }) : (tensor<24xi64>, tensor<i64>) -> tensor<24xi64>
    "func.return"(%226) : (tensor<24xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<24xi64>, tensor<i64>) -> tensor<24xi64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg76: tensor<24xi64>, %arg77: tensor<i64>):
    %221 = "stablehlo.convert"(%arg77) : (tensor<i64>) -> tensor<i64>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<24xi64>
    %223 = "stablehlo.maximum"(%222, %arg76) : (tensor<24xi64>, tensor<24xi64>) -> tensor<24xi64>
    "func.return"(%223) : (tensor<24xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5xi64>) -> tensor<5xi64>, res_attrs = [{}], sym_name = "cumsum_6", sym_visibility = "private"}> ({
  ^bb0(%arg75: tensor<5xi64>):
    %220 = "func.call"(%arg75) <{callee = @cumsum_7}> : (tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%220) : (tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xi64>) -> tensor<5xi64>, sym_name = "cumsum_7", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<5xi64>):
    %216 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %218 = "stablehlo.reduce_window"(%arg72, %217) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg73: tensor<i64>, %arg74: tensor<i64>):
      %219 = "stablehlo.add"(%arg73, %arg74) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%219) : (tensor<i64>) -> ()
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    "func.return"(%218) : (tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg70: tensor<5xi64>, %arg71: tensor<i64>):
    %200 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %201 = "stablehlo.divide"(%arg70, %200) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %202 = "stablehlo.sign"(%arg70) : (tensor<5xi64>) -> tensor<5xi64>
    %203 = "stablehlo.sign"(%arg71) : (tensor<i64>) -> tensor<i64>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %205 = "stablehlo.compare"(%202, %204) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %206 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %207 = "stablehlo.remainder"(%arg70, %206) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %208 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %210 = "stablehlo.compare"(%207, %209) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %211 = "stablehlo.and"(%205, %210) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %212 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %214 = "stablehlo.subtract"(%201, %213) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %215 = "func.call"(%211, %214, %201) <{callee = @_where_8}> : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%215) : (tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>, res_attrs = [{}], sym_name = "_where_8", sym_visibility = "private"}> ({
  ^bb0(%arg67: tensor<5xi1>, %arg68: tensor<5xi64>, %arg69: tensor<5xi64>):
    %199 = "stablehlo.select"(%arg67, %arg68, %arg69) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%199) : (tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg65: tensor<5xi64>, %arg66: tensor<i64>):
    %178 = "stablehlo.convert"(%arg66) : (tensor<i64>) -> tensor<i64>
    %179 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %180 = "stablehlo.compare"(%178, %179) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %181 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %182 = "func.call"(%180, %181, %178) <{callee = @_where_9}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %184 = "stablehlo.remainder"(%arg65, %183) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %185 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %187 = "stablehlo.compare"(%184, %186) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %188 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %190 = "stablehlo.compare"(%184, %189) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %191 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %192 = "stablehlo.compare"(%182, %191) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<5xi1>
    %194 = "stablehlo.compare"(%190, %193) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %195 = "stablehlo.and"(%194, %187) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %196 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %197 = "stablehlo.add"(%184, %196) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %198 = "stablehlo.select"(%195, %197, %184) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%198) : (tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where_9", sym_visibility = "private"}> ({
  ^bb0(%arg62: tensor<i1>, %arg63: tensor<i64>, %arg64: tensor<i64>):
    %177 = "stablehlo.select"(%arg62, %arg63, %arg64) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%177) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5xi1>, tensor<i64>, tensor<5xi64>) -> tensor<5xi64>, res_attrs = [{}], sym_name = "_where_10", sym_visibility = "private"}> ({
  ^bb0(%arg59: tensor<5xi1>, %arg60: tensor<i64>, %arg61: tensor<5xi64>):
    %174 = "stablehlo.convert"(%arg60) : (tensor<i64>) -> tensor<i64>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %176 = "stablehlo.select"(%arg59, %175, %arg61) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%176) : (tensor<5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi1>) -> tensor<12xi1>, res_attrs = [{}], sym_name = "atleast_1d", sym_visibility = "private"}> ({
  ^bb0(%arg58: tensor<12xi1>):
    "func.return"(%arg58) : (tensor<12xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi1>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "cumsum_11", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<12xi1>):
    %172 = "stablehlo.convert"(%arg57) : (tensor<12xi1>) -> tensor<12xi64>
    %173 = "func.call"(%172) <{callee = @cumsum_12}> : (tensor<12xi64>) -> tensor<12xi64>
    "func.return"(%173) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xi64>) -> tensor<12xi64>, sym_name = "cumsum_12", sym_visibility = "private"}> ({
  ^bb0(%arg54: tensor<12xi64>):
    %168 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %170 = "stablehlo.reduce_window"(%arg54, %169) <{base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg55: tensor<i64>, %arg56: tensor<i64>):
      %171 = "stablehlo.add"(%arg55, %arg56) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%171) : (tensor<i64>) -> ()
    }) : (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>
    "func.return"(%170) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi64>, tensor<i64>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "clip_13", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<12xi64>, %arg53: tensor<i64>):
    %165 = "stablehlo.convert"(%arg53) : (tensor<i64>) -> tensor<i64>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %167 = "stablehlo.maximum"(%166, %arg52) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    "func.return"(%167) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6xi64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "cumsum_14", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<6xi64>):
    %164 = "func.call"(%arg51) <{callee = @cumsum_15}> : (tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%164) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xi64>) -> tensor<6xi64>, sym_name = "cumsum_15", sym_visibility = "private"}> ({
  ^bb0(%arg48: tensor<6xi64>):
    %160 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
    %162 = "stablehlo.reduce_window"(%arg48, %161) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg49: tensor<i64>, %arg50: tensor<i64>):
      %163 = "stablehlo.add"(%arg49, %arg50) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%163) : (tensor<i64>) -> ()
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    "func.return"(%162) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "floor_divide_16", sym_visibility = "private"}> ({
  ^bb0(%arg46: tensor<6xi64>, %arg47: tensor<i64>):
    %144 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %145 = "stablehlo.divide"(%arg46, %144) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %146 = "stablehlo.sign"(%arg46) : (tensor<6xi64>) -> tensor<6xi64>
    %147 = "stablehlo.sign"(%arg47) : (tensor<i64>) -> tensor<i64>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %149 = "stablehlo.compare"(%146, %148) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %150 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %151 = "stablehlo.remainder"(%arg46, %150) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %154 = "stablehlo.compare"(%151, %153) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %155 = "stablehlo.and"(%149, %154) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %156 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %158 = "stablehlo.subtract"(%145, %157) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %159 = "func.call"(%155, %158, %145) <{callee = @_where_17}> : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%159) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "_where_17", sym_visibility = "private"}> ({
  ^bb0(%arg43: tensor<6xi1>, %arg44: tensor<6xi64>, %arg45: tensor<6xi64>):
    %143 = "stablehlo.select"(%arg43, %arg44, %arg45) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%143) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "remainder_18", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<6xi64>, %arg42: tensor<i64>):
    %122 = "stablehlo.convert"(%arg42) : (tensor<i64>) -> tensor<i64>
    %123 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %124 = "stablehlo.compare"(%122, %123) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %125 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %126 = "func.call"(%124, %125, %122) <{callee = @_where_9}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %128 = "stablehlo.remainder"(%arg41, %127) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %131 = "stablehlo.compare"(%128, %130) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %132 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %134 = "stablehlo.compare"(%128, %133) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %136 = "stablehlo.compare"(%126, %135) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6xi1>
    %138 = "stablehlo.compare"(%134, %137) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %139 = "stablehlo.and"(%138, %131) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %140 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %141 = "stablehlo.add"(%128, %140) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %142 = "stablehlo.select"(%139, %141, %128) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%142) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6xi64>) -> tensor<1x6xi64>, res_attrs = [{}], sym_name = "atleast_2d", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<6xi64>):
    %121 = "stablehlo.broadcast_in_dim"(%arg40) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xi64>) -> tensor<1x6xi64>
    "func.return"(%121) : (tensor<1x6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "remainder_19", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<12xi32>, %arg39: tensor<i64>):
    %100 = "stablehlo.convert"(%arg39) : (tensor<i64>) -> tensor<i32>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.compare"(%100, %101) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %103 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %104 = "func.call"(%102, %103, %100) <{callee = @_where_20}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %106 = "stablehlo.remainder"(%arg38, %105) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %107 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %109 = "stablehlo.compare"(%106, %108) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %110 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %112 = "stablehlo.compare"(%106, %111) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %113 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %114 = "stablehlo.compare"(%104, %113) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<12xi1>
    %116 = "stablehlo.compare"(%112, %115) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %117 = "stablehlo.and"(%116, %109) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %118 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %119 = "stablehlo.add"(%106, %118) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %120 = "stablehlo.select"(%117, %119, %106) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%120) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_20", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<i1>, %arg36: tensor<i32>, %arg37: tensor<i32>):
    %99 = "stablehlo.select"(%arg35, %arg36, %arg37) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%99) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi64>, res_attrs = [{}], sym_name = "lexsort", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<12xi32>, %arg28: tensor<12xi32>):
    %92 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi64>
    %93:3 = "stablehlo.sort"(%arg28, %arg27, %92) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>, %arg31: tensor<i32>, %arg32: tensor<i32>, %arg33: tensor<i64>, %arg34: tensor<i64>):
      %94 = "stablehlo.compare"(%arg31, %arg32) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %95 = "stablehlo.compare"(%arg29, %arg30) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %96 = "stablehlo.compare"(%arg29, %arg30) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %97 = "stablehlo.and"(%96, %94) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %98 = "stablehlo.or"(%95, %97) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%98) : (tensor<i1>) -> ()
    }) : (tensor<12xi32>, tensor<12xi32>, tensor<12xi64>) -> (tensor<12xi32>, tensor<12xi32>, tensor<12xi64>)
    "func.return"(%93#2) : (tensor<12xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xi1>) -> tensor<2xui8>, res_attrs = [{}], sym_name = "packbits", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<12xi1>):
    %75 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<12xi1>
    %77 = "stablehlo.compare"(%arg24, %76) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %78 = "stablehlo.convert"(%77) : (tensor<12xi1>) -> tensor<12xui8>
    %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xui8>
    %80 = "stablehlo.reverse"(%79) <{dimensions = array<i64: 0>}> : (tensor<8xui8>) -> tensor<8xui8>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %82 = "stablehlo.pad"(%78, %81) <{edge_padding_high = array<i64: 4>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<12xui8>, tensor<ui8>) -> tensor<16xui8>
    %83 = "stablehlo.reshape"(%82) : (tensor<16xui8>) -> tensor<2x8xui8>
    %84 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xui8>) -> tensor<1x8xui8>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xui8>) -> tensor<2x8xui8>
    %86 = "stablehlo.shift_left"(%83, %85) : (tensor<2x8xui8>, tensor<2x8xui8>) -> tensor<2x8xui8>
    %87 = "stablehlo.convert"(%86) : (tensor<2x8xui8>) -> tensor<2x8xui64>
    %88 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %89 = "stablehlo.reduce"(%87, %88) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg25: tensor<ui64>, %arg26: tensor<ui64>):
      %91 = "stablehlo.add"(%arg25, %arg26) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%91) : (tensor<ui64>) -> ()
    }) : (tensor<2x8xui64>, tensor<ui64>) -> tensor<2xui64>
    %90 = "stablehlo.convert"(%89) : (tensor<2xui64>) -> tensor<2xui8>
    "func.return"(%90) : (tensor<2xui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "unwrap", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<12xf32>):
    %43 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.divide"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.divide"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "func.call"(%arg23) <{callee = @diff}> : (tensor<12xf32>) -> tensor<11xf32>
    %50 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    %52 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %53 = "func.call"(%51, %52) <{callee = @remainder_21}> : (tensor<11xf32>, tensor<f32>) -> tensor<11xf32>
    %54 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %55 = "stablehlo.subtract"(%53, %54) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    %56 = "stablehlo.negate"(%48) : (tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %58 = "stablehlo.compare"(%55, %57) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %61 = "stablehlo.compare"(%49, %60) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %62 = "stablehlo.and"(%58, %61) : (tensor<11xi1>, tensor<11xi1>) -> tensor<11xi1>
    %63 = "func.call"(%62, %48, %55) <{callee = @_where_22}> : (tensor<11xi1>, tensor<f32>, tensor<11xf32>) -> tensor<11xf32>
    %64 = "stablehlo.abs"(%49) : (tensor<11xf32>) -> tensor<11xf32>
    %65 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %66 = "stablehlo.compare"(%64, %65) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %67 = "stablehlo.subtract"(%63, %49) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %69 = "func.call"(%66, %68, %67) <{callee = @_where_23}> : (tensor<11xi1>, tensor<i64>, tensor<11xf32>) -> tensor<11xf32>
    %70 = "stablehlo.slice"(%arg23) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<1xf32>
    %71 = "stablehlo.slice"(%arg23) <{limit_indices = array<i64: 12>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<11xf32>
    %72 = "func.call"(%69) <{callee = @cumsum_24}> : (tensor<11xf32>) -> tensor<11xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    %74 = "stablehlo.concatenate"(%70, %73) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<11xf32>) -> tensor<12xf32>
    "func.return"(%74) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> tensor<11xf32>, res_attrs = [{}], sym_name = "diff", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<12xf32>):
    %40 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 12>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<11xf32>
    %41 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 11>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<11xf32>
    %42 = "stablehlo.subtract"(%40, %41) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    "func.return"(%42) : (tensor<11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<11xf32>, tensor<f32>) -> tensor<11xf32>, res_attrs = [{}], sym_name = "remainder_21", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<11xf32>, %arg21: tensor<f32>):
    %24 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %25 = "stablehlo.remainder"(%arg20, %24) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %28 = "stablehlo.compare"(%25, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %31 = "stablehlo.compare"(%25, %30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.compare"(%arg21, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<11xi1>
    %35 = "stablehlo.compare"(%31, %34) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<11xi1>, tensor<11xi1>) -> tensor<11xi1>
    %36 = "stablehlo.and"(%35, %28) : (tensor<11xi1>, tensor<11xi1>) -> tensor<11xi1>
    %37 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %38 = "stablehlo.add"(%25, %37) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    %39 = "stablehlo.select"(%36, %38, %25) : (tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    "func.return"(%39) : (tensor<11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<11xi1>, tensor<f32>, tensor<11xf32>) -> tensor<11xf32>, res_attrs = [{}], sym_name = "_where_22", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<11xi1>, %arg18: tensor<f32>, %arg19: tensor<11xf32>):
    %22 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %23 = "stablehlo.select"(%arg17, %22, %arg19) : (tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    "func.return"(%23) : (tensor<11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<11xi1>, tensor<i64>, tensor<11xf32>) -> tensor<11xf32>, res_attrs = [{}], sym_name = "_where_23", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<11xi1>, %arg15: tensor<i64>, %arg16: tensor<11xf32>):
    %19 = "stablehlo.convert"(%arg15) : (tensor<i64>) -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11xf32>
    %21 = "stablehlo.select"(%arg14, %20, %arg16) : (tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    "func.return"(%21) : (tensor<11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<11xf32>) -> tensor<11xf32>, res_attrs = [{}], sym_name = "cumsum_24", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<11xf32>):
    %18 = "func.call"(%arg13) <{callee = @cumsum_25}> : (tensor<11xf32>) -> tensor<11xf32>
    "func.return"(%18) : (tensor<11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11xf32>) -> tensor<11xf32>, sym_name = "cumsum_25", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<11xf32>):
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.reduce_window"(%arg10, %15) <{base_dilations = array<i64: 1>, padding = dense<[[10, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 11>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %17 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<11xf32>, tensor<f32>) -> tensor<11xf32>
    "func.return"(%16) : (tensor<11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xf32>, tensor<3xf32>) -> tensor<14xf32>, res_attrs = [{}], sym_name = "convolve", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<12xf32>, %arg9: tensor<3xf32>):
    %13 = "func.call"(%arg8, %arg9) <{callee = @_conv}> : (tensor<12xf32>, tensor<3xf32>) -> tensor<14xf32>
    "func.return"(%13) : (tensor<14xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xf32>, tensor<3xf32>) -> tensor<14xf32>, res_attrs = [{}], sym_name = "_conv", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<12xf32>, %arg7: tensor<3xf32>):
    %8 = "func.call"(%arg7) <{callee = @_flip_26}> : (tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<12xf32>) -> tensor<1x1x12xf32>
    %10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %11 = "stablehlo.convolution"(%9, %10) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<2> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<1x1x12xf32>, tensor<1x1x3xf32>) -> tensor<1x1x14xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x1x14xf32>) -> tensor<14xf32>
    "func.return"(%12) : (tensor<14xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_flip_26", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<3xf32>):
    %7 = "stablehlo.reverse"(%arg5) <{dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%7) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xf32>, tensor<3xf32>) -> tensor<10xf32>, res_attrs = [{}], sym_name = "correlate", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<12xf32>, %arg4: tensor<3xf32>):
    %6 = "func.call"(%arg3, %arg4) <{callee = @_conv_27}> : (tensor<12xf32>, tensor<3xf32>) -> tensor<10xf32>
    "func.return"(%6) : (tensor<10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xf32>, tensor<3xf32>) -> tensor<10xf32>, res_attrs = [{}], sym_name = "_conv_27", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<12xf32>, %arg2: tensor<3xf32>):
    %2 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<12xf32>) -> tensor<1x1x12xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %4 = "stablehlo.convolution"(%2, %3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<1x1x12xf32>, tensor<1x1x3xf32>) -> tensor<1x1x10xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x1x10xf32>) -> tensor<10xf32>
    "func.return"(%5) : (tensor<10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "matrix_power", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "stablehlo.dot_general"(%0, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%1) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
