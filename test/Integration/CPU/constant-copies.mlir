// Launches that only move elements of constants are copied while the program is compiled:
// transposed, with others than zeros or zeros of either sign where there are none, of
// one byte each, and one that both a launch and the caller get.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --entry=shared --verify
// RUN: uop-run %s --entry=shared --list | FileCheck %s
// CHECK: slot {{[0-9]+}}: constant, 12 bytes

module {
  uop.kernel @copy(%arg0: memref<4xf32>, %arg1: memref<8xf32>) {
    %r0 = uop.range 0 to 2 : index
    %r1 = uop.range 1 to 4 : index
    %c2 = uop.const 2 : index
    %0 = uop.cmp lt %r1, %c2 : index
    %1 = uop.mul %r1, %c2 : index
    %2 = uop.add %1, %r0 : index
    %cst = uop.const -0.000000e+00 : f32
    %3 = uop.load %arg0[%2] if %0 else %cst : memref<4xf32> -> f32
    %c4 = uop.const 4 : index
    %5 = uop.mul %r0, %c4 : index
    %6 = uop.add %r1, %5 : index
    uop.store %3, %arg1[%6] over (%r0, %r1) : memref<8xf32>
    uop.sink
  }
  uop.kernel @use(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xf32>) {
    %r0 = uop.range 0 to 8 : index
    %cst = uop.const 1.000000e+00 : f32
    %2 = uop.load %arg0[%r0] : memref<8xf32> -> f32
    %3 = uop.fdiv %cst, %2 : f32
    %4 = uop.load %arg1[%r0] : memref<8xf32> -> f32
    %5 = uop.add %3, %4 : f32
    uop.store %5, %arg2[%r0] over (%r0) : memref<8xf32>
    uop.sink
  }
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
    %0 = tensor.empty() : tensor<2x4xf32>
    %1 = uop.launch @copy ins(%cst : tensor<2x2xf32>) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %2 = tensor.empty() : tensor<2x4xf32>
    %3 = uop.launch @use ins(%1, %arg0 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %3 : tensor<2x4xf32>
  }
  uop.kernel @half(%arg0: memref<24xi8>, %arg1: memref<12xi8>) {
    %r0 = uop.range 0 to 4 : index
    %r1 = uop.range 1 to 3 : index
    %c4 = uop.const 4 : index
    %c3 = uop.const 3 : index
    %0 = uop.mul %r1, %c4 : index
    %1 = uop.add %0, %r0 : index
    %2 = uop.load %arg0[%1] : memref<24xi8> -> i8
    %3 = uop.mul %r0, %c3 : index
    %4 = uop.add %3, %r1 : index
    uop.store %2, %arg1[%4] over (%r0, %r1) : memref<12xi8>
    uop.sink
  }
  uop.kernel @twice(%arg0: memref<24xi8>, %arg1: memref<24xi8>) {
    %r0 = uop.range 0 to 24 : index
    %0 = uop.load %arg0[%r0] : memref<24xi8> -> i8
    %1 = uop.add %0, %0 : i8
    uop.store %1, %arg1[%r0] over (%r0) : memref<24xi8>
    uop.sink
  }
  uop.kernel @sum(%arg0: memref<12xi8>, %arg1: memref<12xi8>) {
    %r0 = uop.range 0 to 12 : index
    %0 = uop.load %arg0[%r0] : memref<12xi8> -> i8
    %1 = uop.cast %r0 : index -> i8
    %2 = uop.add %0, %1 : i8
    uop.store %2, %arg1[%r0] over (%r0) : memref<12xi8>
    uop.sink
  }
  func.func @shared() -> (tensor<12xi8>, tensor<24xi8>) {
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : tensor<24xi8>
    %0 = tensor.empty() : tensor<24xi8>
    %1 = uop.launch @twice ins(%cst : tensor<24xi8>) outs(%0 : tensor<24xi8>) -> tensor<24xi8>
    %2 = tensor.empty() : tensor<12xi8>
    %3 = uop.launch @half ins(%1 : tensor<24xi8>) outs(%2 : tensor<12xi8>) -> tensor<12xi8>
    %4 = tensor.empty() : tensor<12xi8>
    %5 = uop.launch @sum ins(%3 : tensor<12xi8>) outs(%4 : tensor<12xi8>) -> tensor<12xi8>
    return %5, %1 : tensor<12xi8>, tensor<24xi8>
  }
}
