// RUN: uop-opt %s --uop-resolve-state | FileCheck %s

// CHECK-DAG: memref.global "private" @uop_buffer_3 : memref<4xf32> = dense<0.000000e+00> {alignment = 64 : i64}
// CHECK-DAG: memref.global "private" @uop_buffer_4 : memref<ui8> = dense<0> {alignment = 64 : i64}

// Reads after an assignment see its value; one write, at the end.
// CHECK-LABEL: func @chain(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[V:.*]]: tensor<2xf32>
// CHECK-NEXT: %[[M:.*]] = memref.get_global @uop_buffer_3 : memref<4xf32>
// CHECK-NEXT: %[[OLD:.*]] = bufferization.to_tensor %[[M]] restrict writable : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: %[[SUM:.*]] = uop.add %[[OLD]], %[[X]]
// CHECK-NEXT: %[[NEW:.*]] = uop.assign %[[V]], %[[SUM]] offsets [1] sizes [2]
// CHECK-NEXT: %[[BOTH:.*]] = uop.mul %[[NEW]], %[[OLD]]
// CHECK-NEXT: bufferization.materialize_in_destination %[[NEW]] in writable %[[M]]
// CHECK-NEXT: return %[[BOTH]]
func.func @chain(%x: tensor<4xf32>, %v: tensor<2xf32>) -> tensor<4xf32> {
  %0 = uop.buffer 3 : tensor<4xf32>
  %1 = uop.add %0, %x : tensor<4xf32>
  %2 = uop.assign %1, %0 : tensor<4xf32>, tensor<4xf32>
  %3 = uop.buffer 3 : tensor<4xf32>
  %4 = uop.assign %v, %3 offsets [1] sizes [2] : tensor<2xf32>, tensor<4xf32>
  %5 = uop.buffer 3 : tensor<4xf32>
  %6 = uop.mul %5, %0 : tensor<4xf32>
  return %6 : tensor<4xf32>
}

// What is only read is not written.
// CHECK-LABEL: func @read(
// CHECK-NOT: materialize_in_destination
// CHECK: return
func.func @read() -> (tensor<4xf32>, tensor<ui8>) {
  %0 = uop.buffer 3 on "cpu:1" : tensor<4xf32>
  %1 = uop.buffer 4 : tensor<ui8>
  return %0, %1 : tensor<4xf32>, tensor<ui8>
}

// CHECK-LABEL: func @swap(
// CHECK: %[[A:.*]] = bufferization.to_tensor %[[MA:.*]] restrict
// CHECK: %[[B:.*]] = bufferization.to_tensor %[[MB:.*]] restrict
// CHECK: materialize_in_destination %[[B]] in writable %[[MA]]
// CHECK: materialize_in_destination %[[A]] in writable %[[MB]]
func.func @swap() {
  %0 = uop.buffer 3 : tensor<4xf32>
  %1 = uop.buffer 5 : tensor<4xf32>
  %2 = uop.assign %1, %0 : tensor<4xf32>, tensor<4xf32>
  %3 = uop.assign %0, %1 : tensor<4xf32>, tensor<4xf32>
  return
}

// A call may use buffers if the caller itself does not.
// CHECK-LABEL: func @calls(
// CHECK: call @read
func.func @calls() -> tensor<4xf32> {
  %0:2 = func.call @read() : () -> (tensor<4xf32>, tensor<ui8>)
  return %0#0 : tensor<4xf32>
}

// A part that is computed from other elements of the buffer is computed first.
// CHECK-LABEL: func @shift(
// CHECK: %[[TAIL:.*]] = uop.shrink
// CHECK: %[[V:.*]] = uop.contiguous %[[TAIL]] : tensor<3xf32>
// CHECK: uop.assign %[[V]], %{{.*}} offsets [1] sizes [3]
func.func @shift() {
  %0 = uop.buffer 3 : tensor<4xf32>
  %1 = uop.shrink %0 offsets [0] sizes [3] : tensor<4xf32> -> tensor<3xf32>
  %2 = uop.assign %1, %0 offsets [1] sizes [3] : tensor<3xf32>, tensor<4xf32>
  return
}

// CHECK-LABEL: func @same_part(
// CHECK-NOT: uop.contiguous
// CHECK: return
func.func @same_part(%x: tensor<3xf32>) {
  %0 = uop.buffer 3 : tensor<4xf32>
  %1 = uop.shrink %0 offsets [1] sizes [3] : tensor<4xf32> -> tensor<3xf32>
  %2 = uop.mul %1, %x : tensor<3xf32>
  %3 = uop.assign %2, %0 offsets [1] sizes [3] : tensor<3xf32>, tensor<4xf32>
  return
}
