// A tensor.cast to sizes that its type does not say has the sizes of its source.
//
// RUN: split-file %s %t
// RUN: uop-opt %t/cast.mlir --uop-rangeify | FileCheck %s
// RUN: uop-run %t/cast.mlir --entry=computed --random-inputs=1 --verify
// RUN: uop-run %t/cast.mlir --entry=name --random-inputs=1 --verify
// RUN: uop-run %t/cast.mlir --entry=variable --random-inputs=1 --var=n=0,1,3 --verify
// RUN: uop-run %t/linalg.mlir --random-inputs=1 --verify
// RUN: uop-run %t/returned.mlir --random-inputs=1 --verify
// RUN: not uop-run %t/wrong.mlir --random-inputs=1 --var=n=3 2>&1 | FileCheck %s --check-prefix=ERROR

// The cast takes no memory and no loop.
// CHECK-LABEL: func.func @computed(
// CHECK: %[[X:.*]] = uop.index %arg0
// CHECK-NEXT: %[[E:.*]] = uop.exp %[[X]]
// CHECK-NEXT: uop.bufferize %[[E]]
// CHECK-NOT: tensor.cast

// ERROR: wrong.mlir:2:8: error: 'tensor.cast' op axis 0: the size, 'n', is not known to be the 3 of the result

//--- cast.mlir
func.func @computed(%x: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %0 = tensor.cast %x : tensor<2x6xf32> to tensor<?x6xf32>
  %1 = uop.exp %0 : tensor<?x6xf32>
  %2 = tensor.cast %1 : tensor<?x6xf32> to tensor<2x6xf32>
  return %2 : tensor<2x6xf32>
}
func.func @name(%x: tensor<2x6xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %x : tensor<2x6xf32> to tensor<?x?xf32>
  %1 = uop.neg %0 : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @variable(%x: tensor<?x2xf32> {uop.shape = [#uop.var<"n" [0, 4]>, 2]}) -> tensor<?x?xf32> {
  %0 = tensor.cast %x : tensor<?x2xf32> to tensor<?x?xf32>
  %1 = uop.neg %0 : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

//--- linalg.mlir
func.func @main(%x: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %c0 = arith.constant 0 : index
  %a = tensor.extract_slice %x[2, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
  %ac = tensor.cast %a : tensor<1x4xf32> to tensor<?x4xf32>
  %b = tensor.extract_slice %x[0, 0] [2, 4] [1, 1] : tensor<3x4xf32> to tensor<2x4xf32>
  %bc = tensor.cast %b : tensor<2x4xf32> to tensor<?x4xf32>
  %0 = tensor.concat dim(0) %ac, %bc : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<3x4xf32>
  %d = tensor.cast %0 : tensor<3x4xf32> to tensor<?x4xf32>
  %n = tensor.dim %d, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %g = linalg.exp ins(%d : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = tensor.cast %g : tensor<?x4xf32> to tensor<3x4xf32>
  return %0, %r : tensor<3x4xf32>, tensor<3x4xf32>
}

//--- returned.mlir
func.func @main(%x: tensor<2x6xf32>) -> tensor<?x6xf32> {
  %0 = tensor.cast %x : tensor<2x6xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

//--- wrong.mlir
func.func @main(%x: tensor<?x2xf32> {uop.shape = [#uop.var<"n" [0, 4]>, 2]}) -> tensor<3x2xf32> {
  %0 = tensor.cast %x : tensor<?x2xf32> to tensor<3x2xf32>
  %1 = uop.neg %0 : tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
