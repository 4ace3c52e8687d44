// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s

// Blocks are the thread range; the barrier ends the loop over the threads.
// CHECK-LABEL: func.func @exchange(
// CHECK-SAME:    uop.thread_extent = 3 : i64
// CHECK:         %[[S:.*]] = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
// CHECK:         scf.for %[[B:.*]] = %arg2 to %arg3
// CHECK:           scf.for %[[T:.*]] = %c0 to %c8
// CHECK:             memref.store %{{.*}}, %[[S]][%[[T]]]
// CHECK-NEXT:      }
// CHECK:           scf.for %[[U:.*]] = %c0 to %c8
// CHECK:             memref.load %[[S]]
// CHECK:             memref.store %{{.*}}, %arg1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
uop.kernel @exchange(%x: memref<24xf32>, %o: memref<24xf32>) {
  %b = uop.special global 0 to 3 : index
  %t = uop.special local 0 to 8 : index
  %n = uop.special task 0 to 24 by 8 : index
  %c7 = uop.const 7 : index
  %s = uop.define_local : memref<8xf32, #uop.space<local>>
  %0 = uop.load %x[%n] : memref<24xf32> -> f32
  uop.store %0, %s[%t] over () : memref<8xf32, #uop.space<local>>
  uop.barrier
  %u = uop.sub %c7, %t : index
  %1 = uop.load %s[%u] : memref<8xf32, #uop.space<local>> -> f32
  uop.store %1, %o[%n] over () : memref<24xf32>
  uop.sink
}

// Each thread has its registers, one after the other. What is read and written
// at the same point stays in one loop.
// CHECK-LABEL: func.func @registers(
// CHECK:         %[[R:.*]] = memref.alloca() {alignment = 64 : i64} : memref<16xi8>
// CHECK:         scf.for
// CHECK:           memref.store %{{.*}}, %[[R]]
// CHECK-NEXT:    }
// CHECK:         scf.for %[[T:.*]] =
// CHECK:           %[[BASE:.*]] = arith.muli %[[T]], %c4
// CHECK:           %[[P:.*]] = arith.addi %[[BASE]], %c3
// CHECK:           memref.load %[[R]][%[[P]]]
uop.kernel @registers(%x: memref<4xi1>, %o: memref<4xi1>) {
  %t = uop.special local 0 to 4 : index
  %c3 = uop.const 3 : index
  %r = uop.define_reg : memref<4xi1, #uop.space<register>>
  %0 = uop.load %x[%t] : memref<4xi1> -> i1
  uop.store %0, %r[%c3] over () : memref<4xi1, #uop.space<register>>
  %1 = uop.load %r[%c3] : memref<4xi1, #uop.space<register>> -> i1
  uop.store %1, %o[%t] over () : memref<4xi1>
  uop.sink
}

// A condition of the block is a branch, one of the thread is kept in a mask.
// CHECK-LABEL: func.func @conditions(
// CHECK:         %[[MASK:.*]] = memref.alloca() : memref<8xi8>
// CHECK:         scf.for %[[B:.*]] = %arg1 to %arg2
// CHECK:           %[[LOW:.*]] = arith.cmpi slt, %[[B]]
// CHECK:           scf.if %[[LOW]] {
// CHECK:             %[[ANY:.*]] = scf.for %[[T:.*]] = %c0 to %c8 step %c1 iter_args
// CHECK:               memref.store %{{.*}}, %[[MASK]][%[[T]]]
// CHECK:             scf.if %[[ANY]] {
// CHECK:               scf.for %[[U:.*]] = %c0 to %c8
// CHECK:                 %[[M:.*]] = memref.load %[[MASK]][%[[U]]]
// CHECK:                 %[[IN:.*]] = arith.cmpi ne, %[[M]]
// CHECK:                 scf.if %[[IN]] {
// CHECK:                   memref.store
uop.kernel @conditions(%o: memref<32xf32>) {
  %b = uop.special global 0 to 4 : index
  %t = uop.special local 0 to 8 : index
  %n = uop.special task 0 to 32 by 8 : index
  %c2 = uop.const 2 : index
  %one = uop.const 1.0 : f32
  %low = uop.cmp lt %b, %c2 : index
  uop.if %low {
    %some = uop.cmp gt %t, %c2 : index
    uop.if %some {
      uop.store %one, %o[%n] over () : memref<32xf32>
    }
  }
  uop.sink
}

