// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --uop-form-folds=force=true -o %t.folds
// RUN: FileCheck %s < %t.folds
// RUN: uop-opt %t.folds --test-uop-interpret
// RUN: uop-opt %t.folds --test-uop-interpret=split-folds=2
// RUN: uop-opt %t.folds --test-uop-interpret=split-folds=3
// RUN: uop-opt %t.folds --test-uop-interpret=split-folds=9
// RUN: uop-opt %t.folds --canonicalize --cse --test-uop-interpret=split-folds=2
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --uop-form-folds="fuse=true force=true" --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret=split-folds=2
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=threads=32 --test-uop-interpret
//
// The elements are sums: loops inside of the loop. Every
// function but those named otherwise has a fold.

// The rows: an ordinary one; ties; zeros of both signs, which are equal; all
// -inf; all equal; one NaN in the middle; NaN alone; +inf twice.
// CHECK-LABEL: func.func @argmax_as_product(
// CHECK: uop.fold
func.func @argmax_as_product() {
  %y = uop.const dense<[
    [[1.0, 2.0], [0.5, 0.5], [7.0, -1.0], [2.0, 2.0]],
    [[1.0, 2.0], [2.0, 1.0], [-1.0, 0.0], [3.0, 0.0]],
    [[-0.0, -0.0], [0.0, 0.0], [-0.0, -0.0], [-1.0, 0.0]],
    [[0xFF800000, 0xFF800000], [0xFF800000, 1.0], [0xFF800000, 0.0], [0xFF800000, 0.0]],
    [[4.0, 4.0], [4.0, 4.0], [4.0, 4.0], [4.0, 4.0]],
    [[9.0, 9.0], [0x7FC00000, 0.0], [10.0, 10.0], [1.0, 1.0]],
    [[0x7FC00000, 0.0], [0x7FC00000, 0.0], [0x7FC00000, 0.0], [0x7FC00000, 0.0]],
    [[1.0, 1.0], [0x7F800000, 0.0], [0.0, 0.0], [0x7F800000, 0.0]]]> : tensor<8x4x2xf32>
  %x = uop.reduce_axis add %y axes [2] : tensor<8x4x2xf32> -> tensor<8x4xf32>
  %m = uop.reduce_axis max %x axes [1] : tensor<8x4xf32> -> tensor<8xf32>
  %m1 = uop.reshape %m : tensor<8xf32> -> tensor<8x1xf32>
  %m2 = uop.expand %m1 : tensor<8x1xf32> -> tensor<8x4xf32>
  %eq = uop.cmp eq %x, %m2 : tensor<8x4xf32>
  %eqi = uop.cast %eq : tensor<8x4xi1> -> tensor<8x4xi32>
  %i = uop.iota axis 1 : tensor<8x4xi32>
  %n = uop.const 4 : tensor<8x4xi32>
  %down = uop.sub %n, %i : tensor<8x4xi32>
  %w = uop.mul %eqi, %down : tensor<8x4xi32>
  %k = uop.reduce_axis max %w axes [1] : tensor<8x4xi32> -> tensor<8xi32>
  %n1 = uop.const 4 : tensor<8xi32>
  %o = uop.sub %n1, %k : tensor<8xi32>
  %e = uop.const dense<[2, 0, 0, 0, 0, 4, 4, 1]> : tensor<8xi32>
  check.expect_eq %o, %e : tensor<8xi32>
  return
}

