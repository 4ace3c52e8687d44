// RUN: uop-opt %s --uop-lower-custom --split-input-file --verify-diagnostics | FileCheck %s

// One kernel for all calls, under a name that is free; the declaration takes
// buffers.
// CHECK: uop.kernel @call_sortn1(%[[X:.*]]: memref<8xf32>, %[[I:.*]]: memref<1xi1>, %[[O:.*]]: memref<8xf32>, %[[P:.*]]: memref<8xi64>)
// CHECK-NEXT: uop.custom @sort(%[[X]], %[[I]]) outs(%[[O]], %[[P]] : memref<8xf32>, memref<8xi64>) : (memref<8xf32>, memref<1xi1>) -> ()
// CHECK-NEXT: uop.sink
// CHECK: func.func private @sort(memref<2x4xf32>, memref<i1>, memref<2x4xf32>, memref<2x4xi64>)
func.func private @sort(tensor<2x4xf32>, tensor<i1>) -> (tensor<2x4xf32>, tensor<2x4xi64>)
func.func private @call_sort()

// CHECK-LABEL: func @external(
// CHECK-SAME: %[[X:.*]]: tensor<2x4xf32>, %[[I:.*]]: tensor<i1>
// CHECK-NEXT: %[[A:.*]] = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT: %[[B:.*]] = tensor.empty() : tensor<2x4xi64>
// CHECK-NEXT: %[[R:.*]]:2 = uop.launch @call_sortn1 ins(%[[X]], %[[I]] : tensor<2x4xf32>, tensor<i1>) outs(%[[A]], %[[B]] : tensor<2x4xf32>, tensor<2x4xi64>) -> tensor<2x4xf32>, tensor<2x4xi64>
// CHECK: uop.launch @call_sortn1 ins(%[[R]]#0, %[[I]]
// CHECK-SAME: effects
func.func @external(%x: tensor<2x4xf32>, %i: tensor<i1>) -> tensor<2x4xi64> {
  %0:2 = uop.custom @sort(%x, %i) : (tensor<2x4xf32>, tensor<i1>) -> (tensor<2x4xf32>, tensor<2x4xi64>)
  %1:2 = uop.custom @sort(%0#0, %i) effects : (tensor<2x4xf32>, tensor<i1>) -> (tensor<2x4xf32>, tensor<2x4xi64>)
  return %0#1 : tensor<2x4xi64>
}

// -----

uop.kernel @fill(%o: memref<4xf32>) {
  %0 = uop.const 1.0 : f32
  %i = uop.range 0 to 4 : index
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
// CHECK-LABEL: func @kernel(
// CHECK-NEXT: %[[A:.*]] = tensor.empty() : tensor<2x2xf32>
// CHECK-NEXT: %[[R:.*]] = uop.launch @fill ins() outs(%[[A]] : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @kernel() -> tensor<2x2xf32> {
  %0 = uop.custom @fill() : () -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

func.func private @f(tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>

// CHECK-LABEL: func @elsewhere(
// CHECK: %[[Y:.*]] = uop.copy %{{.*}} to "cpu:1"
// CHECK: %[[C:.*]] = uop.copy %{{.*}} to "cpu:1"
// CHECK-NEXT: %[[A:.*]] = bufferization.alloc_tensor() {memory_space = "cpu:1"} : tensor<4xf32>
// CHECK-NEXT: uop.launch @call_f ins(%[[Y]], %[[C]] : tensor<4xf32>, tensor<4xf32>) outs(%[[A]] : tensor<4xf32>)
func.func @elsewhere(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  %c = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %1 = uop.custom @f(%0, %c) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = uop.copy %1 to "cpu:0" : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func private @f(tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
func.func @mixed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  // expected-error @below {{'uop.custom' op has operands on "cpu:1" and "cpu:0"; uop.copy moves one of them}}
  %1 = uop.custom @f(%0, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func private @f(tensor<?xf32>) -> tensor<4xf32>
func.func @dynamic(%x: tensor<?xf32>) -> tensor<4xf32> {
  // expected-error @below {{has a value of dynamic shape 'tensor<?xf32>'; uop-lower-custom needs static shapes}}
  %0 = uop.custom @f(%x) : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @body(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{calls @f, which has a body; run uop-inline-custom first}}
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{is used by uop.custom and by other ops, so uop-lower-custom cannot change its arguments and results to buffers}}
func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @two_uses(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @f(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

module @outer {
  module @inner {
    func.func private @f(tensor<4xf32>) -> tensor<4xf32>
    func.func @caller(%x: tensor<4xf32>) -> tensor<4xf32> {
      // expected-error @below {{calls @f, which uop-lower-custom needs to be a func.func of the module}}
      %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
  }
}
