// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Floor division: nesting, congruence, signs, strides.
// CHECK: // 40 functions,

// CASE (a + 16) // 8 -> a // 8 + 2 for a in [0, 30]
func.func @case_0() -> tensor<31xi64>
    attributes {bounds = array<i64: 2, 5>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 16 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a + 20) // 8 -> (a + 4) // 8 + 2 for a in [0, 30]
func.func @case_1() -> tensor<31xi64>
    attributes {bounds = array<i64: 2, 6>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 20 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a - 8) // 8 -> a // 8 - 1 for a in [0, 30]
func.func @case_2() -> tensor<31xi64>
    attributes {bounds = array<i64: -1, 2>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 8 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.floordiv %1, %0 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a - 10) // 8 -> (a + 6) // 8 - 2 for a in [0, 30]
func.func @case_3() -> tensor<31xi64>
    attributes {bounds = array<i64: -2, 2>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 10 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a // 2) // 3 -> a // 6 for a in [0, 30]
func.func @case_4() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 5>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 2 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a // 2) // 3 -> a // 6 for a in [-30, 30]
func.func @case_5() -> tensor<61xi64>
    attributes {bounds = array<i64: -5, 5>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 61 : index
  %0 = uop.const -30 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<61xi64>
  return %result : tensor<61xi64>
}

// CASE (a // 4) // 8 -> 0 for a in [0, 31]
func.func @case_6() -> tensor<32xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 32 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<32xi64>
  return %result : tensor<32xi64>
}

// CASE ((a // 2) + 1) // 3 -> (a + 2) // 6 for a in [0, 30]
func.func @case_7() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 5>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 2 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE ((a - 10) // 2 + 10) // 2 -> (a + 2) // 4 + 2 for a in [0, 30]
func.func @case_8() -> tensor<31xi64>
    attributes {bounds = array<i64: 2, 10>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 10 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.add %3, %0 : index
  %5 = uop.floordiv %4, %2 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE ((a + 1) // 2 + 1) // 2 -> (a + 3) // 4 for a in [0, 30]
func.func @case_9() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 1 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.add %3, %0 : index
  %5 = uop.floordiv %4, %2 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE ((a // 2) * 2) // 4 -> a // 4 for a in [0, 30]
func.func @case_10() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 2 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.mul %1, %0 : index
  %3 = uop.const 4 : index
  %4 = uop.floordiv %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a // 3 * 3 + b) // 3 -> a // 3 for a in [0, 11], b in [0, 2]
func.func @case_11() -> tensor<12x3xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 12 : index
  %b = uop.range 1 to 3 : index
  %0 = uop.const 3 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.mul %1, %0 : index
  %3 = uop.add %2, %b : index
  %4 = uop.floordiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<12x3xi64>
  return %result : tensor<12x3xi64>
}

// CASE (a % 12) // 4 -> (a // 4) % 3 for a in [0, 30]
func.func @case_12() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 2>, max_ops = 2, max_divisions = 2} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 12 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a % 12) // 12 -> 0 for a in [0, 30]
func.func @case_13() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 12 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.floordiv %1, %0 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a % 12) // 6 -> (a // 6) % 2 for a in [-13, 30]
func.func @case_14() -> tensor<44xi64>
    attributes {bounds = array<i64: 0, 1>, max_ops = 4, max_divisions = 2} {
  %a = uop.range 0 to 44 : index
  %0 = uop.const -13 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 12 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.const 6 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<44xi64>
  return %result : tensor<44xi64>
}

// CASE (-a) // 2 -> (a * -1) // 2 for a in [0, 9]
func.func @case_15() -> tensor<10xi64>
    attributes {bounds = array<i64: -5, 0>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const -1 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE (8 - a) // 8 -> (a * -1 + 8) // 8 for a in [0, 8]
func.func @case_16() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 1>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 8 : index
  %1 = uop.sub %0, %a : index
  %2 = uop.floordiv %1, %0 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (7 - a) // 8 -> 0 for a in [0, 7]
func.func @case_17() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 7 : index
  %1 = uop.sub %0, %a : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE (-1 - a) // 8 -> -1 for a in [0, 7]
func.func @case_18() -> tensor<8xi64>
    attributes {bounds = array<i64: -1, -1>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const -1 : index
  %1 = uop.sub %0, %a : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE (a * 3 + b * 3) // 3 -> a + b for a in [0, 8], b in [0, 8]
func.func @case_19() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 16>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.mul %b, %0 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.floordiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a * 3 + b * 6 + 2) // 3 -> a + b * 2 for a in [0, 8], b in [0, 8]
func.func @case_20() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 24>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 6 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.const 2 : index
  %6 = uop.add %4, %5 : index
  %7 = uop.floordiv %6, %0 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a * 3 + b * 6 + 3) // 3 -> a + b * 2 + 1 for a in [0, 8], b in [0, 8]
func.func @case_21() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 1, 25>, max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 6 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %0 : index
  %6 = uop.floordiv %5, %0 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a * 9 + 4) // 18 -> a // 2 for a in [0, 8]
