// The steps of an unrolled loop share a kernel, and read their parts of a tensor
// where they are.
//
// RUN: uop-run %s --random-inputs=1 --verify --stats | FileCheck %s --check-prefix=STATS
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --compile-to=plan | FileCheck %s
// RUN: uop-compile %s -o %t.uop
// RUN: uop-run %t.uop --random-inputs=1 --stats --output=%t.saved.npy | FileCheck %s --check-prefix=STATS
// RUN: uop-run %s --random-inputs=1 --output=%t.npy
// RUN: cmp %t.saved.npy %t.npy
//
// Host code of the other lowerings takes whole buffers.
// RUN: uop-opt %s --uop-plan | FileCheck %s --check-prefix=COPIES
//
// STATS: "kernels": 3,
// STATS: "unique_kernels": 1,
// CHECK-NOT: memref.copy
// CHECK: memref.subview {{.*}} strided<[1], offset: 6144>
// CHECK-NOT: memref.copy
// COPIES-COUNT-3: memref.copy
func.func @main(%x: tensor<3x32x96xf32>, %h0: tensor<32xf32>) -> tensor<32xf32> {
  %a0 = uop.shrink %x offsets [0, 0, 0] sizes [1, 32, 96] : tensor<3x32x96xf32> -> tensor<1x32x96xf32>
  %b0 = uop.reshape %a0 : tensor<1x32x96xf32> -> tensor<32x96xf32>
  %f0 = uop.flip %h0 axes [0] : tensor<32xf32>
  %g0 = uop.reshape %f0 : tensor<32xf32> -> tensor<32x1xf32>
  %e0 = uop.expand %g0 : tensor<32x1xf32> -> tensor<32x96xf32>
  %c0 = uop.mul %b0, %e0 : tensor<32x96xf32>
  %s0 = uop.reduce_axis add %c0 axes [1] : tensor<32x96xf32> -> tensor<32xf32>
  %k0 = uop.sin %s0 : tensor<32xf32>
  %h1 = uop.contiguous %k0 : tensor<32xf32>
  %a1 = uop.shrink %x offsets [1, 0, 0] sizes [1, 32, 96] : tensor<3x32x96xf32> -> tensor<1x32x96xf32>
  %b1 = uop.reshape %a1 : tensor<1x32x96xf32> -> tensor<32x96xf32>
  %f1 = uop.flip %h1 axes [0] : tensor<32xf32>
  %g1 = uop.reshape %f1 : tensor<32xf32> -> tensor<32x1xf32>
  %e1 = uop.expand %g1 : tensor<32x1xf32> -> tensor<32x96xf32>
  %c1 = uop.mul %b1, %e1 : tensor<32x96xf32>
  %s1 = uop.reduce_axis add %c1 axes [1] : tensor<32x96xf32> -> tensor<32xf32>
  %k1 = uop.sin %s1 : tensor<32xf32>
  %h2 = uop.contiguous %k1 : tensor<32xf32>
  %a2 = uop.shrink %x offsets [2, 0, 0] sizes [1, 32, 96] : tensor<3x32x96xf32> -> tensor<1x32x96xf32>
  %b2 = uop.reshape %a2 : tensor<1x32x96xf32> -> tensor<32x96xf32>
  %f2 = uop.flip %h2 axes [0] : tensor<32xf32>
  %g2 = uop.reshape %f2 : tensor<32xf32> -> tensor<32x1xf32>
  %e2 = uop.expand %g2 : tensor<32x1xf32> -> tensor<32x96xf32>
  %c2 = uop.mul %b2, %e2 : tensor<32x96xf32>
  %s2 = uop.reduce_axis add %c2 axes [1] : tensor<32x96xf32> -> tensor<32xf32>
  %k2 = uop.sin %s2 : tensor<32xf32>
  return %k2 : tensor<32xf32>
}
