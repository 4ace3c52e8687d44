// RUN: uop-opt %s --cse --allow-unregistered-dialect | FileCheck %s

// Pure ops are one value exactly when operands, attributes and types agree.

// CHECK-LABEL: func @equal(
// CHECK-COUNT-1: uop.add
// CHECK-NOT: uop.add
// CHECK: uop.where
// CHECK-NOT: uop.where
func.func @equal(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.add %x, %y : tensor<4xf32>
  %1 = uop.add %x, %y : tensor<4xf32>
  %2 = uop.add %y, %x : tensor<4xf32>
  %c = uop.cmp lt %x, %y : tensor<4xf32>
  %d = uop.cmp lt %x, %y : tensor<4xf32>
  %3 = uop.where %c, %x, %y : tensor<4xf32>
  %4 = uop.where %d, %x, %y : tensor<4xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @ranges(
// CHECK-NEXT: %[[A:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[B:.*]] = uop.range 1 to 4 : index
// CHECK-NEXT: %[[C:.*]] = uop.range 0 to 4 reduce : index
// CHECK-NEXT: %[[D:.*]] = uop.range 0 to 5 : index
// CHECK-NEXT: return %[[A]], %[[A]], %[[B]], %[[C]], %[[D]]
func.func @ranges() -> (index, index, index, index, index) {
  %0 = uop.range 0 to 4 : index
  %1 = uop.range 0 to 4 loop : index
  %2 = uop.range 1 to 4 : index
  %3 = uop.range 0 to 4 reduce : index
  %4 = uop.range 0 to 5 : index
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK-LABEL: func @constants(
// CHECK-NEXT: %[[A:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[B:.*]] = uop.const -0.000000e+00 : f32
// CHECK-NEXT: %[[C:.*]] = uop.const 0x7FC00000 : f32
// CHECK-NEXT: %[[D:.*]] = uop.const 0x7FC00001 : f32
// CHECK-NEXT: return %[[A]], %[[A]], %[[B]], %[[C]], %[[C]], %[[D]]
func.func @constants() -> (f32, f32, f32, f32, f32, f32) {
  %0 = uop.const 0.0 : f32
  %1 = uop.const 0 : f32
  %2 = uop.const -0.0 : f32
  %3 = uop.const nan : f32
  %4 = uop.const 0x7FC00000 : f32
  %5 = uop.const 0x7FC00001 : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func @attributes(
// CHECK-COUNT-2: uop.cmp
// CHECK-COUNT-2: uop.reduce_axis
// CHECK-COUNT-2: uop.flip
// CHECK-COUNT-2: uop.pad
// CHECK-COUNT-2: uop.add
// CHECK-COUNT-2: uop.iota
// CHECK-COUNT-2: uop.cast
func.func @attributes(%x: tensor<4x4xf32>) {
  %0 = uop.cmp lt %x, %x : tensor<4x4xf32>
  %1 = uop.cmp le %x, %x : tensor<4x4xf32>
  %2 = uop.reduce_axis add %x axes [0] : tensor<4x4xf32> -> tensor<4xf32>
  %3 = uop.reduce_axis add %x axes [1] : tensor<4x4xf32> -> tensor<4xf32>
  %4 = uop.flip %x axes [0] : tensor<4x4xf32>
  %5 = uop.flip %x axes [1] : tensor<4x4xf32>
  %6 = uop.pad %x low [1, 0] high [0, 0] : tensor<4x4xf32> -> tensor<5x4xf32>
  %7 = uop.pad %x low [0, 0] high [1, 0] : tensor<4x4xf32> -> tensor<5x4xf32>
  %8 = uop.add %x, %x : tensor<4x4xf32>
  %9 = uop.add %x, %x fastmath<nnan> : tensor<4x4xf32>
  %10 = uop.iota axis 0 : tensor<4x4xi32>
  %11 = uop.iota axis 1 : tensor<4x4xi32>
  %12 = uop.cast %x : tensor<4x4xf32> -> tensor<4x4xi32>
  %13 = uop.cast %x : tensor<4x4xf32> -> tensor<4x4xui32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (tensor<4x4xi1>, tensor<4x4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xui32>) -> ()
  return
}

// A gate is part of a read; a load after a store is another load.
// CHECK-LABEL: func @reads(
// CHECK-COUNT-2: uop.index
// CHECK-NOT: uop.index
// CHECK-COUNT-2: uop.bufferize
func.func @reads(%x: tensor<4xf32>, %g: i1) -> (f32, f32, f32, tensor<4xf32>, tensor<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.index %x[%i] : tensor<4xf32> -> f32
  %1 = uop.index %x[%i] : tensor<4xf32> -> f32
  %2 = uop.index %x[%i] if %g : tensor<4xf32> -> f32
  %3 = uop.bufferize %0 over (%i) : f32 -> tensor<4xf32>
  %4 = uop.bufferize %0 over (%i) removable = false : f32 -> tensor<4xf32>
  return %0, %1, %2, %3, %4 : f32, f32, f32, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: uop.kernel @memory(
// CHECK-COUNT-1: uop.load
// CHECK-NOT: uop.load
// CHECK: uop.store
// CHECK-COUNT-1: uop.load
// CHECK-NOT: uop.load
// CHECK-COUNT-2: uop.store
uop.kernel @memory(%x: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.load %x[%i] : memref<4xf32> -> f32
  %2 = uop.add %0, %1 : f32
  uop.store %2, %x[%i] over (%i) : memref<4xf32>
  %3 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %3, %x[%i] over (%i) : memref<4xf32>
  uop.store %3, %x[%i] over (%i) : memref<4xf32>
  uop.sink
}

// Positions are values, buffers and barriers are not.
// CHECK-LABEL: uop.kernel @control(
// CHECK-COUNT-1: uop.special
// CHECK-NOT: uop.special
// CHECK-COUNT-2: uop.define_local
// CHECK-COUNT-2: uop.define_reg
// CHECK-COUNT-1: uop.load
// CHECK: uop.barrier
// CHECK-NEXT: uop.barrier
// CHECK-COUNT-1: uop.load
// CHECK-NOT: uop.load
// CHECK: uop.sink
uop.kernel @control(%x: memref<4xf32>) {
  %t = uop.special local 0 to 4 : index
  %u = uop.special local 0 to 4 : index
  %s0 = uop.define_local : memref<4xf32, #uop.space<local>>
  %s1 = uop.define_local : memref<4xf32, #uop.space<local>>
  %r0 = uop.define_reg : memref<1xf32, #uop.space<register>>
  %r1 = uop.define_reg : memref<1xf32, #uop.space<register>>
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%t] : memref<4xf32> -> f32
  %1 = uop.load %x[%u] : memref<4xf32> -> f32
  uop.barrier
  uop.barrier
  %2 = uop.load %x[%u] : memref<4xf32> -> f32
  %3 = uop.load %x[%t] : memref<4xf32> -> f32
  uop.store %0, %s0[%t] over () : memref<4xf32, #uop.space<local>>
  uop.store %1, %s1[%u] over () : memref<4xf32, #uop.space<local>>
  uop.store %2, %r0[%c0] over () : memref<1xf32, #uop.space<register>>
  uop.store %3, %r1[%c0] over () : memref<1xf32, #uop.space<register>>
  uop.sink
}
