// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret
// More numbers: Equivalence/decompose-ldexp.test.

func.func @f32() {
  %x = uop.const dense<[1.0, -3.0, 0x7F800000, 0xFF800000, 0x7FC00000, -0.0, 1.5, 1.5, 0x00000001, 1.0]> : tensor<10xf32>
  %n = uop.const dense<[3, -1, -5000, 7, 1, 2147483647, 127, 128, -1, -2147483648]> : tensor<10xi32>
  %r = uop.ldexp %x, %n : tensor<10xf32>
  %e = uop.const dense<[8.0, -1.5, 0x7F800000, 0xFF800000, 0x7FC00000, -0.0, 0x7F400000, 0x7F800000, 0.0, 0.0]> : tensor<10xf32>
  check.expect_eq %r, %e : tensor<10xf32>
  return
}

// A subnormal result is rounded once, ties to even: 11 and 13 halves.
func.func @ties() {
  %x = uop.const dense<[5.5, 6.5, 5.500001]> : vector<3xf32>
  %n = uop.const dense<-149> : vector<3xi32>
  %r = uop.ldexp %x, %n : vector<3xf32>
  %e = uop.const dense<[0x00000006, 0x00000006, 0x00000006]> : vector<3xf32>
  check.expect_eq %r, %e : vector<3xf32>
  return
}

func.func @scalars() {
  %x = uop.const 0.75 : f64
  %n = uop.const -1074 : i32
  %r = uop.ldexp %x, %n : f64
  %e = uop.const 0x0000000000000001 : f64
  check.expect_eq %r, %e : f64
  %h = uop.const 1.0 : f16
  %m = uop.const 16 : i32
  %s = uop.ldexp %h, %m : f16
  %i = uop.const 0x7C00 : f16
  check.expect_eq %s, %i : f16
  %k = uop.const 8 : i32
  %v = uop.const 1.75 : f8E4M3FN
  %w = uop.ldexp %v, %k : f8E4M3FN
  %f = uop.const 448.0 : f8E4M3FN
  check.expect_eq %w, %f : f8E4M3FN
  return
}
