// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @ranges(
// CHECK-SAME: %[[N:.*]]: index
// CHECK-NEXT: %r0 = uop.range 0 to 32 : index
// CHECK-NEXT: %k1 = uop.range 1 to %[[N]] reduce : index
// CHECK-NEXT: %r2 = uop.range 2 to 0 outer : index
// CHECK-NEXT: %r3 = uop.range 3 to 9223372036854775807 : index
// CHECK-NEXT: %r4 = uop.range 4 to 1 global : index
// CHECK-NEXT: %r5 = uop.range 5 to 1 thread : index
// CHECK-NEXT: %r6 = uop.range 6 to 1 warp : index
// CHECK-NEXT: %r7 = uop.range 7 to 1 local : index
// CHECK-NEXT: %k8 = uop.range 8 to 1 group_reduce : index
// CHECK-NEXT: %r9 = uop.range 9 to 1 upcast : index
// CHECK-NEXT: %k10 = uop.range 10 to 1 unroll : index
// CHECK-NEXT: %r11 = uop.range 11 to 1 simd {note = "kept"} : index
// CHECK-NEXT: uop.range -1 to 1 : index
func.func @ranges(%n: index) {
  %0 = uop.range 0 to 32 : index
  %1 = uop.range 1 to %n reduce : index
  %2 = uop.range 2 to 0 outer : index
  %3 = uop.range 3 to 9223372036854775807 loop : index
  %4 = uop.range 4 to 1 global : index
  %5 = uop.range 5 to 1 thread : index
  %6 = uop.range 6 to 1 warp : index
  %7 = uop.range 7 to 1 local : index
  %8 = uop.range 8 to 1 group_reduce : index
  %9 = uop.range 9 to 1 upcast : index
  %10 = uop.range 10 to 1 unroll : index
  %11 = uop.range 11 to 1 simd {note = "kept"} : index
  %12 = uop.range -1 to 1 : index
  return
}

// CHECK-LABEL: func @range_stage(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[S:.*]]: tensor<f32>, %[[G:.*]]: i1
// CHECK-NEXT: %[[I:.*]] = uop.range
// CHECK-NEXT: %[[J:.*]] = uop.range
// CHECK-NEXT: %[[A:.*]] = uop.index %[[X]][%[[I]], %[[J]]] : tensor<4x8xf32> -> f32
// CHECK-NEXT: uop.index %[[X]][%[[J]], %[[I]]] if %[[G]] : tensor<4x8xf32> -> f32
// CHECK-NEXT: uop.index %[[S]][] : tensor<f32> -> f32
// CHECK-NEXT: %[[R:.*]] = uop.reduce add %[[A]] over (%[[J]]) : f32
// CHECK-NEXT: uop.reduce mul %[[A]] over (%[[J]], %[[I]]) : f32
// CHECK-NEXT: uop.reduce max %[[A]] over () : f32
// CHECK-NEXT: uop.bufferize %[[R]] over (%[[I]]) : f32 -> tensor<4xf32>
// CHECK-NEXT: uop.bufferize %[[A]] over (%[[J]], %[[I]]) in <local> : f32 -> tensor<8x4xf32>
// CHECK-NEXT: uop.bufferize %[[A]] over (%[[J]], %[[I]]) in <register> removable = false : f32 -> tensor<8x4xf32>
// CHECK-NEXT: uop.bufferize %[[R]] over () removable = false : f32 -> tensor<f32>
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: uop.bufferize %[[R]] over (%[[C0]], %[[I]]) : f32 -> tensor<1x4xf32>
// CHECK-NEXT: %[[D:.*]] = uop.range
// CHECK-NEXT: uop.bufferize %[[R]] over (%[[D]]) : f32 -> tensor<?xf32>
func.func @range_stage(%x: tensor<4x8xf32>, %s: tensor<f32>, %g: i1, %n: index) {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 reduce : index
  %0 = uop.index %x[%i, %j] : tensor<4x8xf32> -> f32
  %1 = uop.index %x[%j, %i] if %g : tensor<4x8xf32> -> f32
  %2 = uop.index %s[] : tensor<f32> -> f32
  %3 = uop.reduce add %0 over (%j) : f32
  %4 = uop.reduce mul %0 over (%j, %i) : f32
  %5 = uop.reduce max %0 over () : f32
  %6 = uop.bufferize %3 over (%i) : f32 -> tensor<4xf32>
  %7 = uop.bufferize %0 over (%j, %i) in <local> : f32 -> tensor<8x4xf32>
  %8 = uop.bufferize %0 over (%j, %i) in <register> removable = false : f32 -> tensor<8x4xf32>
  %9 = uop.bufferize %3 over () in <global> removable = false : f32 -> tensor<f32>
  %zero = uop.const 0 : index
  %10 = uop.bufferize %3 over (%zero, %i) removable = true : f32 -> tensor<1x4xf32>
  %d = uop.range 2 to %n : index
  %11 = uop.bufferize %3 over (%d) : f32 -> tensor<?xf32>
  return
}

