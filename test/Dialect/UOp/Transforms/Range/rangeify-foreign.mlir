// RUN: uop-opt %s --uop-rangeify --cse --split-input-file | FileCheck %s

// Ops of other dialects read and make tensors.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[R4:.*]] = uop.range 4 to 4 : index
// CHECK-NEXT: %[[R5:.*]] = uop.range 5 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R4]], %[[R5]]] : tensor<4x4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R4]], %[[R5]]) : f32 -> tensor<4x4xf32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT: %[[V4:.*]] = linalg.matmul ins(%[[V2]], %[[V2]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%[[V3]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 4 : index
// CHECK-NEXT: %[[R3:.*]] = uop.range 3 to 4 : index
// CHECK-NEXT: %[[V5:.*]] = uop.index %[[V4]][%[[R2]], %[[R3]]] : tensor<4x4xf32> -> f32
// CHECK-NEXT: %[[V6:.*]] = uop.neg %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = uop.bufferize %[[V6]] over (%[[R2]], %[[R3]]) : f32 -> tensor<4x4xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[V7]][0, 1] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 2 : index
// CHECK-NEXT: %[[V8:.*]] = uop.index %[[EXTRACTED_SLICE]][%[[R0]], %[[R1]]] : tensor<4x2xf32> -> f32
// CHECK-NEXT: %[[V9:.*]] = uop.sqrt %[[V8]] : f32
// CHECK-NEXT: %[[V10:.*]] = uop.bufferize %[[V9]] over (%[[R0]], %[[R1]]) : f32 -> tensor<4x2xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[V10]] into %[[V7]][0, 0] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<4x4xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<4x4xf32>
func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = uop.exp2 %x : tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %1 = linalg.matmul ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = uop.neg %1 : tensor<4x4xf32>
  %s = tensor.extract_slice %2[0, 1] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %3 = uop.sqrt %s : tensor<4x2xf32>
  %4 = tensor.insert_slice %3 into %2[0, 0] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<4x4xf32>
  return %4 : tensor<4x4xf32>
}

// -----

// Functions that are declared, called, or return nothing.
// CHECK-LABEL: func.func private @decl(
// CHECK-SAME: tensor<4xf32>) -> tensor<4xf32>
// CHECK-LABEL: func.func @noresult(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: return
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R1]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.exp2 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R1]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = call @decl(%[[V2]]) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[V3]][%[[R0]]] : tensor<4xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.exp2 %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: return %[[V6]] : tensor<4xf32>
func.func private @decl(tensor<4xf32>) -> tensor<4xf32>
func.func @noresult(%x: tensor<4xf32>) { 
  %0 = uop.exp2 %x : tensor<4xf32>
  return }
func.func @calls(%x: tensor<4xf32>) -> tensor<4xf32> { 
  %0 = uop.exp2 %x : tensor<4xf32>
  %1 = func.call @decl(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = uop.exp2 %1 : tensor<4xf32>
  return %2 : tensor<4xf32> }
