// The same module gives the same bytes, in any number of threads and in every
// process.
//
// RUN: uop-opt %s --uop-to-llvm -o %t.first
// RUN: uop-opt %s --uop-to-llvm -o %t.again
// RUN: uop-opt %s --uop-to-llvm --mlir-disable-threading -o %t.serial
// RUN: cmp %t.first %t.again
// RUN: cmp %t.first %t.serial
// RUN: uop-opt %s --uop-plan=fuse=false -o %t.plan
// RUN: uop-opt %s --uop-plan=fuse=false --mlir-disable-threading -o %t.plan_serial
// RUN: cmp %t.plan %t.plan_serial
// RUN: FileCheck %s < %t.first

// CHECK: llvm.func @softmax0(
func.func @softmax0(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %m1 = uop.reshape %m : tensor<4xf32> -> tensor<4x1xf32>
  %m2 = uop.expand %m1 : tensor<4x1xf32> -> tensor<4x8xf32>
  %d = uop.sub %x, %m2 : tensor<4x8xf32>
  %e = uop.exp %d : tensor<4x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %s1 = uop.reshape %s : tensor<4xf32> -> tensor<4x1xf32>
  %s2 = uop.expand %s1 : tensor<4x1xf32> -> tensor<4x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<4x8xf32>
  %t = uop.permute %o [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %c = uop.contiguous %t : tensor<8x4xf32>
  return %o, %c : tensor<4x8xf32>, tensor<8x4xf32>
}

// CHECK: llvm.func @softmax1(
func.func @softmax1(%x: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<8x5xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<5x8xf32> -> tensor<5xf32>
  %m1 = uop.reshape %m : tensor<5xf32> -> tensor<5x1xf32>
  %m2 = uop.expand %m1 : tensor<5x1xf32> -> tensor<5x8xf32>
  %d = uop.sub %x, %m2 : tensor<5x8xf32>
  %e = uop.exp %d : tensor<5x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<5x8xf32> -> tensor<5xf32>
  %s1 = uop.reshape %s : tensor<5xf32> -> tensor<5x1xf32>
  %s2 = uop.expand %s1 : tensor<5x1xf32> -> tensor<5x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<5x8xf32>
  %t = uop.permute %o [1, 0] : tensor<5x8xf32> -> tensor<8x5xf32>
  %c = uop.contiguous %t : tensor<8x5xf32>
  return %o, %c : tensor<5x8xf32>, tensor<8x5xf32>
}

// CHECK: llvm.func @softmax2(
func.func @softmax2(%x: tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<8x6xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<6x8xf32> -> tensor<6xf32>
  %m1 = uop.reshape %m : tensor<6xf32> -> tensor<6x1xf32>
  %m2 = uop.expand %m1 : tensor<6x1xf32> -> tensor<6x8xf32>
  %d = uop.sub %x, %m2 : tensor<6x8xf32>
  %e = uop.exp %d : tensor<6x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<6x8xf32> -> tensor<6xf32>
  %s1 = uop.reshape %s : tensor<6xf32> -> tensor<6x1xf32>
  %s2 = uop.expand %s1 : tensor<6x1xf32> -> tensor<6x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<6x8xf32>
  %t = uop.permute %o [1, 0] : tensor<6x8xf32> -> tensor<8x6xf32>
  %c = uop.contiguous %t : tensor<8x6xf32>
  return %o, %c : tensor<6x8xf32>, tensor<8x6xf32>
}

// CHECK: llvm.func @softmax3(
func.func @softmax3(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %m1 = uop.reshape %m : tensor<4xf32> -> tensor<4x1xf32>
  %m2 = uop.expand %m1 : tensor<4x1xf32> -> tensor<4x8xf32>
  %d = uop.sub %x, %m2 : tensor<4x8xf32>
  %e = uop.exp %d : tensor<4x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %s1 = uop.reshape %s : tensor<4xf32> -> tensor<4x1xf32>
  %s2 = uop.expand %s1 : tensor<4x1xf32> -> tensor<4x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<4x8xf32>
  %t = uop.permute %o [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %c = uop.contiguous %t : tensor<8x4xf32>
  return %o, %c : tensor<4x8xf32>, tensor<8x4xf32>
}

// CHECK: llvm.func @softmax4(
func.func @softmax4(%x: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<8x5xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<5x8xf32> -> tensor<5xf32>
  %m1 = uop.reshape %m : tensor<5xf32> -> tensor<5x1xf32>
  %m2 = uop.expand %m1 : tensor<5x1xf32> -> tensor<5x8xf32>
  %d = uop.sub %x, %m2 : tensor<5x8xf32>
  %e = uop.exp %d : tensor<5x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<5x8xf32> -> tensor<5xf32>
  %s1 = uop.reshape %s : tensor<5xf32> -> tensor<5x1xf32>
  %s2 = uop.expand %s1 : tensor<5x1xf32> -> tensor<5x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<5x8xf32>
  %t = uop.permute %o [1, 0] : tensor<5x8xf32> -> tensor<8x5xf32>
  %c = uop.contiguous %t : tensor<8x5xf32>
  return %o, %c : tensor<5x8xf32>, tensor<8x5xf32>
}

// CHECK: llvm.func @softmax5(
func.func @softmax5(%x: tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<8x6xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<6x8xf32> -> tensor<6xf32>
  %m1 = uop.reshape %m : tensor<6xf32> -> tensor<6x1xf32>
  %m2 = uop.expand %m1 : tensor<6x1xf32> -> tensor<6x8xf32>
  %d = uop.sub %x, %m2 : tensor<6x8xf32>
  %e = uop.exp %d : tensor<6x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<6x8xf32> -> tensor<6xf32>
  %s1 = uop.reshape %s : tensor<6xf32> -> tensor<6x1xf32>
  %s2 = uop.expand %s1 : tensor<6x1xf32> -> tensor<6x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<6x8xf32>
  %t = uop.permute %o [1, 0] : tensor<6x8xf32> -> tensor<8x6xf32>
  %c = uop.contiguous %t : tensor<8x6xf32>
  return %o, %c : tensor<6x8xf32>, tensor<8x6xf32>
}

// CHECK: llvm.func @softmax6(
func.func @softmax6(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %m1 = uop.reshape %m : tensor<4xf32> -> tensor<4x1xf32>
  %m2 = uop.expand %m1 : tensor<4x1xf32> -> tensor<4x8xf32>
  %d = uop.sub %x, %m2 : tensor<4x8xf32>
  %e = uop.exp %d : tensor<4x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %s1 = uop.reshape %s : tensor<4xf32> -> tensor<4x1xf32>
  %s2 = uop.expand %s1 : tensor<4x1xf32> -> tensor<4x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<4x8xf32>
  %t = uop.permute %o [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %c = uop.contiguous %t : tensor<8x4xf32>
  return %o, %c : tensor<4x8xf32>, tensor<8x4xf32>
}

// CHECK: llvm.func @softmax7(
func.func @softmax7(%x: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<8x5xf32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<5x8xf32> -> tensor<5xf32>
  %m1 = uop.reshape %m : tensor<5xf32> -> tensor<5x1xf32>
  %m2 = uop.expand %m1 : tensor<5x1xf32> -> tensor<5x8xf32>
  %d = uop.sub %x, %m2 : tensor<5x8xf32>
  %e = uop.exp %d : tensor<5x8xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<5x8xf32> -> tensor<5xf32>
  %s1 = uop.reshape %s : tensor<5xf32> -> tensor<5x1xf32>
  %s2 = uop.expand %s1 : tensor<5x1xf32> -> tensor<5x8xf32>
  %o = uop.fdiv %e, %s2 : tensor<5x8xf32>
  %t = uop.permute %o [1, 0] : tensor<5x8xf32> -> tensor<8x5xf32>
  %c = uop.contiguous %t : tensor<8x5xf32>
  return %o, %c : tensor<5x8xf32>, tensor<8x5xf32>
}
