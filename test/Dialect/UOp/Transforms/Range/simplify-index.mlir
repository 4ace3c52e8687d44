// RUN: uop-opt %s --allow-unregistered-dialect --uop-simplify-index --split-input-file | FileCheck %s

// (3 + 4) * 5 - 2
// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: %[[C33:.*]] = uop.const 33 : index
// CHECK-NEXT: "test.use"(%[[C33]]) : (index) -> ()
// CHECK-NEXT: return
func.func @constants() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 3 : index
  %t1 = uop.const 4 : index
  %t2 = uop.add %t0, %t1 : index
  %t3 = uop.const 5 : index
  %t4 = uop.mul %t2, %t3 : index
  %t5 = uop.const 2 : index
  %t6 = uop.sub %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// (-7) // 2
// CHECK-LABEL: func.func @constant_floordiv(
// CHECK-NEXT: %[[C_4:.*]] = uop.const -4 : index
// CHECK-NEXT: "test.use"(%[[C_4]]) : (index) -> ()
// CHECK-NEXT: return
func.func @constant_floordiv() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const -7 : index
  %t1 = uop.const 2 : index
  %t2 = uop.floordiv %t0, %t1 : index
  "test.use"(%t2) : (index) -> ()
  return
}

// -----

// (-7) % 2
// CHECK-LABEL: func.func @constant_floormod(
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: "test.use"(%[[C1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @constant_floormod() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const -7 : index
  %t1 = uop.const 2 : index
  %t2 = uop.floormod %t0, %t1 : index
  "test.use"(%t2) : (index) -> ()
  return
}

// -----

// a + 0
// CHECK-LABEL: func.func @add_zero(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @add_zero() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 0 : index
  %t1 = uop.add %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a * 0
// CHECK-LABEL: func.func @mul_zero(
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: "test.use"(%[[C0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @mul_zero() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 0 : index
  %t1 = uop.mul %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a * 1
// CHECK-LABEL: func.func @mul_one(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @mul_one() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 1 : index
  %t1 = uop.mul %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a * 3 + b + a * 2
// CHECK-LABEL: func.func @like_terms(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C5]] : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 5 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[R1]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @like_terms() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 5 : index
  %t0 = uop.const 3 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 2 : index
  %t4 = uop.mul %a, %t3 : index
  %t5 = uop.add %t2, %t4 : index
  "test.use"(%t5) : (index) -> ()
  return
}

// -----

// a + b - a
// CHECK-LABEL: func.func @cancel(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 5 : index
// CHECK-NEXT: "test.use"(%[[R1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @cancel() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 5 : index
  %t0 = uop.add %a, %b : index
  %t1 = uop.sub %t0, %a : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// (a + b) * 6 - b * 6
// CHECK-LABEL: func.func @distribute(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C6:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C6]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @distribute() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 5 : index
  %t0 = uop.add %a, %b : index
  %t1 = uop.const 6 : index
  %t2 = uop.mul %t0, %t1 : index
  %t3 = uop.const 6 : index
  %t4 = uop.mul %b, %t3 : index
  %t5 = uop.sub %t2, %t4 : index
  "test.use"(%t5) : (index) -> ()
  return
}

// -----

// -(-a)
// CHECK-LABEL: func.func @negate(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @negate() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.neg %a : index
  %t1 = uop.neg %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// -(a - b)
// CHECK-LABEL: func.func @negated_sum(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 5 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[R1]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @negated_sum() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 5 : index
  %t0 = uop.sub %a, %b : index
  %t1 = uop.neg %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a * 7 + b
// CHECK-LABEL: func.func @size_one_range(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 5 : index
// CHECK-NEXT: "test.use"(%[[R1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @size_one_range() {
  %a = uop.range 0 to 1 : index
  %b = uop.range 1 to 5 : index
  %t0 = uop.const 7 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  "test.use"(%t2) : (index) -> ()
  return
}

// -----

// a // 4
// CHECK-LABEL: func.func @floordiv_in_bounds(
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: "test.use"(%[[C0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @floordiv_in_bounds() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 4 : index
  %t1 = uop.floordiv %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a // 4
// CHECK-LABEL: func.func @floordiv_not_in_bounds(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 5 : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @floordiv_not_in_bounds() {
  %a = uop.range 0 to 5 : index
  %t0 = uop.const 4 : index
  %t1 = uop.floordiv %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a % 4
// CHECK-LABEL: func.func @floormod_own_size(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @floormod_own_size() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 4 : index
  %t1 = uop.floormod %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a % 4
// CHECK-LABEL: func.func @floormod_not_own_size(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 5 : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @floormod_not_own_size() {
  %a = uop.range 0 to 5 : index
  %t0 = uop.const 4 : index
  %t1 = uop.floormod %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a % 1
// CHECK-LABEL: func.func @floormod_by_one(
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: "test.use"(%[[C0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @floormod_by_one() {
  %a = uop.range 0 to 5 : index
  %t0 = uop.const 1 : index
  %t1 = uop.floormod %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a // 1
// CHECK-LABEL: func.func @floordiv_by_one(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 5 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @floordiv_by_one() {
  %a = uop.range 0 to 5 : index
  %t0 = uop.const 1 : index
  %t1 = uop.floordiv %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// (a * 16 + b) // 16
// CHECK-LABEL: func.func @split_sum_div(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @split_sum_div() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 16 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 16 : index
  %t4 = uop.floordiv %t2, %t3 : index
  "test.use"(%t4) : (index) -> ()
  return
}

// -----

// (a * 16 + b) % 16
// CHECK-LABEL: func.func @split_sum_mod(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 16 : index
// CHECK-NEXT: "test.use"(%[[R1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @split_sum_mod() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 16 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 16 : index
  %t4 = uop.floormod %t2, %t3 : index
  "test.use"(%t4) : (index) -> ()
  return
}

// -----

// (a * 16 + b + 32) // 16
// CHECK-LABEL: func.func @offset_div(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C2]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @offset_div() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 16 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 32 : index
  %t4 = uop.add %t2, %t3 : index
  %t5 = uop.const 16 : index
  %t6 = uop.floordiv %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// (a * 16 + b + 32) % 16
// CHECK-LABEL: func.func @offset_mod(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 16 : index
// CHECK-NEXT: "test.use"(%[[R1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @offset_mod() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 16 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 32 : index
  %t4 = uop.add %t2, %t3 : index
  %t5 = uop.const 16 : index
  %t6 = uop.floormod %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// (a * 16 + b + 1) // 16
// CHECK-LABEL: func.func @offset_past_period(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 16 : index
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R1]], %[[C1]] : index
// CHECK-NEXT: %[[C16:.*]] = uop.const 16 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floordiv %[[V0]], %[[C16]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.add %[[R0]], %[[V1]] : index
// CHECK-NEXT: "test.use"(%[[V2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @offset_past_period() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 16 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 1 : index
  %t4 = uop.add %t2, %t3 : index
  %t5 = uop.const 16 : index
  %t6 = uop.floordiv %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// (a * 16 + b - 16) // 16
// CHECK-LABEL: func.func @negative_offset_div(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C_1]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @negative_offset_div() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 16 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 16 : index
  %t4 = uop.sub %t2, %t3 : index
  %t5 = uop.const 16 : index
  %t6 = uop.floordiv %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// (a * 16 + b - 16) % 16
// CHECK-LABEL: func.func @negative_offset_mod(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 16 : index
// CHECK-NEXT: "test.use"(%[[R1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @negative_offset_mod() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 16 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 16 : index
  %t4 = uop.sub %t2, %t3 : index
  %t5 = uop.const 16 : index
  %t6 = uop.floormod %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// (a - 4) % 8
// CHECK-LABEL: func.func @negative_remainder(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @negative_remainder() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 4 : index
  %t1 = uop.sub %a, %t0 : index
  %t2 = uop.const 8 : index
  %t3 = uop.floormod %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (a - 4) // 8
// CHECK-LABEL: func.func @negative_quotient(
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: "test.use"(%[[C_1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @negative_quotient() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 4 : index
  %t1 = uop.sub %a, %t0 : index
  %t2 = uop.const 8 : index
  %t3 = uop.floordiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (0 - a) % 4
// CHECK-LABEL: func.func @negative_factor_mod(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floormod %[[V0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @negative_factor_mod() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 0 : index
  %t1 = uop.sub %t0, %a : index
  %t2 = uop.const 4 : index
  %t3 = uop.floormod %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (0 - a) // 4
// CHECK-LABEL: func.func @negative_factor_div(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floordiv %[[V0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @negative_factor_div() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 0 : index
  %t1 = uop.sub %t0, %a : index
  %t2 = uop.const 4 : index
  %t3 = uop.floordiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (127 - a * 16 - b) // 16
// CHECK-LABEL: func.func @reversed_div(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 8 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[C7:.*]] = uop.const 7 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C7]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @reversed_div() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 127 : index
  %t1 = uop.const 16 : index
  %t2 = uop.mul %a, %t1 : index
  %t3 = uop.sub %t0, %t2 : index
  %t4 = uop.sub %t3, %b : index
  %t5 = uop.const 16 : index
  %t6 = uop.floordiv %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// (127 - a * 16 - b) % 16
// CHECK-LABEL: func.func @reversed_mod(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 16 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R1]], %[[C_1]] : index
// CHECK-NEXT: %[[C15:.*]] = uop.const 15 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C15]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @reversed_mod() {
  %a = uop.range 0 to 8 : index
  %b = uop.range 1 to 16 : index
  %t0 = uop.const 127 : index
  %t1 = uop.const 16 : index
  %t2 = uop.mul %a, %t1 : index
  %t3 = uop.sub %t0, %t2 : index
  %t4 = uop.sub %t3, %b : index
  %t5 = uop.const 16 : index
  %t6 = uop.floormod %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// a // 4 // 5
// CHECK-LABEL: func.func @nested_div(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C20:.*]] = uop.const 20 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C20]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @nested_div() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 4 : index
  %t1 = uop.floordiv %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.floordiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (a // 4 + 3) // 5
// CHECK-LABEL: func.func @nested_div_offset(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C12:.*]] = uop.const 12 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C12]] : index
// CHECK-NEXT: %[[C20:.*]] = uop.const 20 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floordiv %[[V0]], %[[C20]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @nested_div_offset() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 4 : index
  %t1 = uop.floordiv %a, %t0 : index
  %t2 = uop.const 3 : index
  %t3 = uop.add %t1, %t2 : index
  %t4 = uop.const 5 : index
  %t5 = uop.floordiv %t3, %t4 : index
  "test.use"(%t5) : (index) -> ()
  return
}

// -----

// a % 20 % 5
// CHECK-LABEL: func.func @nested_mod(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C5]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @nested_mod() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 20 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.floormod %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// a % 21 % 5
// CHECK-LABEL: func.func @nested_mod_not_multiple(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C21:.*]] = uop.const 21 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C21]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floormod %[[V0]], %[[C5]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @nested_mod_not_multiple() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 21 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.floormod %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// a % 20 // 5
// CHECK-LABEL: func.func @div_of_mod(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C5]] : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floormod %[[V0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @div_of_mod() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 20 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.floordiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// a % 21 // 5
// CHECK-LABEL: func.func @div_of_mod_not_multiple(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C21:.*]] = uop.const 21 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C21]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floordiv %[[V0]], %[[C5]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @div_of_mod_not_multiple() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 21 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.floordiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (a % 10 * 3) % 30
// CHECK-LABEL: func.func @mod_of_scaled_mod(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C10:.*]] = uop.const 10 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C10]] : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V1:.*]] = uop.mul %[[V0]], %[[C3]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @mod_of_scaled_mod() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 10 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 3 : index
  %t3 = uop.mul %t1, %t2 : index
  %t4 = uop.const 30 : index
  %t5 = uop.floormod %t3, %t4 : index
  "test.use"(%t5) : (index) -> ()
  return
}

// -----

// (a % 12 + b) % 6
// CHECK-LABEL: func.func @mod_of_sum_of_mods(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 9 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[R1]] : index
// CHECK-NEXT: %[[C6:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floormod %[[V0]], %[[C6]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @mod_of_sum_of_mods() {
  %a = uop.range 0 to 100 : index
  %b = uop.range 1 to 9 : index
  %t0 = uop.const 12 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 6 : index
  %t4 = uop.floormod %t2, %t3 : index
  "test.use"(%t4) : (index) -> ()
  return
}

// -----

// (a * 6 + b * 4) // 10
// CHECK-LABEL: func.func @gcd_div(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C3]] : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 7 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V1:.*]] = uop.mul %[[R1]], %[[C2]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.add %[[V0]], %[[V1]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V3:.*]] = uop.floordiv %[[V2]], %[[C5]] : index
// CHECK-NEXT: "test.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT: return
func.func @gcd_div() {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 7 : index
  %t0 = uop.const 6 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 4 : index
  %t3 = uop.mul %b, %t2 : index
  %t4 = uop.add %t1, %t3 : index
  %t5 = uop.const 10 : index
  %t6 = uop.floordiv %t4, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// (a * 6 + b * 2 + 1) // 12
// CHECK-LABEL: func.func @gcd_div_low_part(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C2]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @gcd_div_low_part() {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 3 : index
  %t0 = uop.const 6 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 2 : index
  %t3 = uop.mul %b, %t2 : index
  %t4 = uop.add %t1, %t3 : index
  %t5 = uop.const 1 : index
  %t6 = uop.add %t4, %t5 : index
  %t7 = uop.const 12 : index
  %t8 = uop.floordiv %t6, %t7 : index
  "test.use"(%t8) : (index) -> ()
  return
}

// -----

// (a * 6 + b * 2 + 1) % 12
// CHECK-LABEL: func.func @gcd_mod(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 3 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R1]], %[[C2]] : index
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floormod %[[R0]], %[[C2]] : index
// CHECK-NEXT: %[[C6:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[V2:.*]] = uop.mul %[[V1]], %[[C6]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[V0]], %[[V2]] : index
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[V4:.*]] = uop.add %[[V3]], %[[C1]] : index
// CHECK-NEXT: "test.use"(%[[V4]]) : (index) -> ()
// CHECK-NEXT: return
func.func @gcd_mod() {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 3 : index
  %t0 = uop.const 6 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 2 : index
  %t3 = uop.mul %b, %t2 : index
  %t4 = uop.add %t1, %t3 : index
  %t5 = uop.const 1 : index
  %t6 = uop.add %t4, %t5 : index
  %t7 = uop.const 12 : index
  %t8 = uop.floormod %t6, %t7 : index
  "test.use"(%t8) : (index) -> ()
  return
}

// -----

// (a * 6) // 4
// CHECK-LABEL: func.func @gcd_whole(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C2]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[R0]], %[[V0]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @gcd_whole() {
  %a = uop.range 0 to 9 : index
  %t0 = uop.const 6 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 4 : index
  %t3 = uop.floordiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (a * 6) % 4
// CHECK-LABEL: func.func @gcd_whole_mod(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C2]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.mul %[[V0]], %[[C2]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @gcd_whole_mod() {
  %a = uop.range 0 to 9 : index
  %t0 = uop.const 6 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 4 : index
  %t3 = uop.floormod %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (17 + a * 13) % 18
// CHECK-LABEL: func.func @residue_mod(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C_5:.*]] = uop.const -5 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_5]] : index
// CHECK-NEXT: %[[C17:.*]] = uop.const 17 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C17]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @residue_mod() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 17 : index
  %t1 = uop.const 13 : index
  %t2 = uop.mul %a, %t1 : index
  %t3 = uop.add %t0, %t2 : index
  %t4 = uop.const 18 : index
  %t5 = uop.floormod %t3, %t4 : index
  "test.use"(%t5) : (index) -> ()
  return
}

// -----

// (17 + a * 13) // 18
// CHECK-LABEL: func.func @residue_div(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @residue_div() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 17 : index
  %t1 = uop.const 13 : index
  %t2 = uop.mul %a, %t1 : index
  %t3 = uop.add %t0, %t2 : index
  %t4 = uop.const 18 : index
  %t5 = uop.floordiv %t3, %t4 : index
  "test.use"(%t5) : (index) -> ()
  return
}

// -----

// (a * 25) % 12
// CHECK-LABEL: func.func @residue_factor(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 3 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @residue_factor() {
  %a = uop.range 0 to 3 : index
  %t0 = uop.const 25 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 12 : index
  %t3 = uop.floormod %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// a % 8 + a // 8 * 8
// CHECK-LABEL: func.func @recombine(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @recombine() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 8 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 8 : index
  %t3 = uop.floordiv %a, %t2 : index
  %t4 = uop.const 8 : index
  %t5 = uop.mul %t3, %t4 : index
  %t6 = uop.add %t1, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// a % 8 * 3 + a // 8 * 24
// CHECK-LABEL: func.func @recombine_scaled(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C3]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @recombine_scaled() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 8 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 3 : index
  %t3 = uop.mul %t1, %t2 : index
  %t4 = uop.const 8 : index
  %t5 = uop.floordiv %a, %t4 : index
  %t6 = uop.const 24 : index
  %t7 = uop.mul %t5, %t6 : index
  %t8 = uop.add %t3, %t7 : index
  "test.use"(%t8) : (index) -> ()
  return
}

// -----

// a // 8 * 8 + a % 8
// CHECK-LABEL: func.func @recombine_order(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @recombine_order() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 8 : index
  %t1 = uop.floordiv %a, %t0 : index
  %t2 = uop.const 8 : index
  %t3 = uop.mul %t1, %t2 : index
  %t4 = uop.const 8 : index
  %t5 = uop.floormod %a, %t4 : index
  %t6 = uop.add %t3, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// a % 8 + a // 8 * 9
// CHECK-LABEL: func.func @recombine_other_factor(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C8:.*]] = uop.const 8 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C8]] : index
// CHECK-NEXT: %[[C9:.*]] = uop.const 9 : index
// CHECK-NEXT: %[[V1:.*]] = uop.mul %[[V0]], %[[C9]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.floormod %[[R0]], %[[C8]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[V1]], %[[V2]] : index
// CHECK-NEXT: "test.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT: return
func.func @recombine_other_factor() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 8 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 8 : index
  %t3 = uop.floordiv %a, %t2 : index
  %t4 = uop.const 9 : index
  %t5 = uop.mul %t3, %t4 : index
  %t6 = uop.add %t1, %t5 : index
  "test.use"(%t6) : (index) -> ()
  return
}

// -----

// a % 4 + a // 4 % 5 * 4
// CHECK-LABEL: func.func @recombine_part(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C20:.*]] = uop.const 20 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C20]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @recombine_part() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 4 : index
  %t1 = uop.floormod %a, %t0 : index
  %t2 = uop.const 4 : index
  %t3 = uop.floordiv %a, %t2 : index
  %t4 = uop.const 5 : index
  %t5 = uop.floormod %t3, %t4 : index
  %t6 = uop.const 4 : index
  %t7 = uop.mul %t5, %t6 : index
  %t8 = uop.add %t1, %t7 : index
  "test.use"(%t8) : (index) -> ()
  return
}

