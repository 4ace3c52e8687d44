// RUN: uop-run %s --entry=copies --random-inputs=1 --verify --repeat=2
// RUN: uop-run %s --entry=network --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=three --random-inputs=3 --verify
// RUN: uop-run %s --entry=neutral --random-inputs=4 --verify
// RUN: not uop-run %s --entry=no_device --random-inputs=1 2>&1 | FileCheck %s --check-prefix=NODEVICE

// Every element type, an empty tensor and rank 0, there and back.
func.func @copies(%a0: tensor<5xi1>, %a1: tensor<5xi8>, %a2: tensor<5xi16>, %a3: tensor<5xi32>, %a4: tensor<5xi64>, %a5: tensor<5xui8>, %a6: tensor<5xui16>, %a7: tensor<5xui32>, %a8: tensor<5xui64>, %a9: tensor<5xf8E4M3FN>, %a10: tensor<5xf8E5M2>, %a11: tensor<5xbf16>, %a12: tensor<5xf16>, %a13: tensor<5xf32>, %a14: tensor<5xf64>, %e: tensor<0x3xf32>, %s: tensor<f32>) -> (tensor<5xi1>, tensor<5xi8>, tensor<5xi16>, tensor<5xi32>, tensor<5xi64>, tensor<5xui8>, tensor<5xui16>, tensor<5xui32>, tensor<5xui64>, tensor<5xf8E4M3FN>, tensor<5xf8E5M2>, tensor<5xbf16>, tensor<5xf16>, tensor<5xf32>, tensor<5xf64>, tensor<0x3xf32>, tensor<f32>) {
  %b0 = uop.copy %a0 to "cpu:1" : tensor<5xi1>
  %f0 = uop.flip %b0 axes [0] : tensor<5xi1>
  %c0 = uop.copy %f0 to "cpu:2" : tensor<5xi1>
  %b1 = uop.copy %a1 to "cpu:1" : tensor<5xi8>
  %f1 = uop.flip %b1 axes [0] : tensor<5xi8>
  %c1 = uop.copy %f1 to "cpu:3" : tensor<5xi8>
  %b2 = uop.copy %a2 to "cpu:1" : tensor<5xi16>
  %f2 = uop.flip %b2 axes [0] : tensor<5xi16>
  %c2 = uop.copy %f2 to "cpu:2" : tensor<5xi16>
  %b3 = uop.copy %a3 to "cpu:1" : tensor<5xi32>
  %f3 = uop.flip %b3 axes [0] : tensor<5xi32>
  %c3 = uop.copy %f3 to "cpu:3" : tensor<5xi32>
  %b4 = uop.copy %a4 to "cpu:1" : tensor<5xi64>
  %f4 = uop.flip %b4 axes [0] : tensor<5xi64>
  %c4 = uop.copy %f4 to "cpu:2" : tensor<5xi64>
  %b5 = uop.copy %a5 to "cpu:1" : tensor<5xui8>
  %f5 = uop.flip %b5 axes [0] : tensor<5xui8>
  %c5 = uop.copy %f5 to "cpu:3" : tensor<5xui8>
  %b6 = uop.copy %a6 to "cpu:1" : tensor<5xui16>
  %f6 = uop.flip %b6 axes [0] : tensor<5xui16>
  %c6 = uop.copy %f6 to "cpu:2" : tensor<5xui16>
  %b7 = uop.copy %a7 to "cpu:1" : tensor<5xui32>
  %f7 = uop.flip %b7 axes [0] : tensor<5xui32>
  %c7 = uop.copy %f7 to "cpu:3" : tensor<5xui32>
  %b8 = uop.copy %a8 to "cpu:1" : tensor<5xui64>
  %f8 = uop.flip %b8 axes [0] : tensor<5xui64>
  %c8 = uop.copy %f8 to "cpu:2" : tensor<5xui64>
  %b9 = uop.copy %a9 to "cpu:1" : tensor<5xf8E4M3FN>
  %f9 = uop.flip %b9 axes [0] : tensor<5xf8E4M3FN>
  %c9 = uop.copy %f9 to "cpu:3" : tensor<5xf8E4M3FN>
  %b10 = uop.copy %a10 to "cpu:1" : tensor<5xf8E5M2>
  %f10 = uop.flip %b10 axes [0] : tensor<5xf8E5M2>
  %c10 = uop.copy %f10 to "cpu:2" : tensor<5xf8E5M2>
  %b11 = uop.copy %a11 to "cpu:1" : tensor<5xbf16>
  %f11 = uop.flip %b11 axes [0] : tensor<5xbf16>
  %c11 = uop.copy %f11 to "cpu:3" : tensor<5xbf16>
  %b12 = uop.copy %a12 to "cpu:1" : tensor<5xf16>
  %f12 = uop.flip %b12 axes [0] : tensor<5xf16>
  %c12 = uop.copy %f12 to "cpu:2" : tensor<5xf16>
  %b13 = uop.copy %a13 to "cpu:1" : tensor<5xf32>
  %f13 = uop.flip %b13 axes [0] : tensor<5xf32>
  %c13 = uop.copy %f13 to "cpu:3" : tensor<5xf32>
  %b14 = uop.copy %a14 to "cpu:1" : tensor<5xf64>
  %f14 = uop.flip %b14 axes [0] : tensor<5xf64>
  %c14 = uop.copy %f14 to "cpu:2" : tensor<5xf64>
  %eb = uop.copy %e to "cpu:1" : tensor<0x3xf32>
  %en = uop.neg %eb : tensor<0x3xf32>
  %sb = uop.copy %s to "cpu:1" clone : tensor<f32>
  return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %en, %sb : tensor<5xi1>, tensor<5xi8>, tensor<5xi16>, tensor<5xi32>, tensor<5xi64>, tensor<5xui8>, tensor<5xui16>, tensor<5xui32>, tensor<5xui64>, tensor<5xf8E4M3FN>, tensor<5xf8E5M2>, tensor<5xbf16>, tensor<5xf16>, tensor<5xf32>, tensor<5xf64>, tensor<0x3xf32>, tensor<f32>
}

