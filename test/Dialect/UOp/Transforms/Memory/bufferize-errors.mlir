// RUN: not uop-opt %s --one-shot-bufferize="bufferize-function-boundaries=1" 2>&1 | FileCheck %s

// CHECK: error: 'uop.{{.*}}' op is of the range stage; run uop-form-kernels before bufferization
func.func @range_stage(%x: tensor<4xf32>) -> tensor<4xf32> {
  %i = uop.range 0 to 4 : index
  %0 = uop.index %x[%i] : tensor<4xf32> -> f32
  %1 = uop.bufferize %0 over (%i) : f32 -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