// -----

// (a * 10 + b) % 7 + (a * 10 + b) // 7 * 7
// CHECK-LABEL: func.func @recombine_of_sum(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 10 : index
// CHECK-NEXT: %[[C10:.*]] = uop.const 10 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C10]] : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 10 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[R1]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @recombine_of_sum() {
  %a = uop.range 0 to 10 : index
  %b = uop.range 1 to 10 : index
  %t0 = uop.const 10 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 7 : index
  %t4 = uop.floormod %t2, %t3 : index
  %t5 = uop.const 10 : index
  %t6 = uop.mul %a, %t5 : index
  %t7 = uop.add %t6, %b : index
  %t8 = uop.const 7 : index
  %t9 = uop.floordiv %t7, %t8 : index
  %t10 = uop.const 7 : index
  %t11 = uop.mul %t9, %t10 : index
  %t12 = uop.add %t4, %t11 : index
  "test.use"(%t12) : (index) -> ()
  return
}

// -----

// (a * 20 + b) // 24 * 24 + (a * 20 + b) // 4 % 6 * 4 + (a * 20 + b) % 4
// CHECK-LABEL: func.func @delinearize(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 6 : index
// CHECK-NEXT: %[[C20:.*]] = uop.const 20 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C20]] : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 20 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[R1]] : index
// CHECK-NEXT: %[[C24:.*]] = uop.const 24 : index
// CHECK-NEXT: %[[V2:.*]] = uop.floordiv %[[V1]], %[[C24]] : index
// CHECK-NEXT: %[[V3:.*]] = uop.mul %[[V2]], %[[C24]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V4:.*]] = uop.mul %[[R0]], %[[C5]] : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V5:.*]] = uop.floordiv %[[R1]], %[[C4]] : index
// CHECK-NEXT: %[[V6:.*]] = uop.add %[[V4]], %[[V5]] : index
// CHECK-NEXT: %[[C6:.*]] = uop.const 6 : index
// CHECK-NEXT: %[[V7:.*]] = uop.floormod %[[V6]], %[[C6]] : index
// CHECK-NEXT: %[[V8:.*]] = uop.mul %[[V7]], %[[C4]] : index
// CHECK-NEXT: %[[V9:.*]] = uop.add %[[V3]], %[[V8]] : index
// CHECK-NEXT: %[[V10:.*]] = uop.floormod %[[R1]], %[[C4]] : index
// CHECK-NEXT: %[[V11:.*]] = uop.add %[[V9]], %[[V10]] : index
// CHECK-NEXT: "test.use"(%[[V11]]) : (index) -> ()
// CHECK-NEXT: return
func.func @delinearize() {
  %a = uop.range 0 to 6 : index
  %b = uop.range 1 to 20 : index
  %t0 = uop.const 20 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 24 : index
  %t4 = uop.floordiv %t2, %t3 : index
  %t5 = uop.const 24 : index
  %t6 = uop.mul %t4, %t5 : index
  %t7 = uop.const 20 : index
  %t8 = uop.mul %a, %t7 : index
  %t9 = uop.add %t8, %b : index
  %t10 = uop.const 4 : index
  %t11 = uop.floordiv %t9, %t10 : index
  %t12 = uop.const 6 : index
  %t13 = uop.floormod %t11, %t12 : index
  %t14 = uop.const 4 : index
  %t15 = uop.mul %t13, %t14 : index
  %t16 = uop.add %t6, %t15 : index
  %t17 = uop.const 20 : index
  %t18 = uop.mul %a, %t17 : index
  %t19 = uop.add %t18, %b : index
  %t20 = uop.const 4 : index
  %t21 = uop.floormod %t19, %t20 : index
  %t22 = uop.add %t16, %t21 : index
  "test.use"(%t22) : (index) -> ()
  return
}

