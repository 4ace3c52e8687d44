// Rows of three and of five numbers, in place and not, on one and on several threads.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=3
func.func @main(%x: tensor<333x3xf32> {uop.donated}, %y: tensor<333x3xf32>, %z: tensor<7x11x5xf32> {uop.donated}) -> (tensor<333x3xf32>, tensor<333x3xf32>, tensor<7x11x5xf32>) {
  %0 = uop.mul %x, %y : tensor<333x3xf32>
  %1 = uop.add %0, %x : tensor<333x3xf32>
  %2 = uop.sub %x, %y : tensor<333x3xf32>
  %3 = uop.exp %z : tensor<7x11x5xf32>
  %4 = uop.add %3, %z : tensor<7x11x5xf32>
  return %1, %2, %4 : tensor<333x3xf32>, tensor<333x3xf32>, tensor<7x11x5xf32>
}
