"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> (tensor<4x4xf32>, tensor<3x3xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<12xf32>):
    %39 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<4xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %44 = "stablehlo.add"(%40, %43) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %45 = "stablehlo.compare"(%44, %41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %46 = "stablehlo.convert"(%45) : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %47 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %49 = "stablehlo.sine"(%39) : (tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.cosine"(%39) : (tensor<4xf32>) -> tensor<4xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %53 = "stablehlo.multiply"(%48, %52) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %54 = "stablehlo.cosine"(%39) : (tensor<4xf32>) -> tensor<4xf32>
    %55 = "stablehlo.sine"(%39) : (tensor<4xf32>) -> tensor<4xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %58 = "stablehlo.multiply"(%48, %57) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %59 = "stablehlo.negate"(%58) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %60 = "stablehlo.multiply"(%39, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %61 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %63 = "stablehlo.multiply"(%62, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %66 = "stablehlo.multiply"(%48, %65) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %67 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %69 = "stablehlo.multiply"(%68, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %70 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %72 = "stablehlo.multiply"(%71, %48) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %73 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi64>
    %74 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
    %75 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
    %77 = "stablehlo.add"(%73, %76) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
    %78 = "stablehlo.compare"(%77, %74) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %79 = "stablehlo.convert"(%78) : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %80 = "stablehlo.slice"(%79) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1x1xf32>) -> tensor<1xf32>
    %82 = "stablehlo.convert"(%81) : (tensor<1xf32>) -> tensor<1xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x4xf32>
    %84 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %85 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %86 = "stablehlo.multiply"(%84, %83) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %87 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %89 = "stablehlo.multiply"(%85, %88) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %90 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %91 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %92 = "stablehlo.multiply"(%83, %90) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %93 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %95 = "stablehlo.multiply"(%94, %91) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %96 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %97 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %98 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %100 = "stablehlo.multiply"(%89, %99) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %101 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %103 = "stablehlo.multiply"(%102, %97) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %104 = "stablehlo.add"(%100, %103) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %105 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %106 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %107 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %109 = "stablehlo.multiply"(%95, %108) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %110 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %112 = "stablehlo.multiply"(%111, %106) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %113 = "stablehlo.add"(%109, %112) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %114 = "stablehlo.add"(%104, %113) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %115 = "stablehlo.slice"(%114) <{limit_indices = array<i64: 4, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %116 = "stablehlo.reshape"(%115) : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
    %117 = "stablehlo.transpose"(%116) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %118 = "stablehlo.slice"(%117) <{limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %119 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<3xf32>
    %120 = "stablehlo.tanh"(%119) : (tensor<3xf32>) -> tensor<3xf32>
    %121 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %123 = "stablehlo.subtract"(%122, %120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %124 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %125 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %126 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %128 = "stablehlo.add"(%124, %127) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %129 = "stablehlo.compare"(%128, %125) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %130 = "stablehlo.convert"(%129) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %131 = "stablehlo.slice"(%130) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %132 = "stablehlo.convert"(%131) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %133 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %135 = "stablehlo.multiply"(%132, %134) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %136 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %138 = "stablehlo.multiply"(%135, %137) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %139 = "stablehlo.add"(%135, %138) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %140 = "stablehlo.slice"(%139) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %141 = "func.call"(%arg19) <{callee = @cumsum}> : (tensor<12xf32>) -> tensor<12xf32>
    %142 = "func.call"(%arg19) <{callee = @sort}> : (tensor<12xf32>) -> tensor<12x1xui32>
    %143 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.reduce"(%arg19, %143) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %196 = "stablehlo.maximum"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%196) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.reshape"(%144) : (tensor<f32>) -> tensor<1xf32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<12xf32>
    %147 = "stablehlo.compare"(%arg19, %146) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %148 = "stablehlo.convert"(%147) : (tensor<12xi1>) -> tensor<12xf32>
    %149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.reduce"(%148, %149) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %195 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%195) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %151:2 = "func.call"(%arg19) <{callee = @norm}> : (tensor<12xf32>) -> (tensor<f32>, tensor<f32>)
    %152 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.multiply"(%144, %152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %154 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.multiply"(%154, %151#0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %156 = "func.call"(%arg19, %151#1, %153) <{callee = @norm_1}> : (tensor<12xf32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %157 = "stablehlo.divide"(%155, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %159 = "stablehlo.multiply"(%158, %148) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %160 = "stablehlo.add"(%156, %159) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %161 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %163 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.pad"(%162, %163) <{edge_padding_high = array<i64: 9>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<12xf32>
    %165 = "func.call"(%142, %164) <{callee = @sort_2}> : (tensor<12x1xui32>, tensor<12xf32>) -> tensor<12xf32>
    %166 = "stablehlo.add"(%160, %165) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %167 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.reduce"(%arg19, %167) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %194 = "stablehlo.maximum"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%194) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %169 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.maximum"(%169, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.is_finite"(%170) : (tensor<f32>) -> tensor<i1>
    %172 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.select"(%171, %170, %172) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<12xf32>
    %176 = "stablehlo.subtract"(%arg19, %175) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %177 = "stablehlo.exponential"(%176) : (tensor<12xf32>) -> tensor<12xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.reduce"(%177, %178) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %193 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%193) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %180 = "stablehlo.abs"(%179) : (tensor<f32>) -> tensor<f32>
    %181 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.compare"(%179, %181) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %183 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.divide"(%183, %180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %186 = "stablehlo.select"(%182, %185, %184) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %187 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %188 = "stablehlo.select"(%182, %184, %187) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %189 = "stablehlo.negate"(%186) : (tensor<f32>) -> tensor<f32>
    %190 = "stablehlo.add"(%188, %189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %192 = "stablehlo.multiply"(%191, %177) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%118, %140, %141, %166, %192) : (tensor<4x4xf32>, tensor<3x3xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<12xf32>):
    %38 = "func.call"(%arg18) <{callee = @cumsum_0}> : (tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%38) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xf32>) -> tensor<12xf32>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<12xf32>):
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.reduce_window"(%arg15, %35) <{base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %37 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    "func.return"(%36) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> tensor<12x1xui32>, res_attrs = [{}], sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<12xf32>):
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xui32>
    %17:2 = "stablehlo.sort"(%arg10, %16) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>, %arg13: tensor<ui32>, %arg14: tensor<ui32>):
      %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %20 = "stablehlo.compare"(%arg11, %19) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %22 = "stablehlo.select"(%20, %21, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %23 = "stablehlo.compare"(%arg11, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %25 = "stablehlo.select"(%23, %24, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.compare"(%arg12, %26) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %29 = "stablehlo.select"(%27, %28, %arg12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %30 = "stablehlo.compare"(%arg12, %arg12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.select"(%30, %31, %29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %33 = "stablehlo.compare"(%25, %32) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }) : (tensor<12xf32>, tensor<12xui32>) -> (tensor<12xf32>, tensor<12xui32>)
    %18 = "stablehlo.broadcast_in_dim"(%17#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xui32>) -> tensor<12x1xui32>
    "func.return"(%18) : (tensor<12x1xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> (tensor<f32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "norm", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<12xf32>):
    %9 = "stablehlo.multiply"(%arg7, %arg7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %15 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.sqrt"(%11) : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.divide"(%13, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%12, %14) : (tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xf32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "norm_1", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<12xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>):
    %4 = "stablehlo.multiply"(%arg6, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %6 = "stablehlo.multiply"(%arg4, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %7 = "stablehlo.multiply"(%5, %arg4) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%8) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12x1xui32>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "sort_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<12x1xui32>, %arg1: tensor<12xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %2 = "stablehlo.scatter"(%1, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<12x1xui32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%2) : (tensor<12xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
