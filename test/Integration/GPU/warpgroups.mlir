// Products of warpgroups, executed by the emulator: each pair of layouts, edges in
// each direction, tiles in several rounds, a batch, and what follows the product.
// RUN: env UOP_EMULATOR_CHIP=sm_90a uop-run %s --entry=halves --random-inputs=1 --verify --device=emulator --dump-kernels=%t.halves
// RUN: FileCheck %s --input-file=%t.halves/kernels.gpu.mlir --check-prefix=HALVES
// HALVES: nvvm.wgmma.mma_async {{.*}} A[<f16>, <one>, <row>], B[<f16>, <one>, <row>]
// RUN: env UOP_EMULATOR_CHIP=sm_90a uop-run %s --entry=transposed --random-inputs=2 --verify --device=emulator --dump-kernels=%t.transposed
// RUN: FileCheck %s --input-file=%t.transposed/kernels.gpu.mlir --check-prefix=TRANSPOSED
// TRANSPOSED: nvvm.wgmma.mma_async {{.*}} A[<bf16>, <one>, <col>], B[<bf16>, <one>, <col>]
// RUN: env UOP_EMULATOR_CHIP=sm_90a uop-run %s --entry=bytes --random-inputs=3 --verify --device=emulator --dump-kernels=%t.bytes
// RUN: FileCheck %s --input-file=%t.bytes/kernels.gpu.mlir --check-prefix=BYTES
// BYTES: nvvm.wgmma.mma_async {{.*}} k = 32>, D[<s32>, <one>], A[<s8>, <one>, <row>], B[<s8>, <one>, <col>]
// RUN: env UOP_EMULATOR_CHIP=sm_90a uop-run %s --entry=batch --random-inputs=4 --verify --device=emulator --dump-kernels=%t.batch
// RUN: FileCheck %s --input-file=%t.batch/kernels.gpu.mlir --check-prefix=BATCH
// BATCH: uop.tensor_map = {argument = {{[0-9]+}} : i64, box = array<i64: 64, {{[0-9]+}}, 1>
// BATCH: nvvm.wgmma.mma_async
// RUN: uop-run %s --entry=batch --random-inputs=4 --verify --device=emulator

