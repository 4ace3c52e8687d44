// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --test-uop-interpret=split-folds=2
// RUN: uop-opt %s --test-uop-interpret=split-folds=3
// RUN: uop-opt %s --test-uop-interpret=split-folds=50
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret=split-folds=2
// RUN: uop-opt %s --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-form-kernels --uop-dedup-kernels --uop-thread-kernels=min-time=0 --test-uop-interpret=split-folds=3
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null

// The largest element and the first place where it is: ties, one row of equal
// elements, the largest first and last.
func.func @argmax() {
  %x = uop.const dense<[[3, 7, 7, 1], [2, 2, 2, 2], [9, 0, 9, 9], [-4, -3, -2, -1]]> : tensor<4x4xi32>
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 4 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x4xi32> -> i32
  %least = uop.const -2147483648 : i32
  %none = uop.const 0 : i64
  %p = uop.cast %k : index -> i64
  %m, %at = uop.fold (%0, %p : i32, i64) over (%k) init (%least, %none : i32, i64) {
  ^bb0(%v: i32, %j: i64, %am: i32, %aa: i64):
    %above = uop.cmp gt %v, %am : i32
    %nm = uop.where %above, %v, %am : i32
    %na = uop.where %above, %j, %aa : i64
    uop.yield %nm, %na : i32, i64
  } combine {
  ^bb0(%m0: i32, %a0: i64, %m1: i32, %a1: i64):
    %above = uop.cmp gt %m1, %m0 : i32
    %nm = uop.where %above, %m1, %m0 : i32
    %na = uop.where %above, %a1, %a0 : i64
    uop.yield %nm, %na : i32, i64
  } : i32, i64
  %1 = uop.bufferize %m over (%i) : i32 -> tensor<4xi32>
  %2 = uop.bufferize %at over (%i) : i64 -> tensor<4xi64>
  %e1 = uop.const dense<[7, 2, 9, -1]> : tensor<4xi32>
  %e2 = uop.const dense<[1, 0, 0, 3]> : tensor<4xi64>
  check.expect_eq %1, %e1 : tensor<4xi32>
  check.expect_eq %2, %e2 : tensor<4xi64>
  return
}

// The points come in row-major order of the ranges as they are listed, and the
// pieces are consecutive: a number written digit by digit, and its scale.
func.func @order() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %i = uop.range 0 to 2 reduce : index
  %j = uop.range 1 to 3 reduce : index
  %0 = uop.index %x[%i, %j] : tensor<2x3xi64> -> i64
  %zero = uop.const 0 : i64
  %one = uop.const 1 : i64
  %rows, %sr = uop.fold (%0 : i64) over (%i, %j) init (%zero, %one : i64, i64) {
  ^bb0(%v: i64, %n: i64, %s: i64):
    %ten = uop.const 10 : i64
    %nn = uop.mulacc %n, %ten, %v : i64
    %ns = uop.mul %s, %ten : i64
    uop.yield %nn, %ns : i64, i64
  } combine {
  ^bb0(%n0: i64, %s0: i64, %n1: i64, %s1: i64):
    %nn = uop.mulacc %n0, %s1, %n1 : i64
    %ns = uop.mul %s0, %s1 : i64
    uop.yield %nn, %ns : i64, i64
  } : i64, i64
  %columns, %sc = uop.fold (%0 : i64) over (%j, %i) init (%zero, %one : i64, i64) {
  ^bb0(%v: i64, %n: i64, %s: i64):
    %ten = uop.const 10 : i64
    %nn = uop.mulacc %n, %ten, %v : i64
    %ns = uop.mul %s, %ten : i64
    uop.yield %nn, %ns : i64, i64
  } combine {
  ^bb0(%n0: i64, %s0: i64, %n1: i64, %s1: i64):
    %nn = uop.mulacc %n0, %s1, %n1 : i64
    %ns = uop.mul %s0, %s1 : i64
    uop.yield %nn, %ns : i64, i64
  } : i64, i64
  %both = uop.bufferize %rows over () : i64 -> tensor<i64>
  %other = uop.bufferize %columns over () : i64 -> tensor<i64>
  %e = uop.const 123456 : tensor<i64>
  %f = uop.const 142536 : tensor<i64>
  check.expect_eq %both, %e : tensor<i64>
  check.expect_eq %other, %f : tensor<i64>
  return
}

