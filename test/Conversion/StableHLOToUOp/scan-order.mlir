// Scans over a body whose order counts, in blocks: functions a * x + b of i32, one
// after the other, beside lax.scan, from both ends and along both axes. The number of
// elements that differ. Exported from JAX 0.10.
//
// RUN: uop-run %s --random-inputs=1 --print | FileCheck %s
// CHECK: [0 0 0 0 0]
"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x601xi32>, tensor<3x601xi32>) -> tensor<5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg40: tensor<3x601xi32>, %arg41: tensor<3x601xi32>):
    %39 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41:2 = "stablehlo.reduce_window"(%arg40, %arg41, %39, %40) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [600, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 601>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg148: tensor<i32>, %arg149: tensor<i32>, %arg150: tensor<i32>, %arg151: tensor<i32>):
      %260 = "stablehlo.multiply"(%arg148, %arg150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %261 = "stablehlo.multiply"(%arg150, %arg149) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %262 = "stablehlo.add"(%261, %arg151) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%260, %262) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<3x601xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x601xi32>, tensor<3x601xi32>)
    %42 = "stablehlo.transpose"(%arg40) <{permutation = array<i64: 1, 0>}> : (tensor<3x601xi32>) -> tensor<601x3xi32>
    %43 = "stablehlo.transpose"(%arg41) <{permutation = array<i64: 1, 0>}> : (tensor<3x601xi32>) -> tensor<601x3xi32>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<601x3xi32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<601x3xi32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53:7 = "stablehlo.while"(%42, %43, %52, %45, %47, %49, %51) ({
    ^bb0(%arg141: tensor<601x3xi32>, %arg142: tensor<601x3xi32>, %arg143: tensor<i32>, %arg144: tensor<3xi32>, %arg145: tensor<3xi32>, %arg146: tensor<601x3xi32>, %arg147: tensor<601x3xi32>):
      %258 = "stablehlo.constant"() <{value = dense<601> : tensor<i32>}> : () -> tensor<i32>
      %259 = "stablehlo.compare"(%arg143, %258) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%259) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg134: tensor<601x3xi32>, %arg135: tensor<601x3xi32>, %arg136: tensor<i32>, %arg137: tensor<3xi32>, %arg138: tensor<3xi32>, %arg139: tensor<601x3xi32>, %arg140: tensor<601x3xi32>):
      %251 = "func.call"(%arg134, %arg136) <{callee = @dynamic_index_in_dim}> : (tensor<601x3xi32>, tensor<i32>) -> tensor<3xi32>
      %252 = "func.call"(%arg135, %arg136) <{callee = @dynamic_index_in_dim}> : (tensor<601x3xi32>, tensor<i32>) -> tensor<3xi32>
      %253:4 = "func.call"(%arg137, %arg138, %251, %252) <{callee = @closed_call}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
      %254 = "func.call"(%arg139, %253#2, %arg136) <{callee = @dynamic_update_index_in_dim}> : (tensor<601x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<601x3xi32>
      %255 = "func.call"(%arg140, %253#3, %arg136) <{callee = @dynamic_update_index_in_dim}> : (tensor<601x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<601x3xi32>
      %256 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %257 = "stablehlo.add"(%arg136, %256) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg134, %arg135, %257, %253#0, %253#1, %254, %255) : (tensor<601x3xi32>, tensor<601x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<601x3xi32>, tensor<601x3xi32>) -> ()
    }) : (tensor<601x3xi32>, tensor<601x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<601x3xi32>, tensor<601x3xi32>) -> (tensor<601x3xi32>, tensor<601x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<601x3xi32>, tensor<601x3xi32>)
    %54 = "stablehlo.transpose"(%53#5) <{permutation = array<i64: 1, 0>}> : (tensor<601x3xi32>) -> tensor<3x601xi32>
    %55 = "stablehlo.compare"(%41#0, %54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x601xi32>, tensor<3x601xi32>) -> tensor<3x601xi1>
    %56 = "stablehlo.convert"(%55) : (tensor<3x601xi1>) -> tensor<3x601xi32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg132: tensor<i32>, %arg133: tensor<i32>):
      %250 = "stablehlo.add"(%arg132, %arg133) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%250) : (tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<i32>) -> tensor<i32>
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.add"(%59, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %61 = "stablehlo.transpose"(%53#6) <{permutation = array<i64: 1, 0>}> : (tensor<601x3xi32>) -> tensor<3x601xi32>
    %62 = "stablehlo.compare"(%41#1, %61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x601xi32>, tensor<3x601xi32>) -> tensor<3x601xi1>
    %63 = "stablehlo.convert"(%62) : (tensor<3x601xi1>) -> tensor<3x601xi32>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg130: tensor<i32>, %arg131: tensor<i32>):
      %249 = "stablehlo.add"(%arg130, %arg131) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%249) : (tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<i32>) -> tensor<i32>
    %66 = "stablehlo.add"(%60, %65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %69:2 = "stablehlo.reduce_window"(%arg40, %arg41, %67, %68) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 600]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 601>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg126: tensor<i32>, %arg127: tensor<i32>, %arg128: tensor<i32>, %arg129: tensor<i32>):
      %246 = "stablehlo.multiply"(%arg126, %arg128) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %247 = "stablehlo.multiply"(%arg128, %arg127) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %248 = "stablehlo.add"(%247, %arg129) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%246, %248) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<3x601xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x601xi32>, tensor<3x601xi32>)
    %70 = "stablehlo.transpose"(%arg40) <{permutation = array<i64: 1, 0>}> : (tensor<3x601xi32>) -> tensor<601x3xi32>
    %71 = "stablehlo.transpose"(%arg41) <{permutation = array<i64: 1, 0>}> : (tensor<3x601xi32>) -> tensor<601x3xi32>
    %72 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %74 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<601x3xi32>
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<601x3xi32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %81:7 = "stablehlo.while"(%70, %71, %80, %73, %75, %77, %79) ({
    ^bb0(%arg119: tensor<601x3xi32>, %arg120: tensor<601x3xi32>, %arg121: tensor<i32>, %arg122: tensor<3xi32>, %arg123: tensor<3xi32>, %arg124: tensor<601x3xi32>, %arg125: tensor<601x3xi32>):
      %244 = "stablehlo.constant"() <{value = dense<601> : tensor<i32>}> : () -> tensor<i32>
      %245 = "stablehlo.compare"(%arg121, %244) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%245) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg112: tensor<601x3xi32>, %arg113: tensor<601x3xi32>, %arg114: tensor<i32>, %arg115: tensor<3xi32>, %arg116: tensor<3xi32>, %arg117: tensor<601x3xi32>, %arg118: tensor<601x3xi32>):
      %233 = "stablehlo.constant"() <{value = dense<601> : tensor<i32>}> : () -> tensor<i32>
      %234 = "stablehlo.subtract"(%233, %arg114) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %235 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %236 = "stablehlo.subtract"(%234, %235) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %237 = "func.call"(%arg112, %236) <{callee = @dynamic_index_in_dim}> : (tensor<601x3xi32>, tensor<i32>) -> tensor<3xi32>
      %238 = "func.call"(%arg113, %236) <{callee = @dynamic_index_in_dim}> : (tensor<601x3xi32>, tensor<i32>) -> tensor<3xi32>
      %239:4 = "func.call"(%arg115, %arg116, %237, %238) <{callee = @closed_call_0}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
      %240 = "func.call"(%arg117, %239#2, %236) <{callee = @dynamic_update_index_in_dim}> : (tensor<601x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<601x3xi32>
      %241 = "func.call"(%arg118, %239#3, %236) <{callee = @dynamic_update_index_in_dim}> : (tensor<601x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<601x3xi32>
      %242 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %243 = "stablehlo.add"(%arg114, %242) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg112, %arg113, %243, %239#0, %239#1, %240, %241) : (tensor<601x3xi32>, tensor<601x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<601x3xi32>, tensor<601x3xi32>) -> ()
    }) : (tensor<601x3xi32>, tensor<601x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<601x3xi32>, tensor<601x3xi32>) -> (tensor<601x3xi32>, tensor<601x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<601x3xi32>, tensor<601x3xi32>)
    %82 = "stablehlo.transpose"(%81#5) <{permutation = array<i64: 1, 0>}> : (tensor<601x3xi32>) -> tensor<3x601xi32>
    %83 = "stablehlo.compare"(%69#0, %82) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x601xi32>, tensor<3x601xi32>) -> tensor<3x601xi1>
    %84 = "stablehlo.convert"(%83) : (tensor<3x601xi1>) -> tensor<3x601xi32>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.reduce"(%84, %85) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg110: tensor<i32>, %arg111: tensor<i32>):
      %232 = "stablehlo.add"(%arg110, %arg111) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%232) : (tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<i32>) -> tensor<i32>
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.add"(%87, %86) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %89 = "stablehlo.transpose"(%81#6) <{permutation = array<i64: 1, 0>}> : (tensor<601x3xi32>) -> tensor<3x601xi32>
    %90 = "stablehlo.compare"(%69#1, %89) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x601xi32>, tensor<3x601xi32>) -> tensor<3x601xi1>
    %91 = "stablehlo.convert"(%90) : (tensor<3x601xi1>) -> tensor<3x601xi32>
    %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93 = "stablehlo.reduce"(%91, %92) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg108: tensor<i32>, %arg109: tensor<i32>):
      %231 = "stablehlo.add"(%arg108, %arg109) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%231) : (tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<i32>) -> tensor<i32>
    %94 = "stablehlo.add"(%88, %93) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %95 = "stablehlo.slice"(%arg40) <{limit_indices = array<i64: 3, 33>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x601xi32>) -> tensor<3x33xi32>
    %96 = "stablehlo.slice"(%arg41) <{limit_indices = array<i64: 3, 33>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x601xi32>) -> tensor<3x33xi32>
    %97 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %98 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %99:2 = "stablehlo.reduce_window"(%95, %96, %97, %98) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [32, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 33>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg104: tensor<i32>, %arg105: tensor<i32>, %arg106: tensor<i32>, %arg107: tensor<i32>):
      %228 = "stablehlo.multiply"(%arg104, %arg106) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %229 = "stablehlo.multiply"(%arg106, %arg105) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %230 = "stablehlo.add"(%229, %arg107) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%228, %230) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<3x33xi32>, tensor<3x33xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x33xi32>, tensor<3x33xi32>)
    %100 = "stablehlo.transpose"(%95) <{permutation = array<i64: 1, 0>}> : (tensor<3x33xi32>) -> tensor<33x3xi32>
    %101 = "stablehlo.transpose"(%96) <{permutation = array<i64: 1, 0>}> : (tensor<3x33xi32>) -> tensor<33x3xi32>
    %102 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<33x3xi32>
    %108 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<33x3xi32>
    %110 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %111:7 = "stablehlo.while"(%100, %101, %110, %103, %105, %107, %109) ({
    ^bb0(%arg97: tensor<33x3xi32>, %arg98: tensor<33x3xi32>, %arg99: tensor<i32>, %arg100: tensor<3xi32>, %arg101: tensor<3xi32>, %arg102: tensor<33x3xi32>, %arg103: tensor<33x3xi32>):
      %226 = "stablehlo.constant"() <{value = dense<33> : tensor<i32>}> : () -> tensor<i32>
      %227 = "stablehlo.compare"(%arg99, %226) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%227) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg90: tensor<33x3xi32>, %arg91: tensor<33x3xi32>, %arg92: tensor<i32>, %arg93: tensor<3xi32>, %arg94: tensor<3xi32>, %arg95: tensor<33x3xi32>, %arg96: tensor<33x3xi32>):
      %219 = "func.call"(%arg90, %arg92) <{callee = @dynamic_index_in_dim_1}> : (tensor<33x3xi32>, tensor<i32>) -> tensor<3xi32>
      %220 = "func.call"(%arg91, %arg92) <{callee = @dynamic_index_in_dim_1}> : (tensor<33x3xi32>, tensor<i32>) -> tensor<3xi32>
      %221:4 = "func.call"(%arg93, %arg94, %219, %220) <{callee = @closed_call_2}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
      %222 = "func.call"(%arg95, %221#2, %arg92) <{callee = @dynamic_update_index_in_dim_3}> : (tensor<33x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<33x3xi32>
      %223 = "func.call"(%arg96, %221#3, %arg92) <{callee = @dynamic_update_index_in_dim_3}> : (tensor<33x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<33x3xi32>
      %224 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %225 = "stablehlo.add"(%arg92, %224) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg90, %arg91, %225, %221#0, %221#1, %222, %223) : (tensor<33x3xi32>, tensor<33x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<33x3xi32>, tensor<33x3xi32>) -> ()
    }) : (tensor<33x3xi32>, tensor<33x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<33x3xi32>, tensor<33x3xi32>) -> (tensor<33x3xi32>, tensor<33x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<33x3xi32>, tensor<33x3xi32>)
    %112 = "stablehlo.transpose"(%111#5) <{permutation = array<i64: 1, 0>}> : (tensor<33x3xi32>) -> tensor<3x33xi32>
    %113 = "stablehlo.compare"(%99#0, %112) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x33xi32>, tensor<3x33xi32>) -> tensor<3x33xi1>
    %114 = "stablehlo.convert"(%113) : (tensor<3x33xi1>) -> tensor<3x33xi32>
    %115 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %116 = "stablehlo.reduce"(%114, %115) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg88: tensor<i32>, %arg89: tensor<i32>):
      %218 = "stablehlo.add"(%arg88, %arg89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%218) : (tensor<i32>) -> ()
    }) : (tensor<3x33xi32>, tensor<i32>) -> tensor<i32>
    %117 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %118 = "stablehlo.add"(%117, %116) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %119 = "stablehlo.transpose"(%111#6) <{permutation = array<i64: 1, 0>}> : (tensor<33x3xi32>) -> tensor<3x33xi32>
    %120 = "stablehlo.compare"(%99#1, %119) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x33xi32>, tensor<3x33xi32>) -> tensor<3x33xi1>
    %121 = "stablehlo.convert"(%120) : (tensor<3x33xi1>) -> tensor<3x33xi32>
    %122 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %123 = "stablehlo.reduce"(%121, %122) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg86: tensor<i32>, %arg87: tensor<i32>):
      %217 = "stablehlo.add"(%arg86, %arg87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%217) : (tensor<i32>) -> ()
    }) : (tensor<3x33xi32>, tensor<i32>) -> tensor<i32>
    %124 = "stablehlo.add"(%118, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %125 = "stablehlo.slice"(%arg40) <{limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x601xi32>) -> tensor<3x5xi32>
    %126 = "stablehlo.slice"(%arg41) <{limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x601xi32>) -> tensor<3x5xi32>
    %127 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %128 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %129:2 = "stablehlo.reduce_window"(%125, %126, %127, %128) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 4]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg82: tensor<i32>, %arg83: tensor<i32>, %arg84: tensor<i32>, %arg85: tensor<i32>):
      %214 = "stablehlo.multiply"(%arg82, %arg84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %215 = "stablehlo.multiply"(%arg84, %arg83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %216 = "stablehlo.add"(%215, %arg85) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%214, %216) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x5xi32>, tensor<3x5xi32>)
    %130 = "stablehlo.transpose"(%125) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi32>) -> tensor<5x3xi32>
    %131 = "stablehlo.transpose"(%126) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi32>) -> tensor<5x3xi32>
    %132 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %134 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %136 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x3xi32>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x3xi32>
    %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %141:7 = "stablehlo.while"(%130, %131, %140, %133, %135, %137, %139) ({
    ^bb0(%arg75: tensor<5x3xi32>, %arg76: tensor<5x3xi32>, %arg77: tensor<i32>, %arg78: tensor<3xi32>, %arg79: tensor<3xi32>, %arg80: tensor<5x3xi32>, %arg81: tensor<5x3xi32>):
      %212 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %213 = "stablehlo.compare"(%arg77, %212) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%213) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg68: tensor<5x3xi32>, %arg69: tensor<5x3xi32>, %arg70: tensor<i32>, %arg71: tensor<3xi32>, %arg72: tensor<3xi32>, %arg73: tensor<5x3xi32>, %arg74: tensor<5x3xi32>):
      %201 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %202 = "stablehlo.subtract"(%201, %arg70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %203 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %204 = "stablehlo.subtract"(%202, %203) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %205 = "func.call"(%arg68, %204) <{callee = @dynamic_index_in_dim_4}> : (tensor<5x3xi32>, tensor<i32>) -> tensor<3xi32>
      %206 = "func.call"(%arg69, %204) <{callee = @dynamic_index_in_dim_4}> : (tensor<5x3xi32>, tensor<i32>) -> tensor<3xi32>
      %207:4 = "func.call"(%arg71, %arg72, %205, %206) <{callee = @closed_call_5}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
      %208 = "func.call"(%arg73, %207#2, %204) <{callee = @dynamic_update_index_in_dim_6}> : (tensor<5x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<5x3xi32>
      %209 = "func.call"(%arg74, %207#3, %204) <{callee = @dynamic_update_index_in_dim_6}> : (tensor<5x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<5x3xi32>
      %210 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %211 = "stablehlo.add"(%arg70, %210) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg68, %arg69, %211, %207#0, %207#1, %208, %209) : (tensor<5x3xi32>, tensor<5x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<5x3xi32>, tensor<5x3xi32>) -> ()
    }) : (tensor<5x3xi32>, tensor<5x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<5x3xi32>, tensor<5x3xi32>) -> (tensor<5x3xi32>, tensor<5x3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<5x3xi32>, tensor<5x3xi32>)
    %142 = "stablehlo.transpose"(%141#5) <{permutation = array<i64: 1, 0>}> : (tensor<5x3xi32>) -> tensor<3x5xi32>
    %143 = "stablehlo.compare"(%129#0, %142) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %144 = "stablehlo.convert"(%143) : (tensor<3x5xi1>) -> tensor<3x5xi32>
    %145 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %146 = "stablehlo.reduce"(%144, %145) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg66: tensor<i32>, %arg67: tensor<i32>):
      %200 = "stablehlo.add"(%arg66, %arg67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%200) : (tensor<i32>) -> ()
    }) : (tensor<3x5xi32>, tensor<i32>) -> tensor<i32>
    %147 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %148 = "stablehlo.add"(%147, %146) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %149 = "stablehlo.transpose"(%141#6) <{permutation = array<i64: 1, 0>}> : (tensor<5x3xi32>) -> tensor<3x5xi32>
    %150 = "stablehlo.compare"(%129#1, %149) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %151 = "stablehlo.convert"(%150) : (tensor<3x5xi1>) -> tensor<3x5xi32>
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %153 = "stablehlo.reduce"(%151, %152) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg64: tensor<i32>, %arg65: tensor<i32>):
      %199 = "stablehlo.add"(%arg64, %arg65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%199) : (tensor<i32>) -> ()
    }) : (tensor<3x5xi32>, tensor<i32>) -> tensor<i32>
    %154 = "stablehlo.add"(%148, %153) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %155 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %157:2 = "stablehlo.reduce_window"(%arg40, %arg41, %155, %156) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg60: tensor<i32>, %arg61: tensor<i32>, %arg62: tensor<i32>, %arg63: tensor<i32>):
      %196 = "stablehlo.multiply"(%arg60, %arg62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %197 = "stablehlo.multiply"(%arg62, %arg61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %198 = "stablehlo.add"(%197, %arg63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%196, %198) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<3x601xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x601xi32>, tensor<3x601xi32>)
    %158 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<601xi32>
    %160 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<601xi32>
    %162 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x601xi32>
    %164 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x601xi32>
    %166 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %167:7 = "stablehlo.while"(%arg40, %arg41, %166, %159, %161, %163, %165) ({
    ^bb0(%arg53: tensor<3x601xi32>, %arg54: tensor<3x601xi32>, %arg55: tensor<i32>, %arg56: tensor<601xi32>, %arg57: tensor<601xi32>, %arg58: tensor<3x601xi32>, %arg59: tensor<3x601xi32>):
      %194 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %195 = "stablehlo.compare"(%arg55, %194) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%195) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg46: tensor<3x601xi32>, %arg47: tensor<3x601xi32>, %arg48: tensor<i32>, %arg49: tensor<601xi32>, %arg50: tensor<601xi32>, %arg51: tensor<3x601xi32>, %arg52: tensor<3x601xi32>):
      %187 = "func.call"(%arg46, %arg48) <{callee = @dynamic_index_in_dim_7}> : (tensor<3x601xi32>, tensor<i32>) -> tensor<601xi32>
      %188 = "func.call"(%arg47, %arg48) <{callee = @dynamic_index_in_dim_7}> : (tensor<3x601xi32>, tensor<i32>) -> tensor<601xi32>
      %189:4 = "func.call"(%arg49, %arg50, %187, %188) <{callee = @closed_call_8}> : (tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>) -> (tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>)
      %190 = "func.call"(%arg51, %189#2, %arg48) <{callee = @dynamic_update_index_in_dim_9}> : (tensor<3x601xi32>, tensor<601xi32>, tensor<i32>) -> tensor<3x601xi32>
      %191 = "func.call"(%arg52, %189#3, %arg48) <{callee = @dynamic_update_index_in_dim_9}> : (tensor<3x601xi32>, tensor<601xi32>, tensor<i32>) -> tensor<3x601xi32>
      %192 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %193 = "stablehlo.add"(%arg48, %192) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg46, %arg47, %193, %189#0, %189#1, %190, %191) : (tensor<3x601xi32>, tensor<3x601xi32>, tensor<i32>, tensor<601xi32>, tensor<601xi32>, tensor<3x601xi32>, tensor<3x601xi32>) -> ()
    }) : (tensor<3x601xi32>, tensor<3x601xi32>, tensor<i32>, tensor<601xi32>, tensor<601xi32>, tensor<3x601xi32>, tensor<3x601xi32>) -> (tensor<3x601xi32>, tensor<3x601xi32>, tensor<i32>, tensor<601xi32>, tensor<601xi32>, tensor<3x601xi32>, tensor<3x601xi32>)
    %168 = "stablehlo.compare"(%157#0, %167#5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x601xi32>, tensor<3x601xi32>) -> tensor<3x601xi1>
    %169 = "stablehlo.convert"(%168) : (tensor<3x601xi1>) -> tensor<3x601xi32>
    %170 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %171 = "stablehlo.reduce"(%169, %170) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg44: tensor<i32>, %arg45: tensor<i32>):
      %186 = "stablehlo.add"(%arg44, %arg45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%186) : (tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<i32>) -> tensor<i32>
    %172 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %173 = "stablehlo.add"(%172, %171) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %174 = "stablehlo.compare"(%157#1, %167#6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x601xi32>, tensor<3x601xi32>) -> tensor<3x601xi1>
    %175 = "stablehlo.convert"(%174) : (tensor<3x601xi1>) -> tensor<3x601xi32>
    %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %177 = "stablehlo.reduce"(%175, %176) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      %185 = "stablehlo.add"(%arg42, %arg43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%185) : (tensor<i32>) -> ()
    }) : (tensor<3x601xi32>, tensor<i32>) -> tensor<i32>
    %178 = "stablehlo.add"(%173, %177) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %179 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %180 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %181 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %182 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %183 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %184 = "stablehlo.concatenate"(%179, %180, %181, %182, %183) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    "func.return"(%184) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<601x3xi32>, tensor<i32>) -> tensor<3xi32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<601x3xi32>, %arg39: tensor<i32>):
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.dynamic_slice"(%arg38, %arg39, %36) <{slice_sizes = array<i64: 1, 3>}> : (tensor<601x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x3xi32>) -> tensor<3xi32>
    "func.return"(%38) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg34: tensor<3xi32>, %arg35: tensor<3xi32>, %arg36: tensor<3xi32>, %arg37: tensor<3xi32>):
    %33 = "stablehlo.multiply"(%arg34, %arg36) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %34 = "stablehlo.multiply"(%arg36, %arg35) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %35 = "stablehlo.add"(%34, %arg37) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    "func.return"(%33, %35, %33, %35) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<601x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<601x3xi32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<601x3xi32>, %arg32: tensor<3xi32>, %arg33: tensor<i32>):
    %30 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1x3xi32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.dynamic_update_slice"(%arg31, %30, %arg33, %31) : (tensor<601x3xi32>, tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<601x3xi32>
    "func.return"(%32) : (tensor<601x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call_0", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<3xi32>, %arg28: tensor<3xi32>, %arg29: tensor<3xi32>, %arg30: tensor<3xi32>):
    %27 = "stablehlo.multiply"(%arg29, %arg27) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %28 = "stablehlo.multiply"(%arg27, %arg30) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %29 = "stablehlo.add"(%28, %arg28) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    "func.return"(%27, %29, %27, %29) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<33x3xi32>, tensor<i32>) -> tensor<3xi32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_1", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<33x3xi32>, %arg26: tensor<i32>):
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.dynamic_slice"(%arg25, %arg26, %24) <{slice_sizes = array<i64: 1, 3>}> : (tensor<33x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x3xi32>) -> tensor<3xi32>
    "func.return"(%26) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call_2", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<3xi32>, %arg22: tensor<3xi32>, %arg23: tensor<3xi32>, %arg24: tensor<3xi32>):
    %21 = "stablehlo.multiply"(%arg21, %arg23) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %22 = "stablehlo.multiply"(%arg23, %arg22) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %23 = "stablehlo.add"(%22, %arg24) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    "func.return"(%21, %23, %21, %23) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<33x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<33x3xi32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_3", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<33x3xi32>, %arg19: tensor<3xi32>, %arg20: tensor<i32>):
    %18 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1x3xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.dynamic_update_slice"(%arg18, %18, %arg20, %19) : (tensor<33x3xi32>, tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<33x3xi32>
    "func.return"(%20) : (tensor<33x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x3xi32>, tensor<i32>) -> tensor<3xi32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_4", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<5x3xi32>, %arg17: tensor<i32>):
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.dynamic_slice"(%arg16, %arg17, %15) <{slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x3xi32>) -> tensor<3xi32>
    "func.return"(%17) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call_5", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<3xi32>, %arg13: tensor<3xi32>, %arg14: tensor<3xi32>, %arg15: tensor<3xi32>):
    %12 = "stablehlo.multiply"(%arg14, %arg12) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %13 = "stablehlo.multiply"(%arg12, %arg15) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %14 = "stablehlo.add"(%13, %arg13) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    "func.return"(%12, %14, %12, %14) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<5x3xi32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_6", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<5x3xi32>, %arg10: tensor<3xi32>, %arg11: tensor<i32>):
    %9 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.dynamic_update_slice"(%arg9, %9, %arg11, %10) : (tensor<5x3xi32>, tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<5x3xi32>
    "func.return"(%11) : (tensor<5x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x601xi32>, tensor<i32>) -> tensor<601xi32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_7", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<3x601xi32>, %arg8: tensor<i32>):
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.dynamic_slice"(%arg7, %arg8, %6) <{slice_sizes = array<i64: 1, 601>}> : (tensor<3x601xi32>, tensor<i32>, tensor<i32>) -> tensor<1x601xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x601xi32>) -> tensor<601xi32>
    "func.return"(%8) : (tensor<601xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>) -> (tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call_8", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<601xi32>, %arg4: tensor<601xi32>, %arg5: tensor<601xi32>, %arg6: tensor<601xi32>):
    %3 = "stablehlo.multiply"(%arg3, %arg5) : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi32>
    %4 = "stablehlo.multiply"(%arg5, %arg4) : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi32>
    %5 = "stablehlo.add"(%4, %arg6) : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi32>
    "func.return"(%3, %5, %3, %5) : (tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x601xi32>, tensor<601xi32>, tensor<i32>) -> tensor<3x601xi32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_9", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x601xi32>, %arg1: tensor<601xi32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<601xi32>) -> tensor<1x601xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1) : (tensor<3x601xi32>, tensor<1x601xi32>, tensor<i32>, tensor<i32>) -> tensor<3x601xi32>
    "func.return"(%2) : (tensor<3x601xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
