"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<2x4x6xf32>) -> (tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<5x3xf32>, tensor<f32>, tensor<5x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5].sign"}, {jax.result_info = "result[5].logabsdet"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg128: tensor<2x5x5xf32>, %arg129: tensor<5x5xf32>, %arg130: tensor<5x3xf32>, %arg131: tensor<2x4x6xf32>):
    %594:3 = "stablehlo.custom_call"(%arg131) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %595 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %596 = "stablehlo.broadcast_in_dim"(%595) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %597 = "stablehlo.subtract"(%594#1, %596) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %598 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %599 = "stablehlo.broadcast_in_dim"(%598) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %600 = "stablehlo.compare"(%594#2, %599) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %601 = "stablehlo.broadcast_in_dim"(%600) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %602 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %603 = "stablehlo.broadcast_in_dim"(%602) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %604 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x6xi1>
    %605 = "stablehlo.select"(%604, %594#0, %603) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %606 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
    %607 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %608 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %609:4 = "stablehlo.while"(%597, %608, %607, %606) ({
    ^bb0(%arg136: tensor<2x4xi32>, %arg137: tensor<i64>, %arg138: tensor<i64>, %arg139: tensor<2x4xi32>):
      %630 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %631 = "stablehlo.compare"(%arg137, %630) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%631) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg132: tensor<2x4xi32>, %arg133: tensor<i64>, %arg134: tensor<i64>, %arg135: tensor<2x4xi32>):
      %627:2 = "func.call"(%arg132, %arg134, %arg135) <{callee = @closed_call}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>)
      %628 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %629 = "stablehlo.add"(%arg133, %628) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg132, %629, %627#0, %627#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>)
    %610 = "func.call"(%arg128) <{callee = @cholesky}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %611 = "stablehlo.negate"(%arg128) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %612 = "func.call"(%611) <{callee = @cholesky}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %613 = "func.call"(%arg129, %arg130) <{callee = @solve}> : (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %614 = "func.call"(%arg129) <{callee = @inv}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %615 = "func.call"(%arg128) <{callee = @det}> : (tensor<2x5x5xf32>) -> tensor<2xf32>
    %616:2 = "func.call"(%arg129) <{callee = @slogdet_5}> : (tensor<5x5xf32>) -> (tensor<f32>, tensor<f32>)
    %617 = "stablehlo.slice"(%arg128) <{limit_indices = array<i64: 1, 5, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x5xf32>) -> tensor<1x5x5xf32>
    %618 = "stablehlo.reshape"(%617) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %619 = "func.call"(%618, %arg130) <{callee = @_solve_triangular}> : (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %620 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %621 = "stablehlo.broadcast_in_dim"(%620) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %622 = "func.call"(%621) <{callee = @det_10}> : (tensor<3x3xf32>) -> tensor<f32>
    %623:3 = "func.call"(%arg129) <{callee = @inv_11}> : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>)
    %624 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %625 = "stablehlo.broadcast_in_dim"(%624) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %626 = "func.call"(%623#0, %arg129, %623#1, %623#2, %625) <{callee = @inv_13}> : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%610, %612, %613, %614, %615, %616#0, %616#1, %605, %597, %609#3, %619, %622, %626) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<5x3xf32>, tensor<f32>, tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg121: tensor<2x4xi32>, %arg122: tensor<i64>, %arg123: tensor<2x4xi32>):
    %547 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %548 = "stablehlo.add"(%arg122, %547) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %549 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %550 = "stablehlo.compare"(%arg122, %549) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %551 = "stablehlo.convert"(%arg122) : (tensor<i64>) -> tensor<i64>
    %552 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %553 = "stablehlo.add"(%551, %552) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %554 = "stablehlo.select"(%550, %553, %arg122) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %555 = "stablehlo.broadcast_in_dim"(%554) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %556 = "stablehlo.gather"(%arg121, %555) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %557 = "stablehlo.reshape"(%556) : (tensor<2x1xi32>) -> tensor<2xi32>
    %558 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %559 = "stablehlo.compare"(%arg122, %558) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %560 = "stablehlo.convert"(%arg122) : (tensor<i64>) -> tensor<i64>
    %561 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %562 = "stablehlo.add"(%560, %561) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %563 = "stablehlo.select"(%559, %562, %arg122) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %564 = "stablehlo.broadcast_in_dim"(%563) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %565 = "stablehlo.gather"(%arg123, %564) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %566 = "stablehlo.reshape"(%565) : (tensor<2x1xi32>) -> tensor<2xi32>
    %567 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %568 = "stablehlo.broadcast_in_dim"(%567) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %569 = "stablehlo.compare"(%557, %568) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %570 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %571 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %572 = "stablehlo.add"(%557, %571) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %573 = "stablehlo.select"(%569, %572, %557) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %574 = "stablehlo.broadcast_in_dim"(%573) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %575 = "stablehlo.gather"(%arg123, %574) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %576 = "stablehlo.reshape"(%575) : (tensor<2x1xi32>) -> tensor<2xi32>
    %577 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %578 = "stablehlo.compare"(%arg122, %577) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %579 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %580 = "stablehlo.add"(%arg122, %579) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %581 = "stablehlo.select"(%578, %580, %arg122) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %582 = "stablehlo.convert"(%581) : (tensor<i64>) -> tensor<i32>
    %583 = "stablehlo.broadcast_in_dim"(%582) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %584 = "stablehlo.scatter"(%arg123, %583, %576) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg126: tensor<i32>, %arg127: tensor<i32>):
      "stablehlo.return"(%arg127) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    %585 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %586 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %587 = "stablehlo.compare"(%557, %586) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %588 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %589 = "stablehlo.broadcast_in_dim"(%588) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %590 = "stablehlo.add"(%557, %589) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %591 = "stablehlo.select"(%587, %590, %557) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %592 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %593 = "stablehlo.scatter"(%584, %592, %566) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg124: tensor<i32>, %arg125: tensor<i32>):
      "stablehlo.return"(%arg125) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    "func.return"(%548, %593) : (tensor<i64>, tensor<2x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg120: tensor<2x5x5xf32>):
    %523 = "stablehlo.transpose"(%arg120) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %524 = "stablehlo.add"(%arg120, %523) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %525 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %527 = "stablehlo.divide"(%524, %526) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %528:2 = "stablehlo.custom_call"(%527) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2xi32>)
    %529 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %530 = "stablehlo.broadcast_in_dim"(%529) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %531 = "stablehlo.compare"(%528#1, %530) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %532 = "stablehlo.broadcast_in_dim"(%531) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %533 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %534 = "stablehlo.broadcast_in_dim"(%533) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %535 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %536 = "stablehlo.select"(%535, %528#0, %534) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %537 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %538 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %539 = "stablehlo.broadcast_in_dim"(%538) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %540 = "stablehlo.add"(%537, %539) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %541 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %542 = "stablehlo.compare"(%540, %541) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %543 = "stablehlo.broadcast_in_dim"(%542) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %544 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %545 = "stablehlo.broadcast_in_dim"(%544) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %546 = "stablehlo.select"(%543, %536, %545) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%546) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>, res_attrs = [{}], sym_name = "solve", sym_visibility = "private"}> ({
  ^bb0(%arg110: tensor<5x5xf32>, %arg111: tensor<5x3xf32>):
    %499:3 = "stablehlo.custom_call"(%arg110) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>)
    %500 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %501 = "stablehlo.broadcast_in_dim"(%500) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %502 = "stablehlo.subtract"(%499#1, %501) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %503 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %504 = "stablehlo.broadcast_in_dim"(%503) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %505 = "stablehlo.compare"(%499#2, %504) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %506 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %507 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %508 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %509 = "stablehlo.broadcast_in_dim"(%506) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %510 = "stablehlo.select"(%509, %499#0, %508) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %511 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %512 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %513 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %514:4 = "stablehlo.while"(%502, %513, %512, %511) ({
    ^bb0(%arg116: tensor<5xi32>, %arg117: tensor<i64>, %arg118: tensor<i64>, %arg119: tensor<5xi32>):
      %521 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %522 = "stablehlo.compare"(%arg117, %521) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%522) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg112: tensor<5xi32>, %arg113: tensor<i64>, %arg114: tensor<i64>, %arg115: tensor<5xi32>):
      %518:2 = "func.call"(%arg112, %arg114, %arg115) <{callee = @closed_call_0}> : (tensor<5xi32>, tensor<i64>, tensor<5xi32>) -> (tensor<i64>, tensor<5xi32>)
      %519 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %520 = "stablehlo.add"(%arg113, %519) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg112, %520, %518#0, %518#1) : (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>) -> (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>)
    %515 = "stablehlo.transpose"(%arg111) <{permutation = array<i64: 1, 0>}> : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %516 = "func.call"(%510, %514#3, %515) <{callee = @_lu_solve}> : (tensor<5x5xf32>, tensor<5xi32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %517 = "stablehlo.transpose"(%516) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf32>) -> tensor<5x3xf32>
    "func.return"(%517) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xi32>, tensor<i64>, tensor<5xi32>) -> (tensor<i64>, tensor<5xi32>), res_attrs = [{}, {}], sym_name = "closed_call_0", sym_visibility = "private"}> ({
  ^bb0(%arg103: tensor<5xi32>, %arg104: tensor<i64>, %arg105: tensor<5xi32>):
    %459 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %460 = "stablehlo.add"(%arg104, %459) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %461 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %462 = "stablehlo.compare"(%arg104, %461) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %463 = "stablehlo.convert"(%arg104) : (tensor<i64>) -> tensor<i64>
    %464 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %465 = "stablehlo.add"(%463, %464) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %466 = "stablehlo.select"(%462, %465, %arg104) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %467 = "stablehlo.dynamic_slice"(%arg103, %466) <{slice_sizes = array<i64: 1>}> : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
    %468 = "stablehlo.reshape"(%467) : (tensor<1xi32>) -> tensor<i32>
    %469 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %470 = "stablehlo.compare"(%arg104, %469) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %471 = "stablehlo.convert"(%arg104) : (tensor<i64>) -> tensor<i64>
    %472 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %473 = "stablehlo.add"(%471, %472) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %474 = "stablehlo.select"(%470, %473, %arg104) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %475 = "stablehlo.dynamic_slice"(%arg105, %474) <{slice_sizes = array<i64: 1>}> : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
    %476 = "stablehlo.reshape"(%475) : (tensor<1xi32>) -> tensor<i32>
    %477 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %478 = "stablehlo.compare"(%468, %477) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %479 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %480 = "stablehlo.add"(%468, %479) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %481 = "stablehlo.select"(%478, %480, %468) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %482 = "stablehlo.dynamic_slice"(%arg105, %481) <{slice_sizes = array<i64: 1>}> : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %483 = "stablehlo.reshape"(%482) : (tensor<1xi32>) -> tensor<i32>
    %484 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %485 = "stablehlo.compare"(%arg104, %484) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %486 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %487 = "stablehlo.add"(%arg104, %486) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %488 = "stablehlo.select"(%485, %487, %arg104) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %489 = "stablehlo.convert"(%488) : (tensor<i64>) -> tensor<i32>
    %490 = "stablehlo.broadcast_in_dim"(%489) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %491 = "stablehlo.scatter"(%arg105, %490, %483) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg108: tensor<i32>, %arg109: tensor<i32>):
      "stablehlo.return"(%arg109) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %492 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %493 = "stablehlo.compare"(%468, %492) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %494 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %495 = "stablehlo.add"(%468, %494) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %496 = "stablehlo.select"(%493, %495, %468) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %497 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %498 = "stablehlo.scatter"(%491, %497, %476) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg106: tensor<i32>, %arg107: tensor<i32>):
      "stablehlo.return"(%arg107) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%460, %498) : (tensor<i64>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x5xf32>, tensor<5xi32>, tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_lu_solve", sym_visibility = "private"}> ({
  ^bb0(%arg100: tensor<5x5xf32>, %arg101: tensor<5xi32>, %arg102: tensor<3x5xf32>):
    %440 = "stablehlo.broadcast_in_dim"(%arg102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %441 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %442 = "stablehlo.broadcast_in_dim"(%441) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %443 = "stablehlo.compare"(%arg101, %442) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %444 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %445 = "stablehlo.broadcast_in_dim"(%444) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %446 = "stablehlo.add"(%arg101, %445) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %447 = "stablehlo.select"(%443, %446, %arg101) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %448 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %449 = "stablehlo.gather"(%440, %448) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x5x1xf32>, tensor<5x1xi32>) -> tensor<3x5x1xf32>
    %450 = "stablehlo.transpose"(%449) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x5x1xf32>) -> tensor<5x1x3xf32>
    %451 = "stablehlo.reshape"(%450) : (tensor<5x1x3xf32>) -> tensor<5x3xf32>
    %452 = "stablehlo.custom_call"(%arg100, %451) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=3, m=5, n=3}, custom>} : (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %453 = "stablehlo.reshape"(%452) : (tensor<5x3xf32>) -> tensor<5x1x3xf32>
    %454 = "stablehlo.reshape"(%453) : (tensor<5x1x3xf32>) -> tensor<5x3xf32>
    %455 = "stablehlo.custom_call"(%arg100, %454) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=3, m=5, n=3}, custom>} : (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %456 = "stablehlo.reshape"(%455) : (tensor<5x3xf32>) -> tensor<5x1x3xf32>
    %457 = "stablehlo.transpose"(%456) <{permutation = array<i64: 2, 0, 1>}> : (tensor<5x1x3xf32>) -> tensor<3x5x1xf32>
    %458 = "stablehlo.reshape"(%457) : (tensor<3x5x1xf32>) -> tensor<3x5xf32>
    "func.return"(%458) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "inv", sym_visibility = "private"}> ({
  ^bb0(%arg99: tensor<5x5xf32>):
    %432 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %433 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %434 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %436 = "stablehlo.add"(%432, %435) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %437 = "stablehlo.compare"(%436, %433) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %438 = "stablehlo.convert"(%437) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %439 = "func.call"(%arg99, %438) <{callee = @solve_1}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%439) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "solve_1", sym_visibility = "private"}> ({
  ^bb0(%arg89: tensor<5x5xf32>, %arg90: tensor<5x5xf32>):
    %408:3 = "stablehlo.custom_call"(%arg89) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>)
    %409 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %410 = "stablehlo.broadcast_in_dim"(%409) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %411 = "stablehlo.subtract"(%408#1, %410) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %412 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %413 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %414 = "stablehlo.compare"(%408#2, %413) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %415 = "stablehlo.broadcast_in_dim"(%414) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %416 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %418 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %419 = "stablehlo.select"(%418, %408#0, %417) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %420 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %421 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %422 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %423:4 = "stablehlo.while"(%411, %422, %421, %420) ({
    ^bb0(%arg95: tensor<5xi32>, %arg96: tensor<i64>, %arg97: tensor<i64>, %arg98: tensor<5xi32>):
      %430 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %431 = "stablehlo.compare"(%arg96, %430) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%431) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg91: tensor<5xi32>, %arg92: tensor<i64>, %arg93: tensor<i64>, %arg94: tensor<5xi32>):
      %427:2 = "func.call"(%arg91, %arg93, %arg94) <{callee = @closed_call_0}> : (tensor<5xi32>, tensor<i64>, tensor<5xi32>) -> (tensor<i64>, tensor<5xi32>)
      %428 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %429 = "stablehlo.add"(%arg92, %428) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg91, %429, %427#0, %427#1) : (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>) -> (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>)
    %424 = "stablehlo.transpose"(%arg90) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %425 = "func.call"(%419, %423#3, %424) <{callee = @_lu_solve_2}> : (tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %426 = "stablehlo.transpose"(%425) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%426) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "_lu_solve_2", sym_visibility = "private"}> ({
  ^bb0(%arg86: tensor<5x5xf32>, %arg87: tensor<5xi32>, %arg88: tensor<5x5xf32>):
    %389 = "stablehlo.broadcast_in_dim"(%arg88) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %390 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %391 = "stablehlo.broadcast_in_dim"(%390) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %392 = "stablehlo.compare"(%arg87, %391) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %393 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %395 = "stablehlo.add"(%arg87, %394) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %396 = "stablehlo.select"(%392, %395, %arg87) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %398 = "stablehlo.gather"(%389, %397) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 1>}> : (tensor<5x5x1xf32>, tensor<5x1xi32>) -> tensor<5x5x1xf32>
    %399 = "stablehlo.transpose"(%398) <{permutation = array<i64: 1, 2, 0>}> : (tensor<5x5x1xf32>) -> tensor<5x1x5xf32>
    %400 = "stablehlo.reshape"(%399) : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    %401 = "stablehlo.custom_call"(%arg86, %400) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %402 = "stablehlo.reshape"(%401) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %403 = "stablehlo.reshape"(%402) : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    %404 = "stablehlo.custom_call"(%arg86, %403) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %405 = "stablehlo.reshape"(%404) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %406 = "stablehlo.transpose"(%405) <{permutation = array<i64: 2, 0, 1>}> : (tensor<5x1x5xf32>) -> tensor<5x5x1xf32>
    %407 = "stablehlo.reshape"(%406) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
    "func.return"(%407) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "det", sym_visibility = "private"}> ({
  ^bb0(%arg85: tensor<2x5x5xf32>):
    %386:2 = "func.call"(%arg85) <{callee = @slogdet}> : (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %387 = "stablehlo.exponential"(%386#1) : (tensor<2xf32>) -> tensor<2xf32>
    %388 = "stablehlo.multiply"(%386#0, %387) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%388) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<2x5x5xf32>):
    %327:3 = "stablehlo.custom_call"(%arg72) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %328 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %330 = "stablehlo.subtract"(%327#1, %329) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %331 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %332 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %333 = "stablehlo.compare"(%327#2, %332) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %334 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %335 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %337 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %338 = "stablehlo.select"(%337, %327#0, %336) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %339 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %340 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %341 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %342:4 = "stablehlo.while"(%330, %341, %340, %339) ({
    ^bb0(%arg81: tensor<2x5xi32>, %arg82: tensor<i64>, %arg83: tensor<i64>, %arg84: tensor<2x5xi32>):
      %384 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %385 = "stablehlo.compare"(%arg82, %384) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%385) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg77: tensor<2x5xi32>, %arg78: tensor<i64>, %arg79: tensor<i64>, %arg80: tensor<2x5xi32>):
      %381:2 = "func.call"(%arg77, %arg79, %arg80) <{callee = @closed_call_3}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %382 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %383 = "stablehlo.add"(%arg78, %382) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg77, %383, %381#0, %381#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %343 = "func.call"(%338) <{callee = @diagonal}> : (tensor<2x5x5xf32>) -> tensor<2x5xf32>
    %344 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %345 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %346 = "stablehlo.compare"(%343, %345) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %347 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %348 = "stablehlo.reduce"(%346, %347) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg75: tensor<i1>, %arg76: tensor<i1>):
      %380 = "stablehlo.or"(%arg75, %arg76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%380) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %349 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %352 = "stablehlo.compare"(%330, %351) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %353 = "func.call"(%352) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %354 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %356 = "stablehlo.compare"(%343, %355) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %357 = "func.call"(%356) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %358 = "stablehlo.add"(%353, %357) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %359 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %360 = "func.call"(%358, %359) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %361 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %363 = "stablehlo.multiply"(%362, %360) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %364 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %365 = "stablehlo.broadcast_in_dim"(%364) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %366 = "stablehlo.add"(%363, %365) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %367 = "stablehlo.convert"(%366) : (tensor<2xi64>) -> tensor<2xf32>
    %368 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %370 = "stablehlo.multiply"(%369, %367) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %371 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %372 = "func.call"(%348, %371, %370) <{callee = @_where_4}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %373 = "stablehlo.abs"(%343) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %374 = "stablehlo.log"(%373) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %375 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %376 = "stablehlo.reduce"(%374, %375) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %379 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%379) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %377 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %378 = "func.call"(%348, %377, %376) <{callee = @_where_4}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%372, %378) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>), res_attrs = [{}, {}], sym_name = "closed_call_3", sym_visibility = "private"}> ({
  ^bb0(%arg65: tensor<2x5xi32>, %arg66: tensor<i64>, %arg67: tensor<2x5xi32>):
    %280 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %281 = "stablehlo.add"(%arg66, %280) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %282 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %283 = "stablehlo.compare"(%arg66, %282) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %284 = "stablehlo.convert"(%arg66) : (tensor<i64>) -> tensor<i64>
    %285 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %286 = "stablehlo.add"(%284, %285) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %287 = "stablehlo.select"(%283, %286, %arg66) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %289 = "stablehlo.gather"(%arg65, %288) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %290 = "stablehlo.reshape"(%289) : (tensor<2x1xi32>) -> tensor<2xi32>
    %291 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %292 = "stablehlo.compare"(%arg66, %291) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %293 = "stablehlo.convert"(%arg66) : (tensor<i64>) -> tensor<i64>
    %294 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %295 = "stablehlo.add"(%293, %294) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %296 = "stablehlo.select"(%292, %295, %arg66) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %298 = "stablehlo.gather"(%arg67, %297) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %299 = "stablehlo.reshape"(%298) : (tensor<2x1xi32>) -> tensor<2xi32>
    %300 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %301 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %302 = "stablehlo.compare"(%290, %301) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %303 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %304 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %305 = "stablehlo.add"(%290, %304) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %306 = "stablehlo.select"(%302, %305, %290) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %307 = "stablehlo.broadcast_in_dim"(%306) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %308 = "stablehlo.gather"(%arg67, %307) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %309 = "stablehlo.reshape"(%308) : (tensor<2x1xi32>) -> tensor<2xi32>
    %310 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %311 = "stablehlo.compare"(%arg66, %310) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %312 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %313 = "stablehlo.add"(%arg66, %312) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %314 = "stablehlo.select"(%311, %313, %arg66) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %315 = "stablehlo.convert"(%314) : (tensor<i64>) -> tensor<i32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %317 = "stablehlo.scatter"(%arg67, %316, %309) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg70: tensor<i32>, %arg71: tensor<i32>):
      "stablehlo.return"(%arg71) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    %318 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %319 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %320 = "stablehlo.compare"(%290, %319) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %321 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %323 = "stablehlo.add"(%290, %322) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %324 = "stablehlo.select"(%320, %323, %290) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %326 = "stablehlo.scatter"(%317, %325, %299) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg68: tensor<i32>, %arg69: tensor<i32>):
      "stablehlo.return"(%arg69) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    "func.return"(%281, %326) : (tensor<i64>, tensor<2x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg64: tensor<2x5x5xf32>):
    %258 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %259 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %260 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %262 = "stablehlo.compare"(%258, %261) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %263 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %265 = "stablehlo.add"(%258, %264) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %266 = "stablehlo.select"(%262, %265, %258) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %267 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %269 = "stablehlo.compare"(%259, %268) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %270 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %272 = "stablehlo.add"(%259, %271) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %273 = "stablehlo.select"(%269, %272, %259) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %274 = "stablehlo.convert"(%266) : (tensor<5xi64>) -> tensor<5xi32>
    %275 = "stablehlo.convert"(%273) : (tensor<5xi64>) -> tensor<5xi32>
    %276 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %277 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %278 = "stablehlo.concatenate"(%276, %277) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %279 = "stablehlo.gather"(%arg64, %278) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xf32>, tensor<5x2xi32>) -> tensor<2x5xf32>
    "func.return"(%279) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xi1>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg61: tensor<2x5xi1>):
    %250 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
    %252 = "stablehlo.compare"(%arg61, %251) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %253 = "stablehlo.convert"(%252) : (tensor<2x5xi1>) -> tensor<2x5xi32>
    %254 = "stablehlo.convert"(%253) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %255 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %256 = "stablehlo.reduce"(%254, %255) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg62: tensor<i64>, %arg63: tensor<i64>):
      %257 = "stablehlo.add"(%arg62, %arg63) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%257) : (tensor<i64>) -> ()
    }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    "func.return"(%256) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg59: tensor<2xi64>, %arg60: tensor<i64>):
    %229 = "stablehlo.convert"(%arg60) : (tensor<i64>) -> tensor<i64>
    %230 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %231 = "stablehlo.compare"(%229, %230) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %232 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %233 = "func.call"(%231, %232, %229) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %235 = "stablehlo.remainder"(%arg59, %234) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %236 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %238 = "stablehlo.compare"(%235, %237) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %239 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %241 = "stablehlo.compare"(%235, %240) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %242 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %243 = "stablehlo.compare"(%233, %242) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %245 = "stablehlo.compare"(%241, %244) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %246 = "stablehlo.and"(%245, %238) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %247 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %248 = "stablehlo.add"(%235, %247) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %249 = "stablehlo.select"(%246, %248, %235) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    "func.return"(%249) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg56: tensor<i1>, %arg57: tensor<i64>, %arg58: tensor<i64>):
    %228 = "stablehlo.select"(%arg56, %arg57, %arg58) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%228) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<2xi1>, %arg54: tensor<f32>, %arg55: tensor<2xf32>):
    %226 = "stablehlo.broadcast_in_dim"(%arg54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %227 = "stablehlo.select"(%arg53, %226, %arg55) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%227) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> (tensor<f32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "slogdet_5", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<5x5xf32>):
    %172:3 = "stablehlo.custom_call"(%arg40) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>)
    %173 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %175 = "stablehlo.subtract"(%172#1, %174) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %178 = "stablehlo.compare"(%172#2, %177) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %180 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %182 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %183 = "stablehlo.select"(%182, %172#0, %181) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %184 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %185 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %186 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %187:4 = "stablehlo.while"(%175, %186, %185, %184) ({
    ^bb0(%arg49: tensor<5xi32>, %arg50: tensor<i64>, %arg51: tensor<i64>, %arg52: tensor<5xi32>):
      %224 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %225 = "stablehlo.compare"(%arg50, %224) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%225) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg45: tensor<5xi32>, %arg46: tensor<i64>, %arg47: tensor<i64>, %arg48: tensor<5xi32>):
      %221:2 = "func.call"(%arg45, %arg47, %arg48) <{callee = @closed_call_0}> : (tensor<5xi32>, tensor<i64>, tensor<5xi32>) -> (tensor<i64>, tensor<5xi32>)
      %222 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %223 = "stablehlo.add"(%arg46, %222) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg45, %223, %221#0, %221#1) : (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>) -> (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>)
    %188 = "func.call"(%183) <{callee = @diagonal_6}> : (tensor<5x5xf32>) -> tensor<5xf32>
    %189 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %191 = "stablehlo.compare"(%188, %190) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %192 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %193 = "stablehlo.reduce"(%191, %192) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg43: tensor<i1>, %arg44: tensor<i1>):
      %220 = "stablehlo.or"(%arg43, %arg44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%220) : (tensor<i1>) -> ()
    }) : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    %194 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %195 = "stablehlo.compare"(%175, %194) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %196 = "func.call"(%195) <{callee = @count_nonzero_7}> : (tensor<5xi1>) -> tensor<i64>
    %197 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %199 = "stablehlo.compare"(%188, %198) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %200 = "func.call"(%199) <{callee = @count_nonzero_7}> : (tensor<5xi1>) -> tensor<i64>
    %201 = "stablehlo.add"(%196, %200) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %202 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %203 = "func.call"(%201, %202) <{callee = @remainder_8}> : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %204 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %205 = "stablehlo.multiply"(%204, %203) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %206 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %207 = "stablehlo.add"(%205, %206) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %208 = "stablehlo.convert"(%207) : (tensor<i64>) -> tensor<f32>
    %209 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.multiply"(%209, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %212 = "func.call"(%193, %211, %210) <{callee = @_where_9}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %213 = "stablehlo.abs"(%188) : (tensor<5xf32>) -> tensor<5xf32>
    %214 = "stablehlo.log"(%213) : (tensor<5xf32>) -> tensor<5xf32>
    %215 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %216 = "stablehlo.reduce"(%214, %215) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %219 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%219) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %217 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %218 = "func.call"(%193, %217, %216) <{callee = @_where_9}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%212, %218) : (tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "diagonal_6", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<5x5xf32>):
    %138 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %139 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %142 = "stablehlo.add"(%138, %141) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %143 = "stablehlo.compare"(%142, %139) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %144 = "stablehlo.convert"(%143) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %145 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %146 = "stablehlo.case"(%145) ({
      %171 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%171) : (tensor<i32>) -> ()
    }, {
      %170 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%170) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %147 = "stablehlo.case"(%146) ({
      %148 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
      %149 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
      %150 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
      %152 = "stablehlo.compare"(%148, %151) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %153 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
      %155 = "stablehlo.add"(%148, %154) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %156 = "stablehlo.select"(%152, %155, %148) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %157 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
      %159 = "stablehlo.compare"(%149, %158) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %160 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
      %162 = "stablehlo.add"(%149, %161) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %163 = "stablehlo.select"(%159, %162, %149) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %164 = "stablehlo.convert"(%156) : (tensor<5xi64>) -> tensor<5xi32>
      %165 = "stablehlo.convert"(%163) : (tensor<5xi64>) -> tensor<5xi32>
      %166 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
      %167 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
      %168 = "stablehlo.concatenate"(%166, %167) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
      %169 = "stablehlo.gather"(%arg39, %168) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x5xf32>, tensor<5x2xi32>) -> tensor<5xf32>
      "stablehlo.return"(%169) : (tensor<5xf32>) -> ()
    }) : (tensor<i32>) -> tensor<5xf32>
    "func.return"(%147) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5xi1>) -> tensor<i64>, res_attrs = [{}], sym_name = "count_nonzero_7", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<5xi1>):
    %130 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<5xi1>
    %132 = "stablehlo.compare"(%arg36, %131) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %133 = "stablehlo.convert"(%132) : (tensor<5xi1>) -> tensor<5xi32>
    %134 = "stablehlo.convert"(%133) : (tensor<5xi32>) -> tensor<5xi64>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %136 = "stablehlo.reduce"(%134, %135) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg37: tensor<i64>, %arg38: tensor<i64>):
      %137 = "stablehlo.add"(%arg37, %arg38) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%137) : (tensor<i64>) -> ()
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%136) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "remainder_8", sym_visibility = "private"}> ({
  ^bb0(%arg34: tensor<i64>, %arg35: tensor<i64>):
    %114 = "stablehlo.convert"(%arg35) : (tensor<i64>) -> tensor<i64>
    %115 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %116 = "stablehlo.compare"(%114, %115) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %117 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %118 = "func.call"(%116, %117, %114) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %119 = "stablehlo.remainder"(%arg34, %118) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %120 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %121 = "stablehlo.compare"(%119, %120) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %122 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %123 = "stablehlo.compare"(%119, %122) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %124 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %125 = "stablehlo.compare"(%118, %124) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %126 = "stablehlo.compare"(%123, %125) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %127 = "stablehlo.and"(%126, %121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %128 = "stablehlo.add"(%119, %118) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %129 = "stablehlo.select"(%127, %128, %119) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%129) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_where_9", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<i1>, %arg32: tensor<f32>, %arg33: tensor<f32>):
    %113 = "stablehlo.select"(%arg31, %arg32, %arg33) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%113) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>, res_attrs = [{}], sym_name = "_solve_triangular", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<5x5xf32>, %arg30: tensor<5x3xf32>):
    %112 = "stablehlo.custom_call"(%arg29, %arg30) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=3, m=5, n=3}, custom>} : (tensor<5x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"(%112) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "det_10", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<3x3xf32>):
    %59 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x1xf32>) -> tensor<f32>
    %61 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x1xf32>) -> tensor<f32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x1xf32>) -> tensor<f32>
    %66 = "stablehlo.multiply"(%63, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<1x1xf32>) -> tensor<f32>
    %69 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<1x1xf32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%68, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<1x1xf32>) -> tensor<f32>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.add"(%66, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1x1xf32>) -> tensor<f32>
    %78 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 2, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x1xf32>) -> tensor<f32>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %81 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<1x1xf32>) -> tensor<f32>
    %83 = "stablehlo.multiply"(%80, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.add"(%75, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %86 = "stablehlo.reshape"(%85) : (tensor<1x1xf32>) -> tensor<f32>
    %87 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<1x1xf32>) -> tensor<f32>
    %89 = "stablehlo.multiply"(%86, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<1x1xf32>) -> tensor<f32>
    %92 = "stablehlo.multiply"(%89, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.subtract"(%84, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %95 = "stablehlo.reshape"(%94) : (tensor<1x1xf32>) -> tensor<f32>
    %96 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %97 = "stablehlo.reshape"(%96) : (tensor<1x1xf32>) -> tensor<f32>
    %98 = "stablehlo.multiply"(%95, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %100 = "stablehlo.reshape"(%99) : (tensor<1x1xf32>) -> tensor<f32>
    %101 = "stablehlo.multiply"(%98, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.subtract"(%93, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %104 = "stablehlo.reshape"(%103) : (tensor<1x1xf32>) -> tensor<f32>
    %105 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 2, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %106 = "stablehlo.reshape"(%105) : (tensor<1x1xf32>) -> tensor<f32>
    %107 = "stablehlo.multiply"(%104, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %109 = "stablehlo.reshape"(%108) : (tensor<1x1xf32>) -> tensor<f32>
    %110 = "stablehlo.multiply"(%107, %109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.subtract"(%102, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%111) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>), res_attrs = [{}, {}, {}], sym_name = "inv_11", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<5x5xf32>):
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %52 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %55 = "stablehlo.add"(%51, %54) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %56 = "stablehlo.compare"(%55, %52) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %57 = "stablehlo.convert"(%56) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %58:3 = "func.call"(%arg27, %57) <{callee = @solve_12}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>)
    "func.return"(%58#0, %58#1, %58#2) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>), res_attrs = [{}, {}, {}], sym_name = "solve_12", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<5x5xf32>, %arg18: tensor<5x5xf32>):
    %28:3 = "stablehlo.custom_call"(%arg17) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>)
    %29 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %31 = "stablehlo.subtract"(%28#1, %30) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %34 = "stablehlo.compare"(%28#2, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %36 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %38 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %39 = "stablehlo.select"(%38, %28#0, %37) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %43:4 = "stablehlo.while"(%31, %42, %41, %40) ({
    ^bb0(%arg23: tensor<5xi32>, %arg24: tensor<i64>, %arg25: tensor<i64>, %arg26: tensor<5xi32>):
      %49 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %50 = "stablehlo.compare"(%arg24, %49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%50) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg19: tensor<5xi32>, %arg20: tensor<i64>, %arg21: tensor<i64>, %arg22: tensor<5xi32>):
      %46:2 = "func.call"(%arg19, %arg21, %arg22) <{callee = @closed_call_0}> : (tensor<5xi32>, tensor<i64>, tensor<5xi32>) -> (tensor<i64>, tensor<5xi32>)
      %47 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %48 = "stablehlo.add"(%arg20, %47) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg19, %48, %46#0, %46#1) : (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>) -> ()
    }) : (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>) -> (tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>)
    %44 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %45 = "func.call"(%39, %43#3, %44) <{callee = @_lu_solve_2}> : (tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%45, %39, %43#3) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "inv_13", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<5x5xf32>, %arg13: tensor<5x5xf32>, %arg14: tensor<5x5xf32>, %arg15: tensor<5xi32>, %arg16: tensor<5x5xf32>):
    %27 = "func.call"(%arg12, %arg13, %arg14, %arg15, %arg16) <{callee = @solve_14}> : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%27) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "solve_14", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<5x5xf32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5x5xf32>, %arg10: tensor<5xi32>, %arg11: tensor<5x5xf32>):
    %22 = "stablehlo.transpose"(%arg11) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %23 = "func.call"(%arg9, %arg10, %22) <{callee = @_lu_solve_15}> : (tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.negate"(%23) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %26 = "stablehlo.dot_general"(%25, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%26) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x5xf32>, tensor<5xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "_lu_solve_15", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi32>, %arg2: tensor<5x5xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<5x5x1xf32>) -> tensor<5x1x5xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.custom_call"(%arg0, %2) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.custom_call"(%arg0, %5) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %9:2 = "stablehlo.sort"(%arg1, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %21 = "stablehlo.compare"(%arg3, %arg4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %12 = "stablehlo.compare"(%9#1, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %13 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %15 = "stablehlo.add"(%9#1, %14) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %16 = "stablehlo.select"(%12, %15, %9#1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %18 = "stablehlo.transpose"(%7) <{permutation = array<i64: 2, 0, 1>}> : (tensor<5x1x5xf32>) -> tensor<5x5x1xf32>
    %19 = "stablehlo.gather"(%18, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 1>}> : (tensor<5x5x1xf32>, tensor<5x1xi32>) -> tensor<5x5x1xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
    "func.return"(%20) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
