// RUN: uop-opt %s --uop-decompose | FileCheck %s
// RUN: uop-opt %s --uop-decompose=functions=tan,exp2 | FileCheck %s --check-prefix=SOME
// RUN: uop-opt %s --uop-decompose=functions=pow | FileCheck %s --check-prefix=POW
// RUN: uop-opt %s --uop-decompose=native-ldexp | FileCheck %s --check-prefix=NATIVE
// RUN: not uop-opt %s --uop-decompose=functions=exp3 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: uop-decompose: no function 'exp3'; there are cos, erf, exp, exp2, ldexp, log, log2, pow, sin, tan, tanh

// The integer next to x is rounded by an addition, its bits are the exponent:
// two biases are added with it, one for each half of the exponent.

// CHECK-LABEL: uop.kernel @exp2(
// CHECK:         %[[X:.*]] = uop.load
// CHECK:         uop.cmp lt %[[X]]
// CHECK:         uop.cmp gt
// CHECK:         %[[C:.*]] = uop.where
// CHECK:         %[[SHIFT:.*]] = uop.const 0x4B4000FE : f32
// CHECK:         %[[SUM:.*]] = uop.mulacc %[[C]], %{{.*}}, %[[SHIFT]] : f32
// CHECK:         %[[N:.*]] = uop.sub %[[SUM]], %[[SHIFT]] : f32
// CHECK:         %[[BITS:.*]] = uop.bitcast %[[SUM]] : f32 -> ui32
// CHECK:         %[[R:.*]] = uop.sub %[[C]], %[[N]] : f32
// CHECK-COUNT-5: uop.mulacc %{{.*}}, %[[R]], %{{.*}} : f32
// CHECK:         uop.mulacc %[[R]], %{{.*}}, %{{.*}} : f32
// CHECK-NOT:     uop.exp2
// CHECK:         %[[ONE:.*]] = uop.const 1 : ui32
// CHECK-NEXT:    %[[SHIFTED:.*]] = uop.shr %[[BITS]], %[[ONE]] : ui32
// CHECK-NEXT:    uop.sub %[[BITS]], %[[SHIFTED]] : ui32
// CHECK:         %[[HALF:.*]] = uop.mul %{{.*}}, %{{.*}} : f32
// CHECK:         %[[RESULT:.*]] = uop.mul %[[HALF]], %{{.*}} : f32
// CHECK-NEXT:    uop.store %[[RESULT]]
// NATIVE-LABEL: uop.kernel @exp2(
// NATIVE:         %[[X:.*]] = uop.load
// NATIVE-NOT:     uop.cmp lt
// NATIVE:         %[[SUM:.*]] = uop.mulacc
// NATIVE:         %[[N:.*]] = uop.bitcast %{{.*}} : ui32 -> i32
// NATIVE:         uop.cast %[[N]] : i32 -> f32
// NATIVE:         %[[LOW:.*]] = uop.cmp le %[[X]], %{{.*}} : f32
// NATIVE:         %[[POWER:.*]] = uop.where %[[LOW]]
// NATIVE:         %[[RESULT:.*]] = uop.ldexp %[[POWER]], %{{.*}} : f32
// NATIVE-NEXT:    uop.store %[[RESULT]]
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

// Products of three factors, each a power of two that is a normal number; bf16
// by way of f32.

// CHECK-LABEL: uop.kernel @ldexp(
// CHECK-NOT:     uop.ldexp
// CHECK-COUNT-3: uop.mul %{{.*}}, %{{.*}} : f32
// CHECK-COUNT-3: uop.mul %{{.*}}, %{{.*}} : f32
// CHECK:         uop.cast %{{.*}} : f32 -> bf16
// NATIVE-LABEL: uop.kernel @ldexp(
// NATIVE:         uop.ldexp %{{.*}}, %{{.*}} : f32
// NATIVE-NEXT:    %[[WIDE:.*]] = uop.cast %{{.*}} : bf16 -> f32
// NATIVE-NEXT:    %[[PRODUCT:.*]] = uop.ldexp %[[WIDE]], %{{.*}} : f32
// NATIVE-NEXT:    uop.cast %[[PRODUCT]] : f32 -> bf16
uop.kernel @ldexp(%x: memref<32xf32>, %y: memref<32xbf16>, %n: memref<32xi32>, %o: memref<32xf32>, %p: memref<32xbf16>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.load %y[%i] : memref<32xbf16> -> bf16
  %2 = uop.load %n[%i] : memref<32xi32> -> i32
  %3 = uop.ldexp %0, %2 : f32
  %4 = uop.ldexp %1, %2 : bf16
  uop.store %3, %o[%i] over (%i) : memref<32xf32>
  uop.store %4, %p[%i] over (%i) : memref<32xbf16>
  uop.sink
}

