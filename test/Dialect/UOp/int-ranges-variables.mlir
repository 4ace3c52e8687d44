// RUN: uop-opt %s --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @bounds(
// CHECK-DAG: %[[C0:.*]] = uop.const 0 : index
// CHECK-DAG: %[[C7:.*]] = uop.const 7 : index
// CHECK: "test.use"(%[[C0]], %[[C0]], %[[C7]], %[[C0]])
func.func @bounds(%i: index) {
  %n = uop.define_var "n" [1, 128] : index
  %c129 = uop.const 129 : index
  %c0 = uop.const 0 : index
  %0 = uop.floordiv %n, %c129 : index
  %1 = uop.min %n, %c0 : index
  %m = uop.define_var "m" [7, 7] : index
  %b = uop.bind %n, %i : index
  %2 = uop.floordiv %b, %c129 : index
  "test.use"(%0, %1, %m, %2) : (index, index, index, index) -> ()
  return
}
