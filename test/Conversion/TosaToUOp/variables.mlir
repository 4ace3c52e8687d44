// Variables keep what a run wrote for the next one; they begin with their initial value.
//
// RUN: uop-run %s --entry=count --print | FileCheck %s --check-prefix=ONCE
// RUN: uop-run %s --entry=count --repeat=3 --print | FileCheck %s --check-prefix=THRICE
// RUN: uop-run %s --entry=count --verify
// RUN: uop-opt %s --convert-tosa-to-uop | FileCheck %s

// CHECK-NOT: tosa.
// CHECK-LABEL: func.func @count
// CHECK: uop.buffer 0 : tensor<2xi32>
// CHECK: uop.xor
// CHECK: uop.assign
tosa.variable @counter = dense<[7, -1]> : tensor<2xi32>
tosa.variable @scale = dense<0.5> : tensor<1xf32>
tosa.variable @zeros : tensor<1xi8>

// ONCE: output 0: 2xi32 =
// ONCE-NEXT: [8 0]
// ONCE: output 1: 1xf32 =
// ONCE-NEXT: [0.5]
// ONCE: output 2: 1xi8 =
// ONCE-NEXT: [0]
// THRICE: output 0: 2xi32 =
// THRICE-NEXT: [10 2]
// THRICE: output 1: 1xf32 =
// THRICE-NEXT: [2]
// THRICE: output 2: 1xi8 =
// THRICE-NEXT: [3]
func.func @count() -> (tensor<2xi32>, tensor<1xf32>, tensor<1xi8>) {
  %one = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %byte = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.variable_read @counter : tensor<2xi32>
  %1 = tosa.add %0, %one : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  tosa.variable_write @counter, %1 : tensor<2xi32>
  %2 = tosa.variable_read @counter : tensor<2xi32>
  %s = tosa.variable_read @scale : tensor<1xf32>
  %t = tosa.add %s, %s : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  tosa.variable_write @scale, %t : tensor<1xf32>
  %z = tosa.variable_read @zeros : tensor<1xi8>
  %y = tosa.logical_left_shift %z, %byte : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  %e = tosa.bitwise_or %y, %byte : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  tosa.variable_write @zeros, %e : tensor<1xi8>
  return %2, %s, %z : tensor<2xi32>, tensor<1xf32>, tensor<1xi8>
}
