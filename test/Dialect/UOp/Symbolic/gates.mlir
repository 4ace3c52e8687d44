// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Values simplify under the condition that guards them.
// CHECK: // 32 functions,

// CASE read[4](a, a < 4) -> read[4](a, a < 4) for a in [0, 9]
func.func @case_0() -> tensor<10xi64>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 4 : index
  %1 = uop.cmp lt %a, %0 : index
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %3 = uop.index %t0[%a] if %1 : tensor<4xi64> -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE read[4](a % 4, a < 4) -> read[4](a, a < 4) for a in [0, 9]
func.func @case_1() -> tensor<10xi64>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.cmp lt %a, %0 : index
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %4 = uop.index %t0[%1] if %2 : tensor<4xi64> -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE read[4](a, a < 4 and a < 7) -> read[4](a, a < 4) for a in [0, 9]
func.func @case_2() -> tensor<10xi64>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 4 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 7 : index
  %3 = uop.cmp lt %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %6 = uop.index %t0[%a] if %4 : tensor<4xi64> -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE read[4](a, a < 12) -> read[10](a) for a in [0, 3]
func.func @case_3() -> tensor<4xi64>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %0 = uop.const 12 : index
  %1 = uop.cmp lt %a, %0 : index
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %3 = uop.index %t0[%a] if %1 : tensor<4xi64> -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<4xi64>
  return %result : tensor<4xi64>
}

// CASE read[8](a - 2, a >= 2 and a < 10) -> read[8](a - 2, 1 < a and a < 10) for a in [0, 12]
func.func @case_4() -> tensor<13xi64>
    attributes {max_ops = 5, max_divisions = 0} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const 2 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.cmp ge %a, %0 : index
  %3 = uop.const 10 : index
  %4 = uop.cmp lt %a, %3 : index
  %5 = uop.and %2, %4 : i1
  %t0_1 = uop.const 1 : tensor<8xi64>
  %t0_i0 = uop.iota axis 0 : tensor<8xi64>
  %t0_s0 = uop.const 1 : tensor<8xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<8xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<8xi64>
  %7 = uop.index %t0[%1] if %5 : tensor<8xi64> -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE read[8](a - 2, a >= 2 and a < 10) -> read[8](a - 2, 1 < a) for a in [0, 9]
func.func @case_5() -> tensor<10xi64>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 2 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.cmp ge %a, %0 : index
  %3 = uop.const 10 : index
  %4 = uop.cmp lt %a, %3 : index
  %5 = uop.and %2, %4 : i1
  %t0_1 = uop.const 1 : tensor<8xi64>
  %t0_i0 = uop.iota axis 0 : tensor<8xi64>
  %t0_s0 = uop.const 1 : tensor<8xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<8xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<8xi64>
  %7 = uop.index %t0[%1] if %5 : tensor<8xi64> -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE read[8]((a - 2) % 8, a >= 2 and a < 10) -> read[8](a - 2, 1 < a and a < 10) for a in [0, 12]
func.func @case_6() -> tensor<13xi64>
    attributes {max_ops = 5, max_divisions = 0} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const 2 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cmp ge %a, %0 : index
  %5 = uop.const 10 : index
  %6 = uop.cmp lt %a, %5 : index
  %7 = uop.and %4, %6 : i1
  %t0_1 = uop.const 1 : tensor<8xi64>
  %t0_i0 = uop.iota axis 0 : tensor<8xi64>
  %t0_s0 = uop.const 1 : tensor<8xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<8xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<8xi64>
  %9 = uop.index %t0[%3] if %7 : tensor<8xi64> -> i64
  %result = uop.bufferize %9 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE read[4](a // 4, a < 8) -> read[4](a // 4, a < 8) for a in [0, 15]
func.func @case_7() -> tensor<16xi64>
    attributes {max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 16 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.cmp lt %a, %2 : index
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %5 = uop.index %t0[%1] if %3 : tensor<4xi64> -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<16xi64>
  return %result : tensor<16xi64>
}

// CASE read[4](a // 8, a < 8) -> read[4](0, a < 8) for a in [0, 15]
func.func @case_8() -> tensor<16xi64>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 16 : index
  %0 = uop.const 8 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.cmp lt %a, %0 : index
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %4 = uop.index %t0[%1] if %2 : tensor<4xi64> -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<16xi64>
  return %result : tensor<16xi64>
}

