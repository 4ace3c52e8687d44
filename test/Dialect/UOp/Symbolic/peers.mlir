// RUN: uop-opt %s --test-uop-index -o /dev/null | FileCheck %s
// RUN: python3 %uop_src_root/test/tools/index_cases.py --check %s

// Known mistakes of other engines.
// CHECK: // 27 functions,


// (a * n + b) / n is a for floor division alone: truncation differs at -1.
// CASE idiv(a * 4 + 3, 4) -> idiv(a * 4 + 3, 4) for a in [-3, 3]
// CASE (a * 4 + 3) // 4 -> a for a in [-3, 3]
// CASE idiv(a * 4, 8) -> idiv(a * 4, 8) for a in [-3, 3]
// CASE imod(a * 4 + 3, 4) -> imod(a * 4 + 3, 4) for a in [-3, 3]
// CASE imod(a, 4) -> imod(a, 4) for a in [-6, 6]
// CASE idiv(a, 4) -> idiv(a, 4) for a in [-6, 6]

// The product of nested divisors may leave 64 bits: 2^32 * 2^32.
// CASE (a // 4294967296) // 4294967296 -> 0 for a in [0, 7]
// CASE (a * 4294967296 // 4294967296) // 4294967296 -> 0 for a in [0, 7]
// CASE (a * 1152921504606846976 // 4294967296) // 4294967296 -> (a * 268435456) // 4294967296 for a in [0, 7]

// A shift of a comparison needs that neither side wraps.
// CASE a + 9223372036854775800 < 9223372036854775804 -> a < 4 for a in [0, 7]
// CASE a - 9223372036854775800 < -9223372036854775796 -> a < 4 for a in [0, 7]
// CASE a - 1 < 3 -> a < 4 for a in [0, 7]
// CASE a - 8 < 0 -> True for a in [0, 7]
// CASE a * 2305843009213693952 < 4611686018427387905 -> a < 3 for a in [0, 3]

// Shifted ranges are different values.
// CASE (r + 1) * 16 + (r - 1) -> r * 17 + 15 for r in [1, 7]
// CASE read[9](r + 1) + read[9](r - 1) -> read[9](r + 1) + read[9](r - 1) for r in [1, 7]
// CASE read[8](r + 1, r < 7) - read[8](r - 1, r > 0) -> read[8](r + 1, r < 7) - read[8](r - 1, 0 < r) for r in [0, 7]
// CASE where(r < 7, r + 1, r - 1) -> where(r < 7, r + 1, r - 1) for r in [0, 7]

// x / x and x % x at 0 are no rules.
// CASE (a * b) // 3 -> (a * b) // 3 for a in [0, 4], b in [-2, 2]
// CASE (a * 2) // 3 * 3 -> (a * 2) // 3 * 3 for a in [-4, 4]

// Negative numerators: no rule that needs a non-negative one.
// CASE (a * 4 - 1) // 8 -> (a * 4 - 1) // 8 for a in [0, 4]
// CASE (a * -3 + 2) % 6 -> (a % 2) * -3 + 5 for a in [0, 9]
// CASE (a - b) // 4 -> (a - b) // 4 for a in [0, 7], b in [0, 7]
// CASE (a - b) % 4 -> (a - b) % 4 for a in [0, 7], b in [0, 7]
// CASE (a * 4 - b) // 4 -> a + (b * -1) // 4 for a in [0, 7], b in [0, 7]
// CASE (-a // 3) // 2 -> (a * -1) // 6 for a in [0, 20]
// CASE (a % 6) // 4 -> (a % 6) // 4 for a in [-9, 20]
