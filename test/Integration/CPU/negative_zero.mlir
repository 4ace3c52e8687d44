// RUN: uop-run %s --print --verify | FileCheck %s

// The reciprocal shows the sign of a zero sum.
// CHECK: output 0: 2xf32
// CHECK-NEXT: [-inf -inf]
// CHECK: output 1: 2xf16
// CHECK-NEXT: [-inf -inf]
// CHECK: output 2: 2xf32
// CHECK-NEXT: [inf inf]
func.func @main() -> (tensor<2xf32>, tensor<2xf16>, tensor<2xf32>) {
  %x = uop.const dense<-0.0> : tensor<2x5xf32>
  %0 = uop.reduce_axis add %x axes [1] : tensor<2x5xf32> -> tensor<2xf32>
  %1 = uop.recip %0 : tensor<2xf32>
  %y = uop.const dense<-0.0> : tensor<2x5xf16>
  %2 = uop.reduce_axis add %y axes [1] : tensor<2x5xf16> -> tensor<2xf16>
  %3 = uop.recip %2 : tensor<2xf16>
  %z = uop.const 1.0 : tensor<2x0xf32>
  %4 = uop.reduce_axis add %z axes [1] : tensor<2x0xf32> -> tensor<2xf32>
  %5 = uop.recip %4 : tensor<2xf32>
  return %1, %3, %5 : tensor<2xf32>, tensor<2xf16>, tensor<2xf32>
}
