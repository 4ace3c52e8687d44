// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Floor division: exact parts, bounds, common factors.
// CHECK: // 37 functions,

// CASE 7 // 2 -> 3
func.func @case_0() -> tensor<1xi64>
    attributes {bounds = array<i64: 3, 3>, max_ops = 0, max_divisions = 0} {
  %i = uop.range 0 to 1 : index
  %0 = uop.const 7 : index
  %1 = uop.const 2 : index
  %2 = uop.floordiv %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%i) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE -7 // 2 -> -4
func.func @case_1() -> tensor<1xi64>
    attributes {bounds = array<i64: -4, -4>, max_ops = 0, max_divisions = 0} {
  %i = uop.range 0 to 1 : index
  %0 = uop.const -7 : index
  %1 = uop.const 2 : index
  %2 = uop.floordiv %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%i) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE -9 // 5 -> -2
func.func @case_2() -> tensor<1xi64>
    attributes {bounds = array<i64: -2, -2>, max_ops = 0, max_divisions = 0} {
  %i = uop.range 0 to 1 : index
  %0 = uop.const -9 : index
  %1 = uop.const 5 : index
  %2 = uop.floordiv %0, %1 : index
  %3 = uop.cast %2 : index -> i64
  %result = uop.bufferize %3 over (%i) : i64 -> tensor<1xi64>
  return %result : tensor<1xi64>
}

// CASE a // 1 -> a for a in [-4, 8]
func.func @case_3() -> tensor<13xi64>
    attributes {bounds = array<i64: -4, 8>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 1 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE a // 8 -> 0 for a in [0, 7]
func.func @case_4() -> tensor<8xi64>
    attributes {bounds = array<i64: 0, 0>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 8 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a // 8 -> -1 for a in [-8, -1]
func.func @case_5() -> tensor<8xi64>
    attributes {bounds = array<i64: -1, -1>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const -8 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a // 8 -> 2 for a in [16, 23]
func.func @case_6() -> tensor<8xi64>
    attributes {bounds = array<i64: 2, 2>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 16 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<8xi64>
  return %result : tensor<8xi64>
}

// CASE a // 8 -> a // 8 for a in [0, 30]
func.func @case_7() -> tensor<31xi64>
    attributes {bounds = array<i64: 0, 3>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 8 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.cast %1 : index -> i64
  %result = uop.bufferize %2 over (%a) : i64 -> tensor<31xi64>
  return %result : tensor<31xi64>
}

// CASE a // 8 -> a // 8 for a in [-20, 30]
func.func @case_8() -> tensor<51xi64>
    attributes {bounds = array<i64: -3, 3>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 51 : index
  %0 = uop.const -20 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<51xi64>
  return %result : tensor<51xi64>
}

// CASE (a * 8) // 8 -> a for a in [-4, 8]
func.func @case_9() -> tensor<13xi64>
    attributes {bounds = array<i64: -4, 8>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.floordiv %3, %2 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE (a * 6) // 3 -> a * 2 for a in [0, 8]
func.func @case_10() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 16>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 6 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a * 4) // 2 -> a * 2 for a in [-4, 8]
func.func @case_11() -> tensor<13xi64>
    attributes {bounds = array<i64: -8, 16>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const -4 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 2 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE (a * 3) // 6 -> a // 2 for a in [0, 8]
func.func @case_12() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 6 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a * 3) // 6 -> a // 2 for a in [-8, 8]
func.func @case_13() -> tensor<17xi64>
    attributes {bounds = array<i64: -4, 4>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 17 : index
  %0 = uop.const -8 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 6 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<17xi64>
  return %result : tensor<17xi64>
}

// CASE (a * 4) // 6 -> (a * 2) // 3 for a in [0, 9]
func.func @case_14() -> tensor<10xi64>
    attributes {bounds = array<i64: 0, 6>, max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 6 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<10xi64>
  return %result : tensor<10xi64>
}

// CASE (a * 7) // 21 -> a // 3 for a in [0, 12]
func.func @case_15() -> tensor<13xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 13 : index
  %0 = uop.const 7 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 21 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<13xi64>
  return %result : tensor<13xi64>
}

// CASE (a * -6) // 3 -> a * -2 for a in [0, 8]
func.func @case_16() -> tensor<9xi64>
    attributes {bounds = array<i64: -16, 0>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const -6 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a * 4 + 3) // 4 -> a for a in [0, 8]
func.func @case_17() -> tensor<9xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.floordiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a * 4 + 3) // 4 -> a for a in [-8, 8]
func.func @case_18() -> tensor<17xi64>
    attributes {bounds = array<i64: -8, 8>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 17 : index
  %0 = uop.const -8 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.floordiv %5, %2 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a) : i64 -> tensor<17xi64>
  return %result : tensor<17xi64>
}

