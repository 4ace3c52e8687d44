// RUN: uop-opt %s --canonicalize | FileCheck %s

// Movement that moves nothing, movement of movement, and movement of a value
// that is the same everywhere.

// CHECK-LABEL: func @identities(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[O:.*]]: tensor<1x8xf32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[O]], %[[X]], %[[X]]
func.func @identities(%x: tensor<4x8xf32>, %o: tensor<1x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = uop.reshape %x : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = uop.permute %x [0, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = uop.expand %x : tensor<4x8xf32> -> tensor<4x8xf32>
  %3 = uop.pad %x low [0, 0] high [0, 0] : tensor<4x8xf32> -> tensor<4x8xf32>
  %4 = uop.shrink %x offsets [0, 0] sizes [4, 8] : tensor<4x8xf32> -> tensor<4x8xf32>
  %5 = uop.flip %x axes [] : tensor<4x8xf32>
  %6 = uop.flip %o axes [0] : tensor<1x8xf32>
  %7 = uop.cat %x axis 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %8 = uop.reduce_axis add %x axes [] : tensor<4x8xf32> -> tensor<4x8xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// The types agree, but elements move.
// CHECK-LABEL: func @no_identities(
// CHECK-NEXT: %[[A:.*]] = uop.permute
// CHECK-NEXT: %[[B:.*]] = uop.flip
// CHECK-NEXT: %[[C:.*]] = uop.cat
// CHECK-NEXT: %[[D:.*]] = uop.reduce_axis
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]], %[[D]]
func.func @no_identities(%x: tensor<4x4xf32>, %e: tensor<0x4xf32>, %o: tensor<1x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>) {
  %0 = uop.permute %x [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = uop.flip %x axes [1] : tensor<4x4xf32>
  %2 = uop.cat %e, %x axis 0 : tensor<0x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %3 = uop.reduce_axis add %o axes [0] : tensor<1x4xf32> -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @reshape_of_reshape(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>
// CHECK-NEXT: %[[R:.*]] = uop.reshape %[[X]] : tensor<4x8xf32> -> tensor<16x2xf32>
// CHECK-NEXT: return %[[X]], %[[R]]
func.func @reshape_of_reshape(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<16x2xf32>) {
  %0 = uop.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
  %1 = uop.reshape %0 : tensor<32xf32> -> tensor<4x8xf32>
  %2 = uop.reshape %0 : tensor<32xf32> -> tensor<16x2xf32>
  return %1, %2 : tensor<4x8xf32>, tensor<16x2xf32>
}

// Axis i of the result is axis inner[outer[i]].
// CHECK-LABEL: func @permute_of_permute(
// CHECK-SAME: %[[X:.*]]: tensor<2x3x5xf32>
// CHECK-NEXT: %[[R:.*]] = uop.permute %[[X]] [1, 0, 2] : tensor<2x3x5xf32> -> tensor<3x2x5xf32>
// CHECK-NEXT: return %[[X]], %[[R]]
func.func @permute_of_permute(%x: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<3x2x5xf32>) {
  %0 = uop.permute %x [2, 0, 1] : tensor<2x3x5xf32> -> tensor<5x2x3xf32>
  %1 = uop.permute %0 [1, 2, 0] : tensor<5x2x3xf32> -> tensor<2x3x5xf32>
  %2 = uop.permute %0 [2, 1, 0] : tensor<5x2x3xf32> -> tensor<3x2x5xf32>
  return %1, %2 : tensor<2x3x5xf32>, tensor<3x2x5xf32>
}

// CHECK-LABEL: func @expand_of_expand(
// CHECK-SAME: %[[X:.*]]: tensor<1x1xf32>
// CHECK-NEXT: %[[R:.*]] = uop.expand %[[X]] : tensor<1x1xf32> -> tensor<4x8xf32>
// CHECK-NEXT: return %[[R]]
func.func @expand_of_expand(%x: tensor<1x1xf32>) -> tensor<4x8xf32> {
  %0 = uop.expand %x : tensor<1x1xf32> -> tensor<1x8xf32>
  %1 = uop.expand %0 : tensor<1x8xf32> -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: func @flip_of_flip(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>
// CHECK-NEXT: %[[A:.*]] = uop.flip %[[X]] axes [1]
// CHECK-NEXT: %[[B:.*]] = uop.flip %[[A]] axes [0]
// CHECK-NEXT: return %[[X]], %[[B]]
func.func @flip_of_flip(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = uop.flip %x axes [1] : tensor<4x8xf32>
  %1 = uop.flip %0 axes [1] : tensor<4x8xf32>
  %2 = uop.flip %0 axes [0] : tensor<4x8xf32>
  return %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func @of_splat(
// CHECK-DAG: %[[A:.*]] = uop.const 2.000000e+00 : tensor<2x4xf32>
// CHECK-DAG: %[[B:.*]] = uop.const 2.000000e+00 : tensor<8x1xf32>
// CHECK-DAG: %[[C:.*]] = uop.const 2.000000e+00 : tensor<8x3xf32>
// CHECK-DAG: %[[D:.*]] = uop.const 2.000000e+00 : tensor<1x0xf32>
// CHECK-DAG: %[[E:.*]] = uop.const 2.000000e+00 : tensor<1x8xf32>
// CHECK: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]]
func.func @of_splat() -> (tensor<2x4xf32>, tensor<8x1xf32>, tensor<8x3xf32>, tensor<1x0xf32>, tensor<1x8xf32>) {
  %c = uop.const 2.0 : tensor<1x8xf32>
  %d = uop.const 2.0 : tensor<8x1xf32>
  %0 = uop.reshape %c : tensor<1x8xf32> -> tensor<2x4xf32>
  %1 = uop.permute %c [1, 0] : tensor<1x8xf32> -> tensor<8x1xf32>
  %2 = uop.expand %d : tensor<8x1xf32> -> tensor<8x3xf32>
  %3 = uop.shrink %c offsets [0, 3] sizes [1, 0] : tensor<1x8xf32> -> tensor<1x0xf32>
  %4 = uop.flip %c axes [1] : tensor<1x8xf32>
  return %0, %1, %2, %3, %4 : tensor<2x4xf32>, tensor<8x1xf32>, tensor<8x3xf32>, tensor<1x0xf32>, tensor<1x8xf32>
}

// The padding is zero, whatever is padded.
// CHECK-LABEL: func @pad_of_splat(
// CHECK: %[[R:.*]] = uop.pad
// CHECK-NEXT: return %[[R]]
func.func @pad_of_splat() -> tensor<6xf32> {
  %c = uop.const 2.0 : tensor<4xf32>
  %0 = uop.pad %c low [1] high [1] : tensor<4xf32> -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// The elements of this one are not the same everywhere.
// CHECK-LABEL: func @of_dense(
// CHECK: %[[R:.*]] = uop.flip
// CHECK-NEXT: return %[[R]]
func.func @of_dense() -> tensor<2xf32> {
  %c = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = uop.flip %c axes [0] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func @dynamic(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>
// CHECK-NEXT: %[[P:.*]] = uop.permute %[[X]] [1, 0]
// CHECK-NEXT: return %[[X]], %[[P]]
func.func @dynamic(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<4x?xf32>) {
  %0 = uop.permute %x [0, 1] : tensor<?x4xf32> -> tensor<?x4xf32>
  %1 = uop.permute %x [1, 0] : tensor<?x4xf32> -> tensor<4x?xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<4x?xf32>
}

// CHECK-LABEL: func @contiguous_stays(
// CHECK-NEXT: uop.contiguous
// CHECK-NEXT: uop.contiguous
func.func @contiguous_stays(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.contiguous %x : tensor<4xf32>
  %1 = uop.contiguous %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