// CASE read[4](a // 8, a >= 8) -> read[4](1, 7 < a) for a in [0, 15]
func.func @case_9() -> tensor<16xi64>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 16 : index
  %0 = uop.const 8 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.cmp ge %a, %0 : index
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %4 = uop.index %t0[%1] if %2 : tensor<4xi64> -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<16xi64>
  return %result : tensor<16xi64>
}

// CASE read[16]((a + 1) % 16, a < 15) -> read[16](a + 1, a < 15) for a in [0, 15]
func.func @case_10() -> tensor<16xi64>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 16 : index
  %0 = uop.const 1 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 16 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.const 15 : index
  %5 = uop.cmp lt %a, %4 : index
  %t0_1 = uop.const 1 : tensor<16xi64>
  %t0_i0 = uop.iota axis 0 : tensor<16xi64>
  %t0_s0 = uop.const 1 : tensor<16xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<16xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<16xi64>
  %7 = uop.index %t0[%3] if %5 : tensor<16xi64> -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<16xi64>
  return %result : tensor<16xi64>
}

// CASE read[16]((a + 15) % 16, a > 0) -> read[16](a - 1, 0 < a) for a in [0, 15]
func.func @case_11() -> tensor<16xi64>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 16 : index
  %0 = uop.const 15 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 16 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.const 0 : index
  %5 = uop.cmp gt %a, %4 : index
  %t0_1 = uop.const 1 : tensor<16xi64>
  %t0_i0 = uop.iota axis 0 : tensor<16xi64>
  %t0_s0 = uop.const 1 : tensor<16xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<16xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<16xi64>
  %7 = uop.index %t0[%3] if %5 : tensor<16xi64> -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<16xi64>
  return %result : tensor<16xi64>
}

// CASE read[16](a * 4 + b, a * 4 + b < 10) -> read[16](a * 4 + b, a * 4 + b < 10) for a in [0, 3], b in [0, 3]
func.func @case_12() -> tensor<4x4xi64>
    attributes {max_ops = 4, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 10 : index
  %4 = uop.cmp lt %2, %3 : index
  %t0_1 = uop.const 1 : tensor<16xi64>
  %t0_i0 = uop.iota axis 0 : tensor<16xi64>
  %t0_s0 = uop.const 1 : tensor<16xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<16xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<16xi64>
  %6 = uop.index %t0[%2] if %4 : tensor<16xi64> -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<4x4xi64>
  return %result : tensor<4x4xi64>
}

// CASE read[16]((a * 4 + b) // 10, a * 4 + b < 10) -> read[16](0, a * 4 + b < 10) for a in [0, 3], b in [0, 3]
func.func @case_13() -> tensor<4x4xi64>
    attributes {max_ops = 4, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 10 : index
  %4 = uop.floordiv %2, %3 : index
  %5 = uop.cmp lt %2, %3 : index
  %t0_1 = uop.const 1 : tensor<16xi64>
  %t0_i0 = uop.iota axis 0 : tensor<16xi64>
  %t0_s0 = uop.const 1 : tensor<16xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<16xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<16xi64>
  %7 = uop.index %t0[%4] if %5 : tensor<16xi64> -> i64
  %result = uop.bufferize %7 over (%a, %b) : i64 -> tensor<4x4xi64>
  return %result : tensor<4x4xi64>
}

// CASE read[16]((a * 4 + b) % 10, a * 4 + b < 10) -> read[16](a * 4 + b, a * 4 + b < 10) for a in [0, 3], b in [0, 3]
func.func @case_14() -> tensor<4x4xi64>
    attributes {max_ops = 4, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 10 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.cmp lt %2, %3 : index
  %t0_1 = uop.const 1 : tensor<16xi64>
  %t0_i0 = uop.iota axis 0 : tensor<16xi64>
  %t0_s0 = uop.const 1 : tensor<16xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<16xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<16xi64>
  %7 = uop.index %t0[%4] if %5 : tensor<16xi64> -> i64
  %result = uop.bufferize %7 over (%a, %b) : i64 -> tensor<4x4xi64>
  return %result : tensor<4x4xi64>
}

// CASE read[8](a + b, a + b < 8) -> read[8](a + b, a + b < 8) for a in [0, 6], b in [0, 6]
func.func @case_15() -> tensor<7x7xi64>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 7 : index
  %b = uop.range 1 to 7 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 8 : index
  %2 = uop.cmp lt %0, %1 : index
  %t0_1 = uop.const 1 : tensor<8xi64>
  %t0_i0 = uop.iota axis 0 : tensor<8xi64>
  %t0_s0 = uop.const 1 : tensor<8xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<8xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<8xi64>
  %4 = uop.index %t0[%0] if %2 : tensor<8xi64> -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<7x7xi64>
  return %result : tensor<7x7xi64>
}

