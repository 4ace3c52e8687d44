// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

// a - a.mean(0), and a - a.mean() of everything.
func.func @main(%a: tensor<31x17xf32>) -> (tensor<31x17xf32>, tensor<31x17xf32>) {
  %s = uop.reduce_axis add %a axes [0] : tensor<31x17xf32> -> tensor<17xf32>
  %n = uop.const 31.0 : tensor<17xf32>
  %m = uop.fdiv %s, %n : tensor<17xf32>
  %m1 = uop.reshape %m : tensor<17xf32> -> tensor<1x17xf32>
  %m2 = uop.expand %m1 : tensor<1x17xf32> -> tensor<31x17xf32>
  %d = uop.sub %a, %m2 : tensor<31x17xf32>
  %t = uop.reduce_axis add %a axes [0, 1] : tensor<31x17xf32> -> tensor<f32>
  %c = uop.const 527.0 : tensor<f32>
  %u = uop.fdiv %t, %c : tensor<f32>
  %u1 = uop.reshape %u : tensor<f32> -> tensor<1x1xf32>
  %u2 = uop.expand %u1 : tensor<1x1xf32> -> tensor<31x17xf32>
  %e = uop.sub %a, %u2 : tensor<31x17xf32>
  return %d, %e : tensor<31x17xf32>, tensor<31x17xf32>
}
