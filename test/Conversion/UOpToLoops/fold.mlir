// RUN: uop-opt %s --convert-uop-to-loops --split-input-file --verify-diagnostics | FileCheck %s

// A fold and a reduction over the same range share one loop. The second result
// of the fold is used like any other value.
//
// CHECK-LABEL: func.func @shared(
// CHECK-SAME: %[[X:[^:]*]]: memref<32xf32>
// CHECK: scf.for
// CHECK-NEXT: arith.muli
// CHECK-NEXT: %[[L:.*]]:3 = scf.for %{{.*}} iter_args(%[[M:.*]] = %{{.*}}, %[[N:.*]] = %{{.*}}, %[[S:.*]] = %{{.*}}) -> (f32, i32, f32)
// CHECK: %[[V:.*]] = memref.load %[[X]]
// CHECK-NEXT: %[[NM:.*]] = arith.maximumf %[[M]], %[[V]] : f32
// CHECK-NEXT: %[[NN:.*]] = arith.addi %[[N]], %{{.*}} : i32
// CHECK-NEXT: %[[NS:.*]] = arith.addf %[[S]], %[[V]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: scf.yield %[[NM]], %[[NN]], %[[NS]]
// CHECK: %[[F:.*]] = arith.sitofp %[[L]]#1 : i32 to f32
// CHECK: arith.mulf %[[L]]#0, %[[F]]
// CHECK: arith.addf %{{.*}}, %[[L]]#2
// CHECK-NEXT: memref.store
uop.kernel @shared(%x: memref<32xf32>, %o: memref<4xf32>) {
  %r = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %row = uop.mul %r, %c8 : index
  %at = uop.add %row, %k : index
  %v = uop.load %x[%at] : memref<32xf32> -> f32
  %ninf = uop.const -inf : f32
  %zero = uop.const 0 : i32
  %m, %n = uop.fold (%v : f32) over (%k) init (%ninf, %zero : f32, i32) {
  ^bb0(%e: f32, %am: f32, %an: i32):
    %nm = uop.max %am, %e : f32
    %one = uop.const 1 : i32
    %nn = uop.add %an, %one : i32
    uop.yield %nm, %nn : f32, i32
  } combine {
  ^bb0(%m0: f32, %n0: i32, %m1: f32, %n1: i32):
    %nm = uop.max %m0, %m1 : f32
    %nn = uop.add %n0, %n1 : i32
    uop.yield %nm, %nn : f32, i32
  } {commutative} : f32, i32
  %s = uop.reduce add %v over (%k) : f32
  %nf = uop.cast %n : i32 -> f32
  %p = uop.mul %m, %nf : f32
  %t = uop.add %p, %s : f32
  uop.store %t, %o[%r] over (%r) : memref<4xf32>
  uop.sink
}

// -----

// The order of a commutative fold is free: sixteen points at once, each with its
// own accumulator, which are merged by halves; then the rest. A loop that is too
// short, or in which another loop stands, takes one point at a time.
//
// CHECK-LABEL: func.func @lanes(
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK-DAG: %[[C32:.*]] = arith.constant 32 : index
// CHECK-DAG: %[[C35:.*]] = arith.constant 35 : index
// CHECK: %[[L:.*]]:16 = scf.for %{{.*}} = %c0 to %[[C32]] step %[[C16]] iter_args(
// CHECK-COUNT-16: memref.load
// CHECK-NOT: memref.load
// CHECK: scf.yield
// CHECK: arith.minsi %[[L]]#0, %[[L]]#8 : i32
// CHECK-COUNT-14: arith.minsi
// CHECK-NOT: arith.minsi
// CHECK: %[[R:.*]] = scf.for %{{.*}} = %[[C32]] to %[[C35]] step %c1 iter_args(
// CHECK: memref.load
// CHECK: arith.minsi
// CHECK: scf.yield
// CHECK: memref.store %[[R]]
uop.kernel @lanes(%x: memref<35xi32>, %o: memref<1xi32>) {
  %k = uop.range 1 to 35 reduce : index
  %v = uop.load %x[%k] : memref<35xi32> -> i32
  %most = uop.const 2147483647 : i32
  %m = uop.fold (%v : i32) over (%k) init (%most : i32) {
  ^bb0(%e: i32, %a: i32):
    %na = uop.min %a, %e : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.min %a, %b : i32
    uop.yield %na : i32
  } {commutative} : i32
  %zero = uop.const 0 : index
  uop.store %m, %o[%zero] over () : memref<1xi32>
  uop.sink
}

// CHECK-LABEL: func.func @short(
// CHECK: scf.for %{{.*}} = %c0 to %{{.*}} step %c1 iter_args
// CHECK-COUNT-1: memref.load
// CHECK-NOT: memref.load
uop.kernel @short(%x: memref<31xi32>, %o: memref<1xi32>) {
  %k = uop.range 1 to 31 reduce : index
  %v = uop.load %x[%k] : memref<31xi32> -> i32
  %most = uop.const 2147483647 : i32
  %m = uop.fold (%v : i32) over (%k) init (%most : i32) {
  ^bb0(%e: i32, %a: i32):
    %na = uop.min %a, %e : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.min %a, %b : i32
    uop.yield %na : i32
  } {commutative} : i32
  %zero = uop.const 0 : index
  uop.store %m, %o[%zero] over () : memref<1xi32>
  uop.sink
}

