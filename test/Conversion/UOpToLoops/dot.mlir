// RUN: uop-opt %s --convert-uop-to-loops | FileCheck %s
// RUN: uop-opt %s --convert-uop-to-loops='native-dot native-dot-i16=32 native-dot-bf16' | FileCheck %s --check-prefix=NATIVE

// Numbers are taken out of 32 bits, unless there is an instruction: for a
// signed and an unsigned factor of 8 bits, in whichever order, or bf16.
// CHECK-LABEL: func.func @bytes(
// CHECK-NOT: call_intrinsic
// CHECK: arith.shrsi
// CHECK: arith.andi
// CHECK-COUNT-4: arith.muli
// NATIVE-LABEL: func.func @bytes(
// NATIVE: scf.for %{{.*}} iter_args(%[[SUM:.*]] = %{{.*}}) -> (vector<8xi32>)
// NATIVE: %[[S:.*]] = vector.load %{{.*}} : memref<32xi32>, vector<8xi32>
// NATIVE: %[[U:.*]] = vector.load %{{.*}} : memref<32xi32>, vector<8xi32>
// NATIVE-DAG: %[[S8:.*]] = vector.bitcast %[[S]] : vector<8xi32> to vector<32xi8>
// NATIVE-DAG: %[[U8:.*]] = vector.bitcast %[[U]] : vector<8xi32> to vector<32xi8>
// NATIVE: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.256"(%[[SUM]], %[[U8]], %[[S8]]) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
uop.kernel @bytes(%x: memref<32xi32>, %y: memref<32xi32>, %o: memref<8xi32>) {
  %c8 = uop.const 8 : index
  %k = uop.range 0 to 4 reduce : index
  %at = uop.mul %k, %c8 : index
  %a = uop.load %x[%at] : memref<32xi32> -> vector<8xi32>
  %b = uop.load %y[%at] : memref<32xi32> -> vector<8xi32>
  %d = uop.dot %a of i8, %b of ui8 : vector<8xi32> -> vector<8xi32>
  %r = uop.reduce add %d over (%k) : vector<8xi32>
  %c0 = uop.const 0 : index
  uop.store %r, %o[%c0] over () : memref<8xi32>, vector<8xi32>
  uop.sink
}

// Two signed factors, and what is no register, have none.
// NATIVE-LABEL: func.func @others(
// NATIVE-NOT: call_intrinsic
// NATIVE: return
uop.kernel @others(%x: memref<8xi32>, %o: memref<8xi32>, %p: memref<1xi32>) {
  %c0 = uop.const 0 : index
  %a = uop.load %x[%c0] : memref<8xi32> -> vector<8xi32>
  %d = uop.dot %a of i8, %a of i8 : vector<8xi32> -> vector<8xi32>
  uop.store %d, %o[%c0] over () : memref<8xi32>, vector<8xi32>
  %b = uop.load %x[%c0] : memref<8xi32> -> i32
  %e = uop.dot %b of ui8, %b of i8 : i32 -> i32
  uop.store %e, %p[%c0] over () : memref<1xi32>
  uop.sink
}

// Pairs of signed numbers of 16 bits; 16 lanes are wider than the largest
// register with that instruction.
// CHECK-LABEL: func.func @words(
// CHECK-NOT: call_intrinsic
// CHECK-COUNT-2: arith.muli
// NATIVE-LABEL: func.func @words(
// NATIVE: scf.for %{{.*}} iter_args(%[[SUM:.*]] = %{{.*}}) -> (vector<8xi32>)
// NATIVE: %[[PAIRS:.*]] = llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"({{.*}}) : (vector<16xi16>, vector<16xi16>) -> vector<8xi32>
// NATIVE: %[[NEXT:.*]] = arith.addi %[[SUM]], %[[PAIRS]] : vector<8xi32>
// NATIVE: scf.yield %[[NEXT]]
// NATIVE-NOT: call_intrinsic
// NATIVE: return
uop.kernel @words(%x: memref<32xi32>, %y: memref<32xi32>, %o: memref<8xi32>, %p: memref<16xi32>, %q: memref<8xi32>) {
  %c8 = uop.const 8 : index
  %k = uop.range 0 to 4 reduce : index
  %at = uop.mul %k, %c8 : index
  %a = uop.load %x[%at] : memref<32xi32> -> vector<8xi32>
  %b = uop.load %y[%at] : memref<32xi32> -> vector<8xi32>
  %d = uop.dot %a of i16, %b of i16 : vector<8xi32> -> vector<8xi32>
  %r = uop.reduce add %d over (%k) : vector<8xi32>
  %c0 = uop.const 0 : index
  uop.store %r, %o[%c0] over () : memref<8xi32>, vector<8xi32>
  %w = uop.load %x[%c0] : memref<32xi32> -> vector<16xi32>
  %e = uop.dot %w of i16, %w of i16 : vector<16xi32> -> vector<16xi32>
  uop.store %e, %p[%c0] over () : memref<16xi32>, vector<16xi32>
  %u = uop.load %x[%c0] : memref<32xi32> -> vector<8xi32>
  %f = uop.dot %u of ui16, %u of i16 : vector<8xi32> -> vector<8xi32>
  uop.store %f, %q[%c0] over () : memref<8xi32>, vector<8xi32>
  uop.sink
}

// CHECK-LABEL: func.func @floats(
// CHECK: arith.shli
// CHECK: arith.bitcast %{{.*}} : vector<4xi32> to vector<4xf32>
// CHECK: arith.mulf %{{.*}} fastmath<reassoc,contract> : vector<4xf32>
// CHECK: arith.andi
// CHECK: arith.mulf
// CHECK: arith.addf
// NATIVE-LABEL: func.func @floats(
// NATIVE: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"({{.*}}) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
uop.kernel @floats(%x: memref<4xi32>, %y: memref<4xi32>, %o: memref<4xf32>) {
  %c0 = uop.const 0 : index
  %a = uop.load %x[%c0] : memref<4xi32> -> vector<4xi32>
  %b = uop.load %y[%c0] : memref<4xi32> -> vector<4xi32>
  %d = uop.dot %a of bf16, %b of bf16 : vector<4xi32> -> vector<4xf32>
  uop.store %d, %o[%c0] over () : memref<4xf32>, vector<4xf32>
  uop.sink
}

// The first of the packed numbers is the lowest; f16 is converted.
// CHECK-LABEL: func.func @packed(
// CHECK: arith.extui %{{.*}} : i16 to i32
// CHECK: arith.extui %{{.*}} : i16 to i32
// CHECK: arith.shli
// CHECK: arith.ori
// CHECK: arith.mulf
// CHECK: arith.addf
uop.kernel @packed(%x: memref<2xf16>, %o: memref<1xf32>) {
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %a = uop.load %x[%c0] : memref<2xf16> -> f16
  %b = uop.load %x[%c1] : memref<2xf16> -> f16
  %p = uop.pack %a, %b : f16 -> i32
  %d = uop.dot %p of f16, %p of f16 : i32 -> f32
  uop.store %d, %o[%c0] over () : memref<1xf32>
  uop.sink
}
