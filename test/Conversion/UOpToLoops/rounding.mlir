// LLVM may reassociate a sum that is computed in one place. One that is
// computed for two statements is rounded alike in both: in the order of its
// loop.
//
// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s

// CHECK-LABEL: func.func @once
// CHECK: arith.addf {{.*}} fastmath<reassoc,contract>
uop.kernel @once(%x: memref<32xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// CHECK-LABEL: func.func @twice
// CHECK-NOT: fastmath
// CHECK-COUNT-2: arith.addf {{%.+}}, {{%.+}} : f32
// CHECK-NOT: arith.addf
uop.kernel @twice(%x: memref<32xf32>, %o: memref<4xf32>, %p: memref<12xf32>) {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %j = uop.range 2 to 3 : index
  %c8 = uop.const 8 : index
  %c4 = uop.const 4 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<4xf32>
  uop.barrier
  %4 = uop.mul %j, %c4 : index
  %5 = uop.add %4, %i : index
  uop.store %3, %p[%5] over (%j, %i) : memref<12xf32>
  uop.sink
}
