// RUN: uop-opt %s --uop-form-cascades=block=64 --split-input-file --mlir-disable-threading --remarks-filter="uop-.*" --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t
// RUN: uop-opt %s --uop-form-cascades --split-input-file | FileCheck %s --check-prefix=DEFAULT

// A sum of exponentials times values, divided by the sum of the exponentials:
// one loop over blocks, the scores of which are a tile.
//
// CHECK-LABEL: func.func @attention(
// CHECK-SAME: %[[Q:[^:]*]]: tensor<16x8xf32>, %[[K:[^:]*]]: tensor<256x8xf32>, %[[V:[^:]*]]: tensor<256x16xf32>)
// CHECK-NOT: tensor<16x256xf32>
// CHECK-DAG: %[[I:.*]] = uop.range 5 to 16 : index
// CHECK-DAG: %[[B:.*]] = uop.range {{[0-9]+}} to 4 reduce : index
// CHECK-DAG: %[[C64:.*]] = uop.const 64 : index
// CHECK-DAG: %[[START:.*]] = uop.mul %[[B]], %[[C64]] : index
// CHECK-DAG: %[[P:.*]] = uop.range {{[0-9]+}} to 64 : index
// CHECK-DAG: %[[AT:.*]] = uop.add %[[START]], %[[P]] : index
// CHECK-DAG: uop.index %[[K]][%[[AT]], %{{.*}}] : tensor<256x8xf32> -> f32
// CHECK: %[[S:.*]] = uop.bufferize %{{.*}} over (%[[P]]) in <local> : f32 -> tensor<64xf32>
// CHECK: %[[TOP:.*]] = uop.reduce max %{{.*}} over (%{{.*}}) {uop.skips_nan} : f32
// CHECK: uop.bufferize %[[TOP]] over () in <local> : f32 -> tensor<f32>
// CHECK-DAG: uop.scan max %{{.*}} over (%[[B]]) exclusive {uop.skips_nan} : f32
// CHECK: uop.exp %{{.*}} {uop.weight} : f32
// CHECK: uop.exp %{{.*}} {uop.weight} : f32
// CHECK-NEXT: %[[CHANGE:.*]] = uop.where %{{.*}}, %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: %[[RATIO:.*]] = uop.bufferize %[[CHANGE]] over () in <local> : f32 -> tensor<f32>
// CHECK-NEXT: %[[R:.*]] = uop.index %[[RATIO]][] : tensor<f32> -> f32
// CHECK-DAG: uop.recurrence %{{.*}} scale %[[R]] over (%[[B]]) : f32
// CHECK-DAG: uop.bufferize %{{.*}} over () in <local> removable = false {uop.accumulated} : f32 -> tensor<f32>
// CHECK-DAG: uop.recurrence %{{.*}} scale %[[R]] over (%[[B]]) : f32
// CHECK-DAG: uop.bufferize %{{.*}} over (%{{.*}}) in <local> removable = false {uop.accumulated} : f32 -> tensor<16xf32>
// CHECK: uop.fdiv
// CHECK-NEXT: uop.bufferize %{{.*}} over (%[[I]], %{{.*}}) : f32 -> tensor<16x16xf32>
// CHECK-NEXT: return
// REMARK: remark: {{\[}}Passed] Cascade | Category:uop-form-cascades | Block=64, Points=256, Reductions=3, Remark="dependent reductions are computed block by block"
// DEFAULT-LABEL: func.func @attention(
// DEFAULT: uop.recurrence
func.func @attention(%q: tensor<16x8xf32>, %k: tensor<256x8xf32>, %v: tensor<256x16xf32>) -> tensor<16x16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 256 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %k[%p, %d] : tensor<256x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x256xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 256 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x256xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i3 = uop.range 10 to 16 : index
  %p3 = uop.range 11 to 256 : index
  %10 = uop.index %s[%i3, %p3] : tensor<16x256xf32> -> f32
  %11 = uop.index %m[%i3] : tensor<16xf32> -> f32
  %12 = uop.sub %10, %11 : f32
  %13 = uop.exp %12 : f32
  %e = uop.bufferize %13 over (%i3, %p3) : f32 -> tensor<16x256xf32>
  %i4 = uop.range 12 to 16 : index
  %p4 = uop.range 13 to 256 reduce : index
  %14 = uop.index %e[%i4, %p4] : tensor<16x256xf32> -> f32
  %15 = uop.reduce add %14 over (%p4) : f32
  %l = uop.bufferize %15 over (%i4) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %j2 = uop.range 6 to 16 : index
  %p2 = uop.range 7 to 256 reduce : index
  %6 = uop.index %e[%i2, %p2] : tensor<16x256xf32> -> f32
  %16 = uop.index %l[%i2] : tensor<16xf32> -> f32
  %7 = uop.fdiv %6, %16 : f32
  %8 = uop.index %v[%p2, %j2] : tensor<256x16xf32> -> f32
  %9 = uop.mul %7, %8 : f32
  %17 = uop.reduce add %9 over (%p2) : f32
  %o = uop.bufferize %17 over (%i2, %j2) : f32 -> tensor<16x16xf32>
  return %o : tensor<16x16xf32>
}

