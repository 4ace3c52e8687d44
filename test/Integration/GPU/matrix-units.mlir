// Products by matrix units, executed thread by thread: edges in every direction,
// each type, and factors that are copied while others are multiplied.
// RUN: uop-run %s --random-inputs=1 --verify --device=emulator
// RUN: uop-run %s --entry=wide --random-inputs=2 --verify --device=emulator
// RUN: uop-run %s --entry=batched --random-inputs=3 --verify --device=emulator
// RUN: uop-run %s --entry=bytes --random-inputs=4 --verify --device=emulator
// RUN: uop-run %s --entry=wide_bytes --random-inputs=5 --verify --device=emulator
// RUN: uop-run %s --entry=convolution --random-inputs=6 --verify --device=emulator
// RUN: uop-run %s --entry=copied --random-inputs=7 --verify --device=emulator
// RUN: uop-run %s --entry=copied_bytes --random-inputs=8 --verify --device=emulator
// RUN: uop-run %s --entry=vector --random-inputs=9 --verify --device=emulator
// RUN: uop-run %s --entry=dot --random-inputs=10 --verify --device=emulator

// Small tiles, several warps.
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks="tile=16,8,2,4,32 matrix-units" -o %t.mlir
// RUN: grep -c uop.matrix_unit %t.mlir | FileCheck %s
// RUN: uop-run %t.mlir --random-inputs=1 --verify --device=emulator
// RUN: uop-run %t.mlir --entry=batched --random-inputs=3 --verify --device=emulator
// RUN: uop-run %t.mlir --entry=bytes --random-inputs=4 --verify --device=emulator
// RUN: uop-run %t.mlir --entry=convolution --random-inputs=6 --verify --device=emulator

// Kernels with copies say what they say to threads alone, too.
// RUN: uop-opt %s --uop-plan | sed '/uop.kernel/s/%%arg[0-9]*: memref<[0-9]*x[a-z0-9]*>/& {llvm.align = 64 : i64}/g' \
// RUN:   | uop-opt --uop-map-to-blocks="tile=16,8,2,4,32 matrix-units stages=2" -o %t.copies.mlir
// RUN: grep 'over (.*uop.async = 1' %t.copies.mlir
// RUN: uop-run %t.copies.mlir --entry=copied --random-inputs=7 --verify
// RUN: uop-run %t.copies.mlir --entry=copied --random-inputs=7 --verify --device=emulator

// CHECK: {{^[5-9]$}}
func.func @main(%x: tensor<65x33xf16>, %w: tensor<33x129xf16>) -> tensor<65x129xf16> {
  %0 = uop.reshape %x : tensor<65x33xf16> -> tensor<65x33x1xf16>
  %1 = uop.expand %0 : tensor<65x33x1xf16> -> tensor<65x33x129xf16>
  %2 = uop.reshape %w : tensor<33x129xf16> -> tensor<1x33x129xf16>
  %3 = uop.expand %2 : tensor<1x33x129xf16> -> tensor<65x33x129xf16>
  %4 = uop.mul %1, %3 : tensor<65x33x129xf16>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<65x33x129xf16> -> tensor<65x129xf16>
  return %5 : tensor<65x129xf16>
}

func.func @wide(%x: tensor<33x65xbf16>, %w: tensor<65x31xbf16>) -> tensor<33x31xf32> {
  %cx = uop.cast %x : tensor<33x65xbf16> -> tensor<33x65xf32>
  %cw = uop.cast %w : tensor<65x31xbf16> -> tensor<65x31xf32>
  %0 = uop.reshape %cx : tensor<33x65xf32> -> tensor<33x65x1xf32>
  %1 = uop.expand %0 : tensor<33x65x1xf32> -> tensor<33x65x31xf32>
  %2 = uop.reshape %cw : tensor<65x31xf32> -> tensor<1x65x31xf32>
  %3 = uop.expand %2 : tensor<1x65x31xf32> -> tensor<33x65x31xf32>
  %4 = uop.mul %1, %3 : tensor<33x65x31xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<33x65x31xf32> -> tensor<33x31xf32>
  return %5 : tensor<33x31xf32>
}

func.func @batched(%x: tensor<3x17x40xbf16>, %w: tensor<3x40x33xbf16>) -> tensor<3x17x33xbf16> {
  %0 = uop.reshape %x : tensor<3x17x40xbf16> -> tensor<3x17x40x1xbf16>
  %1 = uop.expand %0 : tensor<3x17x40x1xbf16> -> tensor<3x17x40x33xbf16>
  %2 = uop.reshape %w : tensor<3x40x33xbf16> -> tensor<3x1x40x33xbf16>
  %3 = uop.expand %2 : tensor<3x1x40x33xbf16> -> tensor<3x17x40x33xbf16>
  %4 = uop.mul %1, %3 : tensor<3x17x40x33xbf16>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<3x17x40x33xbf16> -> tensor<3x17x33xbf16>
  return %5 : tensor<3x17x33xbf16>
}

func.func @bytes(%x: tensor<33x65xi8>, %w: tensor<65x31xi8>) -> tensor<33x31xi8> {
  %0 = uop.reshape %x : tensor<33x65xi8> -> tensor<33x65x1xi8>
  %1 = uop.expand %0 : tensor<33x65x1xi8> -> tensor<33x65x31xi8>
  %2 = uop.reshape %w : tensor<65x31xi8> -> tensor<1x65x31xi8>
  %3 = uop.expand %2 : tensor<1x65x31xi8> -> tensor<33x65x31xi8>
  %4 = uop.mul %1, %3 : tensor<33x65x31xi8>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<33x65x31xi8> -> tensor<33x31xi8>
  return %5 : tensor<33x31xi8>
}

