"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg34: tensor<4x6xf32>):
    %184 = "func.call"(%arg34) <{callee = @relu6}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %185 = "func.call"(%arg34) <{callee = @silu}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %186 = "func.call"(%arg34) <{callee = @elu}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %187 = "func.call"(%arg34) <{callee = @selu}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %188 = "func.call"(%arg34) <{callee = @celu}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %189 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %191 = "stablehlo.multiply"(%190, %arg34) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %192 = "stablehlo.negate"(%arg34) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %195 = "stablehlo.multiply"(%192, %194) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %196 = "chlo.erfc"(%195) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %197 = "stablehlo.multiply"(%191, %196) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %198 = "func.call"(%arg34) <{callee = @softplus}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %199 = "func.call"(%arg34) <{callee = @soft_sign}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %200 = "func.call"(%arg34) <{callee = @log_sigmoid}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %201 = "func.call"(%arg34) <{callee = @hard_silu}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %202 = "func.call"(%arg34) <{callee = @mish}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %203 = "func.call"(%arg34) <{callee = @glu}> : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %204 = "func.call"(%arg34) <{callee = @leaky_relu}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %205 = "func.call"(%arg34) <{callee = @hard_tanh}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %206 = "func.call"(%arg34) <{callee = @standardize}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %207 = "func.call"(%arg34) <{callee = @squareplus}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %208 = "func.call"(%arg34) <{callee = @sparse_plus}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%184, %185, %186, %187, %188, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "relu6", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<4x6xf32>):
    %178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %180 = "stablehlo.maximum"(%arg33, %179) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %181 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %183 = "stablehlo.minimum"(%180, %182) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%183) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<4x6xf32>):
    %169 = "stablehlo.negate"(%arg32) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %170 = "stablehlo.exponential"(%169) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %171 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %173 = "stablehlo.add"(%172, %170) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %174 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %176 = "stablehlo.divide"(%175, %173) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %177 = "stablehlo.multiply"(%arg32, %176) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%177) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "elu", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<4x6xf32>):
    %156 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %158 = "stablehlo.compare"(%arg31, %157) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %159 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %161 = "stablehlo.compare"(%arg31, %160) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %162 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %163 = "func.call"(%161, %162, %arg31) <{callee = @_where}> : (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %164 = "stablehlo.exponential_minus_one"(%163) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %165 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %167 = "stablehlo.multiply"(%166, %164) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %168 = "func.call"(%158, %arg31, %167) <{callee = @_where_0}> : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%168) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<4x6xi1>, %arg29: tensor<f64>, %arg30: tensor<4x6xf32>):
    %153 = "stablehlo.convert"(%arg29) : (tensor<f64>) -> tensor<f32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %155 = "stablehlo.select"(%arg28, %154, %arg30) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%155) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<4x6xi1>, %arg26: tensor<4x6xf32>, %arg27: tensor<4x6xf32>):
    %152 = "stablehlo.select"(%arg25, %arg26, %arg27) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%152) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "selu", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<4x6xf32>):
    %147 = "stablehlo.constant"() <{value = dense<1.6732632423543772> : tensor<f64>}> : () -> tensor<f64>
    %148 = "func.call"(%arg24, %147) <{callee = @elu_1}> : (tensor<4x6xf32>, tensor<f64>) -> tensor<4x6xf32>
    %149 = "stablehlo.constant"() <{value = dense<1.05070102> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %151 = "stablehlo.multiply"(%150, %148) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%151) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6xf32>, tensor<f64>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "elu_1", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<4x6xf32>, %arg23: tensor<f64>):
    %134 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %136 = "stablehlo.compare"(%arg22, %135) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %139 = "stablehlo.compare"(%arg22, %138) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %141 = "func.call"(%139, %140, %arg22) <{callee = @_where}> : (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %142 = "stablehlo.exponential_minus_one"(%141) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %143 = "stablehlo.convert"(%arg23) : (tensor<f64>) -> tensor<f32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %145 = "stablehlo.multiply"(%144, %142) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %146 = "func.call"(%136, %arg22, %145) <{callee = @_where_0}> : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%146) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "celu", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<4x6xf32>):
    %120 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %122 = "stablehlo.maximum"(%arg21, %121) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %125 = "stablehlo.minimum"(%arg21, %124) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %126 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %128 = "stablehlo.divide"(%125, %127) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %129 = "stablehlo.exponential_minus_one"(%128) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %130 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %132 = "stablehlo.multiply"(%131, %129) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %133 = "stablehlo.add"(%122, %132) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%133) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "softplus", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<4x6xf32>):
    %106 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %108 = "stablehlo.maximum"(%arg20, %107) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %109 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %110 = "stablehlo.subtract"(%arg20, %109) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %111 = "stablehlo.compare"(%110, %110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %112 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %113 = "stablehlo.add"(%arg20, %112) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %114 = "stablehlo.abs"(%110) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %115 = "stablehlo.negate"(%114) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %116 = "stablehlo.exponential"(%115) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %117 = "stablehlo.log_plus_one"(%116) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %118 = "stablehlo.add"(%108, %117) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %119 = "stablehlo.select"(%111, %113, %118) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%119) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "soft_sign", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<4x6xf32>):
    %101 = "stablehlo.abs"(%arg19) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %102 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %104 = "stablehlo.add"(%101, %103) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %105 = "stablehlo.divide"(%arg19, %104) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%105) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "log_sigmoid", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<4x6xf32>):
    %98 = "stablehlo.negate"(%arg18) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %99 = "func.call"(%98) <{callee = @softplus}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %100 = "stablehlo.negate"(%99) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%100) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "hard_silu", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<4x6xf32>):
    %96 = "func.call"(%arg17) <{callee = @hard_sigmoid}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %97 = "stablehlo.multiply"(%arg17, %96) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%97) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "hard_sigmoid", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<4x6xf32>):
    %89 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %91 = "stablehlo.add"(%arg16, %90) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %92 = "func.call"(%91) <{callee = @relu6}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %93 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %95 = "stablehlo.divide"(%92, %94) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%95) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "mish", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<4x6xf32>):
    %86 = "func.call"(%arg15) <{callee = @softplus}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %87 = "stablehlo.tanh"(%86) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %88 = "stablehlo.multiply"(%arg15, %87) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%88) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x3xf32>, res_attrs = [{}], sym_name = "glu", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<4x6xf32>):
    %75 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %76 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 4, 6>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %77 = "stablehlo.negate"(%76) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %78 = "stablehlo.exponential"(%77) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %81 = "stablehlo.add"(%80, %78) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %84 = "stablehlo.divide"(%83, %81) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %85 = "stablehlo.multiply"(%75, %84) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%85) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "leaky_relu", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<4x6xf32>):
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %71 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %73 = "stablehlo.multiply"(%72, %arg13) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %74 = "func.call"(%70, %arg13, %73) <{callee = @_where_0}> : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%74) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "hard_tanh", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<4x6xf32>):
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %60 = "stablehlo.compare"(%arg12, %59) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %61 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %63 = "stablehlo.compare"(%arg12, %62) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %64 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %65 = "func.call"(%63, %64, %arg12) <{callee = @_where_2}> : (tensor<4x6xi1>, tensor<i64>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %66 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %67 = "func.call"(%60, %66, %65) <{callee = @_where_2}> : (tensor<4x6xi1>, tensor<i64>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%67) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xi1>, tensor<i64>, tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<4x6xi1>, %arg10: tensor<i64>, %arg11: tensor<4x6xf32>):
    %55 = "stablehlo.convert"(%arg10) : (tensor<i64>) -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %57 = "stablehlo.select"(%arg9, %56, %arg11) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%57) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "standardize", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<4x6xf32>):
    %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%arg4, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %54 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %31 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %33 = "stablehlo.divide"(%30, %32) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %34 = "chlo.square"(%arg4) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %53 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %38 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %40 = "stablehlo.divide"(%37, %39) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %41 = "chlo.square"(%33) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %42 = "stablehlo.subtract"(%40, %41) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %44 = "func.call"(%42, %43) <{callee = @clip}> : (tensor<4x1xf32>, tensor<i64>) -> tensor<4x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %46 = "stablehlo.subtract"(%arg4, %45) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %47 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %49 = "stablehlo.add"(%44, %48) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %50 = "stablehlo.rsqrt"(%49) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %52 = "stablehlo.multiply"(%46, %51) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%52) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x1xf32>, tensor<i64>) -> tensor<4x1xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4x1xf32>, %arg3: tensor<i64>):
    %25 = "stablehlo.convert"(%arg3) : (tensor<i64>) -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %27 = "stablehlo.maximum"(%26, %arg2) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    "func.return"(%27) : (tensor<4x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "squareplus", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<4x6xf32>):
    %16 = "chlo.square"(%arg1) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %19 = "stablehlo.add"(%16, %18) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %20 = "stablehlo.sqrt"(%19) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %21 = "stablehlo.add"(%arg1, %20) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %22 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %24 = "stablehlo.divide"(%21, %23) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%24) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "sparse_plus", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %2 = "stablehlo.compare"(%arg0, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %3 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %5 = "stablehlo.compare"(%arg0, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %8 = "stablehlo.add"(%arg0, %7) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %9 = "stablehlo.multiply"(%8, %8) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %13 = "func.call"(%5, %arg0, %12) <{callee = @_where_0}> : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %15 = "func.call"(%2, %14, %13) <{callee = @_where}> : (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%15) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
