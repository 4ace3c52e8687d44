// RUN: uop-opt %s --uop-form-cascades --split-input-file --remarks-filter="uop-.*" --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t
// RUN: uop-opt %s --uop-form-cascades=growth=1000 --split-input-file | FileCheck %s --check-prefix=GROWTH

// Scores that take more memory than the rest of the program have two readers, one
// for the rows and one for the columns. Each makes the blocks that it needs, and
// nothing is stored but the two results.
//
// CHECK-LABEL: func.func @two_readers(
// CHECK-NOT: tensor<128x128xf32>
// CHECK: %[[ROW:.*]] = uop.range {{[0-9]+}} to 128 : index
// CHECK: %[[B:.*]] = uop.range {{[0-9]+}} to 2 reduce : index
// CHECK: %[[S:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) in <local> : f32 -> tensor<64xf32>
// CHECK: %[[TOP:.*]] = uop.reduce max %{{.*}} over (%{{.*}}) : f32
// CHECK: uop.reduce max %[[TOP]] over (%[[B]]) : f32
// CHECK: uop.bufferize %{{.*}} over () in <local> removable = false {uop.accumulated} : f32 -> tensor<f32>
// CHECK: uop.bufferize %{{.*}} over (%[[ROW]]) : f32 -> tensor<128xf32>
// CHECK: uop.exp
// CHECK: %[[SUM:.*]] = uop.reduce add %{{.*}} over (%{{.*}}) : f32
// CHECK-NEXT: uop.reduce add %[[SUM]] over (%{{.*}}) : f32
// CHECK: uop.bufferize %{{.*}} over (%{{.*}}) in <local> removable = false {uop.accumulated} : f32 -> tensor<3xf32>
// CHECK: uop.bufferize %{{.*}} : f32 -> tensor<128x3xf32>
// REMARK-COUNT-2: Cascade | Category:uop-form-cascades | Block=64, Points=128, Reductions=1, Remark="a value that is too large to store is recomputed for each block"
// GROWTH-LABEL: func.func @two_readers(
// GROWTH: -> tensor<128x128xf32>
// GROWTH-NOT: uop.accumulated
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.most_stored_bytes" = 0>>} {
  func.func @two_readers(%q: tensor<128x4xf32>, %k: tensor<128x4xf32>, %v: tensor<128x3xf32>) -> (tensor<128xf32>, tensor<128x3xf32>) {
    %i = uop.range 0 to 128 : index
    %p = uop.range 1 to 128 : index
    %d = uop.range 2 to 4 reduce : index
    %0 = uop.index %q[%i, %d] : tensor<128x4xf32> -> f32
    %1 = uop.index %k[%p, %d] : tensor<128x4xf32> -> f32
    %2 = uop.mul %0, %1 : f32
    %3 = uop.reduce add %2 over (%d) : f32
    %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<128x128xf32>
    %i1 = uop.range 3 to 128 : index
    %p1 = uop.range 4 to 128 reduce : index
    %4 = uop.index %s[%i1, %p1] : tensor<128x128xf32> -> f32
    %5 = uop.reduce max %4 over (%p1) : f32
    %m = uop.bufferize %5 over (%i1) : f32 -> tensor<128xf32>
    %i2 = uop.range 5 to 128 reduce : index
    %p2 = uop.range 6 to 128 : index
    %c2 = uop.range 7 to 3 : index
    %6 = uop.index %s[%i2, %p2] : tensor<128x128xf32> -> f32
    %7 = uop.exp %6 : f32
    %8 = uop.index %v[%i2, %c2] : tensor<128x3xf32> -> f32
    %9 = uop.mul %7, %8 : f32
    %10 = uop.reduce add %9 over (%i2) : f32
    %o = uop.bufferize %10 over (%p2, %c2) : f32 -> tensor<128x3xf32>
    return %m, %o : tensor<128xf32>, tensor<128x3xf32>
  }
}

// -----

