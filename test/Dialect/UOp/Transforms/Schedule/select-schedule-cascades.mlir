// RUN: uop-opt %s --uop-schedule | uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' | FileCheck %s
// RUN: uop-opt %s --uop-schedule | uop-opt --pass-pipeline='builtin.module(uop.kernel(uop-select-schedule{vector-bytes=32 registers=16}))' | FileCheck %s --check-prefix=AVX2

// Lanes are rows: their number is padded to that of the vectors which leaves
// the registers filled. Scores and sums have several points side by side.
//
// CHECK: uop.schedule = #uop.schedule<[pad_to(1, 128), tile_inside(1, 64), simd({{[0-9]+}}, 16), upcast({{[0-9]+}}, 4), upcast({{[0-9]+}}, 4)
// CHECK-SAME: stage(0, 1)]>
// AVX2: uop.schedule = #uop.schedule<[tile_inside(1, {{[0-9]+}}), simd({{[0-9]+}}, 8), upcast
// AVX2-SAME: stage(0, 1)]>
func.func @main(%q: tensor<2x120x16xf32>, %k: tensor<2x256x16xf32>, %v: tensor<2x256x32xf32>) -> tensor<2x120x32xf32> {
  %q1 = uop.reshape %q : tensor<2x120x16xf32> -> tensor<2x120x1x16xf32>
  %q2 = uop.expand %q1 : tensor<2x120x1x16xf32> -> tensor<2x120x256x16xf32>
  %k1 = uop.reshape %k : tensor<2x256x16xf32> -> tensor<2x1x256x16xf32>
  %k2 = uop.expand %k1 : tensor<2x1x256x16xf32> -> tensor<2x120x256x16xf32>
  %p = uop.mul %q2, %k2 : tensor<2x120x256x16xf32>
  %s = uop.reduce_axis add %p axes [3] : tensor<2x120x256x16xf32> -> tensor<2x120x256xf32>
  %m = uop.reduce_axis max %s axes [2] : tensor<2x120x256xf32> -> tensor<2x120xf32>
  %m1 = uop.reshape %m : tensor<2x120xf32> -> tensor<2x120x1xf32>
  %m2 = uop.expand %m1 : tensor<2x120x1xf32> -> tensor<2x120x256xf32>
  %d = uop.sub %s, %m2 : tensor<2x120x256xf32>
  %e = uop.exp %d : tensor<2x120x256xf32>
  %e1 = uop.reshape %e : tensor<2x120x256xf32> -> tensor<2x120x256x1xf32>
  %e2 = uop.expand %e1 : tensor<2x120x256x1xf32> -> tensor<2x120x256x32xf32>
  %v1 = uop.reshape %v : tensor<2x256x32xf32> -> tensor<2x1x256x32xf32>
  %v2 = uop.expand %v1 : tensor<2x1x256x32xf32> -> tensor<2x120x256x32xf32>
  %w = uop.mul %e2, %v2 : tensor<2x120x256x32xf32>
  %o = uop.reduce_axis add %w axes [2] : tensor<2x120x256x32xf32> -> tensor<2x120x32xf32>
  return %o : tensor<2x120x32xf32>
}

// Heads are around the rows, of which there are several groups: what rows
// have for themselves is copied for each.
//
// CHECK: uop.schedule = #uop.schedule<[pad_to(0, 64), reorder(1, 0), tile_inside(0, 32), simd({{[0-9]+}}, 16),
// CHECK-SAME: stage(0, 0)]>
func.func @heads(%q: tensor<3x60x16xf32>, %k: tensor<3x256x16xf32>, %v: tensor<3x256x32xf32>) -> tensor<60x96xf32> {
  %q1 = uop.reshape %q : tensor<3x60x16xf32> -> tensor<3x60x1x16xf32>
  %q2 = uop.expand %q1 : tensor<3x60x1x16xf32> -> tensor<3x60x256x16xf32>
  %k1 = uop.reshape %k : tensor<3x256x16xf32> -> tensor<3x1x256x16xf32>
  %k2 = uop.expand %k1 : tensor<3x1x256x16xf32> -> tensor<3x60x256x16xf32>
  %p = uop.mul %q2, %k2 : tensor<3x60x256x16xf32>
  %s = uop.reduce_axis add %p axes [3] : tensor<3x60x256x16xf32> -> tensor<3x60x256xf32>
  %m = uop.reduce_axis max %s axes [2] : tensor<3x60x256xf32> -> tensor<3x60xf32>
  %m1 = uop.reshape %m : tensor<3x60xf32> -> tensor<3x60x1xf32>
  %m2 = uop.expand %m1 : tensor<3x60x1xf32> -> tensor<3x60x256xf32>
  %d = uop.sub %s, %m2 : tensor<3x60x256xf32>
  %e = uop.exp %d : tensor<3x60x256xf32>
  %e1 = uop.reshape %e : tensor<3x60x256xf32> -> tensor<3x60x256x1xf32>
  %e2 = uop.expand %e1 : tensor<3x60x256x1xf32> -> tensor<3x60x256x32xf32>
  %v1 = uop.reshape %v : tensor<3x256x32xf32> -> tensor<3x1x256x32xf32>
  %v2 = uop.expand %v1 : tensor<3x1x256x32xf32> -> tensor<3x60x256x32xf32>
  %w = uop.mul %e2, %v2 : tensor<3x60x256x32xf32>
  %o = uop.reduce_axis add %w axes [2] : tensor<3x60x256x32xf32> -> tensor<3x60x32xf32>
  %t = uop.permute %o [1, 0, 2] : tensor<3x60x32xf32> -> tensor<60x3x32xf32>
  %r = uop.reshape %t : tensor<60x3x32xf32> -> tensor<60x96xf32>
  return %r : tensor<60x96xf32>
}

