// RUN: uop-opt %s --uop-decompose | FileCheck %s
// RUN: uop-opt %s --uop-decompose=functions=tan,exp2 | FileCheck %s --check-prefix=SOME
// RUN: not uop-opt %s --uop-decompose=functions=exp3 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: uop-decompose: no function 'exp3'; there are cos, erf, exp, exp2, log, log2, sin, tan, tanh

// The integer next to x is rounded by an addition, its bits are the exponent.

// CHECK-LABEL: uop.kernel @exp2(
// CHECK:         %[[X:.*]] = uop.load
// CHECK:         uop.cmp lt %[[X]]
// CHECK:         uop.cmp gt
// CHECK:         %[[C:.*]] = uop.where
// CHECK:         %[[SHIFT:.*]] = uop.const 0x4B400000 : f32
// CHECK:         %[[SUM:.*]] = uop.mulacc %[[C]], %{{.*}}, %[[SHIFT]] : f32
// CHECK:         %[[N:.*]] = uop.sub %[[SUM]], %[[SHIFT]] : f32
// CHECK:         uop.bitcast %[[SUM]] : f32 -> ui32
// CHECK:         %[[R:.*]] = uop.sub %[[C]], %[[N]] : f32
// CHECK-COUNT-5: uop.mulacc %{{.*}}, %[[R]], %{{.*}} : f32
// CHECK:         uop.mulacc %[[R]], %{{.*}}, %{{.*}} : f32
// CHECK-NOT:     uop.exp2
// CHECK:         %[[HALF:.*]] = uop.mul %{{.*}}, %{{.*}} : f32
// CHECK:         %[[RESULT:.*]] = uop.mul %[[HALF]], %{{.*}} : f32
// CHECK-NEXT:    uop.store %[[RESULT]]
// SOME-LABEL:  uop.kernel @exp2(
// SOME-NOT:      uop.exp2
// SOME:          uop.store
uop.kernel @exp2(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.exp2 %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// Narrow floats by way of f32, vectors as they are.

// CHECK-LABEL: uop.kernel @narrow_vectors(
// CHECK:         %[[X:.*]] = uop.const dense
// CHECK:         uop.cast %[[X]] : vector<4xbf16> -> vector<4xf32>
// CHECK-NOT:     uop.sin
// CHECK:         uop.mul %{{.*}} : vector<4xui64>
// CHECK-NOT:     uop.sin
// CHECK:         uop.cast %{{.*}} : vector<4xf32> -> vector<4xbf16>
// SOME-LABEL:  uop.kernel @narrow_vectors(
// SOME:          uop.sin %{{.*}} : vector<4xbf16>
// SOME:          uop.sink
uop.kernel @narrow_vectors() {
  %0 = uop.const dense<[0.5, 1.5, -2.0, 0x7F80]> : vector<4xbf16>
  %1 = uop.sin %0 : vector<4xbf16>
  uop.sink
}

// CHECK-LABEL: uop.kernel @all(
// CHECK-NOT:     uop.{{exp|log|sin|cos|tan|erf}}
// CHECK:         uop.sink
// SOME-LABEL:  uop.kernel @all(
// SOME:          uop.exp %
// SOME-NOT:      uop.tan %
// SOME:          uop.erf %
// SOME:          uop.sink
uop.kernel @all(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.exp %0 : f32
  %2 = uop.log %1 : f32
  %3 = uop.log2 %2 : f32
  %4 = uop.sin %3 : f32
  %5 = uop.cos %4 : f32
  %6 = uop.tan %5 : f32
  %7 = uop.tanh %6 : f32
  %8 = uop.erf %7 : f32
  uop.store %8, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// f64 is for the library of the target, and what is outside of kernels for the
// interpreter.

// CHECK-LABEL: uop.kernel @double(
// CHECK:         uop.exp %{{.*}} : f64
uop.kernel @double(%x: memref<32xf64>, %o: memref<32xf64>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf64> -> f64
  %1 = uop.exp %0 : f64
  uop.store %1, %o[%i] over (%i) : memref<32xf64>
  uop.sink
}

// CHECK-LABEL: func.func @tensor(
// CHECK:         uop.exp2 %{{.*}} : tensor<4xf32>
func.func @tensor(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
