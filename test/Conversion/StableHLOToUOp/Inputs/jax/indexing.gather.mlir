"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x6x4xf32>, tensor<4xi64>, tensor<3x2xi32>) -> (tensor<4x6x4xf32>, tensor<5x4x4xf32>, tensor<4x6xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x2x6x4xf32>, tensor<5x3x2x4xf32>, tensor<3x2x2x4xf32>, tensor<3x6x4xf32>, tensor<5x3x4xf32>, tensor<5x6x4xf32>, tensor<5x3x2xf32>, tensor<4x4xf32>, tensor<4x2x2xf32>, tensor<6x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<5x6x4xf32>, %arg19: tensor<4xi64>, %arg20: tensor<3x2xi32>):
    %69 = "stablehlo.constant"() <{value = dense<[1, 99, -7]> : tensor<3xi64>}> : () -> tensor<3xi64>
    %70 = "stablehlo.constant"() <{value = dense<[1, 99, -7]> : tensor<3xi64>}> : () -> tensor<3xi64>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %73 = "stablehlo.compare"(%arg19, %72) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %74 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %76 = "stablehlo.add"(%arg19, %75) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %77 = "stablehlo.select"(%73, %76, %arg19) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %78 = "stablehlo.convert"(%77) : (tensor<4xi64>) -> tensor<4xi32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %80 = "stablehlo.gather"(%arg18, %79) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 4>}> : (tensor<5x6x4xf32>, tensor<4x1xi32>) -> tensor<4x6x4xf32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %83 = "stablehlo.compare"(%arg19, %82) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %84 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %86 = "stablehlo.add"(%arg19, %85) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %87 = "stablehlo.select"(%83, %86, %arg19) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %88 = "stablehlo.convert"(%87) : (tensor<4xi64>) -> tensor<4xi32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %90 = "stablehlo.gather"(%arg18, %89) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 4>}> : (tensor<5x6x4xf32>, tensor<4x1xi32>) -> tensor<5x4x4xf32>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %93 = "stablehlo.compare"(%arg19, %92) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %94 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %96 = "stablehlo.add"(%arg19, %95) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %97 = "stablehlo.select"(%93, %96, %arg19) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %98 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %100 = "stablehlo.convert"(%97) : (tensor<4xi64>) -> tensor<4xi32>
    %101 = "stablehlo.convert"(%99) : (tensor<4xi64>) -> tensor<4xi32>
    %102 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %103 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %104 = "stablehlo.concatenate"(%102, %103) <{dimension = 1 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %105 = "stablehlo.gather"(%arg18, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 1>}> : (tensor<5x6x4xf32>, tensor<4x2xi32>) -> tensor<4x6xf32>
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %108 = "stablehlo.compare"(%arg19, %107) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %109 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %111 = "stablehlo.add"(%arg19, %110) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %112 = "stablehlo.select"(%108, %111, %arg19) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %113 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %115 = "stablehlo.compare"(%arg19, %114) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %116 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %118 = "stablehlo.add"(%arg19, %117) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %119 = "stablehlo.select"(%115, %118, %arg19) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %120 = "stablehlo.convert"(%112) : (tensor<4xi64>) -> tensor<4xi32>
    %121 = "stablehlo.convert"(%119) : (tensor<4xi64>) -> tensor<4xi32>
    %122 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %123 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %124 = "stablehlo.concatenate"(%122, %123) <{dimension = 1 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %125 = "stablehlo.gather"(%arg18, %124) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<5x6x4xf32>, tensor<4x2xi32>) -> tensor<4x4xf32>
    %126 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %128 = "stablehlo.compare"(%arg19, %127) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %129 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %131 = "stablehlo.add"(%arg19, %130) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %132 = "stablehlo.select"(%128, %131, %arg19) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %133 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %135 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %137 = "stablehlo.convert"(%134) : (tensor<4xi64>) -> tensor<4xi32>
    %138 = "stablehlo.convert"(%132) : (tensor<4xi64>) -> tensor<4xi32>
    %139 = "stablehlo.convert"(%136) : (tensor<4xi64>) -> tensor<4xi32>
    %140 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %141 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %142 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %143 = "stablehlo.concatenate"(%140, %141, %142) <{dimension = 1 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
    %144 = "stablehlo.gather"(%arg18, %143) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x6x4xf32>, tensor<4x3xi32>) -> tensor<4xf32>
    %145 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %147 = "stablehlo.compare"(%arg20, %146) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %148 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %150 = "stablehlo.add"(%arg20, %149) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %151 = "stablehlo.select"(%147, %150, %arg20) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %153 = "stablehlo.gather"(%arg18, %152) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 4>}> : (tensor<5x6x4xf32>, tensor<3x2x1xi32>) -> tensor<3x2x6x4xf32>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %156 = "stablehlo.compare"(%arg20, %155) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %157 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %159 = "stablehlo.add"(%arg20, %158) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %160 = "stablehlo.select"(%156, %159, %arg20) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %162 = "stablehlo.gather"(%arg18, %161) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 4>}> : (tensor<5x6x4xf32>, tensor<3x2x1xi32>) -> tensor<5x3x2x4xf32>
    %163 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %165 = "stablehlo.compare"(%arg20, %164) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %166 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %168 = "stablehlo.add"(%arg20, %167) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %169 = "stablehlo.select"(%165, %168, %arg20) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %171 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2x1xi32>
    %173 = "stablehlo.concatenate"(%170, %172) <{dimension = 2 : i64}> : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x2xi32>
    %174 = "stablehlo.gather"(%arg18, %173) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4>}> : (tensor<5x6x4xf32>, tensor<3x2x2xi32>) -> tensor<3x2x2x4xf32>
    %175 = "func.call"(%arg18, %69) <{callee = @_take}> : (tensor<5x6x4xf32>, tensor<3xi64>) -> tensor<3x6x4xf32>
    %176 = "func.call"(%arg18, %70) <{callee = @_take_0}> : (tensor<5x6x4xf32>, tensor<3xi64>) -> tensor<5x3x4xf32>
    %177 = "func.call"(%arg18) <{callee = @argsort}> : (tensor<5x6x4xf32>) -> tensor<5x6x4xi64>
    %178 = "func.call"(%arg18, %177) <{callee = @take_along_axis}> : (tensor<5x6x4xf32>, tensor<5x6x4xi64>) -> tensor<5x6x4xf32>
    %179 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %181 = "stablehlo.compare"(%arg20, %180) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %182 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x2xi32>
    %184 = "stablehlo.add"(%arg20, %183) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %185 = "stablehlo.select"(%181, %184, %arg20) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %186 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x2xi64>
    %188 = "stablehlo.convert"(%187) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %189 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %190 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %191 = "stablehlo.concatenate"(%189, %190) <{dimension = 2 : i64}> : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x2xi32>
    %192 = "stablehlo.gather"(%arg18, %191) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 1>}> : (tensor<5x6x4xf32>, tensor<3x2x2xi32>) -> tensor<5x3x2xf32>
    %193 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 4, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x6x4xf32>) -> tensor<4x6x4xf32>
    %194 = "stablehlo.convert"(%arg19) : (tensor<4xi64>) -> tensor<4xi32>
    %195 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %197 = "stablehlo.compare"(%194, %196) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %198 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %200 = "stablehlo.add"(%194, %199) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %201 = "stablehlo.select"(%197, %200, %194) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %202 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %203 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %204 = "stablehlo.compare"(%202, %203) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %205 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %206 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %207 = "stablehlo.add"(%205, %206) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %208 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %209 = "stablehlo.select"(%204, %207, %208) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %210 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %211 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %212 = "stablehlo.concatenate"(%210, %211) <{dimension = 1 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %213 = "stablehlo.gather"(%193, %212) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<4x6x4xf32>, tensor<4x2xi32>) -> tensor<4x1x4xf32>
    %214 = "stablehlo.reshape"(%213) : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
    %215 = "stablehlo.slice"(%arg18) <{limit_indices = array<i64: 4, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x6x4xf32>) -> tensor<4x6x4xf32>
    %216 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %218 = "stablehlo.compare"(%arg19, %217) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %219 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %221 = "stablehlo.add"(%arg19, %220) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %222 = "stablehlo.select"(%218, %221, %arg19) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi64>) -> tensor<4x1xi64>
    %224 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x1xi64>
    %226 = "stablehlo.concatenate"(%223, %225) <{dimension = 1 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
    %227 = "stablehlo.gather"(%215, %226) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<4x6x4xf32>, tensor<4x2xi64>) -> tensor<4x2x2xf32>
    %228 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %230 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %231 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %233 = "stablehlo.compare"(%229, %232) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %234 = "stablehlo.compare"(%229, %230) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %235 = "stablehlo.and"(%233, %234) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %236 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %237 = "stablehlo.reduce"(%235, %236) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg21: tensor<i1>, %arg22: tensor<i1>):
      %243 = "stablehlo.and"(%arg21, %arg22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%243) : (tensor<i1>) -> ()
    }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %238 = "stablehlo.gather"(%arg18, %229) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1, 6, 4>}> : (tensor<5x6x4xf32>, tensor<1xi32>) -> tensor<6x4xf32>
    %239 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x4xi1>
    %240 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %242 = "stablehlo.select"(%239, %238, %241) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    "func.return"(%80, %90, %105, %125, %144, %153, %162, %174, %175, %176, %178, %192, %214, %227, %242) : (tensor<4x6x4xf32>, tensor<5x4x4xf32>, tensor<4x6xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x2x6x4xf32>, tensor<5x3x2x4xf32>, tensor<3x2x2x4xf32>, tensor<3x6x4xf32>, tensor<5x3x4xf32>, tensor<5x6x4xf32>, tensor<5x3x2xf32>, tensor<4x4xf32>, tensor<4x2x2xf32>, tensor<6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x6x4xf32>, tensor<3xi64>) -> tensor<3x6x4xf32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<5x6x4xf32>, %arg15: tensor<3xi64>):
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %46 = "stablehlo.compare"(%arg15, %45) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %47 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %49 = "stablehlo.add"(%arg15, %48) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %50 = "func.call"(%46, %49, %arg15) <{callee = @_where}> : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3x1xi64>
    %52 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %53 = "stablehlo.convert"(%51) : (tensor<3x1xi64>) -> tensor<3x1xi32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %56 = "stablehlo.compare"(%53, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<3x1xi32>
    %59 = "stablehlo.compare"(%53, %58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %60 = "stablehlo.and"(%56, %59) : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %61 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %62 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<i1>, %arg17: tensor<i1>):
      %68 = "stablehlo.and"(%arg16, %arg17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%68) : (tensor<i1>) -> ()
    }) : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
    %63 = "stablehlo.gather"(%arg14, %53) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 4>}> : (tensor<5x6x4xf32>, tensor<3x1xi32>) -> tensor<3x6x4xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x6x4xi1>
    %65 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6x4xf32>
    %67 = "stablehlo.select"(%64, %63, %66) : (tensor<3x6x4xi1>, tensor<3x6x4xf32>, tensor<3x6x4xf32>) -> tensor<3x6x4xf32>
    "func.return"(%67) : (tensor<3x6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<3xi1>, %arg12: tensor<3xi64>, %arg13: tensor<3xi64>):
    %43 = "stablehlo.select"(%arg11, %arg12, %arg13) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%43) : (tensor<3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x6x4xf32>, tensor<3xi64>) -> tensor<5x3x4xf32>, res_attrs = [{}], sym_name = "_take_0", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<5x6x4xf32>, %arg10: tensor<3xi64>):
    %41 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3x1xi64>
    %42 = "stablehlo.gather"(%arg9, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1, 4>}> : (tensor<5x6x4xf32>, tensor<3x1xi64>) -> tensor<5x3x4xf32>
    "func.return"(%42) : (tensor<5x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x6x4xf32>) -> tensor<5x6x4xi64>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<5x6x4xf32>):
    %24 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x6x4xi64>
    %25:2 = "stablehlo.sort"(%arg4, %24) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<i64>, %arg8: tensor<i64>):
      %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.compare"(%arg5, %26) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %29 = "stablehlo.select"(%27, %28, %arg5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %30 = "stablehlo.compare"(%arg5, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.select"(%30, %31, %29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %34 = "stablehlo.compare"(%arg6, %33) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %36 = "stablehlo.select"(%34, %35, %arg6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %37 = "stablehlo.compare"(%arg6, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %38 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %39 = "stablehlo.select"(%37, %38, %36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %40 = "stablehlo.compare"(%32, %39) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%40) : (tensor<i1>) -> ()
    }) : (tensor<5x6x4xf32>, tensor<5x6x4xi64>) -> (tensor<5x6x4xf32>, tensor<5x6x4xi64>)
    "func.return"(%25#1) : (tensor<5x6x4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x6x4xf32>, tensor<5x6x4xi64>) -> tensor<5x6x4xf32>, res_attrs = [{}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x6x4xf32>, %arg1: tensor<5x6x4xi64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<5x6x4xi64>) -> tensor<5x6x4xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x6x4xi32>
    %3 = "stablehlo.compare"(%0, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x6x4xi32>, tensor<5x6x4xi32>) -> tensor<5x6x4xi1>
    %4 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x6x4xi32>
    %6 = "stablehlo.add"(%0, %5) : (tensor<5x6x4xi32>, tensor<5x6x4xi32>) -> tensor<5x6x4xi32>
    %7 = "stablehlo.select"(%3, %6, %0) : (tensor<5x6x4xi1>, tensor<5x6x4xi32>, tensor<5x6x4xi32>) -> tensor<5x6x4xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<5x6x4xi32>) -> tensor<5x6x4x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x6x4x1xi32>
    %12 = "stablehlo.compare"(%8, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x6x4x1xi32>, tensor<5x6x4x1xi32>) -> tensor<5x6x4x1xi1>
    %13 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<5x6x4x1xi32>
    %15 = "stablehlo.compare"(%8, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5x6x4x1xi32>, tensor<5x6x4x1xi32>) -> tensor<5x6x4x1xi1>
    %16 = "stablehlo.and"(%12, %15) : (tensor<5x6x4x1xi1>, tensor<5x6x4x1xi1>) -> tensor<5x6x4x1xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>):
      %23 = "stablehlo.and"(%arg2, %arg3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }) : (tensor<5x6x4x1xi1>, tensor<i1>) -> tensor<5x6x4xi1>
    %19 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x6x4xf32>, tensor<5x6x4x1xi32>) -> tensor<5x6x4xf32>
    %20 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6x4xf32>
    %22 = "stablehlo.select"(%18, %19, %21) : (tensor<5x6x4xi1>, tensor<5x6x4xf32>, tensor<5x6x4xf32>) -> tensor<5x6x4xf32>
    "func.return"(%22) : (tensor<5x6x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
