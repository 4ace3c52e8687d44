// CASE ulps=4
func.func @matmul(%a: tensor<5x7xf32>, %b: tensor<7x3xf32>, %c: tensor<5x3xf32>) -> tensor<5x3xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<5x7xf32>, tensor<7x3xf32>) outs(%c : tensor<5x3xf32>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}
// CASE
func.func @matmul_i8(%a: tensor<9x17xi8>, %b: tensor<17x5xi8>, %c: tensor<9x5xi32>) -> tensor<9x5xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<9x17xi8>, tensor<17x5xi8>) outs(%c : tensor<9x5xi32>) -> tensor<9x5xi32>
  return %0 : tensor<9x5xi32>
}
// CASE
func.func @matmul_unsigned(%a: tensor<9x17xi8>, %b: tensor<17x5xi8>, %c: tensor<9x5xi32>) -> tensor<9x5xi32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<9x17xi8>, tensor<17x5xi8>) outs(%c : tensor<9x5xi32>) -> tensor<9x5xi32>
  return %0 : tensor<9x5xi32>
}
// CASE
func.func @quantized_matmul(%a: tensor<4x9xi8>, %b: tensor<9x6xi8>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %z = arith.constant 3 : i32
  %y = arith.constant -5 : i32
  %0 = linalg.quantized_matmul ins(%a, %b, %z, %y : tensor<4x9xi8>, tensor<9x6xi8>, i32, i32) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
  return %0 : tensor<4x6xi32>
}
// CASE ulps=8
func.func @batch_matmul(%a: tensor<3x5x7xf64>, %b: tensor<3x7x2xf64>, %c: tensor<3x5x2xf64>) -> tensor<3x5x2xf64> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<3x5x7xf64>, tensor<3x7x2xf64>) outs(%c : tensor<3x5x2xf64>) -> tensor<3x5x2xf64>
  return %0 : tensor<3x5x2xf64>
}
// CASE
func.func @batch_reduce_matmul(%a: tensor<3x5x7xi32>, %b: tensor<3x7x2xi32>, %c: tensor<5x2xi32>) -> tensor<5x2xi32> {
  %0 = linalg.batch_reduce_matmul ins(%a, %b : tensor<3x5x7xi32>, tensor<3x7x2xi32>) outs(%c : tensor<5x2xi32>) -> tensor<5x2xi32>
  return %0 : tensor<5x2xi32>
}
// CASE
func.func @mmt4d(%a: tensor<2x3x4x5xi32>, %b: tensor<6x3x7x5xi32>, %c: tensor<2x6x4x7xi32>) -> tensor<2x6x4x7xi32> {
  %0 = linalg.mmt4d ins(%a, %b : tensor<2x3x4x5xi32>, tensor<6x3x7x5xi32>) outs(%c : tensor<2x6x4x7xi32>) -> tensor<2x6x4x7xi32>
  return %0 : tensor<2x6x4x7xi32>
}
// CASE
func.func @dot(%a: tensor<11xi64>, %b: tensor<11xi64>, %c: tensor<i64>) -> tensor<i64> {
  %0 = linalg.dot ins(%a, %b : tensor<11xi64>, tensor<11xi64>) outs(%c : tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
// CASE
func.func @matvec(%a: tensor<11x3xi16>, %b: tensor<3xi16>, %c: tensor<11xi16>) -> tensor<11xi16> {
  %0 = linalg.matvec ins(%a, %b : tensor<11x3xi16>, tensor<3xi16>) outs(%c : tensor<11xi16>) -> tensor<11xi16>
  return %0 : tensor<11xi16>
}
// CASE
func.func @vecmat(%a: tensor<3xi32>, %b: tensor<3x5xi32>, %c: tensor<5xi32>) -> tensor<5xi32> {
  %0 = linalg.vecmat ins(%a, %b : tensor<3xi32>, tensor<3x5xi32>) outs(%c : tensor<5xi32>) -> tensor<5xi32>
  return %0 : tensor<5xi32>
}
// CASE
func.func @contract(%a: tensor<3x5xi32>, %b: tensor<7x5xi32>, %c: tensor<7x3xi32>) -> tensor<7x3xi32> {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (n, m)>] ins(%a, %b : tensor<3x5xi32>, tensor<7x5xi32>) outs(%c : tensor<7x3xi32>) -> tensor<7x3xi32>
  return %0 : tensor<7x3xi32>
}
// CASE
func.func @matmul_transposed(%a: tensor<7x5xi32>, %b: tensor<7x3xi32>, %c: tensor<5x3xi32>) -> tensor<5x3xi32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<7x5xi32>, tensor<7x3xi32>) outs(%c : tensor<5x3xi32>) -> tensor<5x3xi32>
  return %0 : tensor<5x3xi32>
}
// CASE
func.func @conv_1d(%a: tensor<19xi32>, %b: tensor<4xi32>, %c: tensor<16xi32>) -> tensor<16xi32> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<19xi32>, tensor<4xi32>) outs(%c : tensor<16xi32>) -> tensor<16xi32>
  return %0 : tensor<16xi32>
}
// CASE
func.func @conv_2d(%a: tensor<9x8xi32>, %b: tensor<3x2xi32>, %c: tensor<7x7xi32>) -> tensor<7x7xi32> {
  %0 = linalg.conv_2d ins(%a, %b : tensor<9x8xi32>, tensor<3x2xi32>) outs(%c : tensor<7x7xi32>) -> tensor<7x7xi32>
  return %0 : tensor<7x7xi32>
}
// CASE
func.func @conv_nhwc(%a: tensor<2x11x10x3xi32>, %b: tensor<3x2x3x5xi32>, %c: tensor<2x4x4x5xi32>) -> tensor<2x4x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<2x11x10x3xi32>, tensor<3x2x3x5xi32>) outs(%c : tensor<2x4x4x5xi32>) -> tensor<2x4x4x5xi32>
  return %0 : tensor<2x4x4x5xi32>
}
// CASE ulps=8 inputs=positive
func.func @conv_nchw(%a: tensor<2x3x9x8xf32>, %b: tensor<5x3x3x3xf32>, %c: tensor<2x5x4x6xf32>) -> tensor<2x5x4x6xf32> {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x3x9x8xf32>, tensor<5x3x3x3xf32>) outs(%c : tensor<2x5x4x6xf32>) -> tensor<2x5x4x6xf32>
  return %0 : tensor<2x5x4x6xf32>
}
// CASE
func.func @conv_grouped(%a: tensor<1x2x3x7x6xi32>, %b: tensor<2x4x3x2x2xi32>, %c: tensor<1x2x4x6x5xi32>) -> tensor<1x2x4x6x5xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<1x2x3x7x6xi32>, tensor<2x4x3x2x2xi32>) outs(%c : tensor<1x2x4x6x5xi32>) -> tensor<1x2x4x6x5xi32>
  return %0 : tensor<1x2x4x6x5xi32>
}
// CASE
func.func @depthwise(%a: tensor<1x7x6x3xi32>, %b: tensor<3x2x3xi32>, %c: tensor<1x5x5x3xi32>) -> tensor<1x5x5x3xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<1x7x6x3xi32>, tensor<3x2x3xi32>) outs(%c : tensor<1x5x5x3xi32>) -> tensor<1x5x5x3xi32>
  return %0 : tensor<1x5x5x3xi32>
}
// CASE
func.func @conv_3d(%a: tensor<1x5x6x4x2xi16>, %b: tensor<2x3x2x2x3xi16>, %c: tensor<1x4x4x3x3xi16>) -> tensor<1x4x4x3x3xi16> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<1x5x6x4x2xi16>, tensor<2x3x2x2x3xi16>) outs(%c : tensor<1x4x4x3x3xi16>) -> tensor<1x4x4x3x3xi16>
  return %0 : tensor<1x4x4x3x3xi16>
}
// CASE inputs=special
func.func @pool_max(%a: tensor<1x9x8x3xf32>, %c: tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32> {
  %w = tensor.empty() : tensor<3x2xf32>
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %w : tensor<1x9x8x3xf32>, tensor<3x2xf32>) outs(%c : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  return %0 : tensor<1x4x4x3xf32>
}
// CASE ulps=4 inputs=positive
func.func @pool_sum(%a: tensor<2x3x9x8xf32>, %c: tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32> {
  %w = tensor.empty() : tensor<3x2xf32>
  %0 = linalg.pooling_nchw_sum {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %w : tensor<2x3x9x8xf32>, tensor<3x2xf32>) outs(%c : tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
  return %0 : tensor<2x3x7x7xf32>
}
// CASE
func.func @pool_max_unsigned(%a: tensor<1x9x8x3xi8>, %c: tensor<1x4x4x3xi8>) -> tensor<1x4x4x3xi8> {
  %w = tensor.empty() : tensor<3x2xi8>
  %0 = linalg.pooling_nhwc_max_unsigned {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %w : tensor<1x9x8x3xi8>, tensor<3x2xi8>) outs(%c : tensor<1x4x4x3xi8>) -> tensor<1x4x4x3xi8>
  return %0 : tensor<1x4x4x3xi8>
}
// CASE
func.func @pool_min(%a: tensor<1x9x8x3xi32>, %c: tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi32> {
  %w = tensor.empty() : tensor<3x2xi32>
  %0 = linalg.pooling_nhwc_min {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %w : tensor<1x9x8x3xi32>, tensor<3x2xi32>) outs(%c : tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi32>
  return %0 : tensor<1x4x4x3xi32>
}
// CASE
func.func @transpose(%a: tensor<3x5x7xf32>, %c: tensor<7x3x5xf32>) -> tensor<7x3x5xf32> {
  %0 = linalg.transpose ins(%a : tensor<3x5x7xf32>) outs(%c : tensor<7x3x5xf32>) permutation = [2, 0, 1]
  return %0 : tensor<7x3x5xf32>
}
// CASE
func.func @broadcast(%a: tensor<5xi8>, %c: tensor<3x5x2xi8>) -> tensor<3x5x2xi8> {
  %0 = linalg.broadcast ins(%a : tensor<5xi8>) outs(%c : tensor<3x5x2xi8>) dimensions = [0, 2]
  return %0 : tensor<3x5x2xi8>
}
// CASE
func.func @reduce(%a: tensor<3x5x2xi32>, %c: tensor<5xi32>) -> tensor<5xi32> {
  %0 = linalg.reduce ins(%a : tensor<3x5x2xi32>) outs(%c : tensor<5xi32>) dimensions = [0, 2]
    (%in: i32, %out: i32) {
      %1 = arith.xori %in, %out : i32
      linalg.yield %1 : i32
    }
  return %0 : tensor<5xi32>
}
// CASE
func.func @map(%a: tensor<3x5xi32>, %b: tensor<3x5xi32>, %c: tensor<3x5xi32>) -> tensor<3x5xi32> {
  %0 = linalg.map { arith.muli } ins(%a, %b : tensor<3x5xi32>, tensor<3x5xi32>) outs(%c : tensor<3x5xi32>)
  return %0 : tensor<3x5xi32>
}
// CASE
func.func @fill_copy(%a: tensor<3x5xi32>) -> (tensor<4xi32>, tensor<3x5xi32>) {
  %e = tensor.empty() : tensor<4xi32>
  %s = arith.constant 7 : i32
  %0 = linalg.fill ins(%s : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %f = tensor.empty() : tensor<3x5xi32>
  %1 = linalg.copy ins(%a : tensor<3x5xi32>) outs(%f : tensor<3x5xi32>) -> tensor<3x5xi32>
  return %0, %1 : tensor<4xi32>, tensor<3x5xi32>
}
// CASE ulps=4
func.func @elementwise(%a: tensor<3x5xf32>, %b: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %e = tensor.empty() : tensor<3x5xf32>
  %0 = linalg.add ins(%a, %b : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = linalg.div ins(%1, %b : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0, %1, %2 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
