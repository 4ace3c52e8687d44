// Where results can be written.

// RUN: rm -rf %t && mkdir %t

// What is not a file is never replaced by one.
// RUN: mkfifo %t/pipe
// RUN: not uop-run %s --random-inputs=1 --output=%t/first.npy --output=%t/pipe 2>&1 | FileCheck %s --check-prefix=PIPE
// PIPE: uop-run: error: cannot write '{{.*}}/pipe': it is not a regular file
// RUN: test -p %t/pipe
// RUN: ls %t | FileCheck %s --check-prefix=LEFT
// LEFT-NOT: first
// LEFT: pipe
// LEFT-NOT: {{.}}

// RUN: not uop-run %s --random-inputs=1 --output=%t/same.npy --output=%t/same.npy 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: uop-run: error: cannot write two outputs to '{{.*}}/same.npy'
// RUN: not test -e %t/same.npy

// A link stays one; the file that it leads to is written.
// RUN: touch %t/file.npy && ln -s file.npy %t/link.npy
// RUN: uop-run %s --random-inputs=1 --output=%t/link.npy
// RUN: test -h %t/link.npy
// RUN: python3 -c "import numpy as np; assert np.load(r'%t/file.npy').shape == (4,)"

// A full device is an error.
// RUN: not uop-run %s --random-inputs=1 --print 2>&1 >/dev/full | FileCheck %s --check-prefix=FULL
// FULL: uop-run: error: standard output: No space left on device

// RUN: not uop-run %s --compile-to=range --entry=absent 2>&1 | FileCheck %s --check-prefix=ABSENT
// ABSENT: error: no function @absent with a body; the module has @main

func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.add %a, %a : tensor<4xf32>
  return %0, %a : tensor<4xf32>, tensor<4xf32>
}
