"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> (tensor<4x5xf32>, tensor<4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg74: tensor<2xui32>):
    %247 = "func.call"(%arg74) <{callee = @_normal}> : (tensor<2xui32>) -> tensor<4x5xf32>
    %248 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %249 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %250 = "func.call"(%arg74, %248, %249) <{callee = @_truncated_normal}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>
    "func.return"(%247, %250) : (tensor<4x5xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg73: tensor<2xui32>):
    %246 = "func.call"(%arg73) <{callee = @_normal_real}> : (tensor<2xui32>) -> tensor<4x5xf32>
    "func.return"(%246) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<2xui32>):
    %239 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %240 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %241 = "func.call"(%arg72, %239, %240) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x5xf32>
    %242 = "chlo.erf_inv"(%241) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %243 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %245 = "stablehlo.multiply"(%244, %242) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%245) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg69: tensor<2xui32>, %arg70: tensor<f32>, %arg71: tensor<f32>):
    %200 = "stablehlo.broadcast_in_dim"(%arg70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %201 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %202 = "stablehlo.slice"(%arg69) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %203 = "stablehlo.reshape"(%202) : (tensor<1xui32>) -> tensor<ui32>
    %204 = "stablehlo.slice"(%arg69) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %205 = "stablehlo.reshape"(%204) : (tensor<1xui32>) -> tensor<ui32>
    %206 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x5xui64>
    %207 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x5xui64>
    %208 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x5xui64>
    %210 = "stablehlo.multiply"(%209, %206) : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xui64>
    %211 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x5xui64>
    %213 = "stablehlo.multiply"(%212, %207) : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xui64>
    %214 = "stablehlo.add"(%210, %213) : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xui64>
    %215 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x5xui64>
    %217 = "stablehlo.shift_right_logical"(%214, %216) : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xui64>
    %218 = "stablehlo.convert"(%214) : (tensor<4x5xui64>) -> tensor<4x5xui32>
    %219 = "stablehlo.convert"(%217) : (tensor<4x5xui64>) -> tensor<4x5xui32>
    %220:2 = "func.call"(%203, %205, %219, %218) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<4x5xui32>, tensor<4x5xui32>) -> (tensor<4x5xui32>, tensor<4x5xui32>)
    %221 = "stablehlo.xor"(%220#0, %220#1) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %222 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %224 = "stablehlo.shift_right_logical"(%221, %223) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %225 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %227 = "stablehlo.or"(%224, %226) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %228 = "stablehlo.bitcast_convert"(%227) : (tensor<4x5xui32>) -> tensor<4x5xf32>
    %229 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %231 = "stablehlo.subtract"(%228, %230) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %232 = "stablehlo.subtract"(%201, %200) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x5xf32>
    %234 = "stablehlo.multiply"(%231, %233) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %235 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x5xf32>
    %236 = "stablehlo.add"(%234, %235) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %237 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x5xf32>
    %238 = "stablehlo.maximum"(%237, %236) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%238) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4x5xui32>, tensor<4x5xui32>) -> (tensor<4x5xui32>, tensor<4x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<ui32>, %arg48: tensor<ui32>, %arg49: tensor<4x5xui32>, %arg50: tensor<4x5xui32>):
    %183 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %184 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %185 = "stablehlo.xor"(%arg47, %arg48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %186 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %187 = "stablehlo.xor"(%185, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %188 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %189 = "stablehlo.add"(%arg49, %188) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %190 = "stablehlo.broadcast_in_dim"(%arg48) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %191 = "stablehlo.add"(%arg50, %190) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %192 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %193 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %194:9 = "stablehlo.while"(%193, %192, %189, %191, %arg48, %187, %arg47, %183, %184) ({
    ^bb0(%arg60: tensor<i64>, %arg61: tensor<i64>, %arg62: tensor<4x5xui32>, %arg63: tensor<4x5xui32>, %arg64: tensor<ui32>, %arg65: tensor<ui32>, %arg66: tensor<ui32>, %arg67: tensor<4xui32>, %arg68: tensor<4xui32>):
      %198 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %199 = "stablehlo.compare"(%arg60, %198) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%199) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg51: tensor<i64>, %arg52: tensor<i64>, %arg53: tensor<4x5xui32>, %arg54: tensor<4x5xui32>, %arg55: tensor<ui32>, %arg56: tensor<ui32>, %arg57: tensor<ui32>, %arg58: tensor<4xui32>, %arg59: tensor<4xui32>):
      %195:8 = "func.call"(%arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59) <{callee = @closed_call}> : (tensor<i64>, tensor<4x5xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4x5xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %196 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %197 = "stablehlo.add"(%arg51, %196) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%197, %195#0, %195#1, %195#2, %195#3, %195#4, %195#5, %195#6, %195#7) : (tensor<i64>, tensor<i64>, tensor<4x5xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4x5xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<4x5xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%194#2, %194#3) : (tensor<4x5xui32>, tensor<4x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4x5xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4x5xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<i64>, %arg40: tensor<4x5xui32>, %arg41: tensor<4x5xui32>, %arg42: tensor<ui32>, %arg43: tensor<ui32>, %arg44: tensor<ui32>, %arg45: tensor<4xui32>, %arg46: tensor<4xui32>):
    %128 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %129 = "stablehlo.add"(%arg39, %128) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %130 = "stablehlo.slice"(%arg45) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %131 = "stablehlo.reshape"(%130) : (tensor<1xui32>) -> tensor<ui32>
    %132 = "stablehlo.add"(%arg40, %arg41) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %133 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %134 = "stablehlo.shift_left"(%arg41, %133) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %135 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %136 = "stablehlo.subtract"(%135, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %138 = "stablehlo.shift_right_logical"(%arg41, %137) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %139 = "stablehlo.or"(%134, %138) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %140 = "stablehlo.xor"(%132, %139) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %141 = "stablehlo.slice"(%arg45) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %142 = "stablehlo.reshape"(%141) : (tensor<1xui32>) -> tensor<ui32>
    %143 = "stablehlo.add"(%132, %140) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %144 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %145 = "stablehlo.shift_left"(%140, %144) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %146 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %147 = "stablehlo.subtract"(%146, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %149 = "stablehlo.shift_right_logical"(%140, %148) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %150 = "stablehlo.or"(%145, %149) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %151 = "stablehlo.xor"(%143, %150) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %152 = "stablehlo.slice"(%arg45) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %153 = "stablehlo.reshape"(%152) : (tensor<1xui32>) -> tensor<ui32>
    %154 = "stablehlo.add"(%143, %151) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %155 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %156 = "stablehlo.shift_left"(%151, %155) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %157 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %158 = "stablehlo.subtract"(%157, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %160 = "stablehlo.shift_right_logical"(%151, %159) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %161 = "stablehlo.or"(%156, %160) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %162 = "stablehlo.xor"(%154, %161) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %163 = "stablehlo.slice"(%arg45) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %164 = "stablehlo.reshape"(%163) : (tensor<1xui32>) -> tensor<ui32>
    %165 = "stablehlo.add"(%154, %162) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %166 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %167 = "stablehlo.shift_left"(%162, %166) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %168 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %169 = "stablehlo.subtract"(%168, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %171 = "stablehlo.shift_right_logical"(%162, %170) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %172 = "stablehlo.or"(%167, %171) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %173 = "stablehlo.xor"(%165, %172) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %174 = "stablehlo.broadcast_in_dim"(%arg42) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %175 = "stablehlo.add"(%165, %174) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %176 = "stablehlo.broadcast_in_dim"(%arg43) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %177 = "stablehlo.add"(%173, %176) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    %178 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %179 = "stablehlo.add"(%arg39, %178) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %180 = "stablehlo.convert"(%179) : (tensor<i64>) -> tensor<ui32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x5xui32>
    %182 = "stablehlo.add"(%177, %181) : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xui32>
    "func.return"(%129, %175, %182, %arg43, %arg44, %arg42, %arg46, %arg45) : (tensor<i64>, tensor<4x5xui32>, tensor<4x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_truncated_normal", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<2xui32>, %arg37: tensor<f64>, %arg38: tensor<f64>):
    %110 = "stablehlo.convert"(%arg37) : (tensor<f64>) -> tensor<f32>
    %111 = "stablehlo.convert"(%arg38) : (tensor<f64>) -> tensor<f32>
    %112 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.divide"(%110, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %114 = "chlo.erf"(%113) : (tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.divide"(%111, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "chlo.erf"(%116) : (tensor<f32>) -> tensor<f32>
    %118 = "func.call"(%arg36, %114, %117) <{callee = @_uniform_0}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %119 = "chlo.erf_inv"(%118) : (tensor<4xf32>) -> tensor<4xf32>
    %120 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %122 = "stablehlo.multiply"(%121, %119) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %123 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %124 = "chlo.next_after"(%110, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %126 = "chlo.next_after"(%111, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %127 = "func.call"(%122, %124, %126) <{callee = @clip}> : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    "func.return"(%127) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_uniform_0", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<2xui32>, %arg34: tensor<f32>, %arg35: tensor<f32>):
    %76 = "stablehlo.broadcast_in_dim"(%arg34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %78 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1xui32>) -> tensor<ui32>
    %80 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1xui32>) -> tensor<ui32>
    %82 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %83 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %85 = "stablehlo.multiply"(%84, %82) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %86 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %88 = "stablehlo.shift_right_logical"(%85, %87) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %89 = "stablehlo.convert"(%85) : (tensor<4xui64>) -> tensor<4xui32>
    %90 = "stablehlo.convert"(%88) : (tensor<4xui64>) -> tensor<4xui32>
    %91:2 = "func.call"(%79, %81, %90, %89) <{callee = @threefry2x32_1}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %92 = "stablehlo.xor"(%91#0, %91#1) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %93 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %96 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %98 = "stablehlo.or"(%95, %97) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %99 = "stablehlo.bitcast_convert"(%98) : (tensor<4xui32>) -> tensor<4xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %102 = "stablehlo.subtract"(%99, %101) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %103 = "stablehlo.subtract"(%77, %76) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %105 = "stablehlo.multiply"(%102, %104) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %106 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %108 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %109 = "stablehlo.maximum"(%108, %107) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%109) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>), sym_name = "threefry2x32_1", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<ui32>, %arg12: tensor<ui32>, %arg13: tensor<4xui32>, %arg14: tensor<4xui32>):
    %59 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %60 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %61 = "stablehlo.xor"(%arg11, %arg12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %62 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %63 = "stablehlo.xor"(%61, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %64 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %65 = "stablehlo.add"(%arg13, %64) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %66 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %67 = "stablehlo.add"(%arg14, %66) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %70:9 = "stablehlo.while"(%69, %68, %65, %67, %arg12, %63, %arg11, %59, %60) ({
    ^bb0(%arg24: tensor<i64>, %arg25: tensor<i64>, %arg26: tensor<4xui32>, %arg27: tensor<4xui32>, %arg28: tensor<ui32>, %arg29: tensor<ui32>, %arg30: tensor<ui32>, %arg31: tensor<4xui32>, %arg32: tensor<4xui32>):
      %74 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %75 = "stablehlo.compare"(%arg24, %74) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%75) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg15: tensor<i64>, %arg16: tensor<i64>, %arg17: tensor<4xui32>, %arg18: tensor<4xui32>, %arg19: tensor<ui32>, %arg20: tensor<ui32>, %arg21: tensor<ui32>, %arg22: tensor<4xui32>, %arg23: tensor<4xui32>):
      %71:8 = "func.call"(%arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23) <{callee = @closed_call_2}> : (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %72 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %73 = "stablehlo.add"(%arg15, %72) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%73, %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7) : (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%70#2, %70#3) : (tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_2", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i64>, %arg4: tensor<4xui32>, %arg5: tensor<4xui32>, %arg6: tensor<ui32>, %arg7: tensor<ui32>, %arg8: tensor<ui32>, %arg9: tensor<4xui32>, %arg10: tensor<4xui32>):
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %5 = "stablehlo.add"(%arg3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %6 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xui32>) -> tensor<ui32>
    %8 = "stablehlo.add"(%arg4, %arg5) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %10 = "stablehlo.shift_left"(%arg5, %9) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %11 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %12 = "stablehlo.subtract"(%11, %7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %14 = "stablehlo.shift_right_logical"(%arg5, %13) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %15 = "stablehlo.or"(%10, %14) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %16 = "stablehlo.xor"(%8, %15) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %17 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1xui32>) -> tensor<ui32>
    %19 = "stablehlo.add"(%8, %16) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %21 = "stablehlo.shift_left"(%16, %20) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %22 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %23 = "stablehlo.subtract"(%22, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %25 = "stablehlo.shift_right_logical"(%16, %24) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %26 = "stablehlo.or"(%21, %25) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %27 = "stablehlo.xor"(%19, %26) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %28 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1xui32>) -> tensor<ui32>
    %30 = "stablehlo.add"(%19, %27) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %32 = "stablehlo.shift_left"(%27, %31) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %33 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %34 = "stablehlo.subtract"(%33, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %36 = "stablehlo.shift_right_logical"(%27, %35) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %37 = "stablehlo.or"(%32, %36) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %38 = "stablehlo.xor"(%30, %37) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %39 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1xui32>) -> tensor<ui32>
    %41 = "stablehlo.add"(%30, %38) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %42 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %43 = "stablehlo.shift_left"(%38, %42) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %44 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %45 = "stablehlo.subtract"(%44, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %47 = "stablehlo.shift_right_logical"(%38, %46) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %48 = "stablehlo.or"(%43, %47) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %49 = "stablehlo.xor"(%41, %48) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %50 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %51 = "stablehlo.add"(%41, %50) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %52 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %53 = "stablehlo.add"(%49, %52) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %54 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %55 = "stablehlo.add"(%arg3, %54) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %56 = "stablehlo.convert"(%55) : (tensor<i64>) -> tensor<ui32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %58 = "stablehlo.add"(%53, %57) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    "func.return"(%5, %51, %58, %arg7, %arg8, %arg6, %arg10, %arg9) : (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%3) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
