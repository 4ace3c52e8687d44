// Windows that launches read are parts of buffers, not copies.
//
// RUN: uop-opt %s --uop-bufferize=windows=true --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-bufferize --split-input-file | FileCheck %s --check-prefix=COPIES

uop.kernel @k(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// CHECK-LABEL: func.func @window(
// CHECK-SAME: %[[X:.*]]: memref<2x32xf32>
// CHECK: %[[F:.*]] = memref.reinterpret_cast %[[X]] to offset: [0], sizes: [64]
// CHECK: %[[W:.*]] = memref.subview %[[F]][32] [32] [1] {uop.window} : memref<64xf32> to memref<32xf32, strided<[1], offset: 32>>
// CHECK-NOT: memref.copy
// CHECK: uop.launch @k ins(%[[W]] : memref<32xf32, strided<[1], offset: 32>>)
// COPIES-LABEL: func.func @window(
// COPIES: %[[W:.*]] = memref.subview
// COPIES-NEXT: %[[C:.*]] = memref.alloc() {{.*}} : memref<32xf32>
// COPIES-NEXT: memref.copy %[[W]], %[[C]]
// COPIES: uop.launch @k ins(%[[C]] : memref<32xf32>)
func.func @window(%x: tensor<2x32xf32>) -> tensor<32xf32> {
  %0 = uop.reshape %x : tensor<2x32xf32> -> tensor<64xf32>
  %1 = uop.shrink %0 offsets [32] sizes [32] {uop.window} : tensor<64xf32> -> tensor<32xf32>
  %e = tensor.empty() : tensor<32xf32>
  %2 = uop.launch @k ins(%1 : tensor<32xf32>) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  return %2 : tensor<32xf32>
}

// Other boxes are copies.
// CHECK-LABEL: func.func @box(
// CHECK: %[[B:.*]] = memref.subview
// CHECK-NEXT: %[[C:.*]] = memref.alloc() {{.*}} : memref<32xf32>
// CHECK-NEXT: memref.copy %[[B]], %[[C]]
// CHECK: return %[[C]]
func.func @box(%x: tensor<64xf32>) -> tensor<32xf32> {
  %0 = uop.shrink %x offsets [32] sizes [32] : tensor<64xf32> -> tensor<32xf32>
  return %0 : tensor<32xf32>
}

// What is not a launch takes a copy of a window.
// CHECK-LABEL: func.func @reshaped(
// CHECK: %[[W:.*]] = memref.subview %{{.*}}[32] [32] [1] {uop.window}
// CHECK: %[[C:.*]] = memref.alloc() {{.*}} : memref<32xf32>
// CHECK-NEXT: memref.copy %[[W]], %[[C]]
// CHECK-NEXT: %[[R:.*]] = memref.reinterpret_cast %[[C]] to offset: [0], sizes: [4, 8]
// CHECK: uop.launch @k ins(%[[R]] : memref<4x8xf32>)
func.func @reshaped(%x: tensor<64xf32>) -> tensor<32xf32> {
  %0 = uop.shrink %x offsets [32] sizes [32] {uop.window} : tensor<64xf32> -> tensor<32xf32>
  %1 = uop.reshape %0 : tensor<32xf32> -> tensor<4x8xf32>
  %e = tensor.empty() : tensor<32xf32>
  %2 = uop.launch @k ins(%1 : tensor<4x8xf32>) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  return %2 : tensor<32xf32>
}

// So does another device.
// CHECK-LABEL: func.func @elsewhere(
// CHECK: %[[W:.*]] = memref.subview %{{.*}}[32] [32] [1] : memref<64xf32, "cpu:1">
// CHECK-NEXT: %[[C:.*]] = memref.alloc() {{.*}} : memref<32xf32, "cpu:1">
// CHECK-NEXT: memref.copy %[[W]], %[[C]]
// CHECK: uop.launch @k ins(%[[C]] : memref<32xf32, "cpu:1">)
func.func @elsewhere(%x: tensor<64xf32>) -> tensor<32xf32> {
  %0 = uop.copy %x to "cpu:1" : tensor<64xf32>
  %1 = uop.shrink %0 offsets [32] sizes [32] {uop.window} : tensor<64xf32> -> tensor<32xf32>
  %e = bufferization.alloc_tensor() {memory_space = "cpu:1"} : tensor<32xf32>
  %2 = uop.launch @k ins(%1 : tensor<32xf32>) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  %3 = uop.copy %2 to "cpu:0" : tensor<32xf32>
  return %3 : tensor<32xf32>
}

// What is written while a window of it is still read has a buffer of its own.
// CHECK-LABEL: func.func @written_later(
// CHECK: %[[A:.*]] = memref.alloc() {{.*}} : memref<32xf32>
// CHECK: uop.launch @k ins(%{{.*}}) outs(%[[A]] :
// CHECK: %[[W:.*]] = memref.subview %[[A]][0] [32] [1] {uop.window}
// CHECK: %[[B:.*]] = memref.alloc() {{.*}} : memref<32xf32>
// CHECK: memref.copy %[[A]], %[[B]]
// CHECK: uop.launch @k ins(%{{.*}}) outs(%[[B]] :
// CHECK: uop.launch @k ins(%[[W]] :
func.func @written_later(%x: tensor<32xf32>, %y: tensor<32xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %e = tensor.empty() : tensor<32xf32>
  %0 = uop.launch @k ins(%x : tensor<32xf32>) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  %1 = uop.shrink %0 offsets [0] sizes [32] {uop.window} : tensor<32xf32> -> tensor<32xf32>
  %2 = uop.launch @k ins(%y : tensor<32xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
  %e1 = tensor.empty() : tensor<32xf32>
  %3 = uop.launch @k ins(%1 : tensor<32xf32>) outs(%e1 : tensor<32xf32>) -> tensor<32xf32>
  return %2, %3 : tensor<32xf32>, tensor<32xf32>
}

// -----

// The same where upstream's analysis decides.
uop.kernel @k(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// CHECK-LABEL: func.func @beside_a_slice(
// CHECK: uop.launch @k ins(%{{.*}}) outs(%[[A:.*]] :
// CHECK: %[[W:.*]] = memref.subview %[[A]][0] [32] [1] {uop.window}
// CHECK: %[[B:.*]] = memref.alloc() {{.*}} : memref<32xf32>
// CHECK-NEXT: memref.copy %[[W]], %[[B]]
// CHECK: uop.launch @k ins(%{{.*}}) outs(%[[A]] :
// CHECK: uop.launch @k ins(%[[B]] :
func.func @beside_a_slice(%x: tensor<64xf32>, %y: tensor<32xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %s = tensor.extract_slice %x[0] [32] [1] : tensor<64xf32> to tensor<32xf32>
  %e = tensor.empty() : tensor<32xf32>
  %0 = uop.launch @k ins(%s : tensor<32xf32>) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  %1 = uop.shrink %0 offsets [0] sizes [32] {uop.window} : tensor<32xf32> -> tensor<32xf32>
  %2 = uop.launch @k ins(%y : tensor<32xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
  %e1 = tensor.empty() : tensor<32xf32>
  %3 = uop.launch @k ins(%1 : tensor<32xf32>) outs(%e1 : tensor<32xf32>) -> tensor<32xf32>
  return %2, %3 : tensor<32xf32>, tensor<32xf32>
}
