// RUN: uop-opt %s --uop-form-folds --split-input-file --mlir-disable-threading --remarks-filter="uop-.*" --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t
// RUN: uop-opt %s --uop-form-folds=fuse=true --split-input-file | FileCheck %s --check-prefixes=CHECK,FUSE
// RUN: uop-opt %s --uop-form-folds=force=true --split-input-file | FileCheck %s --check-prefix=FORCE

// One dear element instead of two: the first maximum, and the maximum itself
// where the same tensor needs it.
// CHECK-LABEL: func.func @dear(
// CHECK-SAME: %[[X:.*]]: tensor<4x64xf32>) -> tensor<4xf32>
// CHECK-DAG: %[[R:.*]] = uop.range 0 to 4 : index
// CHECK-DAG: %[[K:.*]] = uop.range 2 to 64 reduce : index
// CHECK-DAG: %[[V:.*]] = uop.index %[[X]][%[[R]], %[[K]]]
// CHECK-DAG: %[[S:.*]] = uop.recip
// CHECK-DAG: %[[AT:.*]] = uop.cast %[[K]] : index -> i32
// CHECK-DAG: %[[NINF:.*]] = uop.const 0xFF800000 : f32
// CHECK-DAG: %[[NONE:.*]] = uop.const 2147483647 : i32
// CHECK: %[[F:.*]]:2 = uop.fold (%[[S]], %[[AT]] : f32, i32) over (%[[K]]) init (%[[NINF]], %[[NONE]] : f32, i32) {
// CHECK-NEXT: ^bb0(%[[E:.*]]: f32, %[[NEW:.*]]: i32, %[[M:.*]]: f32, %[[OLD:.*]]: i32):
// CHECK-NEXT: %[[MAX:.*]] = uop.max %[[M]], %[[E]] : f32
// CHECK-NEXT: %[[KEPT:.*]] = uop.cmp eq %[[M]], %[[MAX]] : f32
// CHECK-NEXT: %[[HIT:.*]] = uop.cmp eq %[[E]], %[[MAX]] : f32
// CHECK-NEXT: %[[OTHER:.*]] = uop.const 99 : i32
// CHECK-NEXT: %[[A:.*]] = uop.where %[[KEPT]], %[[OLD]], %[[OTHER]] : i32
// CHECK-NEXT: %[[B:.*]] = uop.where %[[HIT]], %[[NEW]], %[[OTHER]] : i32
// CHECK-NEXT: %[[MIN:.*]] = uop.min %[[A]], %[[B]] : i32
// CHECK-NEXT: uop.yield %[[MAX]], %[[MIN]] : f32, i32
// CHECK-NEXT: } combine {
// CHECK-NEXT: ^bb0(%[[M0:.*]]: f32, %[[A0:.*]]: i32, %[[M1:.*]]: f32, %[[A1:.*]]: i32):
// CHECK-NEXT: %[[MAX:.*]] = uop.max %[[M0]], %[[M1]] : f32
// CHECK-NEXT: uop.cmp eq %[[M0]], %[[MAX]] : f32
// CHECK-NEXT: uop.cmp eq %[[M1]], %[[MAX]] : f32
// CHECK: uop.min
// CHECK-NEXT: uop.yield
// CHECK-NEXT: } {commutative} : f32, i32
// CHECK-NEXT: %[[C:.*]] = uop.cast %[[F]]#1 : i32 -> f32
// CHECK-NEXT: %[[P:.*]] = uop.mul %[[F]]#0, %[[C]] : f32
// CHECK-NEXT: uop.bufferize %[[P]]
// CHECK-NOT: uop.reduce
// REMARK: remark: {{\[}}Passed] Fold | Category:uop-form-folds | ApartNs={{[0-9]+}}, Remark="the extremum and the selections share a loop", Selections=1, TogetherNs={{[0-9]+}}
func.func @dear(%x: tensor<4x64xf32>) -> tensor<4xf32> {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 64 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x64xf32> -> f32
  %1 = uop.sqrt %0 : f32
  %2 = uop.recip %1 : f32
  %m = uop.reduce max %2 over (%k) : f32
  %j = uop.range 2 to 64 reduce : index
  %3 = uop.index %x[%i, %j] : tensor<4x64xf32> -> f32
  %4 = uop.sqrt %3 : f32
  %5 = uop.recip %4 : f32
  %eq = uop.cmp eq %5, %m : f32
  %at = uop.cast %j : index -> i32
  %none = uop.const 99 : i32
  %w = uop.where %eq, %at, %none : i32
  %a = uop.reduce min %w over (%j) : i32
  %c = uop.cast %a : i32 -> f32
  %p = uop.mul %m, %c : f32
  %o = uop.bufferize %p over (%i) : f32 -> tensor<4xf32>
  return %o : tensor<4xf32>
}

