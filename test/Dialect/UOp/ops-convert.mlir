// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s

// CHECK-LABEL: func @compare(
// CHECK-NEXT: %{{.*}} = uop.cmp lt %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.cmp lt %{{.*}}, %{{.*}} : tensor<?xui8>
// CHECK-NEXT: %{{.*}} = uop.cmp lt %{{.*}}, %{{.*}} : tensor<i1>
// CHECK-NEXT: %{{.*}} = uop.cmp lt %{{.*}}, %{{.*}} : vector<4xbf16>
// CHECK-NEXT: %{{.*}} = uop.cmp lt %{{.*}}, %{{.*}} : index
// CHECK-NEXT: %{{.*}} = uop.cmp le %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.cmp le %{{.*}}, %{{.*}} : tensor<?xui8>
// CHECK-NEXT: %{{.*}} = uop.cmp le %{{.*}}, %{{.*}} : tensor<i1>
// CHECK-NEXT: %{{.*}} = uop.cmp le %{{.*}}, %{{.*}} : vector<4xbf16>
// CHECK-NEXT: %{{.*}} = uop.cmp le %{{.*}}, %{{.*}} : index
// CHECK-NEXT: %{{.*}} = uop.cmp gt %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.cmp gt %{{.*}}, %{{.*}} : tensor<?xui8>
// CHECK-NEXT: %{{.*}} = uop.cmp gt %{{.*}}, %{{.*}} : tensor<i1>
// CHECK-NEXT: %{{.*}} = uop.cmp gt %{{.*}}, %{{.*}} : vector<4xbf16>
// CHECK-NEXT: %{{.*}} = uop.cmp gt %{{.*}}, %{{.*}} : index
// CHECK-NEXT: %{{.*}} = uop.cmp ge %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.cmp ge %{{.*}}, %{{.*}} : tensor<?xui8>
// CHECK-NEXT: %{{.*}} = uop.cmp ge %{{.*}}, %{{.*}} : tensor<i1>
// CHECK-NEXT: %{{.*}} = uop.cmp ge %{{.*}}, %{{.*}} : vector<4xbf16>
// CHECK-NEXT: %{{.*}} = uop.cmp ge %{{.*}}, %{{.*}} : index
// CHECK-NEXT: %{{.*}} = uop.cmp eq %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.cmp eq %{{.*}}, %{{.*}} : tensor<?xui8>
// CHECK-NEXT: %{{.*}} = uop.cmp eq %{{.*}}, %{{.*}} : tensor<i1>
// CHECK-NEXT: %{{.*}} = uop.cmp eq %{{.*}}, %{{.*}} : vector<4xbf16>
// CHECK-NEXT: %{{.*}} = uop.cmp eq %{{.*}}, %{{.*}} : index
// CHECK-NEXT: %{{.*}} = uop.cmp ne %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.cmp ne %{{.*}}, %{{.*}} : tensor<?xui8>
// CHECK-NEXT: %{{.*}} = uop.cmp ne %{{.*}}, %{{.*}} : tensor<i1>
// CHECK-NEXT: %{{.*}} = uop.cmp ne %{{.*}}, %{{.*}} : vector<4xbf16>
// CHECK-NEXT: %{{.*}} = uop.cmp ne %{{.*}}, %{{.*}} : index
func.func @compare(%x0: tensor<4x8xf32>, %x1: tensor<?xui8>, %x2: tensor<i1>, %x3: vector<4xbf16>, %x4: index) {
  %lt0 = uop.cmp lt %x0, %x0 : tensor<4x8xf32>
  %lt1 = uop.cmp lt %x1, %x1 : tensor<?xui8>
  %lt2 = uop.cmp lt %x2, %x2 : tensor<i1>
  %lt3 = uop.cmp lt %x3, %x3 : vector<4xbf16>
  %lt4 = uop.cmp lt %x4, %x4 : index
  %le0 = uop.cmp le %x0, %x0 : tensor<4x8xf32>
  %le1 = uop.cmp le %x1, %x1 : tensor<?xui8>
  %le2 = uop.cmp le %x2, %x2 : tensor<i1>
  %le3 = uop.cmp le %x3, %x3 : vector<4xbf16>
  %le4 = uop.cmp le %x4, %x4 : index
  %gt0 = uop.cmp gt %x0, %x0 : tensor<4x8xf32>
  %gt1 = uop.cmp gt %x1, %x1 : tensor<?xui8>
  %gt2 = uop.cmp gt %x2, %x2 : tensor<i1>
  %gt3 = uop.cmp gt %x3, %x3 : vector<4xbf16>
  %gt4 = uop.cmp gt %x4, %x4 : index
  %ge0 = uop.cmp ge %x0, %x0 : tensor<4x8xf32>
  %ge1 = uop.cmp ge %x1, %x1 : tensor<?xui8>
  %ge2 = uop.cmp ge %x2, %x2 : tensor<i1>
  %ge3 = uop.cmp ge %x3, %x3 : vector<4xbf16>
  %ge4 = uop.cmp ge %x4, %x4 : index
  %eq0 = uop.cmp eq %x0, %x0 : tensor<4x8xf32>
  %eq1 = uop.cmp eq %x1, %x1 : tensor<?xui8>
  %eq2 = uop.cmp eq %x2, %x2 : tensor<i1>
  %eq3 = uop.cmp eq %x3, %x3 : vector<4xbf16>
  %eq4 = uop.cmp eq %x4, %x4 : index
  %ne0 = uop.cmp ne %x0, %x0 : tensor<4x8xf32>
  %ne1 = uop.cmp ne %x1, %x1 : tensor<?xui8>
  %ne2 = uop.cmp ne %x2, %x2 : tensor<i1>
  %ne3 = uop.cmp ne %x3, %x3 : vector<4xbf16>
  %ne4 = uop.cmp ne %x4, %x4 : index
  return
}

