// RUN: uop-opt %s --convert-linalg-to-uop --split-input-file | FileCheck %s

// The initial value is combined with the sum; what only filled it is gone.
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<8x2xf32>
// CHECK-NOT: tensor.empty
// CHECK: %[[M:.*]] = uop.mul {{.*}} : tensor<4x2x8xf32>
// CHECK: %[[S:.*]] = uop.reduce_axis add %[[M]] axes [2]
// CHECK: uop.add %{{.*}}, %[[S]] : tensor<4x2xf32>
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) -> tensor<4x2xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x2xf32>) -> tensor<4x2xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%init : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

// An initial value that changes nothing is left out: the least one, and 0.
// CHECK-LABEL: func.func @neutral(
// CHECK: %[[M:.*]] = uop.reduce_axis max
// CHECK-NEXT: %[[S:.*]] = uop.reduce_axis add
// CHECK-NEXT: return %[[M]], %[[S]]
func.func @neutral(%a: tensor<4x8xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %least = arith.constant -2147483648 : i32
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<4xi32>
  %m = linalg.fill ins(%least : i32) outs(%empty : tensor<4xi32>) -> tensor<4xi32>
  %s = linalg.fill ins(%zero : i32) outs(%empty : tensor<4xi32>) -> tensor<4xi32>
  %0:2 = linalg.reduce ins(%a, %a : tensor<4x8xi32>, tensor<4x8xi32>) outs(%m, %s : tensor<4xi32>, tensor<4xi32>) dimensions = [1]
    (%x: i32, %y: i32, %p: i32, %q: i32) {
      %1 = arith.maxsi %x, %p : i32
      %2 = arith.addi %y, %q : i32
      linalg.yield %1, %2 : i32, i32
    }
  return %0#0, %0#1 : tensor<4xi32>, tensor<4xi32>
}

// -----

// Sums of loops are a view of the flat operand.
// CHECK-LABEL: func.func @windows(
// CHECK: %[[F:.*]] = uop.reshape %{{.*}} : tensor<9x8xf32> -> tensor<72xf32>
// CHECK: uop.view %[[F]] sizes [4, 6, 3, 2] strides [16, 1, 8, 2] offset 0
func.func @windows(%a: tensor<9x8xf32>, %w: tensor<3x2xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i * 2 + k, j + l * 2)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %w : tensor<9x8xf32>, tensor<3x2xf32>) outs(%c : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %out : f32
    linalg.yield %2 : f32
  } -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// fastmath flags stay.
// CHECK-LABEL: func.func @flags(
// CHECK: uop.add %{{.*}}, %{{.*}} fastmath<contract> : tensor<4xf32>
// CHECK: uop.exp %{{.*}} fastmath<fast> : tensor<4xf32>
func.func @flags(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %a, %a fastmath<contract> : tensor<4xf32>
  %1 = math.exp %0 fastmath<fast> : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// Ops on memory, and of other dialects, stay.
// CHECK-LABEL: func.func @memory(
// CHECK: linalg.fill
// CHECK: bufferization.to_buffer
func.func @memory(%a: memref<4xf32>, %t: tensor<4xf32>) -> memref<4xf32> {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%a : memref<4xf32>)
  %0 = arith.addf %t, %t : tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// Inside of other regions too.
// CHECK-LABEL: func.func @loop(
// CHECK: scf.for
// CHECK: uop.add
func.func @loop(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<4xf32> {
    %1 = linalg.add ins(%x, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