// -----

// The last block has fewer points: what is outside weighs nothing, and reads the
// last point again. The factor of the exponent is that of the ratio.
//
// CHECK-LABEL: func.func @rest(
// CHECK: %[[C100:.*]] = uop.const 100 : index
// CHECK: %[[IN:.*]] = uop.cmp lt %[[POINT:.*]], %[[C100]] : index
// CHECK: %[[C99:.*]] = uop.const 99 : index
// CHECK: %[[READ:.*]] = uop.min %[[POINT]], %[[C99]] : index
// CHECK: uop.index %{{.*}}[%[[READ]], %{{.*}}] : tensor<100x8xf32> -> f32
// CHECK: %[[LOWEST:.*]] = uop.const 0xFF800000 : f32
// CHECK-NEXT: uop.where %[[IN]], %{{.*}}, %[[LOWEST]] : f32
// CHECK: %[[D:.*]] = uop.sub
// CHECK: uop.mul %[[D]], %{{.*}} : f32
// CHECK: uop.exp2
func.func @rest(%q: tensor<16x8xf32>, %x: tensor<100x8xf32>) -> tensor<16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 100 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<100x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x100xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 100 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x100xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 100 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x100xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %c = uop.const 1.5 : f32
  %9 = uop.mul %8, %c : f32
  %10 = uop.exp2 %9 : f32
  %11 = uop.reduce add %10 over (%p2) : f32
  %12 = uop.log2 %11 : f32
  %13 = uop.add %12, %7 : f32
  %o = uop.bufferize %13 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// A run decides how many points there are, and so how many blocks. Each may be
// the last one: the products with the columns are summed over its points alone.
//
// REMARK: Block=64, Points=256, Reductions=3,
// CHECK-LABEL: func.func @variable(
// CHECK: %[[N:.*]] = uop.define_var "n" [1, 256] : index
// CHECK: %[[ROUNDED:.*]] = uop.add %[[N]], %{{.*}} : index
// CHECK: %[[COUNT:.*]] = uop.floordiv %[[ROUNDED]], %[[WIDTH:.*]] : index
// CHECK: %[[B:.*]] = uop.range {{[0-9]+}} to %[[COUNT]] reduce {uop.max = 4 : i64} : index
// CHECK: %[[START:.*]] = uop.mul %[[B]], %[[WIDTH]] : index
// CHECK: %[[P:.*]] = uop.range {{[0-9]+}} to 64 : index
// CHECK: %[[POINT:.*]] = uop.add %[[START]], %[[P]] : index
// CHECK: %[[IN:.*]] = uop.cmp lt %[[POINT]], %[[N]] : index
// CHECK: %[[LAST:.*]] = uop.add %[[N]], %{{.*}} : index
// CHECK: %[[READ:.*]] = uop.min %[[POINT]], %[[LAST]] : index
// CHECK: uop.index %arg1[%[[READ]], %{{.*}}] : tensor<256x8xf32> -> f32
// CHECK: uop.where %[[IN]]
// CHECK: %[[LEFT:.*]] = uop.min %{{.*}}, %[[WIDTH]] : index
// CHECK: uop.range {{[0-9]+}} to %[[LEFT]] reduce {uop.max = 64 : i64} : index
// CHECK-NOT: uop.index %arg2{{.*}} if
// CHECK: return
// Without a given block, there are as many blocks as points of one.
// DEFAULT-LABEL: func.func @variable(
// DEFAULT: uop.range {{[0-9]+}} to %{{.*}} reduce {uop.max = 16 : i64} : index
// DEFAULT: uop.range {{[0-9]+}} to 16 : index
func.func @variable(%q: tensor<16x8xf32>, %x: tensor<256x8xf32>, %v: tensor<256x16xf32>) -> tensor<16x16xf32> {
  %n = uop.define_var "n" [1, 256] : index
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to %n {uop.max = 256 : i64} : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<256x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x256xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to %n reduce {uop.max = 256 : i64} : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x256xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i3 = uop.range 8 to 16 : index
  %p3 = uop.range 9 to %n {uop.max = 256 : i64} : index
  %6 = uop.index %s[%i3, %p3] : tensor<16x256xf32> -> f32
  %7 = uop.index %m[%i3] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %e = uop.bufferize %9 over (%i3, %p3) : f32 -> tensor<16x256xf32>
  %i4 = uop.range 12 to 16 : index
  %p4 = uop.range 13 to %n reduce {uop.max = 256 : i64} : index
  %10 = uop.index %e[%i4, %p4] : tensor<16x256xf32> -> f32
  %11 = uop.reduce add %10 over (%p4) : f32
  %l = uop.bufferize %11 over (%i4) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %j2 = uop.range 6 to 16 : index
  %p2 = uop.range 7 to %n reduce {uop.max = 256 : i64} : index
  %12 = uop.index %e[%i2, %p2] : tensor<16x256xf32> -> f32
  %13 = uop.index %l[%i2] : tensor<16xf32> -> f32
  %14 = uop.fdiv %12, %13 : f32
  %15 = uop.index %v[%p2, %j2] : tensor<256x16xf32> -> f32
  %16 = uop.mul %14, %15 : f32
  %17 = uop.reduce add %16 over (%p2) : f32
  %o = uop.bufferize %17 over (%i2, %j2) : f32 -> tensor<16x16xf32>
  return %o : tensor<16x16xf32>
}

