// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --test-uop-interpret="entry=shown print" | FileCheck %s

func.func @mstack_mselect() {
  %a = uop.const dense<[1, 2]> : tensor<2xi8>
  %b = uop.const dense<[3, 4]> : tensor<2xi8>
  %m = uop.mstack %a, %b, %a : tensor<2xi8> -> !uop.multi<tensor<2xi8>, 3>
  %0 = uop.mselect %m [0] : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %1 = uop.mselect %m [1] : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %2 = uop.mselect %m [2] : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  check.expect_eq %0, %a : tensor<2xi8>
  check.expect_eq %1, %b : tensor<2xi8>
  check.expect_eq %2, %a : tensor<2xi8>
  return
}

func.func private @second(%m: !uop.multi<tensor<2xi8>, 2>) -> tensor<2xi8> {
  %0 = uop.mselect %m [1] : !uop.multi<tensor<2xi8>, 2> -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
func.func @through_a_call() {
  %a = uop.const dense<[1, 2]> : tensor<2xi8>
  %b = uop.const dense<[3, 4]> : tensor<2xi8>
  %m = uop.mstack %a, %b : tensor<2xi8> -> !uop.multi<tensor<2xi8>, 2>
  %0 = call @second(%m) : (!uop.multi<tensor<2xi8>, 2>) -> tensor<2xi8>
  check.expect_eq %0, %b : tensor<2xi8>
  return
}

// CHECK: @shown 0: multi
// CHECK-NEXT: dense<[1, 2]> : tensor<2xi8>
// CHECK-NEXT: dense<[3, 4]> : tensor<2xi8>
func.func @shown() -> !uop.multi<tensor<2xi8>, 2> {
  %a = uop.const dense<[1, 2]> : tensor<2xi8>
  %b = uop.const dense<[3, 4]> : tensor<2xi8>
  %m = uop.mstack %a, %b : tensor<2xi8> -> !uop.multi<tensor<2xi8>, 2>
  return %m : !uop.multi<tensor<2xi8>, 2>
}
