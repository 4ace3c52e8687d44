// RUN: uop-opt %s --split-input-file --verify-diagnostics --uop-bufferize

// Of several functions the first, in each run.
func.func @f0(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'arith.negf' op works on tensors and has no bufferization; lower it, or form kernels of it, before uop-bufferize}}
  %0 = arith.negf %x : tensor<4xf32>
  %1 = arith.negf %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @f1(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f2(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f3(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f4(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f5(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @too_early(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'uop.neg' op works on tensors and has no bufferization; lower it, or form kernels of it, before uop-bufferize}}
  %0 = uop.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