// Scratch that is large is on the heap.
// CHECK-LABEL: func.func @heap(
// CHECK-DAG:     %[[SMALL:.*]] = memref.alloca() {alignment = 64 : i64} : memref<1024xf32>
// CHECK-DAG:     %[[LARGE:.*]] = memref.alloc() {alignment = 64 : i64} : memref<65536xf32>
// CHECK:         memref.dealloc %[[LARGE]]
// CHECK-NEXT:    return
uop.kernel @heap(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %s = uop.define_local : memref<1024xf32, #uop.space<local>>
  %l = uop.define_local : memref<65536xf32, #uop.space<local>>
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %s[%i] over (%i) : memref<1024xf32, #uop.space<local>>
  uop.store %0, %l[%i] over (%i) : memref<65536xf32, #uop.space<local>>
  %1 = uop.load %s[%i] : memref<1024xf32, #uop.space<local>> -> f32
  %2 = uop.load %l[%i] : memref<65536xf32, #uop.space<local>> -> f32
  %3 = uop.add %1, %2 : f32
  uop.store %3, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// A store whose elements another one overwrites at other points ends its loops
// first; one to elements beside need not.
// CHECK-LABEL: func.func @overwrites(
// CHECK:         scf.for
// CHECK:           memref.store
// CHECK:           memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for
// CHECK:           memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    return
uop.kernel @overwrites(%x: memref<8xf32>, %o: memref<16xf32>) {
  %i = uop.range 0 to 8 : index
  %c1 = uop.const 1 : index
  %c2 = uop.const 2 : index
  %c7 = uop.const 7 : index
  %one = uop.const 1.0 : f32
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %even = uop.mul %i, %c2 : index
  %odd = uop.add %even, %c1 : index
  uop.store %0, %o[%even] over (%i) : memref<16xf32>
  uop.store %0, %o[%odd] over (%i) : memref<16xf32>
  %j = uop.sub %c7, %i : index
  uop.store %one, %o[%j] over (%i) : memref<16xf32>
  uop.sink
}

// The same where an element is still to be read at another point.
// CHECK-LABEL: func.func @readsFirst(
// CHECK:         scf.for
// CHECK:           memref.load
// CHECK-NEXT:      memref.store
// CHECK-NEXT:      memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for
// CHECK:           memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    return
uop.kernel @readsFirst(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c7 = uop.const 7 : index
  %one = uop.const 1.0 : f32
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.store %one, %x[%i] over (%i) : memref<8xf32>
  %j = uop.sub %c7, %i : index
  uop.store %one, %x[%j] over (%i) : memref<8xf32>
  uop.sink
}

// Only what is not proved to be inside is checked.
// CHECK-LABEL: func.func @checked(
// CHECK-SAME:    %[[N:.*]]: memref<3xi64>, %{{.*}}: index, %{{.*}}: index)
// CHECK-SAME:    uop.access_checks = [{location = #loc, size = 8 : i64, write = false}]
// CHECK:         %[[IN:.*]] = arith.cmpi ult, %[[P:.*]], %c8
// CHECK:         %[[OUT:.*]] = arith.xori %[[IN]], %true
// CHECK:         scf.if %[[OUT]] {
// CHECK:           memref.atomic_rmw maxu
// CHECK:         scf.if %[[IN]] -> (f32) {
// CHECK-NEXT:      memref.load
// CHECK-NOT:     atomic_rmw
uop.kernel @checked(%x: memref<8xf32>, %n: memref<8xi32>, %o: memref<8xf32>) attributes {uop.check_bounds} {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %n[%i] : memref<8xi32> -> i32
  %1 = uop.cast %0 : i32 -> index
  %2 = uop.load %x[%1] : memref<8xf32> -> f32
  uop.store %2, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// The order of statements is all that uop.after needs.
// CHECK-LABEL: func.func @after(
// CHECK:         memref.store %{{.*}}, %arg1
// CHECK-NEXT:    }
// CHECK:           memref.load %arg1
// CHECK-NEXT:      memref.store %{{.*}}, %arg0
uop.kernel @after(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  %1 = uop.after %o, %0 : memref<8xf32>, f32
  %2 = uop.load %1[%i] : memref<8xf32> -> f32
  uop.store %2, %x[%i] over (%i) : memref<8xf32>
  uop.sink
}
