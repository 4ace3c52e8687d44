// RUN: uop-opt %s --uop-lower-gates --cse --split-input-file --verify-diagnostics | FileCheck %s

// Through arithmetic, and two conditions on one way.
// CHECK-LABEL: uop.kernel @chain(
// CHECK-SAME: %[[X:.*]]: memref<9xf32>, %[[G:.*]]: memref<8xi1>, %[[O:.*]]: memref<8xf32>)
// CHECK-NOT: uop.invalid
// CHECK: %[[I:.*]] = uop.range
// CHECK: %[[C:.*]] = uop.cmp gt %[[I]]
// CHECK: %[[D:.*]] = uop.load %[[G]][%[[I]]]
// CHECK-DAG: %[[P:.*]] = uop.add %[[I]], %{{.*}} : index
// CHECK-DAG: %[[E:.*]] = uop.and %[[D]], %[[C]] : i1
// CHECK: %[[A:.*]] = uop.load %[[X]][%[[P]]] if %[[E]] : memref<9xf32> -> f32
// CHECK: uop.store %[[A]], %[[O]][%[[I]]] over (%[[I]]) if %[[C]] : memref<8xf32>
uop.kernel @chain(%x: memref<9xf32>, %g: memref<8xi1>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c2 = uop.const 2 : index
  %c1 = uop.const 1 : index
  %none = uop.invalid : index
  %c = uop.cmp gt %i, %c2 : index
  %d = uop.load %g[%i] : memref<8xi1> -> i1
  %p = uop.where %c, %i, %none : index
  %q = uop.add %p, %c1 : index
  %r = uop.where %d, %q, %none : index
  %0 = uop.load %x[%r] : memref<9xf32> -> f32
  uop.store %0, %o[%p] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// Both sides have a condition of their own; one is never valid; one chooses
// what is valid only there.
// CHECK-LABEL: func.func @choices(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>, %[[C:.*]]: i1, %[[D:.*]]: i1, %[[E:.*]]: i1)
// CHECK-NOT: uop.invalid
// CHECK: %[[I:.*]] = uop.range 0 to 8
// CHECK: %[[J:.*]] = uop.range 1 to 8
// CHECK: %[[NE:.*]] = uop.not %[[E]]
// CHECK: %[[T:.*]] = uop.or %[[NE]], %[[C]]
// CHECK: %[[F:.*]] = uop.or %[[E]], %[[D]]
// CHECK: %[[P:.*]] = uop.where %[[E]], %[[I]], %[[J]] : index
// CHECK: %[[V:.*]] = uop.and %[[T]], %[[F]]
// CHECK: uop.index %[[X]][%[[P]]] if %[[V]]
// CHECK: %[[S:.*]] = uop.where %[[C]], %[[I]], %[[J]] : index
// CHECK: %[[A:.*]] = uop.index %[[X]][%[[S]]] : tensor<8xf32> -> f32
// CHECK: uop.index %[[X]][%{{.*}}] if %{{.*}}
func.func @choices(%x: tensor<8xf32>, %c: i1, %d: i1, %e: i1) -> (f32, f32, f32) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %none = uop.invalid : index
  %p = uop.where %c, %i, %none : index
  %q = uop.where %d, %j, %none : index
  %r = uop.where %e, %p, %q : index
  %0 = uop.index %x[%r] : tensor<8xf32> -> f32
  %s = uop.where %c, %p, %j : index
  %1 = uop.index %x[%s] : tensor<8xf32> -> f32
  %t = uop.where %c, %none, %none : index
  %2 = uop.index %x[%t] : tensor<8xf32> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

// An invalid gate or condition does not hold.
// CHECK-LABEL: uop.kernel @conditions(
// CHECK: %[[C:.*]] = uop.load
// CHECK: %[[L:.*]] = uop.cmp lt
// CHECK: %[[A:.*]] = uop.and %[[L]], %[[C]] : i1
// CHECK: uop.store %{{.*}} if %[[A]]
// CHECK: uop.if %[[A]] {
uop.kernel @conditions(%g: memref<1xi1>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c0 = uop.const 0 : index
  %c4 = uop.const 4 : index
  %one = uop.const 1.0 : f32
  %c = uop.load %g[%c0] : memref<1xi1> -> i1
  %none = uop.invalid : index
  %p = uop.where %c, %c0, %none : index
  %low = uop.cmp lt %p, %c4 : index
  uop.store %one, %o[%i] over (%i) if %low : memref<8xf32>
  uop.if %low {
    uop.store %one, %o[%i] over (%i) : memref<8xf32>
  }
  uop.sink
}

// -----

uop.kernel @stored(%g: memref<8xi1>, %o: memref<8xi32>) {
  %i = uop.range 0 to 8 : index
  %c = uop.load %g[%i] : memref<8xi1> -> i1
  %none = uop.invalid : index
  %p = uop.where %c, %i, %none : index
  %0 = uop.cast %p : index -> i32
  // expected-error @below {{operand 0 may be uop.invalid, which is not a number; select another one with uop.where}}
  uop.store %0, %o[%i] over (%i) : memref<8xi32>
  uop.sink
}

// -----

func.func @reduced(%c: i1) -> i32 {
  %i = uop.range 0 to 8 reduce : index
  %none = uop.invalid : index
  %p = uop.where %c, %i, %none : index
  %0 = uop.cast %p : index -> i32
  // expected-error @below {{has an operand that may be uop.invalid; only the positions and gates of uop.load, uop.store and uop.index, and arithmetic for them, may be}}
  %1 = uop.reduce add %0 over (%i) : i32
  return %1 : i32
}

// -----

func.func @size() {
  %none = uop.invalid : index
  // expected-error @below {{has an operand that may be uop.invalid}}
  %i = uop.range 0 to %none : index
  return
}
