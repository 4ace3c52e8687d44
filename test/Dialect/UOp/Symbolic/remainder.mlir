// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Floor remainder.
// CHECK: // 52 functions,

// CASE 7 % 3 -> 1
func.func @case_0() -> tensor<1xi64>
    attributes {bounds = array<i64: 1, 1>, max_ops = 0, max_divisions = 0} {
  %i = uop.range 0 to 1 : index
  %0 = uop.const 7 : index
  %1 = uop.const 3 : index
  %2 = uop.floormod %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%i) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE -7 % 3 -> 2
func.func @case_1() -> tensor<1xi64>
    attributes {bounds = array<i64: 2, 2>, max_ops = 0, max_divisions = 0} {
  %i = uop.range 0 to 1 : index
  %0 = uop.const -7 : index
  %1 = uop.const 3 : index
  %2 = uop.floormod %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%i) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE -9 % 5 -> 1
func.func @case_2() -> tensor<1xi64>
    attributes {bounds = array<i64: 1, 1>, max_ops = 0, max_divisions = 0} {
  %i = uop.range 0 to 1 : index
  %0 = uop.const -9 : index
  %1 = uop.const 5 : index
  %2 = uop.floormod %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%i) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE a % 1 -> 0 for a in [-4, 8]
func.func @case_3() -> tensor<13xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE a % 8 -> a for a in [0, 7]
func.func @case_4() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 8 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a % 8 -> a + 8 for a in [-8, -1] within [0, 7]
func.func @case_5() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const -8 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a % 8 -> a - 16 for a in [16, 23]
func.func @case_6() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 16 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a % 8 -> a % 8 for a in [0, 30]
func.func @case_7() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 8 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE a % 8 -> a % 8 for a in [-5, 30]
func.func @case_8() -> tensor<36xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 36 : index
  %0 = uop.const -5 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<36xi64>
  return %result : tensor<36xi64>
}

// CASE (a * 8) % 8 -> 0 for a in [-4, 8]
func.func @case_9() -> tensor<13xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.floormod %3, %2 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE (a * 8 + b) % 8 -> b for a in [0, 4], b in [0, 7]
func.func @case_10() -> tensor<5x8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const 8 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.floormod %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<5x8xi64>
  return %result : tensor<5x8xi64>
}

// CASE (a * 8 + b) % 8 -> b for a in [-4, 4], b in [0, 7]
func.func @case_11() -> tensor<9x8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.add %3, %b : index
  %5 = uop.floormod %4, %2 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<9x8xi64>
  return %result : tensor<9x8xi64>
}

// CASE (a * 8 + 5) % 8 -> 5 for a in [-4, 4]
func.func @case_12() -> tensor<9xi64>
    attributes {bounds = array<i64: 5, 5>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 5 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.floormod %5, %2 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a * 16 + b) % 8 -> b for a in [0, 4], b in [0, 7]
func.func @case_13() -> tensor<5x8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const 16 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 8 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<5x8xi64>
  return %result : tensor<5x8xi64>
}

// CASE (a * 4 + b) % 8 -> (a % 2) * 4 + b for a in [0, 9], b in [0, 3]
func.func @case_14() -> tensor<10x4xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 8 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<10x4xi64>
  return %result : tensor<10x4xi64>
}

// CASE (a * 4 + b) % 2 -> b % 2 for a in [0, 9], b in [0, 3]
func.func @case_15() -> tensor<10x4xi64>
    attributes {bounds = array<i64: 0, 1>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 2 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<10x4xi64>
  return %result : tensor<10x4xi64>
}

// CASE (a * 3) % 6 -> (a % 2) * 3 for a in [0, 9]
func.func @case_16() -> tensor<10xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 6 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE (a * 3) % 6 -> (a % 2) * 3 for a in [-9, 9]
func.func @case_17() -> tensor<19xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 4, max_divisions = 1} {
  %a = uop.range 0 to 19 : index
  %0 = uop.const -9 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 6 : index
  %5 = uop.floormod %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<19xi64>
  return %result : tensor<19xi64>
}

