// Values that depend on no range, in kernels of few ops: a part of a part that is
// materialised stands before it.
//
// RUN: uop-opt %s --uop-schedule=max-ops=12 -o %t.12.mlir
// RUN: uop-run %t.12.mlir --random-inputs=1 --verify
// RUN: uop-opt %s --uop-schedule='max-ops=8 fuse=false' -o %t.8.mlir
// RUN: uop-run %t.8.mlir --random-inputs=1 --verify
// RUN: uop-smith --check-file=%s --seed=1 --schedules=small,interpret-small,interpret-small-unfused

func.func @main(%a1: tensor<1xi32>, %a9001: tensor<1xi32>, %a9019: tensor<1xi32>, %a9013: tensor<1xi32>, %a9007: tensor<1xi1>, %a9003: tensor<1xi32>, %a9002: tensor<1xi1>) -> (tensor<1xi32>) {
  %4 = uop.add %a1, %a9003 : tensor<1xi32>
  %5 = uop.where %a9002, %4, %a1 : tensor<1xi32>
  %6 = uop.cmp lt %5, %a9001 : tensor<1xi32>
  %8 = uop.cmp ne %6, %a9007 : tensor<1xi1>
  %17 = uop.mul %5, %a9013 : tensor<1xi32>
  %20 = uop.add %17, %a9019 : tensor<1xi32>
  %21 = uop.where %8, %20, %a9001 : tensor<1xi32>
  return %21 : tensor<1xi32>
}
