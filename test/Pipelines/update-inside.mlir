// Where the number of the element is in bounds for certain, there is no loop at all.
//
// RUN: uop-run %s --compile-to=plan | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify

// CHECK-LABEL: uop.kernel @
// CHECK-NOT: uop.range
// CHECK: uop.store %{{.*}}, %arg2[%{{.*}}] over ()
func.func @main(%x: tensor<300xf32> {uop.donated}, %v: tensor<1xf32>, %i: tensor<1xi64>) -> tensor<300xf32> {
  %zero = uop.const 0 : tensor<1xi64>
  %last = uop.const 299 : tensor<1xi64>
  %0 = uop.max %i, %zero : tensor<1xi64>
  %1 = uop.min %0, %last : tensor<1xi64>
  %2 = uop.scatter set %x, %1, %v axis 0 : tensor<300xf32>, tensor<1xi64>, tensor<1xf32>
  return %2 : tensor<300xf32>
}
