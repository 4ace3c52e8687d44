// Any of the three sizes may vary, and all of them.
// RUN: uop-run %s --entry=rows --random-inputs=1 --var=m=0,1,2,7,64 --verify
// RUN: uop-run %s --entry=columns --random-inputs=1 --var=n=0,1,2,7,64 --verify
// RUN: uop-run %s --entry=inner --random-inputs=1 --var=k=0,1,2,7,64 --verify
// RUN: uop-run %s --entry=all --random-inputs=1 --var=m=1,7,64 --var=n=64,1,5 --var=k=3,0,64 --verify
// RUN: uop-opt %s --uop-schedule | grep -c uop.launch | FileCheck %s
// CHECK: 4

#m = #uop.var<"m" [0, 64]>
#n = #uop.var<"n" [0, 64]>
#k = #uop.var<"k" [0, 64]>

func.func @rows(%a: tensor<?x8xf32> {uop.shape = [#m, 8]}, %b: tensor<8x12xf32>) -> tensor<?x12xf32> {
  %m = uop.define_var "m" [0, 64] : index
  %0 = uop.reshape %a sizes [%m, 8, 1] : tensor<?x8xf32> -> tensor<?x8x1xf32>
  %1 = uop.expand %0 sizes [%m, 8, 12] : tensor<?x8x1xf32> -> tensor<?x8x12xf32>
  %2 = uop.reshape %b : tensor<8x12xf32> -> tensor<1x8x12xf32>
  %3 = uop.expand %2 sizes [%m, 8, 12] : tensor<1x8x12xf32> -> tensor<?x8x12xf32>
  %4 = uop.mul %1, %3 : tensor<?x8x12xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<?x8x12xf32> -> tensor<?x12xf32>
  return %5 : tensor<?x12xf32>
}

func.func @columns(%a: tensor<12x8xf32>, %b: tensor<8x?xf32> {uop.shape = [8, #n]}) -> tensor<12x?xf32> {
  %n = uop.define_var "n" [0, 64] : index
  %0 = uop.reshape %a : tensor<12x8xf32> -> tensor<12x8x1xf32>
  %1 = uop.expand %0 sizes [12, 8, %n] : tensor<12x8x1xf32> -> tensor<12x8x?xf32>
  %2 = uop.reshape %b sizes [1, 8, %n] : tensor<8x?xf32> -> tensor<1x8x?xf32>
  %3 = uop.expand %2 sizes [12, 8, %n] : tensor<1x8x?xf32> -> tensor<12x8x?xf32>
  %4 = uop.mul %1, %3 : tensor<12x8x?xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<12x8x?xf32> -> tensor<12x?xf32>
  return %5 : tensor<12x?xf32>
}

func.func @inner(%a: tensor<12x?xf32> {uop.shape = [12, #k]}, %b: tensor<?x9xf32> {uop.shape = [#k, 9]}) -> tensor<12x9xf32> {
  %k = uop.define_var "k" [0, 64] : index
  %0 = uop.reshape %a sizes [12, %k, 1] : tensor<12x?xf32> -> tensor<12x?x1xf32>
  %1 = uop.expand %0 sizes [12, %k, 9] : tensor<12x?x1xf32> -> tensor<12x?x9xf32>
  %2 = uop.reshape %b sizes [1, %k, 9] : tensor<?x9xf32> -> tensor<1x?x9xf32>
  %3 = uop.expand %2 sizes [12, %k, 9] : tensor<1x?x9xf32> -> tensor<12x?x9xf32>
  %4 = uop.mul %1, %3 : tensor<12x?x9xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<12x?x9xf32> -> tensor<12x9xf32>
  return %5 : tensor<12x9xf32>
}

func.func @all(%a: tensor<?x?xf32> {uop.shape = [#m, #k]}, %b: tensor<?x?xf32> {uop.shape = [#k, #n]}) -> tensor<?x?xf32> {
  %m = uop.define_var "m" [0, 64] : index
  %n = uop.define_var "n" [0, 64] : index
  %k = uop.define_var "k" [0, 64] : index
  %0 = uop.reshape %a sizes [%m, %k, 1] : tensor<?x?xf32> -> tensor<?x?x1xf32>
  %1 = uop.expand %0 sizes [%m, %k, %n] : tensor<?x?x1xf32> -> tensor<?x?x?xf32>
  %2 = uop.reshape %b sizes [1, %k, %n] : tensor<?x?xf32> -> tensor<1x?x?xf32>
  %3 = uop.expand %2 sizes [%m, %k, %n] : tensor<1x?x?xf32> -> tensor<?x?x?xf32>
  %4 = uop.mul %1, %3 : tensor<?x?x?xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<?x?x?xf32> -> tensor<?x?xf32>
  return %5 : tensor<?x?xf32>
}
