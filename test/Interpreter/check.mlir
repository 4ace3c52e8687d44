// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

func.func @eq() {
  %0 = uop.const dense<[[1.0, 2.0], [3.0, 0x7FC00000]]> : tensor<2x2xf32>
  %1 = uop.const dense<[[1.0, 2.0], [4.0, 0xFFC00001]]> : tensor<2x2xf32>
  // expected-error @+1 {{failed at element [1, 0]: actual 3 (0x40400000), expected 4 (0x40800000)}}
  check.expect_eq %0, %1 : tensor<2x2xf32>
  return
}

// -----

func.func @zeros_differ() {
  %0 = uop.const 0.0 : f16
  %1 = uop.const -0.0 : f16
  // expected-error @+1 {{failed: actual 0 (0x0000), expected -0 (0x8000)}}
  check.expect_eq %0, %1 : f16
  return
}

// -----

func.func @count() {
  %0 = uop.const dense<[1, 2, 3]> : tensor<3xui8>
  %1 = uop.const dense<[1, 0, 255]> : tensor<3xui8>
  // expected-error @+1 {{failed at element [1]: actual 2, expected 0; 2 elements of 3 differ}}
  check.expect_eq %0, %1 : tensor<3xui8>
  return
}

// -----

func.func @close() {
  %0 = uop.const dense<[1.0, 0.0, 0x7F800000, 0x7FC00000]> : tensor<4xf32>
  %1 = uop.const dense<[0x3F800002, -0.0, 0x7F800000, 0x7FC00000]> : tensor<4xf32>
  check.expect_close %0, %1 {ulp = 2} : tensor<4xf32>
  check.expect_close %0, %1 {abs = 1.0e-6} : tensor<4xf32>
  check.expect_close %0, %1 {rel = 1.0e-6} : tensor<4xf32>
  // expected-error @+1 {{failed at element [0]: actual 1 (0x3F800000), expected 1.00000024 (0x3F800002)}}
  check.expect_close %0, %1 {ulp = 1} : tensor<4xf32>
  return
}

// -----

func.func @close_infinity() {
  %0 = uop.const 0x7F7FFFFF : f32
  %1 = uop.const inf : f32
  // expected-error @+1 {{expected inf (0x7F800000)}}
  check.expect_close %0, %1 {ulp = 100, rel = 1.0} : f32
  return
}

// -----

func.func @close_nan() {
  %0 = uop.const 1.0 : f64
  %1 = uop.const nan : f64
  // expected-error @+1 {{expected nan}}
  check.expect_close %0, %1 {abs = 1.0e300} : f64
  return
}

// -----

// expected-error @below {{there is no function without arguments}}
module {
  func.func @not_run(%x: tensor<4xf32>) {
    return
  }
}

// -----

func.func @no_tolerance(%x: f32) {
  // expected-error @+1 {{needs a tolerance: ulp, abs or rel}}
  check.expect_close %x, %x : f32
  return
}

// -----

func.func @negative(%x: f32) {
  // expected-error @+1 {{ulp must not be negative, got -1}}
  check.expect_close %x, %x {ulp = -1} : f32
  return
}

// -----

func.func @negative_abs(%x: f32) {
  // expected-error @+1 {{abs must not be negative}}
  check.expect_close %x, %x {abs = -1.0} : f32
  return
}

// -----

func.func @negative_rel(%x: f32) {
  // expected-error @+1 {{rel must not be negative}}
  check.expect_close %x, %x {rel = -1.0} : f32
  return
}
