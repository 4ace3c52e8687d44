// Programs that subtract 0 where the maximum is -inf (or infinite), so that a row
// of -inf has zeros and no NaN: one kernel each, as without that choice.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s
//
// Two kernels are left of six: one for each guard.
// CHECK-COUNT-2: uop.recurrence
// CHECK: uop.kernel
// CHECK-COUNT-2: uop.recurrence
// CHECK-NOT: uop.kernel
//
// RUN: uop-run %s --entry=equal --random-inputs=1 --verify
// RUN: uop-run %s --entry=unequal --random-inputs=1 --verify
// RUN: uop-run %s --entry=above --random-inputs=1 --verify
// RUN: uop-run %s --entry=finite --random-inputs=1 --verify
// RUN: uop-run %s --entry=largest --random-inputs=1 --verify
// RUN: uop-run %s --entry=infinite --random-inputs=1 --verify
// RUN: uop-run %s --entry=equal --random-inputs=2 --verify --threads=2
//
// Rows of 192 elements of -inf are zeros.
// RUN: uop-run %s --entry=equal --random-inputs=1 --print | FileCheck %s --check-prefix=ROWS
//
// ROWS: 24x5xf32
// ROWS: {{^}} [0 0 0 0 0]

func.func @equal(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
  %q1 = uop.reshape %q : tensor<24x4xf32> -> tensor<24x1x4xf32>
  %q2 = uop.expand %q1 : tensor<24x1x4xf32> -> tensor<24x192x4xf32>
  %k1 = uop.reshape %k : tensor<192x4xf32> -> tensor<1x192x4xf32>
  %k2 = uop.expand %k1 : tensor<1x192x4xf32> -> tensor<24x192x4xf32>
  %p = uop.mul %q2, %k2 : tensor<24x192x4xf32>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x192x4xf32> -> tensor<24x192xf32>
  // Row 0: the first 100 are -inf; row 1: all; row 2: one is +inf; row 3: one
  // is NaN; row 4: the last 100 are -inf; the others: none.
  %row = uop.iota axis 0 : tensor<24x192xi32>
  %key = uop.iota axis 1 : tensor<24x192xi32>
  %c0 = uop.const 0 : tensor<24x192xi32>
  %c1 = uop.const 1 : tensor<24x192xi32>
  %c2 = uop.const 2 : tensor<24x192xi32>
  %c3 = uop.const 3 : tensor<24x192xi32>
  %c4 = uop.const 4 : tensor<24x192xi32>
  %c100 = uop.const 100 : tensor<24x192xi32>
  %c77 = uop.const 77 : tensor<24x192xi32>
  %c92 = uop.const 92 : tensor<24x192xi32>
  %ninf = uop.const 0xFF800000 : tensor<24x192xf32>
  %inf = uop.const 0x7F800000 : tensor<24x192xf32>
  %nan = uop.const 0x7FC00000 : tensor<24x192xf32>
  %is0 = uop.cmp eq %row, %c0 : tensor<24x192xi32>
  %is1 = uop.cmp eq %row, %c1 : tensor<24x192xi32>
  %is2 = uop.cmp eq %row, %c2 : tensor<24x192xi32>
  %is3 = uop.cmp eq %row, %c3 : tensor<24x192xi32>
  %is4 = uop.cmp eq %row, %c4 : tensor<24x192xi32>
  %first = uop.cmp lt %key, %c100 : tensor<24x192xi32>
  %last = uop.cmp ge %key, %c92 : tensor<24x192xi32>
  %one = uop.cmp eq %key, %c77 : tensor<24x192xi32>
  %a = uop.and %is0, %first : tensor<24x192xi1>
  %b = uop.and %is4, %last : tensor<24x192xi1>
  %c00 = uop.or %a, %b : tensor<24x192xi1>
  %d = uop.or %c00, %is1 : tensor<24x192xi1>
  %e = uop.and %is2, %one : tensor<24x192xi1>
  %f = uop.and %is3, %one : tensor<24x192xi1>
  %s1 = uop.where %d, %ninf, %s : tensor<24x192xf32>
  %s2 = uop.where %e, %inf, %s1 : tensor<24x192xf32>
  %s3 = uop.where %f, %nan, %s2 : tensor<24x192xf32>
  %m = uop.reduce_axis max %s3 axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %ninf24 = uop.const 0xFF800000 : tensor<24xf32>
  %inf24 = uop.const 0x7F800000 : tensor<24xf32>
  %largest24 = uop.const 0x7F7FFFFF : tensor<24xf32>
  %zero24 = uop.const 0.0 : tensor<24xf32>
  %c = uop.cmp eq %m, %ninf24 : tensor<24xf32>
  %base = uop.where %c, %zero24, %m : tensor<24xf32>
  %m1 = uop.reshape %base : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %empty = uop.cmp eq %l, %zero24 : tensor<24xf32>
  %one24 = uop.const 1.0 : tensor<24xf32>
  %sum = uop.where %empty, %one24, %l : tensor<24xf32>
  %l1 = uop.reshape %sum : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %z1 = uop.reshape %z : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @unequal(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
  %q1 = uop.reshape %q : tensor<24x4xf32> -> tensor<24x1x4xf32>
  %q2 = uop.expand %q1 : tensor<24x1x4xf32> -> tensor<24x192x4xf32>
  %k1 = uop.reshape %k : tensor<192x4xf32> -> tensor<1x192x4xf32>
  %k2 = uop.expand %k1 : tensor<1x192x4xf32> -> tensor<24x192x4xf32>
  %p = uop.mul %q2, %k2 : tensor<24x192x4xf32>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x192x4xf32> -> tensor<24x192xf32>
  // Row 0: the first 100 are -inf; row 1: all; row 2: one is +inf; row 3: one
  // is NaN; row 4: the last 100 are -inf; the others: none.
  %row = uop.iota axis 0 : tensor<24x192xi32>
  %key = uop.iota axis 1 : tensor<24x192xi32>
  %c0 = uop.const 0 : tensor<24x192xi32>
  %c1 = uop.const 1 : tensor<24x192xi32>
  %c2 = uop.const 2 : tensor<24x192xi32>
  %c3 = uop.const 3 : tensor<24x192xi32>
  %c4 = uop.const 4 : tensor<24x192xi32>
  %c100 = uop.const 100 : tensor<24x192xi32>
  %c77 = uop.const 77 : tensor<24x192xi32>
  %c92 = uop.const 92 : tensor<24x192xi32>
  %ninf = uop.const 0xFF800000 : tensor<24x192xf32>
  %inf = uop.const 0x7F800000 : tensor<24x192xf32>
  %nan = uop.const 0x7FC00000 : tensor<24x192xf32>
  %is0 = uop.cmp eq %row, %c0 : tensor<24x192xi32>
  %is1 = uop.cmp eq %row, %c1 : tensor<24x192xi32>
  %is2 = uop.cmp eq %row, %c2 : tensor<24x192xi32>
  %is3 = uop.cmp eq %row, %c3 : tensor<24x192xi32>
  %is4 = uop.cmp eq %row, %c4 : tensor<24x192xi32>
  %first = uop.cmp lt %key, %c100 : tensor<24x192xi32>
  %last = uop.cmp ge %key, %c92 : tensor<24x192xi32>
  %one = uop.cmp eq %key, %c77 : tensor<24x192xi32>
  %a = uop.and %is0, %first : tensor<24x192xi1>
  %b = uop.and %is4, %last : tensor<24x192xi1>
  %c00 = uop.or %a, %b : tensor<24x192xi1>
  %d = uop.or %c00, %is1 : tensor<24x192xi1>
  %e = uop.and %is2, %one : tensor<24x192xi1>
  %f = uop.and %is3, %one : tensor<24x192xi1>
  %s1 = uop.where %d, %ninf, %s : tensor<24x192xf32>
  %s2 = uop.where %e, %inf, %s1 : tensor<24x192xf32>
  %s3 = uop.where %f, %nan, %s2 : tensor<24x192xf32>
  %m = uop.reduce_axis max %s3 axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %ninf24 = uop.const 0xFF800000 : tensor<24xf32>
  %inf24 = uop.const 0x7F800000 : tensor<24xf32>
  %largest24 = uop.const 0x7F7FFFFF : tensor<24xf32>
  %zero24 = uop.const 0.0 : tensor<24xf32>
  %c = uop.cmp ne %m, %ninf24 : tensor<24xf32>
  %base = uop.where %c, %m, %zero24 : tensor<24xf32>
  %m1 = uop.reshape %base : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %empty = uop.cmp eq %l, %zero24 : tensor<24xf32>
  %one24 = uop.const 1.0 : tensor<24xf32>
  %sum = uop.where %empty, %one24, %l : tensor<24xf32>
  %l1 = uop.reshape %sum : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %z1 = uop.reshape %z : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @above(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
  %q1 = uop.reshape %q : tensor<24x4xf32> -> tensor<24x1x4xf32>
  %q2 = uop.expand %q1 : tensor<24x1x4xf32> -> tensor<24x192x4xf32>
  %k1 = uop.reshape %k : tensor<192x4xf32> -> tensor<1x192x4xf32>
  %k2 = uop.expand %k1 : tensor<1x192x4xf32> -> tensor<24x192x4xf32>
  %p = uop.mul %q2, %k2 : tensor<24x192x4xf32>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x192x4xf32> -> tensor<24x192xf32>
  // Row 0: the first 100 are -inf; row 1: all; row 2: one is +inf; row 3: one
  // is NaN; row 4: the last 100 are -inf; the others: none.
  %row = uop.iota axis 0 : tensor<24x192xi32>
  %key = uop.iota axis 1 : tensor<24x192xi32>
  %c0 = uop.const 0 : tensor<24x192xi32>
  %c1 = uop.const 1 : tensor<24x192xi32>
  %c2 = uop.const 2 : tensor<24x192xi32>
  %c3 = uop.const 3 : tensor<24x192xi32>
  %c4 = uop.const 4 : tensor<24x192xi32>
  %c100 = uop.const 100 : tensor<24x192xi32>
  %c77 = uop.const 77 : tensor<24x192xi32>
  %c92 = uop.const 92 : tensor<24x192xi32>
  %ninf = uop.const 0xFF800000 : tensor<24x192xf32>
  %inf = uop.const 0x7F800000 : tensor<24x192xf32>
  %nan = uop.const 0x7FC00000 : tensor<24x192xf32>
  %is0 = uop.cmp eq %row, %c0 : tensor<24x192xi32>
  %is1 = uop.cmp eq %row, %c1 : tensor<24x192xi32>
  %is2 = uop.cmp eq %row, %c2 : tensor<24x192xi32>
  %is3 = uop.cmp eq %row, %c3 : tensor<24x192xi32>
  %is4 = uop.cmp eq %row, %c4 : tensor<24x192xi32>
  %first = uop.cmp lt %key, %c100 : tensor<24x192xi32>
  %last = uop.cmp ge %key, %c92 : tensor<24x192xi32>
  %one = uop.cmp eq %key, %c77 : tensor<24x192xi32>
  %a = uop.and %is0, %first : tensor<24x192xi1>
  %b = uop.and %is4, %last : tensor<24x192xi1>
  %c00 = uop.or %a, %b : tensor<24x192xi1>
  %d = uop.or %c00, %is1 : tensor<24x192xi1>
  %e = uop.and %is2, %one : tensor<24x192xi1>
  %f = uop.and %is3, %one : tensor<24x192xi1>
  %s1 = uop.where %d, %ninf, %s : tensor<24x192xf32>
  %s2 = uop.where %e, %inf, %s1 : tensor<24x192xf32>
  %s3 = uop.where %f, %nan, %s2 : tensor<24x192xf32>
  %m = uop.reduce_axis max %s3 axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %ninf24 = uop.const 0xFF800000 : tensor<24xf32>
  %inf24 = uop.const 0x7F800000 : tensor<24xf32>
  %largest24 = uop.const 0x7F7FFFFF : tensor<24xf32>
  %zero24 = uop.const 0.0 : tensor<24xf32>
  %c = uop.cmp gt %m, %ninf24 : tensor<24xf32>
  %base = uop.where %c, %m, %zero24 : tensor<24xf32>
  %m1 = uop.reshape %base : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %empty = uop.cmp eq %l, %zero24 : tensor<24xf32>
  %one24 = uop.const 1.0 : tensor<24xf32>
  %sum = uop.where %empty, %one24, %l : tensor<24xf32>
  %l1 = uop.reshape %sum : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %z1 = uop.reshape %z : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @finite(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
  %q1 = uop.reshape %q : tensor<24x4xf32> -> tensor<24x1x4xf32>
  %q2 = uop.expand %q1 : tensor<24x1x4xf32> -> tensor<24x192x4xf32>
  %k1 = uop.reshape %k : tensor<192x4xf32> -> tensor<1x192x4xf32>
  %k2 = uop.expand %k1 : tensor<1x192x4xf32> -> tensor<24x192x4xf32>
  %p = uop.mul %q2, %k2 : tensor<24x192x4xf32>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x192x4xf32> -> tensor<24x192xf32>
  // Row 0: the first 100 are -inf; row 1: all; row 2: one is +inf; row 3: one
  // is NaN; row 4: the last 100 are -inf; the others: none.
  %row = uop.iota axis 0 : tensor<24x192xi32>
  %key = uop.iota axis 1 : tensor<24x192xi32>
  %c0 = uop.const 0 : tensor<24x192xi32>
  %c1 = uop.const 1 : tensor<24x192xi32>
  %c2 = uop.const 2 : tensor<24x192xi32>
  %c3 = uop.const 3 : tensor<24x192xi32>
  %c4 = uop.const 4 : tensor<24x192xi32>
  %c100 = uop.const 100 : tensor<24x192xi32>
  %c77 = uop.const 77 : tensor<24x192xi32>
  %c92 = uop.const 92 : tensor<24x192xi32>
  %ninf = uop.const 0xFF800000 : tensor<24x192xf32>
  %inf = uop.const 0x7F800000 : tensor<24x192xf32>
  %nan = uop.const 0x7FC00000 : tensor<24x192xf32>
  %is0 = uop.cmp eq %row, %c0 : tensor<24x192xi32>
  %is1 = uop.cmp eq %row, %c1 : tensor<24x192xi32>
  %is2 = uop.cmp eq %row, %c2 : tensor<24x192xi32>
  %is3 = uop.cmp eq %row, %c3 : tensor<24x192xi32>
  %is4 = uop.cmp eq %row, %c4 : tensor<24x192xi32>
  %first = uop.cmp lt %key, %c100 : tensor<24x192xi32>
  %last = uop.cmp ge %key, %c92 : tensor<24x192xi32>
  %one = uop.cmp eq %key, %c77 : tensor<24x192xi32>
  %a = uop.and %is0, %first : tensor<24x192xi1>
  %b = uop.and %is4, %last : tensor<24x192xi1>
  %c00 = uop.or %a, %b : tensor<24x192xi1>
  %d = uop.or %c00, %is1 : tensor<24x192xi1>
  %e = uop.and %is2, %one : tensor<24x192xi1>
  %f = uop.and %is3, %one : tensor<24x192xi1>
  %s1 = uop.where %d, %ninf, %s : tensor<24x192xf32>
  %s2 = uop.where %e, %inf, %s1 : tensor<24x192xf32>
  %s3 = uop.where %f, %nan, %s2 : tensor<24x192xf32>
  %m = uop.reduce_axis max %s3 axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %ninf24 = uop.const 0xFF800000 : tensor<24xf32>
  %inf24 = uop.const 0x7F800000 : tensor<24xf32>
  %largest24 = uop.const 0x7F7FFFFF : tensor<24xf32>
  %zero24 = uop.const 0.0 : tensor<24xf32>
  %size = uop.abs %m : tensor<24xf32>
  %c = uop.cmp lt %size, %inf24 : tensor<24xf32>
  %base = uop.where %c, %m, %zero24 : tensor<24xf32>
  %m1 = uop.reshape %base : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %empty = uop.cmp eq %l, %zero24 : tensor<24xf32>
  %one24 = uop.const 1.0 : tensor<24xf32>
  %sum = uop.where %empty, %one24, %l : tensor<24xf32>
  %l1 = uop.reshape %sum : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %z1 = uop.reshape %z : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @largest(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
  %q1 = uop.reshape %q : tensor<24x4xf32> -> tensor<24x1x4xf32>
  %q2 = uop.expand %q1 : tensor<24x1x4xf32> -> tensor<24x192x4xf32>
  %k1 = uop.reshape %k : tensor<192x4xf32> -> tensor<1x192x4xf32>
  %k2 = uop.expand %k1 : tensor<1x192x4xf32> -> tensor<24x192x4xf32>
  %p = uop.mul %q2, %k2 : tensor<24x192x4xf32>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x192x4xf32> -> tensor<24x192xf32>
  // Row 0: the first 100 are -inf; row 1: all; row 2: one is +inf; row 3: one
  // is NaN; row 4: the last 100 are -inf; the others: none.
  %row = uop.iota axis 0 : tensor<24x192xi32>
  %key = uop.iota axis 1 : tensor<24x192xi32>
  %c0 = uop.const 0 : tensor<24x192xi32>
  %c1 = uop.const 1 : tensor<24x192xi32>
  %c2 = uop.const 2 : tensor<24x192xi32>
  %c3 = uop.const 3 : tensor<24x192xi32>
  %c4 = uop.const 4 : tensor<24x192xi32>
  %c100 = uop.const 100 : tensor<24x192xi32>
  %c77 = uop.const 77 : tensor<24x192xi32>
  %c92 = uop.const 92 : tensor<24x192xi32>
  %ninf = uop.const 0xFF800000 : tensor<24x192xf32>
  %inf = uop.const 0x7F800000 : tensor<24x192xf32>
  %nan = uop.const 0x7FC00000 : tensor<24x192xf32>
  %is0 = uop.cmp eq %row, %c0 : tensor<24x192xi32>
  %is1 = uop.cmp eq %row, %c1 : tensor<24x192xi32>
  %is2 = uop.cmp eq %row, %c2 : tensor<24x192xi32>
  %is3 = uop.cmp eq %row, %c3 : tensor<24x192xi32>
  %is4 = uop.cmp eq %row, %c4 : tensor<24x192xi32>
  %first = uop.cmp lt %key, %c100 : tensor<24x192xi32>
  %last = uop.cmp ge %key, %c92 : tensor<24x192xi32>
  %one = uop.cmp eq %key, %c77 : tensor<24x192xi32>
  %a = uop.and %is0, %first : tensor<24x192xi1>
  %b = uop.and %is4, %last : tensor<24x192xi1>
  %c00 = uop.or %a, %b : tensor<24x192xi1>
  %d = uop.or %c00, %is1 : tensor<24x192xi1>
  %e = uop.and %is2, %one : tensor<24x192xi1>
  %f = uop.and %is3, %one : tensor<24x192xi1>
  %s1 = uop.where %d, %ninf, %s : tensor<24x192xf32>
  %s2 = uop.where %e, %inf, %s1 : tensor<24x192xf32>
  %s3 = uop.where %f, %nan, %s2 : tensor<24x192xf32>
  %m = uop.reduce_axis max %s3 axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %ninf24 = uop.const 0xFF800000 : tensor<24xf32>
  %inf24 = uop.const 0x7F800000 : tensor<24xf32>
  %largest24 = uop.const 0x7F7FFFFF : tensor<24xf32>
  %zero24 = uop.const 0.0 : tensor<24xf32>
  %size = uop.abs %m : tensor<24xf32>
  %c = uop.cmp le %size, %largest24 : tensor<24xf32>
  %base = uop.where %c, %m, %zero24 : tensor<24xf32>
  %m1 = uop.reshape %base : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %empty = uop.cmp eq %l, %zero24 : tensor<24xf32>
  %one24 = uop.const 1.0 : tensor<24xf32>
  %sum = uop.where %empty, %one24, %l : tensor<24xf32>
  %l1 = uop.reshape %sum : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %z1 = uop.reshape %z : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @infinite(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
  %q1 = uop.reshape %q : tensor<24x4xf32> -> tensor<24x1x4xf32>
  %q2 = uop.expand %q1 : tensor<24x1x4xf32> -> tensor<24x192x4xf32>
  %k1 = uop.reshape %k : tensor<192x4xf32> -> tensor<1x192x4xf32>
  %k2 = uop.expand %k1 : tensor<1x192x4xf32> -> tensor<24x192x4xf32>
  %p = uop.mul %q2, %k2 : tensor<24x192x4xf32>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x192x4xf32> -> tensor<24x192xf32>
  // Row 0: the first 100 are -inf; row 1: all; row 2: one is +inf; row 3: one
  // is NaN; row 4: the last 100 are -inf; the others: none.
  %row = uop.iota axis 0 : tensor<24x192xi32>
  %key = uop.iota axis 1 : tensor<24x192xi32>
  %c0 = uop.const 0 : tensor<24x192xi32>
  %c1 = uop.const 1 : tensor<24x192xi32>
  %c2 = uop.const 2 : tensor<24x192xi32>
  %c3 = uop.const 3 : tensor<24x192xi32>
  %c4 = uop.const 4 : tensor<24x192xi32>
  %c100 = uop.const 100 : tensor<24x192xi32>
  %c77 = uop.const 77 : tensor<24x192xi32>
  %c92 = uop.const 92 : tensor<24x192xi32>
  %ninf = uop.const 0xFF800000 : tensor<24x192xf32>
  %inf = uop.const 0x7F800000 : tensor<24x192xf32>
  %nan = uop.const 0x7FC00000 : tensor<24x192xf32>
  %is0 = uop.cmp eq %row, %c0 : tensor<24x192xi32>
  %is1 = uop.cmp eq %row, %c1 : tensor<24x192xi32>
  %is2 = uop.cmp eq %row, %c2 : tensor<24x192xi32>
  %is3 = uop.cmp eq %row, %c3 : tensor<24x192xi32>
  %is4 = uop.cmp eq %row, %c4 : tensor<24x192xi32>
  %first = uop.cmp lt %key, %c100 : tensor<24x192xi32>
  %last = uop.cmp ge %key, %c92 : tensor<24x192xi32>
  %one = uop.cmp eq %key, %c77 : tensor<24x192xi32>
  %a = uop.and %is0, %first : tensor<24x192xi1>
  %b = uop.and %is4, %last : tensor<24x192xi1>
  %c00 = uop.or %a, %b : tensor<24x192xi1>
  %d = uop.or %c00, %is1 : tensor<24x192xi1>
  %e = uop.and %is2, %one : tensor<24x192xi1>
  %f = uop.and %is3, %one : tensor<24x192xi1>
  %s1 = uop.where %d, %ninf, %s : tensor<24x192xf32>
  %s2 = uop.where %e, %inf, %s1 : tensor<24x192xf32>
  %s3 = uop.where %f, %nan, %s2 : tensor<24x192xf32>
  %m = uop.reduce_axis max %s3 axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %ninf24 = uop.const 0xFF800000 : tensor<24xf32>
  %inf24 = uop.const 0x7F800000 : tensor<24xf32>
  %largest24 = uop.const 0x7F7FFFFF : tensor<24xf32>
  %zero24 = uop.const 0.0 : tensor<24xf32>
  %size = uop.abs %m : tensor<24xf32>
  %c = uop.cmp eq %size, %inf24 : tensor<24xf32>
  %base = uop.where %c, %zero24, %m : tensor<24xf32>
  %m1 = uop.reshape %base : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %empty = uop.cmp eq %l, %zero24 : tensor<24xf32>
  %one24 = uop.const 1.0 : tensor<24xf32>
  %sum = uop.where %empty, %one24, %l : tensor<24xf32>
  %l1 = uop.reshape %sum : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %z1 = uop.reshape %z : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}
