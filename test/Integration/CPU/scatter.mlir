// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=few --random-inputs=3 --verify
// RUN: uop-run %s --entry=elements --random-inputs=4 --verify
// RUN: uop-run %s --entry=elements --random-inputs=5 --verify --threads=2
// RUN: uop-opt %s --uop-schedule | FileCheck %s

// Each update is combined with its element: rows, single elements, those at
// indices that are out of range, several for one element, and what is computed
// from the sums.
// CHECK-COUNT-5: uop.if
// CHECK: func.func @main
// CHECK: uop.if
// CHECK: func.func @elements
func.func @main(%ids: tensor<300xi32>, %x: tensor<100x24xf32>, %u: tensor<300x24xf32>, %v: tensor<300xf64>, %w: tensor<200xf64>, %n: tensor<200xi32>, %m: tensor<300xi32>)
    -> (tensor<100x24xf32>, tensor<100x24xf32>, tensor<200xf64>, tensor<200xi32>, tensor<100x24xf32>) {
  %c150 = uop.const 150 : tensor<300xi32>
  %i = uop.mod %ids, %c150 : tensor<300xi32>
  %rows = uop.reshape %i : tensor<300xi32> -> tensor<300x1xi32>
  %all = uop.expand %rows : tensor<300x1xi32> -> tensor<300x24xi32>
  %0 = uop.scatter add %x, %all, %u axis 0 : tensor<100x24xf32>, tensor<300x24xi32>, tensor<300x24xf32>
  %1 = uop.scatter max %x, %all, %u axis 0 : tensor<100x24xf32>, tensor<300x24xi32>, tensor<300x24xf32>
  %2 = uop.scatter add %w, %i, %v axis 0 : tensor<200xf64>, tensor<300xi32>, tensor<300xf64>
  %3 = uop.scatter min %n, %i, %m axis 0 : tensor<200xi32>, tensor<300xi32>, tensor<300xi32>
  %none = uop.const 0.0 : tensor<100x24xf32>
  %4 = uop.scatter add %none, %all, %u axis 0 : tensor<100x24xf32>, tensor<300x24xi32>, tensor<300x24xf32>
  %5 = uop.tanh %4 : tensor<100x24xf32>
  %6 = uop.sub %x, %5 : tensor<100x24xf32>
  return %0, %1, %2, %3, %6 : tensor<100x24xf32>, tensor<100x24xf32>, tensor<200xf64>, tensor<200xi32>, tensor<100x24xf32>
}

// No update, one, updates at indices of 8 bits without sign; and what stays a
// reduction, because sums of bf16 are kept in f32.
func.func @few(%x: tensor<100x24xf32>, %i: tensor<0x24xi64>, %u: tensor<0x24xf32>, %j: tensor<1x24xi8>, %v: tensor<1x24xf32>, %k: tensor<300x1xui8>, %w: tensor<300x1xf32>, %t: tensor<200x1xf32>, %b: tensor<70x24xbf16>, %n: tensor<90x24xi16>, %d: tensor<90x24xbf16>)
    -> (tensor<100x24xf32>, tensor<100x24xf32>, tensor<200x1xf32>, tensor<70x24xbf16>) {
  %0 = uop.scatter add %x, %i, %u axis 0 : tensor<100x24xf32>, tensor<0x24xi64>, tensor<0x24xf32>
  %1 = uop.scatter mul %x, %j, %v axis 0 : tensor<100x24xf32>, tensor<1x24xi8>, tensor<1x24xf32>
  %2 = uop.scatter add %t, %k, %w axis 0 : tensor<200x1xf32>, tensor<300x1xui8>, tensor<300x1xf32>
  %3 = uop.scatter add %b, %n, %d axis 0 : tensor<70x24xbf16>, tensor<90x24xi16>, tensor<90x24xbf16>
  return %0, %1, %2, %3 : tensor<100x24xf32>, tensor<100x24xf32>, tensor<200x1xf32>, tensor<70x24xbf16>
}

// Indices of elements of all axes, some out of range, which are computed from
// others.
func.func @elements(%ids: tensor<300xi32>, %u: tensor<300xf32>, %x: tensor<4x6x50xf32>) -> tensor<4x6x50xf32> {
  %c7 = uop.const 7 : tensor<300xi32>
  %c1300 = uop.const 1300 : tensor<300xi32>
  %i = uop.iota axis 0 : tensor<300xi32>
  %0 = uop.mul %i, %c7 : tensor<300xi32>
  %1 = uop.add %0, %ids : tensor<300xi32>
  %2 = uop.mod %1, %c1300 : tensor<300xi32>
  %none = uop.const 0.0 : tensor<1200xf32>
  %3 = uop.scatter add %none, %2, %u axis 0 : tensor<1200xf32>, tensor<300xi32>, tensor<300xf32>
  %4 = uop.reshape %3 : tensor<1200xf32> -> tensor<4x6x50xf32>
  %5 = uop.mul %4, %x : tensor<4x6x50xf32>
  return %5 : tensor<4x6x50xf32>
}
