// RUN: uop-opt %s --uop-rangeify --cse --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[X:.*]]: tensor<0x4xf32>) -> tensor<0x4xf32>
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 0 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.bufferize %[[CST]] over (%[[R0]], %[[R1]]) : f32 -> tensor<0x4xf32>
// CHECK-NEXT: return %[[V0]] : tensor<0x4xf32>
func.func @elementwise(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %0 = uop.exp2 %x : tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// -----

// An empty slice is padded: only the padding is left.
// CHECK-LABEL: func.func @padded(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>) -> tensor<2xf32>
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.bufferize %[[CST]] over (%[[R0]]) : f32 -> tensor<2xf32>
// CHECK-NEXT: return %[[V0]] : tensor<2xf32>
func.func @padded(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = uop.shrink %x offsets [4] sizes [0] : tensor<4xf32> -> tensor<0xf32>
  %1 = uop.pad %0 low [1] high [1] : tensor<0xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
