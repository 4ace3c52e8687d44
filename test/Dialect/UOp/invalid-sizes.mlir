// RUN: uop-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{argument 0: uop.shape is for ranked tensors}}
func.func @scalar(%x: index {uop.shape = []}) {
  return
}

// -----

// expected-error @below {{argument 0: uop.shape must list one size per axis of 'tensor<?x4xf32>'}}
func.func @rank(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 4]>]}) {
  return
}

// -----

// expected-error @below {{argument 0: uop.shape has 4 : i64 for axis 0 of 'tensor<?x4xf32>', which needs #uop.var<"name" [min, max]>}}
func.func @number(%x: tensor<?x4xf32> {uop.shape = [4, 4]}) {
  return
}

// -----

// expected-error @below {{argument 0: uop.shape has 5 : i64 for axis 1 of 'tensor<?x4xf32>', which needs 4}}
func.func @other(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 4]>, 5]}) {
  return
}

// -----

// expected-error @below {{name must be letters, digits and '_', not beginning with a digit, got '4'}}
func.func @name(%x: tensor<?xf32> {uop.shape = [#uop.var<"4" [0, 4]>]}) {
  return
}

// -----

// expected-error @below {{variable 'n' is a size and may not be negative, got [-1, 4]}}
func.func @negative(%x: tensor<?xf32> {uop.shape = [#uop.var<"n" [-1, 4]>]}) {
  return
}

// -----

// expected-error @below {{variable 'n' has no value: [5, 4] is empty}}
func.func @empty(%x: tensor<?xf32> {uop.shape = [#uop.var<"n" [5, 4]>]}) {
  return
}

// -----

func.func @assign_whole(%v: tensor<4xf32>, %x: tensor<4xf32>, %n: index) {
  // expected-error @below {{needs 0 values for what is not static, got 1}}
  %0 = "uop.assign"(%v, %x, %n) : (tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

// Sizes that vary may add up to one that does not, if the others leave room.
func.func @cat(%x: tensor<?xf32> {uop.shape = [#uop.var<"n" [0, 4]>]}, %y: tensor<4xf32>) {
  // expected-error @+1 {{'uop.cat' op axis 0: operands of static sizes have 4 elements, the result has 3}}
  %0 = uop.cat %x, %y axis 0 : tensor<?xf32>, tensor<4xf32> -> tensor<3xf32>
  return
}
