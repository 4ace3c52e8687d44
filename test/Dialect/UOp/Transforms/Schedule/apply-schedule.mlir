// RUN: uop-opt %s --uop-apply-schedule --split-input-file | FileCheck %s

// The outer part keeps the id; what a reduction runs over is divided as well.
// CHECK-LABEL: uop.kernel @divide(
// CHECK-SAME: %[[A0:.*]]: memref<48xf32>, %[[A1:.*]]: memref<8xf32>) {
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 2 thread : index
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 2 : index
// CHECK-NEXT: %[[R3:.*]] = uop.range 3 to 2 upcast : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R2]], %[[C2]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[R3]] : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V2:.*]] = uop.mul %[[R0]], %[[C4]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[V2]], %[[V1]] : index
// CHECK-NEXT: %[[K1:.*]] = uop.range 1 to 2 reduce : index
// CHECK-NEXT: %[[K4:.*]] = uop.range 4 to 3 unroll : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V4:.*]] = uop.mul %[[K1]], %[[C3]] : index
// CHECK-NEXT: %[[V5:.*]] = uop.add %[[V4]], %[[K4]] : index
// CHECK-NEXT: %[[C6:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[V6:.*]] = uop.mul %[[V3]], %[[C6]] : index
// CHECK-NEXT: %[[V7:.*]] = uop.add %[[V6]], %[[V5]] : index
// CHECK-NEXT: %[[V8:.*]] = uop.load %[[A0]][%[[V7]]] : memref<48xf32> -> f32
// CHECK-NEXT: %[[V9:.*]] = uop.reduce add %[[V8]] over (%[[K1]], %[[K4]]) : f32
// CHECK-NEXT: uop.store %[[V9]], %[[A1]][%[[V3]]] over (%[[R0]], %[[R2]], %[[R3]]) : memref<8xf32>
// CHECK-NEXT: uop.sink
uop.kernel @divide(%x: memref<48xf32>, %o: memref<8xf32>) attributes {uop.schedule = #uop.schedule<[split(0, 4), upcast(2, 2), unroll(1, 3), thread(0)]>} {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 6 reduce : index
  %c6 = uop.const 6 : index
  %0 = uop.mul %i, %c6 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<48xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// An axis that is taken whole keeps its id; none is left over.
// CHECK-LABEL: uop.kernel @whole(
// CHECK-SAME: %[[A0:.*]]: memref<8xf32>, %[[A1:.*]]: memref<8xf32>) {
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 simd : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[A0]][%[[R0]]] : memref<8xf32> -> f32
// CHECK-NEXT: uop.store %[[V0]], %[[A1]][%[[R0]]] over (%[[R0]]) : memref<8xf32>
// CHECK-NEXT: uop.sink
uop.kernel @whole(%x: memref<8xf32>, %o: memref<8xf32>) attributes {uop.schedule = #uop.schedule<[simd(0, 8)]>} {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// The rest has a store of its own.
// CHECK-LABEL: uop.kernel @peelOutput(
// CHECK-SAME: %[[A0:.*]]: memref<11xf32>, %[[A1:.*]]: memref<11xf32>) {
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 2 : index
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 4 simd : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C4]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[R2]] : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 3 : index
// CHECK-NEXT: %[[C8:.*]] = uop.const 8 : index
// CHECK-NEXT: %[[V2:.*]] = uop.add %[[R1]], %[[C8]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.load %[[A0]][%[[V1]]] : memref<11xf32> -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.load %[[A0]][%[[V2]]] : memref<11xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.sqrt %[[V3]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.sqrt %[[V4]] : f32
// CHECK-NEXT: uop.store %[[V5]], %[[A1]][%[[V1]]] over (%[[R0]], %[[R2]]) : memref<11xf32>
// CHECK-NEXT: uop.store %[[V6]], %[[A1]][%[[V2]]] over (%[[R1]]) : memref<11xf32>
// CHECK-NEXT: uop.sink
uop.kernel @peelOutput(%x: memref<11xf32>, %o: memref<11xf32>) attributes {uop.schedule = #uop.schedule<[peel(0, 4), simd(0, 4)]>} {
  %i = uop.range 0 to 11 : index
  %0 = uop.load %x[%i] : memref<11xf32> -> f32
  %1 = uop.sqrt %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<11xf32>
  uop.sink
}

// -----

// The rest of a reduction is added to it, in f32, and rounded once.
// CHECK-LABEL: uop.kernel @peelReduction(
// CHECK-SAME: %[[A0:.*]]: memref<11xf16>, %[[A1:.*]]: memref<1xf16>) {
// CHECK-NEXT: %[[K0:.*]] = uop.range 0 to 8 reduce : index
// CHECK-NEXT: %[[K1:.*]] = uop.range 1 to 3 reduce : index
// CHECK-NEXT: %[[C8:.*]] = uop.const 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[K1]], %[[C8]] : index
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V1:.*]] = uop.load %[[A0]][%[[K0]]] : memref<11xf16> -> f16
// CHECK-NEXT: %[[V2:.*]] = uop.load %[[A0]][%[[V0]]] : memref<11xf16> -> f16
// CHECK-NEXT: %[[V3:.*]] = uop.cast %[[V1]] : f16 -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.cast %[[V2]] : f16 -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.reduce add %[[V3]] over (%[[K0]]) : f32
// CHECK-NEXT: %[[V6:.*]] = uop.reduce add %[[V4]] over (%[[K1]]) : f32
// CHECK-NEXT: %[[V7:.*]] = uop.add %[[V5]], %[[V6]] : f32
// CHECK-NEXT: %[[V8:.*]] = uop.cast %[[V7]] : f32 -> f16
// CHECK-NEXT: uop.store %[[V8]], %[[A1]][%[[C0]]] over () : memref<1xf16>
// CHECK-NEXT: uop.sink
uop.kernel @peelReduction(%x: memref<11xf16>, %o: memref<1xf16>) attributes {uop.schedule = #uop.schedule<[peel(0, 4)]>} {
  %k = uop.range 0 to 11 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<11xf16> -> f16
  %1 = uop.reduce add %0 over (%k) : f16
  uop.store %1, %o[%c0] over () : memref<1xf16>
  uop.sink
}

