//===- MovementOps.cpp - Movement as ops of tensor --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNest.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;
using namespace uop::tolinalg;

static SmallVector<OpFoldResult> getIndices(Builder &builder,
                                            ArrayRef<int64_t> values) {
  return getAsIndexOpFoldResult(builder.getContext(), values);
}

Value Converter::convertMapped(Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Value source = op->getOperand(0);
  LoopNest nest(*this, op->getLoc(), type.getShape());
  nest.add(source, mapToSource(op, AffineMap::getMultiDimIdentityMap(
                                       type.getRank(), op->getContext())));
  return nest.create(empty(op->getLoc(), type),
                     [&](const LoopNest::Elements &element, Value) {
                       return element(source);
                     });
}

Value Converter::convertPad(PadOp op) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  auto type = cast<RankedTensorType>(op.getType());
  Value value =
      op.getValue() ? get(op.getValue()) : zero(type.getElementType());
  return tensor::PadOp::create(builder, getSignlessType(type),
                               get(op.getSource()),
                               getIndices(builder, op.getLow()),
                               getIndices(builder, op.getHigh()), value);
}

Value Converter::convertShrink(ShrinkOp op) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  SmallVector<int64_t> strides(op.getSizes().size(), 1);
  return tensor::ExtractSliceOp::create(
      builder, cast<RankedTensorType>(getSignlessType(op.getType())),
      get(op.getSource()), getIndices(builder, op.getOffsets()),
      getIndices(builder, op.getSizes()), getIndices(builder, strides));
}

Value Converter::convertCat(CatOp op) {
  SmallVector<Value> sources;
  for (Value source : op.getSources())
    if (cast<RankedTensorType>(source.getType()).getNumElements() != 0)
      sources.push_back(get(source));
  if (sources.size() == 1)
    return sources.front();
  return tensor::ConcatOp::create(emitter.getBuilder(),
                                  getSignlessType(op.getType()), op.getAxis(),
                                  sources);
}

/// The positions inside of the mask are read, and zeros are put around them.
Value Converter::convertView(ViewOp op) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getType());
  int64_t rank = type.getRank();
  SmallVector<int64_t> low(rank, 0), high(rank, 0), sizes(op.getSizes());
  if (auto begin = op.getMaskBegin()) {
    for (int64_t axis = 0; axis != rank; ++axis) {
      low[axis] = (*begin)[axis];
      high[axis] = sizes[axis] - (*op.getMaskEnd())[axis];
      sizes[axis] -= low[axis] + high[axis];
    }
  }
  if (llvm::any_of(sizes, [](int64_t size) { return size <= 0; }))
    return fill(loc, zero(type.getElementType()), type);

  AffineExpr position = getAffineConstantExpr(op.getOffset(), op.getContext());
  for (int64_t axis = 0; axis != rank; ++axis) {
    AffineExpr index = getAffineDimExpr(axis, op.getContext());
    position = position + (index + low[axis]) * op.getStrides()[axis];
  }
  Value flat = get(op.getSource());
  LoopNest nest(*this, loc, sizes);
  nest.addTensor(flat, AffineMap::get(rank, 0, position));
  Value inside = nest.create(
      empty(loc, type.clone(sizes)),
      [&](const LoopNest::Elements &element, Value) { return element(flat); });
  if (sizes == type.getShape())
    return inside;
  return tensor::PadOp::create(
      builder, getSignlessType(type), inside, getIndices(builder, low),
      getIndices(builder, high), zero(type.getElementType()));
}

Value Converter::convertAssign(AssignOp op) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  if (op.isWhole())
    return get(op.getValue());
  auto value = cast<RankedTensorType>(op.getValue().getType());
  if (value.getNumElements() == 0)
    return get(op.getTarget());
  SmallVector<int64_t> strides(value.getRank(), 1);
  return tensor::InsertSliceOp::create(
      builder, get(op.getValue()), get(op.getTarget()),
      getIndices(builder, *op.getOffsets()),
      getIndices(builder, *op.getSizes()), getIndices(builder, strides));
}