// -----

// Without points the sum is 0, and no quotient of it is computed.
//
// REMARK: Reason="the axis may have no points"
// CHECK-LABEL: func.func @none(
// CHECK-NOT: uop.recurrence
// CHECK: return
func.func @none(%q: tensor<16x8xf32>, %x: tensor<256x8xf32>) -> tensor<16xf32> {
  %n = uop.define_var "n" [0, 256] : index
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to %n {uop.max = 256 : i64} : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<256x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x256xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to %n reduce {uop.max = 256 : i64} : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x256xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to %n reduce {uop.max = 256 : i64} : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x256xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.reduce add %9 over (%p2) : f32
  %o = uop.bufferize %10 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// Squares of distances to the maximum are not separable.
//
// CHECK-LABEL: func.func @squares(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="a factor is not an exponential of the distance to the maximum"
func.func @squares(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>) -> tensor<16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.square %8 : f32
  %11 = uop.reduce add %9 over (%p2) : f32
  %o = uop.bufferize %11 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// -inf is replaced by 0 in the exponents, so no result is NaN where all is -inf.
//
// CHECK-LABEL: func.func @guarded(
// CHECK: uop.scan max
// CHECK-NOT: uop.const 0x7FC00000
// CHECK: uop.recurrence
// CHECK-NOT: uop.const 0x7FC00000
// CHECK: return
// REMARK: remark: {{\[}}Passed] Cascade | {{.*}}Points=128, Reductions=2
func.func @guarded(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>) -> tensor<16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %lowest = uop.const 0xFF800000 : f32
  %zero = uop.const 0.0 : f32
  %none = uop.cmp eq %7, %lowest : f32
  %base = uop.where %none, %zero, %7 : f32
  %8 = uop.sub %6, %base : f32
  %9 = uop.exp %8 : f32
  %11 = uop.reduce add %9 over (%p2) : f32
  %o = uop.bufferize %11 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// One product makes queries, keys and values. The values stay in memory, though they are
// a reduction as well; so does what is made of them element by element.
//
// CHECK-LABEL: func.func @one_projection(
// CHECK: %[[QKV:.*]] = uop.bufferize %{{.*}} : f32 -> tensor<3x128x8xf32>
// CHECK: %[[T:.*]] = uop.tanh
// CHECK: %[[V:.*]] = uop.bufferize %[[T]] over
// CHECK: uop.index %[[V]]
// CHECK-COUNT-2: uop.recurrence
// CHECK-NOT: uop.tanh
// CHECK: return
// REMARK: remark: {{\[}}Passed] Cascade | {{.*}}Points=128, Reductions=3
func.func @one_projection(%x: tensor<128x16xf32>, %w: tensor<16x24xf32>) -> tensor<128x8xf32> {
  %n = uop.range 11 to 3 : index
  %i0 = uop.range 12 to 128 : index
  %j0 = uop.range 13 to 8 : index
  %k0 = uop.range 14 to 16 reduce : index
  %c8 = uop.const 8 : index
  %n8 = uop.mul %n, %c8 : index
  %column = uop.add %n8, %j0 : index
  %x0 = uop.index %x[%i0, %k0] : tensor<128x16xf32> -> f32
  %w0 = uop.index %w[%k0, %column] : tensor<16x24xf32> -> f32
  %xw = uop.mul %x0, %w0 : f32
  %sum = uop.reduce add %xw over (%k0) : f32
  %qkv = uop.bufferize %sum over (%n, %i0, %j0) : f32 -> tensor<3x128x8xf32>
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %c2 = uop.const 2 : index
  %i5 = uop.range 15 to 128 : index
  %j5 = uop.range 16 to 8 : index
  %v0 = uop.index %qkv[%c2, %i5, %j5] : tensor<3x128x8xf32> -> f32
  %v1 = uop.tanh %v0 : f32
  %v = uop.bufferize %v1 over (%i5, %j5) : f32 -> tensor<128x8xf32>
  %i = uop.range 0 to 128 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %qkv[%c0, %i, %d] : tensor<3x128x8xf32> -> f32
  %1 = uop.index %qkv[%c1, %p, %d] : tensor<3x128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<128x128xf32>
  %i1 = uop.range 3 to 128 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<128x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<128xf32>
  %i2 = uop.range 5 to 128 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<128x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<128xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.reduce add %9 over (%p2) : f32
  %l = uop.bufferize %10 over (%i2) : f32 -> tensor<128xf32>
  %i3 = uop.range 8 to 128 : index
  %p3 = uop.range 9 to 128 reduce : index
  %c3 = uop.range 10 to 8 : index
  %11 = uop.index %s[%i3, %p3] : tensor<128x128xf32> -> f32
  %12 = uop.index %m[%i3] : tensor<128xf32> -> f32
  %13 = uop.sub %11, %12 : f32
  %14 = uop.exp %13 : f32
  %15 = uop.index %l[%i3] : tensor<128xf32> -> f32
  %16 = uop.fdiv %14, %15 : f32
  %17 = uop.index %v[%p3, %c3] : tensor<128x8xf32> -> f32
  %18 = uop.mul %16, %17 : f32
  %19 = uop.reduce add %18 over (%p3) : f32
  %o = uop.bufferize %19 over (%i3, %c3) : f32 -> tensor<128x8xf32>
  return %o : tensor<128x8xf32>
}

// -----

// 0 is chosen in rows whose elements are all -inf: there the sums of products are not
// divided. The sum of the exponentials is NaN there, which nobody reads.
//
// CHECK-LABEL: func.func @hidden_rows(
// CHECK: uop.reduce max %{{.*}} over (%{{[^)]*}}) : f32
// CHECK: uop.scan max %{{.*}} exclusive : f32
// CHECK: uop.recurrence
// CHECK: %[[NONE:.*]] = uop.cmp eq %{{.*}}, %{{.*}} : f32
// CHECK: uop.recurrence
// CHECK: %[[SUM:.*]] = uop.where %[[NONE]], %{{.*}}, %{{.*}} : f32
// CHECK: %[[DIVISOR:.*]] = uop.where %[[NONE]], %{{.*}}, %[[SUM]] : f32
// CHECK: uop.fdiv %{{.*}}, %[[DIVISOR]] : f32
// REMARK: remark: {{\[}}Passed] Cascade | {{.*}}Points=128, Reductions=3
func.func @hidden_rows(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>, %v: tensor<128x4xf32>) -> tensor<16x4xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.reduce add %9 over (%p2) : f32
  %l = uop.bufferize %10 over (%i2) : f32 -> tensor<16xf32>
  %i3 = uop.range 8 to 16 : index
  %p3 = uop.range 9 to 128 reduce : index
  %c3 = uop.range 10 to 4 : index
  %11 = uop.index %s[%i3, %p3] : tensor<16x128xf32> -> f32
  %12 = uop.index %m[%i3] : tensor<16xf32> -> f32
  %13 = uop.sub %11, %12 : f32
  %14 = uop.exp %13 : f32
  %15 = uop.index %l[%i3] : tensor<16xf32> -> f32
  %16 = uop.fdiv %14, %15 : f32
  %zero = uop.const 0.0 : f32
  %lowest = uop.const 0xFF800000 : f32
  %none = uop.cmp eq %12, %lowest : f32
  %shown = uop.where %none, %zero, %16 : f32
  %17 = uop.index %v[%p3, %c3] : tensor<128x4xf32> -> f32
  %18 = uop.mul %shown, %17 : f32
  %19 = uop.reduce add %18 over (%p3) : f32
  %o = uop.bufferize %19 over (%i3, %c3) : f32 -> tensor<16x4xf32>
  return %o : tensor<16x4xf32>
}

