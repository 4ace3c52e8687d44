// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Comparisons: decided by bounds, moved, divided.
// CHECK: // 52 functions,

// CASE a < 8 -> True for a in [0, 7]
func.func @case_0() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 8 : index
  %1 = uop.cmp lt %a, %0 : index
  %result = uop.bufferize %1 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < 0 -> False for a in [0, 7]
func.func @case_1() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 0 : index
  %1 = uop.cmp lt %a, %0 : index
  %result = uop.bufferize %1 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a <= 7 -> True for a in [0, 7]
func.func @case_2() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 7 : index
  %1 = uop.cmp le %a, %0 : index
  %result = uop.bufferize %1 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a > 7 -> False for a in [0, 7]
func.func @case_3() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 7 : index
  %1 = uop.cmp gt %a, %0 : index
  %result = uop.bufferize %1 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a >= 0 -> True for a in [0, 7]
func.func @case_4() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 0 : index
  %1 = uop.cmp ge %a, %0 : index
  %result = uop.bufferize %1 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a == 9 -> False for a in [0, 7]
func.func @case_5() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 9 : index
  %1 = uop.cmp eq %a, %0 : index
  %result = uop.bufferize %1 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a != 9 -> True for a in [0, 7]
func.func @case_6() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 9 : index
  %1 = uop.cmp ne %a, %0 : index
  %result = uop.bufferize %1 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a == 3 -> True for a in [3, 3]
func.func @case_7() -> tensor<1xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 1 : index
  %0 = uop.const 3 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.cmp eq %1, %0 : index
  %result = uop.bufferize %2 over (%a) : i1 -> tensor<1xi1>
  return %result : tensor<1xi1>
}

// CASE a < a -> False for a in [0, 7]
func.func @case_8() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.cmp lt %a, %a : index
  %result = uop.bufferize %0 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a <= a -> True for a in [0, 7]
func.func @case_9() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.cmp le %a, %a : index
  %result = uop.bufferize %0 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a == a -> True for a in [0, 7]
func.func @case_10() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.cmp eq %a, %a : index
  %result = uop.bufferize %0 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a != a -> False for a in [0, 7]
func.func @case_11() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.cmp ne %a, %a : index
  %result = uop.bufferize %0 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < a + 1 -> True for a in [0, 7]
func.func @case_12() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.cmp lt %a, %1 : index
  %result = uop.bufferize %2 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a + 1 < a -> False for a in [0, 7]
func.func @case_13() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.cmp lt %1, %a : index
  %result = uop.bufferize %2 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < b -> True for a in [0, 3], b in [4, 8]
func.func @case_14() -> tensor<4x5xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 4 : index
  %1 = uop.add %b, %0 : index
  %2 = uop.cmp lt %a, %1 : index
  %result = uop.bufferize %2 over (%a, %b) : i1 -> tensor<4x5xi1>
  return %result : tensor<4x5xi1>
}

// CASE a + b < 9 -> True for a in [0, 4], b in [0, 4]
func.func @case_15() -> tensor<5x5xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 9 : index
  %2 = uop.cmp lt %0, %1 : index
  %result = uop.bufferize %2 over (%a, %b) : i1 -> tensor<5x5xi1>
  return %result : tensor<5x5xi1>
}

// CASE a + 2 < 5 -> a < 3 for a in [0, 7]
func.func @case_16() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 2 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 5 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE 2 + a < b + 2 -> a < b for a in [0, 7], b in [0, 7]
func.func @case_17() -> tensor<8x8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 8 : index
  %0 = uop.const 2 : index
  %1 = uop.add %0, %a : index
  %2 = uop.add %b, %0 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a, %b) : i1 -> tensor<8x8xi1>
  return %result : tensor<8x8xi1>
}

// CASE a - 3 < 0 -> a < 3 for a in [0, 7]
func.func @case_18() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.sub %a, %0 : index
  %2 = uop.const 0 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE 3 < a -> 3 < a for a in [0, 7]
func.func @case_19() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %0, %a : index
  %result = uop.bufferize %1 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a * 4 < 12 -> a < 3 for a in [0, 7]
func.func @case_20() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 12 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a * 4 < 13 -> a < 4 for a in [0, 7]
func.func @case_21() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 13 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a * 4 < 9 -> a < 3 for a in [-7, 7]
func.func @case_22() -> tensor<15xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 9 : index
  %5 = uop.cmp lt %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<15xi1>
  return %result : tensor<15xi1>
}

