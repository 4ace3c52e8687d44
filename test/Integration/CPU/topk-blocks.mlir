// The last block of a row is not whole: what is beyond the row has keys of its
// own, so that each place of the candidates is written once, which the
// interpreter checks.
//
// RUN: uop-run %s --entry=main --compile-to=schedule > %t.mlir
// RUN: uop-run %t.mlir --random-inputs=1 --device=interpreter
// RUN: uop-run %t.mlir --random-inputs=6 --device=interpreter
// RUN: uop-run %s --entry=main --random-inputs=1 --verify
// RUN: uop-run %s --entry=main --random-inputs=6 --verify
//
// Blocks whose least numbers are the same are in the order of their positions;
// the keys are of 8, 16 and 32 bits.
// RUN: uop-run %s --entry=ties --random-inputs=1 --verify
// RUN: uop-run %s --entry=ties --random-inputs=2 --verify
// RUN: uop-run %s --entry=narrow --random-inputs=1 --verify
// RUN: uop-run %s --entry=flags --random-inputs=1 --verify
// RUN: uop-run %s --entry=nan --random-inputs=1 --verify
func.func @main(%x: tensor<106xi32>) -> (tensor<8xi32>, tensor<8xi16>) {
  %m = uop.const 24 : tensor<106xi32>
  %y = uop.floormod %x, %m : tensor<106xi32>
  %v, %p = uop.topk %y axis 0 : tensor<106xi32> -> tensor<8xi32>, tensor<8xi16>
  return %v, %p : tensor<8xi32>, tensor<8xi16>
}

func.func @ties(%x: tensor<3x1001xf32>) -> (tensor<3x10xf32>, tensor<3x10xi32>) {
  %two = uop.const 2.0 : tensor<3x1001xf32>
  %0 = uop.mul %x, %two : tensor<3x1001xf32>
  %1 = uop.floor %0 : tensor<3x1001xf32>
  %v, %p = uop.topk %1 axis 1 : tensor<3x1001xf32> -> tensor<3x10xf32>, tensor<3x10xi32>
  return %v, %p : tensor<3x10xf32>, tensor<3x10xi32>
}

func.func @narrow(%x: tensor<2x900xi8>, %y: tensor<2x900xf16>) -> (tensor<2x5xi8>, tensor<2x5xi64>, tensor<2x5xf16>, tensor<2x5xi64>) {
  %0, %1 = uop.topk %x axis 1 smallest : tensor<2x900xi8> -> tensor<2x5xi8>, tensor<2x5xi64>
  %2, %3 = uop.topk %y axis 1 : tensor<2x900xf16> -> tensor<2x5xf16>, tensor<2x5xi64>
  return %0, %1, %2, %3 : tensor<2x5xi8>, tensor<2x5xi64>, tensor<2x5xf16>, tensor<2x5xi64>
}

func.func @flags(%x: tensor<500x3xi1>) -> (tensor<7x3xi1>, tensor<7x3xi64>) {
  %v, %p = uop.topk %x axis 0 : tensor<500x3xi1> -> tensor<7x3xi1>, tensor<7x3xi64>
  return %v, %p : tensor<7x3xi1>, tensor<7x3xi64>
}

// The square root of a negative number is the greatest.
func.func @nan(%x: tensor<4x777xf32>) -> (tensor<4x9xf32>, tensor<4x9xi64>) {
  %0 = uop.sqrt %x : tensor<4x777xf32>
  %v, %p = uop.topk %0 axis 1 smallest : tensor<4x777xf32> -> tensor<4x9xf32>, tensor<4x9xi64>
  return %v, %p : tensor<4x9xf32>, tensor<4x9xi64>
}
