// Sums of products of narrow numbers become sums of dot products.
//
// RUN: uop-opt %s --uop-apply-schedule --split-input-file | FileCheck %s

// Four numbers along the sum are packed. The factor that is read from argument 1
// keeps its numbers, and is packed in a copy; 128 is added to those of the other
// one, and taken away again in the sum.
// CHECK-LABEL: uop.kernel @signed(
// CHECK: %[[K:.*]] = uop.range 2 to 4 reduce : index
// CHECK-COUNT-4: uop.load %arg0{{.*}} -> i8
// CHECK: %[[X:.*]] = uop.pack %{{.*}} : i8 -> i32
// CHECK: %[[R:.*]] = uop.range 3 to 4 : index
// CHECK-COUNT-4: uop.load %arg1{{.*}} -> i8
// CHECK-NOT: uop.load
// CHECK: %[[P:.*]] = uop.pack %{{.*}} : i8 -> i32
// CHECK: %[[TILE:.*]] = uop.bufferize %[[P]] over (%[[R]]) in <local> : i32 -> tensor<4xi32>
// CHECK: %[[Y:.*]] = uop.index %[[TILE]][%[[K]]] : tensor<4xi32> -> i32
// CHECK: %[[U:.*]] = uop.xor %[[X]], %c_2139062144 : i32
// CHECK: %[[DOT:.*]] = uop.dot %[[U]] of ui8, %[[Y]] of i8 : i32 -> i32
// CHECK: %[[SUM:.*]] = uop.reduce add %[[DOT]] over (%[[K]]) : i32
// CHECK: %[[ONES:.*]] = uop.dot %c16843009 of ui8, %[[Y]] of i8 : i32 -> i32
// CHECK: %[[OTHER:.*]] = uop.reduce add %[[ONES]] over (%[[K]]) : i32
// CHECK: %[[TOO_MUCH:.*]] = uop.mul %c128, %[[OTHER]] : i32
// CHECK: uop.sub %[[SUM]], %[[TOO_MUCH]] : i32
uop.kernel @signed(%x: memref<64xi8>, %y: memref<128xi8>, %o: memref<32xi32>) attributes {uop.schedule = #uop.schedule<[dot(2, 1), stage(1, 1), simd(1, 8)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c16 = uop.const 16 : index
  %0 = uop.mul %i, %c16 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<64xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %c8 = uop.const 8 : index
  %4 = uop.mul %k, %c8 : index
  %5 = uop.add %4, %j : index
  %6 = uop.load %y[%5] : memref<128xi8> -> i8
  %7 = uop.cast %6 : i8 -> i32
  %8 = uop.mul %3, %7 : i32
  %9 = uop.reduce add %8 over (%k) : i32
  %10 = uop.mul %i, %c8 : index
  %11 = uop.add %10, %j : index
  uop.store %9, %o[%11] over (%i, %j) : memref<32xi32>
  uop.sink
}

// -----