// -----

// A short row that is read as it is stays in cache: finding its maximum first is
// cheaper, unless it is asked for.
// CHECK-LABEL: func.func @cheap(
// CHECK-NOT: uop.fold
// FORCE-LABEL: func.func @cheap(
// FORCE: uop.fold
// FORCE-NOT: uop.reduce
// REMARK: remark: {{\[}}Missed] Fold | Category:uop-form-folds | ApartNs={{[0-9]+}}, Reason="a separate loop for the extremum is cheaper", TogetherNs={{[0-9]+}}
func.func @cheap(%x: tensor<4x64xf32>) -> tensor<4xi32> {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 64 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x64xf32> -> f32
  %m = uop.reduce max %0 over (%k) : f32
  %eq = uop.cmp eq %0, %m : f32
  %at = uop.cast %k : index -> i32
  %none = uop.const 99 : i32
  %w = uop.where %eq, %at, %none : i32
  %a = uop.reduce min %w over (%k) : i32
  %o = uop.bufferize %a over (%i) : i32 -> tensor<4xi32>
  return %o : tensor<4xi32>
}

// -----

// Sines are vectorised in two loops and would not be in a fold.
// CHECK-LABEL: func.func @long(
// CHECK-NOT: uop.fold
func.func @long(%x: tensor<4x64xf32>) -> tensor<4xi32> {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 64 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x64xf32> -> f32
  %1 = uop.sin %0 : f32
  %2 = uop.sqrt %1 : f32
  %3 = uop.recip %2 : f32
  %m = uop.reduce max %3 over (%k) : f32
  %eq = uop.cmp eq %3, %m : f32
  %at = uop.cast %k : index -> i32
  %none = uop.const 99 : i32
  %w = uop.where %eq, %at, %none : i32
  %a = uop.reduce min %w over (%k) : i32
  %o = uop.bufferize %a over (%i) : i32 -> tensor<4xi32>
  return %o : tensor<4xi32>
}

// -----

// A row that no cache holds, and that has no parts of one size, is read once instead
// of twice, where memory is slow.
// CHECK-LABEL: func.func @large(
// CHECK: uop.fold
// CHECK-NOT: uop.reduce
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.memory_bytes_per_ns" = 10 : i64>>} {
  func.func @large(%x: tensor<16777213xf32>) -> tensor<i32> {
    %k = uop.range 1 to 16777213 reduce : index
    %0 = uop.index %x[%k] : tensor<16777213xf32> -> f32
    %m = uop.reduce min %0 over (%k) : f32
    %eq = uop.cmp eq %0, %m : f32
    %at = uop.cast %k : index -> i32
    %none = uop.const 2147483647 : i32
    %w = uop.where %eq, %at, %none : i32
    %a = uop.reduce min %w over (%k) : i32
    %o = uop.bufferize %a over () : i32 -> tensor<i32>
    return %o : tensor<i32>
  }
}

// -----

