// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Conditions made of comparisons.
// CHECK: // 15 functions,

// CASE not (a < 3) -> 2 < a for a in [0, 7]
func.func @case_0() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.not %1 : i1
  %result = uop.bufferize %2 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE not (a >= 3) -> a < 3 for a in [0, 7]
func.func @case_1() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp ge %a, %0 : index
  %2 = uop.not %1 : i1
  %result = uop.bufferize %2 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE not (a == 3) -> a != 3 for a in [0, 7]
func.func @case_2() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp eq %a, %0 : index
  %2 = uop.not %1 : i1
  %result = uop.bufferize %2 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE not (not (a < 3)) -> a < 3 for a in [0, 7]
func.func @case_3() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.not %1 : i1
  %3 = uop.not %2 : i1
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < 3 and a < 3 -> a < 3 for a in [0, 7]
func.func @case_4() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.and %1, %1 : i1
  %result = uop.bufferize %2 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < 3 and True -> a < 3 for a in [0, 7]
func.func @case_5() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const true : i1
  %3 = uop.and %1, %2 : i1
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < 3 and False -> False for a in [0, 7]
func.func @case_6() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const false : i1
  %3 = uop.and %1, %2 : i1
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < 3 or True -> True for a in [0, 7]
func.func @case_7() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const true : i1
  %3 = uop.or %1, %2 : i1
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < 3 or False -> a < 3 for a in [0, 7]
func.func @case_8() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const false : i1
  %3 = uop.or %1, %2 : i1
  %result = uop.bufferize %3 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < 3 or a < 3 -> a < 3 for a in [0, 7]
func.func @case_9() -> tensor<8xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.or %1, %1 : i1
  %result = uop.bufferize %2 over (%a) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a < 3 and b < 9 -> a < 3 for a in [0, 7], b in [0, 8]
func.func @case_10() -> tensor<8x9xi1>
    attributes {max_ops = 1, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 9 : index
  %3 = uop.cmp lt %b, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<8x9xi1>
  return %result : tensor<8x9xi1>
}

// CASE a < 3 and b < 0 -> False for a in [0, 7], b in [0, 8]
func.func @case_11() -> tensor<8x9xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 9 : index
  %0 = uop.const 3 : index
  %1 = uop.cmp lt %a, %0 : index
  %2 = uop.const 0 : index
  %3 = uop.cmp lt %b, %2 : index
  %4 = uop.and %1, %3 : i1
  %result = uop.bufferize %4 over (%a, %b) : i1 -> tensor<8x9xi1>
  return %result : tensor<8x9xi1>
}

// CASE r + 1 == r - 1 -> False for r in [0, 7]
func.func @case_12() -> tensor<8xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %r = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.add %r, %0 : index
  %2 = uop.sub %r, %0 : index
  %3 = uop.cmp eq %1, %2 : index
  %result = uop.bufferize %3 over (%r) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE r + 1 < 8 and r - 1 >= 0 -> r < 7 and 0 < r for r in [0, 7]
func.func @case_13() -> tensor<8xi1>
    attributes {max_ops = 3, max_divisions = 0} {
  %r = uop.range 0 to 8 : index
  %0 = uop.const 1 : index
  %1 = uop.add %r, %0 : index
  %2 = uop.const 8 : index
  %3 = uop.cmp lt %1, %2 : index
  %4 = uop.sub %r, %0 : index
  %5 = uop.const 0 : index
  %6 = uop.cmp ge %4, %5 : index
  %7 = uop.and %3, %6 : i1
  %result = uop.bufferize %7 over (%r) : i1 -> tensor<8xi1>
  return %result : tensor<8xi1>
}

// CASE a * b < 17 -> True for a in [0, 4], b in [0, 4]
func.func @case_14() -> tensor<5x5xi1>
    attributes {max_ops = 0, max_divisions = 0} {
  %a = uop.range 0 to 5 : index
  %b = uop.range 1 to 5 : index
  %0 = uop.mul %a, %b : index
  %1 = uop.const 17 : index
  %2 = uop.cmp lt %0, %1 : index
  %result = uop.bufferize %2 over (%a, %b) : i1 -> tensor<5x5xi1>
  return %result : tensor<5x5xi1>
}
