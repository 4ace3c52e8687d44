func.func @main(%x: tensor<6x4xf32>, %i: tensor<5x1xi32>, %u: tensor<5x4xf32>, %n: tensor<9xi32>, %j: tensor<7x1xi32>, %v: tensor<7xi32>) -> (tensor<6x4xf32>, tensor<9xi32>, tensor<9xi32>) {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %half = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %p = "stablehlo.multiply"(%a, %half) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %q = "stablehlo.add"(%p, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%q) : (tensor<f32>) -> ()
  }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
  %1:2 = "stablehlo.scatter"(%n, %n, %j, %v, %v) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = "stablehlo.subtract"(%b, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %q = "stablehlo.xor"(%a, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%p, %q) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<9xi32>, tensor<9xi32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<9xi32>, tensor<9xi32>)
  return %0, %1#0, %1#1 : tensor<6x4xf32>, tensor<9xi32>, tensor<9xi32>
}
