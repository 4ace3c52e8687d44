// The gradient of a cumulative sum is a cumulative sum from behind: linear work
// and one kernel, like the sum itself.
//
// RUN: uop-opt %s --uop-gradient='function=sums seed-argument=true keep-results=false suffix=_g' --uop-schedule | FileCheck %s
// RUN: uop-opt %s --uop-gradient='function=sums seed-argument=true suffix=_g' > %t.mlir
// RUN: uop-run %t.mlir --entry=sums_g --random-inputs=1 --verify

// CHECK: uop.scan add {{.*}} reverse : f32
// CHECK-NOT: uop.reduce
// CHECK-LABEL: func.func @sums_g(
// CHECK-COUNT-1: uop.launch
// CHECK-NOT: uop.launch
func.func @sums(%x: tensor<3x100xf32>) -> tensor<3x100xf32> {
  %x1 = uop.reshape %x : tensor<3x100xf32> -> tensor<3x1x100xf32>
  %x2 = uop.expand %x1 : tensor<3x1x100xf32> -> tensor<3x100x100xf32>
  %i = uop.iota axis 1 : tensor<3x100x100xi32>
  %k = uop.iota axis 2 : tensor<3x100x100xi32>
  %c = uop.cmp le %k, %i : tensor<3x100x100xi32>
  %z = uop.const 0.0 : tensor<3x100x100xf32>
  %w = uop.where %c, %x2, %z : tensor<3x100x100xf32>
  %s = uop.reduce_axis add %w axes [2] : tensor<3x100x100xf32> -> tensor<3x100xf32>
  return %s : tensor<3x100xf32>
}
