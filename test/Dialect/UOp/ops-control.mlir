// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: uop.kernel @grid(
// CHECK: %[[B:.*]] = uop.special global 0 to 32 : index
// CHECK-NEXT: %[[T:.*]] = uop.special local 0 to 64 : index
// CHECK-NEXT: uop.special local 2 to 2 {note = "kept"} : index
// CHECK-NEXT: %[[N:.*]] = uop.special task 0 to 2048 by 64 : index
// CHECK-NEXT: uop.special task 1 to 7 : index
// CHECK-NEXT: %[[L:.*]] = uop.define_local : memref<64xf32, #uop.space<local>>
// CHECK-NEXT: %[[R:.*]] = uop.define_reg {note = "kept"} : memref<4xi1, #uop.space<register>>
// CHECK-NEXT: %[[V:.*]] = uop.load %{{.*}}[%[[N]]] : memref<2048xf32> -> f32
// CHECK-NEXT: uop.store %[[V]], %[[L]][%[[T]]] over () : memref<64xf32, #uop.space<local>>
// CHECK-NEXT: uop.barrier
// CHECK-NEXT: uop.barrier {note = "kept"}
// CHECK-NEXT: %[[A:.*]] = uop.after %[[L]] : memref<64xf32, #uop.space<local>>
// CHECK-NEXT: %[[A2:.*]] = uop.after %[[A]], %[[V]], %[[B]] : memref<64xf32, #uop.space<local>>, f32, index
// CHECK-NEXT: uop.load %[[A2]][%[[T]]] : memref<64xf32, #uop.space<local>> -> f32
uop.kernel @grid(%x: memref<2048xf32>, %o: memref<2048xf32>) {
  %b = uop.special global 0 to 32 : index
  %t = uop.special local 0 to 64 : index
  %t2 = uop.special local 2 to 2 {note = "kept"} : index
  %n = uop.special task 0 to 2048 by 64 : index
  %n1 = uop.special task 1 to 7 : index
  %s = uop.define_local : memref<64xf32, #uop.space<local>>
  %r = uop.define_reg {note = "kept"} : memref<4xi1, #uop.space<register>>
  %0 = uop.load %x[%n] : memref<2048xf32> -> f32
  uop.store %0, %s[%t] over () : memref<64xf32, #uop.space<local>>
  uop.barrier
  uop.barrier {note = "kept"}
  %1 = uop.after %s : memref<64xf32, #uop.space<local>>
  %2 = uop.after %1, %0, %b : memref<64xf32, #uop.space<local>>, f32, index
  %3 = uop.load %2[%t] : memref<64xf32, #uop.space<local>> -> f32
  uop.store %3, %o[%n] over () : memref<2048xf32>
  uop.sink
}

// CHECK-LABEL: uop.kernel @conditions(
// CHECK: %[[I:.*]] = uop.range 0 to 8
// CHECK: %[[K:.*]] = uop.range 1 to 4
// CHECK: %[[G:.*]] = uop.cmp
// CHECK: uop.if %[[G]] {
// CHECK-NEXT: }
// CHECK-NEXT: uop.if %[[G]] over (%[[K]]) attributes {note = "kept"} {
// CHECK: uop.store {{.*}} over (%[[I]])
// CHECK-NEXT: uop.if %{{.*}} over (%{{.*}}, %{{.*}}) {
// CHECK-NEXT: uop.barrier
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[P:.*]] = uop.invalid : index
// CHECK-NEXT: uop.where %[[G]], %[[I]], %[[P]] : index
uop.kernel @conditions(%o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %k = uop.range 1 to 4 : index
  %l = uop.range 2 to 4 : index
  %m = uop.range 3 to 4 : index
  %g = uop.cmp lt %i, %k : index
  uop.if %g {
  }
  uop.if %g over (%k) attributes {note = "kept"} {
    %0 = uop.const 1.0 : f32
    uop.store %0, %o[%i] over (%i) : memref<8xf32>
    uop.if %g over (%l, %m) {
      uop.barrier
    }
  }
  %1 = uop.invalid : index
  %2 = uop.where %g, %i, %1 : index
  uop.sink
}

// Invalid indices are there before kernels are.
// CHECK-LABEL: func @ranges(
// CHECK: uop.invalid : index
func.func @ranges(%x: tensor<4xf32>, %g: i1) {
  %i = uop.range 0 to 4 : index
  %0 = uop.invalid : index
  %1 = uop.where %g, %i, %0 : index
  %2 = uop.index %x[%1] : tensor<4xf32> -> f32
  return
}
