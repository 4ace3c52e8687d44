// Products of f8 by matrix units: a warp widens the factors to f16, which has all of
// their values, and sums are f32.
// RUN: env UOP_EMULATOR_CHIP=sm_89 uop-run %s --entry=edges --random-inputs=1 --verify --device=emulator --dump-kernels=%t.edges
// RUN: FileCheck %s --input-file=%t.edges/kernels.gpu.mlir --check-prefixes=CHECK,E4M3
// RUN: env UOP_EMULATOR_CHIP=sm_90a uop-run %s --entry=whole --random-inputs=2 --verify --device=emulator --dump-kernels=%t.whole
// RUN: FileCheck %s --input-file=%t.whole/kernels.gpu.mlir --check-prefixes=COPIED,CHECK,E5M2
// RUN: env UOP_EMULATOR_CHIP=sm_89 uop-run %s --entry=patterns --random-inputs=3 --verify --device=emulator --dump-kernels=%t.patterns
// RUN: FileCheck %s --input-file=%t.patterns/kernels.gpu.mlir --check-prefixes=CHECK,E4M3
// RUN: env UOP_EMULATOR_CHIP=sm_89 uop-run %s --entry=other_patterns --random-inputs=4 --verify --device=emulator --dump-kernels=%t.other
// RUN: FileCheck %s --input-file=%t.other/kernels.gpu.mlir --check-prefixes=CHECK,E5M2
// An older chip computes the same without.
// RUN: env UOP_EMULATOR_CHIP=sm_80 uop-run %s --entry=edges --random-inputs=1 --verify --device=emulator --dump-kernels=%t.old
// RUN: FileCheck %s --input-file=%t.old/kernels.gpu.mlir --check-prefix=OLD
// COPIED: nvgpu.device_async_copy
// CHECK: nvgpu.ldmatrix
// E4M3: nvvm.convert.f8x2.to.f16x2 {{.*}}(f8E4M3FN)
// E5M2: nvvm.convert.f8x2.to.f16x2 {{.*}}(f8E5M2)
// CHECK: nvvm.mma.sync {{.*}}shape = #nvvm.shape<m = 16, n = 8, k = 16>
// OLD-NOT: nvvm
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.tile_bytes" = 1024, "uop.conversion_ns" = 0>,
    "GPU" = #dlti.target_device_spec<"uop.products_per_ns" = 0.01, "uop.load_ns" = 10000.0>>} {
// Neither rows, columns nor terms fill a tile.
func.func @edges(%x: tensor<70x84xf8E4M3FN>, %w: tensor<52x84xf8E4M3FN>) -> tensor<70x52xf32> {
  %a = uop.cast %x : tensor<70x84xf8E4M3FN> -> tensor<70x84xf32>
  %b = uop.cast %w : tensor<52x84xf8E4M3FN> -> tensor<52x84xf32>
  %0 = uop.reshape %a : tensor<70x84xf32> -> tensor<70x1x84xf32>
  %1 = uop.expand %0 : tensor<70x1x84xf32> -> tensor<70x52x84xf32>
  %2 = uop.reshape %b : tensor<52x84xf32> -> tensor<1x52x84xf32>
  %3 = uop.expand %2 : tensor<1x52x84xf32> -> tensor<70x52x84xf32>
  %4 = uop.mul %1, %3 : tensor<70x52x84xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<70x52x84xf32> -> tensor<70x52xf32>
  return %5 : tensor<70x52xf32>
}
func.func @whole(%x: tensor<64x128xf8E5M2>, %w: tensor<64x128xf8E5M2>) -> tensor<64x64xf32> {
  %a = uop.cast %x : tensor<64x128xf8E5M2> -> tensor<64x128xf32>
  %b = uop.cast %w : tensor<64x128xf8E5M2> -> tensor<64x128xf32>
  %0 = uop.reshape %a : tensor<64x128xf32> -> tensor<64x1x128xf32>
  %1 = uop.expand %0 : tensor<64x1x128xf32> -> tensor<64x64x128xf32>
  %2 = uop.reshape %b : tensor<64x128xf32> -> tensor<1x64x128xf32>
  %3 = uop.expand %2 : tensor<1x64x128xf32> -> tensor<64x64x128xf32>
  %4 = uop.mul %1, %3 : tensor<64x64x128xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<64x64x128xf32> -> tensor<64x64xf32>
  return %5 : tensor<64x64xf32>
}
// All numbers of 8 bits: those without a leading one, infinities and NaN.
func.func @patterns(%w: tensor<16x8xf8E4M3FN>) -> tensor<32x16xf32> {
  %i = uop.iota axis 0 : tensor<256xi32>
  %j = uop.cast %i : tensor<256xi32> -> tensor<256xi8>
  %f = uop.bitcast %j : tensor<256xi8> -> tensor<256xf8E4M3FN>
  %x = uop.reshape %f : tensor<256xf8E4M3FN> -> tensor<32x8xf8E4M3FN>
  %a = uop.cast %x : tensor<32x8xf8E4M3FN> -> tensor<32x8xf32>
  %b = uop.cast %w : tensor<16x8xf8E4M3FN> -> tensor<16x8xf32>
  %0 = uop.reshape %a : tensor<32x8xf32> -> tensor<32x1x8xf32>
  %1 = uop.expand %0 : tensor<32x1x8xf32> -> tensor<32x16x8xf32>
  %2 = uop.reshape %b : tensor<16x8xf32> -> tensor<1x16x8xf32>
  %3 = uop.expand %2 : tensor<1x16x8xf32> -> tensor<32x16x8xf32>
  %4 = uop.mul %1, %3 : tensor<32x16x8xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<32x16x8xf32> -> tensor<32x16xf32>
  return %5 : tensor<32x16xf32>
}
func.func @other_patterns(%w: tensor<16x8xf8E5M2>) -> tensor<32x16xf32> {
  %i = uop.iota axis 0 : tensor<256xi32>
  %j = uop.cast %i : tensor<256xi32> -> tensor<256xi8>
  %f = uop.bitcast %j : tensor<256xi8> -> tensor<256xf8E5M2>
  %x = uop.reshape %f : tensor<256xf8E5M2> -> tensor<32x8xf8E5M2>
  %a = uop.cast %x : tensor<32x8xf8E5M2> -> tensor<32x8xf32>
  %b = uop.cast %w : tensor<16x8xf8E5M2> -> tensor<16x8xf32>
  %0 = uop.reshape %a : tensor<32x8xf32> -> tensor<32x1x8xf32>
  %1 = uop.expand %0 : tensor<32x1x8xf32> -> tensor<32x16x8xf32>
  %2 = uop.reshape %b : tensor<16x8xf32> -> tensor<1x16x8xf32>
  %3 = uop.expand %2 : tensor<1x16x8xf32> -> tensor<32x16x8xf32>
  %4 = uop.mul %1, %3 : tensor<32x16x8xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<32x16x8xf32> -> tensor<32x16xf32>
  return %5 : tensor<32x16xf32>
}
}
