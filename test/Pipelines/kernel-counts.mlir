// How many kernels a function launches.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s

// Elementwise chain: 1.
// CHECK-LABEL: func.func @chain(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @chain(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = uop.exp2 %x : tensor<64xf32>
  %1 = uop.neg %0 : tensor<64xf32>
  %2 = uop.add %1, %x : tensor<64xf32>
  return %2 : tensor<64xf32>
}

// Matmul: 1.
// CHECK-LABEL: func.func @matmul(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @matmul(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %a1 = uop.reshape %a : tensor<8x16xf32> -> tensor<8x16x1xf32>
  %a2 = uop.expand %a1 : tensor<8x16x1xf32> -> tensor<8x16x4xf32>
  %b1 = uop.reshape %b : tensor<16x4xf32> -> tensor<1x16x4xf32>
  %b2 = uop.expand %b1 : tensor<1x16x4xf32> -> tensor<8x16x4xf32>
  %p = uop.mul %a2, %b2 : tensor<8x16x4xf32>
  %s = uop.reduce_axis add %p axes [1] : tensor<8x16x4xf32> -> tensor<8x4xf32>
  return %s : tensor<8x4xf32>
}

// Matmul, bias and relu: 1.
// CHECK-LABEL: func.func @matmul_bias_relu(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @matmul_bias_relu(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>, %v: tensor<4xf32>) -> tensor<8x4xf32> {
  %a1 = uop.reshape %a : tensor<8x16xf32> -> tensor<8x16x1xf32>
  %a2 = uop.expand %a1 : tensor<8x16x1xf32> -> tensor<8x16x4xf32>
  %b1 = uop.reshape %b : tensor<16x4xf32> -> tensor<1x16x4xf32>
  %b2 = uop.expand %b1 : tensor<1x16x4xf32> -> tensor<8x16x4xf32>
  %p = uop.mul %a2, %b2 : tensor<8x16x4xf32>
  %s = uop.reduce_axis add %p axes [1] : tensor<8x16x4xf32> -> tensor<8x4xf32>
  %v1 = uop.reshape %v : tensor<4xf32> -> tensor<1x4xf32>
  %v2 = uop.expand %v1 : tensor<1x4xf32> -> tensor<8x4xf32>
  %t = uop.add %s, %v2 : tensor<8x4xf32>
  %z = uop.const 0.0 : tensor<8x4xf32>
  %r = uop.max %t, %z : tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// Convolution, bias and relu: 1.
// CHECK-LABEL: func.func @conv(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @conv(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x8x8xf32> {
  %p = uop.pad %x low [0, 0, 1, 1] high [0, 0, 1, 1] : tensor<1x3x8x8xf32> -> tensor<1x3x10x10xf32>
  // windows: repeat, then shrink and reshape, as pooling by movement ops does
  %r0 = uop.reshape %p : tensor<1x3x10x10xf32> -> tensor<1x3x1x10x1x10xf32>
  %r1 = uop.expand %r0 : tensor<1x3x1x10x1x10xf32> -> tensor<1x3x4x10x4x10xf32>
  %r2 = uop.reshape %r1 : tensor<1x3x4x10x4x10xf32> -> tensor<1x3x40x40xf32>
  %r3 = uop.shrink %r2 offsets [0, 0, 0, 0] sizes [1, 3, 33, 33] : tensor<1x3x40x40xf32> -> tensor<1x3x33x33xf32>
  %r4 = uop.reshape %r3 : tensor<1x3x33x33xf32> -> tensor<1x3x3x11x3x11xf32>
  %r5 = uop.shrink %r4 offsets [0, 0, 0, 0, 0, 0] sizes [1, 3, 3, 8, 3, 8] : tensor<1x3x3x11x3x11xf32> -> tensor<1x3x3x8x3x8xf32>
  %r6 = uop.permute %r5 [0, 3, 5, 1, 2, 4] : tensor<1x3x3x8x3x8xf32> -> tensor<1x8x8x3x3x3xf32>
  %r7 = uop.reshape %r6 : tensor<1x8x8x3x3x3xf32> -> tensor<1x1x8x8x3x3x3xf32>
  %r8 = uop.expand %r7 : tensor<1x1x8x8x3x3x3xf32> -> tensor<1x4x8x8x3x3x3xf32>
  %w1 = uop.reshape %w : tensor<4x3x3x3xf32> -> tensor<1x4x1x1x3x3x3xf32>
  %w2 = uop.expand %w1 : tensor<1x4x1x1x3x3x3xf32> -> tensor<1x4x8x8x3x3x3xf32>
  %m = uop.mul %r8, %w2 : tensor<1x4x8x8x3x3x3xf32>
  %s = uop.reduce_axis add %m axes [4, 5, 6] : tensor<1x4x8x8x3x3x3xf32> -> tensor<1x4x8x8xf32>
  %b1 = uop.reshape %b : tensor<4xf32> -> tensor<1x4x1x1xf32>
  %b2 = uop.expand %b1 : tensor<1x4x1x1xf32> -> tensor<1x4x8x8xf32>
  %t = uop.add %s, %b2 : tensor<1x4x8x8xf32>
  %z = uop.const 0.0 : tensor<1x4x8x8xf32>
  %r = uop.max %t, %z : tensor<1x4x8x8xf32>
  return %r : tensor<1x4x8x8xf32>
}