// CHECK-LABEL: func.func @ordered(
// CHECK: scf.for %{{.*}} = %c0 to %{{.*}} step %c1 iter_args
// CHECK-COUNT-1: memref.load
// CHECK-NOT: memref.load
uop.kernel @ordered(%x: memref<64xi32>, %o: memref<1xi32>) {
  %k = uop.range 1 to 64 reduce : index
  %v = uop.load %x[%k] : memref<64xi32> -> i32
  %most = uop.const 2147483647 : i32
  %m = uop.fold (%v : i32) over (%k) init (%most : i32) {
  ^bb0(%e: i32, %a: i32):
    %na = uop.min %a, %e : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.min %a, %b : i32
    uop.yield %na : i32
  } : i32
  %zero = uop.const 0 : index
  uop.store %m, %o[%zero] over () : memref<1xi32>
  uop.sink
}

// CHECK-LABEL: func.func @loop_inside(
// CHECK: scf.for %{{.*}} step %c1 iter_args
// CHECK: scf.for %{{.*}} step %c1 iter_args
// CHECK-COUNT-1: memref.load
// CHECK-NOT: memref.load
uop.kernel @loop_inside(%x: memref<256xi32>, %o: memref<1xi32>) {
  %k = uop.range 1 to 64 reduce : index
  %q = uop.range 2 to 4 reduce : index
  %c4 = uop.const 4 : index
  %k4 = uop.mul %k, %c4 : index
  %at = uop.add %k4, %q : index
  %e = uop.load %x[%at] : memref<256xi32> -> i32
  %v = uop.reduce add %e over (%q) : i32
  %most = uop.const 2147483647 : i32
  %m = uop.fold (%v : i32) over (%k) init (%most : i32) {
  ^bb0(%d: i32, %a: i32):
    %na = uop.min %a, %d : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.min %a, %b : i32
    uop.yield %na : i32
  } {commutative} : i32
  %zero = uop.const 0 : index
  uop.store %m, %o[%zero] over () : memref<1xi32>
  uop.sink
}

// -----

// Over nothing: the initial values.
// CHECK-LABEL: func.func @nothing(
// CHECK-NOT: memref.load
// CHECK: scf.for %[[R:.*]] =
// CHECK-NEXT: %[[I:.*]] = arith.index_cast %[[R]] : index to i32
// CHECK-NEXT: memref.store %[[I]]
uop.kernel @nothing(%x: memref<8xi32>, %o: memref<4xi32>) {
  %r = uop.range 0 to 4 : index
  %k = uop.range 1 to 0 reduce : index
  %v = uop.load %x[%k] : memref<8xi32> -> i32
  %init = uop.cast %r : index -> i32
  %m = uop.fold (%v : i32) over (%k) init (%init : i32) {
  ^bb0(%e: i32, %a: i32):
    %na = uop.max %a, %e : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.max %a, %b : i32
    uop.yield %na : i32
  } : i32
  uop.store %m, %o[%r] over (%r) : memref<4xi32>
  uop.sink
}

// -----

uop.kernel @init_in_the_loop(%x: memref<8xi32>, %o: memref<1xi32>) {
  // expected-note @below {{the range is here}}
  %k = uop.range 5 to 8 reduce : index
  %v = uop.load %x[%k] : memref<8xi32> -> i32
  // expected-error @below {{init 0 depends on range 5, over which the fold runs}}
  %m = uop.fold (%v : i32) over (%k) init (%v : i32) {
  ^bb0(%e: i32, %a: i32):
    %na = uop.max %a, %e : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.max %a, %b : i32
    uop.yield %na : i32
  } : i32
  %zero = uop.const 0 : index
  uop.store %m, %o[%zero] over () : memref<1xi32>
  uop.sink
}

// -----

uop.kernel @thread(%x: memref<8xi32>, %o: memref<1xi32>) {
  %k = uop.range 5 to 8 thread : index
  %v = uop.load %x[%k] : memref<8xi32> -> i32
  %z = uop.const 0 : i32
  // expected-error @below {{'uop.fold' op is not lowered by convert-uop-to-loops; a reduction cannot end the range of kind thread}}
  %m = uop.fold (%v : i32) over (%k) init (%z : i32) {
  ^bb0(%e: i32, %a: i32):
    %na = uop.max %a, %e : i32
    uop.yield %na : i32
  } combine {
  ^bb0(%a: i32, %b: i32):
    %na = uop.max %a, %b : i32
    uop.yield %na : i32
  } : i32
  %zero = uop.const 0 : index
  uop.store %m, %o[%zero] over () : memref<1xi32>
  uop.sink
}
