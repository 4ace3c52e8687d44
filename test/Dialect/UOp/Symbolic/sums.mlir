// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Constant folding, distribution, like terms.
// CHECK: // 53 functions,

// CASE 1 + 2 -> 3
func.func @case_0() -> tensor<1xi64>
    attributes {bounds = array<i64: 3, 3>, max_ops = 0, max_divisions = 0} {
  %i = uop.range 0 to 1 : index
  %0 = uop.const 1 : index
  %1 = uop.const 2 : index
  %2 = uop.add %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%i) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE 6 * 7 - 2 -> 40
func.func @case_1() -> tensor<1xi64>
    attributes {bounds = array<i64: 40, 40>, max_ops = 0, max_divisions = 0} {
  %i = uop.range 0 to 1 : index
  %0 = uop.const 6 : index
  %1 = uop.const 7 : index
  %2 = uop.mul %0, %1 : index
  %3 = uop.const 2 : index
  %4 = uop.sub %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%i) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE a + 0 -> a for a in [0, 7]
func.func @case_2() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 0 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a * 1 -> a for a in [0, 7]
func.func @case_3() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a * 0 -> 0 for a in [-3, 7]
func.func @case_4() -> tensor<11xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 11 : index
  %0 = uop.const -3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 0 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<11xi64>
  return %result : tensor<11xi64>
}

// CASE a - a -> 0 for a in [-3, 7]
func.func @case_5() -> tensor<11xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 11 : index
  %0 = uop.const -3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.sub %1, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<11xi64>
  return %result : tensor<11xi64>
}

// CASE a + 5 + 10 -> a + 15 for a in [0, 7]
func.func @case_6() -> tensor<8xi64>
    attributes {bounds = array<i64: 15, 22>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 5 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 10 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a * 5 * 10 -> a * 50 for a in [0, 7]
func.func @case_7() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 350>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 5 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 10 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a + a -> a * 2 for a in [0, 7]
func.func @case_8() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 14>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.add %a, %a : index
  %1 = uop.cast %0 : index -> i64
  %result = uop.bufferize %1 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a + a * 2 -> a * 3 for a in [-4, 7]
func.func @case_9() -> tensor<12xi64>
    attributes {bounds = array<i64: -12, 21>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 12 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<12xi64>
  return %result : tensor<12xi64>
}

// CASE a * 2 + a * 3 -> a * 5 for a in [0, 9]
func.func @case_10() -> tensor<10xi64>
    attributes {bounds = array<i64: 0, 45>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 2 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.mul %a, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE a * 3 - a -> a * 2 for a in [0, 9]
func.func @case_11() -> tensor<10xi64>
    attributes {bounds = array<i64: 0, 18>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.sub %1, %a : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE a - a * 2 -> a * -1 for a in [0, 8]
func.func @case_12() -> tensor<9xi64>
    attributes {bounds = array<i64: -8, 0>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 2 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.sub %a, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE -(-a) -> a for a in [-4, 4]
func.func @case_13() -> tensor<9xi64>
    attributes {bounds = array<i64: -4, 4>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const -1 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.mul %3, %2 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE -(a - b) -> a * -1 + b for a in [0, 8], b in [0, 8]
func.func @case_14() -> tensor<9x9xi64>
    attributes {bounds = array<i64: -8, 8>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.sub %a, %b : index
  %1 = uop.const -1 : index
  %2 = uop.mul %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a + b) - b -> a for a in [0, 8], b in [0, 8]
func.func @case_15() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.add %a, %b : index
  %1 = uop.sub %0, %b : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a + b) - (b + a) -> 0 for a in [0, 8], b in [-2, 8]
func.func @case_16() -> tensor<9x11xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 11 : index
  %0 = uop.const -2 : index
  %1 = uop.add %b, %0 : index
  %2 = uop.add %a, %1 : index
  %3 = uop.add %1, %a : index
  %4 = uop.sub %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x11xi64>
  return %result : tensor<9x11xi64>
}

// CASE (a + b) + (b + a) -> a * 2 + b * 2 for a in [0, 8], b in [0, 8]
func.func @case_17() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 32>, max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.add %a, %b : index
  %1 = uop.add %b, %a : index
  %2 = uop.add %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a + 1) * 3 -> a * 3 + 3 for a in [0, 8]
func.func @case_18() -> tensor<9xi64>
    attributes {bounds = array<i64: 3, 27>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 1 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a + b) * 4 -> a * 4 + b * 4 for a in [0, 8], b in [0, 8]
func.func @case_19() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 64>, max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 4 : index
  %2 = uop.mul %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a * 2 + 4) * 3 - 12 -> a * 6 for a in [0, 8]
func.func @case_20() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 48>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 2 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.mul %3, %4 : index
  %6 = uop.const 12 : index
  %7 = uop.sub %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE a * 4 + b * 4 - a * 4 -> b * 4 for a in [0, 8], b in [0, 8]
func.func @case_21() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 32>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.mul %b, %0 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.sub %3, %1 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE b + a + b + a + b -> a * 2 + b * 3 for a in [0, 8], b in [0, 8]
func.func @case_22() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 40>, max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.add %b, %a : index
  %1 = uop.add %0, %b : index
  %2 = uop.add %1, %a : index
  %3 = uop.add %2, %b : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a + 3) - (a - 2) -> 5 for a in [0, 8]
