// RUN: uop-opt %s --test-uop-interpret
// The folders agree with the same expectations.
// RUN: uop-opt %s --canonicalize --test-uop-interpret

// Floats whose only NaN is what would be -0.0.

func.func @f8E4M3FNUZ() {
  %x = uop.const dense<[1.5, 240.0, -240.0, 0x80, 0.0, -2.0]> : tensor<6xf8E4M3FNUZ>
  %y = uop.const dense<[0.5, 240.0, 1.0, 1.0, -0.0, -2.0]> : tensor<6xf8E4M3FNUZ>
  %0 = uop.add %x, %y : tensor<6xf8E4M3FNUZ>
  %e0 = uop.const dense<[2.0, 0x80, -240.0, 0x80, 0.0, -4.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %0, %e0 : tensor<6xf8E4M3FNUZ>
  %1 = uop.mul %x, %y : tensor<6xf8E4M3FNUZ>
  %e1 = uop.const dense<[0.75, 0x80, -240.0, 0x80, 0.0, 4.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %1, %e1 : tensor<6xf8E4M3FNUZ>
  %2 = uop.fdiv %x, %y : tensor<6xf8E4M3FNUZ>
  %e2 = uop.const dense<[3.0, 1.0, -240.0, 0x80, 0x80, 1.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %2, %e2 : tensor<6xf8E4M3FNUZ>
  // Neither zero nor NaN has another sign: the bits stay.
  %3 = uop.neg %x : tensor<6xf8E4M3FNUZ>
  %4 = uop.bitcast %3 : tensor<6xf8E4M3FNUZ> -> tensor<6xui8>
  %z = uop.const dense<[-1.5, -240.0, 240.0, 0x80, 0.0, 2.0]> : tensor<6xf8E4M3FNUZ>
  %e4 = uop.bitcast %z : tensor<6xf8E4M3FNUZ> -> tensor<6xui8>
  check.expect_eq %4, %e4 : tensor<6xui8>
  %5 = uop.abs %x : tensor<6xf8E4M3FNUZ>
  %6 = uop.bitcast %5 : tensor<6xf8E4M3FNUZ> -> tensor<6xui8>
  %a = uop.const dense<[1.5, 240.0, 240.0, 0x80, 0.0, 2.0]> : tensor<6xf8E4M3FNUZ>
  %e6 = uop.bitcast %a : tensor<6xf8E4M3FNUZ> -> tensor<6xui8>
  check.expect_eq %6, %e6 : tensor<6xui8>
  %7 = uop.sign %x : tensor<6xf8E4M3FNUZ>
  %e7 = uop.const dense<[1.0, 1.0, -1.0, 0x80, 0.0, -1.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %7, %e7 : tensor<6xf8E4M3FNUZ>
  %8 = uop.max %x, %y : tensor<6xf8E4M3FNUZ>
  %e8 = uop.const dense<[1.5, 240.0, 1.0, 0x80, 0.0, -2.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %8, %e8 : tensor<6xf8E4M3FNUZ>
  %9 = uop.mulacc %x, %y, %y : tensor<6xf8E4M3FNUZ>
  %e9 = uop.const dense<[1.25, 0x80, -240.0, 0x80, 0.0, 2.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %9, %e9 : tensor<6xf8E4M3FNUZ>
  // What underflows is the one zero.
  %t = uop.const -0.0009765625 : f8E4M3FNUZ
  %h = uop.const 0.25 : f8E4M3FNUZ
  %10 = uop.mul %t, %h : f8E4M3FNUZ
  %e10 = uop.const 0x00 : f8E4M3FNUZ
  check.expect_eq %10, %e10 : f8E4M3FNUZ
  %r = uop.round %t : f8E4M3FNUZ
  check.expect_eq %r, %e10 : f8E4M3FNUZ
  return
}

// In f32, rounded once: beyond the largest number in between.
func.func @reductions_of_f8E4M3FNUZ() {
  %0 = uop.const dense<[240.0, 240.0, -240.0, 1.0]> : tensor<4xf8E4M3FNUZ>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<4xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  %e1 = uop.const 240.0 : tensor<f8E4M3FNUZ>
  check.expect_eq %1, %e1 : tensor<f8E4M3FNUZ>
  %2 = uop.const 1.0 : tensor<64xf8E4M3FNUZ>
  %3 = uop.reduce_axis add %2 axes [0] : tensor<64xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  %e3 = uop.const 64.0 : tensor<f8E4M3FNUZ>
  check.expect_eq %3, %e3 : tensor<f8E4M3FNUZ>
  %4 = uop.reduce_axis min %0 axes [0] : tensor<4xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  %e4 = uop.const -240.0 : tensor<f8E4M3FNUZ>
  check.expect_eq %4, %e4 : tensor<f8E4M3FNUZ>
  %n = uop.const dense<> : tensor<0xf8E4M3FNUZ>
  %5 = uop.reduce_axis max %n axes [0] : tensor<0xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  check.expect_eq %5, %e4 : tensor<f8E4M3FNUZ>
  %6 = uop.reduce_axis min %n axes [0] : tensor<0xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  check.expect_eq %6, %e1 : tensor<f8E4M3FNUZ>
  %7 = uop.reduce_axis add %n axes [0] : tensor<0xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  %e7 = uop.const 0.0 : tensor<f8E4M3FNUZ>
  check.expect_eq %7, %e7 : tensor<f8E4M3FNUZ>
  return
}

func.func @f8E5M2FNUZ() {
  %x = uop.const dense<[1.5, 57344.0, -57344.0, 0x80, 0.0, -2.0]> : tensor<6xf8E5M2FNUZ>
  %y = uop.const dense<[0.5, 57344.0, 1.0, 1.0, -0.0, -2.0]> : tensor<6xf8E5M2FNUZ>
  %0 = uop.add %x, %y : tensor<6xf8E5M2FNUZ>
  %e0 = uop.const dense<[2.0, 0x80, -57344.0, 0x80, 0.0, -4.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %0, %e0 : tensor<6xf8E5M2FNUZ>
  %1 = uop.mul %x, %y : tensor<6xf8E5M2FNUZ>
  %e1 = uop.const dense<[0.75, 0x80, -57344.0, 0x80, 0.0, 4.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %1, %e1 : tensor<6xf8E5M2FNUZ>
  %2 = uop.fdiv %x, %y : tensor<6xf8E5M2FNUZ>
  %e2 = uop.const dense<[3.0, 1.0, -57344.0, 0x80, 0x80, 1.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %2, %e2 : tensor<6xf8E5M2FNUZ>
  // Neither zero nor NaN has another sign: the bits stay.
  %3 = uop.neg %x : tensor<6xf8E5M2FNUZ>
  %4 = uop.bitcast %3 : tensor<6xf8E5M2FNUZ> -> tensor<6xui8>
  %z = uop.const dense<[-1.5, -57344.0, 57344.0, 0x80, 0.0, 2.0]> : tensor<6xf8E5M2FNUZ>
  %e4 = uop.bitcast %z : tensor<6xf8E5M2FNUZ> -> tensor<6xui8>
  check.expect_eq %4, %e4 : tensor<6xui8>
  %5 = uop.abs %x : tensor<6xf8E5M2FNUZ>
  %6 = uop.bitcast %5 : tensor<6xf8E5M2FNUZ> -> tensor<6xui8>
  %a = uop.const dense<[1.5, 57344.0, 57344.0, 0x80, 0.0, 2.0]> : tensor<6xf8E5M2FNUZ>
  %e6 = uop.bitcast %a : tensor<6xf8E5M2FNUZ> -> tensor<6xui8>
  check.expect_eq %6, %e6 : tensor<6xui8>
  %7 = uop.sign %x : tensor<6xf8E5M2FNUZ>
  %e7 = uop.const dense<[1.0, 1.0, -1.0, 0x80, 0.0, -1.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %7, %e7 : tensor<6xf8E5M2FNUZ>
  %8 = uop.max %x, %y : tensor<6xf8E5M2FNUZ>
  %e8 = uop.const dense<[1.5, 57344.0, 1.0, 0x80, 0.0, -2.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %8, %e8 : tensor<6xf8E5M2FNUZ>
  %9 = uop.mulacc %x, %y, %y : tensor<6xf8E5M2FNUZ>
  %e9 = uop.const dense<[1.25, 0x80, -57344.0, 0x80, 0.0, 2.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %9, %e9 : tensor<6xf8E5M2FNUZ>
  // What underflows is the one zero.
  %t = uop.const -7.62939453125e-06 : f8E5M2FNUZ
  %h = uop.const 0.25 : f8E5M2FNUZ
  %10 = uop.mul %t, %h : f8E5M2FNUZ
  %e10 = uop.const 0x00 : f8E5M2FNUZ
  check.expect_eq %10, %e10 : f8E5M2FNUZ
  %r = uop.round %t : f8E5M2FNUZ
  check.expect_eq %r, %e10 : f8E5M2FNUZ
  return
}

// In f32, rounded once: beyond the largest number in between.
func.func @reductions_of_f8E5M2FNUZ() {
  %0 = uop.const dense<[57344.0, 57344.0, -57344.0, 1.0]> : tensor<4xf8E5M2FNUZ>
  %1 = uop.reduce_axis add %0 axes [0] : tensor<4xf8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  %e1 = uop.const 57344.0 : tensor<f8E5M2FNUZ>
  check.expect_eq %1, %e1 : tensor<f8E5M2FNUZ>
  %2 = uop.const 1.0 : tensor<64xf8E5M2FNUZ>
  %3 = uop.reduce_axis add %2 axes [0] : tensor<64xf8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  %e3 = uop.const 64.0 : tensor<f8E5M2FNUZ>
  check.expect_eq %3, %e3 : tensor<f8E5M2FNUZ>
  %4 = uop.reduce_axis min %0 axes [0] : tensor<4xf8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  %e4 = uop.const -57344.0 : tensor<f8E5M2FNUZ>
  check.expect_eq %4, %e4 : tensor<f8E5M2FNUZ>
  %n = uop.const dense<> : tensor<0xf8E5M2FNUZ>
  %5 = uop.reduce_axis max %n axes [0] : tensor<0xf8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  check.expect_eq %5, %e4 : tensor<f8E5M2FNUZ>
  %6 = uop.reduce_axis min %n axes [0] : tensor<0xf8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  check.expect_eq %6, %e1 : tensor<f8E5M2FNUZ>
  %7 = uop.reduce_axis add %n axes [0] : tensor<0xf8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  %e7 = uop.const 0.0 : tensor<f8E5M2FNUZ>
  check.expect_eq %7, %e7 : tensor<f8E5M2FNUZ>
  return
}