// A comparison may come out differently where a sum is computed again.
//
// CHECK-LABEL: func.func @compared(
// CHECK: -> tensor<128x128xf32>
// CHECK-NOT: uop.accumulated
// REMARK: Cascade | Category:uop-form-cascades | Reason="the value to recompute is compared or rounded"
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.most_stored_bytes" = 0>>} {
  func.func @compared(%q: tensor<128x4xf32>, %k: tensor<128x4xf32>) -> (tensor<128xf32>, tensor<128xf32>) {
    %i = uop.range 0 to 128 : index
    %p = uop.range 1 to 128 : index
    %d = uop.range 2 to 4 reduce : index
    %0 = uop.index %q[%i, %d] : tensor<128x4xf32> -> f32
    %1 = uop.index %k[%p, %d] : tensor<128x4xf32> -> f32
    %2 = uop.mul %0, %1 : f32
    %3 = uop.reduce add %2 over (%d) : f32
    %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<128x128xf32>
    %i1 = uop.range 3 to 128 : index
    %p1 = uop.range 4 to 128 reduce : index
    %4 = uop.index %s[%i1, %p1] : tensor<128x128xf32> -> f32
    %5 = uop.reduce max %4 over (%p1) : f32
    %m = uop.bufferize %5 over (%i1) : f32 -> tensor<128xf32>
    %i2 = uop.range 5 to 128 : index
    %p2 = uop.range 6 to 128 reduce : index
    %6 = uop.index %s[%i2, %p2] : tensor<128x128xf32> -> f32
    %7 = uop.index %m[%i2] : tensor<128xf32> -> f32
    %8 = uop.cmp eq %6, %7 : f32
    %9 = uop.cast %8 : i1 -> f32
    %10 = uop.reduce add %9 over (%p2) : f32
    %n = uop.bufferize %10 over (%i2) : f32 -> tensor<128xf32>
    return %m, %n : tensor<128xf32>, tensor<128xf32>
  }
}

// -----

// Something stores all of it anyway.
//
// CHECK-LABEL: func.func @result(
// CHECK: -> tensor<128x128xf32>
// CHECK-NOT: uop.accumulated
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.most_stored_bytes" = 0>>} {
  func.func @result(%q: tensor<128x4xf32>, %k: tensor<128x4xf32>) -> (tensor<128xf32>, tensor<128x128xf32>) {
    %i = uop.range 0 to 128 : index
    %p = uop.range 1 to 128 : index
    %d = uop.range 2 to 4 reduce : index
    %0 = uop.index %q[%i, %d] : tensor<128x4xf32> -> f32
    %1 = uop.index %k[%p, %d] : tensor<128x4xf32> -> f32
    %2 = uop.mul %0, %1 : f32
    %3 = uop.reduce add %2 over (%d) : f32
    %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<128x128xf32>
    %i1 = uop.range 3 to 128 : index
    %p1 = uop.range 4 to 128 reduce : index
    %4 = uop.index %s[%i1, %p1] : tensor<128x128xf32> -> f32
    %5 = uop.reduce max %4 over (%p1) : f32
    %m = uop.bufferize %5 over (%i1) : f32 -> tensor<128xf32>
    return %m, %s : tensor<128xf32>, tensor<128x128xf32>
  }
}

// -----

// Two axes of it are reduced at once: no reader has blocks.
//
// CHECK-LABEL: func.func @two_axes(
// CHECK: -> tensor<128x128xf32>
// CHECK-NOT: uop.accumulated
// REMARK: Cascade | Category:uop-form-cascades | Reason="a reader is not a reduction over one of its axes"
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.most_stored_bytes" = 0>>} {
  func.func @two_axes(%q: tensor<128x4xf32>, %k: tensor<128x4xf32>) -> tensor<1xf32> {
    %c0 = uop.const 0 : index
    %i = uop.range 0 to 128 : index
    %p = uop.range 1 to 128 : index
    %d = uop.range 2 to 4 reduce : index
    %0 = uop.index %q[%i, %d] : tensor<128x4xf32> -> f32
    %1 = uop.index %k[%p, %d] : tensor<128x4xf32> -> f32
    %2 = uop.mul %0, %1 : f32
    %3 = uop.reduce add %2 over (%d) : f32
    %s = uop.bufferize %3 over (%i, %p) : f32 -> tensor<128x128xf32>
    %i1 = uop.range 3 to 128 reduce : index
    %p1 = uop.range 4 to 128 reduce : index
    %4 = uop.index %s[%i1, %p1] : tensor<128x128xf32> -> f32
    %5 = uop.reduce max %4 over (%i1, %p1) : f32
    %m = uop.bufferize %5 over (%c0) : f32 -> tensor<1xf32>
    return %m : tensor<1xf32>
  }
}
