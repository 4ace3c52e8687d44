// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

func.func @main(%x: tensor<17x65xf32>) -> tensor<17x65xf32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<17x65xf32> -> tensor<17xf32>
  %m1 = uop.reshape %m : tensor<17xf32> -> tensor<17x1xf32>
  %m2 = uop.expand %m1 : tensor<17x1xf32> -> tensor<17x65xf32>
  %d = uop.sub %x, %m2 : tensor<17x65xf32>
  %e = uop.exp %d : tensor<17x65xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<17x65xf32> -> tensor<17xf32>
  %s1 = uop.reshape %s : tensor<17xf32> -> tensor<17x1xf32>
  %s2 = uop.expand %s1 : tensor<17x1xf32> -> tensor<17x65xf32>
  %o = uop.fdiv %e, %s2 : tensor<17x65xf32>
  return %o : tensor<17x65xf32>
}
