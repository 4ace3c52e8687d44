// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-shard --test-uop-interpret
// RUN: uop-opt %s --uop-shard | FileCheck %s
// RUN: uop-opt %s --uop-shard --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-shard --uop-rangeify --uop-simplify-index --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-shard --uop-rangeify --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null

// What uop-shard does is worth the same; nothing of it is left.
// CHECK-NOT: uop.multi

func.func @parts_2_axis_0() {
  %p0 = uop.const dense<[[-11, -4], [3, 10], [-6, 1], [8, -8]]> : tensor<4x2xi32>
  %d0 = uop.copy %p0 to "cpu:0" : tensor<4x2xi32>
  %p1 = uop.const dense<[[2, 9], [-7, 0], [7, -9], [-2, 5]]> : tensor<4x2xi32>
  %d1 = uop.copy %p1 to "cpu:1" : tensor<4x2xi32>
  %m = uop.mstack %d0, %d1 : tensor<4x2xi32> -> !uop.multi<tensor<4x2xi32>, 2>
  %x = uop.multi %m axis 0 : !uop.multi<tensor<4x2xi32>, 2> -> tensor<8x2xi32>
  %y = uop.cat %p0, %p1 axis 0 : tensor<4x2xi32>, tensor<4x2xi32> -> tensor<8x2xi32>
  %k = uop.const 3 : tensor<8x2xi32>
  %i = uop.iota axis 0 : tensor<8x2xi32>
  %x0 = uop.add %x, %k : tensor<8x2xi32>
  %y0 = uop.add %y, %k : tensor<8x2xi32>
  check.expect_eq %x0, %y0 : tensor<8x2xi32>
  %x1 = uop.mul %x, %i : tensor<8x2xi32>
  %y1 = uop.mul %y, %i : tensor<8x2xi32>
  check.expect_eq %x1, %y1 : tensor<8x2xi32>
  %x2 = uop.cmp lt %x, %x0 : tensor<8x2xi32>
  %y2 = uop.cmp lt %y, %y0 : tensor<8x2xi32>
  check.expect_eq %x2, %y2 : tensor<8x2xi1>
  %x3 = uop.where %x2, %x, %x1 : tensor<8x2xi32>
  %y3 = uop.where %y2, %y, %y1 : tensor<8x2xi32>
  check.expect_eq %x3, %y3 : tensor<8x2xi32>
  %x4 = uop.cast %x : tensor<8x2xi32> -> tensor<8x2xf16>
  %y4 = uop.cast %y : tensor<8x2xi32> -> tensor<8x2xf16>
  check.expect_eq %x4, %y4 : tensor<8x2xf16>
  %x5 = uop.permute %x [1, 0] : tensor<8x2xi32> -> tensor<2x8xi32>
  %y5 = uop.permute %y [1, 0] : tensor<8x2xi32> -> tensor<2x8xi32>
  check.expect_eq %x5, %y5 : tensor<2x8xi32>
  %x6 = uop.contiguous %x : tensor<8x2xi32>
  %y6 = uop.contiguous %y : tensor<8x2xi32>
  check.expect_eq %x6, %y6 : tensor<8x2xi32>
  %x7 = uop.flip %x axes [1] : tensor<8x2xi32>
  %y7 = uop.flip %y axes [1] : tensor<8x2xi32>
  check.expect_eq %x7, %y7 : tensor<8x2xi32>
  %x8 = uop.flip %x axes [0] : tensor<8x2xi32>
  %y8 = uop.flip %y axes [0] : tensor<8x2xi32>
  check.expect_eq %x8, %y8 : tensor<8x2xi32>
  %x9 = uop.flip %x axes [0, 1] : tensor<8x2xi32>
  %y9 = uop.flip %y axes [0, 1] : tensor<8x2xi32>
  check.expect_eq %x9, %y9 : tensor<8x2xi32>
  %x10 = uop.pad %x low [0, 1] high [0, 2] : tensor<8x2xi32> -> tensor<8x5xi32>
  %y10 = uop.pad %y low [0, 1] high [0, 2] : tensor<8x2xi32> -> tensor<8x5xi32>
  check.expect_eq %x10, %y10 : tensor<8x5xi32>
  %x11 = uop.pad %x low [1, 0] high [2, 0] : tensor<8x2xi32> -> tensor<11x2xi32>
  %y11 = uop.pad %y low [1, 0] high [2, 0] : tensor<8x2xi32> -> tensor<11x2xi32>
  check.expect_eq %x11, %y11 : tensor<11x2xi32>
  %x12 = uop.shrink %x offsets [0, 1] sizes [8, 1] : tensor<8x2xi32> -> tensor<8x1xi32>
  %y12 = uop.shrink %y offsets [0, 1] sizes [8, 1] : tensor<8x2xi32> -> tensor<8x1xi32>
  check.expect_eq %x12, %y12 : tensor<8x1xi32>
  %x13 = uop.shrink %x offsets [4, 0] sizes [4, 2] : tensor<8x2xi32> -> tensor<4x2xi32>
  %y13 = uop.shrink %y offsets [4, 0] sizes [4, 2] : tensor<8x2xi32> -> tensor<4x2xi32>
  check.expect_eq %x13, %y13 : tensor<4x2xi32>
  %x14 = uop.shrink %x offsets [1, 0] sizes [6, 2] : tensor<8x2xi32> -> tensor<6x2xi32>
  %y14 = uop.shrink %y offsets [1, 0] sizes [6, 2] : tensor<8x2xi32> -> tensor<6x2xi32>
  check.expect_eq %x14, %y14 : tensor<6x2xi32>
  %x15 = uop.shrink %x offsets [4, 0] sizes [1, 2] : tensor<8x2xi32> -> tensor<1x2xi32>
  %y15 = uop.shrink %y offsets [4, 0] sizes [1, 2] : tensor<8x2xi32> -> tensor<1x2xi32>
  check.expect_eq %x15, %y15 : tensor<1x2xi32>
  %x16 = uop.shrink %x offsets [8, 0] sizes [0, 2] : tensor<8x2xi32> -> tensor<0x2xi32>
  %y16 = uop.shrink %y offsets [8, 0] sizes [0, 2] : tensor<8x2xi32> -> tensor<0x2xi32>
  check.expect_eq %x16, %y16 : tensor<0x2xi32>
  %x17 = uop.shrink %x offsets [0, 0] sizes [0, 2] : tensor<8x2xi32> -> tensor<0x2xi32>
  %y17 = uop.shrink %y offsets [0, 0] sizes [0, 2] : tensor<8x2xi32> -> tensor<0x2xi32>
  check.expect_eq %x17, %y17 : tensor<0x2xi32>
  %x18 = uop.cat %x, %k axis 1 : tensor<8x2xi32>, tensor<8x2xi32> -> tensor<8x4xi32>
  %y18 = uop.cat %y, %k axis 1 : tensor<8x2xi32>, tensor<8x2xi32> -> tensor<8x4xi32>
  check.expect_eq %x18, %y18 : tensor<8x4xi32>
  %x19 = uop.cat %x, %k axis 0 : tensor<8x2xi32>, tensor<8x2xi32> -> tensor<16x2xi32>
  %y19 = uop.cat %y, %k axis 0 : tensor<8x2xi32>, tensor<8x2xi32> -> tensor<16x2xi32>
  check.expect_eq %x19, %y19 : tensor<16x2xi32>
  %x20 = uop.reshape %x : tensor<8x2xi32> -> tensor<8x1x2xi32>
  %y20 = uop.reshape %y : tensor<8x2xi32> -> tensor<8x1x2xi32>
  check.expect_eq %x20, %y20 : tensor<8x1x2xi32>
  %x21 = uop.reshape %x : tensor<8x2xi32> -> tensor<16xi32>
  %y21 = uop.reshape %y : tensor<8x2xi32> -> tensor<16xi32>
  check.expect_eq %x21, %y21 : tensor<16xi32>
  %x22 = uop.reshape %x : tensor<8x2xi32> -> tensor<2x8xi32>
  %y22 = uop.reshape %y : tensor<8x2xi32> -> tensor<2x8xi32>
  check.expect_eq %x22, %y22 : tensor<2x8xi32>
  %x23 = uop.reduce_axis add %x axes [1] : tensor<8x2xi32> -> tensor<8xi32>
  %y23 = uop.reduce_axis add %y axes [1] : tensor<8x2xi32> -> tensor<8xi32>
  check.expect_eq %x23, %y23 : tensor<8xi32>
  %x24 = uop.reduce_axis add %x axes [0] : tensor<8x2xi32> -> tensor<2xi32>
  %y24 = uop.reduce_axis add %y axes [0] : tensor<8x2xi32> -> tensor<2xi32>
  check.expect_eq %x24, %y24 : tensor<2xi32>
  %x25 = uop.reduce_axis add %x axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  %y25 = uop.reduce_axis add %y axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  check.expect_eq %x25, %y25 : tensor<i32>
  %x26 = uop.reduce_axis mul %x axes [1] : tensor<8x2xi32> -> tensor<8xi32>
  %y26 = uop.reduce_axis mul %y axes [1] : tensor<8x2xi32> -> tensor<8xi32>
  check.expect_eq %x26, %y26 : tensor<8xi32>
  %x27 = uop.reduce_axis mul %x axes [0] : tensor<8x2xi32> -> tensor<2xi32>
  %y27 = uop.reduce_axis mul %y axes [0] : tensor<8x2xi32> -> tensor<2xi32>
  check.expect_eq %x27, %y27 : tensor<2xi32>
  %x28 = uop.reduce_axis mul %x axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  %y28 = uop.reduce_axis mul %y axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  check.expect_eq %x28, %y28 : tensor<i32>
  %x29 = uop.reduce_axis max %x axes [1] : tensor<8x2xi32> -> tensor<8xi32>
  %y29 = uop.reduce_axis max %y axes [1] : tensor<8x2xi32> -> tensor<8xi32>
  check.expect_eq %x29, %y29 : tensor<8xi32>
  %x30 = uop.reduce_axis max %x axes [0] : tensor<8x2xi32> -> tensor<2xi32>
  %y30 = uop.reduce_axis max %y axes [0] : tensor<8x2xi32> -> tensor<2xi32>
  check.expect_eq %x30, %y30 : tensor<2xi32>
  %x31 = uop.reduce_axis max %x axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  %y31 = uop.reduce_axis max %y axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  check.expect_eq %x31, %y31 : tensor<i32>
  %x32 = uop.reduce_axis min %x axes [1] : tensor<8x2xi32> -> tensor<8xi32>
  %y32 = uop.reduce_axis min %y axes [1] : tensor<8x2xi32> -> tensor<8xi32>
  check.expect_eq %x32, %y32 : tensor<8xi32>
  %x33 = uop.reduce_axis min %x axes [0] : tensor<8x2xi32> -> tensor<2xi32>
  %y33 = uop.reduce_axis min %y axes [0] : tensor<8x2xi32> -> tensor<2xi32>
  check.expect_eq %x33, %y33 : tensor<2xi32>
  %x34 = uop.reduce_axis min %x axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  %y34 = uop.reduce_axis min %y axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  check.expect_eq %x34, %y34 : tensor<i32>
  %x35 = uop.reduce_axis add %x axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  %y35 = uop.reduce_axis add %y axes [0, 1] : tensor<8x2xi32> -> tensor<i32>
  check.expect_eq %x35, %y35 : tensor<i32>
  %x36 = uop.reshape %x35 : tensor<i32> -> tensor<1x1xi32>
  %y36 = uop.reshape %y35 : tensor<i32> -> tensor<1x1xi32>
  check.expect_eq %x36, %y36 : tensor<1x1xi32>
  %x37 = uop.expand %x36 : tensor<1x1xi32> -> tensor<8x2xi32>
  %y37 = uop.expand %y36 : tensor<1x1xi32> -> tensor<8x2xi32>
  check.expect_eq %x37, %y37 : tensor<8x2xi32>
  %x38 = uop.sub %x, %x37 : tensor<8x2xi32>
  %y38 = uop.sub %y, %y37 : tensor<8x2xi32>
  check.expect_eq %x38, %y38 : tensor<8x2xi32>
  %x39 = uop.gather %x, %i axis 0 : tensor<8x2xi32>, tensor<8x2xi32> -> tensor<8x2xi32>
  %y39 = uop.gather %y, %i axis 0 : tensor<8x2xi32>, tensor<8x2xi32> -> tensor<8x2xi32>
  check.expect_eq %x39, %y39 : tensor<8x2xi32>
  %x40 = uop.copy %x to "cpu:0" clone : tensor<8x2xi32>
  %y40 = uop.copy %y to "cpu:0" clone : tensor<8x2xi32>
  check.expect_eq %x40, %y40 : tensor<8x2xi32>
  %x41 = uop.detach %x : tensor<8x2xi32>
  %y41 = uop.detach %y : tensor<8x2xi32>
  check.expect_eq %x41, %y41 : tensor<8x2xi32>
  %x42 = uop.sub %x, %y : tensor<8x2xi32>
  %y42 = uop.sub %y, %y : tensor<8x2xi32>
  check.expect_eq %x42, %y42 : tensor<8x2xi32>
  return
}