// CHECK-LABEL: func @select(
// CHECK-NEXT: %{{.*}} = uop.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<?xui8>
// CHECK-NEXT: %{{.*}} = uop.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<i1>
// CHECK-NEXT: %{{.*}} = uop.where %{{.*}}, %{{.*}}, %{{.*}} : vector<4xbf16>
// CHECK-NEXT: %{{.*}} = uop.where %{{.*}}, %{{.*}}, %{{.*}} : index
// CHECK-NEXT: %{{.*}} = uop.where %{{.*}}, %{{.*}}, %{{.*}} : i1
func.func @select(%c0: tensor<4x8xi1>, %x0: tensor<4x8xf32>, %c1: tensor<?xi1>, %x1: tensor<?xui8>, %c2: tensor<i1>, %x2: tensor<i1>, %c3: vector<4xi1>, %x3: vector<4xbf16>, %c4: i1, %x4: index, %c5: i1, %x5: i1) {
  %w0 = uop.where %c0, %x0, %x0 : tensor<4x8xf32>
  %w1 = uop.where %c1, %x1, %x1 : tensor<?xui8>
  %w2 = uop.where %c2, %x2, %x2 : tensor<i1>
  %w3 = uop.where %c3, %x3, %x3 : vector<4xbf16>
  %w4 = uop.where %c4, %x4, %x4 : index
  %w5 = uop.where %c5, %x5, %x5 : i1
  return
}

// CHECK-LABEL: func @mulacc(
// CHECK-NEXT: %{{.*}} = uop.mulacc %{{.*}}, %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: %{{.*}} = uop.mulacc %{{.*}}, %{{.*}}, %{{.*}} : i8
// CHECK-NEXT: %{{.*}} = uop.mulacc %{{.*}}, %{{.*}}, %{{.*}} : vector<2xui64>
// CHECK-NEXT: %{{.*}} = uop.mulacc %{{.*}}, %{{.*}}, %{{.*}} : index
func.func @mulacc(%x0: tensor<4x8xf32>, %x1: i8, %x2: vector<2xui64>, %x3: index) {
  %m0 = uop.mulacc %x0, %x0, %x0 : tensor<4x8xf32>
  %m1 = uop.mulacc %x1, %x1, %x1 : i8
  %m2 = uop.mulacc %x2, %x2, %x2 : vector<2xui64>
  %m3 = uop.mulacc %x3, %x3, %x3 : index
  return
}

