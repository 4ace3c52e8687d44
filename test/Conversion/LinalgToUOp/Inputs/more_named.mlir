// Each named op that no other file has.
// CASE
func.func @batch_matvec(%a: tensor<2x3x4xi32>, %b: tensor<2x4xi32>, %z: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.batch_matvec ins(%a, %b : tensor<2x3x4xi32>, tensor<2x4xi32>) outs(%z : tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// CASE
func.func @batch_vecmat(%a: tensor<2x3xi32>, %b: tensor<2x3x4xi32>, %z: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = linalg.batch_vecmat ins(%a, %b : tensor<2x3xi32>, tensor<2x3x4xi32>) outs(%z : tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
// CASE
func.func @batch_mmt4d(%a: tensor<2x2x3x4x2xi8>, %b: tensor<2x3x3x5x2xi8>, %z: tensor<2x2x3x4x5xi32>) -> tensor<2x2x3x4x5xi32> {
  %0 = linalg.batch_mmt4d ins(%a, %b : tensor<2x2x3x4x2xi8>, tensor<2x3x3x5x2xi8>) outs(%z : tensor<2x2x3x4x5xi32>) -> tensor<2x2x3x4x5xi32>
  return %0 : tensor<2x2x3x4x5xi32>
}
// CASE
func.func @conv_1d_ncw(%a: tensor<2x3x9xi32>, %b: tensor<4x3x2xi32>, %z: tensor<2x4x4xi32>) -> tensor<2x4x4xi32> {
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x3x9xi32>, tensor<4x3x2xi32>) outs(%z : tensor<2x4x4xi32>) -> tensor<2x4x4xi32>
  return %0 : tensor<2x4x4xi32>
}
// CASE
func.func @conv_1d_nwc(%a: tensor<2x9x3xi32>, %b: tensor<2x3x4xi32>, %z: tensor<2x7x4xi32>) -> tensor<2x7x4xi32> {
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<1xi64>, dilations = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<2x9x3xi32>, tensor<2x3x4xi32>) outs(%z : tensor<2x7x4xi32>) -> tensor<2x7x4xi32>
  return %0 : tensor<2x7x4xi32>
}
// CASE
func.func @conv_2d_fhwc(%a: tensor<2x6x7x3xi32>, %b: tensor<4x3x2x3xi32>, %z: tensor<2x4x6x4xi32>) -> tensor<2x4x6x4xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x6x7x3xi32>, tensor<4x3x2x3xi32>) outs(%z : tensor<2x4x6x4xi32>) -> tensor<2x4x6x4xi32>
  return %0 : tensor<2x4x6x4xi32>
}
// CASE
func.func @conv_2d_ngchw_fgchw(%a: tensor<2x2x3x6x7xi32>, %b: tensor<4x2x3x3x2xi32>, %z: tensor<2x2x4x4x6xi32>) -> tensor<2x2x4x4x6xi32> {
  %0 = linalg.conv_2d_ngchw_fgchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x2x3x6x7xi32>, tensor<4x2x3x3x2xi32>) outs(%z : tensor<2x2x4x4x6xi32>) -> tensor<2x2x4x4x6xi32>
  return %0 : tensor<2x2x4x4x6xi32>
}
// CASE
func.func @conv_2d_nhwgc(%a: tensor<2x6x7x2x3xi32>, %b: tensor<2x4x3x2x3xi32>, %z: tensor<2x4x6x2x4xi32>) -> tensor<2x4x6x2x4xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x6x7x2x3xi32>, tensor<2x4x3x2x3xi32>) outs(%z : tensor<2x4x6x2x4xi32>) -> tensor<2x4x6x2x4xi32>
  return %0 : tensor<2x4x6x2x4xi32>
}
// CASE
func.func @conv_3d_plain(%a: tensor<5x6x7xi32>, %b: tensor<2x3x2xi32>, %z: tensor<4x4x6xi32>) -> tensor<4x4x6xi32> {
  %0 = linalg.conv_3d ins(%a, %b : tensor<5x6x7xi32>, tensor<2x3x2xi32>) outs(%z : tensor<4x4x6xi32>) -> tensor<4x4x6xi32>
  return %0 : tensor<4x4x6xi32>
}
// CASE
func.func @conv_3d_ncdhw(%a: tensor<1x2x5x6x7xi32>, %b: tensor<3x2x2x3x2xi32>, %z: tensor<1x3x4x2x6xi32>) -> tensor<1x3x4x2x6xi32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw {strides = dense<[1, 2, 1]> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<1x2x5x6x7xi32>, tensor<3x2x2x3x2xi32>) outs(%z : tensor<1x3x4x2x6xi32>) -> tensor<1x3x4x2x6xi32>
  return %0 : tensor<1x3x4x2x6xi32>
}
// CASE
func.func @conv_2d_nchw_q(%a: tensor<2x3x6x7xi8>, %b: tensor<4x3x3x2xi8>, %z: tensor<2x4x4x6xi32>) -> tensor<2x4x4x6xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.conv_2d_nchw_fchw_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b, %x, %y : tensor<2x3x6x7xi8>, tensor<4x3x3x2xi8>, i32, i32) outs(%z : tensor<2x4x4x6xi32>) -> tensor<2x4x4x6xi32>
  return %0 : tensor<2x4x4x6xi32>
}
// CASE
func.func @conv_2d_ngchw_q(%a: tensor<2x2x3x6x7xi8>, %b: tensor<2x4x3x3x2xi8>, %z: tensor<2x2x4x4x6xi32>) -> tensor<2x2x4x4x6xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.conv_2d_ngchw_gfchw_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b, %x, %y : tensor<2x2x3x6x7xi8>, tensor<2x4x3x3x2xi8>, i32, i32) outs(%z : tensor<2x2x4x4x6xi32>) -> tensor<2x2x4x4x6xi32>
  return %0 : tensor<2x2x4x4x6xi32>
}
// CASE
func.func @conv_2d_fhwc_q(%a: tensor<2x6x7x3xi8>, %b: tensor<4x3x2x3xi8>, %z: tensor<2x4x6x4xi32>) -> tensor<2x4x6x4xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.conv_2d_nhwc_fhwc_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b, %x, %y : tensor<2x6x7x3xi8>, tensor<4x3x2x3xi8>, i32, i32) outs(%z : tensor<2x4x6x4xi32>) -> tensor<2x4x6x4xi32>
  return %0 : tensor<2x4x6x4xi32>
}
// CASE
func.func @conv_2d_hwcf_q(%a: tensor<2x6x7x3xi8>, %b: tensor<3x2x3x4xi8>, %z: tensor<2x4x6x4xi32>) -> tensor<2x4x6x4xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.conv_2d_nhwc_hwcf_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b, %x, %y : tensor<2x6x7x3xi8>, tensor<3x2x3x4xi8>, i32, i32) outs(%z : tensor<2x4x6x4xi32>) -> tensor<2x4x6x4xi32>
  return %0 : tensor<2x4x6x4xi32>
}
// CASE
func.func @conv_2d_nhwgc_q(%a: tensor<2x6x7x2x3xi8>, %b: tensor<2x4x3x2x3xi8>, %z: tensor<2x4x6x2x4xi32>) -> tensor<2x4x6x2x4xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b, %x, %y : tensor<2x6x7x2x3xi8>, tensor<2x4x3x2x3xi8>, i32, i32) outs(%z : tensor<2x4x6x2x4xi32>) -> tensor<2x4x6x2x4xi32>
  return %0 : tensor<2x4x6x2x4xi32>
}
// CASE
func.func @conv_3d_q(%a: tensor<1x4x5x6x2xi8>, %b: tensor<2x3x2x2x3xi8>, %z: tensor<1x3x3x5x3xi32>) -> tensor<1x3x3x5x3xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %b, %x, %y : tensor<1x4x5x6x2xi8>, tensor<2x3x2x2x3xi8>, i32, i32) outs(%z : tensor<1x3x3x5x3xi32>) -> tensor<1x3x3x5x3xi32>
  return %0 : tensor<1x3x3x5x3xi32>
}
// CASE
func.func @depthwise_2d_q(%a: tensor<2x6x7x3xi8>, %b: tensor<3x2x3xi8>, %z: tensor<2x4x6x3xi32>) -> tensor<2x4x6x3xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b, %x, %y : tensor<2x6x7x3xi8>, tensor<3x2x3xi8>, i32, i32) outs(%z : tensor<2x4x6x3xi32>) -> tensor<2x4x6x3xi32>
  return %0 : tensor<2x4x6x3xi32>
}
// CASE
func.func @depthwise_2d_m_q(%a: tensor<2x6x7x3xi8>, %b: tensor<3x2x3x2xi8>, %z: tensor<2x4x6x3x2xi32>) -> tensor<2x4x6x3x2xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b, %x, %y : tensor<2x6x7x3xi8>, tensor<3x2x3x2xi8>, i32, i32) outs(%z : tensor<2x4x6x3x2xi32>) -> tensor<2x4x6x3x2xi32>
  return %0 : tensor<2x4x6x3x2xi32>
}
// CASE
func.func @batch_matmul_q(%a: tensor<2x3x4xi8>, %b: tensor<2x4x5xi8>, %z: tensor<2x3x5xi32>) -> tensor<2x3x5xi32> {
  %x = arith.constant 3 : i32
  %y = arith.constant -7 : i32
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %x, %y : tensor<2x3x4xi8>, tensor<2x4x5xi8>, i32, i32) outs(%z : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return %0 : tensor<2x3x5xi32>
}
// CASE
func.func @depthwise_1d_ncw(%a: tensor<2x3x9xi32>, %b: tensor<3x2xi32>, %z: tensor<2x3x8xi32>) -> tensor<2x3x8xi32> {
  %0 = linalg.depthwise_conv_1d_ncw_cw {strides = dense<1> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x3x9xi32>, tensor<3x2xi32>) outs(%z : tensor<2x3x8xi32>) -> tensor<2x3x8xi32>
  return %0 : tensor<2x3x8xi32>
}
// CASE
func.func @depthwise_1d_nwc(%a: tensor<2x9x3xi32>, %b: tensor<2x3xi32>, %z: tensor<2x4x3xi32>) -> tensor<2x4x3xi32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x9x3xi32>, tensor<2x3xi32>) outs(%z : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  return %0 : tensor<2x4x3xi32>
}
// CASE
func.func @depthwise_1d_m(%a: tensor<2x9x3xi32>, %b: tensor<2x3x2xi32>, %z: tensor<2x8x3x2xi32>) -> tensor<2x8x3x2xi32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {strides = dense<1> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x9x3xi32>, tensor<2x3x2xi32>) outs(%z : tensor<2x8x3x2xi32>) -> tensor<2x8x3x2xi32>
  return %0 : tensor<2x8x3x2xi32>
}
// CASE
func.func @depthwise_2d_chw(%a: tensor<2x3x6x7xi32>, %b: tensor<3x3x2xi32>, %z: tensor<2x3x4x6xi32>) -> tensor<2x3x4x6xi32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x3x6x7xi32>, tensor<3x3x2xi32>) outs(%z : tensor<2x3x4x6xi32>) -> tensor<2x3x4x6xi32>
  return %0 : tensor<2x3x4x6xi32>
}
// CASE
func.func @depthwise_2d_m(%a: tensor<2x6x7x3xi32>, %b: tensor<3x2x3x2xi32>, %z: tensor<2x4x6x3x2xi32>) -> tensor<2x4x6x3x2xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x6x7x3xi32>, tensor<3x2x3x2xi32>) outs(%z : tensor<2x4x6x3x2xi32>) -> tensor<2x4x6x3x2xi32>
  return %0 : tensor<2x4x6x3x2xi32>
}
// CASE
func.func @depthwise_3d_c(%a: tensor<1x2x4x5x6xi32>, %b: tensor<2x2x3x2xi32>, %z: tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi32> {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<1x2x4x5x6xi32>, tensor<2x2x3x2xi32>) outs(%z : tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi32>
  return %0 : tensor<1x2x3x3x5xi32>
}
// CASE
func.func @depthwise_3d(%a: tensor<1x4x5x6x2xi32>, %b: tensor<2x3x2x2xi32>, %z: tensor<1x3x3x5x2xi32>) -> tensor<1x3x3x5x2xi32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<1x4x5x6x2xi32>, tensor<2x3x2x2xi32>) outs(%z : tensor<1x3x3x5x2xi32>) -> tensor<1x3x3x5x2xi32>
  return %0 : tensor<1x3x3x5x2xi32>
}
// CASE
func.func @depthwise_3d_m(%a: tensor<1x4x5x6x2xi32>, %b: tensor<2x3x2x2x3xi32>, %z: tensor<1x3x3x5x2x3xi32>) -> tensor<1x3x3x5x2x3xi32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<1x4x5x6x2xi32>, tensor<2x3x2x2x3xi32>) outs(%z : tensor<1x3x3x5x2x3xi32>) -> tensor<1x3x3x5x2x3xi32>
  return %0 : tensor<1x3x3x5x2x3xi32>
}
// CASE
func.func @pooling_ncw_max(%a: tensor<2x3x9xi32>, %z: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %w = tensor.empty() : tensor<3xi32>
  %0 = linalg.pooling_ncw_max {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x3x9xi32>, tensor<3xi32>) outs(%z : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// CASE
func.func @pooling_ncw_sum(%a: tensor<2x3x9xi32>, %z: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %w = tensor.empty() : tensor<3xi32>
  %0 = linalg.pooling_ncw_sum {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x3x9xi32>, tensor<3xi32>) outs(%z : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// CASE
func.func @pooling_nwc_max(%a: tensor<2x9x3xi16>, %z: tensor<2x4x3xi16>) -> tensor<2x4x3xi16> {
  %w = tensor.empty() : tensor<3xi16>
  %0 = linalg.pooling_nwc_max {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x9x3xi16>, tensor<3xi16>) outs(%z : tensor<2x4x3xi16>) -> tensor<2x4x3xi16>
  return %0 : tensor<2x4x3xi16>
}
// CASE
func.func @pooling_nwc_min(%a: tensor<2x9x3xi16>, %z: tensor<2x4x3xi16>) -> tensor<2x4x3xi16> {
  %w = tensor.empty() : tensor<3xi16>
  %0 = linalg.pooling_nwc_min {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x9x3xi16>, tensor<3xi16>) outs(%z : tensor<2x4x3xi16>) -> tensor<2x4x3xi16>
  return %0 : tensor<2x4x3xi16>
}
// CASE
func.func @pooling_nwc_sum(%a: tensor<2x9x3xi16>, %z: tensor<2x4x3xi16>) -> tensor<2x4x3xi16> {
  %w = tensor.empty() : tensor<3xi16>
  %0 = linalg.pooling_nwc_sum {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x9x3xi16>, tensor<3xi16>) outs(%z : tensor<2x4x3xi16>) -> tensor<2x4x3xi16>
  return %0 : tensor<2x4x3xi16>
}
// CASE
func.func @pooling_nwc_max_unsigned(%a: tensor<2x9x3xi16>, %z: tensor<2x4x3xi16>) -> tensor<2x4x3xi16> {
  %w = tensor.empty() : tensor<3xi16>
  %0 = linalg.pooling_nwc_max_unsigned {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x9x3xi16>, tensor<3xi16>) outs(%z : tensor<2x4x3xi16>) -> tensor<2x4x3xi16>
  return %0 : tensor<2x4x3xi16>
}
// CASE
func.func @pooling_nwc_min_unsigned(%a: tensor<2x9x3xi16>, %z: tensor<2x4x3xi16>) -> tensor<2x4x3xi16> {
  %w = tensor.empty() : tensor<3xi16>
  %0 = linalg.pooling_nwc_min_unsigned {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x9x3xi16>, tensor<3xi16>) outs(%z : tensor<2x4x3xi16>) -> tensor<2x4x3xi16>
  return %0 : tensor<2x4x3xi16>
}
// CASE
func.func @pooling_ndhwc_max(%a: tensor<1x4x5x6x2xi32>, %z: tensor<1x3x3x5x2xi32>) -> tensor<1x3x3x5x2xi32> {
  %w = tensor.empty() : tensor<2x3x2xi32>
  %0 = linalg.pooling_ndhwc_max {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %w : tensor<1x4x5x6x2xi32>, tensor<2x3x2xi32>) outs(%z : tensor<1x3x3x5x2xi32>) -> tensor<1x3x3x5x2xi32>
  return %0 : tensor<1x3x3x5x2xi32>
}
// CASE
func.func @pooling_ndhwc_min(%a: tensor<1x4x5x6x2xi32>, %z: tensor<1x3x3x5x2xi32>) -> tensor<1x3x3x5x2xi32> {
  %w = tensor.empty() : tensor<2x3x2xi32>
  %0 = linalg.pooling_ndhwc_min {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %w : tensor<1x4x5x6x2xi32>, tensor<2x3x2xi32>) outs(%z : tensor<1x3x3x5x2xi32>) -> tensor<1x3x3x5x2xi32>
  return %0 : tensor<1x3x3x5x2xi32>
}
// CASE
func.func @pooling_ndhwc_sum(%a: tensor<1x4x5x6x2xi32>, %z: tensor<1x3x3x5x2xi32>) -> tensor<1x3x3x5x2xi32> {
  %w = tensor.empty() : tensor<2x3x2xi32>
  %0 = linalg.pooling_ndhwc_sum {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %w : tensor<1x4x5x6x2xi32>, tensor<2x3x2xi32>) outs(%z : tensor<1x3x3x5x2xi32>) -> tensor<1x3x3x5x2xi32>
  return %0 : tensor<1x3x3x5x2xi32>
}
// CASE
func.func @pooling_nhwc_sum(%a: tensor<1x9x8x3xi32>, %z: tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi32> {
  %w = tensor.empty() : tensor<3x2xi32>
  %0 = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %w : tensor<1x9x8x3xi32>, tensor<3x2xi32>) outs(%z : tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi32>
  return %0 : tensor<1x4x4x3xi32>
}
// CASE
func.func @pooling_nhwc_min_unsigned(%a: tensor<1x9x8x3xi8>, %z: tensor<1x4x4x3xi8>) -> tensor<1x4x4x3xi8> {
  %w = tensor.empty() : tensor<3x2xi8>
  %0 = linalg.pooling_nhwc_min_unsigned {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %w : tensor<1x9x8x3xi8>, tensor<3x2xi8>) outs(%z : tensor<1x4x4x3xi8>) -> tensor<1x4x4x3xi8>
  return %0 : tensor<1x4x4x3xi8>
}
// CASE inputs=special
func.func @unary_exact(%a: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %e = tensor.empty() : tensor<3x5xf32>
  %0 = linalg.abs ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = linalg.ceil ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = linalg.floor ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %3 = linalg.negf ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %4 = linalg.square ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %5 = linalg.reciprocal ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
// CASE
func.func @unary_round(%a: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %e = tensor.empty() : tensor<3x5xf32>
  %0 = linalg.round ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
// CASE ulps=2 inputs=positive
func.func @unary_positive(%a: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %e = tensor.empty() : tensor<3x5xf32>
  %0 = linalg.sqrt ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = linalg.log ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = linalg.rsqrt ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0, %1, %2 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
// CASE ulps=4
func.func @unary_functions(%a: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %e = tensor.empty() : tensor<3x5xf32>
  %0 = linalg.exp ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = linalg.tanh ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = linalg.erf ins(%a : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0, %1, %2 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
// CASE ulps=4 inputs=positive
func.func @binary_floats(%a: tensor<3x5xf32>, %b: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %e = tensor.empty() : tensor<3x5xf32>
  %0 = linalg.sub ins(%a, %b : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = linalg.mul ins(%a, %b : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = linalg.max ins(%a, %b : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %3 = linalg.min ins(%a, %b : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %4 = linalg.powf ins(%a, %b : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0, %1, %2, %3, %4 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
// CASE inputs=normal,positive
func.func @binary_integers(%a: tensor<3x5xi32>, %b: tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) {
  %e = tensor.empty() : tensor<3x5xi32>
  %0 = linalg.sub ins(%a, %b : tensor<3x5xi32>, tensor<3x5xi32>) outs(%e : tensor<3x5xi32>) -> tensor<3x5xi32>
  %1 = linalg.mul ins(%a, %b : tensor<3x5xi32>, tensor<3x5xi32>) outs(%e : tensor<3x5xi32>) -> tensor<3x5xi32>
  %2 = linalg.max ins(%a, %b : tensor<3x5xi32>, tensor<3x5xi32>) outs(%e : tensor<3x5xi32>) -> tensor<3x5xi32>
  %3 = linalg.min ins(%a, %b : tensor<3x5xi32>, tensor<3x5xi32>) outs(%e : tensor<3x5xi32>) -> tensor<3x5xi32>
  %4 = linalg.div_unsigned ins(%a, %b : tensor<3x5xi32>, tensor<3x5xi32>) outs(%e : tensor<3x5xi32>) -> tensor<3x5xi32>
  return %0, %1, %2, %3, %4 : tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>
}
// CASE
func.func @select_op(%a: tensor<3x5xf32>, %b: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %e = tensor.empty() : tensor<3x5xf32>
  %p = arith.cmpf olt, %a, %b : tensor<3x5xf32>
  %0 = linalg.select ins(%p, %a, %b : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
// CASE
func.func @fill_rng(%z: tensor<4x5xf64>) -> tensor<4x5xf64> {
  %lo = arith.constant -1.0 : f64
  %hi = arith.constant 2.0 : f64
  %seed = arith.constant 5 : i32
  %0 = linalg.fill_rng_2d ins(%lo, %hi, %seed : f64, f64, i32) outs(%z : tensor<4x5xf64>) -> tensor<4x5xf64>
  return %0 : tensor<4x5xf64>
}
// CASE
func.func @shapes(%a: tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<2xi32>) {
  %u = tensor.cast %a : tensor<3x5xi32> to tensor<?x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.cast %u : tensor<?x5xi32> to tensor<3x5xi32>
  %r = tensor.rank %a : tensor<3x5xi32>
  %n = tensor.extract %a[%r, %c0] : tensor<3x5xi32>
  %d = tensor.dim %u, %c0 : tensor<?x5xi32>
  %m = tensor.extract %a[%c1, %d] : tensor<3x5xi32>
  %t = tensor.from_elements %n, %m : tensor<2xi32>
  return %b, %t : tensor<3x5xi32>, tensor<2xi32>
}