// -----

// a < 4
// CHECK-LABEL: func.func @lt_always(
// CHECK-NEXT: %[[CST:.*]] = uop.const true : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @lt_always() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 4 : index
  %t1 = uop.cmp lt %a, %t0 : index
  "test.use"(%t1) : (i1) -> ()
  return
}

// -----

// a < 0
// CHECK-LABEL: func.func @lt_never(
// CHECK-NEXT: %[[CST:.*]] = uop.const false : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @lt_never() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 0 : index
  %t1 = uop.cmp lt %a, %t0 : index
  "test.use"(%t1) : (i1) -> ()
  return
}

// -----

// a < 3
// CHECK-LABEL: func.func @lt_sometimes(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C3]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @lt_sometimes() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 3 : index
  %t1 = uop.cmp lt %a, %t0 : index
  "test.use"(%t1) : (i1) -> ()
  return
}

// -----

// a <= 3
// CHECK-LABEL: func.func @le_always(
// CHECK-NEXT: %[[CST:.*]] = uop.const true : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @le_always() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 3 : index
  %t1 = uop.cmp le %a, %t0 : index
  "test.use"(%t1) : (i1) -> ()
  return
}

// -----

// a > 3
// CHECK-LABEL: func.func @gt_never(
// CHECK-NEXT: %[[CST:.*]] = uop.const false : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @gt_never() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 3 : index
  %t1 = uop.cmp gt %a, %t0 : index
  "test.use"(%t1) : (i1) -> ()
  return
}

