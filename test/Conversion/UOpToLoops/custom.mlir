// RUN: uop-opt %s --convert-uop-to-loops --split-input-file --verify-diagnostics | FileCheck %s

// External functions of scalars: narrow integers are extended by the caller,
// narrow floats are bits.
// CHECK: func.func private @external(f32, i32, i32, i32, i64, i32) -> i32
func.func private @external(f32, i8, ui16, i1, index, bf16) -> i1
// CHECK-LABEL: func.func @k(
// CHECK-DAG: %[[C:.*]] = arith.extsi %{{.*}} : i8 to i32
// CHECK-DAG: %[[S:.*]] = arith.extui %{{.*}} : i16 to i32
// CHECK-DAG: %[[H:.*]] = arith.extui %{{.*}} : i16 to i32
// CHECK-DAG: %[[I:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK: %[[R:.*]] = func.call @external(%{{.*}}, %[[C]], %{{.*}}, %{{.*}}, %[[I]], %{{.*}}) : (f32, i32, i32, i32, i64, i32) -> i32
// CHECK: arith.trunci %[[R]] : i32 to i8
uop.kernel @k(%f: memref<4xf32>, %c: memref<4xi8>, %s: memref<4xui16>, %b: memref<4xi1>, %h: memref<4xbf16>, %o: memref<4xi1>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %f[%i] : memref<4xf32> -> f32
  %1 = uop.load %c[%i] : memref<4xi8> -> i8
  %2 = uop.load %s[%i] : memref<4xui16> -> ui16
  %3 = uop.load %b[%i] : memref<4xi1> -> i1
  %4 = uop.load %h[%i] : memref<4xbf16> -> bf16
  %5 = uop.custom @external(%0, %1, %2, %3, %i, %4) : (f32, i8, ui16, i1, index, bf16) -> i1
  uop.store %5, %o[%i] over (%i) : memref<4xi1>
  uop.sink
}

// -----

// A function with a body is lowered beside the kernel.
// CHECK: func.func private @twice(%[[X:.*]]: i16) -> i16
// CHECK: func.func @k(
// CHECK: func.call @twice(%{{.*}}) : (i16) -> i16
func.func private @twice(%x: f16) -> f16 {
  %0 = uop.add %x, %x : f16
  return %0 : f16
}
uop.kernel @k(%x: memref<4xf16>, %o: memref<4xf16>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf16> -> f16
  %1 = uop.custom @twice(%0) : (f16) -> f16
  uop.store %1, %o[%i] over (%i) : memref<4xf16>
  uop.sink
}

// -----

// On buffers: bare pointers.
// CHECK: func.func private @f(memref<4xf32>, memref<4xf32>) attributes {llvm.bareptr}
// CHECK: func.func @k(%[[X:.*]]: memref<4xf32> {llvm.noalias, llvm.readonly}, %[[O:.*]]: memref<4xf32> {llvm.noalias}, %{{.*}}: index, %{{.*}}: index)
// CHECK-NEXT: call @f(%[[X]], %[[O]])
// CHECK-NEXT: return
func.func private @f(memref<2x2xf32>, memref<4xf32>)
uop.kernel @k(%x: memref<4xf32>, %o: memref<4xf32>) {
  uop.custom @f(%x) outs(%o : memref<4xf32>) : (memref<4xf32>) -> ()
  uop.sink
}

// -----

// Logical devices are the host's memory.
// CHECK-LABEL: func.func @devices(
// CHECK: memref.alloc() {{.*}} : memref<4xf32>
// CHECK: memref.copy %{{.*}}, %{{.*}} : memref<4xf32> to memref<4xf32>
func.func @devices(%x: memref<4xf32>) {
  %0 = uop.alloc : memref<4xf32, "cpu:1">
  memref.copy %x, %0 : memref<4xf32> to memref<4xf32, "cpu:1">
  uop.dealloc %0 : memref<4xf32, "cpu:1">
  return
}

// -----

func.func @no_device() {
  // expected-error @below {{it has a buffer on "cuda:0", and host code knows the devices "cpu:N"}}
  %0 = uop.alloc : memref<4xf32, "cuda:0">
  uop.dealloc %0 : memref<4xf32, "cuda:0">
  return
}

// -----

func.func private @f(memref<4xf32>)
uop.kernel @k(%o: memref<4xf32>) {
  // expected-error @below {{a call on buffers must be the only op of its kernel}}
  uop.custom @f() outs(%o : memref<4xf32>) : () -> ()
  %i = uop.range 0 to 4 : index
  uop.sink
}

// -----

// expected-error @below {{is not lowered by convert-uop-to-loops; a function that kernels call must have one block}}
func.func private @f(%x: f32) -> f32 {
  cf.br ^end
^end:
  return %x : f32
}
uop.kernel @k(%o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %c = uop.const 1.0 : f32
  %0 = uop.custom @f(%c) : (f32) -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

func.func private @f(%x: f32) -> f32 {
  // expected-error @below {{a function that kernels call may contain only pure ops on scalars with one result}}
  %0 = tensor.from_elements %x : tensor<1xf32>
  return %x : f32
}
uop.kernel @k(%o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %c = uop.const 1.0 : f32
  %0 = uop.custom @f(%c) : (f32) -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

func.func private @f(%x: f32) -> f32 {
  // expected-error @below {{a function that kernels call may not contain this op}}
  %0 = uop.range 0 to 4 : index
  return %x : f32
}
uop.kernel @k(%o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %c = uop.const 1.0 : f32
  %0 = uop.custom @f(%c) : (f32) -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}

// -----

func.func private @f(%x: f16) -> f16 {
  // expected-error @below {{ops of other dialects must be on index, signless integers, f32 or f64}}
  %0 = arith.negf %x : f16
  return %0 : f16
}
uop.kernel @k(%o: memref<4xf16>) {
  %i = uop.range 0 to 4 : index
  %c = uop.const 1.0 : f16
  %0 = uop.custom @f(%c) : (f16) -> f16
  uop.store %0, %o[%i] over (%i) : memref<4xf16>
  uop.sink
}
