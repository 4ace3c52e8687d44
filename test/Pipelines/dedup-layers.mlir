// Layers that are equal but for their weights and for how they are written; the
// last one has another shape.

// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify --stats | FileCheck %s --check-prefix=COUNT

// CHECK-COUNT-2: uop.kernel @
// CHECK-NOT: uop.kernel @
// CHECK: func.func @main(
// CHECK-COUNT-3: uop.launch @[[LAYER:r_4_8_8]] ins
// CHECK-NOT: uop.launch @[[LAYER]] ins
// CHECK: uop.launch @r_4_2_8 ins
// CHECK-NOT: uop.launch
// COUNT: "kernels": 4,
// COUNT-NEXT: "unique_kernels": 2,
func.func @main(%x: tensor<4x8xf32>, %u: tensor<8x8xf32>, %v: tensor<8x8xf32>, %w: tensor<8x8xf32>, %last: tensor<8x2xf32>) -> tensor<4x2xf32> {
  %a00 = uop.reshape %x : tensor<4x8xf32> -> tensor<4x1x8xf32>
  %a01 = uop.expand %a00 : tensor<4x1x8xf32> -> tensor<4x8x8xf32>
  %a02 = uop.permute %u [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %a03 = uop.reshape %a02 : tensor<8x8xf32> -> tensor<1x8x8xf32>
  %a04 = uop.expand %a03 : tensor<1x8x8xf32> -> tensor<4x8x8xf32>
  %a05 = uop.mul %a01, %a04 : tensor<4x8x8xf32>
  %a06 = uop.reduce_axis add %a05 axes [2] : tensor<4x8x8xf32> -> tensor<4x8xf32>
  %a07 = uop.abs %a06 : tensor<4x8xf32>
  %a08 = uop.contiguous %a07 : tensor<4x8xf32>
  %a1z = uop.reshape %a08 : tensor<4x8xf32> -> tensor<4x8x1xf32>
  %a1y = uop.expand %a1z : tensor<4x8x1xf32> -> tensor<4x8x8xf32>
  %a11 = uop.permute %a1y [0, 2, 1] : tensor<4x8x8xf32> -> tensor<4x8x8xf32>
  %a12 = uop.permute %v [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %a13 = uop.reshape %a12 : tensor<8x8xf32> -> tensor<1x8x8xf32>
  %a14 = uop.expand %a13 : tensor<1x8x8xf32> -> tensor<4x8x8xf32>
  %a15 = uop.mul %a11, %a14 : tensor<4x8x8xf32>
  %a16 = uop.reduce_axis add %a15 axes [2] : tensor<4x8x8xf32> -> tensor<4x8xf32>
  %a17 = uop.abs %a16 : tensor<4x8xf32>
  %a18 = uop.contiguous %a17 : tensor<4x8xf32>
  %a20 = uop.reshape %a18 : tensor<4x8xf32> -> tensor<4x1x8xf32>
  %a21 = uop.expand %a20 : tensor<4x1x8xf32> -> tensor<4x8x8xf32>
  %a22 = uop.permute %w [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %a23 = uop.reshape %a22 : tensor<8x8xf32> -> tensor<1x8x8xf32>
  %a24 = uop.expand %a23 : tensor<1x8x8xf32> -> tensor<4x8x8xf32>
  %a25 = uop.mul %a21, %a24 : tensor<4x8x8xf32>
  %a26 = uop.reduce_axis add %a25 axes [2] : tensor<4x8x8xf32> -> tensor<4x8xf32>
  %a27 = uop.abs %a26 : tensor<4x8xf32>
  %a28 = uop.contiguous %a27 : tensor<4x8xf32>
  %a30 = uop.reshape %a28 : tensor<4x8xf32> -> tensor<4x1x8xf32>
  %a31 = uop.expand %a30 : tensor<4x1x8xf32> -> tensor<4x2x8xf32>
  %a32 = uop.permute %last [1, 0] : tensor<8x2xf32> -> tensor<2x8xf32>
  %a33 = uop.reshape %a32 : tensor<2x8xf32> -> tensor<1x2x8xf32>
  %a34 = uop.expand %a33 : tensor<1x2x8xf32> -> tensor<4x2x8xf32>
  %a35 = uop.mul %a31, %a34 : tensor<4x2x8xf32>
  %a36 = uop.reduce_axis add %a35 axes [2] : tensor<4x2x8xf32> -> tensor<4x2xf32>
  %a37 = uop.abs %a36 : tensor<4x2xf32>
  %a38 = uop.contiguous %a37 : tensor<4x2xf32>
  return %a38 : tensor<4x2xf32>
}
