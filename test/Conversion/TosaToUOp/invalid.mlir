// RUN: uop-opt %s --convert-tosa-to-uop --split-input-file --verify-diagnostics

func.func @custom(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{'tosa.custom' op cannot be converted to uop: nothing says what it computes}}
  %0 = tosa.custom %x {operator_name = "mine", domain_name = "d", implementation_attrs = ""} : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// expected-error @+1 {{'tosa.variable' op cannot be converted to uop: a variable of uop has a static shape and elements of its types}}
tosa.variable @stored : tensor<?xi32>
func.func @variable(%x: tensor<4xi32>) -> tensor<4xi32> {
  return %x : tensor<4xi32>
}

// -----

tosa.variable @stored = dense<7> : tensor<4xi32>
func.func @inside(%c: tensor<i1>, %x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xi32>) -> tensor<4xi32> {
  ^bb0(%a: tensor<4xi32>):
    // expected-error @+1 {{'tosa.variable_read' op cannot be converted to uop: variables are read and written outside of branches and loops; pass the value in and out}}
    %1 = tosa.variable_read @stored : tensor<4xi32>
    tosa.yield %1 : tensor<4xi32>
  } else {
  ^bb0(%a: tensor<4xi32>):
    tosa.yield %a : tensor<4xi32>
  }
  return %0 : tensor<4xi32>
}

// -----

// What an op becomes is refused, and the note names the op.
func.func @dynamic(%x: tensor<?x4x4x1xf32>) -> tensor<?x8x8x1xf32> {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+2 {{it reads a tensor of dynamic size at several computed positions; make the sizes static}}
  // expected-note @+1 {{it comes from 'tosa.resize'}}
  %0 = tosa.resize %x, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x4x4x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x8x8x1xf32>
  return %0 : tensor<?x8x8x1xf32>
}

// -----

// The window does not fit into the smallest image, whose size upstream computes
// by an unsigned quotient.
#h = #uop.var<"h" [1, 9]>
func.func @unsigned(%x: tensor<1x?x5x3xf32> {uop.shape = [1, #h, 5, 3]}) -> tensor<1x?x2x3xf32> {
  // expected-error @+2 {{'arith.divui' op cannot be converted to uop: it computes a size or a position; it reads as unsigned what may be negative; use the op for signed numbers, or declare bounds of the variables for which it is not}}
  // expected-note @+1 {{it comes from 'tosa.max_pool2d'}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x?x5x3xf32>) -> tensor<1x?x2x3xf32>
  return %0 : tensor<1x?x2x3xf32>
}
