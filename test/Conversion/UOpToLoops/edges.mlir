// Gates, truth values in memory, ranges of size 0 and 1, launches.
//
// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s
// RUN: uop-opt %s --convert-uop-to-loops=buffer-alignment=64 | FileCheck %s --check-prefix=ALIGN
// RUN: not uop-opt %s --convert-uop-to-loops=buffer-alignment=3 2>&1 | FileCheck %s --check-prefix=ODD

// ALIGN: func.func @gates(%{{.*}}: memref<32xf32> {llvm.align = 64 : i64, llvm.noalias, llvm.readonly}
// ODD: error: buffer-alignment must be 0 or a power of two, got 3

// CHECK-LABEL: func.func @gates
// CHECK-SAME:    attributes {llvm.bareptr, my.attr = "kept", uop.thread_extent = 1 : i64}
// CHECK-DAG:     %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-DAG:     %[[NO:.*]] = arith.constant 0 : i8
// CHECK-DAG:     %[[M:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<40xi1> to memref<40xi8>
// CHECK-DAG:     %[[P:.*]] = builtin.unrealized_conversion_cast %arg3 : memref<40xi1> to memref<40xi8>
// CHECK:         scf.for %[[I:.*]] = %c0 to %c40
// CHECK-NEXT:      %[[IN:.*]] = arith.cmpi slt, %[[I]], %c32
// CHECK-NEXT:      %[[X:.*]] = scf.if %[[IN]] -> (f32) {
// CHECK-NEXT:        %[[L:.*]] = memref.load %arg0[%[[I]]]
// CHECK-NEXT:        scf.yield %[[L]]
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.yield %[[ONE]]
// CHECK:           %[[BYTE:.*]] = scf.if %[[IN]] -> (i8) {
// CHECK:             memref.load %[[M]]
// CHECK:             scf.yield %[[NO]]
// CHECK:           %[[BIT:.*]] = arith.cmpi ne, %[[BYTE]], %[[NO]]
// CHECK-NEXT:      scf.if %[[BIT]] {
// CHECK-NEXT:        memref.store %[[X]], %arg2[%[[I]]]
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[OUT:.*]] = arith.extui %[[BIT]] : i1 to i8
// CHECK-NEXT:      memref.store %[[OUT]], %[[P]]
uop.kernel @gates(%x: memref<32xf32>, %m: memref<40xi1>, %o: memref<40xf32>, %p: memref<40xi1>) attributes {my.attr = "kept"} {
  %i = uop.range 0 to 40 : index
  %n = uop.const 32 : index
  %in = uop.cmp lt %i, %n : index
  %one = uop.const 1.0 : f32
  %0 = uop.load %x[%i] if %in else %one : memref<32xf32> -> f32
  %1 = uop.load %m[%i] if %in : memref<40xi1> -> i1
  uop.store %0, %o[%i] over (%i) if %1 : memref<40xf32>
  uop.store %1, %p[%i] over (%i) : memref<40xi1>
  uop.sink
}

// A reduction over nothing is its identity, -inf here; a store over nothing
// writes nothing.

// CHECK-LABEL: func.func @empty
// CHECK-DAG:     %[[NINF:.*]] = arith.constant -1024 : i16
// CHECK:         scf.for %{{.*}} = %c0 to %c4
// CHECK-NEXT:      memref.store %[[NINF]]
// CHECK-NEXT:    }
// CHECK-NEXT:    return
uop.kernel @empty(%x: memref<0xf16>, %o: memref<4xf16>, %q: memref<0xf16>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 0 reduce : index
  %0 = uop.load %x[%k] : memref<0xf16> -> f16
  %1 = uop.reduce max %0 over (%k) : f16
  uop.store %1, %o[%i] over (%i) : memref<4xf16>
  %z = uop.range 2 to 0 : index
  uop.store %1, %q[%z] over (%z) : memref<0xf16>
  uop.sink
}

