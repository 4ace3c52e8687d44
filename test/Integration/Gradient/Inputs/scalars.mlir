// Single elements, which only the interpreter takes out of tensors.

func.func private @fill(%x: tensor<2x3xf64>, %y: tensor<4xf64>) -> tensor<4x5xf64> {
  %c2 = arith.constant 2 : index
  %0 = uop.square %y : tensor<4xf64>
  %v = tensor.extract %0[%c2] : tensor<4xf64>
  %1 = uop.exp %x : tensor<2x3xf64>
  %2 = uop.pad %1 low [1, 0] high [1, 2] value %v : tensor<2x3xf64> -> tensor<4x5xf64>
  %3 = uop.square %2 : tensor<4x5xf64>
  return %3 : tensor<4x5xf64>
}

func.func private @elements(%x: tensor<2x3xf64>) -> tensor<2x2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = uop.square %x : tensor<2x3xf64>
  %a = tensor.extract %0[%c0, %c1] : tensor<2x3xf64>
  %b = tensor.extract %0[%c1, %c2] : tensor<2x3xf64>
  %c = uop.mul %a, %b : f64
  %1 = tensor.from_elements %a, %b, %c, %a : tensor<2x2xf64>
  %2 = uop.exp2 %1 : tensor<2x2xf64>
  return %2 : tensor<2x2xf64>
}
