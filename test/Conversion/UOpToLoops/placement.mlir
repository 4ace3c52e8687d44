// Every value is computed at the innermost range that it depends on.
//
// RUN: uop-opt %s --convert-uop-to-loops --split-input-file | FileCheck %s

// The worked example of a softmax: three loops beside each other under the rows.

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME:    %[[X:[^:]*]]: memref<32xf32> {llvm.noalias, llvm.readonly},
// CHECK-SAME:    %[[O:[^:]*]]: memref<32xf32> {llvm.noalias},
// CHECK-SAME:    %{{.*}}: index, %{{.*}}: index)
// CHECK-SAME:    attributes {llvm.bareptr, uop.thread_extent = 1 : i64}
// CHECK-DAG:     %[[NINF:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG:     %[[ZERO:.*]] = arith.constant -0.000000e+00 : f32
// CHECK:         scf.for %[[R:.*]] = %c0 to %c4 step %c1 {
// CHECK-NEXT:      %[[ROW:.*]] = arith.muli %[[R]], %c8
// CHECK-NEXT:      %[[M:.*]] = scf.for {{.*}} iter_args(%[[A:.*]] = %[[NINF]])
// CHECK-NEXT:        arith.addi %[[ROW]]
// CHECK-NEXT:        %[[V:.*]] = memref.load %[[X]]
// CHECK-NEXT:        %[[MAX:.*]] = arith.maximumf %[[A]], %[[V]] : f32
// CHECK-NEXT:        scf.yield %[[MAX]]
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[Z:.*]] = scf.for {{.*}} iter_args(%[[B:.*]] = %[[ZERO]])
// CHECK-NEXT:        arith.addi %[[ROW]]
// CHECK-NEXT:        memref.load %[[X]]
// CHECK-NEXT:        arith.subf %{{.*}}, %[[M]]
// CHECK-NEXT:        %[[E:.*]] = math.exp
// CHECK-NEXT:        %[[SUM:.*]] = arith.addf %[[B]], %[[E]] fastmath<reassoc,contract>
// CHECK-NEXT:        scf.yield %[[SUM]]
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.for
// CHECK-NOT:         arith.maximumf
// CHECK:             arith.subf %{{.*}}, %[[M]]
// CHECK:             arith.divf %{{.*}}, %[[Z]]
// CHECK-NEXT:        memref.store %{{.*}}, %[[O]]
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
uop.kernel @softmax(%x: memref<32xf32>, %o: memref<32xf32>) {
  %r = uop.range 0 to 4 : index
  %c8 = uop.const 8 : index
  %row = uop.mul %r, %c8 : index
  %k1 = uop.range 1 to 8 reduce : index
  %i1 = uop.add %row, %k1 : index
  %x1 = uop.load %x[%i1] : memref<32xf32> -> f32
  %m = uop.reduce max %x1 over (%k1) : f32
  %k2 = uop.range 2 to 8 reduce : index
  %i2 = uop.add %row, %k2 : index
  %x2 = uop.load %x[%i2] : memref<32xf32> -> f32
  %d2 = uop.sub %x2, %m : f32
  %e2 = uop.exp %d2 : f32
  %z = uop.reduce add %e2 over (%k2) : f32
  %c = uop.range 3 to 8 : index
  %i3 = uop.add %row, %c : index
  %x3 = uop.load %x[%i3] : memref<32xf32> -> f32
  %d3 = uop.sub %x3, %m : f32
  %e3 = uop.exp %d3 : f32
  %t = uop.fdiv %e3, %z : f32
  uop.store %t, %o[%i3] over (%r, %c) : memref<32xf32>
  uop.sink
}

// -----

// Reductions over one range share a loop unless one needs another; the thread
// range is the outermost loop, over the arguments; stores share what loops they
// can.

