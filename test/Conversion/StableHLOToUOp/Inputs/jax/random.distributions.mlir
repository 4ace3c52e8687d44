"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<6xi64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg77: tensor<2xui32>):
    %288 = "func.call"(%arg77) <{callee = @_exponential}> : (tensor<2xui32>) -> tensor<4xf32>
    %289 = "func.call"(%arg77) <{callee = @_gumbel}> : (tensor<2xui32>) -> tensor<4xf32>
    %290 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %291 = "func.call"(%arg77) <{callee = @_gumbel_1}> : (tensor<2xui32>) -> tensor<6x5xf32>
    %292 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %294 = "stablehlo.add"(%291, %293) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %295 = "func.call"(%294) <{callee = @argmax}> : (tensor<6x5xf32>) -> tensor<6xi64>
    "func.return"(%288, %289, %295) : (tensor<4xf32>, tensor<4xf32>, tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_exponential", sym_visibility = "private"}> ({
  ^bb0(%arg76: tensor<2xui32>):
    %282 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %283 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %284 = "func.call"(%arg76, %282, %283) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>
    %285 = "stablehlo.negate"(%284) : (tensor<4xf32>) -> tensor<4xf32>
    %286 = "stablehlo.log_plus_one"(%285) : (tensor<4xf32>) -> tensor<4xf32>
    %287 = "stablehlo.negate"(%286) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%287) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg73: tensor<2xui32>, %arg74: tensor<f64>, %arg75: tensor<f64>):
    %246 = "stablehlo.convert"(%arg74) : (tensor<f64>) -> tensor<f32>
    %247 = "stablehlo.convert"(%arg75) : (tensor<f64>) -> tensor<f32>
    %248 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %249 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %250 = "stablehlo.slice"(%arg73) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %251 = "stablehlo.reshape"(%250) : (tensor<1xui32>) -> tensor<ui32>
    %252 = "stablehlo.slice"(%arg73) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %253 = "stablehlo.reshape"(%252) : (tensor<1xui32>) -> tensor<ui32>
    %254 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %255 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %257 = "stablehlo.multiply"(%256, %254) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %258 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %259 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %260 = "stablehlo.shift_right_logical"(%257, %259) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %261 = "stablehlo.convert"(%257) : (tensor<4xui64>) -> tensor<4xui32>
    %262 = "stablehlo.convert"(%260) : (tensor<4xui64>) -> tensor<4xui32>
    %263:2 = "func.call"(%251, %253, %262, %261) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %264 = "stablehlo.xor"(%263#0, %263#1) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %265 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %267 = "stablehlo.shift_right_logical"(%264, %266) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %268 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %269 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %270 = "stablehlo.or"(%267, %269) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %271 = "stablehlo.bitcast_convert"(%270) : (tensor<4xui32>) -> tensor<4xf32>
    %272 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %274 = "stablehlo.subtract"(%271, %273) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %275 = "stablehlo.subtract"(%249, %248) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %276 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %277 = "stablehlo.multiply"(%274, %276) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %278 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %279 = "stablehlo.add"(%277, %278) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %280 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %281 = "stablehlo.maximum"(%280, %279) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%281) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<ui32>, %arg52: tensor<ui32>, %arg53: tensor<4xui32>, %arg54: tensor<4xui32>):
    %229 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %230 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %231 = "stablehlo.xor"(%arg51, %arg52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %232 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %233 = "stablehlo.xor"(%231, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %234 = "stablehlo.broadcast_in_dim"(%arg51) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %235 = "stablehlo.add"(%arg53, %234) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %236 = "stablehlo.broadcast_in_dim"(%arg52) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %237 = "stablehlo.add"(%arg54, %236) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %238 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %239 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %240:9 = "stablehlo.while"(%239, %238, %235, %237, %arg52, %233, %arg51, %229, %230) ({
    ^bb0(%arg64: tensor<i64>, %arg65: tensor<i64>, %arg66: tensor<4xui32>, %arg67: tensor<4xui32>, %arg68: tensor<ui32>, %arg69: tensor<ui32>, %arg70: tensor<ui32>, %arg71: tensor<4xui32>, %arg72: tensor<4xui32>):
      %244 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %245 = "stablehlo.compare"(%arg64, %244) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%245) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg55: tensor<i64>, %arg56: tensor<i64>, %arg57: tensor<4xui32>, %arg58: tensor<4xui32>, %arg59: tensor<ui32>, %arg60: tensor<ui32>, %arg61: tensor<ui32>, %arg62: tensor<4xui32>, %arg63: tensor<4xui32>):
      %241:8 = "func.call"(%arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63) <{callee = @closed_call}> : (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %242 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %243 = "stablehlo.add"(%arg55, %242) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%243, %241#0, %241#1, %241#2, %241#3, %241#4, %241#5, %241#6, %241#7) : (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%240#2, %240#3) : (tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg43: tensor<i64>, %arg44: tensor<4xui32>, %arg45: tensor<4xui32>, %arg46: tensor<ui32>, %arg47: tensor<ui32>, %arg48: tensor<ui32>, %arg49: tensor<4xui32>, %arg50: tensor<4xui32>):
    %174 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %175 = "stablehlo.add"(%arg43, %174) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %176 = "stablehlo.slice"(%arg49) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %177 = "stablehlo.reshape"(%176) : (tensor<1xui32>) -> tensor<ui32>
    %178 = "stablehlo.add"(%arg44, %arg45) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %179 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %180 = "stablehlo.shift_left"(%arg45, %179) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %181 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %182 = "stablehlo.subtract"(%181, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %184 = "stablehlo.shift_right_logical"(%arg45, %183) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %185 = "stablehlo.or"(%180, %184) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %186 = "stablehlo.xor"(%178, %185) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %187 = "stablehlo.slice"(%arg49) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %188 = "stablehlo.reshape"(%187) : (tensor<1xui32>) -> tensor<ui32>
    %189 = "stablehlo.add"(%178, %186) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %190 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %191 = "stablehlo.shift_left"(%186, %190) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %192 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %193 = "stablehlo.subtract"(%192, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %195 = "stablehlo.shift_right_logical"(%186, %194) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %196 = "stablehlo.or"(%191, %195) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %197 = "stablehlo.xor"(%189, %196) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %198 = "stablehlo.slice"(%arg49) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %199 = "stablehlo.reshape"(%198) : (tensor<1xui32>) -> tensor<ui32>
    %200 = "stablehlo.add"(%189, %197) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %201 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %202 = "stablehlo.shift_left"(%197, %201) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %203 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %204 = "stablehlo.subtract"(%203, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %206 = "stablehlo.shift_right_logical"(%197, %205) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %207 = "stablehlo.or"(%202, %206) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %208 = "stablehlo.xor"(%200, %207) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %209 = "stablehlo.slice"(%arg49) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %210 = "stablehlo.reshape"(%209) : (tensor<1xui32>) -> tensor<ui32>
    %211 = "stablehlo.add"(%200, %208) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %212 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %213 = "stablehlo.shift_left"(%208, %212) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %214 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %215 = "stablehlo.subtract"(%214, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %217 = "stablehlo.shift_right_logical"(%208, %216) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %218 = "stablehlo.or"(%213, %217) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %219 = "stablehlo.xor"(%211, %218) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %220 = "stablehlo.broadcast_in_dim"(%arg46) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %221 = "stablehlo.add"(%211, %220) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %222 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %223 = "stablehlo.add"(%219, %222) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %224 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %225 = "stablehlo.add"(%arg43, %224) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %226 = "stablehlo.convert"(%225) : (tensor<i64>) -> tensor<ui32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %228 = "stablehlo.add"(%223, %227) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    "func.return"(%175, %221, %228, %arg47, %arg48, %arg46, %arg50, %arg49) : (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_gumbel", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<2xui32>):
    %167 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %168 = "stablehlo.constant"() <{value = dense<1.17549435E-38> : tensor<f32>}> : () -> tensor<f32>
    %169 = "func.call"(%arg42, %167, %168) <{callee = @_uniform_0}> : (tensor<2xui32>, tensor<f64>, tensor<f32>) -> tensor<4xf32>
    %170 = "stablehlo.log"(%169) : (tensor<4xf32>) -> tensor<4xf32>
    %171 = "stablehlo.negate"(%170) : (tensor<4xf32>) -> tensor<4xf32>
    %172 = "stablehlo.log"(%171) : (tensor<4xf32>) -> tensor<4xf32>
    %173 = "stablehlo.negate"(%172) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%173) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_uniform_0", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<2xui32>, %arg40: tensor<f64>, %arg41: tensor<f32>):
    %132 = "stablehlo.convert"(%arg40) : (tensor<f64>) -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %134 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %135 = "stablehlo.slice"(%arg39) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %136 = "stablehlo.reshape"(%135) : (tensor<1xui32>) -> tensor<ui32>
    %137 = "stablehlo.slice"(%arg39) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %138 = "stablehlo.reshape"(%137) : (tensor<1xui32>) -> tensor<ui32>
    %139 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %140 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %142 = "stablehlo.multiply"(%141, %139) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %143 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %145 = "stablehlo.shift_right_logical"(%142, %144) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %146 = "stablehlo.convert"(%142) : (tensor<4xui64>) -> tensor<4xui32>
    %147 = "stablehlo.convert"(%145) : (tensor<4xui64>) -> tensor<4xui32>
    %148:2 = "func.call"(%136, %138, %147, %146) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %149 = "stablehlo.xor"(%148#0, %148#1) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %150 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %153 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %155 = "stablehlo.or"(%152, %154) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %156 = "stablehlo.bitcast_convert"(%155) : (tensor<4xui32>) -> tensor<4xf32>
    %157 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %159 = "stablehlo.subtract"(%156, %158) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %160 = "stablehlo.subtract"(%134, %133) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %162 = "stablehlo.multiply"(%159, %161) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %163 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %165 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %166 = "stablehlo.maximum"(%165, %164) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%166) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<6x5xf32>, res_attrs = [{}], sym_name = "_gumbel_1", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<2xui32>):
    %125 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %126 = "stablehlo.constant"() <{value = dense<1.17549435E-38> : tensor<f32>}> : () -> tensor<f32>
    %127 = "func.call"(%arg38, %125, %126) <{callee = @_uniform_2}> : (tensor<2xui32>, tensor<f64>, tensor<f32>) -> tensor<6x5xf32>
    %128 = "stablehlo.log"(%127) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %129 = "stablehlo.negate"(%128) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %130 = "stablehlo.log"(%129) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %131 = "stablehlo.negate"(%130) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    "func.return"(%131) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f32>) -> tensor<6x5xf32>, res_attrs = [{}], sym_name = "_uniform_2", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<2xui32>, %arg36: tensor<f64>, %arg37: tensor<f32>):
    %85 = "stablehlo.convert"(%arg36) : (tensor<f64>) -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%arg37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %87 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %88 = "stablehlo.slice"(%arg35) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %89 = "stablehlo.reshape"(%88) : (tensor<1xui32>) -> tensor<ui32>
    %90 = "stablehlo.slice"(%arg35) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %91 = "stablehlo.reshape"(%90) : (tensor<1xui32>) -> tensor<ui32>
    %92 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x5xui64>
    %93 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x5xui64>
    %94 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6x5xui64>
    %96 = "stablehlo.multiply"(%95, %92) : (tensor<6x5xui64>, tensor<6x5xui64>) -> tensor<6x5xui64>
    %97 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6x5xui64>
    %99 = "stablehlo.multiply"(%98, %93) : (tensor<6x5xui64>, tensor<6x5xui64>) -> tensor<6x5xui64>
    %100 = "stablehlo.add"(%96, %99) : (tensor<6x5xui64>, tensor<6x5xui64>) -> tensor<6x5xui64>
    %101 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6x5xui64>
    %103 = "stablehlo.shift_right_logical"(%100, %102) : (tensor<6x5xui64>, tensor<6x5xui64>) -> tensor<6x5xui64>
    %104 = "stablehlo.convert"(%100) : (tensor<6x5xui64>) -> tensor<6x5xui32>
    %105 = "stablehlo.convert"(%103) : (tensor<6x5xui64>) -> tensor<6x5xui32>
    %106:2 = "func.call"(%89, %91, %105, %104) <{callee = @threefry2x32_3}> : (tensor<ui32>, tensor<ui32>, tensor<6x5xui32>, tensor<6x5xui32>) -> (tensor<6x5xui32>, tensor<6x5xui32>)
    %107 = "stablehlo.xor"(%106#0, %106#1) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %108 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %110 = "stablehlo.shift_right_logical"(%107, %109) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %111 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %113 = "stablehlo.or"(%110, %112) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %114 = "stablehlo.bitcast_convert"(%113) : (tensor<6x5xui32>) -> tensor<6x5xf32>
    %115 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %117 = "stablehlo.subtract"(%114, %116) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %118 = "stablehlo.subtract"(%87, %86) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<6x5xf32>
    %120 = "stablehlo.multiply"(%117, %119) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %121 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<6x5xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %123 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<6x5xf32>
    %124 = "stablehlo.maximum"(%123, %122) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    "func.return"(%124) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<6x5xui32>, tensor<6x5xui32>) -> (tensor<6x5xui32>, tensor<6x5xui32>), sym_name = "threefry2x32_3", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<ui32>, %arg14: tensor<ui32>, %arg15: tensor<6x5xui32>, %arg16: tensor<6x5xui32>):
    %68 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %69 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %70 = "stablehlo.xor"(%arg13, %arg14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %71 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %72 = "stablehlo.xor"(%70, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %73 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %74 = "stablehlo.add"(%arg15, %73) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %75 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %76 = "stablehlo.add"(%arg16, %75) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %77 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %79:9 = "stablehlo.while"(%78, %77, %74, %76, %arg14, %72, %arg13, %68, %69) ({
    ^bb0(%arg26: tensor<i64>, %arg27: tensor<i64>, %arg28: tensor<6x5xui32>, %arg29: tensor<6x5xui32>, %arg30: tensor<ui32>, %arg31: tensor<ui32>, %arg32: tensor<ui32>, %arg33: tensor<4xui32>, %arg34: tensor<4xui32>):
      %83 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %84 = "stablehlo.compare"(%arg26, %83) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%84) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg17: tensor<i64>, %arg18: tensor<i64>, %arg19: tensor<6x5xui32>, %arg20: tensor<6x5xui32>, %arg21: tensor<ui32>, %arg22: tensor<ui32>, %arg23: tensor<ui32>, %arg24: tensor<4xui32>, %arg25: tensor<4xui32>):
      %80:8 = "func.call"(%arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25) <{callee = @closed_call_4}> : (tensor<i64>, tensor<6x5xui32>, tensor<6x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<6x5xui32>, tensor<6x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %81 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %82 = "stablehlo.add"(%arg17, %81) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%82, %80#0, %80#1, %80#2, %80#3, %80#4, %80#5, %80#6, %80#7) : (tensor<i64>, tensor<i64>, tensor<6x5xui32>, tensor<6x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<6x5xui32>, tensor<6x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<6x5xui32>, tensor<6x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%79#2, %79#3) : (tensor<6x5xui32>, tensor<6x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<6x5xui32>, tensor<6x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<6x5xui32>, tensor<6x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_4", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i64>, %arg6: tensor<6x5xui32>, %arg7: tensor<6x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
    %13 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %14 = "stablehlo.add"(%arg5, %13) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %15 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1xui32>) -> tensor<ui32>
    %17 = "stablehlo.add"(%arg6, %arg7) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %19 = "stablehlo.shift_left"(%arg7, %18) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %20 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %21 = "stablehlo.subtract"(%20, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %23 = "stablehlo.shift_right_logical"(%arg7, %22) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %24 = "stablehlo.or"(%19, %23) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %25 = "stablehlo.xor"(%17, %24) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %26 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1xui32>) -> tensor<ui32>
    %28 = "stablehlo.add"(%17, %25) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %30 = "stablehlo.shift_left"(%25, %29) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %31 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %32 = "stablehlo.subtract"(%31, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %34 = "stablehlo.shift_right_logical"(%25, %33) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %35 = "stablehlo.or"(%30, %34) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %36 = "stablehlo.xor"(%28, %35) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %37 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1xui32>) -> tensor<ui32>
    %39 = "stablehlo.add"(%28, %36) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %40 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %41 = "stablehlo.shift_left"(%36, %40) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %42 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %43 = "stablehlo.subtract"(%42, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %45 = "stablehlo.shift_right_logical"(%36, %44) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %46 = "stablehlo.or"(%41, %45) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %47 = "stablehlo.xor"(%39, %46) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %48 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %49 = "stablehlo.reshape"(%48) : (tensor<1xui32>) -> tensor<ui32>
    %50 = "stablehlo.add"(%39, %47) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %52 = "stablehlo.shift_left"(%47, %51) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %53 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %54 = "stablehlo.subtract"(%53, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %56 = "stablehlo.shift_right_logical"(%47, %55) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %57 = "stablehlo.or"(%52, %56) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %58 = "stablehlo.xor"(%50, %57) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %59 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %60 = "stablehlo.add"(%50, %59) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %61 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %62 = "stablehlo.add"(%58, %61) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    %63 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %64 = "stablehlo.add"(%arg5, %63) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %65 = "stablehlo.convert"(%64) : (tensor<i64>) -> tensor<ui32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6x5xui32>
    %67 = "stablehlo.add"(%62, %66) : (tensor<6x5xui32>, tensor<6x5xui32>) -> tensor<6x5xui32>
    "func.return"(%14, %60, %67, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i64>, tensor<6x5xui32>, tensor<6x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>) -> tensor<6xi64>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6x5xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %3:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<i64>, %arg3: tensor<f32>, %arg4: tensor<i64>):
      %4 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.compare"(%arg1, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.or"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %7 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg2, %arg4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.select"(%6, %arg1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %12 = "stablehlo.select"(%10, %arg2, %arg4) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%11, %12) : (tensor<f32>, tensor<i64>) -> ()
    }) : (tensor<6x5xf32>, tensor<6x5xi64>, tensor<f32>, tensor<i64>) -> (tensor<6xf32>, tensor<6xi64>)
    "func.return"(%3#1) : (tensor<6xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
