// RUN: not uop-run %s --random-inputs=1 --var=n=129 2>&1 | FileCheck %s --check-prefix=RANGE
// RANGE: error: variable 'n' is in [1, 128], got 129
// RUN: not uop-run %s --random-inputs=1 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: variable 'n' has no value; choose one in [1, 128]: --var=n=N

// Sizes may come from files, and have to agree.
// RUN: uop-run %s --random-inputs=1 --var=n=5 --output=%t.5.npy
// RUN: uop-run %s --random-inputs=1 --var=n=7 --output=%t.7.npy
// RUN: uop-run %s --input=%t.5.npy --input=%t.5.npy --verify --print | FileCheck %s --check-prefix=FILE
// FILE: output 0: 5x4xf32
// RUN: uop-run %s --input=%t.7.npy --random-inputs=1 --verify --print | FileCheck %s --check-prefix=OTHER
// OTHER: output 0: 7x4xf32
// RUN: not uop-run %s --input=%t.5.npy --input=%t.7.npy 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: input 1 of 'main': axis 0: variable 'n' is 5 by input 0, got 7
// RUN: not uop-run %s --device=interpreter --input=%t.5.npy --input=%t.7.npy 2>&1 | FileCheck %s --check-prefix=TWO-REF
// TWO-REF: argument 1, axis 0: variable 'n' is 5 by another argument, got 7
// RUN: not uop-run %s --input=%t.5.npy --input=%t.5.npy --var=n=7 2>&1 | FileCheck %s --check-prefix=CHOSEN
// CHOSEN: error: input 0 of 'main': axis 0: variable 'n' is 7 by choice, got 5
// RUN: uop-run %s --entry=small --random-inputs=1 --var=n=3 --output=%t.3.npy
// RUN: not uop-run %s --entry=small --input=%t.5.npy 2>&1 | FileCheck %s --check-prefix=SMALL
// SMALL: error: input 0 of 'small': axis 0: variable 'n' is in [1, 4], got 5
// RUN: not uop-run %s --device=interpreter --entry=small --input=%t.5.npy 2>&1 | FileCheck %s --check-prefix=SMALL-REF
// SMALL-REF: argument 0, axis 0: variable 'n' is in [1, 4], got 5

#n = #uop.var<"n" [1, 128]>
func.func @main(%x: tensor<?x4xf32> {uop.shape = [#n, 4]},
                %y: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> tensor<?x4xf32> {
  %0 = uop.add %x, %y : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

func.func @small(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [1, 4]>, 4]}) -> tensor<?x4xf32> {
  %0 = uop.add %x, %x : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
