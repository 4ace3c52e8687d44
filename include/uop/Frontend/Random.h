//===- Random.h - Random tensors --------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_RANDOM_H
#define UOP_FRONTEND_RANDOM_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend {

/// Random bits: Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random
/// numbers: as easy as 1, 2, 3", 2011) of each counter under the key. Both are
/// of type ui64, words are split as (low, high).
Tensor threefry(const Tensor &counter, const Tensor &key,
                SourceLoc loc = SourceLoc::current());

/// A sequence of random numbers: number n is threefry(n, seed), on every
/// device. A call takes as many as the tensor has elements, in row-major order.
/// To be used by one thread at a time.
class Random {
public:
  explicit Random(const Context &context, uint64_t seed = 0);

  /// Where the sequence goes on.
  uint64_t getPosition() const { return position; }
  void setPosition(uint64_t next) { position = next; }

  /// All 64 bits.
  Tensor bits(const Shape &shape, SourceLoc loc = SourceLoc::current());
  /// In [low, high), of f32 (24 bits of each number, the highest) or f64 (53).
  Tensor uniform(const Shape &shape, double low = 0, double high = 1,
                 DType dtype = DType::F32,
                 SourceLoc loc = SourceLoc::current());
  /// By Box and Muller: the high word is the radius, the low one the angle.
  Tensor normal(const Shape &shape, double mean = 0, double deviation = 1,
                SourceLoc loc = SourceLoc::current());
  /// In [low, high), of type i64: the remainder of the bits. Error: the bounds
  /// leave nothing.
  Tensor integers(const Shape &shape, int64_t low, int64_t high,
                  SourceLoc loc = SourceLoc::current());
  /// True with that probability.
  Tensor bernoulli(const Shape &shape, double probability,
                   SourceLoc loc = SourceLoc::current());
  /// 0 to count - 1 in random order, as i64. The time is quadratic.
  Tensor permutation(int64_t count, SourceLoc loc = SourceLoc::current());
  /// x with elements set to 0 with that probability, and the others divided by
  /// what is left of 1.
  Tensor dropout(const Tensor &x, double rate,
                 SourceLoc loc = SourceLoc::current());

private:
  Context context;
  Tensor key;
  uint64_t position = 0;
};

} // namespace uop::frontend

#endif // UOP_FRONTEND_RANDOM_H
