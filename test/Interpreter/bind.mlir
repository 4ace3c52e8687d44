// RUN: uop-opt %s --test-uop-interpret=print=true | FileCheck %s

// CHECK: @bind 0: 5 : index
// CHECK: @bind 1: 128 : index
func.func @bind() -> (index, index) {
  %n = uop.define_var "n" [1, 128] : index
  %five = uop.const 5 : index
  %0 = uop.bind %n, %five : index
  %c128 = arith.constant 128 : index
  %1 = uop.bind %n, %c128 : index
  return %0, %1 : index, index
}
