// RUN: uop-opt %s --test-uop-interpret

// The first number is the lowest.
func.func @bytes() {
  %a = uop.const 1 : i8
  %b = uop.const -2 : i8
  %c = uop.const 3 : i8
  %d = uop.const -128 : i8
  %0 = uop.pack %a, %b, %c, %d : i8 -> i32
  %e = uop.const 0x8003FE01 : i32
  check.expect_eq %0, %e : i32
  return
}

func.func @floats() {
  %a = uop.const dense<[1.0, -0.0]> : vector<2xbf16>
  %b = uop.const dense<[2.0, 1.0]> : vector<2xbf16>
  %0 = uop.pack %a, %b : vector<2xbf16> -> vector<2xi32>
  %e = uop.const dense<[0x40003F80, 0x3F808000]> : vector<2xi32>
  check.expect_eq %0, %e : vector<2xi32>
  return
}