func.func @parts_2_axis_1() {
  %p0 = uop.const dense<[[-11, -4], [3, 10], [-6, 1], [8, -8]]> : tensor<4x2xi32>
  %d0 = uop.copy %p0 to "cpu:0" : tensor<4x2xi32>
  %p1 = uop.const dense<[[2, 9], [-7, 0], [7, -9], [-2, 5]]> : tensor<4x2xi32>
  %d1 = uop.copy %p1 to "cpu:1" : tensor<4x2xi32>
  %m = uop.mstack %d0, %d1 : tensor<4x2xi32> -> !uop.multi<tensor<4x2xi32>, 2>
  %x = uop.multi %m axis 1 : !uop.multi<tensor<4x2xi32>, 2> -> tensor<4x4xi32>
  %y = uop.cat %p0, %p1 axis 1 : tensor<4x2xi32>, tensor<4x2xi32> -> tensor<4x4xi32>
  %k = uop.const 3 : tensor<4x4xi32>
  %i = uop.iota axis 1 : tensor<4x4xi32>
  %x0 = uop.add %x, %k : tensor<4x4xi32>
  %y0 = uop.add %y, %k : tensor<4x4xi32>
  check.expect_eq %x0, %y0 : tensor<4x4xi32>
  %x1 = uop.mul %x, %i : tensor<4x4xi32>
  %y1 = uop.mul %y, %i : tensor<4x4xi32>
  check.expect_eq %x1, %y1 : tensor<4x4xi32>
  %x2 = uop.cmp lt %x, %x0 : tensor<4x4xi32>
  %y2 = uop.cmp lt %y, %y0 : tensor<4x4xi32>
  check.expect_eq %x2, %y2 : tensor<4x4xi1>
  %x3 = uop.where %x2, %x, %x1 : tensor<4x4xi32>
  %y3 = uop.where %y2, %y, %y1 : tensor<4x4xi32>
  check.expect_eq %x3, %y3 : tensor<4x4xi32>
  %x4 = uop.cast %x : tensor<4x4xi32> -> tensor<4x4xf16>
  %y4 = uop.cast %y : tensor<4x4xi32> -> tensor<4x4xf16>
  check.expect_eq %x4, %y4 : tensor<4x4xf16>
  %x5 = uop.permute %x [1, 0] : tensor<4x4xi32> -> tensor<4x4xi32>
  %y5 = uop.permute %y [1, 0] : tensor<4x4xi32> -> tensor<4x4xi32>
  check.expect_eq %x5, %y5 : tensor<4x4xi32>
  %x6 = uop.contiguous %x : tensor<4x4xi32>
  %y6 = uop.contiguous %y : tensor<4x4xi32>
  check.expect_eq %x6, %y6 : tensor<4x4xi32>
  %x7 = uop.flip %x axes [0] : tensor<4x4xi32>
  %y7 = uop.flip %y axes [0] : tensor<4x4xi32>
  check.expect_eq %x7, %y7 : tensor<4x4xi32>
  %x8 = uop.flip %x axes [1] : tensor<4x4xi32>
  %y8 = uop.flip %y axes [1] : tensor<4x4xi32>
  check.expect_eq %x8, %y8 : tensor<4x4xi32>
  %x9 = uop.flip %x axes [0, 1] : tensor<4x4xi32>
  %y9 = uop.flip %y axes [0, 1] : tensor<4x4xi32>
  check.expect_eq %x9, %y9 : tensor<4x4xi32>
  %x10 = uop.pad %x low [1, 0] high [2, 0] : tensor<4x4xi32> -> tensor<7x4xi32>
  %y10 = uop.pad %y low [1, 0] high [2, 0] : tensor<4x4xi32> -> tensor<7x4xi32>
  check.expect_eq %x10, %y10 : tensor<7x4xi32>
  %x11 = uop.pad %x low [0, 1] high [0, 2] : tensor<4x4xi32> -> tensor<4x7xi32>
  %y11 = uop.pad %y low [0, 1] high [0, 2] : tensor<4x4xi32> -> tensor<4x7xi32>
  check.expect_eq %x11, %y11 : tensor<4x7xi32>
  %x12 = uop.shrink %x offsets [1, 0] sizes [1, 4] : tensor<4x4xi32> -> tensor<1x4xi32>
  %y12 = uop.shrink %y offsets [1, 0] sizes [1, 4] : tensor<4x4xi32> -> tensor<1x4xi32>
  check.expect_eq %x12, %y12 : tensor<1x4xi32>
  %x13 = uop.shrink %x offsets [0, 2] sizes [4, 2] : tensor<4x4xi32> -> tensor<4x2xi32>
  %y13 = uop.shrink %y offsets [0, 2] sizes [4, 2] : tensor<4x4xi32> -> tensor<4x2xi32>
  check.expect_eq %x13, %y13 : tensor<4x2xi32>
  %x14 = uop.shrink %x offsets [0, 1] sizes [4, 2] : tensor<4x4xi32> -> tensor<4x2xi32>
  %y14 = uop.shrink %y offsets [0, 1] sizes [4, 2] : tensor<4x4xi32> -> tensor<4x2xi32>
  check.expect_eq %x14, %y14 : tensor<4x2xi32>
  %x15 = uop.shrink %x offsets [0, 2] sizes [4, 1] : tensor<4x4xi32> -> tensor<4x1xi32>
  %y15 = uop.shrink %y offsets [0, 2] sizes [4, 1] : tensor<4x4xi32> -> tensor<4x1xi32>
  check.expect_eq %x15, %y15 : tensor<4x1xi32>
  %x16 = uop.shrink %x offsets [0, 4] sizes [4, 0] : tensor<4x4xi32> -> tensor<4x0xi32>
  %y16 = uop.shrink %y offsets [0, 4] sizes [4, 0] : tensor<4x4xi32> -> tensor<4x0xi32>
  check.expect_eq %x16, %y16 : tensor<4x0xi32>
  %x17 = uop.shrink %x offsets [0, 0] sizes [4, 0] : tensor<4x4xi32> -> tensor<4x0xi32>
  %y17 = uop.shrink %y offsets [0, 0] sizes [4, 0] : tensor<4x4xi32> -> tensor<4x0xi32>
  check.expect_eq %x17, %y17 : tensor<4x0xi32>
  %x18 = uop.cat %x, %k axis 0 : tensor<4x4xi32>, tensor<4x4xi32> -> tensor<8x4xi32>
  %y18 = uop.cat %y, %k axis 0 : tensor<4x4xi32>, tensor<4x4xi32> -> tensor<8x4xi32>
  check.expect_eq %x18, %y18 : tensor<8x4xi32>
  %x19 = uop.cat %x, %k axis 1 : tensor<4x4xi32>, tensor<4x4xi32> -> tensor<4x8xi32>
  %y19 = uop.cat %y, %k axis 1 : tensor<4x4xi32>, tensor<4x4xi32> -> tensor<4x8xi32>
  check.expect_eq %x19, %y19 : tensor<4x8xi32>
  %x20 = uop.reshape %x : tensor<4x4xi32> -> tensor<4x1x4xi32>
  %y20 = uop.reshape %y : tensor<4x4xi32> -> tensor<4x1x4xi32>
  check.expect_eq %x20, %y20 : tensor<4x1x4xi32>
  %x21 = uop.reshape %x : tensor<4x4xi32> -> tensor<16xi32>
  %y21 = uop.reshape %y : tensor<4x4xi32> -> tensor<16xi32>
  check.expect_eq %x21, %y21 : tensor<16xi32>
  %x22 = uop.reshape %x : tensor<4x4xi32> -> tensor<2x8xi32>
  %y22 = uop.reshape %y : tensor<4x4xi32> -> tensor<2x8xi32>
  check.expect_eq %x22, %y22 : tensor<2x8xi32>
  %x23 = uop.reduce_axis add %x axes [0] : tensor<4x4xi32> -> tensor<4xi32>
  %y23 = uop.reduce_axis add %y axes [0] : tensor<4x4xi32> -> tensor<4xi32>
  check.expect_eq %x23, %y23 : tensor<4xi32>
  %x24 = uop.reduce_axis add %x axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  %y24 = uop.reduce_axis add %y axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  check.expect_eq %x24, %y24 : tensor<4xi32>
  %x25 = uop.reduce_axis add %x axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  %y25 = uop.reduce_axis add %y axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  check.expect_eq %x25, %y25 : tensor<i32>
  %x26 = uop.reduce_axis mul %x axes [0] : tensor<4x4xi32> -> tensor<4xi32>
  %y26 = uop.reduce_axis mul %y axes [0] : tensor<4x4xi32> -> tensor<4xi32>
  check.expect_eq %x26, %y26 : tensor<4xi32>
  %x27 = uop.reduce_axis mul %x axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  %y27 = uop.reduce_axis mul %y axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  check.expect_eq %x27, %y27 : tensor<4xi32>
  %x28 = uop.reduce_axis mul %x axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  %y28 = uop.reduce_axis mul %y axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  check.expect_eq %x28, %y28 : tensor<i32>
  %x29 = uop.reduce_axis max %x axes [0] : tensor<4x4xi32> -> tensor<4xi32>
  %y29 = uop.reduce_axis max %y axes [0] : tensor<4x4xi32> -> tensor<4xi32>
  check.expect_eq %x29, %y29 : tensor<4xi32>
  %x30 = uop.reduce_axis max %x axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  %y30 = uop.reduce_axis max %y axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  check.expect_eq %x30, %y30 : tensor<4xi32>
  %x31 = uop.reduce_axis max %x axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  %y31 = uop.reduce_axis max %y axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  check.expect_eq %x31, %y31 : tensor<i32>
  %x32 = uop.reduce_axis min %x axes [0] : tensor<4x4xi32> -> tensor<4xi32>
  %y32 = uop.reduce_axis min %y axes [0] : tensor<4x4xi32> -> tensor<4xi32>
  check.expect_eq %x32, %y32 : tensor<4xi32>
  %x33 = uop.reduce_axis min %x axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  %y33 = uop.reduce_axis min %y axes [1] : tensor<4x4xi32> -> tensor<4xi32>
  check.expect_eq %x33, %y33 : tensor<4xi32>
  %x34 = uop.reduce_axis min %x axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  %y34 = uop.reduce_axis min %y axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  check.expect_eq %x34, %y34 : tensor<i32>
  %x35 = uop.reduce_axis add %x axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  %y35 = uop.reduce_axis add %y axes [0, 1] : tensor<4x4xi32> -> tensor<i32>
  check.expect_eq %x35, %y35 : tensor<i32>
  %x36 = uop.reshape %x35 : tensor<i32> -> tensor<1x1xi32>
  %y36 = uop.reshape %y35 : tensor<i32> -> tensor<1x1xi32>
  check.expect_eq %x36, %y36 : tensor<1x1xi32>
  %x37 = uop.expand %x36 : tensor<1x1xi32> -> tensor<4x4xi32>
  %y37 = uop.expand %y36 : tensor<1x1xi32> -> tensor<4x4xi32>
  check.expect_eq %x37, %y37 : tensor<4x4xi32>
  %x38 = uop.sub %x, %x37 : tensor<4x4xi32>
  %y38 = uop.sub %y, %y37 : tensor<4x4xi32>
  check.expect_eq %x38, %y38 : tensor<4x4xi32>
  %x39 = uop.gather %x, %i axis 1 : tensor<4x4xi32>, tensor<4x4xi32> -> tensor<4x4xi32>
  %y39 = uop.gather %y, %i axis 1 : tensor<4x4xi32>, tensor<4x4xi32> -> tensor<4x4xi32>
  check.expect_eq %x39, %y39 : tensor<4x4xi32>
  %x40 = uop.copy %x to "cpu:0" clone : tensor<4x4xi32>
  %y40 = uop.copy %y to "cpu:0" clone : tensor<4x4xi32>
  check.expect_eq %x40, %y40 : tensor<4x4xi32>
  %x41 = uop.detach %x : tensor<4x4xi32>
  %y41 = uop.detach %y : tensor<4x4xi32>
  check.expect_eq %x41, %y41 : tensor<4x4xi32>
  %x42 = uop.sub %x, %y : tensor<4x4xi32>
  %y42 = uop.sub %y, %y : tensor<4x4xi32>
  check.expect_eq %x42, %y42 : tensor<4x4xi32>
  return
}

