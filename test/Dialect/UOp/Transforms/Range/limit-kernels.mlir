// Kernels have no more arguments and no more ops than they may.
//
// RUN: uop-opt %s --uop-limit-kernels='max-arguments=3' --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-limit-kernels='max-arguments=3' --split-input-file -o /dev/null --remarks-filter="uop-limit-kernels" --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --uop-limit-kernels --split-input-file | FileCheck %s --check-prefix=NONE
// RUN: uop-opt %s --uop-limit-kernels='max-ops=70' --split-input-file | FileCheck %s --check-prefix=OPS

// The unlimited target keeps each of them one kernel.
// NONE-LABEL: func.func @four(
// NONE: uop.bufferize
// NONE-NOT: uop.bufferize
// NONE-LABEL: func.func @reductions(
// NONE: uop.bufferize
// NONE-NOT: uop.bufferize
// NONE-LABEL: func.func @whole(

// REMARK: [Passed] Limit {{.*}}Arguments=5, PartBytes=32, Remark="a separate kernel computes a part"
// REMARK: [Passed] Limit {{.*}}Arguments=4, PartBytes=32
// CHECK-LABEL: func.func @four(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<8xf32>, %[[C:.*]]: tensor<8xf32>, %[[D:.*]]: tensor<8xf32>)
// CHECK: %[[K0:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) : f32 -> tensor<8xf32>
// CHECK: %[[K1:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) : f32 -> tensor<8xf32>
// CHECK: %[[K2:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) : f32 -> tensor<8xf32>
// CHECK: return %[[K2]]
func.func @four(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  %i = uop.range 0 to 8 : index
  %0 = uop.index %a[%i] : tensor<8xf32> -> f32
  %1 = uop.index %b[%i] : tensor<8xf32> -> f32
  %2 = uop.index %c[%i] : tensor<8xf32> -> f32
  %3 = uop.index %d[%i] : tensor<8xf32> -> f32
  %4 = uop.add %0, %1 : f32
  %5 = uop.add %4, %2 : f32
  %6 = uop.add %5, %3 : f32
  %7 = uop.bufferize %6 over (%i) : f32 -> tensor<8xf32>
  return %7 : tensor<8xf32>
}

// -----

// Of parts that take enough away, the one with the fewest bytes: a sum rather
// than its terms.
// CHECK-LABEL: func.func @reductions(
// OPS-LABEL: func.func @reductions(
// OPS: %[[K:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) : f32 -> tensor<8xf32>
// OPS: uop.index %[[K]]
// OPS: uop.bufferize
func.func @reductions(%a: tensor<8x16xf32>) -> tensor<8xf32> {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 16 reduce : index
  %q = uop.range 2 to 16 reduce : index
  %0 = uop.index %a[%i, %k] : tensor<8x16xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.index %a[%i, %q] : tensor<8x16xf32> -> f32
  %3 = uop.sub %2, %1 : f32
  %4 = uop.reduce max %3 over (%q) : f32
  %5 = uop.bufferize %4 over (%i) : f32 -> tensor<8xf32>
  return %5 : tensor<8xf32>
}

// -----

// Nothing but an element of each of three tensors: there is no part.
// REMARK: [Missed] Limit {{.*}}Reason="no part of the value can be materialized"
// CHECK-LABEL: func.func @whole(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
func.func @whole(%p: tensor<8xi1>, %a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %i = uop.range 0 to 8 : index
  %0 = uop.index %p[%i] : tensor<8xi1> -> i1
  %1 = uop.index %a[%i] : tensor<8xf32> -> f32
  %2 = uop.index %b[%i] : tensor<8xf32> -> f32
  %3 = uop.where %0, %1, %2 : f32
  %4 = uop.bufferize %3 over (%i) : f32 -> tensor<8xf32>
  return %4 : tensor<8xf32>
}
