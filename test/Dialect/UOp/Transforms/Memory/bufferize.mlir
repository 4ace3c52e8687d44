// RUN: uop-opt %s --one-shot-bufferize="bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map" | FileCheck %s

uop.kernel @k(%x: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %x[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

// The destination is written in place.
// CHECK-LABEL: func.func @in_place(
// CHECK-SAME: %[[X:.*]]: memref<2x3xf32>) -> memref<6xf32>
// CHECK: %[[O:.*]] = memref.alloc() {{.*}} : memref<6xf32>
// CHECK-NEXT: uop.launch @k ins(%[[X]] : memref<2x3xf32>) outs(%[[O]] : memref<6xf32>)
// CHECK-NEXT: return %[[O]]
func.func @in_place(%x: tensor<2x3xf32>) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<6xf32>
  %0 = uop.launch @k ins(%x : tensor<2x3xf32>) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// A strided input is copied, because kernels read elements in a row.
// CHECK-LABEL: func.func @strided(
// CHECK: %[[S:.*]] = memref.subview
// CHECK: %[[C:.*]] = memref.alloc() {{.*}} : memref<3x2xf32>
// CHECK-NEXT: memref.copy %[[S]], %[[C]]
// CHECK-NEXT: uop.launch @k ins(%[[C]] : memref<3x2xf32>)
func.func @strided(%x: tensor<3x4xf32>) -> tensor<6xf32> {
  %s = tensor.extract_slice %x[0, 1] [3, 2] [1, 1] : tensor<3x4xf32> to tensor<3x2xf32>
  %e = tensor.empty() : tensor<6xf32>
  %0 = uop.launch @k ins(%s : tensor<3x2xf32>) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// A reshape is another view, with no copy.
// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.*]]: memref<6xf32>
// CHECK-NOT: memref.copy
// CHECK: %[[V:.*]] = memref.reinterpret_cast %[[X]] to offset: [0], sizes: [2, 3], strides: [3, 1]
// CHECK-NEXT: return %[[V]]
func.func @reshape(%x: tensor<6xf32>) -> tensor<2x3xf32> {
  %0 = uop.reshape %x : tensor<6xf32> -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// Equal constants are one global, which nobody may write.
// CHECK-LABEL: func.func @constants(
// CHECK: %[[G:.*]] = memref.get_global @[[NAME:.*]] : memref<2xf32>
// CHECK: memref.get_global @[[NAME]] : memref<2xf32>
func.func @constants() -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}

// A destination that is a constant is copied first.
// CHECK-LABEL: func.func @constant_destination(
// CHECK: %[[G:.*]] = memref.get_global
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: memref.copy %[[G]], %[[A]]
// CHECK: uop.launch @k {{.*}} outs(%[[A]] : memref<6xf32>)
func.func @constant_destination(%x: tensor<6xf32>) -> tensor<6xf32> {
  %c = uop.const 1.0 : tensor<6xf32>
  %0 = uop.launch @k ins(%x : tensor<6xf32>) outs(%c : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// Checks read buffers.
// CHECK-LABEL: func.func @check(
// CHECK-SAME: %[[X:.*]]: memref<6xf32>
// CHECK: check.expect_eq %[[X]], %[[X]] : memref<6xf32>
func.func @check(%x: tensor<6xf32>) {
  check.expect_eq %x, %x : tensor<6xf32>
  return
}
