// RUN: split-file %s %t
// RUN: uop-opt %t/boundary.mlir --split-complex | FileCheck %s --check-prefix=BOUNDARY
// RUN: uop-run %t/boundary.mlir --var=n=1,3 --random-inputs=1 --verify
// RUN: uop-run %t/loop.mlir --print --verify | FileCheck %s --check-prefix=LOOP
// RUN: uop-opt %t/scalar.mlir --split-complex | FileCheck %s --check-prefix=SCALAR
// RUN: not uop-opt %t/refused.mlir --split-complex 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: uop-opt %t/refused.mlir --split-complex=partial=true | FileCheck %s --check-prefix=PARTIAL

//--- boundary.mlir
// Arguments and results, those of calls too, have one more axis.
// BOUNDARY: func.func @main(%arg0: tensor<?x3x2xf32> {uop.shape = [#uop.var<"n"[1, 4]>, 3, 2]}, %arg1: tensor<2xf64>) -> (tensor<?x3x2xf32>, tensor<2xf64>)
// BOUNDARY: call @double({{.*}}) : (tensor<?x3x2xf32>) -> tensor<?x3x2xf32>
// BOUNDARY: func.func private @double(%arg0: tensor<?x3x2xf32>) -> tensor<?x3x2xf32>
func.func @main(%x: tensor<?x3xcomplex<f32>> {uop.shape = [#uop.var<"n" [1, 4]>, 3]}, %y: tensor<complex<f64>>) -> (tensor<?x3xcomplex<f32>>, tensor<complex<f64>>) {
  %0 = call @double(%x) : (tensor<?x3xcomplex<f32>>) -> tensor<?x3xcomplex<f32>>
  return %0, %y : tensor<?x3xcomplex<f32>>, tensor<complex<f64>>
}
func.func private @double(%x: tensor<?x3xcomplex<f32>>) -> tensor<?x3xcomplex<f32>> {
  %0 = linalg.add ins(%x, %x : tensor<?x3xcomplex<f32>>, tensor<?x3xcomplex<f32>>) outs(%x : tensor<?x3xcomplex<f32>>) -> tensor<?x3xcomplex<f32>>
  return %0 : tensor<?x3xcomplex<f32>>
}

//--- loop.mlir
// (1 + 2i)^3, by a loop that carries it.
// LOOP: 2x2xf32 =
// LOOP-NEXT: {{\[\[}}-11 -2]
// LOOP-NEXT: [8 0]]
func.func @main() -> tensor<2xcomplex<f32>> {
  %x = arith.constant dense<[(1.0, 2.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %zero = arith.constant dense<0> : tensor<i32>
  %r:2 = scf.while (%n = %zero, %y = %x) : (tensor<i32>, tensor<2xcomplex<f32>>) -> (tensor<i32>, tensor<2xcomplex<f32>>) {
    %two = arith.constant dense<2> : tensor<i32>
    %less = arith.cmpi slt, %n, %two : tensor<i32>
    %c = tensor.extract %less[] : tensor<i1>
    scf.condition(%c) %n, %y : tensor<i32>, tensor<2xcomplex<f32>>
  } do {
  ^bb0(%n: tensor<i32>, %y: tensor<2xcomplex<f32>>):
    %one = arith.constant dense<1> : tensor<i32>
    %next = arith.addi %n, %one : tensor<i32>
    %e = tensor.empty() : tensor<2xcomplex<f32>>
    %z = linalg.mul ins(%x, %y : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) outs(%e : tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    scf.yield %next, %z : tensor<i32>, tensor<2xcomplex<f32>>
  }
  return %r#1 : tensor<2xcomplex<f32>>
}

//--- scalar.mlir
// A complex number beside a tensor stays one value.
// SCALAR: scf.for {{.*}} -> (tensor<2xf32>, tensor<2xf32>, complex<f32>)
// SCALAR: scf.yield {{.*}} : tensor<2xf32>, tensor<2xf32>, complex<f32>
func.func @scalar(%x: tensor<2xcomplex<f32>>, %n: index, %z: complex<f32>) -> (tensor<2xcomplex<f32>>, complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x, %c = %z) -> (tensor<2xcomplex<f32>>, complex<f32>) {
    %0 = linalg.fill ins(%c : complex<f32>) outs(%y : tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %1 = complex.mul %c, %z : complex<f32>
    scf.yield %0, %1 : tensor<2xcomplex<f32>>, complex<f32>
  }
  return %r#0, %r#1 : tensor<2xcomplex<f32>>, complex<f32>
}

//--- refused.mlir
// REFUSED: error: 'bufferization.materialize_in_destination' op cannot be split into real and imaginary parts: it has tensors of complex numbers, and there is no formula of it for their parts
// PARTIAL: linalg.add {{.*}}complex<f32>
func.func @refused(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = linalg.add ins(%x, %x : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%x : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = bufferization.materialize_in_destination %0 in %x : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}
