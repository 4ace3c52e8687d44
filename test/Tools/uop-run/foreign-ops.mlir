// Ops of other dialects are an error that names the op that was written, or
// give the right answer.

// RUN: uop-run %s --entry=extract --random-inputs=1 --verify
func.func @extract(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %x = tensor.extract %a[%c0] : tensor<4xf32>
  %s = tensor.from_elements %x, %x, %x, %x : tensor<4xf32>
  return %s : tensor<4xf32>
}

// RUN: uop-run %s --entry=splat --verify
func.func @splat() -> tensor<4xf32> {
  %c = arith.constant 2.0 : f32
  %s = tensor.splat %c : tensor<4xf32>
  return %s : tensor<4xf32>
}

// RUN: uop-run %s --entry=arith --random-inputs=1 --verify
func.func @arith(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %a, %a : tensor<4xf32>
  return %r : tensor<4xf32>
}

// RUN: not uop-run %s --entry=poison 2>&1 | FileCheck %s --check-prefix=POISON
func.func @poison() -> tensor<4xf32> {
  // POISON: foreign-ops.mlir:[[#@LINE+1]]:8: error: 'ub.poison' cannot be a step of a plan
  %r = ub.poison : tensor<4xf32>
  return %r : tensor<4xf32>
}

// RUN: not uop-run %s --entry=choose --random-inputs=1 2>&1 | FileCheck %s --check-prefix=CHOOSE
func.func @choose(%a: tensor<4xf32>) -> tensor<4xf32> {
  %true = arith.constant true
  // CHOOSE: foreign-ops.mlir:[[#@LINE+2]]:8: error: 'scf.if' cannot be a step of a plan
  // CHOOSE: note: convert-scf-to-uop takes scf.while, scf.if with two regions and scf.index_switch that give tensors, if the condition is a tensor.extract of a tensor of rank 0, and sizes that are not static are computed from variables and stay as they are; convert-linalg-to-uop takes an scf.for of such results whose bounds are computed from constants, sizes and elements of tensors, and unrolls an scf.forall of constant bounds, up to 64 iterations and 4096 ops
  %r = scf.if %true -> tensor<4xf32> {
    %x = uop.add %a, %a : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// RUN: uop-run %s --entry=strided --random-inputs=1 --verify
func.func @strided(%a: tensor<6x4xf32>) -> tensor<3x2xf32> {
  %q = tensor.extract_slice %a[1, 1] [3, 2] [2, 1] : tensor<6x4xf32> to tensor<3x2xf32>
  %r = uop.exp %q : tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// RUN: not uop-run %s --entry=recursive --random-inputs=1 2>&1 | FileCheck %s --check-prefix=RECURSIVE
// RUN: not uop-run %s --entry=recursive --random-inputs=1 --device=interpreter 2>&1 | FileCheck %s --check-prefix=DEEP
func.func @recursive(%a: tensor<4xf32>) -> tensor<4xf32> {
  // RECURSIVE: foreign-ops.mlir:[[#@LINE+2]]:8: error: 'func.call' cannot be a step of a plan
  // DEEP: foreign-ops.mlir:[[#@LINE+1]]:8: error: 'func.call' op calls deeper than 256
  %x = call @recursive(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %x : tensor<4xf32>
}

// RUN: uop-run %s --entry=works --random-inputs=1 --verify
func.func @works(%a: tensor<4xf32>) -> tensor<2x2xf32> {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = uop.mul %a, %c : tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = uop.add %1, %1 : tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}

// RUN: not uop-run %s --entry=bound --random-inputs=1 2>&1 | FileCheck %s --check-prefix=BOUND
func.func @bound(%a: tensor<4xf32>, %n: tensor<i64>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // BOUND: foreign-ops.mlir:[[#@LINE+2]]:8: error: 'tensor.extract' cannot be a step of a plan
  // BOUND: note: an element of a tensor may be the condition of scf.while, scf.if or scf.index_switch, a bound of scf.for, or the offset of a slice, where all results are tensors
  %v = tensor.extract %n[] : tensor<i64>
  %m = arith.index_cast %v : i64 to index
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a, %j = %c0) -> (tensor<4xf32>, index) {
    %y = arith.addf %x, %x : tensor<4xf32>
    scf.yield %y, %i : tensor<4xf32>, index
  }
  return %r#0 : tensor<4xf32>
}
