// Launches of kernels that stand for control flow, and do not fit.
//
// RUN: not uop-run %s --entry=names --random-inputs=1 2>&1 | FileCheck %s --check-prefix=NAMES
// RUN: not uop-run %s --entry=names --random-inputs=1 --device=interpreter 2>&1 | FileCheck %s --check-prefix=NAMES
// RUN: not uop-run %s --entry=missing --random-inputs=1 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not uop-run %s --entry=arguments --random-inputs=1 2>&1 | FileCheck %s --check-prefix=ARGUMENTS
// RUN: not uop-run %s --entry=bytes --random-inputs=1 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: not uop-run %s --entry=condition --random-inputs=1 2>&1 | FileCheck %s --check-prefix=CONDITION
// RUN: not uop-run %s --entry=condition --random-inputs=1 --device=interpreter 2>&1 | FileCheck %s --check-prefix=BOOL
// RUN: not uop-run %s --entry=recursive --random-inputs=1 2>&1 | FileCheck %s --check-prefix=RECURSIVE
// RUN: not uop-opt %s --uop-to-llvm 2>&1 | FileCheck %s --check-prefix=LLVM

// NAMES: error: 'uop.launch' op of @one_name needs the names of two functions
uop.kernel private @one_name(%c: memref<1xi1>, %o: memref<4xf32>) attributes {uop.if = [@give]} {
  uop.sink
}
func.func @names(%c: tensor<i1>) -> tensor<4xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @one_name ins(%c : tensor<i1>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// MISSING: error: 'uop.launch' op of @no_function calls @nowhere, which is no function of one block in the module
uop.kernel private @no_function(%c: memref<1xi1>, %o: memref<4xf32>) attributes {uop.if = [@give, @nowhere]} {
  uop.sink
}
func.func @missing(%c: tensor<i1>) -> tensor<4xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @no_function ins(%c : tensor<i1>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ARGUMENTS: error: 'uop.launch' op of @other_arguments does not fit the arguments and results of @give and @take
// LLVM: error: 'uop.kernel' op is a loop or branch over kernels, which plans run; for host functions keep the ops of scf: run convert-scf-to-uop only for plans
uop.kernel private @other_arguments(%c: memref<1xi1>, %o: memref<4xf32>) attributes {uop.if = [@give, @take]} {
  uop.sink
}
func.func @arguments(%c: tensor<i1>) -> tensor<4xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @other_arguments ins(%c : tensor<i1>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// BYTES: error: 'uop.launch' op passes 8 bytes for argument 0 of @take, which is of type
uop.kernel private @other_bytes(%c: memref<1xi1>, %x: memref<2xf32>, %o: memref<4xf32>) attributes {uop.if = [@take, @take]} {
  uop.sink
}
func.func @bytes(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<4xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @other_bytes ins(%c, %x : tensor<i1>, tensor<2xf32>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CONDITION: error: 'uop.launch' op needs a condition of one i1
// BOOL: error: 'uop.launch' op needs a condition of one i1
uop.kernel private @no_condition(%c: memref<1xf32>, %o: memref<4xf32>) attributes {uop.if = [@give, @give]} {
  uop.sink
}
func.func @condition(%c: tensor<f32>) -> tensor<4xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @no_condition ins(%c : tensor<f32>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// RECURSIVE: error: 'uop.launch' op calls @again, which is running: a plan has no recursion
uop.kernel private @endless(%c: memref<1xi1>, %o: memref<1xi1>) attributes {uop.if = [@again_nothing, @again_nothing]} {
  uop.sink
}
uop.kernel private @turn(%c: memref<1xi1>, %d: memref<1xi1>, %o: memref<1xi1>) attributes {uop.if = [@again, @again]} {
  uop.sink
}
func.func private @again_nothing() -> tensor<i1> {
  %0 = uop.const true : tensor<i1>
  return %0 : tensor<i1>
}
func.func private @again(%c: tensor<i1>) -> tensor<i1> {
  %init = tensor.empty() : tensor<i1>
  %0 = uop.launch @turn ins(%c, %c : tensor<i1>, tensor<i1>) outs(%init : tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @recursive(%c: tensor<i1>) -> tensor<i1> {
  %init = tensor.empty() : tensor<i1>
  %0 = uop.launch @turn ins(%c, %c : tensor<i1>, tensor<i1>) outs(%init : tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func private @give() -> tensor<4xf32> {
  %0 = uop.const 1.0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @take(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
