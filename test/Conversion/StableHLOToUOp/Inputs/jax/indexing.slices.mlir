"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<6x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xf32>, tensor<2x2xf32>, tensor<6x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>, tensor<6x7xf32>, tensor<6x7xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<6x7xf32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.compare"(%arg3, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.add"(%arg3, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.select"(%8, %10, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.compare"(%arg3, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %14 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.add"(%arg3, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.select"(%13, %15, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.dynamic_slice"(%arg2, %11, %16) <{slice_sizes = array<i64: 3, 4>}> : (tensor<6x7xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.compare"(%arg4, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %20 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.add"(%arg4, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.select"(%19, %21, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.compare"(%arg5, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %25 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.add"(%arg5, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.select"(%24, %26, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.dynamic_slice"(%arg2, %22, %27) <{slice_sizes = array<i64: 2, 2>}> : (tensor<6x7xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %29 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.compare"(%arg3, %30) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %32 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.add"(%arg3, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %34 = "stablehlo.select"(%31, %33, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.compare"(%arg3, %35) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %37 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.add"(%arg3, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %39 = "stablehlo.select"(%36, %38, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %40 = "stablehlo.dynamic_update_slice"(%arg2, %29, %34, %39) : (tensor<6x7xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x7xf32>
    %41 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x7xf32>) -> tensor<2x7xf32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.compare"(%arg4, %42) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %44 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.add"(%arg4, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.select"(%43, %45, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.dynamic_update_slice"(%arg2, %41, %46, %47) : (tensor<6x7xf32>, tensor<2x7xf32>, tensor<i32>, tensor<i32>) -> tensor<6x7xf32>
    %49 = "func.call"(%arg2, %arg3) <{callee = @dynamic_index_in_dim}> : (tensor<6x7xf32>, tensor<i32>) -> tensor<1x7xf32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.compare"(%arg3, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %52 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.add"(%arg3, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %54 = "stablehlo.select"(%51, %53, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %58 = "stablehlo.scatter"(%arg2, %55, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      "stablehlo.return"(%arg9) : (tensor<f32>) -> ()
    }) : (tensor<6x7xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<6x7xf32>
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.compare"(%arg3, %59) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %61 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.add"(%arg3, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %63 = "stablehlo.select"(%60, %62, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %65 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %67 = "stablehlo.scatter"(%arg2, %64, %66) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %83 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<6x7xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<6x7xf32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.compare"(%arg3, %68) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %70 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %71 = "stablehlo.add"(%arg3, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %72 = "stablehlo.select"(%69, %71, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %73 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.compare"(%73, %74) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %76 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %77 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %79 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %80 = "stablehlo.select"(%75, %78, %79) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %81 = "stablehlo.dynamic_slice"(%arg2, %72, %80) <{slice_sizes = array<i64: 1, 1>}> : (tensor<6x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<1x1xf32>) -> tensor<f32>
    "func.return"(%17, %28, %40, %48, %49, %58, %67, %82) : (tensor<3x4xf32>, tensor<2x2xf32>, tensor<6x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>, tensor<6x7xf32>, tensor<6x7xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x7xf32>, tensor<i32>) -> tensor<1x7xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6x7xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%arg1, %0) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_slice"(%arg0, %4, %5) <{slice_sizes = array<i64: 1, 7>}> : (tensor<6x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    "func.return"(%6) : (tensor<1x7xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
