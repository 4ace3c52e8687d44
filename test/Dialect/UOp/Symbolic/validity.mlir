// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Clauses that others imply disappear.
// CHECK: // 22 functions,

// CASE a < 3 and a < 5 -> a < 3 for a in [0, 9]
func.func @case_0() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 5 : index
  %3 = uop.cmp lt %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 5 and a < 3 -> a < 3 for a in [0, 9]
func.func @case_1() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 5 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp lt %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a > 5 and a > 3 -> 5 < a for a in [0, 9]
func.func @case_2() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 5 : index
  %1 = uop.cmp gt %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp gt %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a >= 3 and a >= 3 and a < 6 -> 2 < a and a < 6 for a in [0, 9]
func.func @case_3() -> tensor<10xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp ge %a, %0 : index
  %2 = uop.and %1, %1 : i1
  %3 = uop.const 6 : index
  %4 = uop.cmp lt %a, %3 : index
  %5 = uop.and %2, %4 : i1
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 3 and a > 5 -> False for a in [0, 9]
func.func @case_4() -> tensor<10xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 5 : index
  %3 = uop.cmp gt %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 3 and a >= 3 -> False for a in [0, 9]
func.func @case_5() -> tensor<10xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.cmp ge %a, %0 : index
  %3 = uop.and %1, %2 : i1
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 3 and b < 4 and a < 5 -> a < 3 and b < 4 for a in [0, 9], b in [0, 9]
func.func @case_6() -> tensor<10x10xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.cmp lt %b, %2 : index
  %4 = uop.and %1, %3 : i1
  %5 = uop.const 5 : index
  %6 = uop.cmp lt %a, %5 : index
  %7 = uop.and %4, %6 : i1
  %result = uop.bufferize %7 over (%a, %b) : i1 -> tensor<10x10xi1>
  return %result : tensor<10x10xi1>
}

// CASE a < 3 and b < 4 and a + b < 6 -> a < 3 and b < 4 for a in [0, 9], b in [0, 9]
func.func @case_7() -> tensor<10x10xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.cmp lt %b, %2 : index
  %4 = uop.and %1, %3 : i1
  %5 = uop.add %a, %b : index
  %6 = uop.const 6 : index
  %7 = uop.cmp lt %5, %6 : index
  %8 = uop.and %4, %7 : i1
  %result = uop.bufferize %8 over (%a, %b) : i1 -> tensor<10x10xi1>
  return %result : tensor<10x10xi1>
}

// CASE a < 3 and b < 4 and a + b < 5 -> (a < 3 and b < 4) and a + b < 5 for a in [0, 9], b in [0, 9]
func.func @case_8() -> tensor<10x10xi1>
    attributes {max_ops = 6, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.cmp lt %b, %2 : index
  %4 = uop.and %1, %3 : i1
  %5 = uop.add %a, %b : index
  %6 = uop.const 5 : index
  %7 = uop.cmp lt %5, %6 : index
  %8 = uop.and %4, %7 : i1
  %result = uop.bufferize %8 over (%a, %b) : i1 -> tensor<10x10xi1>
  return %result : tensor<10x10xi1>
}

// CASE a + b < 5 and a < 5 -> a + b < 5 for a in [0, 9], b in [0, 9]
func.func @case_9() -> tensor<10x10xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 10 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 5 : index
  %2 = uop.cmp lt %0, %1 : index
  %3 = uop.cmp lt %a, %1 : index
  %4 = uop.and %2, %3 : i1
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<10x10xi1>
  return %result : tensor<10x10xi1>
}

// CASE a < 5 and a + b < 5 -> a + b < 5 for a in [0, 9], b in [0, 9]
func.func @case_10() -> tensor<10x10xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 10 : index
  %0 = uop.const 5 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.add %a, %b : index
  %3 = uop.cmp lt %2, %0 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<10x10xi1>
  return %result : tensor<10x10xi1>
}

// CASE a + b < 5 and a + b < 7 -> a + b < 5 for a in [0, 9], b in [0, 9]
func.func @case_11() -> tensor<10x10xi1>
    attributes {max_ops = 2, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 10 : index
  %0 = uop.add %a, %b : index
  %1 = uop.const 5 : index
  %2 = uop.cmp lt %0, %1 : index
  %3 = uop.const 7 : index
  %4 = uop.cmp lt %0, %3 : index
  %5 = uop.and %2, %4 : i1
  %result = uop.bufferize %5 over (%a, %b) : i1 -> tensor<10x10xi1>
  return %result : tensor<10x10xi1>
}

// CASE a * 4 + b < 10 and a * 4 + b < 14 -> a * 4 + b < 10 for a in [0, 9], b in [0, 9]
func.func @case_12() -> tensor<10x10xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 10 : index
  %0 = uop.const 4 : index
  %1 = uop.mul %a, %0 : index
  %2 = uop.add %1, %b : index
  %3 = uop.const 10 : index
  %4 = uop.cmp lt %2, %3 : index
  %5 = uop.const 14 : index
  %6 = uop.cmp lt %2, %5 : index
  %7 = uop.and %4, %6 : i1
  %result = uop.bufferize %7 over (%a, %b) : i1 -> tensor<10x10xi1>
  return %result : tensor<10x10xi1>
}

// CASE a == 3 and a < 5 -> a == 3 for a in [0, 9]
func.func @case_13() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp eq %a, %0 : index
  %2 = uop.const 5 : index
  %3 = uop.cmp lt %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a == 3 and a < 2 -> False for a in [0, 9]
func.func @case_14() -> tensor<10xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp eq %a, %0 : index
  %2 = uop.const 2 : index
  %3 = uop.cmp lt %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 5 and a == 3 -> a == 3 for a in [0, 9]
func.func @case_15() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 5 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp eq %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a == 3 and a != 4 -> a == 3 for a in [0, 9]
func.func @case_16() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp eq %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.cmp ne %a, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 3 and a // 4 < 1 -> a < 3 for a in [0, 9]
func.func @case_17() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 4 : index
  %3 = uop.floordiv %a, %2 : index
  %4 = uop.const 1 : index
  %5 = uop.cmp lt %3, %4 : index
  %6 = uop.and %1, %5 : i1
  %result = uop.bufferize %6 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 4 and a % 4 < 2 -> a < 2 for a in [0, 9]
func.func @case_18() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 4 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.floormod %a, %0 : index
  %3 = uop.const 2 : index
  %4 = uop.cmp lt %2, %3 : index
  %5 = uop.and %1, %4 : i1
  %result = uop.bufferize %5 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 3 or a < 5 -> a < 5 for a in [0, 9]
func.func @case_19() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 5 : index
  %3 = uop.cmp lt %a, %2 : index
  %4 = uop.or %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 5 or a < 3 -> a < 5 for a in [0, 9]
func.func @case_20() -> tensor<10xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 5 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp lt %a, %2 : index
  %4 = uop.or %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}

// CASE a < 5 or a > 3 -> True for a in [0, 9]
func.func @case_21() -> tensor<10xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 10 : index
  %0 = uop.const 5 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 3 : index
  %3 = uop.cmp gt %a, %2 : index
  %4 = uop.or %1, %3 : i1
  %result = uop.bufferize %4 over (%a) : i1 -> tensor<10xi1>
  return %result : tensor<10xi1>
}
