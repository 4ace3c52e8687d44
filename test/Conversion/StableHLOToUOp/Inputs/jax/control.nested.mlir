"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4xi32>, tensor<i32>) -> (tensor<i32>, tensor<3xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<4xi32>, %arg14: tensor<i32>):
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %21:4 = "stablehlo.while"(%arg13, %20, %18, %19) ({
    ^bb0(%arg25: tensor<4xi32>, %arg26: tensor<i64>, %arg27: tensor<i64>, %arg28: tensor<i32>):
      %36 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %37 = "stablehlo.compare"(%arg26, %36) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%37) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<4xi32>, %arg22: tensor<i64>, %arg23: tensor<i64>, %arg24: tensor<i32>):
      %33:2 = "func.call"(%arg21, %arg23, %arg24) <{callee = @closed_call}> : (tensor<4xi32>, tensor<i64>, tensor<i32>) -> (tensor<i64>, tensor<i32>)
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %35 = "stablehlo.add"(%arg22, %34) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg21, %35, %33#0, %33#1) : (tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<i32>) -> (tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<i32>)
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25:3 = "stablehlo.while"(%24, %arg14, %23) ({
    ^bb0(%arg18: tensor<i32>, %arg19: tensor<i32>, %arg20: tensor<3xf64>):
      %32 = "stablehlo.compare"(%arg18, %arg19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>, %arg17: tensor<3xf64>):
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.add"(%arg15, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.convert"(%arg15) : (tensor<i32>) -> tensor<f64>
      %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
      %30 = "stablehlo.multiply"(%29, %arg17) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %31 = "stablehlo.add"(%arg17, %30) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      "stablehlo.return"(%27, %arg16, %31) : (tensor<i32>, tensor<i32>, tensor<3xf64>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3xf64>) -> (tensor<i32>, tensor<i32>, tensor<3xf64>)
    "func.return"(%21#3, %25#2) : (tensor<i32>, tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi32>, tensor<i64>, tensor<i32>) -> (tensor<i64>, tensor<i32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xi32>, %arg1: tensor<i64>, %arg2: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.add"(%arg1, %0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3:5 = "stablehlo.while"(%arg1, %arg0, %arg1, %2, %arg2) ({
    ^bb0(%arg8: tensor<i64>, %arg9: tensor<4xi32>, %arg10: tensor<i64>, %arg11: tensor<i32>, %arg12: tensor<i32>):
      %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %10 = "stablehlo.compare"(%arg8, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %11 = "stablehlo.convert"(%arg8) : (tensor<i64>) -> tensor<i64>
      %12 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %13 = "stablehlo.add"(%11, %12) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %14 = "stablehlo.select"(%10, %13, %arg8) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %15 = "stablehlo.dynamic_slice"(%arg9, %14) <{slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1xi32>) -> tensor<i32>
      %17 = "stablehlo.compare"(%arg11, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<4xi32>, %arg5: tensor<i64>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %5 = "stablehlo.add"(%arg6, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %6 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<i32>
      %7 = "stablehlo.multiply"(%arg6, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %8 = "stablehlo.add"(%arg7, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg3, %arg4, %arg5, %5, %8) : (tensor<i64>, tensor<4xi32>, tensor<i64>, tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<i64>, tensor<4xi32>, tensor<i64>, tensor<i32>, tensor<i32>) -> (tensor<i64>, tensor<4xi32>, tensor<i64>, tensor<i32>, tensor<i32>)
    "func.return"(%1, %3#4) : (tensor<i64>, tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
