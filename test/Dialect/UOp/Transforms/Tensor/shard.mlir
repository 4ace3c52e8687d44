// RUN: uop-opt %s --uop-shard | FileCheck %s

// Work stays with the parts; the sum over their axis is a sum of sums.
// CHECK-LABEL: func @layer(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[Y:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x8xf32>
// CHECK-NEXT: %[[Y1:.*]] = uop.copy %[[Y]] to "cpu:1" : tensor<4x8xf32>
// CHECK-NEXT: %[[W0:.*]] = uop.shrink %[[W]] offsets [0, 0] sizes [4, 8]
// CHECK-NEXT: %[[W1:.*]] = uop.shrink %[[W]] offsets [4, 0] sizes [4, 8]
// CHECK-NEXT: %[[W1C:.*]] = uop.copy %[[W1]] to "cpu:1"
// CHECK-NEXT: %[[A0:.*]] = uop.mul %[[X]], %[[W0]]
// CHECK-NEXT: %[[A1:.*]] = uop.mul %[[Y1]], %[[W1C]]
// CHECK-NEXT: %[[S0:.*]] = uop.reduce_axis add %[[A0]] axes [0, 1]
// CHECK-NEXT: %[[S1:.*]] = uop.reduce_axis add %[[A1]] axes [0, 1]
// CHECK-NEXT: %[[C1:.*]] = uop.copy %[[S1]] to "cpu:0"
// CHECK-NEXT: %[[S:.*]] = uop.add %[[S0]], %[[C1]]
// CHECK-NEXT: return %[[S]]
func.func @layer(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<f32> {
  %0 = uop.copy %y to "cpu:1" : tensor<4x8xf32>
  %1 = uop.mstack %x, %0 : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 2>
  %2 = uop.multi %1 axis 0 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<8x8xf32>
  %3 = uop.mul %2, %w : tensor<8x8xf32>
  %4 = uop.reduce_axis add %3 axes [0, 1] : tensor<8x8xf32> -> tensor<f32>
  return %4 : tensor<f32>
}

// Three parts: each gets the sum by way of part 0, in ascending order; f16 is
// added in f32.
// CHECK-LABEL: func @allreduce(
// CHECK-SAME: %[[X:.*]]: tensor<4xf16>
// CHECK-DAG: %[[P1:.*]] = uop.copy %[[X]] to "cpu:1"
// CHECK-DAG: %[[P2:.*]] = uop.copy %[[X]] to "cpu:2"
// CHECK: %[[F0:.*]] = uop.cast %[[X]] : tensor<4xf16> -> tensor<4xf32>
// CHECK-NEXT: %[[H1:.*]] = uop.copy %[[P1]] to "cpu:0"
// CHECK-NEXT: %[[F1:.*]] = uop.cast %[[H1]]
// CHECK-NEXT: %[[S1:.*]] = uop.add %[[F0]], %[[F1]]
// CHECK-NEXT: %[[H2:.*]] = uop.copy %[[P2]] to "cpu:0"
// CHECK-NEXT: %[[F2:.*]] = uop.cast %[[H2]]
// CHECK-NEXT: %[[S2:.*]] = uop.add %[[S1]], %[[F2]]
// CHECK-NEXT: %[[T:.*]] = uop.cast %[[S2]] : tensor<4xf32> -> tensor<4xf16>
// CHECK-NEXT: %[[T1:.*]] = uop.copy %[[T]] to "cpu:1"
// CHECK-NEXT: %[[N0:.*]] = uop.neg %[[T]]
// CHECK-NEXT: %[[N1:.*]] = uop.neg %[[T1]]
// CHECK-NEXT: %[[R1:.*]] = uop.copy %[[N1]] to "cpu:0"
// CHECK-NEXT: return %[[N0]], %[[R1]]
func.func @allreduce(%x: tensor<4xf16>) -> (tensor<4xf16>, tensor<4xf16>) {
  %p1 = uop.copy %x to "cpu:1" : tensor<4xf16>
  %p2 = uop.copy %x to "cpu:2" : tensor<4xf16>
  %m = uop.mstack %x, %p1, %p2 : tensor<4xf16> -> !uop.multi<tensor<4xf16>, 3>
  %r = uop.allreduce add %m : !uop.multi<tensor<4xf16>, 3>
  %s0 = uop.mselect %r [0] : !uop.multi<tensor<4xf16>, 3> -> tensor<4xf16>
  %s1 = uop.mselect %r [1] : !uop.multi<tensor<4xf16>, 3> -> tensor<4xf16>
  %n0 = uop.neg %s0 : tensor<4xf16>
  %n1 = uop.neg %s1 : tensor<4xf16>
  return %n0, %n1 : tensor<4xf16>, tensor<4xf16>
}

// A constant is made anew for the parts; an op that cannot be done on them gets
// them joined, once.
// CHECK-LABEL: func @joined(
// CHECK: %[[C:.*]] = uop.const 2.000000e+00 : tensor<2x3xf32>
// CHECK-NEXT: %[[A0:.*]] = uop.add %{{.*}}, %[[C]]
// CHECK-NEXT: %[[A1:.*]] = uop.add %{{.*}}, %[[C]]
// CHECK-NEXT: %[[B1:.*]] = uop.copy %[[A1]] to "cpu:0"
// CHECK-NEXT: %[[J:.*]] = uop.cat %[[A0]], %[[B1]] axis 0
// CHECK-NEXT: %[[F:.*]] = uop.flip %[[J]] axes [0]
// CHECK-NEXT: %[[G:.*]] = uop.gather %[[J]], %{{.*}} axis 0
// CHECK-NEXT: return %[[J]], %[[F]], %[[G]]
func.func @joined(%x: tensor<2x3xf32>, %i: tensor<4x3xi64>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %y = uop.copy %x to "cpu:1" : tensor<2x3xf32>
  %m = uop.mstack %x, %y : tensor<2x3xf32> -> !uop.multi<tensor<2x3xf32>, 2>
  %0 = uop.multi %m axis 0 : !uop.multi<tensor<2x3xf32>, 2> -> tensor<4x3xf32>
  %c = uop.const 2.0 : tensor<4x3xf32>
  %1 = uop.add %0, %c : tensor<4x3xf32>
  %2 = uop.flip %1 axes [0] : tensor<4x3xf32>
  %3 = uop.gather %1, %i axis 0 : tensor<4x3xf32>, tensor<4x3xi64> -> tensor<4x3xf32>
  return %1, %2, %3 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}

// One whole part is copied, and nothing else; a copy of parts goes straight
// there.
// CHECK-LABEL: func @pieces(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>
// CHECK-NEXT: %[[Y:.*]] = uop.copy %[[X]] to "cpu:1"
// CHECK-NEXT: %[[S:.*]] = uop.shrink %[[Y]] offsets [0, 0] sizes [2, 3]
// CHECK-NEXT: %[[P:.*]] = uop.copy %[[S]] to "cpu:0"
// CHECK-NEXT: %[[X2:.*]] = uop.copy %[[X]] to "cpu:2"
// CHECK-NEXT: %[[Y2:.*]] = uop.copy %[[Y]] to "cpu:2"
// CHECK-NEXT: %[[J:.*]] = uop.cat %[[X2]], %[[Y2]] axis 0
// CHECK-NEXT: %[[E:.*]] = uop.exp2 %[[J]]
// CHECK-NEXT: %[[R:.*]] = uop.copy %[[E]] to "cpu:0"
// CHECK-NEXT: return %[[P]], %[[R]]
func.func @pieces(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<4x3xf32>) {
  %y = uop.copy %x to "cpu:1" : tensor<2x3xf32>
  %m = uop.mstack %x, %y : tensor<2x3xf32> -> !uop.multi<tensor<2x3xf32>, 2>
  %0 = uop.multi %m axis 0 : !uop.multi<tensor<2x3xf32>, 2> -> tensor<4x3xf32>
  %1 = uop.shrink %0 offsets [2, 0] sizes [2, 3] : tensor<4x3xf32> -> tensor<2x3xf32>
  %2 = uop.copy %0 to "cpu:2" : tensor<4x3xf32>
  %3 = uop.exp2 %2 : tensor<4x3xf32>
  return %1, %3 : tensor<2x3xf32>, tensor<4x3xf32>
}

// Copies to where the value is are dropped; clones are not. Results are brought
// to the host.
// CHECK-LABEL: func @copies(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[A:.*]] = uop.copy %[[X]] to "cpu:0" clone
// CHECK-NEXT: %[[B:.*]] = uop.copy %[[X]] to "cpu:1"
// CHECK-NEXT: %[[N:.*]] = uop.neg %[[B]]
// CHECK-NEXT: %[[R:.*]] = uop.copy %[[N]] to "cpu:0"
// CHECK-NEXT: return %[[X]], %[[A]], %[[R]]
func.func @copies(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.copy %x to "cpu:0" : tensor<4xf32>
  %1 = uop.copy %x to "cpu:0" clone : tensor<4xf32>
  %2 = uop.copy %x to "cpu:1" : tensor<4xf32>
  %3 = uop.neg %2 : tensor<4xf32>
  %4 = uop.copy %3 to "cpu:1" : tensor<4xf32>
  return %0, %1, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Without copies or parts nothing changes.
// CHECK-LABEL: func @plain(
// CHECK-NEXT: uop.neg
// CHECK-NEXT: return
func.func @plain(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