// The kernels say the same statement by statement, as the interpreter and the CPU run
// them.
// RUN: uop-opt %s --uop-plan | sed '/uop.kernel/s/%%arg[0-9]*: memref<[0-9]*x[a-z0-9]*>/& {llvm.align = 64 : i64}/g' \
// RUN:   | uop-opt --uop-map-to-blocks="warpgroups warpgroup-tile=1,64,2" -o %t.mlir
// RUN: grep -c 'uop.warp_roles = array<i64: 128, 2>' %t.mlir | FileCheck %s --check-prefix=COUNT
// COUNT: 5
// RUN: uop-run %t.mlir --entry=small --random-inputs=1 --verify
// RUN: uop-run %t.mlir --entry=small --random-inputs=1 --print > %t.cpu
// RUN: uop-run %t.mlir --entry=small --random-inputs=1 --print --device=emulator > %t.emulator
// RUN: diff %t.cpu %t.emulator
// What does not fit together is no role: barriers keep the threads together.
// RUN: sed 's/uop.warp_roles = array<i64: 128, 2>/uop.warp_roles = array<i64: 128, 3>/' %t.mlir > %t.misfit.mlir
// RUN: uop-run %t.misfit.mlir --entry=small --random-inputs=1 --print --device=emulator > %t.misfit
// RUN: diff %t.cpu %t.misfit
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"uop.products_per_ns" = 0.01, "uop.matrix_products_per_ns" = 0, "uop.processors" = 2.0>>} {
func.func @halves(%x: tensor<100x136xf16>, %w: tensor<136x200xf16>) -> tensor<100x200xf16> {
  %0 = uop.reshape %x : tensor<100x136xf16> -> tensor<100x136x1xf16>
  %1 = uop.expand %0 : tensor<100x136x1xf16> -> tensor<100x136x200xf16>
  %2 = uop.reshape %w : tensor<136x200xf16> -> tensor<1x136x200xf16>
  %3 = uop.expand %2 : tensor<1x136x200xf16> -> tensor<100x136x200xf16>
  %4 = uop.mul %1, %3 : tensor<100x136x200xf16>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<100x136x200xf16> -> tensor<100x200xf16>
  return %5 : tensor<100x200xf16>
}
func.func @transposed(%x: tensor<72x136xbf16>, %w: tensor<104x72xbf16>, %b: tensor<104xf32>) -> tensor<136x104xf32> {
  %x0 = uop.permute %x [1, 0] : tensor<72x136xbf16> -> tensor<136x72xbf16>
  %x1 = uop.cast %x0 : tensor<136x72xbf16> -> tensor<136x72xf32>
  %w1 = uop.cast %w : tensor<104x72xbf16> -> tensor<104x72xf32>
  %0 = uop.reshape %x1 : tensor<136x72xf32> -> tensor<136x1x72xf32>
  %1 = uop.expand %0 : tensor<136x1x72xf32> -> tensor<136x104x72xf32>
  %2 = uop.reshape %w1 : tensor<104x72xf32> -> tensor<1x104x72xf32>
  %3 = uop.expand %2 : tensor<1x104x72xf32> -> tensor<136x104x72xf32>
  %4 = uop.mul %1, %3 : tensor<136x104x72xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<136x104x72xf32> -> tensor<136x104xf32>
  %6 = uop.reshape %b : tensor<104xf32> -> tensor<1x104xf32>
  %7 = uop.expand %6 : tensor<1x104xf32> -> tensor<136x104xf32>
  %8 = uop.add %5, %7 : tensor<136x104xf32>
  %9 = uop.sin %8 : tensor<136x104xf32>
  return %9 : tensor<136x104xf32>
}
func.func @bytes(%x: tensor<70x144xi8>, %w: tensor<100x144xi8>) -> tensor<70x100xi32> {
  %x1 = uop.cast %x : tensor<70x144xi8> -> tensor<70x144xi32>
  %w1 = uop.cast %w : tensor<100x144xi8> -> tensor<100x144xi32>
  %0 = uop.reshape %x1 : tensor<70x144xi32> -> tensor<70x1x144xi32>
  %1 = uop.expand %0 : tensor<70x1x144xi32> -> tensor<70x100x144xi32>
  %2 = uop.reshape %w1 : tensor<100x144xi32> -> tensor<1x100x144xi32>
  %3 = uop.expand %2 : tensor<1x100x144xi32> -> tensor<70x100x144xi32>
  %4 = uop.mul %1, %3 : tensor<70x100x144xi32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<70x100x144xi32> -> tensor<70x100xi32>
  return %5 : tensor<70x100xi32>
}
func.func @batch(%x: tensor<3x72x64xf16>, %w: tensor<3x64x72xf16>) -> tensor<3x72x72xf16> {
  %0 = uop.reshape %x : tensor<3x72x64xf16> -> tensor<3x72x64x1xf16>
  %1 = uop.expand %0 : tensor<3x72x64x1xf16> -> tensor<3x72x64x72xf16>
  %2 = uop.reshape %w : tensor<3x64x72xf16> -> tensor<3x1x64x72xf16>
  %3 = uop.expand %2 : tensor<3x1x64x72xf16> -> tensor<3x72x64x72xf16>
  %4 = uop.mul %1, %3 : tensor<3x72x64x72xf16>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<3x72x64x72xf16> -> tensor<3x72x72xf16>
  return %5 : tensor<3x72x72xf16>
}
func.func @small(%x: tensor<16x24xf16>, %w: tensor<24x16xf16>) -> tensor<16x16xf16> {
  %0 = uop.reshape %x : tensor<16x24xf16> -> tensor<16x24x1xf16>
  %1 = uop.expand %0 : tensor<16x24x1xf16> -> tensor<16x24x16xf16>
  %2 = uop.reshape %w : tensor<24x16xf16> -> tensor<1x24x16xf16>
  %3 = uop.expand %2 : tensor<1x24x16xf16> -> tensor<16x24x16xf16>
  %4 = uop.mul %1, %3 : tensor<16x24x16xf16>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<16x24x16xf16> -> tensor<16x16xf16>
  return %5 : tensor<16x16xf16>
}
}
