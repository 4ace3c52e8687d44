//===- Sort.cpp - Order, and how many there are -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Build.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

/// Makes the axis one from 0 on, or says what is wrong.
static std::optional<Tensor> checkAxis(const Tensor &x, int64_t &axis) {
  if (auto error = findError(x))
    return error;
  if (int64_t given = axis; !normalize(axis, x.rank()))
    return failAxis(given, x);
  return std::nullopt;
}

static RankedTensorType getIndices(const Tensor &x, ArrayRef<int64_t> shape) {
  return getGraph(x).getType(DType::I64, shape);
}

/// Result `number` of a sort, or of its first `count` elements.
static Tensor buildOrder(const Tensor &x, int64_t axis, bool descending,
                         std::optional<int64_t> count, unsigned number) {
  Shape shape = x.shape();
  if (count)
    shape[axis] = *count;
  return build(
      x, [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
        Type values = getType(x, shape), positions = getIndices(x, shape);
        if (count)
          return b
              .create<TopKOp>(loc, values, positions, in[0], uint64_t(axis),
                              /*smallest=*/!descending)
              .getResult(number);
        return b
            .create<SortOp>(loc, values, positions, in[0], uint64_t(axis),
                            descending)
            .getResult(number);
      });
}

static std::pair<Tensor, Tensor> buildBoth(const Tensor &x, int64_t axis,
                                           bool descending,
                                           std::optional<int64_t> count) {
  return {buildOrder(x, axis, descending, count, 0),
          buildOrder(x, axis, descending, count, 1)};
}

std::pair<Tensor, Tensor> Tensor::sort(int64_t axis, bool descending,
                                       SourceLoc loc) const {
  OpScope scope("sort", loc);
  if (auto error = checkAxis(*this, axis))
    return {*error, *error};
  return buildBoth(*this, axis, descending, std::nullopt);
}

Tensor Tensor::argsort(int64_t axis, bool descending, SourceLoc loc) const {
  OpScope scope("argsort", loc);
  if (auto error = checkAxis(*this, axis))
    return *error;
  return buildOrder(*this, axis, descending, std::nullopt, 1);
}

std::pair<Tensor, Tensor> Tensor::topK(int64_t count, int64_t axis,
                                       bool largest, SourceLoc loc) const {
  OpScope scope("topK", loc);
  if (auto error = checkAxis(*this, axis))
    return {*error, *error};
  if (count < 0 || count > shape()[axis]) {
    Tensor error = fail("axis " + Twine(axis) + " of " + typeString() +
                        " has no " + Twine(count) + " elements to take");
    return {error, error};
  }
  return buildBoth(*this, axis, largest, count);
}

/// How many results there is room for, or what is wrong.
static std::optional<Tensor> checkRoom(const Tensor &x,
                                       std::optional<int64_t> &room) {
  if (auto error = findError(x))
    return error;
  if (!room)
    room = x.numElements();
  if (*room < 0)
    return fail("there is no room for " + Twine(*room) + " results");
  return std::nullopt;
}

std::pair<Tensor, Tensor> Tensor::nonZero(std::optional<int64_t> room,
                                          SourceLoc loc) const {
  OpScope scope("nonZero", loc);
  if (auto error = checkRoom(*this, room))
    return {*error, *error};
  auto get = [&](unsigned number) {
    return build(
        *this, [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
          return b
              .create<NonZeroOp>(loc, getIndices(*this, {*room, rank()}),
                                 getIndices(*this, {}), in[0])
              .getResult(number);
        });
  };
  return {get(0), get(1)};
}

Tensor::UniqueTensors Tensor::unique(std::optional<int64_t> room,
                                     SourceLoc loc) const {
  OpScope scope("unique", loc);
  if (auto error = checkRoom(*this, room))
    return {*error, *error, *error, *error, *error};
  auto get = [&](unsigned number) {
    return build(
        *this, [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
          Type places = getIndices(*this, {*room});
          return b
              .create<UniqueOp>(loc, getType(*this, {*room}), places, places,
                                getIndices(*this, shape()),
                                getIndices(*this, {}), in[0])
              .getResult(number);
        });
  };
  return {get(0), get(1), get(2), get(3), get(4)};
}