// CHECK-LABEL: func.func @shared
// CHECK-SAME:    %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index)
// CHECK-SAME:    uop.thread_extent = 4 : i64
// CHECK:         scf.for %[[I:.*]] = %[[BEGIN]] to %[[END]] step
// CHECK:           %[[S:.*]]:2 = scf.for
// CHECK-COUNT-1:     memref.load
// CHECK-NOT:         memref.load
// CHECK:             scf.yield %{{.*}}, %{{.*}} : f32, f32
// CHECK:           %[[M:.*]] = scf.for
// CHECK:             memref.load
// CHECK:             arith.subf %{{.*}}, %[[S]]#0
// CHECK:             scf.yield %{{.*}} : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[T:.*]] = arith.addf %[[S]]#1, %[[M]]
// CHECK-NEXT:      memref.store %[[S]]#0, %{{.*}}[%[[I]]]
// CHECK-NEXT:      memref.store %[[T]], %{{.*}}[%[[I]]]
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        arith.addi
// CHECK-NEXT:        memref.store %[[T]]
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
uop.kernel @shared(%x: memref<32xf32>, %s: memref<4xf32>, %t: memref<4xf32>, %u: memref<32xf32>) {
  %i = uop.range 0 to 4 thread : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %b = uop.mul %i, %c8 : index
  %a = uop.add %b, %k : index
  %0 = uop.load %x[%a] : memref<32xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %sq = uop.square %0 : f32
  %2 = uop.reduce add %sq over (%k) : f32
  %d = uop.sub %0, %1 : f32
  %3 = uop.reduce max %d over (%k) : f32
  uop.store %1, %s[%i] over (%i) : memref<4xf32>
  %4 = uop.add %2, %3 : f32
  uop.store %4, %t[%i] over (%i) : memref<4xf32>
  %j = uop.range 2 to 8 : index
  %f = uop.add %b, %j : index
  uop.store %4, %u[%f] over (%i, %j) : memref<32xf32>
  uop.sink
}

// -----

// Nesting is by kind, then by position; a reduction over two ranges has two
// loops, with what depends on the outer one alone between them.

// CHECK-LABEL: func.func @nested
// CHECK:         scf.for %[[I:.*]] = %c0 to %c2
// CHECK:           scf.for %[[J:.*]] = %c0 to %c3
// CHECK:             %[[S:.*]] = scf.for %[[K:.*]] = %c0 to %c5
// CHECK-NEXT:          %[[W:.*]] = memref.load %arg0[%[[K]]]
// CHECK-NEXT:          %[[INNER:.*]] = scf.for %[[L:.*]] = %c0 to %c7
// CHECK-NOT:             arg0
// CHECK:                 scf.yield
// CHECK-NEXT:          }
// CHECK-NEXT:          scf.yield %[[INNER]]
// CHECK-NEXT:        }
// CHECK-NEXT:        memref.store %[[S]]
uop.kernel @nested(%w: memref<5xi32>, %x: memref<7xi32>, %o: memref<6xi32>) {
  %j = uop.range 1 to 3 upcast : index
  %i = uop.range 0 to 2 : index
  %k = uop.range 2 to 5 reduce : index
  %l = uop.range 3 to 7 reduce : index
  %0 = uop.load %w[%k] : memref<5xi32> -> i32
  %1 = uop.load %x[%l] : memref<7xi32> -> i32
  %2 = uop.mul %0, %1 : i32
  %c3 = uop.const 3 : index
  %a = uop.mul %i, %c3 : index
  %b = uop.add %a, %j : index
  %n = uop.cast %b : index -> i32
  %3 = uop.mul %2, %n : i32
  %4 = uop.reduce add %3 over (%k, %l) : i32
  uop.store %4, %o[%b] over (%j, %i) : memref<6xi32>
  uop.sink
}

// -----

// A value that depends on no range is made once, and a reduction that only the
// inner of two stores needs is not in the loops of the outer one.

// CHECK-LABEL: func.func @hoisted
// CHECK:         %[[S:.*]] = scf.for
// CHECK:         %[[E:.*]] = math.exp %[[S]]
// CHECK:         scf.for %[[I:.*]] = %c0 to %c4
// CHECK-NOT:       scf.for
// CHECK:           memref.store %[[E]]
// CHECK-NEXT:      scf.for %[[J:.*]] = %c0 to %c2
// CHECK:             scf.for
// CHECK:             memref.store
uop.kernel @hoisted(%x: memref<8xf32>, %o: memref<4xf32>, %p: memref<8xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %0 = uop.load %x[%k] : memref<8xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.exp %1 : f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  %j = uop.range 2 to 2 : index
  %f = uop.cast %j : index -> f32
  %3 = uop.sub %0, %f : f32
  %4 = uop.reduce max %3 over (%k) : f32
  %c2 = uop.const 2 : index
  %a = uop.mul %i, %c2 : index
  %b = uop.add %a, %j : index
  %g = uop.cast %b : index -> f32
  %5 = uop.mul %4, %g : f32
  uop.store %5, %p[%b] over (%i, %j) : memref<8xf32>
  uop.sink
}

// -----

// The same range is reduced and stored over.

