// Sorts of sizes that a run decides are sorts of the greatest sizes.
//
// RUN: uop-run %s --entry=rows --random-inputs=1 --var=n=0,1,5,12 --verify
// RUN: uop-run %s --entry=axis --random-inputs=2 --var=n=0,1,2,99,100 --verify
// RUN: uop-run %s --entry=both --random-inputs=3 --var=n=0,3,12 --var=m=5,0,70 --verify
// RUN: uop-run %s --entry=topk --random-inputs=4 --var=n=0,1,12 --verify
// RUN: uop-run %s --entry=last --var=n=2,3 --print | FileCheck %s --check-prefix=LAST
// RUN: sed '/^func.func @end/,/^}/d' %s | uop-opt --uop-lower-sort | FileCheck %s
// RUN: not uop-opt %s --uop-lower-sort 2>&1 | FileCheck %s --check-prefix=ERROR

#n = #uop.var<"n" [0, 12]>
#k = #uop.var<"n" [0, 100]>
#m = #uop.var<"m" [0, 70]>

// CHECK-LABEL: func.func @rows(
// CHECK: uop.cat {{.*}} -> tensor<12x4xf32>
// CHECK: uop.shrink {{.*}} -> tensor<?x4xf32>
func.func @rows(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> (tensor<?x4xf32>, tensor<?x4xi64>) {
  %0:2 = uop.sort %x axis 1 : tensor<?x4xf32> -> tensor<?x4xf32>, tensor<?x4xi64>
  return %0#0, %0#1 : tensor<?x4xf32>, tensor<?x4xi64>
}

func.func @axis(%x: tensor<3x?xi8> {uop.shape = [3, #k]}) -> (tensor<3x?xi8>, tensor<3x?xi64>, tensor<3x?xi8>) {
  %0 = uop.neg %x : tensor<3x?xi8>
  %1:2 = uop.sort %0 axis 1 descending : tensor<3x?xi8> -> tensor<3x?xi8>, tensor<3x?xi64>
  %2 = uop.add %1#0, %x : tensor<3x?xi8>
  %3:2 = uop.sort %2 axis 1 : tensor<3x?xi8> -> tensor<3x?xi8>, tensor<3x?xi64>
  return %2, %1#1, %3#0 : tensor<3x?xi8>, tensor<3x?xi64>, tensor<3x?xi8>
}

func.func @both(%x: tensor<?x?xui16> {uop.shape = [#n, #m]}) -> (tensor<?x?xui16>, tensor<?x?xi32>) {
  %0:2 = uop.sort %x axis 0 : tensor<?x?xui16> -> tensor<?x?xui16>, tensor<?x?xi32>
  return %0#0, %0#1 : tensor<?x?xui16>, tensor<?x?xi32>
}

func.func @topk(%x: tensor<?x40xf16> {uop.shape = [#n, 40]}) -> (tensor<?x5xf16>, tensor<?x5xi32>) {
  %0:2 = uop.topk %x axis 1 smallest : tensor<?x40xf16> -> tensor<?x5xf16>, tensor<?x5xi32>
  return %0#0, %0#1 : tensor<?x5xf16>, tensor<?x5xi32>
}

// What fills up comes after the least and the greatest numbers, and after NaN.
// LAST: output 0: 2xi64 =
// LAST-NEXT: [1 0]
// LAST: output 0: 3xi64 =
// LAST-NEXT: [2 1 0]
func.func @last() -> tensor<?xi64> {
  %n = uop.define_var "n" [0, 3] : index
  %x = uop.const dense<[0x7FC00000, 0x7F800000, 1.0]> : tensor<3xf32>
  %0 = uop.shrink %x offsets [0] sizes [%n] : tensor<3xf32> -> tensor<?xf32>
  %1:2 = uop.sort %0 axis 0 : tensor<?xf32> -> tensor<?xf32>, tensor<?xi64>
  return %1#1 : tensor<?xi64>
}

// ERROR: 'uop.topk' op needs an axis whose size is static, got 'tensor<?xf32>'
func.func @end(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<2xf32> {
  %0:2 = uop.topk %x axis 0 : tensor<?xf32> -> tensor<2xf32>, tensor<2xi64>
  return %0#0 : tensor<2xf32>
}