// Both zero points are taken out of the sum; the number of products is 8.
// CHECK-LABEL: uop.kernel @zeros(
// CHECK: %[[X:.*]] = uop.pack %{{.*}} : ui8 -> i32
// CHECK: %[[Y:.*]] = uop.pack %{{.*}} : i8 -> i32
// CHECK: %[[SUM:.*]] = uop.reduce add
// CHECK: uop.dot %c16843009 of ui8, %[[Y]] of i8
// CHECK: %[[OF_Y:.*]] = uop.reduce add
// CHECK: uop.mul %[[A:.*]], %[[OF_Y]] : i32
// CHECK: uop.sub
// CHECK: uop.dot %[[X]] of ui8, %c16843009 of i8
// CHECK: %[[OF_X:.*]] = uop.reduce add
// CHECK: uop.mul %[[B:.*]], %[[OF_X]] : i32
// CHECK: uop.sub
// CHECK: %[[BOTH:.*]] = uop.mul %[[A]], %[[B]] : i32
// CHECK: uop.mul %[[BOTH]], %c8{{.*}} : i32
uop.kernel @zeros(%x: memref<8xui8>, %y: memref<8xi8>, %a: memref<1xi32>, %b: memref<1xi32>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xui8> -> ui8
  %1 = uop.cast %0 : ui8 -> i32
  %2 = uop.load %a[%c0] : memref<1xi32> -> i32
  %3 = uop.sub %1, %2 : i32
  %4 = uop.load %y[%k] : memref<8xi8> -> i8
  %5 = uop.cast %4 : i8 -> i32
  %6 = uop.load %b[%c0] : memref<1xi32> -> i32
  %7 = uop.sub %5, %6 : i32
  %8 = uop.mul %3, %7 : i32
  %9 = uop.reduce add %8 over (%k) : i32
  uop.store %9, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// Of two unsigned factors, 128 is taken from the other one.
// CHECK-LABEL: uop.kernel @unsigned(
// CHECK: uop.xor
// CHECK: uop.dot %{{.*}} of i8, %{{.*}} of ui8
// CHECK: uop.mul %c_128
uop.kernel @unsigned(%x: memref<8xui8>, %y: memref<8xui8>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xui8> -> ui8
  %1 = uop.cast %0 : ui8 -> i32
  %4 = uop.load %y[%k] : memref<8xui8> -> ui8
  %5 = uop.cast %4 : ui8 -> i32
  %8 = uop.mul %1, %5 : i32
  %9 = uop.reduce add %8 over (%k) : i32
  uop.store %9, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// Two numbers of bf16; what is left over is added up as it was.
// CHECK-LABEL: uop.kernel @left_over(
// CHECK: %[[K:.*]] = uop.range 0 to 4 reduce : index
// CHECK: uop.dot %{{.*}} of bf16, %{{.*}} of bf16 : i32 -> f32
// CHECK: %[[SUM:.*]] = uop.reduce add %{{.*}} over (%[[K]]) : f32
// CHECK: %[[REST:.*]] = uop.reduce add %{{.*}} : f32
// CHECK: uop.add %[[SUM]], %[[REST]]
uop.kernel @left_over(%x: memref<9xbf16>, %y: memref<9xbf16>, %o: memref<1xf32>) attributes {uop.schedule = #uop.schedule<[peel(0, 2), dot(0, 1)]>} {
  %k = uop.range 0 to 9 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<9xbf16> -> bf16
  %1 = uop.cast %0 : bf16 -> f32
  %4 = uop.load %y[%k] : memref<9xbf16> -> bf16
  %5 = uop.cast %4 : bf16 -> f32
  %8 = uop.mul %1, %5 : f32
  %9 = uop.reduce add %8 over (%k) : f32
  uop.store %9, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// -----

// Numbers of 8 bits are widened to 16, of which the instruction multiplies
// signed ones: nothing is added to them.
// CHECK-LABEL: uop.kernel @widened(
// CHECK: uop.range 0 to 4 reduce : index
// CHECK: uop.load %arg0{{.*}} -> ui8
// CHECK: uop.cast %{{.*}} : ui8 -> i16
// CHECK: uop.load %arg0{{.*}} -> ui8
// CHECK: uop.cast %{{.*}} : ui8 -> i16
// CHECK: %[[X:.*]] = uop.pack %{{.*}}, %{{.*}} : i16 -> i32
// CHECK-COUNT-2: uop.cast %{{.*}} : i8 -> i16
// CHECK: %[[Y:.*]] = uop.pack %{{.*}}, %{{.*}} : i16 -> i32
// CHECK-NOT: uop.xor
// CHECK: %[[DOT:.*]] = uop.dot %[[X]] of i16, %[[Y]] of i16 : i32 -> i32
// CHECK: %[[SUM:.*]] = uop.reduce add %[[DOT]]
// CHECK: uop.store %[[SUM]]
uop.kernel @widened(%x: memref<8xui8>, %y: memref<8xi8>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1, 16)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xui8> -> ui8
  %1 = uop.cast %0 : ui8 -> i32
  %4 = uop.load %y[%k] : memref<8xi8> -> i8
  %5 = uop.cast %4 : i8 -> i32
  %8 = uop.mul %1, %5 : i32
  %9 = uop.reduce add %8 over (%k) : i32
  uop.store %9, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// The narrower factor is widened to the other one's 16 bits. 32768 is taken from
// the one without sign, and its zero point from the sum, as of 8 bits.
// CHECK-LABEL: uop.kernel @words(
// CHECK: %[[X:.*]] = uop.pack %{{.*}}, %{{.*}} : ui16 -> i32
// CHECK: uop.cast %{{.*}} : i8 -> i16
// CHECK: %[[Y:.*]] = uop.pack %{{.*}}, %{{.*}} : i16 -> i32
// CHECK: %[[S:.*]] = uop.xor %[[X]], %c_2147450880 : i32
// CHECK: %[[ZERO:.*]] = uop.add %{{.*}}, %c_32768 : i32
// CHECK: uop.dot %[[S]] of i16, %[[Y]] of i16 : i32 -> i32
// CHECK: %[[ONES:.*]] = uop.dot %c65537 of i16, %[[Y]] of i16 : i32 -> i32
// CHECK: %[[OTHER:.*]] = uop.reduce add %[[ONES]]
// CHECK: uop.mul %[[ZERO]], %[[OTHER]] : i32
uop.kernel @words(%x: memref<8xui16>, %y: memref<8xi8>, %a: memref<1xi32>, %o: memref<1xi32>) attributes {uop.schedule = #uop.schedule<[dot(0, 1)]>} {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xui16> -> ui16
  %1 = uop.cast %0 : ui16 -> i32
  %2 = uop.load %a[%c0] : memref<1xi32> -> i32
  %3 = uop.sub %1, %2 : i32
  %4 = uop.load %y[%k] : memref<8xi8> -> i8
  %5 = uop.cast %4 : i8 -> i32
  %8 = uop.mul %3, %5 : i32
  %9 = uop.reduce add %8 over (%k) : i32
  uop.store %9, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// Copies hold the packed numbers, after the widening. That of the rows is in the
// order of the buffer, so that it is made of vectors.
// CHECK-LABEL: uop.kernel @packed_rows(
// CHECK-DAG: %[[ROW:.*]] = uop.range 3 to 4 : index
// CHECK-DAG: %[[WORD:.*]] = uop.range 4 to 8 simd : index
// CHECK-COUNT-2: uop.cast %{{.*}} : ui8 -> i16
// CHECK: %[[X:.*]] = uop.pack %{{.*}} : i16 -> i32
// CHECK: uop.bufferize %[[X]] over (%[[ROW]], %[[WORD]]) in <local> : i32 -> tensor<4x8xi32>
// CHECK-COUNT-2: uop.cast %{{.*}} : i8 -> i16
// CHECK: %[[Y:.*]] = uop.pack %{{.*}} : i16 -> i32
// CHECK: uop.bufferize %[[Y]] over ({{.*}}) in <local> : i32 -> tensor<8xi32>
// CHECK-NOT: uop.pack
uop.kernel @packed_rows(%x: memref<64xui8>, %y: memref<128xi8>, %o: memref<32xi32>) attributes {uop.schedule = #uop.schedule<[dot(2, 1, 16), stage(0, 1), stage(1, 1), simd(1, 8)]>} {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 16 reduce : index
  %c16 = uop.const 16 : index
  %0 = uop.mul %i, %c16 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<64xui8> -> ui8
  %3 = uop.cast %2 : ui8 -> i32
  %c8 = uop.const 8 : index
  %4 = uop.mul %k, %c8 : index
  %5 = uop.add %4, %j : index
  %6 = uop.load %y[%5] : memref<128xi8> -> i8
  %7 = uop.cast %6 : i8 -> i32
  %8 = uop.mul %3, %7 : i32
  %9 = uop.reduce add %8 over (%k) : i32
  %10 = uop.mul %i, %c8 : index
  %11 = uop.add %10, %j : index
  uop.store %9, %o[%11] over (%j, %i) : memref<32xi32>
  uop.sink
}
