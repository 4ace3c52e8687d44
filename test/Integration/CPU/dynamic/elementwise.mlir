// One plan for all sizes in the range; the interpreter agrees for each.
// RUN: uop-run %s --random-inputs=1 --var=n=0,1,2,7,128 --verify
// RUN: uop-run %s --random-inputs=1 --var=n=3 --print | FileCheck %s
// CHECK: output 0: 3x4xf32
// CHECK: output 1: 3x4xbool
// RUN: uop-opt %s --uop-schedule | grep -c uop.launch | FileCheck %s --check-prefix=KERNELS
// KERNELS: 2

func.func @main(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 128]>, 4]},
                %y: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 128]>, 4]})
    -> (tensor<?x4xf32>, tensor<?x4xi1>) {
  %0 = uop.add %x, %y : tensor<?x4xf32>
  %1 = uop.mul %0, %x : tensor<?x4xf32>
  %2 = uop.cmp lt %1, %y : tensor<?x4xf32>
  %3 = uop.where %2, %1, %y : tensor<?x4xf32>
  %4 = uop.cast %3 : tensor<?x4xf32> -> tensor<?x4xi32>
  %5 = uop.cast %4 : tensor<?x4xi32> -> tensor<?x4xf32>
  %6 = uop.sub %3, %5 : tensor<?x4xf32>
  return %6, %2 : tensor<?x4xf32>, tensor<?x4xi1>
}