// CHECK-LABEL: uop.kernel @empty()
// CHECK-NEXT: uop.sink
uop.kernel @empty() {
  uop.sink
}

// CHECK-LABEL: uop.kernel private @kernel(
// CHECK-SAME: %[[X:.*]]: memref<32xf32> {uop.note = 1 : i32}, %[[O:.*]]: memref<?xf32>)
// CHECK-SAME: attributes {note = "kept"} {
// CHECK: %[[I:.*]] = uop.range
// CHECK: %[[G:.*]] = uop.const true
// CHECK-NEXT: %[[A:.*]] = uop.load %[[X]][%[[I]]] : memref<32xf32> -> f32
// CHECK-NEXT: %[[B:.*]] = uop.load %[[X]][%[[I]]] if %[[G]] : memref<32xf32> -> f32
// CHECK-NEXT: uop.load %[[X]][%[[I]]] if %[[G]] else %[[B]] : memref<32xf32> -> f32
// CHECK-NEXT: uop.store %[[A]], %[[O]][%[[I]]] over (%[[I]]) : memref<?xf32>
// CHECK-NEXT: uop.store %[[A]], %[[O]][%[[I]]] over (%[[I]]) if %[[G]] : memref<?xf32>
// CHECK-NEXT: uop.store %[[A]], %[[O]][%[[I]]] over () : memref<?xf32>
// CHECK-NEXT: uop.sink {note = "end"}
uop.kernel private @kernel(%x: memref<32xf32> {uop.note = 1 : i32}, %o: memref<?xf32>) attributes {note = "kept"} {
  %i = uop.range 0 to 32 : index
  %g = uop.const true : i1
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.load %x[%i] if %g : memref<32xf32> -> f32
  %2 = uop.load %x[%i] if %g else %1 : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<?xf32>
  uop.store %0, %o[%i] over (%i) if %g : memref<?xf32>
  uop.store %0, %o[%i] over () : memref<?xf32>
  uop.sink {note = "end"}
}

// CHECK-LABEL: func @launch(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[M:.*]]: memref<2x16xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.empty
// CHECK-NEXT: uop.launch @kernel ins(%[[X]] : tensor<4x8xf32>) outs(%[[E]] : tensor<32xf32>) -> tensor<32xf32>
// CHECK-NEXT: uop.launch @kernel ins(%[[M]] : memref<2x16xf32>) outs(%[[M]] : memref<2x16xf32>) {note = "kept"}
// CHECK-NEXT: uop.launch @empty ins() outs()
// CHECK-NEXT: %[[A:.*]] = uop.alloc : memref<4x8xf32>
// CHECK-NEXT: uop.dealloc %[[A]] : memref<4x8xf32>
func.func @launch(%x: tensor<4x8xf32>, %m: memref<2x16xf32>) {
  %e = tensor.empty() : tensor<32xf32>
  %0 = uop.launch @kernel ins(%x : tensor<4x8xf32>) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  uop.launch @kernel ins(%m : memref<2x16xf32>) outs(%m : memref<2x16xf32>) {note = "kept"}
  uop.launch @empty ins() outs()
  %1 = uop.alloc : memref<4x8xf32>
  uop.dealloc %1 : memref<4x8xf32>
  return
}