// CASE (a * 4 + 2) % 8 -> (a % 2) * 4 + 2 for a in [0, 9]
func.func @case_18() -> tensor<10xi64>
    attributes {bounds = array<i64: 2, 6>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 8 : index
  %5 = uop.floormod %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE (a + 8) % 8 -> a for a in [0, 7]
func.func @case_19() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 8 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.floormod %1, %0 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE (a + 16) % 8 -> a % 8 for a in [0, 30]
func.func @case_20() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 16 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a - 8) % 8 -> a % 8 for a in [0, 30]
func.func @case_21() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 8 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.floormod %1, %0 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a + 9) % 8 -> (a + 1) % 8 for a in [0, 30]
func.func @case_22() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 9 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a + b * 9) % 8 -> (a + b) % 8 for a in [0, 8], b in [0, 8]
func.func @case_23() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 9 : index
  %1 = uop.mul %b, %0 : index
  %2 = uop.add %a, %1 : index
  %3 = uop.const 8 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a + b * 9) % 8 -> a + b for a in [0, 3], b in [0, 4]
func.func @case_24() -> tensor<4x5xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 9 : index
  %1 = uop.mul %b, %0 : index
  %2 = uop.add %a, %1 : index
  %3 = uop.const 8 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<4x5xi64>
  return %result : tensor<4x5xi64>
}

// CASE (13 * a + 17) % 18 -> a * -5 + 17 for a in [0, 3]
func.func @case_25() -> tensor<4xi64>
    attributes {bounds = array<i64: 2, 17>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %0 = uop.const 13 : index
  %1 = uop.mul %0, %a : index
  %2 = uop.const 17 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 18 : index
  %5 = uop.floormod %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<4xi64>
  return %result : tensor<4xi64>
}

// CASE (17 + 13 * a) % 18 -> a * -5 + 17 for a in [0, 3]
func.func @case_26() -> tensor<4xi64>
    attributes {bounds = array<i64: 2, 17>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %0 = uop.const 17 : index
  %1 = uop.const 13 : index
  %2 = uop.mul %1, %a : index
  %3 = uop.add %0, %2 : index
  %4 = uop.const 18 : index
  %5 = uop.floormod %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<4xi64>
  return %result : tensor<4xi64>
}

// CASE (a * 7) % 8 -> a * -1 + 8 for a in [1, 8] within [0, 7]
func.func @case_27() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 7 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 8 : index
  %5 = uop.floormod %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE (15 * a + 15) % 16 -> a * -1 + 15 for a in [0, 15]
func.func @case_28() -> tensor<16xi64>
    attributes {bounds = array<i64: 0, 15>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 16 : index
  %0 = uop.const 15 : index
  %1 = uop.mul %0, %a : index
  %2 = uop.add %1, %0 : index
  %3 = uop.const 16 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<16xi64>
  return %result : tensor<16xi64>
}

// CASE (a % 8) % 8 -> a % 8 for a in [0, 30]
func.func @case_29() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 8 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.floormod %1, %0 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a % 16) % 8 -> a % 8 for a in [0, 30]
func.func @case_30() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 16 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a % 16) % 8 -> a % 8 for a in [-30, 30]
func.func @case_31() -> tensor<61xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 61 : index
  %0 = uop.const -30 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 16 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.const 8 : index
  %5 = uop.floormod %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<61xi64>
  return %result : tensor<61xi64>
}

// CASE (a % 8) % 16 -> a % 8 for a in [0, 30]
func.func @case_32() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 8 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 16 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a % 12 + 12) % 12 -> a % 12 for a in [0, 30]
func.func @case_33() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 11>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 12 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.add %1, %0 : index
  %3 = uop.floormod %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a % 4 + b % 4) % 4 -> (a + b) % 4 for a in [0, 8], b in [0, 8]
func.func @case_34() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.floormod %b, %0 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.floormod %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a % 4 * 3 + b) % 4 -> (a * 3 + b) % 4 for a in [0, 8], b in [0, 8]
func.func @case_35() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.add %3, %b : index
  %5 = uop.floormod %4, %0 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a // 4 * 4 + b) % 4 -> b for a in [0, 8], b in [0, 3]
