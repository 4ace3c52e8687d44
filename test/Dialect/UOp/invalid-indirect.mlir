// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @rank(%x: tensor<4x8xf32>, %i: tensor<4xi64>) {
  // expected-error @below {{indices must have the rank of the source, 2, got 1}}
  %0 = uop.gather %x, %i axis 1 : tensor<4x8xf32>, tensor<4xi64> -> tensor<4xf32>
  return
}

// -----

func.func @axis(%x: tensor<4x8xf32>, %i: tensor<4x2xi64>) {
  // expected-error @below {{axis 2 is out of range of rank 2}}
  %0 = uop.gather %x, %i axis 2 : tensor<4x8xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
  return
}

// -----

func.func @size(%x: tensor<4x8xf32>, %i: tensor<5x2xi64>) {
  // expected-error @below {{indices have size 5 on axis 0, the source has only 4}}
  %0 = uop.gather %x, %i axis 1 : tensor<4x8xf32>, tensor<5x2xi64> -> tensor<5x2xf32>
  return
}

// -----

func.func @result(%x: tensor<4x8xf32>, %i: tensor<4x2xi64>) {
  // expected-error @below {{result must have type 'tensor<4x2xf32>', got 'tensor<4x3xf32>'}}
  %0 = uop.gather %x, %i axis 1 : tensor<4x8xf32>, tensor<4x2xi64> -> tensor<4x3xf32>
  return
}

// -----

func.func @dynamic(%x: tensor<?x8xf32>, %i: tensor<?x2xi64>) {
  // expected-error @below {{result must have type 'tensor<?x2xf32>', got 'tensor<4x2xf32>'}}
  %0 = uop.gather %x, %i axis 1 : tensor<?x8xf32>, tensor<?x2xi64> -> tensor<4x2xf32>
  return
}

// -----

func.func @floats(%x: tensor<4x8xf32>, %i: tensor<4x2xf32>) {
  // expected-error @below {{operand #1 must be a ranked tensor of integers}}
  %0 = uop.gather %x, %i axis 1 : tensor<4x8xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @updates(%x: tensor<4x8xf32>, %i: tensor<4x2xi64>, %u: tensor<4x3xf32>) {
  // expected-error @below {{updates must have type 'tensor<4x2xf32>', got 'tensor<4x3xf32>'}}
  %0 = uop.scatter add %x, %i, %u axis 1 : tensor<4x8xf32>, tensor<4x2xi64>, tensor<4x3xf32>
  return
}

// -----

func.func @target(%x: tensor<4x8xf32>, %i: tensor<5x2xi64>, %u: tensor<5x2xf32>) {
  // expected-error @below {{indices have size 5 on axis 0, the target has only 4}}
  %0 = uop.scatter set %x, %i, %u axis 1 : tensor<4x8xf32>, tensor<5x2xi64>, tensor<5x2xf32>
  return
}