// Commutative: a count, a sum that wraps, a minimum; types of all kinds.
func.func @statistics() {
  %x = uop.const dense<[[1.5, -2.0, 0.25, 8.0, -0.5], [0.0, -0.0, 1.0, -1.0, 3.0]]> : tensor<2x5xf16>
  %i = uop.range 0 to 2 : index
  %k = uop.range 1 to 5 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<2x5xf16> -> f16
  %pinf = uop.const inf : f16
  %zero = uop.const 0 : ui8
  %big = uop.const 1000 : index
  %n, %c, %l = uop.fold (%0, %k : f16, index) over (%k) init (%pinf, %zero, %big : f16, ui8, index) {
  ^bb0(%v: f16, %at: index, %an: f16, %ac: ui8, %al: index):
    %nn = uop.min %an, %v : f16
    %hundred = uop.const 100 : ui8
    %nc = uop.add %ac, %hundred : ui8
    %nl = uop.min %al, %at : index
    uop.yield %nn, %nc, %nl : f16, ui8, index
  } combine {
  ^bb0(%n0: f16, %c0: ui8, %l0: index, %n1: f16, %c1: ui8, %l1: index):
    %nn = uop.min %n0, %n1 : f16
    %nc = uop.add %c0, %c1 : ui8
    %nl = uop.min %l0, %l1 : index
    uop.yield %nn, %nc, %nl : f16, ui8, index
  } {commutative} : f16, ui8, index
  %lc = uop.cast %l : index -> i64
  %1 = uop.bufferize %n over (%i) : f16 -> tensor<2xf16>
  %2 = uop.bufferize %c over (%i) : ui8 -> tensor<2xui8>
  %3 = uop.bufferize %lc over (%i) : i64 -> tensor<2xi64>
  %e1 = uop.const dense<[-2.0, -1.0]> : tensor<2xf16>
  %e2 = uop.const 244 : tensor<2xui8>
  %e3 = uop.const 0 : tensor<2xi64>
  check.expect_eq %1, %e1 : tensor<2xf16>
  check.expect_eq %2, %e2 : tensor<2xui8>
  check.expect_eq %3, %e3 : tensor<2xi64>
  return
}

// Over nothing; init depends on a range outside.
func.func @nothing() {
  %i = uop.range 0 to 3 : index
  %k = uop.range 1 to 0 reduce : index
  %0 = uop.cast %k : index -> i32
  %init = uop.cast %i : index -> i32
  %s = uop.fold (%0 : i32) over (%k) init (%init : i32) {
  ^bb0(%v: i32, %a: i32):
    %na = uop.max %a, %v : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.max %a, %b : i32
    uop.yield %na : i32
  } : i32
  %1 = uop.bufferize %s over (%i) : i32 -> tensor<3xi32>
  %e = uop.const dense<[0, 1, 2]> : tensor<3xi32>
  check.expect_eq %1, %e : tensor<3xi32>
  return
}

// Of two folds in each other the inner one is an input; its other result too.
func.func @nested() {
  %x = uop.const dense<[[1, 5, 2], [7, 3, 4]]> : tensor<2x3xi32>
  %i = uop.range 0 to 2 reduce : index
  %k = uop.range 1 to 3 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<2x3xi32> -> i32
  %least = uop.const -2147483648 : i32
  %most = uop.const 2147483647 : i32
  %hi, %lo = uop.fold (%0 : i32) over (%k) init (%least, %most : i32, i32) {
  ^bb0(%v: i32, %h: i32, %l: i32):
    %nh = uop.max %h, %v : i32
    %nl = uop.min %l, %v : i32
    uop.yield %nh, %nl : i32, i32
  } combine {
  ^bb0(%h0: i32, %l0: i32, %h1: i32, %l1: i32):
    %nh = uop.max %h0, %h1 : i32
    %nl = uop.min %l0, %l1 : i32
    uop.yield %nh, %nl : i32, i32
  } {commutative} : i32, i32
  %zero = uop.const 0 : i32
  %sum = uop.fold (%hi, %lo : i32, i32) over (%i) init (%zero : i32) {
  ^bb0(%h: i32, %l: i32, %a: i32):
    %d = uop.sub %h, %l : i32
    %na = uop.add %a, %d : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.add %a, %b : i32
    uop.yield %na : i32
  } {commutative} : i32
  %1 = uop.bufferize %sum over () : i32 -> tensor<i32>
  %e = uop.const 8 : tensor<i32>
  check.expect_eq %1, %e : tensor<i32>
  return
}
