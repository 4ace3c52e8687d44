// Random inputs: the same everywhere, in their ranges, and not all alike.

// RUN: rm -rf %t && mkdir %t
// RUN: uop-run %s --random-inputs=5 --output=%t/f.npy --output=%t/i.npy --output=%t/u.npy --output=%t/b.npy
// RUN: python3 %S/Inputs/check_random.py %t
// RUN: uop-run %s --entry=four --random-inputs=5 --print | FileCheck %s

// Fixed for good: tests elsewhere may be written against a seed.
// CHECK: output 0: 4xf32 =
// CHECK-NEXT: [0.166432619 -1.48400617 -0.66263485 -1.59655547]

func.func @main(%f: tensor<4000xf32>, %i: tensor<4000xi16>, %u: tensor<4000xui8>,
                %b: tensor<4000xi1>)
    -> (tensor<4000xf32>, tensor<4000xi16>, tensor<4000xui8>, tensor<4000xi1>) {
  return %f, %i, %u, %b
      : tensor<4000xf32>, tensor<4000xi16>, tensor<4000xui8>, tensor<4000xi1>
}
func.func @four(%f: tensor<4xf32>) -> tensor<4xf32> {
  return %f : tensor<4xf32>
}