func.func @case_36() -> tensor<9x4xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.mul %1, %0 : index
  %3 = uop.add %2, %b : index
  %4 = uop.floormod %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x4xi64>
  return %result : tensor<9x4xi64>
}

// CASE (a // 4) % 2 -> (a // 4) % 2 for a in [0, 30]
func.func @case_37() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 1>, max_ops = 2, max_divisions = 2} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a // 4) % 8 -> a // 4 for a in [0, 30]
func.func @case_38() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE (a * 128 + b * 32 + c) % 128 -> b * 32 + c for a in [0, 2], b in [0, 3], c in [0, 31]
func.func @case_39() -> tensor<3x4x32xi64>
    attributes {bounds = array<i64: 0, 127>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 4 : index
  %c = uop.range 2 to 32 : index
  %0 = uop.const 128 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 32 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.floormod %5, %0 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b, %c) : i64 -> tensor<3x4x32xi64>
  return %result : tensor<3x4x32xi64>
}

// CASE (a * 128 + b * 32 + c) % 32 -> c for a in [0, 2], b in [0, 3], c in [0, 31]
func.func @case_40() -> tensor<3x4x32xi64>
    attributes {bounds = array<i64: 0, 31>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 4 : index
  %c = uop.range 2 to 32 : index
  %0 = uop.const 128 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 32 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.floormod %5, %2 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b, %c) : i64 -> tensor<3x4x32xi64>
  return %result : tensor<3x4x32xi64>
}

// CASE (a * 128 + b * 32 + c) % 64 -> (b % 2) * 32 + c for a in [0, 2], b in [0, 3], c in [0, 31]
func.func @case_41() -> tensor<3x4x32xi64>
    attributes {bounds = array<i64: 0, 63>, max_ops = 3, max_divisions = 1} {
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
  %7 = uop.floormod %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a, %b, %c) : i64 -> tensor<3x4x32xi64>
  return %result : tensor<3x4x32xi64>
}

// CASE ((a * 128 + b * 32 + c) // 32) % 4 -> b for a in [0, 2], b in [0, 3], c in [0, 31]
func.func @case_42() -> tensor<3x4x32xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 0, max_divisions = 0} {
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
  %7 = uop.const 4 : index
  %8 = uop.floormod %6, %7 : index
  %9 = uop.cast %8 : index -> i64
  %result = uop.bufferize %9 over (%a, %b, %c) : i64 -> tensor<3x4x32xi64>
  return %result : tensor<3x4x32xi64>
}

// CASE (a * 2 + b) % 2 -> b for a in [0, 8], b in [0, 1]
func.func @case_43() -> tensor<9x2xi64>
    attributes {bounds = array<i64: 0, 1>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 2 : index
  %0 = uop.const 2 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.floormod %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<9x2xi64>
  return %result : tensor<9x2xi64>
}

// CASE (a * 4 + b) % 8 -> (a * 4 + b) % 8 for a in [0, 9], b in [0, 4]
func.func @case_44() -> tensor<10x5xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 8 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<10x5xi64>
  return %result : tensor<10x5xi64>
}

// CASE (a * 4 + b) // 8 -> (a * 4 + b) // 8 for a in [0, 9], b in [0, 4]
func.func @case_45() -> tensor<10x5xi64>
    attributes {bounds = array<i64: 0, 5>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 8 : index
  %4 = uop.floordiv %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<10x5xi64>
  return %result : tensor<10x5xi64>
}

// CASE (a * 18 + b + 1) % 19 < 16 -> a < b + 2 and b < a + 15 for a in [0, 2], b in [0, 15]
func.func @case_46() -> tensor<3x16xi1>
    attributes {max_ops = 5, max_divisions = 0} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 16 : index
  %0 = uop.const 18 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 1 : index
  %4 = uop.add %2, %3 : index
  %5 = uop.const 19 : index
  %6 = uop.floormod %4, %5 : index
  %7 = uop.const 16 : index
  %8 = uop.cmp lt %6, %7 : index
  %result = uop.bufferize %8 over (%a, %b) : i1 -> tensor<3x16xi1>
  return %result : tensor<3x16xi1>
}