// CHECK-LABEL: func.func @one
// CHECK-NOT:     scf.for
// CHECK:         %[[V:.*]] = memref.load %arg0[%c0]
// CHECK-NEXT:    memref.store %[[V]], %arg1[%c0]
uop.kernel @one(%x: memref<1xi32>, %o: memref<1xi32>) {
  %i = uop.range 0 to 1 thread : index
  %k = uop.range 1 to 1 reduce : index
  %0 = uop.load %x[%k] : memref<1xi32> -> i32
  %1 = uop.reduce add %0 over (%k) : i32
  uop.store %1, %o[%i] over (%i) : memref<1xi32>
  uop.sink
}

// Division of an index that is known not to be negative is unsigned.

// CHECK-LABEL: func.func @division
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NEXT:      %[[Q:.*]] = arith.shrui %[[I]], %c3
// CHECK-NEXT:      arith.andi %[[I]], %c7
// CHECK-NEXT:      arith.remui %[[Q]], %c3
// CHECK-NEXT:      %[[M:.*]] = arith.subi %[[I]], %c5
// CHECK-NEXT:      arith.remsi %[[M]], %c3
// CHECK-NOT:       divui
// CHECK:           arith.divsi %[[M]], %c3
uop.kernel @division(%o: memref<24xi32>) {
  %i = uop.range 0 to 24 : index
  %c = uop.const 8 : index
  %c3 = uop.const 3 : index
  %c5 = uop.const 5 : index
  %0 = uop.floordiv %i, %c : index
  %1 = uop.floormod %i, %c : index
  %2 = uop.floormod %0, %c3 : index
  %m = uop.sub %i, %c5 : index
  %3 = uop.floordiv %m, %c3 : index
  %4 = uop.add %1, %2 : index
  %5 = uop.add %4, %3 : index
  %6 = uop.cast %5 : index -> i32
  uop.store %6, %o[%i] over (%i) : memref<24xi32>
  uop.sink
}

// CHECK-LABEL: func.func @flags
// CHECK:         arith.mulf %{{.*}} fastmath<nnan>
// CHECK:         math.exp %{{.*}} fastmath<afn>
// CHECK:         math.fma
uop.kernel @flags(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.mul %0, %0 fastmath<nnan> : f32
  %2 = uop.exp %1 fastmath<afn> : f32
  %3 = uop.mulacc %2, %2, %1 : f32
  uop.store %3, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// CHECK-LABEL: func.func @main
// CHECK:         %[[A:.*]] = memref.alloc() {alignment = 64 : i64} : memref<1xi32>
// CHECK:         %[[B:.*]] = memref.alloc() {alignment = 64 : i64} : memref<i32>
// CHECK:         %[[FLAT:.*]] = memref.reinterpret_cast %[[B]] to offset: [0], sizes: [1], strides: [1] : memref<i32> to memref<1xi32>
// CHECK:         call @one(%[[A]], %[[FLAT]], %c0{{.*}}, %c1{{.*}}) : (memref<1xi32>, memref<1xi32>, index, index) -> ()
// CHECK:         memref.reinterpret_cast %arg0 to offset: [0], sizes: [0], strides: [1] : memref<2x0x3xf16> to memref<0xf16>
// CHECK:         memref.dealloc %[[A]]
func.func @main(%x: memref<2x0x3xf16>, %y: memref<2x2xf16>) {
  %a = uop.alloc : memref<1xi32>
  %b = uop.alloc : memref<i32>
  uop.launch @one ins(%a : memref<1xi32>) outs(%b : memref<i32>)
  %q = uop.alloc : memref<0xf16>
  uop.launch @empty ins(%x : memref<2x0x3xf16>) outs(%y, %q : memref<2x2xf16>, memref<0xf16>)
  uop.dealloc %q : memref<0xf16>
  uop.dealloc %b : memref<i32>
  uop.dealloc %a : memref<1xi32>
  return
}

// The greatest id leaves room for no other, and none is needed (found by the fuzz
// target under UBSan).
// CHECK-LABEL: func.func @greatest_id
// CHECK:         scf.for
// CHECK-NOT:     scf.for
uop.kernel @greatest_id(%a: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 9223372036854775807 to 8 : index
  %0 = uop.load %a[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
