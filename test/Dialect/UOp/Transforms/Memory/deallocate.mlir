// RUN: uop-opt %s --uop-deallocate --split-input-file | FileCheck %s
// RUN: uop-opt %s --uop-deallocate --split-input-file --remark-format=emitRemark \
// RUN:   --remarks-filter=uop-deallocate -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark:

// After the last use, through views too; one that nobody uses at once.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[X:.*]]: memref<32xf32>, %[[Y:.*]]: memref<4x8xf32>)
// CHECK-NEXT: %[[A:.*]] = memref.alloc() : memref<32xf32>
// CHECK-NEXT: %[[B:.*]] = memref.alloc() : memref<32xf32>
// CHECK-NEXT: %[[C:.*]] = memref.alloc() : memref<32xf32>
// CHECK-NEXT: memref.dealloc %[[C]]
// CHECK-NEXT: memref.copy %[[X]], %[[A]]
// CHECK-NEXT: memref.copy %[[A]], %[[B]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: %[[V:.*]] = memref.expand_shape %[[B]]
// CHECK-NEXT: memref.copy %[[V]], %[[Y]]
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: return
func.func @chain(%x: memref<32xf32>, %y: memref<4x8xf32>) {
  %a = memref.alloc() : memref<32xf32>
  %b = memref.alloc() : memref<32xf32>
  %c = memref.alloc() : memref<32xf32>
  memref.copy %x, %a : memref<32xf32> to memref<32xf32>
  memref.copy %a, %b : memref<32xf32> to memref<32xf32>
  %v = memref.expand_shape %b [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  memref.copy %v, %y : memref<4x8xf32> to memref<4x8xf32>
  return
}

// -----

// The caller owns what it gets, once: an allocation and a donated argument are
// given, an argument, a global and what is given already are copied.
// CHECK-LABEL: func.func @results(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[D:.*]]: memref<8xf32> {uop.donated})
// CHECK: %[[G:.*]] = memref.get_global @g
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[V:.*]] = memref.expand_shape %[[A]]
// CHECK: %[[A2:.*]] = memref.alloc()
// CHECK-NEXT: memref.copy %[[A]], %[[A2]]
// CHECK: %[[X2:.*]] = memref.alloc()
// CHECK-NEXT: memref.copy %[[X]], %[[X2]]
// CHECK: %[[G2:.*]] = memref.alloc()
// CHECK-NEXT: memref.copy %[[G]], %[[G2]]
// CHECK: %[[D2:.*]] = memref.alloc()
// CHECK-NEXT: memref.copy %[[D]], %[[D2]]
// CHECK-NOT: memref.dealloc
// CHECK: return %[[V]], %[[A2]], %[[X2]], %[[G2]], %[[D]], %[[D2]]
memref.global "private" constant @g : memref<8xf32> = dense<1.0>
func.func @results(%x: memref<8xf32>, %d: memref<8xf32> {uop.donated})
    -> (memref<2x4xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>) {
  %g = memref.get_global @g : memref<8xf32>
  %a = memref.alloc() : memref<8xf32>
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  %v = memref.expand_shape %a [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  return %v, %a, %x, %g, %d, %d : memref<2x4xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>
}

// -----

// In a loop, in each iteration; what the loop uses, after it.
// CHECK-LABEL: func.func @loop(
// CHECK: %[[OUTER:.*]] = memref.alloc()
// CHECK: scf.for
// CHECK: %[[INNER:.*]] = memref.alloc()
// CHECK: memref.copy %[[OUTER]], %[[INNER]]
// CHECK-NEXT: memref.copy %[[INNER]], %{{.*}}
// CHECK-NEXT: memref.dealloc %[[INNER]]
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[OUTER]]
func.func @loop(%x: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc() : memref<8xf32>
    memref.copy %a, %b : memref<8xf32> to memref<8xf32>
    memref.copy %b, %x : memref<8xf32> to memref<8xf32>
  }
  return
}

// -----

// The result of a call is the caller's.
// CHECK-LABEL: func.func @call(
// CHECK: %[[R:.*]] = call @make()
// CHECK-NEXT: memref.copy %[[R]]
// CHECK-NEXT: memref.dealloc %[[R]]
// CHECK-NEXT: return
func.func private @make() -> memref<8xf32>
func.func @call(%x: memref<8xf32>) {
  %r = call @make() : () -> memref<8xf32>
  memref.copy %r, %x : memref<8xf32> to memref<8xf32>
  return
}

// -----

// A loop that carries a buffer: upstream says who owns it.
// CHECK-LABEL: func.func @carried(
// CHECK: scf.for {{.*}} -> (memref<8xf32>, i1)
// CHECK: return
// REMARK: remark: [Analysis] Ownership | Category:uop-deallocate | Function=carried | Reason="the owner of the buffers of 'scf.for' is only known at run time"
func.func @carried(%x: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> memref<8xf32> {
    %b = memref.alloc() : memref<8xf32>
    memref.copy %t, %b : memref<8xf32> to memref<8xf32>
    scf.yield %b : memref<8xf32>
  }
  memref.copy %r, %x : memref<8xf32> to memref<8xf32>
  return
}
