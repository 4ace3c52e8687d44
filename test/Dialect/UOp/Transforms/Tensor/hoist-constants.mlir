// RUN: uop-opt %s --uop-hoist-constants --mlir-disable-threading --remarks-filter="uop-.*" --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t

// The last value that depends only on constants is kept; moves of it are not.
//
// CHECK-LABEL: func.func @norm(
// CHECK: %[[ADD:.*]] = uop.add
// CHECK-NEXT: %[[R:.*]] = uop.rsqrt %[[ADD]]
// CHECK-NEXT: %[[KEPT:.*]] = uop.contiguous %[[R]] : tensor<4xf32>
// CHECK-NEXT: uop.reshape %[[KEPT]]
// CHECK-NEXT: uop.expand
// REMARK: {{\[}}Passed] Keep | Category:uop-hoist-constants | Bytes=16, Remark="depends only on constants"
func.func @norm(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %c = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = uop.const 0.001 : tensor<4xf32>
  %0 = uop.add %c, %e : tensor<4xf32>
  %1 = uop.rsqrt %0 : tensor<4xf32>
  %2 = uop.reshape %1 : tensor<4xf32> -> tensor<1x4xf32>
  %3 = uop.expand %2 : tensor<1x4xf32> -> tensor<2x4xf32>
  %4 = uop.mul %x, %3 : tensor<2x4xf32>
  return %4 : tensor<2x4xf32>
}

// A reduction of a constant is one.
//
// CHECK-LABEL: func.func @sum(
// CHECK: %[[SUM:.*]] = uop.reduce_axis add
// CHECK-NEXT: uop.contiguous %[[SUM]] : tensor<4xf32>
func.func @sum(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense<0.5> : tensor<4x8xf32>
  %0 = uop.sqrt %c : tensor<4x8xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %2 = uop.mul %x, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// Weights of 8 bits that are scaled take four times as much memory.
//
// CHECK-LABEL: func.func @weights(
// CHECK-NOT: uop.contiguous
// REMARK: {{\[}}Missed] Keep | Category:uop-hoist-constants | Bytes=32, Reason="it is larger than its constants"
func.func @weights(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi8>
  %s = uop.const 0.1 : tensor<8xf32>
  %0 = uop.cast %c : tensor<8xi8> -> tensor<8xf32>
  %1 = uop.mul %0, %s : tensor<8xf32>
  %2 = uop.mul %x, %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// Moves and casts alone are left to the readers, a mask made of indices is, and
// what only the caller reads is.
//
// CHECK-LABEL: func.func @others(
// CHECK-NOT: uop.contiguous
func.func @others(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %0 = uop.cast %c : tensor<2x2xf64> -> tensor<2x2xf32>
  %1 = uop.permute %0 [1, 0] : tensor<2x2xf32> -> tensor<2x2xf32>
  %2 = uop.mul %x, %1 : tensor<2x2xf32>
  %r = uop.iota axis 0 : tensor<2x2xi32>
  %k = uop.iota axis 1 : tensor<2x2xi32>
  %m = uop.cmp ge %r, %k : tensor<2x2xi32>
  %z = uop.const 0.0 : tensor<2x2xf32>
  %3 = uop.where %m, %x, %z : tensor<2x2xf32>
  %4 = uop.exp %0 : tensor<2x2xf32>
  return %2, %3, %4 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}