// A layer with its batch on two devices: the weights are copied to each, the
// loss is summed over both.
func.func @network(%x0: tensor<4x16xf32>, %x1: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> (tensor<8x8xf32>, tensor<f32>) {
  %c = uop.copy %x1 to "cpu:1" : tensor<4x16xf32>
  %m = uop.mstack %x0, %c : tensor<4x16xf32> -> !uop.multi<tensor<4x16xf32>, 2>
  %x = uop.multi %m axis 0 : !uop.multi<tensor<4x16xf32>, 2> -> tensor<8x16xf32>
  %wc = uop.copy %w to "cpu:1" : tensor<16x8xf32>
  %wm = uop.mstack %w, %wc : tensor<16x8xf32> -> !uop.multi<tensor<16x8xf32>, 2>
  %wr = uop.multi %wm : !uop.multi<tensor<16x8xf32>, 2> -> tensor<16x8xf32>
  %w3 = uop.reshape %wr : tensor<16x8xf32> -> tensor<1x16x8xf32>
  %we = uop.expand %w3 : tensor<1x16x8xf32> -> tensor<8x16x8xf32>
  %x3 = uop.reshape %x : tensor<8x16xf32> -> tensor<8x16x1xf32>
  %xe = uop.expand %x3 : tensor<8x16x1xf32> -> tensor<8x16x8xf32>
  %p = uop.mul %xe, %we : tensor<8x16x8xf32>
  %y = uop.reduce_axis add %p axes [1] : tensor<8x16x8xf32> -> tensor<8x8xf32>
  %z = uop.const 0.0 : tensor<8x8xf32>
  %r = uop.max %y, %z : tensor<8x8xf32>
  %l = uop.reduce_axis add %r axes [0, 1] : tensor<8x8xf32> -> tensor<f32>
  return %r, %l : tensor<8x8xf32>, tensor<f32>
}

// Three parts of an odd size, a softmax over the axis of the parts.
func.func @three(%a: tensor<3x5xf32>, %b: tensor<3x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x15xf32> {
  %b1 = uop.copy %b to "cpu:1" : tensor<3x5xf32>
  %c1 = uop.copy %c to "cpu:2" : tensor<3x5xf32>
  %m = uop.mstack %a, %b1, %c1 : tensor<3x5xf32> -> !uop.multi<tensor<3x5xf32>, 3>
  %x = uop.multi %m axis 1 : !uop.multi<tensor<3x5xf32>, 3> -> tensor<3x15xf32>
  %t = uop.reduce_axis max %x axes [1] : tensor<3x15xf32> -> tensor<3xf32>
  %t1 = uop.reshape %t : tensor<3xf32> -> tensor<3x1xf32>
  %t2 = uop.expand %t1 : tensor<3x1xf32> -> tensor<3x15xf32>
  %d = uop.sub %x, %t2 : tensor<3x15xf32>
  %e = uop.exp %d : tensor<3x15xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<3x15xf32> -> tensor<3xf32>
  %s1 = uop.reshape %s : tensor<3xf32> -> tensor<3x1xf32>
  %s2 = uop.expand %s1 : tensor<3x1xf32> -> tensor<3x15xf32>
  %o = uop.fdiv %e, %s2 : tensor<3x15xf32>
  return %o : tensor<3x15xf32>
}

// Constants and ranges are wherever they are used, also in memory and on both.
func.func @neutral(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi64>) {
  %k = uop.const dense<[3, 1, 2, 0]> : tensor<4xi64>
  %v = uop.const dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32>
  %i = uop.iota axis 0 : tensor<4xi64>
  %j = uop.contiguous %i : tensor<4xi64>
  %n = uop.gather %j, %k axis 0 : tensor<4xi64>, tensor<4xi64> -> tensor<4xi64>
  %y = uop.copy %x to "cpu:1" : tensor<4xf32>
  %a = uop.gather %x, %n axis 0 : tensor<4xf32>, tensor<4xi64> -> tensor<4xf32>
  %b = uop.gather %y, %n axis 0 : tensor<4xf32>, tensor<4xi64> -> tensor<4xf32>
  %c = uop.mul %b, %v : tensor<4xf32>
  return %a, %c, %n : tensor<4xf32>, tensor<4xf32>, tensor<4xi64>
}

// NODEVICE: devices.mlir:[[#@LINE+2]]:8: error: there is no device "cuda:0"; a plan runs on the logical devices "cpu:N"
func.func @no_device(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.copy %x to "cuda:0" : tensor<4xf32>
  %1 = uop.neg %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