func.func @parts_3_axis_0() {
  %p0 = uop.const dense<[[-11, -4], [3, 10], [-6, 1], [8, -8]]> : tensor<4x2xi32>
  %d0 = uop.copy %p0 to "cpu:0" : tensor<4x2xi32>
  %p1 = uop.const dense<[[2, 9], [-7, 0], [7, -9], [-2, 5]]> : tensor<4x2xi32>
  %d1 = uop.copy %p1 to "cpu:1" : tensor<4x2xi32>
  %p2 = uop.const dense<[[-8, -1], [6, -10], [-3, 4], [11, -5]]> : tensor<4x2xi32>
  %d2 = uop.copy %p2 to "cpu:2" : tensor<4x2xi32>
  %m = uop.mstack %d0, %d1, %d2 : tensor<4x2xi32> -> !uop.multi<tensor<4x2xi32>, 3>
  %x = uop.multi %m axis 0 : !uop.multi<tensor<4x2xi32>, 3> -> tensor<12x2xi32>
  %y = uop.cat %p0, %p1, %p2 axis 0 : tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32> -> tensor<12x2xi32>
  %k = uop.const 3 : tensor<12x2xi32>
  %i = uop.iota axis 0 : tensor<12x2xi32>
  %x0 = uop.add %x, %k : tensor<12x2xi32>
  %y0 = uop.add %y, %k : tensor<12x2xi32>
  check.expect_eq %x0, %y0 : tensor<12x2xi32>
  %x1 = uop.mul %x, %i : tensor<12x2xi32>
  %y1 = uop.mul %y, %i : tensor<12x2xi32>
  check.expect_eq %x1, %y1 : tensor<12x2xi32>
  %x2 = uop.cmp lt %x, %x0 : tensor<12x2xi32>
  %y2 = uop.cmp lt %y, %y0 : tensor<12x2xi32>
  check.expect_eq %x2, %y2 : tensor<12x2xi1>
  %x3 = uop.where %x2, %x, %x1 : tensor<12x2xi32>
  %y3 = uop.where %y2, %y, %y1 : tensor<12x2xi32>
  check.expect_eq %x3, %y3 : tensor<12x2xi32>
  %x4 = uop.cast %x : tensor<12x2xi32> -> tensor<12x2xf16>
  %y4 = uop.cast %y : tensor<12x2xi32> -> tensor<12x2xf16>
  check.expect_eq %x4, %y4 : tensor<12x2xf16>
  %x5 = uop.permute %x [1, 0] : tensor<12x2xi32> -> tensor<2x12xi32>
  %y5 = uop.permute %y [1, 0] : tensor<12x2xi32> -> tensor<2x12xi32>
  check.expect_eq %x5, %y5 : tensor<2x12xi32>
  %x6 = uop.contiguous %x : tensor<12x2xi32>
  %y6 = uop.contiguous %y : tensor<12x2xi32>
  check.expect_eq %x6, %y6 : tensor<12x2xi32>
  %x7 = uop.flip %x axes [1] : tensor<12x2xi32>
  %y7 = uop.flip %y axes [1] : tensor<12x2xi32>
  check.expect_eq %x7, %y7 : tensor<12x2xi32>
  %x8 = uop.flip %x axes [0] : tensor<12x2xi32>
  %y8 = uop.flip %y axes [0] : tensor<12x2xi32>
  check.expect_eq %x8, %y8 : tensor<12x2xi32>
  %x9 = uop.flip %x axes [0, 1] : tensor<12x2xi32>
  %y9 = uop.flip %y axes [0, 1] : tensor<12x2xi32>
  check.expect_eq %x9, %y9 : tensor<12x2xi32>
  %x10 = uop.pad %x low [0, 1] high [0, 2] : tensor<12x2xi32> -> tensor<12x5xi32>
  %y10 = uop.pad %y low [0, 1] high [0, 2] : tensor<12x2xi32> -> tensor<12x5xi32>
  check.expect_eq %x10, %y10 : tensor<12x5xi32>
  %x11 = uop.pad %x low [1, 0] high [2, 0] : tensor<12x2xi32> -> tensor<15x2xi32>
  %y11 = uop.pad %y low [1, 0] high [2, 0] : tensor<12x2xi32> -> tensor<15x2xi32>
  check.expect_eq %x11, %y11 : tensor<15x2xi32>
  %x12 = uop.shrink %x offsets [0, 1] sizes [12, 1] : tensor<12x2xi32> -> tensor<12x1xi32>
  %y12 = uop.shrink %y offsets [0, 1] sizes [12, 1] : tensor<12x2xi32> -> tensor<12x1xi32>
  check.expect_eq %x12, %y12 : tensor<12x1xi32>
  %x13 = uop.shrink %x offsets [4, 0] sizes [4, 2] : tensor<12x2xi32> -> tensor<4x2xi32>
  %y13 = uop.shrink %y offsets [4, 0] sizes [4, 2] : tensor<12x2xi32> -> tensor<4x2xi32>
  check.expect_eq %x13, %y13 : tensor<4x2xi32>
  %x14 = uop.shrink %x offsets [1, 0] sizes [10, 2] : tensor<12x2xi32> -> tensor<10x2xi32>
  %y14 = uop.shrink %y offsets [1, 0] sizes [10, 2] : tensor<12x2xi32> -> tensor<10x2xi32>
  check.expect_eq %x14, %y14 : tensor<10x2xi32>
  %x15 = uop.shrink %x offsets [4, 0] sizes [1, 2] : tensor<12x2xi32> -> tensor<1x2xi32>
  %y15 = uop.shrink %y offsets [4, 0] sizes [1, 2] : tensor<12x2xi32> -> tensor<1x2xi32>
  check.expect_eq %x15, %y15 : tensor<1x2xi32>
  %x16 = uop.shrink %x offsets [12, 0] sizes [0, 2] : tensor<12x2xi32> -> tensor<0x2xi32>
  %y16 = uop.shrink %y offsets [12, 0] sizes [0, 2] : tensor<12x2xi32> -> tensor<0x2xi32>
  check.expect_eq %x16, %y16 : tensor<0x2xi32>
  %x17 = uop.shrink %x offsets [0, 0] sizes [0, 2] : tensor<12x2xi32> -> tensor<0x2xi32>
  %y17 = uop.shrink %y offsets [0, 0] sizes [0, 2] : tensor<12x2xi32> -> tensor<0x2xi32>
  check.expect_eq %x17, %y17 : tensor<0x2xi32>
  %x18 = uop.cat %x, %k axis 1 : tensor<12x2xi32>, tensor<12x2xi32> -> tensor<12x4xi32>
  %y18 = uop.cat %y, %k axis 1 : tensor<12x2xi32>, tensor<12x2xi32> -> tensor<12x4xi32>
  check.expect_eq %x18, %y18 : tensor<12x4xi32>
  %x19 = uop.cat %x, %k axis 0 : tensor<12x2xi32>, tensor<12x2xi32> -> tensor<24x2xi32>
  %y19 = uop.cat %y, %k axis 0 : tensor<12x2xi32>, tensor<12x2xi32> -> tensor<24x2xi32>
  check.expect_eq %x19, %y19 : tensor<24x2xi32>
  %x20 = uop.reshape %x : tensor<12x2xi32> -> tensor<12x1x2xi32>
  %y20 = uop.reshape %y : tensor<12x2xi32> -> tensor<12x1x2xi32>
  check.expect_eq %x20, %y20 : tensor<12x1x2xi32>
  %x21 = uop.reshape %x : tensor<12x2xi32> -> tensor<24xi32>
  %y21 = uop.reshape %y : tensor<12x2xi32> -> tensor<24xi32>
  check.expect_eq %x21, %y21 : tensor<24xi32>
  %x22 = uop.reshape %x : tensor<12x2xi32> -> tensor<2x12xi32>
  %y22 = uop.reshape %y : tensor<12x2xi32> -> tensor<2x12xi32>
  check.expect_eq %x22, %y22 : tensor<2x12xi32>
  %x23 = uop.reduce_axis add %x axes [1] : tensor<12x2xi32> -> tensor<12xi32>
  %y23 = uop.reduce_axis add %y axes [1] : tensor<12x2xi32> -> tensor<12xi32>
  check.expect_eq %x23, %y23 : tensor<12xi32>
  %x24 = uop.reduce_axis add %x axes [0] : tensor<12x2xi32> -> tensor<2xi32>
  %y24 = uop.reduce_axis add %y axes [0] : tensor<12x2xi32> -> tensor<2xi32>
  check.expect_eq %x24, %y24 : tensor<2xi32>
  %x25 = uop.reduce_axis add %x axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  %y25 = uop.reduce_axis add %y axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  check.expect_eq %x25, %y25 : tensor<i32>
  %x26 = uop.reduce_axis mul %x axes [1] : tensor<12x2xi32> -> tensor<12xi32>
  %y26 = uop.reduce_axis mul %y axes [1] : tensor<12x2xi32> -> tensor<12xi32>
  check.expect_eq %x26, %y26 : tensor<12xi32>
  %x27 = uop.reduce_axis mul %x axes [0] : tensor<12x2xi32> -> tensor<2xi32>
  %y27 = uop.reduce_axis mul %y axes [0] : tensor<12x2xi32> -> tensor<2xi32>
  check.expect_eq %x27, %y27 : tensor<2xi32>
  %x28 = uop.reduce_axis mul %x axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  %y28 = uop.reduce_axis mul %y axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  check.expect_eq %x28, %y28 : tensor<i32>
  %x29 = uop.reduce_axis max %x axes [1] : tensor<12x2xi32> -> tensor<12xi32>
  %y29 = uop.reduce_axis max %y axes [1] : tensor<12x2xi32> -> tensor<12xi32>
  check.expect_eq %x29, %y29 : tensor<12xi32>
  %x30 = uop.reduce_axis max %x axes [0] : tensor<12x2xi32> -> tensor<2xi32>
  %y30 = uop.reduce_axis max %y axes [0] : tensor<12x2xi32> -> tensor<2xi32>
  check.expect_eq %x30, %y30 : tensor<2xi32>
  %x31 = uop.reduce_axis max %x axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  %y31 = uop.reduce_axis max %y axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  check.expect_eq %x31, %y31 : tensor<i32>
  %x32 = uop.reduce_axis min %x axes [1] : tensor<12x2xi32> -> tensor<12xi32>
  %y32 = uop.reduce_axis min %y axes [1] : tensor<12x2xi32> -> tensor<12xi32>
  check.expect_eq %x32, %y32 : tensor<12xi32>
  %x33 = uop.reduce_axis min %x axes [0] : tensor<12x2xi32> -> tensor<2xi32>
  %y33 = uop.reduce_axis min %y axes [0] : tensor<12x2xi32> -> tensor<2xi32>
  check.expect_eq %x33, %y33 : tensor<2xi32>
  %x34 = uop.reduce_axis min %x axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  %y34 = uop.reduce_axis min %y axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  check.expect_eq %x34, %y34 : tensor<i32>
  %x35 = uop.reduce_axis add %x axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  %y35 = uop.reduce_axis add %y axes [0, 1] : tensor<12x2xi32> -> tensor<i32>
  check.expect_eq %x35, %y35 : tensor<i32>
  %x36 = uop.reshape %x35 : tensor<i32> -> tensor<1x1xi32>
  %y36 = uop.reshape %y35 : tensor<i32> -> tensor<1x1xi32>
  check.expect_eq %x36, %y36 : tensor<1x1xi32>
  %x37 = uop.expand %x36 : tensor<1x1xi32> -> tensor<12x2xi32>
  %y37 = uop.expand %y36 : tensor<1x1xi32> -> tensor<12x2xi32>
  check.expect_eq %x37, %y37 : tensor<12x2xi32>
  %x38 = uop.sub %x, %x37 : tensor<12x2xi32>
  %y38 = uop.sub %y, %y37 : tensor<12x2xi32>
  check.expect_eq %x38, %y38 : tensor<12x2xi32>
  %x39 = uop.gather %x, %i axis 0 : tensor<12x2xi32>, tensor<12x2xi32> -> tensor<12x2xi32>
  %y39 = uop.gather %y, %i axis 0 : tensor<12x2xi32>, tensor<12x2xi32> -> tensor<12x2xi32>
  check.expect_eq %x39, %y39 : tensor<12x2xi32>
  %x40 = uop.copy %x to "cpu:0" clone : tensor<12x2xi32>
  %y40 = uop.copy %y to "cpu:0" clone : tensor<12x2xi32>
  check.expect_eq %x40, %y40 : tensor<12x2xi32>
  %x41 = uop.detach %x : tensor<12x2xi32>
  %y41 = uop.detach %y : tensor<12x2xi32>
  check.expect_eq %x41, %y41 : tensor<12x2xi32>
  %x42 = uop.sub %x, %y : tensor<12x2xi32>
  %y42 = uop.sub %y, %y : tensor<12x2xi32>
  check.expect_eq %x42, %y42 : tensor<12x2xi32>
  return
}

