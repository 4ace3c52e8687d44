// Winograd's transforms of both axes, of the height and of the width.
// CASE scaled=8
func.func @winograd_f_2_3_2x3(%d: tensor<2x6x8x3xf64>, %g: tensor<4x3x3x3xf64>, %y: tensor<4x4x2x3x2x4xf64>, %c: tensor<2x4x6x4xf64>) -> (tensor<4x4x2x3x2x3xf64>, tensor<4x4x3x4xf64>, tensor<2x4x6x4xf64>) {
  %ei = tensor.empty() : tensor<4x4x2x3x2x3xf64>
  %ef = tensor.empty() : tensor<4x4x3x4xf64>
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%d : tensor<2x6x8x3xf64>) outs(%ei : tensor<4x4x2x3x2x3xf64>) -> tensor<4x4x2x3x2x3xf64>
  %1 = linalg.winograd_filter_transform fmr(F_2_3) ins(%g : tensor<4x3x3x3xf64>) outs(%ef : tensor<4x4x3x4xf64>) -> tensor<4x4x3x4xf64>
  %2 = linalg.winograd_output_transform fmr(F_2_3) ins(%y : tensor<4x4x2x3x2x4xf64>) outs(%c : tensor<2x4x6x4xf64>) -> tensor<2x4x6x4xf64>
  return %0, %1, %2 : tensor<4x4x2x3x2x3xf64>, tensor<4x4x3x4xf64>, tensor<2x4x6x4xf64>
}
// CASE scaled=8
func.func @winograd_f_2_3_2x0(%d: tensor<2x6x1x3xf64>, %g: tensor<4x3x1x3xf64>, %y: tensor<4x1x2x1x2x4xf64>, %c: tensor<2x4x1x4xf64>) -> (tensor<4x1x2x1x2x3xf64>, tensor<4x1x3x4xf64>, tensor<2x4x1x4xf64>) {
  %ei = tensor.empty() : tensor<4x1x2x1x2x3xf64>
  %ef = tensor.empty() : tensor<4x1x3x4xf64>
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%d : tensor<2x6x1x3xf64>) outs(%ei : tensor<4x1x2x1x2x3xf64>) -> tensor<4x1x2x1x2x3xf64>
  %1 = linalg.winograd_filter_transform fmr(F_2_3) ins(%g : tensor<4x3x1x3xf64>) outs(%ef : tensor<4x1x3x4xf64>) -> tensor<4x1x3x4xf64>
  %2 = linalg.winograd_output_transform fmr(F_2_3) ins(%y : tensor<4x1x2x1x2x4xf64>) outs(%c : tensor<2x4x1x4xf64>) -> tensor<2x4x1x4xf64>
  return %0, %1, %2 : tensor<4x1x2x1x2x3xf64>, tensor<4x1x3x4xf64>, tensor<2x4x1x4xf64>
}
// CASE scaled=8
func.func @winograd_f_2_3_0x3(%d: tensor<2x1x8x3xf64>, %g: tensor<4x1x3x3xf64>, %y: tensor<1x4x1x3x2x4xf64>, %c: tensor<2x1x6x4xf64>) -> (tensor<1x4x1x3x2x3xf64>, tensor<1x4x3x4xf64>, tensor<2x1x6x4xf64>) {
  %ei = tensor.empty() : tensor<1x4x1x3x2x3xf64>
  %ef = tensor.empty() : tensor<1x4x3x4xf64>
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%d : tensor<2x1x8x3xf64>) outs(%ei : tensor<1x4x1x3x2x3xf64>) -> tensor<1x4x1x3x2x3xf64>
  %1 = linalg.winograd_filter_transform fmr(F_2_3) ins(%g : tensor<4x1x3x3xf64>) outs(%ef : tensor<1x4x3x4xf64>) -> tensor<1x4x3x4xf64>
  %2 = linalg.winograd_output_transform fmr(F_2_3) ins(%y : tensor<1x4x1x3x2x4xf64>) outs(%c : tensor<2x1x6x4xf64>) -> tensor<2x1x6x4xf64>
  return %0, %1, %2 : tensor<1x4x1x3x2x3xf64>, tensor<1x4x3x4xf64>, tensor<2x1x6x4xf64>
}
// CASE scaled=8
func.func @winograd_f_4_3_2x3(%d: tensor<2x10x14x3xf32>, %g: tensor<4x3x3x3xf32>, %y: tensor<6x6x2x3x2x4xf32>, %c: tensor<2x8x12x4xf32>) -> (tensor<6x6x2x3x2x3xf32>, tensor<6x6x3x4xf32>, tensor<2x8x12x4xf32>) {
  %ei = tensor.empty() : tensor<6x6x2x3x2x3xf32>
  %ef = tensor.empty() : tensor<6x6x3x4xf32>
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%d : tensor<2x10x14x3xf32>) outs(%ei : tensor<6x6x2x3x2x3xf32>) -> tensor<6x6x2x3x2x3xf32>
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%g : tensor<4x3x3x3xf32>) outs(%ef : tensor<6x6x3x4xf32>) -> tensor<6x6x3x4xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%y : tensor<6x6x2x3x2x4xf32>) outs(%c : tensor<2x8x12x4xf32>) -> tensor<2x8x12x4xf32>
  return %0, %1, %2 : tensor<6x6x2x3x2x3xf32>, tensor<6x6x3x4xf32>, tensor<2x8x12x4xf32>
}
// CASE scaled=8
func.func @winograd_f_4_3_2x0(%d: tensor<2x10x1x3xf32>, %g: tensor<4x3x1x3xf32>, %y: tensor<6x1x2x1x2x4xf32>, %c: tensor<2x8x1x4xf32>) -> (tensor<6x1x2x1x2x3xf32>, tensor<6x1x3x4xf32>, tensor<2x8x1x4xf32>) {
  %ei = tensor.empty() : tensor<6x1x2x1x2x3xf32>
  %ef = tensor.empty() : tensor<6x1x3x4xf32>
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%d : tensor<2x10x1x3xf32>) outs(%ei : tensor<6x1x2x1x2x3xf32>) -> tensor<6x1x2x1x2x3xf32>
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%g : tensor<4x3x1x3xf32>) outs(%ef : tensor<6x1x3x4xf32>) -> tensor<6x1x3x4xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%y : tensor<6x1x2x1x2x4xf32>) outs(%c : tensor<2x8x1x4xf32>) -> tensor<2x8x1x4xf32>
  return %0, %1, %2 : tensor<6x1x2x1x2x3xf32>, tensor<6x1x3x4xf32>, tensor<2x8x1x4xf32>
}
// CASE scaled=8
func.func @winograd_f_4_3_0x3(%d: tensor<2x1x14x3xf32>, %g: tensor<4x1x3x3xf32>, %y: tensor<1x6x1x3x2x4xf32>, %c: tensor<2x1x12x4xf32>) -> (tensor<1x6x1x3x2x3xf32>, tensor<1x6x3x4xf32>, tensor<2x1x12x4xf32>) {
  %ei = tensor.empty() : tensor<1x6x1x3x2x3xf32>
  %ef = tensor.empty() : tensor<1x6x3x4xf32>
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%d : tensor<2x1x14x3xf32>) outs(%ei : tensor<1x6x1x3x2x3xf32>) -> tensor<1x6x1x3x2x3xf32>
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%g : tensor<4x1x3x3xf32>) outs(%ef : tensor<1x6x3x4xf32>) -> tensor<1x6x3x4xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%y : tensor<1x6x1x3x2x4xf32>) outs(%c : tensor<2x1x12x4xf32>) -> tensor<2x1x12x4xf32>
  return %0, %1, %2 : tensor<1x6x1x3x2x3xf32>, tensor<1x6x3x4xf32>, tensor<2x1x12x4xf32>
}
// CASE scaled=8
func.func @winograd_f_2_5_2x3(%d: tensor<2x8x10x3xf32>, %g: tensor<4x5x5x3xf32>, %y: tensor<6x6x2x3x2x4xf32>, %c: tensor<2x4x6x4xf32>) -> (tensor<6x6x2x3x2x3xf32>, tensor<6x6x3x4xf32>, tensor<2x4x6x4xf32>) {
  %ei = tensor.empty() : tensor<6x6x2x3x2x3xf32>
  %ef = tensor.empty() : tensor<6x6x3x4xf32>
  %0 = linalg.winograd_input_transform fmr(F_2_5) ins(%d : tensor<2x8x10x3xf32>) outs(%ei : tensor<6x6x2x3x2x3xf32>) -> tensor<6x6x2x3x2x3xf32>
  %1 = linalg.winograd_filter_transform fmr(F_2_5) ins(%g : tensor<4x5x5x3xf32>) outs(%ef : tensor<6x6x3x4xf32>) -> tensor<6x6x3x4xf32>
  %2 = linalg.winograd_output_transform fmr(F_2_5) ins(%y : tensor<6x6x2x3x2x4xf32>) outs(%c : tensor<2x4x6x4xf32>) -> tensor<2x4x6x4xf32>
  return %0, %1, %2 : tensor<6x6x2x3x2x3xf32>, tensor<6x6x3x4xf32>, tensor<2x4x6x4xf32>
}
// CASE scaled=8
func.func @winograd_f_2_5_2x0(%d: tensor<2x8x1x3xf32>, %g: tensor<4x5x1x3xf32>, %y: tensor<6x1x2x1x2x4xf32>, %c: tensor<2x4x1x4xf32>) -> (tensor<6x1x2x1x2x3xf32>, tensor<6x1x3x4xf32>, tensor<2x4x1x4xf32>) {
  %ei = tensor.empty() : tensor<6x1x2x1x2x3xf32>
  %ef = tensor.empty() : tensor<6x1x3x4xf32>
  %0 = linalg.winograd_input_transform fmr(F_2_5) ins(%d : tensor<2x8x1x3xf32>) outs(%ei : tensor<6x1x2x1x2x3xf32>) -> tensor<6x1x2x1x2x3xf32>
  %1 = linalg.winograd_filter_transform fmr(F_2_5) ins(%g : tensor<4x5x1x3xf32>) outs(%ef : tensor<6x1x3x4xf32>) -> tensor<6x1x3x4xf32>
  %2 = linalg.winograd_output_transform fmr(F_2_5) ins(%y : tensor<6x1x2x1x2x4xf32>) outs(%c : tensor<2x4x1x4xf32>) -> tensor<2x4x1x4xf32>
  return %0, %1, %2 : tensor<6x1x2x1x2x3xf32>, tensor<6x1x3x4xf32>, tensor<2x4x1x4xf32>
}
// CASE scaled=8
func.func @winograd_f_2_5_0x3(%d: tensor<2x1x10x3xf32>, %g: tensor<4x1x5x3xf32>, %y: tensor<1x6x1x3x2x4xf32>, %c: tensor<2x1x6x4xf32>) -> (tensor<1x6x1x3x2x3xf32>, tensor<1x6x3x4xf32>, tensor<2x1x6x4xf32>) {
  %ei = tensor.empty() : tensor<1x6x1x3x2x3xf32>
  %ef = tensor.empty() : tensor<1x6x3x4xf32>
  %0 = linalg.winograd_input_transform fmr(F_2_5) ins(%d : tensor<2x1x10x3xf32>) outs(%ei : tensor<1x6x1x3x2x3xf32>) -> tensor<1x6x1x3x2x3xf32>
  %1 = linalg.winograd_filter_transform fmr(F_2_5) ins(%g : tensor<4x1x5x3xf32>) outs(%ef : tensor<1x6x3x4xf32>) -> tensor<1x6x3x4xf32>
  %2 = linalg.winograd_output_transform fmr(F_2_5) ins(%y : tensor<1x6x1x3x2x4xf32>) outs(%c : tensor<2x1x6x4xf32>) -> tensor<2x1x6x4xf32>
  return %0, %1, %2 : tensor<1x6x1x3x2x3xf32>, tensor<1x6x3x4xf32>, tensor<2x1x6x4xf32>
}
