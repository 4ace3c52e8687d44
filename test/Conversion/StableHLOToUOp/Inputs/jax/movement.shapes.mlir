"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x4x5xf32>) -> (tensor<5x4x3xf32>, tensor<3x4x5xf32>, tensor<2x2x3xf32>, tensor<4x6x7xf32>, tensor<8x5x8xf32>, tensor<3x8x5xf32>, tensor<12x5xf32>, tensor<3x4x5xf32>, tensor<2x3x4x5xf32>, tensor<3x8x5xf32>, tensor<3x4x5xf32>, tensor<6x4x5xf32>, tensor<4x5xf32>, tensor<4x4xf64>, tensor<3x4x5xf64>, tensor<4x5xf32>, tensor<5x2xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<3x4x5xf32>):
    %14 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xf32>) -> tensor<5x4x3xf32>
    %15 = "stablehlo.reverse"(%arg4) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %16 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 3, 4, 4>, start_indices = array<i64: 1, 0, 1>, strides = array<i64: 1, 2, 1>}> : (tensor<3x4x5xf32>) -> tensor<2x2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %18 = "func.call"(%arg4, %17) <{callee = @_pad}> : (tensor<3x4x5xf32>, tensor<f64>) -> tensor<4x6x7xf32>
    %19 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%arg4, %19) <{edge_padding_high = array<i64: 1, 2, -2>, edge_padding_low = array<i64: 0, -1, 1>, interior_padding = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<8x5x8xf32>
    %21 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4x5xf32>
    %23 = "stablehlo.multiply"(%arg4, %22) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %24 = "stablehlo.concatenate"(%arg4, %23) <{dimension = 1 : i64}> : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x8x5xf32>
    %25 = "stablehlo.reshape"(%arg4) : (tensor<3x4x5xf32>) -> tensor<12x5xf32>
    %26 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 3, 1, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x5xf32>) -> tensor<3x4x5xf32>
    %28 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x4x5xf32>) -> tensor<1x3x4x5xf32>
    %29 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x4x5xf32>) -> tensor<1x3x4x5xf32>
    %30 = "stablehlo.concatenate"(%28, %29) <{dimension = 0 : i64}> : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %31 = "stablehlo.reshape"(%arg4) : (tensor<3x4x5xf32>) -> tensor<1x3x1x4x1x5xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x3x1x4x1x5xf32>) -> tensor<1x3x2x4x1x5xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x3x2x4x1x5xf32>) -> tensor<3x8x5xf32>
    %34 = "func.call"(%arg4) <{callee = @_roll_static}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %35 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<3x4x5xf32>) -> tensor<3x2x4x5xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<3x2x4x5xf32>) -> tensor<6x4x5xf32>
    %37 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
    %39 = "func.call"(%38) <{callee = @tril}> : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %44 = "stablehlo.add"(%40, %43) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %45 = "stablehlo.compare"(%44, %41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %46 = "stablehlo.convert"(%45) : (tensor<4x4xi1>) -> tensor<4x4xf64>
    %47 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf64>
    %48 = "stablehlo.convert"(%arg4) : (tensor<3x4x5xf32>) -> tensor<3x4x5xf64>
    %49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf64>) -> tensor<1x1x5xf64>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf64>) -> tensor<3x4x5xf64>
    %51 = "stablehlo.add"(%50, %48) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
    %52 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
    %54 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 1, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<1x1x5xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x1x5xf32>) -> tensor<5xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
    "func.return"(%14, %15, %16, %18, %20, %24, %25, %27, %30, %33, %34, %36, %39, %46, %51, %53, %56) : (tensor<5x4x3xf32>, tensor<3x4x5xf32>, tensor<2x2x3xf32>, tensor<4x6x7xf32>, tensor<8x5x8xf32>, tensor<3x8x5xf32>, tensor<12x5xf32>, tensor<3x4x5xf32>, tensor<2x3x4x5xf32>, tensor<3x8x5xf32>, tensor<3x4x5xf32>, tensor<6x4x5xf32>, tensor<4x5xf32>, tensor<4x4xf64>, tensor<3x4x5xf64>, tensor<4x5xf32>, tensor<5x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4x5xf32>, tensor<f64>) -> tensor<4x6x7xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<3x4x5xf32>, %arg3: tensor<f64>):
    %12 = "stablehlo.convert"(%arg3) : (tensor<f64>) -> tensor<f32>
    %13 = "stablehlo.pad"(%arg2, %12) <{edge_padding_high = array<i64: 0, 2, 1>, edge_padding_low = array<i64: 1, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x6x7xf32>
    "func.return"(%13) : (tensor<4x6x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>, res_attrs = [{}], sym_name = "_roll_static", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<3x4x5xf32>):
    %9 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 3, 4, 5>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
    %10 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 3, 2, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 1 : i64}> : (tensor<3x2x5xf32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
    "func.return"(%11) : (tensor<3x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5xf32>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x5xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x5xi64>
    %3 = "stablehlo.add"(%0, %2) : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi64>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x5xi64>
    %5 = "stablehlo.compare"(%3, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %8 = "stablehlo.select"(%5, %arg0, %7) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%8) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