func.func @parts_3_axis_1() {
  %p0 = uop.const dense<[[-11, -4], [3, 10], [-6, 1], [8, -8]]> : tensor<4x2xi32>
  %d0 = uop.copy %p0 to "cpu:0" : tensor<4x2xi32>
  %p1 = uop.const dense<[[2, 9], [-7, 0], [7, -9], [-2, 5]]> : tensor<4x2xi32>
  %d1 = uop.copy %p1 to "cpu:1" : tensor<4x2xi32>
  %p2 = uop.const dense<[[-8, -1], [6, -10], [-3, 4], [11, -5]]> : tensor<4x2xi32>
  %d2 = uop.copy %p2 to "cpu:2" : tensor<4x2xi32>
  %m = uop.mstack %d0, %d1, %d2 : tensor<4x2xi32> -> !uop.multi<tensor<4x2xi32>, 3>
  %x = uop.multi %m axis 1 : !uop.multi<tensor<4x2xi32>, 3> -> tensor<4x6xi32>
  %y = uop.cat %p0, %p1, %p2 axis 1 : tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32> -> tensor<4x6xi32>
  %k = uop.const 3 : tensor<4x6xi32>
  %i = uop.iota axis 1 : tensor<4x6xi32>
  %x0 = uop.add %x, %k : tensor<4x6xi32>
  %y0 = uop.add %y, %k : tensor<4x6xi32>
  check.expect_eq %x0, %y0 : tensor<4x6xi32>
  %x1 = uop.mul %x, %i : tensor<4x6xi32>
  %y1 = uop.mul %y, %i : tensor<4x6xi32>
  check.expect_eq %x1, %y1 : tensor<4x6xi32>
  %x2 = uop.cmp lt %x, %x0 : tensor<4x6xi32>
  %y2 = uop.cmp lt %y, %y0 : tensor<4x6xi32>
  check.expect_eq %x2, %y2 : tensor<4x6xi1>
  %x3 = uop.where %x2, %x, %x1 : tensor<4x6xi32>
  %y3 = uop.where %y2, %y, %y1 : tensor<4x6xi32>
  check.expect_eq %x3, %y3 : tensor<4x6xi32>
  %x4 = uop.cast %x : tensor<4x6xi32> -> tensor<4x6xf16>
  %y4 = uop.cast %y : tensor<4x6xi32> -> tensor<4x6xf16>
  check.expect_eq %x4, %y4 : tensor<4x6xf16>
  %x5 = uop.permute %x [1, 0] : tensor<4x6xi32> -> tensor<6x4xi32>
  %y5 = uop.permute %y [1, 0] : tensor<4x6xi32> -> tensor<6x4xi32>
  check.expect_eq %x5, %y5 : tensor<6x4xi32>
  %x6 = uop.contiguous %x : tensor<4x6xi32>
  %y6 = uop.contiguous %y : tensor<4x6xi32>
  check.expect_eq %x6, %y6 : tensor<4x6xi32>
  %x7 = uop.flip %x axes [0] : tensor<4x6xi32>
  %y7 = uop.flip %y axes [0] : tensor<4x6xi32>
  check.expect_eq %x7, %y7 : tensor<4x6xi32>
  %x8 = uop.flip %x axes [1] : tensor<4x6xi32>
  %y8 = uop.flip %y axes [1] : tensor<4x6xi32>
  check.expect_eq %x8, %y8 : tensor<4x6xi32>
  %x9 = uop.flip %x axes [0, 1] : tensor<4x6xi32>
  %y9 = uop.flip %y axes [0, 1] : tensor<4x6xi32>
  check.expect_eq %x9, %y9 : tensor<4x6xi32>
  %x10 = uop.pad %x low [1, 0] high [2, 0] : tensor<4x6xi32> -> tensor<7x6xi32>
  %y10 = uop.pad %y low [1, 0] high [2, 0] : tensor<4x6xi32> -> tensor<7x6xi32>
  check.expect_eq %x10, %y10 : tensor<7x6xi32>
  %x11 = uop.pad %x low [0, 1] high [0, 2] : tensor<4x6xi32> -> tensor<4x9xi32>
  %y11 = uop.pad %y low [0, 1] high [0, 2] : tensor<4x6xi32> -> tensor<4x9xi32>
  check.expect_eq %x11, %y11 : tensor<4x9xi32>
  %x12 = uop.shrink %x offsets [1, 0] sizes [1, 6] : tensor<4x6xi32> -> tensor<1x6xi32>
  %y12 = uop.shrink %y offsets [1, 0] sizes [1, 6] : tensor<4x6xi32> -> tensor<1x6xi32>
  check.expect_eq %x12, %y12 : tensor<1x6xi32>
  %x13 = uop.shrink %x offsets [0, 2] sizes [4, 2] : tensor<4x6xi32> -> tensor<4x2xi32>
  %y13 = uop.shrink %y offsets [0, 2] sizes [4, 2] : tensor<4x6xi32> -> tensor<4x2xi32>
  check.expect_eq %x13, %y13 : tensor<4x2xi32>
  %x14 = uop.shrink %x offsets [0, 1] sizes [4, 4] : tensor<4x6xi32> -> tensor<4x4xi32>
  %y14 = uop.shrink %y offsets [0, 1] sizes [4, 4] : tensor<4x6xi32> -> tensor<4x4xi32>
  check.expect_eq %x14, %y14 : tensor<4x4xi32>
  %x15 = uop.shrink %x offsets [0, 2] sizes [4, 1] : tensor<4x6xi32> -> tensor<4x1xi32>
  %y15 = uop.shrink %y offsets [0, 2] sizes [4, 1] : tensor<4x6xi32> -> tensor<4x1xi32>
  check.expect_eq %x15, %y15 : tensor<4x1xi32>
  %x16 = uop.shrink %x offsets [0, 6] sizes [4, 0] : tensor<4x6xi32> -> tensor<4x0xi32>
  %y16 = uop.shrink %y offsets [0, 6] sizes [4, 0] : tensor<4x6xi32> -> tensor<4x0xi32>
  check.expect_eq %x16, %y16 : tensor<4x0xi32>
  %x17 = uop.shrink %x offsets [0, 0] sizes [4, 0] : tensor<4x6xi32> -> tensor<4x0xi32>
  %y17 = uop.shrink %y offsets [0, 0] sizes [4, 0] : tensor<4x6xi32> -> tensor<4x0xi32>
  check.expect_eq %x17, %y17 : tensor<4x0xi32>
  %x18 = uop.cat %x, %k axis 0 : tensor<4x6xi32>, tensor<4x6xi32> -> tensor<8x6xi32>
  %y18 = uop.cat %y, %k axis 0 : tensor<4x6xi32>, tensor<4x6xi32> -> tensor<8x6xi32>
  check.expect_eq %x18, %y18 : tensor<8x6xi32>
  %x19 = uop.cat %x, %k axis 1 : tensor<4x6xi32>, tensor<4x6xi32> -> tensor<4x12xi32>
  %y19 = uop.cat %y, %k axis 1 : tensor<4x6xi32>, tensor<4x6xi32> -> tensor<4x12xi32>
  check.expect_eq %x19, %y19 : tensor<4x12xi32>
  %x20 = uop.reshape %x : tensor<4x6xi32> -> tensor<4x1x6xi32>
  %y20 = uop.reshape %y : tensor<4x6xi32> -> tensor<4x1x6xi32>
  check.expect_eq %x20, %y20 : tensor<4x1x6xi32>
  %x21 = uop.reshape %x : tensor<4x6xi32> -> tensor<24xi32>
  %y21 = uop.reshape %y : tensor<4x6xi32> -> tensor<24xi32>
  check.expect_eq %x21, %y21 : tensor<24xi32>
  %x22 = uop.reshape %x : tensor<4x6xi32> -> tensor<2x12xi32>
  %y22 = uop.reshape %y : tensor<4x6xi32> -> tensor<2x12xi32>
  check.expect_eq %x22, %y22 : tensor<2x12xi32>
  %x23 = uop.reduce_axis add %x axes [0] : tensor<4x6xi32> -> tensor<6xi32>
  %y23 = uop.reduce_axis add %y axes [0] : tensor<4x6xi32> -> tensor<6xi32>
  check.expect_eq %x23, %y23 : tensor<6xi32>
  %x24 = uop.reduce_axis add %x axes [1] : tensor<4x6xi32> -> tensor<4xi32>
  %y24 = uop.reduce_axis add %y axes [1] : tensor<4x6xi32> -> tensor<4xi32>
  check.expect_eq %x24, %y24 : tensor<4xi32>
  %x25 = uop.reduce_axis add %x axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  %y25 = uop.reduce_axis add %y axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  check.expect_eq %x25, %y25 : tensor<i32>
  %x26 = uop.reduce_axis mul %x axes [0] : tensor<4x6xi32> -> tensor<6xi32>
  %y26 = uop.reduce_axis mul %y axes [0] : tensor<4x6xi32> -> tensor<6xi32>
  check.expect_eq %x26, %y26 : tensor<6xi32>
  %x27 = uop.reduce_axis mul %x axes [1] : tensor<4x6xi32> -> tensor<4xi32>
  %y27 = uop.reduce_axis mul %y axes [1] : tensor<4x6xi32> -> tensor<4xi32>
  check.expect_eq %x27, %y27 : tensor<4xi32>
  %x28 = uop.reduce_axis mul %x axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  %y28 = uop.reduce_axis mul %y axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  check.expect_eq %x28, %y28 : tensor<i32>
  %x29 = uop.reduce_axis max %x axes [0] : tensor<4x6xi32> -> tensor<6xi32>
  %y29 = uop.reduce_axis max %y axes [0] : tensor<4x6xi32> -> tensor<6xi32>
  check.expect_eq %x29, %y29 : tensor<6xi32>
  %x30 = uop.reduce_axis max %x axes [1] : tensor<4x6xi32> -> tensor<4xi32>
  %y30 = uop.reduce_axis max %y axes [1] : tensor<4x6xi32> -> tensor<4xi32>
  check.expect_eq %x30, %y30 : tensor<4xi32>
  %x31 = uop.reduce_axis max %x axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  %y31 = uop.reduce_axis max %y axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  check.expect_eq %x31, %y31 : tensor<i32>
  %x32 = uop.reduce_axis min %x axes [0] : tensor<4x6xi32> -> tensor<6xi32>
  %y32 = uop.reduce_axis min %y axes [0] : tensor<4x6xi32> -> tensor<6xi32>
  check.expect_eq %x32, %y32 : tensor<6xi32>
  %x33 = uop.reduce_axis min %x axes [1] : tensor<4x6xi32> -> tensor<4xi32>
  %y33 = uop.reduce_axis min %y axes [1] : tensor<4x6xi32> -> tensor<4xi32>
  check.expect_eq %x33, %y33 : tensor<4xi32>
  %x34 = uop.reduce_axis min %x axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  %y34 = uop.reduce_axis min %y axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  check.expect_eq %x34, %y34 : tensor<i32>
  %x35 = uop.reduce_axis add %x axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  %y35 = uop.reduce_axis add %y axes [0, 1] : tensor<4x6xi32> -> tensor<i32>
  check.expect_eq %x35, %y35 : tensor<i32>
  %x36 = uop.reshape %x35 : tensor<i32> -> tensor<1x1xi32>
  %y36 = uop.reshape %y35 : tensor<i32> -> tensor<1x1xi32>
  check.expect_eq %x36, %y36 : tensor<1x1xi32>
  %x37 = uop.expand %x36 : tensor<1x1xi32> -> tensor<4x6xi32>
  %y37 = uop.expand %y36 : tensor<1x1xi32> -> tensor<4x6xi32>
  check.expect_eq %x37, %y37 : tensor<4x6xi32>
  %x38 = uop.sub %x, %x37 : tensor<4x6xi32>
  %y38 = uop.sub %y, %y37 : tensor<4x6xi32>
  check.expect_eq %x38, %y38 : tensor<4x6xi32>
  %x39 = uop.gather %x, %i axis 1 : tensor<4x6xi32>, tensor<4x6xi32> -> tensor<4x6xi32>
  %y39 = uop.gather %y, %i axis 1 : tensor<4x6xi32>, tensor<4x6xi32> -> tensor<4x6xi32>
  check.expect_eq %x39, %y39 : tensor<4x6xi32>
  %x40 = uop.copy %x to "cpu:0" clone : tensor<4x6xi32>
  %y40 = uop.copy %y to "cpu:0" clone : tensor<4x6xi32>
  check.expect_eq %x40, %y40 : tensor<4x6xi32>
  %x41 = uop.detach %x : tensor<4x6xi32>
  %y41 = uop.detach %y : tensor<4x6xi32>
  check.expect_eq %x41, %y41 : tensor<4x6xi32>
  %x42 = uop.sub %x, %y : tensor<4x6xi32>
  %y42 = uop.sub %y, %y : tensor<4x6xi32>
  check.expect_eq %x42, %y42 : tensor<4x6xi32>
  return
}

