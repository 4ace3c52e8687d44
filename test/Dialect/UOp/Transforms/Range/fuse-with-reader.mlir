// A value that several kernels read is not computed again by each if the first of them
// can make it row by row and store it.
//
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --split-input-file --remarks-filter=uop-fuse 2>&1 | FileCheck %s
// RUN: uop-opt %s --uop-schedule --split-input-file | FileCheck %s --check-prefix=KERNELS
// RUN: uop-run %s --entry=same_rows --random-inputs=1 --verify
// RUN: uop-run %s --entry=other_rows --random-inputs=1 --verify

// The price without that favors fusion.
// CHECK: remark: {{.*}}Missed] Fuse | {{.*}} InlineNs={{[0-9]+}}, KeepNs={{[0-9]+}}, Reads=3, Reason="storing it is cheaper than recomputing it", WithReaderNs={{[0-9]+}}
// The states are results of launches, and no kernel computes those before its own.
// KERNELS-LABEL: func.func @same_rows(
// KERNELS: %[[FIRST:.*]]:2 = uop.launch
// KERNELS: %[[SECOND:.*]]:2 = uop.launch {{.*}} ins(%[[FIRST]]#{{[01]}},
// KERNELS: uop.launch {{.*}} ins(%[[SECOND]]#{{[01]}},
// KERNELS-NOT: uop.launch
// KERNELS: return
func.func @same_rows(%c0: tensor<8x64xf32>, %w: tensor<192x64xf32>, %i0: tensor<8x64xf32>, %o0: tensor<8x64xf32>, %f0: tensor<8x64xf32>, %i1: tensor<8x64xf32>, %o1: tensor<8x64xf32>, %f1: tensor<8x64xf32>, %i2: tensor<8x64xf32>, %o2: tensor<8x64xf32>, %f2: tensor<8x64xf32>, %i3: tensor<8x64xf32>, %o3: tensor<8x64xf32>, %f3: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %a0 = uop.mul %c0, %i0 : tensor<8x64xf32>
  %q0 = uop.mul %o0, %o0 : tensor<8x64xf32>
  %b0 = uop.mul %i0, %q0 : tensor<8x64xf32>
  %d0 = uop.mul %c0, %o0 : tensor<8x64xf32>
  %z0 = uop.cat %a0, %d0, %b0 axis 1 : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x192xf32>
  %zr0 = uop.reshape %z0 : tensor<8x192xf32> -> tensor<8x192x1xf32>
  %ze0 = uop.expand %zr0 : tensor<8x192x1xf32> -> tensor<8x192x64xf32>
  %wr0 = uop.reshape %w : tensor<192x64xf32> -> tensor<1x192x64xf32>
  %we0 = uop.expand %wr0 : tensor<1x192x64xf32> -> tensor<8x192x64xf32>
  %p0 = uop.mul %ze0, %we0 : tensor<8x192x64xf32>
  %h0 = uop.reduce_axis add %p0 axes [1] : tensor<8x192x64xf32> -> tensor<8x64xf32>
  %u0 = uop.mul %h0, %i0 : tensor<8x64xf32>
  %g0 = uop.mul %c0, %f0 : tensor<8x64xf32>
  %c1 = uop.add %g0, %u0 : tensor<8x64xf32>
  %a1 = uop.mul %c1, %i1 : tensor<8x64xf32>
  %q1 = uop.mul %o1, %o1 : tensor<8x64xf32>
  %b1 = uop.mul %h0, %q1 : tensor<8x64xf32>
  %d1 = uop.mul %c1, %o1 : tensor<8x64xf32>
  %z1 = uop.cat %a1, %d1, %b1 axis 1 : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x192xf32>
  %zr1 = uop.reshape %z1 : tensor<8x192xf32> -> tensor<8x192x1xf32>
  %ze1 = uop.expand %zr1 : tensor<8x192x1xf32> -> tensor<8x192x64xf32>
  %wr1 = uop.reshape %w : tensor<192x64xf32> -> tensor<1x192x64xf32>
  %we1 = uop.expand %wr1 : tensor<1x192x64xf32> -> tensor<8x192x64xf32>
  %p1 = uop.mul %ze1, %we1 : tensor<8x192x64xf32>
  %h1 = uop.reduce_axis add %p1 axes [1] : tensor<8x192x64xf32> -> tensor<8x64xf32>
  %u1 = uop.mul %h1, %i1 : tensor<8x64xf32>
  %g1 = uop.mul %c1, %f1 : tensor<8x64xf32>
  %c2 = uop.add %g1, %u1 : tensor<8x64xf32>
  %a2 = uop.mul %c2, %i2 : tensor<8x64xf32>
  %q2 = uop.mul %o2, %o2 : tensor<8x64xf32>
  %b2 = uop.mul %h1, %q2 : tensor<8x64xf32>
  %d2 = uop.mul %c2, %o2 : tensor<8x64xf32>
  %z2 = uop.cat %a2, %d2, %b2 axis 1 : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x192xf32>
  %zr2 = uop.reshape %z2 : tensor<8x192xf32> -> tensor<8x192x1xf32>
  %ze2 = uop.expand %zr2 : tensor<8x192x1xf32> -> tensor<8x192x64xf32>
  %wr2 = uop.reshape %w : tensor<192x64xf32> -> tensor<1x192x64xf32>
  %we2 = uop.expand %wr2 : tensor<1x192x64xf32> -> tensor<8x192x64xf32>
  %p2 = uop.mul %ze2, %we2 : tensor<8x192x64xf32>
  %h2 = uop.reduce_axis add %p2 axes [1] : tensor<8x192x64xf32> -> tensor<8x64xf32>
  %u2 = uop.mul %h2, %i2 : tensor<8x64xf32>
  %g2 = uop.mul %c2, %f2 : tensor<8x64xf32>
  %c3 = uop.add %g2, %u2 : tensor<8x64xf32>
  %a3 = uop.mul %c3, %i3 : tensor<8x64xf32>
  %q3 = uop.mul %o3, %o3 : tensor<8x64xf32>
  %b3 = uop.mul %h2, %q3 : tensor<8x64xf32>
  %d3 = uop.mul %c3, %o3 : tensor<8x64xf32>
  %z3 = uop.cat %a3, %d3, %b3 axis 1 : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x192xf32>
  %zr3 = uop.reshape %z3 : tensor<8x192xf32> -> tensor<8x192x1xf32>
  %ze3 = uop.expand %zr3 : tensor<8x192x1xf32> -> tensor<8x192x64xf32>
  %wr3 = uop.reshape %w : tensor<192x64xf32> -> tensor<1x192x64xf32>
  %we3 = uop.expand %wr3 : tensor<1x192x64xf32> -> tensor<8x192x64xf32>
  %p3 = uop.mul %ze3, %we3 : tensor<8x192x64xf32>
  %h3 = uop.reduce_axis add %p3 axes [1] : tensor<8x192x64xf32> -> tensor<8x64xf32>
  %u3 = uop.mul %h3, %i3 : tensor<8x64xf32>
  %g3 = uop.mul %c3, %f3 : tensor<8x64xf32>
  %c4 = uop.add %g3, %u3 : tensor<8x64xf32>
  return %c4 : tensor<8x64xf32>
}

