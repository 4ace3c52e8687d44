//===- Scalar.h - Numbers that a caller chooses for a run -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_SCALAR_H
#define UOP_RUNTIME_SCALAR_H

#include "uop/Runtime/Expected.h"

#include <cstdint>
#include <string>
#include <vector>

namespace uop::runtime {

/// A named number with inclusive bounds.
struct Variable {
  std::string name;
  int64_t min = 0;
  int64_t max = 0;
  /// Whether the caller must choose a value; otherwise the program binds one.
  bool isChosen = true;

  /// An error that names the variable unless `value` is within the bounds.
  Error check(int64_t value) const;
};

/// A number that is computed before the first step of a run. Integers wrap; a
/// quotient or remainder by 0 is 0.
struct Scalar {
  enum class Kind : uint8_t {
    /// `value`.
    Constant,
    /// What the caller chose for variable number `value`.
    Variable,
    /// `lhs`, which must be within the bounds of variable number `value`.
    Bind,
    /// Of `lhs` and `rhs`, which are numbers of earlier scalars.
    Add,
    Sub,
    Mul,
    FloorDiv,
    FloorMod,
    Div,
    Mod,
    Min,
    Max,
  };

  Kind kind = Kind::Constant;
  int64_t value = 0;
  unsigned lhs = 0;
  unsigned rhs = 0;
};

} // namespace uop::runtime

#endif // UOP_RUNTIME_SCALAR_H
