// RUN: split-file %s %t
// RUN: uop-opt %t/boundary.mlir --split-complex | FileCheck %s --check-prefix=BOUNDARY
// RUN: uop-run %t/boundary.mlir --var=n=1,3 --random-inputs=1 --verify
// RUN: uop-run %t/loop.mlir --print --verify | FileCheck %s --check-prefix=LOOP
// RUN: uop-opt %t/scalar.mlir --split-complex | FileCheck %s --check-prefix=SCALAR
// RUN: uop-run %t/empty.mlir --random-inputs=1 --print --verify | FileCheck %s --check-prefix=EMPTY
// RUN: python3 -c "import numpy; numpy.save('%/t/z.npy', numpy.float32([[1, 2], [0, 1], [3, -1], [-2, 0]]))"
// RUN: uop-run %t/forall.mlir --input=%t/z.npy --print --verify | FileCheck %s --check-prefix=FORALL
// RUN: not uop-run %t/long.mlir --random-inputs=1 2>&1 | FileCheck %s --check-prefix=LONG
// RUN: not uop-opt %t/long.mlir --split-complex 2>&1 | FileCheck %s --check-prefix=TOO-LONG
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

//--- empty.mlir
// Of no elements there is no second part to begin at.
// EMPTY: output 0: 3x2xf64 =
// EMPTY-NEXT: {{\[\[}}1.5 -2]
// EMPTY: output 1: 0x3x2xf64 =
func.func @main(%x: tensor<0x3xcomplex<f64>>, %y: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<0x3xcomplex<f64>>) {
  %c = complex.constant [1.5, -2.0] : complex<f64>
  %e = tensor.empty() : tensor<3xcomplex<f64>>
  %f = linalg.fill ins(%c : complex<f64>) outs(%e : tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %0 = linalg.reduce ins(%x : tensor<0x3xcomplex<f64>>) outs(%f : tensor<3xcomplex<f64>>) dimensions = [0]
    (%a: complex<f64>, %b: complex<f64>) {
      %s = complex.add %a, %b : complex<f64>
      linalg.yield %s : complex<f64>
    }
  return %0, %x : tensor<3xcomplex<f64>>, tensor<0x3xcomplex<f64>>
}

//--- forall.mlir
// FORALL: 4x2xf32 =
// FORALL-NEXT: {{\[\[}}-3 4]
// FORALL-NEXT: [-1 0]
// FORALL-NEXT: [8 -6]
// FORALL-NEXT: [4 {{-?}}0]]
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %r = scf.forall (%i) = (0) to (4) step (2) shared_outs(%o = %x) -> (tensor<4xcomplex<f32>>) {
    %s = tensor.extract_slice %x[%i] [2] [1] : tensor<4xcomplex<f32>> to tensor<2xcomplex<f32>>
    %t = tensor.extract_slice %o[%i] [2] [1] : tensor<4xcomplex<f32>> to tensor<2xcomplex<f32>>
    %m = linalg.mul ins(%s, %s : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) outs(%t : tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i] [2] [1] : tensor<2xcomplex<f32>> into tensor<4xcomplex<f32>>
    }
  }
  return %r : tensor<4xcomplex<f32>>
}

//--- long.mlir
// LONG: error: argument 0 of @main has the unsupported element type 'complex<f32>'; 'uop-opt --split-complex' says which op keeps the program from being split into real and imaginary parts
// TOO-LONG: error: 'scf.forall' op cannot be split into real and imaginary parts: it has tensors of complex numbers, and more than 64 iterations or 4096 ops in all, or bounds that are not constant; make them fewer, or use scf.for
func.func @main(%x: tensor<400xcomplex<f32>>) -> tensor<400xcomplex<f32>> {
  %r = scf.forall (%i) in (200) shared_outs(%o = %x) -> (tensor<400xcomplex<f32>>) {
    %s = tensor.extract_slice %x[%i] [2] [1] : tensor<400xcomplex<f32>> to tensor<2xcomplex<f32>>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xcomplex<f32>> into tensor<400xcomplex<f32>>
    }
  }
  return %r : tensor<400xcomplex<f32>>
}

//--- refused.mlir
// REFUSED: error: 'bufferization.materialize_in_destination' op cannot be split into real and imaginary parts: it has tensors of complex numbers, and no lowering to ops on their parts
// PARTIAL: linalg.add {{.*}}complex<f32>
func.func @refused(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = linalg.add ins(%x, %x : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%x : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = bufferization.materialize_in_destination %0 in %x : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}
