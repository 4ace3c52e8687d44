//===- Indices.cpp - Elements at computed places ----------------*- C++ -*-===//
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

/// What is wrong with an index tensor; otherwise the axis is made one from 0.
static std::optional<Tensor> checkIndex(const Tensor &x, const Tensor &index,
                                        int64_t &axis) {
  if (auto error = findError({x, index}))
    return error;
  if (int64_t given = axis; !normalize(axis, x.rank()))
    return failAxis(given, x);
  if (runtime::isFloat(index.dtype()) || index.dtype() == DType::Bool)
    return fail("the index must have integers, got " + index.typeString(),
                ErrorKind::type);
  return std::nullopt;
}

static std::optional<Tensor> checkSizes(const Tensor &x, const Tensor &index,
                                        int64_t axis) {
  bool fits = x.rank() == index.rank();
  for (int64_t i = 0; fits && i != x.rank(); ++i)
    fits = i == axis || index.shape()[i] <= x.shape()[i];
  if (fits)
    return std::nullopt;
  return fail("the index " + index.typeString() + " is larger than " +
              x.typeString() + " on an axis other than " + Twine(axis) +
              ", or has another rank");
}

/// The part of x that an index reaches.
static Tensor cutTo(const Tensor &x, const Tensor &index, int64_t axis) {
  Shape sizes = index.shape();
  sizes[axis] = x.shape()[axis];
  return x.shrink(Shape(x.rank(), 0), sizes);
}

Tensor Tensor::gather(const Tensor &index, int64_t axis, SourceLoc loc) const {
  OpScope scope("gather", loc);
  if (auto error = checkIndex(*this, index, axis))
    return *error;
  if (auto error = checkSizes(*this, index, axis))
    return *error;
  return build({cutTo(*this, index, axis), index},
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<GatherOp>(loc, getType(*this, index.shape()),
                                           in[0], in[1], uint64_t(axis));
               });
}

Tensor Tensor::take(const Tensor &index, int64_t axis, SourceLoc loc) const {
  OpScope scope("take", loc);
  if (auto error = checkIndex(*this, index, axis))
    return *error;
  // The index repeated beside the axis.
  Shape apart(rank(), 1), each = shape(), result;
  apart[axis] = each[axis] = index.numElements();
  for (int64_t i = 0; i != rank(); ++i) {
    if (i != axis)
      result.push_back(shape()[i]);
    else
      result.insert(result.end(), index.shape().begin(), index.shape().end());
  }
  return gather(index.reshape(apart).expand(each), axis).reshape(result);
}

static Tensor scatterTo(ScatterKind kind, const Tensor &x, const Tensor &index,
                        const Tensor &given, int64_t axis) {
  if (auto error = checkIndex(x, index, axis))
    return *error;
  if (auto error = findError({x, given}))
    return *error;
  if (auto error = checkSizes(x, index, axis))
    return *error;
  if (given.shape() != index.shape())
    return fail("the updates " + given.typeString() +
                " do not have the shape of the index " + index.typeString());
  if (given.dtype() != x.dtype())
    return fail("updates of type " + given.typeString() +
                    " cannot go into a tensor of type " + x.typeString(),
                ErrorKind::type);
  Tensor target = cutTo(x, index, axis);
  Tensor changed =
      build({target, index, given},
            [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
              return b.create<ScatterOp>(loc, in[0].getType(), kind, in[0],
                                         in[1], in[2], uint64_t(axis));
            });
  if (target.shape() == x.shape())
    return changed;
  // What the index does not reach stays.
  return build({changed, asState(x)},
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 MLIRContext *context = loc.getContext();
                 return b.create<AssignOp>(
                     loc, in[1].getType(), in[0], in[1], ValueRange(),
                     DenseI64ArrayAttr::get(context, Shape(x.rank(), 0)),
                     DenseI64ArrayAttr::get(context, target.shape()));
               });
}

Tensor Tensor::scatter(const Tensor &index, const Tensor &updates, int64_t axis,
                       SourceLoc loc) const {
  OpScope scope("scatter", loc);
  return scatterTo(ScatterKind::set, *this, index, updates, axis);
}

Tensor Tensor::scatterAdd(const Tensor &index, const Tensor &updates,
                          int64_t axis, SourceLoc loc) const {
  OpScope scope("scatterAdd", loc);
  return scatterTo(ScatterKind::add, *this, index, updates, axis);
}

Tensor Tensor::scatterMul(const Tensor &index, const Tensor &updates,
                          int64_t axis, SourceLoc loc) const {
  OpScope scope("scatterMul", loc);
  return scatterTo(ScatterKind::mul, *this, index, updates, axis);
}

Tensor Tensor::scatterMax(const Tensor &index, const Tensor &updates,
                          int64_t axis, SourceLoc loc) const {
  OpScope scope("scatterMax", loc);
  return scatterTo(ScatterKind::max, *this, index, updates, axis);
}

Tensor Tensor::scatterMin(const Tensor &index, const Tensor &updates,
                          int64_t axis, SourceLoc loc) const {
  OpScope scope("scatterMin", loc);
  return scatterTo(ScatterKind::min, *this, index, updates, axis);
}

Tensor Tensor::oneHot(int64_t count, DType dtype, SourceLoc loc) const {
  OpScope scope("oneHot", loc);
  int64_t axis = 0;
  Tensor apart = unsqueeze(-1);
  if (auto error = checkIndex(apart, apart, axis))
    return *error;
  if (count < 0)
    return fail("the number of classes is below 0: " + Twine(count));
  Tensor classes = Tensor::iota(context(), {count}, 0);
  return (apart == classes).cast(dtype);
}
