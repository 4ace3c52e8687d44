func.func @main(%x: tensor<2x4x3xf32>, %s: tensor<4xf32>, %o: tensor<4xf32>, %g: tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  %1 = "stablehlo.batch_norm_inference"(%x, %s, %o, %o, %0#2) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4x3xf32>
  %2:3 = "stablehlo.batch_norm_grad"(%x, %s, %0#1, %0#2, %g) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1, %0#2, %1, %2#0, %2#1, %2#2 : tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>
}
