// RUN: uop-opt %s --test-uop-interpret

func.func @transpose() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 3 : index
  %0 = uop.index %x[%i, %j] : tensor<2x3xi32> -> i32
  %1 = uop.bufferize %0 over (%j, %i) : i32 -> tensor<3x2xi32>
  %e = uop.const dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  check.expect_eq %1, %e : tensor<3x2xi32>
  return
}

// The value does not depend on every range, one axis has no range.
func.func @broadcast_and_constant_axis() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %zero = uop.const 0 : index
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 3 : index
  %0 = uop.index %x[%i] : tensor<2xf32> -> f32
  %1 = uop.bufferize %0 over (%i, %zero, %j) : f32 -> tensor<2x1x3xf32>
  %e = uop.const dense<[[[1.0, 1.0, 1.0]], [[2.0, 2.0, 2.0]]]> : tensor<2x1x3xf32>
  check.expect_eq %1, %e : tensor<2x1x3xf32>
  return
}

// Equal ranges are one range, also before CSE.
func.func @equal_ranges() {
  %x = uop.const dense<[1, 2, 3]> : tensor<3xi64>
  %i = uop.range 0 to 3 : index
  %i2 = uop.range 0 to 3 : index
  %0 = uop.index %x[%i2] : tensor<3xi64> -> i64
  %1 = uop.cast %i : index -> i64
  %2 = uop.add %0, %1 : i64
  %3 = uop.bufferize %2 over (%i) : i64 -> tensor<3xi64>
  %e = uop.const dense<[1, 3, 5]> : tensor<3xi64>
  check.expect_eq %3, %e : tensor<3xi64>
  return
}

