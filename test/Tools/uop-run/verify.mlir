// Sums in another order: floats agree within the tolerance, their bits do not.

// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --entry=zero --random-inputs=1 --verify
// RUN: rm -rf %t && uop-run %s --entry=zero --random-inputs=1 --verify-kernels=%t && test ! -e %t
// RUN: not uop-run %s --entry=wrong --load=%test_functions --random-inputs=1 --verify 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: uop-run %s --entry=scattered --random-inputs=1 --verify
// RUN: uop-run %s --entry=scattered --random-inputs=2 --verify
// RUN: rm -f %t.npy
// RUN: not uop-run %s --entry=bits --random-inputs=1 --verify --output=%t.npy --output=%t.2.npy 2>&1 | FileCheck %s
// RUN: not ls %t.npy

// CHECK: uop-run: error: --verify: output 1, 64xi32, differs at [{{[0-9]+}}]: got {{[0-9-]+}}, the interpreter has {{[0-9-]+}}; {{[0-9]+}} of 64 elements differ
// WRONG: --verify: output 0, 1000xf32, differs at [0]: got {{.*}} (difference up to {{[0-9.]+}}e-0{{[67]}} allowed); 8 of 1000 elements differ

func.func @main(%x: tensor<64x4096xf32>) -> tensor<64xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<64x4096xf32> -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
func.func @bits(%x: tensor<64x4096xf32>) -> (tensor<64xf32>, tensor<64xi32>) {
  %0 = uop.reduce_axis add %x axes [1] : tensor<64x4096xf32> -> tensor<64xf32>
  %1 = uop.bitcast %0 : tensor<64xf32> -> tensor<64xi32>
  return %0, %1 : tensor<64xf32>, tensor<64xi32>
}

// What is left of a sum that cancels is as large as the roundings of its terms:
// the gradient of a sum of softmax, which is 0.
func.func @zero(%x: tensor<10x10x10xf32>) -> tensor<10x10x10xf32> {
  %0 = uop.exp %x : tensor<10x10x10xf32>
  %1 = uop.reduce_axis add %0 axes [2] : tensor<10x10x10xf32> -> tensor<10x10xf32>
  %2 = uop.reshape %1 : tensor<10x10xf32> -> tensor<10x10x1xf32>
  %3 = uop.expand %2 : tensor<10x10x1xf32> -> tensor<10x10x10xf32>
  %4 = uop.recip %3 : tensor<10x10x10xf32>
  %5 = uop.square %4 : tensor<10x10x10xf32>
  %6 = uop.mul %0, %5 : tensor<10x10x10xf32>
  %7 = uop.reduce_axis add %6 axes [2] : tensor<10x10x10xf32> -> tensor<10x10xf32>
  %8 = uop.reshape %7 : tensor<10x10xf32> -> tensor<10x10x1xf32>
  %9 = uop.expand %8 : tensor<10x10x1xf32> -> tensor<10x10x10xf32>
  %10 = uop.sub %4, %9 : tensor<10x10x10xf32>
  %11 = uop.mul %10, %0 : tensor<10x10x10xf32>
  return %11 : tensor<10x10x10xf32>
}

// What is wrong is still found there.
uop.kernel @shift(%x: memref<1000xf32>, %o: memref<1000xf32>) {
  %i = uop.range 0 to 1000 : index
  %0 = uop.load %x[%i] : memref<1000xf32> -> f32
  %1 = uop.custom @test_wrong_at_first(%0) : (f32) -> f32
  uop.store %1, %o[%i] over (%i) : memref<1000xf32>
  uop.sink
}
func.func private @test_wrong_at_first(f32) -> f32
func.func @wrong(%x: tensor<10x10x10xf32>) -> tensor<1000xf32> {
  %0 = func.call @zero(%x) : (tensor<10x10x10xf32>) -> tensor<10x10x10xf32>
  %1 = uop.reshape %0 : tensor<10x10x10xf32> -> tensor<1000xf32>
  %2 = uop.custom @shift(%1) : (tensor<1000xf32>) -> tensor<1000xf32>
  return %2 : tensor<1000xf32>
}

// Updates of one element are added in any order.
func.func @scattered(%x: tensor<4xf32>, %i: tensor<64xi64>, %u: tensor<64xf32>) -> tensor<4xf32> {
  %four = uop.const 4 : tensor<64xi64>
  %0 = uop.floormod %i, %four : tensor<64xi64>
  %1 = uop.scatter add %x, %0, %u axis 0 : tensor<4xf32>, tensor<64xi64>, tensor<64xf32>
  return %1 : tensor<4xf32>
}
