// RUN: uop-opt %s --uop-expand --split-input-file | FileCheck %s

// Copies for the points of upcast, vectors for those of simd; where the element
// moves by one with the lane, one access for all of them.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: %[[A0:.*]]: memref<20xf32>, %[[A1:.*]]: memref<40xf32>, %[[A2:.*]]: memref<32xf32>) {
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 2 : index
// CHECK-NEXT: %[[K3:.*]] = uop.range 3 to 5 reduce : index
// CHECK-NEXT: %[[C10:.*]] = uop.const 10 : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[C8:.*]] = uop.const 8 : index
// CHECK-NEXT: %[[C16:.*]] = uop.const 16 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C10]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[K3]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.add %[[V1]], %[[C5]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.load %[[A0]][%[[V1]]] : memref<20xf32> -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.load %[[A0]][%[[V2]]] : memref<20xf32> -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.mul %[[K3]], %[[C8]] : index
// CHECK-NEXT: %[[V6:.*]] = uop.load %[[A1]][%[[V5]]] : memref<40xf32> -> vector<8xf32>
// CHECK-NEXT: %[[V7:.*]] = uop.vectorize %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]] : f32 -> vector<8xf32>
// CHECK-NEXT: %[[V8:.*]] = uop.mul %[[V7]], %[[V6]] : vector<8xf32>
// CHECK-NEXT: %[[V9:.*]] = uop.vectorize %[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]] : f32 -> vector<8xf32>
// CHECK-NEXT: %[[V10:.*]] = uop.mul %[[V9]], %[[V6]] : vector<8xf32>
// CHECK-NEXT: %[[V11:.*]] = uop.reduce add %[[V8]] over (%[[K3]]) : vector<8xf32>
// CHECK-NEXT: %[[V12:.*]] = uop.reduce add %[[V10]] over (%[[K3]]) : vector<8xf32>
// CHECK-NEXT: %[[V13:.*]] = uop.mul %[[R0]], %[[C16]] : index
// CHECK-NEXT: %[[V14:.*]] = uop.add %[[V13]], %[[C8]] : index
// CHECK-NEXT: uop.store %[[V11]], %[[A2]][%[[V13]]] over (%[[R0]]) : memref<32xf32>, vector<8xf32>
// CHECK-NEXT: uop.store %[[V12]], %[[A2]][%[[V14]]] over (%[[R0]]) : memref<32xf32>, vector<8xf32>
// CHECK-NEXT: uop.sink
uop.kernel @product(%a: memref<20xf32>, %b: memref<40xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 2 : index
  %u = uop.range 1 to 2 upcast : index
  %l = uop.range 2 to 8 simd : index
  %k = uop.range 3 to 5 reduce : index
  %c10 = uop.const 10 : index
  %c5 = uop.const 5 : index
  %c8 = uop.const 8 : index
  %c16 = uop.const 16 : index
  %0 = uop.mul %i, %c10 : index
  %1 = uop.mul %u, %c5 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %k : index
  %4 = uop.load %a[%3] : memref<20xf32> -> f32
  %5 = uop.mul %k, %c8 : index
  %6 = uop.add %5, %l : index
  %7 = uop.load %b[%6] : memref<40xf32> -> f32
  %8 = uop.mul %4, %7 : f32
  %9 = uop.reduce add %8 over (%k) : f32
  %10 = uop.mul %i, %c16 : index
  %11 = uop.mul %u, %c8 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.add %12, %l : index
  uop.store %9, %o[%13] over (%i, %u, %l) : memref<32xf32>
  uop.sink
}

// -----

