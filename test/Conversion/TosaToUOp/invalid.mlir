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
func.func @dynamic(%x: tensor<1x?x?x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x?x?x4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+2 {{it reads an axis of dynamic size, or in a loop of dynamic size, at sums, multiples or quotients of positions; make these sizes static}}
  // expected-note @+1 {{it comes from 'tosa.conv2d'}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x4xf32>
  return %0 : tensor<1x?x?x4xf32>
}