// -----

// 0 is chosen in place of NaN, which the quotient is in rows whose maximum is not
// finite. The exponentials of a block are computed once.
//
// CHECK-LABEL: func.func @no_numbers(
// CHECK: uop.reduce max %{{.*}} over (%{{[^)]*}}) : f32
// CHECK: uop.scan max %{{.*}} exclusive : f32
// CHECK: uop.cmp ne
// CHECK: uop.recurrence
// CHECK: %[[SIZE:.*]] = uop.abs
// CHECK: %[[FINITE:.*]] = uop.cmp lt %[[SIZE]]
// CHECK: uop.not %[[FINITE]]
// CHECK-NOT: uop.exp
// CHECK: uop.recurrence
// CHECK: return
// REMARK: remark: {{\[}}Passed] Cascade | {{.*}}Points=128, Reductions=3
func.func @no_numbers(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>, %v: tensor<128x4xf32>) -> tensor<16x4xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.reduce add %9 over (%p2) : f32
  %l = uop.bufferize %10 over (%i2) : f32 -> tensor<16xf32>
  %i3 = uop.range 8 to 16 : index
  %p3 = uop.range 9 to 128 reduce : index
  %c3 = uop.range 10 to 4 : index
  %11 = uop.index %s[%i3, %p3] : tensor<16x128xf32> -> f32
  %12 = uop.index %m[%i3] : tensor<16xf32> -> f32
  %13 = uop.sub %11, %12 : f32
  %14 = uop.exp %13 : f32
  %15 = uop.index %l[%i3] : tensor<16xf32> -> f32
  %16 = uop.fdiv %14, %15 : f32
  %zero = uop.const 0.0 : f32
  %isnan = uop.cmp ne %16, %16 : f32
  %shown = uop.where %isnan, %zero, %16 : f32
  %17 = uop.index %v[%p3, %c3] : tensor<128x4xf32> -> f32
  %18 = uop.mul %shown, %17 : f32
  %19 = uop.reduce add %18 over (%p3) : f32
  %o = uop.bufferize %19 over (%i3, %c3) : f32 -> tensor<16x4xf32>
  return %o : tensor<16x4xf32>
}

