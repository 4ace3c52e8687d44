// RUN: uop-opt %s --test-uop-interpret

// Every value of a narrow float is a value of f32 and of f64, and comes back.

func.func @f8E4M3FN() {
  %0 = uop.iota axis 0 : tensor<256xui8>
  %1 = uop.bitcast %0 : tensor<256xui8> -> tensor<256xf8E4M3FN>
  %2 = uop.cast %1 : tensor<256xf8E4M3FN> -> tensor<256xf32>
  %3 = uop.cast %2 : tensor<256xf32> -> tensor<256xf8E4M3FN>
  check.expect_eq %3, %1 : tensor<256xf8E4M3FN>
  %4 = uop.cast %1 : tensor<256xf8E4M3FN> -> tensor<256xf64>
  %5 = uop.cast %4 : tensor<256xf64> -> tensor<256xf8E4M3FN>
  check.expect_eq %5, %1 : tensor<256xf8E4M3FN>
  %6 = uop.cast %4 : tensor<256xf64> -> tensor<256xf32>
  check.expect_eq %6, %2 : tensor<256xf32>
  return
}

func.func @f8E5M2() {
  %0 = uop.iota axis 0 : tensor<256xui8>
  %1 = uop.bitcast %0 : tensor<256xui8> -> tensor<256xf8E5M2>
  %2 = uop.cast %1 : tensor<256xf8E5M2> -> tensor<256xf32>
  %3 = uop.cast %2 : tensor<256xf32> -> tensor<256xf8E5M2>
  check.expect_eq %3, %1 : tensor<256xf8E5M2>
  %4 = uop.cast %1 : tensor<256xf8E5M2> -> tensor<256xf64>
  %5 = uop.cast %4 : tensor<256xf64> -> tensor<256xf8E5M2>
  check.expect_eq %5, %1 : tensor<256xf8E5M2>
  %6 = uop.cast %4 : tensor<256xf64> -> tensor<256xf32>
  check.expect_eq %6, %2 : tensor<256xf32>
  return
}

func.func @f16() {
  %0 = uop.iota axis 0 : tensor<65536xui16>
  %1 = uop.bitcast %0 : tensor<65536xui16> -> tensor<65536xf16>
  %2 = uop.cast %1 : tensor<65536xf16> -> tensor<65536xf32>
  %3 = uop.cast %2 : tensor<65536xf32> -> tensor<65536xf16>
  check.expect_eq %3, %1 : tensor<65536xf16>
  %4 = uop.cast %1 : tensor<65536xf16> -> tensor<65536xf64>
  %5 = uop.cast %4 : tensor<65536xf64> -> tensor<65536xf16>
  check.expect_eq %5, %1 : tensor<65536xf16>
  %6 = uop.cast %4 : tensor<65536xf64> -> tensor<65536xf32>
  check.expect_eq %6, %2 : tensor<65536xf32>
  return
}

func.func @bf16() {
  %0 = uop.iota axis 0 : tensor<65536xui16>
  %1 = uop.bitcast %0 : tensor<65536xui16> -> tensor<65536xbf16>
  %2 = uop.cast %1 : tensor<65536xbf16> -> tensor<65536xf32>
  %3 = uop.cast %2 : tensor<65536xf32> -> tensor<65536xbf16>
  check.expect_eq %3, %1 : tensor<65536xbf16>
  %4 = uop.cast %1 : tensor<65536xbf16> -> tensor<65536xf64>
  %5 = uop.cast %4 : tensor<65536xf64> -> tensor<65536xbf16>
  check.expect_eq %5, %1 : tensor<65536xbf16>
  %6 = uop.cast %4 : tensor<65536xf64> -> tensor<65536xf32>
  check.expect_eq %6, %2 : tensor<65536xf32>
  return
}

// All values of the smallest format, by hand up to the first normal ones.
func.func @f8E4M3FN_values() {
  %0 = uop.const dense<[0x00, 0x01, 0x07, 0x08, 0x38, 0x7E, 0x7F, 0x80, 0xFE]> : tensor<9xf8E4M3FN>
  %1 = uop.cast %0 : tensor<9xf8E4M3FN> -> tensor<9xf64>
  %e = uop.const dense<[0.0, 0.001953125, 0.013671875, 0.015625, 1.0, 448.0, 0x7FF8000000000000, -0.0, -448.0]> : tensor<9xf64>
  check.expect_eq %1, %e : tensor<9xf64>
  return
}