// Softmax of the last axis: 1.
// CHECK-LABEL: func.func @softmax(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @softmax(%x: tensor<17x65xf32>) -> tensor<17x65xf32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<17x65xf32> -> tensor<17xf32>
  %m1 = uop.reshape %m : tensor<17xf32> -> tensor<17x1xf32>
  %m2 = uop.expand %m1 : tensor<17x1xf32> -> tensor<17x65xf32>
  %d = uop.sub %x, %m2 : tensor<17x65xf32>
  %e = uop.exp %d : tensor<17x65xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<17x65xf32> -> tensor<17xf32>
  %s1 = uop.reshape %s : tensor<17xf32> -> tensor<17x1xf32>
  %s2 = uop.expand %s1 : tensor<17x1xf32> -> tensor<17x65xf32>
  %o = uop.fdiv %e, %s2 : tensor<17x65xf32>
  return %o : tensor<17x65xf32>
}

// Layernorm of the last axis, with scale and shift: 1.
// CHECK-LABEL: func.func @layernorm(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @layernorm(%x: tensor<6x33x48xf32>, %g: tensor<48xf32>, %b: tensor<48xf32>) -> tensor<6x33x48xf32> {
  %n = uop.const 0.020833334 : tensor<6x33xf32>
  %s = uop.reduce_axis add %x axes [2] : tensor<6x33x48xf32> -> tensor<6x33xf32>
  %m = uop.mul %s, %n : tensor<6x33xf32>
  %m1 = uop.reshape %m : tensor<6x33xf32> -> tensor<6x33x1xf32>
  %m2 = uop.expand %m1 : tensor<6x33x1xf32> -> tensor<6x33x48xf32>
  %d = uop.sub %x, %m2 : tensor<6x33x48xf32>
  %q = uop.square %d : tensor<6x33x48xf32>
  %v = uop.reduce_axis add %q axes [2] : tensor<6x33x48xf32> -> tensor<6x33xf32>
  %v1 = uop.mul %v, %n : tensor<6x33xf32>
  %eps = uop.const 1.0e-5 : tensor<6x33xf32>
  %v2 = uop.add %v1, %eps : tensor<6x33xf32>
  %r = uop.rsqrt %v2 : tensor<6x33xf32>
  %r1 = uop.reshape %r : tensor<6x33xf32> -> tensor<6x33x1xf32>
  %r2 = uop.expand %r1 : tensor<6x33x1xf32> -> tensor<6x33x48xf32>
  %y = uop.mul %d, %r2 : tensor<6x33x48xf32>
  %g1 = uop.reshape %g : tensor<48xf32> -> tensor<1x1x48xf32>
  %g2 = uop.expand %g1 : tensor<1x1x48xf32> -> tensor<6x33x48xf32>
  %b1 = uop.reshape %b : tensor<48xf32> -> tensor<1x1x48xf32>
  %b2 = uop.expand %b1 : tensor<1x1x48xf32> -> tensor<6x33x48xf32>
  %z = uop.mul %y, %g2 : tensor<6x33x48xf32>
  %o = uop.add %z, %b2 : tensor<6x33x48xf32>
  return %o : tensor<6x33x48xf32>
}

