// RUN: uop-opt %s --test-uop-interpret="entry=main print=true" -o /dev/null | FileCheck %s
// RUN: not uop-opt %s --test-uop-interpret="entry=absent" 2>&1 | FileCheck %s --check-prefix=ABSENT

// CHECK: @main 0: tensor [2, 1] x f32 {1.5 (0x3FC00000), -0 (0x80000000)}
// CHECK-NEXT: @main 1: -3 : i8
// CHECK-NEXT: @main 2: true : i1
// CHECK-NOT: @other
// ABSENT: there is no function @absent
func.func @main() -> (tensor<2x1xf32>, i8, i1) {
  %0 = uop.const dense<[[1.5], [-0.0]]> : tensor<2x1xf32>
  %1 = uop.const -3 : i8
  %2 = uop.const true : i1
  return %0, %1, %2 : tensor<2x1xf32>, i8, i1
}

func.func @other() -> i8 {
  %0 = uop.const 1 : i8
  return %0 : i8
}