// Empty parts, and one part.
func.func @empty_parts() {
  %p = uop.const dense<> : tensor<0x3xf32>
  %q = uop.copy %p to "cpu:1" : tensor<0x3xf32>
  %m = uop.mstack %p, %q : tensor<0x3xf32> -> !uop.multi<tensor<0x3xf32>, 2>
  %x = uop.multi %m axis 0 : !uop.multi<tensor<0x3xf32>, 2> -> tensor<0x3xf32>
  %e = uop.exp2 %x : tensor<0x3xf32>
  check.expect_eq %e, %p : tensor<0x3xf32>
  %s = uop.reduce_axis add %e axes [0] : tensor<0x3xf32> -> tensor<3xf32>
  %z = uop.const 0.0 : tensor<3xf32>
  check.expect_eq %s, %z : tensor<3xf32>
  %g = uop.reduce_axis max %x axes [0, 1] : tensor<0x3xf32> -> tensor<f32>
  %i = uop.const 0xFF800000 : tensor<f32>
  check.expect_eq %g, %i : tensor<f32>
  %r = uop.reshape %x : tensor<0x3xf32> -> tensor<4x0xf32>
  %f = uop.const dense<> : tensor<4x0xf32>
  check.expect_eq %r, %f : tensor<4x0xf32>
  return
}