// Accumulators of unrolled points are combined after the loop, those of f16 in
// f32.
// CHECK-LABEL: uop.kernel @unroll(
// CHECK-SAME: %[[A0:.*]]: memref<12xf16>, %[[A1:.*]]: memref<1xf16>) {
// CHECK-NEXT: %[[K0:.*]] = uop.range 0 to 6 reduce : index
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[K0]], %[[C2]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C1]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.load %[[A0]][%[[V0]]] : memref<12xf16> -> f16
// CHECK-NEXT: %[[V3:.*]] = uop.load %[[A0]][%[[V1]]] : memref<12xf16> -> f16
// CHECK-NEXT: %[[V4:.*]] = uop.cast %[[V2]] : f16 -> f32
// CHECK-NEXT: %[[V5:.*]] = uop.reduce add %[[V4]] over (%[[K0]]) : f32
// CHECK-NEXT: %[[V6:.*]] = uop.cast %[[V3]] : f16 -> f32
// CHECK-NEXT: %[[V7:.*]] = uop.reduce add %[[V6]] over (%[[K0]]) : f32
// CHECK-NEXT: %[[V8:.*]] = uop.add %[[V5]], %[[V7]] : f32
// CHECK-NEXT: %[[V9:.*]] = uop.cast %[[V8]] : f32 -> f16
// CHECK-NEXT: uop.store %[[V9]], %[[A1]][%[[C0]]] over () : memref<1xf16>
// CHECK-NEXT: uop.sink
uop.kernel @unroll(%x: memref<12xf16>, %o: memref<1xf16>) {
  %k = uop.range 0 to 6 reduce : index
  %u = uop.range 1 to 2 unroll : index
  %c2 = uop.const 2 : index
  %c0 = uop.const 0 : index
  %0 = uop.mul %k, %c2 : index
  %1 = uop.add %0, %u : index
  %2 = uop.load %x[%1] : memref<12xf16> -> f16
  %3 = uop.reduce add %2 over (%k, %u) : f16
  uop.store %3, %o[%c0] over () : memref<1xf16>
  uop.sink
}

// -----

// Three lanes have room in a vector of four, the last of which is masked.
// CHECK-LABEL: uop.kernel @masked(
// CHECK-SAME: %[[A0:.*]]: memref<3xf32>, %[[A1:.*]]: memref<6xf32>) {
// CHECK-NEXT: %[[CST:.*]] = uop.const dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[CST_0:.*]] = uop.const dense<[true, true, true, false]> : vector<4xi1>
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[A0]][%[[C0]]] if %[[CST_0]] : memref<3xf32>, vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = uop.exp %[[V0]] : vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = uop.vectorize %[[C2]], %[[C2]], %[[C2]], %[[C2]] : index -> vector<4xindex>
// CHECK-NEXT: %[[V3:.*]] = uop.mul %[[CST]], %[[V2]] : vector<4xindex>
// CHECK-NEXT: %[[CST_1:.*]] = uop.const dense<[true, true, true, false]> : vector<4xi1>
// CHECK-NEXT: uop.store %[[V1]], %[[A1]][%[[V3]]] over () if %[[CST_1]] : memref<6xf32>, vector<4xf32>, vector<4xindex>, vector<4xi1>
// CHECK-NEXT: uop.sink
uop.kernel @masked(%x: memref<3xf32>, %o: memref<6xf32>) {
  %l = uop.range 0 to 3 simd : index
  %c2 = uop.const 2 : index
  %0 = uop.load %x[%l] : memref<3xf32> -> f32
  %1 = uop.exp %0 : f32
  %2 = uop.mul %l, %c2 : index
  uop.store %1, %o[%2] over (%l) : memref<6xf32>
  uop.sink
}

// -----

