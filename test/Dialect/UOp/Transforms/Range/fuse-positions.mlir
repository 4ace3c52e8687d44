// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --remarks-filter="uop-fuse" --remark-format=emitRemark 2>&1 | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=1 --verify --threads=2

// Frames that overlap, read at positions in one list. An element of the list is
// taken apart by divisions, but the reader has the frame and the place in it: the
// list is not stored.
//
// CHECK-NOT: Missed
// CHECK-LABEL: func.func @main(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
// CHECK: return
func.func @main(%x: tensor<5x3400xf32>, %w: tensor<400xf32>) -> tensor<5x21x400xf32> {
  %frame = uop.iota axis 0 : tensor<21x400xi64>
  %place = uop.iota axis 1 : tensor<21x400xi64>
  %step = uop.const 150 : tensor<21x400xi64>
  %0 = uop.mul %frame, %step : tensor<21x400xi64>
  %1 = uop.add %0, %place : tensor<21x400xi64>
  %2 = uop.reshape %1 : tensor<21x400xi64> -> tensor<1x8400xi64>
  %3 = uop.expand %2 : tensor<1x8400xi64> -> tensor<5x8400xi64>
  %4 = uop.gather %x, %3 axis 1 : tensor<5x3400xf32>, tensor<5x8400xi64> -> tensor<5x8400xf32>
  %5 = uop.reshape %4 : tensor<5x8400xf32> -> tensor<5x21x400xf32>
  %6 = uop.reshape %w : tensor<400xf32> -> tensor<1x1x400xf32>
  %7 = uop.expand %6 : tensor<1x1x400xf32> -> tensor<5x21x400xf32>
  %8 = uop.mul %5, %7 : tensor<5x21x400xf32>
  return %8 : tensor<5x21x400xf32>
}
