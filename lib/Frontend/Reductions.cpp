//===- Reductions.cpp - Elements combined -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Build.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

/// The axes as of size 1, where they are to stay.
static Tensor finish(const Tensor &x, const Tensor &reduced, const Shape &axes,
                     bool keepAxes) {
  if (!keepAxes || reduced.hasError())
    return reduced;
  Shape sizes = x.shape();
  for (int64_t axis : axes)
    sizes[axis] = 1;
  return reduced.reshape(sizes);
}

static Tensor reduceAxes(ReduceKind kind, const Tensor &x, Shape axes,
                         bool keepAxes) {
  if (auto error = normalize(axes, x))
    return *error;
  return finish(x, reduce(kind, x, axes), axes, keepAxes);
}

/// Integers in 64 bits, which a sum leaves less easily.
static Tensor widen(const Tensor &x) {
  if (x.hasError() || runtime::isFloat(x.dtype()))
    return x;
  bool isSigned = runtime::isSigned(x.dtype()) || x.dtype() == DType::Bool;
  return x.cast(isSigned ? DType::I64 : DType::U64);
}

Tensor Tensor::sum(const Shape &axes, bool keepAxes, SourceLoc loc) const {
  OpScope scope("sum", loc);
  return reduceAxes(ReduceKind::add, widen(*this), axes, keepAxes);
}

Tensor Tensor::prod(const Shape &axes, bool keepAxes, SourceLoc loc) const {
  OpScope scope("prod", loc);
  return reduceAxes(ReduceKind::mul, widen(*this), axes, keepAxes);
}

Tensor Tensor::max(const Shape &axes, bool keepAxes, SourceLoc loc) const {
  OpScope scope("max", loc);
  return reduceAxes(ReduceKind::max, *this, axes, keepAxes);
}

Tensor Tensor::min(const Shape &axes, bool keepAxes, SourceLoc loc) const {
  OpScope scope("min", loc);
  return reduceAxes(ReduceKind::min, *this, axes, keepAxes);
}

/// How many elements there are along axes, as a number of x's type. What is
/// beyond sizes may stand for a size that a run decides, and stays an integer.
static Operand makeCount(const Tensor &x, const Shape &axes) {
  int64_t count = countAlong(x, axes);
  if (count <= std::numeric_limits<int32_t>::max())
    return double(count);
  return constant(getGraph(x), DType::I64, {}, count).cast(x.dtype());
}

Tensor Tensor::mean(const Shape &given, bool keepAxes, SourceLoc loc) const {
  OpScope scope("mean", loc);
  Shape axes = given;
  if (auto error = normalize(axes, *this))
    return *error;
  Tensor x = toFloat(*this);
  // Of no elements NaN, as 0 / 0.
  return x.sum(axes, keepAxes) / makeCount(x, axes);
}

Tensor Tensor::var(const Shape &given, bool keepAxes, double correction,
                   SourceLoc loc) const {
  OpScope scope("var", loc);
  Shape axes = given;
  if (auto error = normalize(axes, *this))
    return *error;
  Tensor x = toFloat(*this);
  Tensor distance = x - x.mean(axes, /*keepAxes=*/true);
  Operand count = makeCount(x, axes);
  Operand freedom = count.getTensor()
                        ? Operand(maximum(*count.getTensor() - correction, 0.0))
                        : std::max(0.0, count.getNumber() - correction);
  return distance.square().sum(axes, keepAxes) / freedom;
}

Tensor Tensor::std(const Shape &axes, bool keepAxes, double correction,
                   SourceLoc loc) const {
  OpScope scope("std", loc);
  return var(axes, keepAxes, correction).sqrt();
}

Tensor Tensor::any(const Shape &axes, bool keepAxes, SourceLoc loc) const {
  OpScope scope("any", loc);
  return reduceAxes(ReduceKind::max, cast(DType::Bool), axes, keepAxes);
}

Tensor Tensor::all(const Shape &axes, bool keepAxes, SourceLoc loc) const {
  OpScope scope("all", loc);
  return reduceAxes(ReduceKind::min, cast(DType::Bool), axes, keepAxes);
}

