"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<15xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<12xf32>):
    %58 = "stablehlo.constant"() <{value = dense<[-59.9633484, 98.0010757, -56.6762848, 13.9312611, -1.23916578]> : tensor<5xf32>}> : () -> tensor<5xf32>
    %59 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.95448864, 4.67627907, 86.3602447, -225.462692, 200.260208, -82.0372238, 15.9056225, -1.18331623]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %60 = "stablehlo.constant"() <{value = dense<[3.23774886, 6.91522884, 3.93881035, 1.33303463, 0.201485395, 0.0123716639, 3.01581546E-4, 2.65806966E-6, 6.23974561E-9]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %61 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 6.02427053, 3.67983556, 1.37702096, 2.162370e-01, 1.342040e-02, 3.28014459E-4, 2.89247873E-6, 6.79019418E-9]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %62 = "stablehlo.constant"() <{value = dense<[4.05544901, 31.5251102, 57.1628189, 44.0805092, 14.6849566, 2.18663311, -0.140256077, -0.035042461, -8.57456762E-4]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %63 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 15.7799883, 45.3907623, 41.3172035, 15.0425386, 2.5046494, -0.142182916, -0.0380806401, -9.33259492E-4]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %64 = "stablehlo.negate"(%arg14) : (tensor<12xf32>) -> tensor<12xf32>
    %65 = "stablehlo.exponential"(%64) : (tensor<12xf32>) -> tensor<12xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %68 = "stablehlo.add"(%67, %65) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %71 = "stablehlo.divide"(%70, %68) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %72 = "stablehlo.negate"(%arg14) : (tensor<12xf32>) -> tensor<12xf32>
    %73 = "stablehlo.exponential"(%72) : (tensor<12xf32>) -> tensor<12xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %76 = "stablehlo.add"(%75, %73) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %79 = "stablehlo.divide"(%78, %76) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %82 = "stablehlo.subtract"(%81, %79) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %83 = "stablehlo.divide"(%79, %82) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %84 = "stablehlo.log"(%83) : (tensor<12xf32>) -> tensor<12xf32>
    %85 = "stablehlo.abs"(%arg14) : (tensor<12xf32>) -> tensor<12xf32>
    %86 = "stablehlo.abs"(%arg14) : (tensor<12xf32>) -> tensor<12xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %89 = "stablehlo.compare"(%85, %88) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %90 = "stablehlo.compare"(%86, %86) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %91 = "stablehlo.or"(%89, %90) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %92 = "stablehlo.log"(%86) : (tensor<12xf32>) -> tensor<12xf32>
    %93 = "stablehlo.multiply"(%85, %92) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %94 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %96 = "func.call"(%91, %93, %95) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %97 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %99 = "stablehlo.subtract"(%arg14, %98) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %102 = "stablehlo.divide"(%99, %101) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %105 = "stablehlo.multiply"(%102, %104) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %106 = "stablehlo.abs"(%105) : (tensor<12xf32>) -> tensor<12xf32>
    %107 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %109 = "stablehlo.compare"(%106, %108) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %110 = "chlo.erf"(%105) : (tensor<12xf32>) -> tensor<12xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %113 = "stablehlo.add"(%112, %110) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %116 = "stablehlo.compare"(%105, %115) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %117 = "chlo.erfc"(%106) : (tensor<12xf32>) -> tensor<12xf32>
    %118 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %120 = "stablehlo.subtract"(%119, %117) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %121 = "chlo.erfc"(%106) : (tensor<12xf32>) -> tensor<12xf32>
    %122 = "stablehlo.select"(%116, %120, %121) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %123 = "stablehlo.select"(%109, %113, %122) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %124 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %126 = "stablehlo.multiply"(%125, %123) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %127 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %128 = "chlo.square"(%127) : (tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.multiply"(%129, %128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.log"(%130) : (tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %134 = "stablehlo.subtract"(%arg14, %133) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %135 = "chlo.square"(%134) : (tensor<12xf32>) -> tensor<12xf32>
    %136 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %137 = "stablehlo.divide"(%135, %136) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %138 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %139 = "stablehlo.add"(%138, %137) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %140 = "stablehlo.constant"() <{value = dense<-2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %142 = "stablehlo.divide"(%139, %141) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %143 = "stablehlo.abs"(%arg14) : (tensor<12xf32>) -> tensor<12xf32>
    %144 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %146 = "stablehlo.add"(%143, %145) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %147 = "chlo.lgamma"(%146) : (tensor<12xf32>) -> tensor<12xf32>
    %148 = "stablehlo.abs"(%arg14) : (tensor<12xf32>) -> tensor<12xf32>
    %149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %151 = "stablehlo.compare"(%148, %150) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %152 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %154 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %156 = "stablehlo.compare"(%148, %155) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %157 = "stablehlo.compare"(%148, %148) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %158 = "stablehlo.or"(%156, %157) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %159 = "stablehlo.log"(%148) : (tensor<12xf32>) -> tensor<12xf32>
    %160 = "stablehlo.multiply"(%148, %159) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %161 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %163 = "func.call"(%158, %160, %162) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %164 = "stablehlo.negate"(%163) : (tensor<12xf32>) -> tensor<12xf32>
    %165 = "stablehlo.select"(%151, %153, %164) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %166 = "stablehlo.negate"(%arg14) : (tensor<12xf32>) -> tensor<12xf32>
    %167 = "stablehlo.exponential"(%166) : (tensor<12xf32>) -> tensor<12xf32>
    %168 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %170 = "stablehlo.add"(%169, %167) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %171 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %173 = "stablehlo.divide"(%172, %170) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %174 = "stablehlo.constant"() <{value = dense<0.864664733> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %176 = "stablehlo.compare"(%173, %175) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %177 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %179 = "stablehlo.subtract"(%178, %173) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %180 = "func.call"(%176, %179, %173) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %181 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %183 = "stablehlo.compare"(%180, %182) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %184 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %186 = "func.call"(%183, %185, %180) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %187 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %189 = "stablehlo.subtract"(%186, %188) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %190 = "chlo.square"(%189) : (tensor<12xf32>) -> tensor<12xf32>
    %191 = "stablehlo.multiply"(%189, %190) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %192 = "func.call"(%58, %190) <{callee = @polyval}> : (tensor<5xf32>, tensor<12xf32>) -> tensor<12xf32>
    %193 = "func.call"(%59, %190) <{callee = @polyval_0}> : (tensor<9xf32>, tensor<12xf32>) -> tensor<12xf32>
    %194 = "stablehlo.divide"(%192, %193) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %195 = "stablehlo.multiply"(%191, %194) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %196 = "stablehlo.add"(%189, %195) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %197 = "stablehlo.constant"() <{value = dense<-2.50662827> : tensor<f32>}> : () -> tensor<f32>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %199 = "stablehlo.multiply"(%196, %198) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %200 = "stablehlo.log"(%186) : (tensor<12xf32>) -> tensor<12xf32>
    %201 = "stablehlo.constant"() <{value = dense<-2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %203 = "stablehlo.multiply"(%202, %200) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %204 = "stablehlo.sqrt"(%203) : (tensor<12xf32>) -> tensor<12xf32>
    %205 = "stablehlo.log"(%204) : (tensor<12xf32>) -> tensor<12xf32>
    %206 = "stablehlo.divide"(%205, %204) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %207 = "stablehlo.subtract"(%204, %206) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %208 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %210 = "stablehlo.divide"(%209, %204) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %211 = "func.call"(%60, %210) <{callee = @polyval_0}> : (tensor<9xf32>, tensor<12xf32>) -> tensor<12xf32>
    %212 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %214 = "stablehlo.divide"(%213, %204) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %215 = "func.call"(%61, %214) <{callee = @polyval_0}> : (tensor<9xf32>, tensor<12xf32>) -> tensor<12xf32>
    %216 = "stablehlo.divide"(%211, %215) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %217 = "stablehlo.divide"(%216, %204) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %218 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %220 = "stablehlo.divide"(%219, %204) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %221 = "func.call"(%62, %220) <{callee = @polyval_0}> : (tensor<9xf32>, tensor<12xf32>) -> tensor<12xf32>
    %222 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %224 = "stablehlo.divide"(%223, %204) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %225 = "func.call"(%63, %224) <{callee = @polyval_0}> : (tensor<9xf32>, tensor<12xf32>) -> tensor<12xf32>
    %226 = "stablehlo.divide"(%221, %225) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %227 = "stablehlo.divide"(%226, %204) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %228 = "stablehlo.subtract"(%207, %217) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %229 = "stablehlo.subtract"(%207, %227) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %230 = "stablehlo.constant"() <{value = dense<0.135335281> : tensor<f32>}> : () -> tensor<f32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %232 = "stablehlo.compare"(%186, %231) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %233 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %235 = "stablehlo.compare"(%204, %234) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %236 = "func.call"(%235, %228, %229) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %237 = "func.call"(%232, %199, %236) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %238 = "stablehlo.constant"() <{value = dense<0.864664733> : tensor<f32>}> : () -> tensor<f32>
    %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %240 = "stablehlo.compare"(%173, %239) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %241 = "stablehlo.negate"(%237) : (tensor<12xf32>) -> tensor<12xf32>
    %242 = "func.call"(%240, %237, %241) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %243 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %247 = "stablehlo.compare"(%173, %246) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %248 = "stablehlo.negate"(%244) : (tensor<12xf32>) -> tensor<12xf32>
    %249 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %251 = "stablehlo.compare"(%173, %250) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %252 = "func.call"(%251, %244, %242) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %253 = "func.call"(%247, %248, %252) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %254 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %255 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %256 = "stablehlo.multiply"(%253, %255) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %257 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %259 = "stablehlo.add"(%256, %258) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %260 = "stablehlo.convert"(%259) : (tensor<12xf32>) -> tensor<12xf64>
    %261 = "stablehlo.convert"(%260) : (tensor<12xf64>) -> tensor<12xf32>
    %262 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %264 = "stablehlo.compare"(%arg14, %263) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %265 = "stablehlo.negate"(%arg14) : (tensor<12xf32>) -> tensor<12xf32>
    %266 = "stablehlo.constant"() <{value = dense<-1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %267 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %268 = "stablehlo.maximum"(%arg14, %267) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %269 = "func.call"(%264, %265, %268) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %270 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %272 = "stablehlo.multiply"(%269, %271) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %273 = "stablehlo.abs"(%272) : (tensor<12xf32>) -> tensor<12xf32>
    %274 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %276 = "stablehlo.compare"(%273, %275) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %277 = "chlo.erf"(%272) : (tensor<12xf32>) -> tensor<12xf32>
    %278 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %279 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %280 = "stablehlo.add"(%279, %277) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %281 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %283 = "stablehlo.compare"(%272, %282) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %284 = "chlo.erfc"(%273) : (tensor<12xf32>) -> tensor<12xf32>
    %285 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %287 = "stablehlo.subtract"(%286, %284) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %288 = "chlo.erfc"(%273) : (tensor<12xf32>) -> tensor<12xf32>
    %289 = "stablehlo.select"(%283, %287, %288) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %290 = "stablehlo.select"(%276, %280, %289) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %291 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %293 = "stablehlo.multiply"(%292, %290) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %294 = "stablehlo.negate"(%293) : (tensor<12xf32>) -> tensor<12xf32>
    %295 = "stablehlo.constant"() <{value = dense<-1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %297 = "stablehlo.compare"(%arg14, %296) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %298 = "stablehlo.log"(%293) : (tensor<12xf32>) -> tensor<12xf32>
    %299 = "stablehlo.constant"() <{value = dense<-1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %300 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %301 = "stablehlo.minimum"(%arg14, %300) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %302 = "chlo.square"(%301) : (tensor<12xf32>) -> tensor<12xf32>
    %303 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %304 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %305 = "stablehlo.multiply"(%304, %302) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %306 = "stablehlo.negate"(%301) : (tensor<12xf32>) -> tensor<12xf32>
    %307 = "stablehlo.log"(%306) : (tensor<12xf32>) -> tensor<12xf32>
    %308 = "stablehlo.subtract"(%305, %307) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %309 = "stablehlo.constant"() <{value = dense<0.918938517> : tensor<f32>}> : () -> tensor<f32>
    %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %311 = "stablehlo.subtract"(%308, %310) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %312 = "chlo.square"(%301) : (tensor<12xf32>) -> tensor<12xf32>
    %313 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %314 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %315 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %317 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %319 = "stablehlo.divide"(%318, %312) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %320 = "stablehlo.add"(%316, %319) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %321 = "stablehlo.multiply"(%312, %312) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %322 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %323 = "stablehlo.broadcast_in_dim"(%322) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %324 = "stablehlo.divide"(%323, %321) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %325 = "stablehlo.add"(%314, %324) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %326 = "stablehlo.multiply"(%321, %312) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %327 = "stablehlo.constant"() <{value = dense<1.500000e+01> : tensor<f32>}> : () -> tensor<f32>
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %329 = "stablehlo.divide"(%328, %326) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %330 = "stablehlo.add"(%320, %329) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %331 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %332 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %333 = "stablehlo.add"(%332, %325) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %334 = "stablehlo.subtract"(%333, %330) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %335 = "stablehlo.log"(%334) : (tensor<12xf32>) -> tensor<12xf32>
    %336 = "stablehlo.add"(%311, %335) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %337 = "func.call"(%297, %298, %336) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %338 = "func.call"(%264, %294, %337) <{callee = @_where}> : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %339 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<4xf32>
    %340 = "func.call"(%339) <{callee = @_flip}> : (tensor<4xf32>) -> tensor<4xf32>
    %341 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 2>}> : (tensor<12xf32>) -> tensor<1x1x12xf32>
    %342 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %343 = "stablehlo.convolution"(%341, %342) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<3> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<1x1x12xf32>, tensor<1x1x4xf32>) -> tensor<1x1x15xf32>
    %344 = "stablehlo.reshape"(%343) : (tensor<1x1x15xf32>) -> tensor<15xf32>
    "func.return"(%71, %84, %96, %126, %142, %147, %165, %261, %338, %344) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<15xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<12xi1>, %arg12: tensor<12xf32>, %arg13: tensor<12xf32>):
    %57 = "stablehlo.select"(%arg11, %arg12, %arg13) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%57) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "polyval", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<5xf32>, %arg10: tensor<12xf32>):
    %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %40 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<0xf32>
    %41 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<5xf32>
    %42 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1xf32>) -> tensor<f32>
    %44 = "func.call"(%arg10, %39, %43) <{callee = @closed_call}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %45 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1xf32>) -> tensor<f32>
    %47 = "func.call"(%arg10, %44, %46) <{callee = @closed_call}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %48 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<1xf32>) -> tensor<f32>
    %50 = "func.call"(%arg10, %47, %49) <{callee = @closed_call}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %51 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1xf32>) -> tensor<f32>
    %53 = "func.call"(%arg10, %50, %52) <{callee = @closed_call}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %54 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 5>, start_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1xf32>) -> tensor<f32>
    %56 = "func.call"(%arg10, %53, %55) <{callee = @closed_call}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    "func.return"(%56) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<12xf32>, %arg7: tensor<12xf32>, %arg8: tensor<f32>):
    %35 = "stablehlo.multiply"(%arg7, %arg6) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %36 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%37) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xf32>, tensor<12xf32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "polyval_0", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<9xf32>, %arg5: tensor<12xf32>):
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %6 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<0xf32>
    %7 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<9xf32>
    %8 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
    %10 = "func.call"(%arg5, %5, %9) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %11 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
    %13 = "func.call"(%arg5, %10, %12) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %14 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1xf32>) -> tensor<f32>
    %16 = "func.call"(%arg5, %13, %15) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %17 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1xf32>) -> tensor<f32>
    %19 = "func.call"(%arg5, %16, %18) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %20 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 5>, start_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1xf32>) -> tensor<f32>
    %22 = "func.call"(%arg5, %19, %21) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %23 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 6>, start_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1xf32>) -> tensor<f32>
    %25 = "func.call"(%arg5, %22, %24) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %26 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 7>, start_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1xf32>) -> tensor<f32>
    %28 = "func.call"(%arg5, %25, %27) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %29 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 8>, start_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1xf32>) -> tensor<f32>
    %31 = "func.call"(%arg5, %28, %30) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %32 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 9>, start_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1xf32>) -> tensor<f32>
    %34 = "func.call"(%arg5, %31, %33) <{callee = @closed_call_1}> : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    "func.return"(%34) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>, res_attrs = [{}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<f32>):
    %1 = "stablehlo.multiply"(%arg2, %arg1) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%3) : (tensor<12xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_flip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
