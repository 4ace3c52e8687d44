//===- Random.h - The same choices everywhere -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPSMITH_RANDOM_H
#define UOP_LIB_TOOLS_UOPSMITH_RANDOM_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"

#include <random>

namespace uop::smith {

/// The engine is defined by the C++ standard to the bit; its distributions are
/// not, so they are not used.
class Random {
public:
  explicit Random(uint64_t seed) : engine(seed) {}

  uint64_t bits() { return engine(); }
  /// In [0, bound).
  uint64_t below(uint64_t bound) { return engine() % bound; }
  /// In [low, high].
  int64_t between(int64_t low, int64_t high) {
    return low + int64_t(below(high - low + 1));
  }
  bool chance(unsigned percent) { return below(100) < percent; }
  template <typename T>
  const T &pick(llvm::ArrayRef<T> items) {
    return items[below(items.size())];
  }

private:
  std::mt19937_64 engine;
};

/// The bits of an element of `type`, one of the dialect's. Of small numbers:
/// floats in [-2, 2], integers in [-8, 8) or [0, 16). Awkward: see
/// hasAwkwardValues.
llvm::APInt makeElement(Random &random, mlir::Type type, bool isAwkward);

} // namespace uop::smith

#endif // UOP_LIB_TOOLS_UOPSMITH_RANDOM_H
