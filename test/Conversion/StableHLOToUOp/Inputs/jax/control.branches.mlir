"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3][0]"}, {jax.result_info = "result[3][1]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i1>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.clamp"(%0, %arg1, %1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %47 = "stablehlo.add"(%arg0, %46) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%47) : (tensor<4xf32>) -> ()
    }, {
      %42 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %44 = "stablehlo.multiply"(%arg0, %43) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%44) : (tensor<4xf32>) -> ()
    }, {
      %41 = "stablehlo.negate"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%41) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.clamp"(%4, %arg2, %5) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %40 = "stablehlo.add"(%arg0, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%40) : (tensor<4xf32>) -> ()
    }, {
      %35 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %37 = "stablehlo.multiply"(%arg0, %36) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%37) : (tensor<4xf32>) -> ()
    }, {
      %34 = "stablehlo.negate"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%34) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    %8 = "stablehlo.convert"(%arg3) : (tensor<i1>) -> tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      %31 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.reduce"(%arg0, %31) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %33 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%33) : (tensor<f32>) -> ()
      }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }, {
      %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %29 = "stablehlo.reduce"(%arg0, %28) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %30 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%30) : (tensor<f32>) -> ()
      }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<i32>) -> tensor<f32>
    %10 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.compare"(%11, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %14 = "stablehlo.convert"(%13) : (tensor<i1>) -> tensor<i32>
    %15:2 = "stablehlo.case"(%14) ({
      %26 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %27 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      "stablehlo.return"(%26, %27) : (tensor<4xf32>, tensor<i64>) -> ()
    }, {
      %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      "stablehlo.return"(%arg0, %25) : (tensor<4xf32>, tensor<i64>) -> ()
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<i64>)
    %16 = "stablehlo.convert"(%arg3) : (tensor<i1>) -> tensor<i32>
    %17 = "stablehlo.case"(%16) ({
      "stablehlo.return"(%arg0) : (tensor<4xf32>) -> ()
    }, {
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.compare"(%arg1, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = "stablehlo.convert"(%19) : (tensor<i1>) -> tensor<i32>
      %21 = "stablehlo.case"(%20) ({
        "stablehlo.return"(%arg0) : (tensor<4xf32>) -> ()
      }, {
        %22 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
        %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
        %24 = "stablehlo.add"(%arg0, %23) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%24) : (tensor<4xf32>) -> ()
      }) : (tensor<i32>) -> tensor<4xf32>
      "stablehlo.return"(%21) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%3, %7, %9, %15#0, %15#1, %17) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