// A gate that differs between lanes is a mask.
// CHECK-LABEL: uop.kernel @gate(
// CHECK-SAME: %[[A0:.*]]: memref<6xf32>, %[[A1:.*]]: memref<8xf32>) {
// CHECK-NEXT: %[[CST:.*]] = uop.const dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xindex>
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[C6:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[CST_0:.*]] = uop.const 1.000000e+00 : f32
// CHECK-NEXT: %[[V0:.*]] = uop.vectorize %[[C6]], %[[C6]], %[[C6]], %[[C6]], %[[C6]], %[[C6]], %[[C6]], %[[C6]] : index -> vector<8xindex>
// CHECK-NEXT: %[[V1:.*]] = uop.cmp lt %[[CST]], %[[V0]] : vector<8xindex>
// CHECK-NEXT: %[[V2:.*]] = uop.vectorize %[[CST_0]], %[[CST_0]], %[[CST_0]], %[[CST_0]], %[[CST_0]], %[[CST_0]], %[[CST_0]], %[[CST_0]] : f32 -> vector<8xf32>
// CHECK-NEXT: %[[V3:.*]] = uop.load %[[A0]][%[[C0]]] if %[[V1]] else %[[V2]] : memref<6xf32>, vector<8xi1> -> vector<8xf32>
// CHECK-NEXT: uop.store %[[V3]], %[[A1]][%[[C0]]] over () : memref<8xf32>, vector<8xf32>
// CHECK-NEXT: uop.sink
uop.kernel @gate(%x: memref<6xf32>, %o: memref<8xf32>) {
  %l = uop.range 0 to 8 simd : index
  %c6 = uop.const 6 : index
  %one = uop.const 1.0 : f32
  %0 = uop.cmp lt %l, %c6 : index
  %1 = uop.load %x[%l] if %0 else %one : memref<6xf32> -> f32
  uop.store %1, %o[%l] over (%l) : memref<8xf32>
  uop.sink
}

// -----

// What does not depend on a range that is reduced counts once for each point.
// CHECK-LABEL: uop.kernel @repeated(
// CHECK-SAME: %[[A0:.*]]: memref<1xi32>, %[[A1:.*]]: memref<1xi32>) {
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.load %[[A0]][%[[C0]]] : memref<1xi32> -> i32
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[V0]] : i32
// CHECK-NEXT: %[[V2:.*]] = uop.add %[[V1]], %[[V0]] : i32
// CHECK-NEXT: uop.store %[[V2]], %[[A1]][%[[C0]]] over () : memref<1xi32>
// CHECK-NEXT: uop.sink
uop.kernel @repeated(%x: memref<1xi32>, %o: memref<1xi32>) {
  %u = uop.range 0 to 3 unroll : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%c0] : memref<1xi32> -> i32
  %1 = uop.reduce add %0 over (%u) : i32
  uop.store %1, %o[%c0] over () : memref<1xi32>
  uop.sink
}

// -----

// Vectors of the author's are made of what they were made of.
// CHECK-LABEL: uop.kernel @contract(
// CHECK-SAME: %[[A0:.*]]: memref<12xf32>, %[[A1:.*]]: memref<12xf32>) {
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 2 : index
// CHECK-NEXT: %[[C6:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C6]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C3]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.load %[[A0]][%[[V0]]] : memref<12xf32> -> vector<3xf32>
// CHECK-NEXT: %[[V3:.*]] = uop.load %[[A0]][%[[V1]]] : memref<12xf32> -> vector<3xf32>
// CHECK-NEXT: %[[V4:.*]] = uop.vectorize %[[V2]], %[[V3]] : vector<3xf32> -> vector<6xf32>
// CHECK-NEXT: %[[V5:.*]] = uop.neg %[[V4]] : vector<6xf32>
// CHECK-NEXT: %[[V6:.*]] = uop.gep %[[V5]] [0, 1, 2] : vector<6xf32> -> vector<3xf32>
// CHECK-NEXT: %[[V7:.*]] = uop.gep %[[V5]] [3, 4, 5] : vector<6xf32> -> vector<3xf32>
// CHECK-NEXT: uop.store %[[V6]], %[[A1]][%[[V0]]] over (%[[R0]]) : memref<12xf32>, vector<3xf32>
// CHECK-NEXT: uop.store %[[V7]], %[[A1]][%[[V1]]] over (%[[R0]]) : memref<12xf32>, vector<3xf32>
// CHECK-NEXT: uop.sink
uop.kernel @contract(%x: memref<12xf32>, %o: memref<12xf32>) {
  %i = uop.range 0 to 2 : index
  %u = uop.range 1 to 2 upcast : index
  %l = uop.range 2 to 3 simd : index
  %c6 = uop.const 6 : index
  %c3 = uop.const 3 : index
  %first = uop.mul %i, %c6 : index
  %0 = uop.mul %u, %c3 : index
  %1 = uop.add %first, %0 : index
  %2 = uop.add %1, %l : index
  %3 = uop.load %x[%2] : memref<12xf32> -> f32
  %4 = uop.contract %3 over (%u, %l) : f32 -> vector<6xf32>
  %5 = uop.neg %4 : vector<6xf32>
  %6 = uop.unroll %5 over (%u, %l) : vector<6xf32> -> f32
  uop.store %6, %o[%2] over (%i, %u, %l) : memref<12xf32>
  uop.sink
}