// The first maximum of each row: 1.
// CHECK-LABEL: func.func @argmax(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @argmax(%x: tensor<32x640xf32>) -> tensor<32xi32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<32x640xf32> -> tensor<32xf32>
  %m1 = uop.reshape %m : tensor<32xf32> -> tensor<32x1xf32>
  %m2 = uop.expand %m1 : tensor<32x1xf32> -> tensor<32x640xf32>
  %eq = uop.cmp eq %x, %m2 : tensor<32x640xf32>
  %is = uop.cast %eq : tensor<32x640xi1> -> tensor<32x640xi32>
  %i = uop.iota axis 1 : tensor<32x640xi32>
  %n = uop.const 640 : tensor<32x640xi32>
  %r = uop.sub %n, %i : tensor<32x640xi32>
  %w = uop.mul %is, %r : tensor<32x640xi32>
  %k = uop.reduce_axis max %w axes [1] : tensor<32x640xi32> -> tensor<32xi32>
  %n1 = uop.const 640 : tensor<32xi32>
  %o = uop.sub %n1, %k : tensor<32xi32>
  return %o : tensor<32xi32>
}

// The first maximum of all elements, each too dear to be computed twice: 1.
// CHECK-LABEL: func.func @argmax_of_quotients(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @argmax_of_quotients(%x: tensor<32x640xf32>) -> tensor<i32> {
  %x0 = uop.sqrt %x : tensor<32x640xf32>
  %x1 = uop.recip %x0 : tensor<32x640xf32>
  %x2 = uop.add %x1, %x : tensor<32x640xf32>
  %x3 = uop.recip %x2 : tensor<32x640xf32>
  %m = uop.reduce_axis max %x3 axes [0, 1] : tensor<32x640xf32> -> tensor<f32>
  %m1 = uop.reshape %m : tensor<f32> -> tensor<1x1xf32>
  %m2 = uop.expand %m1 : tensor<1x1xf32> -> tensor<32x640xf32>
  %eq = uop.cmp eq %x3, %m2 : tensor<32x640xf32>
  %i = uop.iota axis 0 : tensor<20480xi32>
  %i2 = uop.reshape %i : tensor<20480xi32> -> tensor<32x640xi32>
  %n = uop.const 20480 : tensor<32x640xi32>
  %w = uop.where %eq, %i2, %n : tensor<32x640xi32>
  %k = uop.reduce_axis min %w axes [0, 1] : tensor<32x640xi32> -> tensor<i32>
  return %k : tensor<i32>
}

// The standard deviation of each row: 1.
// CHECK-LABEL: func.func @std(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @std(%x: tensor<32x64xf32>) -> tensor<32xf32> {
  %n = uop.const 0.015625 : tensor<32xf32>
  %s = uop.reduce_axis add %x axes [1] : tensor<32x64xf32> -> tensor<32xf32>
  %m = uop.mul %s, %n : tensor<32xf32>
  %m1 = uop.reshape %m : tensor<32xf32> -> tensor<32x1xf32>
  %m2 = uop.expand %m1 : tensor<32x1xf32> -> tensor<32x64xf32>
  %d = uop.sub %x, %m2 : tensor<32x64xf32>
  %q = uop.square %d : tensor<32x64xf32>
  %v = uop.reduce_axis add %q axes [1] : tensor<32x64xf32> -> tensor<32xf32>
  %c = uop.const 0.015873016 : tensor<32xf32>
  %v1 = uop.mul %v, %c : tensor<32xf32>
  %r = uop.sqrt %v1 : tensor<32xf32>
  return %r : tensor<32xf32>
}

// The mean of the first axis subtracted: 1, the means are a table.
// CHECK-LABEL: func.func @minus_mean(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @minus_mean(%x: tensor<32x16xf32>) -> tensor<32x16xf32> {
  %s = uop.reduce_axis add %x axes [0] : tensor<32x16xf32> -> tensor<16xf32>
  %q = uop.const 0.03125 : tensor<16xf32>
  %m = uop.mul %s, %q : tensor<16xf32>
  %m1 = uop.reshape %m : tensor<16xf32> -> tensor<1x16xf32>
  %m2 = uop.expand %m1 : tensor<1x16xf32> -> tensor<32x16xf32>
  %d = uop.sub %x, %m2 : tensor<32x16xf32>
  return %d : tensor<32x16xf32>
}

// Sum, then relu: 1.
// CHECK-LABEL: func.func @sum_relu(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @sum_relu(%x: tensor<32x16xf32>) -> tensor<16xf32> {
  %s = uop.reduce_axis add %x axes [0] : tensor<32x16xf32> -> tensor<16xf32>
  %z = uop.const 0.0 : tensor<16xf32>
  %r = uop.max %s, %z : tensor<16xf32>
  return %r : tensor<16xf32>
}

