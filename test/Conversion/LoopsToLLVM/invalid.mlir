// What the pass does not convert is an error before anything changes; the
// pipeline takes upstream's passes for it.
//
// RUN: uop-opt %s --convert-loops-to-llvm --split-input-file --verify-diagnostics
// RUN: uop-opt %s --uop-loops-to-llvm --split-input-file | FileCheck %s

// CHECK-LABEL: llvm.func @libm(
// CHECK: llvm.call @erff(
func.func @libm(%x: f32) -> f32 {
  // expected-error @below {{is not converted by convert-loops-to-llvm; uop-loops-to-llvm converts more ops}}
  %0 = math.erf %x : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: llvm.func @floor_division(
func.func @floor_division(%x: index, %y: index) -> index {
  // expected-error @below {{is not converted by convert-loops-to-llvm}}
  %0 = arith.floordivsi %x, %y : index
  return %0 : index
}

// -----

// CHECK-LABEL: llvm.func @matrix(
func.func @matrix(%x: f32) -> f32 {
  // expected-error @below {{is not converted by convert-loops-to-llvm}}
  %0 = vector.broadcast %x : f32 to vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: llvm.func @strided(
func.func @strided(%x: memref<8xf32, strided<[2]>>, %i: index) -> f32 {
  // expected-error @below {{is not converted by convert-loops-to-llvm}}
  %0 = memref.load %x[%i] : memref<8xf32, strided<[2]>>
  return %0 : f32
}
