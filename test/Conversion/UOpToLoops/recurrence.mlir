// RUN: uop-opt %s --convert-uop-to-loops --split-input-file | FileCheck %s

// A recurrence is carried by its loop.
//
// CHECK-LABEL: func.func @scalar(
// CHECK-SAME: %[[X:[^:]*]]: memref<8xf32>{{.*}}, %[[S:[^:]*]]: memref<8xf32>
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[L:.*]] = scf.for %[[K:.*]] = %{{.*}} iter_args(%[[OLD:.*]] = %[[ZERO]]) -> (f32)
// CHECK-DAG: %[[V:.*]] = memref.load %[[X]][%[[K]]]
// CHECK-DAG: %[[R:.*]] = memref.load %[[S]][%[[K]]]
// CHECK: %[[P:.*]] = arith.mulf %[[OLD]], %[[R]] fastmath<contract> : f32
// CHECK: %[[N:.*]] = arith.addf %[[P]], %[[V]] fastmath<contract> : f32
// CHECK: scf.yield %[[N]]
// CHECK: memref.store %[[L]]
uop.kernel @scalar(%x: memref<8xf32>, %s: memref<8xf32>, %o: memref<1xf32>) {
  %k = uop.range 0 to 8 reduce : index
  %v = uop.load %x[%k] : memref<8xf32> -> f32
  %r = uop.load %s[%k] : memref<8xf32> -> f32
  %0 = uop.recurrence %v scale %r over (%k) : f32
  %c0 = uop.const 0 : index
  uop.store %0, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// Tiles of different points that are accumulated over one range share its
// loop: what both need is made there once. One of them is a maximum of what
// the tile of the block has, and of a lower level than the other.
//
// CHECK-LABEL: func.func @accumulated(
// CHECK: %[[BLOCK:.*]] = memref.alloca() {{.*}} : memref<4xf32>
// CHECK: %[[MAX:.*]] = memref.alloca() {{.*}} : memref<f32>
// CHECK: %[[SUM:.*]] = memref.alloca() {{.*}} : memref<2xf32>
// CHECK: memref.store %{{.*}}, %[[MAX]][]
// CHECK: scf.for
// CHECK: memref.store %{{.*}}, %[[SUM]]
// CHECK: scf.for %[[B:.*]] =
// CHECK: scf.for
// CHECK: memref.store %{{.*}}, %[[BLOCK]]
// CHECK-NOT: memref.store %{{.*}}, %[[BLOCK]]
// CHECK: memref.load %[[MAX]][]
// CHECK: arith.maximumf
// CHECK: memref.store %{{.*}}, %[[MAX]][]
// CHECK: scf.for
// CHECK: scf.for
// CHECK: arith.addf
// CHECK: memref.load %[[SUM]]
// CHECK: arith.mulf %{{.*}} fastmath<contract> : f32
// CHECK: memref.store %{{.*}}, %[[SUM]]
// CHECK-NOT: memref.store %{{.*}}, %[[BLOCK]]
// CHECK: return
uop.kernel @accumulated(%x: memref<32xf32>, %o: memref<2xf32>) {
  %c = uop.range 0 to 2 : index
  %b = uop.range 1 to 8 reduce : index
  %i = uop.range 2 to 4 : index
  %c4 = uop.const 4 : index
  %at = uop.mul %b, %c4 : index
  %at1 = uop.add %at, %i : index
  %v = uop.load %x[%at1] : memref<32xf32> -> f32
  %e = uop.exp %v : f32
  %block = uop.bufferize %e over (%i) in <local> : f32 -> tensor<4xf32>
  %j = uop.range 3 to 4 reduce : index
  %0 = uop.index %block[%j] : tensor<4xf32> -> f32
  %k = uop.range 4 to 4 reduce : index
  %2 = uop.index %block[%k] : tensor<4xf32> -> f32
  %c2 = uop.range 5 to 2 : index
  %f = uop.cast %c2 : index -> f32
  %3 = uop.mul %2, %f : f32
  %4 = uop.reduce add %3 over (%k) : f32
  %half = uop.const 0.5 : f32
  %5 = uop.recurrence %4 scale %half over (%b) : f32
  %max1 = uop.reduce max %0 over (%j) : f32
  %max2 = uop.reduce max %max1 over (%b) : f32
  %max = uop.bufferize %max2 over () in <local> {uop.accumulated} : f32 -> tensor<f32>
  %sum = uop.bufferize %5 over (%c2) in <local> {uop.accumulated} : f32 -> tensor<2xf32>
  %6 = uop.index %sum[%c] : tensor<2xf32> -> f32
  %7 = uop.index %max[] : tensor<f32> -> f32
  %8 = uop.mul %6, %7 : f32
  uop.store %8, %o[%c] over (%c) : memref<2xf32>
  uop.sink
}
