// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @rank(%x: tensor<4x8xf32>) {
  // expected-error @below {{source must have rank 1, got 'tensor<4x8xf32>'}}
  %0 = uop.view %x sizes [4] strides [1] offset 0 : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @beyond(%x: tensor<8xf32>) {
  // expected-error @below {{reads elements 1 to 8 of 8}}
  %0 = uop.view %x sizes [2, 4] strides [4, 1] offset 1 : tensor<8xf32> -> tensor<2x4xf32>
  return
}

// -----

func.func @before(%x: tensor<8xf32>) {
  // expected-error @below {{reads elements -1 to 2 of 8}}
  %0 = uop.view %x sizes [4] strides [-1] offset 2 : tensor<8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @overflow(%x: tensor<8xf32>) {
  // expected-error @below {{reads elements}}
  %0 = uop.view %x sizes [4] strides [9223372036854775807] offset 2 : tensor<8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @mask(%x: tensor<8xf32>) {
  // expected-error @below {{mask of axis 0 must begin before it ends, within size 4; got 1 to 5}}
  %0 = uop.view %x sizes [4] strides [1] offset 0 mask [1] to [5] : tensor<8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @strides(%x: tensor<8xf32>) {
  // expected-error @below {{strides must have one entry per axis: expected 1, got 2}}
  %0 = uop.view %x sizes [4] strides [1, 1] offset 0 : tensor<8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @shape(%x: tensor<8xf32>) {
  // expected-error @below {{result must have type 'tensor<3xf32>', got 'tensor<4xf32>'}}
  %0 = uop.view %x sizes [3] strides [1] offset 0 : tensor<8xf32> -> tensor<4xf32>
  return
}
