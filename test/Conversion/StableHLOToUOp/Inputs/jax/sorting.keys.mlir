"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<64xf32>, tensor<64xi32>, tensor<64xi1>, tensor<4x64xui8>) -> (tensor<64xi32>, tensor<64xf32>, tensor<64xi1>, tensor<64xi1>, tensor<64xi32>, tensor<64xf32>, tensor<64xf32>, tensor<64xi32>, tensor<64xi1>, tensor<64xi64>, tensor<4x64xui8>, tensor<4x64xui8>, tensor<4x64xui8>, tensor<4x64xi64>, tensor<64xf32>, tensor<64xf64>, tensor<64xi64>, tensor<64xi1>, tensor<64xi64>, tensor<f32>, tensor<4x64xui8>, tensor<0xf32>, tensor<1xf32>, tensor<3x0xi64>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[0][2]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[1][2]"}, {jax.result_info = "result[2][0]"}, {jax.result_info = "result[2][1]"}, {jax.result_info = "result[2][2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4][0]"}, {jax.result_info = "result[4][1]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<64xf32>, %arg61: tensor<64xi32>, %arg62: tensor<64xi1>, %arg63: tensor<4x64xui8>):
    %196:3 = "stablehlo.sort"(%arg61, %arg60, %arg62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg80: tensor<i32>, %arg81: tensor<i32>, %arg82: tensor<f32>, %arg83: tensor<f32>, %arg84: tensor<i1>, %arg85: tensor<i1>):
      %264 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %265 = "stablehlo.compare"(%arg82, %264) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %266 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %267 = "stablehlo.select"(%265, %266, %arg82) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %268 = "stablehlo.compare"(%arg82, %arg82) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %269 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %270 = "stablehlo.select"(%268, %269, %267) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %271 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %272 = "stablehlo.compare"(%arg83, %271) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %273 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %274 = "stablehlo.select"(%272, %273, %arg83) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %275 = "stablehlo.compare"(%arg83, %arg83) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %276 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %277 = "stablehlo.select"(%275, %276, %274) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %278 = "stablehlo.compare"(%270, %277) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %279 = "stablehlo.compare"(%arg80, %arg81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %280 = "stablehlo.compare"(%arg80, %arg81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %281 = "stablehlo.and"(%280, %278) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %282 = "stablehlo.or"(%279, %281) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%282) : (tensor<i1>) -> ()
    }) : (tensor<64xi32>, tensor<64xf32>, tensor<64xi1>) -> (tensor<64xi32>, tensor<64xf32>, tensor<64xi1>)
    %197:3 = "stablehlo.sort"(%arg62, %arg61, %arg60) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg74: tensor<i1>, %arg75: tensor<i1>, %arg76: tensor<i32>, %arg77: tensor<i32>, %arg78: tensor<f32>, %arg79: tensor<f32>):
      %241 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %242 = "stablehlo.compare"(%arg78, %241) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %243 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %244 = "stablehlo.select"(%242, %243, %arg78) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %245 = "stablehlo.compare"(%arg78, %arg78) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %246 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %247 = "stablehlo.select"(%245, %246, %244) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %248 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %249 = "stablehlo.compare"(%arg79, %248) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %250 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %251 = "stablehlo.select"(%249, %250, %arg79) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %252 = "stablehlo.compare"(%arg79, %arg79) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %253 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %254 = "stablehlo.select"(%252, %253, %251) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %255 = "stablehlo.compare"(%247, %254) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %256 = "stablehlo.compare"(%arg76, %arg77) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %257 = "stablehlo.compare"(%arg76, %arg77) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %258 = "stablehlo.and"(%257, %255) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %259 = "stablehlo.or"(%256, %258) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %260 = "stablehlo.compare"(%arg74, %arg75) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %261 = "stablehlo.compare"(%arg74, %arg75) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %262 = "stablehlo.and"(%261, %259) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %263 = "stablehlo.or"(%260, %262) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%263) : (tensor<i1>) -> ()
    }) : (tensor<64xi1>, tensor<64xi32>, tensor<64xf32>) -> (tensor<64xi1>, tensor<64xi32>, tensor<64xf32>)
    %198:3 = "stablehlo.sort"(%arg60, %arg61, %arg62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>, %arg70: tensor<i32>, %arg71: tensor<i32>, %arg72: tensor<i1>, %arg73: tensor<i1>):
      %226 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %227 = "stablehlo.compare"(%arg68, %226) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %228 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %229 = "stablehlo.select"(%227, %228, %arg68) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %230 = "stablehlo.compare"(%arg68, %arg68) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %231 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %232 = "stablehlo.select"(%230, %231, %229) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %233 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %234 = "stablehlo.compare"(%arg69, %233) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %235 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %236 = "stablehlo.select"(%234, %235, %arg69) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %237 = "stablehlo.compare"(%arg69, %arg69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %238 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %239 = "stablehlo.select"(%237, %238, %236) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %240 = "stablehlo.compare"(%232, %239) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%240) : (tensor<i1>) -> ()
    }) : (tensor<64xf32>, tensor<64xi32>, tensor<64xi1>) -> (tensor<64xf32>, tensor<64xi32>, tensor<64xi1>)
    %199 = "func.call"(%arg61, %arg60) <{callee = @lexsort}> : (tensor<64xi32>, tensor<64xf32>) -> tensor<64xi64>
    %200 = "stablehlo.reverse"(%arg63) <{dimensions = array<i64: 0>}> : (tensor<4x64xui8>) -> tensor<4x64xui8>
    %201:2 = "stablehlo.sort"(%arg63, %200) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg64: tensor<ui8>, %arg65: tensor<ui8>, %arg66: tensor<ui8>, %arg67: tensor<ui8>):
      %225 = "stablehlo.compare"(%arg64, %arg65) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%225) : (tensor<i1>) -> ()
    }) : (tensor<4x64xui8>, tensor<4x64xui8>) -> (tensor<4x64xui8>, tensor<4x64xui8>)
    %202 = "func.call"(%arg63) <{callee = @sort}> : (tensor<4x64xui8>) -> tensor<4x64xui8>
    %203 = "func.call"(%arg63) <{callee = @argsort}> : (tensor<4x64xui8>) -> tensor<4x64xi64>
    %204 = "stablehlo.convert"(%arg60) : (tensor<64xf32>) -> tensor<64xbf16>
    %205 = "func.call"(%204) <{callee = @sort_0}> : (tensor<64xbf16>) -> tensor<64xbf16>
    %206 = "stablehlo.convert"(%205) : (tensor<64xbf16>) -> tensor<64xf32>
    %207 = "stablehlo.convert"(%arg60) : (tensor<64xf32>) -> tensor<64xf64>
    %208 = "func.call"(%207) <{callee = @sort_1}> : (tensor<64xf64>) -> tensor<64xf64>
    %209 = "stablehlo.convert"(%arg60) : (tensor<64xf32>) -> tensor<64xf16>
    %210 = "func.call"(%209) <{callee = @argsort_2}> : (tensor<64xf16>) -> tensor<64xi64>
    %211 = "func.call"(%arg62) <{callee = @sort_3}> : (tensor<64xi1>) -> tensor<64xi1>
    %212 = "stablehlo.convert"(%arg61) : (tensor<64xi32>) -> tensor<64xi64>
    %213 = "func.call"(%212) <{callee = @argsort_4}> : (tensor<64xi64>) -> tensor<64xi64>
    %214 = "stablehlo.convert"(%arg61) : (tensor<64xi32>) -> tensor<64xf32>
    %215 = "stablehlo.constant"() <{value = dense<3.000000e+01> : tensor<f64>}> : () -> tensor<f64>
    %216 = "func.call"(%214, %215) <{callee = @percentile}> : (tensor<64xf32>, tensor<f64>) -> tensor<f32>
    %217 = "func.call"(%arg63) <{callee = @sort_5}> : (tensor<4x64xui8>) -> tensor<4x64xui8>
    %218 = "stablehlo.slice"(%arg60) <{limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<64xf32>) -> tensor<0xf32>
    %219 = "func.call"(%218) <{callee = @sort_6}> : (tensor<0xf32>) -> tensor<0xf32>
    %220 = "stablehlo.slice"(%arg60) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<64xf32>) -> tensor<1xf32>
    %221 = "func.call"(%220) <{callee = @sort_7}> : (tensor<1xf32>) -> tensor<1xf32>
    %222 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x0xf64>
    %224 = "func.call"(%223) <{callee = @argsort_8}> : (tensor<3x0xf64>) -> tensor<3x0xi64>
    "func.return"(%196#0, %196#1, %196#2, %197#0, %197#1, %197#2, %198#0, %198#1, %198#2, %199, %201#0, %201#1, %202, %203, %206, %208, %210, %211, %213, %216, %217, %219, %221, %224) : (tensor<64xi32>, tensor<64xf32>, tensor<64xi1>, tensor<64xi1>, tensor<64xi32>, tensor<64xf32>, tensor<64xf32>, tensor<64xi32>, tensor<64xi1>, tensor<64xi64>, tensor<4x64xui8>, tensor<4x64xui8>, tensor<4x64xui8>, tensor<4x64xi64>, tensor<64xf32>, tensor<64xf64>, tensor<64xi64>, tensor<64xi1>, tensor<64xi64>, tensor<f32>, tensor<4x64xui8>, tensor<0xf32>, tensor<1xf32>, tensor<3x0xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xi32>, tensor<64xf32>) -> tensor<64xi64>, res_attrs = [{}], sym_name = "lexsort", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<64xi32>, %arg53: tensor<64xf32>):
    %175 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi64>
    %176:3 = "stablehlo.sort"(%arg53, %arg52, %175) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>, %arg56: tensor<i32>, %arg57: tensor<i32>, %arg58: tensor<i64>, %arg59: tensor<i64>):
      %177 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %178 = "stablehlo.compare"(%arg54, %177) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %179 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %180 = "stablehlo.select"(%178, %179, %arg54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %181 = "stablehlo.compare"(%arg54, %arg54) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %182 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %183 = "stablehlo.select"(%181, %182, %180) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %184 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %185 = "stablehlo.compare"(%arg55, %184) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %186 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %187 = "stablehlo.select"(%185, %186, %arg55) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %188 = "stablehlo.compare"(%arg55, %arg55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %189 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %190 = "stablehlo.select"(%188, %189, %187) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %191 = "stablehlo.compare"(%arg56, %arg57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %192 = "stablehlo.compare"(%183, %190) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %193 = "stablehlo.compare"(%183, %190) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %194 = "stablehlo.and"(%193, %191) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %195 = "stablehlo.or"(%192, %194) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%195) : (tensor<i1>) -> ()
    }) : (tensor<64xf32>, tensor<64xi32>, tensor<64xi64>) -> (tensor<64xf32>, tensor<64xi32>, tensor<64xi64>)
    "func.return"(%176#2) : (tensor<64xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x64xui8>) -> tensor<4x64xui8>, res_attrs = [{}], sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg49: tensor<4x64xui8>):
    %172 = "stablehlo.sort"(%arg49) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg50: tensor<ui8>, %arg51: tensor<ui8>):
      %174 = "stablehlo.compare"(%arg50, %arg51) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%174) : (tensor<i1>) -> ()
    }) : (tensor<4x64xui8>) -> tensor<4x64xui8>
    %173 = "stablehlo.reverse"(%172) <{dimensions = array<i64: 0>}> : (tensor<4x64xui8>) -> tensor<4x64xui8>
    "func.return"(%173) : (tensor<4x64xui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x64xui8>) -> tensor<4x64xi64>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<4x64xui8>):
    %166 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x64xi64>
    %167 = "stablehlo.reverse"(%arg44) <{dimensions = array<i64: 1>}> : (tensor<4x64xui8>) -> tensor<4x64xui8>
    %168 = "stablehlo.reverse"(%166) <{dimensions = array<i64: 1>}> : (tensor<4x64xi64>) -> tensor<4x64xi64>
    %169:2 = "stablehlo.sort"(%167, %168) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg45: tensor<ui8>, %arg46: tensor<ui8>, %arg47: tensor<i64>, %arg48: tensor<i64>):
      %171 = "stablehlo.compare"(%arg45, %arg46) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%171) : (tensor<i1>) -> ()
    }) : (tensor<4x64xui8>, tensor<4x64xi64>) -> (tensor<4x64xui8>, tensor<4x64xi64>)
    %170 = "stablehlo.reverse"(%169#1) <{dimensions = array<i64: 1>}> : (tensor<4x64xi64>) -> tensor<4x64xi64>
    "func.return"(%170) : (tensor<4x64xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xbf16>) -> tensor<64xbf16>, res_attrs = [{}], sym_name = "sort_0", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<64xbf16>):
    %150 = "stablehlo.sort"(%arg41) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg42: tensor<bf16>, %arg43: tensor<bf16>):
      %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %152 = "stablehlo.compare"(%arg42, %151) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %153 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %154 = "stablehlo.select"(%152, %153, %arg42) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %155 = "stablehlo.compare"(%arg42, %arg42) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %156 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %157 = "stablehlo.select"(%155, %156, %154) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %159 = "stablehlo.compare"(%arg43, %158) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %161 = "stablehlo.select"(%159, %160, %arg43) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %162 = "stablehlo.compare"(%arg43, %arg43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %163 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %164 = "stablehlo.select"(%162, %163, %161) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %165 = "stablehlo.compare"(%157, %164) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%165) : (tensor<i1>) -> ()
    }) : (tensor<64xbf16>) -> tensor<64xbf16>
    "func.return"(%150) : (tensor<64xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xf64>) -> tensor<64xf64>, res_attrs = [{}], sym_name = "sort_1", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<64xf64>):
    %134 = "stablehlo.sort"(%arg38) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg39: tensor<f64>, %arg40: tensor<f64>):
      %135 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %136 = "stablehlo.compare"(%arg39, %135) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %138 = "stablehlo.select"(%136, %137, %arg39) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %139 = "stablehlo.compare"(%arg39, %arg39) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %140 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %141 = "stablehlo.select"(%139, %140, %138) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %142 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %143 = "stablehlo.compare"(%arg40, %142) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %144 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %145 = "stablehlo.select"(%143, %144, %arg40) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %146 = "stablehlo.compare"(%arg40, %arg40) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %147 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %148 = "stablehlo.select"(%146, %147, %145) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %149 = "stablehlo.compare"(%141, %148) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%149) : (tensor<i1>) -> ()
    }) : (tensor<64xf64>) -> tensor<64xf64>
    "func.return"(%134) : (tensor<64xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xf16>) -> tensor<64xi64>, res_attrs = [{}], sym_name = "argsort_2", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<64xf16>):
    %117 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi64>
    %118:2 = "stablehlo.sort"(%arg33, %117) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg34: tensor<f16>, %arg35: tensor<f16>, %arg36: tensor<i64>, %arg37: tensor<i64>):
      %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %120 = "stablehlo.compare"(%arg34, %119) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %121 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %122 = "stablehlo.select"(%120, %121, %arg34) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %123 = "stablehlo.compare"(%arg34, %arg34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %124 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %125 = "stablehlo.select"(%123, %124, %122) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %126 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %127 = "stablehlo.compare"(%arg35, %126) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %128 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
      %129 = "stablehlo.select"(%127, %128, %arg35) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %130 = "stablehlo.compare"(%arg35, %arg35) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %131 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
      %132 = "stablehlo.select"(%130, %131, %129) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
      %133 = "stablehlo.compare"(%125, %132) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
      "stablehlo.return"(%133) : (tensor<i1>) -> ()
    }) : (tensor<64xf16>, tensor<64xi64>) -> (tensor<64xf16>, tensor<64xi64>)
    "func.return"(%118#1) : (tensor<64xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xi1>) -> tensor<64xi1>, res_attrs = [{}], sym_name = "sort_3", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<64xi1>):
    %115 = "stablehlo.sort"(%arg30) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg31: tensor<i1>, %arg32: tensor<i1>):
      %116 = "stablehlo.compare"(%arg31, %arg32) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%116) : (tensor<i1>) -> ()
    }) : (tensor<64xi1>) -> tensor<64xi1>
    "func.return"(%115) : (tensor<64xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<64xi64>) -> tensor<64xi64>, res_attrs = [{}], sym_name = "argsort_4", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<64xi64>):
    %112 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi64>
    %113:2 = "stablehlo.sort"(%arg25, %112) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg26: tensor<i64>, %arg27: tensor<i64>, %arg28: tensor<i64>, %arg29: tensor<i64>):
      %114 = "stablehlo.compare"(%arg26, %arg27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%114) : (tensor<i1>) -> ()
    }) : (tensor<64xi64>, tensor<64xi64>) -> (tensor<64xi64>, tensor<64xi64>)
    "func.return"(%113#1) : (tensor<64xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<f64>) -> tensor<f32>, res_attrs = [{}], sym_name = "percentile", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<64xf32>, %arg24: tensor<f64>):
    %109 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f64>}> : () -> tensor<f64>
    %110 = "stablehlo.divide"(%arg24, %109) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %111 = "func.call"(%arg23, %110) <{callee = @quantile}> : (tensor<64xf32>, tensor<f64>) -> tensor<f32>
    "func.return"(%111) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xf32>, tensor<f64>) -> tensor<f32>, res_attrs = [{}], sym_name = "quantile", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<64xf32>, %arg18: tensor<f64>):
    %55 = "stablehlo.compare"(%arg17, %arg17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %56 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %57 = "stablehlo.reduce"(%55, %56) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg21: tensor<i1>, %arg22: tensor<i1>):
      %108 = "stablehlo.or"(%arg21, %arg22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }) : (tensor<64xi1>, tensor<i1>) -> tensor<i1>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %59 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %60 = "func.call"(%58, %59, %arg17) <{callee = @_where}> : (tensor<1xi1>, tensor<f64>, tensor<64xf32>) -> tensor<64xf32>
    %61 = "stablehlo.sort"(%60) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %93 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %94 = "stablehlo.compare"(%arg19, %93) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %95 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %96 = "stablehlo.select"(%94, %95, %arg19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %97 = "stablehlo.compare"(%arg19, %arg19) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %98 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %99 = "stablehlo.select"(%97, %98, %96) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %100 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %101 = "stablehlo.compare"(%arg20, %100) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %103 = "stablehlo.select"(%101, %102, %arg20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %104 = "stablehlo.compare"(%arg20, %arg20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %105 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %106 = "stablehlo.select"(%104, %105, %103) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %107 = "stablehlo.compare"(%99, %106) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }) : (tensor<64xf32>) -> tensor<64xf32>
    %62 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f64>}> : () -> tensor<f64>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %64 = "stablehlo.subtract"(%62, %63) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %65 = "stablehlo.multiply"(%arg18, %64) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %66 = "stablehlo.floor"(%65) : (tensor<f64>) -> tensor<f64>
    %67 = "stablehlo.ceil"(%65) : (tensor<f64>) -> tensor<f64>
    %68 = "stablehlo.subtract"(%65, %66) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %70 = "stablehlo.subtract"(%69, %68) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %71 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f64>}> : () -> tensor<f64>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %73 = "stablehlo.subtract"(%71, %72) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %74 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %75 = "stablehlo.clamp"(%74, %66, %73) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %76 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f64>}> : () -> tensor<f64>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %78 = "stablehlo.subtract"(%76, %77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %79 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %80 = "stablehlo.clamp"(%79, %67, %78) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %81 = "stablehlo.convert"(%75) : (tensor<f64>) -> tensor<i64>
    %82 = "stablehlo.convert"(%80) : (tensor<f64>) -> tensor<i64>
    %83 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %84 = "stablehlo.gather"(%61, %83) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<64xf32>, tensor<1xi64>) -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %86 = "stablehlo.gather"(%61, %85) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<64xf32>, tensor<1xi64>) -> tensor<f32>
    %87 = "stablehlo.convert"(%84) : (tensor<f32>) -> tensor<f64>
    %88 = "stablehlo.multiply"(%87, %70) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %89 = "stablehlo.convert"(%86) : (tensor<f32>) -> tensor<f64>
    %90 = "stablehlo.multiply"(%89, %68) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %91 = "stablehlo.add"(%88, %90) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %92 = "stablehlo.convert"(%91) : (tensor<f64>) -> tensor<f32>
    "func.return"(%92) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xi1>, tensor<f64>, tensor<64xf32>) -> tensor<64xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<1xi1>, %arg15: tensor<f64>, %arg16: tensor<64xf32>):
    %51 = "stablehlo.convert"(%arg15) : (tensor<f64>) -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<64xi1>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %54 = "stablehlo.select"(%52, %53, %arg16) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%54) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x64xui8>) -> tensor<4x64xui8>, res_attrs = [{}], sym_name = "sort_5", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<4x64xui8>):
    %49 = "stablehlo.sort"(%arg11) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg12: tensor<ui8>, %arg13: tensor<ui8>):
      %50 = "stablehlo.compare"(%arg12, %arg13) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%50) : (tensor<i1>) -> ()
    }) : (tensor<4x64xui8>) -> tensor<4x64xui8>
    "func.return"(%49) : (tensor<4x64xui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0xf32>) -> tensor<0xf32>, res_attrs = [{}], sym_name = "sort_6", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<0xf32>):
    %33 = "stablehlo.sort"(%arg8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %35 = "stablehlo.compare"(%arg9, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %37 = "stablehlo.select"(%35, %36, %arg9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %38 = "stablehlo.compare"(%arg9, %arg9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %39 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %40 = "stablehlo.select"(%38, %39, %37) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %42 = "stablehlo.compare"(%arg10, %41) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %44 = "stablehlo.select"(%42, %43, %arg10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %45 = "stablehlo.compare"(%arg10, %arg10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %46 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %47 = "stablehlo.select"(%45, %46, %44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %48 = "stablehlo.compare"(%40, %47) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%48) : (tensor<i1>) -> ()
    }) : (tensor<0xf32>) -> tensor<0xf32>
    "func.return"(%33) : (tensor<0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "sort_7", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<1xf32>):
    %17 = "stablehlo.sort"(%arg5) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %19 = "stablehlo.compare"(%arg6, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %21 = "stablehlo.select"(%19, %20, %arg6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %22 = "stablehlo.compare"(%arg6, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %24 = "stablehlo.select"(%22, %23, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %26 = "stablehlo.compare"(%arg7, %25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %28 = "stablehlo.select"(%26, %27, %arg7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %29 = "stablehlo.compare"(%arg7, %arg7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %30 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %31 = "stablehlo.select"(%29, %30, %28) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %32 = "stablehlo.compare"(%24, %31) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }) : (tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%17) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x0xf64>) -> tensor<3x0xi64>, res_attrs = [{}], sym_name = "argsort_8", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x0xf64>):
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x0xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %3 = "stablehlo.compare"(%arg1, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %5 = "stablehlo.select"(%3, %4, %arg1) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %6 = "stablehlo.compare"(%arg1, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %7 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %8 = "stablehlo.select"(%6, %7, %5) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %10 = "stablehlo.compare"(%arg2, %9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %12 = "stablehlo.select"(%10, %11, %arg2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %13 = "stablehlo.compare"(%arg2, %arg2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %14 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
      %15 = "stablehlo.select"(%13, %14, %12) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %16 = "stablehlo.compare"(%8, %15) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%16) : (tensor<i1>) -> ()
    }) : (tensor<3x0xf64>, tensor<3x0xi64>) -> (tensor<3x0xf64>, tensor<3x0xi64>)
    "func.return"(%1#1) : (tensor<3x0xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
