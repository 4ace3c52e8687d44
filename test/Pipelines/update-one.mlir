// An element that is replaced in memory that the caller gives away is all that is
// written, whatever the size of the rest.
//
// RUN: uop-run %s --compile-to=plan | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify

// CHECK-LABEL: uop.kernel @
// CHECK: uop.range 0 to %{{.*}} {uop.max = 1 : i64} : index
// CHECK: uop.store %{{.*}}, %arg2[%{{.*}}]
// CHECK-NOT: uop.reduce
func.func @main(%x: tensor<300xf32> {uop.donated}, %v: tensor<1xf32>, %i: tensor<1xi64>) -> tensor<300xf32> {
  %0 = uop.scatter set %x, %i, %v axis 0 : tensor<300xf32>, tensor<1xi64>, tensor<1xf32>
  return %0 : tensor<300xf32>
}