// -----

// a >= 0
// CHECK-LABEL: func.func @ge_always(
// CHECK-NEXT: %[[CST:.*]] = uop.const true : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @ge_always() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 0 : index
  %t1 = uop.cmp ge %a, %t0 : index
  "test.use"(%t1) : (i1) -> ()
  return
}

// -----

// a == 4
// CHECK-LABEL: func.func @eq_never(
// CHECK-NEXT: %[[CST:.*]] = uop.const false : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @eq_never() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 4 : index
  %t1 = uop.cmp eq %a, %t0 : index
  "test.use"(%t1) : (i1) -> ()
  return
}

// -----

// a == 3
// CHECK-LABEL: func.func @eq_sometimes(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp eq %[[R0]], %[[C3]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @eq_sometimes() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 3 : index
  %t1 = uop.cmp eq %a, %t0 : index
  "test.use"(%t1) : (i1) -> ()
  return
}

// -----

// a + 5 != b
// CHECK-LABEL: func.func @ne_always(
// CHECK-NEXT: %[[CST:.*]] = uop.const true : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @ne_always() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 3 : index
  %t0 = uop.const 5 : index
  %t1 = uop.add %a, %t0 : index
  %t2 = uop.cmp ne %t1, %b : index
  "test.use"(%t2) : (i1) -> ()
  return
}

