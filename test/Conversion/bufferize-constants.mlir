// The names and the order of globals are those of the constants in the module,
// whatever the order in which bufferization visits functions.

// RUN: split-file %s %t
// RUN: uop-opt %t/uop.mlir --uop-bufferize | FileCheck %t/uop.mlir
// RUN: uop-opt %t/uop.mlir --one-shot-bufferize=bufferize-function-boundaries | FileCheck %t/uop.mlir
// RUN: uop-opt %t/arith.mlir --uop-bufferize | FileCheck %t/arith.mlir

//--- uop.mlir
// CHECK: memref.global "private" constant @uop_constant_5 : memref<1xi8> = dense<6>
// CHECK-NEXT: memref.global "private" constant @uop_constant_4 : memref<1xi8> = dense<5>
// CHECK-NEXT: memref.global "private" constant @uop_constant_3 : memref<1xi8> = dense<4>
// CHECK-NEXT: memref.global "private" constant @uop_constant_2 : memref<1xi8> = dense<3>
// CHECK-NEXT: memref.global "private" constant @uop_constant_1 : memref<1xi8> = dense<2>
// CHECK-NEXT: memref.global "private" constant @uop_constant_0 : memref<1xi8> = dense<1>
// CHECK-NEXT: memref.global "private" constant @uop_constant : memref<1xi8> = dense<0>
// CHECK-NEXT: memref.global "private" constant @there : memref<1xi8> = dense<7>
// CHECK-NEXT: memref.global "private" constant @far : memref<1xi8, "far"> = dense<0>
// CHECK-NEXT: memref.global "private" @written : memref<1xi8> = dense<0>
memref.global "private" constant @there : memref<1xi8> = dense<7>
memref.global "private" constant @far : memref<1xi8, "far"> = dense<0>
memref.global "private" @written : memref<1xi8> = dense<0>

// CHECK: func.func @f0
// CHECK-NEXT: memref.get_global @uop_constant : memref<1xi8>
func.func @f0() -> tensor<1xi8> {
  %0 = uop.const dense<0> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
// CHECK: func.func @f1
// CHECK-NEXT: memref.get_global @uop_constant_0 : memref<1xi8>
func.func @f1() -> tensor<1xi8> {
  %0 = uop.const dense<1> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @f2() -> tensor<1xi8> {
  %0 = uop.const dense<2> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @f3() -> tensor<1xi8> {
  %0 = uop.const dense<3> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @f4() -> tensor<1xi8> {
  %0 = uop.const dense<4> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
func.func @f5() -> tensor<1xi8> {
  %0 = uop.const dense<5> : tensor<1xi8>
  return %0 : tensor<1xi8>
}
// Equal ones are one.
// CHECK: func.func @f6
// CHECK-DAG: memref.get_global @uop_constant_5 : memref<1xi8>
// CHECK-DAG: memref.get_global @uop_constant : memref<1xi8>
// CHECK-DAG: memref.get_global @there : memref<1xi8>
func.func @f6() -> (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) {
  %0 = uop.const dense<6> : tensor<1xi8>
  %1 = uop.const dense<0> : tensor<1xi8>
  %2 = uop.const dense<7> : tensor<1xi8>
  return %0, %1, %2 : tensor<1xi8>, tensor<1xi8>, tensor<1xi8>
}

//--- arith.mlir
// CHECK: memref.global "private" constant @uop_constant_9 : memref<1xi8> = dense<15>
// CHECK-NEXT: memref.global "private" constant @uop_constant_8 : memref<1xi8> = dense<14>
// CHECK-NEXT: memref.global "private" constant @uop_constant_7 : memref<1xi8> = dense<13>
// CHECK-NEXT: memref.global "private" constant @uop_constant_6 : memref<1xi8> = dense<12>
// CHECK-NEXT: memref.global "private" constant @uop_constant_5 : memref<1xi8> = dense<11>
// CHECK-NEXT: memref.global "private" constant @uop_constant : memref<1xi8> = dense<10>
// CHECK-NEXT: memref.global "private" constant @__constant_1xi8_4 : memref<1xi8> = dense<5>
// CHECK-NEXT: memref.global "private" constant @__constant_1xi8_3 : memref<1xi8> = dense<4>
// CHECK-NEXT: memref.global "private" constant @__constant_1xi8_2 : memref<1xi8> = dense<3>
// CHECK-NEXT: memref.global "private" constant @__constant_1xi8_1 : memref<1xi8> = dense<2>
// CHECK-NEXT: memref.global "private" constant @__constant_1xi8_0 : memref<1xi8> = dense<1>
// CHECK-NEXT: memref.global "private" constant @__constant_1xi8 : memref<1xi8> = dense<0>
func.func @f0() -> (tensor<1xi8>, tensor<1xi8>) {
  %0 = arith.constant dense<0> : tensor<1xi8>
  %1 = uop.const dense<10> : tensor<1xi8>
  return %0, %1 : tensor<1xi8>, tensor<1xi8>
}
func.func @f1() -> (tensor<1xi8>, tensor<1xi8>) {
  %0 = arith.constant dense<1> : tensor<1xi8>
  %1 = uop.const dense<11> : tensor<1xi8>
  return %0, %1 : tensor<1xi8>, tensor<1xi8>
}
func.func @f2() -> (tensor<1xi8>, tensor<1xi8>) {
  %0 = arith.constant dense<2> : tensor<1xi8>
  %1 = uop.const dense<12> : tensor<1xi8>
  return %0, %1 : tensor<1xi8>, tensor<1xi8>
}
func.func @f3() -> (tensor<1xi8>, tensor<1xi8>) {
  %0 = arith.constant dense<3> : tensor<1xi8>
  %1 = uop.const dense<13> : tensor<1xi8>
  return %0, %1 : tensor<1xi8>, tensor<1xi8>
}
func.func @f4() -> (tensor<1xi8>, tensor<1xi8>) {
  %0 = arith.constant dense<4> : tensor<1xi8>
  %1 = uop.const dense<14> : tensor<1xi8>
  return %0, %1 : tensor<1xi8>, tensor<1xi8>
}
func.func @f5() -> (tensor<1xi8>, tensor<1xi8>) {
  %0 = arith.constant dense<5> : tensor<1xi8>
  %1 = uop.const dense<15> : tensor<1xi8>
  return %0, %1 : tensor<1xi8>, tensor<1xi8>
}
