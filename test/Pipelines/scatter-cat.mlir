// A scatter that is read under a condition, as `uop.cat` and `uop.pad` do, is a
// kernel of its own, which runs over the updates: under the condition each element
// would ask every update whether it is for it.
//
// RUN: uop-opt %s --uop-plan | FileCheck %s
// RUN: uop-run %s --entry=joined --random-inputs=1 --verify
// RUN: uop-run %s --entry=padded --random-inputs=1 --verify
// RUN: uop-run %s --entry=added --random-inputs=1 --verify
// RUN: uop-run %s --entry=clamped --random-inputs=1 --verify

// CHECK-LABEL: uop.kernel @r_500_16_2000(
// CHECK-NOT: uop.reduce
// CHECK: uop.if %{{.*}} over (%r2) {
// CHECK-LABEL: func.func @joined(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @joined(%x: tensor<500x16xf32>, %n: tensor<2000xi64>, %u: tensor<2000x16xf32>) -> tensor<500x32xf32> {
  %i1 = uop.reshape %n : tensor<2000xi64> -> tensor<2000x1xi64>
  %i = uop.expand %i1 : tensor<2000x1xi64> -> tensor<2000x16xi64>
  %z = uop.const 0.0 : tensor<500x16xf32>
  %s = uop.scatter add %z, %i, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  %c = uop.cat %x, %s axis 1 : tensor<500x16xf32>, tensor<500x16xf32> -> tensor<500x32xf32>
  return %c : tensor<500x32xf32>
}

// CHECK-LABEL: func.func @padded(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @padded(%n: tensor<2000xi64>, %u: tensor<2000x16xf32>) -> tensor<8002xf32> {
  %i1 = uop.reshape %n : tensor<2000xi64> -> tensor<2000x1xi64>
  %i = uop.expand %i1 : tensor<2000x1xi64> -> tensor<2000x16xi64>
  %z = uop.const 0.0 : tensor<500x16xf32>
  %s = uop.scatter add %z, %i, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  %f = uop.reshape %s : tensor<500x16xf32> -> tensor<8000xf32>
  %p = uop.pad %f low [1] high [1] : tensor<8000xf32> -> tensor<8002xf32>
  return %p : tensor<8002xf32>
}

// Without a condition what follows is part of it.
// CHECK-LABEL: func.func @added(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @added(%x: tensor<500x16xf32>, %n: tensor<2000xi64>, %u: tensor<2000x16xf32>) -> tensor<500x16xf32> {
  %i1 = uop.reshape %n : tensor<2000xi64> -> tensor<2000x1xi64>
  %i = uop.expand %i1 : tensor<2000x1xi64> -> tensor<2000x16xi64>
  %s = uop.scatter add %x, %i, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  return %s : tensor<500x16xf32>
}

// What is computed of it element by element is part of it before the condition.
// CHECK-LABEL: func.func @clamped(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @clamped(%x: tensor<500x16xf32>, %n: tensor<2000xi64>, %u: tensor<2000x16xf32>) -> tensor<500x32xf32> {
  %i1 = uop.reshape %n : tensor<2000xi64> -> tensor<2000x1xi64>
  %i = uop.expand %i1 : tensor<2000x1xi64> -> tensor<2000x16xi64>
  %z = uop.const 0.0 : tensor<500x16xf32>
  %s = uop.scatter add %z, %i, %u axis 0 : tensor<500x16xf32>, tensor<2000x16xi64>, tensor<2000x16xf32>
  %r = uop.max %s, %z : tensor<500x16xf32>
  %c = uop.cat %x, %r axis 1 : tensor<500x16xf32>, tensor<500x16xf32> -> tensor<500x32xf32>
  return %c : tensor<500x32xf32>
}
