"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x7xf32>, tensor<5x7xi32>) -> (tensor<5xf32>, tensor<5xi32>, tensor<7xi32>, tensor<5xf32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x7xf32>, %arg1: tensor<5x7xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %2:2 = "stablehlo.reduce"(%arg0, %arg1, %0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<i32>, %arg8: tensor<f32>, %arg9: tensor<i32>):
      %18 = "stablehlo.add"(%arg6, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %19 = "stablehlo.maximum"(%arg7, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%18, %19) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<5x7xf32>, tensor<5x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.reduce"(%arg1, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %17 = "stablehlo.xor"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<7xi32>
    %5 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %7 = "stablehlo.maximum"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %8 = "stablehlo.subtract"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.compare"(%8, %8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.abs"(%8) : (tensor<f32>) -> tensor<f32>
      %12 = "stablehlo.negate"(%11) : (tensor<f32>) -> tensor<f32>
      %13 = "stablehlo.exponential"(%12) : (tensor<f32>) -> tensor<f32>
      %14 = "stablehlo.log_plus_one"(%13) : (tensor<f32>) -> tensor<f32>
      %15 = "stablehlo.add"(%7, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %16 = "stablehlo.select"(%9, %10, %15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%2#0, %2#1, %4, %6) : (tensor<5xf32>, tensor<5xi32>, tensor<7xi32>, tensor<5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
