// RUN: uop-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: uop.kernel @gates(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[G:.*]]: memref<8xi1>, %[[O:.*]]: memref<8xf32>)
// CHECK: %[[I:.*]] = uop.range
// CHECK: %[[C:.*]] = uop.load %[[G]]
// CHECK-NOT: uop.invalid
// CHECK: %[[A:.*]] = uop.load %[[X]][%[[I]]] if %[[C]] : memref<8xf32> -> f32
// CHECK: %[[N:.*]] = uop.not %[[C]]
// CHECK: %[[F:.*]] = uop.and %[[C]], %[[N]] : i1
// CHECK: %[[B:.*]] = uop.load %[[X]][%[[I]]] if %[[F]] else %[[A]]
// CHECK: %[[D:.*]] = uop.load %[[G]]
// CHECK: %[[E:.*]] = uop.and %[[D]], %[[C]] : i1
// CHECK: uop.store %[[B]], %[[O]][%[[I]]] over (%[[I]]) if %[[E]]
// CHECK: uop.sink
uop.kernel @gates(%x: memref<8xf32>, %g: memref<8xi1>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %none = uop.invalid : index
  %c = uop.load %g[%i] : memref<8xi1> -> i1
  %p = uop.where %c, %i, %none : index
  %q = uop.where %c, %none, %i : index
  %0 = uop.load %x[%p] : memref<8xf32> -> f32
  %1 = uop.load %x[%q] if %c else %0 : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  %d = uop.load %g[%i] : memref<8xi1> -> i1
  uop.store %1, %o[%p] over (%i) if %d : memref<8xf32>
  uop.sink
}

// Nothing is read or written at an invalid position.
// CHECK-LABEL: uop.kernel @nowhere(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[G:.*]]: memref<8xi1>, %[[O:.*]]: memref<8xf32>)
// CHECK-DAG: %[[ZERO:.*]] = uop.const 0.000000e+00 : f32
// CHECK-DAG: %[[ONE:.*]] = uop.const 1.000000e+00 : f32
// CHECK-DAG: %[[I:.*]] = uop.range
// CHECK-NEXT: uop.store %[[ZERO]], %[[O]][%[[I]]]
// CHECK-NEXT: uop.store %[[ONE]], %[[O]][%[[I]]]
// CHECK-NEXT: uop.sink
uop.kernel @nowhere(%x: memref<8xf32>, %g: memref<8xi1>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c = uop.load %g[%i] : memref<8xi1> -> i1
  %one = uop.const 1.0 : f32
  %none = uop.invalid : index
  %0 = uop.load %x[%none] : memref<8xf32> -> f32
  %1 = uop.load %x[%none] if %c else %one : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.store %1, %o[%i] over (%i) : memref<8xf32>
  uop.store %1, %o[%none] over (%i) : memref<8xf32>
  uop.sink
}

// CHECK-LABEL: func @index(
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32>, %[[C:.*]]: i1, %[[D:.*]]: i1)
// CHECK: %[[ZERO:.*]] = uop.const 0.000000e+00 : f32
// CHECK: %[[I:.*]] = uop.range
// CHECK: %[[E:.*]] = uop.and %[[C]], %[[D]] : i1
// CHECK: %[[A:.*]] = uop.index %[[X]][%[[I]], %[[I]]] if %[[E]] : tensor<4x4xf32> -> f32
// CHECK: return %[[A]], %[[ZERO]]
func.func @index(%x: tensor<4x4xf32>, %c: i1, %d: i1) -> (f32, f32) {
  %i = uop.range 0 to 4 : index
  %none = uop.invalid : index
  %p = uop.where %c, %i, %none : index
  %q = uop.where %d, %i, %none : index
  %0 = uop.index %x[%p, %q] : tensor<4x4xf32> -> f32
  %1 = uop.index %x[%i, %none] : tensor<4x4xf32> -> f32
  return %0, %1 : f32, f32
}

// CHECK-LABEL: uop.kernel @conditions(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[O:.*]]: memref<4xf32>)
// CHECK: %[[TRUE:.*]] = uop.const true
// CHECK-NOT: uop.if
// CHECK: uop.load %[[X]]
// CHECK-NEXT: uop.store
// CHECK-NEXT: uop.if %[[TRUE]] over
// CHECK-NEXT: uop.barrier
// CHECK-NEXT: }
// CHECK-NEXT: uop.sink
uop.kernel @conditions(%x: memref<4xf32>, %o: memref<4xf32>) {
  %true = uop.const true : i1
  %false = uop.const false : i1
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 : index
  %none = uop.range 2 to 0 : index
  uop.if %true {
    uop.if %true {
      %0 = uop.load %x[%i] : memref<4xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<4xf32>
    }
  }
  uop.if %false {
    uop.barrier
  }
  uop.if %true over (%none) {
    uop.barrier
  }
  uop.if %true over (%k) {
  }
  uop.if %true over (%k) {
    uop.barrier
  }
  uop.sink
}

// CHECK-LABEL: uop.kernel @after(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[O:.*]]: memref<4xf32>)
// CHECK: %[[A:.*]] = uop.after %[[X]], %{{.*}} : memref<4xf32>, index
// CHECK: uop.load %[[X]]
// CHECK: uop.load %[[A]]
uop.kernel @after(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.after %x : memref<4xf32>
  %1 = uop.after %0, %i : memref<4xf32>, index
  %2 = uop.load %0[%i] : memref<4xf32> -> f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  %3 = uop.load %1[%i] : memref<4xf32> -> f32
  uop.store %3, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// What is not used goes; a barrier stays.
// CHECK-LABEL: uop.kernel @unused(
// CHECK-NEXT: uop.barrier
// CHECK-NEXT: uop.sink
uop.kernel @unused() {
  %0 = uop.define_local : memref<4xf32, #uop.space<local>>
  %1 = uop.define_reg : memref<4xf32, #uop.space<register>>
  %2 = uop.special local 0 to 4 : index
  %3 = uop.after %0 : memref<4xf32, #uop.space<local>>
  %4 = uop.invalid : index
  uop.barrier
  uop.sink
}
