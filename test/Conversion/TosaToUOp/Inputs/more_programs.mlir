// CASE ulps=2
func.func @functions(%x: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %0 = tosa.sin %x : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = tosa.cos %x : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = tosa.erf %x : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}
// CASE ulps=2 inputs=positive,normal
func.func @positive(%x: tensor<4x3xf32>, %y: tensor<4x1xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %0 = tosa.log %x : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = tosa.rsqrt %x : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = tosa.pow %x, %y : (tensor<4x3xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}
// CASE inputs=special
func.func @roundings(%x: tensor<5x7xf32>) -> (tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>) {
  %0 = tosa.abs %x : (tensor<5x7xf32>) -> tensor<5x7xf32>
  %1 = tosa.ceil %x : (tensor<5x7xf32>) -> tensor<5x7xf32>
  %2 = tosa.floor %x : (tensor<5x7xf32>) -> tensor<5x7xf32>
  %3 = tosa.identity %x : (tensor<5x7xf32>) -> tensor<5x7xf32>
  return %0, %1, %2, %3 : tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>
}
// Which zero is the smaller one stock MLIR leaves to the order of the operands.
// CASE inputs=special,normal
func.func @special(%x: tensor<5x7xf32>, %y: tensor<5x7xf32>) -> (tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xi1>, tensor<5x7xi1>, tensor<5x7xf32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %x, %y, %s : (tensor<5x7xf32>, tensor<5x7xf32>, tensor<1xi8>) -> tensor<5x7xf32>
  %1 = tosa.minimum %x, %y : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  %2 = tosa.maximum %x, %y {nan_mode = IGNORE} : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  %3 = tosa.minimum %x, %y {nan_mode = IGNORE} : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  %4 = tosa.equal %x, %x : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
  %5 = tosa.greater %x, %y : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
  %6 = tosa.clamp %x {min_val = -1.0 : f32, max_val = 1.5 : f32, nan_mode = IGNORE} : (tensor<5x7xf32>) -> tensor<5x7xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xi1>, tensor<5x7xi1>, tensor<5x7xf32>
}
// CASE inputs=special
func.func @negated(%x: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %x, %z, %z : (tensor<5x7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}
// CASE
func.func @negated_integers(%x: tensor<97xi8>) -> tensor<97xi8> {
  %a = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.negate %x, %a, %b : (tensor<97xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<97xi8>
  return %0 : tensor<97xi8>
}
// CASE inputs=normal,positive,normal
func.func @quotients(%x: tensor<4x3xi32>, %y: tensor<4x3xi32>, %z: tensor<4x1xi32>) -> (tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>) {
  %s = "tosa.const"() <{values = dense<17> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.intdiv %x, %y : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  %1 = tosa.mul %x, %z, %s : (tensor<4x3xi32>, tensor<4x1xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  %2 = tosa.minimum %x, %z : (tensor<4x3xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
  return %0, %1, %2 : tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>
}
// CASE
func.func @booleans(%x: tensor<4x5xi1>, %y: tensor<1x5xi1>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<1x5xi1>) {
  %0 = tosa.logical_and %x, %y : (tensor<4x5xi1>, tensor<1x5xi1>) -> tensor<4x5xi1>
  %1 = tosa.logical_or %x, %y : (tensor<4x5xi1>, tensor<1x5xi1>) -> tensor<4x5xi1>
  %2 = tosa.logical_xor %x, %y : (tensor<4x5xi1>, tensor<1x5xi1>) -> tensor<4x5xi1>
  %3 = tosa.logical_not %x : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %4 = tosa.reduce_all %1 {axis = 0 : i32} : (tensor<4x5xi1>) -> tensor<1x5xi1>
  return %0, %1, %2, %3, %4 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<1x5xi1>
}
// CASE ulps=4
func.func @product(%x: tensor<4x5x3xf32>) -> tensor<4x1x3xf32> {
  %0 = tosa.reduce_product %x {axis = 1 : i32} : (tensor<4x5x3xf32>) -> tensor<4x1x3xf32>
  return %0 : tensor<4x1x3xf32>
}
// CASE
func.func @volume(%x: tensor<1x3x4x5x2xi8>, %w: tensor<3x2x2x3x2xi8>, %b: tensor<3xi32>) -> tensor<1x2x4x2x3xi32> {
  %zx = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zw = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv3d %x, %w, %b, %zx, %zw {acc_type = i32, pad = array<i64: 0, 0, 0, 1, 0, 0>, stride = array<i64: 1, 1, 2>, dilation = array<i64: 1, 1, 1>} : (tensor<1x3x4x5x2xi8>, tensor<3x2x2x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4x2x3xi32>
  return %0 : tensor<1x2x4x2x3xi32>
}
// CASE scaled=64
func.func @spectrum(%x: tensor<2x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>) {
  %0, %1 = tosa.rfft2d %x : (tensor<2x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
  return %0, %1 : tensor<2x4x5xf32>, tensor<2x4x5xf32>
}
// CASE inputs=normal,positive
func.func @scales(%x: tensor<64xi32>, %m: tensor<64xi32>) -> (tensor<64xi32>, tensor<64xi32>) {
  %s = "tosa.const"() <{values = dense<36> : tensor<64xi8>}> : () -> tensor<64xi8>
  %0 = tosa.apply_scale %x, %m, %s {rounding_mode = SINGLE_ROUND} : (tensor<64xi32>, tensor<64xi32>, tensor<64xi8>) -> tensor<64xi32>
  %1 = tosa.apply_scale %x, %m, %s {rounding_mode = DOUBLE_ROUND} : (tensor<64xi32>, tensor<64xi32>, tensor<64xi8>) -> tensor<64xi32>
  return %0, %1 : tensor<64xi32>, tensor<64xi32>
}
// CASE inputs=special
func.func @halves(%x: tensor<5x7xf16>, %y: tensor<5x7xbf16>) -> (tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf16>, tensor<5x7xbf16>) {
  %0 = tosa.cast %x : (tensor<5x7xf16>) -> tensor<5x7xf32>
  %1 = tosa.cast %y : (tensor<5x7xbf16>) -> tensor<5x7xf32>
  %2 = tosa.add %x, %x : (tensor<5x7xf16>, tensor<5x7xf16>) -> tensor<5x7xf16>
  %3 = tosa.add %y, %y : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
  return %0, %1, %2, %3 : tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf16>, tensor<5x7xbf16>
}
// CASE inputs=special
func.func @converted(%x: tensor<5x7xf32>) -> (tensor<5x7xi8>, tensor<5x7xi16>, tensor<5x7xi32>, tensor<5x7xf16>, tensor<5x7xbf16>) {
  %0 = tosa.cast %x : (tensor<5x7xf32>) -> tensor<5x7xi8>
  %1 = tosa.cast %x : (tensor<5x7xf32>) -> tensor<5x7xi16>
  %2 = tosa.cast %x : (tensor<5x7xf32>) -> tensor<5x7xi32>
  %3 = tosa.cast %x : (tensor<5x7xf32>) -> tensor<5x7xf16>
  %4 = tosa.cast %x : (tensor<5x7xf32>) -> tensor<5x7xbf16>
  return %0, %1, %2, %3, %4 : tensor<5x7xi8>, tensor<5x7xi16>, tensor<5x7xi32>, tensor<5x7xf16>, tensor<5x7xbf16>
}
