//===- Sets.cpp - Searching, and what values there are ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Sets.h"

#include "Build.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

/// The number that a tensor holds, which decides a shape.
static std::optional<Tensor> readCount(const Tensor &count, int64_t &number) {
  Expected<int64_t> item = count.item<int64_t>();
  if (!item)
    return fail(item.message());
  number = *item;
  return std::nullopt;
}

std::vector<Tensor> uop::frontend::findNonZero(const Tensor &x, SourceLoc loc) {
  OpScope scope("nonZero", loc);
  if (auto error = findError(x))
    return {*error};
  if (x.rank() == 0)
    return {fail("a tensor without axes has no positions", ErrorKind::value)};
  auto [positions, count] = x.nonZero();
  if (Error error = Tensor::realize({positions, count}))
    return {fail(error.message())};
  int64_t number = 0;
  if (auto error = readCount(count, number))
    return {*error};
  std::vector<Tensor> result;
  for (int64_t axis = 0; axis != x.rank(); ++axis)
    result.push_back(
        positions.shrink({0, axis}, {number, 1}).reshape({number}));
  return result;
}

UniqueValues uop::frontend::findUnique(const Tensor &x, SourceLoc loc) {
  OpScope scope("unique", loc);
  if (auto error = findError(x))
    return {*error, *error, *error, *error};
  // Bools are no type of uop.unique's.
  bool isBool = x.dtype() == DType::Bool;
  Tensor flat = x.reshape({x.numElements()});
  if (isBool)
    flat = flat.cast(DType::U8);
  int64_t size = flat.numElements();
  auto [sorted, order] = flat.sort(0);
  // A value begins where it is not the one before; NaN differs from itself.
  Tensor index = Tensor::iota(x.context(), {size}, 0);
  Tensor isFirst = (index == 0) | (sorted != sorted.roll(1, 0));
  Tensor rank = isFirst.cumsum(0) - 1;
  Tensor inverse = Tensor::zeros(x.context(), {size}, DType::I64)
                       .scatter(order, rank, 0)
                       .reshape(x.shape());
  Tensor total = isFirst.sum();
  if (Error error = Tensor::realize({sorted, order, isFirst, rank, total})) {
    Tensor failed = fail(error.message());
    return {failed, failed, failed, failed};
  }
  int64_t number = 0;
  if (auto error = readCount(total, number))
    return {*error, *error, *error, *error};
  std::vector<Tensor> starts = findNonZero(isFirst);
  if (starts[0].hasError())
    return {starts[0], starts[0], starts[0], starts[0]};
  Tensor values = sorted.take(starts[0]);
  Tensor first = order.take(starts[0]);
  Tensor ends = concat(
      {starts[0].slice(0, 1, number),
       Tensor::full(x.context(), {number ? 1 : 0}, double(size), DType::I64)});
  if (isBool)
    values = values.cast(DType::Bool);
  return {values, first, inverse, ends - starts[0]};
}

Tensor uop::frontend::searchSorted(const Tensor &sorted, const Tensor &values,
                                   bool right, SourceLoc loc) {
  OpScope scope("searchSorted", loc);
  if (auto error = findError({sorted, values}))
    return *error;
  if (sorted.rank() != 1)
    return fail("the sorted tensor must have one axis, got " +
                sorted.typeString());
  DType dtype = promote(sorted.dtype(), values.dtype());
  if (dtype == DType::Bool)
    dtype = DType::U8;
  Tensor from = sorted.cast(dtype), wanted = values.cast(dtype);
  int64_t size = sorted.numElements();
  Tensor low = Tensor::zeros(values.context(), values.shape(), DType::I64);
  if (size == 0)
    return low;
  // Halves what is left, from `low` on, until nothing is.
  Tensor length = low + size;
  Tensor isNaN = wanted.isNaN();
  for (int64_t left = size; left > 0; left /= 2) {
    Tensor half = floorDiv(length, 2);
    Tensor at = from.take(low + half);
    // NaN is after all numbers.
    Tensor isBefore =
        right ? (at <= wanted) | isNaN : (at < wanted) | (isNaN & (at == at));
    isBefore = isBefore & (length > 0);
    low = where(isBefore, low + half + 1, low);
    length = where(isBefore, length - half - 1, half);
  }
  return low;
}

Tensor uop::frontend::isIn(const Tensor &x, const Tensor &values, bool invert,
                           SourceLoc loc) {
  OpScope scope("isIn", loc);
  if (auto error = findError({x, values}))
    return *error;
  Tensor all = values.reshape({values.numElements()});
  Tensor found;
  if (values.numElements() == 0) {
    found = Tensor::zeros(x.context(), x.shape(), DType::Bool);
  } else {
    DType dtype = promote(x.dtype(), values.dtype());
    if (dtype == DType::Bool)
      dtype = DType::U8;
    Tensor sorted = all.cast(dtype).sort(0).first, wanted = x.cast(dtype);
    Tensor at = searchSorted(sorted, wanted);
    found = (sorted.take(minimum(at, values.numElements() - 1)) == wanted) &
            (at < values.numElements());
  }
  return invert ? found.bitwiseNot() : found;
}

Tensor uop::frontend::countNonZero(const Tensor &x, const Shape &axes,
                                   bool keepAxes, SourceLoc loc) {
  OpScope scope("countNonZero", loc);
  return x.cast(DType::Bool).sum(axes, keepAxes);
}

Tensor uop::frontend::repeatElements(const Tensor &x, int64_t count,
                                     int64_t axis, SourceLoc loc) {
  OpScope scope("repeatElements", loc);
  if (auto error = findError(x))
    return *error;
  if (int64_t given = axis; !normalize(axis, x.rank()))
    return failAxis(given, x);
  if (count < 0)
    return fail("the number of repetitions is below 0: " + Twine(count));
  Shape apart = x.shape(), result = x.shape();
  apart.insert(apart.begin() + axis + 1, count);
  result[axis] *= count;
  return x.unsqueeze(axis + 1).expand(apart).reshape(result);
}

Tensor uop::frontend::repeatElements(const Tensor &x, const Tensor &counts,
                                     int64_t axis, SourceLoc loc) {
  OpScope scope("repeatElements", loc);
  if (auto error = findError({x, counts}))
    return *error;
  if (int64_t given = axis; !normalize(axis, x.rank()))
    return failAxis(given, x);
  if (runtime::isFloat(counts.dtype()))
    return fail("the counts must be integers, got " + counts.typeString(),
                ErrorKind::type);
  int64_t size = x.shape()[axis];
  if (counts.rank() > 1 ||
      (counts.numElements() != size && counts.numElements() != 1))
    return fail("the counts " + counts.typeString() + " are not one for each " +
                "of the " + Twine(size) + " elements of the axis");
  Tensor each =
      counts.cast(DType::I64).reshape({counts.numElements()}).expand({size});
  Tensor ends = each.cumsum(0);
  Tensor total = each.sum();
  if (Error error = Tensor::realize({ends, total}))
    return fail(error.message());
  int64_t number = 0;
  if (auto error = readCount(total, number))
    return *error;
  Tensor index = Tensor::iota(x.context(), {number}, 0);
  return x.take(searchSorted(ends, index, /*right=*/true), axis);
}
