// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Known mistakes of other engines.
// CHECK: // 27 functions,

// (a * n + b) / n is a for floor division alone: truncation differs at -1.
// CASE idiv(a * 4 + 3, 4) -> idiv(a * 4 + 3, 4) for a in [-3, 3]
func.func @case_0() -> tensor<7xi64>
    attributes {bounds = array<i64: -2, 3>, max_ops = 5, max_divisions = 1} {
  %a = uop.range 0 to 7 : index
  %0 = uop.const -3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.idiv %5, %2 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<7xi64>
  return %result : tensor<7xi64>
}

// CASE (a * 4 + 3) // 4 -> a for a in [-3, 3]
func.func @case_1() -> tensor<7xi64>
    attributes {bounds = array<i64: -3, 3>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 7 : index
  %0 = uop.const -3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.floordiv %5, %2 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<7xi64>
  return %result : tensor<7xi64>
}

// CASE idiv(a * 4, 8) -> idiv(a * 4, 8) for a in [-3, 3]
func.func @case_2() -> tensor<7xi64>
    attributes {bounds = array<i64: -1, 1>, max_ops = 4, max_divisions = 1} {
  %a = uop.range 0 to 7 : index
  %0 = uop.const -3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 8 : index
  %5 = uop.idiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<7xi64>
  return %result : tensor<7xi64>
}

// CASE imod(a * 4 + 3, 4) -> imod(a * 4 + 3, 4) for a in [-3, 3] within [-3, 3]
func.func @case_3() -> tensor<7xi64>
    attributes {bounds = array<i64: -3, 3>, max_ops = 5, max_divisions = 1} {
  %a = uop.range 0 to 7 : index
  %0 = uop.const -3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.mod %5, %2 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<7xi64>
  return %result : tensor<7xi64>
}