// CASE read[8]((a + b) % 8, a + b < 8) -> read[8](a + b, a + b < 8) for a in [0, 6], b in [0, 6]
func.func @case_16() -> tensor<7x7xi64>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 7 : index
  %b = uop.range 1 to 7 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 8 : index
  %2 = uop.floormod %0, %1 : index
  %3 = uop.cmp lt %0, %1 : index
  %t0_1 = uop.const 1 : tensor<8xi64>
  %t0_i0 = uop.iota axis 0 : tensor<8xi64>
  %t0_s0 = uop.const 1 : tensor<8xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<8xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<8xi64>
  %5 = uop.index %t0[%2] if %3 : tensor<8xi64> -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<7x7xi64>
  return %result : tensor<7x7xi64>
}

// CASE read[4](a + b, a < 2 and b < 2) -> read[4](a + b, a < 2 and b < 2) for a in [0, 6], b in [0, 6]
func.func @case_17() -> tensor<7x7xi64>
    attributes {max_ops = 5, max_divisions = 0} {
  %a = uop.range 0 to 7 : index
  %b = uop.range 1 to 7 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 2 : index
  %2 = uop.cmp lt %a, %1 : index
  %3 = uop.cmp lt %b, %1 : index
  %4 = uop.and %2, %3 : i1
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %6 = uop.index %t0[%0] if %4 : tensor<4xi64> -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<7x7xi64>
  return %result : tensor<7x7xi64>
}

// CASE read[4]((a + b) % 3, a < 2 and b < 2) -> read[4](a + b, a < 2 and b < 2) for a in [0, 6], b in [0, 6]
func.func @case_18() -> tensor<7x7xi64>
    attributes {max_ops = 5, max_divisions = 0} {
  %a = uop.range 0 to 7 : index
  %b = uop.range 1 to 7 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 3 : index
  %2 = uop.floormod %0, %1 : index
  %3 = uop.const 2 : index
  %4 = uop.cmp lt %a, %3 : index
  %5 = uop.cmp lt %b, %3 : index
  %6 = uop.and %4, %5 : i1
  %t0_1 = uop.const 1 : tensor<4xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4xi64>
  %t0_s0 = uop.const 1 : tensor<4xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<4xi64>
  %8 = uop.index %t0[%2] if %6 : tensor<4xi64> -> i64
  %result = uop.bufferize %8 over (%a, %b) : i64 -> tensor<7x7xi64>
  return %result : tensor<7x7xi64>
}

// CASE read[4,6](a // 6, a % 6, a < 6) -> read[4,6](0, a, a < 6) for a in [0, 23]
func.func @case_19() -> tensor<24xi64>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 24 : index
  %0 = uop.const 6 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.floormod %a, %0 : index
  %3 = uop.cmp lt %a, %0 : index
  %t0_1 = uop.const 1 : tensor<4x6xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4x6xi64>
  %t0_s0 = uop.const 6 : tensor<4x6xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4x6xi64>
  %t0_a0 = uop.add %t0_1, %t0_m0 : tensor<4x6xi64>
  %t0_i1 = uop.iota axis 1 : tensor<4x6xi64>
  %t0_s1 = uop.const 1 : tensor<4x6xi64>
  %t0_m1 = uop.mul %t0_i1, %t0_s1 : tensor<4x6xi64>
  %t0 = uop.add %t0_a0, %t0_m1 : tensor<4x6xi64>
  %5 = uop.index %t0[%1, %2] if %3 : tensor<4x6xi64> -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<24xi64>
  return %result : tensor<24xi64>
}

// CASE read[4,6](a // 6, a % 6, a >= 18) -> read[4,6](3, a - 18, 17 < a) for a in [0, 23]
func.func @case_20() -> tensor<24xi64>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 24 : index
  %0 = uop.const 6 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.floormod %a, %0 : index
  %3 = uop.const 18 : index
  %4 = uop.cmp ge %a, %3 : index
  %t0_1 = uop.const 1 : tensor<4x6xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4x6xi64>
  %t0_s0 = uop.const 6 : tensor<4x6xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4x6xi64>
  %t0_a0 = uop.add %t0_1, %t0_m0 : tensor<4x6xi64>
  %t0_i1 = uop.iota axis 1 : tensor<4x6xi64>
  %t0_s1 = uop.const 1 : tensor<4x6xi64>
  %t0_m1 = uop.mul %t0_i1, %t0_s1 : tensor<4x6xi64>
  %t0 = uop.add %t0_a0, %t0_m1 : tensor<4x6xi64>
  %6 = uop.index %t0[%1, %2] if %4 : tensor<4x6xi64> -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<24xi64>
  return %result : tensor<24xi64>
}

