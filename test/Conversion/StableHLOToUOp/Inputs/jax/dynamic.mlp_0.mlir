"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{uop.shape = [#uop.var<"b" [1, 64]>, 4]}, {}, {}], function_type = (tensor<?x4xf32>, tensor<4x3xf32>, tensor<3xf32>) -> (tensor<?x3xf32>, tensor<3xf32>, tensor<?x3xf32>, tensor<3x?xf32>, tensor<f32>, tensor<i64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<?x4xf32>, %arg19: tensor<4x3xf32>, %arg20: tensor<3xf32>):
    %78 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %79 = "stablehlo.get_dimension_size"(%arg18) <{dimension = 0 : i64}> : (tensor<?x4xf32>) -> tensor<i32>
    %80 = "stablehlo.convert"(%79) : (tensor<i32>) -> tensor<i64>
    %81 = "stablehlo.compare"(%80, %78) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.custom_call"(%81, %80) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i64>) -> ()
    %82:6 = "func.call"(%80, %arg18, %arg19, %arg20) <{callee = @_wrapped_jax_export_main}> : (tensor<i64>, tensor<?x4xf32>, tensor<4x3xf32>, tensor<3xf32>) -> (tensor<?x3xf32>, tensor<3xf32>, tensor<?x3xf32>, tensor<3x?xf32>, tensor<f32>, tensor<i64>)
    "func.return"(%82#0, %82#1, %82#2, %82#3, %82#4, %82#5) : (tensor<?x3xf32>, tensor<3xf32>, tensor<?x3xf32>, tensor<3x?xf32>, tensor<f32>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {}, {}, {}], function_type = (tensor<i64>, tensor<?x4xf32>, tensor<4x3xf32>, tensor<3xf32>) -> (tensor<?x3xf32>, tensor<3xf32>, tensor<?x3xf32>, tensor<3x?xf32>, tensor<f32>, tensor<i64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<i64>, %arg3: tensor<?x4xf32>, %arg4: tensor<4x3xf32>, %arg5: tensor<3xf32>):
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %8 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %11 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %13 = "stablehlo.dot_general"(%arg3, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<?x4xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %15 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %16 = "stablehlo.reshape"(%15) : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.concatenate"(%16, %12) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %18 = "stablehlo.dynamic_broadcast_in_dim"(%14, %17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %19 = "stablehlo.add"(%13, %18) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %20 = "func.call"(%arg2, %19) <{callee = @relu}> : (tensor<i64>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %21 = "stablehlo.reduce"(%20, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %77 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %22 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %23 = "stablehlo.reshape"(%22) : (tensor<i32>) -> tensor<1xi32>
    %24 = "stablehlo.dynamic_broadcast_in_dim"(%11, %23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %25 = "stablehlo.maximum"(%24, %21) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %26 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %27 = "stablehlo.reshape"(%26) : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.concatenate"(%27, %10) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %29 = "stablehlo.dynamic_broadcast_in_dim"(%25, %28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %30 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %31 = "stablehlo.reshape"(%30) : (tensor<i32>) -> tensor<1xi32>
    %32 = "stablehlo.concatenate"(%31, %12) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %33 = "stablehlo.dynamic_broadcast_in_dim"(%29, %32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %34 = "stablehlo.subtract"(%20, %33) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %35 = "stablehlo.exponential"(%34) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %36 = "stablehlo.reduce"(%35, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %76 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %37 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %38 = "stablehlo.reshape"(%37) : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.concatenate"(%38, %10) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %40 = "stablehlo.dynamic_broadcast_in_dim"(%36, %39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %41 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %42 = "stablehlo.reshape"(%41) : (tensor<i32>) -> tensor<1xi32>
    %43 = "stablehlo.concatenate"(%42, %12) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %44 = "stablehlo.dynamic_broadcast_in_dim"(%40, %43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %45 = "stablehlo.divide"(%35, %44) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %46 = "stablehlo.reduce"(%20, %9) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %75 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%75) : (tensor<f32>) -> ()
    }) : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
    %47 = "stablehlo.reduce"(%20, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %74 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%74) : (tensor<f32>) -> ()
    }) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %48 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %49 = "stablehlo.reshape"(%48) : (tensor<i32>) -> tensor<1xi32>
    %50 = "stablehlo.concatenate"(%49, %10) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %51 = "stablehlo.dynamic_broadcast_in_dim"(%47, %50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %52 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %53 = "stablehlo.reshape"(%52) : (tensor<i32>) -> tensor<1xi32>
    %54 = "stablehlo.concatenate"(%53, %10) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %55 = "stablehlo.dynamic_broadcast_in_dim"(%8, %54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x1xf32>
    %56 = "stablehlo.divide"(%51, %55) : (tensor<?x1xf32>, tensor<?x1xf32>) -> tensor<?x1xf32>
    %57 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %58 = "stablehlo.reshape"(%57) : (tensor<i32>) -> tensor<1xi32>
    %59 = "stablehlo.concatenate"(%58, %12) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %60 = "stablehlo.dynamic_broadcast_in_dim"(%56, %59) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %61 = "stablehlo.subtract"(%20, %60) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %62 = "stablehlo.transpose"(%20) <{permutation = array<i64: 1, 0>}> : (tensor<?x3xf32>) -> tensor<3x?xf32>
    %63 = "stablehlo.reduce"(%arg3, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %73 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<?x4xf32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<i32>
    %65 = "stablehlo.reshape"(%64) : (tensor<i32>) -> tensor<1xi32>
    %66 = "stablehlo.concatenate"(%65, %12) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %67 = "stablehlo.dynamic_broadcast_in_dim"(%9, %66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
    %68 = "stablehlo.compare"(%20, %67) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
    %69 = "stablehlo.convert"(%68) : (tensor<?x3xi1>) -> tensor<?x3xi32>
    %70 = "stablehlo.convert"(%69) : (tensor<?x3xi32>) -> tensor<?x3xi64>
    %71 = "stablehlo.reduce"(%70, %7) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg6: tensor<i64>, %arg7: tensor<i64>):
      %72 = "stablehlo.add"(%arg6, %arg7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%72) : (tensor<i64>) -> ()
    }) : (tensor<?x3xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%45, %46, %61, %62, %63, %71) : (tensor<?x3xf32>, tensor<3xf32>, tensor<?x3xf32>, tensor<3x?xf32>, tensor<f32>, tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {}], function_type = (tensor<i64>, tensor<?x3xf32>) -> tensor<?x3xf32>, sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i64>, %arg1: tensor<?x3xf32>):
    %0 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %3 = "stablehlo.reshape"(%2) : (tensor<i32>) -> tensor<1xi32>
    %4 = "stablehlo.concatenate"(%3, %0) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %5 = "stablehlo.dynamic_broadcast_in_dim"(%1, %4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
    %6 = "stablehlo.maximum"(%arg1, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    "func.return"(%6) : (tensor<?x3xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