// CASE (a * 7 + b) % 8 < 5 -> not (b < a) and b < a + 5 for a in [0, 3], b in [0, 7]
func.func @case_47() -> tensor<4x8xi1>
    attributes {max_ops = 5, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const 7 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 8 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.const 5 : index
  %6 = uop.cmp lt %4, %5 : index
  %result = uop.bufferize %6 over (%a, %b) : i1 -> tensor<4x8xi1>
  return %result : tensor<4x8xi1>
}

// CASE (a * 7 + b) % 8 < 5 -> (a * 7 + b) % 8 < 5 for a in [0, 4], b in [0, 7]
func.func @case_48() -> tensor<5x8xi1>
    attributes {max_ops = 4, max_divisions = 1} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const 7 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 8 : index
  %4 = uop.floormod %2, %3 : index
  %5 = uop.const 5 : index
  %6 = uop.cmp lt %4, %5 : index
  %result = uop.bufferize %6 over (%a, %b) : i1 -> tensor<5x8xi1>
  return %result : tensor<5x8xi1>
}

// CASE (a * 5 + b * 4) % 6 < 2 -> (a * 5 + b * 4) % 6 < 2 for a in [0, 5], b in [0, 5]
func.func @case_49() -> tensor<6x6xi1>
    attributes {max_ops = 5, max_divisions = 1} {
  %a = uop.range 0 to 6 : index
  %b = uop.range 1 to 6 : index
  %0 = uop.const 5 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.const 6 : index
  %6 = uop.floormod %4, %5 : index
  %7 = uop.const 2 : index
  %8 = uop.cmp lt %6, %7 : index
  %result = uop.bufferize %8 over (%a, %b) : i1 -> tensor<6x6xi1>
  return %result : tensor<6x6xi1>
}

// CASE where((a * 18 + b + 1) % 19 < 16, (a * 18 + b + 1) // 19, 0) -> where(a < b + 2 and b < a + 15, a, 0) for a in [0, 2], b in [0, 15]
func.func @case_50() -> tensor<3x16xi64>
    attributes {bounds = array<i64: 0, 2>, max_ops = 6, max_divisions = 0} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 16 : index
  %0 = uop.const 18 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 1 : index
  %4 = uop.add %2, %3 : index
  %5 = uop.const 19 : index
  %6 = uop.floormod %4, %5 : index
  %7 = uop.const 16 : index
  %8 = uop.cmp lt %6, %7 : index
  %9 = uop.floordiv %4, %5 : index
  %10 = uop.const 0 : index
  %11 = uop.where %8, %9, %10 : index
  %12 = uop.cast %11 : index -> i64
  %result = uop.bufferize %12 over (%a, %b) : i64 -> tensor<3x16xi64>
  return %result : tensor<3x16xi64>
}

// CASE where((a * 18 + b + 1) % 19 < 16, (a * 18 + b + 1) % 19, 0) -> where(a < b + 2 and b < a + 15, a * -1 + b + 1, 0) for a in [0, 2], b in [0, 15] within [-1, 16]
func.func @case_51() -> tensor<3x16xi64>
    attributes {bounds = array<i64: -1, 16>, max_ops = 9, max_divisions = 0} {
  %a = uop.range 0 to 3 : index
  %b = uop.range 1 to 16 : index
  %0 = uop.const 18 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 1 : index
  %4 = uop.add %2, %3 : index
  %5 = uop.const 19 : index
  %6 = uop.floormod %4, %5 : index
  %7 = uop.const 16 : index
  %8 = uop.cmp lt %6, %7 : index
  %9 = uop.const 0 : index
  %10 = uop.where %8, %6, %9 : index
  %11 = uop.cast %10 : index -> i64
  %result = uop.bufferize %11 over (%a, %b) : i64 -> tensor<3x16xi64>
  return %result : tensor<3x16xi64>
}
