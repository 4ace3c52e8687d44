// Masks of conditions on indices: blocks of keys that no row of a group sees are
// not visited, whether the conditions are all needed (a window) or one of them is
// enough (a prefix that every position sees).

// RUN: uop-opt %s --uop-schedule | FileCheck %s
// RUN: uop-run %s --entry=prefix --random-inputs=1 --verify
// RUN: uop-run %s --entry=prefix --random-inputs=2 --verify --threads=3
// RUN: uop-run %s --entry=window --random-inputs=3 --verify
// RUN: uop-run %s --entry=window_or_prefix --random-inputs=4 --verify --threads=2


// The last key is that of the row or of the prefix.
// CHECK: uop.kernel @r_600_8_
// CHECK: uop.range {{[0-9]+}} to %{{.*}} reduce
// CHECK: uop.recurrence
// CHECK: func.func @prefix(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
func.func @prefix(%q: tensor<600x8xf32>, %k: tensor<600x8xf32>, %v: tensor<600x8xf32>) -> tensor<600x8xf32> {
  %i = uop.iota axis 0 : tensor<600x600xi32>
  %j = uop.iota axis 1 : tensor<600x600xi32>
  %p = uop.const 40 : tensor<600x600xi32>
  %c0 = uop.cmp le %j, %i : tensor<600x600xi32>
  %c1 = uop.cmp lt %j, %p : tensor<600x600xi32>
  %keep = uop.or %c0, %c1 : tensor<600x600xi1>
  %q1 = uop.reshape %q : tensor<600x8xf32> -> tensor<600x1x8xf32>
  %q2 = uop.expand %q1 : tensor<600x1x8xf32> -> tensor<600x600x8xf32>
  %k1 = uop.reshape %k : tensor<600x8xf32> -> tensor<1x600x8xf32>
  %k2 = uop.expand %k1 : tensor<1x600x8xf32> -> tensor<600x600x8xf32>
  %qk = uop.mul %q2, %k2 : tensor<600x600x8xf32>
  %s0 = uop.reduce_axis add %qk axes [2] : tensor<600x600x8xf32> -> tensor<600x600xf32>
  %inf = uop.const 0xFF800000 : tensor<600x600xf32>
  %s = uop.where %keep, %s0, %inf : tensor<600x600xf32>
  %m = uop.reduce_axis max %s axes [1] : tensor<600x600xf32> -> tensor<600xf32>
  %m1 = uop.reshape %m : tensor<600xf32> -> tensor<600x1xf32>
  %m2 = uop.expand %m1 : tensor<600x1xf32> -> tensor<600x600xf32>
  %x = uop.sub %s, %m2 : tensor<600x600xf32>
  %e = uop.exp %x : tensor<600x600xf32>
  %l = uop.reduce_axis add %e axes [1] : tensor<600x600xf32> -> tensor<600xf32>
  %l1 = uop.reshape %l : tensor<600xf32> -> tensor<600x1xf32>
  %l2 = uop.expand %l1 : tensor<600x1xf32> -> tensor<600x600xf32>
  %n = uop.fdiv %e, %l2 : tensor<600x600xf32>
  %n1 = uop.reshape %n : tensor<600x600xf32> -> tensor<600x600x1xf32>
  %n2 = uop.expand %n1 : tensor<600x600x1xf32> -> tensor<600x600x8xf32>
  %v1 = uop.reshape %v : tensor<600x8xf32> -> tensor<1x600x8xf32>
  %v2 = uop.expand %v1 : tensor<1x600x8xf32> -> tensor<600x600x8xf32>
  %y = uop.mul %n2, %v2 : tensor<600x600x8xf32>
  %o = uop.reduce_axis add %y axes [1] : tensor<600x600x8xf32> -> tensor<600x8xf32>
  return %o : tensor<600x8xf32>
}

