// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-opt | FileCheck %s
// RUN: uop-opt %s --canonicalize --cse | FileCheck %s

// The program says that a box is inside of its tensor.
// CHECK-LABEL: func.func @marked(
func.func @marked(%x: tensor<128x4xf32>, %row: tensor<1x4xf32>) -> (tensor<?x4xf32>, tensor<1x4xf32>, tensor<128x4xf32>) {
  %i = uop.define_var "i" [0, 127] : index
  %n = uop.define_var "n" [0, 128] : index
  // CHECK: uop.shrink %{{.*}} offsets [%{{.*}}, 0] sizes [%{{.*}}, 4] {uop.in_bounds} : tensor<128x4xf32> -> tensor<?x4xf32>
  %0 = uop.shrink %x offsets [%i, 0] sizes [%n, 4] {uop.in_bounds} : tensor<128x4xf32> -> tensor<?x4xf32>
  // One that says it and one that does not are two.
  // CHECK: uop.shrink %{{.*}} offsets [%{{.*}}, 0] sizes [1, 4] {uop.in_bounds} : tensor<128x4xf32> -> tensor<1x4xf32>
  // CHECK: uop.shrink %{{.*}} offsets [%{{.*}}, 0] sizes [1, 4] : tensor<128x4xf32> -> tensor<1x4xf32>
  %1 = uop.shrink %x offsets [%i, 0] sizes [1, 4] {uop.in_bounds} : tensor<128x4xf32> -> tensor<1x4xf32>
  %2 = uop.shrink %x offsets [%i, 0] sizes [1, 4] : tensor<128x4xf32> -> tensor<1x4xf32>
  %3 = uop.add %1, %2 : tensor<1x4xf32>
  // CHECK: uop.assign %{{.*}}, %{{.*}} offsets [%{{.*}}, 0] sizes [1, 4] {uop.in_bounds} : tensor<1x4xf32>, tensor<128x4xf32>
  %4 = uop.assign %row, %x offsets [%i, 0] sizes [1, 4] {uop.in_bounds} : tensor<1x4xf32>, tensor<128x4xf32>
  return %0, %3, %4 : tensor<?x4xf32>, tensor<1x4xf32>, tensor<128x4xf32>
}
