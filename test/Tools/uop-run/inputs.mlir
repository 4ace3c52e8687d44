// Inputs that do not fit, and files that cannot be written.

// RUN: rm -rf %t && mkdir %t
// RUN: python3 %S/Inputs/bad_inputs.py %t

// RUN: not uop-run %s 2>&1 | FileCheck %s --check-prefix=FEW
// FEW: uop-run: error: the function takes 2 inputs, got 0 --input files; input 0 is 2x3xf32 (--random-inputs=SEED makes missing inputs random)
// RUN: not uop-run %s --input=%t/ok.npy 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: uop-run: error: the function takes 2 inputs, got 1 --input file; input 1 is 2x3xf32
// RUN: not uop-run %s --input=%t/ok.npy --input=%t/ok.npy --input=%t/ok.npy 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: uop-run: error: the function takes 2 inputs, got 3 --input files
// RUN: not uop-run %s --input=%t/ok.npy --input=%t/shape.npy 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: uop-run: error: input 1, '{{.*}}shape.npy': expected 2x3xf32, got 3x2xf32
// RUN: not uop-run %s --input=%t/type.npy --input=%t/ok.npy 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: uop-run: error: input 0, '{{.*}}type.npy': expected 2x3xf32, got 2x3xf64
// RUN: not uop-run %s --input=%t/ok.npy --input=%t/truncated.npy 2>&1 | FileCheck %s --check-prefix=TRUNCATED
// TRUNCATED: uop-run: error: input 1: {{.*}}truncated.npy: truncated: expected 24 bytes of data for 2x3xf32, found 19
// RUN: not uop-run %s --input=%t/ok.npy --input=%t/text.npy 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: uop-run: error: input 1: {{.*}}text.npy
// RUN: not uop-run %s --input=%t/ok.npy --input=%t/absent.npy 2>&1 | FileCheck %s --check-prefix=ABSENT
// ABSENT: uop-run: error: input 1: {{.*}}absent.npy{{.*}}No such file

// RUN: not uop-run %s --input=%t/ok.npy --input=%t/ok.npy --output=%t/o.npy --output=%t/p.npy 2>&1 | FileCheck %s --check-prefix=OUTPUTS
// OUTPUTS: uop-run: error: @main has 1 result, got 2 --output files
// RUN: not uop-run %s --random-inputs=1 --print --output=%t/no/o.npy 2>%t/err | count 0
// RUN: FileCheck %s --check-prefix=FOLDER --input-file=%t/err
// FOLDER: uop-run: error: output 0: {{.*}}/no/o.npy: {{.*}}No such file or directory
// RUN: not uop-run %s --random-inputs=1 --output=%t 2>&1 | FileCheck %s --check-prefix=ISFOLDER
// ISFOLDER: uop-run: error: cannot write '{{.*}}': it is a folder

// Two outputs of which the second cannot be written: neither is.
// RUN: not uop-run %s --entry=two --random-inputs=1 --output=%t/first.npy --output=%t/no/second.npy 2>&1 | FileCheck %s --check-prefix=SECOND
// SECOND: uop-run: error: output 1: {{.*}}/no/second.npy
// RUN: ls %t | FileCheck %s --check-prefix=LEFT
// LEFT-NOT: first
// LEFT-NOT: part

// Files come first, what is random after them.
// RUN: uop-run %s --input=%t/ok.npy --random-inputs=1 --output=%t/sum.npy
// RUN: uop-run %s --entry=second --input=%t/ok.npy --random-inputs=1 --output=%t/second.npy
// RUN: python3 -c "import numpy as np; l = lambda n: np.load(r'%t/' + n + '.npy'); assert (l('sum') == l('ok') + l('second')).all()"

// RUN: uop-run %s --random-inputs=7 --print > %t/a
// RUN: uop-run %s --random-inputs=7 --print > %t/b
// RUN: uop-run %s --random-inputs=8 --print > %t/c
// RUN: cmp %t/a %t/b
// RUN: not cmp -s %t/a %t/c

func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = uop.add %a, %b : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @second(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  return %b : tensor<2x3xf32>
}
func.func @two(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  return %a, %b : tensor<2x3xf32>, tensor<2x3xf32>
}
