// RUN: not uop-opt %s --uop-gradient=result=1 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not uop-opt %s --uop-gradient=wrt=2 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not uop-opt %s --uop-gradient=wrt=1 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not uop-opt %s --uop-gradient=wrt=0,0 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not uop-opt %s --uop-gradient=suffix= 2>&1 | FileCheck %s --check-prefix=SUFFIX
// RUN: not uop-opt %s --uop-gradient=function=f 2>&1 | FileCheck %s --check-prefix=FUNCTION

// RESULT: error: there is no result 1: @main has 1
// NUMBER: error: there is no argument 2: @main has 2
// TYPE: error: argument 1 must be a tensor of floats of static shape to differentiate by it, got 'tensor<4xi32>'
// TWICE: error: argument 0 is given twice
// SUFFIX: error: there is a symbol @main already; the option suffix gives another name
// FUNCTION: error: uop-gradient: no function @f with a body; the module has @main
func.func @main(%x: tensor<4xf32>, %i: tensor<4xi32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
