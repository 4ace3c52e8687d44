// Sizes and positions that the caller chooses: one module, any value.

// RUN: uop-run %s --random-inputs=3 --var=n=5 --var=i=0 --verify --print > %t.5
// RUN: uop-run %s --random-inputs=3 --var=i=12 --var=n=0 --verify --print > %t.0
// RUN: uop-run %s --random-inputs=3 --var=n=32 --var=i=31 --verify --threads=2
// RUN: not diff %t.5 %t.0
// RUN: uop-run %s --compile-to=plan | uop-run - --random-inputs=3 --var=n=5 --var=i=0 --verify --print | diff %t.5 -

// RUN: not uop-run %s --random-inputs=3 --var=n=5 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not uop-run %s --random-inputs=3 --var=n=33 --var=i=0 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not uop-run %s --random-inputs=3 --var=n=5 --var=i=-1 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not uop-run %s --random-inputs=3 --var=n=5 --var=i=0 --var=m=1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not uop-run %s --random-inputs=3 --var=n=5 --var=i=0 --var=k=4 2>&1 | FileCheck %s --check-prefix=BOUND

// MISSING: uop-run: error: 'main': variable 'i' has no value; choose one in [0, 31]
// ABOVE: uop-run: error: 'main': variable 'n' is in [0, 32], got 33
// BELOW: uop-run: error: 'main': variable 'i' is in [0, 31], got -1
// UNKNOWN: uop-run: error: --var: @main has no variable 'm'
// BOUND: uop-run: error: 'main': the program binds variable 'k' itself

func.func @main(%x: tensor<4x32xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %n = uop.define_var "n" [0, 32] : index
  %i = uop.define_var "i" [0, 31] : index
  %r = uop.range 0 to 4 : index

  // The first n elements of each row, by a loop of that size.
  %k = uop.range 1 to %n reduce : index
  %0 = uop.index %x[%r, %k] : tensor<4x32xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%r) : f32 -> tensor<4xf32>

  // A position, and numbers that are computed from two variables.
  %sum = uop.add %n, %i : index
  %c32 = uop.const 32 : index
  %p = uop.floormod %sum, %c32 : index
  %3 = uop.index %x[%r, %p] : tensor<4x32xf32> -> f32
  %4 = uop.cast %sum : index -> f32
  %5 = uop.add %3, %4 : f32
  %6 = uop.bufferize %5 over (%r) : f32 -> tensor<4xf32>

  // Bound to what the others give.
  %v = uop.define_var "k" [0, 63] : index
  %b = uop.bind %v, %sum : index
  %7 = uop.cast %b : index -> f32
  %8 = uop.index %x[%r, %i] : tensor<4x32xf32> -> f32
  %9 = uop.mul %7, %8 : f32
  %10 = uop.bufferize %9 over (%r) : f32 -> tensor<4xf32>
  return %2, %6, %10 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
