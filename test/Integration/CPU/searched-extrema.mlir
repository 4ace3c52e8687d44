// Positions of the greatest and the least in long rows, by the interpreter: equal
// numbers in several parts, NaN, rows of infinities, and axes that are not the last.
//
// RUN: uop-run %s --entry=first --random-inputs=3 --verify --check-bounds=all
// RUN: uop-run %s --entry=last --random-inputs=3 --verify --check-bounds=all --threads=2
// RUN: uop-run %s --entry=ties --random-inputs=3 --verify --check-bounds=all
// RUN: uop-run %s --entry=ties_last --random-inputs=3 --verify --check-bounds=all --threads=2
// RUN: uop-run %s --entry=nan --random-inputs=3 --verify --check-bounds=all
// RUN: uop-run %s --entry=nan_counts --random-inputs=3 --verify --check-bounds=all
// RUN: uop-run %s --entry=no_nan --random-inputs=3 --verify --threads=2
// RUN: uop-run %s --entry=inf --random-inputs=3 --verify --check-bounds=all --threads=2
// RUN: uop-run %s --entry=rows --random-inputs=3 --verify --check-bounds=all
// RUN: uop-run %s --entry=columns --random-inputs=3 --verify --check-bounds=all --threads=2
// RUN: uop-run %s --entry=wide --random-inputs=3 --verify --check-bounds=all
// RUN: uop-run %s --entry=odd --random-inputs=3 --verify --check-bounds=all --threads=2
// RUN: uop-run %s --entry=middle --random-inputs=3 --verify --check-bounds=all

func.func @first(%x: tensor<65536xf32>) -> tensor<i32> {
  %m = uop.reduce_axis max %x axes [0] : tensor<65536xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<65536xf32>
  %e = uop.cmp eq %x, %m2 : tensor<65536xf32>
  %i = uop.iota axis 0 : tensor<65536xi32>
  %n = uop.const 65536 : tensor<65536xi32>
  %p = uop.where %e, %i, %n : tensor<65536xi32>
  %r = uop.reduce_axis min %p axes [0] : tensor<65536xi32> -> tensor<i32>
  return %r : tensor<i32>
}

func.func @last(%x: tensor<65536xf32>) -> tensor<i32> {
  %m = uop.reduce_axis max %x axes [0] : tensor<65536xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<65536xf32>
  %e = uop.cmp eq %x, %m2 : tensor<65536xf32>
  %i = uop.iota axis 0 : tensor<65536xi32>
  %n = uop.const -1 : tensor<65536xi32>
  %p = uop.where %e, %i, %n : tensor<65536xi32>
  %r = uop.reduce_axis max %p axes [0] : tensor<65536xi32> -> tensor<i32>
  return %r : tensor<i32>
}

func.func @ties(%x: tensor<65536xf32>) -> tensor<i32> {
  %c3 = uop.const 3.0 : tensor<65536xf32>
  %t0 = uop.mul %x, %c3 : tensor<65536xf32>
  %t = uop.floor %t0 : tensor<65536xf32>
  %m = uop.reduce_axis max %t axes [0] : tensor<65536xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<65536xf32>
  %e = uop.cmp eq %t, %m2 : tensor<65536xf32>
  %i = uop.iota axis 0 : tensor<65536xi32>
  %n = uop.const 65536 : tensor<65536xi32>
  %p = uop.where %e, %i, %n : tensor<65536xi32>
  %r = uop.reduce_axis min %p axes [0] : tensor<65536xi32> -> tensor<i32>
  return %r : tensor<i32>
}

