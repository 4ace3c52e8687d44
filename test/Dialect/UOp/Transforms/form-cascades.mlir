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
// CHECK: %[[TOP:.*]] = uop.reduce max %{{.*}} over (%{{.*}}) : f32
// CHECK: uop.bufferize %[[TOP]] over () in <local> : f32 -> tensor<f32>
// CHECK-DAG: uop.scan max %{{.*}} over (%[[B]]) exclusive : f32
// CHECK: uop.exp
// CHECK: uop.exp
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
// REMARK: remark: {{\[}}Passed] Cascade | Category:uop-form-cascades | Block=64, Points=256, Reductions=3, Remark="reductions that need one another run over blocks"
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

// The last block has fewer points: what is outside weighs nothing. The factor
// of the exponent is that of the ratio.
//
// CHECK-LABEL: func.func @rest(
// CHECK: %[[C100:.*]] = uop.const 100 : index
// CHECK: %[[IN:.*]] = uop.cmp lt %{{.*}}, %[[C100]] : index
// CHECK: uop.index %{{.*}}[%{{.*}}, %{{.*}}] if %[[IN]] : tensor<100x8xf32> -> f32
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

// Squares of distances to the maximum are not separable.
//
// CHECK-LABEL: func.func @squares(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="a factor is no exponential of the distance to the maximum"
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

// A negative factor would let the sum grow past every bound on the way.
//
// CHECK-LABEL: func.func @negative(
// CHECK-NOT: uop.recurrence
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="a factor is no exponential of the distance to the maximum"
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
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="what the cascade would not store is read elsewhere"
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
// REMARK: remark: {{\[}}Missed] Cascade | {{.*}}Reason="too few rows share what a block reads"
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
