// RUN: uop-opt %s --uop-rangeify --split-input-file --verify-diagnostics

func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'uop.exp2' op has operand 0 of type 'tensor<?xf32>', whose sizes are not known; an argument's sizes are given by uop.shape = [#uop.var<"n" [0, 128]>, ...] on it}}
  %0 = uop.exp2 %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// 4 * 2^62 elements are not 0.
func.func @h(%a: tensor<4x1xi8>) -> tensor<4x4611686018427387904xi8> {
  // expected-error @+1 {{'uop.expand' op has shape 'tensor<4x4611686018427387904xi8>'; uop-rangeify cannot count that many elements in 64 bits}}
  %0 = uop.expand %a : tensor<4x1xi8> -> tensor<4x4611686018427387904xi8>
  return %0 : tensor<4x4611686018427387904xi8>
}

// -----

#n = #uop.var<"n" [0, 8]>
#m = #uop.var<"m" [0, 8]>
func.func @sizes(%x: tensor<?xf32> {uop.shape = [#n]}, %y: tensor<?xf32> {uop.shape = [#m]}) -> tensor<?xf32> {
  // expected-error @+1 {{'uop.add' op axis 0: sizes 'm' and 'n' are not known to be equal; sizes that always are have one variable}}
  %0 = uop.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @box(%x: tensor<8xf32>) -> tensor<?xf32> {
  %n = uop.define_var "n" [0, 8] : index
  // expected-error @+1 {{'uop.shrink' op axis 0: elements from 1, 'n' of them, are not known to be within size 8; declare bounds of the variables for which they are, or put uop.in_bounds on the op if the program sees to it}}
  %0 = uop.shrink %x offsets [1] sizes [%n] : tensor<8xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @negative(%x: tensor<1xf32>) -> tensor<?xf32> {
  %n = uop.define_var "n" [-1, 8] : index
  // expected-error @+1 {{'uop.expand' op axis 0: the size, 'n', may be negative; declare bounds of its variables for which it is not}}
  %0 = uop.expand %x sizes [%n] : tensor<1xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @unbounded(%x: tensor<1xf32>, %n: index) -> tensor<?xf32> {
  %c0 = uop.const 0 : index
  %m = uop.max %n, %c0 : index
  // expected-error @+1 {{'uop.expand' op axis 0: the size has no upper bound; sizes are computed from constants and uop.define_var}}
  %0 = uop.expand %x sizes [%m] : tensor<1xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @reshape(%x: tensor<?x3xf32> {uop.shape = [#uop.var<"n" [0, 8]>, 3]}) -> tensor<?xf32> {
  %n = uop.define_var "n" [0, 8] : index
  // expected-error @+1 {{'uop.reshape' op is not known to keep the number of elements of 'tensor<?x3xf32>' in 'tensor<?xf32>'; axes whose sizes are variables are kept, or merged or split with static ones}}
  %0 = uop.reshape %x sizes [%n] : tensor<?x3xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#n = #uop.var<"n" [0, 8]>
func.func @gather(%x: tensor<?x3xf32> {uop.shape = [#n, 3]}, %i: tensor<4x3xi64>) -> tensor<4x3xf32> {
  // expected-error @+1 {{'uop.gather' op axis 0: the indices' size, 4, is not known to be at most that of the tensor, 'n'}}
  %0 = uop.gather %x, %i axis 1 : tensor<?x3xf32>, tensor<4x3xi64> -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

func.func private @f(tensor<?xf32>) -> tensor<?xf32>
func.func @foreign(%x: tensor<?xf32> {uop.shape = [#uop.var<"n" [0, 8]>]}) -> tensor<?xf32> {
  // expected-error @+1 {{'func.call' op has dynamic shape 'tensor<?xf32>'; only uop ops in the body of a function, and its return, work on sizes that are not static}}
  %0 = func.call @f(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Variables are named, however the size is computed.
func.func @quotient(%x: tensor<1xf32>) -> tensor<?xf32> {
  %n = uop.define_var "n" [0, 8] : index
  %m = uop.define_var "m" [-1, 8] : index
  %c2 = uop.const 2 : index
  %0 = uop.add %n, %c2 : index
  %1 = uop.floordiv %0, %m : index
  // expected-error @+1 {{'uop.expand' op axis 0: the size, ('n' + 2) / 'm', may be negative; declare bounds of its variables for which it is not}}
  %2 = uop.expand %x sizes [%1] : tensor<1xf32> -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

func.func @other_op(%x: tensor<1xf32>) -> tensor<?xf32> {
  %n = uop.define_var "n" [-1, 8] : index
  %m = uop.define_var "m" [0, 8] : index
  %0 = uop.xor %n, %m : index
  // expected-error @+1 {{'uop.expand' op axis 0: the size, an index computed from 'n', 'm', may be negative; declare bounds of its variables for which it is not}}
  %1 = uop.expand %x sizes [%0] : tensor<1xf32> -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func @cat(%x: tensor<10xf32>) -> tensor<11xf32> {
  %n = uop.define_var "n" [0, 10] : index
  %c10 = uop.const 10 : index
  %m = uop.sub %c10, %n : index
  %0 = uop.shrink %x offsets [0] sizes [%n] : tensor<10xf32> -> tensor<?xf32>
  %1 = uop.shrink %x offsets [%n] sizes [%m] : tensor<10xf32> -> tensor<?xf32>
  // expected-error @+1 {{'uop.cat' op axis 0: the operands have 10 elements, which are not known to be the 11 of the result}}
  %2 = uop.cat %0, %1 axis 0 : tensor<?xf32>, tensor<?xf32> -> tensor<11xf32>
  return %2 : tensor<11xf32>
}
