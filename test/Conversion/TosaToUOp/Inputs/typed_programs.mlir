// CASE scaled=4
func.func @products(%x: tensor<1x5x4xf16>, %w: tensor<1x4x6xf16>, %y: tensor<1x5x4xbf16>, %v: tensor<1x4x6xbf16>) -> (tensor<1x5x6xf32>, tensor<1x5x6xf32>) {
  %zx = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %zy = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %0 = tosa.matmul %x, %w, %zx, %zx : (tensor<1x5x4xf16>, tensor<1x4x6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x6xf32>
  %1 = tosa.matmul %y, %v, %zy, %zy : (tensor<1x5x4xbf16>, tensor<1x4x6xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x5x6xf32>
  return %0, %1 : tensor<1x5x6xf32>, tensor<1x5x6xf32>
}
// CASE
func.func @wide_products(%x: tensor<2x5x4xi16>, %w: tensor<2x4x6xi16>) -> tensor<2x5x6xi32> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.matmul %x, %w, %z, %z : (tensor<2x5x4xi16>, tensor<2x4x6xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x5x6xi48>
  %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %zo = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = tosa.rescale %0, %m, %s, %zi, %zo {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x5x6xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi32>) -> tensor<2x5x6xi32>
  return %1 : tensor<2x5x6xi32>
}
// CASE
func.func @wide_windows(%x: tensor<1x5x6x3xi16>, %w: tensor<4x2x3x3xi8>, %d: tensor<2x3x3x2xi8>) -> (tensor<1x4x4x4xi32>, tensor<1x4x4x6xi32>) {
  %zx = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %zw = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<[1, -2, 3, 40000000000]> : tensor<4xi48>}> : () -> tensor<4xi48>
  %c = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %0 = tosa.conv2d %x, %w, %b, %zx, %zw {acc_type = i48, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x6x3xi16>, tensor<4x2x3x3xi8>, tensor<4xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x4xi48>
  %1 = tosa.depthwise_conv2d %x, %d, %c, %zx, %zw {acc_type = i48, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x6x3xi16>, tensor<2x3x3x2xi8>, tensor<1xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x6xi48>
  %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zo = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = tosa.rescale %0, %m, %s, %c, %zo {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<1x4x4x4xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi32>) -> tensor<1x4x4x4xi32>
  %3 = tosa.rescale %1, %m, %s, %c, %zo {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<1x4x4x6xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi32>) -> tensor<1x4x4x6xi32>
  return %2, %3 : tensor<1x4x4x4xi32>, tensor<1x4x4x6xi32>
}
// CASE
func.func @wide_images(%x: tensor<1x3x4x2xi16>) -> tensor<1x6x8x2xi32> {
  // Upstream rounds negative positions to zero: resize.mlir has those.
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR} : (tensor<1x3x4x2xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x8x2xi48>
  %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
  %t = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %zo = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = tosa.rescale %0, %m, %t, %zi, %zo {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<1x6x8x2xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi32>) -> tensor<1x6x8x2xi32>
  return %1 : tensor<1x6x8x2xi32>
}
// CASE
func.func @narrow_weights(%x: tensor<1x5x6x3xi8>) -> tensor<1x4x4x2xi32> {
  %w = "tosa.const"() <{values = dense<[[[[1, -8, 7], [3, 2, -5], [0, 1, -1]], [[4, -4, 6], [-7, 5, 2], [-3, -2, 1]]], [[[7, 7, 7], [-8, -8, -8], [1, 2, 3]], [[-1, -2, -3], [4, 5, 6], [0, 0, 1]]]]> : tensor<2x2x3x3xi4>}> : () -> tensor<2x2x3x3xi4>
  %zx = "tosa.const"() <{values = dense<9> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zw = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
  %b = "tosa.const"() <{values = dense<[1, -2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = tosa.conv2d %x, %w, %b, %zx, %zw {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x6x3xi8>, tensor<2x2x3x3xi4>, tensor<2xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x4x4x2xi32>
  return %0 : tensor<1x4x4x2xi32>
}
// CASE ulps=1
func.func @half_functions(%x: tensor<5x7xf16>, %y: tensor<5x7xbf16>) -> (tensor<5x7xf16>, tensor<5x7xbf16>, tensor<5x7xf16>, tensor<5x7xbf16>, tensor<5x7xf16>, tensor<5x7xf16>) {
  %0 = tosa.exp %x : (tensor<5x7xf16>) -> tensor<5x7xf16>
  %1 = tosa.tanh %y : (tensor<5x7xbf16>) -> tensor<5x7xbf16>
  %2 = tosa.floor %x : (tensor<5x7xf16>) -> tensor<5x7xf16>
  %3 = tosa.abs %y : (tensor<5x7xbf16>) -> tensor<5x7xbf16>
  %4 = tosa.clamp %x {min_val = -1.0 : f16, max_val = 1.5 : f16} : (tensor<5x7xf16>) -> tensor<5x7xf16>
  %5 = tosa.maximum %x, %4 : (tensor<5x7xf16>, tensor<5x7xf16>) -> tensor<5x7xf16>
  return %0, %1, %2, %3, %4, %5 : tensor<5x7xf16>, tensor<5x7xbf16>, tensor<5x7xf16>, tensor<5x7xbf16>, tensor<5x7xf16>, tensor<5x7xf16>
}
// CASE
func.func @wide_table(%x: tensor<4x9xi16>, %v: tensor<513xi16>) -> tensor<4x9xi32> {
  %0 = tosa.table %x, %v : (tensor<4x9xi16>, tensor<513xi16>) -> tensor<4x9xi32>
  return %0 : tensor<4x9xi32>
}
// CASE
func.func @half_positions(%x: tensor<4x9xf16>, %y: tensor<4x9xbf16>) -> (tensor<4xi32>, tensor<9xi32>, tensor<4x1xf16>, tensor<4x1xbf16>) {
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<4x9xf16>) -> tensor<4xi32>
  %1 = tosa.argmax %y {axis = 0 : i32} : (tensor<4x9xbf16>) -> tensor<9xi32>
  %2 = tosa.reduce_max %x {axis = 1 : i32} : (tensor<4x9xf16>) -> tensor<4x1xf16>
  %3 = tosa.reduce_min %y {axis = 1 : i32} : (tensor<4x9xbf16>) -> tensor<4x1xbf16>
  return %0, %1, %2, %3 : tensor<4xi32>, tensor<9xi32>, tensor<4x1xf16>, tensor<4x1xbf16>
}
// CASE
func.func @long(%x: tensor<4x9xi64>, %y: tensor<4x9xi64>) -> (tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xi1>, tensor<4x9xi32>, tensor<9xi32>) {
  %0 = tosa.add %x, %y : (tensor<4x9xi64>, tensor<4x9xi64>) -> tensor<4x9xi64>
  %1 = tosa.maximum %x, %y : (tensor<4x9xi64>, tensor<4x9xi64>) -> tensor<4x9xi64>
  %2 = tosa.greater %x, %y : (tensor<4x9xi64>, tensor<4x9xi64>) -> tensor<4x9xi1>
  %3 = tosa.cast %x : (tensor<4x9xi64>) -> tensor<4x9xi32>
  %4 = "tosa.const"() <{values = dense<7> : tensor<9xi32>}> : () -> tensor<9xi32>
  return %0, %1, %2, %3, %4 : tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xi1>, tensor<4x9xi32>, tensor<9xi32>
}
