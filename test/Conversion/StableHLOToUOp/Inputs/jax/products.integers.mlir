"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x9xi8>, tensor<9x3xi8>) -> (tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi8>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x9xi8>, %arg1: tensor<9x3xi8>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x9xi8>, tensor<9x3xi8>) -> tensor<4x3xi32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<4x9xi8>) -> tensor<4x9xi32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<9x3xi8>) -> tensor<9x3xi32>
    %3 = "stablehlo.dot_general"(%1, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x9xi32>, tensor<9x3xi32>) -> tensor<4x3xi32>
    %4 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x9xi8>, tensor<9x3xi8>) -> tensor<4x3xi8>
    "func.return"(%0, %3, %4) : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi8>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
