// A value that its only reader's kernel needs row by row is kept as a row.
//
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --split-input-file --remarks-filter="uop-fuse" --remark-format=emitRemark 2>&1 | FileCheck %s

// The scores of a row feed a maximum and exponentials, and these a sum and a
// product: two tiles, one for each row.
// CHECK: remark: {{.*}}Passed] Tile | Category:uop-fuse | {{.*}}TileBytes=64
// CHECK-LABEL: func.func @attention(
// CHECK: %[[SCORES:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) in <local> : f32 -> tensor<16xf32>
// CHECK: %[[MAX:.*]] = uop.reduce max
// CHECK: %[[POWERS:.*]] = uop.bufferize %{{.*}} over (%{{.*}}) in <local> : f32 -> tensor<16xf32>
// CHECK: uop.index %[[POWERS]]
// CHECK: uop.reduce add
// CHECK: %[[OUT:.*]] = uop.bufferize %{{.*}} : f32 -> tensor<32x8xf32>
// CHECK-NOT: uop.bufferize
// CHECK: return %[[OUT]]
func.func @attention(%q: tensor<32x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>) -> tensor<32x8xf32> {
  %q1 = uop.reshape %q : tensor<32x8xf32> -> tensor<32x1x8xf32>
  %q2 = uop.expand %q1 : tensor<32x1x8xf32> -> tensor<32x16x8xf32>
  %k1 = uop.reshape %k : tensor<16x8xf32> -> tensor<1x16x8xf32>
  %k2 = uop.expand %k1 : tensor<1x16x8xf32> -> tensor<32x16x8xf32>
  %qk = uop.mul %q2, %k2 : tensor<32x16x8xf32>
  %s = uop.reduce_axis add %qk axes [2] : tensor<32x16x8xf32> -> tensor<32x16xf32>
  %m = uop.reduce_axis max %s axes [1] : tensor<32x16xf32> -> tensor<32xf32>
  %m1 = uop.reshape %m : tensor<32xf32> -> tensor<32x1xf32>
  %m2 = uop.expand %m1 : tensor<32x1xf32> -> tensor<32x16xf32>
  %d = uop.sub %s, %m2 : tensor<32x16xf32>
  %e = uop.exp %d : tensor<32x16xf32>
  %z = uop.reduce_axis add %e axes [1] : tensor<32x16xf32> -> tensor<32xf32>
  %z1 = uop.reshape %z : tensor<32xf32> -> tensor<32x1xf32>
  %z2 = uop.expand %z1 : tensor<32x1xf32> -> tensor<32x16xf32>
  %p = uop.fdiv %e, %z2 : tensor<32x16xf32>
  %p1 = uop.reshape %p : tensor<32x16xf32> -> tensor<32x16x1xf32>
  %p2 = uop.expand %p1 : tensor<32x16x1xf32> -> tensor<32x16x8xf32>
  %v1 = uop.reshape %v : tensor<16x8xf32> -> tensor<1x16x8xf32>
  %v2 = uop.expand %v1 : tensor<1x16x8xf32> -> tensor<32x16x8xf32>
  %pv = uop.mul %p2, %v2 : tensor<32x16x8xf32>
  %o = uop.reduce_axis add %pv axes [1] : tensor<32x16x8xf32> -> tensor<32x8xf32>
  return %o : tensor<32x8xf32>
}

// -----

// A row of 200 kB does not stay in the cache: computed again, or stored.
// CHECK-LABEL: func.func @long_rows(
// CHECK-NOT: in <local>
// CHECK: return
func.func @long_rows(%x: tensor<4x50000xf32>) -> tensor<4x50000xf32> {
  %e = uop.exp %x : tensor<4x50000xf32>
  %z = uop.reduce_axis add %e axes [1] : tensor<4x50000xf32> -> tensor<4xf32>
  %z1 = uop.reshape %z : tensor<4xf32> -> tensor<4x1xf32>
  %z2 = uop.expand %z1 : tensor<4x1xf32> -> tensor<4x50000xf32>
  %p = uop.fdiv %e, %z2 : tensor<4x50000xf32>
  return %p : tensor<4x50000xf32>
}

// -----

