// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @copy(
// CHECK-SAME: %[[X:.*]]: tensor<4x?xi1>, %[[S:.*]]: tensor<f8E5M2>
// CHECK-NEXT: uop.copy %[[X]] to "cpu:1" : tensor<4x?xi1>
// CHECK-NEXT: uop.copy %[[S]] to "cuda:12" clone : tensor<f8E5M2>
// CHECK-NEXT: uop.copy %[[X]] to "cpu:0" {note = 1 : i64} : tensor<4x?xi1>
func.func @copy(%x: tensor<4x?xi1>, %s: tensor<f8E5M2>) {
  %0 = uop.copy %x to "cpu:1" : tensor<4x?xi1>
  %1 = uop.copy %s to "cuda:12" clone : tensor<f8E5M2>
  %2 = uop.copy %x to "cpu:0" {note = 1} : tensor<4x?xi1>
  return
}

// CHECK-LABEL: func @multi(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[M:.*]]: !uop.multi<tensor<0xui8>, 3>
// CHECK-NEXT: %[[A:.*]] = uop.mstack %[[X]], %[[X]] : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 2>
// CHECK-NEXT: uop.mstack %[[X]] : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 1>
// CHECK-NEXT: uop.mselect %[[A]] [1] : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
// CHECK-NEXT: uop.multi %[[A]] axis 1 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x16xf32>
// CHECK-NEXT: uop.multi %[[A]] : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
// CHECK-NEXT: uop.allreduce add %[[A]] : !uop.multi<tensor<4x8xf32>, 2>
// CHECK-NEXT: uop.allreduce min %[[M]] : !uop.multi<tensor<0xui8>, 3>
func.func @multi(%x: tensor<4x8xf32>, %m: !uop.multi<tensor<0xui8>, 3>) {
  %0 = uop.mstack %x, %x : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 2>
  %1 = uop.mstack %x : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 1>
  %2 = uop.mselect %0 [1] : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
  %3 = uop.multi %0 axis 1 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x16xf32>
  %4 = uop.multi %0 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
  %5 = uop.allreduce add %0 : !uop.multi<tensor<4x8xf32>, 2>
  %6 = uop.allreduce min %m : !uop.multi<tensor<0xui8>, 3>
  return
}