// -----

// a + b < a + 3
// CHECK-LABEL: func.func @compare_like_terms(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 9 : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R1]], %[[C3]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @compare_like_terms() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 9 : index
  %t0 = uop.add %a, %b : index
  %t1 = uop.const 3 : index
  %t2 = uop.add %a, %t1 : index
  %t3 = uop.cmp lt %t0, %t2 : index
  "test.use"(%t3) : (i1) -> ()
  return
}

// -----

// a - b < 0
// CHECK-LABEL: func.func @compare_moves_negative(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 9 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[R1]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @compare_moves_negative() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 9 : index
  %t0 = uop.sub %a, %b : index
  %t1 = uop.const 0 : index
  %t2 = uop.cmp lt %t0, %t1 : index
  "test.use"(%t2) : (i1) -> ()
  return
}

// -----

// a * 4 + b < 16
// CHECK-LABEL: func.func @compare_common_factor(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @compare_common_factor() {
  %a = uop.range 0 to 9 : index
  %b = uop.range 1 to 4 : index
  %t0 = uop.const 4 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.add %t1, %b : index
  %t3 = uop.const 16 : index
  %t4 = uop.cmp lt %t2, %t3 : index
  "test.use"(%t4) : (i1) -> ()
  return
}

// -----

// a * 4 < 15
// CHECK-LABEL: func.func @compare_common_factor_rounds(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @compare_common_factor_rounds() {
  %a = uop.range 0 to 9 : index
  %t0 = uop.const 4 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 15 : index
  %t3 = uop.cmp lt %t1, %t2 : index
  "test.use"(%t3) : (i1) -> ()
  return
}

