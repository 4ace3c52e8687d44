// RUN: uop-opt %s --test-uop-interpret

// 1 * -1 + 2 * -1 + 255 * -128 + 128 * 127, the first factors unsigned.
func.func @mixed() {
  %x = uop.const 0x80FF0201 : i32
  %y = uop.const 0x7F80FFFF : i32
  %0 = uop.dot %x of ui8, %y of i8 : i32 -> i32
  %e = uop.const -16387 : i32
  check.expect_eq %0, %e : i32
  return
}

// The same bits signed: 1 * -1 + 2 * -1 + -1 * -128 + -128 * 127.
func.func @signed() {
  %x = uop.const 0x80FF0201 : i32
  %y = uop.const 0x7F80FFFF : i32
  %0 = uop.dot %x of i8, %y of i8 : i32 -> i32
  %e = uop.const -16131 : i32
  check.expect_eq %0, %e : i32
  return
}

func.func @unsigned() {
  %x = uop.const dense<[-1, 0]> : vector<2xi32>
  %0 = uop.dot %x of ui8, %x of ui8 : vector<2xi32> -> vector<2xi32>
  %e = uop.const dense<[260100, 0]> : vector<2xi32>
  check.expect_eq %0, %e : vector<2xi32>
  return
}

// 2 * -1 + -1 * 256, the second factors signed; both products of the other
// function are 2^30, and their sum wraps.
func.func @words() {
  %x = uop.const 0xFFFF0002 : i32
  %y = uop.const 0x0100FFFF : i32
  %0 = uop.dot %x of i16, %y of i16 : i32 -> i32
  %e = uop.const -258 : i32
  check.expect_eq %0, %e : i32
  // 65535 * 256, less 2.
  %1 = uop.dot %x of ui16, %y of i16 : i32 -> i32
  %f = uop.const 16776958 : i32
  check.expect_eq %1, %f : i32
  return
}

func.func @wrapped_words() {
  %x = uop.const 0x80008000 : i32
  %0 = uop.dot %x of i16, %x of i16 : i32 -> i32
  %e = uop.const -2147483648 : i32
  check.expect_eq %0, %e : i32
  return
}

// 1 * 2 + 2 * 1, and NaN.
func.func @floats() {
  %x = uop.const dense<[0x40003F80, 0x7FC03F80]> : vector<2xi32>
  %y = uop.const dense<[0x3F804000, 0x3F804000]> : vector<2xi32>
  %0 = uop.dot %x of bf16, %y of bf16 : vector<2xi32> -> vector<2xf32>
  %e = uop.const dense<[4.0, 0x7FC00000]> : vector<2xf32>
  check.expect_eq %0, %e : vector<2xf32>
  return
}

// The products of f16 are exact in f32: 65504 * 65504 + 0.
func.func @halves() {
  %x = uop.const 0x00007BFF : i32
  %0 = uop.dot %x of f16, %x of f16 : i32 -> f32
  %e = uop.const 4290774016.0 : f32
  check.expect_eq %0, %e : f32
  return
}
