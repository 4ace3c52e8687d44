// Programs without another op than those of tensor run, too.
//
// RUN: split-file %s %t
// RUN: uop-run %t/moves.mlir --random-inputs=1 --verify
// RUN: uop-run %t/numbers.mlir --print --verify | FileCheck %s

//--- moves.mlir
func.func @main(%a: tensor<2x3xf32>) -> (tensor<1x2xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<6xf32>, tensor<4x3xf32>) {
  %0 = tensor.extract_slice %a[1, 0] [1, 2] [1, 2] : tensor<2x3xf32> to tensor<1x2xf32>
  %1 = tensor.insert_slice %0 into %a[0, 1] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<2x3xf32>
  %s = arith.constant dense<[3, 2]> : tensor<2xi64>
  %2 = tensor.reshape %a(%s) : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  %3 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %4 = tensor.concat dim(0) %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0, %1, %2, %3, %4 : tensor<1x2xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<6xf32>, tensor<4x3xf32>
}

//--- numbers.mlir
// CHECK: output 0: 3x2xi32 =
// CHECK-NEXT: {{\[\[}}0 3]
// CHECK-NEXT: [1 4]
// CHECK-NEXT: [2 5]]
// CHECK: output 1: 3x4xi32 =
// CHECK-NEXT: {{\[\[}}7 7 7 7]
// CHECK-NEXT: [0 1 2 7]
// CHECK-NEXT: [3 4 5 7]]
// CHECK: output 2: 2xi32 =
// CHECK-NEXT: [4 4]
func.func @main() -> (tensor<3x2xi32>, tensor<3x4xi32>, tensor<2xi32>) {
  %a = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %e = tensor.extract %a[%j, %i] : tensor<2x3xi32>
    tensor.yield %e : i32
  } : tensor<3x2xi32>
  %1 = tensor.pad %a low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %seven : i32
  } : tensor<2x3xi32> to tensor<3x4xi32>
  %e = tensor.extract %a[%c1, %c1] : tensor<2x3xi32>
  %2 = tensor.from_elements %e, %e : tensor<2xi32>
  return %0, %1, %2 : tensor<3x2xi32>, tensor<3x4xi32>, tensor<2xi32>
}