// -----

// a * 4 >= 15
// CHECK-LABEL: func.func @compare_ge_common_factor(
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[C3]], %[[R0]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @compare_ge_common_factor() {
  %a = uop.range 0 to 9 : index
  %t0 = uop.const 4 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 15 : index
  %t3 = uop.cmp ge %t1, %t2 : index
  "test.use"(%t3) : (i1) -> ()
  return
}

// -----

// a * 4 == 12 is a == 3
// CHECK-LABEL: func.func @compare_eq_divides_factor(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp eq %[[R0]], %[[C3]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @compare_eq_divides_factor() {
  %a = uop.range 0 to 9 : index
  %t0 = uop.const 4 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 12 : index
  %t3 = uop.cmp eq %t1, %t2 : index
  "test.use"(%t3) : (i1) -> ()
  return
}

// -----

// a // 8 < 8
// CHECK-LABEL: func.func @compare_quotients(
// CHECK-NEXT: %[[CST:.*]] = uop.const true : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @compare_quotients() {
  %a = uop.range 0 to 64 : index
  %t0 = uop.const 8 : index
  %t1 = uop.floordiv %a, %t0 : index
  %t2 = uop.const 8 : index
  %t3 = uop.cmp lt %t1, %t2 : index
  "test.use"(%t3) : (i1) -> ()
  return
}

// -----

