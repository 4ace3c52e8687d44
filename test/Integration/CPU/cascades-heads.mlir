// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2

// Attention whose heads are merged before the next product, as in every
// encoder: the scores of a head are computed once for all of its columns.
//
// CHECK: uop.kernel @r_3_150_19_
// CHECK: uop.recurrence
// CHECK: uop.kernel @r_150_57_57
// CHECK-NOT: uop.kernel
func.func @main(%q: tensor<3x150x19xf32>, %k: tensor<3x150x19xf32>, %v: tensor<3x150x19xf32>, %w: tensor<57x57xf32>) -> tensor<150x57xf32> {
  %q1 = uop.reshape %q : tensor<3x150x19xf32> -> tensor<3x150x1x19xf32>
  %q2 = uop.expand %q1 : tensor<3x150x1x19xf32> -> tensor<3x150x150x19xf32>
  %k1 = uop.reshape %k : tensor<3x150x19xf32> -> tensor<3x1x150x19xf32>
  %k2 = uop.expand %k1 : tensor<3x1x150x19xf32> -> tensor<3x150x150x19xf32>
  %c = uop.const 0.25 : tensor<3x150x150xf32>
  %qk = uop.mul %q2, %k2 : tensor<3x150x150x19xf32>
  %s0 = uop.reduce_axis add %qk axes [3] : tensor<3x150x150x19xf32> -> tensor<3x150x150xf32>
  %s = uop.mul %s0, %c : tensor<3x150x150xf32>
  %m = uop.reduce_axis max %s axes [2] : tensor<3x150x150xf32> -> tensor<3x150xf32>
  %m1 = uop.reshape %m : tensor<3x150xf32> -> tensor<3x150x1xf32>
  %m2 = uop.expand %m1 : tensor<3x150x1xf32> -> tensor<3x150x150xf32>
  %d = uop.sub %s, %m2 : tensor<3x150x150xf32>
  %e = uop.exp %d : tensor<3x150x150xf32>
  %l = uop.reduce_axis add %e axes [2] : tensor<3x150x150xf32> -> tensor<3x150xf32>
  %l1 = uop.reshape %l : tensor<3x150xf32> -> tensor<3x150x1xf32>
  %l2 = uop.expand %l1 : tensor<3x150x1xf32> -> tensor<3x150x150xf32>
  %p = uop.fdiv %e, %l2 : tensor<3x150x150xf32>
  %p1 = uop.reshape %p : tensor<3x150x150xf32> -> tensor<3x150x150x1xf32>
  %p2 = uop.expand %p1 : tensor<3x150x150x1xf32> -> tensor<3x150x150x19xf32>
  %v1 = uop.reshape %v : tensor<3x150x19xf32> -> tensor<3x1x150x19xf32>
  %v2 = uop.expand %v1 : tensor<3x1x150x19xf32> -> tensor<3x150x150x19xf32>
  %pv = uop.mul %p2, %v2 : tensor<3x150x150x19xf32>
  %o = uop.reduce_axis add %pv axes [2] : tensor<3x150x150x19xf32> -> tensor<3x150x19xf32>
  %t = uop.permute %o [1, 0, 2] : tensor<3x150x19xf32> -> tensor<150x3x19xf32>
  %r = uop.reshape %t : tensor<150x3x19xf32> -> tensor<150x57xf32>
  %r1 = uop.reshape %r : tensor<150x57xf32> -> tensor<150x57x1xf32>
  %r2 = uop.expand %r1 : tensor<150x57x1xf32> -> tensor<150x57x57xf32>
  %w1 = uop.reshape %w : tensor<57x57xf32> -> tensor<1x57x57xf32>
  %w2 = uop.expand %w1 : tensor<1x57x57xf32> -> tensor<150x57x57xf32>
  %z = uop.mul %r2, %w2 : tensor<150x57x57xf32>
  %y = uop.reduce_axis add %z axes [1] : tensor<150x57x57xf32> -> tensor<150x57xf32>
  return %y : tensor<150x57xf32>
}
