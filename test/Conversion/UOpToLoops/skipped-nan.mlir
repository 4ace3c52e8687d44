// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s
// RUN: uop-opt %s --uop-apply-schedule --uop-expand --convert-uop-to-loops | FileCheck %s --check-prefix=LANES

// A maximum that may skip NaN is a comparison and a choice, which x86 has as one
// instruction. The accumulated number is what is left where the other one is NaN.

// CHECK-LABEL: func.func @rows(
// CHECK: scf.for
// CHECK: %[[B:.*]]:2 = scf.for %{{.*}} iter_args(%[[M:.*]] = %{{.*}}, %[[N:.*]] = %{{.*}}) -> (f32, f32)
// CHECK: %[[V:.*]] = memref.load
// CHECK: %[[IS:.*]] = arith.cmpf ogt, %[[V]], %[[M]] : f32
// CHECK: %[[S:.*]] = arith.select %[[IS]], %[[V]], %[[M]] : f32
// CHECK: %[[T:.*]] = arith.maximumf %[[N]], %[[V]] : f32
// CHECK: scf.yield %[[S]], %[[T]]
// CHECK: %[[ABOVE:.*]] = arith.cmpf ogt, %[[B]]#1, %[[B]]#0 : f32
// CHECK: arith.select %[[ABOVE]], %[[B]]#1, %[[B]]#0 : f32

// Lanes and the parts of a reduction have the permission, too.
// LANES-LABEL: func.func @rows(
// LANES: arith.cmpf ogt, %{{.*}} : vector<4xf32>
// LANES-NEXT: arith.select
// LANES: arith.maximumf %{{.*}} : vector<4xf32>
// LANES: arith.cmpf ogt, %{{.*}} : vector<2xf32>
// LANES: arith.cmpf ogt, %{{.*}} : vector<1xf32>
// LANES: arith.maximumf %{{.*}} : vector<2xf32>
// LANES: arith.maximumf %{{.*}} : vector<1xf32>
// LANES: arith.cmpf ogt, %{{.*}} : f32
uop.kernel @rows(%x: memref<64xf32>, %o: memref<4xf32>) attributes {uop.schedule = #uop.schedule<[simd(1, 4)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 16 reduce : index
  %c16 = uop.const 16 : index
  %r = uop.mul %i, %c16 : index
  %at = uop.add %r, %j : index
  %v = uop.load %x[%at] : memref<64xf32> -> f32
  %m = uop.reduce max %v over (%j) {uop.skips_nan} : f32
  %n = uop.reduce max %v over (%j) : f32
  %p = uop.max %m, %n {uop.skips_nan} : f32
  uop.store %p, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// CHECK-LABEL: func.func @running(
// CHECK: scf.for %{{.*}} iter_args(%[[M:.*]] = %{{.*}}) -> (f32)
// CHECK: %[[V:.*]] = memref.load
// CHECK: %[[IS:.*]] = arith.cmpf ogt, %[[V]], %[[M]] : f32
// CHECK: %[[S:.*]] = arith.select %[[IS]], %[[V]], %[[M]] : f32
// CHECK: scf.yield %[[S]]
uop.kernel @running(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %v = uop.load %x[%i] : memref<8xf32> -> f32
  %s = uop.scan max %v over (%i) {uop.skips_nan} : f32
  uop.store %s, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
