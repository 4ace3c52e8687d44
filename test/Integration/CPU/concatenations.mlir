// Parts of a concatenation, stored apart or selected: rows, columns, parts of
// one column, an odd number of them, one inside of the other, padded.

// RUN: uop-run %s --entry=columns --random-inputs=1 --verify
// RUN: uop-run %s --entry=columns --random-inputs=1 --verify --threads=3
// RUN: uop-run %s --entry=rows --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=nested --random-inputs=3 --verify
// RUN: uop-run %s --entry=padded --random-inputs=4 --verify
// RUN: uop-run %s --entry=donated --random-inputs=5 --verify

func.func @columns(%a: tensor<301x40xf32>, %b: tensor<301x1xf32>, %c: tensor<301x129xf32>) -> tensor<301x170xf32> {
  %0 = uop.cat %a, %b, %c axis 1 : tensor<301x40xf32>, tensor<301x1xf32>, tensor<301x129xf32> -> tensor<301x170xf32>
  %1 = uop.neg %0 : tensor<301x170xf32>
  return %1 : tensor<301x170xf32>
}
func.func @rows(%a: tensor<3x50xf32>, %b: tensor<1x50xf32>, %c: tensor<7x50xf32>) -> tensor<11x50xf32> {
  %0 = uop.cat %a, %b, %c axis 0 : tensor<3x50xf32>, tensor<1x50xf32>, tensor<7x50xf32> -> tensor<11x50xf32>
  return %0 : tensor<11x50xf32>
}
func.func @nested(%a: tensor<40x20xf32>, %b: tensor<40x30xf32>, %c: tensor<25x50xf32>) -> tensor<65x50xf32> {
  %0 = uop.cat %a, %b axis 1 : tensor<40x20xf32>, tensor<40x30xf32> -> tensor<40x50xf32>
  %1 = uop.sqrt %0 : tensor<40x50xf32>
  %2 = uop.cat %1, %c axis 0 : tensor<40x50xf32>, tensor<25x50xf32> -> tensor<65x50xf32>
  return %2 : tensor<65x50xf32>
}
func.func @padded(%a: tensor<40x20xf32>, %b: tensor<40x30xf32>) -> tensor<44x57xf32> {
  %0 = uop.cat %a, %b axis 1 : tensor<40x20xf32>, tensor<40x30xf32> -> tensor<40x50xf32>
  %1 = uop.pad %0 low [1, 3] high [3, 4] : tensor<40x50xf32> -> tensor<44x57xf32>
  return %1 : tensor<44x57xf32>
}
func.func @donated(%a: tensor<64x64xf32> {uop.donated}, %b: tensor<64x64xf32> {uop.donated}) -> tensor<64x64xf32> {
  %0 = uop.shrink %a offsets [0, 32] sizes [64, 32] : tensor<64x64xf32> -> tensor<64x32xf32>
  %1 = uop.shrink %b offsets [0, 0] sizes [64, 32] : tensor<64x64xf32> -> tensor<64x32xf32>
  %2 = uop.cat %0, %1 axis 1 : tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}
