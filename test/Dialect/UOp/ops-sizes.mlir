// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s
// RUN: uop-opt %s --canonicalize --cse | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32> {uop.shape = [#uop.var<"n"[0, 128]>, 4]}
func.func @sizes(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 128]>, 4]}, %c: tensor<9x4xf32>)
    -> (tensor<?x4xf32>, tensor<?x2x2xf32>, tensor<?x4xf32>, tensor<?x4xi64>, tensor<9x4xf32>) {
  // CHECK: %[[N:.*]] = uop.define_var "n" [0, 128] : index
  %n = uop.define_var "n" [0, 128] : index
  %i = uop.define_var "i" [0, 8] : index
  %row = uop.const 1.0 : tensor<1x4xf32>
  // CHECK: uop.expand %{{.*}} sizes [%[[N]], 4] : tensor<1x4xf32> -> tensor<?x4xf32>
  %0 = uop.expand %row sizes [%n, 4] : tensor<1x4xf32> -> tensor<?x4xf32>
  // CHECK: uop.reshape %[[X]] sizes [%[[N]], 2, 2] : tensor<?x4xf32> -> tensor<?x2x2xf32>
  %1 = uop.reshape %x sizes [%n, 2, 2] : tensor<?x4xf32> -> tensor<?x2x2xf32>
  // CHECK: uop.shrink %[[X]] offsets [0, 0] sizes [%{{.*}}, 4] : tensor<?x4xf32> -> tensor<?x4xf32>
  // FOLD: uop.shrink
  %2 = uop.shrink %x offsets [0, 0] sizes [%i, 4] : tensor<?x4xf32> -> tensor<?x4xf32>
  // CHECK: uop.iota axis 1 sizes [%[[N]], 4] : tensor<?x4xi64>
  %3 = uop.iota axis 1 sizes [%n, 4] : tensor<?x4xi64>
  // CHECK: uop.shrink %{{.*}} offsets [%{{.*}}, 0] sizes [1, 4] : tensor<9x4xf32> -> tensor<1x4xf32>
  %4 = uop.shrink %c offsets [%i, 0] sizes [1, 4] : tensor<9x4xf32> -> tensor<1x4xf32>
  // CHECK: uop.assign %{{.*}}, %{{.*}} offsets [%{{.*}}, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<9x4xf32>
  %5 = uop.assign %row, %c offsets [%i, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<9x4xf32>
  %6 = uop.assign %4, %5 offsets [%i, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<9x4xf32>
  return %0, %1, %2, %3, %6 : tensor<?x4xf32>, tensor<?x2x2xf32>, tensor<?x4xf32>, tensor<?x4xi64>, tensor<9x4xf32>
}
