"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{uop.shape = [#uop.var<"n" [1, 64]>, 4]}, {uop.shape = [#uop.var<"n" [1, 64]>, 4]}], function_type = (tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?xf32>, tensor<2x?x2xf32>, tensor<?xi64>, tensor<?x2xf32>, tensor<?x4xf32>, tensor<f32>, tensor<?x?xf64>, tensor<?x4xf32>, tensor<?x4xi32>, tensor<?x4xi1>, tensor<?x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<?x4xf32>, %arg6: tensor<?x4xf32>):
    %79 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %80 = "stablehlo.get_dimension_size"(%arg5) <{dimension = 0 : i64}> : (tensor<?x4xf32>) -> tensor<i32>
    %81 = "stablehlo.convert"(%80) : (tensor<i32>) -> tensor<i64>
    %82 = "stablehlo.get_dimension_size"(%arg6) <{dimension = 0 : i64}> : (tensor<?x4xf32>) -> tensor<i32>
    %83 = "stablehlo.convert"(%82) : (tensor<i32>) -> tensor<i64>
    %84 = "stablehlo.compare"(%81, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.custom_call"(%84, %81) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (n, 4),args[1].shape = (n, 4). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i64>) -> ()
    %85 = "stablehlo.compare"(%83, %81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.custom_call"(%85, %83, %81) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'n' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (n, 4),args[1].shape = (n, 4). Obtained dimension variables: 'n' = {1} from specification 'n' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
    %86:12 = "func.call"(%81, %arg5, %arg6) <{callee = @_wrapped_jax_export_main}> : (tensor<i64>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?xf32>, tensor<2x?x2xf32>, tensor<?xi64>, tensor<?x2xf32>, tensor<?x4xf32>, tensor<f32>, tensor<?x?xf64>, tensor<?x4xf32>, tensor<?x4xi32>, tensor<?x4xi1>, tensor<?x4xf32>)
    "func.return"(%86#0, %86#1, %86#2, %86#3, %86#4, %86#5, %86#6, %86#7, %86#8, %86#9, %86#10, %86#11) : (tensor<?x4xf32>, tensor<?xf32>, tensor<2x?x2xf32>, tensor<?xi64>, tensor<?x2xf32>, tensor<?x4xf32>, tensor<f32>, tensor<?x?xf64>, tensor<?x4xf32>, tensor<?x4xi32>, tensor<?x4xi1>, tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "n"}, {}, {}], function_type = (tensor<i64>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?xf32>, tensor<2x?x2xf32>, tensor<?xi64>, tensor<?x2xf32>, tensor<?x4xf32>, tensor<f32>, tensor<?x?xf64>, tensor<?x4xf32>, tensor<?x4xi32>, tensor<?x4xi1>, tensor<?x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<i64>, %arg3: tensor<?x4xf32>, %arg4: tensor<?x4xf32>):
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %11 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %12 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %17 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %18 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %19 = "stablehlo.concatenate"(%arg3, %arg4, %arg3) <{dimension = 0 : i64}> : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %20 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i64>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %22 = "stablehlo.convert"(%21) : (tensor<i64>) -> tensor<i32>
    %23 = "stablehlo.reshape"(%22) : (tensor<i32>) -> tensor<1xi32>
    %24 = "stablehlo.dynamic_reshape"(%arg3, %23) : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<?xf32>
    %25 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %26 = "stablehlo.reshape"(%25) : (tensor<i32>) -> tensor<1xi32>
    %27 = "stablehlo.concatenate"(%26, %16, %16) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %28 = "stablehlo.dynamic_reshape"(%arg3, %27) : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<?x2x2xf32>
    %29 = "stablehlo.transpose"(%28) <{permutation = array<i64: 2, 0, 1>}> : (tensor<?x2x2xf32>) -> tensor<2x?x2xf32>
    %30 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i64>
    %31 = "stablehlo.add"(%30, %15) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %32 = "stablehlo.convert"(%31) : (tensor<i64>) -> tensor<i32>
    %33 = "stablehlo.reshape"(%32) : (tensor<i32>) -> tensor<1xi32>
    %34 = "stablehlo.dynamic_iota"(%33) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi64>
    %35 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i64>
    %36 = "stablehlo.add"(%35, %15) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %37 = "stablehlo.convert"(%36) : (tensor<i64>) -> tensor<i32>
    %38 = "stablehlo.reshape"(%37) : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.dynamic_broadcast_in_dim"(%14, %38) <{broadcast_dimensions = array<i64>}> : (tensor<i64>, tensor<1xi32>) -> tensor<?xi64>
    %40 = "stablehlo.multiply"(%39, %34) : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
    %41 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i64>
    %42 = "stablehlo.add"(%41, %15) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %43 = "stablehlo.convert"(%42) : (tensor<i64>) -> tensor<i32>
    %44 = "stablehlo.reshape"(%43) : (tensor<i32>) -> tensor<1xi32>
    %45 = "stablehlo.dynamic_broadcast_in_dim"(%13, %44) <{broadcast_dimensions = array<i64>}> : (tensor<i64>, tensor<1xi32>) -> tensor<?xi64>
    %46 = "stablehlo.add"(%45, %40) : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
    %47 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %48 = "stablehlo.reshape"(%47) : (tensor<i32>) -> tensor<1xi32>
    %49 = "stablehlo.concatenate"(%48, %16) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %50 = "stablehlo.dynamic_broadcast_in_dim"(%12, %49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x2xf32>
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
    %52 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %53 = "stablehlo.multiply"(%52, %51) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %54 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %55 = "stablehlo.add"(%54, %53) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %56 = "stablehlo.reverse"(%55) <{dimensions = array<i64: 0>}> : (tensor<4xi64>) -> tensor<4xi64>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi64>) -> tensor<4x1xi64>
    %58 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %59 = "stablehlo.reshape"(%58) : (tensor<i32>) -> tensor<1xi32>
    %60 = "stablehlo.concatenate"(%59, %10) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %61 = "stablehlo.dynamic_gather"(%arg3, %57, %60) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<?x4xf32>, tensor<4x1xi64>, tensor<2xi32>) -> tensor<?x4xf32>
    %62 = "stablehlo.reverse"(%61) <{dimensions = array<i64: 1>}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %63 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<f32>
    %64 = "stablehlo.multiply"(%63, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i64>
    %66 = "stablehlo.multiply"(%65, %17) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %67 = "stablehlo.convert"(%66) : (tensor<i64>) -> tensor<i32>
    %68 = "stablehlo.reshape"(%67) : (tensor<i32>) -> tensor<1xi32>
    %69 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %70 = "stablehlo.reshape"(%69) : (tensor<i32>) -> tensor<1xi32>
    %71 = "stablehlo.concatenate"(%68, %70) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %72 = "stablehlo.dynamic_broadcast_in_dim"(%8, %71) <{broadcast_dimensions = array<i64>}> : (tensor<f64>, tensor<2xi32>) -> tensor<?x?xf64>
    %73 = "stablehlo.minimum"(%arg3, %arg4) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %74 = "stablehlo.convert"(%arg3) : (tensor<?x4xf32>) -> tensor<?x4xi32>
    %75 = "stablehlo.convert"(%arg4) : (tensor<?x4xf32>) -> tensor<?x4xi32>
    %76 = "stablehlo.xor"(%74, %75) : (tensor<?x4xi32>, tensor<?x4xi32>) -> tensor<?x4xi32>
    %77 = "func.call"(%arg2, %arg3) <{callee = @isinf}> : (tensor<i64>, tensor<?x4xf32>) -> tensor<?x4xi1>
    %78 = "stablehlo.negate"(%arg3) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    "func.return"(%19, %24, %29, %46, %50, %62, %64, %72, %73, %76, %77, %78) : (tensor<?x4xf32>, tensor<?xf32>, tensor<2x?x2xf32>, tensor<?xi64>, tensor<?x2xf32>, tensor<?x4xf32>, tensor<f32>, tensor<?x?xf64>, tensor<?x4xf32>, tensor<?x4xi32>, tensor<?x4xi1>, tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "n"}, {}], function_type = (tensor<i64>, tensor<?x4xf32>) -> tensor<?x4xi1>, sym_name = "isinf", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i64>, %arg1: tensor<?x4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.abs"(%arg1) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %3 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %4 = "stablehlo.reshape"(%3) : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.concatenate"(%4, %0) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %6 = "stablehlo.dynamic_broadcast_in_dim"(%1, %5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %7 = "stablehlo.compare"(%2, %6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
    "func.return"(%7) : (tensor<?x4xi1>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