// The last block ends outside of the keys; nothing in the products has a mask.
//
// AVX2: uop.kernel @r_2_250_32
// AVX2-SAME: stage(0, 1)]>
func.func @masked(%q: tensor<2x250x16xf32>, %k: tensor<2x250x16xf32>, %v: tensor<2x250x32xf32>) -> tensor<2x250x32xf32> {
  %q1 = uop.reshape %q : tensor<2x250x16xf32> -> tensor<2x250x1x16xf32>
  %q2 = uop.expand %q1 : tensor<2x250x1x16xf32> -> tensor<2x250x250x16xf32>
  %k1 = uop.reshape %k : tensor<2x250x16xf32> -> tensor<2x1x250x16xf32>
  %k2 = uop.expand %k1 : tensor<2x1x250x16xf32> -> tensor<2x250x250x16xf32>
  %p = uop.mul %q2, %k2 : tensor<2x250x250x16xf32>
  %s = uop.reduce_axis add %p axes [3] : tensor<2x250x250x16xf32> -> tensor<2x250x250xf32>
  %m = uop.reduce_axis max %s axes [2] : tensor<2x250x250xf32> -> tensor<2x250xf32>
  %m1 = uop.reshape %m : tensor<2x250xf32> -> tensor<2x250x1xf32>
  %m2 = uop.expand %m1 : tensor<2x250x1xf32> -> tensor<2x250x250xf32>
  %d = uop.sub %s, %m2 : tensor<2x250x250xf32>
  %e = uop.exp %d : tensor<2x250x250xf32>
  %e1 = uop.reshape %e : tensor<2x250x250xf32> -> tensor<2x250x250x1xf32>
  %e2 = uop.expand %e1 : tensor<2x250x250x1xf32> -> tensor<2x250x250x32xf32>
  %v1 = uop.reshape %v : tensor<2x250x32xf32> -> tensor<2x1x250x32xf32>
  %v2 = uop.expand %v1 : tensor<2x1x250x32xf32> -> tensor<2x250x250x32xf32>
  %w = uop.mul %e2, %v2 : tensor<2x250x250x32xf32>
  %o = uop.reduce_axis add %w axes [2] : tensor<2x250x250x32xf32> -> tensor<2x250x32xf32>
  return %o : tensor<2x250x32xf32>
}

// Keys and values of 16 bits are converted once for each block.
//
// AVX2: uop.kernel @r_2_250_64
// AVX2-SAME: stage(0, 1), stage(1, 3), stage(2, 3)]>
func.func @converted(%qh: tensor<2x250x64xf16>, %kh: tensor<2x250x64xf16>, %vh: tensor<2x250x64xf16>) -> tensor<2x250x64xf32> {
  %q = uop.cast %qh : tensor<2x250x64xf16> -> tensor<2x250x64xf32>
  %k = uop.cast %kh : tensor<2x250x64xf16> -> tensor<2x250x64xf32>
  %v = uop.cast %vh : tensor<2x250x64xf16> -> tensor<2x250x64xf32>
  %q1 = uop.reshape %q : tensor<2x250x64xf32> -> tensor<2x250x1x64xf32>
  %q2 = uop.expand %q1 : tensor<2x250x1x64xf32> -> tensor<2x250x250x64xf32>
  %k1 = uop.reshape %k : tensor<2x250x64xf32> -> tensor<2x1x250x64xf32>
  %k2 = uop.expand %k1 : tensor<2x1x250x64xf32> -> tensor<2x250x250x64xf32>
  %p = uop.mul %q2, %k2 : tensor<2x250x250x64xf32>
  %s = uop.reduce_axis add %p axes [3] : tensor<2x250x250x64xf32> -> tensor<2x250x250xf32>
  %m = uop.reduce_axis max %s axes [2] : tensor<2x250x250xf32> -> tensor<2x250xf32>
  %m1 = uop.reshape %m : tensor<2x250xf32> -> tensor<2x250x1xf32>
  %m2 = uop.expand %m1 : tensor<2x250x1xf32> -> tensor<2x250x250xf32>
  %d = uop.sub %s, %m2 : tensor<2x250x250xf32>
  %e = uop.exp %d : tensor<2x250x250xf32>
  %e1 = uop.reshape %e : tensor<2x250x250xf32> -> tensor<2x250x250x1xf32>
  %e2 = uop.expand %e1 : tensor<2x250x250x1xf32> -> tensor<2x250x250x64xf32>
  %v1 = uop.reshape %v : tensor<2x250x64xf32> -> tensor<2x1x250x64xf32>
  %v2 = uop.expand %v1 : tensor<2x1x250x64xf32> -> tensor<2x250x250x64xf32>
  %w = uop.mul %e2, %v2 : tensor<2x250x250x64xf32>
  %o = uop.reduce_axis add %w axes [2] : tensor<2x250x250x64xf32> -> tensor<2x250x64xf32>
  return %o : tensor<2x250x64xf32>
}
