// Each op of the tensor stage, for convert-uop-to-linalg and stock MLIR.

// CASE ulps=0 inputs=special
func.func @neg_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.neg %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @abs_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.abs %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @sign_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.sign %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @trunc_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.trunc %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @floor_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.floor %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @ceil_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.ceil %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @round_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.round %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @square_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.square %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @sqrt_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.sqrt %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=2 inputs=positive
func.func @rsqrt_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.rsqrt %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=2 inputs=special
func.func @exp_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.exp %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=2 inputs=special
func.func @exp2_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.exp2 %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=2 inputs=special
func.func @log_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.log %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=2 inputs=special
func.func @log2_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.log2 %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=2 inputs=normal
func.func @sin_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.sin %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=2 inputs=normal
func.func @cos_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.cos %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=4 inputs=normal
func.func @tan_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.tan %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=2 inputs=special
func.func @tanh_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.tanh %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=4 inputs=special
func.func @erf_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.erf %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE ulps=0 inputs=special
func.func @recip_f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.recip %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE 
func.func @neg_i8(%x: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.neg %x : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE 
func.func @neg_ui16(%x: tensor<64xui16>) -> tensor<64xui16> {
  %0 = uop.neg %x : tensor<64xui16>
  return %0 : tensor<64xui16>
}

// CASE 
func.func @neg_i64(%x: tensor<64xi64>) -> tensor<64xi64> {
  %0 = uop.neg %x : tensor<64xi64>
  return %0 : tensor<64xi64>
}

// CASE 
func.func @abs_i8(%x: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.abs %x : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE 
func.func @abs_ui16(%x: tensor<64xui16>) -> tensor<64xui16> {
  %0 = uop.abs %x : tensor<64xui16>
  return %0 : tensor<64xui16>
}

// CASE 
func.func @abs_i64(%x: tensor<64xi64>) -> tensor<64xi64> {
  %0 = uop.abs %x : tensor<64xi64>
  return %0 : tensor<64xi64>
}

// CASE 
func.func @sign_i8(%x: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.sign %x : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE 
func.func @sign_ui16(%x: tensor<64xui16>) -> tensor<64xui16> {
  %0 = uop.sign %x : tensor<64xui16>
  return %0 : tensor<64xui16>
}

// CASE 
func.func @sign_i64(%x: tensor<64xi64>) -> tensor<64xi64> {
  %0 = uop.sign %x : tensor<64xi64>
  return %0 : tensor<64xi64>
}

// CASE 
func.func @square_i8(%x: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.square %x : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE 
func.func @square_ui16(%x: tensor<64xui16>) -> tensor<64xui16> {
  %0 = uop.square %x : tensor<64xui16>
  return %0 : tensor<64xui16>
}

// CASE 
func.func @square_i64(%x: tensor<64xi64>) -> tensor<64xi64> {
  %0 = uop.square %x : tensor<64xi64>
  return %0 : tensor<64xi64>
}

// CASE 
func.func @not_i8(%x: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.not %x : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE 
func.func @not_ui16(%x: tensor<64xui16>) -> tensor<64xui16> {
  %0 = uop.not %x : tensor<64xui16>
  return %0 : tensor<64xui16>
}

// CASE 
func.func @not_i64(%x: tensor<64xi64>) -> tensor<64xi64> {
  %0 = uop.not %x : tensor<64xi64>
  return %0 : tensor<64xi64>
}

// CASE 
func.func @not_i1(%x: tensor<16xi1>) -> tensor<16xi1> {
  %0 = uop.not %x : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CASE inputs=special
func.func @add_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.add %x, %y : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @add_f16(%x: tensor<64xf16>, %y: tensor<64xf16>) -> tensor<64xf16> {
  %0 = uop.add %x, %y : tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=normal
func.func @add_bf16(%x: tensor<64xbf16>, %y: tensor<64xbf16>) -> tensor<64xbf16> {
  %0 = uop.add %x, %y : tensor<64xbf16>
  return %0 : tensor<64xbf16>
}

// CASE inputs=special
func.func @sub_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.sub %x, %y : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @sub_f16(%x: tensor<64xf16>, %y: tensor<64xf16>) -> tensor<64xf16> {
  %0 = uop.sub %x, %y : tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=normal
func.func @sub_bf16(%x: tensor<64xbf16>, %y: tensor<64xbf16>) -> tensor<64xbf16> {
  %0 = uop.sub %x, %y : tensor<64xbf16>
  return %0 : tensor<64xbf16>
}

// CASE inputs=special
func.func @mul_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.mul %x, %y : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @mul_f16(%x: tensor<64xf16>, %y: tensor<64xf16>) -> tensor<64xf16> {
  %0 = uop.mul %x, %y : tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=normal
func.func @mul_bf16(%x: tensor<64xbf16>, %y: tensor<64xbf16>) -> tensor<64xbf16> {
  %0 = uop.mul %x, %y : tensor<64xbf16>
  return %0 : tensor<64xbf16>
}

// CASE inputs=special
func.func @fdiv_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.fdiv %x, %y : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @fdiv_f16(%x: tensor<64xf16>, %y: tensor<64xf16>) -> tensor<64xf16> {
  %0 = uop.fdiv %x, %y : tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=normal
func.func @fdiv_bf16(%x: tensor<64xbf16>, %y: tensor<64xbf16>) -> tensor<64xbf16> {
  %0 = uop.fdiv %x, %y : tensor<64xbf16>
  return %0 : tensor<64xbf16>
}

// CASE inputs=normal
func.func @max_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.max %x, %y : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @max_f16(%x: tensor<64xf16>, %y: tensor<64xf16>) -> tensor<64xf16> {
  %0 = uop.max %x, %y : tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=normal
func.func @max_bf16(%x: tensor<64xbf16>, %y: tensor<64xbf16>) -> tensor<64xbf16> {
  %0 = uop.max %x, %y : tensor<64xbf16>
  return %0 : tensor<64xbf16>
}

// CASE inputs=normal
func.func @min_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.min %x, %y : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @min_f16(%x: tensor<64xf16>, %y: tensor<64xf16>) -> tensor<64xf16> {
  %0 = uop.min %x, %y : tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=normal
func.func @min_bf16(%x: tensor<64xbf16>, %y: tensor<64xbf16>) -> tensor<64xbf16> {
  %0 = uop.min %x, %y : tensor<64xbf16>
  return %0 : tensor<64xbf16>
}

// CASE ulps=2 inputs=positive,unit
func.func @pow_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.pow %x, %y : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @add_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.add %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @add_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.add %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @add_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.add %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @add_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.add %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal
func.func @sub_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.sub %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @sub_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.sub %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @sub_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.sub %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @sub_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.sub %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal
func.func @mul_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.mul %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @mul_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.mul %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @mul_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.mul %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @mul_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.mul %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal
func.func @max_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.max %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @max_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.max %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @max_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.max %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @max_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.max %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal
func.func @min_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.min %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @min_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.min %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @min_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.min %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @min_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.min %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal
func.func @idiv_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.idiv %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @idiv_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.idiv %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @idiv_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.idiv %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @idiv_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.idiv %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=small
func.func @idiv_small(%x: tensor<300xi16>, %y: tensor<300xi16>) -> tensor<300xi16> {
  %0 = uop.idiv %x, %y : tensor<300xi16>
  return %0 : tensor<300xi16>
}

// CASE inputs=normal
func.func @mod_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.mod %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @mod_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.mod %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @mod_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.mod %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @mod_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.mod %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=small
func.func @mod_small(%x: tensor<300xi16>, %y: tensor<300xi16>) -> tensor<300xi16> {
  %0 = uop.mod %x, %y : tensor<300xi16>
  return %0 : tensor<300xi16>
}

// CASE inputs=normal
func.func @floordiv_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.floordiv %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @floordiv_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.floordiv %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @floordiv_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.floordiv %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @floordiv_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.floordiv %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=small
func.func @floordiv_small(%x: tensor<300xi16>, %y: tensor<300xi16>) -> tensor<300xi16> {
  %0 = uop.floordiv %x, %y : tensor<300xi16>
  return %0 : tensor<300xi16>
}

// CASE inputs=normal
func.func @floormod_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.floormod %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @floormod_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.floormod %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @floormod_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.floormod %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @floormod_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.floormod %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=small
func.func @floormod_small(%x: tensor<300xi16>, %y: tensor<300xi16>) -> tensor<300xi16> {
  %0 = uop.floormod %x, %y : tensor<300xi16>
  return %0 : tensor<300xi16>
}

// CASE inputs=normal
func.func @and_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.and %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @and_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.and %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @and_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.and %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @and_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.and %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal
func.func @or_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.or %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @or_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.or %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @or_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.or %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @or_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.or %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal
func.func @xor_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.xor %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal
func.func @xor_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.xor %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal
func.func @xor_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.xor %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @xor_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.xor %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal,small
func.func @shl_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.shl %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal,small
func.func @shl_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.shl %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal,small
func.func @shl_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.shl %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal,small
func.func @shl_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.shl %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=normal,small
func.func @shr_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.shr %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=normal,small
func.func @shr_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.shr %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=normal,small
func.func @shr_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.shr %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal,small
func.func @shr_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.shr %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=small,small
func.func @pow_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.pow %x, %y : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=small,small
func.func @pow_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.pow %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=small,small
func.func @pow_i32(%x: tensor<64xi32>, %y: tensor<64xi32>) -> tensor<64xi32> {
  %0 = uop.pow %x, %y : tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=small,small
func.func @pow_ui64(%x: tensor<64xui64>, %y: tensor<64xui64>) -> tensor<64xui64> {
  %0 = uop.pow %x, %y : tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE 
func.func @add_i1(%x: tensor<16xi1>, %y: tensor<16xi1>) -> tensor<16xi1> {
  %0 = uop.add %x, %y : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CASE 
func.func @mul_i1(%x: tensor<16xi1>, %y: tensor<16xi1>) -> tensor<16xi1> {
  %0 = uop.mul %x, %y : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CASE 
func.func @max_i1(%x: tensor<16xi1>, %y: tensor<16xi1>) -> tensor<16xi1> {
  %0 = uop.max %x, %y : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CASE 
func.func @min_i1(%x: tensor<16xi1>, %y: tensor<16xi1>) -> tensor<16xi1> {
  %0 = uop.min %x, %y : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CASE 
func.func @and_i1(%x: tensor<16xi1>, %y: tensor<16xi1>) -> tensor<16xi1> {
  %0 = uop.and %x, %y : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CASE 
func.func @or_i1(%x: tensor<16xi1>, %y: tensor<16xi1>) -> tensor<16xi1> {
  %0 = uop.or %x, %y : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CASE 
func.func @xor_i1(%x: tensor<16xi1>, %y: tensor<16xi1>) -> tensor<16xi1> {
  %0 = uop.xor %x, %y : tensor<16xi1>
  return %0 : tensor<16xi1>
}

// CASE 
func.func @threefry(%x: tensor<16xui64>, %y: tensor<16xui64>) -> tensor<16xui64> {
  %0 = uop.threefry %x, %y : tensor<16xui64>
  return %0 : tensor<16xui64>
}

// CASE inputs=special
func.func @cmp_lt_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xi1> {
  %0 = uop.cmp lt %x, %y : tensor<64xf32>
  return %0 : tensor<64xi1>
}

// CASE inputs=small
func.func @cmp_lt_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi1> {
  %0 = uop.cmp lt %x, %y : tensor<64xi8>
  return %0 : tensor<64xi1>
}

// CASE inputs=normal
func.func @cmp_lt_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xi1> {
  %0 = uop.cmp lt %x, %y : tensor<64xui8>
  return %0 : tensor<64xi1>
}

// CASE inputs=special
func.func @cmp_le_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xi1> {
  %0 = uop.cmp le %x, %y : tensor<64xf32>
  return %0 : tensor<64xi1>
}

// CASE inputs=small
func.func @cmp_le_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi1> {
  %0 = uop.cmp le %x, %y : tensor<64xi8>
  return %0 : tensor<64xi1>
}

// CASE inputs=normal
func.func @cmp_le_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xi1> {
  %0 = uop.cmp le %x, %y : tensor<64xui8>
  return %0 : tensor<64xi1>
}

// CASE inputs=special
func.func @cmp_gt_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xi1> {
  %0 = uop.cmp gt %x, %y : tensor<64xf32>
  return %0 : tensor<64xi1>
}

// CASE inputs=small
func.func @cmp_gt_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi1> {
  %0 = uop.cmp gt %x, %y : tensor<64xi8>
  return %0 : tensor<64xi1>
}

// CASE inputs=normal
func.func @cmp_gt_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xi1> {
  %0 = uop.cmp gt %x, %y : tensor<64xui8>
  return %0 : tensor<64xi1>
}

// CASE inputs=special
func.func @cmp_ge_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xi1> {
  %0 = uop.cmp ge %x, %y : tensor<64xf32>
  return %0 : tensor<64xi1>
}

// CASE inputs=small
func.func @cmp_ge_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi1> {
  %0 = uop.cmp ge %x, %y : tensor<64xi8>
  return %0 : tensor<64xi1>
}

// CASE inputs=normal
func.func @cmp_ge_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xi1> {
  %0 = uop.cmp ge %x, %y : tensor<64xui8>
  return %0 : tensor<64xi1>
}

// CASE inputs=special
func.func @cmp_eq_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xi1> {
  %0 = uop.cmp eq %x, %y : tensor<64xf32>
  return %0 : tensor<64xi1>
}

// CASE inputs=small
func.func @cmp_eq_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi1> {
  %0 = uop.cmp eq %x, %y : tensor<64xi8>
  return %0 : tensor<64xi1>
}

// CASE inputs=normal
func.func @cmp_eq_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xi1> {
  %0 = uop.cmp eq %x, %y : tensor<64xui8>
  return %0 : tensor<64xi1>
}

// CASE inputs=special
func.func @cmp_ne_f32(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xi1> {
  %0 = uop.cmp ne %x, %y : tensor<64xf32>
  return %0 : tensor<64xi1>
}

// CASE inputs=small
func.func @cmp_ne_i8(%x: tensor<64xi8>, %y: tensor<64xi8>) -> tensor<64xi1> {
  %0 = uop.cmp ne %x, %y : tensor<64xi8>
  return %0 : tensor<64xi1>
}

// CASE inputs=normal
func.func @cmp_ne_ui8(%x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xi1> {
  %0 = uop.cmp ne %x, %y : tensor<64xui8>
  return %0 : tensor<64xi1>
}

// CASE 
func.func @where(%c: tensor<64xi1>, %x: tensor<64xui8>, %y: tensor<64xui8>) -> tensor<64xui8> {
  %0 = uop.where %c, %x, %y : tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=special
func.func @ldexp_f32(%x: tensor<64xf32>, %n: tensor<64xi32>) -> tensor<64xf32> {
  %0 = uop.ldexp %x, %n : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=special
func.func @ldexp_f64(%x: tensor<64xf64>, %n: tensor<64xi32>) -> tensor<64xf64> {
  %0 = uop.ldexp %x, %n : tensor<64xf64>
  return %0 : tensor<64xf64>
}

// CASE inputs=special
func.func @ldexp_f16(%x: tensor<64xf16>, %n: tensor<64xi32>) -> tensor<64xf16> {
  %0 = uop.ldexp %x, %n : tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=small
func.func @mulacc_f32(%x: tensor<64xf32>, %y: tensor<64xf32>, %z: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.mulacc %x, %y, %z : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE 
func.func @mulacc_i8(%x: tensor<64xi8>, %y: tensor<64xi8>, %z: tensor<64xi8>) -> tensor<64xi8> {
  %0 = uop.mulacc %x, %y, %z : tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=special
func.func @cast_f32_i8(%x: tensor<64xf32>) -> tensor<64xi8> {
  %0 = uop.cast %x : tensor<64xf32> -> tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=special
func.func @cast_f32_ui8(%x: tensor<64xf32>) -> tensor<64xui8> {
  %0 = uop.cast %x : tensor<64xf32> -> tensor<64xui8>
  return %0 : tensor<64xui8>
}

// CASE inputs=special
func.func @cast_f32_i64(%x: tensor<64xf32>) -> tensor<64xi64> {
  %0 = uop.cast %x : tensor<64xf32> -> tensor<64xi64>
  return %0 : tensor<64xi64>
}

// CASE inputs=special
func.func @cast_f64_ui64(%x: tensor<64xf64>) -> tensor<64xui64> {
  %0 = uop.cast %x : tensor<64xf64> -> tensor<64xui64>
  return %0 : tensor<64xui64>
}

// CASE inputs=special
func.func @cast_f16_i32(%x: tensor<64xf16>) -> tensor<64xi32> {
  %0 = uop.cast %x : tensor<64xf16> -> tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=special
func.func @cast_f32_i1(%x: tensor<64xf32>) -> tensor<64xi1> {
  %0 = uop.cast %x : tensor<64xf32> -> tensor<64xi1>
  return %0 : tensor<64xi1>
}

// CASE inputs=special
func.func @cast_f32_f16(%x: tensor<64xf32>) -> tensor<64xf16> {
  %0 = uop.cast %x : tensor<64xf32> -> tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=special
func.func @cast_f64_f32(%x: tensor<64xf64>) -> tensor<64xf32> {
  %0 = uop.cast %x : tensor<64xf64> -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @cast_f32_bf16(%x: tensor<64xf32>) -> tensor<64xbf16> {
  %0 = uop.cast %x : tensor<64xf32> -> tensor<64xbf16>
  return %0 : tensor<64xbf16>
}

// CASE inputs=normal
func.func @cast_bf16_f16(%x: tensor<64xbf16>) -> tensor<64xf16> {
  %0 = uop.cast %x : tensor<64xbf16> -> tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=special
func.func @cast_f16_f64(%x: tensor<64xf16>) -> tensor<64xf64> {
  %0 = uop.cast %x : tensor<64xf16> -> tensor<64xf64>
  return %0 : tensor<64xf64>
}

// CASE inputs=normal
func.func @cast_i8_i64(%x: tensor<64xi8>) -> tensor<64xi64> {
  %0 = uop.cast %x : tensor<64xi8> -> tensor<64xi64>
  return %0 : tensor<64xi64>
}

// CASE inputs=normal
func.func @cast_ui8_i64(%x: tensor<64xui8>) -> tensor<64xi64> {
  %0 = uop.cast %x : tensor<64xui8> -> tensor<64xi64>
  return %0 : tensor<64xi64>
}

// CASE inputs=normal
func.func @cast_i64_i8(%x: tensor<64xi64>) -> tensor<64xi8> {
  %0 = uop.cast %x : tensor<64xi64> -> tensor<64xi8>
  return %0 : tensor<64xi8>
}

// CASE inputs=small
func.func @cast_i32_i1(%x: tensor<64xi32>) -> tensor<64xi1> {
  %0 = uop.cast %x : tensor<64xi32> -> tensor<64xi1>
  return %0 : tensor<64xi1>
}

// CASE inputs=normal
func.func @cast_i1_i32(%x: tensor<64xi1>) -> tensor<64xi32> {
  %0 = uop.cast %x : tensor<64xi1> -> tensor<64xi32>
  return %0 : tensor<64xi32>
}

// CASE inputs=normal
func.func @cast_i1_f32(%x: tensor<64xi1>) -> tensor<64xf32> {
  %0 = uop.cast %x : tensor<64xi1> -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @cast_i64_f32(%x: tensor<64xi64>) -> tensor<64xf32> {
  %0 = uop.cast %x : tensor<64xi64> -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @cast_ui64_f32(%x: tensor<64xui64>) -> tensor<64xf32> {
  %0 = uop.cast %x : tensor<64xui64> -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CASE inputs=normal
func.func @cast_i32_f16(%x: tensor<64xi32>) -> tensor<64xf16> {
  %0 = uop.cast %x : tensor<64xi32> -> tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=normal
func.func @cast_ui8_f16(%x: tensor<64xui8>) -> tensor<64xf16> {
  %0 = uop.cast %x : tensor<64xui8> -> tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=normal
func.func @cast_i16_bf16(%x: tensor<64xi16>) -> tensor<64xbf16> {
  %0 = uop.cast %x : tensor<64xi16> -> tensor<64xbf16>
  return %0 : tensor<64xbf16>
}

// CASE inputs=special
func.func @cast_saturate(%x: tensor<64xf32>) -> tensor<64xf16> {
  %0 = uop.cast %x saturate : tensor<64xf32> -> tensor<64xf16>
  return %0 : tensor<64xf16>
}

// CASE inputs=special
func.func @bitcast(%x: tensor<64xf32>) -> tensor<64xui32> {
  %0 = uop.bitcast %x : tensor<64xf32> -> tensor<64xui32>
  return %0 : tensor<64xui32>
}

// CASE 
func.func @const(%x: tensor<2x2xui8>) -> tensor<2x2xui8> {
  %c = uop.const dense<[[1, 200], [3, 4]]> : tensor<2x2xui8>
  %s = uop.const 7 : tensor<2x2xui8>
  %0 = uop.add %x, %c : tensor<2x2xui8>
  %1 = uop.mul %0, %s : tensor<2x2xui8>
  return %1 : tensor<2x2xui8>
}

// CASE 
func.func @const_result(%x: tensor<f32>) -> (tensor<2x3xf32>, tensor<0x3xf32>, tensor<3xui64>) {
  %0 = uop.const -2.5 : tensor<2x3xf32>
  %1 = uop.const 1.0 : tensor<0x3xf32>
  %2 = uop.const 18446744073709551615 : tensor<3xui64>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<0x3xf32>, tensor<3xui64>
}

// CASE 
func.func @iota(%x: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<4x5xf32>, tensor<5x4xui8>) {
  %i = uop.iota axis 1 : tensor<4x5xi32>
  %0 = uop.add %x, %i : tensor<4x5xi32>
  %1 = uop.iota axis 0 : tensor<4x5xf32>
  %j = uop.iota axis 1 : tensor<4x5xui8>
  %f = uop.flip %j axes [1] : tensor<4x5xui8>
  %2 = uop.permute %f [1, 0] : tensor<4x5xui8> -> tensor<5x4xui8>
  return %0, %1, %2 : tensor<4x5xi32>, tensor<4x5xf32>, tensor<5x4xui8>
}

// CASE 
func.func @reshape(%x: tensor<4x6xf32>) -> tensor<3x8xf32> {
  %0 = uop.reshape %x : tensor<4x6xf32> -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

// CASE 
func.func @reshape_unit(%x: tensor<1x4x1x6xf32>) -> tensor<4x1x6x1xf32> {
  %0 = uop.reshape %x : tensor<1x4x1x6xf32> -> tensor<4x1x6x1xf32>
  return %0 : tensor<4x1x6x1xf32>
}

// CASE 
func.func @reshape_scalar(%x: tensor<1x1xf32>) -> tensor<f32> {
  %0 = uop.reshape %x : tensor<1x1xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

// CASE 
func.func @reshape_from_scalar(%x: tensor<f32>) -> tensor<1x1xf32> {
  %0 = uop.reshape %x : tensor<f32> -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// CASE 
func.func @reshape_split(%x: tensor<24xf32>) -> tensor<2x3x4xf32> {
  %0 = uop.reshape %x : tensor<24xf32> -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CASE 
func.func @permute(%x: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %0 = uop.permute %x [2, 0, 1] : tensor<2x3x4xf32> -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}

// CASE 
func.func @expand(%x: tensor<1x3x1xf32>) -> tensor<4x3x5xf32> {
  %0 = uop.expand %x : tensor<1x3x1xf32> -> tensor<4x3x5xf32>
  return %0 : tensor<4x3x5xf32>
}

// CASE 
func.func @flip(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = uop.flip %x axes [0, 1] : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CASE 
func.func @pad(%x: tensor<3x4xf32>) -> tensor<6x5xf32> {
  %0 = uop.pad %x low [1, 0] high [2, 1] : tensor<3x4xf32> -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}

// CASE 
func.func @pad_value(%x: tensor<3x4xf32>) -> tensor<4x6xf32> {
  %v = uop.const -inf : f32
  %0 = uop.pad %x low [1, 0] high [0, 2] value %v : tensor<3x4xf32> -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CASE 
func.func @shrink(%x: tensor<5x6xf32>) -> tensor<2x4xf32> {
  %0 = uop.shrink %x offsets [2, 1] sizes [2, 4] : tensor<5x6xf32> -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CASE 
func.func @view(%x: tensor<32xf32>) -> tensor<4x3xf32> {
  %0 = uop.view %x sizes [4, 3] strides [8, -1] offset 2 : tensor<32xf32> -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// CASE 
func.func @view_mask(%x: tensor<32xf32>) -> tensor<4x5xf32> {
  %0 = uop.view %x sizes [4, 5] strides [8, 1] offset -1 mask [0, 1] to [4, 5] : tensor<32xf32> -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CASE 
func.func @view_nothing(%x: tensor<32xf32>) -> tensor<2x2xf32> {
  %0 = uop.view %x sizes [2, 2] strides [1, 1] offset 0 mask [1, 1] to [1, 2] : tensor<32xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CASE 
func.func @contiguous(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = uop.contiguous %x : tensor<3xf32>
  %b = uop.detach %a : tensor<3xf32>
  %c = uop.fuse %b : tensor<3xf32>
  %d = uop.precast %c : tensor<3xf32>
  %0 = uop.contiguous_backward %d : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CASE 
func.func @cat(%x: tensor<2x3xi32>, %y: tensor<0x3xi32>, %z: tensor<1x3xi32>) -> tensor<3x3xi32> {
  %0 = uop.cat %x, %y, %z axis 0 : tensor<2x3xi32>, tensor<0x3xi32>, tensor<1x3xi32> -> tensor<3x3xi32>
  return %0 : tensor<3x3xi32>
}

// CASE 
func.func @assign(%v: tensor<2x3xi32>, %x: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<4x5xi32>) {
  %0 = uop.assign %v, %x offsets [1, 2] sizes [2, 3] : tensor<2x3xi32>, tensor<4x5xi32>
  %1 = uop.assign %x, %0 : tensor<4x5xi32>, tensor<4x5xi32>
  return %0, %1 : tensor<4x5xi32>, tensor<4x5xi32>
}

// CASE ulps=4
func.func @reduce_add_f32(%x: tensor<3x16x2xf32>) -> tensor<3x2xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x16x2xf32> -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CASE ulps=1 inputs=unit
func.func @reduce_add_f16(%x: tensor<3x16x2xf16>) -> tensor<3x2xf16> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x16x2xf16> -> tensor<3x2xf16>
  return %0 : tensor<3x2xf16>
}

// CASE 
func.func @reduce_add_ui8(%x: tensor<3x16x2xui8>) -> tensor<3x2xui8> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x16x2xui8> -> tensor<3x2xui8>
  return %0 : tensor<3x2xui8>
}

// CASE 
func.func @reduce_add_i64(%x: tensor<3x16x2xi64>) -> tensor<3x2xi64> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x16x2xi64> -> tensor<3x2xi64>
  return %0 : tensor<3x2xi64>
}

// CASE 
func.func @reduce_add_i1(%x: tensor<8x2xi1>) -> tensor<8xi1> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<8x2xi1> -> tensor<8xi1>
  return %0 : tensor<8xi1>
}

// CASE 
func.func @reduce_add_nothing(%x: tensor<2x0xf32>) -> tensor<2xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<2x0xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CASE ulps=4
func.func @reduce_mul_f32(%x: tensor<3x16x2xf32>) -> tensor<3x2xf32> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<3x16x2xf32> -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CASE ulps=1 inputs=unit
func.func @reduce_mul_f16(%x: tensor<3x16x2xf16>) -> tensor<3x2xf16> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<3x16x2xf16> -> tensor<3x2xf16>
  return %0 : tensor<3x2xf16>
}

// CASE 
func.func @reduce_mul_ui8(%x: tensor<3x16x2xui8>) -> tensor<3x2xui8> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<3x16x2xui8> -> tensor<3x2xui8>
  return %0 : tensor<3x2xui8>
}

// CASE 
func.func @reduce_mul_i64(%x: tensor<3x16x2xi64>) -> tensor<3x2xi64> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<3x16x2xi64> -> tensor<3x2xi64>
  return %0 : tensor<3x2xi64>
}

// CASE 
func.func @reduce_mul_i1(%x: tensor<8x2xi1>) -> tensor<8xi1> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<8x2xi1> -> tensor<8xi1>
  return %0 : tensor<8xi1>
}

// CASE 
func.func @reduce_mul_nothing(%x: tensor<2x0xf32>) -> tensor<2xf32> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<2x0xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CASE 
func.func @reduce_max_f32(%x: tensor<3x16x2xf32>) -> tensor<3x2xf32> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<3x16x2xf32> -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CASE ulps=1 inputs=unit
func.func @reduce_max_f16(%x: tensor<3x16x2xf16>) -> tensor<3x2xf16> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<3x16x2xf16> -> tensor<3x2xf16>
  return %0 : tensor<3x2xf16>
}

// CASE 
func.func @reduce_max_ui8(%x: tensor<3x16x2xui8>) -> tensor<3x2xui8> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<3x16x2xui8> -> tensor<3x2xui8>
  return %0 : tensor<3x2xui8>
}

// CASE 
func.func @reduce_max_i64(%x: tensor<3x16x2xi64>) -> tensor<3x2xi64> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<3x16x2xi64> -> tensor<3x2xi64>
  return %0 : tensor<3x2xi64>
}

// CASE 
func.func @reduce_max_i1(%x: tensor<8x2xi1>) -> tensor<8xi1> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<8x2xi1> -> tensor<8xi1>
  return %0 : tensor<8xi1>
}

// CASE 
func.func @reduce_max_nothing(%x: tensor<2x0xf32>) -> tensor<2xf32> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<2x0xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CASE 
func.func @reduce_min_f32(%x: tensor<3x16x2xf32>) -> tensor<3x2xf32> {
  %0 = uop.reduce_axis min %x axes [1] : tensor<3x16x2xf32> -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CASE ulps=1 inputs=unit
func.func @reduce_min_f16(%x: tensor<3x16x2xf16>) -> tensor<3x2xf16> {
  %0 = uop.reduce_axis min %x axes [1] : tensor<3x16x2xf16> -> tensor<3x2xf16>
  return %0 : tensor<3x2xf16>
}

// CASE 
func.func @reduce_min_ui8(%x: tensor<3x16x2xui8>) -> tensor<3x2xui8> {
  %0 = uop.reduce_axis min %x axes [1] : tensor<3x16x2xui8> -> tensor<3x2xui8>
  return %0 : tensor<3x2xui8>
}

// CASE 
func.func @reduce_min_i64(%x: tensor<3x16x2xi64>) -> tensor<3x2xi64> {
  %0 = uop.reduce_axis min %x axes [1] : tensor<3x16x2xi64> -> tensor<3x2xi64>
  return %0 : tensor<3x2xi64>
}

// CASE 
func.func @reduce_min_i1(%x: tensor<8x2xi1>) -> tensor<8xi1> {
  %0 = uop.reduce_axis min %x axes [1] : tensor<8x2xi1> -> tensor<8xi1>
  return %0 : tensor<8xi1>
}

// CASE 
func.func @reduce_min_nothing(%x: tensor<2x0xf32>) -> tensor<2xf32> {
  %0 = uop.reduce_axis min %x axes [1] : tensor<2x0xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CASE 
func.func @reduce_no_axes(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = uop.reduce_axis add %x axes [] : tensor<3xi32> -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// CASE 
func.func @reduce_expanded(%x: tensor<1x3xi32>) -> tensor<3xi32> {
  %0 = uop.expand %x : tensor<1x3xi32> -> tensor<7x3xi32>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<7x3xi32> -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// CASE inputs=normal,below:12
func.func @gather(%x: tensor<4x8xf32>, %i: tensor<4x5xi64>) -> tensor<4x5xf32> {
  %0 = uop.gather %x, %i axis 1 : tensor<4x8xf32>, tensor<4x5xi64> -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CASE inputs=normal,small
func.func @gather_negative(%x: tensor<5x3xui8>, %i: tensor<7x3xi32>) -> tensor<7x3xui8> {
  %0 = uop.neg %i : tensor<7x3xi32>
  %1 = uop.gather %x, %0 axis 0 : tensor<5x3xui8>, tensor<7x3xi32> -> tensor<7x3xui8>
  return %1 : tensor<7x3xui8>
}

// CASE inputs=normal,normal
func.func @gather_unsigned(%x: tensor<5xi16>, %i: tensor<40xui64>) -> tensor<40xi16> {
  %0 = uop.gather %x, %i axis 0 : tensor<5xi16>, tensor<40xui64> -> tensor<40xi16>
  return %0 : tensor<40xi16>
}

// CASE 
func.func @gather_nothing(%x: tensor<0x3xi16>, %i: tensor<2x3xi8>) -> tensor<2x3xi16> {
  %0 = uop.gather %x, %i axis 0 : tensor<0x3xi16>, tensor<2x3xi8> -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

// CASE inputs=small,below:7,small
func.func @scatter_set_i32(%x: tensor<4x6xi32>, %i: tensor<3x9xi64>, %u: tensor<3x9xi32>) -> tensor<4x6xi32> {
  %0 = uop.scatter set %x, %i, %u axis 1 : tensor<4x6xi32>, tensor<3x9xi64>, tensor<3x9xi32>
  return %0 : tensor<4x6xi32>
}

// CASE inputs=small,below:7,small
func.func @scatter_set_f32(%x: tensor<4x6xf32>, %i: tensor<3x9xi64>, %u: tensor<3x9xf32>) -> tensor<4x6xf32> {
  %0 = uop.scatter set %x, %i, %u axis 1 : tensor<4x6xf32>, tensor<3x9xi64>, tensor<3x9xf32>
  return %0 : tensor<4x6xf32>
}

// CASE inputs=normal,below:7,normal
func.func @scatter_set_ui8(%x: tensor<4x6xui8>, %i: tensor<3x9xi64>, %u: tensor<3x9xui8>) -> tensor<4x6xui8> {
  %0 = uop.scatter set %x, %i, %u axis 1 : tensor<4x6xui8>, tensor<3x9xi64>, tensor<3x9xui8>
  return %0 : tensor<4x6xui8>
}

// CASE inputs=small,below:7,small
func.func @scatter_set_f16(%x: tensor<4x6xf16>, %i: tensor<3x9xi64>, %u: tensor<3x9xf16>) -> tensor<4x6xf16> {
  %0 = uop.scatter set %x, %i, %u axis 1 : tensor<4x6xf16>, tensor<3x9xi64>, tensor<3x9xf16>
  return %0 : tensor<4x6xf16>
}

// CASE inputs=small,below:7,small
func.func @scatter_add_i32(%x: tensor<4x6xi32>, %i: tensor<3x9xi64>, %u: tensor<3x9xi32>) -> tensor<4x6xi32> {
  %0 = uop.scatter add %x, %i, %u axis 1 : tensor<4x6xi32>, tensor<3x9xi64>, tensor<3x9xi32>
  return %0 : tensor<4x6xi32>
}

// CASE ulps=2 inputs=small,below:7,small
func.func @scatter_add_f32(%x: tensor<4x6xf32>, %i: tensor<3x9xi64>, %u: tensor<3x9xf32>) -> tensor<4x6xf32> {
  %0 = uop.scatter add %x, %i, %u axis 1 : tensor<4x6xf32>, tensor<3x9xi64>, tensor<3x9xf32>
  return %0 : tensor<4x6xf32>
}

// CASE inputs=normal,below:7,normal
func.func @scatter_add_ui8(%x: tensor<4x6xui8>, %i: tensor<3x9xi64>, %u: tensor<3x9xui8>) -> tensor<4x6xui8> {
  %0 = uop.scatter add %x, %i, %u axis 1 : tensor<4x6xui8>, tensor<3x9xi64>, tensor<3x9xui8>
  return %0 : tensor<4x6xui8>
}

// CASE ulps=2 inputs=small,below:7,small
func.func @scatter_add_f16(%x: tensor<4x6xf16>, %i: tensor<3x9xi64>, %u: tensor<3x9xf16>) -> tensor<4x6xf16> {
  %0 = uop.scatter add %x, %i, %u axis 1 : tensor<4x6xf16>, tensor<3x9xi64>, tensor<3x9xf16>
  return %0 : tensor<4x6xf16>
}

// CASE inputs=small,below:7,small
func.func @scatter_mul_i32(%x: tensor<4x6xi32>, %i: tensor<3x9xi64>, %u: tensor<3x9xi32>) -> tensor<4x6xi32> {
  %0 = uop.scatter mul %x, %i, %u axis 1 : tensor<4x6xi32>, tensor<3x9xi64>, tensor<3x9xi32>
  return %0 : tensor<4x6xi32>
}

// CASE ulps=2 inputs=small,below:7,small
func.func @scatter_mul_f32(%x: tensor<4x6xf32>, %i: tensor<3x9xi64>, %u: tensor<3x9xf32>) -> tensor<4x6xf32> {
  %0 = uop.scatter mul %x, %i, %u axis 1 : tensor<4x6xf32>, tensor<3x9xi64>, tensor<3x9xf32>
  return %0 : tensor<4x6xf32>
}

// CASE inputs=normal,below:7,normal
func.func @scatter_mul_ui8(%x: tensor<4x6xui8>, %i: tensor<3x9xi64>, %u: tensor<3x9xui8>) -> tensor<4x6xui8> {
  %0 = uop.scatter mul %x, %i, %u axis 1 : tensor<4x6xui8>, tensor<3x9xi64>, tensor<3x9xui8>
  return %0 : tensor<4x6xui8>
}

// CASE ulps=2 inputs=small,below:7,small
func.func @scatter_mul_f16(%x: tensor<4x6xf16>, %i: tensor<3x9xi64>, %u: tensor<3x9xf16>) -> tensor<4x6xf16> {
  %0 = uop.scatter mul %x, %i, %u axis 1 : tensor<4x6xf16>, tensor<3x9xi64>, tensor<3x9xf16>
  return %0 : tensor<4x6xf16>
}

// CASE inputs=small,below:7,small
func.func @scatter_max_i32(%x: tensor<4x6xi32>, %i: tensor<3x9xi64>, %u: tensor<3x9xi32>) -> tensor<4x6xi32> {
  %0 = uop.scatter max %x, %i, %u axis 1 : tensor<4x6xi32>, tensor<3x9xi64>, tensor<3x9xi32>
  return %0 : tensor<4x6xi32>
}

// CASE inputs=small,below:7,small
func.func @scatter_max_f32(%x: tensor<4x6xf32>, %i: tensor<3x9xi64>, %u: tensor<3x9xf32>) -> tensor<4x6xf32> {
  %0 = uop.scatter max %x, %i, %u axis 1 : tensor<4x6xf32>, tensor<3x9xi64>, tensor<3x9xf32>
  return %0 : tensor<4x6xf32>
}

// CASE inputs=normal,below:7,normal
func.func @scatter_max_ui8(%x: tensor<4x6xui8>, %i: tensor<3x9xi64>, %u: tensor<3x9xui8>) -> tensor<4x6xui8> {
  %0 = uop.scatter max %x, %i, %u axis 1 : tensor<4x6xui8>, tensor<3x9xi64>, tensor<3x9xui8>
  return %0 : tensor<4x6xui8>
}

// CASE inputs=small,below:7,small
func.func @scatter_max_f16(%x: tensor<4x6xf16>, %i: tensor<3x9xi64>, %u: tensor<3x9xf16>) -> tensor<4x6xf16> {
  %0 = uop.scatter max %x, %i, %u axis 1 : tensor<4x6xf16>, tensor<3x9xi64>, tensor<3x9xf16>
  return %0 : tensor<4x6xf16>
}

// CASE inputs=small,below:7,small
func.func @scatter_min_i32(%x: tensor<4x6xi32>, %i: tensor<3x9xi64>, %u: tensor<3x9xi32>) -> tensor<4x6xi32> {
  %0 = uop.scatter min %x, %i, %u axis 1 : tensor<4x6xi32>, tensor<3x9xi64>, tensor<3x9xi32>
  return %0 : tensor<4x6xi32>
}

// CASE inputs=small,below:7,small
func.func @scatter_min_f32(%x: tensor<4x6xf32>, %i: tensor<3x9xi64>, %u: tensor<3x9xf32>) -> tensor<4x6xf32> {
  %0 = uop.scatter min %x, %i, %u axis 1 : tensor<4x6xf32>, tensor<3x9xi64>, tensor<3x9xf32>
  return %0 : tensor<4x6xf32>
}

// CASE inputs=normal,below:7,normal
func.func @scatter_min_ui8(%x: tensor<4x6xui8>, %i: tensor<3x9xi64>, %u: tensor<3x9xui8>) -> tensor<4x6xui8> {
  %0 = uop.scatter min %x, %i, %u axis 1 : tensor<4x6xui8>, tensor<3x9xi64>, tensor<3x9xui8>
  return %0 : tensor<4x6xui8>
}

// CASE inputs=small,below:7,small
func.func @scatter_min_f16(%x: tensor<4x6xf16>, %i: tensor<3x9xi64>, %u: tensor<3x9xf16>) -> tensor<4x6xf16> {
  %0 = uop.scatter min %x, %i, %u axis 1 : tensor<4x6xf16>, tensor<3x9xi64>, tensor<3x9xf16>
  return %0 : tensor<4x6xf16>
}

// CASE inputs=normal,small,normal
func.func @scatter_axis_0(%x: tensor<5x2xi32>, %i: tensor<9x2xi8>, %u: tensor<9x2xi32>) -> tensor<5x2xi32> {
  %0 = uop.scatter set %x, %i, %u axis 0 : tensor<5x2xi32>, tensor<9x2xi8>, tensor<9x2xi32>
  return %0 : tensor<5x2xi32>
}

// CASE 
func.func @scatter_nothing(%x: tensor<5xi32>, %i: tensor<0xi8>, %u: tensor<0xi32>) -> tensor<5xi32> {
  %0 = uop.scatter add %x, %i, %u axis 0 : tensor<5xi32>, tensor<0xi8>, tensor<0xi32>
  return %0 : tensor<5xi32>
}

// CASE inputs=normal scaled=8
func.func @matmul(%a: tensor<5x7xf32>, %b: tensor<7x3xf32>) -> tensor<5x3xf32> {
  %0 = uop.reshape %a : tensor<5x7xf32> -> tensor<5x7x1xf32>
  %1 = uop.expand %0 : tensor<5x7x1xf32> -> tensor<5x7x3xf32>
  %2 = uop.reshape %b : tensor<7x3xf32> -> tensor<1x7x3xf32>
  %3 = uop.expand %2 : tensor<1x7x3xf32> -> tensor<5x7x3xf32>
  %4 = uop.mul %1, %3 : tensor<5x7x3xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<5x7x3xf32> -> tensor<5x3xf32>
  return %5 : tensor<5x3xf32>
}

// CASE inputs=normal scaled=8
func.func @convolution(%x: tensor<2x9xf32>, %w: tensor<2x3xf32>) -> tensor<7xf32> {
  %f = uop.reshape %x : tensor<2x9xf32> -> tensor<18xf32>
  %0 = uop.view %f sizes [2, 7, 3] strides [9, 1, 1] offset 0 : tensor<18xf32> -> tensor<2x7x3xf32>
  %1 = uop.reshape %w : tensor<2x3xf32> -> tensor<2x1x3xf32>
  %2 = uop.expand %1 : tensor<2x1x3xf32> -> tensor<2x7x3xf32>
  %3 = uop.mul %0, %2 : tensor<2x7x3xf32>
  %4 = uop.reduce_axis add %3 axes [0, 2] : tensor<2x7x3xf32> -> tensor<7xf32>
  return %4 : tensor<7xf32>
}

// CASE inputs=normal ulps=16
func.func @softmax(%x: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<4x9xf32> -> tensor<4xf32>
  %1 = uop.reshape %0 : tensor<4xf32> -> tensor<4x1xf32>
  %2 = uop.expand %1 : tensor<4x1xf32> -> tensor<4x9xf32>
  %3 = uop.sub %x, %2 : tensor<4x9xf32>
  %4 = uop.exp %3 : tensor<4x9xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<4x9xf32> -> tensor<4xf32>
  %6 = uop.reshape %5 : tensor<4xf32> -> tensor<4x1xf32>
  %7 = uop.expand %6 : tensor<4x1xf32> -> tensor<4x9xf32>
  %8 = uop.fdiv %4, %7 : tensor<4x9xf32>
  return %8 : tensor<4x9xf32>
}

// CASE inputs=special
func.func @sort(%x: tensor<3x40xf32>) -> (tensor<3x40xf32>, tensor<3x40xi64>) {
  %0:2 = uop.sort %x axis 1 : tensor<3x40xf32> -> tensor<3x40xf32>, tensor<3x40xi64>
  return %0#0, %0#1 : tensor<3x40xf32>, tensor<3x40xi64>
}

// CASE inputs=special
func.func @sort_down(%x: tensor<40x2xf32>) -> (tensor<40x2xf32>, tensor<40x2xi8>) {
  %0:2 = uop.sort %x axis 0 descending : tensor<40x2xf32> -> tensor<40x2xf32>, tensor<40x2xi8>
  return %0#0, %0#1 : tensor<40x2xf32>, tensor<40x2xi8>
}

// CASE inputs=special
func.func @sort_f16(%x: tensor<40xf16>) -> (tensor<40xf16>, tensor<40xui16>) {
  %0:2 = uop.sort %x axis 0 : tensor<40xf16> -> tensor<40xf16>, tensor<40xui16>
  return %0#0, %0#1 : tensor<40xf16>, tensor<40xui16>
}

// CASE inputs=normal
func.func @sort_ui8(%x: tensor<2x90xui8>) -> (tensor<2x90xui8>, tensor<2x90xi32>) {
  %0:2 = uop.sort %x axis 1 descending : tensor<2x90xui8> -> tensor<2x90xui8>, tensor<2x90xi32>
  return %0#0, %0#1 : tensor<2x90xui8>, tensor<2x90xi32>
}

// CASE inputs=normal
func.func @sort_i8(%x: tensor<2x90xi8>) -> (tensor<2x90xi8>, tensor<2x90xi32>) {
  %0:2 = uop.sort %x axis 1 : tensor<2x90xi8> -> tensor<2x90xi8>, tensor<2x90xi32>
  return %0#0, %0#1 : tensor<2x90xi8>, tensor<2x90xi32>
}

// CASE inputs=normal
func.func @sort_i1(%x: tensor<2x9xi1>) -> (tensor<2x9xi1>, tensor<2x9xi64>) {
  %0:2 = uop.sort %x axis 1 : tensor<2x9xi1> -> tensor<2x9xi1>, tensor<2x9xi64>
  return %0#0, %0#1 : tensor<2x9xi1>, tensor<2x9xi64>
}

// CASE inputs=special
func.func @topk(%x: tensor<3x40xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>) {
  %0:2 = uop.topk %x axis 1 : tensor<3x40xf32> -> tensor<3x5xf32>, tensor<3x5xi64>
  return %0#0, %0#1 : tensor<3x5xf32>, tensor<3x5xi64>
}

// CASE inputs=small
func.func @topk_least(%x: tensor<40x3xi16>) -> (tensor<5x3xi16>, tensor<5x3xi64>) {
  %0:2 = uop.topk %x axis 0 smallest : tensor<40x3xi16> -> tensor<5x3xi16>, tensor<5x3xi64>
  return %0#0, %0#1 : tensor<5x3xi16>, tensor<5x3xi64>
}
