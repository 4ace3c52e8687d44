// Kernels that keep tiles, compiled and interpreted.
//
// RUN: uop-run %s --random-inputs=3 --verify --threads=1
// RUN: uop-run %s --random-inputs=4 --verify --threads=2
// RUN: uop-opt %s --uop-schedule | FileCheck %s

// CHECK: uop.kernel
// CHECK-COUNT-2: in <local>
// CHECK-NOT: uop.kernel @
// CHECK: func.func @main
func.func @main(%q: tensor<3x32x8xf16>, %k: tensor<3x16x8xf16>, %v: tensor<3x16x5xf32>) -> tensor<3x32x5xf32> {
  %q1 = uop.reshape %q : tensor<3x32x8xf16> -> tensor<3x32x1x8xf16>
  %q2 = uop.expand %q1 : tensor<3x32x1x8xf16> -> tensor<3x32x16x8xf16>
  %k1 = uop.reshape %k : tensor<3x16x8xf16> -> tensor<3x1x16x8xf16>
  %k2 = uop.expand %k1 : tensor<3x1x16x8xf16> -> tensor<3x32x16x8xf16>
  %qk = uop.mul %q2, %k2 : tensor<3x32x16x8xf16>
  %s0 = uop.reduce_axis add %qk axes [3] : tensor<3x32x16x8xf16> -> tensor<3x32x16xf16>
  %s = uop.cast %s0 : tensor<3x32x16xf16> -> tensor<3x32x16xf32>
  %m = uop.reduce_axis max %s axes [2] : tensor<3x32x16xf32> -> tensor<3x32xf32>
  %m1 = uop.reshape %m : tensor<3x32xf32> -> tensor<3x32x1xf32>
  %m2 = uop.expand %m1 : tensor<3x32x1xf32> -> tensor<3x32x16xf32>
  %d = uop.sub %s, %m2 : tensor<3x32x16xf32>
  %e = uop.exp %d : tensor<3x32x16xf32>
  %e1 = uop.reshape %e : tensor<3x32x16xf32> -> tensor<3x32x16x1xf32>
  %e2 = uop.expand %e1 : tensor<3x32x16x1xf32> -> tensor<3x32x16x5xf32>
  %v1 = uop.reshape %v : tensor<3x16x5xf32> -> tensor<3x1x16x5xf32>
  %v2 = uop.expand %v1 : tensor<3x1x16x5xf32> -> tensor<3x32x16x5xf32>
  %ev = uop.mul %e2, %v2 : tensor<3x32x16x5xf32>
  %o = uop.reduce_axis add %ev axes [2] : tensor<3x32x16x5xf32> -> tensor<3x32x5xf32>
  return %o : tensor<3x32x5xf32>
}
