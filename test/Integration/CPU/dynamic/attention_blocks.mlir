// Attention over any number of keys, of which a run decides how many: one kernel
// in memory that is linear in the longest. Blocks of keys and of rows end inside
// of, at and behind those of the sequence.
//
// RUN: uop-run %s --entry=full --random-inputs=1 --var=n=1,2,7,8,9,31,32,33,63,64,65,100 --verify
// RUN: uop-run %s --entry=full --random-inputs=2 --var=n=1,5,37,300 --threads=2 --verify
// RUN: uop-run %s --entry=causal --random-inputs=1 --var=n=1,2,7,8,9,31,32,33,63,64,65,100 --verify
// RUN: uop-run %s --entry=causal --random-inputs=2 --var=n=1,5,37,300 --threads=2 --verify
// RUN: uop-run %s --entry=divided --random-inputs=1 --var=n=1,2,7,8,9,31,32,33,63,64,65,100 --verify
// RUN: uop-run %s --entry=full --random-inputs=1 --var=n=50 --stats | FileCheck %s
// RUN: uop-run %s --entry=causal --random-inputs=1 --var=n=50 --stats | FileCheck %s
//
// Three inputs and a result of 2 x 65536 x 16 numbers.
// CHECK: "kernels": 1,
// CHECK: "arena_bytes": 0,
// CHECK: "peak_bytes": 33554432,

#n = #uop.var<"n" [1, 65536]>

func.func @full(%q: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]}, %k: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]},
    %v: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]}) -> tensor<2x?x16xf32> {
  %n = uop.define_var "n" [1, 65536] : index
  %q1 = uop.reshape %q sizes [2, %n, 1, 16] : tensor<2x?x16xf32> -> tensor<2x?x1x16xf32>
  %q2 = uop.expand %q1 sizes [2, %n, %n, 16] : tensor<2x?x1x16xf32> -> tensor<2x?x?x16xf32>
  %k1 = uop.reshape %k sizes [2, 1, %n, 16] : tensor<2x?x16xf32> -> tensor<2x1x?x16xf32>
  %k2 = uop.expand %k1 sizes [2, %n, %n, 16] : tensor<2x1x?x16xf32> -> tensor<2x?x?x16xf32>
  %p = uop.mul %q2, %k2 : tensor<2x?x?x16xf32>
  %s = uop.reduce_axis add %p axes [3] : tensor<2x?x?x16xf32> -> tensor<2x?x?xf32>
  %0 = uop.reduce_axis max %s axes [2] : tensor<2x?x?xf32> -> tensor<2x?xf32>
  %1 = uop.reshape %0 sizes [2, %n, 1] : tensor<2x?xf32> -> tensor<2x?x1xf32>
  %2 = uop.expand %1 sizes [2, %n, %n] : tensor<2x?x1xf32> -> tensor<2x?x?xf32>
  %3 = uop.sub %s, %2 : tensor<2x?x?xf32>
  %4 = uop.exp %3 : tensor<2x?x?xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<2x?x?xf32> -> tensor<2x?xf32>
  %6 = uop.reshape %5 sizes [2, %n, 1] : tensor<2x?xf32> -> tensor<2x?x1xf32>
  %7 = uop.expand %6 sizes [2, %n, %n] : tensor<2x?x1xf32> -> tensor<2x?x?xf32>
  %8 = uop.fdiv %4, %7 : tensor<2x?x?xf32>
  %9 = uop.reshape %8 sizes [2, %n, %n, 1] : tensor<2x?x?xf32> -> tensor<2x?x?x1xf32>
  %10 = uop.expand %9 sizes [2, %n, %n, 16] : tensor<2x?x?x1xf32> -> tensor<2x?x?x16xf32>
  %11 = uop.reshape %v sizes [2, 1, %n, 16] : tensor<2x?x16xf32> -> tensor<2x1x?x16xf32>
  %12 = uop.expand %11 sizes [2, %n, %n, 16] : tensor<2x1x?x16xf32> -> tensor<2x?x?x16xf32>
  %13 = uop.mul %10, %12 : tensor<2x?x?x16xf32>
  %14 = uop.reduce_axis add %13 axes [2] : tensor<2x?x?x16xf32> -> tensor<2x?x16xf32>
  return %14 : tensor<2x?x16xf32>
}