func.func @case_23() -> tensor<9xi64>
    attributes {bounds = array<i64: 5, 5>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.sub %a, %2 : index
  %4 = uop.sub %1, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a - 3) * -2 -> a * -2 + 6 for a in [0, 8]
func.func @case_24() -> tensor<9xi64>
    attributes {bounds = array<i64: -10, 6>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.const -2 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE a + (5 - a) -> 5 for a in [0, 8]
func.func @case_25() -> tensor<9xi64>
    attributes {bounds = array<i64: 5, 5>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 5 : index
  %1 = uop.sub %0, %a : index
  %2 = uop.add %a, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE ((a + 2) + (b + 3)) + ((a + 4) + (b + 5)) -> a * 2 + b * 2 + 14 for a in [0, 4], b in [0, 4]
func.func @case_26() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 14, 30>, max_ops = 4, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 2 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.add %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.const 4 : index
  %6 = uop.add %a, %5 : index
  %7 = uop.const 5 : index
  %8 = uop.add %b, %7 : index
  %9 = uop.add %6, %8 : index
  %10 = uop.add %4, %9 : index
  %11 = uop.cast %10 : index -> i64
  %result = uop.bufferize %11 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE (a * 8 + b) - (b - a * 8) -> a * 16 for a in [0, 8], b in [0, 8]
func.func @case_27() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 128>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 8 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.sub %b, %1 : index
  %4 = uop.sub %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE a * b - a * b -> 0 for a in [0, 4], b in [0, 4]
func.func @case_28() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.mul %a, %b : index
  %1 = uop.sub %0, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE a * b + a * b -> a * b * 2 for a in [0, 4], b in [0, 4]
func.func @case_29() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 32>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.mul %a, %b : index
  %1 = uop.add %0, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE a * b + b * a -> a * b * 2 for a in [0, 4], b in [0, 4]
func.func @case_30() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 32>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.mul %a, %b : index
  %1 = uop.mul %b, %a : index
  %2 = uop.add %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE a + 7 -> 10 for a in [3, 3]
func.func @case_31() -> tensor<1xi64>
    attributes {bounds = array<i64: 10, 10>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 1 : index
  %0 = uop.const 3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 7 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE a * 4 + b -> b + 12 for a in [3, 3], b in [0, 4]
func.func @case_32() -> tensor<1x5xi64>
    attributes {bounds = array<i64: 12, 16>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 1 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.add %3, %b : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<1x5xi64>
  return %result : tensor<1x5xi64>
}

// CASE (r + 1) - (r - 1) -> 2 for r in [0, 7]
func.func @case_33() -> tensor<8xi64>
    attributes {bounds = array<i64: 2, 2>, max_ops = 0, max_divisions = 0} {
  %r = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.add %r, %0 : index
  %2 = uop.sub %r, %0 : index
  %3 = uop.sub %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%r) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE (r + 1) + (r - 1) -> r * 2 for r in [0, 7]
func.func @case_34() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 14>, max_ops = 1, max_divisions = 0} {
  %r = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.add %r, %0 : index
  %2 = uop.sub %r, %0 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%r) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE (a * 4611686018427387904) * 2 -> (a * 4611686018427387904) * 2 for a in [0, 0]
func.func @case_35() -> tensor<1xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 1 : index
  %0 = uop.const 4611686018427387904 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE where(True, a, b) -> a for a in [0, 4], b in [0, 4]
func.func @case_36() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const true : i1
  %1 = uop.where %0, %a, %b : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE where(False, a, b) -> b for a in [0, 4], b in [0, 4]
func.func @case_37() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const false : i1
  %1 = uop.where %0, %a, %b : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE where(a < 2, b, b) -> b for a in [0, 4], b in [0, 4]
func.func @case_38() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 2 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.where %1, %b, %b : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE where(a < 9, b, a) -> b for a in [0, 4], b in [0, 4]
func.func @case_39() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 9 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.where %1, %b, %a : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE where(a > 4, b, a) -> a for a in [0, 4], b in [0, 4]
func.func @case_40() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 4 : index
  %1 = uop.cmp gt %a, %0 : index
  %2 = uop.where %1, %b, %a : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE where(a < 2, 3, 5) -> where(a < 2, 3, 5) for a in [0, 4]
func.func @case_41() -> tensor<5xi64>
    attributes {bounds = array<i64: 3, 5>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %0 = uop.const 2 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.const 5 : index
  %4 = uop.where %1, %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<5xi64>
  return %result : tensor<5xi64>
}

// CASE where(a < 2, where(a < 2, 1, 3), 5) -> where(a < 2, 1, 5) for a in [0, 4]
func.func @case_42() -> tensor<5xi64>
    attributes {bounds = array<i64: 1, 5>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %0 = uop.const 2 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.const 3 : index
  %4 = uop.where %1, %2, %3 : index
  %5 = uop.const 5 : index
  %6 = uop.where %1, %4, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<5xi64>
  return %result : tensor<5xi64>
}

// CASE where(a < 2, 1, where(a < 2, 3, 5)) -> where(a < 2, 1, 5) for a in [0, 4]
func.func @case_43() -> tensor<5xi64>
    attributes {bounds = array<i64: 1, 5>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %0 = uop.const 2 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.const 3 : index
  %4 = uop.const 5 : index
  %5 = uop.where %1, %3, %4 : index
  %6 = uop.where %1, %2, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<5xi64>
  return %result : tensor<5xi64>
}

// CASE where(a < 2, where(a < 3, 1, 3), 5) -> where(a < 2, 1, 5) for a in [0, 4]
func.func @case_44() -> tensor<5xi64>
    attributes {bounds = array<i64: 1, 5>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %0 = uop.const 2 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp lt %a, %2 : index
  %4 = uop.const 1 : index
  %5 = uop.where %3, %4, %2 : index
  %6 = uop.const 5 : index
  %7 = uop.where %1, %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a) : i64 -> tensor<5xi64>
  return %result : tensor<5xi64>
}

// CASE where(a < 3, a // 3, 7) -> where(a < 3, 0, 7) for a in [0, 8]
func.func @case_45() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.floordiv %a, %0 : index
  %3 = uop.const 7 : index
  %4 = uop.where %1, %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE where(a < 3, a % 3, 7) -> where(a < 3, a, 7) for a in [0, 8] within [0, 8]
func.func @case_46() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.floormod %a, %0 : index
  %3 = uop.const 7 : index
  %4 = uop.where %1, %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE where(a >= 3, (a + 5) // 8, 7) -> where(a < 3, 7, 1) for a in [0, 8]
func.func @case_47() -> tensor<9xi64>
    attributes {bounds = array<i64: 1, 7>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp ge %a, %0 : index
  %2 = uop.const 5 : index
  %3 = uop.add %a, %2 : index
  %4 = uop.const 8 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.const 7 : index
  %7 = uop.where %1, %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE min(a, b) -> b for a in [5, 9], b in [0, 4]
func.func @case_48() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 5 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.min %1, %b : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE max(a, b) -> a for a in [5, 9], b in [0, 4]
func.func @case_49() -> tensor<5x5xi64>
    attributes {bounds = array<i64: 5, 9>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 5 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.max %1, %b : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a, %b) : i64 -> tensor<5x5xi64>
  return %result : tensor<5x5xi64>
}

// CASE min(a, a) -> a for a in [-2, 4]
func.func @case_50() -> tensor<7xi64>
    attributes {bounds = array<i64: -2, 4>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 7 : index
  %0 = uop.const -2 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.min %1, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%a) : i64 -> tensor<7xi64>
  return %result : tensor<7xi64>
}

// CASE max(a, 3) -> max(a, 3) for a in [0, 8]
func.func @case_51() -> tensor<9xi64>
    attributes {bounds = array<i64: 3, 8>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.max %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE min(max(a, 0), 20) -> a for a in [0, 8]
func.func @case_52() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 0 : index
  %1 = uop.max %a, %0 : index
  %2 = uop.const 20 : index
  %3 = uop.min %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}
