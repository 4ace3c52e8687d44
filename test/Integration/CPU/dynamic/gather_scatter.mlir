// RUN: uop-run %s --entry=gather --random-inputs=1 --var=n=0,1,2,20 --var=m=3,0,5,9 --verify
// RUN: uop-run %s --entry=scatter --random-inputs=1 --var=n=1,2,7,20 --var=m=3,0,5,9 --verify
// RUN: uop-run %s --entry=embedding --random-inputs=1 --var=n=0,1,2,20 --verify

#n = #uop.var<"n" [0, 20]>
#m = #uop.var<"m" [0, 9]>

// An index out of the actual size reads 0, although there is room for more.
func.func @gather(%x: tensor<?xf32> {uop.shape = [#n]}, %i: tensor<?xi64> {uop.shape = [#m]}) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = uop.gather %x, %i axis 0 : tensor<?xf32>, tensor<?xi64> -> tensor<?xf32>
  %1 = uop.exp2 %x : tensor<?xf32>
  %2 = uop.gather %1, %i axis 0 : tensor<?xf32>, tensor<?xi64> -> tensor<?xf32>
  return %0, %2 : tensor<?xf32>, tensor<?xf32>
}

func.func @scatter(%x: tensor<?x2xf32> {uop.shape = [#n, 2]}, %i: tensor<?x2xi32> {uop.shape = [#m, 2]}, %u: tensor<?x2xf32> {uop.shape = [#m, 2]}) -> (tensor<?x2xf32>, tensor<?x2xf32>) {
  %0 = uop.scatter add %x, %i, %u axis 0 : tensor<?x2xf32>, tensor<?x2xi32>, tensor<?x2xf32>
  %1 = uop.scatter set %x, %i, %u axis 0 : tensor<?x2xf32>, tensor<?x2xi32>, tensor<?x2xf32>
  return %0, %1 : tensor<?x2xf32>, tensor<?x2xf32>
}

func.func @embedding(%t: tensor<16x4xf32>, %i: tensor<?xi64> {uop.shape = [#n]}) -> tensor<?x4xf32> {
  %n = uop.define_var "n" [0, 20] : index
  %0 = uop.reshape %i sizes [%n, 1, 1] : tensor<?xi64> -> tensor<?x1x1xi64>
  %1 = uop.expand %0 sizes [%n, 1, 4] : tensor<?x1x1xi64> -> tensor<?x1x4xi64>
  %2 = uop.reshape %t : tensor<16x4xf32> -> tensor<1x16x4xf32>
  %3 = uop.expand %2 sizes [%n, 16, 4] : tensor<1x16x4xf32> -> tensor<?x16x4xf32>
  %4 = uop.gather %3, %1 axis 1 : tensor<?x16x4xf32>, tensor<?x1x4xi64> -> tensor<?x1x4xf32>
  %5 = uop.reshape %4 sizes [%n, 4] : tensor<?x1x4xf32> -> tensor<?x4xf32>
  return %5 : tensor<?x4xf32>
}
