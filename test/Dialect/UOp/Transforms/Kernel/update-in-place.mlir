// RUN: uop-opt %s --uop-resolve-state --uop-rangeify --uop-simplify-index --uop-fuse --uop-form-kernels --uop-update-in-place --split-input-file | FileCheck %s

// Each element is read where it is written: the two arguments become one.
// CHECK-LABEL: uop.kernel @e_4(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>)
// CHECK: %[[OLD:.*]] = uop.load %[[B]][%[[I:.*]]]
// CHECK: %[[SUM:.*]] = uop.add %[[OLD]]
// CHECK: uop.store %[[SUM]], %[[B]][%[[I]]] over (%[[I]])
// CHECK-LABEL: func @accumulate(
// CHECK: %[[T:.*]] = bufferization.to_tensor %[[M:.*]] restrict
// CHECK: %[[NEW:.*]] = uop.launch @e_4 ins(%{{.*}} : tensor<4xf32>) outs(%[[T]] : tensor<4xf32>)
// CHECK-NEXT: materialize_in_destination %[[NEW]] in writable %[[M]]
func.func @accumulate(%x: tensor<4xf32>) {
  %b = uop.buffer 0 : tensor<4xf32>
  %0 = uop.add %b, %x : tensor<4xf32>
  %1 = uop.assign %0, %b : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

// A part: its elements alone are visited.
// CHECK-LABEL: uop.kernel @e_8_4(
// CHECK-SAME: %[[V:.*]]: memref<6xf32>, %[[B:.*]]: memref<32xf32>)
// CHECK-DAG: %[[I:.*]] = uop.range 0 to 3 : index
// CHECK-DAG: %[[J:.*]] = uop.range 1 to 2 : index
// CHECK-NOT: if
// CHECK: %[[C21:.*]] = uop.const 21 : index
// CHECK: %[[P:.*]] = uop.add %{{.*}}, %[[C21]] : index
// CHECK: uop.store %{{.*}}, %[[B]][%[[P]]] over (%[[I]], %[[J]])
// CHECK-NOT: if
// CHECK: uop.sink
// CHECK: outs(%{{.*}} : tensor<8x4xf32>)
func.func @part(%v: tensor<3x2xf32>) {
  %b = uop.buffer 0 : tensor<8x4xf32>
  %1 = uop.assign %v, %b offsets [5, 1] sizes [3, 2] : tensor<3x2xf32>, tensor<8x4xf32>
  return
}

// -----

// One row, which has no loop; the other axis is whole.
// CHECK-LABEL: uop.kernel @e_8_4(
// CHECK: %[[J:.*]] = uop.range 1 to 4 : index
// CHECK: uop.store %{{.*}}, %{{.*}}[%{{.*}}] over (%[[J]]) :
func.func @row(%v: tensor<1x4xf32>) {
  %b = uop.buffer 0 : tensor<8x4xf32>
  %1 = uop.assign %v, %b offsets [5, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<8x4xf32>
  return
}

// -----

// The part is computed from itself: in place as well, once its loops go no
// further.
// CHECK-LABEL: uop.kernel @e_8_4(
// CHECK-SAME: %{{.*}}: memref<4xf32>, %[[B:.*]]: memref<32xf32>)
// CHECK: uop.load %[[B]][%[[P:.*]]] :
// CHECK: uop.store %{{.*}}, %[[B]][%[[P]]] over (%{{.*}}) :
func.func @row_of_row(%v: tensor<1x4xf32>) {
  %b = uop.buffer 0 : tensor<8x4xf32>
  %o = uop.shrink %b offsets [5, 0] sizes [1, 4] : tensor<8x4xf32> -> tensor<1x4xf32>
  %0 = uop.add %v, %o : tensor<1x4xf32>
  %1 = uop.assign %0, %b offsets [5, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<8x4xf32>
  return
}

// -----

// From another row: a kernel computes the new one, and another writes it.
// CHECK: uop.kernel @e_4(
// CHECK-SAME: %{{.*}}: memref<4xf32>, %{{.*}}: memref<32xf32>, %{{.*}}: memref<4xf32>)
// CHECK: uop.kernel @e_8_4(
// CHECK-SAME: %{{.*}}: memref<4xf32>, %{{.*}}: memref<32xf32>)
// CHECK: uop.store %{{.*}}, %{{.*}}[%{{.*}}] over (%{{.*}}) : memref<32xf32>
func.func @row_of_other_row(%v: tensor<1x4xf32>) {
  %b = uop.buffer 0 : tensor<8x4xf32>
  %o = uop.shrink %b offsets [4, 0] sizes [1, 4] : tensor<8x4xf32> -> tensor<1x4xf32>
  %0 = uop.add %v, %o : tensor<1x4xf32>
  %1 = uop.assign %0, %b offsets [5, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<8x4xf32>
  return
}

// -----

// The old contents are read at other positions: the kernel keeps an output of
// its own, which is copied.
// CHECK-LABEL: func @transpose(
// CHECK: %[[INIT:.*]] = tensor.empty
// CHECK: uop.launch @{{.*}} ins(%{{.*}}) outs(%[[INIT]]
func.func @transpose() {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %t = uop.permute %b [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
  %0 = uop.add %b, %t : tensor<4x4xf32>
  %1 = uop.assign %0, %b : tensor<4x4xf32>, tensor<4x4xf32>
  return
}

// -----

// A reader of the old contents goes first.
// CHECK-LABEL: func @reader_first(
// CHECK: %[[T:.*]] = bufferization.to_tensor
// CHECK: %[[TWICE:.*]] = uop.launch @{{.*}} ins(%[[T]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: uop.launch @{{.*}} ins(%{{.*}} : tensor<4xf32>) outs(%[[T]] : tensor<4xf32>)
// CHECK: return %[[TWICE]]
func.func @reader_first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %b = uop.buffer 0 : tensor<4xf32>
  %0 = uop.add %b, %x : tensor<4xf32>
  %1 = uop.assign %0, %b : tensor<4xf32>, tensor<4xf32>
  %2 = uop.mul %b, %b : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// Old contents that are the result are copied before the write.
// CHECK-LABEL: func @return_old(
// CHECK: %[[T:.*]] = bufferization.to_tensor %[[M:.*]] restrict
// CHECK: uop.launch @{{.*}} outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[T]])
// CHECK-NEXT: materialize_in_destination %{{.*}} in writable %[[M]]
// CHECK-NEXT: return %[[COPY]]
func.func @return_old(%x: tensor<4xf32>) -> tensor<4xf32> {
  %b = uop.buffer 0 : tensor<4xf32>
  %0 = uop.add %b, %x : tensor<4xf32>
  %1 = uop.assign %0, %b : tensor<4xf32>, tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

// Of two buffers that change places one is copied.
// CHECK-LABEL: func @swap(
// CHECK: %[[A:.*]] = bufferization.to_tensor %[[MA:.*]] restrict
// CHECK: %[[B:.*]] = bufferization.to_tensor %[[MB:.*]] restrict
// CHECK-NEXT: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[A]])
// CHECK-NOT: alloc_tensor
// CHECK: materialize_in_destination %[[B]] in writable %[[MA]]
// CHECK-NEXT: materialize_in_destination %[[COPY]] in writable %[[MB]]
func.func @swap() {
  %a = uop.buffer 0 : tensor<4xf32>
  %b = uop.buffer 1 : tensor<4xf32>
  %0 = uop.assign %b, %a : tensor<4xf32>, tensor<4xf32>
  %1 = uop.assign %a, %b : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

// A kernel that another launch uses as well keeps its arguments.
// CHECK-LABEL: uop.kernel @shared(
// CHECK-SAME: %{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32>)
// CHECK-LABEL: func @shared_kernel(
// CHECK: %[[T:.*]] = bufferization.to_tensor
// CHECK: uop.launch @shared ins(%[[T]] : tensor<4xf32>) outs(
// CHECK: uop.launch @shared ins(%{{.*}} : tensor<4xf32>) outs(
memref.global "private" @memory : memref<4xf32> = dense<1.0>
uop.kernel @shared(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.add %0, %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
func.func @shared_kernel(%x: tensor<4xf32>) -> tensor<4xf32> {
  %m = memref.get_global @memory : memref<4xf32>
  %t = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = uop.launch @shared ins(%t : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %1 = uop.launch @shared ins(%x : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %0 in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return %1 : tensor<4xf32>
}
