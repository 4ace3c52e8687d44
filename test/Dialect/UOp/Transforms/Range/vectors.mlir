// Vectors in the range stage: a value of lanes is no tensor.
//
// RUN: uop-opt %s --uop-schedule --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-fuse --split-input-file | FileCheck %s --check-prefix=FUSE

// CHECK-LABEL: uop.kernel @e_4_2(
// CHECK: %[[I:.*]] = uop.range 0 to 4 : index
// CHECK: %[[L:.*]] = uop.range 1 to 2 simd : index
// CHECK: %[[X:.*]] = uop.load
// CHECK: %[[V:.*]] = uop.contract %[[X]] over (%[[L]]) : f32 -> vector<2xf32>
// CHECK: %[[S:.*]] = uop.square %[[V]] : vector<2xf32>
// CHECK: %[[Y:.*]] = uop.unroll %[[S]] over (%[[L]]) : vector<2xf32> -> f32
// CHECK: uop.store %[[Y]], {{.*}} over (%[[I]], %[[L]])
// CHECK: uop.kernel @e_2_4(
// CHECK: func @lanes(
// CHECK: uop.launch @e_4_2
// CHECK: uop.launch @e_2_4

// What has lanes is not inlined: its ranges are not those of the reader.
// FUSE-LABEL: func @lanes(
// FUSE: uop.bufferize
// FUSE: uop.bufferize
// FUSE: return
func.func @lanes(%x: tensor<4x2xf32>) -> tensor<2x4xf32> {
  %i = uop.range 0 to 4 : index
  %l = uop.range 1 to 2 simd : index
  %0 = uop.index %x[%i, %l] : tensor<4x2xf32> -> f32
  %1 = uop.contract %0 over (%l) : f32 -> vector<2xf32>
  %2 = uop.square %1 : vector<2xf32>
  %3 = uop.unroll %2 over (%l) : vector<2xf32> -> f32
  %4 = uop.bufferize %3 over (%i, %l) : f32 -> tensor<4x2xf32>
  %j = uop.range 2 to 2 : index
  %k = uop.range 3 to 4 : index
  %5 = uop.index %4[%k, %j] : tensor<4x2xf32> -> f32
  %6 = uop.neg %5 : f32
  %7 = uop.bufferize %6 over (%j, %k) : f32 -> tensor<2x4xf32>
  return %7 : tensor<2x4xf32>
}
