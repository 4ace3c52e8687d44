// Folds as they are compiled, against the interpreter.
//
// RUN: uop-run %s --entry=argmax --random-inputs=1 --verify
// RUN: uop-run %s --entry=argmax --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=digits --random-inputs=1 --verify
// RUN: uop-run %s --entry=narrow --random-inputs=1 --verify
// RUN: uop-run %s --entry=variance --random-inputs=3 --verify
// RUN: uop-run %s --entry=of_quotients --random-inputs=1 --verify
// RUN: uop-run %s --entry=loop_inside --random-inputs=1 --verify

// Commutative, several at once and a rest; the elements are few, so that the
// maximum occurs often.
func.func @argmax(%x: tensor<7x71xi8>) -> (tensor<7xi64>, tensor<7xi8>) {
  %i = uop.range 0 to 7 : index
  %k = uop.range 1 to 71 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<7x71xi8> -> i8
  %three = uop.const 3 : i8
  %1 = uop.and %0, %three : i8
  %least = uop.const -128 : i8
  %none = uop.const 9223372036854775807 : i64
  %p = uop.cast %k : index -> i64
  %m, %at = uop.fold (%1, %p : i8, i64) over (%k) init (%least, %none : i8, i64) {
  ^bb0(%v: i8, %j: i64, %am: i8, %aa: i64):
    %nm = uop.max %am, %v : i8
    %none1 = uop.const 9223372036854775807 : i64
    %keep = uop.cmp eq %am, %nm : i8
    %old = uop.where %keep, %aa, %none1 : i64
    %hit = uop.cmp eq %v, %nm : i8
    %new = uop.where %hit, %j, %none1 : i64
    %na = uop.min %old, %new : i64
    uop.yield %nm, %na : i8, i64
  } combine {
  ^bb0(%am: i8, %aa: i64, %v: i8, %j: i64):
    %nm = uop.max %am, %v : i8
    %none1 = uop.const 9223372036854775807 : i64
    %keep = uop.cmp eq %am, %nm : i8
    %old = uop.where %keep, %aa, %none1 : i64
    %hit = uop.cmp eq %v, %nm : i8
    %new = uop.where %hit, %j, %none1 : i64
    %na = uop.min %old, %new : i64
    uop.yield %nm, %na : i8, i64
  } {commutative} : i8, i64
  %o = uop.bufferize %at over (%i) : i64 -> tensor<7xi64>
  %q = uop.bufferize %m over (%i) : i8 -> tensor<7xi8>
  return %o, %q : tensor<7xi64>, tensor<7xi8>
}

// In order, over two ranges, the outer one second.
func.func @digits(%x: tensor<3x33x40xui32>) -> tensor<3xui32> {
  %b = uop.range 0 to 3 : index
  %i = uop.range 1 to 33 reduce : index
  %j = uop.range 2 to 40 reduce : index
  %0 = uop.index %x[%b, %i, %j] : tensor<3x33x40xui32> -> ui32
  %zero = uop.const 0 : ui32
  %one = uop.const 1 : ui32
  %n, %s = uop.fold (%0 : ui32) over (%j, %i) init (%zero, %one : ui32, ui32) {
  ^bb0(%v: ui32, %an: ui32, %as: ui32):
    %base = uop.const 31 : ui32
    %nn = uop.mulacc %an, %base, %v : ui32
    %ns = uop.mul %as, %base : ui32
    uop.yield %nn, %ns : ui32, ui32
  } combine {
  ^bb0(%n0: ui32, %s0: ui32, %n1: ui32, %s1: ui32):
    %nn = uop.mulacc %n0, %s1, %n1 : ui32
    %ns = uop.mul %s0, %s1 : ui32
    uop.yield %nn, %ns : ui32, ui32
  } : ui32, ui32
  %o = uop.bufferize %n over (%b) : ui32 -> tensor<3xui32>
  return %o : tensor<3xui32>
}

// Accumulators of narrow floats and booleans, rounded at each point.
func.func @narrow(%x: tensor<5x100xf16>) -> tensor<5xf32> {
  %b = uop.range 0 to 5 : index
  %k = uop.range 1 to 100 reduce : index
  %0 = uop.index %x[%b, %k] : tensor<5x100xf16> -> f16
  %ninf = uop.const -inf : bf16
  %big = uop.const inf : f8E5M2
  %no = uop.const false : i1
  %h, %l, %any = uop.fold (%0 : f16) over (%k) init (%ninf, %big, %no : bf16, f8E5M2, i1) {
  ^bb0(%v: f16, %ah: bf16, %al: f8E5M2, %aa: i1):
    %vh = uop.cast %v : f16 -> bf16
    %nh = uop.max %ah, %vh : bf16
    %vl = uop.cast %v : f16 -> f8E5M2
    %nl = uop.min %al, %vl : f8E5M2
    %c = uop.const 1.98 : f16
    %over = uop.cmp gt %v, %c : f16
    %na = uop.or %aa, %over : i1
    uop.yield %nh, %nl, %na : bf16, f8E5M2, i1
  } combine {
  ^bb0(%h0: bf16, %l0: f8E5M2, %a0: i1, %h1: bf16, %l1: f8E5M2, %a1: i1):
    %nh = uop.max %h0, %h1 : bf16
    %nl = uop.min %l0, %l1 : f8E5M2
    %na = uop.or %a0, %a1 : i1
    uop.yield %nh, %nl, %na : bf16, f8E5M2, i1
  } {commutative} : bf16, f8E5M2, i1
  %hf = uop.cast %h : bf16 -> f32
  %lf = uop.cast %l : f8E5M2 -> f32
  %af = uop.cast %any : i1 -> f32
  %hl = uop.mul %hf, %lf : f32
  %t = uop.add %hl, %af : f32
  %o = uop.bufferize %t over (%b) : f32 -> tensor<5xf32>
  return %o : tensor<5xf32>
}