// -----

// A product with something else may be NaN in any row.
//
// CHECK-LABEL: func.func @other_numbers(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="0 is chosen in place of factors other than the exponentials"
func.func @other_numbers(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>, %v: tensor<128x4xf32>, %w: tensor<128xf32>) -> tensor<16x4xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.reduce add %9 over (%p2) : f32
  %l = uop.bufferize %10 over (%i2) : f32 -> tensor<16xf32>
  %i3 = uop.range 8 to 16 : index
  %p3 = uop.range 9 to 128 reduce : index
  %c3 = uop.range 10 to 4 : index
  %11 = uop.index %s[%i3, %p3] : tensor<16x128xf32> -> f32
  %12 = uop.index %m[%i3] : tensor<16xf32> -> f32
  %13 = uop.sub %11, %12 : f32
  %14 = uop.exp %13 : f32
  %15 = uop.index %l[%i3] : tensor<16xf32> -> f32
  %16 = uop.fdiv %14, %15 : f32
  %zero = uop.const 0.0 : f32
  %20 = uop.index %w[%p3] : tensor<128xf32> -> f32
  %21 = uop.mul %16, %20 : f32
  %isnan = uop.cmp ne %21, %21 : f32
  %shown = uop.where %isnan, %zero, %21 : f32
  %17 = uop.index %v[%p3, %c3] : tensor<128x4xf32> -> f32
  %18 = uop.mul %shown, %17 : f32
  %19 = uop.reduce add %18 over (%p3) : f32
  %o = uop.bufferize %19 over (%i3, %c3) : f32 -> tensor<16x4xf32>
  return %o : tensor<16x4xf32>
}

// -----

// A maximum that is NaN is hidden, too: that is another program.
//
// CHECK-LABEL: func.func @other_rows(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="a factor is not an exponential of the distance to the maximum"
func.func @other_rows(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>, %v: tensor<128x4xf32>) -> tensor<16x4xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.reduce add %9 over (%p2) : f32
  %l = uop.bufferize %10 over (%i2) : f32 -> tensor<16xf32>
  %i3 = uop.range 8 to 16 : index
  %p3 = uop.range 9 to 128 reduce : index
  %c3 = uop.range 10 to 4 : index
  %11 = uop.index %s[%i3, %p3] : tensor<16x128xf32> -> f32
  %12 = uop.index %m[%i3] : tensor<16xf32> -> f32
  %13 = uop.sub %11, %12 : f32
  %14 = uop.exp %13 : f32
  %15 = uop.index %l[%i3] : tensor<16xf32> -> f32
  %16 = uop.fdiv %14, %15 : f32
  %zero = uop.const 0.0 : f32
  %lowest = uop.const 0xFF800000 : f32
  %some = uop.cmp gt %12, %lowest : f32
  %shown = uop.where %some, %16, %zero : f32
  %17 = uop.index %v[%p3, %c3] : tensor<128x4xf32> -> f32
  %18 = uop.mul %shown, %17 : f32
  %19 = uop.reduce add %18 over (%p3) : f32
  %o = uop.bufferize %19 over (%i3, %c3) : f32 -> tensor<16x4xf32>
  return %o : tensor<16x4xf32>
}

// -----

// Another choice than one of infinities is none that blocks can follow.
//
// CHECK-LABEL: func.func @other_guard(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="a factor is not an exponential of the distance to the maximum"
func.func @other_guard(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>) -> tensor<16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %three = uop.const 3.0 : f32
  %zero = uop.const 0.0 : f32
  %none = uop.cmp gt %7, %three : f32
  %base = uop.where %none, %7, %zero : f32
  %8 = uop.sub %6, %base : f32
  %9 = uop.exp %8 : f32
  %11 = uop.reduce add %9 over (%p2) : f32
  %o = uop.bufferize %11 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// One sum is NaN where the maximum is +inf, the other one is not.
//
// CHECK-LABEL: func.func @two_guards(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="its exponentials have different values where the maximum is +inf"
func.func @two_guards(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>) -> tensor<16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i3 = uop.range 10 to 16 : index
  %p3 = uop.range 11 to 128 reduce : index
  %10 = uop.index %s[%i3, %p3] : tensor<16x128xf32> -> f32
  %11 = uop.index %m[%i3] : tensor<16xf32> -> f32
  %12 = uop.sub %10, %11 : f32
  %13 = uop.exp %12 : f32
  %15 = uop.reduce add %13 over (%p3) : f32
  %l = uop.bufferize %15 over (%i3) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %inf = uop.const 0x7F800000 : f32
  %zero = uop.const 0.0 : f32
  %size = uop.abs %7 : f32
  %finite = uop.cmp lt %size, %inf : f32
  %base = uop.where %finite, %7, %zero : f32
  %8 = uop.sub %6, %base : f32
  %9 = uop.exp %8 : f32
  %16 = uop.index %l[%i2] : tensor<16xf32> -> f32
  %17 = uop.fdiv %9, %16 : f32
  %18 = uop.reduce add %17 over (%p2) : f32
  %o = uop.bufferize %18 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// A negative factor would let the sum grow past every bound on the way.
