//===- Random.cpp - Random tensors ------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Random.h"

#include "Build.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

Tensor uop::frontend::threefry(const Tensor &counter, const Tensor &key,
                               SourceLoc loc) {
  OpScope scope("threefry", loc);
  if (auto error = findError({counter, key}))
    return *error;
  if (counter.dtype() != DType::U64 || key.dtype() != DType::U64)
    return fail("counter and key must be of type ui64, got " +
                counter.typeString() + " and " + key.typeString());
  auto shape = broadcastShapes(counter.shape(), key.shape());
  if (!shape)
    return fail(counter.typeString() + " and " + key.typeString() +
                " do not broadcast");
  return binary<ThreefryOp>(broadcastTo(counter, *shape),
                            broadcastTo(key, *shape));
}

Random::Random(const Context &context, uint64_t seed)
    : context(context), key(Tensor::scalar(context, seed)) {}

Tensor Random::bits(const Shape &shape, SourceLoc loc) {
  OpScope scope("bits", loc);
  auto count = runtime::numElements(shape);
  if (!count)
    return fail("shape " + describe(shape) + ": " + count.message());
  // The position is no constant: the program is the same the next time.
  Tensor first = Tensor::scalar(context, position);
  position += *count;
  Tensor counter = Tensor::iota(context, {*count}, 0).cast(DType::U64) + first;
  return threefry(counter, key).reshape(shape);
}

Tensor Random::uniform(const Shape &shape, double low, double high, DType dtype,
                       SourceLoc loc) {
  OpScope scope("uniform", loc);
  if (dtype != DType::F32 && dtype != DType::F64)
    return fail(Twine("the type must be f32 or f64, got ") +
                runtime::name(dtype));
  unsigned digits = dtype == DType::F32 ? 24 : 53;
  Tensor number = (bits(shape) >> int64_t(64 - digits)).cast(dtype) *
                  (1.0 / double(uint64_t(1) << digits));
  if (low == 0 && high == 1)
    return number;
  return number * (high - low) + low;
}

Tensor Random::normal(const Shape &shape, double mean, double deviation,
                      SourceLoc loc) {
  OpScope scope("normal", loc);
  Tensor both = bits(shape);
  constexpr double kStep = 1.0 / (1 << 24);
  // In (0, 1], so that its logarithm is finite.
  Tensor high = ((both >> 40).cast(DType::F32) + 1) * kStep;
  Tensor low = ((both >> 8) & 0xFFFFFF).cast(DType::F32) * kStep;
  Tensor radius = (high.log() * -2).sqrt();
  return radius * (low * 6.283185307179586).cos() * deviation + mean;
}

Tensor Random::integers(const Shape &shape, int64_t low, int64_t high,
                        SourceLoc loc) {
  OpScope scope("integers", loc);
  if (low >= high)
    return fail("there is no integer from " + Twine(low) + " up to, not " +
                Twine(high));
  Tensor count = constant(*context.getGraph(), DType::U64, {},
                          int64_t(uint64_t(high) - uint64_t(low)));
  return (bits(shape) % count).cast(DType::I64) + low;
}

Tensor Random::bernoulli(const Shape &shape, double probability,
                         SourceLoc loc) {
  OpScope scope("bernoulli", loc);
  if (!(probability >= 0 && probability <= 1))
    return fail("a probability is from 0 to 1, got " +
                std::to_string(probability));
  return uniform(shape) < probability;
}

Tensor Random::permutation(int64_t count, SourceLoc loc) {
  OpScope scope("permutation", loc);
  if (count < 0)
    return fail("the number of elements is below 0: " + Twine(count));
  // An element's place is the number of those that come before it; equal bits
  // keep their order.
  Tensor number = bits({count});
  Tensor mine = number.unsqueeze(1), other = number.unsqueeze(0);
  Tensor isEarlier = Tensor::iota(context, {count, count}, 1) <
                     Tensor::iota(context, {count, count}, 0);
  return ((other < mine) | ((other == mine) & isEarlier)).sum({1});
}

Tensor Random::dropout(const Tensor &x, double rate, SourceLoc loc) {
  OpScope scope("dropout", loc);
  if (!(rate >= 0 && rate < 1))
    return fail("a rate is from 0 to below 1, got " + std::to_string(rate));
  if (x.hasError() || rate == 0)
    return x;
  Tensor isKept = uniform(x.shape()) >= rate;
  return where(isKept, toFloat(x) * (1 / (1 - rate)), 0);
}
