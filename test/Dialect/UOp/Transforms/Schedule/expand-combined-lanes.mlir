// Lanes of several sums are combined together: two vectors become one, whose
// halves are sums of halves of each.
//
// RUN: uop-opt %s --uop-expand --split-input-file | FileCheck %s

// CHECK-LABEL: uop.kernel @four(
// CHECK:      %[[A:.*]] = uop.reduce add %{{.*}} over (%[[K:.*]]) : vector<8xf32>
// CHECK-NEXT: %[[B:.*]] = uop.reduce add %{{.*}} over (%[[K]]) : vector<8xf32>
// CHECK-NEXT: %[[C:.*]] = uop.reduce add %{{.*}} over (%[[K]]) : vector<8xf32>
// CHECK-NEXT: %[[D:.*]] = uop.reduce add %{{.*}} over (%[[K]]) : vector<8xf32>
// CHECK-NEXT: %[[AB0:.*]] = uop.vectorize %[[A]], %[[B]]
// CHECK-NEXT: %[[LOW0:.*]] = uop.gep %[[AB0]] [0, 1, 2, 3, 8, 9, 10, 11]
// CHECK-NEXT: %[[HIGH0:.*]] = uop.gep %[[AB0]] [4, 5, 6, 7, 12, 13, 14, 15]
// CHECK-NEXT: %[[SUM0:.*]] = uop.add %[[LOW0]], %[[HIGH0]] : vector<8xf32>
// CHECK-NEXT: %[[CD0:.*]] = uop.vectorize %[[C]], %[[D]]
// CHECK-NEXT: %[[LOW1:.*]] = uop.gep %[[CD0]] [0, 1, 2, 3, 8, 9, 10, 11]
// CHECK-NEXT: %[[HIGH1:.*]] = uop.gep %[[CD0]] [4, 5, 6, 7, 12, 13, 14, 15]
// CHECK-NEXT: %[[SUM1:.*]] = uop.add %[[LOW1]], %[[HIGH1]] : vector<8xf32>
// Within 128 bits.
// CHECK-NEXT: %[[ALL0:.*]] = uop.vectorize %[[SUM0]], %[[SUM1]]
// CHECK-NEXT: %[[LOW:.*]] = uop.gep %[[ALL0]] [0, 1, 8, 9, 4, 5, 12, 13]
// CHECK-NEXT: %[[HIGH:.*]] = uop.gep %[[ALL0]] [2, 3, 10, 11, 6, 7, 14, 15]
// CHECK-NEXT: %[[SUM:.*]] = uop.add %[[LOW]], %[[HIGH]] : vector<8xf32>
// CHECK-NEXT: %[[EVEN:.*]] = uop.gep %[[SUM]] [0, 2, 4, 6] : vector<8xf32> -> vector<4xf32>
// CHECK-NEXT: %[[ODD:.*]] = uop.gep %[[SUM]] [1, 3, 5, 7] : vector<8xf32> -> vector<4xf32>
// CHECK-NEXT: %[[TOTALS:.*]] = uop.add %[[EVEN]], %[[ODD]] : vector<4xf32>
// CHECK-NEXT: %[[T0:.*]] = uop.gep %[[TOTALS]] [0]
// CHECK-NEXT: %[[T2:.*]] = uop.gep %[[TOTALS]] [1]
// CHECK-NEXT: %[[T1:.*]] = uop.gep %[[TOTALS]] [2]
// CHECK-NEXT: %[[T3:.*]] = uop.gep %[[TOTALS]] [3]
// CHECK:      uop.store %[[T0]], %{{.*}}[%c0]
// CHECK-NEXT: uop.store %[[T1]], %{{.*}}[%c1]
// CHECK-NEXT: uop.store %[[T2]], %{{.*}}[%c2]
// CHECK-NEXT: uop.store %[[T3]], %{{.*}}[%c3]
uop.kernel @four(%x: memref<256xf32>, %o: memref<4xf32>) {
  %r = uop.range 0 to 4 upcast : index
  %k = uop.range 1 to 8 reduce : index
  %l = uop.range 2 to 8 simd : index
  %c8 = uop.const 8 : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %r, %c64 : index
  %1 = uop.mul %k, %c8 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %l : index
  %4 = uop.load %x[%3] : memref<256xf32> -> f32
  %5 = uop.reduce add %4 over (%k, %l) : f32
  uop.store %5, %o[%r] over (%r) : memref<4xf32>
  uop.sink
}

// -----

// Two of three together, the last by itself.
// CHECK-LABEL: uop.kernel @three(
// CHECK:      %[[A:.*]] = uop.reduce max %{{.*}} over (%[[K:.*]]) : vector<4xi8>
// CHECK-NEXT: %[[B:.*]] = uop.reduce max %{{.*}} over (%[[K]]) : vector<4xi8>
// CHECK-NEXT: %[[C:.*]] = uop.reduce max %{{.*}} over (%[[K]]) : vector<4xi8>
// CHECK:      uop.gep %{{.*}} [0, 1, 4, 5] : vector<8xi8> -> vector<4xi8>
// CHECK:      uop.gep %{{.*}} [2, 3, 6, 7] : vector<8xi8> -> vector<4xi8>
// CHECK-NEXT: %[[AB:.*]] = uop.max
// CHECK-NEXT: uop.gep %[[AB]] [0, 2]
// CHECK-NEXT: uop.gep %[[AB]] [1, 3]
// CHECK-NEXT: uop.max
// CHECK:      uop.gep %[[C]] [0, 1]
// CHECK-NEXT: uop.gep %[[C]] [2, 3]
// CHECK-NEXT: uop.max
uop.kernel @three(%x: memref<48xi8>, %o: memref<3xi8>) {
  %r = uop.range 0 to 3 upcast : index
  %k = uop.range 1 to 4 reduce : index
  %l = uop.range 2 to 4 simd : index
  %c4 = uop.const 4 : index
  %c16 = uop.const 16 : index
  %0 = uop.mul %r, %c16 : index
  %1 = uop.mul %k, %c4 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.add %2, %l : index
  %4 = uop.load %x[%3] : memref<48xi8> -> i8
  %5 = uop.reduce max %4 over (%k, %l) : i8
  uop.store %5, %o[%r] over (%r) : memref<3xi8>
  uop.sink
}
