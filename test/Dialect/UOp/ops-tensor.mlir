// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @iota(
// CHECK-NEXT: %{{.*}} = uop.iota axis 1 : tensor<4x8xi64>
// CHECK-NEXT: %{{.*}} = uop.iota axis 0 : tensor<0xf8E5M2>
func.func @iota() {
  %0 = uop.iota axis 1 : tensor<4x8xi64>
  %1 = uop.iota axis 0 : tensor<0xf8E5M2>
  return
}

// CHECK-LABEL: func @reshape(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[S:.*]]: tensor<f32>, %[[E:.*]]: tensor<0x3xf32>
// CHECK-NEXT: uop.reshape %[[X]] : tensor<4x8xf32> -> tensor<2x1x16xf32>
// CHECK-NEXT: uop.reshape %[[S]] : tensor<f32> -> tensor<1x1xf32>
// CHECK-NEXT: uop.reshape %[[E]] : tensor<0x3xf32> -> tensor<5x0x7xf32>
func.func @reshape(%x: tensor<4x8xf32>, %s: tensor<f32>, %e: tensor<0x3xf32>) {
  %0 = uop.reshape %x : tensor<4x8xf32> -> tensor<2x1x16xf32>
  %1 = uop.reshape %s : tensor<f32> -> tensor<1x1xf32>
  %2 = uop.reshape %e : tensor<0x3xf32> -> tensor<5x0x7xf32>
  return
}

// CHECK-LABEL: func @permute(
// CHECK-SAME: %[[X:.*]]: tensor<4x?x2xi1>, %[[S:.*]]: tensor<f32>
// CHECK-NEXT: uop.permute %[[X]] [2, 0, 1] : tensor<4x?x2xi1> -> tensor<2x4x?xi1>
// CHECK-NEXT: uop.permute %[[S]] [] : tensor<f32> -> tensor<f32>
func.func @permute(%x: tensor<4x?x2xi1>, %s: tensor<f32>) {
  %0 = uop.permute %x [2, 0, 1] : tensor<4x?x2xi1> -> tensor<2x4x?xi1>
  %1 = uop.permute %s [] : tensor<f32> -> tensor<f32>
  return
}

// CHECK-LABEL: func @expand(
// CHECK-SAME: %[[X:.*]]: tensor<4x1xf32>
// CHECK-NEXT: uop.expand %[[X]] : tensor<4x1xf32> -> tensor<4x8xf32>
// CHECK-NEXT: uop.expand %[[X]] : tensor<4x1xf32> -> tensor<4x0xf32>
func.func @expand(%x: tensor<4x1xf32>) {
  %0 = uop.expand %x : tensor<4x1xf32> -> tensor<4x8xf32>
  %1 = uop.expand %x : tensor<4x1xf32> -> tensor<4x0xf32>
  return
}

// CHECK-LABEL: func @pad(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[V:.*]]: f32
// CHECK-NEXT: uop.pad %[[X]] low [0, 1] high [2, 0] : tensor<4x8xf32> -> tensor<6x9xf32>
// CHECK-NEXT: uop.pad %[[X]] low [0, 1] high [2, 0] value %[[V]] : tensor<4x8xf32> -> tensor<6x9xf32>
func.func @pad(%x: tensor<4x8xf32>, %v: f32) {
  %0 = uop.pad %x low [0, 1] high [2, 0] : tensor<4x8xf32> -> tensor<6x9xf32>
  %1 = uop.pad %x low [0, 1] high [2, 0] value %v : tensor<4x8xf32> -> tensor<6x9xf32>
  return
}

// CHECK-LABEL: func @shrink(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>
// CHECK-NEXT: uop.shrink %[[X]] offsets [1, 0] sizes [2, 8] : tensor<4x8xf32> -> tensor<2x8xf32>
// CHECK-NEXT: uop.shrink %[[X]] offsets [4, 0] sizes [0, 8] : tensor<4x8xf32> -> tensor<0x8xf32>
func.func @shrink(%x: tensor<4x8xf32>) {
  %0 = uop.shrink %x offsets [1, 0] sizes [2, 8] : tensor<4x8xf32> -> tensor<2x8xf32>
  %1 = uop.shrink %x offsets [4, 0] sizes [0, 8] : tensor<4x8xf32> -> tensor<0x8xf32>
  return
}

// CHECK-LABEL: func @flip(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>
// CHECK-NEXT: uop.flip %[[X]] axes [1, 0] : tensor<4x8xf32>
// CHECK-NEXT: uop.flip %[[X]] axes [] : tensor<4x8xf32>
func.func @flip(%x: tensor<4x8xf32>) {
  %0 = uop.flip %x axes [1, 0] : tensor<4x8xf32>
  %1 = uop.flip %x axes [] : tensor<4x8xf32>
  return
}

// CHECK-LABEL: func @cat(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[Y:.*]]: tensor<0x8xf32>
// CHECK-NEXT: uop.cat %[[X]], %[[Y]], %[[X]] axis 0 : tensor<4x8xf32>, tensor<0x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
// CHECK-NEXT: uop.cat %[[X]] axis 1 : tensor<4x8xf32> -> tensor<4x8xf32>
func.func @cat(%x: tensor<4x8xf32>, %y: tensor<0x8xf32>) {
  %0 = uop.cat %x, %y, %x axis 0 : tensor<4x8xf32>, tensor<0x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
  %1 = uop.cat %x axis 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func @reduce_axis(
// CHECK-SAME: %[[X:.*]]: tensor<4x?xf32>, %[[B:.*]]: tensor<0xi1>
// CHECK-NEXT: uop.reduce_axis add %[[X]] axes [0, 1] : tensor<4x?xf32> -> tensor<f32>
// CHECK-NEXT: uop.reduce_axis mul %[[X]] axes [1] : tensor<4x?xf32> -> tensor<4xf32>
// CHECK-NEXT: uop.reduce_axis max %[[X]] axes [0] : tensor<4x?xf32> -> tensor<?xf32>
// CHECK-NEXT: uop.reduce_axis min %[[B]] axes [] : tensor<0xi1> -> tensor<0xi1>
func.func @reduce_axis(%x: tensor<4x?xf32>, %b: tensor<0xi1>) {
  %0 = uop.reduce_axis add %x axes [0, 1] : tensor<4x?xf32> -> tensor<f32>
  %1 = uop.reduce_axis mul %x axes [1] : tensor<4x?xf32> -> tensor<4xf32>
  %2 = uop.reduce_axis max %x axes [0] : tensor<4x?xf32> -> tensor<?xf32>
  %3 = uop.reduce_axis min %b axes [] : tensor<0xi1> -> tensor<0xi1>
  return
}

// CHECK-LABEL: func @contiguous(
// CHECK-NEXT: uop.contiguous %{{.*}} : tensor<?x8xf32>
func.func @contiguous(%x: tensor<?x8xf32>) {
  %0 = uop.contiguous %x : tensor<?x8xf32>
  return
}
