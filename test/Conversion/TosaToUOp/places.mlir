// RUN: uop-run %s --random-inputs=1 --var=n=0,1,4 --verify
// RUN: not uop-run %s --random-inputs=1 --var=n=5 2>&1 | FileCheck %s
// RUN: not uop-run %s --random-inputs=1 --var=n=12 2>&1 | FileCheck %s --check-prefix=FAR

// A slice that begins where the run says, and is outside: an error.

// CHECK: error: 'main': 'uop.shrink' ({{.*}}places.mlir:{{.*}}) axis 0: elements from 10, 4 of them, are not all within size 12
// FAR: axis 0: elements from 24, 4 of them, are not all within size 12
#n = #uop.var<"n" [0, 12]>
func.func @main(%x: tensor<12x2xf32>, %y: tensor<?xf32> {uop.shape = [#n]}) -> tensor<4x2xf32> {
  %a = tosa.dim %y {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  %two = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %zero = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  %sizes = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %at = tosa.mul_shape %a, %two : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %starts = tosa.concat_shape %at, %zero : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %0 = tosa.slice %x, %starts, %sizes : (tensor<12x2xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
