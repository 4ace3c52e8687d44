// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// What quotient and remainder make together; truncation.
// CHECK: // 24 functions,

// CASE a // 4 * 4 + a % 4 -> a for a in [0, 30]
func.func @case_0() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 30>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.mul %1, %0 : index
  %3 = uop.floormod %a, %0 : index
  %4 = uop.add %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE a % 4 + a // 4 * 4 -> a for a in [-30, 30]
func.func @case_1() -> tensor<61xi64>
    attributes {bounds = array<i64: -30, 30>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 61 : index
  %0 = uop.const -30 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.floordiv %1, %2 : index
  %5 = uop.mul %4, %2 : index
  %6 = uop.add %3, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<61xi64>
  return %result : tensor<61xi64>
}

// CASE a % 4 + (a // 4) * 4 -> a for a in [0, 3]
func.func @case_2() -> tensor<4xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.floordiv %a, %0 : index
  %3 = uop.mul %2, %0 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<4xi64>
  return %result : tensor<4xi64>
}

// CASE (a % 4) * 3 + (a // 4) * 12 -> a * 3 for a in [0, 30]
func.func @case_3() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 90>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.floordiv %a, %0 : index
  %5 = uop.const 12 : index
  %6 = uop.mul %4, %5 : index
  %7 = uop.add %3, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a // 4 % 3) * 4 + a % 4 -> a % 12 for a in [0, 30]
func.func @case_4() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 11>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.mul %3, %0 : index
  %5 = uop.floormod %a, %0 : index
  %6 = uop.add %4, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE a % 12 // 4 * 4 + a % 4 + a // 12 * 12 -> a for a in [0, 40]
func.func @case_5() -> tensor<41xi64>
    attributes {bounds = array<i64: 0, 40>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 41 : index
  %0 = uop.const 12 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.mul %3, %2 : index
  %5 = uop.floormod %a, %2 : index
  %6 = uop.add %4, %5 : index
  %7 = uop.floordiv %a, %0 : index
  %8 = uop.mul %7, %0 : index
  %9 = uop.add %6, %8 : index
  %10 = uop.cast %9 : index -> i64
  %result = uop.bufferize %10 over (%a) : i64 -> tensor<41xi64>
  return %result : tensor<41xi64>
}

// CASE a % 4 + (a // 4) % 2 * 4 + a // 8 * 8 -> a for a in [0, 40]
func.func @case_6() -> tensor<41xi64>
    attributes {bounds = array<i64: 0, 40>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 41 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.floordiv %a, %0 : index
  %3 = uop.const 2 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.mul %4, %0 : index
  %6 = uop.add %1, %5 : index
  %7 = uop.const 8 : index
  %8 = uop.floordiv %a, %7 : index
  %9 = uop.mul %8, %7 : index
  %10 = uop.add %6, %9 : index
  %11 = uop.cast %10 : index -> i64
  %result = uop.bufferize %11 over (%a) : i64 -> tensor<41xi64>
  return %result : tensor<41xi64>
}