// CASE (a * 4 + b) // 4 -> a for a in [0, 8], b in [0, 3]
func.func @case_19() -> tensor<9x4xi64>
    attributes {bounds = array<i64: 0, 8>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.floordiv %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<9x4xi64>
  return %result : tensor<9x4xi64>
}

// CASE (a * 4 + b) // 4 -> a for a in [-8, 8], b in [0, 3]
func.func @case_20() -> tensor<17x4xi64>
    attributes {bounds = array<i64: -8, 8>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 17 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const -8 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.add %3, %b : index
  %5 = uop.floordiv %4, %2 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<17x4xi64>
  return %result : tensor<17x4xi64>
}

// CASE (a * 4 + b + 4) // 4 -> a + 1 for a in [0, 8], b in [0, 3]
func.func @case_21() -> tensor<9x4xi64>
    attributes {bounds = array<i64: 1, 9>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.add %2, %0 : index
  %4 = uop.floordiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x4xi64>
  return %result : tensor<9x4xi64>
}

// CASE (a * 4 + b - 4) // 4 -> a - 1 for a in [0, 8], b in [0, 3]
func.func @case_22() -> tensor<9x4xi64>
    attributes {bounds = array<i64: -1, 7>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.sub %2, %0 : index
  %4 = uop.floordiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x4xi64>
  return %result : tensor<9x4xi64>
}

// CASE (a * 4 + b) // 2 -> a * 2 + b // 2 for a in [0, 8], b in [0, 3]
func.func @case_23() -> tensor<9x4xi64>
    attributes {bounds = array<i64: 0, 17>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 2 : index
  %4 = uop.floordiv %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x4xi64>
  return %result : tensor<9x4xi64>
}

// CASE (a * 4 + b) // 8 -> a // 2 for a in [0, 8], b in [0, 3]
func.func @case_24() -> tensor<9x4xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 8 : index
  %4 = uop.floordiv %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<9x4xi64>
  return %result : tensor<9x4xi64>
}

// CASE (a * 4 + b) // 16 -> a // 4 for a in [0, 18], b in [0, 3]
func.func @case_25() -> tensor<19x4xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 19 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 16 : index
  %4 = uop.floordiv %2, %3 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a, %b) : i64 -> tensor<19x4xi64>
  return %result : tensor<19x4xi64>
}

// CASE (a * 5 + b * 4) // 2 -> a * 2 + b * 2 + a // 2 for a in [0, 8], b in [0, 8] within [0, 36]
func.func @case_26() -> tensor<9x9xi64>
    attributes {bounds = array<i64: 0, 36>, max_ops = 5, max_divisions = 1} {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 5 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.const 2 : index
  %6 = uop.floordiv %4, %5 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b) : i64 -> tensor<9x9xi64>
  return %result : tensor<9x9xi64>
}

// CASE (a * 28 + b) // 28 -> a for a in [0, 4], b in [0, 27]
func.func @case_27() -> tensor<5x28xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 28 : index
  %0 = uop.const 28 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.floordiv %2, %0 : index
  %4 = uop.cast %3 : index -> i64
  %result = uop.bufferize %4 over (%a, %b) : i64 -> tensor<5x28xi64>
  return %result : tensor<5x28xi64>
}

