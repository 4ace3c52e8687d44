// Sums of products in tiles of blocks, on a device: edges in every direction.
// REQUIRES: opencl
// RUN: uop-run %s --random-inputs=1 --verify --device=opencl
// RUN: uop-run %s --entry=batched --random-inputs=2 --verify --device=opencl
// RUN: uop-run %s --entry=transposed --random-inputs=3 --verify --device=opencl
// RUN: uop-run %s --entry=narrow --random-inputs=4 --verify --device=opencl
// RUN: uop-run %s --entry=convolution --random-inputs=5 --verify --device=opencl
// RUN: uop-run %s --entry=divided --random-inputs=6 --verify --device=opencl
// RUN: uop-opt %s --uop-to-spirv --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s

// Small ones are sums that groups of threads share.
// CHECK-COUNT-4: [Passed] Blocks {{.*}}Columns=
func.func @main(%x: tensor<67x129xf32>, %w: tensor<129x33xf32>, %bias: tensor<33xf32>) -> tensor<67x33xf32> {
  %0 = uop.reshape %x : tensor<67x129xf32> -> tensor<67x129x1xf32>
  %1 = uop.expand %0 : tensor<67x129x1xf32> -> tensor<67x129x33xf32>
  %2 = uop.reshape %w : tensor<129x33xf32> -> tensor<1x129x33xf32>
  %3 = uop.expand %2 : tensor<1x129x33xf32> -> tensor<67x129x33xf32>
  %4 = uop.mul %1, %3 : tensor<67x129x33xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<67x129x33xf32> -> tensor<67x33xf32>
  %6 = uop.reshape %bias : tensor<33xf32> -> tensor<1x33xf32>
  %7 = uop.expand %6 : tensor<1x33xf32> -> tensor<67x33xf32>
  %8 = uop.add %5, %7 : tensor<67x33xf32>
  %9 = uop.exp %8 : tensor<67x33xf32>
  return %9 : tensor<67x33xf32>
}

func.func @batched(%x: tensor<3x40x200xf32>, %w: tensor<3x200x70xf32>) -> tensor<3x40x70xf32> {
  %0 = uop.reshape %x : tensor<3x40x200xf32> -> tensor<3x40x200x1xf32>
  %1 = uop.expand %0 : tensor<3x40x200x1xf32> -> tensor<3x40x200x70xf32>
  %2 = uop.reshape %w : tensor<3x200x70xf32> -> tensor<3x1x200x70xf32>
  %3 = uop.expand %2 : tensor<3x1x200x70xf32> -> tensor<3x40x200x70xf32>
  %4 = uop.mul %1, %3 : tensor<3x40x200x70xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<3x40x200x70xf32> -> tensor<3x40x70xf32>
  return %5 : tensor<3x40x70xf32>
}

// The result's rows are neighbours, so that they are the tile's columns.
func.func @transposed(%x: tensor<50x300xf32>, %w: tensor<90x300xf32>) -> tensor<90x50xf32> {
  %0 = uop.reshape %x : tensor<50x300xf32> -> tensor<1x50x300xf32>
  %1 = uop.expand %0 : tensor<1x50x300xf32> -> tensor<90x50x300xf32>
  %2 = uop.reshape %w : tensor<90x300xf32> -> tensor<90x1x300xf32>
  %3 = uop.expand %2 : tensor<90x1x300xf32> -> tensor<90x50x300xf32>
  %4 = uop.mul %1, %3 : tensor<90x50x300xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<90x50x300xf32> -> tensor<90x50xf32>
  return %5 : tensor<90x50xf32>
}

