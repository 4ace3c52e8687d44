"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> (tensor<3xf32>, tensor<4xi64>, tensor<3xf32>, tensor<3xi64>, tensor<4xi64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg340: tensor<2xui32>):
    %1205 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %1206 = "func.call"(%arg340, %1205) <{callee = @_gamma}> : (tensor<2xui32>, tensor<f64>) -> tensor<3xf32>
    %1207 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %1208 = "stablehlo.broadcast_in_dim"(%1207) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %1209 = "stablehlo.convert"(%1208) : (tensor<4xf64>) -> tensor<4xf32>
    %1210 = "func.call"(%arg340, %1209) <{callee = @_poisson}> : (tensor<2xui32>, tensor<4xf32>) -> tensor<4xi64>
    %1211 = "func.call"(%arg340) <{callee = @_laplace}> : (tensor<2xui32>) -> tensor<3xf32>
    %1212 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi64>
    %1213 = "func.call"(%arg340, %1212) <{callee = @_shuffle}> : (tensor<2xui32>, tensor<6xi64>) -> tensor<6xi64>
    %1214 = "stablehlo.slice"(%1213) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<6xi64>) -> tensor<3xi64>
    %1215 = "func.call"(%arg340) <{callee = @_rademacher}> : (tensor<2xui32>) -> tensor<4xi64>
    "func.return"(%1206, %1210, %1211, %1214, %1215) : (tensor<3xf32>, tensor<4xi64>, tensor<3xf32>, tensor<3xi64>, tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<f64>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_gamma", sym_visibility = "private"}> ({
  ^bb0(%arg314: tensor<2xui32>, %arg315: tensor<f64>):
    %1063 = "stablehlo.convert"(%arg315) : (tensor<f64>) -> tensor<f32>
    %1064 = "stablehlo.broadcast_in_dim"(%1063) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1065 = "stablehlo.reshape"(%arg314) : (tensor<2xui32>) -> tensor<1x2xui32>
    %1066 = "func.call"(%1065) <{callee = @_threefry_split}> : (tensor<1x2xui32>) -> tensor<1x3x2xui32>
    %1067 = "stablehlo.reshape"(%1066) : (tensor<1x3x2xui32>) -> tensor<3x2xui32>
    %1068 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1069 = "stablehlo.broadcast_in_dim"(%1068) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1070 = "stablehlo.compare"(%1064, %1069) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %1071 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1072 = "stablehlo.broadcast_in_dim"(%1071) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1073 = "stablehlo.add"(%1064, %1072) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1074 = "stablehlo.select"(%1070, %1064, %1073) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1075 = "stablehlo.constant"() <{value = dense<0.333333343> : tensor<f32>}> : () -> tensor<f32>
    %1076 = "stablehlo.broadcast_in_dim"(%1075) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1077 = "stablehlo.subtract"(%1074, %1076) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1078 = "stablehlo.sqrt"(%1077) : (tensor<3xf32>) -> tensor<3xf32>
    %1079 = "stablehlo.constant"() <{value = dense<0.333333343> : tensor<f32>}> : () -> tensor<f32>
    %1080 = "stablehlo.broadcast_in_dim"(%1079) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1081 = "stablehlo.divide"(%1080, %1078) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1082 = "func.call"(%1067) <{callee = @_threefry_split_0}> : (tensor<3x2xui32>) -> tensor<3x2x2xui32>
    %1083 = "stablehlo.slice"(%1082) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xui32>) -> tensor<3x1x2xui32>
    %1084 = "stablehlo.reshape"(%1083) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
    %1085 = "stablehlo.slice"(%1082) <{limit_indices = array<i64: 3, 2, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xui32>) -> tensor<3x1x2xui32>
    %1086 = "stablehlo.reshape"(%1085) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
    %1087 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1088 = "stablehlo.broadcast_in_dim"(%1087) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1089 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1090 = "stablehlo.broadcast_in_dim"(%1089) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1091 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1092 = "stablehlo.broadcast_in_dim"(%1091) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1093:6 = "stablehlo.while"(%1077, %1081, %1084, %1088, %1090, %1092) ({
    ^bb0(%arg332: tensor<3xf32>, %arg333: tensor<3xf32>, %arg334: tensor<3x2xui32>, %arg335: tensor<3xf32>, %arg336: tensor<3xf32>, %arg337: tensor<3xf32>):
      %1181 = "stablehlo.multiply"(%arg335, %arg335) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1182 = "stablehlo.constant"() <{value = dense<3.310000e-02> : tensor<f32>}> : () -> tensor<f32>
      %1183 = "stablehlo.broadcast_in_dim"(%1182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1184 = "stablehlo.multiply"(%1183, %1181) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1185 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1186 = "stablehlo.broadcast_in_dim"(%1185) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1187 = "stablehlo.subtract"(%1186, %1184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1188 = "stablehlo.compare"(%arg337, %1187) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %1189 = "stablehlo.log"(%arg337) : (tensor<3xf32>) -> tensor<3xf32>
      %1190 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %1191 = "stablehlo.broadcast_in_dim"(%1190) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1192 = "stablehlo.multiply"(%arg335, %1191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1193 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1194 = "stablehlo.broadcast_in_dim"(%1193) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1195 = "stablehlo.subtract"(%1194, %arg336) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1196 = "stablehlo.log"(%arg336) : (tensor<3xf32>) -> tensor<3xf32>
      %1197 = "stablehlo.add"(%1195, %1196) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1198 = "stablehlo.multiply"(%arg332, %1197) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1199 = "stablehlo.add"(%1192, %1198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1200 = "stablehlo.compare"(%1189, %1199) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %1201 = "stablehlo.and"(%1188, %1200) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %1202 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %1203 = "stablehlo.reduce"(%1201, %1202) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg338: tensor<i1>, %arg339: tensor<i1>):
        %1204 = "stablehlo.or"(%arg338, %arg339) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%1204) : (tensor<i1>) -> ()
      }) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1203) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg316: tensor<3xf32>, %arg317: tensor<3xf32>, %arg318: tensor<3x2xui32>, %arg319: tensor<3xf32>, %arg320: tensor<3xf32>, %arg321: tensor<3xf32>):
      %1109 = "func.call"(%arg318) <{callee = @_threefry_split_3}> : (tensor<3x2xui32>) -> tensor<3x3x2xui32>
      %1110 = "stablehlo.slice"(%1109) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x3x2xui32>) -> tensor<3x1x2xui32>
      %1111 = "stablehlo.reshape"(%1110) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
      %1112 = "stablehlo.slice"(%1109) <{limit_indices = array<i64: 3, 2, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x3x2xui32>) -> tensor<3x1x2xui32>
      %1113 = "stablehlo.reshape"(%1112) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
      %1114 = "stablehlo.slice"(%1109) <{limit_indices = array<i64: 3, 3, 2>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x3x2xui32>) -> tensor<3x1x2xui32>
      %1115 = "stablehlo.reshape"(%1114) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
      %1116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1117 = "stablehlo.broadcast_in_dim"(%1116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1118 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1119 = "stablehlo.broadcast_in_dim"(%1118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1120:4 = "stablehlo.while"(%arg317, %1113, %1117, %1119) ({
      ^bb0(%arg326: tensor<3xf32>, %arg327: tensor<3x2xui32>, %arg328: tensor<3xf32>, %arg329: tensor<3xf32>):
        %1175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
        %1176 = "stablehlo.broadcast_in_dim"(%1175) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
        %1177 = "stablehlo.compare"(%arg329, %1176) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %1178 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
        %1179 = "stablehlo.reduce"(%1177, %1178) <{dimensions = array<i64: 0>}> ({
        ^bb0(%arg330: tensor<i1>, %arg331: tensor<i1>):
          %1180 = "stablehlo.or"(%arg330, %arg331) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          "stablehlo.return"(%1180) : (tensor<i1>) -> ()
        }) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%1179) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg322: tensor<3xf32>, %arg323: tensor<3x2xui32>, %arg324: tensor<3xf32>, %arg325: tensor<3xf32>):
        %1156 = "func.call"(%arg323) <{callee = @_threefry_split_0}> : (tensor<3x2xui32>) -> tensor<3x2x2xui32>
        %1157 = "stablehlo.slice"(%1156) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xui32>) -> tensor<3x1x2xui32>
        %1158 = "stablehlo.reshape"(%1157) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
        %1159 = "stablehlo.slice"(%1156) <{limit_indices = array<i64: 3, 2, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xui32>) -> tensor<3x1x2xui32>
        %1160 = "stablehlo.reshape"(%1159) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
        %1161 = "func.call"(%1160) <{callee = @_normal}> : (tensor<3x2xui32>) -> tensor<3xf32>
        %1162 = "stablehlo.multiply"(%1161, %arg322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %1163 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
        %1164 = "stablehlo.broadcast_in_dim"(%1163) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
        %1165 = "stablehlo.add"(%1164, %1162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %1166 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
        %1167 = "stablehlo.broadcast_in_dim"(%1166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
        %1168 = "stablehlo.compare"(%arg325, %1167) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %1169 = "stablehlo.broadcast_in_dim"(%1168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x2xi1>
        %1170 = "stablehlo.select"(%1169, %1158, %arg323) : (tensor<3x2xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
        %1171 = "stablehlo.broadcast_in_dim"(%1168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
        %1172 = "stablehlo.select"(%1171, %1161, %arg324) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %1173 = "stablehlo.broadcast_in_dim"(%1168) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
        %1174 = "stablehlo.select"(%1173, %1165, %arg325) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        "stablehlo.return"(%arg322, %1170, %1172, %1174) : (tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>) -> ()
      }) : (tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>)
      %1121 = "stablehlo.multiply"(%1120#2, %1120#2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1122 = "stablehlo.multiply"(%1120#3, %1120#3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1123 = "stablehlo.multiply"(%1122, %1120#3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1124 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %1125 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %1126 = "func.call"(%1115, %1124, %1125) <{callee = @_uniform_8}> : (tensor<3x2xui32>, tensor<f64>, tensor<f64>) -> tensor<3xf32>
      %1127 = "stablehlo.multiply"(%arg319, %arg319) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1128 = "stablehlo.constant"() <{value = dense<3.310000e-02> : tensor<f32>}> : () -> tensor<f32>
      %1129 = "stablehlo.broadcast_in_dim"(%1128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1130 = "stablehlo.multiply"(%1129, %1127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1131 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1132 = "stablehlo.broadcast_in_dim"(%1131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1133 = "stablehlo.subtract"(%1132, %1130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1134 = "stablehlo.compare"(%arg321, %1133) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %1135 = "stablehlo.log"(%arg321) : (tensor<3xf32>) -> tensor<3xf32>
      %1136 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %1137 = "stablehlo.broadcast_in_dim"(%1136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1138 = "stablehlo.multiply"(%arg319, %1137) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1139 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1140 = "stablehlo.broadcast_in_dim"(%1139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1141 = "stablehlo.subtract"(%1140, %arg320) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1142 = "stablehlo.log"(%arg320) : (tensor<3xf32>) -> tensor<3xf32>
      %1143 = "stablehlo.add"(%1141, %1142) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1144 = "stablehlo.multiply"(%arg316, %1143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1145 = "stablehlo.add"(%1138, %1144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1146 = "stablehlo.compare"(%1135, %1145) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %1147 = "stablehlo.and"(%1134, %1146) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %1148 = "stablehlo.broadcast_in_dim"(%1147) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x2xi1>
      %1149 = "stablehlo.select"(%1148, %1111, %arg318) : (tensor<3x2xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %1150 = "stablehlo.broadcast_in_dim"(%1147) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
      %1151 = "stablehlo.select"(%1150, %1121, %arg319) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1152 = "stablehlo.broadcast_in_dim"(%1147) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
      %1153 = "stablehlo.select"(%1152, %1123, %arg320) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %1154 = "stablehlo.broadcast_in_dim"(%1147) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
      %1155 = "stablehlo.select"(%1154, %1126, %arg321) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%arg316, %arg317, %1149, %1151, %1153, %1155) : (tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %1094 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %1095 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %1096 = "func.call"(%1086, %1094, %1095) <{callee = @_uniform_8}> : (tensor<3x2xui32>, tensor<f64>, tensor<f64>) -> tensor<3xf32>
    %1097 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1098 = "stablehlo.broadcast_in_dim"(%1097) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1099 = "stablehlo.subtract"(%1098, %1096) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1100 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1101 = "stablehlo.broadcast_in_dim"(%1100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1102 = "stablehlo.divide"(%1101, %1064) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1103 = "stablehlo.power"(%1099, %1102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1105 = "stablehlo.broadcast_in_dim"(%1104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1106 = "stablehlo.select"(%1070, %1105, %1103) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1107 = "stablehlo.multiply"(%1077, %1093#4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1108 = "stablehlo.multiply"(%1107, %1106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%1108) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x2xui32>) -> tensor<1x3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg313: tensor<1x2xui32>):
    %1042 = "stablehlo.slice"(%arg313) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %1043 = "stablehlo.reshape"(%1042) : (tensor<1x1xui32>) -> tensor<1xui32>
    %1044 = "stablehlo.slice"(%arg313) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %1045 = "stablehlo.reshape"(%1044) : (tensor<1x1xui32>) -> tensor<1xui32>
    %1046 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %1047 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %1048 = "stablehlo.broadcast_in_dim"(%1047) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %1049 = "stablehlo.multiply"(%1048, %1046) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %1050 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %1051 = "stablehlo.broadcast_in_dim"(%1050) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %1052 = "stablehlo.shift_right_logical"(%1049, %1051) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %1053 = "stablehlo.convert"(%1049) : (tensor<3xui64>) -> tensor<3xui32>
    %1054 = "stablehlo.convert"(%1052) : (tensor<3xui64>) -> tensor<3xui32>
    %1055 = "stablehlo.broadcast_in_dim"(%1054) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<1x3xui32>
    %1056 = "stablehlo.broadcast_in_dim"(%1053) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<1x3xui32>
    %1057 = "stablehlo.broadcast_in_dim"(%1043) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<1x1xui32>
    %1058 = "stablehlo.broadcast_in_dim"(%1045) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<1x1xui32>
    %1059:2 = "func.call"(%1057, %1058, %1055, %1056) <{callee = @threefry2x32}> : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<1x3xui32>, tensor<1x3xui32>)
    %1060 = "stablehlo.broadcast_in_dim"(%1059#0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui32>) -> tensor<1x3x1xui32>
    %1061 = "stablehlo.broadcast_in_dim"(%1059#1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui32>) -> tensor<1x3x1xui32>
    %1062 = "stablehlo.concatenate"(%1060, %1061) <{dimension = 2 : i64}> : (tensor<1x3x1xui32>, tensor<1x3x1xui32>) -> tensor<1x3x2xui32>
    "func.return"(%1062) : (tensor<1x3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<1x3xui32>, tensor<1x3xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg291: tensor<1x1xui32>, %arg292: tensor<1x1xui32>, %arg293: tensor<1x3xui32>, %arg294: tensor<1x3xui32>):
    %1024 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1025 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1026 = "stablehlo.xor"(%arg291, %arg292) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %1027 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %1028 = "stablehlo.broadcast_in_dim"(%1027) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x1xui32>
    %1029 = "stablehlo.xor"(%1026, %1028) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %1030 = "stablehlo.broadcast_in_dim"(%arg291) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<1x3xui32>
    %1031 = "stablehlo.add"(%arg293, %1030) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1032 = "stablehlo.broadcast_in_dim"(%arg292) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<1x3xui32>
    %1033 = "stablehlo.add"(%arg294, %1032) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1034 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1035 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1036:9 = "stablehlo.while"(%1035, %1034, %1031, %1033, %arg292, %1029, %arg291, %1024, %1025) ({
    ^bb0(%arg304: tensor<i64>, %arg305: tensor<i64>, %arg306: tensor<1x3xui32>, %arg307: tensor<1x3xui32>, %arg308: tensor<1x1xui32>, %arg309: tensor<1x1xui32>, %arg310: tensor<1x1xui32>, %arg311: tensor<4xui32>, %arg312: tensor<4xui32>):
      %1040 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1041 = "stablehlo.compare"(%arg304, %1040) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1041) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg295: tensor<i64>, %arg296: tensor<i64>, %arg297: tensor<1x3xui32>, %arg298: tensor<1x3xui32>, %arg299: tensor<1x1xui32>, %arg300: tensor<1x1xui32>, %arg301: tensor<1x1xui32>, %arg302: tensor<4xui32>, %arg303: tensor<4xui32>):
      %1037:8 = "func.call"(%arg296, %arg297, %arg298, %arg299, %arg300, %arg301, %arg302, %arg303) <{callee = @closed_call}> : (tensor<i64>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %1038 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1039 = "stablehlo.add"(%arg295, %1038) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1039, %1037#0, %1037#1, %1037#2, %1037#3, %1037#4, %1037#5, %1037#6, %1037#7) : (tensor<i64>, tensor<i64>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%1036#2, %1036#3) : (tensor<1x3xui32>, tensor<1x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg283: tensor<i64>, %arg284: tensor<1x3xui32>, %arg285: tensor<1x3xui32>, %arg286: tensor<1x1xui32>, %arg287: tensor<1x1xui32>, %arg288: tensor<1x1xui32>, %arg289: tensor<4xui32>, %arg290: tensor<4xui32>):
    %969 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %970 = "stablehlo.add"(%arg283, %969) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %971 = "stablehlo.slice"(%arg289) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %972 = "stablehlo.reshape"(%971) : (tensor<1xui32>) -> tensor<ui32>
    %973 = "stablehlo.add"(%arg284, %arg285) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %974 = "stablehlo.broadcast_in_dim"(%972) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %975 = "stablehlo.shift_left"(%arg285, %974) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %976 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %977 = "stablehlo.subtract"(%976, %972) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %978 = "stablehlo.broadcast_in_dim"(%977) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %979 = "stablehlo.shift_right_logical"(%arg285, %978) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %980 = "stablehlo.or"(%975, %979) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %981 = "stablehlo.xor"(%973, %980) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %982 = "stablehlo.slice"(%arg289) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %983 = "stablehlo.reshape"(%982) : (tensor<1xui32>) -> tensor<ui32>
    %984 = "stablehlo.add"(%973, %981) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %985 = "stablehlo.broadcast_in_dim"(%983) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %986 = "stablehlo.shift_left"(%981, %985) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %987 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %988 = "stablehlo.subtract"(%987, %983) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %989 = "stablehlo.broadcast_in_dim"(%988) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %990 = "stablehlo.shift_right_logical"(%981, %989) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %991 = "stablehlo.or"(%986, %990) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %992 = "stablehlo.xor"(%984, %991) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %993 = "stablehlo.slice"(%arg289) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %994 = "stablehlo.reshape"(%993) : (tensor<1xui32>) -> tensor<ui32>
    %995 = "stablehlo.add"(%984, %992) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %996 = "stablehlo.broadcast_in_dim"(%994) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %997 = "stablehlo.shift_left"(%992, %996) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %998 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %999 = "stablehlo.subtract"(%998, %994) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %1000 = "stablehlo.broadcast_in_dim"(%999) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %1001 = "stablehlo.shift_right_logical"(%992, %1000) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1002 = "stablehlo.or"(%997, %1001) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1003 = "stablehlo.xor"(%995, %1002) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1004 = "stablehlo.slice"(%arg289) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %1005 = "stablehlo.reshape"(%1004) : (tensor<1xui32>) -> tensor<ui32>
    %1006 = "stablehlo.add"(%995, %1003) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1007 = "stablehlo.broadcast_in_dim"(%1005) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %1008 = "stablehlo.shift_left"(%1003, %1007) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1009 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %1010 = "stablehlo.subtract"(%1009, %1005) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %1011 = "stablehlo.broadcast_in_dim"(%1010) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %1012 = "stablehlo.shift_right_logical"(%1003, %1011) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1013 = "stablehlo.or"(%1008, %1012) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1014 = "stablehlo.xor"(%1006, %1013) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1015 = "stablehlo.broadcast_in_dim"(%arg286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<1x3xui32>
    %1016 = "stablehlo.add"(%1006, %1015) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1017 = "stablehlo.broadcast_in_dim"(%arg287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<1x3xui32>
    %1018 = "stablehlo.add"(%1014, %1017) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %1019 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1020 = "stablehlo.add"(%arg283, %1019) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1021 = "stablehlo.convert"(%1020) : (tensor<i64>) -> tensor<ui32>
    %1022 = "stablehlo.broadcast_in_dim"(%1021) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
    %1023 = "stablehlo.add"(%1018, %1022) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    "func.return"(%970, %1016, %1023, %arg287, %arg288, %arg286, %arg290, %arg289) : (tensor<i64>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xui32>) -> tensor<3x2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_0", sym_visibility = "private"}> ({
  ^bb0(%arg282: tensor<3x2xui32>):
    %948 = "stablehlo.slice"(%arg282) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %949 = "stablehlo.reshape"(%948) : (tensor<3x1xui32>) -> tensor<3xui32>
    %950 = "stablehlo.slice"(%arg282) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %951 = "stablehlo.reshape"(%950) : (tensor<3x1xui32>) -> tensor<3xui32>
    %952 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %953 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %954 = "stablehlo.broadcast_in_dim"(%953) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %955 = "stablehlo.multiply"(%954, %952) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %956 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %957 = "stablehlo.broadcast_in_dim"(%956) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %958 = "stablehlo.shift_right_logical"(%955, %957) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %959 = "stablehlo.convert"(%955) : (tensor<2xui64>) -> tensor<2xui32>
    %960 = "stablehlo.convert"(%958) : (tensor<2xui64>) -> tensor<2xui32>
    %961 = "stablehlo.broadcast_in_dim"(%960) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1x2xui32>
    %962 = "stablehlo.broadcast_in_dim"(%959) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1x2xui32>
    %963 = "stablehlo.broadcast_in_dim"(%949) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %964 = "stablehlo.broadcast_in_dim"(%951) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %965:2 = "func.call"(%963, %964, %961, %962) <{callee = @threefry2x32_1}> : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<3x2xui32>, tensor<3x2xui32>)
    %966 = "stablehlo.broadcast_in_dim"(%965#0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xui32>) -> tensor<3x2x1xui32>
    %967 = "stablehlo.broadcast_in_dim"(%965#1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xui32>) -> tensor<3x2x1xui32>
    %968 = "stablehlo.concatenate"(%966, %967) <{dimension = 2 : i64}> : (tensor<3x2x1xui32>, tensor<3x2x1xui32>) -> tensor<3x2x2xui32>
    "func.return"(%968) : (tensor<3x2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<3x2xui32>, tensor<3x2xui32>), sym_name = "threefry2x32_1", sym_visibility = "private"}> ({
  ^bb0(%arg260: tensor<3x1xui32>, %arg261: tensor<3x1xui32>, %arg262: tensor<1x2xui32>, %arg263: tensor<1x2xui32>):
    %928 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %929 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %930 = "stablehlo.xor"(%arg260, %arg261) : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
    %931 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %932 = "stablehlo.broadcast_in_dim"(%931) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x1xui32>
    %933 = "stablehlo.xor"(%930, %932) : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
    %934 = "stablehlo.broadcast_in_dim"(%arg262) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xui32>) -> tensor<3x2xui32>
    %935 = "stablehlo.broadcast_in_dim"(%arg260) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x2xui32>
    %936 = "stablehlo.add"(%934, %935) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %937 = "stablehlo.broadcast_in_dim"(%arg263) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xui32>) -> tensor<3x2xui32>
    %938 = "stablehlo.broadcast_in_dim"(%arg261) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x2xui32>
    %939 = "stablehlo.add"(%937, %938) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %940 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %941 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %942:9 = "stablehlo.while"(%941, %940, %936, %939, %arg261, %933, %arg260, %928, %929) ({
    ^bb0(%arg273: tensor<i64>, %arg274: tensor<i64>, %arg275: tensor<3x2xui32>, %arg276: tensor<3x2xui32>, %arg277: tensor<3x1xui32>, %arg278: tensor<3x1xui32>, %arg279: tensor<3x1xui32>, %arg280: tensor<4xui32>, %arg281: tensor<4xui32>):
      %946 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %947 = "stablehlo.compare"(%arg273, %946) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%947) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg264: tensor<i64>, %arg265: tensor<i64>, %arg266: tensor<3x2xui32>, %arg267: tensor<3x2xui32>, %arg268: tensor<3x1xui32>, %arg269: tensor<3x1xui32>, %arg270: tensor<3x1xui32>, %arg271: tensor<4xui32>, %arg272: tensor<4xui32>):
      %943:8 = "func.call"(%arg265, %arg266, %arg267, %arg268, %arg269, %arg270, %arg271, %arg272) <{callee = @closed_call_2}> : (tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %944 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %945 = "stablehlo.add"(%arg264, %944) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%945, %943#0, %943#1, %943#2, %943#3, %943#4, %943#5, %943#6, %943#7) : (tensor<i64>, tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%942#2, %942#3) : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_2", sym_visibility = "private"}> ({
  ^bb0(%arg252: tensor<i64>, %arg253: tensor<3x2xui32>, %arg254: tensor<3x2xui32>, %arg255: tensor<3x1xui32>, %arg256: tensor<3x1xui32>, %arg257: tensor<3x1xui32>, %arg258: tensor<4xui32>, %arg259: tensor<4xui32>):
    %873 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %874 = "stablehlo.add"(%arg252, %873) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %875 = "stablehlo.slice"(%arg258) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %876 = "stablehlo.reshape"(%875) : (tensor<1xui32>) -> tensor<ui32>
    %877 = "stablehlo.add"(%arg253, %arg254) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %878 = "stablehlo.broadcast_in_dim"(%876) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %879 = "stablehlo.shift_left"(%arg254, %878) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %880 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %881 = "stablehlo.subtract"(%880, %876) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %882 = "stablehlo.broadcast_in_dim"(%881) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %883 = "stablehlo.shift_right_logical"(%arg254, %882) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %884 = "stablehlo.or"(%879, %883) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %885 = "stablehlo.xor"(%877, %884) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %886 = "stablehlo.slice"(%arg258) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %887 = "stablehlo.reshape"(%886) : (tensor<1xui32>) -> tensor<ui32>
    %888 = "stablehlo.add"(%877, %885) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %889 = "stablehlo.broadcast_in_dim"(%887) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %890 = "stablehlo.shift_left"(%885, %889) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %891 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %892 = "stablehlo.subtract"(%891, %887) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %893 = "stablehlo.broadcast_in_dim"(%892) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %894 = "stablehlo.shift_right_logical"(%885, %893) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %895 = "stablehlo.or"(%890, %894) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %896 = "stablehlo.xor"(%888, %895) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %897 = "stablehlo.slice"(%arg258) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %898 = "stablehlo.reshape"(%897) : (tensor<1xui32>) -> tensor<ui32>
    %899 = "stablehlo.add"(%888, %896) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %900 = "stablehlo.broadcast_in_dim"(%898) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %901 = "stablehlo.shift_left"(%896, %900) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %902 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %903 = "stablehlo.subtract"(%902, %898) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %904 = "stablehlo.broadcast_in_dim"(%903) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %905 = "stablehlo.shift_right_logical"(%896, %904) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %906 = "stablehlo.or"(%901, %905) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %907 = "stablehlo.xor"(%899, %906) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %908 = "stablehlo.slice"(%arg258) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %909 = "stablehlo.reshape"(%908) : (tensor<1xui32>) -> tensor<ui32>
    %910 = "stablehlo.add"(%899, %907) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %911 = "stablehlo.broadcast_in_dim"(%909) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %912 = "stablehlo.shift_left"(%907, %911) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %913 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %914 = "stablehlo.subtract"(%913, %909) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %915 = "stablehlo.broadcast_in_dim"(%914) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %916 = "stablehlo.shift_right_logical"(%907, %915) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %917 = "stablehlo.or"(%912, %916) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %918 = "stablehlo.xor"(%910, %917) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %919 = "stablehlo.broadcast_in_dim"(%arg255) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x2xui32>
    %920 = "stablehlo.add"(%910, %919) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %921 = "stablehlo.broadcast_in_dim"(%arg256) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x2xui32>
    %922 = "stablehlo.add"(%918, %921) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %923 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %924 = "stablehlo.add"(%arg252, %923) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %925 = "stablehlo.convert"(%924) : (tensor<i64>) -> tensor<ui32>
    %926 = "stablehlo.broadcast_in_dim"(%925) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
    %927 = "stablehlo.add"(%922, %926) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    "func.return"(%874, %920, %927, %arg256, %arg257, %arg255, %arg259, %arg258) : (tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xui32>) -> tensor<3x3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_3", sym_visibility = "private"}> ({
  ^bb0(%arg251: tensor<3x2xui32>):
    %852 = "stablehlo.slice"(%arg251) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %853 = "stablehlo.reshape"(%852) : (tensor<3x1xui32>) -> tensor<3xui32>
    %854 = "stablehlo.slice"(%arg251) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %855 = "stablehlo.reshape"(%854) : (tensor<3x1xui32>) -> tensor<3xui32>
    %856 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %857 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %858 = "stablehlo.broadcast_in_dim"(%857) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %859 = "stablehlo.multiply"(%858, %856) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %860 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %861 = "stablehlo.broadcast_in_dim"(%860) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %862 = "stablehlo.shift_right_logical"(%859, %861) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %863 = "stablehlo.convert"(%859) : (tensor<3xui64>) -> tensor<3xui32>
    %864 = "stablehlo.convert"(%862) : (tensor<3xui64>) -> tensor<3xui32>
    %865 = "stablehlo.broadcast_in_dim"(%864) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<1x3xui32>
    %866 = "stablehlo.broadcast_in_dim"(%863) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<1x3xui32>
    %867 = "stablehlo.broadcast_in_dim"(%853) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %868 = "stablehlo.broadcast_in_dim"(%855) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %869:2 = "func.call"(%867, %868, %865, %866) <{callee = @threefry2x32_4}> : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<3x3xui32>, tensor<3x3xui32>)
    %870 = "stablehlo.broadcast_in_dim"(%869#0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xui32>) -> tensor<3x3x1xui32>
    %871 = "stablehlo.broadcast_in_dim"(%869#1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xui32>) -> tensor<3x3x1xui32>
    %872 = "stablehlo.concatenate"(%870, %871) <{dimension = 2 : i64}> : (tensor<3x3x1xui32>, tensor<3x3x1xui32>) -> tensor<3x3x2xui32>
    "func.return"(%872) : (tensor<3x3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<3x3xui32>, tensor<3x3xui32>), sym_name = "threefry2x32_4", sym_visibility = "private"}> ({
  ^bb0(%arg229: tensor<3x1xui32>, %arg230: tensor<3x1xui32>, %arg231: tensor<1x3xui32>, %arg232: tensor<1x3xui32>):
    %832 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %833 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %834 = "stablehlo.xor"(%arg229, %arg230) : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
    %835 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %836 = "stablehlo.broadcast_in_dim"(%835) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x1xui32>
    %837 = "stablehlo.xor"(%834, %836) : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
    %838 = "stablehlo.broadcast_in_dim"(%arg231) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui32>) -> tensor<3x3xui32>
    %839 = "stablehlo.broadcast_in_dim"(%arg229) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x3xui32>
    %840 = "stablehlo.add"(%838, %839) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %841 = "stablehlo.broadcast_in_dim"(%arg232) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui32>) -> tensor<3x3xui32>
    %842 = "stablehlo.broadcast_in_dim"(%arg230) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x3xui32>
    %843 = "stablehlo.add"(%841, %842) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %844 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %845 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %846:9 = "stablehlo.while"(%845, %844, %840, %843, %arg230, %837, %arg229, %832, %833) ({
    ^bb0(%arg242: tensor<i64>, %arg243: tensor<i64>, %arg244: tensor<3x3xui32>, %arg245: tensor<3x3xui32>, %arg246: tensor<3x1xui32>, %arg247: tensor<3x1xui32>, %arg248: tensor<3x1xui32>, %arg249: tensor<4xui32>, %arg250: tensor<4xui32>):
      %850 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %851 = "stablehlo.compare"(%arg242, %850) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%851) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg233: tensor<i64>, %arg234: tensor<i64>, %arg235: tensor<3x3xui32>, %arg236: tensor<3x3xui32>, %arg237: tensor<3x1xui32>, %arg238: tensor<3x1xui32>, %arg239: tensor<3x1xui32>, %arg240: tensor<4xui32>, %arg241: tensor<4xui32>):
      %847:8 = "func.call"(%arg234, %arg235, %arg236, %arg237, %arg238, %arg239, %arg240, %arg241) <{callee = @closed_call_5}> : (tensor<i64>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %848 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %849 = "stablehlo.add"(%arg233, %848) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%849, %847#0, %847#1, %847#2, %847#3, %847#4, %847#5, %847#6, %847#7) : (tensor<i64>, tensor<i64>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%846#2, %846#3) : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_5", sym_visibility = "private"}> ({
  ^bb0(%arg221: tensor<i64>, %arg222: tensor<3x3xui32>, %arg223: tensor<3x3xui32>, %arg224: tensor<3x1xui32>, %arg225: tensor<3x1xui32>, %arg226: tensor<3x1xui32>, %arg227: tensor<4xui32>, %arg228: tensor<4xui32>):
    %777 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %778 = "stablehlo.add"(%arg221, %777) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %779 = "stablehlo.slice"(%arg227) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %780 = "stablehlo.reshape"(%779) : (tensor<1xui32>) -> tensor<ui32>
    %781 = "stablehlo.add"(%arg222, %arg223) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %782 = "stablehlo.broadcast_in_dim"(%780) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %783 = "stablehlo.shift_left"(%arg223, %782) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %784 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %785 = "stablehlo.subtract"(%784, %780) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %786 = "stablehlo.broadcast_in_dim"(%785) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %787 = "stablehlo.shift_right_logical"(%arg223, %786) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %788 = "stablehlo.or"(%783, %787) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %789 = "stablehlo.xor"(%781, %788) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %790 = "stablehlo.slice"(%arg227) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %791 = "stablehlo.reshape"(%790) : (tensor<1xui32>) -> tensor<ui32>
    %792 = "stablehlo.add"(%781, %789) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %793 = "stablehlo.broadcast_in_dim"(%791) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %794 = "stablehlo.shift_left"(%789, %793) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %795 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %796 = "stablehlo.subtract"(%795, %791) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %797 = "stablehlo.broadcast_in_dim"(%796) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %798 = "stablehlo.shift_right_logical"(%789, %797) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %799 = "stablehlo.or"(%794, %798) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %800 = "stablehlo.xor"(%792, %799) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %801 = "stablehlo.slice"(%arg227) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %802 = "stablehlo.reshape"(%801) : (tensor<1xui32>) -> tensor<ui32>
    %803 = "stablehlo.add"(%792, %800) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %804 = "stablehlo.broadcast_in_dim"(%802) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %805 = "stablehlo.shift_left"(%800, %804) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %806 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %807 = "stablehlo.subtract"(%806, %802) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %808 = "stablehlo.broadcast_in_dim"(%807) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %809 = "stablehlo.shift_right_logical"(%800, %808) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %810 = "stablehlo.or"(%805, %809) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %811 = "stablehlo.xor"(%803, %810) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %812 = "stablehlo.slice"(%arg227) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %813 = "stablehlo.reshape"(%812) : (tensor<1xui32>) -> tensor<ui32>
    %814 = "stablehlo.add"(%803, %811) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %815 = "stablehlo.broadcast_in_dim"(%813) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %816 = "stablehlo.shift_left"(%811, %815) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %817 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %818 = "stablehlo.subtract"(%817, %813) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %819 = "stablehlo.broadcast_in_dim"(%818) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %820 = "stablehlo.shift_right_logical"(%811, %819) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %821 = "stablehlo.or"(%816, %820) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %822 = "stablehlo.xor"(%814, %821) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %823 = "stablehlo.broadcast_in_dim"(%arg224) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x3xui32>
    %824 = "stablehlo.add"(%814, %823) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %825 = "stablehlo.broadcast_in_dim"(%arg225) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x3xui32>
    %826 = "stablehlo.add"(%822, %825) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %827 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %828 = "stablehlo.add"(%arg221, %827) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %829 = "stablehlo.convert"(%828) : (tensor<i64>) -> tensor<ui32>
    %830 = "stablehlo.broadcast_in_dim"(%829) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %831 = "stablehlo.add"(%826, %830) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    "func.return"(%778, %824, %831, %arg225, %arg226, %arg224, %arg228, %arg227) : (tensor<i64>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xui32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg220: tensor<3x2xui32>):
    %776 = "func.call"(%arg220) <{callee = @_normal_real}> : (tensor<3x2xui32>) -> tensor<3xf32>
    "func.return"(%776) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xui32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg219: tensor<3x2xui32>):
    %769 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %770 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %771 = "func.call"(%arg219, %769, %770) <{callee = @_uniform}> : (tensor<3x2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
    %772 = "chlo.erf_inv"(%771) : (tensor<3xf32>) -> tensor<3xf32>
    %773 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %774 = "stablehlo.broadcast_in_dim"(%773) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %775 = "stablehlo.multiply"(%774, %772) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%775) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg216: tensor<3x2xui32>, %arg217: tensor<f32>, %arg218: tensor<f32>):
    %744 = "stablehlo.slice"(%arg216) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %745 = "stablehlo.reshape"(%744) : (tensor<3x1xui32>) -> tensor<3xui32>
    %746 = "stablehlo.slice"(%arg216) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %747 = "stablehlo.reshape"(%746) : (tensor<3x1xui32>) -> tensor<3xui32>
    %748 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %749 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %750:2 = "func.call"(%745, %747, %748, %749) <{callee = @threefry2x32_6}> : (tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %751 = "stablehlo.xor"(%750#0, %750#1) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %752 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %753 = "stablehlo.broadcast_in_dim"(%752) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %754 = "stablehlo.shift_right_logical"(%751, %753) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %755 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %756 = "stablehlo.broadcast_in_dim"(%755) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %757 = "stablehlo.or"(%754, %756) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %758 = "stablehlo.bitcast_convert"(%757) : (tensor<3xui32>) -> tensor<3xf32>
    %759 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %760 = "stablehlo.broadcast_in_dim"(%759) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %761 = "stablehlo.subtract"(%758, %760) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %762 = "stablehlo.subtract"(%arg218, %arg217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %763 = "stablehlo.broadcast_in_dim"(%762) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %764 = "stablehlo.multiply"(%761, %763) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %765 = "stablehlo.broadcast_in_dim"(%arg217) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %766 = "stablehlo.add"(%764, %765) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %767 = "stablehlo.broadcast_in_dim"(%arg217) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %768 = "stablehlo.maximum"(%767, %766) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%768) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<3xui32>, tensor<3xui32>), sym_name = "threefry2x32_6", sym_visibility = "private"}> ({
  ^bb0(%arg194: tensor<3xui32>, %arg195: tensor<3xui32>, %arg196: tensor<ui32>, %arg197: tensor<ui32>):
    %726 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %727 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %728 = "stablehlo.xor"(%arg194, %arg195) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %729 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %730 = "stablehlo.broadcast_in_dim"(%729) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %731 = "stablehlo.xor"(%728, %730) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %732 = "stablehlo.broadcast_in_dim"(%arg196) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %733 = "stablehlo.add"(%732, %arg194) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %734 = "stablehlo.broadcast_in_dim"(%arg197) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %735 = "stablehlo.add"(%734, %arg195) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %736 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %737 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %738:9 = "stablehlo.while"(%737, %736, %733, %735, %arg195, %731, %arg194, %726, %727) ({
    ^bb0(%arg207: tensor<i64>, %arg208: tensor<i64>, %arg209: tensor<3xui32>, %arg210: tensor<3xui32>, %arg211: tensor<3xui32>, %arg212: tensor<3xui32>, %arg213: tensor<3xui32>, %arg214: tensor<4xui32>, %arg215: tensor<4xui32>):
      %742 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %743 = "stablehlo.compare"(%arg207, %742) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%743) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg198: tensor<i64>, %arg199: tensor<i64>, %arg200: tensor<3xui32>, %arg201: tensor<3xui32>, %arg202: tensor<3xui32>, %arg203: tensor<3xui32>, %arg204: tensor<3xui32>, %arg205: tensor<4xui32>, %arg206: tensor<4xui32>):
      %739:8 = "func.call"(%arg199, %arg200, %arg201, %arg202, %arg203, %arg204, %arg205, %arg206) <{callee = @closed_call_7}> : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>)
      %740 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %741 = "stablehlo.add"(%arg198, %740) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%741, %739#0, %739#1, %739#2, %739#3, %739#4, %739#5, %739#6, %739#7) : (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%738#2, %738#3) : (tensor<3xui32>, tensor<3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_7", sym_visibility = "private"}> ({
  ^bb0(%arg186: tensor<i64>, %arg187: tensor<3xui32>, %arg188: tensor<3xui32>, %arg189: tensor<3xui32>, %arg190: tensor<3xui32>, %arg191: tensor<3xui32>, %arg192: tensor<4xui32>, %arg193: tensor<4xui32>):
    %673 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %674 = "stablehlo.add"(%arg186, %673) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %675 = "stablehlo.slice"(%arg192) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %676 = "stablehlo.reshape"(%675) : (tensor<1xui32>) -> tensor<ui32>
    %677 = "stablehlo.add"(%arg187, %arg188) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %678 = "stablehlo.broadcast_in_dim"(%676) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %679 = "stablehlo.shift_left"(%arg188, %678) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %680 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %681 = "stablehlo.subtract"(%680, %676) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %682 = "stablehlo.broadcast_in_dim"(%681) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %683 = "stablehlo.shift_right_logical"(%arg188, %682) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %684 = "stablehlo.or"(%679, %683) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %685 = "stablehlo.xor"(%677, %684) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %686 = "stablehlo.slice"(%arg192) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %687 = "stablehlo.reshape"(%686) : (tensor<1xui32>) -> tensor<ui32>
    %688 = "stablehlo.add"(%677, %685) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %689 = "stablehlo.broadcast_in_dim"(%687) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %690 = "stablehlo.shift_left"(%685, %689) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %691 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %692 = "stablehlo.subtract"(%691, %687) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %693 = "stablehlo.broadcast_in_dim"(%692) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %694 = "stablehlo.shift_right_logical"(%685, %693) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %695 = "stablehlo.or"(%690, %694) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %696 = "stablehlo.xor"(%688, %695) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %697 = "stablehlo.slice"(%arg192) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %698 = "stablehlo.reshape"(%697) : (tensor<1xui32>) -> tensor<ui32>
    %699 = "stablehlo.add"(%688, %696) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %700 = "stablehlo.broadcast_in_dim"(%698) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %701 = "stablehlo.shift_left"(%696, %700) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %702 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %703 = "stablehlo.subtract"(%702, %698) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %704 = "stablehlo.broadcast_in_dim"(%703) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %705 = "stablehlo.shift_right_logical"(%696, %704) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %706 = "stablehlo.or"(%701, %705) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %707 = "stablehlo.xor"(%699, %706) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %708 = "stablehlo.slice"(%arg192) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %709 = "stablehlo.reshape"(%708) : (tensor<1xui32>) -> tensor<ui32>
    %710 = "stablehlo.add"(%699, %707) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %711 = "stablehlo.broadcast_in_dim"(%709) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %712 = "stablehlo.shift_left"(%707, %711) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %713 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %714 = "stablehlo.subtract"(%713, %709) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %715 = "stablehlo.broadcast_in_dim"(%714) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %716 = "stablehlo.shift_right_logical"(%707, %715) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %717 = "stablehlo.or"(%712, %716) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %718 = "stablehlo.xor"(%710, %717) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %719 = "stablehlo.add"(%710, %arg189) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %720 = "stablehlo.add"(%718, %arg190) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %721 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %722 = "stablehlo.add"(%arg186, %721) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %723 = "stablehlo.convert"(%722) : (tensor<i64>) -> tensor<ui32>
    %724 = "stablehlo.broadcast_in_dim"(%723) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %725 = "stablehlo.add"(%720, %724) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    "func.return"(%674, %719, %725, %arg190, %arg191, %arg189, %arg193, %arg192) : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x2xui32>, tensor<f64>, tensor<f64>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_uniform_8", sym_visibility = "private"}> ({
  ^bb0(%arg183: tensor<3x2xui32>, %arg184: tensor<f64>, %arg185: tensor<f64>):
    %646 = "stablehlo.convert"(%arg184) : (tensor<f64>) -> tensor<f32>
    %647 = "stablehlo.convert"(%arg185) : (tensor<f64>) -> tensor<f32>
    %648 = "stablehlo.slice"(%arg183) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %649 = "stablehlo.reshape"(%648) : (tensor<3x1xui32>) -> tensor<3xui32>
    %650 = "stablehlo.slice"(%arg183) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %651 = "stablehlo.reshape"(%650) : (tensor<3x1xui32>) -> tensor<3xui32>
    %652 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %653 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %654:2 = "func.call"(%649, %651, %652, %653) <{callee = @threefry2x32_6}> : (tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %655 = "stablehlo.xor"(%654#0, %654#1) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %656 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %657 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %658 = "stablehlo.shift_right_logical"(%655, %657) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %659 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %660 = "stablehlo.broadcast_in_dim"(%659) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %661 = "stablehlo.or"(%658, %660) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %662 = "stablehlo.bitcast_convert"(%661) : (tensor<3xui32>) -> tensor<3xf32>
    %663 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %664 = "stablehlo.broadcast_in_dim"(%663) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %665 = "stablehlo.subtract"(%662, %664) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %666 = "stablehlo.subtract"(%647, %646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %667 = "stablehlo.broadcast_in_dim"(%666) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %668 = "stablehlo.multiply"(%665, %667) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %669 = "stablehlo.broadcast_in_dim"(%646) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %670 = "stablehlo.add"(%668, %669) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %671 = "stablehlo.broadcast_in_dim"(%646) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %672 = "stablehlo.maximum"(%671, %670) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%672) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<4xf32>) -> tensor<4xi64>, res_attrs = [{}], sym_name = "_poisson", sym_visibility = "private"}> ({
  ^bb0(%arg181: tensor<2xui32>, %arg182: tensor<4xf32>):
    %626 = "stablehlo.compare"(%arg182, %arg182) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %627 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %628 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %629 = "stablehlo.compare"(%arg182, %628) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %630 = "stablehlo.or"(%626, %629) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %631 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %632 = "stablehlo.broadcast_in_dim"(%631) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %633 = "stablehlo.select"(%630, %arg182, %632) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %634 = "stablehlo.constant"() <{value = dense<1.000000e+05> : tensor<f32>}> : () -> tensor<f32>
    %635 = "stablehlo.broadcast_in_dim"(%634) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %636 = "stablehlo.select"(%630, %635, %arg182) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %637 = "func.call"(%arg181, %633) <{callee = @_poisson_knuth}> : (tensor<2xui32>, tensor<4xf32>) -> tensor<4xi64>
    %638 = "func.call"(%arg181, %636) <{callee = @_poisson_rejection}> : (tensor<2xui32>, tensor<4xf32>) -> tensor<4xi64>
    %639 = "stablehlo.select"(%630, %637, %638) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %640 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %641 = "stablehlo.broadcast_in_dim"(%640) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %642 = "stablehlo.compare"(%arg182, %641) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %643 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %644 = "stablehlo.broadcast_in_dim"(%643) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %645 = "stablehlo.select"(%642, %644, %639) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    "func.return"(%645) : (tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<4xf32>) -> tensor<4xi64>, res_attrs = [{}], sym_name = "_poisson_knuth", sym_visibility = "private"}> ({
  ^bb0(%arg165: tensor<2xui32>, %arg166: tensor<4xf32>):
    %590 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %591 = "stablehlo.broadcast_in_dim"(%590) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %592 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %593 = "stablehlo.broadcast_in_dim"(%592) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %594 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %595:6 = "stablehlo.while"(%arg166, %arg166, %594, %591, %arg165, %593) ({
    ^bb0(%arg173: tensor<4xf32>, %arg174: tensor<4xf32>, %arg175: tensor<i64>, %arg176: tensor<4xi64>, %arg177: tensor<2xui32>, %arg178: tensor<4xf32>):
      %617 = "stablehlo.negate"(%arg173) : (tensor<4xf32>) -> tensor<4xf32>
      %618 = "stablehlo.compare"(%arg178, %617) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %619 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %620 = "stablehlo.reduce"(%618, %619) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg179: tensor<i1>, %arg180: tensor<i1>):
        %625 = "stablehlo.or"(%arg179, %arg180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%625) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      %621 = "stablehlo.convert"(%arg175) : (tensor<i64>) -> tensor<i64>
      %622 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
      %623 = "stablehlo.compare"(%621, %622) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %624 = "stablehlo.and"(%620, %623) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%624) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg167: tensor<4xf32>, %arg168: tensor<4xf32>, %arg169: tensor<i64>, %arg170: tensor<4xi64>, %arg171: tensor<2xui32>, %arg172: tensor<4xf32>):
      %599 = "func.call"(%arg171) <{callee = @_threefry_split_9}> : (tensor<2xui32>) -> tensor<2x2xui32>
      %600 = "stablehlo.slice"(%599) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %601 = "stablehlo.reshape"(%600) : (tensor<1x2xui32>) -> tensor<2xui32>
      %602 = "stablehlo.slice"(%599) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %603 = "stablehlo.reshape"(%602) : (tensor<1x2xui32>) -> tensor<2xui32>
      %604 = "stablehlo.negate"(%arg168) : (tensor<4xf32>) -> tensor<4xf32>
      %605 = "stablehlo.compare"(%arg172, %604) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %606 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %607 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
      %608 = "stablehlo.add"(%arg170, %607) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %609 = "stablehlo.select"(%605, %608, %arg170) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %610 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %611 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %612 = "func.call"(%603, %610, %611) <{callee = @_uniform_12}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>
      %613 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %614 = "stablehlo.add"(%arg169, %613) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %615 = "stablehlo.log"(%612) : (tensor<4xf32>) -> tensor<4xf32>
      %616 = "stablehlo.add"(%arg172, %615) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%arg167, %arg168, %614, %609, %601, %616) : (tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xi64>, tensor<2xui32>, tensor<4xf32>) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xi64>, tensor<2xui32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xi64>, tensor<2xui32>, tensor<4xf32>)
    %596 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %597 = "stablehlo.broadcast_in_dim"(%596) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %598 = "stablehlo.subtract"(%595#3, %597) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    "func.return"(%598) : (tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_9", sym_visibility = "private"}> ({
  ^bb0(%arg164: tensor<2xui32>):
    %573 = "stablehlo.slice"(%arg164) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %574 = "stablehlo.reshape"(%573) : (tensor<1xui32>) -> tensor<ui32>
    %575 = "stablehlo.slice"(%arg164) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %576 = "stablehlo.reshape"(%575) : (tensor<1xui32>) -> tensor<ui32>
    %577 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %578 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %579 = "stablehlo.broadcast_in_dim"(%578) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %580 = "stablehlo.multiply"(%579, %577) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %581 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %582 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %583 = "stablehlo.shift_right_logical"(%580, %582) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %584 = "stablehlo.convert"(%580) : (tensor<2xui64>) -> tensor<2xui32>
    %585 = "stablehlo.convert"(%583) : (tensor<2xui64>) -> tensor<2xui32>
    %586:2 = "func.call"(%574, %576, %585, %584) <{callee = @threefry2x32_10}> : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %587 = "stablehlo.broadcast_in_dim"(%586#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %588 = "stablehlo.broadcast_in_dim"(%586#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %589 = "stablehlo.concatenate"(%587, %588) <{dimension = 1 : i64}> : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    "func.return"(%589) : (tensor<2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>), sym_name = "threefry2x32_10", sym_visibility = "private"}> ({
  ^bb0(%arg142: tensor<ui32>, %arg143: tensor<ui32>, %arg144: tensor<2xui32>, %arg145: tensor<2xui32>):
    %556 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %557 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %558 = "stablehlo.xor"(%arg142, %arg143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %559 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %560 = "stablehlo.xor"(%558, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %561 = "stablehlo.broadcast_in_dim"(%arg142) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %562 = "stablehlo.add"(%arg144, %561) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %563 = "stablehlo.broadcast_in_dim"(%arg143) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %564 = "stablehlo.add"(%arg145, %563) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %565 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %566 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %567:9 = "stablehlo.while"(%566, %565, %562, %564, %arg143, %560, %arg142, %556, %557) ({
    ^bb0(%arg155: tensor<i64>, %arg156: tensor<i64>, %arg157: tensor<2xui32>, %arg158: tensor<2xui32>, %arg159: tensor<ui32>, %arg160: tensor<ui32>, %arg161: tensor<ui32>, %arg162: tensor<4xui32>, %arg163: tensor<4xui32>):
      %571 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %572 = "stablehlo.compare"(%arg155, %571) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%572) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg146: tensor<i64>, %arg147: tensor<i64>, %arg148: tensor<2xui32>, %arg149: tensor<2xui32>, %arg150: tensor<ui32>, %arg151: tensor<ui32>, %arg152: tensor<ui32>, %arg153: tensor<4xui32>, %arg154: tensor<4xui32>):
      %568:8 = "func.call"(%arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154) <{callee = @closed_call_11}> : (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %569 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %570 = "stablehlo.add"(%arg146, %569) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%570, %568#0, %568#1, %568#2, %568#3, %568#4, %568#5, %568#6, %568#7) : (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%567#2, %567#3) : (tensor<2xui32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_11", sym_visibility = "private"}> ({
  ^bb0(%arg134: tensor<i64>, %arg135: tensor<2xui32>, %arg136: tensor<2xui32>, %arg137: tensor<ui32>, %arg138: tensor<ui32>, %arg139: tensor<ui32>, %arg140: tensor<4xui32>, %arg141: tensor<4xui32>):
    %501 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %502 = "stablehlo.add"(%arg134, %501) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %503 = "stablehlo.slice"(%arg140) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %504 = "stablehlo.reshape"(%503) : (tensor<1xui32>) -> tensor<ui32>
    %505 = "stablehlo.add"(%arg135, %arg136) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %506 = "stablehlo.broadcast_in_dim"(%504) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %507 = "stablehlo.shift_left"(%arg136, %506) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %508 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %509 = "stablehlo.subtract"(%508, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %510 = "stablehlo.broadcast_in_dim"(%509) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %511 = "stablehlo.shift_right_logical"(%arg136, %510) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %512 = "stablehlo.or"(%507, %511) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %513 = "stablehlo.xor"(%505, %512) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %514 = "stablehlo.slice"(%arg140) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %515 = "stablehlo.reshape"(%514) : (tensor<1xui32>) -> tensor<ui32>
    %516 = "stablehlo.add"(%505, %513) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %517 = "stablehlo.broadcast_in_dim"(%515) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %518 = "stablehlo.shift_left"(%513, %517) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %519 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %520 = "stablehlo.subtract"(%519, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %521 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %522 = "stablehlo.shift_right_logical"(%513, %521) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %523 = "stablehlo.or"(%518, %522) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %524 = "stablehlo.xor"(%516, %523) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %525 = "stablehlo.slice"(%arg140) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %526 = "stablehlo.reshape"(%525) : (tensor<1xui32>) -> tensor<ui32>
    %527 = "stablehlo.add"(%516, %524) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %528 = "stablehlo.broadcast_in_dim"(%526) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %529 = "stablehlo.shift_left"(%524, %528) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %530 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %531 = "stablehlo.subtract"(%530, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %532 = "stablehlo.broadcast_in_dim"(%531) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %533 = "stablehlo.shift_right_logical"(%524, %532) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %534 = "stablehlo.or"(%529, %533) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %535 = "stablehlo.xor"(%527, %534) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %536 = "stablehlo.slice"(%arg140) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %537 = "stablehlo.reshape"(%536) : (tensor<1xui32>) -> tensor<ui32>
    %538 = "stablehlo.add"(%527, %535) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %539 = "stablehlo.broadcast_in_dim"(%537) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %540 = "stablehlo.shift_left"(%535, %539) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %541 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %542 = "stablehlo.subtract"(%541, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %543 = "stablehlo.broadcast_in_dim"(%542) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %544 = "stablehlo.shift_right_logical"(%535, %543) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %545 = "stablehlo.or"(%540, %544) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %546 = "stablehlo.xor"(%538, %545) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %547 = "stablehlo.broadcast_in_dim"(%arg137) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %548 = "stablehlo.add"(%538, %547) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %549 = "stablehlo.broadcast_in_dim"(%arg138) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %550 = "stablehlo.add"(%546, %549) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %551 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %552 = "stablehlo.add"(%arg134, %551) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %553 = "stablehlo.convert"(%552) : (tensor<i64>) -> tensor<ui32>
    %554 = "stablehlo.broadcast_in_dim"(%553) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %555 = "stablehlo.add"(%550, %554) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    "func.return"(%502, %548, %555, %arg138, %arg139, %arg137, %arg141, %arg140) : (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_uniform_12", sym_visibility = "private"}> ({
  ^bb0(%arg131: tensor<2xui32>, %arg132: tensor<f64>, %arg133: tensor<f64>):
    %465 = "stablehlo.convert"(%arg132) : (tensor<f64>) -> tensor<f32>
    %466 = "stablehlo.convert"(%arg133) : (tensor<f64>) -> tensor<f32>
    %467 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %468 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %469 = "stablehlo.slice"(%arg131) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %470 = "stablehlo.reshape"(%469) : (tensor<1xui32>) -> tensor<ui32>
    %471 = "stablehlo.slice"(%arg131) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %472 = "stablehlo.reshape"(%471) : (tensor<1xui32>) -> tensor<ui32>
    %473 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %474 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %476 = "stablehlo.multiply"(%475, %473) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %477 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %478 = "stablehlo.broadcast_in_dim"(%477) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %479 = "stablehlo.shift_right_logical"(%476, %478) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %480 = "stablehlo.convert"(%476) : (tensor<4xui64>) -> tensor<4xui32>
    %481 = "stablehlo.convert"(%479) : (tensor<4xui64>) -> tensor<4xui32>
    %482:2 = "func.call"(%470, %472, %481, %480) <{callee = @threefry2x32_13}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %483 = "stablehlo.xor"(%482#0, %482#1) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %484 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %485 = "stablehlo.broadcast_in_dim"(%484) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %486 = "stablehlo.shift_right_logical"(%483, %485) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %487 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %488 = "stablehlo.broadcast_in_dim"(%487) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %489 = "stablehlo.or"(%486, %488) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %490 = "stablehlo.bitcast_convert"(%489) : (tensor<4xui32>) -> tensor<4xf32>
    %491 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %492 = "stablehlo.broadcast_in_dim"(%491) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %493 = "stablehlo.subtract"(%490, %492) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %494 = "stablehlo.subtract"(%468, %467) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %495 = "stablehlo.broadcast_in_dim"(%494) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %496 = "stablehlo.multiply"(%493, %495) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %497 = "stablehlo.broadcast_in_dim"(%467) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %498 = "stablehlo.add"(%496, %497) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %499 = "stablehlo.broadcast_in_dim"(%467) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %500 = "stablehlo.maximum"(%499, %498) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%500) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>), sym_name = "threefry2x32_13", sym_visibility = "private"}> ({
  ^bb0(%arg109: tensor<ui32>, %arg110: tensor<ui32>, %arg111: tensor<4xui32>, %arg112: tensor<4xui32>):
    %448 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %449 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %450 = "stablehlo.xor"(%arg109, %arg110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %451 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %452 = "stablehlo.xor"(%450, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %453 = "stablehlo.broadcast_in_dim"(%arg109) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %454 = "stablehlo.add"(%arg111, %453) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %455 = "stablehlo.broadcast_in_dim"(%arg110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %456 = "stablehlo.add"(%arg112, %455) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %457 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %458 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %459:9 = "stablehlo.while"(%458, %457, %454, %456, %arg110, %452, %arg109, %448, %449) ({
    ^bb0(%arg122: tensor<i64>, %arg123: tensor<i64>, %arg124: tensor<4xui32>, %arg125: tensor<4xui32>, %arg126: tensor<ui32>, %arg127: tensor<ui32>, %arg128: tensor<ui32>, %arg129: tensor<4xui32>, %arg130: tensor<4xui32>):
      %463 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %464 = "stablehlo.compare"(%arg122, %463) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%464) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg113: tensor<i64>, %arg114: tensor<i64>, %arg115: tensor<4xui32>, %arg116: tensor<4xui32>, %arg117: tensor<ui32>, %arg118: tensor<ui32>, %arg119: tensor<ui32>, %arg120: tensor<4xui32>, %arg121: tensor<4xui32>):
      %460:8 = "func.call"(%arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121) <{callee = @closed_call_14}> : (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %461 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %462 = "stablehlo.add"(%arg113, %461) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%462, %460#0, %460#1, %460#2, %460#3, %460#4, %460#5, %460#6, %460#7) : (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%459#2, %459#3) : (tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_14", sym_visibility = "private"}> ({
  ^bb0(%arg101: tensor<i64>, %arg102: tensor<4xui32>, %arg103: tensor<4xui32>, %arg104: tensor<ui32>, %arg105: tensor<ui32>, %arg106: tensor<ui32>, %arg107: tensor<4xui32>, %arg108: tensor<4xui32>):
    %393 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %394 = "stablehlo.add"(%arg101, %393) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %395 = "stablehlo.slice"(%arg107) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %396 = "stablehlo.reshape"(%395) : (tensor<1xui32>) -> tensor<ui32>
    %397 = "stablehlo.add"(%arg102, %arg103) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %398 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %399 = "stablehlo.shift_left"(%arg103, %398) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %400 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %401 = "stablehlo.subtract"(%400, %396) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %402 = "stablehlo.broadcast_in_dim"(%401) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %403 = "stablehlo.shift_right_logical"(%arg103, %402) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %404 = "stablehlo.or"(%399, %403) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %405 = "stablehlo.xor"(%397, %404) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %406 = "stablehlo.slice"(%arg107) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %407 = "stablehlo.reshape"(%406) : (tensor<1xui32>) -> tensor<ui32>
    %408 = "stablehlo.add"(%397, %405) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %409 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %410 = "stablehlo.shift_left"(%405, %409) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %411 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %412 = "stablehlo.subtract"(%411, %407) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %413 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %414 = "stablehlo.shift_right_logical"(%405, %413) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %415 = "stablehlo.or"(%410, %414) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %416 = "stablehlo.xor"(%408, %415) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %417 = "stablehlo.slice"(%arg107) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %418 = "stablehlo.reshape"(%417) : (tensor<1xui32>) -> tensor<ui32>
    %419 = "stablehlo.add"(%408, %416) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %420 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %421 = "stablehlo.shift_left"(%416, %420) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %422 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %423 = "stablehlo.subtract"(%422, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %424 = "stablehlo.broadcast_in_dim"(%423) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %425 = "stablehlo.shift_right_logical"(%416, %424) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %426 = "stablehlo.or"(%421, %425) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %427 = "stablehlo.xor"(%419, %426) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %428 = "stablehlo.slice"(%arg107) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %429 = "stablehlo.reshape"(%428) : (tensor<1xui32>) -> tensor<ui32>
    %430 = "stablehlo.add"(%419, %427) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %431 = "stablehlo.broadcast_in_dim"(%429) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %432 = "stablehlo.shift_left"(%427, %431) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %433 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %434 = "stablehlo.subtract"(%433, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %436 = "stablehlo.shift_right_logical"(%427, %435) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %437 = "stablehlo.or"(%432, %436) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %438 = "stablehlo.xor"(%430, %437) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %439 = "stablehlo.broadcast_in_dim"(%arg104) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %440 = "stablehlo.add"(%430, %439) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %441 = "stablehlo.broadcast_in_dim"(%arg105) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %442 = "stablehlo.add"(%438, %441) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %443 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %444 = "stablehlo.add"(%arg101, %443) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %445 = "stablehlo.convert"(%444) : (tensor<i64>) -> tensor<ui32>
    %446 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %447 = "stablehlo.add"(%442, %446) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    "func.return"(%394, %440, %447, %arg105, %arg106, %arg104, %arg108, %arg107) : (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<4xf32>) -> tensor<4xi64>, res_attrs = [{}], sym_name = "_poisson_rejection", sym_visibility = "private"}> ({
  ^bb0(%arg77: tensor<2xui32>, %arg78: tensor<4xf32>):
    %279 = "stablehlo.log"(%arg78) : (tensor<4xf32>) -> tensor<4xf32>
    %280 = "stablehlo.sqrt"(%arg78) : (tensor<4xf32>) -> tensor<4xf32>
    %281 = "stablehlo.constant"() <{value = dense<2.530000e+00> : tensor<f32>}> : () -> tensor<f32>
    %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %283 = "stablehlo.multiply"(%282, %280) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %284 = "stablehlo.constant"() <{value = dense<9.310000e-01> : tensor<f32>}> : () -> tensor<f32>
    %285 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %286 = "stablehlo.add"(%285, %283) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %287 = "stablehlo.constant"() <{value = dense<2.483000e-02> : tensor<f32>}> : () -> tensor<f32>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %289 = "stablehlo.multiply"(%288, %286) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %290 = "stablehlo.constant"() <{value = dense<-5.900000e-02> : tensor<f32>}> : () -> tensor<f32>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %292 = "stablehlo.add"(%291, %289) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %293 = "stablehlo.constant"() <{value = dense<3.400000e+00> : tensor<f32>}> : () -> tensor<f32>
    %294 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %295 = "stablehlo.subtract"(%286, %294) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %296 = "stablehlo.constant"() <{value = dense<1.132800e+00> : tensor<f32>}> : () -> tensor<f32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %298 = "stablehlo.divide"(%297, %295) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %299 = "stablehlo.constant"() <{value = dense<1.123900e+00> : tensor<f32>}> : () -> tensor<f32>
    %300 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %301 = "stablehlo.add"(%300, %298) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %302 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %303 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %304 = "stablehlo.subtract"(%286, %303) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %305 = "stablehlo.constant"() <{value = dense<3.622400e+00> : tensor<f32>}> : () -> tensor<f32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %307 = "stablehlo.divide"(%306, %304) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %308 = "stablehlo.constant"() <{value = dense<0.927699983> : tensor<f32>}> : () -> tensor<f32>
    %309 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %310 = "stablehlo.subtract"(%309, %307) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %311 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %313 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %314 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4xi1>
    %315 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %316:10 = "stablehlo.while"(%292, %286, %arg78, %301, %279, %310, %315, %312, %314, %arg77) ({
    ^bb0(%arg89: tensor<4xf32>, %arg90: tensor<4xf32>, %arg91: tensor<4xf32>, %arg92: tensor<4xf32>, %arg93: tensor<4xf32>, %arg94: tensor<4xf32>, %arg95: tensor<i64>, %arg96: tensor<4xf32>, %arg97: tensor<4xi1>, %arg98: tensor<2xui32>):
      %385 = "stablehlo.not"(%arg97) : (tensor<4xi1>) -> tensor<4xi1>
      %386 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %387 = "stablehlo.reduce"(%385, %386) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg99: tensor<i1>, %arg100: tensor<i1>):
        %392 = "stablehlo.or"(%arg99, %arg100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%392) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      %388 = "stablehlo.convert"(%arg95) : (tensor<i64>) -> tensor<i64>
      %389 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
      %390 = "stablehlo.compare"(%388, %389) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %391 = "stablehlo.and"(%387, %390) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%391) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg79: tensor<4xf32>, %arg80: tensor<4xf32>, %arg81: tensor<4xf32>, %arg82: tensor<4xf32>, %arg83: tensor<4xf32>, %arg84: tensor<4xf32>, %arg85: tensor<i64>, %arg86: tensor<4xf32>, %arg87: tensor<4xi1>, %arg88: tensor<2xui32>):
      %318 = "func.call"(%arg88) <{callee = @_threefry_split_15}> : (tensor<2xui32>) -> tensor<3x2xui32>
      %319 = "stablehlo.slice"(%318) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %320 = "stablehlo.reshape"(%319) : (tensor<1x2xui32>) -> tensor<2xui32>
      %321 = "stablehlo.slice"(%318) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %322 = "stablehlo.reshape"(%321) : (tensor<1x2xui32>) -> tensor<2xui32>
      %323 = "stablehlo.slice"(%318) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %324 = "stablehlo.reshape"(%323) : (tensor<1x2xui32>) -> tensor<2xui32>
      %325 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %326 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %327 = "func.call"(%322, %325, %326) <{callee = @_uniform_12}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>
      %328 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %330 = "stablehlo.subtract"(%327, %329) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %331 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %332 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
      %333 = "func.call"(%324, %331, %332) <{callee = @_uniform_12}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>
      %334 = "stablehlo.abs"(%330) : (tensor<4xf32>) -> tensor<4xf32>
      %335 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %337 = "stablehlo.subtract"(%336, %334) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %338 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %339 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %340 = "stablehlo.multiply"(%339, %arg79) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %341 = "stablehlo.divide"(%340, %337) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %342 = "stablehlo.add"(%341, %arg80) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %343 = "stablehlo.multiply"(%342, %330) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %344 = "stablehlo.add"(%343, %arg81) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %345 = "stablehlo.constant"() <{value = dense<4.300000e-01> : tensor<f32>}> : () -> tensor<f32>
      %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %347 = "stablehlo.add"(%344, %346) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %348 = "stablehlo.floor"(%347) : (tensor<4xf32>) -> tensor<4xf32>
      %349 = "stablehlo.multiply"(%333, %arg82) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %350 = "stablehlo.multiply"(%337, %337) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %351 = "stablehlo.divide"(%arg79, %350) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %352 = "stablehlo.add"(%351, %arg80) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %353 = "stablehlo.divide"(%349, %352) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %354 = "stablehlo.log"(%353) : (tensor<4xf32>) -> tensor<4xf32>
      %355 = "stablehlo.negate"(%arg81) : (tensor<4xf32>) -> tensor<4xf32>
      %356 = "stablehlo.multiply"(%348, %arg83) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %357 = "stablehlo.add"(%355, %356) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %358 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %360 = "stablehlo.add"(%348, %359) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %361 = "chlo.lgamma"(%360) : (tensor<4xf32>) -> tensor<4xf32>
      %362 = "stablehlo.subtract"(%357, %361) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %363 = "stablehlo.constant"() <{value = dense<7.000000e-02> : tensor<f32>}> : () -> tensor<f32>
      %364 = "stablehlo.broadcast_in_dim"(%363) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %365 = "stablehlo.compare"(%337, %364) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %366 = "stablehlo.compare"(%333, %arg84) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %367 = "stablehlo.and"(%365, %366) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %368 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %370 = "stablehlo.compare"(%348, %369) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %371 = "stablehlo.constant"() <{value = dense<1.300000e-02> : tensor<f32>}> : () -> tensor<f32>
      %372 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %373 = "stablehlo.compare"(%337, %372) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %374 = "stablehlo.compare"(%333, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %375 = "stablehlo.and"(%373, %374) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %376 = "stablehlo.or"(%370, %375) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %377 = "stablehlo.compare"(%354, %362) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %378 = "stablehlo.not"(%376) : (tensor<4xi1>) -> tensor<4xi1>
      %379 = "stablehlo.and"(%378, %377) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %380 = "stablehlo.or"(%367, %379) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %381 = "stablehlo.select"(%380, %348, %arg86) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %382 = "stablehlo.or"(%arg87, %380) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %383 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %384 = "stablehlo.add"(%arg85, %383) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %384, %381, %382, %320) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xi1>, tensor<2xui32>) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xi1>, tensor<2xui32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xi1>, tensor<2xui32>)
    %317 = "stablehlo.convert"(%316#7) : (tensor<4xf32>) -> tensor<4xi64>
    "func.return"(%317) : (tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_15", sym_visibility = "private"}> ({
  ^bb0(%arg76: tensor<2xui32>):
    %262 = "stablehlo.slice"(%arg76) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %263 = "stablehlo.reshape"(%262) : (tensor<1xui32>) -> tensor<ui32>
    %264 = "stablehlo.slice"(%arg76) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %265 = "stablehlo.reshape"(%264) : (tensor<1xui32>) -> tensor<ui32>
    %266 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %267 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %269 = "stablehlo.multiply"(%268, %266) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %270 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %272 = "stablehlo.shift_right_logical"(%269, %271) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %273 = "stablehlo.convert"(%269) : (tensor<3xui64>) -> tensor<3xui32>
    %274 = "stablehlo.convert"(%272) : (tensor<3xui64>) -> tensor<3xui32>
    %275:2 = "func.call"(%263, %265, %274, %273) <{callee = @threefry2x32_16}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %276 = "stablehlo.broadcast_in_dim"(%275#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %277 = "stablehlo.broadcast_in_dim"(%275#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %278 = "stablehlo.concatenate"(%276, %277) <{dimension = 1 : i64}> : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    "func.return"(%278) : (tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>), sym_name = "threefry2x32_16", sym_visibility = "private"}> ({
  ^bb0(%arg54: tensor<ui32>, %arg55: tensor<ui32>, %arg56: tensor<3xui32>, %arg57: tensor<3xui32>):
    %245 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %246 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %247 = "stablehlo.xor"(%arg54, %arg55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %248 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %249 = "stablehlo.xor"(%247, %248) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %250 = "stablehlo.broadcast_in_dim"(%arg54) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %251 = "stablehlo.add"(%arg56, %250) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %252 = "stablehlo.broadcast_in_dim"(%arg55) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %253 = "stablehlo.add"(%arg57, %252) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %254 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %255 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %256:9 = "stablehlo.while"(%255, %254, %251, %253, %arg55, %249, %arg54, %245, %246) ({
    ^bb0(%arg67: tensor<i64>, %arg68: tensor<i64>, %arg69: tensor<3xui32>, %arg70: tensor<3xui32>, %arg71: tensor<ui32>, %arg72: tensor<ui32>, %arg73: tensor<ui32>, %arg74: tensor<4xui32>, %arg75: tensor<4xui32>):
      %260 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %261 = "stablehlo.compare"(%arg67, %260) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%261) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg58: tensor<i64>, %arg59: tensor<i64>, %arg60: tensor<3xui32>, %arg61: tensor<3xui32>, %arg62: tensor<ui32>, %arg63: tensor<ui32>, %arg64: tensor<ui32>, %arg65: tensor<4xui32>, %arg66: tensor<4xui32>):
      %257:8 = "func.call"(%arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66) <{callee = @closed_call_17}> : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %258 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %259 = "stablehlo.add"(%arg58, %258) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%259, %257#0, %257#1, %257#2, %257#3, %257#4, %257#5, %257#6, %257#7) : (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%256#2, %256#3) : (tensor<3xui32>, tensor<3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_17", sym_visibility = "private"}> ({
  ^bb0(%arg46: tensor<i64>, %arg47: tensor<3xui32>, %arg48: tensor<3xui32>, %arg49: tensor<ui32>, %arg50: tensor<ui32>, %arg51: tensor<ui32>, %arg52: tensor<4xui32>, %arg53: tensor<4xui32>):
    %190 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %191 = "stablehlo.add"(%arg46, %190) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %192 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %193 = "stablehlo.reshape"(%192) : (tensor<1xui32>) -> tensor<ui32>
    %194 = "stablehlo.add"(%arg47, %arg48) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %195 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %196 = "stablehlo.shift_left"(%arg48, %195) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %197 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %198 = "stablehlo.subtract"(%197, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %200 = "stablehlo.shift_right_logical"(%arg48, %199) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %201 = "stablehlo.or"(%196, %200) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %202 = "stablehlo.xor"(%194, %201) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %203 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %204 = "stablehlo.reshape"(%203) : (tensor<1xui32>) -> tensor<ui32>
    %205 = "stablehlo.add"(%194, %202) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %206 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %207 = "stablehlo.shift_left"(%202, %206) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %208 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %209 = "stablehlo.subtract"(%208, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %211 = "stablehlo.shift_right_logical"(%202, %210) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %212 = "stablehlo.or"(%207, %211) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %213 = "stablehlo.xor"(%205, %212) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %214 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %215 = "stablehlo.reshape"(%214) : (tensor<1xui32>) -> tensor<ui32>
    %216 = "stablehlo.add"(%205, %213) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %217 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %218 = "stablehlo.shift_left"(%213, %217) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %219 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %220 = "stablehlo.subtract"(%219, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %221 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %222 = "stablehlo.shift_right_logical"(%213, %221) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %223 = "stablehlo.or"(%218, %222) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %224 = "stablehlo.xor"(%216, %223) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %225 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %226 = "stablehlo.reshape"(%225) : (tensor<1xui32>) -> tensor<ui32>
    %227 = "stablehlo.add"(%216, %224) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %228 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %229 = "stablehlo.shift_left"(%224, %228) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %230 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %231 = "stablehlo.subtract"(%230, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %233 = "stablehlo.shift_right_logical"(%224, %232) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %234 = "stablehlo.or"(%229, %233) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %235 = "stablehlo.xor"(%227, %234) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %236 = "stablehlo.broadcast_in_dim"(%arg49) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %237 = "stablehlo.add"(%227, %236) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %238 = "stablehlo.broadcast_in_dim"(%arg50) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %239 = "stablehlo.add"(%235, %238) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %240 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %241 = "stablehlo.add"(%arg46, %240) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %242 = "stablehlo.convert"(%241) : (tensor<i64>) -> tensor<ui32>
    %243 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %244 = "stablehlo.add"(%239, %243) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    "func.return"(%191, %237, %244, %arg50, %arg51, %arg49, %arg53, %arg52) : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_laplace", sym_visibility = "private"}> ({
  ^bb0(%arg45: tensor<2xui32>):
    %182 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %184 = "func.call"(%arg45, %182, %183) <{callee = @_uniform_18}> : (tensor<2xui32>, tensor<f32>, tensor<f64>) -> tensor<3xf32>
    %185 = "stablehlo.sign"(%184) : (tensor<3xf32>) -> tensor<3xf32>
    %186 = "stablehlo.abs"(%184) : (tensor<3xf32>) -> tensor<3xf32>
    %187 = "stablehlo.negate"(%186) : (tensor<3xf32>) -> tensor<3xf32>
    %188 = "stablehlo.log_plus_one"(%187) : (tensor<3xf32>) -> tensor<3xf32>
    %189 = "stablehlo.multiply"(%185, %188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%189) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f64>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_uniform_18", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<2xui32>, %arg43: tensor<f32>, %arg44: tensor<f64>):
    %147 = "stablehlo.convert"(%arg44) : (tensor<f64>) -> tensor<f32>
    %148 = "stablehlo.broadcast_in_dim"(%arg43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %149 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %150 = "stablehlo.slice"(%arg42) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %151 = "stablehlo.reshape"(%150) : (tensor<1xui32>) -> tensor<ui32>
    %152 = "stablehlo.slice"(%arg42) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %153 = "stablehlo.reshape"(%152) : (tensor<1xui32>) -> tensor<ui32>
    %154 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %155 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %157 = "stablehlo.multiply"(%156, %154) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %158 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %160 = "stablehlo.shift_right_logical"(%157, %159) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %161 = "stablehlo.convert"(%157) : (tensor<3xui64>) -> tensor<3xui32>
    %162 = "stablehlo.convert"(%160) : (tensor<3xui64>) -> tensor<3xui32>
    %163:2 = "func.call"(%151, %153, %162, %161) <{callee = @threefry2x32_16}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %164 = "stablehlo.xor"(%163#0, %163#1) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %165 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %167 = "stablehlo.shift_right_logical"(%164, %166) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %168 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %170 = "stablehlo.or"(%167, %169) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %171 = "stablehlo.bitcast_convert"(%170) : (tensor<3xui32>) -> tensor<3xf32>
    %172 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %174 = "stablehlo.subtract"(%171, %173) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %175 = "stablehlo.subtract"(%149, %148) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<3xf32>
    %177 = "stablehlo.multiply"(%174, %176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %178 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<3xf32>
    %179 = "stablehlo.add"(%177, %178) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %180 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<3xf32>
    %181 = "stablehlo.maximum"(%180, %179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%181) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<6xi64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "_shuffle", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<2xui32>, %arg37: tensor<6xi64>):
    %127 = "func.call"(%arg36) <{callee = @_threefry_split_9}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %128 = "stablehlo.slice"(%127) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %129 = "stablehlo.reshape"(%128) : (tensor<1x2xui32>) -> tensor<2xui32>
    %130 = "stablehlo.slice"(%129) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %131 = "stablehlo.reshape"(%130) : (tensor<1xui32>) -> tensor<ui32>
    %132 = "stablehlo.slice"(%129) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %133 = "stablehlo.reshape"(%132) : (tensor<1xui32>) -> tensor<ui32>
    %134 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui64>
    %135 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %137 = "stablehlo.multiply"(%136, %134) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %138 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %140 = "stablehlo.shift_right_logical"(%137, %139) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %141 = "stablehlo.convert"(%137) : (tensor<6xui64>) -> tensor<6xui32>
    %142 = "stablehlo.convert"(%140) : (tensor<6xui64>) -> tensor<6xui32>
    %143:2 = "func.call"(%131, %133, %142, %141) <{callee = @threefry2x32_19}> : (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
    %144 = "stablehlo.xor"(%143#0, %143#1) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %145:2 = "stablehlo.sort"(%144, %arg37) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg38: tensor<ui32>, %arg39: tensor<ui32>, %arg40: tensor<i64>, %arg41: tensor<i64>):
      %146 = "stablehlo.compare"(%arg38, %arg39) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }) : (tensor<6xui32>, tensor<6xi64>) -> (tensor<6xui32>, tensor<6xi64>)
    "func.return"(%145#1) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>), sym_name = "threefry2x32_19", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<ui32>, %arg15: tensor<ui32>, %arg16: tensor<6xui32>, %arg17: tensor<6xui32>):
    %110 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %111 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %112 = "stablehlo.xor"(%arg14, %arg15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %113 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %114 = "stablehlo.xor"(%112, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %115 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %116 = "stablehlo.add"(%arg16, %115) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %117 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %118 = "stablehlo.add"(%arg17, %117) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %119 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %120 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %121:9 = "stablehlo.while"(%120, %119, %116, %118, %arg15, %114, %arg14, %110, %111) ({
    ^bb0(%arg27: tensor<i64>, %arg28: tensor<i64>, %arg29: tensor<6xui32>, %arg30: tensor<6xui32>, %arg31: tensor<ui32>, %arg32: tensor<ui32>, %arg33: tensor<ui32>, %arg34: tensor<4xui32>, %arg35: tensor<4xui32>):
      %125 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %126 = "stablehlo.compare"(%arg27, %125) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%126) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<i64>, %arg19: tensor<i64>, %arg20: tensor<6xui32>, %arg21: tensor<6xui32>, %arg22: tensor<ui32>, %arg23: tensor<ui32>, %arg24: tensor<ui32>, %arg25: tensor<4xui32>, %arg26: tensor<4xui32>):
      %122:8 = "func.call"(%arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26) <{callee = @closed_call_20}> : (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %123 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %124 = "stablehlo.add"(%arg18, %123) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%124, %122#0, %122#1, %122#2, %122#3, %122#4, %122#5, %122#6, %122#7) : (tensor<i64>, tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%121#2, %121#3) : (tensor<6xui32>, tensor<6xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_20", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<i64>, %arg7: tensor<6xui32>, %arg8: tensor<6xui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<ui32>, %arg12: tensor<4xui32>, %arg13: tensor<4xui32>):
    %55 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %56 = "stablehlo.add"(%arg6, %55) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %57 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1xui32>) -> tensor<ui32>
    %59 = "stablehlo.add"(%arg7, %arg8) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %60 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %61 = "stablehlo.shift_left"(%arg8, %60) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %62 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %63 = "stablehlo.subtract"(%62, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %65 = "stablehlo.shift_right_logical"(%arg8, %64) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %66 = "stablehlo.or"(%61, %65) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %67 = "stablehlo.xor"(%59, %66) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %68 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1xui32>) -> tensor<ui32>
    %70 = "stablehlo.add"(%59, %67) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %72 = "stablehlo.shift_left"(%67, %71) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %73 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %74 = "stablehlo.subtract"(%73, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %76 = "stablehlo.shift_right_logical"(%67, %75) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %77 = "stablehlo.or"(%72, %76) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %78 = "stablehlo.xor"(%70, %77) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %79 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1xui32>) -> tensor<ui32>
    %81 = "stablehlo.add"(%70, %78) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %82 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %83 = "stablehlo.shift_left"(%78, %82) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %84 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %85 = "stablehlo.subtract"(%84, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %87 = "stablehlo.shift_right_logical"(%78, %86) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %88 = "stablehlo.or"(%83, %87) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %89 = "stablehlo.xor"(%81, %88) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %90 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %91 = "stablehlo.reshape"(%90) : (tensor<1xui32>) -> tensor<ui32>
    %92 = "stablehlo.add"(%81, %89) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %93 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %94 = "stablehlo.shift_left"(%89, %93) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %95 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %96 = "stablehlo.subtract"(%95, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %98 = "stablehlo.shift_right_logical"(%89, %97) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %99 = "stablehlo.or"(%94, %98) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %100 = "stablehlo.xor"(%92, %99) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %101 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %102 = "stablehlo.add"(%92, %101) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %103 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %104 = "stablehlo.add"(%100, %103) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %105 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %106 = "stablehlo.add"(%arg6, %105) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %107 = "stablehlo.convert"(%106) : (tensor<i64>) -> tensor<ui32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %109 = "stablehlo.add"(%104, %108) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    "func.return"(%56, %102, %109, %arg10, %arg11, %arg9, %arg13, %arg12) : (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4xi64>, res_attrs = [{}], sym_name = "_rademacher", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<2xui32>):
    %46 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %47 = "func.call"(%arg5, %46) <{callee = @_bernoulli}> : (tensor<2xui32>, tensor<f64>) -> tensor<4xi1>
    %48 = "stablehlo.convert"(%47) : (tensor<4xi1>) -> tensor<4xi64>
    %49 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %52 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %54 = "stablehlo.subtract"(%51, %53) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    "func.return"(%54) : (tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<f64>) -> tensor<4xi1>, res_attrs = [{}], sym_name = "_bernoulli", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2xui32>, %arg4: tensor<f64>):
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %43 = "func.call"(%arg3, %41, %42) <{callee = @_uniform_21}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf64>
    %44 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %45 = "stablehlo.compare"(%43, %44) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    "func.return"(%45) : (tensor<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf64>, res_attrs = [{}], sym_name = "_uniform_21", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.convert"(%arg2) : (tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xui32>) -> tensor<ui32>
    %6 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xui32>) -> tensor<ui32>
    %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %9 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %12 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %14 = "stablehlo.shift_right_logical"(%11, %13) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %15 = "stablehlo.convert"(%11) : (tensor<4xui64>) -> tensor<4xui32>
    %16 = "stablehlo.convert"(%14) : (tensor<4xui64>) -> tensor<4xui32>
    %17:2 = "func.call"(%5, %7, %16, %15) <{callee = @threefry2x32_13}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %18 = "stablehlo.convert"(%17#0) : (tensor<4xui32>) -> tensor<4xui64>
    %19 = "stablehlo.convert"(%17#1) : (tensor<4xui32>) -> tensor<4xui64>
    %20 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %22 = "stablehlo.shift_left"(%18, %21) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %23 = "stablehlo.or"(%22, %19) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %24 = "stablehlo.constant"() <{value = dense<12> : tensor<ui64>}> : () -> tensor<ui64>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %27 = "stablehlo.constant"() <{value = dense<4607182418800017408> : tensor<ui64>}> : () -> tensor<ui64>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %29 = "stablehlo.or"(%26, %28) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %30 = "stablehlo.bitcast_convert"(%29) : (tensor<4xui64>) -> tensor<4xf64>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %33 = "stablehlo.subtract"(%30, %32) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %34 = "stablehlo.subtract"(%3, %2) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<4xf64>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %37 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<4xf64>
    %38 = "stablehlo.add"(%36, %37) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %39 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<4xf64>
    %40 = "stablehlo.maximum"(%39, %38) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%40) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
