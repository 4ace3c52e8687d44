// RUN: uop-opt %s --uop-shard --split-input-file --verify-diagnostics

func.func @mixed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  // expected-error @below {{'uop.add' op has operands on "cpu:0" and "cpu:1"; uop.copy moves one of them}}
  %1 = uop.add %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @foreign(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  // expected-error @below {{runs on "cpu:0", but has an operand on "cpu:1"; uop.copy brings it there}}
  %1 = tensor.extract_slice %0[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// What is in parts counts as being where part 0 is.
func.func @mixed_with_parts(%x: tensor<4xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = uop.copy %x to "cpu:1" : tensor<4xf32>
  %1 = uop.mstack %x, %0 : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  %2 = uop.multi %1 axis 0 : !uop.multi<tensor<4xf32>, 2> -> tensor<8xf32>
  %3 = uop.copy %y to "cpu:1" : tensor<8xf32>
  // expected-error @below {{'uop.add' op has operands on "cpu:0" and "cpu:1"; uop.copy moves one of them}}
  %4 = uop.add %2, %3 : tensor<8xf32>
  return %4 : tensor<8xf32>
}

// -----

// expected-error @below {{takes or returns '!uop.multi<tensor<4xf32>, 2>'; a function has the parts as arguments and results, and stacks them with uop.mstack}}
func.func @argument(%m: !uop.multi<tensor<4xf32>, 2>) {
  return
}

// -----

func.func @block_argument(%x: tensor<4xf32>) {
  %0 = uop.mstack %x, %x : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  // expected-error @below {{has values of type '!uop.multi', which uop-shard takes apart for ops of uop only; pass the parts and stack them where they are used}}
  cf.br ^next(%0 : !uop.multi<tensor<4xf32>, 2>)
^next(%m: !uop.multi<tensor<4xf32>, 2>):
  return
}

// -----

func.func @unknown_op(%x: tensor<4xf32>) {
  %0 = uop.mstack %x, %x : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  // expected-error @below {{has values of type '!uop.multi', which uop-shard takes apart for ops of uop only}}
  %1 = builtin.unrealized_conversion_cast %0 : !uop.multi<tensor<4xf32>, 2> to tensor<8xf32>
  return
}

// -----

func.func @never(%x: tensor<4xf32>) {
  %0 = uop.mstack %x, %x : tensor<4xf32> -> !uop.multi<tensor<4xf32>, 2>
  // expected-error @below {{is in unreachable code, which uop-shard does not process}}
  %1 = uop.multi %0 axis 0 : !uop.multi<tensor<4xf32>, 2> -> tensor<8xf32>
  return
^dead:
  %2 = uop.neg %1 : tensor<8xf32>
  cf.br ^dead
}
