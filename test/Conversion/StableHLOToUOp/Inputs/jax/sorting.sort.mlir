"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x21xf32>, tensor<3x10xi32>, tensor<5x4xf32>) -> (tensor<2x21xf32>, tensor<2x21xi64>, tensor<3x10xi32>, tensor<3x10xi64>, tensor<3x10xi64>, tensor<5x4xf32>, tensor<3x10xi32>, tensor<3x10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi64>, tensor<4xf32>, tensor<3x10xui8>, tensor<19xf32>, tensor<5xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6][0]"}, {jax.result_info = "result[6][1]"}, {jax.result_info = "result[7][0]"}, {jax.result_info = "result[7][1]"}, {jax.result_info = "result[7][2]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10][0]"}, {jax.result_info = "result[11]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg62: tensor<2x21xf32>, %arg63: tensor<3x10xi32>, %arg64: tensor<5x4xf32>):
    %180 = "func.call"(%arg62) <{callee = @sort}> : (tensor<2x21xf32>) -> tensor<2x21xf32>
    %181 = "func.call"(%arg62) <{callee = @argsort}> : (tensor<2x21xf32>) -> tensor<2x21xi64>
    %182 = "func.call"(%arg63) <{callee = @sort_0}> : (tensor<3x10xi32>) -> tensor<3x10xi32>
    %183 = "func.call"(%arg63) <{callee = @argsort_1}> : (tensor<3x10xi32>) -> tensor<3x10xi64>
    %184 = "func.call"(%arg63) <{callee = @argsort_2}> : (tensor<3x10xi32>) -> tensor<3x10xi64>
    %185 = "func.call"(%arg64) <{callee = @sort_3}> : (tensor<5x4xf32>) -> tensor<5x4xf32>
    %186 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x10xi32>
    %188 = "stablehlo.multiply"(%arg63, %187) : (tensor<3x10xi32>, tensor<3x10xi32>) -> tensor<3x10xi32>
    %189:2 = "stablehlo.sort"(%arg63, %188) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg73: tensor<i32>, %arg74: tensor<i32>, %arg75: tensor<i32>, %arg76: tensor<i32>):
      %228 = "stablehlo.compare"(%arg73, %arg74) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%228) : (tensor<i1>) -> ()
    }) : (tensor<3x10xi32>, tensor<3x10xi32>) -> (tensor<3x10xi32>, tensor<3x10xi32>)
    %190 = "stablehlo.slice"(%arg63) <{limit_indices = array<i64: 1, 10>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x10xi32>) -> tensor<1x10xi32>
    %191 = "stablehlo.reshape"(%190) : (tensor<1x10xi32>) -> tensor<10xi32>
    %192 = "stablehlo.slice"(%arg63) <{limit_indices = array<i64: 2, 10>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<3x10xi32>) -> tensor<1x10xi32>
    %193 = "stablehlo.reshape"(%192) : (tensor<1x10xi32>) -> tensor<10xi32>
    %194 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xi64>
    %195:3 = "stablehlo.sort"(%191, %193, %194) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg67: tensor<i32>, %arg68: tensor<i32>, %arg69: tensor<i32>, %arg70: tensor<i32>, %arg71: tensor<i64>, %arg72: tensor<i64>):
      %223 = "stablehlo.compare"(%arg69, %arg70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %224 = "stablehlo.compare"(%arg67, %arg68) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %225 = "stablehlo.compare"(%arg67, %arg68) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %226 = "stablehlo.and"(%225, %223) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %227 = "stablehlo.or"(%224, %226) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%227) : (tensor<i1>) -> ()
    }) : (tensor<10xi32>, tensor<10xi32>, tensor<10xi64>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xi64>)
    %196 = "func.call"(%arg64) <{callee = @median}> : (tensor<5x4xf32>) -> tensor<4xf32>
    %197 = "stablehlo.convert"(%arg63) : (tensor<3x10xi32>) -> tensor<3x10xui8>
    %198 = "func.call"(%197) <{callee = @sort_4}> : (tensor<3x10xui8>) -> tensor<3x10xui8>
    %199 = "stablehlo.slice"(%arg62) <{limit_indices = array<i64: 1, 21>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<2x21xf32>) -> tensor<1x19xf32>
    %200 = "stablehlo.reshape"(%199) : (tensor<1x19xf32>) -> tensor<19xf32>
    %201 = "stablehlo.sort"(%200) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %208 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %209 = "stablehlo.compare"(%arg65, %208) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %210 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %211 = "stablehlo.select"(%209, %210, %arg65) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %212 = "stablehlo.compare"(%arg65, %arg65) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %213 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %214 = "stablehlo.select"(%212, %213, %211) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %215 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %216 = "stablehlo.compare"(%arg66, %215) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %217 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %218 = "stablehlo.select"(%216, %217, %arg66) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %219 = "stablehlo.compare"(%arg66, %arg66) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %220 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %221 = "stablehlo.select"(%219, %220, %218) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %222 = "stablehlo.compare"(%214, %221) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%222) : (tensor<i1>) -> ()
    }) : (tensor<19xf32>) -> tensor<19xf32>
    %202 = "stablehlo.slice"(%arg64) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x4xf32>) -> tensor<5x1xf32>
    %203 = "stablehlo.reshape"(%202) : (tensor<5x1xf32>) -> tensor<5xf32>
    %204 = "func.call"(%203) <{callee = @sort_5}> : (tensor<5xf32>) -> tensor<5xf32>
    %205 = "stablehlo.slice"(%arg64) <{limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<5x4xf32>) -> tensor<5x1xf32>
    %206 = "stablehlo.reshape"(%205) : (tensor<5x1xf32>) -> tensor<5xf32>
    %207 = "func.call"(%204, %206) <{callee = @searchsorted}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>
    "func.return"(%180, %181, %182, %183, %184, %185, %189#0, %189#1, %195#0, %195#1, %195#2, %196, %198, %201, %207) : (tensor<2x21xf32>, tensor<2x21xi64>, tensor<3x10xi32>, tensor<3x10xi64>, tensor<3x10xi64>, tensor<5x4xf32>, tensor<3x10xi32>, tensor<3x10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi64>, tensor<4xf32>, tensor<3x10xui8>, tensor<19xf32>, tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x21xf32>) -> tensor<2x21xf32>, res_attrs = [{}], sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg59: tensor<2x21xf32>):
    %164 = "stablehlo.sort"(%arg59) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %165 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %166 = "stablehlo.compare"(%arg60, %165) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %167 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %168 = "stablehlo.select"(%166, %167, %arg60) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %169 = "stablehlo.compare"(%arg60, %arg60) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %170 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %171 = "stablehlo.select"(%169, %170, %168) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %172 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %173 = "stablehlo.compare"(%arg61, %172) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %174 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %175 = "stablehlo.select"(%173, %174, %arg61) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %176 = "stablehlo.compare"(%arg61, %arg61) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %177 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %178 = "stablehlo.select"(%176, %177, %175) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %179 = "stablehlo.compare"(%171, %178) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%179) : (tensor<i1>) -> ()
    }) : (tensor<2x21xf32>) -> tensor<2x21xf32>
    "func.return"(%164) : (tensor<2x21xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x21xf32>) -> tensor<2x21xi64>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg54: tensor<2x21xf32>):
    %147 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x21xi64>
    %148:2 = "stablehlo.sort"(%arg54, %147) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>, %arg57: tensor<i64>, %arg58: tensor<i64>):
      %149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %150 = "stablehlo.compare"(%arg55, %149) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %152 = "stablehlo.select"(%150, %151, %arg55) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %153 = "stablehlo.compare"(%arg55, %arg55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %154 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %155 = "stablehlo.select"(%153, %154, %152) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %156 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %157 = "stablehlo.compare"(%arg56, %156) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %159 = "stablehlo.select"(%157, %158, %arg56) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %160 = "stablehlo.compare"(%arg56, %arg56) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %161 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %162 = "stablehlo.select"(%160, %161, %159) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %163 = "stablehlo.compare"(%155, %162) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%163) : (tensor<i1>) -> ()
    }) : (tensor<2x21xf32>, tensor<2x21xi64>) -> (tensor<2x21xf32>, tensor<2x21xi64>)
    "func.return"(%148#1) : (tensor<2x21xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x10xi32>) -> tensor<3x10xi32>, res_attrs = [{}], sym_name = "sort_0", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<3x10xi32>):
    %145 = "stablehlo.sort"(%arg51) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg52: tensor<i32>, %arg53: tensor<i32>):
      %146 = "stablehlo.compare"(%arg52, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }) : (tensor<3x10xi32>) -> tensor<3x10xi32>
    "func.return"(%145) : (tensor<3x10xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x10xi32>) -> tensor<3x10xi64>, res_attrs = [{}], sym_name = "argsort_1", sym_visibility = "private"}> ({
  ^bb0(%arg46: tensor<3x10xi32>):
    %142 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x10xi64>
    %143:2 = "stablehlo.sort"(%arg46, %142) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg47: tensor<i32>, %arg48: tensor<i32>, %arg49: tensor<i64>, %arg50: tensor<i64>):
      %144 = "stablehlo.compare"(%arg47, %arg48) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%144) : (tensor<i1>) -> ()
    }) : (tensor<3x10xi32>, tensor<3x10xi64>) -> (tensor<3x10xi32>, tensor<3x10xi64>)
    "func.return"(%143#1) : (tensor<3x10xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x10xi32>) -> tensor<3x10xi64>, res_attrs = [{}], sym_name = "argsort_2", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<3x10xi32>):
    %136 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x10xi64>
    %137 = "stablehlo.reverse"(%arg41) <{dimensions = array<i64: 1>}> : (tensor<3x10xi32>) -> tensor<3x10xi32>
    %138 = "stablehlo.reverse"(%136) <{dimensions = array<i64: 1>}> : (tensor<3x10xi64>) -> tensor<3x10xi64>
    %139:2 = "stablehlo.sort"(%137, %138) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>, %arg44: tensor<i64>, %arg45: tensor<i64>):
      %141 = "stablehlo.compare"(%arg42, %arg43) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }) : (tensor<3x10xi32>, tensor<3x10xi64>) -> (tensor<3x10xi32>, tensor<3x10xi64>)
    %140 = "stablehlo.reverse"(%139#1) <{dimensions = array<i64: 1>}> : (tensor<3x10xi64>) -> tensor<3x10xi64>
    "func.return"(%140) : (tensor<3x10xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x4xf32>) -> tensor<5x4xf32>, res_attrs = [{}], sym_name = "sort_3", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<5x4xf32>):
    %120 = "stablehlo.sort"(%arg38) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %121 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %122 = "stablehlo.compare"(%arg39, %121) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %124 = "stablehlo.select"(%122, %123, %arg39) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %125 = "stablehlo.compare"(%arg39, %arg39) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %126 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %127 = "stablehlo.select"(%125, %126, %124) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %128 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %129 = "stablehlo.compare"(%arg40, %128) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %130 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %131 = "stablehlo.select"(%129, %130, %arg40) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %132 = "stablehlo.compare"(%arg40, %arg40) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %133 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %134 = "stablehlo.select"(%132, %133, %131) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %135 = "stablehlo.compare"(%127, %134) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%135) : (tensor<i1>) -> ()
    }) : (tensor<5x4xf32>) -> tensor<5x4xf32>
    "func.return"(%120) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x4xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "median", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<5x4xf32>):
    %118 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %119 = "func.call"(%arg37, %118) <{callee = @quantile}> : (tensor<5x4xf32>, tensor<f64>) -> tensor<4xf32>
    "func.return"(%119) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x4xf32>, tensor<f64>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "quantile", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<5x4xf32>, %arg32: tensor<f64>):
    %69 = "stablehlo.compare"(%arg31, %arg31) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xi1>
    %70 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %71 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg35: tensor<i1>, %arg36: tensor<i1>):
      %117 = "stablehlo.or"(%arg35, %arg36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%117) : (tensor<i1>) -> ()
    }) : (tensor<5x4xi1>, tensor<i1>) -> tensor<4xi1>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi1>) -> tensor<1x4xi1>
    %73 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %74 = "func.call"(%72, %73, %arg31) <{callee = @_where}> : (tensor<1x4xi1>, tensor<f64>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %75 = "stablehlo.sort"(%74) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %103 = "stablehlo.compare"(%arg33, %102) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %104 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %105 = "stablehlo.select"(%103, %104, %arg33) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %106 = "stablehlo.compare"(%arg33, %arg33) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %107 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %108 = "stablehlo.select"(%106, %107, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %109 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %110 = "stablehlo.compare"(%arg34, %109) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %111 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %112 = "stablehlo.select"(%110, %111, %arg34) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %113 = "stablehlo.compare"(%arg34, %arg34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %114 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %115 = "stablehlo.select"(%113, %114, %112) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %116 = "stablehlo.compare"(%108, %115) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%116) : (tensor<i1>) -> ()
    }) : (tensor<5x4xf32>) -> tensor<5x4xf32>
    %76 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %78 = "stablehlo.subtract"(%76, %77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %79 = "stablehlo.multiply"(%arg32, %78) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %80 = "stablehlo.floor"(%79) : (tensor<f64>) -> tensor<f64>
    %81 = "stablehlo.ceil"(%79) : (tensor<f64>) -> tensor<f64>
    %82 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %83 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %84 = "stablehlo.subtract"(%82, %83) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %85 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %86 = "stablehlo.clamp"(%85, %80, %84) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %87 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %88 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %89 = "stablehlo.subtract"(%87, %88) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %90 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %91 = "stablehlo.clamp"(%90, %81, %89) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %92 = "stablehlo.convert"(%86) : (tensor<f64>) -> tensor<i64>
    %93 = "stablehlo.convert"(%91) : (tensor<f64>) -> tensor<i64>
    %94 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %95 = "stablehlo.gather"(%75, %94) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<1xi64>) -> tensor<4xf32>
    %96 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %97 = "stablehlo.gather"(%75, %96) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<1xi64>) -> tensor<4xf32>
    %98 = "stablehlo.add"(%95, %97) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %99 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %101 = "stablehlo.multiply"(%98, %100) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%101) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4xi1>, tensor<f64>, tensor<5x4xf32>) -> tensor<5x4xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<1x4xi1>, %arg29: tensor<f64>, %arg30: tensor<5x4xf32>):
    %65 = "stablehlo.convert"(%arg29) : (tensor<f64>) -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%arg28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi1>) -> tensor<5x4xi1>
    %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x4xf32>
    %68 = "stablehlo.select"(%66, %67, %arg30) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "func.return"(%68) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x10xui8>) -> tensor<3x10xui8>, res_attrs = [{}], sym_name = "sort_4", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<3x10xui8>):
    %63 = "stablehlo.sort"(%arg25) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg26: tensor<ui8>, %arg27: tensor<ui8>):
      %64 = "stablehlo.compare"(%arg26, %arg27) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%64) : (tensor<i1>) -> ()
    }) : (tensor<3x10xui8>) -> tensor<3x10xui8>
    "func.return"(%63) : (tensor<3x10xui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5xf32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "sort_5", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<5xf32>):
    %47 = "stablehlo.sort"(%arg22) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %49 = "stablehlo.compare"(%arg23, %48) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %51 = "stablehlo.select"(%49, %50, %arg23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %52 = "stablehlo.compare"(%arg23, %arg23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %53 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %54 = "stablehlo.select"(%52, %53, %51) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %56 = "stablehlo.compare"(%arg24, %55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %57 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %58 = "stablehlo.select"(%56, %57, %arg24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %59 = "stablehlo.compare"(%arg24, %arg24) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %60 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.select"(%59, %60, %58) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %62 = "stablehlo.compare"(%54, %61) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%62) : (tensor<i1>) -> ()
    }) : (tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%47) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "searchsorted", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<5xf32>, %arg21: tensor<5xf32>):
    %46 = "func.call"(%arg20, %arg21) <{callee = @_searchsorted_scan_impl}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>
    "func.return"(%46) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "_searchsorted_scan_impl", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<5xf32>, %arg19: tensor<5xf32>):
    %45 = "func.call"(%arg18, %arg19) <{callee = @_searchsorted_scan_impl_6}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>
    "func.return"(%45) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "_searchsorted_scan_impl_6", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5xf32>, %arg7: tensor<5xf32>):
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %35 = "stablehlo.constant"() <{value = dense<5> : tensor<ui32>}> : () -> tensor<ui32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %38:5 = "stablehlo.while"(%arg6, %arg7, %37, %34, %36) ({
    ^bb0(%arg13: tensor<5xf32>, %arg14: tensor<5xf32>, %arg15: tensor<i64>, %arg16: tensor<5xui32>, %arg17: tensor<5xui32>):
      %43 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %44 = "stablehlo.compare"(%arg15, %43) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%44) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg8: tensor<5xf32>, %arg9: tensor<5xf32>, %arg10: tensor<i64>, %arg11: tensor<5xui32>, %arg12: tensor<5xui32>):
      %40:2 = "func.call"(%arg8, %arg9, %arg11, %arg12) <{callee = @closed_call}> : (tensor<5xf32>, tensor<5xf32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
      %41 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %42 = "stablehlo.add"(%arg10, %41) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg8, %arg9, %42, %40#0, %40#1) : (tensor<5xf32>, tensor<5xf32>, tensor<i64>, tensor<5xui32>, tensor<5xui32>) -> ()
    }) : (tensor<5xf32>, tensor<5xf32>, tensor<i64>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<i64>, tensor<5xui32>, tensor<5xui32>)
    %39 = "stablehlo.convert"(%38#4) : (tensor<5xui32>) -> tensor<5xi32>
    "func.return"(%39) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xf32>, tensor<5xf32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<5xui32>, %arg5: tensor<5xui32>):
    %3 = "stablehlo.subtract"(%arg5, %arg4) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %5 = "func.call"(%3, %4) <{callee = @floor_divide}> : (tensor<5xui32>, tensor<i64>) -> tensor<5xui32>
    %6 = "stablehlo.add"(%arg4, %5) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xui32>) -> tensor<5x1xui32>
    %8 = "stablehlo.gather"(%arg2, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<5x1xui32>) -> tensor<5x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<5x1xf32>) -> tensor<5xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %12 = "stablehlo.compare"(%arg3, %11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %15 = "stablehlo.select"(%12, %14, %arg3) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %16 = "stablehlo.compare"(%arg3, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %17 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %19 = "stablehlo.select"(%16, %18, %15) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %22 = "stablehlo.compare"(%9, %21) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %25 = "stablehlo.select"(%22, %24, %9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %26 = "stablehlo.compare"(%9, %9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %27 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %29 = "stablehlo.select"(%26, %28, %25) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %30 = "stablehlo.compare"(%19, %29) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %31 = "stablehlo.select"(%30, %arg4, %6) : (tensor<5xi1>, tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %32 = "stablehlo.select"(%30, %6, %arg5) : (tensor<5xi1>, tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    "func.return"(%31, %32) : (tensor<5xui32>, tensor<5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xui32>, tensor<i64>) -> tensor<5xui32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xui32>, %arg1: tensor<i64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<ui32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %2 = "stablehlo.divide"(%arg0, %1) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    "func.return"(%2) : (tensor<5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
