// CASE
func.func @integers(%x: tensor<3x5xi32>, %y: tensor<1x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi1>) {
  %0 = tosa.add %x, %y : (tensor<3x5xi32>, tensor<1x5xi32>) -> tensor<3x5xi32>
  %1 = tosa.sub %x, %y : (tensor<3x5xi32>, tensor<1x5xi32>) -> tensor<3x5xi32>
  %2 = tosa.maximum %x, %y : (tensor<3x5xi32>, tensor<1x5xi32>) -> tensor<3x5xi32>
  %3 = tosa.greater_equal %x, %y : (tensor<3x5xi32>, tensor<1x5xi32>) -> tensor<3x5xi1>
  return %0, %1, %2, %3 : tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi1>
}
// CASE
func.func @bitwise(%x: tensor<3x5xi16>, %y: tensor<3x5xi16>) -> (tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>) {
  %0 = tosa.bitwise_and %x, %y : (tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
  %1 = tosa.bitwise_xor %x, %y : (tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
  %2 = tosa.bitwise_not %x : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %3 = tosa.bitwise_or %1, %x : (tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
  return %0, %1, %2, %3 : tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>
}
// CASE inputs=normal,shift
func.func @shifts(%x: tensor<4x3xi32>, %s: tensor<4x3xi32>) -> (tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>) {
  %0 = tosa.logical_left_shift %x, %s : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %1 = tosa.logical_right_shift %x, %s : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %2 = tosa.arithmetic_right_shift %x, %s {round = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %3 = tosa.clz %x : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %0, %1, %2, %3 : tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>
}
// CASE ulps=2
func.func @floats(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %0 = tosa.exp %x : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = tosa.tanh %0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = tosa.sigmoid %y : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %3 = tosa.reciprocal %y : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0, %1, %2, %3 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}
// CASE
func.func @clamp(%x: tensor<4x3xf32>, %y: tensor<7xi8>) -> (tensor<4x3xf32>, tensor<7xi8>) {
  %0 = tosa.clamp %x {min_val = -1.0 : f32, max_val = 1.5 : f32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = tosa.clamp %y {min_val = -17 : i8, max_val = 40 : i8} : (tensor<7xi8>) -> tensor<7xi8>
  return %0, %1 : tensor<4x3xf32>, tensor<7xi8>
}
// CASE
func.func @reductions(%x: tensor<3x5x4xi32>, %b: tensor<3x5xi1>, %n: tensor<3x5x4xi8>) -> (tensor<3x1x4xi32>, tensor<1x5x4xi32>, tensor<3x5x1xi32>, tensor<3x1xi1>, tensor<3x4xi32>) {
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<3x5x4xi32>) -> tensor<3x1x4xi32>
  %1 = tosa.reduce_max %x {axis = 0 : i32} : (tensor<3x5x4xi32>) -> tensor<1x5x4xi32>
  %2 = tosa.reduce_min %x {axis = 2 : i32} : (tensor<3x5x4xi32>) -> tensor<3x5x1xi32>
  %3 = tosa.reduce_any %b {axis = 1 : i32} : (tensor<3x5xi1>) -> tensor<3x1xi1>
  %4 = tosa.argmax %n {axis = 1 : i32} : (tensor<3x5x4xi8>) -> tensor<3x4xi32>
  return %0, %1, %2, %3, %4 : tensor<3x1x4xi32>, tensor<1x5x4xi32>, tensor<3x5x1xi32>, tensor<3x1xi1>, tensor<3x4xi32>
}
// CASE inputs=special
func.func @argmax(%x: tensor<3x5x4xf32>) -> tensor<3x4xi32> {
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<3x5x4xf32>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}
// CASE
func.func @movement(%x: tensor<3x4x2xi32>) -> (tensor<2x3x4xi32>, tensor<6x4xi32>, tensor<3x4x2xi32>, tensor<2x2x1xi32>, tensor<6x8x2xi32>, tensor<3x8x2xi32>, tensor<5x4x3xi32>) {
  %0 = tosa.transpose %x {perms = array<i32: 2, 0, 1>} : (tensor<3x4x2xi32>) -> tensor<2x3x4xi32>
  %s0 = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %x, %s0 : (tensor<3x4x2xi32>, !tosa.shape<2>) -> tensor<6x4xi32>
  %2 = tosa.reverse %x {axis = 1 : i32} : (tensor<3x4x2xi32>) -> tensor<3x4x2xi32>
  %s1 = tosa.const_shape {values = dense<[1, 2, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s2 = tosa.const_shape {values = dense<[2, 2, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %3 = tosa.slice %x, %s1, %s2 : (tensor<3x4x2xi32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x2x1xi32>
  %s3 = tosa.const_shape {values = dense<[2, 2, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %4 = tosa.tile %x, %s3 : (tensor<3x4x2xi32>, !tosa.shape<3>) -> tensor<6x8x2xi32>
  %5 = tosa.concat %x, %2 {axis = 1 : i32} : (tensor<3x4x2xi32>, tensor<3x4x2xi32>) -> tensor<3x8x2xi32>
  %s4 = tosa.const_shape {values = dense<[1, 1, 0, 0, 0, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %z = "tosa.const"() <{values = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
  %6 = tosa.pad %x, %s4, %z : (tensor<3x4x2xi32>, !tosa.shape<6>, tensor<1xi32>) -> tensor<5x4x3xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2x3x4xi32>, tensor<6x4xi32>, tensor<3x4x2xi32>, tensor<2x2x1xi32>, tensor<6x8x2xi32>, tensor<3x8x2xi32>, tensor<5x4x3xi32>
}
// CASE inputs=normal,below:5
func.func @gather(%x: tensor<2x5x3xi16>, %i: tensor<2x4xi32>) -> tensor<2x4x3xi16> {
  %0 = tosa.gather %x, %i : (tensor<2x5x3xi16>, tensor<2x4xi32>) -> tensor<2x4x3xi16>
  return %0 : tensor<2x4x3xi16>
}
// CASE
func.func @table(%x: tensor<9xi8>) -> tensor<9xi8> {
  %t = "tosa.const"() <{values = dense<[-60, -96, 2, -68, 125, 102, 113, 66, -21, -80, 121, -114, 71, 93, -127, 100, 8, -11, -76, 34, -113, -117, -115, -124, 67, -18, 88, -114, -15, 96, 125, -9, 48, -10, -16, 107, 20, -117, 85, -77, -33, 23, -67, 42, 88, -31, 27, 17, 127, 73, -111, 117, -4, 78, 84, -40, 59, 63, -84, 96, -73, -45, 73, 61, 122, -113, 112, -106, 29, 73, -41, -42, -12, -122, -26, -10, 79, 48, 52, 107, 9, -126, 68, -62, -23, 90, -100, 118, 58, -26, 83, 120, 54, 84, 49, -128, 41, 106, -114, -11, -38, -36, -82, 2, -112, -92, -86, -120, 103, -121, 15, -1, 9, -72, -34, 48, 20, -93, -43, -47, 2, -42, 11, 22, 104, 36, 126, 114, -70, -116, 31, 69, 47, 87, -32, 4, -73, 1, -21, 93, -118, -13, -119, 75, -54, -110, -46, 100, 90, -16, 102, -14, -113, 74, 36, 90, -98, 24, -64, -20, -104, 28, -92, -89, 30, 24, -47, 85, 1, -62, -124, -109, -17, 107, -41, -109, 65, -26, 49, -78, -23, 93, -29, 124, -75, 71, 23, 127, -120, 38, 77, 16, -119, -48, -26, 39, -59, 45, 91, -19, 8, -79, 66, 48, 120, -8, -95, -108, -85, -60, -42, -43, -19, 9, 42, 2, 60, 45, 46, -70, 21, -8, 122, -59, -75, 36, -108, 80, -91, 66, -53, -64, 46, -70, 65, -89, -14, -87, 8, 58, 23, -70, 106, 13, -73, -105, 23, -122, -121, -82, 83, -70, -108, -32, -6, 87]> : tensor<256xi8>}> : () -> tensor<256xi8>
  %0 = tosa.table %x, %t : (tensor<9xi8>, tensor<256xi8>) -> tensor<9xi8>
  return %0 : tensor<9xi8>
}
// CASE
func.func @quantized_conv(%x: tensor<1x7x6x3xi8>, %w: tensor<4x3x2x3xi8>, %b: tensor<4xi32>) -> tensor<1x4x3x4xi8> {
  %xz = "tosa.const"() <{values = dense<-4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %x, %w, %b, %xz, %wz {acc_type = i32, pad = array<i64: 1, 1, 1, 0>, stride = array<i64: 2, 2>, dilation = array<i64: 1, 2>} : (tensor<1x7x6x3xi8>, tensor<4x3x2x3xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x3x4xi32>
  %m = "tosa.const"() <{values = dense<[1073741824, 1610612736, 2147483647, 1234567890]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %s = "tosa.const"() <{values = dense<[38, 40, 36, 50]> : tensor<4xi8>}> : () -> tensor<4xi8>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zo = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %1 = tosa.rescale %0, %m, %s, %zi, %zo {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<1x4x3x4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x4x3x4xi8>
  return %1 : tensor<1x4x3x4xi8>
}
// CASE
func.func @depthwise_pools(%x: tensor<1x6x6x3xi8>) -> (tensor<1x3x3x3xi8>, tensor<1x3x3x3xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x6x6x3xi8>) -> tensor<1x3x3x3xi8>
  %1 = tosa.avg_pool2d %x, %z, %z {acc_type = i32, kernel = array<i64: 3, 3>, pad = array<i64: 1, 0, 1, 0>, stride = array<i64: 2, 2>} : (tensor<1x6x6x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x3xi8>
  return %0, %1 : tensor<1x3x3x3xi8>, tensor<1x3x3x3xi8>
}
// CASE scaled=8
func.func @products(%x: tensor<2x5x7xf32>, %y: tensor<2x7x3xf32>, %i: tensor<1x6x6x3xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<6xf32>) -> (tensor<2x5x3xf32>, tensor<1x6x6x6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %y, %z, %z : (tensor<2x5x7xf32>, tensor<2x7x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x5x3xf32>
  %1 = tosa.depthwise_conv2d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x6x6x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32>
  return %0, %1 : tensor<2x5x3xf32>, tensor<1x6x6x6xf32>
}
// CASE
func.func @casts(%x: tensor<3x4xi32>, %y: tensor<3x4xf32>, %b: tensor<3x4xi1>) -> (tensor<3x4xi8>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xi32>) {
  %0 = tosa.cast %x : (tensor<3x4xi32>) -> tensor<3x4xi8>
  %1 = tosa.cast %x : (tensor<3x4xi32>) -> tensor<3x4xf32>
  %2 = tosa.cast %y : (tensor<3x4xf32>) -> tensor<3x4xi32>
  %3 = tosa.select %b, %x, %2 : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  return %0, %1, %2, %3 : tensor<3x4xi8>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xi32>
}
// CASE
func.func @resize(%x: tensor<1x4x5x2xi8>) -> (tensor<1x7x9x2xi32>, tensor<1x7x9x2xi8>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR} : (tensor<1x4x5x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x9x2xi32>
  %1 = tosa.resize %x, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x4x5x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x9x2xi8>
  return %0, %1 : tensor<1x7x9x2xi32>, tensor<1x7x9x2xi8>
}
// CASE ulps=0 scaled=64
func.func @fft2d(%x: tensor<2x4x8xf32>, %y: tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>) {
  %0:2 = tosa.fft2d %x, %y {inverse = false} : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>)
  return %0#0, %0#1 : tensor<2x4x8xf32>, tensor<2x4x8xf32>
}
