// Arguments can be constants of the program, so that what follows from them
// alone is computed while compiling.
//
// RUN: uop-run %s --random-inputs=3 --weights=constant --verify --output=%t.constant.npy
// RUN: uop-run %s --random-inputs=3 --output=%t.npy
// RUN: cmp %t.constant.npy %t.npy
// RUN: uop-run %s --random-inputs=3 --weights=constant:1,2 --verify --output=%t.some.npy
// RUN: cmp %t.some.npy %t.npy
// RUN: uop-run %s --random-inputs=3 --weights=constant --device=interpreter --output=%t.interpreter.npy
// RUN: uop-run %s --random-inputs=3 --weights=constant --list | FileCheck %s
// RUN: uop-run %s --random-inputs=3 --list | FileCheck %s --check-prefix=ARGUMENTS
//
// RUN: not uop-run %s --random-inputs=3 --weights=constant:4 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not uop-run %s --random-inputs=3 --weights=big 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not uop-run %s --random-inputs=3 --weights=constant:x 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not uop-run %s --random-inputs=3 --weights=constant --compile-to=plan 2>&1 | FileCheck %s --check-prefix=STAGE
// RUN: not uop-run %s --entry=donated --random-inputs=3 --weights=constant:0 2>&1 | FileCheck %s --check-prefix=DONATED
// RUN: not uop-run %s --entry=rows --random-inputs=3 --var=n=2 --weights=constant:0 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not uop-run %s --entry=rows --random-inputs=3 --var=n=2,3 --weights=constant 2>&1 | FileCheck %s --check-prefix=VALUES

// CHECK: plan 'main': 1 input,
// ARGUMENTS: plan 'main': 4 inputs
// NUMBER: --weights: there is no argument 4; @main has 4 arguments
// FORM: --weights must be 'constant', or with the numbers of arguments, as in --weights=constant:1,2, got '
// STAGE: --weights cannot be used with --compile-to, which prints the module without values of arguments
// DONATED: --weights: argument 0 is donated: runs overwrite it
// SIZE: --weights: argument 0, tensor<?x4xf32>, has to be a tensor of a static size
// VALUES: --weights needs one value for each variable

func.func @main(%x: tensor<8x64xf32>, %w: tensor<32x64xf32>, %variance: tensor<32xf32>, %mask: tensor<32xi1>) -> tensor<8x32xf32> {
  %0 = uop.reshape %x : tensor<8x64xf32> -> tensor<8x1x64xf32>
  %1 = uop.expand %0 : tensor<8x1x64xf32> -> tensor<8x32x64xf32>
  %2 = uop.reshape %w : tensor<32x64xf32> -> tensor<1x32x64xf32>
  %3 = uop.expand %2 : tensor<1x32x64xf32> -> tensor<8x32x64xf32>
  %4 = uop.mul %1, %3 : tensor<8x32x64xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<8x32x64xf32> -> tensor<8x32xf32>
  %6 = uop.exp %variance : tensor<32xf32>
  %zero = uop.const 0.000000e+00 : tensor<32xf32>
  %7 = uop.where %mask, %6, %zero : tensor<32xf32>
  %8 = uop.reshape %7 : tensor<32xf32> -> tensor<1x32xf32>
  %9 = uop.expand %8 : tensor<1x32xf32> -> tensor<8x32xf32>
  %10 = uop.add %5, %9 : tensor<8x32xf32>
  return %10 : tensor<8x32xf32>
}

func.func @donated(%x: tensor<4xf32> {uop.donated}) -> tensor<4xf32> {
  %0 = uop.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @rows(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 128]>, 4]}) -> tensor<?x4xf32> {
  %0 = uop.exp %x : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
