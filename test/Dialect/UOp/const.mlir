// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @literals(
// CHECK-NEXT: %{{.*}} = uop.const 2.500000e+00 : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.const 3.000000e+00 : f32
// CHECK-NEXT: %{{.*}} = uop.const -0.000000e+00 : f32
// CHECK-NEXT: %{{.*}} = uop.const 0.000000e+00 : bf16
// CHECK-NEXT: %{{.*}} = uop.const 0x7F800000 : f32
// CHECK-NEXT: %{{.*}} = uop.const 0xFC00 : f16
// CHECK-NEXT: %{{.*}} = uop.const 0x7C : f8E5M2
// CHECK-NEXT: %{{.*}} = uop.const 0x7FC00000 : f32
// CHECK-NEXT: %{{.*}} = uop.const 0xFFF8000000000000 : f64
// CHECK-NEXT: %{{.*}} = uop.const 0x7F800001 : f32
// CHECK-NEXT: %{{.*}} = uop.const 1.000000e+00 : f32
// CHECK-NEXT: %{{.*}} = uop.const 0x7F : f8E4M3FN
// CHECK-NEXT: %{{.*}} = uop.const 4.480000e+02 : f8E4M3FN
// CHECK-NEXT: %{{.*}} = uop.const 6.550400e+04 : f16
// CHECK-NEXT: %{{.*}} = uop.const 1.401300e-45 : f32
// CHECK-NEXT: %{{.*}} = uop.const true : i1
// CHECK-NEXT: %{{.*}} = uop.const false : tensor<3xi1>
// CHECK-NEXT: %{{.*}} = uop.const true : i1
// CHECK-NEXT: %{{.*}} = uop.const 255 : ui8
// CHECK-NEXT: %{{.*}} = uop.const -128 : i8
// CHECK-NEXT: %{{.*}} = uop.const -1 : i8
// CHECK-NEXT: %{{.*}} = uop.const -128 : i8
// CHECK-NEXT: %{{.*}} = uop.const 18446744073709551615 : ui64
// CHECK-NEXT: %{{.*}} = uop.const -9223372036854775808 : i64
// CHECK-NEXT: %{{.*}} = uop.const -1 : index
// CHECK-NEXT: %{{.*}} = uop.const 7 : vector<4xindex>
// CHECK-NEXT: %{{.*}} = uop.const 1.000000e+00 : tensor<f32>
// CHECK-NEXT: %{{.*}} = uop.const 1 : tensor<0x3xi32>
// CHECK-NEXT: %{{.*}} = uop.const 3 : tensor<4611686018427387904x4xi8>
func.func @literals() {
  %0 = uop.const 2.5 : tensor<4x8xf32>
  %1 = uop.const 3 : f32
  %2 = uop.const -0.0 : f32
  %3 = uop.const 0.0 : bf16
  %4 = uop.const inf : f32
  %5 = uop.const -inf : f16
  %6 = uop.const inf : f8E5M2
  %7 = uop.const nan : f32
  %8 = uop.const -nan : f64
  %9 = uop.const 0x7F800001 : f32
  %10 = uop.const 0x3F800000 : f32
  %11 = uop.const nan : f8E4M3FN
  %12 = uop.const 448 : f8E4M3FN
  %13 = uop.const 65504 : f16
  %14 = uop.const 1.0e-45 : f32
  %15 = uop.const true : i1
  %16 = uop.const false : tensor<3xi1>
  %17 = uop.const 1 : i1
  %18 = uop.const 255 : ui8
  %19 = uop.const -128 : i8
  %20 = uop.const 0xFF : i8
  %21 = uop.const 0x80 : i8
  %22 = uop.const 18446744073709551615 : ui64
  %23 = uop.const -9223372036854775808 : i64
  %24 = uop.const -1 : index
  %25 = uop.const 7 : vector<4xindex>
  %26 = uop.const 1.0 : tensor<f32>
  %27 = uop.const 1 : tensor<0x3xi32>
  %28 = uop.const 3 : tensor<4611686018427387904x4xi8>
  return
}

// CHECK-LABEL: func @dense(
// CHECK-NEXT: %{{.*}} = uop.const dense<[1, 2, 3]> : tensor<3xi32>
// CHECK-NEXT: %{{.*}} = uop.const dense<[true, false]> : tensor<2xi1>
// CHECK-NEXT: %{{.*}} = uop.const dense<> : tensor<0xf32>
// CHECK-NEXT: %{{.*}} = uop.const dense<[1.000000e+00, -2.000000e+00]> : vector<2xf32>
// CHECK-NEXT: %{{.*}} = uop.const dense<{{\[\[}}255], [0]]> : tensor<2x1xui8>
// CHECK-NEXT: %{{.*}} = uop.const 4 : tensor<2xi64>
// CHECK-NEXT: %{{.*}} = uop.const dense<[0x7FC00000, 1.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %{{.*}} = uop.const dense_resource<blob> : tensor<2xi32>
// CHECK-NEXT: %{{.*}} = uop.const {note = "kept"} 1 : i32
func.func @dense() {
  %0 = uop.const dense<[1, 2, 3]> : tensor<3xi32>
  %1 = uop.const dense<[true, false]> : tensor<2xi1>
  %2 = uop.const dense<> : tensor<0xf32>
  %3 = uop.const dense<[1.0, -2.0]> : vector<2xf32>
  %4 = uop.const dense<[[255], [0]]> : tensor<2x1xui8>
  %5 = uop.const dense<4> : tensor<2xi64>
  %6 = uop.const dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %7 = uop.const dense_resource<blob> : tensor<2xi32>
  %attr = uop.const {note = "kept"} 1 : i32
  return
}

// Names of scalars say their values.
// CHECK-LABEL: func @names(
// CHECK-NEXT: %c3 = uop.const 3 : i32
// CHECK-NEXT: %c_3 = uop.const -3 : index
// CHECK-NEXT: %cst = uop.const true : i1
func.func @names() {
  %0 = uop.const 3 : i32
  %1 = uop.const -3 : index
  %2 = uop.const true : i1
  return
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000"
    }
  }
#-}
