// A sum of products whose reader interleaves it with itself, joins it with
// something else and adds a border: it is computed where it is made best, and the
// cost decides that another kernel moves it.
//
// RUN: uop-opt %s --uop-rangeify | FileCheck %s
// RUN: uop-opt %s --uop-schedule | FileCheck %s --check-prefix=KERNELS
// RUN: uop-run %s --entry=f --random-inputs=1 --verify
// RUN: uop-run %s --entry=parts --random-inputs=1 --verify

// CHECK: %[[SUM:.*]] = uop.reduce add
// CHECK: uop.bufferize %[[SUM]] over (%{{.*}}) : f32 -> tensor<32x4x32x32xf32>
// KERNELS: uop.kernel @r_32_
// KERNELS: uop.kernel @e_64_66_66(
func.func @f(%s: tensor<32x64x64xf32>, %x: tensor<64x32x32xf32>, %w: tensor<64x32x4xf32>) -> tensor<64x66x66xf32> {
  // x: ci y x ; w: ci co p
  %x1 = uop.reshape %x : tensor<64x32x32xf32> -> tensor<64x1x1x32x32xf32>
  %x2 = uop.expand %x1 : tensor<64x1x1x32x32xf32> -> tensor<64x32x4x32x32xf32>
  %w1 = uop.reshape %w : tensor<64x32x4xf32> -> tensor<64x32x4x1x1xf32>
  %w2 = uop.expand %w1 : tensor<64x32x4x1x1xf32> -> tensor<64x32x4x32x32xf32>
  %m = uop.mul %x2, %w2 : tensor<64x32x4x32x32xf32>
  %r = uop.reduce_axis add %m axes [0] : tensor<64x32x4x32x32xf32> -> tensor<32x4x32x32xf32>
  %a = uop.reshape %r : tensor<32x4x32x32xf32> -> tensor<32x2x2x32x32xf32>
  %b = uop.permute %a [0, 3, 1, 4, 2] : tensor<32x2x2x32x32xf32> -> tensor<32x32x2x32x2xf32>
  %c = uop.reshape %b : tensor<32x32x2x32x2xf32> -> tensor<32x64x64xf32>
  %k = uop.cat %s, %c axis 0 : tensor<32x64x64xf32>, tensor<32x64x64xf32> -> tensor<64x64x64xf32>
  %p = uop.pad %k low [0, 1, 1] high [0, 1, 1] : tensor<64x64x64xf32> -> tensor<64x66x66xf32>
  return %p : tensor<64x66x66xf32>
}

// So it does with a border alone, whose loops are split off: one kernel is
// cheaper here.
// CHECK-LABEL: func.func @border(
// CHECK-COUNT-2: uop.bufferize
// CHECK-NOT: uop.bufferize
// CHECK: return
// KERNELS: uop.kernel @r_4_18_18_8(
// KERNELS-LABEL: func.func @border(
// KERNELS-COUNT-1: uop.launch
// KERNELS-NOT: uop.launch
// KERNELS: return
func.func @border(%x: tensor<8x16x16xf32>, %w: tensor<8x4xf32>) -> tensor<4x18x18xf32> {
  %x1 = uop.reshape %x : tensor<8x16x16xf32> -> tensor<8x1x16x16xf32>
  %x2 = uop.expand %x1 : tensor<8x1x16x16xf32> -> tensor<8x4x16x16xf32>
  %w1 = uop.reshape %w : tensor<8x4xf32> -> tensor<8x4x1x1xf32>
  %w2 = uop.expand %w1 : tensor<8x4x1x1xf32> -> tensor<8x4x16x16xf32>
  %m = uop.mul %x2, %w2 : tensor<8x4x16x16xf32>
  %r = uop.reduce_axis add %m axes [0] : tensor<8x4x16x16xf32> -> tensor<4x16x16xf32>
  %p = uop.pad %r low [0, 1, 1] high [0, 1, 1] : tensor<4x16x16xf32> -> tensor<4x18x18xf32>
  return %p : tensor<4x18x18xf32>
}

// What is computed from a sum of products is, too, reduced once more: at all of
// the columns of the concatenation, it would be computed for those of the other
// part as well.
// CHECK-LABEL: func.func @parts(
// CHECK: uop.reduce add
// CHECK: uop.bufferize
// CHECK: %[[MAX:.*]] = uop.reduce max
// CHECK: uop.bufferize %[[MAX]]
// CHECK: return
// KERNELS: uop.kernel @r_256_8_12_16(
// KERNELS: uop.kernel @r_256_32_8_12(
func.func @parts(%x: tensor<256x12x16xf32>, %w: tensor<16x8xf32>, %y: tensor<256x24xf32>) -> tensor<256x32xf32> {
  %x1 = uop.reshape %x : tensor<256x12x16xf32> -> tensor<256x1x12x16xf32>
  %x2 = uop.expand %x1 : tensor<256x1x12x16xf32> -> tensor<256x8x12x16xf32>
  %w1 = uop.permute %w [1, 0] : tensor<16x8xf32> -> tensor<8x16xf32>
  %w2 = uop.reshape %w1 : tensor<8x16xf32> -> tensor<1x8x1x16xf32>
  %w3 = uop.expand %w2 : tensor<1x8x1x16xf32> -> tensor<256x8x12x16xf32>
  %m = uop.mul %x2, %w3 : tensor<256x8x12x16xf32>
  %r = uop.reduce_axis add %m axes [3] : tensor<256x8x12x16xf32> -> tensor<256x8x12xf32>
  %t = uop.reduce_axis max %r axes [2] : tensor<256x8x12xf32> -> tensor<256x8xf32>
  %c = uop.cat %t, %y axis 1 : tensor<256x8xf32>, tensor<256x24xf32> -> tensor<256x32xf32>
  return %c : tensor<256x32xf32>
}