func.func @case_22() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 9 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 18 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a * 9 + 13) // 18 -> (a + 1) // 2 for a in [0, 8]
func.func @case_23() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 9 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 13 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 18 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (13 * a + 17) // 18 -> a for a in [0, 3]
func.func @case_24() -> tensor<4xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %0 = uop.const 13 : index
  %1 = uop.mul %0, %a : index
  %2 = uop.const 17 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 18 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<4xi64>
  return %result : tensor<4xi64>
}

// CASE (a * 2 + b) // 2 -> a for a in [0, 8], b in [0, 1]
func.func @case_25() -> tensor<9x2xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 2 : index
  %0 = uop.const 2 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.floordiv %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<9x2xi64>
  return %result : tensor<9x2xi64>
}

// CASE (a * 128 + b * 32 + c) // 128 -> a for a in [0, 2], b in [0, 3], c in [0, 31]
func.func @case_26() -> tensor<3x4x32xi64>
    attributes {bounds = array<i64: 0, 2>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 4 : index
  %c = uop.range 2 to 32 : index
  %0 = uop.const 128 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 32 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.floordiv %5, %0 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b, %c) : i64 -> tensor<3x4x32xi64>
  return %result : tensor<3x4x32xi64>
}

// CASE (a * 128 + b * 32 + c) // 32 -> a * 4 + b for a in [0, 2], b in [0, 3], c in [0, 31]
func.func @case_27() -> tensor<3x4x32xi64>
    attributes {bounds = array<i64: 0, 11>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 4 : index
  %c = uop.range 2 to 32 : index
  %0 = uop.const 128 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 32 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.floordiv %5, %2 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b, %c) : i64 -> tensor<3x4x32xi64>
  return %result : tensor<3x4x32xi64>
}

// CASE (a * 128 + b * 32 + c) // 64 -> a * 2 + b // 2 for a in [0, 2], b in [0, 3], c in [0, 31]
func.func @case_28() -> tensor<3x4x32xi64>
    attributes {bounds = array<i64: 0, 5>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 4 : index
  %c = uop.range 2 to 32 : index
  %0 = uop.const 128 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 32 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.const 64 : index
  %7 = uop.floordiv %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a, %b, %c) : i64 -> tensor<3x4x32xi64>
  return %result : tensor<3x4x32xi64>
}

// CASE (a * 1024 + b * 32 + c) // 256 -> a * 4 + b // 8 for a in [0, 2], b in [0, 31], c in [0, 3]
func.func @case_29() -> tensor<3x32x4xi64>
    attributes {bounds = array<i64: 0, 11>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 32 : index
  %c = uop.range 2 to 4 : index
  %0 = uop.const 1024 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 32 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.const 256 : index
  %7 = uop.floordiv %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a, %b, %c) : i64 -> tensor<3x32x4xi64>
  return %result : tensor<3x32x4xi64>
}

// CASE (a + b * 5) // 5 -> b for a in [0, 4], b in [0, 8]
func.func @case_30() -> tensor<5x9xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 5 : index
  %1 = uop.mul %b, %0 : index
  %2 = uop.add %a, %1 : index
  %3 = uop.floordiv %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<5x9xi64>
  return %result : tensor<5x9xi64>
}

// CASE (a + b * 5 + 5) // 5 -> b + 1 for a in [0, 4], b in [0, 8]
func.func @case_31() -> tensor<5x9xi64>
    attributes {bounds = array<i64: 1, 9>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 5 : index
  %1 = uop.mul %b, %0 : index
  %2 = uop.add %a, %1 : index
  %3 = uop.add %2, %0 : index
  %4 = uop.floordiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<5x9xi64>
  return %result : tensor<5x9xi64>
}

// CASE (a + b) // 9 -> 0 for a in [0, 4], b in [0, 4]
func.func @case_32() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 9 : index
  %2 = uop.floordiv %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE (a + b) // 8 -> (a + b) // 8 for a in [0, 4], b in [0, 4]
func.func @case_33() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 1>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 8 : index
  %2 = uop.floordiv %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE ((a * 4 + b) // 4) // 2 -> a // 2 for a in [0, 8], b in [0, 3]
func.func @case_34() -> tensor<9x4xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.floordiv %2, %0 : index
  %4 = uop.const 2 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<9x4xi64>
  return %result : tensor<9x4xi64>
}

// CASE (a // 4 * 4 + a % 4) // 2 -> a // 2 for a in [0, 31]
func.func @case_35() -> tensor<32xi64>
    attributes {bounds = array<i64: 0, 15>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 32 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.mul %1, %0 : index
  %3 = uop.floormod %a, %0 : index
  %4 = uop.add %2, %3 : index
  %5 = uop.const 2 : index
  %6 = uop.floordiv %4, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<32xi64>
  return %result : tensor<32xi64>
}

// CASE idiv(a, 4) -> a // 4 for a in [0, 30]
func.func @case_36() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.idiv %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE idiv(a * 4 + 3, 4) -> a for a in [0, 8]
func.func @case_37() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.idiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE idiv(a, 4) -> 0 for a in [0, 3]
func.func @case_38() -> tensor<4xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.idiv %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<4xi64>
  return %result : tensor<4xi64>
}

// CASE idiv(a, 8) -> 0 for a in [-7, 7]
func.func @case_39() -> tensor<15xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.idiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<15xi64>
  return %result : tensor<15xi64>
}