// CHECK-LABEL: func.func @same_range
// CHECK:         %[[S:.*]] = scf.for
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NEXT:      %[[X:.*]] = memref.load %arg0[%[[I]]]
// CHECK-NEXT:      arith.subf %[[X]], %[[S]]
uop.kernel @same_range(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.reduce add %0 over (%i) : f32
  %2 = uop.sub %0, %1 : f32
  uop.store %2, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// With a thread range, the call that begins at 0 does what is outside of it.

// CHECK-LABEL: func.func @outside
// CHECK-SAME:    %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index)
// CHECK:         %[[FIRST:.*]] = arith.cmpi eq, %[[BEGIN]], %c0
// CHECK-NEXT:    scf.if %[[FIRST]] {
// CHECK-NEXT:      memref.store
// CHECK:         scf.for %{{.*}} = %[[BEGIN]] to %[[END]]
// CHECK:         scf.if
// CHECK-NEXT:      scf.for %{{.*}} = %c0 to %c8
uop.kernel @outside(%o: memref<1xf32>, %p: memref<4xf32>, %q: memref<8xf32>) {
  %c0 = uop.const 0 : index
  %f = uop.const 2.0 : f32
  uop.store %f, %o[%c0] over () : memref<1xf32>
  %i = uop.range 0 to 4 thread : index
  uop.store %f, %p[%i] over (%i) : memref<4xf32>
  %j = uop.range 1 to 8 : index
  uop.store %f, %q[%j] over (%j) : memref<8xf32>
  uop.sink
}

// -----

// A loop whose size is computed comes after the loop of the range that the size
// depends on.

// CHECK-LABEL: func.func @triangle
// CHECK:         scf.for %[[I:.*]] = %c0 to %c4
// CHECK-NEXT:      %[[N:.*]] = arith.addi %[[I]], %c1
// CHECK-NEXT:      scf.for %{{.*}} = %c0 to %[[N]] step
uop.kernel @triangle(%o: memref<4xi32>) {
  %i = uop.range 0 to 4 : index
  %one = uop.const 1 : index
  %n = uop.add %i, %one : index
  %k = uop.range 1 to %n reduce : index
  %0 = uop.cast %k : index -> i32
  %1 = uop.reduce add %0 over (%k) : i32
  uop.store %1, %o[%i] over (%i) : memref<4xi32>
  uop.sink
}

// -----

// What is read after it was written is read in later loops.

// CHECK-LABEL: func.func @phases
// CHECK:         scf.for
// CHECK:           memref.store %{{.*}}, %arg1
// CHECK:         scf.for
// CHECK:           %[[V:.*]] = memref.load %arg1
// CHECK:           memref.store %[[V]], %arg2
uop.kernel @phases(%x: memref<8xf32>, %t: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %t[%i] over (%i) : memref<8xf32>
  %c = uop.const 7 : index
  %j = uop.sub %c, %i : index
  %1 = uop.load %t[%j] : memref<8xf32> -> f32
  uop.store %1, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// A buffer may be updated in place.

// CHECK-LABEL: func.func @in_place
// CHECK-SAME:    memref<8xf32> {llvm.noalias},
// CHECK:           %[[V:.*]] = memref.load %arg0
// CHECK:           %[[S:.*]] = arith.addf %[[V]], %[[V]]
// CHECK:           memref.store %[[S]], %arg0
uop.kernel @in_place(%x: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.add %0, %0 : f32
  uop.store %1, %x[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// The mean is complete before the first element is overwritten.

// CHECK-LABEL: func.func @in_place_mean
// CHECK:         %[[S:.*]] = scf.for
// CHECK:         scf.for
// CHECK:           arith.subf %{{.*}}, %[[S]]
// CHECK-NEXT:      memref.store %{{.*}}, %arg0
uop.kernel @in_place_mean(%x: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 8 reduce : index
  %0 = uop.load %x[%k] : memref<8xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.load %x[%i] : memref<8xf32> -> f32
  %3 = uop.sub %2, %1 : f32
  uop.store %3, %x[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// Arithmetic of other dialects is taken along.

// CHECK-LABEL: func.func @foreign
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NEXT:      %[[J:.*]] = arith.shli %[[I]]
// CHECK-NEXT:      memref.load %arg0[%[[J]]]
uop.kernel @foreign(%x: memref<15xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c1 = arith.constant 1 : index
  %j = arith.shli %i, %c1 : index
  %0 = uop.load %x[%j] : memref<15xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