func.func @ties_last(%x: tensor<65536xf32>) -> tensor<i32> {
  %c3 = uop.const 3.0 : tensor<65536xf32>
  %t0 = uop.mul %x, %c3 : tensor<65536xf32>
  %t = uop.floor %t0 : tensor<65536xf32>
  %m = uop.reduce_axis min %t axes [0] : tensor<65536xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<65536xf32>
  %e = uop.cmp eq %t, %m2 : tensor<65536xf32>
  %i = uop.iota axis 0 : tensor<65536xi32>
  %n = uop.const -1 : tensor<65536xi32>
  %p = uop.where %e, %i, %n : tensor<65536xi32>
  %r = uop.reduce_axis max %p axes [0] : tensor<65536xi32> -> tensor<i32>
  return %r : tensor<i32>
}

func.func @nan(%x: tensor<65536xf32>) -> tensor<i32> {
  %ii = uop.iota axis 0 : tensor<65536xi32>
  %k = uop.const 50001 : tensor<65536xi32>
  %q = uop.cmp eq %ii, %k : tensor<65536xi32>
  %nanv = uop.const 0x7FC00000 : tensor<65536xf32>
  %t = uop.where %q, %nanv, %x : tensor<65536xf32>
  %m = uop.reduce_axis max %t axes [0] : tensor<65536xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<65536xf32>
  %e = uop.cmp eq %t, %m2 : tensor<65536xf32>
  %i = uop.iota axis 0 : tensor<65536xi32>
  %n = uop.const 65536 : tensor<65536xi32>
  %p = uop.where %e, %i, %n : tensor<65536xi32>
  %r = uop.reduce_axis min %p axes [0] : tensor<65536xi32> -> tensor<i32>
  return %r : tensor<i32>
}

func.func @inf(%x: tensor<65536xf32>) -> tensor<i32> {
  %z = uop.const 0.0 : tensor<65536xf32>
  %lo = uop.const 0xFF800000 : tensor<65536xf32>
  %q = uop.cmp ne %x, %x : tensor<65536xf32>
  %t = uop.where %q, %x, %lo : tensor<65536xf32>
  %m = uop.reduce_axis max %t axes [0] : tensor<65536xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<65536xf32>
  %e = uop.cmp eq %t, %m2 : tensor<65536xf32>
  %i = uop.iota axis 0 : tensor<65536xi32>
  %n = uop.const 65536 : tensor<65536xi32>
  %p = uop.where %e, %i, %n : tensor<65536xi32>
  %r = uop.reduce_axis min %p axes [0] : tensor<65536xi32> -> tensor<i32>
  return %r : tensor<i32>
}

func.func @rows(%x: tensor<4x32768xf32>) -> tensor<4xi32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<4x32768xf32> -> tensor<4xf32>
  %m1 = uop.reshape %m : tensor<4xf32> -> tensor<4x1xf32>
  %m2 = uop.expand %m1 : tensor<4x1xf32> -> tensor<4x32768xf32>
  %e = uop.cmp eq %x, %m2 : tensor<4x32768xf32>
  %i = uop.iota axis 1 : tensor<4x32768xi32>
  %n = uop.const 32768 : tensor<4x32768xi32>
  %p = uop.where %e, %i, %n : tensor<4x32768xi32>
  %r = uop.reduce_axis min %p axes [1] : tensor<4x32768xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}

func.func @columns(%x: tensor<32768x4xf32>) -> tensor<4xi32> {
  %m = uop.reduce_axis min %x axes [0] : tensor<32768x4xf32> -> tensor<4xf32>
  %m1 = uop.reshape %m : tensor<4xf32> -> tensor<1x4xf32>
  %m2 = uop.expand %m1 : tensor<1x4xf32> -> tensor<32768x4xf32>
  %e = uop.cmp eq %x, %m2 : tensor<32768x4xf32>
  %i = uop.iota axis 0 : tensor<32768x4xi32>
  %n = uop.const 32768 : tensor<32768x4xi32>
  %p = uop.where %e, %i, %n : tensor<32768x4xi32>
  %r = uop.reduce_axis min %p axes [0] : tensor<32768x4xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}

