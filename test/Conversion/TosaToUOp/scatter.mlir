// RUN: uop-opt %s --convert-tosa-to-uop | FileCheck %s
// RUN: mkdir -p %t
// RUN: python3 -c "import numpy as np; np.save(r'%t/x.npy', np.arange(12, dtype='i4').reshape(1, 6, 2)); np.save(r'%t/i.npy', np.array([[4, 0, 2]], 'i4')); np.save(r'%t/u.npy', -np.arange(6, dtype='i4').reshape(1, 3, 2) - 1)"
// RUN: uop-run %s --input=%t/x.npy --input=%t/i.npy --input=%t/u.npy --print | FileCheck %s --check-prefix=VALUES

// CHECK: uop.scatter set
// CHECK-NOT: scf.for
// VALUES: [-3 -4]
// VALUES-NEXT: [2 3]
// VALUES-NEXT: [-5 -6]
// VALUES-NEXT: [6 7]
// VALUES-NEXT: [-1 -2]
// VALUES-NEXT: [10 11]
func.func @main(%x: tensor<1x6x2xi32>, %i: tensor<1x3xi32>, %u: tensor<1x3x2xi32>) -> tensor<1x6x2xi32> {
  %0 = tosa.scatter %x, %i, %u : (tensor<1x6x2xi32>, tensor<1x3xi32>, tensor<1x3x2xi32>) -> tensor<1x6x2xi32>
  return %0 : tensor<1x6x2xi32>
}
