// Computed by programs that have no compiler: a dense layer of a batch whose
// size a run decides.
#n = #uop.var<"n" [0, 64]>
func.func @layer(%x: tensor<?x3xf32> {uop.shape = [#n, 3]}) -> tensor<?x2xf32> {
  %n = uop.define_var "n" [0, 64] : index
  %w = uop.const dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %0 = uop.reshape %x sizes [%n, 3, 1] : tensor<?x3xf32> -> tensor<?x3x1xf32>
  %1 = uop.expand %0 sizes [%n, 3, 2] : tensor<?x3x1xf32> -> tensor<?x3x2xf32>
  %2 = uop.reshape %w : tensor<3x2xf32> -> tensor<1x3x2xf32>
  %3 = uop.expand %2 sizes [%n, 3, 2] : tensor<1x3x2xf32> -> tensor<?x3x2xf32>
  %4 = uop.mul %1, %3 : tensor<?x3x2xf32>
  %y = uop.reduce_axis add %4 axes [1] : tensor<?x3x2xf32> -> tensor<?x2xf32>
  return %y : tensor<?x2xf32>
}