//
// CHECK-LABEL: func.func @negative(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="a factor is not an exponential of the distance to the maximum"
func.func @negative(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>) -> tensor<16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %c = uop.const -0.5 : f32
  %9 = uop.mul %8, %c : f32
  %10 = uop.exp %9 : f32
  %11 = uop.reduce add %10 over (%p2) : f32
  %o = uop.bufferize %11 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// The maximum is a result of its own: the scores would be computed twice.
//
// CHECK-LABEL: func.func @needed(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="a value that the cascade would not store has other readers"
func.func @needed(%q: tensor<16x8xf32>, %x: tensor<128x8xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<128x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %10 = uop.exp %8 : f32
  %11 = uop.reduce add %10 over (%p2) : f32
  %o = uop.bufferize %11 over (%i2) : f32 -> tensor<16xf32>
  return %o, %m : tensor<16xf32>, tensor<16xf32>
}

// -----

// CHECK-LABEL: func.func @short(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="the axis is too short for blocks"
func.func @short(%q: tensor<16x8xf32>, %x: tensor<64x8xf32>) -> tensor<16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 64 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %x[%p, %d] : tensor<64x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x64xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 64 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x64xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 64 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x64xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %11 = uop.reduce add %9 over (%p2) : f32
  %o = uop.bufferize %11 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// Each row has elements of its own: nothing is read once for many.
//
// CHECK-LABEL: func.func @unshared(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="too few rows share the operands of a block"
func.func @unshared(%x: tensor<16x128x8xf32>) -> tensor<16xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %1 = uop.index %x[%i, %p, %d] : tensor<16x128x8xf32> -> f32
  %3 = uop.reduce add %1 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x128xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %10 = uop.exp %8 : f32
  %11 = uop.reduce add %10 over (%p2) : f32
  %o = uop.bufferize %11 over (%i2) : f32 -> tensor<16xf32>
  return %o : tensor<16xf32>
}

// -----

// The maximum begins with -inf, which f8E4M3FN has not.
//
// CHECK-LABEL: func.func @without_infinity(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="the element has a type without infinities"
func.func @without_infinity(%q: tensor<16x8xf8E4M3FN>, %x: tensor<128x8xf8E4M3FN>) -> tensor<16xf8E4M3FN> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf8E4M3FN> -> f8E4M3FN
  %1 = uop.index %x[%p, %d] : tensor<128x8xf8E4M3FN> -> f8E4M3FN
  %2 = uop.mul %0, %1 : f8E4M3FN
  %3 = uop.reduce add %2 over (%d) : f8E4M3FN
  %s = uop.bufferize %3 over (%i, %p) : f8E4M3FN -> tensor<16x128xf8E4M3FN>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf8E4M3FN> -> f8E4M3FN
  %5 = uop.reduce max %4 over (%p1) : f8E4M3FN
  %m = uop.bufferize %5 over (%i1) : f8E4M3FN -> tensor<16xf8E4M3FN>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf8E4M3FN> -> f8E4M3FN
  %7 = uop.index %m[%i2] : tensor<16xf8E4M3FN> -> f8E4M3FN
  %8 = uop.sub %6, %7 : f8E4M3FN
  %9 = uop.exp %8 : f8E4M3FN
  %11 = uop.reduce add %9 over (%p2) : f8E4M3FN
  %o = uop.bufferize %11 over (%i2) : f8E4M3FN -> tensor<16xf8E4M3FN>
  return %o : tensor<16xf8E4M3FN>
}

// -----

// The sums of a row stay in a tile from block to block.
//
// CHECK-LABEL: func.func @wide(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="the sums of a row do not fit into a tile"
func.func @wide(%q: tensor<16x8xf32>, %k: tensor<256x8xf32>, %v: tensor<256x200000xf32>) -> tensor<16x200000xf32> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 256 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf32> -> f32
  %1 = uop.index %k[%p, %d] : tensor<256x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<16x256xf32>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 256 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x256xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<16xf32>
  %i3 = uop.range 10 to 16 : index
  %p3 = uop.range 11 to 256 : index
  %10 = uop.index %s[%i3, %p3] : tensor<16x256xf32> -> f32
  %11 = uop.index %m[%i3] : tensor<16xf32> -> f32
  %12 = uop.sub %10, %11 : f32
  %13 = uop.exp %12 : f32
  %e = uop.bufferize %13 over (%i3, %p3) : f32 -> tensor<16x256xf32>
  %i4 = uop.range 12 to 16 : index
  %p4 = uop.range 13 to 256 reduce : index
  %14 = uop.index %e[%i4, %p4] : tensor<16x256xf32> -> f32
  %15 = uop.reduce add %14 over (%p4) : f32
  %l = uop.bufferize %15 over (%i4) : f32 -> tensor<16xf32>
  %i2 = uop.range 5 to 16 : index
  %j2 = uop.range 6 to 200000 : index
  %p2 = uop.range 7 to 256 reduce : index
  %6 = uop.index %e[%i2, %p2] : tensor<16x256xf32> -> f32
  %16 = uop.index %l[%i2] : tensor<16xf32> -> f32
  %7 = uop.fdiv %6, %16 : f32
  %8 = uop.index %v[%p2, %j2] : tensor<256x200000xf32> -> f32
  %9 = uop.mul %7, %8 : f32
  %17 = uop.reduce add %9 over (%p2) : f32
  %o = uop.bufferize %17 over (%i2, %j2) : f32 -> tensor<16x200000xf32>
  return %o : tensor<16x200000xf32>
}

