//===- test_functions.cpp - What custom ops of the tests call ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <cstdint>

extern "C" {

// Tensors: a pointer to each operand, then to each result.

void test_sort(const float *input, float *sorted, int64_t *smallest) {
  std::copy(input, input + 6, sorted);
  std::sort(sorted, sorted + 6);
  *smallest = std::min_element(input, input + 6) - input;
}

void test_reverse(const uint8_t *input, uint8_t *output) {
  std::reverse_copy(input, input + 5, output);
}

static int64_t calls = 0;

void test_count(int64_t *before) { *before = calls; }
void test_note(const int64_t *by) { calls += *by; }

void test_nothing(const float *, float *) {}

// Scalars, by value.

float test_f32(float x, double y) { return x + static_cast<float>(y); }
double test_f64(float x, double y) { return x - y; }
int8_t test_i8(int8_t x, int16_t y) { return static_cast<int8_t>(x / 2 + y); }
uint8_t test_u8(uint8_t x, uint16_t y) {
  return static_cast<uint8_t>(x / 2 + y);
}
int32_t test_i32(int32_t x, uint32_t y) {
  return x / 2 + static_cast<int32_t>(y / 2);
}
int64_t test_i64(int64_t x, uint64_t y) {
  return x / 2 + static_cast<int64_t>(y / 2);
}
bool test_bool(bool x, int8_t y) { return !x && y < 0; }
// Wrong in the first eight calls, of a kernel, and right in those of the
// interpreter after it.
float test_wrong_at_first(float x) {
  static int calls = 0;
  return ++calls <= 8 ? x + 1 : x;
}
int64_t test_index(int64_t i) { return 10 - i; }
// The bits of narrow floats: the sign goes.
uint16_t test_f16(uint16_t x) { return x & 0x7fff; }
uint8_t test_f8(uint8_t x) { return x & 0x7f; }

} // extern "C"