// -----

// Nothing is left over.
// CHECK-LABEL: uop.kernel @peelNothing(
// CHECK-SAME: %[[A0:.*]]: memref<8xf32>, %[[A1:.*]]: memref<8xf32>) {
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[A0]][%[[R0]]] : memref<8xf32> -> f32
// CHECK-NEXT: uop.store %[[V0]], %[[A1]][%[[R0]]] over (%[[R0]]) : memref<8xf32>
// CHECK-NEXT: uop.sink
uop.kernel @peelNothing(%x: memref<8xf32>, %o: memref<8xf32>) attributes {uop.schedule = #uop.schedule<[peel(0, 4)]>} {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

// -----

// The panel has the columns in the order of the lanes, whatever the buffer has;
// lanes that stand for no column are 0 there.
// CHECK-LABEL: uop.kernel @panel(
// CHECK-SAME: %[[A0:.*]]: memref<40xf32>, %[[A1:.*]]: memref<30xf32>, %[[A2:.*]]: memref<48xf32>) {
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 1 : index
// CHECK-NEXT: %[[R3:.*]] = uop.range 3 to 6 simd : index
// CHECK-NEXT: %[[C6:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R1]], %[[C6]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[R3]] : index
// CHECK-NEXT: %[[K2:.*]] = uop.range 2 to 5 reduce : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V2:.*]] = uop.mul %[[R0]], %[[C5]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[V2]], %[[K2]] : index
// CHECK-NEXT: %[[V4:.*]] = uop.load %[[A0]][%[[V3]]] : memref<40xf32> -> f32
// CHECK-NEXT: %[[R4:.*]] = uop.range 4 to 5 : index
// CHECK-NEXT: %[[R5:.*]] = uop.range 5 to 8 : index
// CHECK-NEXT: %[[C6_0:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[V7:.*]] = uop.cmp lt %[[R5]], %[[C6_0]] : index
// CHECK-NEXT: %[[V8:.*]] = uop.add %[[V0]], %[[R5]] : index
// CHECK-NEXT: %[[V9:.*]] = uop.mul %[[V8]], %[[C5]] : index
// CHECK-NEXT: %[[V10:.*]] = uop.add %[[V9]], %[[R4]] : index
// CHECK-NEXT: %[[V11:.*]] = uop.load %[[A1]][%[[V10]]] if %[[V7]] : memref<30xf32> -> f32
// CHECK-NEXT: %[[V12:.*]] = uop.bufferize %[[V11]] over (%[[R4]], %[[R5]]) in <local> : f32 -> tensor<5x8xf32>
// CHECK-NEXT: %[[V13:.*]] = uop.index %[[V12]][%[[K2]], %[[R3]]] : tensor<5x8xf32> -> f32
// CHECK-NEXT: %[[V14:.*]] = uop.mul %[[V4]], %[[V13]] : f32
// CHECK-NEXT: %[[V15:.*]] = uop.reduce add %[[V14]] over (%[[K2]]) : f32
// CHECK-NEXT: %[[C6_1:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[V16:.*]] = uop.mul %[[R0]], %[[C6_1]] : index
// CHECK-NEXT: %[[V17:.*]] = uop.add %[[V16]], %[[V1]] : index
// CHECK-NEXT: uop.store %[[V15]], %[[A2]][%[[V17]]] over (%[[R1]], %[[R3]], %[[R0]]) : memref<48xf32>
// CHECK-NEXT: uop.sink
uop.kernel @panel(%a: memref<40xf32>, %b: memref<30xf32>, %o: memref<48xf32>) attributes {uop.schedule = #uop.schedule<[reorder(1, 0), split(1, 6), simd(3, 6), stage(1, 1)]>} {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 6 : index
  %k = uop.range 2 to 5 reduce : index
  %c5 = uop.const 5 : index
  %0 = uop.mul %i, %c5 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<40xf32> -> f32
  %3 = uop.mul %j, %c5 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<30xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %c6 = uop.const 6 : index
  %8 = uop.mul %i, %c6 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<48xf32>
  uop.sink
}

// -----

// What is left over has a panel of its own, and no panel is made of another.
// CHECK-LABEL: uop.kernel @panels(
// CHECK: uop.load %{{.*}} : memref<30xf32> -> f32
// CHECK: uop.bufferize %{{.*}} in <local> : f32 -> tensor<5x4xf32>
// CHECK: uop.load %{{.*}} : memref<30xf32> -> f32
// CHECK: uop.bufferize %{{.*}} in <local> : f32 -> tensor<5x2xf32>
// CHECK-NOT: uop.bufferize
uop.kernel @panels(%a: memref<40xf32>, %b: memref<30xf32>, %o: memref<48xf32>) attributes {uop.schedule = #uop.schedule<[reorder(1, 0), peel(1, 4), split(1, 4), split(3, 2), simd(4, 4), simd(5, 2), stage(1, 1), stage(1, 3)]>} {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 6 : index
  %k = uop.range 2 to 5 reduce : index
  %c5 = uop.const 5 : index
  %0 = uop.mul %i, %c5 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<40xf32> -> f32
  %3 = uop.mul %j, %c5 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<30xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %c6 = uop.const 6 : index
  %8 = uop.mul %i, %c6 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<48xf32>
  uop.sink
}
