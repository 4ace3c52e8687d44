// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @sort(
// CHECK: %{{.*}}, %{{.*}} = uop.sort %{{.*}} axis 1 : tensor<4x8xf32> -> tensor<4x8xf32>, tensor<4x8xi64>
// CHECK: uop.sort %{{.*}} axis 0 descending {note = "kept"} : tensor<4x8xf32> -> tensor<4x8xf32>, tensor<4x8xui8>
func.func @sort(%x: tensor<4x8xf32>) {
  %0:2 = uop.sort %x axis 1 : tensor<4x8xf32> -> tensor<4x8xf32>, tensor<4x8xi64>
  %1:2 = uop.sort %x axis 0 descending {note = "kept"} : tensor<4x8xf32> -> tensor<4x8xf32>, tensor<4x8xui8>
  return
}

// Of any type, without elements, of a dynamic size.
// CHECK-LABEL: func @types(
// CHECK: uop.sort %{{.*}} axis 0 : tensor<3xi1> -> tensor<3xi1>, tensor<3xi8>
// CHECK: uop.sort %{{.*}} axis 2 : tensor<2x1x0xf8E8M0FNU> -> tensor<2x1x0xf8E8M0FNU>, tensor<2x1x0xi8>
// CHECK: uop.sort %{{.*}} axis 0 : tensor<?x128xbf16> -> tensor<?x128xbf16>, tensor<?x128xi8>
func.func @types(%x: tensor<3xi1>, %y: tensor<2x1x0xf8E8M0FNU>, %z: tensor<?x128xbf16>) {
  %0:2 = uop.sort %x axis 0 : tensor<3xi1> -> tensor<3xi1>, tensor<3xi8>
  %1:2 = uop.sort %y axis 2 : tensor<2x1x0xf8E8M0FNU> -> tensor<2x1x0xf8E8M0FNU>, tensor<2x1x0xi8>
  %2:2 = uop.sort %z axis 0 : tensor<?x128xbf16> -> tensor<?x128xbf16>, tensor<?x128xi8>
  return
}

// CHECK-LABEL: func @topk(
// CHECK: uop.topk %{{.*}} axis 1 : tensor<4x8xi32> -> tensor<4x3xi32>, tensor<4x3xi64>
// CHECK: uop.topk %{{.*}} axis 0 smallest : tensor<4x8xi32> -> tensor<0x8xi32>, tensor<0x8xi8>
func.func @topk(%x: tensor<4x8xi32>) {
  %0:2 = uop.topk %x axis 1 : tensor<4x8xi32> -> tensor<4x3xi32>, tensor<4x3xi64>
  %1:2 = uop.topk %x axis 0 smallest : tensor<4x8xi32> -> tensor<0x8xi32>, tensor<0x8xi8>
  return
}

// CHECK-LABEL: func @nonzero(
// CHECK: uop.nonzero %{{.*}} : tensor<4x8xf32> -> tensor<32x2xi64>, tensor<i64>
// CHECK: uop.nonzero %{{.*}} : tensor<i1> -> tensor<1x0xi32>, tensor<ui8>
func.func @nonzero(%x: tensor<4x8xf32>, %y: tensor<i1>) {
  %0:2 = uop.nonzero %x : tensor<4x8xf32> -> tensor<32x2xi64>, tensor<i64>
  %1:2 = uop.nonzero %y : tensor<i1> -> tensor<1x0xi32>, tensor<ui8>
  return
}

// CHECK-LABEL: func @unique(
// CHECK: uop.unique %{{.*}} : tensor<4x8xi32> -> tensor<5xi32>, tensor<5xi64>, tensor<5xi16>, tensor<4x8xi8>, tensor<i64>
func.func @unique(%x: tensor<4x8xi32>) {
  %0:5 = uop.unique %x : tensor<4x8xi32> -> tensor<5xi32>, tensor<5xi64>, tensor<5xi16>, tensor<4x8xi8>, tensor<i64>
  return
}
