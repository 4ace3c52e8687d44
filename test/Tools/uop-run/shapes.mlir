// Rank 0, rank 8, axes of size 0 and 1, no inputs, no results.

// RUN: uop-run %s --entry=rank0 --random-inputs=1 --verify
func.func @rank0(%a: tensor<f32>) -> tensor<f32> {
  %0 = uop.exp2 %a : tensor<f32>
  %1 = uop.reshape %0 : tensor<f32> -> tensor<1x1xf32>
  %2 = uop.reduce_axis add %1 axes [0, 1] : tensor<1x1xf32> -> tensor<f32>
  return %2 : tensor<f32>
}

// RUN: uop-run %s --entry=rank8 --random-inputs=1 --verify
func.func @rank8(%a: tensor<1x2x1x2x3x1x2x2xf32>) -> tensor<2x2x1x3x1x2x1x2xf32> {
  %0 = uop.flip %a axes [1, 4, 7] : tensor<1x2x1x2x3x1x2x2xf32>
  %1 = uop.permute %0 [7, 6, 5, 4, 2, 3, 0, 1] : tensor<1x2x1x2x3x1x2x2xf32> -> tensor<2x2x1x3x1x2x1x2xf32>
  return %1 : tensor<2x2x1x3x1x2x1x2xf32>
}

// A sum over nothing is 0, a maximum over nothing is the identity.
// RUN: uop-run %s --entry=size0 --random-inputs=1 --verify --print | FileCheck %s --check-prefix=SIZE0
// SIZE0:      output 0: 3xf32 =
// SIZE0-NEXT: [0 0 0]
// SIZE0-NEXT: output 1: 3xf32 =
// SIZE0-NEXT: [-inf -inf -inf]
// SIZE0-NEXT: output 2: 0x3xf32 =
// SIZE0-NEXT: []
func.func @size0(%a: tensor<0x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<0x3xf32>) {
  %0 = uop.reduce_axis add %a axes [0] : tensor<0x3xf32> -> tensor<3xf32>
  %1 = uop.reduce_axis max %a axes [0] : tensor<0x3xf32> -> tensor<3xf32>
  %2 = uop.add %a, %a : tensor<0x3xf32>
  return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<0x3xf32>
}

// RUN: uop-run %s --entry=no_inputs --verify --print | FileCheck %s --check-prefix=NOINPUTS
// NOINPUTS: [0 1 2]
func.func @no_inputs() -> tensor<3xi32> {
  %a = uop.iota axis 0 : tensor<3xi32>
  return %a : tensor<3xi32>
}

// RUN: uop-run %s --entry=no_results --random-inputs=1 --verify --print --stats | FileCheck %s --check-prefix=NORESULTS
// NORESULTS: "kernels": 0,
func.func @no_results(%a: tensor<3xi32>) {
  %0 = uop.add %a, %a : tensor<3xi32>
  return
}

// An encoding says nothing about the values.
// RUN: uop-run %s --entry=encoded --random-inputs=1 --verify
func.func @encoded(%a: tensor<4xf32, "layout">) -> tensor<4xf32, "layout"> {
  %0 = uop.add %a, %a : tensor<4xf32, "layout">
  return %0 : tensor<4xf32, "layout">
}
