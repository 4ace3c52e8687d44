"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<5xi32>) -> (tensor<6x4xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x6x5xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x5x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<complex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<24xcomplex<f32>>, tensor<4xi64>, tensor<3x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2x1x4xcomplex<f32>>, tensor<complex<f32>>, tensor<f32>, tensor<3x3xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<2x3x4xcomplex<f32>>, %arg18: tensor<4x3xcomplex<f32>>, %arg19: tensor<5xi32>):
    %94 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,-1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %95 = "stablehlo.reshape"(%arg17) : (tensor<2x3x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %96 = "stablehlo.transpose"(%arg17) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
    %97 = "stablehlo.reverse"(%arg17) <{dimensions = array<i64: 1>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %98 = "stablehlo.slice"(%arg17) <{limit_indices = array<i64: 1, 3, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %99 = "stablehlo.reshape"(%98) : (tensor<1x2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %101 = "func.call"(%arg17, %100) <{callee = @_pad}> : (tensor<2x3x4xcomplex<f32>>, tensor<i64>) -> tensor<2x6x5xcomplex<f32>>
    %102 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %104 = "stablehlo.multiply"(%arg17, %103) : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %105 = "stablehlo.concatenate"(%arg17, %104) <{dimension = 1 : i64}> : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %108 = "stablehlo.compare"(%arg19, %107) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %109 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %111 = "stablehlo.add"(%arg19, %110) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %112 = "stablehlo.select"(%108, %111, %arg19) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %114 = "stablehlo.gather"(%arg17, %113) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 4>}> : (tensor<2x3x4xcomplex<f32>>, tensor<5x1xi32>) -> tensor<2x5x4xcomplex<f32>>
    %115 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %117 = "stablehlo.compare"(%arg19, %116) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %118 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %120 = "stablehlo.add"(%arg19, %119) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %121 = "stablehlo.select"(%117, %120, %arg19) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %123 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x4xcomplex<f32>>
    %125 = "stablehlo.scatter"(%arg17, %122, %124) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<complex<f32>>, %arg29: tensor<complex<f32>>):
      "stablehlo.return"(%arg29) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3x4xcomplex<f32>>, tensor<5x1xi32>, tensor<2x5x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %126 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x3xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %127 = "stablehlo.reshape"(%126) : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
    %128 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %130 = "stablehlo.compare"(%arg19, %129) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %131 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %133 = "stablehlo.add"(%arg19, %132) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %134 = "stablehlo.select"(%130, %133, %arg19) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %137 = "stablehlo.convert"(%136) : (tensor<5xi64>) -> tensor<5xi32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %139 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %140 = "stablehlo.concatenate"(%138, %139) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %141 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
    %142 = "stablehlo.scatter"(%arg17, %140, %141) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg26: tensor<complex<f32>>, %arg27: tensor<complex<f32>>):
      %236 = "stablehlo.add"(%arg26, %arg27) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%236) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3x4xcomplex<f32>>, tensor<5x2xi32>, tensor<5x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %143 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1xi32>
    %144 = "stablehlo.reshape"(%143) : (tensor<1xi32>) -> tensor<i32>
    %145 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1xi32>
    %146 = "stablehlo.reshape"(%145) : (tensor<1xi32>) -> tensor<i32>
    %147 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1xi32>
    %148 = "stablehlo.reshape"(%147) : (tensor<1xi32>) -> tensor<i32>
    %149 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %150 = "stablehlo.compare"(%144, %149) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %151 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %152 = "stablehlo.add"(%144, %151) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %153 = "stablehlo.select"(%150, %152, %144) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155 = "stablehlo.compare"(%146, %154) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %156 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %157 = "stablehlo.add"(%146, %156) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %158 = "stablehlo.select"(%155, %157, %146) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %159 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %160 = "stablehlo.compare"(%148, %159) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %161 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %162 = "stablehlo.add"(%148, %161) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %163 = "stablehlo.select"(%160, %162, %148) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %164 = "stablehlo.dynamic_slice"(%arg17, %153, %158, %163) <{slice_sizes = array<i64: 1, 2, 2>}> : (tensor<2x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
    %165 = "stablehlo.slice"(%arg17) <{limit_indices = array<i64: 1, 3, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %166 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %167 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %168 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %169 = "stablehlo.dynamic_update_slice"(%arg17, %165, %166, %167, %168) : (tensor<2x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x4xcomplex<f32>>
    %170 = "stablehlo.dot_general"(%arg17, %arg18) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %171 = "stablehlo.real"(%arg17) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %172 = "stablehlo.imag"(%arg17) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %173 = "stablehlo.negate"(%172) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %174 = "stablehlo.complex"(%171, %173) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xcomplex<f32>>
    %175 = "stablehlo.dot_general"(%arg17, %174) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %176 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %177 = "stablehlo.reduce"(%arg17, %176) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg24: tensor<complex<f32>>, %arg25: tensor<complex<f32>>):
      %235 = "stablehlo.add"(%arg24, %arg25) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%235) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %178 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %179 = "stablehlo.reduce"(%arg17, %178) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg22: tensor<complex<f32>>, %arg23: tensor<complex<f32>>):
      %234 = "stablehlo.add"(%arg22, %arg23) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%234) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %180 = "stablehlo.constant"() <{value = dense<(2.400000e+01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %181 = "stablehlo.divide"(%179, %180) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %182 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %183 = "stablehlo.reduce"(%arg17, %182) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg20: tensor<complex<f32>>, %arg21: tensor<complex<f32>>):
      %233 = "stablehlo.multiply"(%arg20, %arg21) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%233) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %184 = "func.call"(%arg17) <{callee = @cumsum}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %185 = "stablehlo.reshape"(%arg17) : (tensor<2x3x4xcomplex<f32>>) -> tensor<24xcomplex<f32>>
    %186 = "func.call"(%185) <{callee = @sort}> : (tensor<24xcomplex<f32>>) -> tensor<24xcomplex<f32>>
    %187 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 4, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x3xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %188 = "stablehlo.reshape"(%187) : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %189 = "func.call"(%188) <{callee = @argsort}> : (tensor<4xcomplex<f32>>) -> tensor<4xi64>
    %190 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %191 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %192 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %194 = "stablehlo.add"(%190, %193) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %195 = "stablehlo.compare"(%194, %191) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %196 = "stablehlo.convert"(%195) : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %197 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %199 = "stablehlo.multiply"(%196, %198) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %200 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %201 = "stablehlo.reshape"(%200) : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %203 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xcomplex<f32>>
    %204 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %206 = "stablehlo.real"(%arg17) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %207 = "stablehlo.imag"(%arg17) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %208 = "stablehlo.real"(%205) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %209 = "stablehlo.imag"(%205) : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %210 = "stablehlo.add"(%206, %207) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %211 = "stablehlo.convolution"(%210, %208) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<2x3x4xf32>, tensor<1x3x3xf32>) -> tensor<2x1x4xf32>
    %212 = "stablehlo.subtract"(%209, %208) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %213 = "stablehlo.convolution"(%206, %212) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<2x3x4xf32>, tensor<1x3x3xf32>) -> tensor<2x1x4xf32>
    %214 = "stablehlo.add"(%208, %209) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %215 = "stablehlo.convolution"(%207, %214) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<2x3x4xf32>, tensor<1x3x3xf32>) -> tensor<2x1x4xf32>
    %216 = "stablehlo.subtract"(%211, %215) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %217 = "stablehlo.add"(%211, %213) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %218 = "stablehlo.complex"(%216, %217) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xcomplex<f32>>
    %219 = "stablehlo.real"(%arg18) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %220 = "stablehlo.imag"(%arg18) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %221 = "stablehlo.negate"(%220) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %222 = "stablehlo.complex"(%219, %221) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xcomplex<f32>>
    %223 = "stablehlo.reshape"(%222) : (tensor<4x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
    %224 = "stablehlo.reshape"(%arg18) : (tensor<4x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
    %225 = "stablehlo.dot_general"(%223, %224) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<complex<f32>>
    %226 = "func.call"(%arg17) <{callee = @norm}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<f32>
    %227 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %228 = "stablehlo.real"(%arg18) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %229 = "stablehlo.imag"(%arg18) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %230 = "stablehlo.negate"(%229) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %231 = "stablehlo.complex"(%228, %230) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xcomplex<f32>>
    %232 = "stablehlo.dot_general"(%227, %231) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    "func.return"(%95, %96, %97, %99, %101, %105, %114, %125, %142, %164, %169, %170, %175, %177, %181, %183, %184, %186, %189, %199, %94, %202, %203, %218, %225, %226, %232) : (tensor<6x4xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x6x5xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x5x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<complex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<24xcomplex<f32>>, tensor<4xi64>, tensor<3x3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2x1x4xcomplex<f32>>, tensor<complex<f32>>, tensor<f32>, tensor<3x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x3x4xcomplex<f32>>, tensor<i64>) -> tensor<2x6x5xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x3x4xcomplex<f32>>, %arg16: tensor<i64>):
    %92 = "stablehlo.convert"(%arg16) : (tensor<i64>) -> tensor<complex<f32>>
    %93 = "stablehlo.pad"(%arg15, %92) <{edge_padding_high = array<i64: 0, 2, 1>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x5xcomplex<f32>>
    "func.return"(%93) : (tensor<2x6x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<2x3x4xcomplex<f32>>):
    %91 = "func.call"(%arg14) <{callee = @cumsum_0}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    "func.return"(%91) : (tensor<2x3x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<2x3x4xcomplex<f32>>):
    %87 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %89 = "stablehlo.reduce_window"(%arg11, %88) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg12: tensor<complex<f32>>, %arg13: tensor<complex<f32>>):
      %90 = "stablehlo.add"(%arg12, %arg13) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%90) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    "func.return"(%89) : (tensor<2x3x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<24xcomplex<f32>>) -> tensor<24xcomplex<f32>>, res_attrs = [{}], sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<24xcomplex<f32>>):
    %49 = "stablehlo.sort"(%arg8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg9: tensor<complex<f32>>, %arg10: tensor<complex<f32>>):
      %50 = "stablehlo.real"(%arg9) : (tensor<complex<f32>>) -> tensor<f32>
      %51 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %52 = "stablehlo.compare"(%50, %51) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %54 = "stablehlo.select"(%52, %53, %50) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %55 = "stablehlo.compare"(%50, %50) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %56 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %57 = "stablehlo.select"(%55, %56, %54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %58 = "stablehlo.imag"(%arg9) : (tensor<complex<f32>>) -> tensor<f32>
      %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %60 = "stablehlo.compare"(%58, %59) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %62 = "stablehlo.select"(%60, %61, %58) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %63 = "stablehlo.compare"(%58, %58) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %64 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %65 = "stablehlo.select"(%63, %64, %62) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %66 = "stablehlo.real"(%arg10) : (tensor<complex<f32>>) -> tensor<f32>
      %67 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.compare"(%66, %67) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %70 = "stablehlo.select"(%68, %69, %66) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %71 = "stablehlo.compare"(%66, %66) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %72 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %73 = "stablehlo.select"(%71, %72, %70) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %74 = "stablehlo.imag"(%arg10) : (tensor<complex<f32>>) -> tensor<f32>
      %75 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %76 = "stablehlo.compare"(%74, %75) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %78 = "stablehlo.select"(%76, %77, %74) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %79 = "stablehlo.compare"(%74, %74) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %80 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %81 = "stablehlo.select"(%79, %80, %78) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %82 = "stablehlo.compare"(%65, %81) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %83 = "stablehlo.compare"(%57, %73) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %84 = "stablehlo.compare"(%57, %73) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %85 = "stablehlo.and"(%84, %82) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %86 = "stablehlo.or"(%83, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%86) : (tensor<i1>) -> ()
    }) : (tensor<24xcomplex<f32>>) -> tensor<24xcomplex<f32>>
    "func.return"(%49) : (tensor<24xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xcomplex<f32>>) -> tensor<4xi64>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4xcomplex<f32>>):
    %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
    %11:2 = "stablehlo.sort"(%arg3, %10) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>, %arg6: tensor<i64>, %arg7: tensor<i64>):
      %12 = "stablehlo.real"(%arg4) : (tensor<complex<f32>>) -> tensor<f32>
      %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %14 = "stablehlo.compare"(%12, %13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %16 = "stablehlo.select"(%14, %15, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %17 = "stablehlo.compare"(%12, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %19 = "stablehlo.select"(%17, %18, %16) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = "stablehlo.imag"(%arg4) : (tensor<complex<f32>>) -> tensor<f32>
      %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %22 = "stablehlo.compare"(%20, %21) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %24 = "stablehlo.select"(%22, %23, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %25 = "stablehlo.compare"(%20, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %26 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.select"(%25, %26, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %28 = "stablehlo.real"(%arg5) : (tensor<complex<f32>>) -> tensor<f32>
      %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %30 = "stablehlo.compare"(%28, %29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.select"(%30, %31, %28) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %33 = "stablehlo.compare"(%28, %28) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %34 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %35 = "stablehlo.select"(%33, %34, %32) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %36 = "stablehlo.imag"(%arg5) : (tensor<complex<f32>>) -> tensor<f32>
      %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %38 = "stablehlo.compare"(%36, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %40 = "stablehlo.select"(%38, %39, %36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %41 = "stablehlo.compare"(%36, %36) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %42 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %43 = "stablehlo.select"(%41, %42, %40) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %44 = "stablehlo.compare"(%27, %43) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %45 = "stablehlo.compare"(%19, %35) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %46 = "stablehlo.compare"(%19, %35) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %47 = "stablehlo.and"(%46, %44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %48 = "stablehlo.or"(%45, %47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%48) : (tensor<i1>) -> ()
    }) : (tensor<4xcomplex<f32>>, tensor<4xi64>) -> (tensor<4xcomplex<f32>>, tensor<4xi64>)
    "func.return"(%11#1) : (tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x4xcomplex<f32>>) -> tensor<f32>, res_attrs = [{}], sym_name = "norm", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3x4xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.complex"(%0, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xcomplex<f32>>
    %4 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %5 = "stablehlo.real"(%4) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.sqrt"(%7) : (tensor<f32>) -> tensor<f32>
    "func.return"(%8) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