// The first key moves, too.
// CHECK: uop.kernel @r_600_8_
// CHECK: uop.range {{[0-9]+}} to %{{.*}} reduce
// CHECK: uop.recurrence
// CHECK: func.func @window(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
func.func @window(%q: tensor<600x8xf32>, %k: tensor<600x8xf32>, %v: tensor<600x8xf32>) -> tensor<600x8xf32> {
  %i = uop.iota axis 0 : tensor<600x600xi32>
  %j = uop.iota axis 1 : tensor<600x600xi32>
  %w = uop.const 50 : tensor<600x600xi32>
  %f = uop.sub %i, %w : tensor<600x600xi32>
  %c0 = uop.cmp le %j, %i : tensor<600x600xi32>
  %c1 = uop.cmp lt %f, %j : tensor<600x600xi32>
  %keep = uop.and %c0, %c1 : tensor<600x600xi1>
  %q1 = uop.reshape %q : tensor<600x8xf32> -> tensor<600x1x8xf32>
  %q2 = uop.expand %q1 : tensor<600x1x8xf32> -> tensor<600x600x8xf32>
  %k1 = uop.reshape %k : tensor<600x8xf32> -> tensor<1x600x8xf32>
  %k2 = uop.expand %k1 : tensor<1x600x8xf32> -> tensor<600x600x8xf32>
  %qk = uop.mul %q2, %k2 : tensor<600x600x8xf32>
  %s0 = uop.reduce_axis add %qk axes [2] : tensor<600x600x8xf32> -> tensor<600x600xf32>
  %inf = uop.const 0xFF800000 : tensor<600x600xf32>
  %s = uop.where %keep, %s0, %inf : tensor<600x600xf32>
  %m = uop.reduce_axis max %s axes [1] : tensor<600x600xf32> -> tensor<600xf32>
  %m1 = uop.reshape %m : tensor<600xf32> -> tensor<600x1xf32>
  %m2 = uop.expand %m1 : tensor<600x1xf32> -> tensor<600x600xf32>
  %x = uop.sub %s, %m2 : tensor<600x600xf32>
  %e = uop.exp %x : tensor<600x600xf32>
  %l = uop.reduce_axis add %e axes [1] : tensor<600x600xf32> -> tensor<600xf32>
  %l1 = uop.reshape %l : tensor<600xf32> -> tensor<600x1xf32>
  %l2 = uop.expand %l1 : tensor<600x1xf32> -> tensor<600x600xf32>
  %n = uop.fdiv %e, %l2 : tensor<600x600xf32>
  %n1 = uop.reshape %n : tensor<600x600xf32> -> tensor<600x600x1xf32>
  %n2 = uop.expand %n1 : tensor<600x600x1xf32> -> tensor<600x600x8xf32>
  %v1 = uop.reshape %v : tensor<600x8xf32> -> tensor<1x600x8xf32>
  %v2 = uop.expand %v1 : tensor<1x600x8xf32> -> tensor<600x600x8xf32>
  %y = uop.mul %n2, %v2 : tensor<600x600x8xf32>
  %o = uop.reduce_axis add %y axes [1] : tensor<600x600x8xf32> -> tensor<600x8xf32>
  return %o : tensor<600x8xf32>
}

// From the prefix on.
// CHECK: uop.kernel @r_600_8_
// CHECK: uop.range {{[0-9]+}} to %{{.*}} reduce
// CHECK: uop.recurrence
// CHECK: func.func @window_or_prefix(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
func.func @window_or_prefix(%q: tensor<600x8xf32>, %k: tensor<600x8xf32>, %v: tensor<600x8xf32>) -> tensor<600x8xf32> {
  %i = uop.iota axis 0 : tensor<600x600xi32>
  %j = uop.iota axis 1 : tensor<600x600xi32>
  %w = uop.const 50 : tensor<600x600xi32>
  %p = uop.const 40 : tensor<600x600xi32>
  %f = uop.sub %i, %w : tensor<600x600xi32>
  %c0 = uop.cmp le %j, %i : tensor<600x600xi32>
  %c1 = uop.cmp lt %f, %j : tensor<600x600xi32>
  %c2 = uop.and %c0, %c1 : tensor<600x600xi1>
  %c3 = uop.cmp lt %j, %p : tensor<600x600xi32>
  %keep = uop.or %c2, %c3 : tensor<600x600xi1>
  %q1 = uop.reshape %q : tensor<600x8xf32> -> tensor<600x1x8xf32>
  %q2 = uop.expand %q1 : tensor<600x1x8xf32> -> tensor<600x600x8xf32>
  %k1 = uop.reshape %k : tensor<600x8xf32> -> tensor<1x600x8xf32>
  %k2 = uop.expand %k1 : tensor<1x600x8xf32> -> tensor<600x600x8xf32>
  %qk = uop.mul %q2, %k2 : tensor<600x600x8xf32>
  %s0 = uop.reduce_axis add %qk axes [2] : tensor<600x600x8xf32> -> tensor<600x600xf32>
  %inf = uop.const 0xFF800000 : tensor<600x600xf32>
  %s = uop.where %keep, %s0, %inf : tensor<600x600xf32>
  %m = uop.reduce_axis max %s axes [1] : tensor<600x600xf32> -> tensor<600xf32>
  %m1 = uop.reshape %m : tensor<600xf32> -> tensor<600x1xf32>
  %m2 = uop.expand %m1 : tensor<600x1xf32> -> tensor<600x600xf32>
  %x = uop.sub %s, %m2 : tensor<600x600xf32>
  %e = uop.exp %x : tensor<600x600xf32>
  %l = uop.reduce_axis add %e axes [1] : tensor<600x600xf32> -> tensor<600xf32>
  %l1 = uop.reshape %l : tensor<600xf32> -> tensor<600x1xf32>
  %l2 = uop.expand %l1 : tensor<600x1xf32> -> tensor<600x600xf32>
  %n = uop.fdiv %e, %l2 : tensor<600x600xf32>
  %n1 = uop.reshape %n : tensor<600x600xf32> -> tensor<600x600x1xf32>
  %n2 = uop.expand %n1 : tensor<600x600x1xf32> -> tensor<600x600x8xf32>
  %v1 = uop.reshape %v : tensor<600x8xf32> -> tensor<1x600x8xf32>
  %v2 = uop.expand %v1 : tensor<1x600x8xf32> -> tensor<600x600x8xf32>
  %y = uop.mul %n2, %v2 : tensor<600x600x8xf32>
  %o = uop.reduce_axis add %y axes [1] : tensor<600x600x8xf32> -> tensor<600x8xf32>
  return %o : tensor<600x8xf32>
}
