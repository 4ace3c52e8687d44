// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = uop.const 0.001 : tensor<4xf32>
  %0 = uop.add %c, %e : tensor<4xf32>
  %1 = uop.rsqrt %0 : tensor<4xf32>
  %2 = uop.mul %x, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