// CASE (a * 28 + b * 4) // 4 -> a * 7 + b for a in [0, 4], b in [0, 6]
func.func @case_28() -> tensor<5x7xi64>
    attributes {bounds = array<i64: 0, 34>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 7 : index
  %0 = uop.const 28 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.floordiv %4, %2 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a, %b) : i64 -> tensor<5x7xi64>
  return %result : tensor<5x7xi64>
}

// CASE (a * 10 + b * 2 + c) // 10 -> a for a in [0, 4], b in [0, 4], c in [0, 1]
func.func @case_29() -> tensor<5x5x2xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %c = uop.range 2 to 2 : index
  %0 = uop.const 10 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.floordiv %5, %0 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b, %c) : i64 -> tensor<5x5x2xi64>
  return %result : tensor<5x5x2xi64>
}

// CASE (a * 30 + b * 10 + c) // 10 -> a * 3 + b for a in [0, 4], b in [0, 2], c in [0, 9]
func.func @case_30() -> tensor<5x3x10xi64>
    attributes {bounds = array<i64: 0, 14>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 3 : index
  %c = uop.range 2 to 10 : index
  %0 = uop.const 30 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 10 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.floordiv %5, %2 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b, %c) : i64 -> tensor<5x3x10xi64>
  return %result : tensor<5x3x10xi64>
}

// CASE (a * 30 + b * 10 + c) // 30 -> a for a in [0, 4], b in [0, 2], c in [0, 9]
func.func @case_31() -> tensor<5x3x10xi64>
    attributes {bounds = array<i64: 0, 4>, max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 3 : index
  %c = uop.range 2 to 10 : index
  %0 = uop.const 30 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 10 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.floordiv %5, %0 : index
  %7 = uop.cast %6 : index -> i64
  %result = uop.bufferize %7 over (%a, %b, %c) : i64 -> tensor<5x3x10xi64>
  return %result : tensor<5x3x10xi64>
}

// CASE (a * 30 + b * 10 + c) // 60 -> a // 2 for a in [0, 4], b in [0, 2], c in [0, 9]
func.func @case_32() -> tensor<5x3x10xi64>
    attributes {bounds = array<i64: 0, 2>, max_ops = 1, max_divisions = 1} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 3 : index
  %c = uop.range 2 to 10 : index
  %0 = uop.const 30 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 10 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.const 60 : index
  %7 = uop.floordiv %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a, %b, %c) : i64 -> tensor<5x3x10xi64>
  return %result : tensor<5x3x10xi64>
}

// CASE (a * 30 + b * 10 + c) // 20 -> (a * 3 + b) // 2 for a in [0, 4], b in [0, 2], c in [0, 9]
func.func @case_33() -> tensor<5x3x10xi64>
    attributes {bounds = array<i64: 0, 7>, max_ops = 3, max_divisions = 1} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 3 : index
  %c = uop.range 2 to 10 : index
  %0 = uop.const 30 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 10 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.add %4, %c : index
  %6 = uop.const 20 : index
  %7 = uop.floordiv %5, %6 : index
  %8 = uop.cast %7 : index -> i64
  %result = uop.bufferize %8 over (%a, %b, %c) : i64 -> tensor<5x3x10xi64>
  return %result : tensor<5x3x10xi64>
}

// CASE (a * 4 + 10) // 4 -> a + 2 for a in [0, 8]
func.func @case_34() -> tensor<9xi64>
    attributes {bounds = array<i64: 2, 10>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 10 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.floordiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a * 6 + 9) // 6 -> a + 1 for a in [0, 8]
func.func @case_35() -> tensor<9xi64>
    attributes {bounds = array<i64: 1, 9>, max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 6 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 9 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.floordiv %3, %0 : index
  %5 = uop.cast %4 : index -> i64
  %result = uop.bufferize %5 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}

// CASE (a * 6 + 9) // 3 -> a * 2 + 3 for a in [0, 8]
func.func @case_36() -> tensor<9xi64>
    attributes {bounds = array<i64: 3, 19>, max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 9 : index
  %0 = uop.const 6 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 9 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.floordiv %3, %4 : index
  %6 = uop.cast %5 : index -> i64
  %result = uop.bufferize %6 over (%a) : i64 -> tensor<9xi64>
  return %result : tensor<9xi64>
}
