// RUN: uop-run %s --random-inputs=1 --verify

// The upper half of the range of ui64 comes out of the sign extension of a
// negative number. LLVM's SLP vectoriser took it for the upper half of ui32.
// (uop-smith --seed=101602)

func.func @main(%x: tensor<17xi16>) -> (tensor<17xf32>, tensor<17xf64>) {
  %0 = uop.cast %x : tensor<17xi16> -> tensor<17xui64>
  %1 = uop.cast %0 : tensor<17xui64> -> tensor<17xf32>
  %2 = uop.cast %0 : tensor<17xui64> -> tensor<17xf64>
  return %1, %2 : tensor<17xf32>, tensor<17xf64>
}