func.func @causal(%q: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]}, %k: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]},
    %v: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]}) -> tensor<2x?x16xf32> {
  %n = uop.define_var "n" [1, 65536] : index
  %q1 = uop.reshape %q sizes [2, %n, 1, 16] : tensor<2x?x16xf32> -> tensor<2x?x1x16xf32>
  %q2 = uop.expand %q1 sizes [2, %n, %n, 16] : tensor<2x?x1x16xf32> -> tensor<2x?x?x16xf32>
  %k1 = uop.reshape %k sizes [2, 1, %n, 16] : tensor<2x?x16xf32> -> tensor<2x1x?x16xf32>
  %k2 = uop.expand %k1 sizes [2, %n, %n, 16] : tensor<2x1x?x16xf32> -> tensor<2x?x?x16xf32>
  %p = uop.mul %q2, %k2 : tensor<2x?x?x16xf32>
  %s = uop.reduce_axis add %p axes [3] : tensor<2x?x?x16xf32> -> tensor<2x?x?xf32>
  %rows = uop.iota axis 1 sizes [1, %n, 1] : tensor<1x?x1xi32>
  %keys = uop.iota axis 2 sizes [1, 1, %n] : tensor<1x1x?xi32>
  %rows1 = uop.expand %rows sizes [1, %n, %n] : tensor<1x?x1xi32> -> tensor<1x?x?xi32>
  %keys1 = uop.expand %keys sizes [1, %n, %n] : tensor<1x1x?xi32> -> tensor<1x?x?xi32>
  %seen = uop.cmp le %keys1, %rows1 : tensor<1x?x?xi32>
  %seen1 = uop.expand %seen sizes [2, %n, %n] : tensor<1x?x?xi1> -> tensor<2x?x?xi1>
  %low = uop.const 0xFF800000 : tensor<1x1x1xf32>
  %low1 = uop.expand %low sizes [2, %n, %n] : tensor<1x1x1xf32> -> tensor<2x?x?xf32>
  %x = uop.where %seen1, %s, %low1 : tensor<2x?x?xf32>
  %0 = uop.reduce_axis max %x axes [2] : tensor<2x?x?xf32> -> tensor<2x?xf32>
  %1 = uop.reshape %0 sizes [2, %n, 1] : tensor<2x?xf32> -> tensor<2x?x1xf32>
  %2 = uop.expand %1 sizes [2, %n, %n] : tensor<2x?x1xf32> -> tensor<2x?x?xf32>
  %3 = uop.sub %x, %2 : tensor<2x?x?xf32>
  %4 = uop.exp %3 : tensor<2x?x?xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<2x?x?xf32> -> tensor<2x?xf32>
  %6 = uop.reshape %5 sizes [2, %n, 1] : tensor<2x?xf32> -> tensor<2x?x1xf32>
  %7 = uop.expand %6 sizes [2, %n, %n] : tensor<2x?x1xf32> -> tensor<2x?x?xf32>
  %8 = uop.fdiv %4, %7 : tensor<2x?x?xf32>
  %9 = uop.reshape %8 sizes [2, %n, %n, 1] : tensor<2x?x?xf32> -> tensor<2x?x?x1xf32>
  %10 = uop.expand %9 sizes [2, %n, %n, 16] : tensor<2x?x?x1xf32> -> tensor<2x?x?x16xf32>
  %11 = uop.reshape %v sizes [2, 1, %n, 16] : tensor<2x?x16xf32> -> tensor<2x1x?x16xf32>
  %12 = uop.expand %11 sizes [2, %n, %n, 16] : tensor<2x1x?x16xf32> -> tensor<2x?x?x16xf32>
  %13 = uop.mul %10, %12 : tensor<2x?x?x16xf32>
  %14 = uop.reduce_axis add %13 axes [2] : tensor<2x?x?x16xf32> -> tensor<2x?x16xf32>
  return %14 : tensor<2x?x16xf32>
}

