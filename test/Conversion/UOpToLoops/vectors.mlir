// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s
// RUN: uop-opt %s --convert-uop-to-loops --uop-loops-to-llvm | FileCheck %s --check-prefix=LLVM

// No op of the vector dialect is left.
// LLVM-NOT: vector.
// LLVM: llvm.intr.masked.gather
// LLVM-NOT: vector.

// One offset is that of consecutive elements, a vector of offsets gathers and
// scatters. A vector of gates is a mask, one gate a branch. i1 is widened to
// the bytes in memory, lane by lane.
// CHECK-LABEL: func @memory(
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0> : vector<8xi16>
// CHECK-DAG: %[[ALL:.*]] = arith.constant dense<true> : vector<8xi1>
// CHECK-DAG: %[[LANES:.*]] = arith.constant dense<[7, 6, 5, 4, 3, 2, 1, 0]> : vector<8xindex>
// CHECK: %[[X:.*]] = builtin.unrealized_conversion_cast %{{.*}} : memref<32xi1> to memref<32xi8>
// CHECK: %[[Y:.*]] = builtin.unrealized_conversion_cast %{{.*}} : memref<32xf16> to memref<32xi16>
// CHECK: vector.gather %[[Y]][%[[C0]]] [%[[LANES]]], %[[ALL]], %[[ZERO]] : memref<32xi16>
// CHECK: scf.for %[[I:.*]] = %[[C0]]
// CHECK: %[[AT:.*]] = arith.muli %[[I]]
// CHECK: %[[BYTES:.*]] = vector.load %[[X]][%[[AT]]] : memref<32xi8>, vector<8xi8>
// CHECK: %[[MASK:.*]] = arith.cmpi ne, %[[BYTES]]
// CHECK: %[[SOME:.*]] = vector.maskedload %[[Y]][%[[AT]]], %[[MASK]], %[[ZERO]]
// CHECK: vector.gather %[[Y]][%[[C0]]] [%[[LANES]]], %[[MASK]], %[[SOME]]
// CHECK: %[[OTHER:.*]] = arith.extui %[[MASK]] : vector<8xi1> to vector<8xi8>
// CHECK: scf.if {{.*}} -> (vector<8xi8>) {
// CHECK-NEXT: vector.load %[[X]][%[[AT]]]
// CHECK: else
// CHECK-NEXT: scf.yield %[[OTHER]]
// CHECK: %[[FIRSTS:.*]] = vector.broadcast %[[AT]] : index to vector<8xindex>
// CHECK: %[[SPREAD:.*]] = arith.addi %[[FIRSTS]], %[[LANES]]
// CHECK: arith.maximumf {{.*}} : vector<8xf32>
// CHECK: vector.scatter %{{.*}}[%[[C0]]] [%[[SPREAD]]], %[[ALL]], %{{.*}} : memref<32xi8>
// CHECK: vector.maskedstore %{{.*}}[%[[AT]]], %[[MASK]], %{{.*}} : memref<32xi16>
uop.kernel @memory(%x: memref<32xi1>, %y: memref<32xf16>, %o: memref<32xi1>, %p: memref<32xf16>) {
  %i = uop.range 0 to 4 : index
  %c8 = uop.const 8 : index
  %at = uop.mul %i, %c8 : index
  %0 = uop.load %x[%at] : memref<32xi1> -> vector<8xi1>
  %1 = uop.load %y[%at] if %0 : memref<32xf16>, vector<8xi1> -> vector<8xf16>
  %lanes = uop.const dense<[7, 6, 5, 4, 3, 2, 1, 0]> : vector<8xindex>
  %2 = uop.load %y[%lanes] : memref<32xf16>, vector<8xindex> -> vector<8xf16>
  %3 = uop.load %y[%lanes] if %0 else %1 : memref<32xf16>, vector<8xindex>, vector<8xi1> -> vector<8xf16>
  %c2 = uop.const 2 : index
  %few = uop.cmp lt %i, %c2 : index
  %4 = uop.load %x[%at] if %few else %0 : memref<32xi1> -> vector<8xi1>
  %firsts = uop.vectorize %at, %at, %at, %at, %at, %at, %at, %at : index -> vector<8xindex>
  %spread = uop.add %firsts, %lanes : vector<8xindex>
  uop.store %4, %o[%spread] over (%i) : memref<32xi1>, vector<8xi1>, vector<8xindex>
  %5 = uop.max %2, %3 : vector<8xf16>
  uop.store %5, %p[%at] over (%i) if %0 : memref<32xf16>, vector<8xf16>, vector<8xi1>
  uop.sink
}

