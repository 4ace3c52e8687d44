// RUN: uop-opt %s --uop-map-to-blocks=tile=2,4,2,1,8 --uop-simplify-index --cse | FileCheck %s
// RUN: uop-opt %s --uop-map-to-blocks=tile=2,4,2,1,8 --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Tiles of 4x4: 8 threads, each with two rows. The sum has 9 terms, 8 at a time.
// CHECK-LABEL: uop.kernel @product
// CHECK-DAG: %[[A:.*]] = uop.define_local : memref<40xf32, #uop.space<local>>
// CHECK-DAG: %[[B:.*]] = uop.define_local : memref<40xf32, #uop.space<local>>
// CHECK-DAG: %[[S:.*]] = uop.define_reg : memref<2xf32, #uop.space<register>>
// CHECK-DAG: %[[STEP:.*]] = uop.range {{[0-9]+}} to 2 : index
// CHECK-DAG: uop.special global 0 to 6
// CHECK-DAG: uop.special local 0 to 8
// CHECK: uop.if %{{.*}} over (%[[STEP]])
// CHECK: uop.load %arg0
// CHECK: uop.store %{{.*}}, %[[A]][%{{.*}}] over (
// CHECK: uop.load %arg1
// CHECK: uop.store %{{.*}}, %[[B]][%{{.*}}] over (
// CHECK: %[[R:.*]]:2 = uop.fold
// CHECK-COUNT-2: uop.mulacc
// CHECK-NOT: uop.mulacc
// CHECK: combine
// CHECK: uop.load %[[S]]
// CHECK-COUNT-2: uop.store %{{.*}}, %arg2[%{{.*}}] over () if %{{.*}} {uop.piece = 0 : i64}
// CHECK: uop.sink
// REMARK: [Passed] Blocks | Category:uop-map-to-blocks | Function=product | Columns=4, CopiedStages=0, Depth=8, MatrixUnits=false, Ns={{.*}}, Rows=4, Threads=8
uop.kernel @product(%a: memref<63xf32>, %b: memref<90xf32>, %o: memref<70xf32>) {
  %i = uop.range 0 to 7 : index
  %j = uop.range 1 to 10 : index
  %k = uop.range 2 to 9 reduce : index
  %c9 = uop.const 9 : index
  %c10 = uop.const 10 : index
  %0 = uop.mul %i, %c9 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<63xf32> -> f32
  %3 = uop.mul %k, %c10 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<90xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c10 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<70xf32>
  uop.sink
}

// REMARK: Function=vector | Reason="its product is not a matrix product"
uop.kernel @vector(%a: memref<63xf32>, %b: memref<9xf32>, %o: memref<7xf32>) {
  %i = uop.range 0 to 7 : index
  %k = uop.range 2 to 9 reduce : index
  %c9 = uop.const 9 : index
  %0 = uop.mul %i, %c9 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<63xf32> -> f32
  %3 = uop.load %b[%k] : memref<9xf32> -> f32
  %4 = uop.mul %2, %3 : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%i] over (%i) : memref<7xf32>
  uop.sink
}

// REMARK: Function=greatest | Reason="it has no sum of products"
uop.kernel @greatest(%a: memref<63xf32>, %o: memref<7xf32>) {
  %i = uop.range 0 to 7 : index
  %k = uop.range 2 to 9 reduce : index
  %c9 = uop.const 9 : index
  %0 = uop.mul %i, %c9 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<63xf32> -> f32
  %3 = uop.reduce max %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<7xf32>
  uop.sink
}

// REMARK: Function=repeated | Reason="its product would be recomputed in each iteration of a range"
uop.kernel @repeated(%a: memref<9xf32>, %b: memref<9xf32>, %o: memref<7xf32>) {
  %i = uop.range 0 to 7 : index
  %k = uop.range 2 to 9 reduce : index
  %2 = uop.load %a[%k] : memref<9xf32> -> f32
  %3 = uop.load %b[%k] : memref<9xf32> -> f32
  %4 = uop.mul %2, %3 : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%i] over (%i) : memref<7xf32>
  uop.sink
}

// REMARK: Function=several | Reason="it has ops that do not belong to a sum of products"
uop.kernel @several(%a: memref<9xf32>, %o: memref<1xf32>) {
  %k = uop.range 2 to 9 reduce : index
  %c0 = uop.const 0 : index
  %2 = uop.load %a[%k] : memref<9xf32> -> f32
  %3 = uop.mul %2, %2 : f32
  %4 = uop.reduce add %3 over (%k) : f32
  %5 = uop.reduce max %2 over (%k) : f32
  %6 = uop.add %4, %5 : f32
  uop.store %6, %o[%c0] over () : memref<1xf32>
  uop.sink
}

// REMARK: Function=dynamic | Reason="a range of its product has a dynamic size"
uop.kernel @dynamic(%a: memref<63xf32>, %b: memref<90xf32>, %o: memref<70xf32>, %n: index) {
  %i = uop.range 0 to 7 : index
  %j = uop.range 1 to 10 : index
  %k = uop.range 2 to %n reduce {uop.max = 9 : i64} : index
  %c9 = uop.const 9 : index
  %c10 = uop.const 10 : index
  %0 = uop.mul %i, %c9 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<63xf32> -> f32
  %3 = uop.mul %k, %c10 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<90xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c10 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<70xf32>
  uop.sink
}

// REMARK: Function=two_stores | Reason="it does not store one element per element of the product"
uop.kernel @two_stores(%a: memref<63xf32>, %b: memref<90xf32>, %o: memref<70xf32>, %p: memref<7xf32>) {
  %i = uop.range 0 to 7 : index
  %j = uop.range 1 to 10 : index
  %k = uop.range 2 to 9 reduce : index
  %c9 = uop.const 9 : index
  %c10 = uop.const 10 : index
  %0 = uop.mul %i, %c9 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<63xf32> -> f32
  %3 = uop.mul %k, %c10 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<90xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c10 : index
  %9 = uop.add %8, %j : index
  %10 = uop.load %a[%i] : memref<63xf32> -> f32
  uop.store %7, %o[%9] over (%i, %j) : memref<70xf32>
  uop.store %10, %p[%i] over (%i) : memref<7xf32>
  uop.sink
}
