// RUN: uop-opt %s --uop-inline-custom --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-NOT: func private @square
func.func private @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.mul %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @opaque(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[N:.*]] = uop.neg %[[X]]
// CHECK-NEXT: %[[M:.*]] = uop.contiguous %[[N]]
// CHECK-NEXT: %[[S:.*]] = uop.mul %[[M]], %[[M]]
// CHECK-NEXT: %[[R:.*]] = uop.contiguous %[[S]]
// CHECK-NEXT: %[[T:.*]] = uop.mul %[[X]], %[[X]]
// CHECK-NEXT: %[[U:.*]] = uop.contiguous %[[T]]
// CHECK-NEXT: return %[[R]], %[[U]]
func.func @opaque(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = uop.neg %x : tensor<4xf32>
  %1 = uop.custom @square(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = uop.custom @square(%x) effects : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @inlined(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[N:.*]] = uop.neg %[[X]]
// CHECK-NEXT: %[[S:.*]] = uop.mul %[[N]], %[[N]]
// CHECK-NEXT: return %[[S]]
func.func @inlined(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.neg %x : tensor<4xf32>
  %1 = uop.customi @square(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// Scalars: one is called, the other inlined. What is still called stays, and so
// does what others may call.

// CHECK-LABEL: func private @called(
func.func private @called(%x: f32) -> f32 {
  %0 = uop.add %x, %x : f32
  return %0 : f32
}
// CHECK-LABEL: func @public(
func.func @public(%x: f32) -> f32 {
  %0 = uop.mul %x, %x : f32
  return %0 : f32
}
// CHECK-LABEL: uop.kernel @k(
// CHECK: %[[X:.*]] = uop.load
// CHECK-NEXT: %[[A:.*]] = uop.custom @called(%[[X]])
// CHECK-NEXT: %[[B:.*]] = uop.mul %[[A]], %[[A]]
// CHECK-NEXT: uop.store %[[B]]
uop.kernel @k(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.custom @called(%0) : (f32) -> f32
  %2 = uop.customi @public(%1) : (f32) -> f32
  uop.store %2, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{cannot inline @f, which calls itself}}
  %0 = uop.customi @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.customi @b(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @b(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.customi @c(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @c(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{cannot inline @b, which calls itself}}
  %0 = uop.customi @b(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^end
^end:
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{can inline functions of one block only, but @f has several}}
  %0 = uop.custom @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
