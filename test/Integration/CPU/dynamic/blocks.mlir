// Loops of variable size in blocks: no iteration, fewer than a block has, whole
// blocks, and a last one that overlaps the one before; on several threads, too.
//
// RUN: uop-run %s --entry=rows --random-inputs=1 --var=n=0,1,2,3,4,5,15,16,17,33,64 --verify
// RUN: uop-run %s --entry=rows --random-inputs=1 --var=n=0,1,3,17,64 --threads=3 --verify
// RUN: uop-run %s --entry=columns --random-inputs=1 --var=n=0,1,4,7,8,9,20,60 --verify
// RUN: uop-run %s --entry=columns --random-inputs=1 --var=n=0,1,9,60 --threads=2 --verify
// RUN: uop-run %s --entry=batches --random-inputs=1 --var=b=0,1,3 --var=n=1,5,40 --verify
// RUN: uop-run %s --entry=batches --random-inputs=1 --var=b=2,3 --var=n=5,40 --threads=2 --verify
// RUN: uop-run %s --entry=elements --random-inputs=1 --var=n=0,1,2,77777,100000 --threads=3 --verify
// RUN: uop-run %s --entry=rows --random-inputs=1 --var=n=1 --threads=2 --remarks='uop-block-loops' 2>&1 | FileCheck %s
// CHECK: Function=r_to64_128_200 | Iterations=

#n = #uop.var<"n" [0, 64]>
#c = #uop.var<"n" [0, 60]>
#b = #uop.var<"b" [0, 3]>
#m = #uop.var<"n" [1, 40]>
#e = #uop.var<"n" [0, 100000]>

func.func @rows(%x: tensor<?x200xf32> {uop.shape = [#n, 200]}, %w: tensor<200x128xf32>) -> tensor<?x128xf32> {
  %n = uop.define_var "n" [0, 64] : index
  %0 = uop.reshape %x sizes [%n, 200, 1] : tensor<?x200xf32> -> tensor<?x200x1xf32>
  %1 = uop.expand %0 sizes [%n, 200, 128] : tensor<?x200x1xf32> -> tensor<?x200x128xf32>
  %2 = uop.reshape %w : tensor<200x128xf32> -> tensor<1x200x128xf32>
  %3 = uop.expand %2 sizes [%n, 200, 128] : tensor<1x200x128xf32> -> tensor<?x200x128xf32>
  %4 = uop.mul %1, %3 : tensor<?x200x128xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<?x200x128xf32> -> tensor<?x128xf32>
  return %5 : tensor<?x128xf32>
}

func.func @batches(%x: tensor<?x?x200xf32> {uop.shape = [#b, #m, 200]}, %w: tensor<200x128xf32>) -> tensor<?x?x128xf32> {
  %n = uop.define_var "n" [1, 40] : index
  %b = uop.define_var "b" [0, 3] : index
  %0 = uop.reshape %x sizes [%b, %n, 200, 1] : tensor<?x?x200xf32> -> tensor<?x?x200x1xf32>
  %1 = uop.expand %0 sizes [%b, %n, 200, 128] : tensor<?x?x200x1xf32> -> tensor<?x?x200x128xf32>
  %2 = uop.reshape %w : tensor<200x128xf32> -> tensor<1x1x200x128xf32>
  %3 = uop.expand %2 sizes [%b, %n, 200, 128] : tensor<1x1x200x128xf32> -> tensor<?x?x200x128xf32>
  %4 = uop.mul %1, %3 : tensor<?x?x200x128xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<?x?x200x128xf32> -> tensor<?x?x128xf32>
  return %5 : tensor<?x?x128xf32>
}

func.func @columns(%x: tensor<200x?xf32> {uop.shape = [200, #c]}, %w: tensor<200x128xf32>) -> tensor<128x?xf32> {
  %n = uop.define_var "n" [0, 60] : index
  %0 = uop.reshape %x sizes [200, 1, %n] : tensor<200x?xf32> -> tensor<200x1x?xf32>
  %1 = uop.expand %0 sizes [200, 128, %n] : tensor<200x1x?xf32> -> tensor<200x128x?xf32>
  %2 = uop.reshape %w : tensor<200x128xf32> -> tensor<200x128x1xf32>
  %3 = uop.expand %2 sizes [200, 128, %n] : tensor<200x128x1xf32> -> tensor<200x128x?xf32>
  %4 = uop.mul %1, %3 : tensor<200x128x?xf32>
  %5 = uop.reduce_axis add %4 axes [0] : tensor<200x128x?xf32> -> tensor<128x?xf32>
  return %5 : tensor<128x?xf32>
}

func.func @elements(%x: tensor<?xf32> {uop.shape = [#e]}) -> tensor<?xf32> {
  %0 = uop.exp %x : tensor<?xf32>
  %1 = uop.sin %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
