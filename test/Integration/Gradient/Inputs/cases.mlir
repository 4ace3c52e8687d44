// One function for each gradient rule, which check_gradients.py differentiates
// and compares with finite differences. `inputs` gives the interval that an
// argument is from: by default floats are from [-2, 2) and integers from [-1, 4),
// some of them out of range.

func.func private @neg(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.neg %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @abs(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.abs %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @square(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.square %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: x 0.5 2
func.func private @sqrt(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.sqrt %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: x 0.5 2
func.func private @rsqrt(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.rsqrt %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @exp(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.exp %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @exp2(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.exp2 %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: x 0.5 2
func.func private @log(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.log %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: x 0.5 2
func.func private @log2(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.log2 %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @sin(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.sin %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @cos(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.cos %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: x -1 1
func.func private @tan(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.tan %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @tanh(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.tanh %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @erf(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.erf %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: x 0.5 2
func.func private @recip(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.recip %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @add(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.add %x, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @sub(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.sub %x, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @mul(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.mul %x, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: y 0.5 2
func.func private @fdiv(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.fdiv %x, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: x 0.5 2
func.func private @pow(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.pow %x, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @max(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.max %x, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @min(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.min %x, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @pow_cube(%x: tensor<6xf64>) -> tensor<6xf64> {
  %e = uop.const 3.0 : tensor<6xf64>
  %0 = uop.pow %x, %e : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @pow_square(%x: tensor<6xf64>) -> tensor<6xf64> {
  %e = uop.const 2.0 : tensor<6xf64>
  %0 = uop.pow %x, %e : tensor<6xf64>
  return %0 : tensor<6xf64>
}

// inputs: x 0.5 2
func.func private @pow_negative(%x: tensor<6xf64>) -> tensor<6xf64> {
  %e = uop.const -1.5 : tensor<6xf64>
  %0 = uop.pow %x, %e : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @pow_base(%y: tensor<6xf64>) -> tensor<6xf64> {
  %b = uop.const 3.0 : tensor<6xf64>
  %0 = uop.pow %b, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @square_of_same(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.mul %x, %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @many_uses(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.sin %x : tensor<6xf64>
  %1 = uop.mul %0, %x : tensor<6xf64>
  %2 = uop.add %1, %0 : tensor<6xf64>
  %3 = uop.sub %2, %x : tensor<6xf64>
  return %3 : tensor<6xf64>
}

func.func private @where(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %z = uop.const 0.0 : tensor<6xf64>
  %c = uop.cmp lt %x, %z : tensor<6xf64>
  %a = uop.square %x : tensor<6xf64>
  %0 = uop.where %c, %a, %y : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @mulacc(%x: tensor<6xf64>, %y: tensor<6xf64>, %z: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.mulacc %x, %y, %z : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @mulacc_same(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.mulacc %x, %x, %x : tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func private @rounding(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.floor %x : tensor<6xf64>
  %1 = uop.ceil %x : tensor<6xf64>
  %2 = uop.trunc %x : tensor<6xf64>
  %3 = uop.round %x : tensor<6xf64>
  %4 = uop.sign %x : tensor<6xf64>
  %5 = uop.add %0, %1 : tensor<6xf64>
  %6 = uop.add %2, %3 : tensor<6xf64>
  %7 = uop.mul %5, %6 : tensor<6xf64>
  %8 = uop.add %7, %4 : tensor<6xf64>
  %9 = uop.mul %8, %x : tensor<6xf64>
  return %9 : tensor<6xf64>
}

func.func private @through_integers(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = uop.cast %x : tensor<6xf64> -> tensor<6xi32>
  %1 = uop.cast %0 : tensor<6xi32> -> tensor<6xf64>
  %2 = uop.mul %1, %x : tensor<6xf64>
  return %2 : tensor<6xf64>
}

func.func private @contiguous(%x: tensor<6xf64>) -> tensor<6xf64> {
  %s = uop.sin %x : tensor<6xf64>
  %0 = uop.contiguous %s : tensor<6xf64>
  %1 = uop.square %0 : tensor<6xf64>
  return %1 : tensor<6xf64>
}

func.func private @contiguous_backward(%x: tensor<6xf64>) -> tensor<6xf64> {
  %s = uop.sin %x : tensor<6xf64>
  %0 = uop.contiguous_backward %s : tensor<6xf64>
  %1 = uop.square %0 : tensor<6xf64>
  return %1 : tensor<6xf64>
}

func.func private @fuse(%x: tensor<6xf64>) -> tensor<6xf64> {
  %s = uop.sin %x : tensor<6xf64>
  %0 = uop.fuse %s : tensor<6xf64>
  %1 = uop.square %0 : tensor<6xf64>
  return %1 : tensor<6xf64>
}

func.func private @precast(%x: tensor<6xf64>) -> tensor<6xf64> {
  %s = uop.sin %x : tensor<6xf64>
  %0 = uop.precast %s : tensor<6xf64>
  %1 = uop.square %0 : tensor<6xf64>
  return %1 : tensor<6xf64>
}

func.func private @reshape(%x: tensor<4x3xf64>) -> tensor<2x6xf64> {
  %s = uop.square %x : tensor<4x3xf64>
  %0 = uop.reshape %s : tensor<4x3xf64> -> tensor<2x6xf64>
  return %0 : tensor<2x6xf64>
}

func.func private @permute(%x: tensor<2x3x4xf64>) -> tensor<4x2x3xf64> {
  %s = uop.square %x : tensor<2x3x4xf64>
  %0 = uop.permute %s [2, 0, 1] : tensor<2x3x4xf64> -> tensor<4x2x3xf64>
  return %0 : tensor<4x2x3xf64>
}

func.func private @expand(%x: tensor<2x1x3x1xf64>) -> tensor<2x4x3x2xf64> {
  %s = uop.square %x : tensor<2x1x3x1xf64>
  %0 = uop.expand %s : tensor<2x1x3x1xf64> -> tensor<2x4x3x2xf64>
  return %0 : tensor<2x4x3x2xf64>
}

func.func private @pad(%x: tensor<2x3xf64>) -> tensor<5x4xf64> {
  %s = uop.square %x : tensor<2x3xf64>
  %0 = uop.pad %s low [1, 0] high [2, 1] : tensor<2x3xf64> -> tensor<5x4xf64>
  return %0 : tensor<5x4xf64>
}

func.func private @pad_value(%x: tensor<2x3xf64>) -> tensor<3x3xf64> {
  %v = uop.const 7.0 : f64
  %s = uop.square %x : tensor<2x3xf64>
  %0 = uop.pad %s low [1, 0] high [0, 0] value %v : tensor<2x3xf64> -> tensor<3x3xf64>
  return %0 : tensor<3x3xf64>
}

func.func private @shrink(%x: tensor<5x4xf64>) -> tensor<2x3xf64> {
  %s = uop.square %x : tensor<5x4xf64>
  %0 = uop.shrink %s offsets [1, 0] sizes [2, 3] : tensor<5x4xf64> -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}

func.func private @flip(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %s = uop.square %x : tensor<3x4xf64>
  %0 = uop.flip %s axes [1] : tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

func.func private @cat(%x: tensor<2x3xf64>, %y: tensor<1x3xf64>) -> tensor<5x3xf64> {
  %0 = uop.cat %x, %y, %x axis 0 : tensor<2x3xf64>, tensor<1x3xf64>, tensor<2x3xf64> -> tensor<5x3xf64>
  %1 = uop.square %0 : tensor<5x3xf64>
  return %1 : tensor<5x3xf64>
}

func.func private @view_apart(%x: tensor<32xf64>) -> tensor<4x3xf64> {
  %s = uop.square %x : tensor<32xf64>
  %0 = uop.view %s sizes [4, 3] strides [8, 1] offset 2 : tensor<32xf64> -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}

func.func private @view_backward(%x: tensor<32xf64>) -> tensor<4x3xf64> {
  %s = uop.square %x : tensor<32xf64>
  %0 = uop.view %s sizes [4, 3] strides [8, -1] offset 2 : tensor<32xf64> -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}

func.func private @view_all_backward(%x: tensor<32xf64>) -> tensor<4x3xf64> {
  %s = uop.square %x : tensor<32xf64>
  %0 = uop.view %s sizes [4, 3] strides [-8, -2] offset 31 : tensor<32xf64> -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}

func.func private @view_repeated(%x: tensor<12xf64>) -> tensor<3x2x4xf64> {
  %s = uop.square %x : tensor<12xf64>
  %0 = uop.view %s sizes [3, 2, 4] strides [4, 0, 1] offset 0 : tensor<12xf64> -> tensor<3x2x4xf64>
  return %0 : tensor<3x2x4xf64>
}

func.func private @view_one(%x: tensor<12xf64>) -> tensor<1x1xf64> {
  %s = uop.square %x : tensor<12xf64>
  %0 = uop.view %s sizes [1, 1] strides [5, 0] offset 3 : tensor<12xf64> -> tensor<1x1xf64>
  return %0 : tensor<1x1xf64>
}

func.func private @view_windows(%x: tensor<12xf64>) -> tensor<5x3xf64> {
  %s = uop.square %x : tensor<12xf64>
  %0 = uop.view %s sizes [5, 3] strides [2, 1] offset 1 : tensor<12xf64> -> tensor<5x3xf64>
  return %0 : tensor<5x3xf64>
}

func.func private @view_sliding(%x: tensor<10xf64>) -> tensor<3x8xf64> {
  %s = uop.square %x : tensor<10xf64>
  %0 = uop.view %s sizes [3, 8] strides [1, 1] offset 0 : tensor<10xf64> -> tensor<3x8xf64>
  return %0 : tensor<3x8xf64>
}

func.func private @view_twice(%x: tensor<10xf64>) -> tensor<3x4xf64> {
  %s = uop.square %x : tensor<10xf64>
  %0 = uop.view %s sizes [3, 4] strides [1, 2] offset 0 : tensor<10xf64> -> tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

func.func private @view_taps(%x: tensor<20xf64>) -> tensor<3x2x2x3xf64> {
  %s = uop.square %x : tensor<20xf64>
  %0 = uop.view %s sizes [3, 2, 2, 3] strides [5, 1, 5, 1] offset 1 : tensor<20xf64> -> tensor<3x2x2x3xf64>
  return %0 : tensor<3x2x2x3xf64>
}

func.func private @view_uneven(%x: tensor<20xf64>) -> tensor<3x4xf64> {
  %s = uop.square %x : tensor<20xf64>
  %0 = uop.view %s sizes [3, 4] strides [5, 3] offset 0 : tensor<20xf64> -> tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

func.func private @view_masked(%x: tensor<32xf64>) -> tensor<4x5xf64> {
  %s = uop.square %x : tensor<32xf64>
  %0 = uop.view %s sizes [4, 5] strides [8, 1] offset -1 mask [0, 1] to [4, 5] : tensor<32xf64> -> tensor<4x5xf64>
  return %0 : tensor<4x5xf64>
}

func.func private @view_masked_backward(%x: tensor<12xf64>) -> tensor<4x3xf64> {
  %s = uop.square %x : tensor<12xf64>
  %0 = uop.view %s sizes [4, 3] strides [-3, 2] offset 10 mask [1, 0] to [4, 2] : tensor<12xf64> -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}

func.func private @view_transposed(%x: tensor<12xf64>) -> tensor<3x4xf64> {
  %s = uop.square %x : tensor<12xf64>
  %0 = uop.view %s sizes [3, 4] strides [1, 3] offset 0 : tensor<12xf64> -> tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

func.func private @view_nothing(%x: tensor<12xf64>) -> tensor<3x4xf64> {
  %s = uop.square %x : tensor<12xf64>
  %0 = uop.view %s sizes [3, 4] strides [1, 3] offset 0 mask [1, 1] to [1, 4] : tensor<12xf64> -> tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

func.func private @view_scalar(%x: tensor<5xf64>) -> tensor<1xf64> {
  %s = uop.square %x : tensor<5xf64>
  %0 = uop.view %s sizes [] strides [] offset 3 : tensor<5xf64> -> tensor<f64>
  %1 = uop.reshape %0 : tensor<f64> -> tensor<1xf64>
  return %1 : tensor<1xf64>
}

func.func private @reduce_add(%x: tensor<3x5x2xf64>) -> tensor<5xf64> {
  %s = uop.square %x : tensor<3x5x2xf64>
  %0 = uop.reduce_axis add %s axes [0, 2] : tensor<3x5x2xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func private @reduce_mul(%x: tensor<3x5x2xf64>) -> tensor<5xf64> {
  %s = uop.square %x : tensor<3x5x2xf64>
  %0 = uop.reduce_axis mul %s axes [0, 2] : tensor<3x5x2xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func private @reduce_max(%x: tensor<3x5x2xf64>) -> tensor<5xf64> {
  %s = uop.square %x : tensor<3x5x2xf64>
  %0 = uop.reduce_axis max %s axes [0, 2] : tensor<3x5x2xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func private @reduce_min(%x: tensor<3x5x2xf64>) -> tensor<5xf64> {
  %s = uop.square %x : tensor<3x5x2xf64>
  %0 = uop.reduce_axis min %s axes [0, 2] : tensor<3x5x2xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func private @product_of_1(%x: tensor<2x1xf64>) -> tensor<2xf64> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<2x1xf64> -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

func.func private @product_of_2(%x: tensor<2x2xf64>) -> tensor<2xf64> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<2x2xf64> -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

func.func private @product_of_8(%x: tensor<2x8xf64>) -> tensor<2xf64> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<2x8xf64> -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

func.func private @product_with_zero(%x: tensor<3x4xf64>) -> tensor<3xf64> {
  %m = uop.const dense<[[1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf64>
  %s = uop.mul %x, %m : tensor<3x4xf64>
  %1 = uop.add %s, %s : tensor<3x4xf64>
  %0 = uop.reduce_axis mul %1 axes [1] : tensor<3x4xf64> -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

// At a zero itself: finite differences are across it.
// inputs: x zeros
func.func private @product_at_zeros(%x: tensor<3x4xf64>) -> tensor<3xf64> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<3x4xf64> -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

func.func private @gather(%x: tensor<4x5xf64>, %i: tensor<4x2xi64>) -> tensor<4x2xf64> {
  %s = uop.square %x : tensor<4x5xf64>
  %0 = uop.gather %s, %i axis 1 : tensor<4x5xf64>, tensor<4x2xi64> -> tensor<4x2xf64>
  return %0 : tensor<4x2xf64>
}

func.func private @gather_rows(%x: tensor<3x2xf64>, %i: tensor<6x2xi64>) -> tensor<6x2xf64> {
  %s = uop.square %x : tensor<3x2xf64>
  %0 = uop.gather %s, %i axis 0 : tensor<3x2xf64>, tensor<6x2xi64> -> tensor<6x2xf64>
  return %0 : tensor<6x2xf64>
}

func.func private @scatter_add(%x: tensor<4x5xf64>, %i: tensor<3x6xi64>, %u: tensor<3x6xf64>) -> tensor<4x5xf64> {
  %s = uop.square %x : tensor<4x5xf64>
  %t = uop.square %u : tensor<3x6xf64>
  %0 = uop.scatter add %s, %i, %t axis 1 : tensor<4x5xf64>, tensor<3x6xi64>, tensor<3x6xf64>
  %1 = uop.square %0 : tensor<4x5xf64>
  return %1 : tensor<4x5xf64>
}

func.func private @scatter_set(%x: tensor<4x5xf64>, %i: tensor<3x6xi64>, %u: tensor<3x6xf64>) -> tensor<4x5xf64> {
  %s = uop.square %x : tensor<4x5xf64>
  %t = uop.square %u : tensor<3x6xf64>
  %0 = uop.scatter set %s, %i, %t axis 1 : tensor<4x5xf64>, tensor<3x6xi64>, tensor<3x6xf64>
  %1 = uop.square %0 : tensor<4x5xf64>
  return %1 : tensor<4x5xf64>
}

func.func private @scatter_mul(%x: tensor<4x5xf64>, %i: tensor<3x6xi64>, %u: tensor<3x6xf64>) -> tensor<4x5xf64> {
  %s = uop.square %x : tensor<4x5xf64>
  %t = uop.square %u : tensor<3x6xf64>
  %0 = uop.scatter mul %s, %i, %t axis 1 : tensor<4x5xf64>, tensor<3x6xi64>, tensor<3x6xf64>
  %1 = uop.square %0 : tensor<4x5xf64>
  return %1 : tensor<4x5xf64>
}

func.func private @scatter_max(%x: tensor<4x5xf64>, %i: tensor<3x6xi64>, %u: tensor<3x6xf64>) -> tensor<4x5xf64> {
  %s = uop.square %x : tensor<4x5xf64>
  %t = uop.square %u : tensor<3x6xf64>
  %0 = uop.scatter max %s, %i, %t axis 1 : tensor<4x5xf64>, tensor<3x6xi64>, tensor<3x6xf64>
  %1 = uop.square %0 : tensor<4x5xf64>
  return %1 : tensor<4x5xf64>
}

func.func private @scatter_min(%x: tensor<4x5xf64>, %i: tensor<3x6xi64>, %u: tensor<3x6xf64>) -> tensor<4x5xf64> {
  %s = uop.square %x : tensor<4x5xf64>
  %t = uop.square %u : tensor<3x6xf64>
  %0 = uop.scatter min %s, %i, %t axis 1 : tensor<4x5xf64>, tensor<3x6xi64>, tensor<3x6xf64>
  %1 = uop.square %0 : tensor<4x5xf64>
  return %1 : tensor<4x5xf64>
}

// inputs: x zeros, u zeros, i 0 2
func.func private @scatter_mul_zeros(%x: tensor<2x3xf64>, %i: tensor<2x4xi64>, %u: tensor<2x4xf64>) -> tensor<2x3xf64> {
  %0 = uop.scatter mul %x, %i, %u axis 1 : tensor<2x3xf64>, tensor<2x4xi64>, tensor<2x4xf64>
  return %0 : tensor<2x3xf64>
}

func.func private @empty(%x: tensor<2x3xf64>) -> tensor<3xf64> {
  %0 = uop.shrink %x offsets [1, 0] sizes [0, 3] : tensor<2x3xf64> -> tensor<0x3xf64>
  %1 = uop.square %0 : tensor<0x3xf64>
  %2 = uop.reduce_axis mul %1 axes [0] : tensor<0x3xf64> -> tensor<3xf64>
  %3 = uop.reduce_axis add %x axes [0] : tensor<2x3xf64> -> tensor<3xf64>
  %4 = uop.mul %2, %3 : tensor<3xf64>
  return %4 : tensor<3xf64>
}

func.func private @sort(%x: tensor<4x5xf64>) -> tensor<4x5xf64> {
  %0:2 = uop.sort %x axis 1 : tensor<4x5xf64> -> tensor<4x5xf64>, tensor<4x5xi64>
  %n = uop.iota axis 1 : tensor<4x5xf64>
  %s = uop.square %0#0 : tensor<4x5xf64>
  %1 = uop.mul %s, %n : tensor<4x5xf64>
  return %1 : tensor<4x5xf64>
}

func.func private @sort_columns(%x: tensor<4x2xf64>) -> tensor<4x2xf64> {
  %0:2 = uop.sort %x axis 0 descending : tensor<4x2xf64> -> tensor<4x2xf64>, tensor<4x2xi8>
  %n = uop.iota axis 0 : tensor<4x2xf64>
  %1 = uop.mul %0#0, %n : tensor<4x2xf64>
  return %1 : tensor<4x2xf64>
}

func.func private @topk(%x: tensor<3x7xf64>) -> tensor<3x2xf64> {
  %0:2 = uop.topk %x axis 1 : tensor<3x7xf64> -> tensor<3x2xf64>, tensor<3x2xi64>
  %n = uop.iota axis 1 : tensor<3x2xf64>
  %s = uop.square %0#0 : tensor<3x2xf64>
  %1 = uop.mul %s, %n : tensor<3x2xf64>
  return %1 : tensor<3x2xf64>
}

// Positions have no gradient, and what is chosen by them has one.
func.func private @sorted_by(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
  %0:2 = uop.sort %x axis 0 : tensor<6xf64> -> tensor<6xf64>, tensor<6xi64>
  %1 = uop.gather %y, %0#1 axis 0 : tensor<6xf64>, tensor<6xi64> -> tensor<6xf64>
  %n = uop.iota axis 0 : tensor<6xf64>
  %2 = uop.mul %1, %n : tensor<6xf64>
  return %2 : tensor<6xf64>
}

func.func private @unique(%x: tensor<2x3xf64>) -> tensor<4xf64> {
  %0:5 = uop.unique %x : tensor<2x3xf64> -> tensor<4xf64>, tensor<4xi64>, tensor<4xi64>, tensor<2x3xi64>, tensor<i64>
  %n = uop.iota axis 0 : tensor<4xf64>
  %1 = uop.mul %0#0, %n : tensor<4xf64>
  return %1 : tensor<4xf64>
}
