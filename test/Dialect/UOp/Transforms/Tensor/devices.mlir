// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-opt %s --uop-plan | FileCheck %s --check-prefix=PLAN

// Kernels do not know where they run: both devices launch the same one. What a
// kernel writes elsewhere is allocated there, and so are temporaries, each
// device having an arena of its own.

// CHECK: uop.kernel @e_4(
// CHECK-NOT: uop.kernel
// CHECK-LABEL: func @two_devices(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>
// CHECK: %[[C:.*]] = uop.copy %[[Y]] to "cpu:1" : tensor<4xf32>
// CHECK: %[[I:.*]] = bufferization.alloc_tensor() {memory_space = "cpu:1"} : tensor<4xf32>
// CHECK: %[[B:.*]] = uop.launch @e_4 ins(%[[C]] : tensor<4xf32>) outs(%[[I]] : tensor<4xf32>)
// CHECK: uop.launch @e_4 ins(%[[X]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: uop.copy %[[B]] to "cpu:0"

// PLAN-LABEL: func @two_devices(
// PLAN-SAME: %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32>
// PLAN: %[[ARENA:.*]] = uop.alloc : memref<80xi8, "cpu:1">
// PLAN: %[[C:.*]] = memref.view %[[ARENA]]{{.*}} to memref<4xf32, "cpu:1">
// PLAN: memref.copy %[[Y]], %[[C]] : memref<4xf32> to memref<4xf32, "cpu:1">
// PLAN: %[[B:.*]] = memref.view %[[ARENA]]{{.*}} to memref<4xf32, "cpu:1">
// PLAN: uop.launch @e_4 ins(%[[C]] : memref<4xf32, "cpu:1">) outs(%[[B]] : memref<4xf32, "cpu:1">)
// PLAN: memref.copy %[[B]], %{{.*}} : memref<4xf32, "cpu:1"> to memref<4xf32>
// PLAN: uop.dealloc %[[ARENA]] : memref<80xi8, "cpu:1">
func.func @two_devices(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.copy %y to "cpu:1" : tensor<4xf32>
  %1 = uop.exp2 %0 : tensor<4xf32>
  %2 = uop.exp2 %x : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// Nothing is fused across a copy, and views need no kernel there either.
// CHECK-LABEL: func @chain(
// CHECK-COUNT-2: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
// PLAN-LABEL: func @chain(
// PLAN: memref.reinterpret_cast %{{.*}} : memref<2x2xf32, "cpu:1"> to memref<4xf32, "cpu:1">
func.func @chain(%x: tensor<2x2xf32>) -> tensor<4xf32> {
  %0 = uop.square %x : tensor<2x2xf32>
  %1 = uop.copy %0 to "cpu:1" : tensor<2x2xf32>
  %2 = uop.reshape %1 : tensor<2x2xf32> -> tensor<4xf32>
  %3 = uop.copy %2 to "cpu:2" : tensor<4xf32>
  %4 = uop.neg %3 : tensor<4xf32>
  return %4 : tensor<4xf32>
}

// A constant in memory is copied to where it is read, once.
// CHECK-LABEL: func @constant(
// CHECK: %[[K:.*]] = uop.const dense<[3, 2, 1, 0]> : tensor<4xi64>
// CHECK-NEXT: %[[C:.*]] = uop.copy %[[K]] to "cpu:1" : tensor<4xi64>
// CHECK-NOT: uop.copy %[[K]]
// CHECK: uop.launch {{.*}} ins(%[[C]],
// CHECK-NOT: uop.copy %[[K]]
// CHECK: uop.launch {{.*}} ins(%[[C]],
func.func @constant(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %k = uop.const dense<[3, 2, 1, 0]> : tensor<4xi64>
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  %1 = uop.gather %0, %k axis 0 : tensor<4xf32>, tensor<4xi64> -> tensor<4xf32>
  %2 = uop.contiguous %1 : tensor<4xf32>
  %3 = uop.gather %2, %k axis 0 : tensor<4xf32>, tensor<4xi64> -> tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}