// -----

// Sums of short floats are kept in f32 from block to block.
//
// CHECK-LABEL: func.func @half(
// CHECK: %[[SUM:.*]] = uop.recurrence %{{.*}} scale %{{.*}} over (%{{.*}}) : f32
// CHECK: %[[KEPT:.*]] = uop.bufferize %[[SUM]] over () in <local> removable = false {uop.accumulated} : f32 -> tensor<f32>
// CHECK: uop.cast %{{.*}} : f32 -> f16
func.func @half(%q: tensor<16x8xf16>, %x: tensor<128x8xf16>) -> tensor<16xf16> {
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 128 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<16x8xf16> -> f16
  %1 = uop.index %x[%p, %d] : tensor<128x8xf16> -> f16
  %2 = uop.mul %0, %1 : f16
  %3 = uop.reduce add %2 over (%d) : f16
  %s = uop.bufferize %3 over (%i, %p) : f16 -> tensor<16x128xf16>
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 128 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<16x128xf16> -> f16
  %5 = uop.reduce max %4 over (%p1) : f16
  %m = uop.bufferize %5 over (%i1) : f16 -> tensor<16xf16>
  %i2 = uop.range 5 to 16 : index
  %p2 = uop.range 7 to 128 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<16x128xf16> -> f16
  %7 = uop.index %m[%i2] : tensor<16xf16> -> f16
  %8 = uop.sub %6, %7 : f16
  %9 = uop.exp %8 : f16
  %11 = uop.reduce add %9 over (%p2) : f16
  %o = uop.bufferize %11 over (%i2) : f16 -> tensor<16xf16>
  return %o : tensor<16xf16>
}

// -----

// Heads and columns that are one axis of the result are two again, so that the
// scores of a row are computed once for all columns.
//
// CHECK-LABEL: func.func @merged(
// CHECK: uop.recurrence
// CHECK: %[[O:.*]] = uop.bufferize %{{.*}} over (%{{.*}}, %{{.*}}, %{{.*}}) : f32 -> tensor<16x2x16xf32>
// CHECK-NEXT: %[[R:.*]] = uop.reshape %[[O]] : tensor<16x2x16xf32> -> tensor<16x32xf32>
// CHECK-NEXT: return %[[R]]
func.func @merged(%q: tensor<2x16x8xf32>, %k: tensor<2x256x8xf32>, %v: tensor<2x256x16xf32>) -> tensor<16x32xf32> {
  %h = uop.range 20 to 2 : index
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 256 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%h, %i, %d] : tensor<2x16x8xf32> -> f32
  %1 = uop.index %k[%h, %p, %d] : tensor<2x256x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%h, %i, %p) : f32 -> tensor<2x16x256xf32>
  %h1 = uop.range 21 to 2 : index
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 256 reduce : index
  %4 = uop.index %s[%h1, %i1, %p1] : tensor<2x16x256xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%h1, %i1) : f32 -> tensor<2x16xf32>
  %c16 = uop.const 16 : index
  %i2 = uop.range 5 to 16 : index
  %j2 = uop.range 6 to 32 : index
  %p2 = uop.range 7 to 256 reduce : index
  %g = uop.floordiv %j2, %c16 : index
  %c = uop.floormod %j2, %c16 : index
  %6 = uop.index %s[%g, %i2, %p2] : tensor<2x16x256xf32> -> f32
  %7 = uop.index %m[%g, %i2] : tensor<2x16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.index %v[%g, %p2, %c] : tensor<2x256x16xf32> -> f32
  %11 = uop.mul %9, %10 : f32
  %12 = uop.reduce add %11 over (%p2) : f32
  %o = uop.bufferize %12 over (%i2, %j2) : f32 -> tensor<16x32xf32>
  return %o : tensor<16x32xf32>
}

// -----

