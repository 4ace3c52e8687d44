// Programs that choose 0 in place of the softmax of a row that is masked as a whole,
// as PyTorch's attention does: they are one kernel each, as without that choice.
//
// RUN: uop-opt %s --uop-schedule | FileCheck %s
//
// Two kernels are left of five: one for each way to ask.
// CHECK-COUNT-2: uop.recurrence
// CHECK: uop.kernel
// CHECK-COUNT-2: uop.recurrence
// CHECK-NOT: uop.kernel
//
// RUN: uop-run %s --entry=all_masked --random-inputs=1 --verify
// RUN: uop-run %s --entry=any_shown --random-inputs=1 --verify
// RUN: uop-run %s --entry=wide --random-inputs=1 --verify
// RUN: uop-run %s --entry=not_a_number --random-inputs=1 --verify
// RUN: uop-run %s --entry=number --random-inputs=1 --verify
// RUN: uop-run %s --entry=all_masked --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=not_a_number --random-inputs=2 --verify --threads=2
//
// Row 0 is masked in part and row 1 as a whole. Rows 2 and 3 have +inf and NaN: all
// of their quotients are NaN.
// RUN: uop-run %s --entry=all_masked --random-inputs=1 --print | FileCheck %s --check-prefix=ROWS
// RUN: uop-run %s --entry=not_a_number --random-inputs=1 --print | FileCheck %s --check-prefix=NUMBERS
//
// ROWS: 24x5xf32
// ROWS: {{^}}[{{.*}}[{{-?[0-9.]+}} {{.*}}]
// ROWS: {{^}} [0 0 0 0 0]
// ROWS: {{^}} [nan nan nan nan nan]
// ROWS: {{^}} [nan nan nan nan nan]
// ROWS: {{^}} [{{-?[0-9.]+}} {{.*}}]
//
// NUMBERS: 24x5xf32
// NUMBERS: {{^}}[{{.*}}[{{-?[0-9.]+}} {{.*}}]
// NUMBERS: {{^}} [0 0 0 0 0]
// NUMBERS: {{^}} [0 0 0 0 0]
// NUMBERS: {{^}} [0 0 0 0 0]
// NUMBERS: {{^}} [{{-?[0-9.]+}} {{.*}}]

func.func @all_masked(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
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
  %m1 = uop.reshape %m : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %l1 = uop.reshape %l : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %zero = uop.const 0.0 : tensor<24x192xf32>
  %masked = uop.cmp eq %s3, %ninf : tensor<24x192xf32>
  %rows = uop.reduce_axis min %masked axes [1] : tensor<24x192xi1> -> tensor<24xi1>
  %r1 = uop.reshape %rows : tensor<24xi1> -> tensor<24x1xi1>
  %r2 = uop.expand %r1 : tensor<24x1xi1> -> tensor<24x192xi1>
  %shown = uop.where %r2, %zero, %z : tensor<24x192xf32>
  %z1 = uop.reshape %shown : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @any_shown(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
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
  %m1 = uop.reshape %m : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %l1 = uop.reshape %l : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %zero = uop.const 0.0 : tensor<24x192xf32>
  %unmasked = uop.cmp ne %s3, %ninf : tensor<24x192xf32>
  %rows = uop.reduce_axis max %unmasked axes [1] : tensor<24x192xi1> -> tensor<24xi1>
  %r1 = uop.reshape %rows : tensor<24xi1> -> tensor<24x1xi1>
  %r2 = uop.expand %r1 : tensor<24x1xi1> -> tensor<24x192xi1>
  %shown = uop.where %r2, %z, %zero : tensor<24x192xf32>
  %z1 = uop.reshape %shown : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @wide(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
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
  %m1 = uop.reshape %m : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %l1 = uop.reshape %l : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %zero = uop.const 0.0 : tensor<24x192xf32>
  %s64 = uop.cast %s3 : tensor<24x192xf32> -> tensor<24x192xf64>
  %ninf64 = uop.const 0xFFF0000000000000 : tensor<24x192xf64>
  %masked = uop.cmp eq %s64, %ninf64 : tensor<24x192xf64>
  %rows = uop.reduce_axis min %masked axes [1] : tensor<24x192xi1> -> tensor<24xi1>
  %r1 = uop.reshape %rows : tensor<24xi1> -> tensor<24x1xi1>
  %r2 = uop.expand %r1 : tensor<24x1xi1> -> tensor<24x192xi1>
  %shown = uop.where %r2, %zero, %z : tensor<24x192xf32>
  %z1 = uop.reshape %shown : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @not_a_number(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
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
  %m1 = uop.reshape %m : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %l1 = uop.reshape %l : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %zero = uop.const 0.0 : tensor<24x192xf32>
  %isnan = uop.cmp ne %z, %z : tensor<24x192xf32>
  %shown = uop.where %isnan, %zero, %z : tensor<24x192xf32>
  %z1 = uop.reshape %shown : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}

func.func @number(%q: tensor<24x4xf32>, %k: tensor<192x4xf32>, %v: tensor<192x5xf32>) -> tensor<24x5xf32> {
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
  %m1 = uop.reshape %m : tensor<24xf32> -> tensor<24x1xf32>
  %m2 = uop.expand %m1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %x = uop.sub %s3, %m2 : tensor<24x192xf32>
  %y = uop.exp %x : tensor<24x192xf32>
  %l = uop.reduce_axis add %y axes [1] : tensor<24x192xf32> -> tensor<24xf32>
  %l1 = uop.reshape %l : tensor<24xf32> -> tensor<24x1xf32>
  %l2 = uop.expand %l1 : tensor<24x1xf32> -> tensor<24x192xf32>
  %z = uop.fdiv %y, %l2 : tensor<24x192xf32>
  %zero = uop.const 0.0 : tensor<24x192xf32>
  %isnumber = uop.cmp eq %z, %z : tensor<24x192xf32>
  %shown = uop.where %isnumber, %z, %zero : tensor<24x192xf32>
  %z1 = uop.reshape %shown : tensor<24x192xf32> -> tensor<24x192x1xf32>
  %z2 = uop.expand %z1 : tensor<24x192x1xf32> -> tensor<24x192x5xf32>
  %v1 = uop.reshape %v : tensor<192x5xf32> -> tensor<1x192x5xf32>
  %v2 = uop.expand %v1 : tensor<1x192x5xf32> -> tensor<24x192x5xf32>
  %w = uop.mul %z2, %v2 : tensor<24x192x5xf32>
  %o = uop.reduce_axis add %w axes [1] : tensor<24x192x5xf32> -> tensor<24x5xf32>
  return %o : tensor<24x5xf32>
}
