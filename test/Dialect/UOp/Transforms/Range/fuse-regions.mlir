// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --cse --split-input-file | FileCheck %s

// What a region reads stays a tensor; its own ops fuse.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[C:.*]]: i1) -> tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = scf.if %[[C]] -> (tensor<4xf32>) {
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[V2]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.sqrt %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: scf.yield %[[V6]] : tensor<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[V2]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.neg %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: scf.yield %[[V6]] : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V3]] : tensor<4xf32>
func.func @f(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = uop.sqrt %0 : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    %3 = uop.neg %0 : tensor<4xf32>
    scf.yield %3 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

// A scalar of the enclosing block is used in a region.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[C:.*]]: i1) -> tensor<6xf32>
// CHECK-NEXT: %[[CST:.*]] = uop.const 2.000000e+00 : f32
// CHECK-NEXT: %[[V0:.*]] = scf.if %[[C]] -> (tensor<6xf32>) {
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[R4:.*]] = uop.range 4 to 6 : index
// CHECK-NEXT: %[[V1:.*]] = uop.cmp lt %[[C0]], %[[R4]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V2:.*]] = uop.cmp lt %[[R4]], %[[C5]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.and %[[V1]], %[[V2]] : i1
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V4:.*]] = uop.add %[[R4]], %[[C_1]] : index
// CHECK-NEXT: %[[V5:.*]] = uop.index %[[X]][%[[V4]]] if %[[V3]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V6:.*]] = uop.where %[[V3]], %[[V5]], %[[CST]] : f32
// CHECK-NEXT: %[[V7:.*]] = uop.bufferize %[[V6]] over (%[[R4]]) in <local> : f32 -> tensor<6xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 6 : index
// CHECK-NEXT: %[[V8:.*]] = uop.index %[[V7]][%[[R0]]] : tensor<6xf32> -> f32
// CHECK-NEXT: %[[K3:.*]] = uop.range 3 to 6 reduce : index
// CHECK-NEXT: %[[V9:.*]] = uop.index %[[V7]][%[[K3]]] : tensor<6xf32> -> f32
// CHECK-NEXT: %[[V10:.*]] = uop.reduce add %[[V9]] over (%[[K3]]) : f32
// CHECK-NEXT: %[[V11:.*]] = uop.add %[[V8]], %[[V10]] : f32
// CHECK-NEXT: %[[V12:.*]] = uop.bufferize %[[V11]] over (%[[R0]]) : f32 -> tensor<6xf32>
// CHECK-NEXT: scf.yield %[[V12]] : tensor<6xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 6 : index
// CHECK-NEXT: %[[V1:.*]] = uop.cmp lt %[[C0]], %[[R0]] : index
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 6 : index
// CHECK-NEXT: %[[V2:.*]] = uop.cmp lt %[[C0]], %[[R2]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V3:.*]] = uop.cmp lt %[[R2]], %[[C5]] : index
// CHECK-NEXT: %[[V4:.*]] = uop.and %[[V2]], %[[V3]] : i1
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V5:.*]] = uop.add %[[R2]], %[[C_1]] : index
// CHECK-NEXT: %[[V6:.*]] = uop.index %[[X]][%[[V5]]] if %[[V4]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V7:.*]] = uop.where %[[V4]], %[[V6]], %[[CST]] : f32
// CHECK-NEXT: %[[V8:.*]] = uop.bufferize %[[V7]] over (%[[R2]]) in <local> : f32 -> tensor<6xf32>
// CHECK-NEXT: %[[V9:.*]] = uop.add %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[V10:.*]] = uop.index %[[V8]][%[[V9]]] if %[[V1]] : tensor<6xf32> -> f32
// CHECK-NEXT: %[[V11:.*]] = uop.where %[[V1]], %[[V10]], %[[CST]] : f32
// CHECK-NEXT: %[[V12:.*]] = uop.index %[[V8]][%[[R0]]] : tensor<6xf32> -> f32
// CHECK-NEXT: %[[V13:.*]] = uop.add %[[V11]], %[[V12]] : f32
// CHECK-NEXT: %[[V14:.*]] = uop.exp2 %[[V13]] : f32
// CHECK-NEXT: %[[V15:.*]] = uop.bufferize %[[V14]] over (%[[R0]]) : f32 -> tensor<6xf32>
// CHECK-NEXT: scf.yield %[[V15]] : tensor<6xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : tensor<6xf32>
func.func @f(%x: tensor<4xf32>, %c: i1) -> tensor<6xf32> {
  %v = uop.const 2.0 : f32
  %1 = scf.if %c -> tensor<6xf32> {
    %2 = uop.pad %x low [1] high [1] value %v : tensor<4xf32> -> tensor<6xf32>
    %3 = uop.reduce_axis add %2 axes [0] : tensor<6xf32> -> tensor<f32>
    %4 = uop.reshape %3 : tensor<f32> -> tensor<1xf32>
    %5 = uop.expand %4 : tensor<1xf32> -> tensor<6xf32>
    %6 = uop.add %2, %5 : tensor<6xf32>
    scf.yield %6 : tensor<6xf32>
  } else {
    %3 = uop.pad %x low [1] high [1] value %v : tensor<4xf32> -> tensor<6xf32>
    %4 = uop.shrink %3 offsets [0] sizes [5] : tensor<6xf32> -> tensor<5xf32>
    %5 = uop.pad %4 low [1] high [0] value %v : tensor<5xf32> -> tensor<6xf32>
    %6 = uop.add %5, %3 : tensor<6xf32>
    %7 = uop.exp2 %6 : tensor<6xf32>
    scf.yield %7 : tensor<6xf32>
  }
  return %1 : tensor<6xf32>
}

// -----

// Ranges of the enclosing block are used in a region.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[C:.*]]: i1) -> tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = scf.if %[[C]] -> (tensor<4xf32>) {
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 4 : index
// CHECK-NEXT: %[[V2:.*]] = uop.index %[[X]][%[[R1]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V3:.*]] = uop.exp2 %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.exp2 %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R1]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: scf.yield %[[V5]] : tensor<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[X]] : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @f(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %i = uop.range 0 to 4 : index
  %a = uop.index %x[%i] : tensor<4xf32> -> f32
  %b = uop.exp2 %a : f32
  %1 = scf.if %c -> tensor<4xf32> {
    %3 = uop.bufferize %b over (%i) : f32 -> tensor<4xf32>
    %j = uop.range 1 to 4 : index
    %d = uop.index %3[%j] : tensor<4xf32> -> f32
    %e = uop.exp2 %d : f32
    %4 = uop.bufferize %e over (%j) : f32 -> tensor<4xf32>
    scf.yield %4 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}
