// Launches that depend on constants alone run when the program is compiled: the
// plan has what they computed.
//
// RUN: uop-run %s --entry=sums --random-inputs=1 --list | FileCheck %s --check-prefix=SUMS
// SUMS: slot 1: constant, 1024 bytes
// SUMS-NOT: constant
// SUMS: program 0: 'e_4_256'
// SUMS-NOT: program 1
// SUMS: step 0: launch 'e_4_256'
// SUMS-NOT: step 1
//
// RUN: uop-run %s --entry=sums --random-inputs=1 --verify
// RUN: uop-run %s --entry=sums --random-inputs=1 --verify --threads=2
//
// A program that was saved has the results, too.
// RUN: uop-compile %s --entry=sums -o %t.uop
// RUN: uop-run %t.uop --random-inputs=1 --list | FileCheck %s --check-prefix=SUMS
//
// The weights of a product are in panels before a run begins, and no kernel
// copies them.
// RUN: uop-run %s --entry=product --random-inputs=1 --verify --threads=2
// RUN: uop-run %s --entry=product --random-inputs=1 --list | FileCheck %s --check-prefix=PRODUCT
// PRODUCT: slot 1: constant, 262144 bytes
// PRODUCT: program 0: 'r_64_256_256'
// PRODUCT-NOT: program 1
//
// What is much larger than the constants it comes from is computed in each run.
// RUN: uop-run %s --entry=large --random-inputs=1 --list | FileCheck %s --check-prefix=LARGE
// RUN: uop-run %s --entry=large --random-inputs=1 --verify
// LARGE-NOT: constant, 4194304
// LARGE: program 1
//
// A result that the caller gets is computed in each run, from constants that are
// not.
// RUN: uop-run %s --entry=returned --list | FileCheck %s --check-prefix=RETURNED
// RUN: uop-run %s --entry=returned --verify --repeat=2
// RETURNED: constant
// RETURNED: step 0: launch
// RETURNED-NOT: step 1
//
// Arithmetic on constants that a reader would take into its kernel is done
// before a run begins, too.
// RUN: uop-run %s --entry=scale --random-inputs=1 --verify
// RUN: uop-run %s --entry=scale --random-inputs=1 --list | FileCheck %s --check-prefix=SCALE
// SCALE: program 0: 'e_4{{.*}}', 3 arguments, writes 2, thread extent 1, 4 flops

func.func @scale(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = uop.const 0.001 : tensor<4xf32>
  %0 = uop.add %c, %e : tensor<4xf32>
  %1 = uop.rsqrt %0 : tensor<4xf32>
  %2 = uop.mul %x, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

func.func @sums(%x: tensor<4x256xf32>) -> tensor<4x256xf32> {
  %w = arith.constant dense<0.5> : tensor<256x256xf32>
  %t = uop.permute %w [1, 0] : tensor<256x256xf32> -> tensor<256x256xf32>
  %c = uop.contiguous %t : tensor<256x256xf32>
  %s = uop.sin %c : tensor<256x256xf32>
  %s1 = uop.reduce_axis add %s axes [0] : tensor<256x256xf32> -> tensor<256xf32>
  %s2 = uop.reshape %s1 : tensor<256xf32> -> tensor<1x256xf32>
  %e = uop.expand %s2 : tensor<1x256xf32> -> tensor<4x256xf32>
  %r = uop.add %x, %e : tensor<4x256xf32>
  return %r : tensor<4x256xf32>
}

func.func @product(%x: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %w = arith.constant dense<0.25> : tensor<256x256xf32>
  %0 = uop.reshape %x : tensor<64x256xf32> -> tensor<64x1x256xf32>
  %1 = uop.reshape %w : tensor<256x256xf32> -> tensor<1x256x256xf32>
  %2 = uop.expand %0 : tensor<64x1x256xf32> -> tensor<64x256x256xf32>
  %3 = uop.expand %1 : tensor<1x256x256xf32> -> tensor<64x256x256xf32>
  %4 = uop.mul %2, %3 : tensor<64x256x256xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<64x256x256xf32> -> tensor<64x256xf32>
  return %5 : tensor<64x256xf32>
}

func.func @large(%x: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %w = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = uop.reshape %w : tensor<4xf32> -> tensor<1x4xf32>
  %1 = uop.expand %0 : tensor<1x4xf32> -> tensor<262144x4xf32>
  %2 = uop.exp %1 : tensor<262144x4xf32>
  %3 = uop.contiguous %2 : tensor<262144x4xf32>
  %4 = uop.reshape %3 : tensor<262144x4xf32> -> tensor<1048576xf32>
  %5 = uop.add %x, %4 : tensor<1048576xf32>
  return %5 : tensor<1048576xf32>
}

func.func @returned() -> tensor<64xf32> {
  %w = arith.constant dense<0.5> : tensor<256x64xf32>
  %s = uop.sin %w : tensor<256x64xf32>
  %c = uop.reduce_axis add %s axes [0] : tensor<256x64xf32> -> tensor<64xf32>
  %k = uop.contiguous %c : tensor<64xf32>
  %e = uop.exp2 %k : tensor<64xf32>
  return %e : tensor<64xf32>
}
