// Adds one until the sum is large enough.
func.func @main(%x: tensor<4xf32>, %limit: tensor<f32>) -> tensor<4xf32> {
  %r = scf.while (%v = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %s = uop.reduce_axis add %v axes [0] : tensor<4xf32> -> tensor<f32>
    %c = uop.cmp lt %s, %limit : tensor<f32>
    %e = tensor.extract %c[] : tensor<i1>
    scf.condition(%e) %v : tensor<4xf32>
  } do {
  ^bb0(%v: tensor<4xf32>):
    %one = uop.const 1.0 : tensor<4xf32>
    %w = uop.add %v, %one : tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