// CHECK-LABEL: func @ldexp(
// CHECK-NEXT: %{{.*}} = uop.ldexp %{{.*}}, %{{.*}} : tensor<4x?xf32>
// CHECK-NEXT: %{{.*}} = uop.ldexp %{{.*}}, %{{.*}} : vector<2xbf16>
// CHECK-NEXT: %{{.*}} = uop.ldexp %{{.*}}, %{{.*}} : f64
func.func @ldexp(%x0: tensor<4x?xf32>, %n0: tensor<4x?xi32>, %x1: vector<2xbf16>, %n1: vector<2xi32>, %x2: f64, %n2: i32) {
  %0 = uop.ldexp %x0, %n0 : tensor<4x?xf32>
  %1 = uop.ldexp %x1, %n1 : vector<2xbf16>
  %2 = uop.ldexp %x2, %n2 : f64
  return
}

// CHECK-LABEL: func @cast(
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} : tensor<4x8xf32> -> tensor<4x8xf16>
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} : tensor<?xi1> -> tensor<?xf8E4M3FN>
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} : vector<4xf64> -> vector<4xi1>
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} : index -> i32
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} : ui8 -> index
// CHECK-NEXT: %{{.*}} = uop.cast %{{.*}} : tensor<0xbf16> -> tensor<0xui64>
func.func @cast(%x0: tensor<4x8xf32>, %x1: tensor<?xi1>, %x2: vector<4xf64>, %x3: index, %x4: ui8, %x5: tensor<0xbf16>) {
  %r0 = uop.cast %x0 : tensor<4x8xf32> -> tensor<4x8xf16>
  %r1 = uop.cast %x1 : tensor<?xi1> -> tensor<?xf8E4M3FN>
  %r2 = uop.cast %x2 : vector<4xf64> -> vector<4xi1>
  %r3 = uop.cast %x3 : index -> i32
  %r4 = uop.cast %x4 : ui8 -> index
  %r5 = uop.cast %x5 : tensor<0xbf16> -> tensor<0xui64>
  return
}

// CHECK-LABEL: func @bitcast(
// CHECK-NEXT: %{{.*}} = uop.bitcast %{{.*}} : tensor<4x8xf32> -> tensor<4x8xui32>
// CHECK-NEXT: %{{.*}} = uop.bitcast %{{.*}} : tensor<?xi8> -> tensor<?xf8E5M2>
// CHECK-NEXT: %{{.*}} = uop.bitcast %{{.*}} : vector<4xf64> -> vector<4xi64>
// CHECK-NEXT: %{{.*}} = uop.bitcast %{{.*}} : i1 -> i1
// CHECK-NEXT: %{{.*}} = uop.bitcast %{{.*}} : ui16 -> bf16
// CHECK-NEXT: %{{.*}} = uop.bitcast %{{.*}} : index -> index
func.func @bitcast(%x0: tensor<4x8xf32>, %x1: tensor<?xi8>, %x2: vector<4xf64>, %x3: i1, %x4: ui16, %x5: index) {
  %r0 = uop.bitcast %x0 : tensor<4x8xf32> -> tensor<4x8xui32>
  %r1 = uop.bitcast %x1 : tensor<?xi8> -> tensor<?xf8E5M2>
  %r2 = uop.bitcast %x2 : vector<4xf64> -> vector<4xi64>
  %r3 = uop.bitcast %x3 : i1 -> i1
  %r4 = uop.bitcast %x4 : ui16 -> bf16
  %r5 = uop.bitcast %x5 : index -> index
  return
}
