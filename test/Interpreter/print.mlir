// RUN: uop-opt %s --test-uop-interpret="entry=main print=true" -o /dev/null | FileCheck %s
// RUN: not uop-opt %s --test-uop-interpret="entry=absent" 2>&1 | FileCheck %s --check-prefix=ABSENT

// CHECK: @main 0: tensor dense<{{\[\[}}1.500000e+00], [-0.000000e+00]]> : tensor<2x1xf32>
// CHECK-NEXT: @main 1: -3 : i8
// CHECK-NEXT: @main 2: true : i1
// CHECK-NEXT: @main 3: tensor dense<[true, false, true]> : tensor<3xi1>
// CHECK-NEXT: @main 4: tensor dense<> : tensor<0x2xui8>
// CHECK-NEXT: @main 5: tensor [2] x bf16 {undefined, undefined}
// CHECK-NEXT: @main 6: memref dense<[1, -2]> : tensor<2xi16>
// CHECK-NOT: @other
// ABSENT: there is no function @absent
func.func @main() -> (tensor<2x1xf32>, i8, i1, tensor<3xi1>, tensor<0x2xui8>, tensor<2xbf16>, memref<2xi16>) {
  %0 = uop.const dense<[[1.5], [-0.0]]> : tensor<2x1xf32>
  %1 = uop.const -3 : i8
  %2 = uop.const true : i1
  %3 = uop.const dense<[true, false, true]> : tensor<3xi1>
  %4 = uop.const dense<> : tensor<0x2xui8>
  %5 = tensor.empty() : tensor<2xbf16>
  %6 = uop.const dense<[1, -2]> : tensor<2xi16>
  %7 = bufferization.to_buffer %6 : tensor<2xi16> to memref<2xi16>
  return %0, %1, %2, %3, %4, %5, %7 : tensor<2x1xf32>, i8, i1, tensor<3xi1>, tensor<0x2xui8>, tensor<2xbf16>, memref<2xi16>
}

func.func @other() -> i8 {
  %0 = uop.const 1 : i8
  return %0 : i8
}
