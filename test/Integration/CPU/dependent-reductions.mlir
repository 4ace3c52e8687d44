// Reductions that need one another, over rows that are read from memory: one
// kernel each, and so no memory beside the arguments and the result. The
// integers that a quantised row becomes are read for each column: they are
// stored once.

// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-run %s --entry=cross_entropy --random-inputs=1 --verify
// RUN: uop-run %s --entry=variance --random-inputs=1 --verify
// RUN: uop-run %s --entry=rmsnorm_product --random-inputs=1 --verify
// RUN: uop-run %s --entry=top1 --random-inputs=1 --verify
// RUN: uop-run %s --entry=quantised_product --random-inputs=1 --verify

// CHECK-LABEL: func.func @cross_entropy(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cross_entropy(%x: tensor<64x1000xf32>, %t: tensor<64xi32>) -> tensor<f32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %m1 = uop.reshape %m : tensor<64xf32> -> tensor<64x1xf32>
  %m2 = uop.expand %m1 : tensor<64x1xf32> -> tensor<64x1000xf32>
  %d = uop.sub %x, %m2 : tensor<64x1000xf32>
  %e = uop.exp %d : tensor<64x1000xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %l = uop.log %s : tensor<64xf32>
  %t1 = uop.reshape %t : tensor<64xi32> -> tensor<64x1xi32>
  %g = uop.gather %d, %t1 axis 1 : tensor<64x1000xf32>, tensor<64x1xi32> -> tensor<64x1xf32>
  %g1 = uop.reshape %g : tensor<64x1xf32> -> tensor<64xf32>
  %n = uop.sub %l, %g1 : tensor<64xf32>
  %r = uop.reduce_axis add %n axes [0] : tensor<64xf32> -> tensor<f32>
  return %r : tensor<f32>
}
// CHECK-LABEL: func.func @variance(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @variance(%x: tensor<64x1000xf32>) -> tensor<64xf32> {
  %c = uop.const 1000.0 : tensor<64xf32>
  %s = uop.reduce_axis add %x axes [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %m = uop.fdiv %s, %c : tensor<64xf32>
  %m1 = uop.reshape %m : tensor<64xf32> -> tensor<64x1xf32>
  %m2 = uop.expand %m1 : tensor<64x1xf32> -> tensor<64x1000xf32>
  %d = uop.sub %x, %m2 : tensor<64x1000xf32>
  %q = uop.mul %d, %d : tensor<64x1000xf32>
  %v = uop.reduce_axis add %q axes [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %r = uop.fdiv %v, %c : tensor<64xf32>
  return %r : tensor<64xf32>
}
// CHECK-LABEL: func.func @rmsnorm_product(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @rmsnorm_product(%x: tensor<64x512xf32>, %w: tensor<512x256xf32>) -> tensor<64x256xf32> {
  %c = uop.const 512.0 : tensor<64xf32>
  %eps = uop.const 1.0e-6 : tensor<64xf32>
  %q = uop.mul %x, %x : tensor<64x512xf32>
  %s = uop.reduce_axis add %q axes [1] : tensor<64x512xf32> -> tensor<64xf32>
  %m = uop.fdiv %s, %c : tensor<64xf32>
  %a = uop.add %m, %eps : tensor<64xf32>
  %r = uop.sqrt %a : tensor<64xf32>
  %i = uop.recip %r : tensor<64xf32>
  %i1 = uop.reshape %i : tensor<64xf32> -> tensor<64x1xf32>
  %i2 = uop.expand %i1 : tensor<64x1xf32> -> tensor<64x512xf32>
  %y = uop.mul %x, %i2 : tensor<64x512xf32>
  %y1 = uop.reshape %y : tensor<64x512xf32> -> tensor<64x1x512xf32>
  %y2 = uop.expand %y1 : tensor<64x1x512xf32> -> tensor<64x256x512xf32>
  %w1 = uop.permute %w [1, 0] : tensor<512x256xf32> -> tensor<256x512xf32>
  %w2 = uop.reshape %w1 : tensor<256x512xf32> -> tensor<1x256x512xf32>
  %w3 = uop.expand %w2 : tensor<1x256x512xf32> -> tensor<64x256x512xf32>
  %p = uop.mul %y2, %w3 : tensor<64x256x512xf32>
  %o = uop.reduce_axis add %p axes [2] : tensor<64x256x512xf32> -> tensor<64x256xf32>
  return %o : tensor<64x256xf32>
}
// CHECK-LABEL: func.func @top1(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @top1(%x: tensor<64x512xf32>) -> (tensor<64xf32>, tensor<64xi32>) {
  %m = uop.reduce_axis max %x axes [1] : tensor<64x512xf32> -> tensor<64xf32>
  %m1 = uop.reshape %m : tensor<64xf32> -> tensor<64x1xf32>
  %m2 = uop.expand %m1 : tensor<64x1xf32> -> tensor<64x512xf32>
  %d = uop.sub %x, %m2 : tensor<64x512xf32>
  %e = uop.exp %d : tensor<64x512xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<64x512xf32> -> tensor<64xf32>
  %p = uop.recip %s : tensor<64xf32>
  %eq = uop.cmp eq %x, %m2 : tensor<64x512xf32>
  %io = uop.iota axis 1 : tensor<64x512xi32>
  %big = uop.const 512 : tensor<64x512xi32>
  %w = uop.where %eq, %io, %big : tensor<64x512xi32>
  %a = uop.reduce_axis min %w axes [1] : tensor<64x512xi32> -> tensor<64xi32>
  return %p, %a : tensor<64xf32>, tensor<64xi32>
}
// CHECK-LABEL: func.func @quantised_product(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @quantised_product(%x: tensor<64x512xf32>, %w: tensor<512x256xi8>) -> tensor<64x256xf32> {
  %n = uop.neg %x : tensor<64x512xf32>
  %ab = uop.max %x, %n : tensor<64x512xf32>
  %m = uop.reduce_axis max %ab axes [1] : tensor<64x512xf32> -> tensor<64xf32>
  %c127 = uop.const 127.0 : tensor<64xf32>
  %sc = uop.fdiv %c127, %m : tensor<64xf32>
  %i1 = uop.reshape %sc : tensor<64xf32> -> tensor<64x1xf32>
  %i2 = uop.expand %i1 : tensor<64x1xf32> -> tensor<64x512xf32>
  %y = uop.mul %x, %i2 : tensor<64x512xf32>
  %y8 = uop.cast %y : tensor<64x512xf32> -> tensor<64x512xi8>
  %yi = uop.cast %y8 : tensor<64x512xi8> -> tensor<64x512xi32>
  %wi = uop.cast %w : tensor<512x256xi8> -> tensor<512x256xi32>
  %y1 = uop.reshape %yi : tensor<64x512xi32> -> tensor<64x1x512xi32>
  %y2 = uop.expand %y1 : tensor<64x1x512xi32> -> tensor<64x256x512xi32>
  %w1 = uop.permute %wi [1, 0] : tensor<512x256xi32> -> tensor<256x512xi32>
  %w2 = uop.reshape %w1 : tensor<256x512xi32> -> tensor<1x256x512xi32>
  %w3 = uop.expand %w2 : tensor<1x256x512xi32> -> tensor<64x256x512xi32>
  %p = uop.mul %y2, %w3 : tensor<64x256x512xi32>
  %o = uop.reduce_axis add %p axes [2] : tensor<64x256x512xi32> -> tensor<64x256xi32>
  %of = uop.cast %o : tensor<64x256xi32> -> tensor<64x256xf32>
  %s1 = uop.reshape %sc : tensor<64xf32> -> tensor<64x1xf32>
  %s2 = uop.expand %s1 : tensor<64x1xf32> -> tensor<64x256xf32>
  %r = uop.fdiv %of, %s2 : tensor<64x256xf32>
  return %r : tensor<64x256xf32>
}
