// A sum of products that is read with a border, and without: it is stored with
// the border, once, and who needs no border reads the inside.
//
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --remarks-filter=uop-fuse --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-run %s --entry=read --random-inputs=1 --verify
// RUN: uop-run %s --entry=read --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=returned --random-inputs=1 --verify

// REMARK: Pad | Category:uop-fuse{{.*}}Reads=2, Remark="its readers read the padded value"

// CHECK-LABEL: uop.kernel @r_32_34_34_32
// CHECK-COUNT-5: uop.store

// CHECK-LABEL: func.func @read(
// CHECK: uop.launch @r_32_34_34_32
// CHECK: uop.launch @r_32_32_32_
// CHECK-NOT: uop.launch
// CHECK: return
// Without masks for f32: with them, a reader that pads for itself takes as long.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.least_gain" = 0.01, "uop.masked_bytes" = 8,
      "uop.vector_bytes" = 64, "uop.vector_registers" = 32>>} {
func.func @read(%x: tensor<32x1024xf32>, %w: tensor<32x32xf32>, %v: tensor<32x32x3x3xf32>) -> tensor<32x32x32xf32> {
  %0 = uop.reshape %x : tensor<32x1024xf32> -> tensor<1x32x1024xf32>
  %1 = uop.expand %0 : tensor<1x32x1024xf32> -> tensor<32x32x1024xf32>
  %2 = uop.reshape %w : tensor<32x32xf32> -> tensor<32x32x1xf32>
  %3 = uop.expand %2 : tensor<32x32x1xf32> -> tensor<32x32x1024xf32>
  %4 = uop.mul %1, %3 : tensor<32x32x1024xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<32x32x1024xf32> -> tensor<32x1024xf32>
  %6 = uop.reshape %5 : tensor<32x1024xf32> -> tensor<32x32x32xf32>
  // A convolution of it.
  %7 = uop.pad %6 low [0, 1, 1] high [0, 1, 1] : tensor<32x32x32xf32> -> tensor<32x34x34xf32>
  %8 = uop.reshape %7 : tensor<32x34x34xf32> -> tensor<32x1x34x1x34xf32>
  %9 = uop.expand %8 : tensor<32x1x34x1x34xf32> -> tensor<32x4x34x4x34xf32>
  %10 = uop.reshape %9 : tensor<32x4x34x4x34xf32> -> tensor<32x136x136xf32>
  %11 = uop.shrink %10 offsets [0, 0, 0] sizes [32, 105, 105] : tensor<32x136x136xf32> -> tensor<32x105x105xf32>
  %12 = uop.reshape %11 : tensor<32x105x105xf32> -> tensor<32x3x35x3x35xf32>
  %13 = uop.shrink %12 offsets [0, 0, 0, 0, 0] sizes [32, 3, 32, 3, 32] : tensor<32x3x35x3x35xf32> -> tensor<32x3x32x3x32xf32>
  %14 = uop.permute %13 [2, 4, 0, 1, 3] : tensor<32x3x32x3x32xf32> -> tensor<32x32x32x3x3xf32>
  %15 = uop.reshape %14 : tensor<32x32x32x3x3xf32> -> tensor<1x32x32x32x3x3xf32>
  %16 = uop.expand %15 : tensor<1x32x32x32x3x3xf32> -> tensor<32x32x32x32x3x3xf32>
  %17 = uop.reshape %v : tensor<32x32x3x3xf32> -> tensor<32x1x1x32x3x3xf32>
  %18 = uop.expand %17 : tensor<32x1x1x32x3x3xf32> -> tensor<32x32x32x32x3x3xf32>
  %19 = uop.mul %16, %18 : tensor<32x32x32x32x3x3xf32>
  %20 = uop.reduce_axis add %19 axes [3, 4, 5] : tensor<32x32x32x32x3x3xf32> -> tensor<32x32x32xf32>
  %21 = uop.add %6, %20 : tensor<32x32x32xf32>
  return %21 : tensor<32x32x32xf32>
}

// What is returned has no border.
// CHECK-LABEL: func.func @returned(
// CHECK: %[[Y:.*]] = uop.launch @r_32_256_32
// CHECK: uop.launch @e_32_260 ins(%[[Y]]
// CHECK: return %[[Y]]
func.func @returned(%x: tensor<32x256xf32>, %w: tensor<32x32xf32>) -> (tensor<32x256xf32>, tensor<32x260xf32>) {
  %0 = uop.reshape %x : tensor<32x256xf32> -> tensor<1x32x256xf32>
  %1 = uop.expand %0 : tensor<1x32x256xf32> -> tensor<32x32x256xf32>
  %2 = uop.reshape %w : tensor<32x32xf32> -> tensor<32x32x1xf32>
  %3 = uop.expand %2 : tensor<32x32x1xf32> -> tensor<32x32x256xf32>
  %4 = uop.mul %1, %3 : tensor<32x32x256xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<32x32x256xf32> -> tensor<32x256xf32>
  %6 = uop.pad %5 low [0, 2] high [0, 2] : tensor<32x256xf32> -> tensor<32x260xf32>
  %7 = uop.contiguous %6 : tensor<32x260xf32>
  return %5, %7 : tensor<32x256xf32>, tensor<32x260xf32>
}
}
