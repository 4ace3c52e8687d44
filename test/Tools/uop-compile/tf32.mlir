// Products of f32 are tf32 where the option or the module allows that.
// RUN: env UOP_PTXAS=off uop-compile %s -o %t.exact.uop --device=cuda --chip=sm_80
// RUN: not grep -a -o 'mma.sync' %t.exact.uop
// RUN: env UOP_PTXAS=off uop-compile %s -o %t.uop --device=cuda --chip=sm_80 --allow-tf32
// RUN: grep -a -o 'mma.sync.aligned[a-z0-9.]*' %t.uop | sort -u | FileCheck %s
// RUN: sed '1s/^/module attributes {uop.allow_tf32} {\n/; $s/$/\n}/' %s > %t.mlir
// RUN: env UOP_PTXAS=off uop-compile %t.mlir -o %t.attribute.uop --device=cuda --chip=sm_80
// RUN: grep -a -o 'mma.sync.aligned[a-z0-9.]*' %t.attribute.uop | sort -u | FileCheck %s
// One that was kept for the other is not taken.
// RUN: rm -rf %t.cache
// RUN: env UOP_PTXAS=off uop-compile %s -o %t.kept.uop --device=cuda --chip=sm_80 --cache=%t.cache
// RUN: env UOP_PTXAS=off uop-compile %s -o %t.kept.uop --device=cuda --chip=sm_80 --cache=%t.cache --allow-tf32
// RUN: grep -a -o 'mma.sync.aligned[a-z0-9.]*' %t.kept.uop | sort -u | FileCheck %s
// CHECK: mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
func.func @main(%x: tensor<512x512xf32>, %w: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = uop.reshape %x : tensor<512x512xf32> -> tensor<512x1x512xf32>
  %1 = uop.expand %0 : tensor<512x1x512xf32> -> tensor<512x512x512xf32>
  %2 = uop.reshape %w : tensor<512x512xf32> -> tensor<1x512x512xf32>
  %3 = uop.expand %2 : tensor<1x512x512xf32> -> tensor<512x512x512xf32>
  %4 = uop.mul %1, %3 : tensor<512x512x512xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<512x512x512xf32> -> tensor<512x512xf32>
  return %5 : tensor<512x512xf32>
}
