// RUN: uop-opt %s --uop-resolve-state | FileCheck %s

// Every number is an id.
// CHECK-DAG: memref.global "private" @uop_buffer_9223372036854775807 :
// CHECK-DAG: memref.global "private" @uop_buffer_9223372036854775806 :
// CHECK-DAG: memref.global "private" @uop_buffer_0 :
func.func @ids(%x: tensor<4xf32>) {
  %0 = uop.buffer 9223372036854775807 : tensor<4xf32>
  %1 = uop.buffer 9223372036854775806 : tensor<4xf32>
  %2 = uop.buffer 0 : tensor<4xf32>
  %3 = uop.assign %x, %0 : tensor<4xf32>, tensor<4xf32>
  %4 = uop.assign %x, %1 : tensor<4xf32>, tensor<4xf32>
  %5 = uop.assign %x, %2 : tensor<4xf32>, tensor<4xf32>
  return
}
