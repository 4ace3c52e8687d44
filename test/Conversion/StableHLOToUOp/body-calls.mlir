// Bodies that call functions, as JAX writes jnp.where and jnp.clip in a
// reduction; functions that call others; and a function that calls itself.
//
// RUN: split-file %s %t
// RUN: uop-run %t/calls.mlir --print | FileCheck %s
// RUN: uop-run %t/calls.mlir --verify
// RUN: uop-opt %t/calls.mlir --convert-stablehlo-to-uop | FileCheck %s --check-prefix=DROPPED
// RUN: not uop-opt %t/recursive.mlir --convert-stablehlo-to-uop 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK:      output 0: f32 =
// CHECK-NEXT: 5
// CHECK-NEXT: output 1: 3xf32 =
// CHECK-NEXT: [2 3 2]
// DROPPED-NOT: @_where
// DROPPED-NOT: @larger
// DROPPED: func.func @main

// ERROR: recursive.mlir:7:8: error: 'stablehlo.reduce' op cannot be converted to uop: 'func.call': the bodies of reductions, scatters and sorts may contain only elementwise ops of stablehlo and chlo on scalars

//--- calls.mlir
func.func private @_where(%c: tensor<i1>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.select"(%c, %x, %y) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @larger(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = call @_where(%0, %x, %y) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func @main() -> (tensor<f32>, tensor<3xf32>) {
  %x = "stablehlo.constant"() <{value = dense<[1.0, 5.0, 3.0]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %low = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  %two = "stablehlo.constant"() <{value = dense<2.0> : tensor<3xf32>}> : () -> tensor<3xf32>
  %i = "stablehlo.constant"() <{value = dense<[[1]]> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
  %u = "stablehlo.constant"() <{value = dense<3.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = "stablehlo.reduce"(%x, %low) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = func.call @larger(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.scatter"(%two, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = func.call @larger(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<3xf32>, tensor<1x1xi64>, tensor<1xf32>) -> tensor<3xf32>
  return %0, %1 : tensor<f32>, tensor<3xf32>
}

//--- recursive.mlir
func.func private @again(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @main(%x: tensor<3xf32>) -> tensor<f32> {
  %low = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %low) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = func.call @again(%a) : (tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
