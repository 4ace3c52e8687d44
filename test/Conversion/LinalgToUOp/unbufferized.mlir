// What stock MLIR does not lower, against numbers.
//
// RUN: split-file %s %t
// RUN: uop-run %t/gather.mlir --print --verify | FileCheck %s --check-prefix=GATHER
// RUN: uop-run %t/scatter.mlir --print --verify | FileCheck %s --check-prefix=SCATTER
// RUN: uop-run %t/bitcast.mlir --print --verify | FileCheck %s --check-prefix=BITCAST

//--- gather.mlir
// Rows 2 and 0, and single elements.
// GATHER: output 0: 2x1x3xi32 =
// GATHER-NEXT: {{\[\[\[}}6 7 8]]
// GATHER-EMPTY:
// GATHER: {{\[\[}}0 1 2]]]
// GATHER: output 1: 2xi32 =
// GATHER-NEXT: [5 3]
func.func @main() -> (tensor<2x1x3xi32>, tensor<2xi32>) {
  %a = arith.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  %rows = arith.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %0 = tensor.gather %a[%rows] gather_dims([0]) : (tensor<3x3xi32>, tensor<2x1xi64>) -> tensor<2x1x3xi32>
  %places = arith.constant dense<[[1, 2], [1, 0]]> : tensor<2x2xi32>
  %1 = tensor.gather %a[%places] gather_dims([0, 1]) unique : (tensor<3x3xi32>, tensor<2x2xi32>) -> tensor<2xi32>
  return %0, %1 : tensor<2x1x3xi32>, tensor<2xi32>
}

//--- scatter.mlir
// SCATTER: output 0: 3x3xi32 =
// SCATTER-NEXT: {{\[\[}}20 21 22]
// SCATTER-NEXT: [3 4 5]
// SCATTER-NEXT: [10 11 12]]
func.func @main() -> tensor<3x3xi32> {
  %a = arith.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  %s = arith.constant dense<[[[10, 11, 12]], [[20, 21, 22]]]> : tensor<2x1x3xi32>
  %rows = arith.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %0 = tensor.scatter %s into %a[%rows] scatter_dims([0]) unique : (tensor<2x1x3xi32>, tensor<3x3xi32>, tensor<2x1xi64>) -> tensor<3x3xi32>
  return %0 : tensor<3x3xi32>
}

//--- bitcast.mlir
// BITCAST: output 0: 2xi32 =
// BITCAST-NEXT: [1065353216 -2147483648]
func.func @main() -> tensor<2xi32> {
  %a = arith.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %0 = tensor.bitcast %a : tensor<2xf32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}
