"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<5x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x5x5xf32>):
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %5 = "stablehlo.cholesky"(%4) <{lower = true}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %9 = "stablehlo.add"(%6, %8) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %11 = "stablehlo.compare"(%9, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %15 = "stablehlo.select"(%12, %5, %14) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %16 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x5xf32>) -> tensor<1x5x5xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %20 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %22 = "stablehlo.divide"(%19, %21) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %23 = "stablehlo.cholesky"(%22) <{lower = true}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %27 = "stablehlo.add"(%24, %26) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %29 = "stablehlo.compare"(%27, %28) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %32 = "stablehlo.select"(%29, %23, %31) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%15, %33) : (tensor<2x5x5xf32>, tensor<5x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
