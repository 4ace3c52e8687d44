// Over an axis that varies, along one, and over both.
// RUN: uop-run %s --random-inputs=2 --var=n=0,1,2,7,100 --verify
// RUN: uop-run %s --entry=middle --random-inputs=2 --var=n=0,1,3,33 --var=m=5,1,0,40 --verify
// RUN: uop-run %s --entry=mean --random-inputs=2 --var=n=1,2,64 --verify

#n = #uop.var<"n" [0, 100]>
func.func @main(%x: tensor<?x5xf32> {uop.shape = [#n, 5]})
    -> (tensor<5xf32>, tensor<?xf32>, tensor<f32>, tensor<?xf32>) {
  %0 = uop.reduce_axis add %x axes [0] : tensor<?x5xf32> -> tensor<5xf32>
  %1 = uop.reduce_axis max %x axes [1] : tensor<?x5xf32> -> tensor<?xf32>
  %2 = uop.reduce_axis min %x axes [0, 1] : tensor<?x5xf32> -> tensor<f32>
  %3 = uop.exp2 %1 : tensor<?xf32>
  %4 = uop.reduce_axis mul %x axes [1] : tensor<?x5xf32> -> tensor<?xf32>
  %5 = uop.add %3, %4 : tensor<?xf32>
  return %0, %1, %2, %5 : tensor<5xf32>, tensor<?xf32>, tensor<f32>, tensor<?xf32>
}

#m = #uop.var<"m" [0, 40]>
func.func @middle(%x: tensor<3x?x2x?xi32> {uop.shape = [3, #n, 2, #m]})
    -> (tensor<3x2x?xi32>, tensor<?x?xi32>) {
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x?x2x?xi32> -> tensor<3x2x?xi32>
  %1 = uop.reduce_axis max %x axes [0, 2] : tensor<3x?x2x?xi32> -> tensor<?x?xi32>
  return %0, %1 : tensor<3x2x?xi32>, tensor<?x?xi32>
}

#k = #uop.var<"n" [1, 64]>
func.func @mean(%x: tensor<?x6xf32> {uop.shape = [#k, 6]}) -> tensor<?x6xf32> {
  %n = uop.define_var "n" [1, 64] : index
  %0 = uop.reduce_axis add %x axes [0] : tensor<?x6xf32> -> tensor<6xf32>
  %1 = uop.reshape %0 : tensor<6xf32> -> tensor<1x6xf32>
  %2 = uop.expand %1 sizes [%n, 6] : tensor<1x6xf32> -> tensor<?x6xf32>
  %3 = uop.sub %x, %2 : tensor<?x6xf32>
  return %3 : tensor<?x6xf32>
}