// The weights are divided by a number of each key before they are normalized.
func.func @divided(%q: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]},
    %k: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]},
    %v: tensor<2x?x16xf32> {uop.shape = [2, #n, 16]}, %c: tensor<1x1x?xf32> {uop.shape = [1, 1, #n]}) -> tensor<2x?x16xf32> {
  %n = uop.define_var "n" [1, 65536] : index
  %1 = uop.reshape %q sizes [2, %n, 1, 16] : tensor<2x?x16xf32> -> tensor<2x?x1x16xf32>
  %2 = uop.reshape %k sizes [2, 1, %n, 16] : tensor<2x?x16xf32> -> tensor<2x1x?x16xf32>
  %3 = uop.expand %1 sizes [2, %n, %n, 16] : tensor<2x?x1x16xf32> -> tensor<2x?x?x16xf32>
  %4 = uop.expand %2 sizes [2, %n, %n, 16] : tensor<2x1x?x16xf32> -> tensor<2x?x?x16xf32>
  %5 = uop.mul %3, %4 : tensor<2x?x?x16xf32>
  %6 = uop.reduce_axis add %5 axes [3] : tensor<2x?x?x16xf32> -> tensor<2x?x?xf32>
  %7 = uop.reduce_axis max %6 axes [2] : tensor<2x?x?xf32> -> tensor<2x?xf32>
  %8 = uop.reshape %7 sizes [2, %n, 1] : tensor<2x?xf32> -> tensor<2x?x1xf32>
  %9 = uop.expand %8 sizes [2, %n, %n] : tensor<2x?x1xf32> -> tensor<2x?x?xf32>
  %10 = uop.sub %6, %9 : tensor<2x?x?xf32>
  %11 = uop.exp %10 : tensor<2x?x?xf32>
  %12 = uop.square %c : tensor<1x1x?xf32>
  %13 = uop.expand %12 sizes [2, %n, %n] : tensor<1x1x?xf32> -> tensor<2x?x?xf32>
  %14 = uop.fdiv %11, %13 : tensor<2x?x?xf32>
  %15 = uop.reduce_axis add %14 axes [2] : tensor<2x?x?xf32> -> tensor<2x?xf32>
  %16 = uop.reshape %15 sizes [2, %n, 1] : tensor<2x?xf32> -> tensor<2x?x1xf32>
  %17 = uop.expand %16 sizes [2, %n, %n] : tensor<2x?x1xf32> -> tensor<2x?x?xf32>
  %18 = uop.fdiv %14, %17 : tensor<2x?x?xf32>
  %19 = uop.reshape %18 sizes [2, %n, %n, 1] : tensor<2x?x?xf32> -> tensor<2x?x?x1xf32>
  %20 = uop.reshape %v sizes [2, 1, %n, 16] : tensor<2x?x16xf32> -> tensor<2x1x?x16xf32>
  %21 = uop.expand %19 sizes [2, %n, %n, 16] : tensor<2x?x?x1xf32> -> tensor<2x?x?x16xf32>
  %22 = uop.expand %20 sizes [2, %n, %n, 16] : tensor<2x1x?x16xf32> -> tensor<2x?x?x16xf32>
  %23 = uop.mul %21, %22 : tensor<2x?x?x16xf32>
  %24 = uop.reduce_axis add %23 axes [2] : tensor<2x?x?x16xf32> -> tensor<2x?x16xf32>
  return %24 : tensor<2x?x16xf32>
}
