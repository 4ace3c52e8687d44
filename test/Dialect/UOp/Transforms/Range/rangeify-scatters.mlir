// RUN: uop-opt %s --uop-rangeify | FileCheck %s

// The sum is made in f32 and stored, what is rounded is added to the element.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:.*]]: tensor<64xbf16>, %[[I:.*]]: tensor<8xi64>, %[[U:.*]]: tensor<8xbf16>)
// CHECK: %[[UPDATE:.*]] = uop.cast %{{.*}} : bf16 -> f32
// CHECK: %[[NONE:.*]] = uop.const -0.000000e+00 : f32
// CHECK: %[[SUM:.*]] = uop.reduce add %{{.*}} over (%{{.*}}) : f32
// CHECK: %[[ALL:.*]] = uop.add %[[NONE]], %[[SUM]] : f32
// CHECK: %[[CHOSEN:.*]] = uop.where %{{.*}}, %[[ALL]], %[[NONE]] : f32
// CHECK: %[[SUMS:.*]] = uop.bufferize %[[CHOSEN]] over (%{{.*}}) : f32 -> tensor<64xf32>
// CHECK: %[[READ:.*]] = uop.index %[[SUMS]]
// CHECK: %[[ROUNDED:.*]] = uop.cast %[[READ]] : f32 -> bf16
// CHECK: uop.add %{{.*}}, %[[ROUNDED]] : bf16
func.func @narrow(%x: tensor<64xbf16>, %i: tensor<8xi64>, %u: tensor<8xbf16>) -> tensor<64xbf16> {
  %0 = uop.scatter add %x, %i, %u axis 0 : tensor<64xbf16>, tensor<8xi64>, tensor<8xbf16>
  return %0 : tensor<64xbf16>
}

// The number of the last update is found, then the update is read.
// CHECK-LABEL: func.func @replaced(
// CHECK: %[[LAST:.*]] = uop.reduce max %{{.*}} over (%{{.*}}) : i64
// CHECK: uop.bufferize %{{.*}} over (%{{.*}}, %{{.*}}) : i64 -> tensor<64x4xi64>
// CHECK: %[[AT:.*]] = uop.index %{{.*}} : tensor<64x4xi64> -> i64
// CHECK: %[[FOUND:.*]] = uop.cmp ge %[[AT]], %{{.*}} : i64
// CHECK: %[[UPDATE:.*]] = uop.index %{{.*}} if %{{.*}} : tensor<8x4xf32> -> f32
// CHECK: uop.where %[[FOUND]], %[[UPDATE]], %{{.*}} : f32
func.func @replaced(%x: tensor<64x4xf32>, %i: tensor<8x3xi64>, %u: tensor<8x3xf32>) -> tensor<64x4xf32> {
  %0 = uop.scatter set %x, %i, %u axis 0 : tensor<64x4xf32>, tensor<8x3xi64>, tensor<8x3xf32>
  return %0 : tensor<64x4xf32>
}

// Rows are replaced as a whole: of each, the last update is found once.
// CHECK-LABEL: func.func @rows(
// CHECK: uop.bufferize %{{.*}} over (%{{.*}}, %{{.*}}) : i64 -> tensor<64x1xi64>
// CHECK: uop.bufferize %{{.*}} over (%{{.*}}, %{{.*}}) : f32 -> tensor<64x4xf32>
func.func @rows(%x: tensor<64x4xf32>, %i: tensor<8x1xi64>, %u: tensor<8x4xf32>) -> tensor<64x4xf32> {
  %all = uop.expand %i : tensor<8x1xi64> -> tensor<8x4xi64>
  %0 = uop.scatter set %x, %all, %u axis 0 : tensor<64x4xf32>, tensor<8x4xi64>, tensor<8x4xf32>
  return %0 : tensor<64x4xf32>
}

// Where a row is longer than its updates, its elements differ.
// CHECK-LABEL: func.func @begins(
// CHECK: uop.bufferize %{{.*}} over (%{{.*}}, %{{.*}}) : i64 -> tensor<64x4xi64>
func.func @begins(%x: tensor<64x4xf32>, %i: tensor<8x1xi64>, %u: tensor<8x3xf32>) -> tensor<64x4xf32> {
  %all = uop.expand %i : tensor<8x1xi64> -> tensor<8x3xi64>
  %0 = uop.scatter set %x, %all, %u axis 0 : tensor<64x4xf32>, tensor<8x3xi64>, tensor<8x3xf32>
  return %0 : tensor<64x4xf32>
}

// One update is asked for as often as there are elements, no more.
// CHECK-LABEL: func.func @one(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
// CHECK: return
func.func @one(%x: tensor<64x4xf32>, %i: tensor<1x4xi64>, %u: tensor<1x4xf32>) -> tensor<64x4xf32> {
  %0 = uop.scatter set %x, %i, %u axis 0 : tensor<64x4xf32>, tensor<1x4xi64>, tensor<1x4xf32>
  return %0 : tensor<64x4xf32>
}

// One update is compared with each element, not searched for.
// CHECK-LABEL: func.func @single(
// CHECK-NOT: uop.reduce
// CHECK: %[[HIT:.*]] = uop.cmp eq
// CHECK: %[[UPDATE:.*]] = uop.index %{{.*}} if %[[HIT]] : tensor<1xf32> -> f32
// CHECK: uop.where %[[HIT]], %[[UPDATE]], %{{.*}} : f32
// CHECK-NOT: uop.reduce
func.func @single(%x: tensor<64xf32>, %i: tensor<1xi64>, %u: tensor<1xf32>) -> tensor<64xf32> {
  %0 = uop.scatter set %x, %i, %u axis 0 : tensor<64xf32>, tensor<1xi64>, tensor<1xf32>
  return %0 : tensor<64xf32>
}

// CHECK-LABEL: func.func @single_sum(
// CHECK-NOT: uop.reduce
// CHECK: %[[SUM:.*]] = uop.add %{{.*}}, %{{.*}} : f32
// CHECK: uop.where %{{.*}}, %[[SUM]], %{{.*}} : f32
func.func @single_sum(%x: tensor<64x3xf32>, %i: tensor<1x3xi64>, %u: tensor<1x3xf32>) -> tensor<64x3xf32> {
  %0 = uop.scatter add %x, %i, %u axis 0 : tensor<64x3xf32>, tensor<1x3xi64>, tensor<1x3xf32>
  return %0 : tensor<64x3xf32>
}