// The first minimum as the least of (position or 99), and the minimum itself:
// one fold for both. Of zeros of both signs the minimum is the negative one.
// CHECK-LABEL: func.func @argmin_and_min(
// CHECK: uop.fold
func.func @argmin_and_min() {
  %y = uop.const dense<[
    [[1.0, 2.0], [0.5, 0.5], [7.0, -1.0], [2.0, 2.0]],
    [[1.0, 2.0], [3.0, 0.0], [3.0, 0.0], [3.0, 0.0]],
    [[0.0, 0.0], [-0.0, -0.0], [0.0, 0.0], [1.0, 0.0]],
    [[0x7F800000, 0.0], [0x7F800000, 0.0], [0x7F800000, 0.0], [0x7F800000, 0.0]],
    [[1.0, 1.0], [1.0, 0.0], [0x7FC00000, 0.0], [0.0, 0.0]]]> : tensor<5x4x2xf32>
  %x = uop.reduce_axis add %y axes [2] : tensor<5x4x2xf32> -> tensor<5x4xf32>
  %m = uop.reduce_axis min %x axes [1] : tensor<5x4xf32> -> tensor<5xf32>
  %m1 = uop.reshape %m : tensor<5xf32> -> tensor<5x1xf32>
  %m2 = uop.expand %m1 : tensor<5x1xf32> -> tensor<5x4xf32>
  %ne = uop.cmp ne %m2, %x : tensor<5x4xf32>
  %i = uop.iota axis 1 : tensor<5x4xi64>
  %big = uop.const 99 : tensor<5x4xi64>
  %w = uop.where %ne, %big, %i : tensor<5x4xi64>
  %k = uop.reduce_axis min %w axes [1] : tensor<5x4xi64> -> tensor<5xi64>
  %e = uop.const dense<[1, 0, 0, 0, 99]> : tensor<5xi64>
  check.expect_eq %k, %e : tensor<5xi64>
  %s = uop.cast %k : tensor<5xi64> -> tensor<5xf32>
  %t = uop.mul %m, %s : tensor<5xf32>
  %f = uop.const dense<[1.0, 0.0, -0.0, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %t, %f : tensor<5xf32>
  return
}

// How often the maximum occurs, the sum of some weights there, the last place.
// A row of x is kept, and so is where it is the maximum: nothing is left to fold.
// CHECK-LABEL: func.func @count_sum_last(
// CHECK-COUNT-2: in <local>
func.func @count_sum_last() {
  %y = uop.const dense<[
    [[1, 2], [3, 0], [0, 3], [2, 2], [4, 0]],
    [[-128, 0], [-128, 0], [-127, -1], [-128, 0], [-64, -64]]]> : tensor<2x5x2xi8>
  %v = uop.const dense<[[10, 20, 30, 100, 200], [1, 2, 4, 8, 16]]> : tensor<2x5xui8>
  %x = uop.reduce_axis add %y axes [2] : tensor<2x5x2xi8> -> tensor<2x5xi8>
  %m = uop.reduce_axis max %x axes [1] : tensor<2x5xi8> -> tensor<2xi8>
  %m1 = uop.reshape %m : tensor<2xi8> -> tensor<2x1xi8>
  %m2 = uop.expand %m1 : tensor<2x1xi8> -> tensor<2x5xi8>
  %eq = uop.cmp eq %m2, %x : tensor<2x5xi8>
  %one = uop.cast %eq : tensor<2x5xi1> -> tensor<2x5xi32>
  %c = uop.reduce_axis add %one axes [1] : tensor<2x5xi32> -> tensor<2xi32>
  %zero = uop.const 0 : tensor<2x5xui8>
  %w = uop.where %eq, %v, %zero : tensor<2x5xui8>
  %s = uop.reduce_axis add %w axes [1] : tensor<2x5xui8> -> tensor<2xui8>
  %i = uop.iota axis 1 : tensor<2x5xi32>
  %none = uop.const -1 : tensor<2x5xi32>
  %p = uop.where %eq, %i, %none : tensor<2x5xi32>
  %l = uop.reduce_axis max %p axes [1] : tensor<2x5xi32> -> tensor<2xi32>
  %s32 = uop.cast %s : tensor<2xui8> -> tensor<2xi32>
  %thousand = uop.const 1000 : tensor<2xi32>
  %hundred = uop.const 100000 : tensor<2xi32>
  %c1 = uop.mul %c, %thousand : tensor<2xi32>
  %l1 = uop.mul %l, %hundred : tensor<2xi32>
  %cs = uop.add %c1, %s32 : tensor<2xi32>
  %csl = uop.add %cs, %l1 : tensor<2xi32>
  // 100 + 200 wraps to 44.
  %e = uop.const dense<[402044, 405031]> : tensor<2xi32>
  check.expect_eq %csl, %e : tensor<2xi32>
  return
}

// Over two axes at once, the elements of a matrix product.
// CHECK-LABEL: func.func @argmax_of_matmul(
// CHECK: uop.fold
func.func @argmax_of_matmul() {
  %a = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = uop.const dense<[[1, -1], [0, 3], [2, -2]]> : tensor<3x2xi32>
  %a1 = uop.reshape %a : tensor<2x3xi32> -> tensor<2x3x1xi32>
  %a2 = uop.expand %a1 : tensor<2x3x1xi32> -> tensor<2x3x2xi32>
  %b1 = uop.reshape %b : tensor<3x2xi32> -> tensor<1x3x2xi32>
  %b2 = uop.expand %b1 : tensor<1x3x2xi32> -> tensor<2x3x2xi32>
  %p = uop.mul %a2, %b2 : tensor<2x3x2xi32>
  %x = uop.reduce_axis add %p axes [1] : tensor<2x3x2xi32> -> tensor<2x2xi32>
  %m = uop.reduce_axis max %x axes [0, 1] : tensor<2x2xi32> -> tensor<i32>
  %m1 = uop.reshape %m : tensor<i32> -> tensor<1x1xi32>
  %m2 = uop.expand %m1 : tensor<1x1xi32> -> tensor<2x2xi32>
  %eq = uop.cmp eq %x, %m2 : tensor<2x2xi32>
  %i = uop.iota axis 0 : tensor<4xi64>
  %i2 = uop.reshape %i : tensor<4xi64> -> tensor<2x2xi64>
  %big = uop.const 4 : tensor<2x2xi64>
  %w = uop.where %eq, %i2, %big : tensor<2x2xi64>
  %k = uop.reduce_axis min %w axes [0, 1] : tensor<2x2xi64> -> tensor<i64>
  %e = uop.const 2 : tensor<i64>
  check.expect_eq %k, %e : tensor<i64>
  return
}

// 1000 lies in the middle of what is selected, so that elements which are not
// the maximum count: not a fold.
// CHECK-LABEL: func.func @not_absorbed(
// CHECK-NOT: uop.fold
func.func @not_absorbed() {
  %y = uop.const dense<[[[1, 2], [3, 1], [0, 4]], [[5, 5], [5, 5], [5, 5]]]> : tensor<2x3x2xi32>
  %v = uop.const dense<[[1, 2, 2000], [1, 2, 3]]> : tensor<2x3xi32>
  %x = uop.reduce_axis add %y axes [2] : tensor<2x3x2xi32> -> tensor<2x3xi32>
  %m = uop.reduce_axis max %x axes [1] : tensor<2x3xi32> -> tensor<2xi32>
  %m1 = uop.reshape %m : tensor<2xi32> -> tensor<2x1xi32>
  %m2 = uop.expand %m1 : tensor<2x1xi32> -> tensor<2x3xi32>
  %eq = uop.cmp eq %x, %m2 : tensor<2x3xi32>
  %big = uop.const 1000 : tensor<2x3xi32>
  %w = uop.where %eq, %v, %big : tensor<2x3xi32>
  %k = uop.reduce_axis max %w axes [1] : tensor<2x3xi32> -> tensor<2xi32>
  %e = uop.const dense<[2000, 3]> : tensor<2xi32>
  check.expect_eq %k, %e : tensor<2xi32>
  return
}

// Rows without elements.
// CHECK-LABEL: func.func @empty_rows(
func.func @empty_rows() {
  %y = uop.const dense<> : tensor<3x0x2xf32>
  %x = uop.reduce_axis add %y axes [2] : tensor<3x0x2xf32> -> tensor<3x0xf32>
  %m = uop.reduce_axis max %x axes [1] : tensor<3x0xf32> -> tensor<3xf32>
  %m1 = uop.reshape %m : tensor<3xf32> -> tensor<3x1xf32>
  %m2 = uop.expand %m1 : tensor<3x1xf32> -> tensor<3x0xf32>
  %eq = uop.cmp eq %x, %m2 : tensor<3x0xf32>
  %i = uop.iota axis 1 : tensor<3x0xi32>
  %big = uop.const 7 : tensor<3x0xi32>
  %w = uop.where %eq, %i, %big : tensor<3x0xi32>
  %k = uop.reduce_axis min %w axes [1] : tensor<3x0xi32> -> tensor<3xi32>
  %e = uop.const 2147483647 : tensor<3xi32>
  check.expect_eq %k, %e : tensor<3xi32>
  return
}
