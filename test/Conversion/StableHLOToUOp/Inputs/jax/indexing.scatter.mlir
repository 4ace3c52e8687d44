"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<5x6xf32>, tensor<5xi64>, tensor<5x2xi32>, tensor<5x6xi32>) -> (tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xi32>, tensor<5x6xf32>, tensor<5xf64>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<6xi64>, tensor<5x6xf32>, tensor<5x6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<5x6xf32>, %arg3: tensor<5xi64>, %arg4: tensor<5x2xi32>, %arg5: tensor<5x6xi32>):
    %3 = "stablehlo.constant"() <{value = dense<[4, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<30xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<30xf32>) -> tensor<5x6xf32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %8 = "stablehlo.compare"(%arg3, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %11 = "stablehlo.add"(%arg3, %10) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %12 = "stablehlo.select"(%8, %11, %arg3) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %13 = "stablehlo.convert"(%12) : (tensor<5xi64>) -> tensor<5xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %15 = "stablehlo.scatter"(%arg2, %14, %5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %199 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%199) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %18 = "stablehlo.compare"(%arg3, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %19 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %21 = "stablehlo.add"(%arg3, %20) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %22 = "stablehlo.select"(%18, %21, %arg3) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %23 = "stablehlo.convert"(%22) : (tensor<5xi64>) -> tensor<5xi32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %25 = "stablehlo.scatter"(%arg2, %24, %5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
      %198 = "stablehlo.maximum"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%198) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %28 = "stablehlo.compare"(%arg3, %27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %29 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %31 = "stablehlo.add"(%arg3, %30) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %32 = "stablehlo.select"(%28, %31, %arg3) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<5xi64>) -> tensor<5xi32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %35 = "stablehlo.scatter"(%arg2, %34, %5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %197 = "stablehlo.minimum"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%197) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %38 = "stablehlo.compare"(%arg3, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %39 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %41 = "stablehlo.add"(%arg3, %40) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %42 = "stablehlo.select"(%38, %41, %arg3) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %43 = "stablehlo.convert"(%42) : (tensor<5xi64>) -> tensor<5xi32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %45 = "stablehlo.scatter"(%arg2, %44, %5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %196 = "stablehlo.multiply"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%196) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %46 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %49 = "stablehlo.compare"(%3, %48) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %50 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %52 = "stablehlo.add"(%3, %51) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %53 = "stablehlo.select"(%49, %52, %3) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %54 = "stablehlo.convert"(%53) : (tensor<2xi64>) -> tensor<2xi32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %56 = "stablehlo.scatter"(%arg2, %55, %46) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      "stablehlo.return"(%arg27) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<2x1xi32>, tensor<2x6xf32>) -> tensor<5x6xf32>
    %57 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xi32>) -> tensor<5x1xi32>
    %58 = "stablehlo.reshape"(%57) : (tensor<5x1xi32>) -> tensor<5xi32>
    %59 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<5x5xf32>
    %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %62 = "stablehlo.compare"(%58, %61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %63 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %65 = "stablehlo.add"(%58, %64) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %66 = "stablehlo.select"(%62, %65, %58) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %68 = "stablehlo.scatter"(%arg2, %67, %59) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %195 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%195) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x1xi32>, tensor<5x5xf32>) -> tensor<5x6xf32>
    %69 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xi32>) -> tensor<5x1xi32>
    %70 = "stablehlo.reshape"(%69) : (tensor<5x1xi32>) -> tensor<5xi32>
    %71 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xi32>) -> tensor<5x1xi32>
    %72 = "stablehlo.reshape"(%71) : (tensor<5x1xi32>) -> tensor<5xi32>
    %73 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<1x5xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1x5xf32>) -> tensor<5xf32>
    %75 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %77 = "stablehlo.compare"(%70, %76) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %78 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %80 = "stablehlo.add"(%70, %79) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %81 = "stablehlo.select"(%77, %80, %70) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %84 = "stablehlo.compare"(%72, %83) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %85 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %87 = "stablehlo.add"(%72, %86) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %88 = "stablehlo.select"(%84, %87, %72) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %89 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %90 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %91 = "stablehlo.concatenate"(%89, %90) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %92 = "stablehlo.scatter"(%arg2, %91, %74) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %194 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%194) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x6xf32>
    %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %95 = "stablehlo.compare"(%arg3, %94) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %96 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %98 = "stablehlo.add"(%arg3, %97) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %99 = "stablehlo.select"(%95, %98, %arg3) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %100 = "stablehlo.convert"(%99) : (tensor<5xi64>) -> tensor<5xi32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %102 = "stablehlo.scatter"(%arg5, %101, %arg5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<i32>, %arg21: tensor<i32>):
      %193 = "stablehlo.add"(%arg20, %arg21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%193) : (tensor<i32>) -> ()
    }) : (tensor<5x6xi32>, tensor<5x1xi32>, tensor<5x6xi32>) -> tensor<5x6xi32>
    %103 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %104 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %106 = "stablehlo.multiply"(%105, %103) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %107 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %109 = "stablehlo.add"(%108, %106) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %110 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %112 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %113 = "stablehlo.concatenate"(%111, %112) <{dimension = 1 : i64}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %114 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %116 = "stablehlo.scatter"(%arg2, %113, %115) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      "stablehlo.return"(%arg19) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<3x2xi32>, tensor<2x3xf32>) -> tensor<5x6xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %119 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %121 = "stablehlo.compare"(%arg3, %120) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %122 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %124 = "stablehlo.add"(%arg3, %123) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %125 = "stablehlo.select"(%121, %124, %arg3) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %126 = "stablehlo.convert"(%125) : (tensor<5xi64>) -> tensor<5xi32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %128 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5xf64>
    %130 = "stablehlo.scatter"(%118, %127, %129) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f64>, %arg17: tensor<f64>):
      %192 = "stablehlo.add"(%arg16, %arg17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%192) : (tensor<f64>) -> ()
    }) : (tensor<5xf64>, tensor<5x1xi32>, tensor<5xf64>) -> tensor<5xf64>
    %131 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %133 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %135 = "stablehlo.concatenate"(%132, %134) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %136 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.scatter"(%arg2, %135, %136) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      "stablehlo.return"(%arg15) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<2xi32>, tensor<f32>) -> tensor<5x6xf32>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x2xi32>
    %140 = "stablehlo.compare"(%arg4, %139) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi1>
    %141 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x2xi32>
    %143 = "stablehlo.add"(%arg4, %142) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
    %144 = "stablehlo.select"(%140, %143, %arg4) : (tensor<5x2xi1>, tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xi32>) -> tensor<5x2x1xi32>
    %146 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
    %149 = "stablehlo.scatter"(%arg2, %145, %148) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %191 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%191) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x2x1xi32>, tensor<5x2xf32>) -> tensor<5x6xf32>
    %150 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xi32>) -> tensor<5x1xi32>
    %151 = "stablehlo.reshape"(%150) : (tensor<5x1xi32>) -> tensor<5xi32>
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6xi64>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %155 = "func.call"(%151, %154) <{callee = @clip}> : (tensor<5xi32>, tensor<i64>) -> tensor<5xi32>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %158 = "stablehlo.compare"(%155, %157) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %159 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %161 = "stablehlo.add"(%155, %160) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %162 = "stablehlo.select"(%158, %161, %155) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %164 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %166 = "stablehlo.scatter"(%153, %163, %165) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<i64>, %arg11: tensor<i64>):
      %190 = "stablehlo.add"(%arg10, %arg11) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%190) : (tensor<i64>) -> ()
    }) : (tensor<6xi64>, tensor<5x1xi32>, tensor<5xi64>) -> tensor<6xi64>
    %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %169 = "stablehlo.compare"(%arg3, %168) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %170 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %172 = "stablehlo.add"(%arg3, %171) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %173 = "stablehlo.select"(%169, %172, %arg3) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %174 = "stablehlo.convert"(%173) : (tensor<5xi64>) -> tensor<5xi32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %176 = "stablehlo.scatter"(%arg2, %175, %5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %189 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%189) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %177 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %179 = "stablehlo.compare"(%arg3, %178) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %180 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %182 = "stablehlo.add"(%arg3, %181) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %183 = "stablehlo.select"(%179, %182, %arg3) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %184 = "stablehlo.convert"(%183) : (tensor<5xi64>) -> tensor<5xi32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %186 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6xf32>
    %188 = "stablehlo.scatter"(%arg2, %185, %187) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      "stablehlo.return"(%arg7) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    "func.return"(%15, %25, %35, %45, %56, %68, %92, %102, %116, %130, %137, %149, %166, %176, %188) : (tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xi32>, tensor<5x6xf32>, tensor<5xf64>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<6xi64>, tensor<5x6xf32>, tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xi32>, tensor<i64>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xi32>, %arg1: tensor<i64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    "func.return"(%2) : (tensor<5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
