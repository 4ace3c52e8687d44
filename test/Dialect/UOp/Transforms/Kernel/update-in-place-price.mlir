// A gradient is subtracted from weights that the caller gives away. In place the kernel keeps
// its schedule where the lanes are a row of the weights; where they are no rows, memory for
// the result and a copy take less time.
//
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --uop-form-kernels --uop-update-in-place --remarks-filter=uop-update-in-place --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// RUN: uop-run %s --entry=wide --random-inputs=1 --verify
// RUN: uop-run %s --entry=narrow --random-inputs=1 --verify
// RUN: uop-run %s --entry=wide --random-inputs=1 --remarks=uop-select-schedule 2>&1 | FileCheck %s --check-prefix=TILE

// TILE: Function=r_512_256_128 | {{.*}}"a tile of the output stays in registers"

// CHECK-LABEL: uop.kernel @r_512_256_128(
// CHECK: %[[WAS:.*]] = uop.load %arg2[%[[AT:.*]]] : memref<131072xf32>
// CHECK: uop.store %{{.*}}, %arg2[%[[AT]]]
// CHECK: func.func @wide({{.*}} %[[W:.*]]: tensor<512x256xf32>
// CHECK: uop.launch @r_512_256_128 {{.*}} outs(%[[W]] : tensor<512x256xf32>)
// REMARK: Function=wide | Argument=2, Remark="a result takes the argument's memory"
func.func @wide(%x: tensor<128x512xf32>, %g: tensor<128x256xf32>, %w: tensor<512x256xf32> {uop.donated}) -> tensor<512x256xf32> {
  %0 = uop.permute %x [1, 0] : tensor<128x512xf32> -> tensor<512x128xf32>
  %1 = uop.reshape %0 : tensor<512x128xf32> -> tensor<512x1x128xf32>
  %2 = uop.expand %1 : tensor<512x1x128xf32> -> tensor<512x256x128xf32>
  %3 = uop.permute %g [1, 0] : tensor<128x256xf32> -> tensor<256x128xf32>
  %4 = uop.reshape %3 : tensor<256x128xf32> -> tensor<1x256x128xf32>
  %5 = uop.expand %4 : tensor<1x256x128xf32> -> tensor<512x256x128xf32>
  %6 = uop.mul %2, %5 : tensor<512x256x128xf32>
  %7 = uop.reduce_axis add %6 axes [2] : tensor<512x256x128xf32> -> tensor<512x256xf32>
  %8 = uop.sub %w, %7 : tensor<512x256xf32>
  return %8 : tensor<512x256xf32>
}

// CHECK-LABEL: uop.kernel @r_512_10_128(
// CHECK: uop.load %arg2[
// CHECK: uop.store %{{.*}}, %arg3[
// REMARK: Function=narrow | Argument=2, Reason="in place, the result's kernel takes longer than it and a copy"
func.func @narrow(%x: tensor<128x512xf32>, %g: tensor<128x10xf32>, %w: tensor<512x10xf32> {uop.donated}) -> tensor<512x10xf32> {
  %0 = uop.permute %x [1, 0] : tensor<128x512xf32> -> tensor<512x128xf32>
  %1 = uop.reshape %0 : tensor<512x128xf32> -> tensor<512x1x128xf32>
  %2 = uop.expand %1 : tensor<512x1x128xf32> -> tensor<512x10x128xf32>
  %3 = uop.permute %g [1, 0] : tensor<128x10xf32> -> tensor<10x128xf32>
  %4 = uop.reshape %3 : tensor<10x128xf32> -> tensor<1x10x128xf32>
  %5 = uop.expand %4 : tensor<1x10x128xf32> -> tensor<512x10x128xf32>
  %6 = uop.mul %2, %5 : tensor<512x10x128xf32>
  %7 = uop.reduce_axis add %6 axes [2] : tensor<512x10x128xf32> -> tensor<512x10xf32>
  %8 = uop.sub %w, %7 : tensor<512x10xf32>
  return %8 : tensor<512x10xf32>
}
