// RUN: uop-opt %s --uop-update-in-place --split-input-file | FileCheck %s

// The store is for part of the points, but a scan is over all of them: the loop
// stays, and the store is gated.
// CHECK-LABEL: uop.kernel @scanned(
// CHECK-SAME: %[[V:.*]]: memref<50xi32>, %[[O:.*]]: memref<50xi32>)
// CHECK: %[[R:.*]] = uop.range 0 to 50 : index
// CHECK: %[[C:.*]] = uop.cmp lt %{{.*}}, %[[R]] : index
// CHECK: %[[S:.*]] = uop.scan add %{{.*}} over (%[[R]]) : i32
// CHECK: uop.store %[[S]], %[[O]][%[[R]]] over (%[[R]]) if %[[C]] : memref<50xi32>
memref.global "private" @state : memref<50xi32> = dense<0>
uop.kernel @scanned(%old: memref<50xi32>, %v: memref<50xi32>, %o: memref<50xi32>) {
  %r = uop.range 0 to 50 : index
  %c4 = uop.const 4 : index
  %c = uop.cmp lt %c4, %r : index
  %0 = uop.load %old[%r] : memref<50xi32> -> i32
  %1 = uop.load %v[%r] : memref<50xi32> -> i32
  %2 = uop.scan add %1 over (%r) : i32
  %3 = uop.where %c, %2, %0 : i32
  uop.store %3, %o[%r] over (%r) : memref<50xi32>
  uop.sink
}
func.func @main(%v: tensor<50xi32>) {
  %0 = memref.get_global @state : memref<50xi32>
  %1 = bufferization.to_tensor %0 restrict writable : memref<50xi32> to tensor<50xi32>
  %2 = tensor.empty() : tensor<50xi32>
  %3 = uop.launch @scanned ins(%1, %v : tensor<50xi32>, tensor<50xi32>) outs(%2 : tensor<50xi32>) -> tensor<50xi32>
  bufferization.materialize_in_destination %3 in writable %0 : (tensor<50xi32>, memref<50xi32>) -> ()
  return
}