// CASE a * 4 <= 9 -> a < 3 for a in [-7, 7]
func.func @case_23() -> tensor<15xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 9 : index
  %5 = uop.cmp le %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<15xi1>
  return %result : tensor<15xi1>
}

// CASE a * 4 > 9 -> 2 < a for a in [-7, 7]
func.func @case_24() -> tensor<15xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 9 : index
  %5 = uop.cmp gt %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<15xi1>
  return %result : tensor<15xi1>
}

// CASE a * 4 >= 9 -> 2 < a for a in [-7, 7]
func.func @case_25() -> tensor<15xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const 9 : index
  %5 = uop.cmp ge %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<15xi1>
  return %result : tensor<15xi1>
}

// CASE a * -4 < -9 -> 2 < a for a in [-7, 7]
func.func @case_26() -> tensor<15xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const -4 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const -9 : index
  %5 = uop.cmp lt %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<15xi1>
  return %result : tensor<15xi1>
}

// CASE -a < -b -> b < a for a in [-7, 7], b in [-7, 7]
func.func @case_27() -> tensor<15x15xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %b = uop.range 1 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const -1 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.add %b, %0 : index
  %5 = uop.mul %4, %2 : index
  %6 = uop.cmp lt %3, %5 : index
  %result = uop.bufferize %6 over (%a, %b) : i1 -> tensor<15x15xi1>
  return %result : tensor<15x15xi1>
}

// CASE -a < -3 -> 3 < a for a in [-7, 7]
func.func @case_28() -> tensor<15xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 15 : index
  %0 = uop.const -7 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const -1 : index
  %3 = uop.mul %1, %2 : index
  %4 = uop.const -3 : index
  %5 = uop.cmp lt %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<15xi1>
  return %result : tensor<15xi1>
}

// CASE a * 4 + b < 12 -> a < 3 for a in [0, 7], b in [0, 3]
func.func @case_29() -> tensor<8x4xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 12 : index
  %4 = uop.cmp lt %2, %3 : index
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<8x4xi1>
  return %result : tensor<8x4xi1>
}

// CASE (a * 4 + b) < 512 -> a < 128 for a in [0, 130], b in [0, 3]
func.func @case_30() -> tensor<131x4xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 131 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 512 : index
  %4 = uop.cmp lt %2, %3 : index
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<131x4xi1>
  return %result : tensor<131x4xi1>
}

// CASE a * 4 + b >= 12 -> 2 < a for a in [0, 7], b in [0, 3]
func.func @case_31() -> tensor<8x4xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 12 : index
  %4 = uop.cmp ge %2, %3 : index
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<8x4xi1>
  return %result : tensor<8x4xi1>
}

// CASE a * 4 + b < 14 -> a * 4 + b < 14 for a in [0, 7], b in [0, 3]
func.func @case_32() -> tensor<8x4xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 14 : index
  %4 = uop.cmp lt %2, %3 : index
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<8x4xi1>
  return %result : tensor<8x4xi1>
}

// CASE a * 4 + b * 2 < 14 -> a * 2 + b < 7 for a in [0, 7], b in [0, 3]
func.func @case_33() -> tensor<8x4xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.const 14 : index
  %6 = uop.cmp lt %4, %5 : index
  %result = uop.bufferize %6 over (%a, %b) : i1 -> tensor<8x4xi1>
  return %result : tensor<8x4xi1>
}

// CASE a * 4 + b * 4 + c < 16 -> a + b < 4 for a in [0, 4], b in [0, 4], c in [0, 3]
func.func @case_34() -> tensor<5x5x4xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %c = uop.range 2 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.mul %b, %0 : index
  %3 = uop.add %1, %2 : index
  %4 = uop.add %3, %c : index
  %5 = uop.const 16 : index
  %6 = uop.cmp lt %4, %5 : index
  %result = uop.bufferize %6 over (%a, %b, %c) : i1 -> tensor<5x5x4xi1>
  return %result : tensor<5x5x4xi1>
}

// CASE a * 6 + b * 3 < 10 -> a * 2 + b < 4 for a in [0, 4], b in [0, 4]
func.func @case_35() -> tensor<5x5xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 6 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.const 10 : index
  %6 = uop.cmp lt %4, %5 : index
  %result = uop.bufferize %6 over (%a, %b) : i1 -> tensor<5x5xi1>
  return %result : tensor<5x5xi1>
}

// CASE a * 6 == 12 -> a == 2 for a in [0, 4]
func.func @case_36() -> tensor<5xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %0 = uop.const 6 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 12 : index
  %3 = uop.cmp eq %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<5xi1>
  return %result : tensor<5xi1>
}