// A tensor is stored because two loops read it; with one loop, uop-fuse finds
// that it need not be.
// CHECK-LABEL: func.func @stored(
// FUSE-NOT: uop.bufferize %{{.*}} over (%{{.*}}, %{{.*}})
// CHECK: uop.fold
// CHECK-NOT: uop.reduce
// CHECK: return
func.func @stored(%x: tensor<64x4096xf32>) -> tensor<64xi32> {
  %r = uop.range 0 to 64 : index
  %c = uop.range 1 to 4096 : index
  %0 = uop.index %x[%r, %c] : tensor<64x4096xf32> -> f32
  %1 = uop.sqrt %0 : f32
  %2 = uop.recip %1 : f32
  %3 = uop.log %2 : f32
  %t = uop.bufferize %3 over (%r, %c) : f32 -> tensor<64x4096xf32>
  %i = uop.range 2 to 64 : index
  %k = uop.range 3 to 4096 reduce : index
  %x1 = uop.index %t[%i, %k] : tensor<64x4096xf32> -> f32
  %m = uop.reduce max %x1 over (%k) : f32
  %j = uop.range 4 to 4096 reduce : index
  %x2 = uop.index %t[%i, %j] : tensor<64x4096xf32> -> f32
  %eq = uop.cmp eq %m, %x2 : f32
  %is = uop.cast %eq : i1 -> i32
  %n = uop.const 4096 : i32
  %at = uop.cast %j : index -> i32
  %down = uop.sub %n, %at : i32
  %w = uop.mul %down, %is : i32
  %a = uop.reduce max %w over (%j) : i32
  %o = uop.bufferize %a over (%i) : i32 -> tensor<64xi32>
  return %o : tensor<64xi32>
}

// -----

// Positions that differ by index arithmetic alone, in another order; the loop
// over the inner elements is another one each time.
// FORCE-LABEL: func.func @rearranged(
// FORCE: uop.reduce add
// FORCE: uop.fold
// FORCE-NOT: uop.reduce
func.func @rearranged(%x: tensor<1024xf32>) -> tensor<4xi64> {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 64 reduce : index
  %q = uop.range 2 to 4 reduce : index
  %c4 = uop.const 4 : index
  %c256 = uop.const 256 : index
  %i1 = uop.mul %i, %c256 : index
  %k1 = uop.mul %k, %c4 : index
  %ik = uop.add %i1, %k1 : index
  %p = uop.add %ik, %q : index
  %0 = uop.index %x[%p] : tensor<1024xf32> -> f32
  %s = uop.reduce add %0 over (%q) : f32
  %m = uop.reduce max %s over (%k) : f32
  %j = uop.range 3 to 64 reduce : index
  %r = uop.range 4 to 4 reduce : index
  %j1 = uop.mul %j, %c4 : index
  %rj = uop.add %r, %j1 : index
  %p1 = uop.add %rj, %i1 : index
  %1 = uop.index %x[%p1] : tensor<1024xf32> -> f32
  %s1 = uop.reduce add %1 over (%r) : f32
  %ne = uop.cmp ne %s1, %m : f32
  %none = uop.const -1 : i64
  %at = uop.cast %j : index -> i64
  %w = uop.where %ne, %none, %at : i64
  %a = uop.reduce max %w over (%j) : i64
  %o = uop.bufferize %a over (%i) : i64 -> tensor<4xi64>
  return %o : tensor<4xi64>
}

// -----

// The maximum is wanted elsewhere, too, where the fold is not.
// FORCE-LABEL: func.func @elsewhere(
// FORCE: %[[M:.*]] = uop.reduce max
// FORCE: uop.bufferize %[[M]]
// FORCE: %[[F:.*]]:2 = uop.fold
// FORCE: uop.bufferize %[[F]]#1
func.func @elsewhere(%x: tensor<4x64xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 64 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x64xf32> -> f32
  %m = uop.reduce max %0 over (%k) : f32
  %b = uop.bufferize %m over (%i) : f32 -> tensor<4xf32>
  %eq = uop.cmp eq %0, %m : f32
  %at = uop.cast %k : index -> i32
  %none = uop.const 99 : i32
  %w = uop.where %eq, %at, %none : i32
  %a = uop.reduce min %w over (%k) : i32
  %o = uop.bufferize %a over (%i) : i32 -> tensor<4xi32>
  return %b, %o : tensor<4xf32>, tensor<4xi32>
}

// -----

