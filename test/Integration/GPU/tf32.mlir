// Products of f32 as tf32, where the module allows that: factors are rounded, and the
// result is within the bound that this has. Otherwise they are f32 to the last digit.
// RUN: uop-run %s --entry=rows --random-inputs=1 --verify --device=emulator --dump-kernels=%t.rows
// RUN: FileCheck %s --input-file=%t.rows/kernels.gpu.mlir
// RUN: uop-run %s --entry=columns --random-inputs=2 --verify --device=emulator --dump-kernels=%t.columns
// RUN: FileCheck %s --input-file=%t.columns/kernels.gpu.mlir
// CHECK: nvvm.convert.float.to.tf32 {{.*}}rnd = #nvvm.fp_rnd_mode<rna>
// CHECK: nvvm.mma.sync {{.*}}tf32
// RUN: sed 's/uop.allow_tf32, //' %s > %t.exact.mlir
// RUN: uop-run %t.exact.mlir --entry=rows --random-inputs=1 --verify --device=emulator --dump-kernels=%t.exact
// RUN: FileCheck %s --input-file=%t.exact/kernels.gpu.mlir --check-prefix=EXACT
// EXACT-NOT: nvvm
// The option says what the attribute does, to --verify-kernels and to the cache as well.
// RUN: uop-run %t.exact.mlir --entry=rows --random-inputs=1 --verify --device=emulator --allow-tf32 --dump-kernels=%t.option
// RUN: FileCheck %s --input-file=%t.option/kernels.gpu.mlir
// RUN: uop-run %t.exact.mlir --entry=rows --random-inputs=1 --device=emulator --allow-tf32 --verify-kernels=%t.wrong
// RUN: rm -rf %t.cache
// 1 + 2^-11 is half way to the next number of tf32, and 1 + 2^-12 nearer to 1.
// RUN: python3 -c "import numpy as np; w = np.ones((52, 80), 'f4'); w[0::2] += 2.0**-11; w[1::2] += 2.0**-12; np.save('%t.w.npy', w); np.save('%t.x.npy', np.ones((70, 80), 'f4'))"
// RUN: uop-run %t.exact.mlir --entry=rows --input=%t.x.npy --input=%t.w.npy --device=emulator --cache=%t.cache --print | FileCheck %s --check-prefix=DIGITS
// RUN: uop-run %t.exact.mlir --entry=rows --input=%t.x.npy --input=%t.w.npy --device=emulator --cache=%t.cache --print --allow-tf32 | FileCheck %s --check-prefix=TIES
// DIGITS: output 0: 70x52xf32 =
// DIGITS-NEXT: {{\[\[}}80.0390625 80.0195312 80.0390625
// TIES: output 0: 70x52xf32 =
// TIES-NEXT: {{\[\[}}80.078125 80 80.078125
module attributes {uop.allow_tf32, dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"uop.products_per_ns" = 0.01, "uop.load_ns" = 10000.0>>} {
func.func @rows(%x: tensor<70x80xf32>, %w: tensor<52x80xf32>) -> tensor<70x52xf32> {
  %0 = uop.reshape %x : tensor<70x80xf32> -> tensor<70x1x80xf32>
  %1 = uop.expand %0 : tensor<70x1x80xf32> -> tensor<70x52x80xf32>
  %2 = uop.reshape %w : tensor<52x80xf32> -> tensor<1x52x80xf32>
  %3 = uop.expand %2 : tensor<1x52x80xf32> -> tensor<70x52x80xf32>
  %4 = uop.mul %1, %3 : tensor<70x52x80xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<70x52x80xf32> -> tensor<70x52xf32>
  return %5 : tensor<70x52xf32>
}
func.func @columns(%x: tensor<70x84xf32>, %w: tensor<84x52xf32>) -> tensor<70x52xf32> {
  %0 = uop.reshape %x : tensor<70x84xf32> -> tensor<70x84x1xf32>
  %1 = uop.expand %0 : tensor<70x84x1xf32> -> tensor<70x84x52xf32>
  %2 = uop.reshape %w : tensor<84x52xf32> -> tensor<1x84x52xf32>
  %3 = uop.expand %2 : tensor<1x84x52xf32> -> tensor<70x84x52xf32>
  %4 = uop.mul %1, %3 : tensor<70x84x52xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<70x84x52xf32> -> tensor<70x52xf32>
  return %5 : tensor<70x52xf32>
}
}
