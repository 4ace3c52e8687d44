// One base to the power of many numbers: its squares are the same at each turn
// of the loop. LLVM looked at 2^32 ways through them.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=1 --verify --threads=2

func.func @main(%x: tensor<64xui32>, %y: tensor<64xi64>) -> (tensor<64xui32>, tensor<64xi64>) {
  %0 = uop.reduce_axis add %x axes [0] : tensor<64xui32> -> tensor<ui32>
  %1 = uop.reshape %0 : tensor<ui32> -> tensor<1xui32>
  %2 = uop.expand %1 : tensor<1xui32> -> tensor<64xui32>
  %3 = uop.pow %2, %x : tensor<64xui32>
  %4 = uop.shrink %y offsets [3] sizes [1] : tensor<64xi64> -> tensor<1xi64>
  %5 = uop.expand %4 : tensor<1xi64> -> tensor<64xi64>
  %6 = uop.pow %5, %y : tensor<64xi64>
  return %3, %6 : tensor<64xui32>, tensor<64xi64>
}