func.func @f8E5M2_values() {
  %0 = uop.const dense<[0x01, 0x03, 0x04, 0x3C, 0x7B, 0x7C, 0x7D, 0xFC]> : tensor<8xf8E5M2>
  %1 = uop.cast %0 : tensor<8xf8E5M2> -> tensor<8xf64>
  %e = uop.const dense<[1.52587890625e-05, 4.57763671875e-05, 6.103515625e-05, 1.0, 57344.0, 0x7FF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<8xf64>
  check.expect_eq %1, %e : tensor<8xf64>
  return
}

func.func @f8E4M3FNUZ() {
  %0 = uop.iota axis 0 : tensor<256xui8>
  %1 = uop.bitcast %0 : tensor<256xui8> -> tensor<256xf8E4M3FNUZ>
  %2 = uop.cast %1 : tensor<256xf8E4M3FNUZ> -> tensor<256xf32>
  %3 = uop.cast %2 : tensor<256xf32> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq %3, %1 : tensor<256xf8E4M3FNUZ>
  %4 = uop.cast %1 : tensor<256xf8E4M3FNUZ> -> tensor<256xf64>
  %5 = uop.cast %4 : tensor<256xf64> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq %5, %1 : tensor<256xf8E4M3FNUZ>
  %6 = uop.cast %4 : tensor<256xf64> -> tensor<256xf32>
  check.expect_eq %6, %2 : tensor<256xf32>
  return
}

func.func @f8E5M2FNUZ() {
  %0 = uop.iota axis 0 : tensor<256xui8>
  %1 = uop.bitcast %0 : tensor<256xui8> -> tensor<256xf8E5M2FNUZ>
  %2 = uop.cast %1 : tensor<256xf8E5M2FNUZ> -> tensor<256xf32>
  %3 = uop.cast %2 : tensor<256xf32> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq %3, %1 : tensor<256xf8E5M2FNUZ>
  %4 = uop.cast %1 : tensor<256xf8E5M2FNUZ> -> tensor<256xf64>
  %5 = uop.cast %4 : tensor<256xf64> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq %5, %1 : tensor<256xf8E5M2FNUZ>
  %6 = uop.cast %4 : tensor<256xf64> -> tensor<256xf32>
  check.expect_eq %6, %2 : tensor<256xf32>
  return
}

func.func @f8E8M0FNU() {
  %0 = uop.iota axis 0 : tensor<256xui8>
  %1 = uop.bitcast %0 : tensor<256xui8> -> tensor<256xf8E8M0FNU>
  %2 = uop.cast %1 : tensor<256xf8E8M0FNU> -> tensor<256xf32>
  %3 = uop.cast %2 : tensor<256xf32> -> tensor<256xf8E8M0FNU>
  check.expect_eq %3, %1 : tensor<256xf8E8M0FNU>
  %4 = uop.cast %1 : tensor<256xf8E8M0FNU> -> tensor<256xf64>
  %5 = uop.cast %4 : tensor<256xf64> -> tensor<256xf8E8M0FNU>
  check.expect_eq %5, %1 : tensor<256xf8E8M0FNU>
  %6 = uop.cast %4 : tensor<256xf64> -> tensor<256xf32>
  check.expect_eq %6, %2 : tensor<256xf32>
  return
}

func.func @f4E2M1FN() {
  %0 = uop.const dense<[0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0]> : tensor<16xf32>
  %1 = uop.const dense<[0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0]> : tensor<16xf4E2M1FN>
  %2 = uop.cast %0 : tensor<16xf32> -> tensor<16xf4E2M1FN>
  check.expect_eq %2, %1 : tensor<16xf4E2M1FN>
  %3 = uop.cast %1 : tensor<16xf4E2M1FN> -> tensor<16xf32>
  check.expect_eq %3, %0 : tensor<16xf32>
  return
}
