"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3xf32>, tensor<6x3xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[2][0]"}, {jax.result_info = "result[2][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<6x3xf32>, %arg23: tensor<3x3xf32>, %arg24: tensor<3x3xf32>):
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %36:6 = "stablehlo.while"(%arg22, %arg23, %arg24, %35, %32, %34) ({
    ^bb0(%arg79: tensor<6x3xf32>, %arg80: tensor<3x3xf32>, %arg81: tensor<3x3xf32>, %arg82: tensor<i64>, %arg83: tensor<3xf32>, %arg84: tensor<6x3xf32>):
      %102 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
      %103 = "stablehlo.compare"(%arg82, %102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%103) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg73: tensor<6x3xf32>, %arg74: tensor<3x3xf32>, %arg75: tensor<3x3xf32>, %arg76: tensor<i64>, %arg77: tensor<3xf32>, %arg78: tensor<6x3xf32>):
      %97 = "func.call"(%arg73, %arg76) <{callee = @dynamic_index_in_dim}> : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %98:2 = "func.call"(%arg74, %arg75, %arg77, %97) <{callee = @closed_call}> : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %99 = "func.call"(%arg78, %98#1, %arg76) <{callee = @dynamic_update_index_in_dim}> : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %100 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %101 = "stablehlo.add"(%arg76, %100) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg73, %arg74, %arg75, %101, %98#0, %99) : (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>) -> ()
    }) : (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>)
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %42:6 = "stablehlo.while"(%arg22, %arg23, %arg24, %41, %38, %40) ({
    ^bb0(%arg67: tensor<6x3xf32>, %arg68: tensor<3x3xf32>, %arg69: tensor<3x3xf32>, %arg70: tensor<i64>, %arg71: tensor<3xf32>, %arg72: tensor<6x3xf32>):
      %95 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
      %96 = "stablehlo.compare"(%arg70, %95) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%96) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg61: tensor<6x3xf32>, %arg62: tensor<3x3xf32>, %arg63: tensor<3x3xf32>, %arg64: tensor<i64>, %arg65: tensor<3xf32>, %arg66: tensor<6x3xf32>):
      %86 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
      %87 = "stablehlo.subtract"(%86, %arg64) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %89 = "stablehlo.subtract"(%87, %88) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %90 = "func.call"(%arg61, %89) <{callee = @dynamic_index_in_dim}> : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %91:2 = "func.call"(%arg62, %arg63, %arg65, %90) <{callee = @closed_call}> : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %92 = "func.call"(%arg66, %91#1, %89) <{callee = @dynamic_update_index_in_dim}> : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %93 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %94 = "stablehlo.add"(%arg64, %93) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg61, %arg62, %arg63, %94, %91#0, %92) : (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>) -> ()
    }) : (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>)
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %52:8 = "stablehlo.while"(%arg22, %arg23, %arg24, %51, %44, %46, %48, %50) ({
    ^bb0(%arg53: tensor<6x3xf32>, %arg54: tensor<3x3xf32>, %arg55: tensor<3x3xf32>, %arg56: tensor<i64>, %arg57: tensor<3xf32>, %arg58: tensor<6x3xf32>, %arg59: tensor<6x3xf32>, %arg60: tensor<6x3xf32>):
      %84 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
      %85 = "stablehlo.compare"(%arg56, %84) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%85) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg45: tensor<6x3xf32>, %arg46: tensor<3x3xf32>, %arg47: tensor<3x3xf32>, %arg48: tensor<i64>, %arg49: tensor<3xf32>, %arg50: tensor<6x3xf32>, %arg51: tensor<6x3xf32>, %arg52: tensor<6x3xf32>):
      %77 = "func.call"(%arg45, %arg48) <{callee = @dynamic_index_in_dim}> : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %78:4 = "func.call"(%arg46, %arg47, %arg49, %77) <{callee = @closed_call_0}> : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %79 = "func.call"(%arg50, %78#1, %arg48) <{callee = @dynamic_update_index_in_dim}> : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %80 = "func.call"(%arg51, %78#2, %arg48) <{callee = @dynamic_update_index_in_dim}> : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %81 = "func.call"(%arg52, %78#3, %arg48) <{callee = @dynamic_update_index_in_dim}> : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %82 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %83 = "stablehlo.add"(%arg48, %82) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg45, %arg46, %arg47, %83, %78#0, %79, %80, %81) : (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    }) : (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>)
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %62:10 = "stablehlo.while"(%54, %52#5, %arg22, %52#6, %52#7, %arg23, %61, %58, %60, %56) ({
    ^bb0(%arg35: tensor<6x3xf32>, %arg36: tensor<6x3xf32>, %arg37: tensor<6x3xf32>, %arg38: tensor<6x3xf32>, %arg39: tensor<6x3xf32>, %arg40: tensor<3x3xf32>, %arg41: tensor<i64>, %arg42: tensor<3x3xf32>, %arg43: tensor<3x3xf32>, %arg44: tensor<3xf32>):
      %75 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
      %76 = "stablehlo.compare"(%arg41, %75) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%76) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg25: tensor<6x3xf32>, %arg26: tensor<6x3xf32>, %arg27: tensor<6x3xf32>, %arg28: tensor<6x3xf32>, %arg29: tensor<6x3xf32>, %arg30: tensor<3x3xf32>, %arg31: tensor<i64>, %arg32: tensor<3x3xf32>, %arg33: tensor<3x3xf32>, %arg34: tensor<3xf32>):
      %63 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
      %64 = "stablehlo.subtract"(%63, %arg31) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %65 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %66 = "stablehlo.subtract"(%64, %65) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %67 = "func.call"(%arg25, %66) <{callee = @dynamic_index_in_dim}> : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %68 = "func.call"(%arg26, %66) <{callee = @dynamic_index_in_dim}> : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %69 = "func.call"(%arg27, %66) <{callee = @dynamic_index_in_dim}> : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %70 = "func.call"(%arg28, %66) <{callee = @dynamic_index_in_dim}> : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %71 = "func.call"(%arg29, %66) <{callee = @dynamic_index_in_dim}> : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %72:3 = "func.call"(%arg30, %arg32, %arg33, %arg34, %67, %68, %69, %70, %71) <{callee = @closed_call_1}> : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>)
      %73 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %74 = "stablehlo.add"(%arg31, %73) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %74, %72#0, %72#1, %72#2) : (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>)
    "func.return"(%36#4, %36#5, %42#4, %42#5, %62#7, %62#8) : (tensor<3xf32>, tensor<6x3xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<6x3xf32>, %arg21: tensor<i64>):
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %29 = "stablehlo.dynamic_slice"(%arg20, %arg21, %28) <{slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x3xf32>) -> tensor<3xf32>
    "func.return"(%30) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<3x3xf32>, %arg17: tensor<3x3xf32>, %arg18: tensor<3xf32>, %arg19: tensor<3xf32>):
    %21 = "stablehlo.dot_general"(%arg18, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.dot_general"(%arg19, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = "stablehlo.tanh"(%23) : (tensor<3xf32>) -> tensor<3xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%24, %27) : (tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<6x3xf32>, %arg14: tensor<3xf32>, %arg15: tensor<i64>):
    %18 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %20 = "stablehlo.dynamic_update_slice"(%arg13, %18, %arg15, %19) : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    "func.return"(%20) : (tensor<6x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call_0", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<3x3xf32>, %arg10: tensor<3x3xf32>, %arg11: tensor<3xf32>, %arg12: tensor<3xf32>):
    %11 = "stablehlo.dot_general"(%arg11, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.dot_general"(%arg12, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.tanh"(%13) : (tensor<3xf32>) -> tensor<3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %17 = "stablehlo.subtract"(%16, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%14, %arg11, %14, %17) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>), res_attrs = [{}, {}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<3xf32>, %arg8: tensor<3xf32>):
    %0 = "stablehlo.add"(%arg3, %arg4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1 = "stablehlo.multiply"(%0, %arg8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %2 = "stablehlo.multiply"(%1, %arg7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %4 = "stablehlo.dot_general"(%3, %arg6) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = "stablehlo.dot_general"(%3, %arg5) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %9 = "stablehlo.add"(%arg1, %8) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %10 = "stablehlo.dot_general"(%3, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
    "func.return"(%9, %6, %10) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
