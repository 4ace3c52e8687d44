// Cumulative sums of a buffer that are written to it: in place, and to a part of
// it.
//
// RUN: uop-run %s --entry=whole --random-inputs=1 --repeat=3 --verify
// RUN: uop-run %s --entry=part --random-inputs=1 --repeat=3 --verify
// RUN: uop-opt %s --uop-schedule | FileCheck %s

// CHECK-LABEL: uop.kernel @r_50(
// CHECK-SAME: %[[V:.*]]: memref<50xf32>, %[[X:.*]]: memref<50xf32>)
// CHECK: uop.load %[[X]][%[[R:.*]]] :
// CHECK: uop.scan add {{.*}} over (%[[R]]) reverse
// CHECK: uop.store %{{.*}}, %[[X]][%[[R]]]

func.func @whole(%v: tensor<50xf32>) -> tensor<50xf32> {
  %x = uop.buffer 0 : tensor<50xf32>
  %x0 = uop.add %x, %v : tensor<50xf32>
  %x1 = uop.reshape %x0 : tensor<50xf32> -> tensor<1x50xf32>
  %x2 = uop.expand %x1 : tensor<1x50xf32> -> tensor<50x50xf32>
  %i = uop.iota axis 0 : tensor<50x50xi32>
  %k = uop.iota axis 1 : tensor<50x50xi32>
  %c = uop.cmp ge %k, %i : tensor<50x50xi32>
  %z = uop.const 0.0 : tensor<50x50xf32>
  %w = uop.where %c, %x2, %z : tensor<50x50xf32>
  %s = uop.reduce_axis add %w axes [1] : tensor<50x50xf32> -> tensor<50xf32>
  %t = uop.mul %s, %v : tensor<50xf32>
  %a = uop.assign %t, %x : tensor<50xf32>, tensor<50xf32>
  return %a : tensor<50xf32>
}

func.func @part(%v: tensor<50xi32>) -> tensor<50xi32> {
  %x = uop.buffer 1 : tensor<50xi32>
  %x1 = uop.reshape %v : tensor<50xi32> -> tensor<1x50xi32>
  %x2 = uop.expand %x1 : tensor<1x50xi32> -> tensor<50x50xi32>
  %i = uop.iota axis 0 : tensor<50x50xi32>
  %k = uop.iota axis 1 : tensor<50x50xi32>
  %c = uop.cmp le %k, %i : tensor<50x50xi32>
  %z = uop.const 0 : tensor<50x50xi32>
  %w = uop.where %c, %x2, %z : tensor<50x50xi32>
  %s = uop.reduce_axis add %w axes [1] : tensor<50x50xi32> -> tensor<50xi32>
  %s1 = uop.shrink %s offsets [5] sizes [40] : tensor<50xi32> -> tensor<40xi32>
  %s2 = uop.pad %s1 low [5] high [5] : tensor<40xi32> -> tensor<50xi32>
  %one = uop.const true : tensor<40xi1>
  %m = uop.pad %one low [5] high [5] : tensor<40xi1> -> tensor<50xi1>
  %t = uop.where %m, %s2, %x : tensor<50xi32>
  %a = uop.assign %t, %x : tensor<50xi32>, tensor<50xi32>
  return %a : tensor<50xi32>
}