// -----

// Lanes that are far apart in a buffer, and copies that are side by side: rows
// are read whole, here without their last element, and transposed in registers.
// CHECK-LABEL: uop.kernel @transpose(
// CHECK-SAME: %[[A0:.*]]: memref<36xf32>,
// CHECK-DAG: %[[C0:.*]] = uop.const 0 : index
// CHECK-DAG: %[[C9:.*]] = uop.const 9 : index
// CHECK-DAG: %[[MASK:.*]] = uop.const dense<[true, true, true, false]> : vector<4xi1>
// CHECK: %[[R0:.*]] = uop.load %[[A0]][%[[C0]]] if %[[MASK]] : memref<36xf32>, vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: %[[R1:.*]] = uop.load %[[A0]][%[[C9]]] if %[[MASK]]
// CHECK: %[[R2:.*]] = uop.load %[[A0]][%{{.*}}] if %[[MASK]]
// CHECK: %[[R3:.*]] = uop.load %[[A0]][%{{.*}}] if %[[MASK]]
// CHECK-NEXT: %[[P0:.*]] = uop.vectorize %[[R0]], %[[R1]] : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT: %[[L0:.*]] = uop.gep %[[P0]] [0, 4, 1, 5]
// CHECK-NEXT: %[[H0:.*]] = uop.gep %[[P0]] [2, 6, 3, 7]
// CHECK-NEXT: %[[P1:.*]] = uop.vectorize %[[R2]], %[[R3]]
// CHECK-NEXT: %[[L1:.*]] = uop.gep %[[P1]] [0, 4, 1, 5]
// CHECK-NEXT: %[[H1:.*]] = uop.gep %[[P1]] [2, 6, 3, 7]
// CHECK-NEXT: %[[P2:.*]] = uop.vectorize %[[L0]], %[[L1]]
// CHECK-NEXT: %[[COL0:.*]] = uop.gep %[[P2]] [0, 1, 4, 5]
// CHECK-NEXT: %[[COL1:.*]] = uop.gep %[[P2]] [2, 3, 6, 7]
// CHECK-NEXT: %[[P3:.*]] = uop.vectorize %[[H0]], %[[H1]]
// CHECK-NEXT: %[[COL2:.*]] = uop.gep %[[P3]] [0, 1, 4, 5]
// CHECK: uop.store %[[COL0]], {{.*}} over () : memref<12xf32>, vector<4xf32>
// CHECK-NEXT: uop.store %[[COL1]],
// CHECK-NEXT: uop.store %[[COL2]],
// CHECK-NEXT: uop.sink
uop.kernel @transpose(%x: memref<36xf32>, %o: memref<12xf32>) {
  %i = uop.range 0 to 3 upcast : index
  %j = uop.range 1 to 4 simd : index
  %c4 = uop.const 4 : index
  %c9 = uop.const 9 : index
  %0 = uop.mul %j, %c9 : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] : memref<36xf32> -> f32
  %3 = uop.mul %i, %c4 : index
  %4 = uop.add %3, %j : index
  uop.store %2, %o[%4] over (%i, %j) : memref<12xf32>
  uop.sink
}

// -----