// -----

// Here the first reader takes the value of the second step from another row.
// CHECK: remark: {{.*}}Passed] Fuse | {{.*}} Reads=5, Remark="fused into its readers"
// CHECK-NOT: Reads=5, Remark="fused into its readers", WithReaderNs
// KERNELS-LABEL: func.func @other_rows(
func.func @other_rows(%c0: tensor<8x64xf32>, %w: tensor<192x64xf32>, %i0: tensor<8x64xf32>, %o0: tensor<8x64xf32>, %f0: tensor<8x64xf32>, %i1: tensor<8x64xf32>, %o1: tensor<8x64xf32>, %f1: tensor<8x64xf32>, %i2: tensor<8x64xf32>, %o2: tensor<8x64xf32>, %f2: tensor<8x64xf32>, %i3: tensor<8x64xf32>, %o3: tensor<8x64xf32>, %f3: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %cf0 = uop.flip %c0 axes [0] : tensor<8x64xf32>
  %a0 = uop.mul %cf0, %i0 : tensor<8x64xf32>
  %q0 = uop.mul %o0, %o0 : tensor<8x64xf32>
  %b0 = uop.mul %i0, %q0 : tensor<8x64xf32>
  %d0 = uop.mul %cf0, %o0 : tensor<8x64xf32>
  %z0 = uop.cat %a0, %d0, %b0 axis 1 : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x192xf32>
  %zr0 = uop.reshape %z0 : tensor<8x192xf32> -> tensor<8x192x1xf32>
  %ze0 = uop.expand %zr0 : tensor<8x192x1xf32> -> tensor<8x192x64xf32>
  %wr0 = uop.reshape %w : tensor<192x64xf32> -> tensor<1x192x64xf32>
  %we0 = uop.expand %wr0 : tensor<1x192x64xf32> -> tensor<8x192x64xf32>
  %p0 = uop.mul %ze0, %we0 : tensor<8x192x64xf32>
  %h0 = uop.reduce_axis add %p0 axes [1] : tensor<8x192x64xf32> -> tensor<8x64xf32>
  %u0 = uop.mul %h0, %i0 : tensor<8x64xf32>
  %g0 = uop.mul %c0, %f0 : tensor<8x64xf32>
  %c1 = uop.add %g0, %u0 : tensor<8x64xf32>
  %cf1 = uop.flip %c1 axes [0] : tensor<8x64xf32>
  %a1 = uop.mul %cf1, %i1 : tensor<8x64xf32>
  %q1 = uop.mul %o1, %o1 : tensor<8x64xf32>
  %b1 = uop.mul %h0, %q1 : tensor<8x64xf32>
  %d1 = uop.mul %cf1, %o1 : tensor<8x64xf32>
  %z1 = uop.cat %a1, %d1, %b1 axis 1 : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x192xf32>
  %zr1 = uop.reshape %z1 : tensor<8x192xf32> -> tensor<8x192x1xf32>
  %ze1 = uop.expand %zr1 : tensor<8x192x1xf32> -> tensor<8x192x64xf32>
  %wr1 = uop.reshape %w : tensor<192x64xf32> -> tensor<1x192x64xf32>
  %we1 = uop.expand %wr1 : tensor<1x192x64xf32> -> tensor<8x192x64xf32>
  %p1 = uop.mul %ze1, %we1 : tensor<8x192x64xf32>
  %h1 = uop.reduce_axis add %p1 axes [1] : tensor<8x192x64xf32> -> tensor<8x64xf32>
  %u1 = uop.mul %h1, %i1 : tensor<8x64xf32>
  %g1 = uop.mul %c1, %f1 : tensor<8x64xf32>
  %c2 = uop.add %g1, %u1 : tensor<8x64xf32>
  %cf2 = uop.flip %c2 axes [0] : tensor<8x64xf32>
  %a2 = uop.mul %cf2, %i2 : tensor<8x64xf32>
  %q2 = uop.mul %o2, %o2 : tensor<8x64xf32>
  %b2 = uop.mul %h1, %q2 : tensor<8x64xf32>
  %d2 = uop.mul %cf2, %o2 : tensor<8x64xf32>
  %z2 = uop.cat %a2, %d2, %b2 axis 1 : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x192xf32>
  %zr2 = uop.reshape %z2 : tensor<8x192xf32> -> tensor<8x192x1xf32>
  %ze2 = uop.expand %zr2 : tensor<8x192x1xf32> -> tensor<8x192x64xf32>
  %wr2 = uop.reshape %w : tensor<192x64xf32> -> tensor<1x192x64xf32>
  %we2 = uop.expand %wr2 : tensor<1x192x64xf32> -> tensor<8x192x64xf32>
  %p2 = uop.mul %ze2, %we2 : tensor<8x192x64xf32>
  %h2 = uop.reduce_axis add %p2 axes [1] : tensor<8x192x64xf32> -> tensor<8x64xf32>
  %u2 = uop.mul %h2, %i2 : tensor<8x64xf32>
  %g2 = uop.mul %c2, %f2 : tensor<8x64xf32>
  %c3 = uop.add %g2, %u2 : tensor<8x64xf32>
  %cf3 = uop.flip %c3 axes [0] : tensor<8x64xf32>
  %a3 = uop.mul %cf3, %i3 : tensor<8x64xf32>
  %q3 = uop.mul %o3, %o3 : tensor<8x64xf32>
  %b3 = uop.mul %h2, %q3 : tensor<8x64xf32>
  %d3 = uop.mul %cf3, %o3 : tensor<8x64xf32>
  %z3 = uop.cat %a3, %d3, %b3 axis 1 : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x192xf32>
  %zr3 = uop.reshape %z3 : tensor<8x192xf32> -> tensor<8x192x1xf32>
  %ze3 = uop.expand %zr3 : tensor<8x192x1xf32> -> tensor<8x192x64xf32>
  %wr3 = uop.reshape %w : tensor<192x64xf32> -> tensor<1x192x64xf32>
  %we3 = uop.expand %wr3 : tensor<1x192x64xf32> -> tensor<8x192x64xf32>
  %p3 = uop.mul %ze3, %we3 : tensor<8x192x64xf32>
  %h3 = uop.reduce_axis add %p3 axes [1] : tensor<8x192x64xf32> -> tensor<8x64xf32>
  %u3 = uop.mul %h3, %i3 : tensor<8x64xf32>
  %g3 = uop.mul %c3, %f3 : tensor<8x64xf32>
  %c4 = uop.add %g3, %u3 : tensor<8x64xf32>
  return %c4 : tensor<8x64xf32>
}