// Nor would the first weight, which each row of a tile would pass over.
// CHECK-LABEL: func.func @dense_layers(
// CHECK-NOT: in <local>
// CHECK: return
func.func @dense_layers(%x: tensor<64x256xf32>, %a: tensor<256x512xf32>, %b: tensor<512x256xf32>) -> tensor<64x256xf32> {
  %x1 = uop.reshape %x : tensor<64x256xf32> -> tensor<64x256x1xf32>
  %x2 = uop.expand %x1 : tensor<64x256x1xf32> -> tensor<64x256x512xf32>
  %a1 = uop.reshape %a : tensor<256x512xf32> -> tensor<1x256x512xf32>
  %a2 = uop.expand %a1 : tensor<1x256x512xf32> -> tensor<64x256x512xf32>
  %xa = uop.mul %x2, %a2 : tensor<64x256x512xf32>
  %h = uop.reduce_axis add %xa axes [1] : tensor<64x256x512xf32> -> tensor<64x512xf32>
  %h1 = uop.reshape %h : tensor<64x512xf32> -> tensor<64x512x1xf32>
  %h2 = uop.expand %h1 : tensor<64x512x1xf32> -> tensor<64x512x256xf32>
  %b1 = uop.reshape %b : tensor<512x256xf32> -> tensor<1x512x256xf32>
  %b2 = uop.expand %b1 : tensor<1x512x256xf32> -> tensor<64x512x256xf32>
  %hb = uop.mul %h2, %b2 : tensor<64x512x256xf32>
  %o = uop.reduce_axis add %hb axes [1] : tensor<64x512x256xf32> -> tensor<64x256xf32>
  return %o : tensor<64x256xf32>
}

// -----

// Two kernels read it: it is stored.
// CHECK-LABEL: func.func @two_readers(
// CHECK-NOT: in <local>
// CHECK: return
func.func @two_readers(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64xf32>) {
  %e = uop.exp %x : tensor<64x64xf32>
  %s = uop.sin %e : tensor<64x64xf32>
  %z = uop.reduce_axis add %s axes [1] : tensor<64x64xf32> -> tensor<64xf32>
  return %s, %z : tensor<64x64xf32>, tensor<64xf32>
}

// -----

// A rotary embedding reads each head of a product at two places: rows of 32 sums
// would be long enough for vectors, but the product has a schedule only where
// it is alone.
// CHECK-LABEL: func.func @rotary(
// CHECK-NOT: in <local>
// CHECK: return
func.func @rotary(%arg0: tensor<4x64x128xf32>, %arg1: tensor<128x128xf32>, %arg2: tensor<64x32xf32>, %arg3: tensor<64x32xf32>) -> tensor<4x64x4x32xf32> {
  %0 = uop.reshape %arg0 : tensor<4x64x128xf32> -> tensor<256x128xf32>
  %1 = uop.reshape %0 : tensor<256x128xf32> -> tensor<256x128x1xf32>
  %2 = uop.expand %1 : tensor<256x128x1xf32> -> tensor<256x128x128xf32>
  %3 = uop.reshape %arg1 : tensor<128x128xf32> -> tensor<1x128x128xf32>
  %4 = uop.expand %3 : tensor<1x128x128xf32> -> tensor<256x128x128xf32>
  %5 = uop.mul %2, %4 : tensor<256x128x128xf32>
  %6 = uop.reduce_axis add %5 axes [1] : tensor<256x128x128xf32> -> tensor<256x128xf32>
  %7 = uop.reshape %6 : tensor<256x128xf32> -> tensor<4x64x128xf32>
  %8 = uop.reshape %7 : tensor<4x64x128xf32> -> tensor<4x64x4x32xf32>
  %9 = uop.reshape %arg2 : tensor<64x32xf32> -> tensor<64x1x32xf32>
  %10 = uop.reshape %9 : tensor<64x1x32xf32> -> tensor<1x64x1x32xf32>
  %11 = uop.expand %10 : tensor<1x64x1x32xf32> -> tensor<4x64x4x32xf32>
  %12 = uop.mul %8, %11 : tensor<4x64x4x32xf32>
  %13 = uop.shrink %8 offsets [0, 0, 0, 16] sizes [4, 64, 4, 16] : tensor<4x64x4x32xf32> -> tensor<4x64x4x16xf32>
  %14 = uop.neg %13 : tensor<4x64x4x16xf32>
  %15 = uop.shrink %8 offsets [0, 0, 0, 0] sizes [4, 64, 4, 16] : tensor<4x64x4x32xf32> -> tensor<4x64x4x16xf32>
  %16 = uop.cat %14, %15 axis 3 : tensor<4x64x4x16xf32>, tensor<4x64x4x16xf32> -> tensor<4x64x4x32xf32>
  %17 = uop.reshape %arg3 : tensor<64x32xf32> -> tensor<64x1x32xf32>
  %18 = uop.reshape %17 : tensor<64x1x32xf32> -> tensor<1x64x1x32xf32>
  %19 = uop.expand %18 : tensor<1x64x1x32xf32> -> tensor<4x64x4x32xf32>
  %20 = uop.mul %16, %19 : tensor<4x64x4x32xf32>
  %21 = uop.add %12, %20 : tensor<4x64x4x32xf32>
  return %21 : tensor<4x64x4x32xf32>
}