func.func @one_part() {
  %p = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %q = uop.copy %p to "cpu:1" : tensor<2xf32>
  %m = uop.mstack %q : tensor<2xf32> -> !uop.multi<tensor<2xf32>, 1>
  %x = uop.multi %m axis 0 : !uop.multi<tensor<2xf32>, 1> -> tensor<2xf32>
  %y = uop.neg %x : tensor<2xf32>
  %h = uop.copy %y to "cpu:0" : tensor<2xf32>
  %e = uop.const dense<[-1.0, -2.0]> : tensor<2xf32>
  check.expect_eq %h, %e : tensor<2xf32>
  return
}

// Equal parts: work on each; what meets a tensor of one device is done there.
func.func @replicated() {
  %p = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %k = uop.const dense<[[7, 8, 9], [1, 0, 1]]> : tensor<2x3xi32>
  %c = uop.contiguous %k : tensor<2x3xi32>
  %q = uop.copy %p to "cpu:1" : tensor<2x3xi32>
  %m = uop.mstack %p, %q : tensor<2x3xi32> -> !uop.multi<tensor<2x3xi32>, 2>
  %x = uop.multi %m : !uop.multi<tensor<2x3xi32>, 2> -> tensor<2x3xi32>
  %0 = uop.add %x, %k : tensor<2x3xi32>
  %f = uop.flip %0 axes [0, 1] : tensor<2x3xi32>
  %e = uop.const dense<[[7, 5, 5], [12, 10, 8]]> : tensor<2x3xi32>
  check.expect_eq %f, %e : tensor<2x3xi32>
  %h = uop.copy %k to "cpu:0" clone : tensor<2x3xi32>
  %1 = uop.mul %f, %h : tensor<2x3xi32>
  %e1 = uop.const dense<[[49, 40, 45], [12, 0, 8]]> : tensor<2x3xi32>
  check.expect_eq %1, %e1 : tensor<2x3xi32>
  // With parts along an axis: each device has its own.
  %s = uop.multi %m axis 1 : !uop.multi<tensor<2x3xi32>, 2> -> tensor<2x6xi32>
  %r = uop.reduce_axis max %x axes [1] : tensor<2x3xi32> -> tensor<2xi32>
  %r1 = uop.reshape %r : tensor<2xi32> -> tensor<2x1xi32>
  %r2 = uop.expand %r1 : tensor<2x1xi32> -> tensor<2x6xi32>
  %2 = uop.sub %s, %r2 : tensor<2x6xi32>
  %e2 = uop.const dense<[[-2, -1, 0, -2, -1, 0], [-2, -1, 0, -2, -1, 0]]> : tensor<2x6xi32>
  check.expect_eq %2, %e2 : tensor<2x6xi32>
  return
}