// Row sums of squares minus the row's maximum: reductions inside of a loop.
func.func @nested() {
  %x = uop.const dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %i = uop.range 0 to 2 : index
  %k = uop.range 1 to 3 reduce : index
  %x1 = uop.index %x[%i, %k] : tensor<2x3xf32> -> f32
  %m = uop.reduce max %x1 over (%k) : f32
  %k2 = uop.range 2 to 3 reduce : index
  %x2 = uop.index %x[%i, %k2] : tensor<2x3xf32> -> f32
  %d = uop.sub %x2, %m : f32
  %q = uop.mul %d, %d : f32
  %s = uop.reduce add %q over (%k2) : f32
  %j = uop.range 3 to 3 : index
  %x3 = uop.index %x[%i, %j] : tensor<2x3xf32> -> f32
  %o = uop.add %x3, %s : f32
  %b = uop.bufferize %o over (%i, %j) : f32 -> tensor<2x3xf32>
  %e = uop.const dense<[[6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<2x3xf32>
  check.expect_eq %b, %e : tensor<2x3xf32>
  return
}

// One range is reduced and is also an axis of the result; the inner reduction
// must not disturb the outer position, nor values that both share.
func.func @shared_range() {
  %x = uop.const dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %i = uop.range 0 to 2 : index
  %k = uop.range 1 to 2 : index
  %v = uop.index %x[%i, %k] : tensor<2x2xi32> -> i32
  %w = uop.mul %v, %v : i32
  %s = uop.reduce add %v over (%k) : i32
  %p = uop.mul %w, %s : i32
  %q = uop.add %p, %v : i32
  %b = uop.bufferize %q over (%i, %k) : i32 -> tensor<2x2xi32>
  // v*v*rowsum + v
  %e = uop.const dense<[[4, 14], [66, 116]]> : tensor<2x2xi32>
  check.expect_eq %b, %e : tensor<2x2xi32>
  return
}

// The innermost reduction is over two ranges and feeds one over the third.
func.func @deep() {
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 3 reduce : index
  %k = uop.range 2 to 4 reduce : index
  %l = uop.range 3 to 2 reduce : index
  %0 = uop.add %k, %l : index
  %1 = uop.mul %0, %j : index
  %2 = uop.cast %1 : index -> i64
  %3 = uop.reduce add %2 over (%k, %l) : i64
  %4 = uop.cast %i : index -> i64
  %5 = uop.add %3, %4 : i64
  %6 = uop.reduce add %5 over (%j) : i64
  %7 = uop.bufferize %6 over (%i) : i64 -> tensor<2xi64>
  // sum_j (j * 16 + i) = 48 + 3 i
  %e = uop.const dense<[48, 51]> : tensor<2xi64>
  check.expect_eq %7, %e : tensor<2xi64>
  return
}

// A tensor that is made anew at each point of an outer range.
func.func @bufferize_inside() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %two = uop.const 2 : index
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 3 : index
  %0 = uop.index %x[%i, %j] : tensor<2x3xi32> -> i32
  %row = uop.bufferize %0 over (%j) in <local> : i32 -> tensor<3xi32>
  %flip = uop.flip %row axes [0] : tensor<3xi32>
  %j2 = uop.range 2 to 3 : index
  %1 = uop.index %flip[%j2] : tensor<3xi32> -> i32
  %2 = uop.bufferize %1 over (%i, %j2) : i32 -> tensor<2x3xi32>
  %e = uop.const dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  check.expect_eq %2, %e : tensor<2x3xi32>
  return
}

func.func @gates() {
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %n = uop.const 2 : index
  %i = uop.range 0 to 4 : index
  %in = uop.cmp lt %i, %n : index
  %0 = uop.index %x[%i] if %in : tensor<2xf32> -> f32
  %1 = uop.bufferize %0 over (%i) : f32 -> tensor<4xf32>
  %e = uop.const dense<[1.0, 2.0, 0.0, 0.0]> : tensor<4xf32>
  check.expect_eq %1, %e : tensor<4xf32>
  return
}

func.func @empty_ranges() {
  %x = uop.const dense<> : tensor<0xf32>
  %i = uop.range 0 to 2 : index
  %k = uop.range 1 to 0 reduce : index
  %0 = uop.index %x[%k] : tensor<0xf32> -> f32
  %1 = uop.reduce mul %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<2xf32>
  %e = uop.const 1.0 : tensor<2xf32>
  check.expect_eq %2, %e : tensor<2xf32>
  %z = uop.range 2 to 0 : index
  %3 = uop.index %x[%z] : tensor<0xf32> -> f32
  %4 = uop.bufferize %3 over (%i, %z) : f32 -> tensor<2x0xf32>
  %e4 = uop.const dense<> : tensor<2x0xf32>
  check.expect_eq %4, %e4 : tensor<2x0xf32>
  return
}

// Rank 0, ranges of dynamic size, a reduction over nothing.
func.func @corners() {
  %c = uop.const 2.5 : f32
  %0 = uop.reduce add %c over () : f32
  %1 = uop.bufferize %0 over () : f32 -> tensor<f32>
  %e1 = uop.const 2.5 : tensor<f32>
  check.expect_eq %1, %e1 : tensor<f32>
  %n = uop.const 3 : index
  %i = uop.range 0 to %n : index
  %2 = uop.cast %i : index -> i8
  %3 = uop.bufferize %2 over (%i) : i8 -> tensor<3xi8>
  %e3 = uop.const dense<[0, 1, 2]> : tensor<3xi8>
  check.expect_eq %3, %e3 : tensor<3xi8>
  %k = uop.range 1 to %n reduce : index
  %4 = uop.cast %k : index -> f16
  %5 = uop.reduce max %4 over (%k) : f16
  %e5 = uop.const 2.0 : f16
  check.expect_eq %5, %e5 : f16
  return
}

// f16 sums are kept in f32 here too.
func.func @accumulation() {
  %one = uop.const 1.0 : tensor<1xf16>
  %zero = uop.const 0 : index
  %k = uop.range 0 to 4096 reduce : index
  %kf = uop.mul %k, %zero : index
  %0 = uop.index %one[%kf] : tensor<1xf16> -> f16
  %1 = uop.reduce add %0 over (%k) : f16
  %e = uop.const 4096.0 : f16
  check.expect_eq %1, %e : f16
  return
}

// How many points one range has depends on another one: the first elements of a
// row, of which there are none in the first row. What is read beyond them would
// be out of bounds.
func.func @triangle() {
  %x = uop.const dense<[1, 2, 4]> : tensor<3xi32>
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to %i reduce {uop.max = 3 : i64} : index
  %0 = uop.index %x[%k] : tensor<3xi32> -> i32
  %1 = uop.reduce add %0 over (%k) : i32
  %2 = uop.bufferize %1 over (%i) : i32 -> tensor<4xi32>
  %e = uop.const dense<[0, 1, 3, 7]> : tensor<4xi32>
  check.expect_eq %2, %e : tensor<4xi32>
  return
}

// The same where the size depends on a range that is not that of the result, and
// for a scan whose values are added up.
func.func @scanned_triangle() {
  %x = uop.const dense<[1, 2, 4]> : tensor<3xi32>
  %i = uop.range 0 to 3 : index
  %c1 = uop.const 1 : index
  %n = uop.add %i, %c1 : index
  %k = uop.range 1 to %n reduce {uop.max = 3 : i64} : index
  %0 = uop.index %x[%k] : tensor<3xi32> -> i32
  %1 = uop.scan add %0 over (%k) : i32
  %2 = uop.reduce add %1 over (%k) : i32
  %j = uop.range 2 to 2 : index
  %3 = uop.cast %j : index -> i32
  %4 = uop.add %2, %3 : i32
  %5 = uop.reduce max %4 over (%i) : i32
  %6 = uop.bufferize %5 over (%j) : i32 -> tensor<2xi32>
  // 1, 1 + 3, 1 + 3 + 7.
  %e = uop.const dense<[11, 12]> : tensor<2xi32>
  check.expect_eq %6, %e : tensor<2xi32>
  return
}
