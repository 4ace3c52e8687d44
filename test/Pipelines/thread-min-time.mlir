// RUN: uop-opt %s --uop-schedule=thread-min-time=0 | FileCheck %s
// RUN: uop-opt %s --uop-schedule | FileCheck %s --check-prefix=DEFAULT

// CHECK: uop.range 0 to 32 thread
// DEFAULT-NOT: thread
func.func @main(%x: tensor<32xf32>) -> tensor<32xf32> {
  %0 = uop.sqrt %x : tensor<32xf32>
  return %0 : tensor<32xf32>
}