// A sum over the parts is rounded once, as the sum of the whole is.
func.func @narrow_sum() {
  %a = uop.const dense<[2048.0, 1.0]> : tensor<2xf16>
  %b = uop.const dense<[1.0, 0.0]> : tensor<2xf16>
  %q = uop.copy %b to "cpu:1" : tensor<2xf16>
  %m = uop.mstack %a, %q : tensor<2xf16> -> !uop.multi<tensor<2xf16>, 2>
  %x = uop.multi %m axis 0 : !uop.multi<tensor<2xf16>, 2> -> tensor<4xf16>
  %s = uop.reduce_axis add %x axes [0] : tensor<4xf16> -> tensor<f16>
  %e = uop.const dense<2050.0> : tensor<f16>
  check.expect_eq %s, %e : tensor<f16>
  return
}

// A part that is itself several parts, and a value seen from another region.
func.func @nested() {
  %a = uop.const dense<[1, 2]> : tensor<2xi32>
  %b = uop.copy %a to "cpu:1" : tensor<2xi32>
  %m = uop.mstack %a, %b : tensor<2xi32> -> !uop.multi<tensor<2xi32>, 2>
  %x = uop.multi %m axis 0 : !uop.multi<tensor<2xi32>, 2> -> tensor<4xi32>
  %y = uop.copy %x to "cpu:2" : tensor<4xi32>
  %n = uop.mstack %x, %y : tensor<4xi32> -> !uop.multi<tensor<4xi32>, 2>
  %z = uop.multi %n axis 0 : !uop.multi<tensor<4xi32>, 2> -> tensor<8xi32>
  %0 = uop.add %z, %z : tensor<8xi32>
  %e = uop.const dense<[2, 4, 2, 4, 2, 4, 2, 4]> : tensor<8xi32>
  check.expect_eq %0, %e : tensor<8xi32>
  return
}

// Two groups of devices: the second comes to the first.
func.func @two_groups() {
  %a = uop.const dense<[1, 2]> : tensor<2xi32>
  %b = uop.copy %a to "cpu:1" : tensor<2xi32>
  %c = uop.copy %a to "cpu:2" : tensor<2xi32>
  %m = uop.mstack %a, %b : tensor<2xi32> -> !uop.multi<tensor<2xi32>, 2>
  %n = uop.mstack %a, %c : tensor<2xi32> -> !uop.multi<tensor<2xi32>, 2>
  %x = uop.multi %m axis 0 : !uop.multi<tensor<2xi32>, 2> -> tensor<4xi32>
  %y = uop.multi %n axis 0 : !uop.multi<tensor<2xi32>, 2> -> tensor<4xi32>
  %0 = uop.mul %x, %y : tensor<4xi32>
  %e = uop.const dense<[1, 4, 1, 4]> : tensor<4xi32>
  check.expect_eq %0, %e : tensor<4xi32>
  return
}