func.func @wide(%x: tensor<65536xi64>) -> tensor<i64> {
  %m = uop.reduce_axis max %x axes [0] : tensor<65536xi64> -> tensor<i64>
  %m1 = uop.reshape %m : tensor<i64> -> tensor<1xi64>
  %m2 = uop.expand %m1 : tensor<1xi64> -> tensor<65536xi64>
  %e = uop.cmp eq %x, %m2 : tensor<65536xi64>
  %i = uop.iota axis 0 : tensor<65536xi64>
  %n = uop.const 65536 : tensor<65536xi64>
  %p = uop.where %e, %i, %n : tensor<65536xi64>
  %r = uop.reduce_axis min %p axes [0] : tensor<65536xi64> -> tensor<i64>
  return %r : tensor<i64>
}

func.func @odd(%x: tensor<303303xf32>) -> tensor<i32> {
  %m = uop.reduce_axis max %x axes [0] : tensor<303303xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<303303xf32>
  %e = uop.cmp eq %x, %m2 : tensor<303303xf32>
  %i = uop.iota axis 0 : tensor<303303xi32>
  %n = uop.const 303303 : tensor<303303xi32>
  %p = uop.where %e, %i, %n : tensor<303303xi32>
  %r = uop.reduce_axis min %p axes [0] : tensor<303303xi32> -> tensor<i32>
  return %r : tensor<i32>
}

func.func @middle(%x: tensor<2x32768x3xf32>) -> tensor<2x3xi32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<2x32768x3xf32> -> tensor<2x3xf32>
  %m1 = uop.reshape %m : tensor<2x3xf32> -> tensor<2x1x3xf32>
  %m2 = uop.expand %m1 : tensor<2x1x3xf32> -> tensor<2x32768x3xf32>
  %e = uop.cmp eq %x, %m2 : tensor<2x32768x3xf32>
  %i = uop.iota axis 1 : tensor<2x32768x3xi32>
  %n = uop.const 32768 : tensor<2x32768x3xi32>
  %p = uop.where %e, %i, %n : tensor<2x32768x3xi32>
  %r = uop.reduce_axis min %p axes [1] : tensor<2x32768x3xi32> -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

func.func @nan_counts(%x: tensor<65536xf32>) -> tensor<i32> {
  %ii = uop.iota axis 0 : tensor<65536xi32>
  %k = uop.const 50001 : tensor<65536xi32>
  %q = uop.cmp eq %ii, %k : tensor<65536xi32>
  %nanv = uop.const 0x7FC00000 : tensor<65536xf32>
  %t = uop.where %q, %nanv, %x : tensor<65536xf32>
  %m = uop.reduce_axis max %t axes [0] : tensor<65536xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<65536xf32>
  %e = uop.cmp eq %t, %m2 : tensor<65536xf32>
  %isnan = uop.cmp ne %t, %t : tensor<65536xf32>
  %either = uop.or %e, %isnan : tensor<65536xi1>
  %i = uop.iota axis 0 : tensor<65536xi32>
  %n = uop.const 65536 : tensor<65536xi32>
  %p = uop.where %either, %i, %n : tensor<65536xi32>
  %r = uop.reduce_axis min %p axes [0] : tensor<65536xi32> -> tensor<i32>
  return %r : tensor<i32>
}

func.func @no_nan(%x: tensor<65536xf32>) -> tensor<i32> {
  %m = uop.reduce_axis max %x axes [0] : tensor<65536xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1xf32>
  %m2 = uop.expand %m1 : tensor<1xf32> -> tensor<65536xf32>
  %e = uop.cmp eq %x, %m2 : tensor<65536xf32>
  %isnan = uop.cmp ne %x, %x : tensor<65536xf32>
  %either = uop.add %e, %isnan : tensor<65536xi1>
  %i = uop.iota axis 0 : tensor<65536xi32>
  %n = uop.const -1 : tensor<65536xi32>
  %p = uop.where %either, %i, %n : tensor<65536xi32>
  %r = uop.reduce_axis max %p axes [0] : tensor<65536xi32> -> tensor<i32>
  return %r : tensor<i32>
}
