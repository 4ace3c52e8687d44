// RUN: uop-opt %s --uop-schedule --split-input-file | FileCheck %s

// Names say the sizes; arguments come in order of use, the output last.
// CHECK-LABEL: uop.kernel @r_4_8(
// CHECK-SAME: %[[ARG0:.*]]: memref<32xf32>, %[[ARG1:.*]]: memref<32xf32>, %[[ARG2:.*]]: memref<4xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[K1:.*]] = uop.range 1 to 8 reduce : index
// CHECK-NEXT: %[[C8:.*]] = uop.const 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C8]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[K1]], %[[V0]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.load %[[ARG0]][%[[V1]]] : memref<32xf32> -> f32
// CHECK-NEXT: %[[V3:.*]] = uop.load %[[ARG1]][%[[V1]]] : memref<32xf32> -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.sub %[[V2]], %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.reduce add %[[V4]] over (%[[K1]]) : f32
// CHECK-NEXT: uop.store %[[V5]], %[[ARG2]][%[[R0]]] over (%[[R0]]) : memref<4xf32>
// CHECK-NEXT: uop.sink
// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[Y:.*]]: tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = uop.launch @r_4_8 ins(%[[Y]], %[[X]] : tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[V0]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @order(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = uop.sub %y, %x : tensor<4x8xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// A name that the module has is not taken.
// CHECK-LABEL: func.func private @e_4(
// CHECK-LABEL: uop.kernel @e_4n1(
// CHECK-SAME: %[[ARG0:.*]]: memref<4xf32>, %[[ARG1:.*]]: memref<4xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[ARG0]][%[[R0]]] : memref<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: uop.store %[[V1]], %[[ARG1]][%[[R0]]] over (%[[R0]]) : memref<4xf32>
// CHECK-NEXT: uop.sink
// CHECK-LABEL: func.func @a(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = uop.launch @e_4n1 ins(%[[X]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func private @e_4()
func.func @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// No kernel: a constant, an empty tensor, a tensor as it is, a view.
// CHECK-LABEL: func.func @none(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<0xf32>) -> (tensor<4xf32>, tensor<0xf32>, tensor<4xf32>, tensor<2x2xf32>)
// CHECK-NEXT: %[[CST:.*]] = uop.const 1.000000e+00 : tensor<4xf32>
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<0xf32>
// CHECK-NEXT: %[[V1:.*]] = uop.reshape %[[X]] : tensor<4xf32> -> tensor<2x2xf32>
// CHECK-NEXT: return %[[CST]], %[[V0]], %[[X]], %[[V1]] : tensor<4xf32>, tensor<0xf32>, tensor<4xf32>, tensor<2x2xf32>
func.func @none(%x: tensor<4xf32>, %y: tensor<0xf32>) -> (tensor<4xf32>, tensor<0xf32>, tensor<4xf32>, tensor<2x2xf32>) {
  %0 = uop.const 1.0 : tensor<4xf32>
  %1 = uop.exp2 %y : tensor<0xf32>
  %2 = uop.contiguous %x : tensor<4xf32>
  %3 = uop.reshape %x : tensor<4xf32> -> tensor<2x2xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<0xf32>, tensor<4xf32>, tensor<2x2xf32>
}

// -----

// A scalar from elsewhere is a tensor of one element.
// CHECK-LABEL: uop.kernel @e_6(
// CHECK-SAME: %[[ARG0:.*]]: memref<4xf32>, %[[ARG1:.*]]: memref<1xf32>, %[[ARG2:.*]]: memref<6xf32>)
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[ARG1]][%[[C0]]] : memref<1xf32> -> f32
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 6 : index
// CHECK-NEXT: %[[V1:.*]] = uop.cmp lt %[[C0]], %[[R0]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V2:.*]] = uop.cmp lt %[[R0]], %[[C5]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.and %[[V1]], %[[V2]] : i1
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V4:.*]] = uop.add %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[V5:.*]] = uop.load %[[ARG0]][%[[V4]]] if %[[V3]] : memref<4xf32> -> f32
// CHECK-NEXT: %[[V6:.*]] = uop.where %[[V3]], %[[V5]], %[[V0]] : f32
// CHECK-NEXT: uop.store %[[V6]], %[[ARG2]][%[[R0]]] over (%[[R0]]) : memref<6xf32>
// CHECK-NEXT: uop.sink
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[V:.*]]: f32) -> tensor<6xf32>
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[V]] : tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = uop.launch @e_6 ins(%[[X]], %[[FROM_ELEMENTS]] : tensor<4xf32>, tensor<f32>) outs(%[[V0]] : tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %[[V1]] : tensor<6xf32>
func.func @f(%x: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  %0 = uop.pad %x low [1] high [1] value %v : tensor<4xf32> -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// The value itself is a scalar from elsewhere.
// CHECK-LABEL: uop.kernel @e_6(
// CHECK-SAME: %[[ARG0:.*]]: memref<1xf32>, %[[ARG1:.*]]: memref<6xf32>)
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[ARG0]][%[[C0]]] : memref<1xf32> -> f32
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 6 : index
// CHECK-NEXT: uop.store %[[V0]], %[[ARG1]][%[[R0]]] over (%[[R0]]) : memref<6xf32>
// CHECK-NEXT: uop.sink
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[V:.*]]: f32) -> tensor<6xf32>
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[V]] : tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = uop.launch @e_6 ins(%[[FROM_ELEMENTS]] : tensor<f32>) outs(%[[V0]] : tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %[[V1]] : tensor<6xf32>
func.func @f(%v: f32) -> tensor<6xf32> {
  %i = uop.range 0 to 6 : index
  %0 = uop.bufferize %v over (%i) : f32 -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// A name does not grow with the number of loops: tools write files of that name.
//
// CHECK-LABEL: func.func @high_rank(
// CHECK: uop.launch @e_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_2_and_2 ins(
func.func @high_rank(%x: tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32> {
  %r0 = uop.range 0 to 2 : index
  %r1 = uop.range 1 to 2 : index
  %r2 = uop.range 2 to 2 : index
  %r3 = uop.range 3 to 2 : index
  %r4 = uop.range 4 to 2 : index
  %r5 = uop.range 5 to 2 : index
  %r6 = uop.range 6 to 2 : index
  %r7 = uop.range 7 to 2 : index
  %r8 = uop.range 8 to 2 : index
  %r9 = uop.range 9 to 2 : index
  %r10 = uop.range 10 to 2 : index
  %r11 = uop.range 11 to 2 : index
  %r12 = uop.range 12 to 2 : index
  %r13 = uop.range 13 to 2 : index
  %r14 = uop.range 14 to 2 : index
  %r15 = uop.range 15 to 2 : index
  %r16 = uop.range 16 to 2 : index
  %r17 = uop.range 17 to 2 : index
  %r18 = uop.range 18 to 2 : index
  %r19 = uop.range 19 to 2 : index
  %r20 = uop.range 20 to 2 : index
  %r21 = uop.range 21 to 2 : index
  %r22 = uop.range 22 to 2 : index
  %r23 = uop.range 23 to 2 : index
  %r24 = uop.range 24 to 2 : index
  %r25 = uop.range 25 to 2 : index
  %0 = uop.index %x[%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25] : tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32> -> f32
  %1 = uop.exp %0 : f32
  %2 = uop.bufferize %1 over (%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25) : f32 -> tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>
  return %2 : tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>
}
