// RUN: uop-run %s --entry=warp --random-inputs=1 --verify
// RUN: uop-run %s --entry=warp --random-inputs=1 --verify --threads=2
// RUN: uop-run %s --entry=resize --random-inputs=1 --verify
// RUN: uop-run %s --entry=warp --random-inputs=1 --dump-kernels=%t && cat %t/*.uop.mlir | FileCheck %s

// Positions of 32 bits, which the channels share, and no mask but that of the
// border.
//
// CHECK: uop.kernel
// CHECK-NOT: i64
// CHECK: uop.cast %{{.*}} : f32 -> i32
// CHECK-NOT: uop.load {{.*}} if
// CHECK-NOT: uop.bufferize
// CHECK: uop.store

// Linear interpolation between elements of rows, at positions that are computed
// for each element of the result; 0 beyond the ends. As frontends write it.
func.func @warp(%x: tensor<2x5x40xf32>, %p: tensor<2x1x600xf32>) -> tensor<2x5x600xf32> {
  %c0 = uop.const 0 : tensor<2x5x600xi64>
  %c40 = uop.const 40 : tensor<2x5x600xi64>
  %f0 = uop.const 0.0 : tensor<2x5x600xf32>
  %f1 = uop.const 1.0 : tensor<2x5x600xf32>
  %f40 = uop.const 40.0 : tensor<2x5x600xf32>
  %f20 = uop.const 20.0 : tensor<2x5x600xf32>
  %p5 = uop.expand %p : tensor<2x1x600xf32> -> tensor<2x5x600xf32>
  %scaled = uop.mul %p5, %f20 : tensor<2x5x600xf32>
  %pos = uop.add %scaled, %f20 : tensor<2x5x600xf32>
  %low = uop.floor %pos : tensor<2x5x600xf32>
  %high = uop.add %low, %f1 : tensor<2x5x600xf32>
  %weight = uop.sub %pos, %low : tensor<2x5x600xf32>
  %rest = uop.sub %f1, %weight : tensor<2x5x600xf32>

  %l0 = uop.cmp ge %low, %f0 : tensor<2x5x600xf32>
  %l1 = uop.cmp lt %low, %f40 : tensor<2x5x600xf32>
  %lin = uop.and %l0, %l1 : tensor<2x5x600xi1>
  %li = uop.cast %low : tensor<2x5x600xf32> -> tensor<2x5x600xi64>
  %lc = uop.where %lin, %li, %c0 : tensor<2x5x600xi64>
  %lneg = uop.cmp lt %lc, %c0 : tensor<2x5x600xi64>
  %lend = uop.add %lc, %c40 : tensor<2x5x600xi64>
  %lidx = uop.where %lneg, %lend, %lc : tensor<2x5x600xi64>
  %lvalue = uop.gather %x, %lidx axis 2 : tensor<2x5x40xf32>, tensor<2x5x600xi64> -> tensor<2x5x600xf32>
  %lpart = uop.where %lin, %rest, %f0 : tensor<2x5x600xf32>
  %lsum = uop.mul %lvalue, %lpart : tensor<2x5x600xf32>

  %h0 = uop.cmp ge %high, %f0 : tensor<2x5x600xf32>
  %h1 = uop.cmp lt %high, %f40 : tensor<2x5x600xf32>
  %hin = uop.and %h0, %h1 : tensor<2x5x600xi1>
  %hi = uop.cast %high : tensor<2x5x600xf32> -> tensor<2x5x600xi64>
  %hc = uop.where %hin, %hi, %c0 : tensor<2x5x600xi64>
  %hneg = uop.cmp lt %hc, %c0 : tensor<2x5x600xi64>
  %hend = uop.add %hc, %c40 : tensor<2x5x600xi64>
  %hidx = uop.where %hneg, %hend, %hc : tensor<2x5x600xi64>
  %hvalue = uop.gather %x, %hidx axis 2 : tensor<2x5x40xf32>, tensor<2x5x600xi64> -> tensor<2x5x600xf32>
  %hpart = uop.where %hin, %weight, %f0 : tensor<2x5x600xf32>
  %hsum = uop.mul %hvalue, %hpart : tensor<2x5x600xf32>
  %result = uop.add %lsum, %hsum : tensor<2x5x600xf32>
  return %result : tensor<2x5x600xf32>
}

// Positions that depend on that of the element alone, clamped.
func.func @resize(%x: tensor<7x23xf32>) -> tensor<7x101xf32> {
  %0 = uop.iota axis 1 : tensor<7x101xi64>
  %1 = uop.cast %0 : tensor<7x101xi64> -> tensor<7x101xf32>
  %half = uop.const 0.5 : tensor<7x101xf32>
  %scale = uop.const 0.227722778 : tensor<7x101xf32>
  %f0 = uop.const 0.0 : tensor<7x101xf32>
  %2 = uop.add %1, %half : tensor<7x101xf32>
  %3 = uop.mul %2, %scale : tensor<7x101xf32>
  %4 = uop.sub %3, %half : tensor<7x101xf32>
  %5 = uop.max %4, %f0 : tensor<7x101xf32>
  %6 = uop.cast %5 : tensor<7x101xf32> -> tensor<7x101xi64>
  %one = uop.const 1 : tensor<7x101xi64>
  %last = uop.const 22 : tensor<7x101xi64>
  %7 = uop.add %6, %one : tensor<7x101xi64>
  %8 = uop.min %7, %last : tensor<7x101xi64>
  %9 = uop.gather %x, %6 axis 1 : tensor<7x23xf32>, tensor<7x101xi64> -> tensor<7x101xf32>
  %10 = uop.gather %x, %8 axis 1 : tensor<7x23xf32>, tensor<7x101xi64> -> tensor<7x101xf32>
  %11 = uop.cast %6 : tensor<7x101xi64> -> tensor<7x101xf32>
  %12 = uop.sub %5, %11 : tensor<7x101xf32>
  %13 = uop.sub %10, %9 : tensor<7x101xf32>
  %14 = uop.mul %13, %12 : tensor<7x101xf32>
  %15 = uop.add %9, %14 : tensor<7x101xf32>
  return %15 : tensor<7x101xf32>
}
