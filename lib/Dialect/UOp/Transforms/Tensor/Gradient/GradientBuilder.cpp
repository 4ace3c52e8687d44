//===- GradientBuilder.cpp - Tensor ops of gradients ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GradientBuilder.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;

ArrayRef<int64_t> GradientBuilder::shapeOf(Value x) {
  return cast<RankedTensorType>(x.getType()).getShape();
}

Type GradientBuilder::elementOf(Value x) {
  return getElementTypeOrSelf(x.getType());
}

/// The type of `x` in another shape.
static RankedTensorType typeLike(Value x, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, getElementTypeOrSelf(x.getType()));
}

Value GradientBuilder::constant(Type type, double value) {
  Type element = getElementTypeOrSelf(type);
  Attribute attr = isa<FloatType>(element)
                       ? Attribute(builder.getFloatAttr(element, value))
                       : builder.getIntegerAttr(element, int64_t(value));
  return ConstOp::create(builder, loc, getSplatAttr(type, attr));
}

Value GradientBuilder::iota(ArrayRef<int64_t> shape, int64_t axis) {
  return IotaOp::create(builder, loc,
                        RankedTensorType::get(shape, builder.getI64Type()),
                        uint64_t(axis));
}

Value GradientBuilder::scale(Value x, double factor) {
  return mul(x, constant(x.getType(), factor));
}

Value GradientBuilder::compare(CmpPredicate predicate, Value x, Value y) {
  return builder.createOrFold<CmpOp>(loc, getI1SameShape(x.getType()),
                                     predicate, x, y);
}

Value GradientBuilder::compare(CmpPredicate predicate, Value x, double y) {
  return compare(predicate, x, constant(x.getType(), y));
}

Value GradientBuilder::where(Value condition, Value x, Value y) {
  return builder.createOrFold<WhereOp>(loc, x.getType(), condition, x, y);
}

Value GradientBuilder::select(Value condition, Value x) {
  return where(condition, x, constant(x.getType(), 0));
}

Value GradientBuilder::convert(Value x, Type element) {
  if (elementOf(x) == element)
    return x;
  return builder.createOrFold<CastOp>(loc,
                                      withElementType(x.getType(), element), x);
}

Value GradientBuilder::widen(Value x) {
  bool isNarrow = elementOf(x).getIntOrFloatBitWidth() < 32;
  return isNarrow ? convert(x, builder.getF32Type()) : x;
}

Value GradientBuilder::reshape(Value x, ArrayRef<int64_t> shape) {
  if (shapeOf(x) == shape)
    return x;
  return builder.createOrFold<ReshapeOp>(loc, typeLike(x, shape), x);
}

Value GradientBuilder::permute(Value x, ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return x;
  Shape shape;
  for (int64_t axis : permutation)
    shape.push_back(shapeOf(x)[axis]);
  return builder.createOrFold<PermuteOp>(loc, typeLike(x, shape), x,
                                         permutation);
}

Value GradientBuilder::expand(Value x, ArrayRef<int64_t> shape) {
  if (shapeOf(x) == shape)
    return x;
  return builder.createOrFold<ExpandOp>(loc, typeLike(x, shape), x);
}

Value GradientBuilder::pad(Value x, ArrayRef<int64_t> low,
                           ArrayRef<int64_t> high, Value fill) {
  Shape shape;
  for (auto [size, before, after] : llvm::zip_equal(shapeOf(x), low, high))
    shape.push_back(before + size + after);
  if (shapeOf(x) == ArrayRef(shape))
    return x;
  return builder.createOrFold<PadOp>(loc, typeLike(x, shape), x, fill, low,
                                     high);
}

Value GradientBuilder::shrink(Value x, ArrayRef<int64_t> offsets,
                              ArrayRef<int64_t> sizes) {
  if (shapeOf(x) == sizes)
    return x;
  return builder.createOrFold<ShrinkOp>(loc, typeLike(x, sizes), x, offsets,
                                        sizes);
}

Value GradientBuilder::flip(Value x, ArrayRef<int64_t> axes) {
  if (axes.empty())
    return x;
  return builder.createOrFold<FlipOp>(loc, x.getType(), x, axes);
}

Value GradientBuilder::reduce(ReduceKind kind, Value x,
                              ArrayRef<int64_t> axes) {
  if (axes.empty())
    return x;
  return builder.createOrFold<ReduceAxisOp>(loc, kind, x, axes);
}

Value GradientBuilder::broadcast(Value x, ArrayRef<int64_t> axes,
                                 ArrayRef<int64_t> shape) {
  Shape kept(shape);
  for (int64_t axis : axes)
    kept[axis] = 1;
  return expand(reshape(x, kept), shape);
}

Value GradientBuilder::gather(Value source, Value indices, int64_t axis) {
  return GatherOp::create(builder, loc, typeLike(source, shapeOf(indices)),
                          source, indices, uint64_t(axis));
}

Value GradientBuilder::scatter(ScatterKind kind, Value target, Value indices,
                               Value updates, int64_t axis) {
  return ScatterOp::create(builder, loc, target.getType(), kind, target,
                           indices, updates, uint64_t(axis));
}

Value GradientBuilder::extract(Value x) {
  return tensor::ExtractOp::create(builder, loc, x, ValueRange());
}