// CASE (a % 4 + 1) + (a // 4) * 4 -> a + 1 for a in [0, 30]
func.func @case_7() -> tensor<31xi64>
    attributes {bounds = array<i64: 1, 31>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.floordiv %a, %0 : index
  %5 = uop.mul %4, %0 : index
  %6 = uop.add %3, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE b + a % 4 + (a // 4) * 4 -> a + b for a in [0, 30], b in [0, 4]
func.func @case_8() -> tensor<31x5xi64>
    attributes {bounds = array<i64: 0, 34>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.add %b, %1 : index
  %3 = uop.floordiv %a, %0 : index
  %4 = uop.mul %3, %0 : index
  %5 = uop.add %2, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<31x5xi64>
  return %result : tensor<31x5xi64>
}

// CASE (a + b) % 4 + (a + b) // 4 * 4 -> a + b for a in [0, 10], b in [0, 4]
func.func @case_9() -> tensor<11x5xi64>
    attributes {bounds = array<i64: 0, 14>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 11 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 4 : index
  %2 = uop.floormod %0, %1 : index
  %3 = uop.floordiv %0, %1 : index
  %4 = uop.mul %3, %1 : index
  %5 = uop.add %2, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<11x5xi64>
  return %result : tensor<11x5xi64>
}

// CASE (a + 1) % 4 + (a + 1) // 4 * 4 -> a + 1 for a in [0, 10]
func.func @case_10() -> tensor<11xi64>
    attributes {bounds = array<i64: 1, 11>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 11 : index
  %0 = uop.const 1 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.floordiv %1, %2 : index
  %5 = uop.mul %4, %2 : index
  %6 = uop.add %3, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<11xi64>
  return %result : tensor<11xi64>
}

// CASE (a * 3 + b) // 4 * 4 + (a * 3 + b) % 4 -> a * 3 + b for a in [0, 10], b in [0, 4]
func.func @case_11() -> tensor<11x5xi64>
    attributes {bounds = array<i64: 0, 34>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 11 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 4 : index
  %4 = uop.floordiv %2, %3 : index
  %5 = uop.mul %4, %3 : index
  %6 = uop.floormod %2, %3 : index
  %7 = uop.add %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a, %b) : i64 -> tensor<11x5xi64>
  return %result : tensor<11x5xi64>
}

// CASE a - a // 4 * 4 -> a % 4 for a in [0, 30]
func.func @case_12() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.mul %1, %0 : index
  %3 = uop.sub %a, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE a - a // 4 * 4 -> a % 4 for a in [-30, 30]
func.func @case_13() -> tensor<61xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 61 : index
  %0 = uop.const -30 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.mul %3, %2 : index
  %5 = uop.sub %1, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<61xi64>
  return %result : tensor<61xi64>
}

// CASE a - a % 4 -> a // 4 * 4 for a in [0, 30]
func.func @case_14() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 28>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.sub %a, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a - a % 4) // 4 -> a // 4 for a in [0, 30]
func.func @case_15() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.sub %a, %1 : index
  %3 = uop.floordiv %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE a * 3 - a // 4 * 12 -> a % 4 * 3 for a in [0, 30]
func.func @case_16() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 9>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floordiv %a, %2 : index
  %4 = uop.const 12 : index
  %5 = uop.mul %3, %4 : index
  %6 = uop.sub %1, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a % 4) * 2 + (a // 4) * 8 -> a * 2 for a in [0, 30]
func.func @case_17() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 60>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.floordiv %a, %0 : index
  %5 = uop.const 8 : index
  %6 = uop.mul %4, %5 : index
  %7 = uop.add %3, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a // 8) * 2 + (a // 4) % 2 -> a // 4 for a in [0, 40]
func.func @case_18() -> tensor<41xi64>
    attributes {bounds = array<i64: 0, 10>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 41 : index
  %0 = uop.const 8 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 4 : index
  %5 = uop.floordiv %a, %4 : index
  %6 = uop.floormod %5, %2 : index
  %7 = uop.add %3, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a) : i64 -> tensor<41xi64>
  return %result : tensor<41xi64>
}

// CASE (a // 8) * 8 + (a // 4) % 2 * 4 -> a // 4 * 4 for a in [0, 40]
func.func @case_19() -> tensor<41xi64>
    attributes {bounds = array<i64: 0, 40>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 41 : index
  %0 = uop.const 8 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.mul %1, %0 : index
  %3 = uop.const 4 : index
  %4 = uop.floordiv %a, %3 : index
  %5 = uop.const 2 : index
  %6 = uop.floormod %4, %5 : index
  %7 = uop.mul %6, %3 : index
  %8 = uop.add %2, %7 : index
  %9 = uop.cast %8 : index -> i64
  %result = uop.bufferize %9 over (%a) : i64 -> tensor<41xi64>
  return %result : tensor<41xi64>
}

// CASE imod(a, 4) -> a % 4 for a in [0, 30]
func.func @case_20() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.mod %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE imod(a, 4) -> a for a in [0, 3]
func.func @case_21() -> tensor<4xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mod %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<4xi64>
  return %result : tensor<4xi64>
}

// CASE imod(a * 4 + b, 4) -> b for a in [0, 3], b in [0, 3]
func.func @case_22() -> tensor<4x4xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.mod %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<4x4xi64>
  return %result : tensor<4x4xi64>
}

// CASE imod(a, 8) -> a for a in [-7, 7]
func.func @case_23() -> tensor<15xi64>
    attributes {bounds = array<i64: -7, 7>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.mod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<15xi64>
  return %result : tensor<15xi64>
}