// a < 4 and b < 5
// CHECK-LABEL: func.func @and_true(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 9 : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R1]], %[[C5]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @and_true() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 9 : index
  %t0 = uop.const 4 : index
  %t1 = uop.cmp lt %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.cmp lt %b, %t2 : index
  %t4 = uop.and %t1, %t3 : i1
  "test.use"(%t4) : (i1) -> ()
  return
}

// -----

// a > 3 and b < 5
// CHECK-LABEL: func.func @and_false(
// CHECK-NEXT: %[[CST:.*]] = uop.const false : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @and_false() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 9 : index
  %t0 = uop.const 3 : index
  %t1 = uop.cmp gt %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.cmp lt %b, %t2 : index
  %t4 = uop.and %t1, %t3 : i1
  "test.use"(%t4) : (i1) -> ()
  return
}

// -----

// a < 5 and a < 5
// CHECK-LABEL: func.func @and_same(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9 : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C5]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @and_same() {
  %a = uop.range 0 to 9 : index
  %t0 = uop.const 5 : index
  %t1 = uop.cmp lt %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.cmp lt %a, %t2 : index
  %t4 = uop.and %t1, %t3 : i1
  "test.use"(%t4) : (i1) -> ()
  return
}

// -----

// a < 4 or b < 5
// CHECK-LABEL: func.func @or_true(
// CHECK-NEXT: %[[CST:.*]] = uop.const true : i1
// CHECK-NEXT: "test.use"(%[[CST]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @or_true() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 9 : index
  %t0 = uop.const 4 : index
  %t1 = uop.cmp lt %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.cmp lt %b, %t2 : index
  %t4 = uop.or %t1, %t3 : i1
  "test.use"(%t4) : (i1) -> ()
  return
}

// -----

// a > 3 or b < 5
// CHECK-LABEL: func.func @or_false(
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 9 : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R1]], %[[C5]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @or_false() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 9 : index
  %t0 = uop.const 3 : index
  %t1 = uop.cmp gt %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.cmp lt %b, %t2 : index
  %t4 = uop.or %t1, %t3 : i1
  "test.use"(%t4) : (i1) -> ()
  return
}

// -----

// idiv(a, 4)
// CHECK-LABEL: func.func @idiv_of_positive(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @idiv_of_positive() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 4 : index
  %t1 = uop.idiv %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// mod(a, 100)
// CHECK-LABEL: func.func @mod_of_positive(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: "test.use"(%[[R0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @mod_of_positive() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 100 : index
  %t1 = uop.mod %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// idiv(a - 50, 4)
// CHECK-LABEL: func.func @idiv_of_negative(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C_50:.*]] = uop.const -50 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C_50]] : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V1:.*]] = uop.idiv %[[V0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @idiv_of_negative() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 50 : index
  %t1 = uop.sub %a, %t0 : index
  %t2 = uop.const 4 : index
  %t3 = uop.idiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// mod(a - 50, 4)
// CHECK-LABEL: func.func @mod_of_negative(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C_50:.*]] = uop.const -50 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C_50]] : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V1:.*]] = uop.mod %[[V0]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @mod_of_negative() {
  %a = uop.range 0 to 100 : index
  %t0 = uop.const 50 : index
  %t1 = uop.sub %a, %t0 : index
  %t2 = uop.const 4 : index
  %t3 = uop.mod %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// a // 0
// CHECK-LABEL: func.func @divisor_zero(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C0]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @divisor_zero() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 0 : index
  %t1 = uop.floordiv %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a % 0
// CHECK-LABEL: func.func @divisor_zero_mod(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C0]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @divisor_zero_mod() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 0 : index
  %t1 = uop.floormod %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a // -2
// CHECK-LABEL: func.func @divisor_negative(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C_2:.*]] = uop.const -2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floordiv %[[R0]], %[[C_2]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @divisor_negative() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const -2 : index
  %t1 = uop.floordiv %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a % -2
// CHECK-LABEL: func.func @divisor_negative_mod(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C_2:.*]] = uop.const -2 : index
// CHECK-NEXT: %[[V0:.*]] = uop.floormod %[[R0]], %[[C_2]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @divisor_negative_mod() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const -2 : index
  %t1 = uop.floormod %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a // (b + 1)
// CHECK-LABEL: func.func @divisor_unknown(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 5 : index
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R1]], %[[C1]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.floordiv %[[R0]], %[[V0]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @divisor_unknown() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 5 : index
  %t0 = uop.const 1 : index
  %t1 = uop.add %b, %t0 : index
  %t2 = uop.floordiv %a, %t1 : index
  "test.use"(%t2) : (index) -> ()
  return
}

// -----

// a * b
// CHECK-LABEL: func.func @product_of_ranges(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 5 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[R1]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @product_of_ranges() {
  %a = uop.range 0 to 4 : index
  %b = uop.range 1 to 5 : index
  %t0 = uop.mul %a, %b : index
  "test.use"(%t0) : (index) -> ()
  return
}