// The polynomial is evaluated by Horner's rule.

// CHECK-LABEL: uop.kernel @exp(
// CHECK:         %[[N:.*]] = uop.sub
// CHECK:         %[[HIGH:.*]] = uop.mulacc %[[N]], %{{.*}}, %{{.*}} : f32
// CHECK:         %[[R:.*]] = uop.mulacc %[[N]], %{{.*}}, %[[HIGH]] : f32
// CHECK:         %[[P5:.*]] = uop.mulacc %{{.*}}, %[[R]], %{{.*}} : f32
// CHECK-NEXT:    %[[P4:.*]] = uop.mulacc %[[P5]], %[[R]], %{{.*}} : f32
// CHECK-NEXT:    %[[P3:.*]] = uop.mulacc %[[P4]], %[[R]], %{{.*}} : f32
// CHECK-NEXT:    %[[P2:.*]] = uop.mulacc %[[P3]], %[[R]], %{{.*}} : f32
// CHECK-NEXT:    %[[P1:.*]] = uop.mulacc %[[P2]], %[[R]], %{{.*}} : f32
// CHECK:         uop.mulacc %[[R]], %[[P1]], %{{.*}} : f32
// CHECK:         uop.sink
uop.kernel @exp(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
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

// The same in f64, with more terms.

// CHECK-LABEL: uop.kernel @double(
// CHECK:         %[[X:.*]] = uop.load
// CHECK:         uop.cmp lt %[[X]]
// CHECK:         uop.cmp gt
// CHECK:         %[[C:.*]] = uop.where
// CHECK:         %[[SHIFT:.*]] = uop.const 0x43380000000007FE : f64
// CHECK:         %[[SUM:.*]] = uop.mulacc %[[C]], %{{.*}}, %[[SHIFT]] : f64
// CHECK:         %[[N:.*]] = uop.sub %[[SUM]], %[[SHIFT]] : f64
// CHECK:         uop.bitcast %[[SUM]] : f64 -> ui64
// CHECK:         %[[R:.*]] = uop.sub %[[C]], %[[N]] : f64
// CHECK-COUNT-10: uop.mulacc %{{.*}}, %[[R]], %{{.*}} : f64
// CHECK:         uop.mulacc %[[R]], %{{.*}}, %{{.*}} : f64
// CHECK-NOT:     uop.exp2
// CHECK:         %[[HALF:.*]] = uop.mul %{{.*}}, %{{.*}} : f64
// CHECK:         %[[RESULT:.*]] = uop.mul %[[HALF]], %{{.*}} : f64
// CHECK-NEXT:    uop.store %[[RESULT]]
uop.kernel @double(%x: memref<32xf64>, %o: memref<32xf64>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf64> -> f64
  %1 = uop.exp2 %0 : f64
  uop.store %1, %o[%i] over (%i) : memref<32xf64>
  uop.sink
}

// CHECK-LABEL: uop.kernel @all_doubles(
// CHECK-NOT:     uop.{{exp|log|sin|cos|tan|erf|pow}}
// CHECK-NOT:     f32
// CHECK:         uop.sink
// SOME-LABEL:  uop.kernel @all_doubles(
// SOME:          uop.exp %
// SOME-NOT:      uop.tan %
// SOME:          uop.erf %
// SOME:          uop.pow %
// SOME:          uop.sink
uop.kernel @all_doubles() {
  %0 = uop.const dense<[0.5, 1.5, -2.0, 0x7FF0000000000000]> : vector<4xf64>
  %1 = uop.exp %0 : vector<4xf64>
  %2 = uop.log %1 : vector<4xf64>
  %3 = uop.log2 %2 : vector<4xf64>
  %5 = uop.tan %3 : vector<4xf64>
  %6 = uop.tanh %5 : vector<4xf64>
  %7 = uop.erf %6 : vector<4xf64>
  %8 = uop.pow %7, %0 : vector<4xf64>
  uop.sink
}

// Words of 64 bits are multiplied by halves.

// CHECK-LABEL: uop.kernel @doubles(
// CHECK-NOT:     uop.{{sin|cos}}
// CHECK:         uop.const 4294967295 : ui64
// CHECK:         uop.mul %{{.*}} : ui64
// CHECK:         uop.cast %{{.*}} : i64 -> f64
// CHECK-NOT:     uop.{{sin|cos}} %
// CHECK:         uop.sink
uop.kernel @doubles(%x: memref<32xf64>, %o: memref<32xf64>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf64> -> f64
  %1 = uop.sin %0 : f64
  %2 = uop.cos %1 : f64
  uop.store %2, %o[%i] over (%i) : memref<32xf64>
  uop.sink
}

// Powers of f32 by way of f64; narrower ones are rounded to f32 before.

// CHECK-LABEL: uop.kernel @pow(
// CHECK:         %[[X:.*]] = uop.load %arg0
// CHECK:         %[[Y:.*]] = uop.load %arg1
// CHECK-NEXT:    uop.cast %[[X]] : f32 -> f64
// CHECK-NEXT:    %[[Y64:.*]] = uop.cast %[[Y]] : f32 -> f64
// CHECK:         uop.fdiv %{{.*}} : f64
// CHECK:         %[[LOG:.*]] = uop.where
// CHECK:         uop.mul %[[Y64]], %{{.*}} : f64
// CHECK-NOT:     uop.pow
// CHECK:         %[[RESULT:.*]] = uop.cast %{{.*}} : f64 -> f32
// CHECK-NEXT:    uop.store %[[RESULT]]
// POW-LABEL:   uop.kernel @pow(
// POW-NOT:       uop.pow
// POW:           uop.store
// SOME-LABEL:  uop.kernel @pow(
// SOME:          uop.pow %{{.*}} : f32
uop.kernel @pow(%x: memref<32xf32>, %y: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.load %y[%i] : memref<32xf32> -> f32
  %2 = uop.pow %0, %1 : f32
  uop.store %2, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

// A square is a product, of integers too.

// CHECK-LABEL: uop.kernel @squares(
// CHECK:         %[[X:.*]] = uop.load %arg0
// CHECK:         uop.mul %[[X]], %[[X]] : f32
// CHECK:         %[[N:.*]] = uop.load %arg1
// CHECK:         uop.mul %[[N]], %[[N]] : i32
// CHECK-NOT:     uop.pow
// CHECK:         uop.sink
uop.kernel @squares(%x: memref<32xf32>, %n: memref<32xi32>, %o: memref<32xf32>, %p: memref<32xi32>) {
  %i = uop.range 0 to 32 : index
  %two = uop.const 2.0 : f32
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.pow %0, %two : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  %2 = uop.const 2 : i32
  %3 = uop.load %n[%i] : memref<32xi32> -> i32
  %4 = uop.pow %3, %2 : i32
  uop.store %4, %p[%i] over (%i) : memref<32xi32>
  uop.sink
}

// CHECK-LABEL: uop.kernel @narrow_pow(
// CHECK:         uop.cast %{{.*}} : vector<4xf16> -> vector<4xf64>
// CHECK-NOT:     uop.pow
// CHECK:         %[[SINGLE:.*]] = uop.cast %{{.*}} : vector<4xf64> -> vector<4xf32>
// CHECK-NEXT:    uop.cast %[[SINGLE]] : vector<4xf32> -> vector<4xf16>
uop.kernel @narrow_pow() {
  %0 = uop.const dense<[0.5, 1.5, -2.0, 0x7C00]> : vector<4xf16>
  %1 = uop.pow %0, %0 : vector<4xf16>
  uop.sink
}

// Those of integers are exact.

// CHECK-LABEL: uop.kernel @integer_pow(
// CHECK:         uop.pow %{{.*}} : vector<4xi32>
uop.kernel @integer_pow() {
  %0 = uop.const dense<[1, 2, -3, 4]> : vector<4xi32>
  %1 = uop.pow %0, %0 : vector<4xi32>
  uop.sink
}

// What is outside of kernels is for the interpreter.

// CHECK-LABEL: func.func @tensor(
// CHECK:         uop.exp2 %{{.*}} : tensor<4xf32>
func.func @tensor(%x: tensor<4xf32>) -> tensor<4xf32> {
// CHECK:         uop.pow %{{.*}} : tensor<4xf32>
  %0 = uop.exp2 %x : tensor<4xf32>
  %1 = uop.pow %0, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