// Lanes of which some stand for no row: each row is read and written where its
// lane is, and the stores are pieces of one.
// CHECK-LABEL: uop.kernel @transposeGated(
// CHECK: %[[IN:.*]] = uop.cmp lt %{{.*}}, %{{.*}} : vector<4xindex>
// CHECK: %[[G0:.*]] = uop.gep %[[IN]] [0] : vector<4xi1> -> i1
// CHECK: uop.load %{{.*}} if %[[G0]] : memref<{{.*}}xf32> -> vector<4xf32>
// CHECK: %[[G3:.*]] = uop.gep %[[IN]] [3] : vector<4xi1> -> i1
// CHECK: uop.load %{{.*}} if %[[G3]] : memref<{{.*}}xf32> -> vector<4xf32>
// CHECK-COUNT-4: uop.store %{{.*}} if %{{.*}} {uop.piece = 0 : i64} : memref<63xf32>, vector<4xf32>
// CHECK-NOT: uop.store
uop.kernel @transposeGated(%x: memref<63xf32>, %o: memref<63xf32>) {
  %b = uop.range 2 to 2 : index
  %i = uop.range 0 to 4 upcast : index
  %j = uop.range 1 to 4 simd : index
  %c4 = uop.const 4 : index
  %c7 = uop.const 7 : index
  %c9 = uop.const 9 : index
  %r = uop.mul %b, %c4 : index
  %row = uop.add %r, %j : index
  %in = uop.cmp lt %row, %c7 : index
  %0 = uop.mul %row, %c9 : index
  %1 = uop.add %0, %i : index
  %2 = uop.load %x[%1] if %in : memref<63xf32> -> f32
  %3 = uop.exp2 %2 : f32
  uop.store %3, %o[%1] over (%b, %i, %j) if %in : memref<63xf32>
  uop.sink
}

// -----

// Scans of lanes, one for each copy.
// CHECK-LABEL: uop.kernel @scan(
// CHECK: %[[A:.*]] = uop.load %{{.*}} : memref<128xf32> -> vector<8xf32>
// CHECK: %[[B:.*]] = uop.load %{{.*}} : memref<128xf32> -> vector<8xf32>
// CHECK: %[[SA:.*]] = uop.scan add %[[A]] over (%[[I:.*]]) exclusive reverse : vector<8xf32>
// CHECK: %[[SB:.*]] = uop.scan add %[[B]] over (%[[I]]) exclusive reverse : vector<8xf32>
// CHECK: uop.store %[[SA]], %{{.*}} over (%[[I]]) : memref<128xf32>, vector<8xf32>
// CHECK: uop.store %[[SB]], %{{.*}} over (%[[I]]) : memref<128xf32>, vector<8xf32>
uop.kernel @scan(%x: memref<128xf32>, %o: memref<128xf32>) {
  %i = uop.range 0 to 8 : index
  %u = uop.range 1 to 2 upcast : index
  %l = uop.range 2 to 8 simd : index
  %c16 = uop.const 16 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c16 : index
  %1 = uop.mul %u, %c8 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %l : index
  %4 = uop.load %x[%3] : memref<128xf32> -> f32
  %5 = uop.scan add %4 over (%i) exclusive reverse : f32
  uop.store %5, %o[%3] over (%i, %u, %l) : memref<128xf32>
  uop.sink
}

// -----

// Copies share the loop inside of them, whose bounds they would decide.
// CHECK-LABEL: uop.kernel @bounds_of_copies
// CHECK: uop.range 1 to 3 reduce : index
// CHECK-COUNT-4: uop.reduce add
uop.kernel @bounds_of_copies(%w: memref<3xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 upcast : index
  %c1 = uop.const 1 : index
  %c3 = uop.const 3 : index
  %low = uop.sub %c1, %i : index
  %k = uop.range 1 to 3 reduce within %low, %c3 : index
  %0 = uop.load %w[%k] : memref<3xf32> -> f32
  %1 = uop.cast %i : index -> f32
  %2 = uop.mul %0, %1 : f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