// CASE a * 6 == 13 -> False for a in [0, 4]
func.func @case_37() -> tensor<5xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %0 = uop.const 6 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 13 : index
  %3 = uop.cmp eq %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<5xi1>
  return %result : tensor<5xi1>
}

// CASE a * 6 != 13 -> True for a in [0, 4]
func.func @case_38() -> tensor<5xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %0 = uop.const 6 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 13 : index
  %3 = uop.cmp ne %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<5xi1>
  return %result : tensor<5xi1>
}

// CASE a * 2 + b * 4 == 8 -> a + b * 2 == 4 for a in [0, 4], b in [0, 4]
func.func @case_39() -> tensor<5x5xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 2 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.const 8 : index
  %6 = uop.cmp eq %4, %5 : index
  %result = uop.bufferize %6 over (%a, %b) : i1 -> tensor<5x5xi1>
  return %result : tensor<5x5xi1>
}

// CASE a * 2 + b * 4 == 7 -> False for a in [0, 4], b in [0, 4]
func.func @case_40() -> tensor<5x5xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.const 2 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.mul %b, %2 : index
  %4 = uop.add %1, %3 : index
  %5 = uop.const 7 : index
  %6 = uop.cmp eq %4, %5 : index
  %result = uop.bufferize %6 over (%a, %b) : i1 -> tensor<5x5xi1>
  return %result : tensor<5x5xi1>
}

// CASE a * 4 + b == 9 -> a * 4 + b == 9 for a in [0, 4], b in [0, 3]
func.func @case_41() -> tensor<5x4xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 4 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 9 : index
  %4 = uop.cmp eq %2, %3 : index
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<5x4xi1>
  return %result : tensor<5x4xi1>
}

// CASE a // 4 < 3 -> a < 12 for a in [0, 30]
func.func @case_42() -> tensor<31xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<31xi1>
  return %result : tensor<31xi1>
}

// CASE a // 4 < 3 -> a < 12 for a in [-30, 30]
func.func @case_43() -> tensor<61xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 61 : index
  %0 = uop.const -30 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.cmp lt %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<61xi1>
  return %result : tensor<61xi1>
}

// CASE a // 4 >= 3 -> 11 < a for a in [0, 30]
func.func @case_44() -> tensor<31xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp ge %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<31xi1>
  return %result : tensor<31xi1>
}

// CASE a // 4 <= 3 -> a < 16 for a in [0, 30]
func.func @case_45() -> tensor<31xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp le %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<31xi1>
  return %result : tensor<31xi1>
}

// CASE a // 4 > 3 -> 15 < a for a in [0, 30]
func.func @case_46() -> tensor<31xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floordiv %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp gt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<31xi1>
  return %result : tensor<31xi1>
}

// CASE a // 4 < -2 -> a < -8 for a in [-30, 30]
func.func @case_47() -> tensor<61xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 61 : index
  %0 = uop.const -30 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.const -2 : index
  %5 = uop.cmp lt %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<61xi1>
  return %result : tensor<61xi1>
}

// CASE (a + 1) // 4 < 3 -> a < 11 for a in [0, 30]
func.func @case_48() -> tensor<31xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 1 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floordiv %1, %2 : index
  %4 = uop.const 3 : index
  %5 = uop.cmp lt %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<31xi1>
  return %result : tensor<31xi1>
}

// CASE a % 4 < 4 -> True for a in [-9, 30]
func.func @case_49() -> tensor<40xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 40 : index
  %0 = uop.const -9 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.cmp lt %3, %2 : index
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<40xi1>
  return %result : tensor<40xi1>
}

// CASE a % 4 < 2 -> a % 4 < 2 for a in [0, 30]
func.func @case_50() -> tensor<31xi1>
    attributes {max_ops = 2, max_divisions = 1} {
  %a = uop.range 0 to 31 : index
  %0 = uop.const 4 : index
  %1 = uop.floormod %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.cmp lt %1, %2 : index
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<31xi1>
  return %result : tensor<31xi1>
}

// CASE a % 4 >= 0 -> True for a in [-9, 30]
func.func @case_51() -> tensor<40xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 40 : index
  %0 = uop.const -9 : index
  %1 = uop.add %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floormod %1, %2 : index
  %4 = uop.const 0 : index
  %5 = uop.cmp ge %3, %4 : index
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<40xi1>
  return %result : tensor<40xi1>
}
