// Powers with a constant exponent that a few instructions compute, beside the
// interpreter's pow.
//
// RUN: uop-run %s --entry=f32 --random-inputs=3 --verify
// RUN: uop-run %s --entry=i32 --random-inputs=3 --verify
// RUN: uop-run %s --entry=f32 --compile-to=loops | FileCheck %s --implicit-check-not=math.powf
// RUN: uop-run %s --entry=i32 --compile-to=loops | FileCheck %s --check-prefix=INT --implicit-check-not=math.ipowi

// CHECK: arith.mulf
// INT: arith.muli
func.func @f32(%x: tensor<1000xf32>) -> (tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>) {
  %c2 = uop.const 2.0 : tensor<1000xf32>
  %c3 = uop.const 3.0 : tensor<1000xf32>
  %minus = uop.const -1.0 : tensor<1000xf32>
  %half = uop.const 0.5 : tensor<1000xf32>
  %p2 = uop.pow %x, %c2 : tensor<1000xf32>
  %p3 = uop.pow %x, %c3 : tensor<1000xf32>
  %pm = uop.pow %x, %minus : tensor<1000xf32>
  %ph = uop.pow %x, %half : tensor<1000xf32>
  return %p2, %p3, %pm, %ph : tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>
}

func.func @i32(%x: tensor<1000xi32>) -> (tensor<1000xi32>, tensor<1000xi32>, tensor<1000xi32>) {
  %c0 = uop.const 0 : tensor<1000xi32>
  %c2 = uop.const 2 : tensor<1000xi32>
  %c3 = uop.const 3 : tensor<1000xi32>
  %p0 = uop.pow %x, %c0 : tensor<1000xi32>
  %p2 = uop.pow %x, %c2 : tensor<1000xi32>
  %p3 = uop.pow %x, %c3 : tensor<1000xi32>
  return %p0, %p2, %p3 : tensor<1000xi32>, tensor<1000xi32>, tensor<1000xi32>
}
