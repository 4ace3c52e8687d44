// What reads a scatter leaves it a kernel that goes through the updates once:
// in one kernel with the reader, each element would ask every update whether it
// is for it.
//
// RUN: uop-opt %s --uop-plan | FileCheck %s
// RUN: uop-run %s --entry=converted --random-inputs=1 --verify
// RUN: uop-run %s --entry=greatest --random-inputs=1 --verify
// RUN: uop-run %s --entry=transposed --random-inputs=1 --verify
// RUN: uop-run %s --entry=centered --random-inputs=1 --verify
// RUN: uop-run %s --entry=kept --random-inputs=1 --verify
// RUN: uop-run %s --entry=softmax --random-inputs=1 --verify
// RUN: uop-run %s --entry=narrow --random-inputs=1 --verify
// RUN: uop-run %s --entry=replaced --random-inputs=1 --verify
// RUN: uop-run %s --entry=part --random-inputs=1 --verify

// CHECK-LABEL: func.func @converted(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @converted(%x: tensor<500x16xf32>, %i: tensor<2000x16xi64>, %u: tensor<2000x16xf32>) -> tensor<500x16xf16> {
  %n = uop.const 511 : tensor<2000x16xi64>
  %j = uop.and %i, %n : tensor<2000x16xi64>
  %s = uop.scatter add %x, %j, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  %r = uop.cast %s : tensor<500x16xf32> -> tensor<500x16xf16>
  return %r : tensor<500x16xf16>
}

// CHECK-LABEL: func.func @greatest(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @greatest(%x: tensor<500x16xf32>, %i: tensor<2000x16xi64>, %u: tensor<2000x16xf32>) -> tensor<500xf32> {
  %n = uop.const 511 : tensor<2000x16xi64>
  %j = uop.and %i, %n : tensor<2000x16xi64>
  %s = uop.scatter add %x, %j, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  %r = uop.reduce_axis max %s axes [1] : tensor<500x16xf32> -> tensor<500xf32>
  return %r : tensor<500xf32>
}

// CHECK-LABEL: func.func @transposed(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @transposed(%x: tensor<500x16xf32>, %i: tensor<2000x16xi64>, %u: tensor<2000x16xf32>) -> tensor<16x500xf32> {
  %n = uop.const 511 : tensor<2000x16xi64>
  %j = uop.and %i, %n : tensor<2000x16xi64>
  %s = uop.scatter add %x, %j, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  %e = uop.exp2 %s : tensor<500x16xf32>
  %r = uop.permute %e [1, 0] : tensor<500x16xf32> -> tensor<16x500xf32>
  return %r : tensor<16x500xf32>
}

// CHECK-LABEL: func.func @centered(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @centered(%x: tensor<500x16xf32>, %i: tensor<2000x16xi64>, %u: tensor<2000x16xf32>) -> tensor<500x16xf32> {
  %n = uop.const 511 : tensor<2000x16xi64>
  %j = uop.and %i, %n : tensor<2000x16xi64>
  %s = uop.scatter add %x, %j, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  %m = uop.reduce_axis max %s axes [1] : tensor<500x16xf32> -> tensor<500xf32>
  %m1 = uop.reshape %m : tensor<500xf32> -> tensor<500x1xf32>
  %m2 = uop.expand %m1 : tensor<500x1xf32> -> tensor<500x16xf32>
  %r = uop.sub %s, %m2 : tensor<500x16xf32>
  return %r : tensor<500x16xf32>
}

// What is elementwise and of the same type is computed where the sums are.
// CHECK-LABEL: func.func @kept(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @kept(%x: tensor<500x16xf32>, %i: tensor<2000x16xi64>, %u: tensor<2000x16xf32>) -> tensor<500x16xf32> {
  %n = uop.const 511 : tensor<2000x16xi64>
  %j = uop.and %i, %n : tensor<2000x16xi64>
  %s = uop.scatter add %x, %j, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  %r = uop.exp2 %s : tensor<500x16xf32>
  return %r : tensor<500x16xf32>
}

// A reduction of the updates is not for each element.
// CHECK-LABEL: func.func @softmax(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @softmax(%x: tensor<500x16xf32>, %i: tensor<2000x16xi64>, %u: tensor<2000x16xf32>) -> tensor<500x16xf32> {
  %m = uop.reduce_axis max %u axes [1] : tensor<2000x16xf32> -> tensor<2000xf32>
  %m1 = uop.reshape %m : tensor<2000xf32> -> tensor<2000x1xf32>
  %m2 = uop.expand %m1 : tensor<2000x1xf32> -> tensor<2000x16xf32>
  %d = uop.sub %u, %m2 : tensor<2000x16xf32>
  %n = uop.const 511 : tensor<2000x16xi64>
  %j = uop.and %i, %n : tensor<2000x16xi64>
  %s = uop.scatter add %x, %j, %d axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  return %s : tensor<500x16xf32>
}

// Sums of narrow floats are made in f32.
// CHECK-LABEL: func.func @narrow(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @narrow(%x: tensor<500x16xbf16>, %i: tensor<2000x16xi64>, %u: tensor<2000x16xbf16>) -> tensor<500x16xbf16> {
  %n = uop.const 511 : tensor<2000x16xi64>
  %j = uop.and %i, %n : tensor<2000x16xi64>
  %s = uop.scatter add %x, %j, %u axis 0 : tensor<500x16xbf16>, tensor<2000x16xi64>, tensor<2000x16xbf16>
  return %s : tensor<500x16xbf16>
}

// The last update of each element is found, then read.
// CHECK-LABEL: func.func @replaced(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @replaced(%x: tensor<500x16xf32>, %i: tensor<2000x16xi64>, %u: tensor<2000x16xf32>) -> tensor<500x16xf32> {
  %n = uop.const 511 : tensor<2000x16xi64>
  %j = uop.and %i, %n : tensor<2000x16xi64>
  %s = uop.scatter set %x, %j, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  return %s : tensor<500x16xf32>
}

// Some rows have no updates.
// CHECK-LABEL: func.func @part(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @part(%x: tensor<20x500xf32>, %i: tensor<12x2000xi64>, %u: tensor<12x2000xf32>) -> tensor<20x500xf32> {
  %n = uop.const 511 : tensor<12x2000xi64>
  %j = uop.and %i, %n : tensor<12x2000xi64>
  %s = uop.scatter set %x, %j, %u axis 1 : tensor<20x500xf32>, tensor<12x2000xi64>, tensor<12x2000xf32>
  return %s : tensor<20x500xf32>
}
