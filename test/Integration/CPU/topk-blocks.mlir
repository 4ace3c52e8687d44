// The last block of a row is not whole: what is beyond the row has keys of its
// own, so that each place of the candidates is written once, which the
// interpreter checks.
//
// RUN: uop-run %s --compile-to=schedule > %t.mlir
// RUN: uop-run %t.mlir --random-inputs=1 --device=interpreter
// RUN: uop-run %t.mlir --random-inputs=6 --device=interpreter
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=6 --verify
func.func @main(%x: tensor<106xi32>) -> (tensor<8xi32>, tensor<8xi16>) {
  %m = uop.const 24 : tensor<106xi32>
  %y = uop.floormod %x, %m : tensor<106xi32>
  %v, %p = uop.topk %y axis 0 : tensor<106xi32> -> tensor<8xi32>, tensor<8xi16>
  return %v, %p : tensor<8xi32>, tensor<8xi16>
}