// Count, mean and sum of squared deviations in one pass.
func.func @variance(%x: tensor<3x130xf32>) -> tensor<3xf32> {
  %b = uop.range 0 to 3 : index
  %k = uop.range 1 to 130 reduce : index
  %0 = uop.index %x[%b, %k] : tensor<3x130xf32> -> f32
  %z = uop.const 0.0 : f32
  %n, %mean, %m2 = uop.fold (%0 : f32) over (%k) init (%z, %z, %z : f32, f32, f32) {
  ^bb0(%v: f32, %an: f32, %am: f32, %a2: f32):
    %one = uop.const 1.0 : f32
    %nn = uop.add %an, %one : f32
    %d = uop.sub %v, %am : f32
    %q = uop.fdiv %d, %nn : f32
    %nm = uop.add %am, %q : f32
    %d2 = uop.sub %v, %nm : f32
    %p = uop.mul %d, %d2 : f32
    %n2 = uop.add %a2, %p : f32
    uop.yield %nn, %nm, %n2 : f32, f32, f32
  } combine {
  ^bb0(%n0: f32, %m0: f32, %s0: f32, %n1: f32, %m1: f32, %s1: f32):
    %one = uop.const 1.0 : f32
    %nn = uop.add %n0, %n1 : f32
    %least = uop.max %nn, %one : f32
    %d = uop.sub %m1, %m0 : f32
    %f = uop.fdiv %n1, %least : f32
    %df = uop.mul %d, %f : f32
    %nm = uop.add %m0, %df : f32
    %t = uop.mul %d, %df : f32
    %u = uop.mul %t, %n0 : f32
    %s = uop.add %s0, %s1 : f32
    %n2 = uop.add %s, %u : f32
    uop.yield %nn, %nm, %n2 : f32, f32, f32
  } {commutative} : f32, f32, f32
  %v = uop.fdiv %m2, %n : f32
  %o = uop.bufferize %v over (%b) : f32 -> tensor<3xf32>
  return %o : tensor<3xf32>
}

// The usual argmax, of elements that are dear: the compiler makes the fold.
func.func @of_quotients(%x: tensor<11x100xf32>) -> tensor<11xi32> {
  %s = uop.square %x : tensor<11x100xf32>
  %e = uop.sqrt %s : tensor<11x100xf32>
  %d = uop.add %e, %x : tensor<11x100xf32>
  %l = uop.fdiv %d, %s : tensor<11x100xf32>
  %m = uop.reduce_axis max %l axes [1] : tensor<11x100xf32> -> tensor<11xf32>
  %m1 = uop.reshape %m : tensor<11xf32> -> tensor<11x1xf32>
  %m2 = uop.expand %m1 : tensor<11x1xf32> -> tensor<11x100xf32>
  %eq = uop.cmp eq %l, %m2 : tensor<11x100xf32>
  %i = uop.iota axis 1 : tensor<11x100xi32>
  %n = uop.const 100 : tensor<11x100xi32>
  %w = uop.where %eq, %i, %n : tensor<11x100xi32>
  %k = uop.reduce_axis min %w axes [1] : tensor<11x100xi32> -> tensor<11xi32>
  return %k : tensor<11xi32>
}

// The largest of the products of two rows, and where: a loop inside of the fold's,
// two results.
func.func @loop_inside(%a: tensor<40x70xi16>, %b: tensor<70xi16>) -> tensor<i32> {
  %k = uop.range 0 to 40 reduce : index
  %q = uop.range 1 to 70 reduce : index
  %0 = uop.index %a[%k, %q] : tensor<40x70xi16> -> i16
  %1 = uop.index %b[%q] : tensor<70xi16> -> i16
  %2 = uop.mul %0, %1 : i16
  %3 = uop.reduce add %2 over (%q) : i16
  %least = uop.const -32768 : i16
  %zero = uop.const 0 : i32
  %at = uop.cast %k : index -> i32
  %m, %i = uop.fold (%3, %at : i16, i32) over (%k) init (%least, %zero : i16, i32) {
  ^bb0(%v: i16, %j: i32, %am: i16, %aa: i32):
    %above = uop.cmp gt %v, %am : i16
    %nm = uop.where %above, %v, %am : i16
    %na = uop.where %above, %j, %aa : i32
    uop.yield %nm, %na : i16, i32
  } combine {
  ^bb0(%m0: i16, %a0: i32, %m1: i16, %a1: i32):
    %above = uop.cmp gt %m1, %m0 : i16
    %nm = uop.where %above, %m1, %m0 : i16
    %na = uop.where %above, %a1, %a0 : i32
    uop.yield %nm, %na : i16, i32
  } : i16, i32
  %c = uop.const 100 : i32
  %mi = uop.cast %m : i16 -> i32
  %t = uop.mulacc %mi, %c, %i : i32
  %o = uop.bufferize %t over () : i32 -> tensor<i32>
  return %o : tensor<i32>
}
