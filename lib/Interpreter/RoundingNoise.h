//===- RoundingNoise.h - Roundings that are off -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_INTERPRETER_ROUNDINGNOISE_H
#define UOP_LIB_INTERPRETER_ROUNDINGNOISE_H

#include "uop/Interpreter/Interpreter.h"

#include <random>

namespace uop::interp {

/// The noise of one op; by default none.
class OpNoise {
public:
  OpNoise() = default;
  OpNoise(std::mt19937_64 &random, double error)
      : random(&random), error(error) {}

  explicit operator bool() const { return random && error > 0; }
  /// A number near to that of the bits, which are of a float.
  uint64_t apply(ElementKind kind, uint64_t bits) const;
  /// The same for all elements; no floats, no change.
  InterpValue apply(const InterpValue &value) const;

private:
  std::mt19937_64 *random = nullptr;
  double error = 0;
};

/// The noise of all ops.
class RoundingNoise {
public:
  RoundingNoise(RoundingError error, uint64_t seed)
      : error(std::move(error)), random(seed) {}

  OpNoise get(mlir::Operation *op) { return OpNoise(random, error(op)); }

private:
  RoundingError error;
  std::mt19937_64 random;
};

} // namespace uop::interp

#endif // UOP_LIB_INTERPRETER_ROUNDINGNOISE_H