// Not the same element, a sum of floats, an element that is not absorbed, one
// that depends on the maximum, another number of points, a maximum of all rows.
// FORCE-LABEL: func.func @not_folds(
// FORCE-NOT: uop.fold
func.func @not_folds(%x: tensor<4x64xf32>, %y: tensor<4x64xf32>, %v: tensor<64xi32>) -> (tensor<4xi32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 64 reduce : index
  %l = uop.range 2 to 63 reduce : index
  %r = uop.range 3 to 4 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x64xf32> -> f32
  %1 = uop.index %y[%i, %k] : tensor<4x64xf32> -> f32
  %2 = uop.index %x[%i, %l] : tensor<4x64xf32> -> f32
  %3 = uop.index %x[%r, %k] : tensor<4x64xf32> -> f32
  %m = uop.reduce max %0 over (%k) : f32
  %at = uop.cast %k : index -> i32
  %none = uop.const 99 : i32

  %eq0 = uop.cmp eq %1, %m : f32
  %w0 = uop.where %eq0, %at, %none : i32
  %a0 = uop.reduce min %w0 over (%k) : i32
  %o0 = uop.bufferize %a0 over (%i) : i32 -> tensor<4xi32>

  %eq = uop.cmp eq %0, %m : f32
  %zero = uop.const 0.0 : f32
  %w1 = uop.where %eq, %1, %zero : f32
  %a1 = uop.reduce add %w1 over (%k) : f32
  %o1 = uop.bufferize %a1 over (%i) : f32 -> tensor<4xf32>

  %any = uop.index %v[%k] : tensor<64xi32> -> i32
  %w2 = uop.where %eq, %any, %none : i32
  %a2 = uop.reduce min %w2 over (%k) : i32
  %o2 = uop.bufferize %a2 over (%i) : i32 -> tensor<4xi32>

  %mi = uop.cast %m : f32 -> i32
  %least = uop.const -2147483648 : i32
  %w3 = uop.where %eq, %mi, %least : i32
  %a3 = uop.reduce max %w3 over (%k) : i32
  %o3 = uop.bufferize %a3 over (%i) : i32 -> tensor<4xi32>

  %eq4 = uop.cmp eq %2, %m : f32
  %at4 = uop.cast %l : index -> i32
  %w4 = uop.where %eq4, %at4, %none : i32
  %a4 = uop.reduce min %w4 over (%l) : i32
  %o4 = uop.bufferize %a4 over (%i) : i32 -> tensor<4xi32>

  %all = uop.reduce max %3 over (%r, %k) : f32
  %eq5 = uop.cmp eq %0, %all : f32
  %w5 = uop.where %eq5, %at, %none : i32
  %a5 = uop.reduce min %w5 over (%k) : i32
  %o5 = uop.bufferize %a5 over (%i) : i32 -> tensor<4xi32>
  return %o0, %o1, %o2, %o3, %o4, %o5 : tensor<4xi32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

// A long row is searched in parts: those without the extremum have no points.
// REMARK: [Passed] Search | Category:uop-form-folds | ApartNs=[[#]], Parts=11, Remark="only parts that contain the extremum are reread", SearchNs=[[#]]
// FORCE-LABEL: func.func @search(
// FORCE: uop.fold
// CHECK-LABEL: func.func @search(
// CHECK-SAME: %[[X:.*]]: tensor<65538xf32>) -> tensor<i32>
// CHECK: uop.reduce max
// CHECK: %[[PARTS:.*]] = uop.bufferize {{.*}} : f32 -> tensor<11xf32>
// CHECK: %[[PART:.*]] = uop.index %[[PARTS]]
// CHECK: %[[MAX:.*]] = uop.reduce max
// CHECK: %[[HIT:.*]] = uop.cmp eq %[[PART]], %[[MAX]] : f32
// CHECK: %[[SIZE:.*]] = uop.where %[[HIT]], %c5958, %c0 : index
// CHECK: uop.range {{.*}} to %[[SIZE]] reduce {uop.max = 5958 : i64} : index
// CHECK: uop.reduce min
func.func @search(%x: tensor<65538xf32>) -> tensor<i32> {
  %k = uop.range 0 to 65538 reduce : index
  %0 = uop.index %x[%k] : tensor<65538xf32> -> f32
  %q = uop.range 1 to 65538 reduce : index
  %1 = uop.index %x[%q] : tensor<65538xf32> -> f32
  %m = uop.reduce max %1 over (%q) : f32
  %e = uop.cmp eq %0, %m : f32
  %at = uop.cast %k : index -> i32
  %none = uop.const 65538 : i32
  %2 = uop.where %e, %at, %none : i32
  %first = uop.reduce min %2 over (%k) : i32
  %3 = uop.bufferize %first over () : i32 -> tensor<i32>
  return %3 : tensor<i32>
}

// -----

// Of numbers of 16 bits most parts have the greatest; 65537 has no parts of one size.
// CHECK-LABEL: func.func @few(
// CHECK-NOT: uop.max
// CHECK: return
func.func @few(%x: tensor<65538xf16>, %y: tensor<65537xf32>) -> (tensor<i32>, tensor<i32>) {
  %k = uop.range 0 to 65538 reduce : index
  %0 = uop.index %x[%k] : tensor<65538xf16> -> f16
  %q = uop.range 1 to 65538 reduce : index
  %1 = uop.index %x[%q] : tensor<65538xf16> -> f16
  %m = uop.reduce max %1 over (%q) : f16
  %e = uop.cmp eq %0, %m : f16
  %at = uop.cast %k : index -> i32
  %none = uop.const 65538 : i32
  %2 = uop.where %e, %at, %none : i32
  %first = uop.reduce min %2 over (%k) : i32
  %3 = uop.bufferize %first over () : i32 -> tensor<i32>
  %r = uop.range 2 to 65537 reduce : index
  %4 = uop.index %y[%r] : tensor<65537xf32> -> f32
  %s = uop.range 3 to 65537 reduce : index
  %5 = uop.index %y[%s] : tensor<65537xf32> -> f32
  %n = uop.reduce max %5 over (%s) : f32
  %f = uop.cmp eq %4, %n : f32
  %there = uop.cast %r : index -> i32
  %6 = uop.where %f, %there, %none : i32
  %last = uop.reduce min %6 over (%r) : i32
  %7 = uop.bufferize %last over () : i32 -> tensor<i32>
  return %3, %7 : tensor<i32>, tensor<i32>
}

// -----

// What is a NaN is selected, too: parts with one are searched. There is no such fold.
// REMARK: [Passed] Search | Category:uop-form-folds | ApartNs=[[#]], Parts=16
// FORCE-LABEL: func.func @nan(
// FORCE-NOT: uop.fold
// CHECK-LABEL: func.func @nan(
// CHECK: %[[MAX:.*]] = uop.reduce max %{{.*}} over (%{{.*}}) : f32
// CHECK: uop.bufferize
// CHECK: %[[PART:.*]] = uop.index
// CHECK: %[[HIT:.*]] = uop.cmp eq %[[PART]]
// CHECK: %[[NAN:.*]] = uop.cmp ne %[[PART]], %[[PART]] : f32
// CHECK: %[[EITHER:.*]] = uop.or %[[HIT]], %[[NAN]] : i1
// CHECK: uop.where %[[EITHER]], %c4096, %c0 : index
func.func @nan(%x: tensor<65536xf32>) -> tensor<i32> {
  %k = uop.range 0 to 65536 reduce : index
  %0 = uop.index %x[%k] : tensor<65536xf32> -> f32
  %q = uop.range 1 to 65536 reduce : index
  %1 = uop.index %x[%q] : tensor<65536xf32> -> f32
  %m = uop.reduce max %1 over (%q) : f32
  %e = uop.cmp eq %0, %m : f32
  %n = uop.cmp ne %0, %0 : f32
  %or = uop.or %e, %n : i1
  %at = uop.cast %k : index -> i32
  %none = uop.const 65536 : i32
  %2 = uop.where %or, %at, %none : i32
  %first = uop.reduce min %2 over (%k) : i32
  %3 = uop.bufferize %first over () : i32 -> tensor<i32>
  return %3 : tensor<i32>
}
