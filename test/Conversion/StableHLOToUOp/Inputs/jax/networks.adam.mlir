"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<6xf32>, %arg6: tensor<6xf32>):
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %54:6 = "stablehlo.while"(%arg6, %53, %52, %arg5, %49, %51) ({
    ^bb0(%arg13: tensor<6xf32>, %arg14: tensor<i64>, %arg15: tensor<i64>, %arg16: tensor<6xf32>, %arg17: tensor<6xf32>, %arg18: tensor<6xf32>):
      %58 = "stablehlo.constant"() <{value = dense<10> : tensor<i64>}> : () -> tensor<i64>
      %59 = "stablehlo.compare"(%arg14, %58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<6xf32>, %arg8: tensor<i64>, %arg9: tensor<i64>, %arg10: tensor<6xf32>, %arg11: tensor<6xf32>, %arg12: tensor<6xf32>):
      %55:4 = "func.call"(%arg7, %arg9, %arg10, %arg11, %arg12) <{callee = @closed_call}> : (tensor<6xf32>, tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
      %56 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %57 = "stablehlo.add"(%arg8, %56) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg7, %57, %55#0, %55#1, %55#2, %55#3) : (tensor<6xf32>, tensor<i64>, tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> ()
    }) : (tensor<6xf32>, tensor<i64>, tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<i64>, tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    "func.return"(%54#3, %54#4, %54#5) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6xf32>, tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6xf32>, %arg1: tensor<i64>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.add"(%arg1, %0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %2 = "stablehlo.subtract"(%arg2, %arg0) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %3 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %11 = "stablehlo.multiply"(%10, %arg3) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %14 = "stablehlo.multiply"(%13, %8) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %15 = "stablehlo.add"(%11, %14) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %16 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %18 = "stablehlo.multiply"(%17, %arg4) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %21 = "stablehlo.multiply"(%20, %8) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %22 = "stablehlo.multiply"(%21, %8) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %23 = "stablehlo.add"(%18, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %24 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.power"(%27, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.subtract"(%29, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %32 = "stablehlo.divide"(%15, %31) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %35 = "stablehlo.multiply"(%34, %32) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %36 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.power"(%36, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.subtract"(%38, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %41 = "stablehlo.divide"(%23, %40) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %42 = "stablehlo.sqrt"(%41) : (tensor<6xf32>) -> tensor<6xf32>
    %43 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %45 = "stablehlo.add"(%42, %44) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %46 = "stablehlo.divide"(%35, %45) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %47 = "stablehlo.subtract"(%arg2, %46) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%1, %47, %15, %23) : (tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
