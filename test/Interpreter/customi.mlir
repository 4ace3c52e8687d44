// RUN: uop-opt %s --test-uop-interpret

func.func private @f(%x: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi1>) {
  %0 = uop.add %x, %x : tensor<2xi8>
  %1 = uop.cmp lt %0, %x : tensor<2xi8>
  return %0, %1 : tensor<2xi8>, tensor<2xi1>
}
func.func private @half(%x: i8) -> i8 {
  %c = uop.const 2 : i8
  %0 = uop.idiv %x, %c : i8
  return %0 : i8
}

func.func @tensors() {
  %x = uop.const dense<[100, 3]> : tensor<2xi8>
  %0:2 = uop.customi @f(%x) : (tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi1>)
  %e = uop.const dense<[-56, 6]> : tensor<2xi8>
  %l = uop.const dense<[true, false]> : tensor<2xi1>
  check.expect_eq %0#0, %e : tensor<2xi8>
  check.expect_eq %0#1, %l : tensor<2xi1>
  return
}

func.func @scalars() {
  %i = uop.range 0 to 3 : index
  %x = uop.const dense<[7, -7, 0]> : tensor<3xi8>
  %0 = uop.index %x[%i] : tensor<3xi8> -> i8
  %1 = uop.customi @half(%0) : (i8) -> i8
  %2 = uop.bufferize %1 over (%i) : i8 -> tensor<3xi8>
  %e = uop.const dense<[3, -3, 0]> : tensor<3xi8>
  check.expect_eq %2, %e : tensor<3xi8>
  return
}