// CASE imod(a, 4) -> imod(a, 4) for a in [-6, 6]
func.func @case_4() -> tensor<13xi64>
    attributes {bounds = array<i64: -3, 3>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const -6 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE idiv(a, 4) -> idiv(a, 4) for a in [-6, 6]
func.func @case_5() -> tensor<13xi64>
    attributes {bounds = array<i64: -1, 1>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const -6 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.idiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// The product of nested divisors may leave 64 bits: 2^32 * 2^32.
// CASE (a // 4294967296) // 4294967296 -> 0 for a in [0, 7]
func.func @case_6() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 4294967296 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.floordiv %1, %0 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE (a * 4294967296 // 4294967296) // 4294967296 -> 0 for a in [0, 7]
func.func @case_7() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 4294967296 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.floordiv %1, %0 : index
  %3 = uop.floordiv %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE (a * 1152921504606846976 // 4294967296) // 4294967296 -> (a * 268435456) // 4294967296 for a in [0, 7]
func.func @case_8() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 1152921504606846976 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4294967296 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.floordiv %3, %2 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// A shift of a comparison needs that neither side wraps.
// CASE a + 9223372036854775800 < 9223372036854775804 -> a < 4 for a in [0, 7]
func.func @case_9() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 9223372036854775800 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 9223372036854775804 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a - 9223372036854775800 < -9223372036854775796 -> a < 4 for a in [0, 7]
func.func @case_10() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 9223372036854775800 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.const -9223372036854775796 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a - 1 < 3 -> a < 4 for a in [0, 7]
func.func @case_11() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a - 8 < 0 -> True for a in [0, 7]
func.func @case_12() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 8 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.const 0 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a * 2305843009213693952 < 4611686018427387905 -> a < 3 for a in [0, 3]
func.func @case_13() -> tensor<4xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %0 = uop.const 2305843009213693952 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4611686018427387905 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<4xi1>
  return %result : tensor<4xi1>
}

// Shifted ranges are different values.
// CASE (r + 1) * 16 + (r - 1) -> r * 17 + 15 for r in [1, 7]
func.func @case_14() -> tensor<7xi64>
    attributes {bounds = array<i64: 32, 134>, max_ops = 3, max_divisions = 0} {
  %r = uop.range 0 to 7 : index
  %0 = uop.const 1 : index
  %1 = uop.add %r, %0 : index
  %2 = uop.add %1, %0 : index
  %3 = uop.const 16 : index
  %4 = uop.mul %2, %3 : index
  %5 = uop.sub %1, %0 : index
  %6 = uop.add %4, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%r) : i64 -> tensor<7xi64>
  return %result : tensor<7xi64>
}

// CASE read[9,9](r + 1, r - 1) -> read[9,9](r + 1, r - 1) for r in [1, 7]
func.func @case_15() -> tensor<7xi64>
    attributes {max_ops = 4, max_divisions = 0} {
  %r = uop.range 0 to 7 : index
  %0 = uop.const 1 : index
  %1 = uop.add %r, %0 : index
  %2 = uop.add %1, %0 : index
  %3 = uop.sub %1, %0 : index
  %t0_1 = uop.const 1 : tensor<9x9xi64>
  %t0_i0 = uop.iota axis 0 : tensor<9x9xi64>
  %t0_s0 = uop.const 9 : tensor<9x9xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<9x9xi64>
  %t0_a0 = uop.add %t0_1, %t0_m0 : tensor<9x9xi64>
  %t0_i1 = uop.iota axis 1 : tensor<9x9xi64>
  %t0_s1 = uop.const 1 : tensor<9x9xi64>
  %t0_m1 = uop.mul %t0_i1, %t0_s1 : tensor<9x9xi64>
  %t0 = uop.add %t0_a0, %t0_m1 : tensor<9x9xi64>
  %5 = uop.index %t0[%2, %3] : tensor<9x9xi64> -> i64
  %result = uop.bufferize %5 over (%r) : i64 -> tensor<7xi64>
  return %result : tensor<7xi64>
}

// CASE read[8,8](r + 1, r - 1, r < 7 and r > 0) -> read[8,8](r + 1, r - 1, r < 7 and 0 < r) for r in [0, 7]
func.func @case_16() -> tensor<8xi64>
    attributes {max_ops = 6, max_divisions = 0} {
  %r = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.add %r, %0 : index
  %2 = uop.sub %r, %0 : index
  %3 = uop.const 7 : index
  %4 = uop.cmp lt %r, %3 : index
  %5 = uop.const 0 : index
  %6 = uop.cmp gt %r, %5 : index
  %7 = uop.and %4, %6 : i1
  %t0_1 = uop.const 1 : tensor<8x8xi64>
  %t0_i0 = uop.iota axis 0 : tensor<8x8xi64>
  %t0_s0 = uop.const 8 : tensor<8x8xi64>
  %t0_m0 = uop.mul %t0_i0, %t0_s0 : tensor<8x8xi64>
  %t0_a0 = uop.add %t0_1, %t0_m0 : tensor<8x8xi64>
  %t0_i1 = uop.iota axis 1 : tensor<8x8xi64>
  %t0_s1 = uop.const 1 : tensor<8x8xi64>
  %t0_m1 = uop.mul %t0_i1, %t0_s1 : tensor<8x8xi64>
  %t0 = uop.add %t0_a0, %t0_m1 : tensor<8x8xi64>
  %9 = uop.index %t0[%1, %2] if %7 : tensor<8x8xi64> -> i64
  %result = uop.bufferize %9 over (%r) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE where(r < 7, r + 1, r - 1) -> where(r < 7, r + 1, r - 1) for r in [0, 7] within [-1, 8]
func.func @case_17() -> tensor<8xi64>
    attributes {bounds = array<i64: -1, 8>, max_ops = 4, max_divisions = 0} {
  %r = uop.range 0 to 8 : index
  %0 = uop.const 7 : index
  %1 = uop.cmp lt %r, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.add %r, %2 : index
  %4 = uop.sub %r, %2 : index
  %5 = uop.where %1, %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%r) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// x / x and x % x at 0 are no rules.
// CASE (a * b) // 3 -> (a * b) // 3 for a in [0, 4], b in [-2, 2]
func.func @case_18() -> tensor<5x5xi64>
    attributes {bounds = array<i64: -3, 2>, max_ops = 4, max_divisions = 1} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const -2 : index
  %1 = uop.add %b, %0 : index
  %2 = uop.mul %a, %1 : index
  %3 = uop.const 3 : index
  %4 = uop.floordiv %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE (a * 2) // 3 * 3 -> (a * 2) // 3 * 3 for a in [-4, 4]
func.func @case_19() -> tensor<9xi64>
    attributes {bounds = array<i64: -9, 6>, max_ops = 5, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.mul %5, %4 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// Negative numerators: no rule that needs a non-negative one.
// CASE (a * 4 - 1) // 8 -> (a * 4 - 1) // 8 for a in [0, 4]
func.func @case_20() -> tensor<5xi64>
    attributes {bounds = array<i64: -1, 1>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 5 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.sub %1, %2 : index
  %4 = uop.const 8 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<5xi64>
  return %result : tensor<5xi64>
}

// CASE (a * -3 + 2) % 6 -> (a % 2) * 3 + 2 for a in [0, 9]
func.func @case_21() -> tensor<10xi64>
    attributes {bounds = array<i64: 2, 5>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const -3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 6 : index
  %5 = uop.floormod %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE (a - b) // 4 -> (a + b * -1) // 4 for a in [0, 7], b in [0, 7]
func.func @case_22() -> tensor<8x8xi64>
    attributes {bounds = array<i64: -2, 1>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.sub %a, %b : index
  %1 = uop.const 4 : index
  %2 = uop.floordiv %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<8x8xi64>
  return %result : tensor<8x8xi64>
}

// CASE (a - b) % 4 -> (a + b * -1) % 4 for a in [0, 7], b in [0, 7]
func.func @case_23() -> tensor<8x8xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.sub %a, %b : index
  %1 = uop.const 4 : index
  %2 = uop.floormod %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<8x8xi64>
  return %result : tensor<8x8xi64>
}

// CASE (a * 4 - b) // 4 -> a + (b * -1) // 4 for a in [0, 7], b in [0, 7]
func.func @case_24() -> tensor<8x8xi64>
    attributes {bounds = array<i64: -2, 7>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.sub %1, %b : index
  %3 = uop.floordiv %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<8x8xi64>
  return %result : tensor<8x8xi64>
}

// CASE (-a // 3) // 2 -> (a * -1) // 6 for a in [0, 20]
func.func @case_25() -> tensor<21xi64>
    attributes {bounds = array<i64: -4, 0>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 21 : index
  %0 = uop.const -1 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.const 2 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<21xi64>
  return %result : tensor<21xi64>
}

// CASE (a % 6) // 4 -> (a % 6) // 4 for a in [-9, 20]
func.func @case_26() -> tensor<30xi64>
    attributes {bounds = array<i64: 0, 1>, max_ops = 4, max_divisions = 2} {
  %a = uop.range 0 to 30 : index
  %0 = uop.const -9 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 6 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.const 4 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<30xi64>
  return %result : tensor<30xi64>
}
