"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xf32>, tensor<12xf32>, tensor<12xi32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<10xi64>, tensor<12xf32>, tensor<12xi32>, tensor<4x5xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<12xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg135: tensor<4x6xf32>, %arg136: tensor<12xf32>, %arg137: tensor<12xi32>):
    %533 = "stablehlo.constant"() <{value = dense<[-1.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
    %534 = "stablehlo.constant"() <{value = dense<3.000000e+01> : tensor<f64>}> : () -> tensor<f64>
    %535 = "func.call"(%arg136, %534) <{callee = @percentile}> : (tensor<12xf32>, tensor<f64>) -> tensor<f32>
    %536 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %537 = "func.call"(%arg135, %536) <{callee = @quantile_0}> : (tensor<4x6xf32>, tensor<f64>) -> tensor<4xf32>
    %538 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %539 = "stablehlo.broadcast_in_dim"(%538) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %540 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %541 = "stablehlo.reduce"(%arg136, %540) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg148: tensor<f32>, %arg149: tensor<f32>):
      %628 = "stablehlo.minimum"(%arg148, %arg149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%628) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %542 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %543 = "stablehlo.reduce"(%arg136, %542) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg146: tensor<f32>, %arg147: tensor<f32>):
      %627 = "stablehlo.maximum"(%arg146, %arg147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%627) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %544 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %545 = "stablehlo.broadcast_in_dim"(%543) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %546 = "stablehlo.concatenate"(%544, %545) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %547 = "func.call"(%546) <{callee = @_ptp}> : (tensor<2xf32>) -> tensor<f32>
    %548 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %549 = "stablehlo.compare"(%547, %548) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %550 = "stablehlo.slice"(%546) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %551 = "stablehlo.reshape"(%550) : (tensor<1xf32>) -> tensor<f32>
    %552 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %553 = "stablehlo.subtract"(%551, %552) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %554 = "stablehlo.slice"(%546) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %555 = "stablehlo.reshape"(%554) : (tensor<1xf32>) -> tensor<f32>
    %556 = "func.call"(%549, %553, %555) <{callee = @_where_2}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %557 = "func.call"(%546) <{callee = @_ptp}> : (tensor<2xf32>) -> tensor<f32>
    %558 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %559 = "stablehlo.compare"(%557, %558) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %560 = "stablehlo.slice"(%546) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %561 = "stablehlo.reshape"(%560) : (tensor<1xf32>) -> tensor<f32>
    %562 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %563 = "stablehlo.add"(%561, %562) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %564 = "stablehlo.slice"(%546) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %565 = "stablehlo.reshape"(%564) : (tensor<1xf32>) -> tensor<f32>
    %566 = "func.call"(%559, %563, %565) <{callee = @_where_2}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %567 = "func.call"(%556, %566) <{callee = @_linspace}> : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %568 = "func.call"(%567, %arg136) <{callee = @searchsorted}> : (tensor<5xf32>, tensor<12xf32>) -> tensor<12xi32>
    %569 = "stablehlo.slice"(%567) <{limit_indices = array<i64: 5>, start_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %570 = "stablehlo.reshape"(%569) : (tensor<1xf32>) -> tensor<f32>
    %571 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %572 = "stablehlo.compare"(%arg136, %571) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %573 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %574 = "func.call"(%572, %573, %568) <{callee = @_where_4}> : (tensor<12xi1>, tensor<i64>, tensor<12xi32>) -> tensor<12xi32>
    %575 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %576 = "stablehlo.broadcast_in_dim"(%575) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %577 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %578 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %579 = "stablehlo.compare"(%574, %578) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %580 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %581 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %582 = "stablehlo.add"(%574, %581) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %583 = "stablehlo.select"(%579, %582, %574) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %584 = "stablehlo.broadcast_in_dim"(%583) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %585 = "stablehlo.scatter"(%576, %584, %539) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
      %626 = "stablehlo.add"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%626) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<12x1xi32>, tensor<12xf32>) -> tensor<5xf32>
    %586 = "stablehlo.slice"(%585) <{limit_indices = array<i64: 5>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<4xf32>
    %587 = "func.call"(%arg135) <{callee = @cov}> : (tensor<4x6xf32>) -> tensor<4x4xf32>
    %588 = "func.call"(%arg135) <{callee = @corrcoef}> : (tensor<4x6xf32>) -> tensor<4x4xf32>
    %589 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %590 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<10xi64>
    %591 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %592 = "func.call"(%arg137, %591) <{callee = @clip_6}> : (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>
    %593 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %594 = "stablehlo.broadcast_in_dim"(%593) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %595 = "stablehlo.compare"(%592, %594) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %596 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %597 = "stablehlo.broadcast_in_dim"(%596) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %598 = "stablehlo.add"(%592, %597) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %599 = "stablehlo.select"(%595, %598, %592) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %600 = "stablehlo.broadcast_in_dim"(%599) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %601 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %602 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<12xi64>
    %603 = "stablehlo.scatter"(%590, %600, %602) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg142: tensor<i64>, %arg143: tensor<i64>):
      %625 = "stablehlo.add"(%arg142, %arg143) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%625) : (tensor<i64>) -> ()
    }) : (tensor<10xi64>, tensor<12x1xi32>, tensor<12xi64>) -> tensor<10xi64>
    %604 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %605 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %606 = "func.call"(%604, %605) <{callee = @_linspace_7}> : (tensor<i64>, tensor<i64>) -> tensor<5xf32>
    %607 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %608 = "func.call"(%arg136, %606, %607) <{callee = @_interp}> : (tensor<12xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<12xf32>
    %609 = "func.call"(%arg136, %533) <{callee = @digitize}> : (tensor<12xf32>, tensor<3xf32>) -> tensor<12xi32>
    %610 = "func.call"(%arg135) <{callee = @diff}> : (tensor<4x6xf32>) -> tensor<4x5xf32>
    %611 = "func.call"(%arg136) <{callee = @trapezoid}> : (tensor<12xf32>) -> tensor<f32>
    %612 = "func.call"(%arg135) <{callee = @_ptp_17}> : (tensor<4x6xf32>) -> tensor<4xf32>
    %613 = "func.call"(%arg135) <{callee = @nanmean}> : (tensor<4x6xf32>) -> tensor<f32>
    %614 = "stablehlo.abs"(%arg135) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %615 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %616 = "stablehlo.reduce"(%614, %615) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg140: tensor<f32>, %arg141: tensor<f32>):
      %624 = "stablehlo.add"(%arg140, %arg141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%624) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %617 = "stablehlo.multiply"(%arg135, %614) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %618 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %619 = "stablehlo.reduce"(%617, %618) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg138: tensor<f32>, %arg139: tensor<f32>):
      %623 = "stablehlo.add"(%arg138, %arg139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%623) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %620 = "stablehlo.divide"(%619, %616) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %621 = "stablehlo.slice"(%arg136) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<3xf32>
    %622 = "func.call"(%621, %arg136) <{callee = @polyval}> : (tensor<3xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%535, %537, %586, %587, %588, %603, %608, %609, %610, %611, %612, %613, %620, %622) : (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<10xi64>, tensor<12xf32>, tensor<12xi32>, tensor<4x5xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xf32>, tensor<f64>) -> tensor<f32>, res_attrs = [{}], sym_name = "percentile", sym_visibility = "private"}> ({
  ^bb0(%arg133: tensor<12xf32>, %arg134: tensor<f64>):
    %530 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f64>}> : () -> tensor<f64>
    %531 = "stablehlo.divide"(%arg134, %530) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %532 = "func.call"(%arg133, %531) <{callee = @quantile}> : (tensor<12xf32>, tensor<f64>) -> tensor<f32>
    "func.return"(%532) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xf32>, tensor<f64>) -> tensor<f32>, res_attrs = [{}], sym_name = "quantile", sym_visibility = "private"}> ({
  ^bb0(%arg127: tensor<12xf32>, %arg128: tensor<f64>):
    %476 = "stablehlo.compare"(%arg127, %arg127) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %477 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %478 = "stablehlo.reduce"(%476, %477) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg131: tensor<i1>, %arg132: tensor<i1>):
      %529 = "stablehlo.or"(%arg131, %arg132) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%529) : (tensor<i1>) -> ()
    }) : (tensor<12xi1>, tensor<i1>) -> tensor<i1>
    %479 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %480 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %481 = "func.call"(%479, %480, %arg127) <{callee = @_where}> : (tensor<1xi1>, tensor<f64>, tensor<12xf32>) -> tensor<12xf32>
    %482 = "stablehlo.sort"(%481) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg129: tensor<f32>, %arg130: tensor<f32>):
      %514 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %515 = "stablehlo.compare"(%arg129, %514) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %516 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %517 = "stablehlo.select"(%515, %516, %arg129) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %518 = "stablehlo.compare"(%arg129, %arg129) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %519 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %520 = "stablehlo.select"(%518, %519, %517) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %521 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %522 = "stablehlo.compare"(%arg130, %521) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %523 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %524 = "stablehlo.select"(%522, %523, %arg130) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %525 = "stablehlo.compare"(%arg130, %arg130) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %526 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %527 = "stablehlo.select"(%525, %526, %524) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %528 = "stablehlo.compare"(%520, %527) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%528) : (tensor<i1>) -> ()
    }) : (tensor<12xf32>) -> tensor<12xf32>
    %483 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f64>}> : () -> tensor<f64>
    %484 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %485 = "stablehlo.subtract"(%483, %484) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %486 = "stablehlo.multiply"(%arg128, %485) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %487 = "stablehlo.floor"(%486) : (tensor<f64>) -> tensor<f64>
    %488 = "stablehlo.ceil"(%486) : (tensor<f64>) -> tensor<f64>
    %489 = "stablehlo.subtract"(%486, %487) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %490 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %491 = "stablehlo.subtract"(%490, %489) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %492 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f64>}> : () -> tensor<f64>
    %493 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %494 = "stablehlo.subtract"(%492, %493) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %495 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %496 = "stablehlo.clamp"(%495, %487, %494) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %497 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f64>}> : () -> tensor<f64>
    %498 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %499 = "stablehlo.subtract"(%497, %498) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %500 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %501 = "stablehlo.clamp"(%500, %488, %499) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %502 = "stablehlo.convert"(%496) : (tensor<f64>) -> tensor<i64>
    %503 = "stablehlo.convert"(%501) : (tensor<f64>) -> tensor<i64>
    %504 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %505 = "stablehlo.gather"(%482, %504) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xf32>, tensor<1xi64>) -> tensor<f32>
    %506 = "stablehlo.broadcast_in_dim"(%503) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %507 = "stablehlo.gather"(%482, %506) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xf32>, tensor<1xi64>) -> tensor<f32>
    %508 = "stablehlo.convert"(%505) : (tensor<f32>) -> tensor<f64>
    %509 = "stablehlo.multiply"(%508, %491) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %510 = "stablehlo.convert"(%507) : (tensor<f32>) -> tensor<f64>
    %511 = "stablehlo.multiply"(%510, %489) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %512 = "stablehlo.add"(%509, %511) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %513 = "stablehlo.convert"(%512) : (tensor<f64>) -> tensor<f32>
    "func.return"(%513) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xi1>, tensor<f64>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg124: tensor<1xi1>, %arg125: tensor<f64>, %arg126: tensor<12xf32>):
    %472 = "stablehlo.convert"(%arg125) : (tensor<f64>) -> tensor<f32>
    %473 = "stablehlo.broadcast_in_dim"(%arg124) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<12xi1>
    %474 = "stablehlo.broadcast_in_dim"(%472) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %475 = "stablehlo.select"(%473, %474, %arg126) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%475) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6xf32>, tensor<f64>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "quantile_0", sym_visibility = "private"}> ({
  ^bb0(%arg118: tensor<4x6xf32>, %arg119: tensor<f64>):
    %416 = "stablehlo.compare"(%arg118, %arg118) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %417 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %418 = "stablehlo.reduce"(%416, %417) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg122: tensor<i1>, %arg123: tensor<i1>):
      %471 = "stablehlo.or"(%arg122, %arg123) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%471) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi1>, tensor<i1>) -> tensor<4xi1>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x1xi1>
    %420 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %421 = "func.call"(%419, %420, %arg118) <{callee = @_where_1}> : (tensor<4x1xi1>, tensor<f64>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %422 = "stablehlo.sort"(%421) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg120: tensor<f32>, %arg121: tensor<f32>):
      %456 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %457 = "stablehlo.compare"(%arg120, %456) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %458 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %459 = "stablehlo.select"(%457, %458, %arg120) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %460 = "stablehlo.compare"(%arg120, %arg120) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %461 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %462 = "stablehlo.select"(%460, %461, %459) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %463 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %464 = "stablehlo.compare"(%arg121, %463) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %465 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %466 = "stablehlo.select"(%464, %465, %arg121) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %467 = "stablehlo.compare"(%arg121, %arg121) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %468 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %469 = "stablehlo.select"(%467, %468, %466) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %470 = "stablehlo.compare"(%462, %469) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%470) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %423 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %424 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %425 = "stablehlo.subtract"(%423, %424) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %426 = "stablehlo.multiply"(%arg119, %425) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %427 = "stablehlo.floor"(%426) : (tensor<f64>) -> tensor<f64>
    %428 = "stablehlo.ceil"(%426) : (tensor<f64>) -> tensor<f64>
    %429 = "stablehlo.subtract"(%426, %427) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %430 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %431 = "stablehlo.subtract"(%430, %429) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %432 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %433 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %434 = "stablehlo.subtract"(%432, %433) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %435 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %436 = "stablehlo.clamp"(%435, %427, %434) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %437 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %438 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %439 = "stablehlo.subtract"(%437, %438) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %440 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %441 = "stablehlo.clamp"(%440, %428, %439) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %442 = "stablehlo.convert"(%436) : (tensor<f64>) -> tensor<i64>
    %443 = "stablehlo.convert"(%441) : (tensor<f64>) -> tensor<i64>
    %444 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %445 = "stablehlo.gather"(%422, %444) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x6xf32>, tensor<1xi64>) -> tensor<4xf32>
    %446 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %447 = "stablehlo.gather"(%422, %446) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x6xf32>, tensor<1xi64>) -> tensor<4xf32>
    %448 = "stablehlo.convert"(%445) : (tensor<4xf32>) -> tensor<4xf64>
    %449 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %450 = "stablehlo.multiply"(%448, %449) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %451 = "stablehlo.convert"(%447) : (tensor<4xf32>) -> tensor<4xf64>
    %452 = "stablehlo.broadcast_in_dim"(%429) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %453 = "stablehlo.multiply"(%451, %452) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %454 = "stablehlo.add"(%450, %453) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %455 = "stablehlo.convert"(%454) : (tensor<4xf64>) -> tensor<4xf32>
    "func.return"(%455) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x1xi1>, tensor<f64>, tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg115: tensor<4x1xi1>, %arg116: tensor<f64>, %arg117: tensor<4x6xf32>):
    %412 = "stablehlo.convert"(%arg116) : (tensor<f64>) -> tensor<f32>
    %413 = "stablehlo.broadcast_in_dim"(%arg115) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xi1>) -> tensor<4x6xi1>
    %414 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %415 = "stablehlo.select"(%413, %414, %arg117) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%415) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_ptp", sym_visibility = "private"}> ({
  ^bb0(%arg110: tensor<2xf32>):
    %405 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %406 = "stablehlo.reduce"(%arg110, %405) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
      %411 = "stablehlo.maximum"(%arg113, %arg114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%411) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %407 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %408 = "stablehlo.reduce"(%arg110, %407) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
      %410 = "stablehlo.minimum"(%arg111, %arg112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%410) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %409 = "stablehlo.subtract"(%406, %408) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%409) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg107: tensor<i1>, %arg108: tensor<f32>, %arg109: tensor<f32>):
    %404 = "stablehlo.select"(%arg107, %arg108, %arg109) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%404) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<f32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "_linspace", sym_visibility = "private"}> ({
  ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
    %388 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %389 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %390 = "stablehlo.broadcast_in_dim"(%389) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %391 = "stablehlo.divide"(%388, %390) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %392 = "stablehlo.reshape"(%arg105) : (tensor<f32>) -> tensor<1xf32>
    %393 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %395 = "stablehlo.subtract"(%394, %391) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %396 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %397 = "stablehlo.multiply"(%396, %395) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %398 = "stablehlo.reshape"(%arg106) : (tensor<f32>) -> tensor<1xf32>
    %399 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %400 = "stablehlo.multiply"(%399, %391) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %401 = "stablehlo.add"(%397, %400) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %402 = "stablehlo.broadcast_in_dim"(%arg106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %403 = "stablehlo.concatenate"(%401, %402) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    "func.return"(%403) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<12xf32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "searchsorted", sym_visibility = "private"}> ({
  ^bb0(%arg103: tensor<5xf32>, %arg104: tensor<12xf32>):
    %387 = "func.call"(%arg103, %arg104) <{callee = @_searchsorted_scan_impl}> : (tensor<5xf32>, tensor<12xf32>) -> tensor<12xi32>
    "func.return"(%387) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<12xf32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_searchsorted_scan_impl", sym_visibility = "private"}> ({
  ^bb0(%arg101: tensor<5xf32>, %arg102: tensor<12xf32>):
    %386 = "func.call"(%arg101, %arg102) <{callee = @_searchsorted_scan_impl_3}> : (tensor<5xf32>, tensor<12xf32>) -> tensor<12xi32>
    "func.return"(%386) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<12xf32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_searchsorted_scan_impl_3", sym_visibility = "private"}> ({
  ^bb0(%arg89: tensor<5xf32>, %arg90: tensor<12xf32>):
    %374 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %375 = "stablehlo.broadcast_in_dim"(%374) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<12xui32>
    %376 = "stablehlo.constant"() <{value = dense<5> : tensor<ui32>}> : () -> tensor<ui32>
    %377 = "stablehlo.broadcast_in_dim"(%376) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<12xui32>
    %378 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %379:5 = "stablehlo.while"(%arg89, %arg90, %378, %375, %377) ({
    ^bb0(%arg96: tensor<5xf32>, %arg97: tensor<12xf32>, %arg98: tensor<i64>, %arg99: tensor<12xui32>, %arg100: tensor<12xui32>):
      %384 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %385 = "stablehlo.compare"(%arg98, %384) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%385) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg91: tensor<5xf32>, %arg92: tensor<12xf32>, %arg93: tensor<i64>, %arg94: tensor<12xui32>, %arg95: tensor<12xui32>):
      %381:2 = "func.call"(%arg91, %arg92, %arg94, %arg95) <{callee = @closed_call}> : (tensor<5xf32>, tensor<12xf32>, tensor<12xui32>, tensor<12xui32>) -> (tensor<12xui32>, tensor<12xui32>)
      %382 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %383 = "stablehlo.add"(%arg93, %382) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg91, %arg92, %383, %381#0, %381#1) : (tensor<5xf32>, tensor<12xf32>, tensor<i64>, tensor<12xui32>, tensor<12xui32>) -> ()
    }) : (tensor<5xf32>, tensor<12xf32>, tensor<i64>, tensor<12xui32>, tensor<12xui32>) -> (tensor<5xf32>, tensor<12xf32>, tensor<i64>, tensor<12xui32>, tensor<12xui32>)
    %380 = "stablehlo.convert"(%379#4) : (tensor<12xui32>) -> tensor<12xi32>
    "func.return"(%380) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xf32>, tensor<12xf32>, tensor<12xui32>, tensor<12xui32>) -> (tensor<12xui32>, tensor<12xui32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg85: tensor<5xf32>, %arg86: tensor<12xf32>, %arg87: tensor<12xui32>, %arg88: tensor<12xui32>):
    %344 = "stablehlo.subtract"(%arg88, %arg87) : (tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    %345 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %346 = "func.call"(%344, %345) <{callee = @floor_divide}> : (tensor<12xui32>, tensor<i64>) -> tensor<12xui32>
    %347 = "stablehlo.add"(%arg87, %346) : (tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    %348 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xui32>) -> tensor<12x1xui32>
    %349 = "stablehlo.gather"(%arg85, %348) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<12x1xui32>) -> tensor<12x1xf32>
    %350 = "stablehlo.reshape"(%349) : (tensor<12x1xf32>) -> tensor<12xf32>
    %351 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %352 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %353 = "stablehlo.compare"(%arg86, %352) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %354 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %356 = "stablehlo.select"(%353, %355, %arg86) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %357 = "stablehlo.compare"(%arg86, %arg86) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %358 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %360 = "stablehlo.select"(%357, %359, %356) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %361 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %363 = "stablehlo.compare"(%350, %362) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %364 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %365 = "stablehlo.broadcast_in_dim"(%364) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %366 = "stablehlo.select"(%363, %365, %350) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %367 = "stablehlo.compare"(%350, %350) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %368 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %370 = "stablehlo.select"(%367, %369, %366) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %371 = "stablehlo.compare"(%360, %370) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %372 = "stablehlo.select"(%371, %arg87, %347) : (tensor<12xi1>, tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    %373 = "stablehlo.select"(%371, %347, %arg88) : (tensor<12xi1>, tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    "func.return"(%372, %373) : (tensor<12xui32>, tensor<12xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xui32>, tensor<i64>) -> tensor<12xui32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg83: tensor<12xui32>, %arg84: tensor<i64>):
    %341 = "stablehlo.convert"(%arg84) : (tensor<i64>) -> tensor<ui32>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<12xui32>
    %343 = "stablehlo.divide"(%arg83, %342) : (tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    "func.return"(%343) : (tensor<12xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<i64>, tensor<12xi32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg80: tensor<12xi1>, %arg81: tensor<i64>, %arg82: tensor<12xi32>):
    %338 = "stablehlo.convert"(%arg81) : (tensor<i64>) -> tensor<i32>
    %339 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %340 = "stablehlo.select"(%arg80, %339, %arg82) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%340) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "cov", sym_visibility = "private"}> ({
  ^bb0(%arg77: tensor<4x6xf32>):
    %323 = "func.call"(%arg77) <{callee = @atleast_2d}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %324 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %325 = "stablehlo.reduce"(%323, %324) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %337 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%337) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %326 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %327 = "stablehlo.broadcast_in_dim"(%326) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %328 = "stablehlo.divide"(%325, %327) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %331 = "stablehlo.subtract"(%323, %330) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %332 = "stablehlo.transpose"(%331) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %333 = "stablehlo.dot_general"(%331, %332) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
    %334 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %336 = "stablehlo.divide"(%333, %335) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%336) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "atleast_2d", sym_visibility = "private"}> ({
  ^bb0(%arg76: tensor<4x6xf32>):
    "func.return"(%arg76) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "corrcoef", sym_visibility = "private"}> ({
  ^bb0(%arg75: tensor<4x6xf32>):
    %311 = "func.call"(%arg75) <{callee = @cov_5}> : (tensor<4x6xf32>) -> tensor<4x4xf32>
    %312 = "func.call"(%311) <{callee = @_diag}> : (tensor<4x4xf32>) -> tensor<4xf32>
    %313 = "stablehlo.sqrt"(%312) : (tensor<4xf32>) -> tensor<4xf32>
    %314 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %315 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %316 = "stablehlo.divide"(%311, %315) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %317 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %319 = "stablehlo.divide"(%316, %318) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %320 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %321 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %322 = "func.call"(%319, %320, %321) <{callee = @clip}> : (tensor<4x4xf32>, tensor<i64>, tensor<i64>) -> tensor<4x4xf32>
    "func.return"(%322) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "cov_5", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<4x6xf32>):
    %296 = "func.call"(%arg72) <{callee = @atleast_2d}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %297 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %298 = "stablehlo.reduce"(%296, %297) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %310 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%310) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %299 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %300 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %301 = "stablehlo.divide"(%298, %300) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %302 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %303 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %304 = "stablehlo.subtract"(%296, %303) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %305 = "stablehlo.transpose"(%304) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %306 = "stablehlo.dot_general"(%304, %305) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
    %307 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %309 = "stablehlo.divide"(%306, %308) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%309) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_diag", sym_visibility = "private"}> ({
  ^bb0(%arg71: tensor<4x4xf32>):
    %295 = "func.call"(%arg71) <{callee = @diagonal}> : (tensor<4x4xf32>) -> tensor<4xf32>
    "func.return"(%295) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg70: tensor<4x4xf32>):
    %261 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %262 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %263 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %265 = "stablehlo.add"(%261, %264) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %266 = "stablehlo.compare"(%265, %262) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %267 = "stablehlo.convert"(%266) : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %268 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %269 = "stablehlo.case"(%268) ({
      %294 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%294) : (tensor<i32>) -> ()
    }, {
      %293 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%293) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %270 = "stablehlo.case"(%269) ({
      %271 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %272 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %273 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
      %275 = "stablehlo.compare"(%271, %274) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %276 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
      %278 = "stablehlo.add"(%271, %277) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %279 = "stablehlo.select"(%275, %278, %271) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %280 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
      %282 = "stablehlo.compare"(%272, %281) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %283 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
      %285 = "stablehlo.add"(%272, %284) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %286 = "stablehlo.select"(%282, %285, %272) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %287 = "stablehlo.convert"(%279) : (tensor<4xi64>) -> tensor<4xi32>
      %288 = "stablehlo.convert"(%286) : (tensor<4xi64>) -> tensor<4xi32>
      %289 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
      %290 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
      %291 = "stablehlo.concatenate"(%289, %290) <{dimension = 1 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %292 = "stablehlo.gather"(%arg70, %291) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<4x2xi32>) -> tensor<4xf32>
      "stablehlo.return"(%292) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%270) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xf32>, tensor<i64>, tensor<i64>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg67: tensor<4x4xf32>, %arg68: tensor<i64>, %arg69: tensor<i64>):
    %255 = "stablehlo.convert"(%arg68) : (tensor<i64>) -> tensor<f32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %257 = "stablehlo.maximum"(%256, %arg67) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %258 = "stablehlo.convert"(%arg69) : (tensor<i64>) -> tensor<f32>
    %259 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %260 = "stablehlo.minimum"(%259, %257) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%260) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "clip_6", sym_visibility = "private"}> ({
  ^bb0(%arg65: tensor<12xi32>, %arg66: tensor<i64>):
    %252 = "stablehlo.convert"(%arg66) : (tensor<i64>) -> tensor<i32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %254 = "stablehlo.maximum"(%253, %arg65) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%254) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i64>, tensor<i64>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "_linspace_7", sym_visibility = "private"}> ({
  ^bb0(%arg63: tensor<i64>, %arg64: tensor<i64>):
    %234 = "stablehlo.convert"(%arg63) : (tensor<i64>) -> tensor<f32>
    %235 = "stablehlo.convert"(%arg64) : (tensor<i64>) -> tensor<f32>
    %236 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %237 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %239 = "stablehlo.divide"(%236, %238) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %240 = "stablehlo.reshape"(%234) : (tensor<f32>) -> tensor<1xf32>
    %241 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %243 = "stablehlo.subtract"(%242, %239) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %244 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %245 = "stablehlo.multiply"(%244, %243) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %246 = "stablehlo.reshape"(%235) : (tensor<f32>) -> tensor<1xf32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %248 = "stablehlo.multiply"(%247, %239) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %249 = "stablehlo.add"(%245, %248) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %250 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %251 = "stablehlo.concatenate"(%249, %250) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    "func.return"(%251) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "_interp", sym_visibility = "private"}> ({
  ^bb0(%arg60: tensor<12xf32>, %arg61: tensor<5xf32>, %arg62: tensor<5xf32>):
    %125 = "func.call"(%arg61, %arg60) <{callee = @searchsorted}> : (tensor<5xf32>, tensor<12xf32>) -> tensor<12xi32>
    %126 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %127 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %128 = "func.call"(%125, %126, %127) <{callee = @clip_8}> : (tensor<12xi32>, tensor<i64>, tensor<i64>) -> tensor<12xi32>
    %129 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %131 = "stablehlo.compare"(%128, %130) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %132 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %134 = "stablehlo.add"(%128, %133) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %135 = "stablehlo.select"(%131, %134, %128) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %137 = "stablehlo.gather"(%arg62, %136) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<12x1xi32>) -> tensor<12xf32>
    %138 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %140 = "stablehlo.subtract"(%128, %139) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %141 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %143 = "stablehlo.compare"(%140, %142) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %144 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %146 = "stablehlo.add"(%140, %145) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %147 = "stablehlo.select"(%143, %146, %140) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %149 = "stablehlo.gather"(%arg62, %148) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<12x1xi32>) -> tensor<12xf32>
    %150 = "stablehlo.subtract"(%137, %149) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %151 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %153 = "stablehlo.compare"(%128, %152) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %154 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %156 = "stablehlo.add"(%128, %155) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %157 = "stablehlo.select"(%153, %156, %128) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %159 = "stablehlo.gather"(%arg61, %158) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<12x1xi32>) -> tensor<12xf32>
    %160 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %162 = "stablehlo.subtract"(%128, %161) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %163 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %165 = "stablehlo.compare"(%162, %164) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %166 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %168 = "stablehlo.add"(%162, %167) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %169 = "stablehlo.select"(%165, %168, %162) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %171 = "stablehlo.gather"(%arg61, %170) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<12x1xi32>) -> tensor<12xf32>
    %172 = "stablehlo.subtract"(%159, %171) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %173 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %175 = "stablehlo.subtract"(%128, %174) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %178 = "stablehlo.compare"(%175, %177) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %179 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %181 = "stablehlo.add"(%175, %180) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %182 = "stablehlo.select"(%178, %181, %175) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %184 = "stablehlo.gather"(%arg61, %183) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<12x1xi32>) -> tensor<12xf32>
    %185 = "stablehlo.subtract"(%arg60, %184) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %186 = "stablehlo.abs"(%172) : (tensor<12xf32>) -> tensor<12xf32>
    %187 = "stablehlo.constant"() <{value = dense<1.42108547E-14> : tensor<f32>}> : () -> tensor<f32>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %189 = "stablehlo.compare"(%186, %188) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %190 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %192 = "stablehlo.subtract"(%128, %191) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %193 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %195 = "stablehlo.compare"(%192, %194) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %196 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %198 = "stablehlo.add"(%192, %197) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %199 = "stablehlo.select"(%195, %198, %192) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %201 = "stablehlo.gather"(%arg62, %200) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<12x1xi32>) -> tensor<12xf32>
    %202 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %204 = "stablehlo.subtract"(%128, %203) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %205 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %207 = "stablehlo.compare"(%204, %206) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %208 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %210 = "stablehlo.add"(%204, %209) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %211 = "stablehlo.select"(%207, %210, %204) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %213 = "stablehlo.gather"(%arg62, %212) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<12x1xi32>) -> tensor<12xf32>
    %214 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %215 = "func.call"(%189, %214, %172) <{callee = @_where_9}> : (tensor<12xi1>, tensor<i64>, tensor<12xf32>) -> tensor<12xf32>
    %216 = "stablehlo.divide"(%185, %215) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %217 = "stablehlo.multiply"(%216, %150) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %218 = "stablehlo.add"(%213, %217) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %219 = "func.call"(%189, %201, %218) <{callee = @_where_10}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %220 = "stablehlo.slice"(%arg62) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %221 = "stablehlo.reshape"(%220) : (tensor<1xf32>) -> tensor<f32>
    %222 = "stablehlo.slice"(%arg61) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %223 = "stablehlo.reshape"(%222) : (tensor<1xf32>) -> tensor<f32>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %225 = "stablehlo.compare"(%arg60, %224) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %226 = "func.call"(%225, %221, %219) <{callee = @_where_11}> : (tensor<12xi1>, tensor<f32>, tensor<12xf32>) -> tensor<12xf32>
    %227 = "stablehlo.slice"(%arg62) <{limit_indices = array<i64: 5>, start_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %228 = "stablehlo.reshape"(%227) : (tensor<1xf32>) -> tensor<f32>
    %229 = "stablehlo.slice"(%arg61) <{limit_indices = array<i64: 5>, start_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %230 = "stablehlo.reshape"(%229) : (tensor<1xf32>) -> tensor<f32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %232 = "stablehlo.compare"(%arg60, %231) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %233 = "func.call"(%232, %228, %226) <{callee = @_where_11}> : (tensor<12xi1>, tensor<f32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%233) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi32>, tensor<i64>, tensor<i64>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "clip_8", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<12xi32>, %arg58: tensor<i64>, %arg59: tensor<i64>):
    %119 = "stablehlo.convert"(%arg58) : (tensor<i64>) -> tensor<i32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %121 = "stablehlo.maximum"(%120, %arg57) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %122 = "stablehlo.convert"(%arg59) : (tensor<i64>) -> tensor<i32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %124 = "stablehlo.minimum"(%123, %121) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%124) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<i64>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "_where_9", sym_visibility = "private"}> ({
  ^bb0(%arg54: tensor<12xi1>, %arg55: tensor<i64>, %arg56: tensor<12xf32>):
    %116 = "stablehlo.convert"(%arg55) : (tensor<i64>) -> tensor<f32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %118 = "stablehlo.select"(%arg54, %117, %arg56) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%118) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "_where_10", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<12xi1>, %arg52: tensor<12xf32>, %arg53: tensor<12xf32>):
    %115 = "stablehlo.select"(%arg51, %arg52, %arg53) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%115) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<f32>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "_where_11", sym_visibility = "private"}> ({
  ^bb0(%arg48: tensor<12xi1>, %arg49: tensor<f32>, %arg50: tensor<12xf32>):
    %113 = "stablehlo.broadcast_in_dim"(%arg49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %114 = "stablehlo.select"(%arg48, %113, %arg50) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%114) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xf32>, tensor<3xf32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "digitize", sym_visibility = "private"}> ({
  ^bb0(%arg46: tensor<12xf32>, %arg47: tensor<3xf32>):
    %101 = "stablehlo.slice"(%arg47) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %102 = "stablehlo.reshape"(%101) : (tensor<1xf32>) -> tensor<f32>
    %103 = "stablehlo.slice"(%arg47) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %104 = "stablehlo.reshape"(%103) : (tensor<1xf32>) -> tensor<f32>
    %105 = "stablehlo.compare"(%102, %104) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %106 = "func.call"(%arg47, %arg46) <{callee = @searchsorted_12}> : (tensor<3xf32>, tensor<12xf32>) -> tensor<12xi32>
    %107 = "stablehlo.reverse"(%arg47) <{dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
    %108 = "func.call"(%107, %arg46) <{callee = @searchsorted_12}> : (tensor<3xf32>, tensor<12xf32>) -> tensor<12xi32>
    %109 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<12xi32>
    %111 = "stablehlo.subtract"(%110, %108) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %112 = "func.call"(%105, %106, %111) <{callee = @_where_16}> : (tensor<i1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%112) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3xf32>, tensor<12xf32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "searchsorted_12", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<3xf32>, %arg45: tensor<12xf32>):
    %100 = "func.call"(%arg44, %arg45) <{callee = @_searchsorted_scan_impl_13}> : (tensor<3xf32>, tensor<12xf32>) -> tensor<12xi32>
    "func.return"(%100) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3xf32>, tensor<12xf32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_searchsorted_scan_impl_13", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<3xf32>, %arg43: tensor<12xf32>):
    %99 = "func.call"(%arg42, %arg43) <{callee = @_searchsorted_scan_impl_14}> : (tensor<3xf32>, tensor<12xf32>) -> tensor<12xi32>
    "func.return"(%99) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3xf32>, tensor<12xf32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_searchsorted_scan_impl_14", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<3xf32>, %arg31: tensor<12xf32>):
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<12xui32>
    %89 = "stablehlo.constant"() <{value = dense<3> : tensor<ui32>}> : () -> tensor<ui32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<12xui32>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %92:5 = "stablehlo.while"(%arg30, %arg31, %91, %88, %90) ({
    ^bb0(%arg37: tensor<3xf32>, %arg38: tensor<12xf32>, %arg39: tensor<i64>, %arg40: tensor<12xui32>, %arg41: tensor<12xui32>):
      %97 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %98 = "stablehlo.compare"(%arg39, %97) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%98) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg32: tensor<3xf32>, %arg33: tensor<12xf32>, %arg34: tensor<i64>, %arg35: tensor<12xui32>, %arg36: tensor<12xui32>):
      %94:2 = "func.call"(%arg32, %arg33, %arg35, %arg36) <{callee = @closed_call_15}> : (tensor<3xf32>, tensor<12xf32>, tensor<12xui32>, tensor<12xui32>) -> (tensor<12xui32>, tensor<12xui32>)
      %95 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %96 = "stablehlo.add"(%arg34, %95) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg32, %arg33, %96, %94#0, %94#1) : (tensor<3xf32>, tensor<12xf32>, tensor<i64>, tensor<12xui32>, tensor<12xui32>) -> ()
    }) : (tensor<3xf32>, tensor<12xf32>, tensor<i64>, tensor<12xui32>, tensor<12xui32>) -> (tensor<3xf32>, tensor<12xf32>, tensor<i64>, tensor<12xui32>, tensor<12xui32>)
    %93 = "stablehlo.convert"(%92#4) : (tensor<12xui32>) -> tensor<12xi32>
    "func.return"(%93) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>, tensor<12xf32>, tensor<12xui32>, tensor<12xui32>) -> (tensor<12xui32>, tensor<12xui32>), res_attrs = [{}, {}], sym_name = "closed_call_15", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<3xf32>, %arg27: tensor<12xf32>, %arg28: tensor<12xui32>, %arg29: tensor<12xui32>):
    %57 = "stablehlo.subtract"(%arg29, %arg28) : (tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    %58 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %59 = "func.call"(%57, %58) <{callee = @floor_divide}> : (tensor<12xui32>, tensor<i64>) -> tensor<12xui32>
    %60 = "stablehlo.add"(%arg28, %59) : (tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xui32>) -> tensor<12x1xui32>
    %62 = "stablehlo.gather"(%arg26, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<12x1xui32>) -> tensor<12x1xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<12x1xf32>) -> tensor<12xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %66 = "stablehlo.compare"(%arg27, %65) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %67 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %69 = "stablehlo.select"(%66, %68, %arg27) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %70 = "stablehlo.compare"(%arg27, %arg27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %71 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %73 = "stablehlo.select"(%70, %72, %69) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %74 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %76 = "stablehlo.compare"(%63, %75) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %79 = "stablehlo.select"(%76, %78, %63) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %80 = "stablehlo.compare"(%63, %63) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %81 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %83 = "stablehlo.select"(%80, %82, %79) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %84 = "stablehlo.compare"(%73, %83) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %85 = "stablehlo.select"(%84, %arg28, %60) : (tensor<12xi1>, tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    %86 = "stablehlo.select"(%84, %60, %arg29) : (tensor<12xi1>, tensor<12xui32>, tensor<12xui32>) -> tensor<12xui32>
    "func.return"(%85, %86) : (tensor<12xui32>, tensor<12xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>, res_attrs = [{}], sym_name = "_where_16", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<i1>, %arg24: tensor<12xi32>, %arg25: tensor<12xi32>):
    %56 = "stablehlo.select"(%arg23, %arg24, %arg25) : (tensor<i1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    "func.return"(%56) : (tensor<12xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "diff", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<4x6xf32>):
    %53 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 4, 6>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<4x5xf32>
    %54 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 4, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<4x5xf32>
    %55 = "stablehlo.subtract"(%53, %54) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%55) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "trapezoid", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<12xf32>):
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%arg19, %40) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %52 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<1xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1xf32>) -> tensor<f32>
    %44 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 12>, start_indices = array<i64: 11>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<1xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1xf32>) -> tensor<f32>
    %46 = "stablehlo.add"(%43, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.multiply"(%47, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.subtract"(%41, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.multiply"(%50, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%51) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_ptp_17", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<4x6xf32>):
    %33 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%arg14, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %39 = "stablehlo.maximum"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%arg14, %35) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %38 = "stablehlo.minimum"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %37 = "stablehlo.subtract"(%34, %36) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%37) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "nanmean", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<4x6xf32>):
    %24 = "stablehlo.compare"(%arg11, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %25 = "stablehlo.not"(%24) : (tensor<4x6xi1>) -> tensor<4x6xi1>
    %26 = "stablehlo.convert"(%25) : (tensor<4x6xi1>) -> tensor<4x6xi32>
    %27 = "stablehlo.convert"(%26) : (tensor<4x6xi32>) -> tensor<4x6xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %32 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %30 = "func.call"(%arg11) <{callee = @nansum}> : (tensor<4x6xf32>) -> tensor<f32>
    %31 = "stablehlo.divide"(%30, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%31) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "nansum", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<4x6xf32>):
    %18 = "stablehlo.compare"(%arg8, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "func.call"(%18, %19, %arg8) <{callee = @_where_18}> : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %23 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%22) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "_where_18", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<4x6xi1>, %arg6: tensor<f32>, %arg7: tensor<4x6xf32>):
    %16 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %17 = "stablehlo.select"(%arg5, %16, %arg7) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%17) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3xf32>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "polyval", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3xf32>, %arg4: tensor<12xf32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %5 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<0xf32>
    %6 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
    %9 = "func.call"(%arg4, %4, %8) <{callee = @closed_call_19}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %10 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
    %12 = "func.call"(%arg4, %9, %11) <{callee = @closed_call_19}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %13 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xf32>) -> tensor<f32>
    %15 = "func.call"(%arg4, %12, %14) <{callee = @closed_call_19}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    "func.return"(%15) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "closed_call_19", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.multiply"(%arg1, %arg0) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%2) : (tensor<12xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
