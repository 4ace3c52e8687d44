// A cache that a decode loop fills: row `pos` is written, rows up to it are
// read. Each run finds what the ones before it left.
// RUN: uop-run %s --random-inputs=1 --var=pos=0,1,2,3,7 --verify
// RUN: uop-run %s --entry=block --random-inputs=1 --var=pos=0,4,1,0 --var=n=1,2,4,0 --verify
// RUN: not uop-run %s --random-inputs=1 --var=pos=8 2>&1 | FileCheck %s
// CHECK: error: 'main': variable 'pos' is in [0, 7], got 8

func.func @main(%x: tensor<1x4xf32>) -> (tensor<4xf32>, tensor<8x4xf32>) {
  %pos = uop.define_var "pos" [0, 7] : index
  %one = uop.const 1 : index
  %n = uop.add %pos, %one : index
  %old = uop.buffer 0 : tensor<8x4xf32>
  %new = uop.assign %x, %old offsets [%pos, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<8x4xf32>
  %0 = uop.shrink %new offsets [0, 0] sizes [%n, 4] : tensor<8x4xf32> -> tensor<?x4xf32>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<?x4xf32> -> tensor<4xf32>
  return %1, %new : tensor<4xf32>, tensor<8x4xf32>
}

func.func @block(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 4]>, 4]}) -> tensor<8x4xf32> {
  %pos = uop.define_var "pos" [0, 4] : index
  %n = uop.define_var "n" [0, 4] : index
  %old = uop.buffer 1 : tensor<8x4xf32>
  %0 = uop.exp2 %x : tensor<?x4xf32>
  %new = uop.assign %0, %old offsets [%pos, 0] sizes [%n, 4] : tensor<?x4xf32>, tensor<8x4xf32>
  return %new : tensor<8x4xf32>
}