// -----

// a * 9223372036854775807 // 2
// CHECK-LABEL: func.func @near_overflow_factor(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C9223372036854775807:.*]] = uop.const 9223372036854775807 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C9223372036854775807]] : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floordiv %[[V0]], %[[C2]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @near_overflow_factor() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 9223372036854775807 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 2 : index
  %t3 = uop.floordiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// (a * 2305843009213693952 + 9223372036854775807) % 4
// CHECK-LABEL: func.func @near_overflow_sum(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C2305843009213693952:.*]] = uop.const 2305843009213693952 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C2305843009213693952]] : index
// CHECK-NEXT: %[[C9223372036854775807:.*]] = uop.const 9223372036854775807 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C9223372036854775807]] : index
// CHECK-NEXT: %[[C4:.*]] = uop.const 4 : index
// CHECK-NEXT: %[[V2:.*]] = uop.floormod %[[V1]], %[[C4]] : index
// CHECK-NEXT: "test.use"(%[[V2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @near_overflow_sum() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 2305843009213693952 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 9223372036854775807 : index
  %t3 = uop.add %t1, %t2 : index
  %t4 = uop.const 4 : index
  %t5 = uop.floormod %t3, %t4 : index
  "test.use"(%t5) : (index) -> ()
  return
}

// -----

// a * 9223372036854775807 + a * 2
// CHECK-LABEL: func.func @overflow_merge(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C9223372036854775807:.*]] = uop.const 9223372036854775807 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C9223372036854775807]] : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V1:.*]] = uop.mul %[[R0]], %[[C2]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.add %[[V0]], %[[V1]] : index
// CHECK-NEXT: "test.use"(%[[V2]]) : (index) -> ()
// CHECK-NEXT: return
func.func @overflow_merge() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 9223372036854775807 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 2 : index
  %t3 = uop.mul %a, %t2 : index
  %t4 = uop.add %t1, %t3 : index
  "test.use"(%t4) : (index) -> ()
  return
}

// -----

// a * 4611686018427387904 < 5
// CHECK-LABEL: func.func @near_overflow_compare(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C4611686018427387904:.*]] = uop.const 4611686018427387904 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C4611686018427387904]] : index
// CHECK-NEXT: %[[C5:.*]] = uop.const 5 : index
// CHECK-NEXT: %[[V1:.*]] = uop.cmp lt %[[V0]], %[[C5]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (i1) -> ()
// CHECK-NEXT: return
func.func @near_overflow_compare() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const 4611686018427387904 : index
  %t1 = uop.mul %a, %t0 : index
  %t2 = uop.const 5 : index
  %t3 = uop.cmp lt %t1, %t2 : index
  "test.use"(%t3) : (i1) -> ()
  return
}

// -----

// (a + 1) // 2
// CHECK-LABEL: func.func @largest_range(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 9223372036854775807 : index
// CHECK-NEXT: %[[C1:.*]] = uop.const 1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.add %[[R0]], %[[C1]] : index
// CHECK-NEXT: %[[C2:.*]] = uop.const 2 : index
// CHECK-NEXT: %[[V1:.*]] = uop.floordiv %[[V0]], %[[C2]] : index
// CHECK-NEXT: "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return
func.func @largest_range() {
  %a = uop.range 0 to 9223372036854775807 : index
  %t0 = uop.const 1 : index
  %t1 = uop.add %a, %t0 : index
  %t2 = uop.const 2 : index
  %t3 = uop.floordiv %t1, %t2 : index
  "test.use"(%t3) : (index) -> ()
  return
}

// -----

// a // 9223372036854775807
// CHECK-LABEL: func.func @largest_range_in_bounds(
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: "test.use"(%[[C0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @largest_range_in_bounds() {
  %a = uop.range 0 to 9223372036854775807 : index
  %t0 = uop.const 9223372036854775807 : index
  %t1 = uop.floordiv %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a - -9223372036854775808
// CHECK-LABEL: func.func @smallest_constant(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[C_9223372036854775808:.*]] = uop.const -9223372036854775808 : index
// CHECK-NEXT: %[[V0:.*]] = uop.sub %[[R0]], %[[C_9223372036854775808]] : index
// CHECK-NEXT: "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @smallest_constant() {
  %a = uop.range 0 to 4 : index
  %t0 = uop.const -9223372036854775808 : index
  %t1 = uop.sub %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}

// -----

// a // 2
// CHECK-LABEL: func.func @empty_range(
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: "test.use"(%[[C0]]) : (index) -> ()
// CHECK-NEXT: return
func.func @empty_range() {
  %a = uop.range 0 to 0 : index
  %t0 = uop.const 2 : index
  %t1 = uop.floordiv %a, %t0 : index
  "test.use"(%t1) : (index) -> ()
  return
}