static Tensor findBest(const Tensor &x, int64_t axis, bool keepAxis,
                       ReduceKind kind) {
  if (auto error = findError(x))
    return *error;
  if (int64_t given = axis; !normalize(axis, x.rank()))
    return failAxis(given, x);
  if (x.shape()[axis] == 0)
    return fail("axis " + Twine(axis) + " of " + x.typeString() +
                " has no elements to choose from");
  Tensor best = reduceAxes(kind, x, {axis}, /*keepAxes=*/true);
  Tensor isBest = x == best;
  if (runtime::isFloat(x.dtype()))
    isBest = isBest | x.isNaN();
  Tensor index = Tensor::iota(x.context(), x.shape(), axis);
  return where(isBest, index, x.shape()[axis]).min({axis}, keepAxis);
}

Tensor Tensor::argmax(int64_t axis, bool keepAxis, SourceLoc loc) const {
  OpScope scope("argmax", loc);
  return findBest(*this, axis, keepAxis, ReduceKind::max);
}

Tensor Tensor::argmin(int64_t axis, bool keepAxis, SourceLoc loc) const {
  OpScope scope("argmin", loc);
  return findBest(*this, axis, keepAxis, ReduceKind::min);
}

/// A reduction of all elements so far; uop-form-scans makes it linear.
static Tensor scan(const Tensor &x, int64_t axis, ReduceKind kind) {
  if (auto error = findError(x))
    return *error;
  if (int64_t given = axis; !normalize(axis, x.rank()))
    return failAxis(given, x);
  int64_t size = x.shape()[axis];
  Graph &graph = getGraph(x);
  Context context = x.context();
  Tensor last = x.transpose(axis, -1).unsqueeze(-2);
  Shape windows = last.shape();
  windows[windows.size() - 2] = size;
  Tensor isBefore = Tensor::iota(context, {size, size}, 1) <=
                    Tensor::iota(context, {size, size}, 0);
  Tensor identity =
      build(graph, [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue>) {
        TypedAttr scalar =
            getReductionIdentity(kind, graph.getElementType(x.dtype()));
        return b.create<ConstOp>(
            loc, getSplatAttr(graph.getType(x.dtype(), {}), scalar));
      });
  Tensor so_far = where(isBefore, last.expand(windows), identity);
  return reduceAxes(kind, so_far, {-1}, /*keepAxes=*/false).transpose(axis, -1);
}

Tensor Tensor::cumsum(int64_t axis, SourceLoc loc) const {
  OpScope scope("cumsum", loc);
  return scan(widen(*this), axis, ReduceKind::add);
}

Tensor Tensor::cumprod(int64_t axis, SourceLoc loc) const {
  OpScope scope("cumprod", loc);
  return scan(widen(*this), axis, ReduceKind::mul);
}

Tensor Tensor::cummax(int64_t axis, SourceLoc loc) const {
  OpScope scope("cummax", loc);
  return scan(*this, axis, ReduceKind::max);
}

/// The greatest element along the axes, or 0 where that is not finite: what may
/// be subtracted before an exponential.
static Tensor getShift(const Tensor &x, const Shape &axes) {
  Tensor most = x.max(axes, /*keepAxes=*/true);
  return where(most.isFinite(), most, 0).detach();
}

Tensor Tensor::logSumExp(const Shape &given, bool keepAxes,
                         SourceLoc loc) const {
  OpScope scope("logSumExp", loc);
  Shape axes = given;
  if (auto error = normalize(axes, *this))
    return *error;
  Tensor x = toFloat(*this);
  Tensor shift = getShift(x, axes);
  Tensor sum = (x - shift).exp().sum(axes, /*keepAxes=*/true);
  Tensor result = sum.log() + shift;
  if (keepAxes)
    return result;
  return result.reshape(x.sum(axes).shape());
}

Tensor Tensor::softmax(int64_t axis, SourceLoc loc) const {
  OpScope scope("softmax", loc);
  if (!hasError() && rank() == 0)
    return fail("a tensor without axes has no softmax");
  Tensor x = toFloat(*this);
  Tensor power = (x - x.max({axis}, /*keepAxes=*/true).detach()).exp();
  return power / power.sum({axis}, /*keepAxes=*/true);
}

Tensor Tensor::logSoftmax(int64_t axis, SourceLoc loc) const {
  OpScope scope("logSoftmax", loc);
  if (!hasError() && rank() == 0)
    return fail("a tensor without axes has no softmax");
  Tensor x = toFloat(*this);
  return x - x.logSumExp({axis}, /*keepAxes=*/true);
}