// CASE read[4,6](a // 6, a % 6, a // 6 == 2) -> read[4,6](2, a % 6, a // 6 == 2) for a in [0, 23]
func.func @case_21() -> tensor<24xi64>
    attributes {max_ops = 4, max_divisions = 2} {
  %a = uop.range 0 to 24 : index
  %0 = uop.const 6 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.floormod %a, %0 : index
  %3 = uop.const 2 : index
  %4 = uop.cmp eq %1, %3 : index
  %t0_1 = uop.const 1 : tensor<4x6xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4x6xi64>
  %t0_s0 = uop.const 6 : tensor<4x6xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4x6xi64>
  %t0_a0 = uop.add %t0_1, %t0_m0 : tensor<4x6xi64>
  %t0_i1 = uop.iota axis 1 : tensor<4x6xi64>
  %t0_s1 = uop.const 1 : tensor<4x6xi64>
  %t0_m1 = uop.mul %t0_i1, %t0_s1 : tensor<4x6xi64>
  %t0 = uop.add %t0_a0, %t0_m1 : tensor<4x6xi64>
  %6 = uop.index %t0[%1, %2] if %4 : tensor<4x6xi64> -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<24xi64>
  return %result : tensor<24xi64>
}

// CASE read[4,6](a, b, a < 4 and b < 6) -> read[4,6](a, b, a < 4) for a in [0, 5], b in [0, 5]
func.func @case_22() -> tensor<6x6xi64>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 6 : index
  %b = uop.range 1 to 6 : index
  %0 = uop.const 4 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 6 : index
  %3 = uop.cmp lt %b, %2 : index
  %4 = uop.and %1, %3 : i1
  %t0_1 = uop.const 1 : tensor<4x6xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4x6xi64>
  %t0_s0 = uop.const 6 : tensor<4x6xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4x6xi64>
  %t0_a0 = uop.add %t0_1, %t0_m0 : tensor<4x6xi64>
  %t0_i1 = uop.iota axis 1 : tensor<4x6xi64>
  %t0_s1 = uop.const 1 : tensor<4x6xi64>
  %t0_m1 = uop.mul %t0_i1, %t0_s1 : tensor<4x6xi64>
  %t0 = uop.add %t0_a0, %t0_m1 : tensor<4x6xi64>
  %6 = uop.index %t0[%a, %b] if %4 : tensor<4x6xi64> -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<6x6xi64>
  return %result : tensor<6x6xi64>
}

// CASE read[4,6](a, b, a == 2) -> read[4,6](2, b, a == 2) for a in [0, 5], b in [0, 5]
func.func @case_23() -> tensor<6x6xi64>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 6 : index
  %b = uop.range 1 to 6 : index
  %0 = uop.const 2 : index
  %1 = uop.cmp eq %a, %0 : index
  %t0_1 = uop.const 1 : tensor<4x6xi64>
  %t0_i0 = uop.iota axis 0 : tensor<4x6xi64>
  %t0_s0 = uop.const 6 : tensor<4x6xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<4x6xi64>
  %t0_a0 = uop.add %t0_1, %t0_m0 : tensor<4x6xi64>
  %t0_i1 = uop.iota axis 1 : tensor<4x6xi64>
  %t0_s1 = uop.const 1 : tensor<4x6xi64>
  %t0_m1 = uop.mul %t0_i1, %t0_s1 : tensor<4x6xi64>
  %t0 = uop.add %t0_a0, %t0_m1 : tensor<4x6xi64>
  %3 = uop.index %t0[%a, %b] if %1 : tensor<4x6xi64> -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<6x6xi64>
  return %result : tensor<6x6xi64>
}

// CASE read[8](a * 2 + b, a == 2) -> read[8](b + 4, a == 2) for a in [0, 5], b in [0, 1]
func.func @case_24() -> tensor<6x2xi64>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 6 : index
  %b = uop.range 1 to 2 : index
  %0 = uop.const 2 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.cmp eq %a, %0 : index
  %t0_1 = uop.const 1 : tensor<8xi64>
  %t0_i0 = uop.iota axis 0 : tensor<8xi64>
  %t0_s0 = uop.const 1 : tensor<8xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<8xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<8xi64>
  %5 = uop.index %t0[%2] if %3 : tensor<8xi64> -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<6x2xi64>
  return %result : tensor<6x2xi64>
}