// The code for each lane; what does not depend on the lane is not copied.
// CHECK-LABEL: func @contract(
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[NONE:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK: scf.for
// CHECK-NEXT: %[[ROW:.*]] = arith.muli
// CHECK-NEXT: %[[X0:.*]] = memref.load %{{.*}}[%[[ROW]]]
// CHECK-NEXT: %[[E0:.*]] = math.exp %[[X0]]
// CHECK-NEXT: %[[V0:.*]] = vector.insert %[[E0]], %[[NONE]] [0]
// CHECK-NEXT: %[[AT1:.*]] = arith.addi %[[ROW]], %[[C1]]
// CHECK-NEXT: %[[X1:.*]] = memref.load %{{.*}}[%[[AT1]]]
// CHECK-NEXT: %[[E1:.*]] = math.exp %[[X1]]
// CHECK-NEXT: %[[V1:.*]] = vector.insert %[[E1]], %[[V0]] [1]
// CHECK-NEXT: vector.store %[[V1]], %{{.*}}[%[[ROW]]]
uop.kernel @contract(%x: memref<12xf32>, %o: memref<4xf32>, %p: memref<12xf32>) {
  %i = uop.range 0 to 2 : index
  %l = uop.range 1 to 2 upcast : index
  %c2 = uop.const 2 : index
  %row = uop.mul %i, %c2 : index
  %at = uop.add %row, %l : index
  %0 = uop.load %x[%at] : memref<12xf32> -> f32
  %1 = uop.exp %0 : f32
  %2 = uop.contract %1 over (%l) : f32 -> vector<2xf32>
  uop.store %2, %o[%row] over (%i) : memref<4xf32>, vector<2xf32>
  uop.sink
}

// Many lanes are computed in loops, and are found at the number of the point.
// CHECK-LABEL: func @loop(
// CHECK: %[[NONE:.*]] = arith.constant dense<0> : vector<130xi8>
// CHECK: %[[V:.*]] = scf.for %[[L:.*]] = {{.*}} iter_args(%[[OUTER:.*]] = %[[NONE]])
// CHECK: %[[ROW:.*]] = scf.for %[[M:.*]] = {{.*}} iter_args(%[[INNER:.*]] = %[[OUTER]])
// CHECK: memref.load
// CHECK: %[[LANE:.*]] = arith.addi %{{.*}}, %[[M]] : index
// CHECK-NEXT: %[[NEXT:.*]] = vector.insert %{{.*}}, %[[INNER]] [%[[LANE]]]
// CHECK-NEXT: scf.yield %[[NEXT]]
// CHECK: scf.yield %[[ROW]]
// CHECK: %[[NEG:.*]] = arith.subi %[[NONE]], %[[V]]
// CHECK: scf.for
// CHECK: scf.for
// CHECK: vector.extract %[[NEG]][%{{.*}}] : i8 from vector<130xi8>
uop.kernel @loop(%x: memref<130xi8>, %o: memref<130xi8>) {
  %l = uop.range 0 to 65 unroll : index
  %m = uop.range 1 to 2 simd : index
  %c2 = uop.const 2 : index
  %0 = uop.mul %l, %c2 : index
  %at = uop.add %0, %m : index
  %1 = uop.load %x[%at] : memref<130xi8> -> i8
  %2 = uop.contract %1 over (%l, %m) : i8 -> vector<130xi8>
  %3 = uop.neg %2 : vector<130xi8>
  %4 = uop.unroll %3 over (%l, %m) : vector<130xi8> -> i8
  uop.store %4, %o[%at] over (%l, %m) : memref<130xi8>
  uop.sink
}

// A row of the sum at a time.
// CHECK-LABEL: func @matrices(
// CHECK: %[[A:.*]] = arith.extsi %{{.*}} : vector<4xi8> to vector<4xi32>
// CHECK: %[[B:.*]] = arith.extsi %{{.*}} : vector<6xi8> to vector<6xi32>
// CHECK: %[[B0:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0], sizes = [3]
// CHECK: %[[B1:.*]] = vector.extract_strided_slice %[[B]] {offsets = [3], sizes = [3]
// CHECK: %[[A00:.*]] = vector.extract %[[A]][0]
// CHECK: %[[F00:.*]] = vector.broadcast %[[A00]] : i32 to vector<3xi32>
// CHECK: arith.muli %[[F00]], %[[B0]]
// CHECK: %[[A01:.*]] = vector.extract %[[A]][1]
// CHECK: %[[F01:.*]] = vector.broadcast %[[A01]] : i32 to vector<3xi32>
// CHECK: arith.muli %[[F01]], %[[B1]]
// CHECK: vector.shuffle {{.*}} [5, 0]
// CHECK: vector.shuffle {{.*}} [1, 2, 3, 4]
uop.kernel @matrices(%a: memref<4xi8>, %b: memref<6xi8>, %o: memref<6xi32>) {
  %c0 = uop.const 0 : index
  %x = uop.load %a[%c0] : memref<4xi8> -> vector<4xi8>
  %y = uop.load %b[%c0] : memref<6xi8> -> vector<6xi8>
  %z = uop.load %o[%c0] : memref<6xi32> -> vector<6xi32>
  %0 = uop.wmma %x, %y, %z m 2 n 3 k 2 : vector<4xi8>, vector<6xi8>, vector<6xi32>
  %1 = uop.gep %0 [5, 0] : vector<6xi32> -> vector<2xi32>
  %2 = uop.gep %0 [1, 2, 3, 4] : vector<6xi32> -> vector<4xi32>
  %3 = uop.vectorize %1, %2 : vector<2xi32>, vector<4xi32> -> vector<6xi32>
  uop.store %3, %o[%c0] over () : memref<6xi32>, vector<6xi32>
  uop.sink
}

// Two accumulators of 8 lanes in one loop, in f32.
// CHECK-LABEL: func @reduce(
// CHECK-DAG: %[[SUM:.*]] = arith.constant dense<-0.000000e+00> : vector<8xf32>
// CHECK-DAG: %[[MAX:.*]] = arith.constant dense<0xFF800000> : vector<8xf32>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[SUM]], %{{.*}} = %[[MAX]]) -> (vector<8xf32>, vector<8xf32>)
// CHECK: arith.addf {{.*}} fastmath<reassoc,contract> : vector<8xf32>
// CHECK: arith.maximumf {{.*}} : vector<8xf32>
uop.kernel @reduce(%x: memref<64xbf16>, %o: memref<8xbf16>) {
  %k = uop.range 0 to 8 reduce : index
  %c8 = uop.const 8 : index
  %c0 = uop.const 0 : index
  %at = uop.mul %k, %c8 : index
  %0 = uop.load %x[%at] : memref<64xbf16> -> vector<8xbf16>
  %1 = uop.reduce add %0 over (%k) : vector<8xbf16>
  %2 = uop.reduce max %0 over (%k) : vector<8xbf16>
  %3 = uop.add %1, %2 : vector<8xbf16>
  uop.store %3, %o[%c0] over () : memref<8xbf16>, vector<8xbf16>
  uop.sink
}

// A reduction of a lane is in its copy, and the second use of the vector makes
// none of it again.
// CHECK-LABEL: func @lane_copies(
// CHECK-COUNT-2: scf.for
// CHECK-NOT: scf.for
// CHECK: vector.store
// CHECK: vector.store
// CHECK: return
uop.kernel @lane_copies(%x: memref<16xi32>, %o: memref<2xi32>, %p: memref<2xi32>) {
  %l = uop.range 0 to 2 simd : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %c0 = uop.const 0 : index
  %0 = uop.mul %l, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<16xi32> -> i32
  %3 = uop.reduce add %2 over (%k) : i32
  %4 = uop.contract %3 over (%l) : i32 -> vector<2xi32>
  uop.store %4, %o[%c0] over () : memref<2xi32>, vector<2xi32>
  %5 = uop.neg %4 : vector<2xi32>
  uop.store %5, %p[%c0] over () : memref<2xi32>, vector<2xi32>
  uop.sink
}

// What is only copied is copied in vectors whose number of lanes is a power of
// two, with their parts of the mask.
// CHECK-LABEL: func @copy(
// CHECK: scf.for
// CHECK: %[[ROW:.*]] = arith.cmpi sgt
// CHECK: %[[MASK16:.*]] = vector.broadcast %[[ROW]] : i1 to vector<16xi1>
// CHECK: %[[EDGE:.*]] = arith.andi %[[MASK16]], %{{.*}} : vector<16xi1>
// CHECK: %[[V16:.*]] = vector.maskedload %{{.*}}[%{{.*}}], %[[EDGE]], %{{.*}} : memref<60xf32>, vector<16xi1>, vector<16xf32>
// CHECK: vector.store %[[V16]], %{{.*}} : memref<54xf32>, vector<16xf32>
// CHECK: %[[MASK2:.*]] = vector.broadcast %[[ROW]] : i1 to vector<2xi1>
// CHECK: %[[V2:.*]] = vector.maskedload %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}} : memref<60xf32>, vector<2xi1>, vector<2xf32>
// CHECK: vector.store %[[V2]], %{{.*}} : memref<54xf32>, vector<2xf32>
// CHECK-NOT: vector.store
// CHECK: return
uop.kernel @copy(%x: memref<60xf32>, %o: memref<54xf32>) {
  %i = uop.range 0 to 3 : index
  %c0 = uop.const 0 : index
  %c18 = uop.const 18 : index
  %c20 = uop.const 20 : index
  %row = uop.cmp gt %i, %c0 : index
  %rows = uop.vectorize %row, %row, %row, %row, %row, %row, %row, %row, %row, %row, %row, %row, %row, %row, %row, %row, %row, %row : i1 -> vector<18xi1>
  %lanes = uop.const dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : vector<18xi1>
  %mask = uop.and %rows, %lanes : vector<18xi1>
  %from = uop.mul %i, %c20 : index
  %to = uop.mul %i, %c18 : index
  %zero = uop.const 0.0 : vector<18xf32>
  %0 = uop.load %x[%from] if %mask else %zero : memref<60xf32>, vector<18xi1> -> vector<18xf32>
  uop.store %0, %o[%to] over (%i) : memref<54xf32>, vector<18xf32>
  uop.sink
}
