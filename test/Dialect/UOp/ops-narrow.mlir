// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// The kinds of narrow floats that are not IEEE's, and casts that saturate.

// CHECK-LABEL: func @saturate(
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate : tensor<4x8xf32> -> tensor<4x8xf8E4M3FN>
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate : tensor<?xf64> -> tensor<?xf8E5M2>
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate : vector<4xbf16> -> vector<4xf8E4M3FNUZ>
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate : index -> f8E5M2FNUZ
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate : ui8 -> f4E2M1FN
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate : f32 -> f8E8M0FNU
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate : f32 -> f16
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate : f16 -> bf16
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} saturate {note = 1 : i64} : f8E5M2 -> f8E5M2
func.func @saturate(%x0: tensor<4x8xf32>, %x1: tensor<?xf64>, %x2: vector<4xbf16>, %x3: index, %x4: ui8, %x5: f32, %x6: f16, %x7: f8E5M2) {
  %r0 = uop.cast %x0 saturate : tensor<4x8xf32> -> tensor<4x8xf8E4M3FN>
  %r1 = uop.cast %x1 saturate : tensor<?xf64> -> tensor<?xf8E5M2>
  %r2 = uop.cast %x2 saturate : vector<4xbf16> -> vector<4xf8E4M3FNUZ>
  %r3 = uop.cast %x3 saturate : index -> f8E5M2FNUZ
  %r4 = uop.cast %x4 saturate : ui8 -> f4E2M1FN
  %r5 = uop.cast %x5 saturate : f32 -> f8E8M0FNU
  %r6 = uop.cast %x5 saturate : f32 -> f16
  %r7 = uop.cast %x6 saturate : f16 -> bf16
  %r8 = uop.cast %x7 saturate {note = 1 : i64} : f8E5M2 -> f8E5M2
  return
}

// CHECK-LABEL: func @constants(
// CHECK-NEXT: %{{.*}} = uop.const 2.400000e+02 : f8E4M3FNUZ
// CHECK-NEXT: %{{.*}} = uop.const 0.000000e+00 : f8E4M3FNUZ
// CHECK-NEXT: %{{.*}} = uop.const 0x80 : f8E4M3FNUZ
// CHECK-NEXT: %{{.*}} = uop.const -5.734400e+04 : tensor<2xf8E5M2FNUZ>
// CHECK-NEXT: %{{.*}} = uop.const 1.{{[0-9]+}}e+38 : f8E8M0FNU
// CHECK-NEXT: %{{.*}} = uop.const 5.{{[0-9]+}}e-39 : f8E8M0FNU
// CHECK-NEXT: %{{.*}} = uop.const 0xFF : f8E8M0FNU
// CHECK-NEXT: %{{.*}} = uop.const 2.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %{{.*}} = uop.const -6.000000e+00 : vector<3xf4E2M1FN>
// CHECK-NEXT: %{{.*}} = uop.const -0.000000e+00 : f4E2M1FN
// CHECK-NEXT: %{{.*}} = uop.const dense<[5.000000e-01, -1.500000e+00]> : tensor<2xf4E2M1FN>
// CHECK-NEXT: %{{.*}} = uop.const dense<[5.000000e-01, 4.000000e+00]> : tensor<2xf8E8M0FNU>
func.func @constants() {
  %0 = uop.const 240 : f8E4M3FNUZ
  // There is one zero.
  %1 = uop.const -0.0 : f8E4M3FNUZ
  %2 = uop.const nan : f8E4M3FNUZ
  %3 = uop.const -57344.0 : tensor<2xf8E5M2FNUZ>
  %4 = uop.const 0xFE : f8E8M0FNU
  %5 = uop.const 1.0e-45 : f8E8M0FNU
  %6 = uop.const nan : f8E8M0FNU
  %7 = uop.const 1.5 : f8E8M0FNU
  %8 = uop.const -6 : vector<3xf4E2M1FN>
  %9 = uop.const -0.0 : f4E2M1FN
  %10 = uop.const dense<[0.5, -1.5]> : tensor<2xf4E2M1FN>
  %11 = uop.const dense<[0.5, 4.0]> : tensor<2xf8E8M0FNU>
  return
}

// CHECK-LABEL: func @arithmetic(
// CHECK-NEXT: %{{.*}} = uop.add %{{.*}}, %{{.*}} : tensor<4xf8E4M3FNUZ>
// CHECK-NEXT: %{{.*}} = uop.exp %{{.*}} : vector<4xf8E5M2FNUZ>
// CHECK-NEXT: %{{.*}} = uop.reduce_axis add %{{.*}} axes [0] : tensor<4xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
// CHECK-NEXT: %{{.*}} = uop.bitcast %{{.*}} : tensor<4xf8E4M3FNUZ> -> tensor<4xui8>
func.func @arithmetic(%x: tensor<4xf8E4M3FNUZ>, %y: vector<4xf8E5M2FNUZ>) {
  %0 = uop.add %x, %x : tensor<4xf8E4M3FNUZ>
  %1 = uop.exp %y : vector<4xf8E5M2FNUZ>
  %2 = uop.reduce_axis add %x axes [0] : tensor<4xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  %3 = uop.bitcast %x : tensor<4xf8E4M3FNUZ> -> tensor<4xui8>
  return
}

// What only stores numbers is moved, chosen, compared and converted.
// CHECK-LABEL: func @stored(
// CHECK-NEXT: %{{.*}} = uop.reshape
// CHECK-NEXT: %{{.*}} = uop.pad
// CHECK-NEXT: %{{.*}} = uop.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<4xf8E8M0FNU>
// CHECK-NEXT: %{{.*}} = uop.cmp lt %{{.*}}, %{{.*}} : tensor<4xf4E2M1FN>
// CHECK-NEXT: %{{.*}} = uop.bitcast %{{.*}} : tensor<4xf8E8M0FNU> -> tensor<4xui8>
// CHECK-NEXT: %{{.*}} = uop.gather
// CHECK-NEXT: %{{.*}} = uop.scatter set
func.func @stored(%s: tensor<4xf8E8M0FNU>, %x: tensor<4xf4E2M1FN>, %c: tensor<4xi1>, %i: tensor<4xi32>) {
  %0 = uop.reshape %x : tensor<4xf4E2M1FN> -> tensor<2x2xf4E2M1FN>
  %1 = uop.pad %s low [1] high [0] : tensor<4xf8E8M0FNU> -> tensor<5xf8E8M0FNU>
  %2 = uop.where %c, %s, %s : tensor<4xf8E8M0FNU>
  %3 = uop.cmp lt %x, %x : tensor<4xf4E2M1FN>
  %4 = uop.bitcast %s : tensor<4xf8E8M0FNU> -> tensor<4xui8>
  %5 = uop.gather %x, %i axis 0 : tensor<4xf4E2M1FN>, tensor<4xi32> -> tensor<4xf4E2M1FN>
  %6 = uop.scatter set %x, %i, %x axis 0 : tensor<4xf4E2M1FN>, tensor<4xi32>, tensor<4xf4E2M1FN>
  return
}
