// RUN: uop-opt %s --test-uop-interpret

func.func @kinds() {
  %0 = uop.const dense<[[1.0, -2.0, 4.0], [0.5, 8.0, -1.0]]> : tensor<2x3xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<2x3xf32> -> tensor<2xf32>
  %e1 = uop.const dense<[3.0, 7.5]> : tensor<2xf32>
  check.expect_eq %1, %e1 : tensor<2xf32>
  %2 = uop.reduce_axis mul %0 axes [1] : tensor<2x3xf32> -> tensor<2xf32>
  %e2 = uop.const dense<[-8.0, -4.0]> : tensor<2xf32>
  check.expect_eq %2, %e2 : tensor<2xf32>
  %3 = uop.reduce_axis max %0 axes [0] : tensor<2x3xf32> -> tensor<3xf32>
  %e3 = uop.const dense<[1.0, 8.0, 4.0]> : tensor<3xf32>
  check.expect_eq %3, %e3 : tensor<3xf32>
  %4 = uop.reduce_axis min %0 axes [0, 1] : tensor<2x3xf32> -> tensor<f32>
  %e4 = uop.const -2.0 : tensor<f32>
  check.expect_eq %4, %e4 : tensor<f32>
  return
}

func.func @nan_and_infinity() {
  %0 = uop.const dense<[[1.0, 0x7FC00000], [0x7F800000, 0xFF800000]]> : tensor<2x2xf32>
  %1 = uop.reduce_axis max %0 axes [1] : tensor<2x2xf32> -> tensor<2xf32>
  %e1 = uop.const dense<[0x7FC00000, 0x7F800000]> : tensor<2xf32>
  check.expect_eq %1, %e1 : tensor<2xf32>
  %2 = uop.reduce_axis add %0 axes [1] : tensor<2x2xf32> -> tensor<2xf32>
  %e2 = uop.const nan : tensor<2xf32>
  check.expect_eq %2, %e2 : tensor<2xf32>
  return
}

// No elements: the identity of the kind.
func.func @identities() {
  %0 = uop.const dense<> : tensor<2x0xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<2x0xf32> -> tensor<2xf32>
  %e1 = uop.const 0.0 : tensor<2xf32>
  check.expect_eq %1, %e1 : tensor<2xf32>
  %2 = uop.reduce_axis mul %0 axes [1] : tensor<2x0xf32> -> tensor<2xf32>
  %e2 = uop.const 1.0 : tensor<2xf32>
  check.expect_eq %2, %e2 : tensor<2xf32>
  %3 = uop.reduce_axis max %0 axes [1] : tensor<2x0xf32> -> tensor<2xf32>
  %e3 = uop.const -inf : tensor<2xf32>
  check.expect_eq %3, %e3 : tensor<2xf32>
  %8 = uop.const dense<> : tensor<0xf8E4M3FN>
  %9 = uop.reduce_axis max %8 axes [0] : tensor<0xf8E4M3FN> -> tensor<f8E4M3FN>
  %e9 = uop.const -448.0 : tensor<f8E4M3FN>
  check.expect_eq %9, %e9 : tensor<f8E4M3FN>
  %i = uop.const dense<> : tensor<0xi8>
  %4 = uop.reduce_axis max %i axes [0] : tensor<0xi8> -> tensor<i8>
  %e4 = uop.const -128 : tensor<i8>
  check.expect_eq %4, %e4 : tensor<i8>
  %u = uop.const dense<> : tensor<0xui16>
  %5 = uop.reduce_axis min %u axes [0] : tensor<0xui16> -> tensor<ui16>
  %e5 = uop.const 65535 : tensor<ui16>
  check.expect_eq %5, %e5 : tensor<ui16>
  %b = uop.const dense<> : tensor<0xi1>
  %6 = uop.reduce_axis mul %b axes [0] : tensor<0xi1> -> tensor<i1>
  %e6 = uop.const true : tensor<i1>
  check.expect_eq %6, %e6 : tensor<i1>
  %7 = uop.reduce_axis max %b axes [0] : tensor<0xi1> -> tensor<i1>
  %e7 = uop.const false : tensor<i1>
  check.expect_eq %7, %e7 : tensor<i1>
  return
}

// f16 stops at 2048 when it counts in f16: the sum is kept in f32.
func.func @wide_accumulation() {
  %0 = uop.const 1.0 : tensor<4096xf16>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<4096xf16> -> tensor<f16>
  %e1 = uop.const 4096.0 : tensor<f16>
  check.expect_eq %1, %e1 : tensor<f16>
  %2 = uop.const 1.0 : tensor<1024xbf16>
  %3 = uop.reduce_axis add %2 axes [0] : tensor<1024xbf16> -> tensor<bf16>
  %e3 = uop.const 1024.0 : tensor<bf16>
  check.expect_eq %3, %e3 : tensor<bf16>
  %4 = uop.const 1.0 : tensor<64xf8E5M2>
  %5 = uop.reduce_axis add %4 axes [0] : tensor<64xf8E5M2> -> tensor<f8E5M2>
  %e5 = uop.const 64.0 : tensor<f8E5M2>
  check.expect_eq %5, %e5 : tensor<f8E5M2>
  // Beyond the largest value in between, inside at the end.
  %6 = uop.const dense<[60000.0, 60000.0, -60000.0]> : tensor<3xf16>
  %7 = uop.reduce_axis add %6 axes [0] : tensor<3xf16> -> tensor<f16>
  %e7 = uop.const 60000.0 : tensor<f16>
  check.expect_eq %7, %e7 : tensor<f16>
  return
}

func.func @integers_wrap() {
  %0 = uop.const dense<[100, 100, 100]> : tensor<3xi8>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<3xi8> -> tensor<i8>
  %e1 = uop.const 44 : tensor<i8>
  check.expect_eq %1, %e1 : tensor<i8>
  %2 = uop.const dense<[255, 255]> : tensor<2xui8>
  %3 = uop.reduce_axis mul %2 axes [0] : tensor<2xui8> -> tensor<ui8>
  %e3 = uop.const 1 : tensor<ui8>
  check.expect_eq %3, %e3 : tensor<ui8>
  %4 = uop.const dense<[9223372036854775807, 1]> : tensor<2xi64>
  %5 = uop.reduce_axis add %4 axes [0] : tensor<2xi64> -> tensor<i64>
  %e5 = uop.const -9223372036854775808 : tensor<i64>
  check.expect_eq %5, %e5 : tensor<i64>
  %6 = uop.reduce_axis max %2 axes [0] : tensor<2xui8> -> tensor<ui8>
  %e6 = uop.const 255 : tensor<ui8>
  check.expect_eq %6, %e6 : tensor<ui8>
  return
}

func.func @truth_values() {
  %0 = uop.const dense<[[false, true], [true, true]]> : tensor<2x2xi1>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<2x2xi1> -> tensor<2xi1>
  %e1 = uop.const true : tensor<2xi1>
  check.expect_eq %1, %e1 : tensor<2xi1>
  %2 = uop.reduce_axis min %0 axes [0] : tensor<2x2xi1> -> tensor<2xi1>
  %e2 = uop.const dense<[false, true]> : tensor<2xi1>
  check.expect_eq %2, %e2 : tensor<2xi1>
  return
}