// A constant: 0.
// CHECK-LABEL: func.func @constant(
// CHECK-NOT: uop.launch
// CHECK: return
func.func @constant() -> tensor<4xf32> {
  %0 = uop.const 2.0 : tensor<4xf32>
  %1 = uop.contiguous %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Size zero: 0.
// CHECK-LABEL: func.func @zero_size(
// CHECK-NOT: uop.launch
// CHECK: return
func.func @zero_size(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %0 = uop.exp2 %x : tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// Contiguous of an input: 0.
// CHECK-LABEL: func.func @contiguous(
// CHECK-NOT: uop.launch
// CHECK: return
func.func @contiguous(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.contiguous %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A cumulative sum along an axis: 1, with a scan and no reduction.
// CHECK-LABEL: uop.kernel @r_4_40_5(
// CHECK-NOT: uop.reduce
// CHECK: uop.scan add
// CHECK-LABEL: func.func @cumulative_sum(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cumulative_sum(%x: tensor<4x40x5xf32>) -> tensor<4x40x5xf32> {
  %x1 = uop.reshape %x : tensor<4x40x5xf32> -> tensor<4x1x40x5xf32>
  %x2 = uop.expand %x1 : tensor<4x1x40x5xf32> -> tensor<4x40x40x5xf32>
  %i = uop.iota axis 1 : tensor<4x40x40x5xi32>
  %k = uop.iota axis 2 : tensor<4x40x40x5xi32>
  %c = uop.cmp le %k, %i : tensor<4x40x40x5xi32>
  %z = uop.const 0.0 : tensor<4x40x40x5xf32>
  %w = uop.where %c, %x2, %z : tensor<4x40x40x5xf32>
  %s = uop.reduce_axis add %w axes [2] : tensor<4x40x40x5xf32> -> tensor<4x40x5xf32>
  return %s : tensor<4x40x5xf32>
}

// The logarithm of the sum of exponentials so far, above the maximum of all, and
// the sum and the maximum so far: 1.
// CHECK-LABEL: func.func @cumulative(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
// CHECK: return
func.func @cumulative(%x: tensor<64x1000xf32>) -> tensor<64x1000xf32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %m1 = uop.reshape %m : tensor<64xf32> -> tensor<64x1xf32>
  %m2 = uop.expand %m1 : tensor<64x1xf32> -> tensor<64x1000xf32>
  %d = uop.sub %x, %m2 : tensor<64x1000xf32>
  %e = uop.exp %d : tensor<64x1000xf32>
  %e1 = uop.reshape %e : tensor<64x1000xf32> -> tensor<64x1x1000xf32>
  %e2 = uop.expand %e1 : tensor<64x1x1000xf32> -> tensor<64x1000x1000xf32>
  %x1 = uop.reshape %x : tensor<64x1000xf32> -> tensor<64x1x1000xf32>
  %x2 = uop.expand %x1 : tensor<64x1x1000xf32> -> tensor<64x1000x1000xf32>
  %i = uop.iota axis 1 : tensor<64x1000x1000xi32>
  %k = uop.iota axis 2 : tensor<64x1000x1000xi32>
  %c = uop.cmp le %k, %i : tensor<64x1000x1000xi32>
  %z = uop.const 0.0 : tensor<64x1000x1000xf32>
  %n = uop.const 0xFF800000 : tensor<64x1000x1000xf32>
  %w = uop.where %c, %e2, %z : tensor<64x1000x1000xf32>
  %s = uop.reduce_axis add %w axes [2] : tensor<64x1000x1000xf32> -> tensor<64x1000xf32>
  %l = uop.log %s : tensor<64x1000xf32>
  %r = uop.add %l, %m2 : tensor<64x1000xf32>
  %w1 = uop.where %c, %x2, %z : tensor<64x1000x1000xf32>
  %s1 = uop.reduce_axis add %w1 axes [2] : tensor<64x1000x1000xf32> -> tensor<64x1000xf32>
  %w2 = uop.where %c, %x2, %n : tensor<64x1000x1000xf32>
  %s2 = uop.reduce_axis max %w2 axes [2] : tensor<64x1000x1000xf32> -> tensor<64x1000xf32>
  %r1 = uop.mul %s1, %s2 : tensor<64x1000xf32>
  %r2 = uop.sub %r, %r1 : tensor<64x1000xf32>
  return %r2 : tensor<64x1000xf32>
}