// Several columns are of one head, and they are not beside one another.
//
// CHECK-LABEL: func.func @again(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="elements of the axis would be recomputed"
func.func @again(%q: tensor<2x16x8xf32>, %k: tensor<2x256x8xf32>, %v: tensor<2x256x16xf32>) -> tensor<16x32xf32> {
  %h = uop.range 20 to 2 : index
  %i = uop.range 0 to 16 : index
  %p = uop.range 1 to 256 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%h, %i, %d] : tensor<2x16x8xf32> -> f32
  %1 = uop.index %k[%h, %p, %d] : tensor<2x256x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%h, %i, %p) : f32 -> tensor<2x16x256xf32>
  %h1 = uop.range 21 to 2 : index
  %i1 = uop.range 3 to 16 : index
  %p1 = uop.range 4 to 256 reduce : index
  %4 = uop.index %s[%h1, %i1, %p1] : tensor<2x16x256xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%h1, %i1) : f32 -> tensor<2x16xf32>
  %c16 = uop.const 16 : index
  %i2 = uop.range 5 to 16 : index
  %j2 = uop.range 6 to 32 : index
  %p2 = uop.range 7 to 256 reduce : index
  %c2 = uop.const 2 : index
  %g = uop.floormod %j2, %c2 : index
  %c = uop.floormod %j2, %c16 : index
  %6 = uop.index %s[%g, %i2, %p2] : tensor<2x16x256xf32> -> f32
  %7 = uop.index %m[%g, %i2] : tensor<2x16xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.index %v[%g, %p2, %c] : tensor<2x256x16xf32> -> f32
  %11 = uop.mul %9, %10 : f32
  %12 = uop.reduce add %11 over (%p2) : f32
  %o = uop.bufferize %12 over (%i2, %j2) : f32 -> tensor<16x32xf32>
  return %o : tensor<16x32xf32>
}

// -----

// Columns outside of the rows would make the scores of a row for each of them:
// the result has its axes in the other order, and its reader reads it so.
// CHECK-LABEL: func.func @columns_first(
// CHECK: uop.recurrence
// CHECK: %[[O:.*]] = uop.bufferize %{{.*}} over (%{{.*}}, %{{.*}}) : f32 -> tensor<32x16xf32>
// CHECK: uop.index %[[O]][%[[I:.*]], %[[J:.*]]] : tensor<32x16xf32> -> f32
// CHECK: uop.bufferize %{{.*}} over (%[[J]], %[[I]]) : f32 -> tensor<16x32xf32>
func.func @columns_first(%q: tensor<32x8xf32>, %k: tensor<256x8xf32>, %v: tensor<256x16xf32>) -> tensor<16x32xf32> {
  %i = uop.range 0 to 32 : index
  %p = uop.range 1 to 256 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<32x8xf32> -> f32
  %1 = uop.index %k[%p, %d] : tensor<256x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<32x256xf32>
  %i1 = uop.range 3 to 32 : index
  %p1 = uop.range 4 to 256 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<32x256xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<32xf32>
  %j2 = uop.range 6 to 16 : index
  %i2 = uop.range 5 to 32 : index
  %p2 = uop.range 7 to 256 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<32x256xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<32xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.index %v[%p2, %j2] : tensor<256x16xf32> -> f32
  %11 = uop.mul %9, %10 : f32
  %12 = uop.reduce add %11 over (%p2) : f32
  %o = uop.bufferize %12 over (%j2, %i2) : f32 -> tensor<16x32xf32>
  %j3 = uop.range 8 to 16 : index
  %i3 = uop.range 9 to 32 : index
  %13 = uop.index %o[%j3, %i3] : tensor<16x32xf32> -> f32
  %14 = uop.neg %13 : f32
  %r = uop.bufferize %14 over (%j3, %i3) : f32 -> tensor<16x32xf32>
  return %r : tensor<16x32xf32>
}

// -----

// A result that is not read by scalars alone keeps its axes.
// CHECK-LABEL: func.func @columns_returned(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="the columns of the result are outside of its rows"
func.func @columns_returned(%q: tensor<32x8xf32>, %k: tensor<256x8xf32>, %v: tensor<256x16xf32>) -> tensor<16x32xf32> {
  %i = uop.range 0 to 32 : index
  %p = uop.range 1 to 256 : index
  %d = uop.range 2 to 8 reduce : index
  %0 = uop.index %q[%i, %d] : tensor<32x8xf32> -> f32
  %1 = uop.index %k[%p, %d] : tensor<256x8xf32> -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%d) : f32
  %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<32x256xf32>
  %i1 = uop.range 3 to 32 : index
  %p1 = uop.range 4 to 256 reduce : index
  %4 = uop.index %s[%i1, %p1] : tensor<32x256xf32> -> f32
  %5 = uop.reduce max %4 over (%p1) : f32
  %m = uop.bufferize %5 over (%i1) : f32 -> tensor<32xf32>
  %j2 = uop.range 6 to 16 : index
  %i2 = uop.range 5 to 32 : index
  %p2 = uop.range 7 to 256 reduce : index
  %6 = uop.index %s[%i2, %p2] : tensor<32x256xf32> -> f32
  %7 = uop.index %m[%i2] : tensor<32xf32> -> f32
  %8 = uop.sub %6, %7 : f32
  %9 = uop.exp %8 : f32
  %10 = uop.index %v[%p2, %j2] : tensor<256x16xf32> -> f32
  %11 = uop.mul %9, %10 : f32
  %12 = uop.reduce add %11 over (%p2) : f32
  %o = uop.bufferize %12 over (%j2, %i2) : f32 -> tensor<16x32xf32>
  return %o : tensor<16x32xf32>
}
