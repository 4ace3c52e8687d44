// Factors of matrices without elements are empty, and nothing fails.
//
// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --verify

// CHECK:      output 0: 2x0x0xf32 =
// CHECK:      output 1: 2xi32 =
// CHECK-NEXT: [0 0]
// CHECK-NEXT: output 2: 0x3x3xf32 =
// CHECK:      output 3: 0x3xi32 =
// CHECK:      output 4: 0xi32 =
func.func @main() -> (tensor<2x0x0xf32>, tensor<2xi32>, tensor<0x3x3xf32>, tensor<0x3xi32>, tensor<0xi32>) {
  %x = "stablehlo.constant"() <{value = dense<> : tensor<2x0x0xf32>}> : () -> tensor<2x0x0xf32>
  %0:2 = "stablehlo.custom_call"(%x) <{call_target_name = "lapack_spotrf_ffi"}> {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2xi32>)
  %y = "stablehlo.constant"() <{value = dense<> : tensor<0x3x3xf32>}> : () -> tensor<0x3x3xf32>
  %1:3 = "stablehlo.custom_call"(%y) <{call_target_name = "lapack_sgetrf_ffi"}> {mhlo.backend_config = {}} : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3xi32>, tensor<0xi32>)
  return %0#0, %0#1, %1#0, %1#1, %1#2 : tensor<2x0x0xf32>, tensor<2xi32>, tensor<0x3x3xf32>, tensor<0x3xi32>, tensor<0xi32>
}