func.func @narrow(%x: tensor<65x130xf16>, %w: tensor<130x65xf16>, %i: tensor<65x130xi8>, %j: tensor<130x65xi8>, %b: tensor<65x130xbf16>, %c: tensor<130x65xbf16>)
    -> (tensor<65x65xf16>, tensor<65x65xi8>, tensor<65x65xf32>) {
  %0 = uop.reshape %x : tensor<65x130xf16> -> tensor<65x130x1xf16>
  %1 = uop.expand %0 : tensor<65x130x1xf16> -> tensor<65x130x65xf16>
  %2 = uop.reshape %w : tensor<130x65xf16> -> tensor<1x130x65xf16>
  %3 = uop.expand %2 : tensor<1x130x65xf16> -> tensor<65x130x65xf16>
  %4 = uop.mul %1, %3 : tensor<65x130x65xf16>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<65x130x65xf16> -> tensor<65x65xf16>
  %6 = uop.reshape %i : tensor<65x130xi8> -> tensor<65x130x1xi8>
  %7 = uop.expand %6 : tensor<65x130x1xi8> -> tensor<65x130x65xi8>
  %8 = uop.reshape %j : tensor<130x65xi8> -> tensor<1x130x65xi8>
  %9 = uop.expand %8 : tensor<1x130x65xi8> -> tensor<65x130x65xi8>
  %10 = uop.mul %7, %9 : tensor<65x130x65xi8>
  %11 = uop.reduce_axis add %10 axes [1] : tensor<65x130x65xi8> -> tensor<65x65xi8>
  %12 = uop.cast %b : tensor<65x130xbf16> -> tensor<65x130xf32>
  %13 = uop.cast %c : tensor<130x65xbf16> -> tensor<130x65xf32>
  %14 = uop.reshape %12 : tensor<65x130xf32> -> tensor<65x130x1xf32>
  %15 = uop.expand %14 : tensor<65x130x1xf32> -> tensor<65x130x65xf32>
  %16 = uop.reshape %13 : tensor<130x65xf32> -> tensor<1x130x65xf32>
  %17 = uop.expand %16 : tensor<1x130x65xf32> -> tensor<65x130x65xf32>
  %18 = uop.mul %15, %17 : tensor<65x130x65xf32>
  %19 = uop.reduce_axis add %18 axes [1] : tensor<65x130x65xf32> -> tensor<65x65xf32>
  return %5, %11, %19 : tensor<65x65xf16>, tensor<65x65xi8>, tensor<65x65xf32>
}

// A filter of 3x3 over an image with an edge of zeros: rows and columns of the
// image are one axis of a product.
func.func @convolution(%x: tensor<2x20x13x11xf32>, %w: tensor<31x20x3x3xf32>) -> tensor<2x31x13x11xf32> {
  %p = uop.pad %x low [0, 0, 1, 1] high [0, 0, 1, 1] : tensor<2x20x13x11xf32> -> tensor<2x20x15x13xf32>
  %f = uop.reshape %p : tensor<2x20x15x13xf32> -> tensor<7800xf32>
  %v = uop.view %f sizes [2, 20, 13, 11, 3, 3] strides [3900, 195, 13, 1, 13, 1] offset 0 : tensor<7800xf32> -> tensor<2x20x13x11x3x3xf32>
  %2 = uop.reshape %v : tensor<2x20x13x11x3x3xf32> -> tensor<2x1x20x13x11x3x3xf32>
  %3 = uop.expand %2 : tensor<2x1x20x13x11x3x3xf32> -> tensor<2x31x20x13x11x3x3xf32>
  %4 = uop.reshape %w : tensor<31x20x3x3xf32> -> tensor<1x31x20x1x1x3x3xf32>
  %5 = uop.expand %4 : tensor<1x31x20x1x1x3x3xf32> -> tensor<2x31x20x13x11x3x3xf32>
  %6 = uop.mul %3, %5 : tensor<2x31x20x13x11x3x3xf32>
  %7 = uop.reduce_axis add %6 axes [2, 5, 6] : tensor<2x31x20x13x11x3x3xf32> -> tensor<2x31x13x11xf32>
  return %7 : tensor<2x31x13x11xf32>
}

func.func @divided(%x: tensor<128x256xf32>, %w: tensor<256x128xf32>) -> tensor<128x128xf32> {
  %0 = uop.reshape %x : tensor<128x256xf32> -> tensor<128x256x1xf32>
  %1 = uop.expand %0 : tensor<128x256x1xf32> -> tensor<128x256x128xf32>
  %2 = uop.reshape %w : tensor<256x128xf32> -> tensor<1x256x128xf32>
  %3 = uop.expand %2 : tensor<1x256x128xf32> -> tensor<128x256x128xf32>
  %4 = uop.mul %1, %3 : tensor<128x256x128xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<128x256x128xf32> -> tensor<128x128xf32>
  return %5 : tensor<128x128xf32>
}
