// Which outputs of launches are written in place, without one-shot analysis; a
// copy of the module has @border, which needs it.

// RUN: uop-opt %s --uop-bufferize --remark-format=emitRemark --remarks-filter=uop-bufferize 2>&1 | FileCheck %s --implicit-check-not=remark:
// RUN: sed "s,^//PLAIN,," %s > %t.mixed.mlir
// RUN: uop-opt %t.mixed.mlir --uop-bufferize --remark-format=emitRemark --remarks-filter=uop-bufferize 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MIXED

// MIXED: remark: [Analysis] InPlace | Category:uop-bufferize | Function=border | Reason="'tensor.extract_slice' needs the one-shot analysis"

uop.kernel @k(%x: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %x[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

uop.kernel @two(%x: memref<6xf32>, %o: memref<6xf32>, %p: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %x[%i] : memref<6xf32> -> f32
  %1 = uop.neg %0 : f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.store %1, %p[%i] over (%i) : memref<6xf32>
  uop.sink
}

// Two results that nothing reads, written into one tensor.empty, as common
// subexpression elimination leaves it: two buffers, and no copy between them.
// CHECK-LABEL: func.func @shared(
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: %[[B:.*]] = memref.alloc()
// CHECK-NEXT: uop.launch @two ins(%{{.*}}) outs(%[[B]], %[[A]] :
func.func @shared(%x: tensor<6xf32>) {
  %0 = tensor.empty() : tensor<6xf32>
  %1:2 = uop.launch @two ins(%x : tensor<6xf32>) outs(%0, %0 : tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>, tensor<6xf32>
  return
}

// A new buffer for each result.
// CHECK-LABEL: func.func @new(
// CHECK-SAME: %[[X:.*]]: memref<6xf32>) -> memref<6xf32>
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: uop.launch @k ins(%[[X]] : memref<6xf32>) outs(%[[A]] : memref<6xf32>)
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK-NEXT: uop.launch @k ins(%[[A]] : memref<6xf32>) outs(%[[B]] : memref<6xf32>)
// CHECK-NOT: memref.copy
// CHECK: return %[[B]]
func.func @new(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = tensor.empty() : tensor<6xf32>
  %1 = uop.launch @k ins(%x : tensor<6xf32>) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
  %2 = tensor.empty() : tensor<6xf32>
  %3 = uop.launch @k ins(%1 : tensor<6xf32>) outs(%2 : tensor<6xf32>) -> tensor<6xf32>
  return %3 : tensor<6xf32>
}

// What is there is overwritten if it is not needed any more, ...
// CHECK-LABEL: func.func @overwritten(
// CHECK-SAME: %[[X:.*]]: memref<6xf32>, %[[Y:.*]]: memref<6xf32>)
// CHECK-NOT: memref.copy
// CHECK: uop.launch @k ins(%[[X]] : memref<6xf32>) outs(%[[Y]] : memref<6xf32>)
// CHECK-NOT: memref.copy
// CHECK: return %[[Y]]
func.func @overwritten(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xf32> {
  %0 = uop.launch @k ins(%x : tensor<6xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// ... and copied if it is: read later, through a reshape,
// CHECK-LABEL: func.func @needed(
// CHECK-SAME: %[[X:.*]]: memref<6xf32>, %[[Y:.*]]: memref<6xf32>)
// CHECK: %[[C:.*]] = memref.alloc()
// CHECK: memref.copy %[[Y]], %[[C]]
// CHECK: uop.launch @k ins(%[[X]] : memref<6xf32>) outs(%[[C]] : memref<6xf32>)
func.func @needed(%x: tensor<6xf32>, %y: tensor<6xf32>) -> (tensor<6xf32>, tensor<2x3xf32>) {
  %view = uop.reshape %y : tensor<6xf32> -> tensor<2x3xf32>
  %0 = uop.launch @k ins(%x : tensor<6xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
  return %0, %view : tensor<6xf32>, tensor<2x3xf32>
}

// by the same launch,
// CHECK-LABEL: func.func @same(
// CHECK-SAME: %[[X:.*]]: memref<6xf32>)
// CHECK: %[[C:.*]] = memref.alloc()
// CHECK: memref.copy %[[X]], %[[C]]
// CHECK: uop.launch @k ins(%[[X]] : memref<6xf32>) outs(%[[C]] : memref<6xf32>)
func.func @same(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = uop.launch @k ins(%x : tensor<6xf32>) outs(%x : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// or a constant.
// CHECK-LABEL: func.func @constant(
// CHECK: %[[G:.*]] = memref.get_global
// CHECK: %[[C:.*]] = memref.alloc()
// CHECK: memref.copy %[[G]], %[[C]]
// CHECK: uop.launch @k ins(%{{.*}} : memref<6xf32>) outs(%[[C]] : memref<6xf32>)
func.func @constant(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = uop.const dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %1 = uop.launch @k ins(%x : tensor<6xf32>) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}

// One allocation that two launches name is two, but for what the first leaves.
// CHECK-LABEL: func.func @twice(
// CHECK: uop.launch @k ins(%{{.*}}) outs(%[[A:.*]] : memref<6xf32>)
// CHECK: uop.launch @k ins(%{{.*}}) outs(%[[B:.*]] : memref<6xf32>)
// CHECK-NOT: return %[[A]], %[[A]]
// CHECK: return %[[A]], %[[B]]
func.func @twice(%x: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %0 = tensor.empty() : tensor<6xf32>
  %1 = uop.launch @k ins(%x : tensor<6xf32>) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
  %2 = uop.launch @k ins(%x : tensor<6xf32>) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
  return %1, %2 : tensor<6xf32>, tensor<6xf32>
}

//PLAIN func.func @border(%x: tensor<6xf32>) -> tensor<2xf32> { %0 = tensor.extract_slice %x[1] [2] [1] : tensor<6xf32> to tensor<2xf32> return %0 : tensor<2xf32> }
