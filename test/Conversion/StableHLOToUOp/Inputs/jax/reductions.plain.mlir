"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6x5xf32>, tensor<4x6xi32>) -> (tensor<4x5xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4xi64>, tensor<i32>, tensor<6xi64>, tensor<4xi1>, tensor<6xi1>, tensor<4x5xi64>, tensor<4x6xi64>, tensor<6xi64>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<4xi64>, tensor<4xi32>, tensor<6xi32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg32: tensor<4x6x5xf32>, %arg33: tensor<4x6xi32>):
    %79 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.reduce"(%arg32, %79) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %159 = "stablehlo.add"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%159) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.reduce"(%arg32, %81) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %158 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%158) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<6xf32>
    %83 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.reduce"(%arg32, %83) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %157 = "stablehlo.maximum"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%157) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<6x5xf32>
    %85 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.reduce"(%arg32, %85) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %156 = "stablehlo.minimum"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%156) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<4xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.reduce"(%arg32, %87) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %155 = "stablehlo.multiply"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%155) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<4x6xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.reduce"(%arg32, %89) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %154 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%154) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.constant"() <{value = dense<1.200000e+02> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.divide"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.convert"(%arg33) : (tensor<4x6xi32>) -> tensor<4x6xi64>
    %94 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %95 = "stablehlo.reduce"(%93, %94) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg52: tensor<i64>, %arg53: tensor<i64>):
      %153 = "stablehlo.add"(%arg52, %arg53) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%153) : (tensor<i64>) -> ()
    }) : (tensor<4x6xi64>, tensor<i64>) -> tensor<4xi64>
    %96 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %97 = "stablehlo.reduce"(%arg33, %96) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg50: tensor<i32>, %arg51: tensor<i32>):
      %152 = "stablehlo.maximum"(%arg50, %arg51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%152) : (tensor<i32>) -> ()
    }) : (tensor<4x6xi32>, tensor<i32>) -> tensor<i32>
    %98 = "stablehlo.convert"(%arg33) : (tensor<4x6xi32>) -> tensor<4x6xi64>
    %99 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %100 = "stablehlo.reduce"(%98, %99) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg48: tensor<i64>, %arg49: tensor<i64>):
      %151 = "stablehlo.multiply"(%arg48, %arg49) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%151) : (tensor<i64>) -> ()
    }) : (tensor<4x6xi64>, tensor<i64>) -> tensor<6xi64>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %103 = "stablehlo.compare"(%arg33, %102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %104 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %105 = "stablehlo.reduce"(%103, %104) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg46: tensor<i1>, %arg47: tensor<i1>):
      %150 = "stablehlo.or"(%arg46, %arg47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%150) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi1>, tensor<i1>) -> tensor<4xi1>
    %106 = "stablehlo.constant"() <{value = dense<-8> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %108 = "stablehlo.compare"(%arg33, %107) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %109 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %110 = "stablehlo.reduce"(%108, %109) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg44: tensor<i1>, %arg45: tensor<i1>):
      %149 = "stablehlo.and"(%arg44, %arg45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%149) : (tensor<i1>) -> ()
    }) : (tensor<4x6xi1>, tensor<i1>) -> tensor<6xi1>
    %111 = "func.call"(%arg32) <{callee = @argmax}> : (tensor<4x6x5xf32>) -> tensor<4x5xi64>
    %112 = "func.call"(%arg32) <{callee = @argmin}> : (tensor<4x6x5xf32>) -> tensor<4x6xi64>
    %113 = "func.call"(%arg33) <{callee = @argmax_0}> : (tensor<4x6xi32>) -> tensor<6xi64>
    %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %115 = "func.call"(%arg32, %114) <{callee = @_std}> : (tensor<4x6x5xf32>, tensor<i64>) -> tensor<4x5xf32>
    %116 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%arg32, %116) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %148 = "stablehlo.maximum"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%148) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %118 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %120 = "stablehlo.maximum"(%119, %117) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %121 = "stablehlo.is_finite"(%120) : (tensor<4x5xf32>) -> tensor<4x5xi1>
    %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %124 = "stablehlo.select"(%121, %120, %123) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x5xf32>) -> tensor<4x1x5xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x5xf32>) -> tensor<4x6x5xf32>
    %127 = "stablehlo.subtract"(%arg32, %126) : (tensor<4x6x5xf32>, tensor<4x6x5xf32>) -> tensor<4x6x5xf32>
    %128 = "stablehlo.exponential"(%127) : (tensor<4x6x5xf32>) -> tensor<4x6x5xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %147 = "stablehlo.add"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%147) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %131 = "stablehlo.abs"(%130) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %132 = "stablehlo.log"(%131) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %133 = "stablehlo.add"(%132, %124) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %134 = "stablehlo.slice"(%arg32) <{limit_indices = array<i64: 1, 6, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x6x5xf32>) -> tensor<1x6x5xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    %136 = "func.call"(%135) <{callee = @norm}> : (tensor<6x5xf32>) -> tensor<f32>
    %137 = "func.call"(%arg33) <{callee = @count_nonzero}> : (tensor<4x6xi32>) -> tensor<4xi64>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.reduce"(%arg33, %138) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %146 = "stablehlo.xor"(%arg38, %arg39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%146) : (tensor<i32>) -> ()
    }) : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
    %140 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %141 = "stablehlo.reduce"(%arg33, %140) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg36: tensor<i32>, %arg37: tensor<i32>):
      %145 = "stablehlo.and"(%arg36, %arg37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%145) : (tensor<i32>) -> ()
    }) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
    %142 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %143 = "stablehlo.reduce"(%arg33, %142) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
      %144 = "stablehlo.or"(%arg34, %arg35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%144) : (tensor<i32>) -> ()
    }) : (tensor<4x6xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%80, %82, %84, %86, %88, %92, %95, %97, %100, %105, %110, %111, %112, %113, %115, %133, %136, %137, %139, %141, %143) : (tensor<4x5xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4xi64>, tensor<i32>, tensor<6xi64>, tensor<4xi1>, tensor<6xi1>, tensor<4x5xi64>, tensor<4x6xi64>, tensor<6xi64>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<4xi64>, tensor<4xi32>, tensor<6xi32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6x5xf32>) -> tensor<4x5xi64>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<4x6x5xf32>):
    %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6x5xi64>
    %67 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %69:2 = "stablehlo.reduce"(%arg27, %66, %67, %68) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<i64>, %arg30: tensor<f32>, %arg31: tensor<i64>):
      %70 = "stablehlo.compare"(%arg28, %arg30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %71 = "stablehlo.compare"(%arg28, %arg28) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %72 = "stablehlo.or"(%70, %71) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %73 = "stablehlo.compare"(%arg28, %arg30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %74 = "stablehlo.compare"(%arg29, %arg31) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %75 = "stablehlo.and"(%73, %74) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %76 = "stablehlo.or"(%72, %75) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %77 = "stablehlo.select"(%72, %arg28, %arg30) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %78 = "stablehlo.select"(%76, %arg29, %arg31) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%77, %78) : (tensor<f32>, tensor<i64>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<4x6x5xi64>, tensor<f32>, tensor<i64>) -> (tensor<4x5xf32>, tensor<4x5xi64>)
    "func.return"(%69#1) : (tensor<4x5xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6x5xf32>) -> tensor<4x6xi64>, sym_name = "argmin", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<4x6x5xf32>):
    %53 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<4x6x5xi64>
    %54 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %56:2 = "stablehlo.reduce"(%arg22, %53, %54, %55) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<i64>, %arg25: tensor<f32>, %arg26: tensor<i64>):
      %57 = "stablehlo.compare"(%arg23, %arg25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %58 = "stablehlo.compare"(%arg23, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %59 = "stablehlo.or"(%57, %58) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %60 = "stablehlo.compare"(%arg23, %arg25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %61 = "stablehlo.compare"(%arg24, %arg26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %62 = "stablehlo.and"(%60, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %63 = "stablehlo.or"(%59, %62) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %64 = "stablehlo.select"(%59, %arg23, %arg25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %65 = "stablehlo.select"(%63, %arg24, %arg26) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%64, %65) : (tensor<f32>, tensor<i64>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<4x6x5xi64>, tensor<f32>, tensor<i64>) -> (tensor<4x6xf32>, tensor<4x6xi64>)
    "func.return"(%56#1) : (tensor<4x6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xi32>) -> tensor<6xi64>, sym_name = "argmax_0", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<4x6xi32>):
    %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi64>
    %41 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %43:2 = "stablehlo.reduce"(%arg17, %40, %41, %42) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<i32>, %arg19: tensor<i64>, %arg20: tensor<i32>, %arg21: tensor<i64>):
      %44 = "stablehlo.compare"(%arg18, %arg20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %45 = "stablehlo.compare"(%arg18, %arg18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %46 = "stablehlo.or"(%44, %45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %47 = "stablehlo.compare"(%arg18, %arg20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %48 = "stablehlo.compare"(%arg19, %arg21) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %49 = "stablehlo.and"(%47, %48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %50 = "stablehlo.or"(%46, %49) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %51 = "stablehlo.select"(%46, %arg18, %arg20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %52 = "stablehlo.select"(%50, %arg19, %arg21) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%51, %52) : (tensor<i32>, tensor<i64>) -> ()
    }) : (tensor<4x6xi32>, tensor<4x6xi64>, tensor<i32>, tensor<i64>) -> (tensor<6xi32>, tensor<6xi64>)
    "func.return"(%43#1) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6x5xf32>, tensor<i64>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "_std", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<4x6x5xf32>, %arg16: tensor<i64>):
    %38 = "func.call"(%arg15, %arg16) <{callee = @_var}> : (tensor<4x6x5xf32>, tensor<i64>) -> tensor<4x5xf32>
    %39 = "stablehlo.sqrt"(%38) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%39) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6x5xf32>, tensor<i64>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<4x6x5xf32>, %arg10: tensor<i64>):
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%arg9, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %37 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x5xf32>) -> tensor<4x1x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x5xf32>
    %21 = "stablehlo.divide"(%18, %20) : (tensor<4x1x5xf32>, tensor<4x1x5xf32>) -> tensor<4x1x5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x5xf32>) -> tensor<4x6x5xf32>
    %23 = "stablehlo.subtract"(%arg9, %22) : (tensor<4x6x5xf32>, tensor<4x6x5xf32>) -> tensor<4x6x5xf32>
    %24 = "chlo.square"(%23) : (tensor<4x6x5xf32>) -> tensor<4x6x5xf32>
    %25 = "stablehlo.convert"(%arg10) : (tensor<i64>) -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.subtract"(%26, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %36 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<4x6x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %30 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %31 = "stablehlo.divide"(%29, %30) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.compare"(%27, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %34 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %35 = "func.call"(%33, %31, %34) <{callee = @_where}> : (tensor<i1>, tensor<4x5xf32>, tensor<f64>) -> tensor<4x5xf32>
    "func.return"(%35) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<4x5xf32>, tensor<f64>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<i1>, %arg7: tensor<4x5xf32>, %arg8: tensor<f64>):
    %13 = "stablehlo.convert"(%arg8) : (tensor<f64>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %15 = "stablehlo.select"(%arg6, %arg7, %14) : (tensor<i1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%15) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x5xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "norm", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<6x5xf32>):
    %8 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %12 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.sqrt"(%10) : (tensor<f32>) -> tensor<f32>
    "func.return"(%11) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xi32>) -> tensor<4xi64>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x6xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x6xi32>
    %2 = "stablehlo.compare"(%arg0, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<4x6xi1>) -> tensor<4x6xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<4x6xi32>) -> tensor<4x6xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %7 = "stablehlo.add"(%arg1, %arg2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%7) : (tensor<i64>) -> ()
    }) : (tensor<4x6xi64>, tensor<i64>) -> tensor<4xi64>
    "func.return"(%6) : (tensor<4xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