func.func @wide_bytes(%x: tensor<2x40x70xi8>, %w: tensor<2x70x50xi8>) -> tensor<2x40x50xi32> {
  %cx = uop.cast %x : tensor<2x40x70xi8> -> tensor<2x40x70xi32>
  %cw = uop.cast %w : tensor<2x70x50xi8> -> tensor<2x70x50xi32>
  %0 = uop.reshape %cx : tensor<2x40x70xi32> -> tensor<2x40x70x1xi32>
  %1 = uop.expand %0 : tensor<2x40x70x1xi32> -> tensor<2x40x70x50xi32>
  %2 = uop.reshape %cw : tensor<2x70x50xi32> -> tensor<2x1x70x50xi32>
  %3 = uop.expand %2 : tensor<2x1x70x50xi32> -> tensor<2x40x70x50xi32>
  %4 = uop.mul %1, %3 : tensor<2x40x70x50xi32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<2x40x70x50xi32> -> tensor<2x40x50xi32>
  return %5 : tensor<2x40x50xi32>
}

func.func @convolution(%x: tensor<2x20x13x11xf16>, %w: tensor<31x20x3x3xf16>) -> tensor<2x31x13x11xf16> {
  %p = uop.pad %x low [0, 0, 1, 1] high [0, 0, 1, 1] : tensor<2x20x13x11xf16> -> tensor<2x20x15x13xf16>
  %f = uop.reshape %p : tensor<2x20x15x13xf16> -> tensor<7800xf16>
  %v = uop.view %f sizes [2, 20, 13, 11, 3, 3] strides [3900, 195, 13, 1, 13, 1] offset 0 : tensor<7800xf16> -> tensor<2x20x13x11x3x3xf16>
  %2 = uop.reshape %v : tensor<2x20x13x11x3x3xf16> -> tensor<2x1x20x13x11x3x3xf16>
  %3 = uop.expand %2 : tensor<2x1x20x13x11x3x3xf16> -> tensor<2x31x20x13x11x3x3xf16>
  %4 = uop.reshape %w : tensor<31x20x3x3xf16> -> tensor<1x31x20x1x1x3x3xf16>
  %5 = uop.expand %4 : tensor<1x31x20x1x1x3x3xf16> -> tensor<2x31x20x13x11x3x3xf16>
  %6 = uop.mul %3, %5 : tensor<2x31x20x13x11x3x3xf16>
  %7 = uop.reduce_axis add %6 axes [2, 5, 6] : tensor<2x31x20x13x11x3x3xf16> -> tensor<2x31x13x11xf16>
  return %7 : tensor<2x31x13x11xf16>
}

func.func @copied(%x: tensor<72x128xf16>, %w: tensor<128x48xf16>) -> tensor<72x48xf16> {
  %0 = uop.reshape %x : tensor<72x128xf16> -> tensor<72x128x1xf16>
  %1 = uop.expand %0 : tensor<72x128x1xf16> -> tensor<72x128x48xf16>
  %2 = uop.reshape %w : tensor<128x48xf16> -> tensor<1x128x48xf16>
  %3 = uop.expand %2 : tensor<1x128x48xf16> -> tensor<72x128x48xf16>
  %4 = uop.mul %1, %3 : tensor<72x128x48xf16>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<72x128x48xf16> -> tensor<72x48xf16>
  return %5 : tensor<72x48xf16>
}

func.func @vector(%x: tensor<1x17xf16>, %w: tensor<17x1xf16>) -> tensor<1x1xf16> {
  %0 = uop.reshape %x : tensor<1x17xf16> -> tensor<1x17x1xf16>
  %1 = uop.expand %0 : tensor<1x17x1xf16> -> tensor<1x17x1xf16>
  %2 = uop.reshape %w : tensor<17x1xf16> -> tensor<1x17x1xf16>
  %3 = uop.expand %2 : tensor<1x17x1xf16> -> tensor<1x17x1xf16>
  %4 = uop.mul %1, %3 : tensor<1x17x1xf16>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<1x17x1xf16> -> tensor<1x1xf16>
  return %5 : tensor<1x1xf16>
}

func.func @dot(%x: tensor<2x1xf16>, %w: tensor<1x3xf16>) -> tensor<2x3xf16> {
  %0 = uop.reshape %x : tensor<2x1xf16> -> tensor<2x1x1xf16>
  %1 = uop.expand %0 : tensor<2x1x1xf16> -> tensor<2x1x3xf16>
  %2 = uop.reshape %w : tensor<1x3xf16> -> tensor<1x1x3xf16>
  %3 = uop.expand %2 : tensor<1x1x3xf16> -> tensor<2x1x3xf16>
  %4 = uop.mul %1, %3 : tensor<2x1x3xf16>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<2x1x3xf16> -> tensor<2x3xf16>
  return %5 : tensor<2x3xf16>
}

func.func @copied_bytes(%x: tensor<48x128xi8>, %w: tensor<40x128xi8>) -> tensor<48x40xi32> {
  %cx = uop.cast %x : tensor<48x128xi8> -> tensor<48x128xi32>
  %cw = uop.cast %w : tensor<40x128xi8> -> tensor<40x128xi32>
  %0 = uop.reshape %cx : tensor<48x128xi32> -> tensor<48x1x128xi32>
  %1 = uop.expand %0 : tensor<48x1x128xi32> -> tensor<48x40x128xi32>
  %2 = uop.reshape %cw : tensor<40x128xi32> -> tensor<1x40x128xi32>
  %3 = uop.expand %2 : tensor<1x40x128xi32> -> tensor<48x40x128xi32>
  %4 = uop.mul %1, %3 : tensor<48x40x128xi32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<48x40x128xi32> -> tensor<48x40xi32>
  return %5 : tensor<48x40xi32>
}