// CASE read[9](a // 3 + b, a < 3 and b < 5) -> read[9](b, a < 3 and b < 5) for a in [0, 5], b in [0, 6]
func.func @case_25() -> tensor<6x7xi64>
    attributes {max_ops = 4, max_divisions = 0} {
  %a = uop.range 0 to 6 : index
  %b = uop.range 1 to 7 : index
  %0 = uop.const 3 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.cmp lt %a, %0 : index
  %4 = uop.const 5 : index
  %5 = uop.cmp lt %b, %4 : index
  %6 = uop.and %3, %5 : i1
  %t0_1 = uop.const 1 : tensor<9xi64>
  %t0_i0 = uop.iota axis 0 : tensor<9xi64>
  %t0_s0 = uop.const 1 : tensor<9xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<9xi64>
  %t0 = uop.add %t0_1, %t0_m0 : tensor<9xi64>
  %8 = uop.index %t0[%2] if %6 : tensor<9xi64> -> i64
  %result = uop.bufferize %8 over (%a, %b) : i64 -> tensor<6x7xi64>
  return %result : tensor<6x7xi64>
}

// CASE where(a < 3, a // 3 + b, b) -> b for a in [0, 5], b in [0, 5]
func.func @case_26() -> tensor<6x6xi64>
    attributes {bounds = array<i64: 0, 5>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 6 : index
  %b = uop.range 1 to 6 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.floordiv %a, %0 : index
  %3 = uop.add %2, %b : index
  %4 = uop.where %1, %3, %b : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<6x6xi64>
  return %result : tensor<6x6xi64>
}

// CASE where(a < 4 and b < 4, (a + b) // 7, 2) -> where(a < 4 and b < 4, 0, 2) for a in [0, 7], b in [0, 7]
func.func @case_27() -> tensor<8x8xi64>
    attributes {bounds = array<i64: 0, 2>, max_ops = 4, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const 4 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.cmp lt %b, %0 : index
  %3 = uop.and %1, %2 : i1
  %4 = uop.add %a, %b : index
  %5 = uop.const 7 : index
  %6 = uop.floordiv %4, %5 : index
  %7 = uop.const 2 : index
  %8 = uop.where %3, %6, %7 : index
  %9 = uop.cast %8 : index -> i64
  %result = uop.bufferize %9 over (%a, %b) : i64 -> tensor<8x8xi64>
  return %result : tensor<8x8xi64>
}

// CASE where(a < 4, (a % 4) + b * 4, 0) -> where(a < 4, a + b * 4, 0) for a in [0, 7], b in [0, 7] within [0, 35]
func.func @case_28() -> tensor<8x8xi64>
    attributes {bounds = array<i64: 0, 35>, max_ops = 4, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const 4 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.floormod %a, %0 : index
  %3 = uop.mul %b, %0 : index
  %4 = uop.add %2, %3 : index
  %5 = uop.const 0 : index
  %6 = uop.where %1, %4, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b) : i64 -> tensor<8x8xi64>
  return %result : tensor<8x8xi64>
}

// CASE where(a == 0, a + 5, 1) -> where(a == 0, 5, 1) for a in [0, 7]
func.func @case_29() -> tensor<8xi64>
    attributes {bounds = array<i64: 1, 5>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 0 : index
  %1 = uop.cmp eq %a, %0 : index
  %2 = uop.const 5 : index
  %3 = uop.add %a, %2 : index
  %4 = uop.const 1 : index
  %5 = uop.where %1, %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE where(a < 4, 1, (a + 4) // 8) -> 1 for a in [0, 11]
func.func @case_30() -> tensor<12xi64>
    attributes {bounds = array<i64: 1, 1>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 12 : index
  %0 = uop.const 4 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.add %a, %0 : index
  %4 = uop.const 8 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.where %1, %2, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<12xi64>
  return %result : tensor<12xi64>
}

// CASE where(a + b < 4, (a + b) // 4, 1) -> where(a + b < 4, 0, 1) for a in [0, 7], b in [0, 7]
func.func @case_31() -> tensor<8x8xi64>
    attributes {bounds = array<i64: 0, 1>, max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 4 : index
  %2 = uop.cmp lt %0, %1 : index
  %3 = uop.floordiv %0, %1 : index
  %4 = uop.const 1 : index
  %5 = uop.where %2, %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<8x8xi64>
  return %result : tensor<8x8xi64>
}
