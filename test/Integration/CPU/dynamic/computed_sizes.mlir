// Sizes that are quotients and remainders of variables, and sizes that vary
// whose sum does not.

// RUN: uop-run %s --entry=quotient --var=n=2,3,6,7,100 --print | FileCheck %s --check-prefix=QUOTIENT
// RUN: uop-run %s --entry=quotient --var=n=2,3,6,7,100 --verify
// QUOTIENT: [4]
// QUOTIENT: [3]
// QUOTIENT: [2]
// QUOTIENT: [1]
// QUOTIENT: [1]
// RUN: uop-run %s --entry=remainder --var=n=0 --var=m=0,1,4 --print | FileCheck %s --check-prefix=ZERO
// ZERO: [0]
// ZERO: [0]
// ZERO: [0]
// RUN: uop-run %s --entry=remainder --var=n=7 --var=m=0,1,3,4 --print | FileCheck %s --check-prefix=REMAINDER
// RUN: uop-run %s --entry=remainder --var=n=7 --var=m=0,1,3,4 --verify
// 7 / m + 7 % m elements.
// REMAINDER: [0]
// REMAINDER: [7]
// REMAINDER: [3]
// REMAINDER: [4]
// RUN: uop-run %s --entry=joined --random-inputs=1 --var=n=1,4,10 --verify
// RUN: uop-run %s --entry=joined_sum --random-inputs=1 --var=n=1,4,10 --verify

// RUN: uop-run %s --entry=joined_ones --var=n=1,4,10 --print | FileCheck %s --check-prefix=ONES
// ONES: [1 0 0 0 0 0 0 0 0 0]
// ONES: [1 1 1 1 0 0 0 0 0 0]
// ONES: [1 1 1 1 1 1 1 1 1 1]

// The size of a value that nothing else needs.
// RUN: uop-run %s --entry=size_of_sum --random-inputs=1 --var=n=1,3,8 --verify

func.func @size_of_sum(%f: tensor<5xf32>) -> tensor<?x5xi64> {
  %n = uop.define_var "n" [1, 8] : index
  %a = uop.reshape %f : tensor<5xf32> -> tensor<1x5xf32>
  %m = uop.expand %a sizes [%n, 5] : tensor<1x5xf32> -> tensor<?x5xf32>
  %s = uop.add %m, %m : tensor<?x5xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %s, %c0 : tensor<?x5xf32>
  %i = uop.iota axis 0 sizes [%d, 5] : tensor<?x5xi64>
  return %i : tensor<?x5xi64>
}

func.func @quotient() -> tensor<1xf32> {
  %one = uop.const 1.0 : tensor<1xf32>
  %n = uop.define_var "n" [2, 100] : index
  %c6 = uop.const 6 : index
  %n6 = uop.add %n, %c6 : index
  %s = uop.floordiv %n6, %n : index
  %0 = uop.expand %one sizes [%s] : tensor<1xf32> -> tensor<?xf32>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<?xf32> -> tensor<f32>
  %2 = uop.reshape %1 : tensor<f32> -> tensor<1xf32>
  return %2 : tensor<1xf32>
}

// The divisor may be 0, and then both are.
func.func @remainder() -> tensor<1xf32> {
  %one = uop.const 1.0 : tensor<1xf32>
  %n = uop.define_var "n" [0, 10] : index
  %m = uop.define_var "m" [0, 4] : index
  %q = uop.idiv %n, %m : index
  %r = uop.mod %n, %m : index
  %0 = uop.expand %one sizes [%q] : tensor<1xf32> -> tensor<?xf32>
  %1 = uop.expand %one sizes [%r] : tensor<1xf32> -> tensor<?xf32>
  %2 = uop.cat %0, %1 axis 0 : tensor<?xf32>, tensor<?xf32> -> tensor<?xf32>
  %3 = uop.reduce_axis add %2 axes [0] : tensor<?xf32> -> tensor<f32>
  %4 = uop.reshape %3 : tensor<f32> -> tensor<1xf32>
  return %4 : tensor<1xf32>
}

// n + (10 - n) columns are 10.
func.func @joined(%x: tensor<3x10xf32>) -> tensor<3x10xf32> {
  %n = uop.define_var "n" [1, 10] : index
  %c10 = uop.const 10 : index
  %m = uop.sub %c10, %n : index
  %0 = uop.shrink %x offsets [0, 0] sizes [3, %n] : tensor<3x10xf32> -> tensor<3x?xf32>
  %z = uop.const 0.0 : tensor<3x1xf32>
  %1 = uop.expand %z sizes [3, %m] : tensor<3x1xf32> -> tensor<3x?xf32>
  %2 = uop.cat %0, %1 axis 1 : tensor<3x?xf32>, tensor<3x?xf32> -> tensor<3x10xf32>
  return %2 : tensor<3x10xf32>
}

// What is joined is as static as any tensor.
func.func @joined_sum(%x: tensor<10xf32>, %y: tensor<12xf32>) -> tensor<12xf32> {
  %n = uop.define_var "n" [1, 10] : index
  %c10 = uop.const 10 : index
  %m = uop.sub %c10, %n : index
  %0 = uop.shrink %x offsets [0] sizes [%n] : tensor<10xf32> -> tensor<?xf32>
  %1 = uop.shrink %x offsets [%n] sizes [%m] : tensor<10xf32> -> tensor<?xf32>
  %two = uop.const 2.0 : tensor<2xf32>
  %2 = uop.cat %1, %two, %0 axis 0 : tensor<?xf32>, tensor<2xf32>, tensor<?xf32> -> tensor<12xf32>
  %3 = uop.mul %2, %y : tensor<12xf32>
  return %3 : tensor<12xf32>
}

func.func @joined_ones() -> tensor<10xf32> {
  %n = uop.define_var "n" [1, 10] : index
  %c10 = uop.const 10 : index
  %m = uop.sub %c10, %n : index
  %one = uop.const 1.0 : tensor<1xf32>
  %zero = uop.const 0.0 : tensor<1xf32>
  %0 = uop.expand %one sizes [%n] : tensor<1xf32> -> tensor<?xf32>
  %1 = uop.expand %zero sizes [%m] : tensor<1xf32> -> tensor<?xf32>
  %2 = uop.cat %0, %1 axis 0 : tensor<?xf32>, tensor<?xf32> -> tensor<10xf32>
  return %2 : tensor<10xf32>
}
